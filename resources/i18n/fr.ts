<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
    <context>
        <name>QAbstractFileIconProvider</name>
        <message>
            <source>Folder</source>
            <translation>Dossier</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Fichier</translation>
        </message>
        <message>
            <source>%1 File</source>
            <translation>Fichier %1</translation>
        </message>
        <message>
            <source>Drive</source>
            <translation>Lecteur</translation>
        </message>
        <message>
            <source>Unknown</source>
            <translation>Inconnu</translation>
        </message>
    </context>
    <context>
        <name>QFileDialog</name>
        <message>
            <source>&amp;Look in:</source>
            <translation>&amp;Chercher dans :</translation>
        </message>
        <message>
            <source>File &amp;name:</source>
            <translation>&amp;Nom :</translation>
        </message>
        <message>
            <source>Files of &amp;type:</source>
            <translation>&amp;Type :</translation>
        </message>
        <message>
            <source>Computer</source>
            <translation>Ordinateur</translation>
        </message>
    </context>
    <context>
        <name>advice</name>
        <message>
            <source>{figure} {unit}</source>
            <translation>{figure} {unit}</translation>
        </message>
        <message numerus="yes">
            <source>%n deal(s)</source>
            <translation>
                <numerusform>%n donne</numerusform>
                <numerusform>%n donnes</numerusform>
            </translation>
        </message>
        <message>
            <source>points</source>
            <translation>points</translation>
        </message>
        <message>
            <source>by fixed rules</source>
            <translation>selon des règles fixes</translation>
        </message>
        <message>
            <source>The point is what the deals brought on average, the band around it what chance leaves in doubt (95 %): right of zero whoever follows the advice gains, left of it they lose.</source>
            <translation>Le point est ce que les donnes ont rapporté en moyenne, la bande ce que le hasard laisse en doute (95 %) : à droite du zéro, qui suit le conseil gagne ; à gauche, il perd.</translation>
        </message>
        <message>
            <source>This was measured with earlier opponents; the present ones may play otherwise.</source>
            <translation>Mesuré avec des adversaires antérieurs ; ceux d’aujourd’hui jouent peut-être autrement.</translation>
        </message>
        <message>
            <source>good advice</source>
            <translation>bon conseil</translation>
        </message>
        <message>
            <source>not clear</source>
            <translation>incertain</translation>
        </message>
        <message>
            <source>bad advice</source>
            <translation>mauvais conseil</translation>
        </message>
        <message>
            <source>Good advice: whoever follows it fares better.</source>
            <translation>Bon conseil : qui le suit s’en trouve mieux.</translation>
        </message>
        <message>
            <source>Not clear: so small a difference may be mere chance.</source>
            <translation>Incertain : un si petit écart peut n’être que du hasard.</translation>
        </message>
        <message>
            <source>Bad advice: in our measurement whoever follows it fares worse.</source>
            <translation>Mauvais conseil : dans notre mesure, qui le suit s’en trouve moins bien.</translation>
        </message>
        <message>
            <source>between {low} and {high} {unit}, with 95 % certainty</source>
            <translation>entre {low} et {high} {unit}, avec 95 % de certitude</translation>
        </message>
        <message>
            <source>Who sits in all the seats: {level}; the decision itself is taken by: {chooser}.</source>
            <translation>À toutes les places joue : {level} ; la décision même est prise par : {chooser}.</translation>
        </message>
        <message numerus="yes">
            <source>%n deal(s), each played twice: following the advice, and not following it.</source>
            <translation>
                <numerusform>%n donne, jouée deux fois : en suivant le conseil, et sans le suivre.</numerusform>
                <numerusform>%n donnes, jouées deux fois chacune : en suivant le conseil, et sans le suivre.</numerusform>
            </translation>
        </message>
        <message>
            <source>All seats play {level}.</source>
            <translation>Toutes les places jouent {level}.</translation>
        </message>
        <message numerus="yes">
            <source>In %n other deal(s) it did not apply.</source>
            <translation>
                <numerusform>Dans une autre donne, il ne s’appliquait pas.</numerusform>
                <numerusform>Dans %n autres donnes, il ne s’appliquait pas.</numerusform>
            </translation>
        </message>
        <message>
            <source>Played with another rule: {option}, {value}.</source>
            <translation>Joué avec une autre règle : {option}, {value}.</translation>
        </message>
        <message>
            <source>counters</source>
            <translation>jetons</translation>
        </message>
        <message>
            <source>hands saved in a hundred</source>
            <translation>donnes sauvées sur cent</translation>
        </message>
        <message>
            <source>{done} of {all} deals</source>
            <translation>{done} donnes sur {all}</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Measured</source>
            <translation>Mesuré</translation>
        </message>
        <message>
            <source>Your test</source>
            <translation>Votre essai</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Check it</source>
            <translation>Vérifiez</translation>
        </message>
        <message>
            <source>What old books and the rulebook say, and what it brought here: the same deal is played twice, once with the advice and once without, with the same cards and opponents.</source>
            <translation>Ce que disent les vieux livres et la règle, et ce que cela a donné ici : la même donne est jouée deux fois, une fois avec le conseil et une fois sans, avec les mêmes cartes et les mêmes adversaires.</translation>
        </message>
        <message>
            <source>Advice on {game}</source>
            <translation>Conseils pour {game}</translation>
        </message>
        <message>
            <source>← worse with it</source>
            <translation>← moins bien avec</translation>
        </message>
        <message>
            <source>0: no difference</source>
            <translation>0 : pareil</translation>
        </message>
        <message>
            <source>better with it →</source>
            <translation>mieux avec →</translation>
        </message>
        <message>
            <source>← worse</source>
            <translation>← pire</translation>
        </message>
        <message>
            <source>better →</source>
            <translation>mieux →</translation>
        </message>
        <message>
            <source>Advice</source>
            <translation>Conseils</translation>
        </message>
        <message numerus="yes">
            <source>Advice with a receipt · %n measured</source>
            <translation>
                <numerusform>Conseils vérifiés : %n</numerusform>
                <numerusform>Conseils vérifiés : %n</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>advice_ecarte</name>
        <message>
            <source>With three trumps, do not propose: play.</source>
            <translation>Avec trois atouts, ne proposez pas : jouez.</translation>
        </message>
        <message>
            <source>You are the first to speak and hold three trumps or more: playing at once against proposing.</source>
            <translation>Vous parlez le premier avec trois atouts ou plus : jouer d’autorité plutôt que proposer.</translation>
        </message>
        <message>
            <source>With one trump or none, propose.</source>
            <translation>Avec un atout ou aucun, proposez.</translation>
        </message>
        <message>
            <source>You are the first to speak and hold at most one trump: proposing against playing at once.</source>
            <translation>Vous parlez le premier avec un atout au plus : proposer plutôt que jouer d’autorité.</translation>
        </message>
        <message>
            <source>The dealer refuses with three trumps.</source>
            <translation>Le donneur refuse avec trois atouts.</translation>
        </message>
        <message>
            <source>You deal, the other proposes, and you hold three trumps or more: refusing against accepting.</source>
            <translation>Vous donnez, l’autre propose et vous avez trois atouts ou plus : refuser plutôt qu’accepter.</translation>
        </message>
        <message>
            <source>The dealer accepts when he holds no trump, or only one.</source>
            <translation>Le donneur accepte s’il n’a pas d’atout, ou un seul.</translation>
        </message>
        <message>
            <source>You deal, the other proposes, and you hold at most one trump: accepting against refusing.</source>
            <translation>Vous donnez, l’autre propose et vous avez un atout au plus : accepter plutôt que refuser.</translation>
        </message>
        <message>
            <source>Keep trumps and kings, and change all the rest.</source>
            <translation>Gardez atouts et rois, et changez tout le reste.</translation>
        </message>
        <message>
            <source>At an exchange: throwing away every card that is neither a trump nor a king, against throwing away only some of them.</source>
            <translation>À l’écart : jeter tout ce qui n’est ni atout ni roi, plutôt que n’en jeter qu’une partie.</translation>
        </message>
        <message>
            <source>Show the king of trumps: its point is sure.</source>
            <translation>Montrez le roi d’atout : son point est sûr.</translation>
        </message>
        <message>
            <source>You may announce the king: doing so against hiding it.</source>
            <translation>Vous pouvez annoncer le roi : le faire plutôt que le taire.</translation>
        </message>
        <message>
            <source>With three trumps, lead the highest.</source>
            <translation>Avec trois atouts, attaquez du plus fort.</translation>
        </message>
        <message>
            <source>The first lead is yours with exactly three trumps: the highest of them against a card of another suit.</source>
            <translation>Vous entamez avec trois atouts exactement : le plus fort plutôt qu’une carte d’une autre couleur.</translation>
        </message>
        <message>
            <source>With one or two trumps, lead from another suit first.</source>
            <translation>Avec un ou deux atouts, attaquez d’abord d’une autre couleur.</translation>
        </message>
        <message>
            <source>The first lead is yours with one or two trumps: a card of another suit against a trump.</source>
            <translation>Vous entamez avec un ou deux atouts : une carte d’une autre couleur plutôt qu’un atout.</translation>
        </message>
        <message>
            <source>With few trumps, lead the top of a suit of two, not a single card.</source>
            <translation>Avec peu d’atouts, attaquez du plus fort d’une couleur double, pas d’une carte seule.</translation>
        </message>
        <message>
            <source>The first lead is yours with at most two trumps: the highest card of a plain suit of two or more against a card that is alone in its suit.</source>
            <translation>Vous entamez avec deux atouts au plus : la plus forte d’une couleur de deux cartes ou plus plutôt qu’une carte seule de sa couleur.</translation>
        </message>
        <message>
            <source>With two tricks won and none lost, lead trumps.</source>
            <translation>Avec deux plis faits et aucun perdu, jouez atout.</translation>
        </message>
        <message>
            <source>You have won the first two tricks and hold trumps and other cards: a trump against another card.</source>
            <translation>Vous avez fait les deux premiers plis et tenez atouts et autres cartes : un atout plutôt qu’une autre carte.</translation>
        </message>
    </context>
    <context>
        <name>advice_hachi_hachi</name>
        <message>
            <source>If a card of yours can take, take with it.</source>
            <translation>Si une de vos cartes peut prendre, prenez.</translation>
        </message>
        <message>
            <source>A card of your hand finds its month: taking against laying any card and turning one of the stock.</source>
            <translation>Une carte de votre main trouve son mois : prendre plutôt que poser une carte et en retourner une du talon.</translation>
        </message>
        <message>
            <source>Three of a month belong to who holds the fourth: there is no hurry.</source>
            <translation>Trois d’un mois sont à qui tient la quatrième : rien ne presse.</translation>
        </message>
        <message>
            <source>Three of a month lie in the field and you hold the fourth: playing another card first against taking them at once.</source>
            <translation>Trois d’un mois sont dans le champ et vous avez la quatrième : jouer d’abord une autre carte plutôt que les prendre aussitôt.</translation>
        </message>
        <message>
            <source>A bright comes before everything else.</source>
            <translation>Une lumière passe avant tout.</translation>
        </message>
        <message>
            <source>You can win a bright or other cards: the bright against the others.</source>
            <translation>Vous pouvez prendre une lumière ou d’autres cartes : la lumière plutôt que les autres.</translation>
        </message>
        <message>
            <source>Take what counts most at once.</source>
            <translation>Prenez ce qui compte le plus tout de suite.</translation>
        </message>
        <message>
            <source>You can take in several ways: the one that wins most points now against the others.</source>
            <translation>Vous pouvez prendre de plusieurs façons : celle qui rapporte le plus tout de suite plutôt que les autres.</translation>
        </message>
        <message>
            <source>A ribbon is better than an animal: it makes combinations.</source>
            <translation>Mieux vaut un ruban qu’un animal : il fait des combinaisons.</translation>
        </message>
        <message>
            <source>You can win a ribbon or an animal: the ribbon against the animal.</source>
            <translation>Vous pouvez prendre un ruban ou un animal : le ruban plutôt que l’animal.</translation>
        </message>
        <message>
            <source>An animal counts five points more, and the ribbons of a combination seldom come together.</source>
            <translation>Un animal donne cinq points de plus, et les rubans d’une combinaison se réunissent rarement.</translation>
        </message>
        <message>
            <source>If you can take nothing, lay chaff.</source>
            <translation>Si vous ne prenez rien, posez une plaine.</translation>
        </message>
        <message>
            <source>No card of yours finds its month: laying a chaff card against any other.</source>
            <translation>Aucune de vos cartes ne trouve son mois : poser une plaine plutôt que toute autre.</translation>
        </message>
        <message>
            <source>Lay one of a pair: the other can take it back.</source>
            <translation>Posez une carte d’une paire : l’autre pourra la reprendre.</translation>
        </message>
        <message>
            <source>You can take nothing: chaff of a month of which you hold another card against chaff that is alone.</source>
            <translation>Vous ne pouvez rien prendre : une plaine d’un mois dont vous avez une autre carte plutôt qu’une plaine isolée.</translation>
        </message>
        <message>
            <source>Lay a month that has been played already.</source>
            <translation>Posez un mois déjà sorti.</translation>
        </message>
        <message>
            <source>You can take nothing: chaff of a month somebody has played against chaff of a fresh one.</source>
            <translation>Vous ne pouvez rien prendre : une plaine d’un mois déjà joué plutôt que celle d’un mois neuf.</translation>
        </message>
    </context>
    <context>
        <name>advice_mosca</name>
        <message>
            <source>Without a trump, pass.</source>
            <translation>Sans atout, passez.</translation>
        </message>
        <message>
            <source>You hold no trump: passing against playing.</source>
            <translation>Vous n’avez pas d’atout : passer plutôt que jouer.</translation>
        </message>
        <message>
            <source>With a single trump, pass.</source>
            <translation>Avec un seul atout, passez.</translation>
        </message>
        <message>
            <source>You hold exactly one trump: passing against playing.</source>
            <translation>Vous avez un atout exactement : passer plutôt que jouer.</translation>
        </message>
        <message>
            <source>Who plays three-handed wins more from the pool with one trump than the fines cost.</source>
            <translation>À trois, qui joue avec un atout gagne plus à la poule que ne coûtent les amendes.</translation>
        </message>
        <message>
            <source>With two trumps, one of them king, queen or jack, play.</source>
            <translation>Avec deux atouts dont une figure, jouez.</translation>
        </message>
        <message>
            <source>You hold two such trumps: playing against passing.</source>
            <translation>Vous avez deux atouts de cette sorte : jouer plutôt que passer.</translation>
        </message>
        <message>
            <source>Two kings are worth a trump: play.</source>
            <translation>Deux rois valent un atout : jouez.</translation>
        </message>
        <message>
            <source>You hold two kings or more but no trump: playing against passing.</source>
            <translation>Vous avez deux rois ou plus et pas d’atout : jouer plutôt que passer.</translation>
        </message>
        <message>
            <source>The dealer has paid for the pool: let him defend it.</source>
            <translation>Le donneur a payé la poule : qu’il la défende.</translation>
        </message>
        <message>
            <source>You deal, one other plays and you hold one trump: playing against passing.</source>
            <translation>Vous donnez, un autre joue et vous avez un atout : jouer plutôt que passer.</translation>
        </message>
        <message>
            <source>Never change a trump.</source>
            <translation>On n’écarte jamais un atout.</translation>
        </message>
        <message>
            <source>You play and hold trumps: changing other cards only against changing a trump as well.</source>
            <translation>Vous jouez et avez des atouts : n’écarter que d’autres cartes plutôt qu’un atout en plus.</translation>
        </message>
        <message>
            <source>Change every card that is no trump, even a king.</source>
            <translation>Écartez tout ce qui n’est pas atout, même un roi.</translation>
        </message>
        <message>
            <source>You play with trumps and a king of another suit: changing the king too against keeping it.</source>
            <translation>Vous jouez avec des atouts et un roi d’une autre couleur : écarter aussi le roi plutôt que le garder.</translation>
        </message>
        <message>
            <source>A king of another suit takes a trick of his own often enough to be kept.</source>
            <translation>Un roi d’une autre couleur fait assez souvent son propre pli pour être gardé.</translation>
        </message>
        <message>
            <source>With two trumps, lead the higher one.</source>
            <translation>Avec deux atouts, attaquez du plus fort.</translation>
        </message>
        <message>
            <source>The first lead is yours with two trumps or more: the highest against a card of another suit.</source>
            <translation>Vous entamez avec deux atouts ou plus : le plus fort plutôt qu’une carte d’une autre couleur.</translation>
        </message>
        <message>
            <source>The high trump does not run away: it takes its trick later, when more lies in it.</source>
            <translation>L’atout fort ne se sauve pas : il fait son pli plus tard, quand il y a plus à prendre.</translation>
        </message>
        <message>
            <source>The king of trumps is led at once: one trick, and no fine.</source>
            <translation>Le roi d’atout se joue tout de suite : un pli, et pas d’amende.</translation>
        </message>
        <message>
            <source>The first lead is yours with the king of trumps: the king against any other card.</source>
            <translation>Vous entamez avec le roi d’atout : le roi plutôt que toute autre carte.</translation>
        </message>
        <message>
            <source>The king takes his trick whenever he is played; kept, he took better ones.</source>
            <translation>Le roi fait son pli quand on le joue ; gardé, il en a fait de meilleurs.</translation>
        </message>
    </context>
    <context>
        <name>advice_napoleon</name>
        <message>
            <source>Three of a suit with its ace or king, and another ace or king: bid three.</source>
            <translation>Trois d’une couleur avec son as ou son roi, et un autre as ou roi : annoncez trois.</translation>
        </message>
        <message>
            <source>Nobody has bid yet and you hold such a hand: bidding three against passing.</source>
            <translation>Personne n’a annoncé et vous avez cette main : annoncer trois plutôt que passer.</translation>
        </message>
        <message>
            <source>Without three cards of a suit, pass.</source>
            <translation>Sans trois cartes d’une couleur, passez.</translation>
        </message>
        <message>
            <source>Nobody has bid yet and no suit of yours has more than two cards: passing against bidding three.</source>
            <translation>Personne n’a annoncé et aucune de vos couleurs n’a plus de deux cartes : passer plutôt qu’annoncer trois.</translation>
        </message>
        <message>
            <source>Three trumps without ace or king are no bid.</source>
            <translation>Trois atouts sans as ni roi ne font pas une annonce.</translation>
        </message>
        <message>
            <source>Nobody has bid yet and your longest suit has three cards, neither ace nor king among them: passing against bidding three.</source>
            <translation>Personne n’a annoncé et votre plus longue couleur a trois cartes, sans as ni roi : passer plutôt qu’annoncer trois.</translation>
        </message>
        <message>
            <source>Declarer, begin with your highest trump.</source>
            <translation>Déclarant, commencez par votre plus fort atout.</translation>
        </message>
        <message>
            <source>You lead for the first time: the highest card of your longest suit against a lower one of it.</source>
            <translation>Vous entamez : la plus forte de votre plus longue couleur plutôt qu’une plus basse.</translation>
        </message>
        <message>
            <source>Declarer, draw a second round of trumps.</source>
            <translation>Déclarant, faites un second tour d’atout.</translation>
        </message>
        <message>
            <source>You are the declarer and have won the first trick: a trump again against another suit.</source>
            <translation>Vous êtes le déclarant et avez fait le premier pli : encore atout plutôt qu’une autre couleur.</translation>
        </message>
        <message>
            <source>Whoever can stop the declarer does so at once.</source>
            <translation>Qui peut arrêter le déclarant le fait tout de suite.</translation>
        </message>
        <message>
            <source>The declarer is winning the trick and you can take it: doing so against holding back.</source>
            <translation>Le déclarant est maître du pli et vous pouvez le prendre : le faire plutôt que se réserver.</translation>
        </message>
        <message>
            <source>Do not lead trumps against the declarer.</source>
            <translation>N’attaquez pas atout contre le déclarant.</translation>
        </message>
        <message>
            <source>You lead against the declarer and hold trumps and other cards: another suit against a trump.</source>
            <translation>Vous jouez le premier contre le déclarant avec atouts et autres cartes : une autre couleur plutôt qu’un atout.</translation>
        </message>
        <message>
            <source>What you throw away is your lowest card.</source>
            <translation>Défaussez-vous de votre plus basse carte.</translation>
        </message>
        <message>
            <source>Against the declarer you can neither follow nor trump: your lowest card against your highest.</source>
            <translation>Contre le déclarant vous ne pouvez ni fournir ni couper : votre plus basse carte plutôt que la plus forte.</translation>
        </message>
        <message>
            <source>With an ace, do not bid a misère.</source>
            <translation>Avec un as, n’annoncez pas misère.</translation>
        </message>
        <message>
            <source>Nobody has bid yet and you hold an ace: passing against bidding a misère.</source>
            <translation>Personne n’a annoncé et vous avez un as : passer plutôt qu’annoncer misère.</translation>
        </message>
        <message>
            <source>In a misère, begin with your lowest card.</source>
            <translation>En misère, commencez par votre plus basse carte.</translation>
        </message>
        <message>
            <source>You play a misère: your lowest card first against your highest.</source>
            <translation>Vous jouez une misère : entamer de votre plus basse carte plutôt que de la plus forte.</translation>
        </message>
        <message>
            <source>Against a misère, lead low: it has to go below you.</source>
            <translation>Contre une misère, attaquez bas : qu’elle ne puisse rester dessous.</translation>
        </message>
        <message>
            <source>You lead against a misère: your lowest card against your highest.</source>
            <translation>Vous jouez le premier contre une misère : votre plus basse carte plutôt que la plus forte.</translation>
        </message>
    </context>
    <context>
        <name>advice_nlk</name>
        <message>
            <source>Do not trump where you can beat in the suit.</source>
            <translation>Ne coupez pas si vous pouvez monter dans la couleur.</translation>
        </message>
        <message>
            <source>You can beat the last card in its suit and also with a trump: in the suit against the trump.</source>
            <translation>Vous pouvez monter dans la couleur et aussi couper : la couleur plutôt que l’atout.</translation>
        </message>
        <message>
            <source>Beat with the lowest card that will do.</source>
            <translation>Montez avec la plus basse carte qui suffit.</translation>
        </message>
        <message>
            <source>Several cards of the suit beat the last one: the lowest of them against a higher one.</source>
            <translation>Plusieurs cartes de la couleur montent : la plus basse plutôt qu’une plus haute.</translation>
        </message>
        <message>
            <source>Whoever can beat, beats: a card taken up must be played again.</source>
            <translation>Qui peut monter, monte : une carte ramassée devra être rejouée.</translation>
        </message>
        <message>
            <source>You can beat the last card in its suit: doing so against taking the lowest up.</source>
            <translation>Vous pouvez monter dans la couleur : le faire plutôt que ramasser la plus basse.</translation>
        </message>
        <message>
            <source>Better trump than take up.</source>
            <translation>Mieux vaut couper que ramasser.</translation>
        </message>
        <message>
            <source>You cannot beat a plain card but hold a trump: the trump against taking the lowest up.</source>
            <translation>Vous ne pouvez pas monter mais avez un atout : couper plutôt que ramasser la plus basse.</translation>
        </message>
        <message>
            <source>If yours is the last card of the trick, turn it: you lead next.</source>
            <translation>Si votre carte complète le pli, retournez-le : vous entamez le suivant.</translation>
        </message>
        <message>
            <source>One card more completes the trick and you have it: playing it against taking the lowest up.</source>
            <translation>Il manque une carte au pli et vous l’avez : la jouer plutôt que ramasser la plus basse.</translation>
        </message>
        <message>
            <source>Lead your lowest cards first.</source>
            <translation>Jouez d’abord vos plus basses cartes.</translation>
        </message>
        <message>
            <source>You lead: one of your lowest plain cards against one of your highest.</source>
            <translation>Vous entamez : l’une de vos plus basses cartes hors atout plutôt que l’une des plus hautes.</translation>
        </message>
        <message>
            <source>Do not lead trumps while you have other cards.</source>
            <translation>N’entamez pas atout tant que vous avez d’autres cartes.</translation>
        </message>
        <message>
            <source>You lead and hold both: a plain card against a trump.</source>
            <translation>Vous entamez et avez des deux : une carte hors atout plutôt qu’un atout.</translation>
        </message>
        <message>
            <source>In the piles, give a low card to others whenever it fits.</source>
            <translation>Dans les piles, passez vos basses cartes aux autres dès qu’elles vont.</translation>
        </message>
        <message>
            <source>A card below the queen fits on the pile of another player: laying it there against keeping it.</source>
            <translation>Une carte sous la dame va sur la pile d’un autre : l’y poser plutôt que la garder.</translation>
        </message>
        <message>
            <source>Keep aces, kings and queens on your own pile.</source>
            <translation>Gardez as, rois et dames sur votre pile.</translation>
        </message>
        <message>
            <source>An ace, a king or a queen fits on the pile of another player: keeping it against giving it away.</source>
            <translation>Un as, un roi ou une dame va sur la pile d’un autre : le garder plutôt que le donner.</translation>
        </message>
        <message>
            <source>Nobody gives the last card of the stock away: it is a trump, and leads.</source>
            <translation>La dernière carte du talon ne se donne pas : c’est un atout, et elle entame.</translation>
        </message>
        <message>
            <source>You draw the last card of the stock and it fits elsewhere: keeping it against giving it away.</source>
            <translation>Vous tirez la dernière carte du talon et elle va ailleurs : la garder plutôt que la donner.</translation>
        </message>
    </context>
    <context>
        <name>aids</name>
        <message>
            <source>Table of yaku</source>
            <translation>Table des yaku</translation>
        </message>
        <message>
            <source>Weighing the choices…</source>
            <translation>Les choix sont pesés…</translation>
        </message>
        <message>
            <source>Aids</source>
            <translation>Aides</translation>
        </message>
        <message>
            <source>There is only one thing you can do now.</source>
            <translation>Vous n’avez maintenant qu’une chose à faire.</translation>
        </message>
        <message>
            <source>Captured cards</source>
            <translation>Cartes capturées</translation>
        </message>
        <message>
            <source>Cards seen and still to come</source>
            <translation>Cartes vues et à venir</translation>
        </message>
        <message>
            <source>What is each choice worth?</source>
            <translation>Que vaut chaque choix ?</translation>
        </message>
        <message>
            <source>This game has no combinations.</source>
            <translation>Ce jeu n’a pas de combinaisons.</translation>
        </message>
        <message>
            <source>Nothing has been dealt yet.</source>
            <translation>Rien n’est encore donné.</translation>
        </message>
    </context>
    <context>
        <name>banter</name>
        <message>
            <source>I was in two minds at the start: it was six of one, half a dozen…</source>
            <translation>J’ai hésité au début : c’était bonnet blanc et blanc bonnet…</translation>
        </message>
        <message>
            <source>A toss-up, that first decision of mine.</source>
            <translation>Mon premier choix s’est joué à pile ou face.</translation>
        </message>
        <message>
            <source>I nearly did the opposite, you know.</source>
            <translation>J’ai bien failli faire le contraire.</translation>
        </message>
        <message>
            <source>I did not see that coming either.</source>
            <translation>Moi non plus, je ne l’avais pas vu venir.</translation>
        </message>
        <message>
            <source>The cards were kinder than I had reckoned.</source>
            <translation>Les cartes ont été plus clémentes que prévu.</translation>
        </message>
        <message>
            <source>I would have signed for much less.</source>
            <translation>J’aurais signé pour bien moins.</translation>
        </message>
        <message>
            <source>I had reckoned otherwise.</source>
            <translation>Je comptais sur autre chose.</translation>
        </message>
        <message>
            <source>On paper that was a good hand. Only on paper.</source>
            <translation>Sur le papier, c’était une belle main. Sur le papier seulement.</translation>
        </message>
        <message>
            <source>I would play it the same way again.</source>
            <translation>Je la rejouerais de la même façon.</translation>
        </message>
        <message>
            <source>Just as I had reckoned.</source>
            <translation>Exactement comme je l’avais calculé.</translation>
        </message>
        <message>
            <source>That one I could see from the start.</source>
            <translation>Celle-là, je l’ai vue venir dès le début.</translation>
        </message>
        <message>
            <source>No surprises: the sums came out.</source>
            <translation>Pas de surprise : le compte y est.</translation>
        </message>
        <message>
            <source>“{words}”</source>
            <translation>« {words} »</translation>
        </message>
    </context>
    <context>
        <name>beaten</name>
        <message numerus="yes">
            <source>%n card(s) that are still out can beat it.</source>
            <translation>
                <numerusform>%n carte encore dehors peut la battre.</numerusform>
                <numerusform>%n cartes encore dehors peuvent la battre.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing that is out beats it.</source>
            <translation>Rien de ce qui reste dehors ne la bat.</translation>
        </message>
        <message>
            <source>Only {beating:short} can beat it.</source>
            <translation>Au-dessus d’elle, il n’y a que {beating:short}.</translation>
        </message>
        <message>
            <source>Only a trump can beat it.</source>
            <translation>Seul un atout peut la battre.</translation>
        </message>
        <message>
            <source>Only {beating:short} can beat it, or a trump.</source>
            <translation>Au-dessus d’elle, il n’y a que {beating:short}, sans compter les atouts.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) that are still out can beat it, trumps among them.</source>
            <translation>
                <numerusform>%n carte encore dehors peut la battre, un atout.</numerusform>
                <numerusform>%n cartes encore dehors peuvent la battre, atouts compris.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>bots</name>
        <message>
            <source>Only move.</source>
            <translation>Seul coup possible.</translation>
        </message>
        <message>
            <source>Left to chance.</source>
            <translation>Au hasard.</translation>
        </message>
        <message>
            <source>{hundredths}</source>
            <translation>{hundredths}</translation>
        </message>
        <message>
            <source>{kept:short} should have stayed in your hand.</source>
            <translation>Il fallait garder {kept:short}.</translation>
        </message>
        <message numerus="yes">
            <source>in %n deal(s) of 10</source>
            <translation>
                <numerusform>dans %n distribution sur 10</numerusform>
                <numerusform>dans %n distributions sur 10</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n time(s) in 100</source>
            <translation>
                <numerusform>environ une fois sur 100</numerusform>
                <numerusform>environ %n fois sur 100</numerusform>
            </translation>
        </message>
        <message>
            <source>{whole}.{part}</source>
            <translation>{whole},{part}</translation>
        </message>
        <message>
            <source>{number} counters</source>
            <translation>{number} jetons</translation>
        </message>
        <message>
            <source>{number} chips</source>
            <translation>{number} jetons</translation>
        </message>
        <message>
            <source>{gone:short} should have gone, and {kept:short} stayed.</source>
            <translation>Il fallait échanger {gone:short} et garder {kept:short}.</translation>
        </message>
        <message>
            <source>{gone:short} should have gone too.</source>
            <translation>Il fallait aussi échanger {gone:short}.</translation>
        </message>
        <message>
            <source>in every deal</source>
            <translation>dans toutes les distributions</translation>
        </message>
        <message>
            <source>in no deal at all</source>
            <translation>dans 0 distribution sur 10</translation>
        </message>
        <message>
            <source>in hardly any deal</source>
            <translation>dans très peu de distributions</translation>
        </message>
        <message>
            <source>in nearly every deal</source>
            <translation>dans presque toutes les distributions</translation>
        </message>
        <message>
            <source>hardly ever</source>
            <translation>très rarement</translation>
        </message>
        <message>
            <source>nearly always</source>
            <translation>presque toujours</translation>
        </message>
        <message>
            <source>{figure}</source>
            <translation>{figure}</translation>
        </message>
    </context>
    <context>
        <name>cards</name>
        <message>
            <source>January</source>
            <translation>janvier</translation>
        </message>
        <message>
            <source>February</source>
            <translation>février</translation>
        </message>
        <message>
            <source>March</source>
            <translation>mars</translation>
        </message>
        <message>
            <source>April</source>
            <translation>avril</translation>
        </message>
        <message>
            <source>May</source>
            <translation>mai</translation>
        </message>
        <message>
            <source>June</source>
            <translation>juin</translation>
        </message>
        <message>
            <source>July</source>
            <translation>juillet</translation>
        </message>
        <message>
            <source>August</source>
            <translation>août</translation>
        </message>
        <message>
            <source>September</source>
            <translation>septembre</translation>
        </message>
        <message>
            <source>October</source>
            <translation>octobre</translation>
        </message>
        <message>
            <source>November</source>
            <translation>novembre</translation>
        </message>
        <message>
            <source>December</source>
            <translation>décembre</translation>
        </message>
        <message>
            <source>Pine</source>
            <translation>Pin</translation>
        </message>
        <message>
            <source>Plum</source>
            <translation>Prunier</translation>
        </message>
        <message>
            <source>Cherry</source>
            <translation>Cerisier</translation>
        </message>
        <message>
            <source>Wisteria</source>
            <translation>Glycine</translation>
        </message>
        <message>
            <source>Iris</source>
            <translation>Iris</translation>
        </message>
        <message>
            <source>Peony</source>
            <translation>Pivoine</translation>
        </message>
        <message>
            <source>Bush clover</source>
            <translation>Lespédèze</translation>
        </message>
        <message>
            <source>Susuki</source>
            <translation>Susuki</translation>
        </message>
        <message>
            <source>Chrysanthemum</source>
            <translation>Chrysanthème</translation>
        </message>
        <message>
            <source>Maple</source>
            <translation>Érable</translation>
        </message>
        <message>
            <source>Willow</source>
            <translation>Saule</translation>
        </message>
        <message>
            <source>Paulownia</source>
            <translation>Paulownia</translation>
        </message>
        <message>
            <source>the crane</source>
            <translation>la grue</translation>
        </message>
        <message>
            <source>the pine poetry ribbon</source>
            <translation>le ruban à poème du pin</translation>
        </message>
        <message>
            <source>a pine chaff</source>
            <translation>une plaine de pin</translation>
        </message>
        <message>
            <source>the bush warbler</source>
            <translation>le rossignol</translation>
        </message>
        <message>
            <source>the plum poetry ribbon</source>
            <translation>le ruban à poème du prunier</translation>
        </message>
        <message>
            <source>a plum chaff</source>
            <translation>une plaine de prunier</translation>
        </message>
        <message>
            <source>the curtain</source>
            <translation>le rideau</translation>
        </message>
        <message>
            <source>the cherry poetry ribbon</source>
            <translation>le ruban à poème du cerisier</translation>
        </message>
        <message>
            <source>a cherry chaff</source>
            <translation>une plaine de cerisier</translation>
        </message>
        <message>
            <source>the cuckoo</source>
            <translation>le coucou</translation>
        </message>
        <message>
            <source>the wisteria ribbon</source>
            <translation>le ruban de glycine</translation>
        </message>
        <message>
            <source>a wisteria chaff</source>
            <translation>une plaine de glycine</translation>
        </message>
        <message>
            <source>the bridge</source>
            <translation>le pont</translation>
        </message>
        <message>
            <source>the iris ribbon</source>
            <translation>le ruban d’iris</translation>
        </message>
        <message>
            <source>an iris chaff</source>
            <translation>une plaine d’iris</translation>
        </message>
        <message>
            <source>the butterflies</source>
            <translation>les papillons</translation>
        </message>
        <message>
            <source>the peony blue ribbon</source>
            <translation>le ruban bleu de pivoine</translation>
        </message>
        <message>
            <source>a peony chaff</source>
            <translation>une plaine de pivoine</translation>
        </message>
        <message>
            <source>the boar</source>
            <translation>le sanglier</translation>
        </message>
        <message>
            <source>the bush clover ribbon</source>
            <translation>le ruban de lespédèze</translation>
        </message>
        <message>
            <source>a bush clover chaff</source>
            <translation>une plaine de lespédèze</translation>
        </message>
        <message>
            <source>the moon</source>
            <translation>la lune</translation>
        </message>
        <message>
            <source>the geese</source>
            <translation>les oies</translation>
        </message>
        <message>
            <source>a susuki chaff</source>
            <translation>une plaine de susuki</translation>
        </message>
        <message>
            <source>the sake cup</source>
            <translation>la coupe de saké</translation>
        </message>
        <message>
            <source>the chrysanthemum blue ribbon</source>
            <translation>le ruban bleu de chrysanthème</translation>
        </message>
        <message>
            <source>a chrysanthemum chaff</source>
            <translation>une plaine de chrysanthème</translation>
        </message>
        <message>
            <source>the deer</source>
            <translation>le cerf</translation>
        </message>
        <message>
            <source>the maple blue ribbon</source>
            <translation>le ruban bleu d’érable</translation>
        </message>
        <message>
            <source>a maple chaff</source>
            <translation>une plaine d’érable</translation>
        </message>
        <message>
            <source>the rain man</source>
            <translation>l’homme de la pluie</translation>
        </message>
        <message>
            <source>the swallow</source>
            <translation>l’hirondelle</translation>
        </message>
        <message>
            <source>the willow ribbon</source>
            <translation>le ruban de saule</translation>
        </message>
        <message>
            <source>the lightning</source>
            <translation>l’éclair</translation>
        </message>
        <message>
            <source>the phoenix</source>
            <translation>le phénix</translation>
        </message>
        <message>
            <source>a paulownia chaff</source>
            <translation>une plaine de paulownia</translation>
        </message>
        <message>
            <source>the yellow paulownia chaff</source>
            <translation>la plaine jaune de paulownia</translation>
        </message>
        <message>
            <source>Crane</source>
            <translation>Grue</translation>
        </message>
        <message>
            <source>Pine poetry ribbon</source>
            <translation>Ruban à poème du pin</translation>
        </message>
        <message>
            <source>Pine chaff</source>
            <translation>Plaine de pin</translation>
        </message>
        <message>
            <source>Bush warbler</source>
            <translation>Rossignol</translation>
        </message>
        <message>
            <source>Plum poetry ribbon</source>
            <translation>Ruban à poème du prunier</translation>
        </message>
        <message>
            <source>Plum chaff</source>
            <translation>Plaine de prunier</translation>
        </message>
        <message>
            <source>Curtain</source>
            <translation>Rideau</translation>
        </message>
        <message>
            <source>Cherry poetry ribbon</source>
            <translation>Ruban à poème du cerisier</translation>
        </message>
        <message>
            <source>Cherry chaff</source>
            <translation>Plaine de cerisier</translation>
        </message>
        <message>
            <source>Cuckoo</source>
            <translation>Coucou</translation>
        </message>
        <message>
            <source>Wisteria ribbon</source>
            <translation>Ruban de glycine</translation>
        </message>
        <message>
            <source>Wisteria chaff</source>
            <translation>Plaine de glycine</translation>
        </message>
        <message>
            <source>Bridge</source>
            <translation>Pont</translation>
        </message>
        <message>
            <source>Iris ribbon</source>
            <translation>Ruban d’iris</translation>
        </message>
        <message>
            <source>Iris chaff</source>
            <translation>Plaine d’iris</translation>
        </message>
        <message>
            <source>Butterflies</source>
            <translation>Papillons</translation>
        </message>
        <message>
            <source>Peony blue ribbon</source>
            <translation>Ruban bleu de pivoine</translation>
        </message>
        <message>
            <source>Peony chaff</source>
            <translation>Plaine de pivoine</translation>
        </message>
        <message>
            <source>Boar</source>
            <translation>Sanglier</translation>
        </message>
        <message>
            <source>Bush clover ribbon</source>
            <translation>Ruban de lespédèze</translation>
        </message>
        <message>
            <source>Bush clover chaff</source>
            <translation>Plaine de lespédèze</translation>
        </message>
        <message>
            <source>Moon</source>
            <translation>Lune</translation>
        </message>
        <message>
            <source>Geese</source>
            <translation>Oies</translation>
        </message>
        <message>
            <source>Susuki chaff</source>
            <translation>Plaine de susuki</translation>
        </message>
        <message>
            <source>Sake cup</source>
            <translation>Coupe de saké</translation>
        </message>
        <message>
            <source>Chrysanthemum blue ribbon</source>
            <translation>Ruban bleu de chrysanthème</translation>
        </message>
        <message>
            <source>Chrysanthemum chaff</source>
            <translation>Plaine de chrysanthème</translation>
        </message>
        <message>
            <source>Deer</source>
            <translation>Cerf</translation>
        </message>
        <message>
            <source>Maple blue ribbon</source>
            <translation>Ruban bleu d’érable</translation>
        </message>
        <message>
            <source>Maple chaff</source>
            <translation>Plaine d’érable</translation>
        </message>
        <message>
            <source>Rain man</source>
            <translation>Homme de la pluie</translation>
        </message>
        <message>
            <source>Swallow</source>
            <translation>Hirondelle</translation>
        </message>
        <message>
            <source>Willow ribbon</source>
            <translation>Ruban de saule</translation>
        </message>
        <message>
            <source>Lightning</source>
            <translation>Éclair</translation>
        </message>
        <message>
            <source>Phoenix</source>
            <translation>Phénix</translation>
        </message>
        <message>
            <source>Paulownia chaff</source>
            <translation>Plaine de paulownia</translation>
        </message>
        <message>
            <source>Yellow paulownia chaff</source>
            <translation>Plaine jaune de paulownia</translation>
        </message>
        <message>
            <source>two pine chaff cards</source>
            <translation>deux plaines de pin</translation>
        </message>
        <message>
            <source>two plum chaff cards</source>
            <translation>deux plaines de prunier</translation>
        </message>
        <message>
            <source>two cherry chaff cards</source>
            <translation>deux plaines de cerisier</translation>
        </message>
        <message>
            <source>two wisteria chaff cards</source>
            <translation>deux plaines de glycine</translation>
        </message>
        <message>
            <source>two iris chaff cards</source>
            <translation>deux plaines d’iris</translation>
        </message>
        <message>
            <source>two peony chaff cards</source>
            <translation>deux plaines de pivoine</translation>
        </message>
        <message>
            <source>two bush clover chaff cards</source>
            <translation>deux plaines de lespédèze</translation>
        </message>
        <message>
            <source>two susuki chaff cards</source>
            <translation>deux plaines de susuki</translation>
        </message>
        <message>
            <source>two chrysanthemum chaff cards</source>
            <translation>deux plaines de chrysanthème</translation>
        </message>
        <message>
            <source>two maple chaff cards</source>
            <translation>deux plaines d’érable</translation>
        </message>
        <message>
            <source>two paulownia chaff cards</source>
            <translation>deux plaines de paulownia</translation>
        </message>
        <message>
            <source>spades</source>
            <translation>pique</translation>
        </message>
        <message>
            <source>hearts</source>
            <translation>cœur</translation>
        </message>
        <message>
            <source>diamonds</source>
            <translation>carreau</translation>
        </message>
        <message>
            <source>clubs</source>
            <translation>trèfle</translation>
        </message>
        <message>
            <source>the ace</source>
            <translation>l’as</translation>
        </message>
        <message>
            <source>the king</source>
            <translation>le roi</translation>
        </message>
        <message>
            <source>the queen</source>
            <translation>la dame</translation>
        </message>
        <message>
            <source>the jack</source>
            <translation>le valet</translation>
        </message>
        <message>
            <source>the ten</source>
            <translation>le dix</translation>
        </message>
        <message>
            <source>the nine</source>
            <translation>le neuf</translation>
        </message>
        <message>
            <source>the eight</source>
            <translation>le huit</translation>
        </message>
        <message>
            <source>the seven</source>
            <translation>le sept</translation>
        </message>
        <message>
            <source>the six</source>
            <translation>le six</translation>
        </message>
        <message>
            <source>the five</source>
            <translation>le cinq</translation>
        </message>
        <message>
            <source>the four</source>
            <translation>le quatre</translation>
        </message>
        <message>
            <source>the three</source>
            <translation>le trois</translation>
        </message>
        <message>
            <source>the two</source>
            <translation>le deux</translation>
        </message>
        <message>
            <source>{first} and {last}</source>
            <translation>{first} et {last}</translation>
        </message>
        <message>
            <source>{first} or {last}</source>
            <translation>{first} ou {last}</translation>
        </message>
        <message>
            <source>the joker</source>
            <translation>le joker</translation>
        </message>
        <message>
            <source>{name}: {words}</source>
            <translation>{name} : {words}</translation>
        </message>
        <message>
            <source>{rank} of {suit}</source>
            <translation>{rank} de {suit}</translation>
        </message>
        <message>
            <source>Joker</source>
            <translation>Joker</translation>
        </message>
        <message>
            <source>capturing {cards}</source>
            <translation>capturant {cards}</translation>
        </message>
    </context>
    <context>
        <name>characters</name>
        <message>
            <source>Wants to be sure before she risks anything.</source>
            <translation>Veut être sûre avant de risquer quoi que ce soit.</translation>
        </message>
        <message>
            <source>Dares what others would think twice about.</source>
            <translation>Ose ce à quoi d’autres réfléchiraient à deux fois.</translation>
        </message>
        <message>
            <source>Plays what the cards are worth, no more and no less.</source>
            <translation>Joue ce que valent les cartes, ni plus ni moins.</translation>
        </message>
        <message>
            <source>Does not like to let go of a hand, even of a bad one.</source>
            <translation>N’aime pas lâcher une main, même mauvaise.</translation>
        </message>
        <message>
            <source>Gives bad cards up early, and waits for better ones.</source>
            <translation>Abandonne tôt les mauvaises cartes et en attend de meilleures.</translation>
        </message>
        <message>
            <source>Plays well, but forgets half of what has been played.</source>
            <translation>Joue bien, mais oublie la moitié de ce qui est sorti.</translation>
        </message>
        <message>
            <source>Goes for the great prize where a small one would be sure.</source>
            <translation>Vise le gros lot là où un petit serait sûr.</translation>
        </message>
        <message>
            <source>Risks a lot, never gives up, and wins or loses by it.</source>
            <translation>Risque beaucoup, ne renonce jamais, et gagne ou perd ainsi.</translation>
        </message>
        <message>
            <source>Waits for good cards, and takes what is sure.</source>
            <translation>Attend les bonnes cartes et prend ce qui est sûr.</translation>
        </message>
        <message>
            <source>{style} · {levels}</source>
            <translation>{style} · {levels}</translation>
        </message>
        <message>
            <source>{matches}, {hands} together. You know {known} of {all} habits.</source>
            <translation>{matches} et {hands} ensemble. Vous connaissez {known} habitudes sur {all}.</translation>
        </message>
        <message>
            <source>{game}: {hands}</source>
            <translation>{game} : {hands}</translation>
        </message>
        <message>
            <source>{game}: not met yet</source>
            <translation>{game} : pas encore rencontré</translation>
        </message>
        <message>
            <source>Between the two of you nobody is ahead.</source>
            <translation>Entre vous deux, personne n’est devant.</translation>
        </message>
        <message>
            <source>{who} {does} ({count} of {of}; in the long run between {low} and {high}).</source>
            <translation>{who} {does} ({count} sur {of} ; à la longue, entre {low} et {high}).</translation>
        </message>
        <message>
            <source>{told} Less than the others ({share}).</source>
            <translation>{told} Moins que les autres ({share}).</translation>
        </message>
        <message numerus="yes">
            <source>{habit}: still to be learnt, after %n more chance(s).</source>
            <translation>
                <numerusform>{habit} : pas encore connu ; il faut le voir encore %n fois.</numerusform>
                <numerusform>{habit} : pas encore connu ; il faut le voir encore %n fois.</numerusform>
            </translation>
        </message>
        <message>
            <source>You know nothing of {who} yet: what there is to know comes by playing.</source>
            <translation>De {who}, vous ne savez encore rien : cela vient en jouant.</translation>
        </message>
        <message numerus="yes">
            <source>{habit}: told after %n chance(s).</source>
            <translation>
                <numerusform>{habit} : se saura après %n occasion.</numerusform>
                <numerusform>{habit} : se saura après %n occasions.</numerusform>
            </translation>
        </message>
        <message>
            <source>Between the two of you, you are ahead by {amount}.</source>
            <translation>Entre vous deux, vous avez {amount} d’avance.</translation>
        </message>
        <message>
            <source>Between the two of you, {who} is ahead by {amount}.</source>
            <translation>Entre vous deux, {who} a {amount} d’avance.</translation>
        </message>
        <message>
            <source>{told} Like the others ({share}).</source>
            <translation>{told} Comme les autres ({share}).</translation>
        </message>
        <message>
            <source>{told} More than the others ({share}).</source>
            <translation>{told} Plus que les autres ({share}).</translation>
        </message>
        <message>
            <source>{habit}: there has been no chance for it yet.</source>
            <translation>{habit} : l’occasion ne s’en est pas encore présentée.</translation>
        </message>
        <message numerus="yes">
            <source>Favourite combinations: still to be learnt, after %n more hand(s).</source>
            <translation>
                <numerusform>Combinaisons favorites : pas encore connues ; il faut encore %n donne.</numerusform>
                <numerusform>Combinaisons favorites : pas encore connues ; il faut encore %n donnes.</numerusform>
            </translation>
        </message>
        <message>
            <source>Makes {thing} in {share} of the hands ({count} of {of}; in the long run between {low} and {high}).</source>
            <translation>Fait {thing} dans {share} des donnes ({count} sur {of} ; à la longue, entre {low} et {high}).</translation>
        </message>
        <message numerus="yes">
            <source>Has captured no combination in %n hand(s).</source>
            <translation>
                <numerusform>N’a pris aucune combinaison en %n donne.</numerusform>
                <numerusform>N’a pris aucune combinaison en %n donnes.</numerusform>
            </translation>
        </message>
        <message>
            <source>What you know of {who}</source>
            <translation>Ce que vous savez de {who}</translation>
        </message>
        <message>
            <source>The one before</source>
            <translation>Le précédent</translation>
        </message>
        <message>
            <source>The next one</source>
            <translation>Le suivant</translation>
        </message>
    </context>
    <context>
        <name>chase</name>
        <message>
            <source>{have} of {all}, possible</source>
            <translation>{have} sur {all}, possible</translation>
        </message>
        <message>
            <source>complete</source>
            <translation>complète</translation>
        </message>
        <message>
            <source>{have} of {all}, impossible</source>
            <translation>{have} sur {all}, impossible</translation>
        </message>
        <message>
            <source>Not played with in these rules</source>
            <translation>Ne se joue pas avec ce règlement</translation>
        </message>
        <message>
            <source>yours</source>
            <translation>à vous</translation>
        </message>
        <message>
            <source>still to be had</source>
            <translation>encore à prendre</translation>
        </message>
        <message>
            <source>captured by another, or out of reach</source>
            <translation>à un autre, ou hors de portée</translation>
        </message>
    </context>
    <context>
        <name>cli</name>
        <message>
            <source>There is no game “{key}”.</source>
            <translation>Il n’y a pas de jeu « {key} ».</translation>
        </message>
        <message>
            <source>Tell what is advised in a game, and what following it brings.</source>
            <translation>Dit ce qu’on conseille dans un jeu et ce que cela rapporte.</translation>
        </message>
        <message>
            <source>measure it now, over so many deals of each piece of advice</source>
            <translation>mesurer maintenant, sur tant de donnes de chaque conseil</translation>
        </message>
        <message>
            <source>one piece of advice alone, by its number</source>
            <translation>un seul conseil, par son numéro</translation>
        </message>
        <message>
            <source>the same seed gives the same deals</source>
            <translation>la même graine donne les mêmes donnes</translation>
        </message>
        <message>
            <source>Now:</source>
            <translation>Maintenant :</translation>
        </message>
        <message>
            <source>Measure which of two opponents plays better, over the same decks.</source>
            <translation>Mesure lequel de deux adversaires joue le mieux, avec les mêmes paquets.</translation>
        </message>
        <message>
            <source>beginner, club, expert, master, reference, greedy or random; expert:bold for a style, master@10 for ten times the rounds</source>
            <translation>beginner, club, expert, master, reference, greedy ou random ; expert:bold pour un style, master@10 pour dix fois plus de tours</translation>
        </message>
        <message>
            <source>how many decks are played</source>
            <translation>combien de paquets sont joués</translation>
        </message>
        <message>
            <source>a deck is a whole match instead of one deal</source>
            <translation>un paquet vaut une partie entière au lieu d’une seule donne</translation>
        </message>
        <message>
            <source>usage:</source>
            <translation>utilisation :</translation>
        </message>
        <message>
            <source>positional arguments</source>
            <translation>arguments</translation>
        </message>
        <message>
            <source>options</source>
            <translation>options</translation>
        </message>
        <message>
            <source>show this help message and exit</source>
            <translation>affiche cette aide et s’arrête</translation>
        </message>
        <message>
            <source>show program's version number and exit</source>
            <translation>affiche la version et s’arrête</translation>
        </message>
        <message>
            <source>%(prog)s: error: %(message)s</source>
            <translation>%(prog)s : %(message)s</translation>
        </message>
        <message>
            <source>argument %(argument_name)s: %(message)s</source>
            <translation>%(argument_name)s : %(message)s</translation>
        </message>
        <message>
            <source>unrecognized arguments: %s</source>
            <translation>arguments inconnus : %s</translation>
        </message>
        <message>
            <source>not allowed with argument %s</source>
            <translation>ne va pas avec %s</translation>
        </message>
        <message>
            <source>ignored explicit argument %r</source>
            <translation>ne prend aucune valeur, et reçoit %r</translation>
        </message>
        <message>
            <source>the following arguments are required: %s</source>
            <translation>il manque : %s</translation>
        </message>
        <message>
            <source>one of the arguments %s is required</source>
            <translation>il faut l’une de ces options : %s</translation>
        </message>
        <message>
            <source>expected one argument</source>
            <translation>il manque sa valeur</translation>
        </message>
        <message>
            <source>expected at most one argument</source>
            <translation>prend une valeur au plus</translation>
        </message>
        <message>
            <source>expected at least one argument</source>
            <translation>il faut au moins une valeur</translation>
        </message>
        <message>
            <source>ambiguous option: %(option)s could match %(matches)s</source>
            <translation>%(option)s peut être %(matches)s : écrivez-la en entier</translation>
        </message>
        <message>
            <source>invalid %(type)s value: %(value)r</source>
            <translation>%(value)r n’est pas une valeur de type %(type)s</translation>
        </message>
        <message>
            <source>unexpected option string: %s</source>
            <translation>cette option n’a pas sa place ici : %s</translation>
        </message>
        <message>
            <source>Measure how fast Naipes is on this machine.</source>
            <translation>Mesure la rapidité de Naipes sur cette machine.</translation>
        </message>
        <message>
            <source>over how many hands decisions are timed</source>
            <translation>sur combien de donnes les décisions sont chronométrées</translation>
        </message>
        <message>
            <source>leave out what needs a screen</source>
            <translation>laisse de côté ce qui demande un écran</translation>
        </message>
        <message>
            <source>Make a match that leaves another one after some moves, to be played on otherwise.</source>
            <translation>Crée une partie qui se sépare d’une autre après quelques coups, pour la jouer autrement.</translation>
        </message>
        <message>
            <source>deal anew what the person could not have seen of the hand</source>
            <translation>redistribue ce que la personne ne pouvait pas avoir vu de la donne</translation>
        </message>
        <message>
            <source>the file; without it, a new one among the saved matches</source>
            <translation>le fichier ; sans lui, un nouveau parmi les parties enregistrées</translation>
        </message>
        <message>
            <source>The match has {n} moves: keep fewer of them.</source>
            <translation>La partie compte {n} coups : gardez-en moins.</translation>
        </message>
        <message>
            <source>how many moves it keeps</source>
            <translation>combien de coups elle garde</translation>
        </message>
        <message>
            <source>{file} begins after move {n}</source>
            <translation>{file} commence après le coup {n}</translation>
        </message>
        <message>
            <source>Tell whoever writes a game what its folder lacks.</source>
            <translation>Dit à qui écrit un jeu ce qui manque à son dossier.</translation>
        </message>
        <message>
            <source>{game} lacks nothing.</source>
            <translation>Il ne manque rien à {game}.</translation>
        </message>
        <message>
            <source>There is no level “{key}”; there are: {listed}.</source>
            <translation>Il n’y a pas de niveau « {key} » ; les niveaux sont : {listed}.</translation>
        </message>
        <message>
            <source>The option {key} cannot be “{text}”.</source>
            <translation>L’option {key} ne peut pas être « {text} ».</translation>
        </message>
        <message>
            <source>what chance follows</source>
            <translation>la graine que suit le hasard</translation>
        </message>
        <message>
            <source>how many players</source>
            <translation>combien de joueurs</translation>
        </message>
        <message>
            <source>a rule of the game; may be repeated</source>
            <translation>une règle du jeu ; peut être répété</translation>
        </message>
        <message>
            <source>There is no game “{key}”; there are: {listed}.</source>
            <translation>Il n’y a pas de jeu « {key} » ; les jeux sont : {listed}.</translation>
        </message>
        <message>
            <source>There is no option “{key}”; there are: {listed}.</source>
            <translation>Il n’y a pas d’option « {key} » ; les options sont : {listed}.</translation>
        </message>
        <message>
            <source>whose matches and settings, where several people play; without it those of who played last</source>
            <translation>à qui sont les parties et les réglages, si plusieurs personnes jouent ; sinon, ceux de qui a joué en dernier</translation>
        </message>
        <message>
            <source>which suits the cards are called by; without it those of the settings</source>
            <translation>de quelles enseignes on nomme les cartes ; sinon celles des réglages</translation>
        </message>
        <message>
            <source>where the matches lie, if not in the library</source>
            <translation>où se trouvent les parties, si ce n’est pas dans la bibliothèque</translation>
        </message>
        <message>
            <source>a whole number</source>
            <translation>un nombre entier</translation>
        </message>
        <message>
            <source>a whole number from 1 on</source>
            <translation>un nombre entier à partir de 1</translation>
        </message>
        <message>
            <source>a whole number from 2 on</source>
            <translation>un nombre entier à partir de 2</translation>
        </message>
        <message>
            <source>a day of the calendar such as 2026-11-22</source>
            <translation>un jour du calendrier, comme 2026-11-22</translation>
        </message>
        <message>
            <source>There is no folder “{name}”.</source>
            <translation>Il n’y a pas de dossier « {name} ».</translation>
        </message>
        <message>
            <source>After {option} must stand {wanted}: “{value}” is none.</source>
            <translation>Après {option} il faut {wanted} : « {value} » n’en est pas un.</translation>
        </message>
        <message>
            <source>After {option} must stand one of these: {names}. “{value}” is none.</source>
            <translation>Après {option} il faut l’un de ceux-ci : {names}. « {value} » n’en est pas un.</translation>
        </message>
        <message>
            <source>Give one deal: its line, or --new GAME to make one, or --of FILE for that of a match.</source>
            <translation>Indiquez une donne : sa ligne, ou --new JEU pour en faire une, ou --of FICHIER pour celle d’une partie.</translation>
        </message>
        <message>
            <source>This match has no line: its cards follow from no code. “naipes branch FILE --after 0” plays them again, “naipes deal --new GAME --begin” begins a match that others can play too.</source>
            <translation>Cette partie n’a pas de ligne : ses cartes ne découlent d’aucun code. « naipes branch FICHIER --after 0 » les rejoue, « naipes deal --new JEU --begin » commence une partie que d’autres peuvent jouer aussi.</translation>
        </message>
        <message>
            <source>--day, --seats, --option and --level are for a deal that is made: name its game after --new.</source>
            <translation>--day, --seats, --option et --level servent à une donne que l’on fait : nommez son jeu après --new.</translation>
        </message>
        <message>
            <source>The hand of a day has its rules and opponents: leave out --seats, --option and --level.</source>
            <translation>La main d’un jour a ses règles et ses adversaires : enlevez --seats, --option et --level.</translation>
        </message>
        <message>
            <source>Tell what the line of a shared deal says, begin it, or make a line.</source>
            <translation>Dit ce que contient la ligne d’une donne partagée, la commence, ou crée une ligne.</translation>
        </message>
        <message>
            <source>the line of a match that was played, with its result</source>
            <translation>la ligne d’une partie jouée, avec son résultat</translation>
        </message>
        <message>
            <source>with --new: level, level:style or level:style@effort, one for all or one per opponent by commas</source>
            <translation>avec --new : niveau, niveau:style ou niveau:style@effort, un pour tous ou un par adversaire, séparés par des virgules</translation>
        </message>
        <message>
            <source>begin the match in the library, and print its file</source>
            <translation>commence la partie dans la bibliothèque et affiche son fichier</translation>
        </message>
        <message>
            <source>{name} made of it, hand by hand: {figures}</source>
            <translation>{name} en a tiré, donne par donne : {figures}</translation>
        </message>
        <message>
            <source>with --new: the hand of a day, such as 2026-11-22</source>
            <translation>avec --new : la donne d’un jour, par exemple 2026-11-22</translation>
        </message>
        <message>
            <source>all of it as JSON</source>
            <translation>le tout en JSON</translation>
        </message>
        <message>
            <source>Give one level, or one for each opponent: {n}.</source>
            <translation>Donnez un seul niveau, ou un par adversaire : {n}.</translation>
        </message>
        <message>
            <source>Rules: the usual ones</source>
            <translation>Règles : les règles habituelles</translation>
        </message>
        <message>
            <source>Tell whether the deals of the saved matches were fair.</source>
            <translation>Dit si les distributions des parties enregistrées étaient équitables.</translation>
        </message>
        <message>
            <source>{title}: matches {records}, deals {deals}</source>
            <translation>{title} : {records} parties, {deals} distributions</translation>
        </message>
        <message>
            <source>Matches that are damaged, counted as far as they can be read: {n}</source>
            <translation>Parties abîmées, comptées tant qu’elles se lisent : {n}</translation>
        </message>
        <message>
            <source>{where}: chance alone is as uneven in {share} % of all cases</source>
            <translation>{where} : le seul hasard est aussi inégal dans {share} % des cas</translation>
        </message>
        <message>
            <source>In a hand</source>
            <translation>Dans une main</translation>
        </message>
        <message>
            <source>Expected</source>
            <translation>Attendu</translation>
        </message>
        <message>
            <source>all figures, also seat by seat</source>
            <translation>tous les chiffres, place par place aussi</translation>
        </message>
        <message>
            <source>No saved match has been dealt yet.</source>
            <translation>Aucune partie enregistrée n’a encore été distribuée.</translation>
        </message>
        <message>
            <source>Each figure with its margin of 95 %; * lies outside of it.</source>
            <translation>Chaque chiffre avec sa marge à 95 % ; * est en dehors.</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>Différence</translation>
        </message>
        <message>
            <source>The pictures are missing: install Naipes again.</source>
            <translation>Les images manquent : réinstallez Naipes.</translation>
        </message>
        <message>
            <source>Say what of the system is missing.</source>
            <translation>Dit ce qui manque au système.</translation>
        </message>
        <message>
            <source>system libraries</source>
            <translation>bibliothèques du système</translation>
        </message>
        <message>
            <source>screen</source>
            <translation>écran</translation>
        </message>
        <message>
            <source>Nothing can be saved there: {reason}.</source>
            <translation>Rien ne peut être enregistré là : {reason}.</translation>
        </message>
        <message>
            <source>games: {listed}</source>
            <translation>jeux : {listed}</translation>
        </message>
        <message>
            <source>This is a fault of Naipes: {what}</source>
            <translation>C’est un défaut de Naipes : {what}</translation>
        </message>
        <message>
            <source>Print the legal moves at every decision of the line that was played to the end.</source>
            <translation>Affiche les coups permis à chaque décision de la ligne qui a été jouée jusqu’au bout.</translation>
        </message>
        <message>
            <source>Five classic card games against the computer, offline.</source>
            <translation>Cinq jeux de cartes classiques contre l’ordinateur, hors ligne.</translation>
        </message>
        <message>
            <source>Without a command the window opens; a file after the name opens that match.</source>
            <translation>Sans commande, la fenêtre s’ouvre ; un fichier après le nom ouvre cette partie.</translation>
        </message>
        <message>
            <source>commands</source>
            <translation>commandes</translation>
        </message>
        <message>
            <source>Play at the terminal, line by line; a match that is on goes on.</source>
            <translation>Joue dans le terminal, ligne par ligne ; une partie en cours continue.</translation>
        </message>
        <message>
            <source>level, level:style or level:style@effort, one for all or one per opponent by commas</source>
            <translation>niveau, niveau:style ou niveau:style@effort, un pour tous ou un par adversaire, séparés par des virgules</translation>
        </message>
        <message>
            <source>Going on with {name}; --new begins another match.</source>
            <translation>Suite de {name} ; --new commence une autre partie.</translation>
        </message>
        <message>
            <source>in which language</source>
            <translation>dans quelle langue</translation>
        </message>
        <message>
            <source>begin a match, whatever is still on</source>
            <translation>commence une partie, quoi qu’il y ait en cours</translation>
        </message>
        <message>
            <source>Nobody sits in the first seat of this match to play on.</source>
            <translation>Personne n’occupe la première place de cette partie pour continuer.</translation>
        </message>
        <message>
            <source>Give one level, or one for each of the opponents: {n}.</source>
            <translation>Donnez un seul niveau, ou un pour chacun des adversaires : {n}.</translation>
        </message>
        <message>
            <source>{games}, or the file of a match</source>
            <translation>{games}, ou le fichier d’une partie</translation>
        </message>
        <message>
            <source>Tell who plays on this machine, and where their matches lie.</source>
            <translation>Dit qui joue sur cette machine, et où sont leurs parties.</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es)</source>
            <translation>
                <numerusform>%n partie</numerusform>
                <numerusform>%n parties</numerusform>
            </translation>
        </message>
        <message>
            <source>as JSON lines</source>
            <translation>en lignes JSON</translation>
        </message>
        <message>
            <source>--luck tells of hands that were played to their end: this match has none yet.</source>
            <translation>--luck parle des mains jouées jusqu’au bout : cette partie n’en a pas encore.</translation>
        </message>
        <message>
            <source>In the hands of this match that were played to their end there was nothing to judge.</source>
            <translation>Dans les mains de cette partie qui ont été jouées jusqu’au bout, il n’y avait rien à juger.</translation>
        </message>
        <message>
            <source>Judge decisions by what could be known when they were taken.</source>
            <translation>Juge les décisions d’après ce qu’on pouvait savoir en les prenant.</translation>
        </message>
        <message>
            <source>whose decisions; without it the person's, else those of seat 0</source>
            <translation>de qui sont les décisions ; à défaut, celles de la personne, sinon celles de la place 0</translation>
        </message>
        <message>
            <source>also say what would have been best with all cards seen</source>
            <translation>dit aussi ce qui aurait été le mieux toutes cartes vues</translation>
        </message>
        <message>
            <source>a line per hand instead: how far luck and play changed the chance</source>
            <translation>à la place, une ligne par donne : combien la chance et le jeu ont changé les probabilités</translation>
        </message>
        <message>
            <source>all matches of the library that are not judged yet</source>
            <translation>toutes les parties de la bibliothèque qui ne sont pas encore jugées</translation>
        </message>
        <message>
            <source>The review cannot be kept: {name}.</source>
            <translation>L’analyse ne peut pas être conservée : {name}.</translation>
        </message>
        <message>
            <source>--luck tells of the hands of one match: leave out --all and --seen.</source>
            <translation>--luck parle des donnes d’une seule partie : enlevez --all et --seen.</translation>
        </message>
        <message>
            <source>Name one match to review, or ask for --all of them.</source>
            <translation>Nommez une partie à analyser, ou demandez-les toutes avec --all.</translation>
        </message>
        <message>
            <source>There is no seat {seat} in this match.</source>
            <translation>Il n’y a pas de place {seat} dans cette partie.</translation>
        </message>
        <message>
            <source>Print the rulebook of a game, or write it as PDF.</source>
            <translation>Écrit les règles d’un jeu, ou les enregistre en PDF.</translation>
        </message>
        <message>
            <source>write it there as PDF, with its pictures</source>
            <translation>les y enregistre en PDF, avec leurs dessins</translation>
        </message>
        <message>
            <source>in which language: one of {codes}</source>
            <translation>dans quelle langue : une de {codes}</translation>
        </message>
        <message>
            <source>That is a folder: name a file, such as rules.pdf.</source>
            <translation>C’est un dossier : nommez un fichier, comme regles.pdf.</translation>
        </message>
        <message>
            <source>Hand {hand}, dealt by {name}</source>
            <translation>Donne {hand}, donneur : {name}</translation>
        </message>
        <message>
            <source>Tell a match move by move.</source>
            <translation>Raconte une partie coup par coup.</translation>
        </message>
        <message>
            <source>Fingerprint of the match: {print}</source>
            <translation>Empreinte de la partie : {print}</translation>
        </message>
        <message>
            <source>The match is not over.</source>
            <translation>La partie n’est pas finie.</translation>
        </message>
        <message>
            <source>The match was given up.</source>
            <translation>La partie a été abandonnée.</translation>
        </message>
        <message>
            <source>Ranking: {places}</source>
            <translation>Classement : {places}</translation>
        </message>
        <message>
            <source>{name} holds {cards}</source>
            <translation>{name} tient {cards}</translation>
        </message>
        <message>
            <source>Let the computer play whole matches and print a JSON line per hand.</source>
            <translation>Laisse l’ordinateur jouer des parties entières et affiche une ligne JSON par donne.</translation>
        </message>
        <message>
            <source>at least so many hands</source>
            <translation>au moins tant de donnes</translation>
        </message>
        <message>
            <source>beginner, club, expert or master; expert:bold for a style; one for all, or one per seat by commas</source>
            <translation>beginner, club, expert ou master ; expert:bold pour un style ; un pour tous, ou un par place, séparés par des virgules</translation>
        </message>
        <message>
            <source>where every match is saved; a file of the same name is replaced</source>
            <translation>où chaque partie est enregistrée ; un fichier du même nom est remplacé</translation>
        </message>
        <message>
            <source>Give one level, or one for each of the seats: {n}.</source>
            <translation>Donnez un seul niveau, ou un pour chacune des places : {n}.</translation>
        </message>
        <message>
            <source>Tell what the saved matches say of who played them.</source>
            <translation>Dit ce que les parties enregistrées révèlent de qui les a jouées.</translation>
        </message>
        <message>
            <source>one row a match, for a spreadsheet</source>
            <translation>une ligne par partie, pour un tableur</translation>
        </message>
        <message>
            <source>No hand of a saved match of yours is over yet.</source>
            <translation>Aucune donne de vos parties enregistrées n’est encore finie.</translation>
        </message>
        <message>
            <source>.</source>
            <translation>,</translation>
        </message>
        <message>
            <source>Lift from {least} to {most} cards.</source>
            <translation>Soulevez de {least} à {most} cartes.</translation>
        </message>
        <message>
            <source>A number makes a move; ? tells all that can be asked; 0 leaves.</source>
            <translation>Un nombre joue un coup ; ? dit tout ce qu’on peut demander ; 0 quitte.</translation>
        </message>
        <message>
            <source>Enter deals.</source>
            <translation>Entrée pour donner.</translation>
        </message>
        <message>
            <source>Several numbers in a line choose several cards: {numbers}.</source>
            <translation>Plusieurs numéros sur une ligne choisissent plusieurs cartes : {numbers}.</translation>
        </message>
        <message>
            <source>Taken back.</source>
            <translation>Coup repris.</translation>
        </message>
        <message>
            <source>{card}, to the field</source>
            <translation>{card}, au champ</translation>
        </message>
        <message>
            <source>Say the moves again</source>
            <translation>Redire les coups</translation>
        </message>
        <message>
            <source>Leave; the match is saved</source>
            <translation>Quitter ; la partie est enregistrée</translation>
        </message>
        <message>
            <source>Saved: {name}</source>
            <translation>Enregistrée : {name}</translation>
        </message>
        <message>
            <source>There is no such move; ? tells all that can be asked.</source>
            <translation>Ce coup n’existe pas ; ? dit tout ce qu’on peut demander.</translation>
        </message>
        <message>
            <source>Play matches again and check every line against the rules.</source>
            <translation>Rejoue des parties et vérifie chaque ligne d’après les règles.</translation>
        </message>
        <message>
            <source>ask the opponents again, each from its own view, for every decision</source>
            <translation>demande à nouveau aux adversaires, chacun d’après ce qu’il voyait, chaque décision</translation>
        </message>
        <message>
            <source>opponents asked again: {asked} decisions, {same} the same</source>
            <translation>adversaires interrogés à nouveau : {asked} décisions, {same} identiques</translation>
        </message>
        <message>
            <source>sound; hands: {hands}, moves: {moves}; can be played on</source>
            <translation>correcte ; donnes : {hands}, coups : {moves} ; peut se poursuivre</translation>
        </message>
        <message>
            <source>not asked, as they were made before the cards were dealt anew: {n} decisions</source>
            <translation>pas interrogés, car antérieures à la nouvelle distribution : {n} décisions</translation>
        </message>
        <message>
            <source>another version of the opponents played: {n}</source>
            <translation>une autre version des adversaires jouait : {n}</translation>
        </message>
        <message>
            <source>sound; hands: {hands}, moves: {moves}; what a crash left at the end does not count</source>
            <translation>correcte ; donnes : {hands}, coups : {moves} ; ce qu’un arrêt brutal a laissé à la fin ne compte pas</translation>
        </message>
        <message>
            <source>sound; hands: {hands}, moves: {moves}; ended</source>
            <translation>correcte ; donnes : {hands}, coups : {moves} ; finie</translation>
        </message>
        <message>
            <source>line {line}</source>
            <translation>ligne {line}</translation>
        </message>
        <message>
            <source>The cluster has nobody yet who works: waiting for a worker.</source>
            <translation>Personne ne travaille encore dans le cluster : on attend un « worker ».</translation>
        </message>
        <message>
            <source>The cluster cannot do this: its scheduler and its workers need this very Naipes, and must go on running.</source>
            <translation>Le cluster ne peut pas le faire : son ordonnanceur et ses « workers » ont besoin de ce même Naipes, et ne doivent pas s’arrêter.</translation>
        </message>
        <message>
            <source>No cluster answers at “{address}”: give the address of its scheduler, such as tcp://host:8786.</source>
            <translation>Aucun cluster ne répond à « {address} » : donnez l’adresse de son ordonnanceur, par exemple tcp://host:8786.</translation>
        </message>
        <message>
            <source>how many processes share the work</source>
            <translation>combien de processus se partagent le travail</translation>
        </message>
        <message>
            <source>a Dask cluster that shares the work, such as tcp://host:8786</source>
            <translation>un cluster Dask qui se partage le travail, par exemple tcp://host:8786</translation>
        </message>
        <message>
            <source>A cluster needs Dask: install the package “distributed”.</source>
            <translation>Un cluster demande Dask : installez le paquet « distributed ».</translation>
        </message>
    </context>
    <context>
        <name>coach</name>
        <message>
            <source>You know your way here: from now on I am silent.</source>
            <translation>Vous savez vous débrouiller ici : désormais je me tais.</translation>
        </message>
        <message numerus="yes">
            <source>{who} is taking the trick with {card}: of the cards you may play, %n beat(s) it.</source>
            <translation>
                <numerusform>{who} tient le pli avec {card} : parmi les cartes que vous pouvez jouer, une la bat.</numerusform>
                <numerusform>{who} tient le pli avec {card} : parmi les cartes que vous pouvez jouer, %n la battent.</numerusform>
            </translation>
        </message>
        <message>
            <source>The trump suit is {suit}: its lowest card beats every card of another suit.</source>
            <translation>L’atout est {suit} : sa plus petite carte bat toute carte d’une autre couleur.</translation>
        </message>
        <message>
            <source>The king is the highest card here, and the ace ranks below the court cards, right above the ten.</source>
            <translation>Ici le roi est la plus forte carte, et l’as se place sous les figures, juste au-dessus du dix.</translation>
        </message>
        <message>
            <source>{who} is taking the trick with {card}: you may play only {only}, and it beats that.</source>
            <translation>{who} tient le pli avec {card} : vous ne pouvez jouer que {only}, et cela suffit.</translation>
        </message>
        <message>
            <source>You must follow suit, and beat {best} since you can: {cards:short}.</source>
            <translation>Vous devez fournir, et monter sur {best} puisque vous le pouvez : {cards:short}.</translation>
        </message>
        <message>
            <source>You have no {suit}, so you must play a trump: {cards:short}.</source>
            <translation>Vous n’avez pas de {suit}, vous devez donc couper : {cards:short}.</translation>
        </message>
        <message>
            <source>You have no {suit}, so you must play a trump, and a higher one than {best} since you can: {cards:short}.</source>
            <translation>Vous n’avez pas de {suit}, vous devez donc couper, et plus haut que {best} puisque vous le pouvez : {cards:short}.</translation>
        </message>
        <message>
            <source>Whoever has the suit that was led must follow it: you have {cards:short}.</source>
            <translation>Qui a de la couleur demandée doit en fournir : vous avez {cards:short}.</translation>
        </message>
        <message>
            <source>{who} is taking the trick with {card}, and no card you may play beats it.</source>
            <translation>{who} tient le pli avec {card}, et aucune carte que vous pouvez jouer ne la bat.</translation>
        </message>
        <message numerus="yes">
            <source>Of your five cards %n is/are trump(s). Three tricks of five win the hand.</source>
            <translation>
                <numerusform>De vos cinq cartes, %n est un atout. Trois plis sur cinq gagnent la donne.</numerusform>
                <numerusform>De vos cinq cartes, %n sont des atouts. Trois plis sur cinq gagnent la donne.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You may change up to %n card(s) for others of the stock; what you throw away does not come back.</source>
            <translation>
                <numerusform>Vous pouvez changer %n carte contre une autre du talon ; celle que vous écartez ne revient pas.</numerusform>
                <numerusform>Vous pouvez changer jusqu’à %n cartes contre d’autres du talon ; celles que vous écartez ne reviennent pas.</numerusform>
            </translation>
        </message>
        <message>
            <source>If you play without proposing and lose, {who} scores 2 points even with three tricks, instead of 1.</source>
            <translation>Si vous jouez sans proposer et perdez, {who} marque 2 points même avec trois plis, au lieu de 1.</translation>
        </message>
        <message>
            <source>If you refuse and lose, {who} scores 2 points even with three tricks, instead of 1. If you accept, both change cards.</source>
            <translation>Si vous refusez et perdez, {who} marque 2 points même avec trois plis, au lieu de 1. Si vous acceptez, vous écartez tous les deux.</translation>
        </message>
        <message>
            <source>If you propose and {who} accepts, both change cards: you first.</source>
            <translation>Si vous proposez et que {who} accepte, vous écartez tous les deux, vous d’abord.</translation>
        </message>
        <message>
            <source>None of your five cards is a trump. Three tricks of five win the hand.</source>
            <translation>Aucune de vos cinq cartes n’est un atout. Trois plis sur cinq gagnent la donne.</translation>
        </message>
        <message>
            <source>You have the king of trumps: whoever announces it scores 1 point, at once.</source>
            <translation>Vous avez le roi d’atout : qui l’annonce marque 1 point, tout de suite.</translation>
        </message>
        <message>
            <source>You have won every trick: all five of them score 2 points.</source>
            <translation>Vous avez fait tous les plis : les cinq valent 2 points.</translation>
        </message>
        <message>
            <source>{who} chose to play without an exchange: if you win the hand, you score 2 points, even with three tricks.</source>
            <translation>{who} n’a pas voulu d’écart : si vous gagnez la donne, vous marquez 2 points même avec trois plis.</translation>
        </message>
        <message>
            <source>{who} lacks a single point to win the game.</source>
            <translation>Il manque un seul point à {who} pour gagner la partie.</translation>
        </message>
        <message>
            <source>You have the king of trumps: to announce it wins the game.</source>
            <translation>Vous avez le roi d’atout : l’annoncer gagne la partie.</translation>
        </message>
        <message numerus="yes">
            <source>You need %n more trick(s) to win the hand, and {left} are left to play.</source>
            <translation>
                <numerusform>Il vous manque %n pli pour gagner la donne, et il en reste {left} à jouer.</numerusform>
                <numerusform>Il vous manque %n plis pour gagner la donne, et il en reste {left} à jouer.</numerusform>
            </translation>
        </message>
        <message>
            <source>You chose to play without an exchange: if {who} wins the hand, that is 2 points, even with three tricks.</source>
            <translation>Vous n’avez pas voulu d’écart : si {who} gagne la donne, cela fait 2 points même avec trois plis.</translation>
        </message>
        <message>
            <source>You lack a single point to win the game.</source>
            <translation>Il vous manque un seul point pour gagner la partie.</translation>
        </message>
        <message>
            <source>A card captures another of its month. Of yours, with one in the field: {cards}.</source>
            <translation>Une carte en capture une autre de son mois. Des vôtres, avec la leur sur le champ : {cards}.</translation>
        </message>
        <message numerus="yes">
            <source>You hold {card}, {worth}, and nothing of {month} lies in the field. In your hand nobody can take it; laid down it lies open to whoever has one of %n more card(s) of {month}.</source>
            <translation>
                <numerusform>Vous avez {card}, {worth}, et rien de {month} n’est sur le tapis. Dans votre main, personne ne peut la prendre ; posée, elle est à la portée de qui a l’autre carte de {month} qu’on n’a pas vue.</numerusform>
                <numerusform>Vous avez {card}, {worth}, et rien de {month} n’est sur le tapis. Dans votre main, personne ne peut la prendre ; posée, elle est à la portée de qui a l’une des %n autres cartes de {month} qu’on n’a pas vues.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>For {yaku} you lack %n card(s) of these: {cards}. {worth}.</source>
            <translation>
                <numerusform>Pour {yaku} il vous manque une de ces cartes : {cards}. {worth}.</numerusform>
                <numerusform>Pour {yaku} il vous manque %n de ces cartes : {cards}. {worth}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>For {yaku} you have yet to capture %n card(s) of these: {cards}. {worth}. In your hand: {held}.</source>
            <translation>
                <numerusform>Pour {yaku} il reste à capturer une de ces cartes : {cards}. {worth}. Dans votre main : {held}.</numerusform>
                <numerusform>Pour {yaku} il reste à capturer %n de ces cartes : {cards}. {worth}. Dans votre main : {held}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} lacks one card for {yaku} ({worth}): {cards}.</source>
            <translation>Il manque une carte à {who} pour {yaku} ({worth}) : {cards}.</translation>
        </message>
        <message>
            <source>A bright counts {bright}, an animal {animal}, a ribbon {ribbon}, chaff {chaff}.</source>
            <translation>Une lumière vaut {bright}, un animal {animal}, un ruban {ribbon}, une plaine {chaff}.</translation>
        </message>
        <message>
            <source>After your card one of the stock is turned: if its month lies in the field, it captures for you too.</source>
            <translation>Après votre carte, on en retourne une du talon : si son mois est sur le champ, elle capture aussi pour vous.</translation>
        </message>
        <message>
            <source>The field counts ×{times}: so many times all is paid in this hand.</source>
            <translation>Dans cette donne, le champ multiplie par {times} tout ce qui se paie.</translation>
        </message>
        <message numerus="yes">
            <source>Stopping (shōbu) ends the hand with your %n kan. Going on (sage) you may collect more, and so may the others.</source>
            <translation>
                <numerusform>S’arrêter (shōbu) finit la donne avec votre kan. En continuant (sage), vous pouvez en gagner plus, et les autres aussi.</numerusform>
                <numerusform>S’arrêter (shōbu) finit la donne avec vos %n kan. En continuant (sage), vous pouvez en gagner plus, et les autres aussi.</numerusform>
            </translation>
        </message>
        <message>
            <source>Dropping out costs {fee}, and {kan} more if {who}, who promised to play, reaches {points} points.</source>
            <translation>Se retirer coûte {fee}, et {kan} de plus si {who}, qui a promis de jouer, atteint {points} points.</translation>
        </message>
        <message>
            <source>Whoever promises (mizuten) plays unseen: {points} points bring {kan} from each, fewer cost as much to both opponents.</source>
            <translation>Qui promet (mizuten) joue sans avoir regardé : {points} points rapportent {kan} de chacun, moins les coûtent envers les deux adversaires.</translation>
        </message>
        <message>
            <source>No card of yours has its month in the field: the one you lay stays there, and the next player with that month may capture it.</source>
            <translation>Aucune de vos cartes n’a son mois sur le champ : celle que vous posez y reste, et le prochain qui a ce mois peut la capturer.</translation>
        </message>
        <message>
            <source>You hold {card}, {worth}, and nothing of {month} lies in the field. In your hand nobody can take it; laid down it lies open to whoever has another card of {month}.</source>
            <translation>Vous avez {card}, {worth}, et rien de {month} n’est sur le tapis. Dans votre main, personne ne peut la prendre ; posée, elle est à la portée de qui a une autre carte de {month}.</translation>
        </message>
        <message>
            <source>What you can capture, with what it and your card count together: {each}.</source>
            <translation>Ce que vous pouvez capturer, avec ce que cela vaut avec votre carte : {each}.</translation>
        </message>
        <message>
            <source>Nobody else has a card of {month}: only you can capture {card}, now or later.</source>
            <translation>Personne d’autre n’a de carte de {month} : vous seul pouvez capturer {card}, maintenant ou plus tard.</translation>
        </message>
        <message>
            <source>For {yaku} you lack {cards}: {worth}.</source>
            <translation>Pour {yaku} il vous manque {cards} : {worth}.</translation>
        </message>
        <message>
            <source>For {yaku} only {cards} is missing, and you hold it: {worth} once it captures.</source>
            <translation>Pour {yaku} il ne manque que {cards}, et vous l’avez en main : {worth} dès que cette carte capture.</translation>
        </message>
        <message>
            <source>For {yaku} you have yet to capture {cards}: {worth}. In your hand: {held}.</source>
            <translation>Pour {yaku} il reste à capturer {cards} : {worth}. Dans votre main : {held}.</translation>
        </message>
        <message>
            <source>{who} lacks one card for {yaku} ({worth}): {cards}. You hold it: as long as you keep it, nobody can take it.</source>
            <translation>Il manque une carte à {who} pour {yaku} ({worth}) : {cards}. Vous l’avez en main : tant que vous la gardez, personne ne peut la prendre.</translation>
        </message>
        <message>
            <source>{who} lacks one card for {yaku} ({worth}): {cards}. Nobody else has a card of {month}: only you can capture it, and it does not run away.</source>
            <translation>Il manque une carte à {who} pour {yaku} ({worth}) : {cards}. Personne d’autre n’a de carte de {month} : vous seul pouvez la capturer, et elle ne se sauve pas.</translation>
        </message>
        <message>
            <source>{who} lacks one card for {yaku} ({worth}): {cards}. In the field lies {there}.</source>
            <translation>Il manque une carte à {who} pour {yaku} ({worth}) : {cards}. Sur le tapis se trouve {there}.</translation>
        </message>
        <message>
            <source>As it was dealt, your hand holds {name}: {kan} kan, whatever you capture.</source>
            <translation>Telle qu’elle a été donnée, votre main contient {name} : {kan} kan, quoi que vous capturiez.</translation>
        </message>
        <message>
            <source>When your card captures nothing, one of the stock is turned: if its month lies in the field, it captures for you.</source>
            <translation>Quand votre carte ne capture rien, on en retourne une du talon : si son mois est sur le champ, elle capture pour vous.</translation>
        </message>
        <message>
            <source>All that is paid in this hand counts ×{times}: {cards} came to the field in the deal.</source>
            <translation>Tout ce qui se paie dans cette main compte ×{times} à cause de ce que la donne a mis sur le champ : {cards}.</translation>
        </message>
        <message>
            <source>Where nobody has a combination, those under {par} points pay those above: you have {mine}.</source>
            <translation>Si personne n’a de combinaison, ceux qui ont moins de {par} points paient ceux qui en ont plus : vous en avez {mine}.</translation>
        </message>
        <message>
            <source>The turned card takes one of the two: {one} (together {first}) or {other} ({second}).</source>
            <translation>La carte retournée prend l’une des deux : {one} (ensemble {first}) ou {other} ({second}).</translation>
        </message>
        <message>
            <source>Dropping out costs {fee}, and the hand can cost you nothing more.</source>
            <translation>Se retirer coûte {fee}, et la donne ne peut plus rien vous coûter.</translation>
        </message>
        <message>
            <source>Dropping out costs {fee}, and {kan} to {who}, who promised to play.</source>
            <translation>Se retirer coûte {fee}, et {kan} à {who}, qui a promis de jouer.</translation>
        </message>
        <message>
            <source>Whoever promises (mizuten) plays unseen, and gets {kan} from each who drops out.</source>
            <translation>Qui promet (mizuten) joue sans avoir regardé et reçoit {kan} de chacun qui se retire.</translation>
        </message>
        <message>
            <source>Three cards of {month} lie in the field, and you hold the fourth: it takes all three.</source>
            <translation>Trois cartes de {month} sont sur le champ et vous avez la quatrième : elle prend les trois.</translation>
        </message>
        <message>
            <source>A bright lies in the field: {card}, {worth}. A card of {month} takes it, and you hold {cards}.</source>
            <translation>Une lumière est sur le champ : {card}, {worth}. Une carte de {month} la prend, et vous avez {cards}.</translation>
        </message>
        <message>
            <source>{cards} ({n})</source>
            <translation>{cards} ({n})</translation>
        </message>
        <message>
            <source>In the end everybody pays the difference of the points: you have captured {mine}.</source>
            <translation>À la fin, chacun paie à chacun la différence des points : vous en avez capturé {mine}.</translation>
        </message>
        <message>
            <source>In the end everybody pays the difference of the points: you have captured {mine}, {who} {theirs}.</source>
            <translation>À la fin, chacun paie à chacun la différence des points : vous en avez capturé {mine}, {who} {theirs}.</translation>
        </message>
        <message>
            <source>Nobody has looked at a hand yet: yours and the dealer's are as likely to be good.</source>
            <translation>Personne n’a encore regardé sa main : la vôtre et celle du donneur ont les mêmes chances d’être bonnes.</translation>
        </message>
        <message>
            <source>You have no place in this hand. Without one you receive {amount} from everybody who pays compensation.</source>
            <translation>Vous n’avez pas de place dans cette donne. Sans place, chacun de ceux qui dédommagent vous paie {amount}.</translation>
        </message>
        <message>
            <source>Accepting brings you {amount} at once, and you do not play this hand.</source>
            <translation>Si vous acceptez, vous recevez {amount} tout de suite et vous ne jouez pas cette donne.</translation>
        </message>
        <message>
            <source>A bright lies in the field: {card}, {worth}. Whoever has another card of {month} may take it; you have none.</source>
            <translation>Une lumière est sur le champ : {card}, {worth}. Qui a une autre carte de {month} peut la prendre ; vous n’en avez pas.</translation>
        </message>
        <message numerus="yes">
            <source>%n counter(s)</source>
            <translation>
                <numerusform>%n jeton</numerusform>
                <numerusform>%n jetons</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Passing costs nothing. Whoever stays may change up to %n card(s), and pays {loo} counters without a trick.</source>
            <translation>
                <numerusform>Passer ne coûte rien. Qui reste peut changer %n carte, et paie {loo} jetons s’il ne fait pas de pli.</numerusform>
                <numerusform>Passer ne coûte rien. Qui reste peut changer jusqu’à %n cartes, et paie {loo} jetons s’il ne fait pas de pli.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of your five cards %n is/are trump(s).</source>
            <translation>
                <numerusform>De vos cinq cartes, %n est un atout.</numerusform>
                <numerusform>De vos cinq cartes, %n sont des atouts.</numerusform>
            </translation>
        </message>
        <message>
            <source>You have taken {mine} tricks; of the others {who} has most, {theirs}.</source>
            <translation>Vos plis : {mine} ; des autres, c’est {who} qui en a le plus : {theirs}.</translation>
        </message>
        <message>
            <source>In the pool lie {pool}: whoever takes most tricks wins it.</source>
            <translation>La poule contient {pool} : elle est à qui fait le plus de plis.</translation>
        </message>
        <message>
            <source>In the pool lie {pool}: whoever takes most points in tricks wins it.</source>
            <translation>La poule contient {pool} : elle est à qui fait le plus de points en plis.</translation>
        </message>
        <message>
            <source>None of your five cards is a trump.</source>
            <translation>Aucune de vos cinq cartes n’est un atout.</translation>
        </message>
        <message numerus="yes">
            <source>So far %n of the others stay(s).</source>
            <translation>
                <numerusform>Jusqu’ici, %n des autres reste.</numerusform>
                <numerusform>Jusqu’ici, %n des autres restent.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Whoever takes none of the %n trick(s) of a hand pays {loo} counters.</source>
            <translation>
                <numerusform>Qui ne fait pas le seul pli de la donne paie {loo} jetons.</numerusform>
                <numerusform>Qui ne fait aucun des %n plis de la donne paie {loo} jetons.</numerusform>
            </translation>
        </message>
        <message>
            <source>In tricks you have {mine} points; none of the others has more than {theirs}.</source>
            <translation>Vous avez {mine} points en plis ; aucun des autres n’en a plus de {theirs}.</translation>
        </message>
        <message>
            <source>You have taken {mine} tricks; none of the others more than {theirs}.</source>
            <translation>Vos plis : {mine} ; aucun des autres n’en a plus de {theirs}.</translation>
        </message>
        <message>
            <source>In tricks you have {mine} points; of the others {who} has most, {theirs}.</source>
            <translation>Vous avez {mine} points en plis ; des autres, c’est {who} qui en a le plus : {theirs}.</translation>
        </message>
        <message>
            <source>Most points in tricks win the pool: king, queen, jack, ace and ten count 10 each, the others their pips.</source>
            <translation>La poule est à qui fait le plus de points en plis : roi, dame, valet, as et dix comptent 10 chacun ; les autres, leur valeur.</translation>
        </message>
        <message numerus="yes">
            <source>The cards in the trick count %n point(s) so far.</source>
            <translation>
                <numerusform>Les cartes du pli comptent %n point pour l’instant.</numerusform>
                <numerusform>Les cartes du pli comptent %n points pour l’instant.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have no trick yet: without one you pay {loo} counters. %n trick(s) are to be played.</source>
            <translation>
                <numerusform>Vous n’avez pas encore de pli : sans pli vous payez {loo} jetons. Il en reste %n à jouer.</numerusform>
                <numerusform>Vous n’avez pas encore de pli : sans pli vous payez {loo} jetons. Il en reste %n à jouer.</numerusform>
            </translation>
        </message>
        <message>
            <source>In tricks you have {mine} points; the others none yet.</source>
            <translation>Vous avez {mine} points dans vos plis ; les autres n’en ont pas encore.</translation>
        </message>
        <message>
            <source>In tricks you have {mine} points; {who} none yet.</source>
            <translation>Vous avez {mine} points dans vos plis ; {who} n’en a pas encore.</translation>
        </message>
        <message>
            <source>You have taken {mine} tricks; the others none yet.</source>
            <translation>Vos plis : {mine} ; les autres n’en ont pas encore.</translation>
        </message>
        <message>
            <source>You have taken {mine} tricks; {who} none yet.</source>
            <translation>Vos plis : {mine} ; {who} n’en a pas encore.</translation>
        </message>
        <message numerus="yes">
            <source>{bid} means to take %n of {all} tricks, alone against all. Made, each of them pays you {win}; failed, you pay each {lose}.</source>
            <translation>
                <numerusform>{bid} : faire %n pli sur {all}, seul contre tous. Réussi, chacun vous paie {win} ; manqué, vous payez {lose} à chacun.</numerusform>
                <numerusform>{bid} : faire %n plis sur {all}, seul contre tous. Réussi, chacun vous paie {win} ; manqué, vous payez {lose} à chacun.</numerusform>
            </translation>
        </message>
        <message>
            <source>You have no {suit}, so you may play any card.</source>
            <translation>Vous n’avez pas de {suit}, vous pouvez donc jouer n’importe quelle carte.</translation>
        </message>
        <message numerus="yes">
            <source>{who}, who plays alone, is taking the trick with {card}: of the cards you may play, %n beat(s) it.</source>
            <translation>
                <numerusform>{who}, qui joue seul, tient le pli avec {card} : parmi les cartes que vous pouvez jouer, une la bat.</numerusform>
                <numerusform>{who}, qui joue seul, tient le pli avec {card} : parmi les cartes que vous pouvez jouer, %n la battent.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} is taking the trick with {card}, and plays against {other} as you do. {other} has already played to it.</source>
            <translation>{who} tient le pli avec {card}, et joue comme vous contre {other} ; {other} a déjà joué sa carte.</translation>
        </message>
        <message numerus="yes">
            <source>For {bid} {who} needs %n more trick(s), and {left} are left: if the others take {more}, it is broken.</source>
            <translation>
                <numerusform>Pour {bid}, il manque un pli à {who} et il en reste {left} : si les autres en font {more}, c’est manqué.</numerusform>
                <numerusform>Pour {bid}, il manque %n plis à {who} et il en reste {left} : si les autres en font {more}, c’est manqué.</numerusform>
            </translation>
        </message>
        <message>
            <source>{bid} means to take no trick at all. Made, each of them pays you {win}; failed, you pay each {lose}.</source>
            <translation>{bid} : ne faire aucun pli. Réussi, chacun vous paie {win} ; manqué, vous payez {lose} à chacun.</translation>
        </message>
        <message numerus="yes">
            <source>Your longest suit is {suit}, with %n card(s). Whoever plays alone leads, and makes a suit trumps.</source>
            <translation>
                <numerusform>Votre plus longue couleur est {suit}, avec %n carte. Qui joue seul entame et fait d’une couleur l’atout.</numerusform>
                <numerusform>Votre plus longue couleur est {suit}, avec %n cartes. Qui joue seul entame et fait d’une couleur l’atout.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You hold %n ace(s): in its suit nothing beats an ace, only a trump does.</source>
            <translation>
                <numerusform>Vous avez un as : dans sa couleur rien ne le bat, seulement un atout.</numerusform>
                <numerusform>Vous avez %n as : dans sa couleur rien ne bat un as, seulement un atout.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} has bid {bid}: only a higher bid takes it away.</source>
            <translation>{who} a annoncé {bid} : seule une annonce plus haute l’enlève.</translation>
        </message>
        <message>
            <source>The card that takes a trick is turned face down before whoever played it: so many turned cards, so many tricks.</source>
            <translation>La carte qui remporte un pli est posée face cachée devant qui l’a jouée : autant de cartes cachées, autant de plis.</translation>
        </message>
        <message>
            <source>You have no {suit}, so you may play any card: a trump may be played, but need not.</source>
            <translation>Vous n’avez pas de {suit}, vous pouvez donc jouer n’importe quelle carte : couper est permis, mais pas obligatoire.</translation>
        </message>
        <message>
            <source>{who}, who plays alone, is taking the trick with {card}, and no card you may play beats it.</source>
            <translation>{who}, qui joue seul, tient le pli avec {card}, et aucune carte que vous pouvez jouer ne la bat.</translation>
        </message>
        <message>
            <source>{who} is taking the trick with {card}, and plays against {other} as you do. {other} is still to play.</source>
            <translation>{who} tient le pli avec {card}, et joue comme vous contre {other} ; {other} doit encore jouer.</translation>
        </message>
        <message numerus="yes">
            <source>You are to take no trick: of the cards you may play, %n stay(s) under {card}.</source>
            <translation>
                <numerusform>Vous ne devez faire aucun pli : des cartes que vous pouvez jouer, %n reste sous {card}.</numerusform>
                <numerusform>Vous ne devez faire aucun pli : des cartes que vous pouvez jouer, %n restent sous {card}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} is to take no trick, and is taking this one with {card}: of the cards you may play, %n stay(s) under it.</source>
            <translation>
                <numerusform>{who} ne doit faire aucun pli, et prend celui-ci avec {card} : des cartes que vous pouvez jouer, %n reste en dessous.</numerusform>
                <numerusform>{who} ne doit faire aucun pli, et prend celui-ci avec {card} : des cartes que vous pouvez jouer, %n restent en dessous.</numerusform>
            </translation>
        </message>
        <message>
            <source>If {who} takes a single trick, {bid} is lost.</source>
            <translation>Un seul pli fait perdre {bid} à {who}.</translation>
        </message>
        <message numerus="yes">
            <source>For {bid} you need %n more trick(s): all that are left.</source>
            <translation>
                <numerusform>Pour {bid} il vous manque un pli : le dernier à jouer.</numerusform>
                <numerusform>Pour {bid} il vous manque %n plis : tous ceux qui restent à jouer.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>For {bid} you need %n more trick(s), and {left} are left: you can lose {spare}.</source>
            <translation>
                <numerusform>Pour {bid} il vous manque un pli et il en reste {left} : vous pouvez en perdre {spare}.</numerusform>
                <numerusform>Pour {bid} il vous manque %n plis et il en reste {left} : vous pouvez en perdre {spare}.</numerusform>
            </translation>
        </message>
        <message>
            <source>If you make it, each of the others pays you {win}; if not, you pay each {lose}.</source>
            <translation>Si vous réussissez, chacun des autres vous paie {win} ; sinon, vous payez {lose} à chacun.</translation>
        </message>
        <message>
            <source>If {who} makes it, you pay {win}, as everybody does; if not, you receive {lose}.</source>
            <translation>Si {who} réussit, vous payez {win}, comme tout le monde ; sinon, vous recevez {lose}.</translation>
        </message>
        <message numerus="yes">
            <source>Your longest suit is {suit}, with %n card(s). Whoever plays alone leads, and makes a suit trumps, unless it is a misère.</source>
            <translation>
                <numerusform>Votre plus longue couleur est {suit}, avec %n carte. Qui joue seul entame et fait d’une couleur l’atout, sauf en misère.</numerusform>
                <numerusform>Votre plus longue couleur est {suit}, avec %n cartes. Qui joue seul entame et fait d’une couleur l’atout, sauf en misère.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of no suit do you hold more than %n card(s).</source>
            <translation>
                <numerusform>D’aucune couleur vous n’avez plus de %n carte.</numerusform>
                <numerusform>D’aucune couleur vous n’avez plus de %n cartes.</numerusform>
            </translation>
        </message>
        <message>
            <source>You hold no ace: the pack has higher cards of each of your suits.</source>
            <translation>Vous n’avez pas d’as : il existe plus fort dans chacune de vos couleurs.</translation>
        </message>
        <message>
            <source>The suit of your first card is trumps for the whole hand.</source>
            <translation>La couleur de votre première carte est atout pour toute la donne.</translation>
        </message>
        <message>
            <source>You are to take no trick, but every card you may play beats {card}.</source>
            <translation>Vous ne devez faire aucun pli, mais toutes les cartes que vous pouvez jouer battent {card}.</translation>
        </message>
        <message>
            <source>{who} is to take no trick, but every card you may play beats {card}.</source>
            <translation>{who} ne doit faire aucun pli, mais toutes les cartes que vous pouvez jouer battent {card}.</translation>
        </message>
        <message>
            <source>With a single trick {bid} is lost for you.</source>
            <translation>Un seul pli vous fait perdre {bid}.</translation>
        </message>
        <message numerus="yes">
            <source>You can give no card away now, so you draw: %n card(s) lie in the stock, and the last one makes its suit trumps.</source>
            <translation>
                <numerusform>Vous ne pouvez donner aucune carte, vous piochez donc : il reste %n carte au talon, et sa couleur sera l’atout.</numerusform>
                <numerusform>Vous ne pouvez donner aucune carte, vous piochez donc : il reste %n cartes au talon, et la dernière fera l’atout.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your pile has %n card(s), and none of the others fewer than {least}: later they must all be got rid of.</source>
            <translation>
                <numerusform>Votre tas a %n carte, et aucun des autres moins de {least} : il faudra ensuite se défaire de toutes.</numerusform>
                <numerusform>Votre tas a %n cartes, et aucun des autres moins de {least} : il faudra ensuite se défaire de toutes.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Whoever is left with cards in the end loses: you hold %n, none of the others more than {most}.</source>
            <translation>
                <numerusform>Qui garde des cartes à la fin perd : vous en avez %n, aucun des autres plus de {most}.</numerusform>
                <numerusform>Qui garde des cartes à la fin perd : vous en avez %n, aucun des autres plus de {most}.</numerusform>
            </translation>
        </message>
        <message>
            <source>On your pile lies {card:short}, the rank that follows {who}'s card, {top:short}: given away, it is one card fewer in your pile, which becomes your hand.</source>
            <translation>Sur votre tas se trouve {card:short}, qui suit dans l’ordre la carte de {who}, {top:short} : donnée, c’est une carte de moins dans votre tas, qui sera votre main.</translation>
        </message>
        <message>
            <source>This was the last card: its suit is trumps, and whoever gets it leads the first trick.</source>
            <translation>C’était la dernière carte : sa couleur est l’atout, et qui la reçoit entame le premier pli.</translation>
        </message>
        <message>
            <source>You have drawn {card:short}, which follows {who}'s card, {top:short}: laid there, it costs you nothing and you draw again.</source>
            <translation>Vous avez pioché {card:short}, qui suit dans l’ordre la carte de {who}, {top:short} : la poser là ne vous coûte rien et vous repiochez.</translation>
        </message>
        <message>
            <source>You have drawn {card:short}, which follows no card that lies on top: it goes to your pile, and your turn is over.</source>
            <translation>Vous avez pioché {card:short}, qui ne suit aucune carte du dessus : elle va sur votre tas et votre tour est fini.</translation>
        </message>
        <message numerus="yes">
            <source>Your pile has %n card(s), {who} has the smallest of the others with {least}: later they must all be got rid of.</source>
            <translation>
                <numerusform>Votre tas a %n carte ; des autres, le plus petit est celui de {who}, avec {least} : il faudra se défaire de toutes.</numerusform>
                <numerusform>Votre tas a %n cartes ; des autres, le plus petit est celui de {who}, avec {least} : il faudra se défaire de toutes.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You lead: %n cards turn this trick and put it out of the game, one for everybody who still has cards.</source>
            <translation>
                <numerusform>Vous entamez : %n carte retourne ce pli et le sort du jeu, une par joueur qui a encore des cartes.</numerusform>
                <numerusform>Vous entamez : %n cartes retournent ce pli et le sortent du jeu, une par joueur qui a encore des cartes.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A higher card of its suit or a trump beats {top}: with %n of your cards you may do it now.</source>
            <translation>
                <numerusform>Une carte plus haute de sa couleur ou un atout bat {top} : vous le pouvez avec %n de vos cartes.</numerusform>
                <numerusform>Une carte plus haute de sa couleur ou un atout bat {top} : vous le pouvez avec %n de vos cartes.</numerusform>
            </translation>
        </message>
        <message>
            <source>A higher card of its suit or a trump beats {top}: you have none.</source>
            <translation>Une carte plus haute de sa couleur ou un atout bat {top} : vous n’en avez pas.</translation>
        </message>
        <message>
            <source>Whoever takes picks up the only card that lies: {low}.</source>
            <translation>Qui ramasse prend la seule carte posée : {low}.</translation>
        </message>
        <message>
            <source>Whoever takes picks up the lowest card of the trick, {low}; the others stay.</source>
            <translation>Qui ramasse prend la carte la plus basse du pli, {low} ; les autres restent.</translation>
        </message>
        <message>
            <source>One more card turns the trick: whoever lays it leads the next one.</source>
            <translation>Une carte de plus retourne le pli : qui la pose entame le suivant.</translation>
        </message>
        <message numerus="yes">
            <source>Whoever is left with cards in the end loses: you hold %n, of the others {who} holds most, {most}.</source>
            <translation>
                <numerusform>Qui reste avec des cartes à la fin perd : vous en avez %n ; des autres, c’est {who} qui en a le plus : {most}.</numerusform>
                <numerusform>Qui reste avec des cartes à la fin perd : vous en avez %n ; des autres, c’est {who} qui en a le plus : {most}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Whoever is left with cards in the end loses: you hold %n, {who} {most}.</source>
            <translation>
                <numerusform>Qui finit avec des cartes perd : il vous en reste une, et {most} à {who}.</numerusform>
                <numerusform>Qui finit avec des cartes perd : il vous en reste %n, et {most} à {who}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Coach</source>
            <translation>Entraîneur</translation>
        </message>
        <message>
            <source>Better: {best}.</source>
            <translation>Mieux : {best}.</translation>
        </message>
        <message>
            <source>Well seen: {best}.</source>
            <translation>Bien vu : {best}.</translation>
        </message>
        <message>
            <source>Well seen: {best} rather than {made}.</source>
            <translation>Bien vu : {best} plutôt que {made}.</translation>
        </message>
        <message>
            <source>The hint was right: {best} was better than {made}.</source>
            <translation>Le conseil était bon : {best} valait mieux que {made}.</translation>
        </message>
        <message>
            <source>{best} was better than {made}.</source>
            <translation>{best} valait mieux que {made}.</translation>
        </message>
        <message>
            <source>{key} takes your move back.</source>
            <translation>{key} reprend votre coup.</translation>
        </message>
        <message>
            <source>The coach speaks once the cards are dealt</source>
            <translation>L’entraîneur parle une fois les cartes distribuées</translation>
        </message>
        <message>
            <source>The coach speaks when it is your turn</source>
            <translation>L’entraîneur parle quand c’est à vous</translation>
        </message>
        <message>
            <source>Coach: cut wherever you like, for nobody knows how the cards lie</source>
            <translation>Entraîneur : coupez où vous voulez, personne ne sait comment sont les cartes</translation>
        </message>
        <message>
            <source>Coach on</source>
            <translation>Entraîneur activé</translation>
        </message>
        <message>
            <source>Coach off</source>
            <translation>Entraîneur désactivé</translation>
        </message>
        <message>
            <source>Coach: there is only one move here</source>
            <translation>Entraîneur : un seul coup est possible</translation>
        </message>
        <message>
            <source>Coach: this one is up to you</source>
            <translation>Entraîneur : à vous de décider</translation>
        </message>
        <message>
            <source>Esc: close · {key}: coach off</source>
            <translation>Échap : fermer · {key} : sans entraîneur</translation>
        </message>
        <message>
            <source>{key} calls me back</source>
            <translation>{key} me rappelle</translation>
        </message>
    </context>
    <context>
        <name>commands</name>
        <message>
            <source>Take back</source>
            <translation>Reprendre</translation>
        </message>
        <message>
            <source>A K D J T 1–9 0</source>
            <translation>A R/K D V/J 1–9 0</translation>
        </message>
        <message>
            <source>To the card of that rank, unless a button shows it; 1: ace, 0: ten, D or Shift+Q: queen</source>
            <translation>À la carte de ce chiffre ou de cette lettre, sauf si un bouton l’affiche ; 1 : as, 0 : dix, D ou Maj+Q : dame</translation>
        </message>
        <message>
            <source>Say how things stand</source>
            <translation>Dire où on en est</translation>
        </message>
        <message>
            <source>Say what lies in the trick</source>
            <translation>Dire ce qu’il y a dans le pli</translation>
        </message>
        <message>
            <source>Last trick</source>
            <translation>Dernier pli</translation>
        </message>
        <message>
            <source>Say what is trumps</source>
            <translation>Dire l’atout</translation>
        </message>
        <message>
            <source>Say what is being played for</source>
            <translation>Dire ce qui est en jeu</translation>
        </message>
        <message>
            <source>Say the score</source>
            <translation>Dire le score</translation>
        </message>
        <message>
            <source>Say my hand by suits</source>
            <translation>Dire ma main par couleurs</translation>
        </message>
        <message>
            <source>Say how the others stand</source>
            <translation>Dire où en sont les autres</translation>
        </message>
        <message>
            <source>Say what is in the pot</source>
            <translation>Dire ce qu’il y a au pot</translation>
        </message>
        <message>
            <source>Say what has been taken</source>
            <translation>Dire ce qui a été pris</translation>
        </message>
        <message>
            <source>Say what lies open, by months</source>
            <translation>Dire ce qui est découvert, par mois</translation>
        </message>
        <message>
            <source>Say which cards may be played, and what they take</source>
            <translation>Dire quelles cartes peuvent être jouées et ce qu’elles prennent</translation>
        </message>
        <message>
            <source>Say my highest and lowest of each suit</source>
            <translation>Dire ma plus haute et ma plus basse de chaque couleur</translation>
        </message>
        <message>
            <source>Say what each of the others has shown</source>
            <translation>Dire ce que chacun des autres a montré</translation>
        </message>
        <message>
            <source>Say what can be captured</source>
            <translation>Dire ce qui peut être capturé</translation>
        </message>
        <message>
            <source>Say what lies open</source>
            <translation>Dire ce qui est découvert</translation>
        </message>
        <message>
            <source>Say which cards may be played</source>
            <translation>Dire quelles cartes peuvent être jouées</translation>
        </message>
        <message>
            <source>Say what lies before each player</source>
            <translation>Dire ce que chacun a devant lui</translation>
        </message>
        <message>
            <source>Last turn</source>
            <translation>Dernier tour</translation>
        </message>
        <message>
            <source>Say my hand by months</source>
            <translation>Dire ma main par mois</translation>
        </message>
        <message>
            <source>1–9 0</source>
            <translation>1–9 0</translation>
        </message>
        <message>
            <source>To a card of that month, unless a button shows it; 0: from October on</source>
            <translation>À une carte de ce mois, sauf si un bouton affiche ce chiffre ; 0 : octobre, novembre et décembre</translation>
        </message>
        <message>
            <source>Take the lowest card</source>
            <translation>Ramasser la carte la plus basse</translation>
        </message>
        <message>
            <source>End</source>
            <translation>Fin</translation>
        </message>
        <message>
            <source>At the table</source>
            <translation>À la table</translation>
        </message>
        <message>
            <source>In a replay</source>
            <translation>En revoyant une partie</translation>
        </message>
        <message>
            <source>Everywhere</source>
            <translation>Partout</translation>
        </message>
        <message>
            <source>With switches</source>
            <translation>Avec des contacteurs</translation>
        </message>
        <message>
            <source>Press a key</source>
            <translation>Appuyez sur une touche</translation>
        </message>
        <message>
            <source>Swap them</source>
            <translation>Les échanger</translation>
        </message>
        <message>
            <source>{key} always means the same, for cards and buttons.</source>
            <translation>{key} garde toujours le même sens, pour les cartes et les boutons.</translation>
        </message>
        <message>
            <source>{key} is already “{command}”.</source>
            <translation>{key} est déjà « {command} ».</translation>
        </message>
        <message>
            <source>Keep {key}</source>
            <translation>Garder {key}</translation>
        </message>
        <message>
            <source>changed</source>
            <translation>changée</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Échap</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Entrée</translation>
        </message>
        <message>
            <source>The button that shows that number</source>
            <translation>Le bouton qui montre ce nombre</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Rétablir</translation>
        </message>
        <message>
            <source>Hint, and more of it</source>
            <translation>Conseil, puis davantage</translation>
        </message>
        <message>
            <source>Coach on or off</source>
            <translation>Entraîneur ou non</translation>
        </message>
        <message>
            <source>Panel</source>
            <translation>Panneau</translation>
        </message>
        <message>
            <source>Sound on or off</source>
            <translation>Activer ou couper le son</translation>
        </message>
        <message>
            <source>The table in text, and back</source>
            <translation>La table en texte, et retour</translation>
        </message>
        <message>
            <source>Go on, or pause</source>
            <translation>Continuer ou faire une pause</translation>
        </message>
        <message>
            <source>Previous move</source>
            <translation>Coup précédent</translation>
        </message>
        <message>
            <source>Next move</source>
            <translation>Coup suivant</translation>
        </message>
        <message>
            <source>Your previous decision</source>
            <translation>Votre décision précédente</translation>
        </message>
        <message>
            <source>Your next decision</source>
            <translation>Votre décision suivante</translation>
        </message>
        <message>
            <source>Your previous mistake</source>
            <translation>Votre erreur précédente</translation>
        </message>
        <message>
            <source>Your next mistake</source>
            <translation>Votre erreur suivante</translation>
        </message>
        <message>
            <source>Go over it</source>
            <translation>Analyser</translation>
        </message>
        <message>
            <source>Previous trick</source>
            <translation>Pli précédent</translation>
        </message>
        <message>
            <source>Next trick</source>
            <translation>Pli suivant</translation>
        </message>
        <message>
            <source>Previous hand</source>
            <translation>Donne précédente</translation>
        </message>
        <message>
            <source>Next hand</source>
            <translation>Donne suivante</translation>
        </message>
        <message>
            <source>To the beginning</source>
            <translation>Au début</translation>
        </message>
        <message>
            <source>To the end</source>
            <translation>À la fin</translation>
        </message>
        <message>
            <source>With the eyes of the next player</source>
            <translation>Avec les yeux du joueur suivant</translation>
        </message>
        <message>
            <source>All hands face up</source>
            <translation>Toutes les mains découvertes</translation>
        </message>
        <message>
            <source>What was known</source>
            <translation>Ce qu’on savait</translation>
        </message>
        <message>
            <source>Write a note</source>
            <translation>Écrire une note</translation>
        </message>
        <message>
            <source>Play from here</source>
            <translation>Jouer à partir d’ici</translation>
        </message>
        <message>
            <source>Rules of the moment</source>
            <translation>Règles du moment</translation>
        </message>
        <message>
            <source>All keys of this page</source>
            <translation>Toutes les touches de cette page</translation>
        </message>
        <message>
            <source>New match</source>
            <translation>Nouvelle partie</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>Ouvrir un fichier</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Réglages</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Plein écran</translation>
        </message>
        <message>
            <source>Leave Naipes</source>
            <translation>Quitter Naipes</translation>
        </message>
        <message>
            <source>Switch: on to the next</source>
            <translation>Contacteur : passer au suivant</translation>
        </message>
        <message>
            <source>Switch: choose</source>
            <translation>Contacteur : choisir</translation>
        </message>
        <message>
            <source>Along the hand</source>
            <translation>Parcourir la main</translation>
        </message>
        <message>
            <source>Play, press the gold button, or skip what moves</source>
            <translation>Jouer, presser le bouton doré, ou sauter ce qui bouge</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Espace</translation>
        </message>
        <message>
            <source>Pick a card, or skip what moves</source>
            <translation>Choisir une carte, ou sauter ce qui bouge</translation>
        </message>
        <message>
            <source>On to your next decision</source>
            <translation>Jusqu’à votre prochaine décision</translation>
        </message>
        <message>
            <source>Put down what is picked, close, leave full screen</source>
            <translation>Reposer ce qui est choisi, fermer, quitter le plein écran</translation>
        </message>
        <message>
            <source>So many times as fast</source>
            <translation>Tant de fois plus vite</translation>
        </message>
        <message>
            <source>On a branch in the list: fold it, or show all of it</source>
            <translation>Sur une branche de la liste : la replier ou la voir entière</translation>
        </message>
        <message>
            <source>Close, leave full screen, or leave</source>
            <translation>Fermer, quitter le plein écran, ou quitter</translation>
        </message>
        <message>
            <source>Along the hand; in an answer along the exact line</source>
            <translation>Dans la main ; dans une réponse, le long de la ligne exacte</translation>
        </message>
        <message>
            <source>Play, or press the button in focus</source>
            <translation>Jouer, ou presser le bouton actif</translation>
        </message>
        <message>
            <source>See the answer</source>
            <translation>Voir la réponse</translation>
        </message>
        <message>
            <source>Skip this moment</source>
            <translation>Sauter ce moment</translation>
        </message>
        <message>
            <source>Try another</source>
            <translation>En essayer une autre</translation>
        </message>
        <message>
            <source>Have the opponents' answers checked</source>
            <translation>Faire vérifier les réponses des adversaires</translation>
        </message>
        <message>
            <source>Five deals that were possible</source>
            <translation>Cinq donnes qui étaient possibles</translation>
        </message>
        <message>
            <source>What was counted, in figures</source>
            <translation>Ce qui a été compté, en chiffres</translation>
        </message>
        <message>
            <source>PgUp PgDn</source>
            <translation>PgPréc PgSuiv</translation>
        </message>
        <message>
            <source>To another moment</source>
            <translation>Vers un autre moment</translation>
        </message>
        <message>
            <source>From game to game</source>
            <translation>De jeu en jeu</translation>
        </message>
        <message>
            <source>That game, in their order</source>
            <translation>Ce jeu, dans leur ordre</translation>
        </message>
        <message>
            <source>Open what is chosen</source>
            <translation>Ouvrir ce qui est choisi</translation>
        </message>
        <message>
            <source>Play the deal that was copied as a line</source>
            <translation>Jouer la donne copiée sous forme de ligne</translation>
        </message>
        <message>
            <source>From lesson to lesson</source>
            <translation>De leçon en leçon</translation>
        </message>
        <message>
            <source>Go on, or make the move that is marked</source>
            <translation>Continuer, ou jouer le coup indiqué</translation>
        </message>
        <message>
            <source>Backspace</source>
            <translation>Retour arrière</translation>
        </message>
        <message>
            <source>One step back</source>
            <translation>Une étape en arrière</translation>
        </message>
        <message>
            <source>PgDn</source>
            <translation>PgSuiv</translation>
        </message>
        <message>
            <source>Skip the lesson</source>
            <translation>Passer la leçon</translation>
        </message>
        <message>
            <source>Leave; the lesson goes on another time</source>
            <translation>Quitter ; la leçon reprendra une autre fois</translation>
        </message>
        <message>
            <source>Go on, press the button in focus, or skip what moves</source>
            <translation>Continuer, presser le bouton choisi, ou sauter ce qui bouge</translation>
        </message>
        <message>
            <source>Skip the question, leave full screen, or leave</source>
            <translation>Passer la question, quitter le plein écran, ou quitter</translation>
        </message>
        <message>
            <source>Play the card in focus; after the answer, the next one</source>
            <translation>Jouer la carte choisie ; après la réponse, le suivant</translation>
        </message>
        <message>
            <source>After the answer: the rule</source>
            <translation>Après la réponse : la règle</translation>
        </message>
        <message>
            <source>After the answer: play this hand</source>
            <translation>Après la réponse : jouer cette donne</translation>
        </message>
        <message>
            <source>To another problem</source>
            <translation>À un autre problème</translation>
        </message>
        <message>
            <source>Search the rules</source>
            <translation>Chercher dans les règles</translation>
        </message>
        <message>
            <source>F3  Shift+F3</source>
            <translation>F3  Maj+F3</translation>
        </message>
        <message>
            <source>To the next hit, and to the one before</source>
            <translation>À l’occurrence suivante, et à la précédente</translation>
        </message>
        <message>
            <source>Back where one was, and forward again</source>
            <translation>Revenir où l’on était, et avancer de nouveau</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <source>From link to link</source>
            <translation>De lien en lien</translation>
        </message>
        <message>
            <source>To the table, and back to the book</source>
            <translation>À la table, et retour au livre</translation>
        </message>
        <message>
            <source>Close the book</source>
            <translation>Fermer le livre</translation>
        </message>
        <message>
            <source>The hand of that game</source>
            <translation>La donne de ce jeu</translation>
        </message>
        <message>
            <source>From day to day, in the calendar</source>
            <translation>D’un jour à l’autre, dans le calendrier</translation>
        </message>
        <message>
            <source>Play it, or watch it again</source>
            <translation>La jouer, ou la revoir</translation>
        </message>
        <message>
            <source>Copy the line of the deal</source>
            <translation>Copier la ligne de la donne</translation>
        </message>
        <message>
            <source>Fold the branches of a match, or show them</source>
            <translation>Replier les branches d’une partie, ou les voir</translation>
        </message>
        <message>
            <source>From match to match</source>
            <translation>De partie en partie</translation>
        </message>
        <message>
            <source>Rename the match</source>
            <translation>Renommer la partie</translation>
        </message>
        <message>
            <source>Del</source>
            <translation>Suppr</translation>
        </message>
        <message>
            <source>Delete the match</source>
            <translation>Supprimer la partie</translation>
        </message>
        <message>
            <source>Bring it back</source>
            <translation>La récupérer</translation>
        </message>
        <message>
            <source>To the filters</source>
            <translation>Aux filtres</translation>
        </message>
        <message>
            <source>The plot in figures, or drawn again</source>
            <translation>Le graphique en chiffres, ou de nouveau dessiné</translation>
        </message>
        <message>
            <source>Export the matches as a table</source>
            <translation>Exporter les parties en tableau</translation>
        </message>
        <message>
            <source>Along the plot, match by match</source>
            <translation>Le long du graphique, partie par partie</translation>
        </message>
        <message>
            <source>Watch the match</source>
            <translation>Revoir la partie</translation>
        </message>
        <message>
            <source>Shift</source>
            <translation>Maj</translation>
        </message>
        <message>
            <source>question mark</source>
            <translation>point d’interrogation</translation>
        </message>
        <message>
            <source>comma</source>
            <translation>virgule</translation>
        </message>
        <message>
            <source>full stop</source>
            <translation>point</translation>
        </message>
        <message>
            <source>slash</source>
            <translation>barre oblique</translation>
        </message>
        <message>
            <source>opening bracket</source>
            <translation>crochet ouvrant</translation>
        </message>
        <message>
            <source>closing bracket</source>
            <translation>crochet fermant</translation>
        </message>
        <message>
            <source>left arrow</source>
            <translation>flèche gauche</translation>
        </message>
        <message>
            <source>right arrow</source>
            <translation>flèche droite</translation>
        </message>
        <message>
            <source>up arrow</source>
            <translation>flèche haut</translation>
        </message>
        <message>
            <source>down arrow</source>
            <translation>flèche bas</translation>
        </message>
        <message>
            <source>{first} to {last}</source>
            <translation>{first} à {last}</translation>
        </message>
        <message>
            <source>A R S 1–9 0</source>
            <translation>A R S 1–9 0</translation>
        </message>
        <message>
            <source>On the start page</source>
            <translation>Sur la page d’accueil</translation>
        </message>
        <message>
            <source>In a review</source>
            <translation>Dans une analyse</translation>
        </message>
        <message>
            <source>In the library</source>
            <translation>Dans la bibliothèque</translation>
        </message>
        <message>
            <source>In the statistics</source>
            <translation>Dans les statistiques</translation>
        </message>
        <message>
            <source>In the hand of the day</source>
            <translation>Dans la donne du jour</translation>
        </message>
        <message>
            <source>On the page of lessons</source>
            <translation>Sur la page des leçons</translation>
        </message>
        <message>
            <source>In a lesson</source>
            <translation>Dans une leçon</translation>
        </message>
        <message>
            <source>In the memory gym</source>
            <translation>Au gymnase de mémoire</translation>
        </message>
        <message>
            <source>In a problem</source>
            <translation>Dans un problème</translation>
        </message>
        <message>
            <source>In a rulebook</source>
            <translation>Dans un livre de règles</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Clavier</translation>
        </message>
        <message>
            <source>Change keys</source>
            <translation>Changer les touches</translation>
        </message>
    </context>
    <context>
        <name>consequences</name>
        <message>
            <source>{cut:short} is trumped {often}; with {other:short}, {less}.</source>
            <translation>{cut:short} est coupée {often} ; avec {other:short}, {less}.</translation>
        </message>
        <message>
            <source>Then {card:short} takes a trick {often}; with {other:short}, {less}.</source>
            <translation>Ainsi {card:short} fait un pli {often} ; avec {other:short}, {less}.</translation>
        </message>
        <message>
            <source>You have to take a trick with {card:short} {often}; with {other:short}, {less}.</source>
            <translation>{card:short} vous oblige à faire un pli {often} ; avec {other:short}, {less}.</translation>
        </message>
        <message>
            <source>Later, {card:short} makes {who} take a trick {often}; with {other:short}, {less}.</source>
            <translation>Plus tard, {card:short} oblige {who} à faire un pli {often} ; avec {other:short}, {less}.</translation>
        </message>
        <message>
            <source>First {card:short}: so both {card:short} and {other:short} take a trick {often}; with {other:short} first, {less}.</source>
            <translation>D’abord {card:short} : ainsi {card:short} et {other:short} font chacune un pli {often} ; si {other:short} part avant, {less}.</translation>
        </message>
        <message>
            <source>You take this trick {often}; with {other:short}, {less}.</source>
            <translation>Ce pli est à vous {often} ; avec {other:short}, {less}.</translation>
        </message>
        <message>
            <source>in all</source>
            <translation>dans toutes</translation>
        </message>
        <message>
            <source>in none</source>
            <translation>dans aucune</translation>
        </message>
        <message>
            <source>{motif} {consequence}</source>
            <translation>{motif} {consequence}</translation>
        </message>
        <message>
            <source>Played now, {cut:short} is trumped {often}; after {other:short}, {less}.</source>
            <translation>Jouée maintenant, {cut:short} est coupée {often} ; après {other:short}, {less}.</translation>
        </message>
        <message>
            <source>Kept, {cut:short} is trumped {often}; played now, {less}.</source>
            <translation>Gardée, {cut:short} est coupée {often} ; jouée maintenant, {less}.</translation>
        </message>
        <message>
            <source>You keep {card:short}, which takes a trick {often}; played now, {less}.</source>
            <translation>Vous gardez {card:short}, qui fait un pli {often} ; jouée maintenant, {less}.</translation>
        </message>
        <message>
            <source>Played now, {card:short} takes a trick {often}; after {other:short}, {less}.</source>
            <translation>Jouée maintenant, {card:short} fait un pli {often} ; après {other:short}, {less}.</translation>
        </message>
        <message>
            <source>You get rid of {card:short}: kept, it would have to take a trick {often}.</source>
            <translation>Vous vous débarrassez de {card:short} : gardée, elle vous oblige à faire un pli {often}.</translation>
        </message>
        <message>
            <source>Kept, {card:short} has to take a trick {often}; played now, {less}.</source>
            <translation>Gardée, {card:short} fait un pli {often} ; jouée maintenant, {less}.</translation>
        </message>
        <message>
            <source>You keep {card:short}: with it {who} is made to take a trick {often}; played now, {less}.</source>
            <translation>Vous gardez {card:short} : avec elle, on oblige {who} à faire un pli {often} ; jouée maintenant, {less}.</translation>
        </message>
        <message>
            <source>Under {card:short}, {who} has to take a trick {often}; kept, {less}.</source>
            <translation>Avec {card:short} jouée maintenant, {who} doit faire un pli {often} ; gardée, {less}.</translation>
        </message>
        <message>
            <source>{card:short} is enough for this trick, and {other:short} takes another {often}; if {other:short} goes first, {less}.</source>
            <translation>{card:short} suffit pour ce pli, et {other:short} en fait un autre {often} ; si {other:short} part avant, {less}.</translation>
        </message>
        <message>
            <source>{who} takes this trick {often}; with {other:short}, {less}.</source>
            <translation>{who} fait ce pli {often} ; avec {other:short}, {less}.</translation>
        </message>
        <message>
            <source>You trump with {card:short} and take the trick {often}; with {other:short}, {less}.</source>
            <translation>Vous coupez avec {card:short} et le pli est à vous {often} ; avec {other:short}, {less}.</translation>
        </message>
        <message>
            <source>You draw the trumps first, for the sake of {card:short}.</source>
            <translation>D’abord, faites tomber les atouts, pour qu’on ne coupe pas {card:short}.</translation>
        </message>
        <message>
            <source>{card:short} keeps you the lead.</source>
            <translation>Avec {card:short}, vous gardez la main.</translation>
        </message>
        <message>
            <source>{guard:short} stays as a guard beside {card:short}.</source>
            <translation>{guard:short} reste pour garder {card:short}.</translation>
        </message>
        <message>
            <source>You give up the lead, and see what is led before you play.</source>
            <translation>Vous laissez la main, et voyez ce qui sort avant de jouer.</translation>
        </message>
        <message>
            <source>in hardly any</source>
            <translation>dans très peu</translation>
        </message>
        <message>
            <source>in nearly all</source>
            <translation>dans presque toutes</translation>
        </message>
        <message numerus="yes">
            <source>in %n of 10</source>
            <translation>
                <numerusform>dans %n sur 10</numerusform>
                <numerusform>dans %n sur 10</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>in %n</source>
            <translation>
                <numerusform>dans %n</numerusform>
                <numerusform>dans %n</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} has to take a trick with {against:short} {often}; with {other:short}, {less}.</source>
            <translation>{who} doit faire un pli avec {against:short} {often} ; avec {other:short}, {less}.</translation>
        </message>
        <message>
            <source>{against:short}, if it is out against you, takes a trick {often}; with {other:short}, {less}.</source>
            <translation>{against:short}, si elle est contre vous, fait un pli {often} ; avec {other:short}, {less}.</translation>
        </message>
        <message>
            <source>It costs {who} a trump {often}; with {other:short}, {less}.</source>
            <translation>Cela coûte un atout à {who} {often} ; avec {other:short}, {less}.</translation>
        </message>
        <message>
            <source>You keep {card:short}: later it takes a trick {often}.</source>
            <translation>Vous gardez {card:short} : plus tard elle fait un pli {often}.</translation>
        </message>
        <message>
            <source>if you change {cards:short}</source>
            <translation>si vous changez {cards:short}</translation>
        </message>
        <message>
            <source>{card:short} takes a trick {often}; {instead}, {less}.</source>
            <translation>{card:short} fait un pli {often} ; {instead}, {less}.</translation>
        </message>
        <message>
            <source>if you keep {cards:short}</source>
            <translation>si vous gardez {cards:short}</translation>
        </message>
        <message>
            <source>if you change {cards:short} too</source>
            <translation>si vous changez aussi {cards:short}</translation>
        </message>
        <message>
            <source>if you change none</source>
            <translation>si vous n’en changez aucune</translation>
        </message>
        <message>
            <source>The king of trumps comes to you {often}; {instead}, {less}.</source>
            <translation>Le roi d’atout vous vient {often} ; {instead}, {less}.</translation>
        </message>
        <message>
            <source>You come to a trump {often}; {instead}, {less}.</source>
            <translation>Il vous vient un atout {often} ; {instead}, {less}.</translation>
        </message>
        <message numerus="yes">
            <source>You come to %n trump(s) or more {often}; {instead}, {less}.</source>
            <translation>
                <numerusform>Vous avez alors %n atout ou plus {often} ; {instead}, {less}.</numerusform>
                <numerusform>Vous avez alors %n atouts ou plus {often} ; {instead}, {less}.</numerusform>
            </translation>
        </message>
        <message>
            <source>You win all five tricks {often}; {instead}, {less}.</source>
            <translation>Vous faites les cinq plis {often} ; {instead}, {less}.</translation>
        </message>
        <message>
            <source>You lose all five tricks {often}; {instead}, {less}.</source>
            <translation>Vous perdez les cinq plis {often} ; {instead}, {less}.</translation>
        </message>
        <message>
            <source>if you propose</source>
            <translation>si vous proposez</translation>
        </message>
        <message>
            <source>if you play</source>
            <translation>si vous jouez</translation>
        </message>
        <message>
            <source>if you accept</source>
            <translation>si vous acceptez</translation>
        </message>
        <message>
            <source>if you refuse</source>
            <translation>si vous refusez</translation>
        </message>
        <message>
            <source>Losing without an exchange costs two points: {instead}, that happens {often}.</source>
            <translation>Perdre sans échange coûte deux points : {instead}, cela arrive {often}.</translation>
        </message>
        <message>
            <source>If {who} refuses and loses, that is two points for you: it happens {often}.</source>
            <translation>Si {who} refuse et perd, cela vous vaut deux points : cela arrive {often}.</translation>
        </message>
        <message>
            <source>You are left without a trick {often}; {instead}, {less}.</source>
            <translation>Vous n’avez aucun pli {often} ; {instead}, {less}.</translation>
        </message>
        <message>
            <source>It hangs on {card:short}, which takes a trick {often}.</source>
            <translation>Tout dépend de {card:short}, qui fait un pli {often}.</translation>
        </message>
        <message>
            <source>It would hang on {card:short}, which takes a trick {often}.</source>
            <translation>Tout dépendrait de {card:short}, qui fait un pli {often}.</translation>
        </message>
        <message>
            <source>The danger is {card:short}.</source>
            <translation>Le danger est {card:short}.</translation>
        </message>
    </context>
    <context>
        <name>dates</name>
        <message>
            <source>today</source>
            <translation>aujourd’hui</translation>
        </message>
        <message>
            <source>yesterday</source>
            <translation>hier</translation>
        </message>
    </context>
    <context>
        <name>day</name>
        <message>
            <source>Each dot is a game.</source>
            <translation>Chaque point est un jeu.</translation>
        </message>
        <message>
            <source>Month before</source>
            <translation>Mois précédent</translation>
        </message>
        <message>
            <source>Next month</source>
            <translation>Mois suivant</translation>
        </message>
        <message numerus="yes">
            <source>%n of {all} hand(s) played</source>
            <translation>
                <numerusform>%n donne jouée sur {all}</numerusform>
                <numerusform>%n donnes jouées sur {all}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) in a row.</source>
            <translation>
                <numerusform>%n jour de suite.</numerusform>
                <numerusform>%n jours de suite.</numerusform>
            </translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Copiée</translation>
        </message>
        <message>
            <source>Rules, opponents and cards are in this line. Nobody can read the cards from it by eye. If a line comes back, the two are compared here.</source>
            <translation>Cette ligne contient les règles, les adversaires et les cartes. Personne ne peut y lire les cartes à l’œil nu. Si une ligne vous revient, les deux sont comparées ici.</translation>
        </message>
        <message>
            <source>The line of the deal as a QR code</source>
            <translation>La ligne de la donne en code QR</translation>
        </message>
        <message>
            <source>Pass this hand on</source>
            <translation>Transmettez cette donne</translation>
        </message>
        <message>
            <source>Copy the deal</source>
            <translation>Copier la donne</translation>
        </message>
        <message>
            <source>Paste another</source>
            <translation>En coller une autre</translation>
        </message>
        <message>
            <source>Line of the deal</source>
            <translation>Ligne de la donne</translation>
        </message>
        <message>
            <source>Ctrl+V</source>
            <translation>Ctrl+V</translation>
        </message>
        <message>
            <source>Hand of the day</source>
            <translation>Donne du jour</translation>
        </message>
        <message>
            <source>The same for everybody: it follows from the date, without a network</source>
            <translation>La même pour tous : issue de la date, sans réseau</translation>
        </message>
        <message>
            <source>{name} (opponent)</source>
            <translation>{name} (adversaire)</translation>
        </message>
        <message>
            <source>With your cards, in your seat</source>
            <translation>Avec vos cartes, à votre place</translation>
        </message>
        <message>
            <source>What each of the nine opponents of this program would have made of this hand is shown once you have played it.</source>
            <translation>Ce que chacun des neuf adversaires du programme aurait fait de cette main se montre une fois que vous l’avez jouée.</translation>
        </message>
        <message>
            <source>{done} of {all} have played…</source>
            <translation>{done} sur {all} ont joué…</translation>
        </message>
        <message>
            <source>par {figure}</source>
            <translation>médiane : {figure}</translation>
        </message>
        <message>
            <source>The same cards and the same opponents wait for everybody.</source>
            <translation>Les mêmes cartes et les mêmes adversaires attendent tout le monde.</translation>
        </message>
        <message>
            <source>The same cards and the same opponent wait for everybody.</source>
            <translation>Les mêmes cartes et le même adversaire attendent tout le monde.</translation>
        </message>
        <message>
            <source>At the table {made}. Better on average: {best} ({cost}).</source>
            <translation>À la table : {made}. Mieux en moyenne : {best} ({cost}).</translation>
        </message>
        <message>
            <source>Watch again</source>
            <translation>Revoir</translation>
        </message>
        <message>
            <source>Same deal</source>
            <translation>Même donne</translation>
        </message>
        <message>
            <source>How did it go?</source>
            <translation>Comment cela s’est-il passé ?</translation>
        </message>
        <message>
            <source>What cost most?</source>
            <translation>Qu’est-ce qui a coûté le plus ?</translation>
        </message>
        <message>
            <source>Nothing worth the name.</source>
            <translation>Rien qui vaille d’être dit.</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Jouer</translation>
        </message>
        <message>
            <source>You did win it.</source>
            <translation>Vous l’avez gagnée.</translation>
        </message>
        <message>
            <source>You did not lose it.</source>
            <translation>Vous ne l’avez pas perdue.</translation>
        </message>
        <message>
            <source>Being tried out…</source>
            <translation>Essai d’autres coups…</translation>
        </message>
        <message>
            <source>Begun</source>
            <translation>Commencée</translation>
        </message>
        <message>
            <source>Unplayed</source>
            <translation>À jouer</translation>
        </message>
        <message>
            <source>place {place}</source>
            <translation>place {place}</translation>
        </message>
    </context>
    <context>
        <name>deals</name>
        <message>
            <source>somebody</source>
            <translation>quelqu’un</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Vous</translation>
        </message>
        <message>
            <source>Each opponent</source>
            <translation>Chaque adversaire</translation>
        </message>
        <message>
            <source>Your hands</source>
            <translation>Vos mains</translation>
        </message>
        <message>
            <source>Opponents' hands</source>
            <translation>Mains des adversaires</translation>
        </message>
        <message>
            <source>Order of the deck</source>
            <translation>Ordre du paquet</translation>
        </message>
        <message>
            <source>Matches: {records} · Deals: {deals}</source>
            <translation>Parties : {records} · Distributions : {deals}</translation>
        </message>
        <message>
            <source>Outside of what is usual: {n} of {all}; chance alone puts one in twenty there.</source>
            <translation>Hors de l’ordinaire : {n} sur {all} ; le seul hasard y met un cas sur vingt.</translation>
        </message>
        <message>
            <source>What chance gives</source>
            <translation>Ce que donne le hasard</translation>
        </message>
        <message>
            <source>{who}: {observed}; chance gives {low} to {high}.</source>
            <translation>{who} : {observed} ; le hasard donne de {low} à {high}.</translation>
        </message>
        <message>
            <source>The line in the middle is what is to be expected, the bar holds nineteen fair figures of twenty; a red mark with a cross lies outside.</source>
            <translation>Le trait du milieu est ce qu’on attend ; la barre contient dix-neuf chiffres équitables sur vingt ; une marque rouge avec une croix est en dehors.</translation>
        </message>
        <message>
            <source>Reading the matches: {number} of {all}</source>
            <translation>Lecture des parties : {number} sur {all}</translation>
        </message>
        <message>
            <source>Damaged, counted as far as they can be read: {n}</source>
            <translation>Abîmées, comptées tant qu’elles se lisent : {n}</translation>
        </message>
        <message>
            <source>In a hand</source>
            <translation>Dans une main</translation>
        </message>
        <message>
            <source>Full mark: you.</source>
            <translation>Marque pleine : vous.</translation>
        </message>
        <message>
            <source>Ring: your opponents.</source>
            <translation>Anneau : vos adversaires.</translation>
        </message>
        <message>
            <source>{where}: chance is as uneven as this in {share} % of all cases.</source>
            <translation>{where} : le hasard est aussi inégal que cela dans {share} % des cas.</translation>
        </message>
        <message>
            <source>Deal statistics</source>
            <translation>Statistique des distributions</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Jeu</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Which card falls where</source>
            <translation>Quelle carte tombe où</translation>
        </message>
        <message>
            <source>No saved match has been dealt yet.</source>
            <translation>Aucune partie enregistrée n’a encore été distribuée.</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Copiée</translation>
        </message>
        <message>
            <source>The line of the deal as a QR code</source>
            <translation>La ligne de la donne en code QR</translation>
        </message>
        <message>
            <source>Rules, opponents and cards are in this line. Nobody can read the cards from it by eye.</source>
            <translation>Cette ligne contient les règles, les adversaires et les cartes. Personne ne peut y lire les cartes à l’œil nu.</translation>
        </message>
        <message>
            <source>Hand {hand}, the first time: {ending}</source>
            <translation>Donne {hand}, la première fois : {ending}</translation>
        </message>
        <message>
            <source>A deal from somebody else</source>
            <translation>La donne d’une autre personne</translation>
        </message>
        <message>
            <source>Paste the line you were sent: rules, opponents and cards come with it.</source>
            <translation>Collez la ligne qu’on vous a envoyée : elle apporte les règles, les adversaires et les cartes.</translation>
        </message>
        <message>
            <source>The usual rules</source>
            <translation>Les règles habituelles</translation>
        </message>
        <message>
            <source>Line of the deal</source>
            <translation>Ligne de la donne</translation>
        </message>
        <message>
            <source>Play this deal</source>
            <translation>Jouer cette donne</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>et %n de plus</numerusform>
                <numerusform>et %n de plus</numerusform>
            </translation>
        </message>
        <message>
            <source>Play it once more</source>
            <translation>La jouer encore une fois</translation>
        </message>
        <message>
            <source>{name} has played it: what came of it is shown once you have.</source>
            <translation>{name} l’a jouée : ce qui en est sorti se montre quand vous l’aurez jouée.</translation>
        </message>
        <message>
            <source>The first time you made {figures}.</source>
            <translation>La première fois, vous avez fait {figures}.</translation>
        </message>
        <message>
            <source>You made {figures}.</source>
            <translation>Vous avez fait {figures}.</translation>
        </message>
        <message>
            <source>Once more, you made {figures}.</source>
            <translation>Encore une fois, vous avez fait {figures}.</translation>
        </message>
        <message>
            <source>With your cards {name} made {figures}.</source>
            <translation>Avec vos cartes, {name} a fait {figures}.</translation>
        </message>
        <message>
            <source>The first time you came in place {figures}.</source>
            <translation>La première fois, vous avez pris la place {figures}.</translation>
        </message>
        <message>
            <source>You came in place {figures}.</source>
            <translation>Vous avez pris la place {figures}.</translation>
        </message>
        <message>
            <source>Once more, you came in place {figures}.</source>
            <translation>Encore une fois, vous avez pris la place {figures}.</translation>
        </message>
        <message>
            <source>With your cards {name} came in place {figures}.</source>
            <translation>Avec vos cartes, {name} a pris la place {figures}.</translation>
        </message>
        <message>
            <source>Against {names}</source>
            <translation>Contre {names}</translation>
        </message>
        <message>
            <source>Counted is the lead: one’s own points less the opponent’s.</source>
            <translation>On compte l’avance : ses points moins ceux de l’adversaire.</translation>
        </message>
        <message>
            <source>The result that came with the line is not kept: {why}.</source>
            <translation>Le résultat venu avec la ligne n’est pas conservé : {why}.</translation>
        </message>
    </context>
    <context>
        <name>decisions</name>
        <message>
            <source>Proposing</source>
            <translation>Proposer</translation>
        </message>
        <message>
            <source>Answering a proposal</source>
            <translation>Répondre à une proposition</translation>
        </message>
        <message>
            <source>Discarding</source>
            <translation>Écarter</translation>
        </message>
        <message>
            <source>The king of trumps</source>
            <translation>Le roi d’atout</translation>
        </message>
        <message>
            <source>Leading</source>
            <translation>Entamer</translation>
        </message>
        <message>
            <source>Following</source>
            <translation>Suivre</translation>
        </message>
        <message>
            <source>Claiming and giving up</source>
            <translation>Réclamer et abandonner</translation>
        </message>
        <message>
            <source>Playing or dropping out</source>
            <translation>Jouer ou se retirer</translation>
        </message>
        <message>
            <source>Capturing</source>
            <translation>Capturer</translation>
        </message>
        <message>
            <source>Leaving a card in the field</source>
            <translation>Laisser une carte dans le champ</translation>
        </message>
        <message>
            <source>Ending the hand or going on</source>
            <translation>Finir la donne ou continuer</translation>
        </message>
        <message>
            <source>Staying or passing</source>
            <translation>Tenir ou passer</translation>
        </message>
        <message>
            <source>Exchanging cards</source>
            <translation>Changer des cartes</translation>
        </message>
        <message>
            <source>Playing cards</source>
            <translation>Le jeu de la carte</translation>
        </message>
        <message>
            <source>Bidding</source>
            <translation>Les enchères</translation>
        </message>
        <message>
            <source>Leading as declarer</source>
            <translation>Entamer en déclarant</translation>
        </message>
        <message>
            <source>Following as declarer</source>
            <translation>Suivre en déclarant</translation>
        </message>
        <message>
            <source>Defending</source>
            <translation>La défense</translation>
        </message>
        <message>
            <source>Giving the top card</source>
            <translation>Donner la carte du dessus</translation>
        </message>
        <message>
            <source>Placing a drawn card</source>
            <translation>Placer une carte piochée</translation>
        </message>
        <message>
            <source>Beating a card</source>
            <translation>Battre une carte</translation>
        </message>
        <message>
            <source>Spending trumps</source>
            <translation>Dépenser des atouts</translation>
        </message>
        <message>
            <source>Taking cards up</source>
            <translation>Ramasser des cartes</translation>
        </message>
    </context>
    <context>
        <name>denied</name>
        <message>
            <source>{first} or {last}</source>
            <translation>{first} ni {last}</translation>
        </message>
    </context>
    <context>
        <name>diagrams</name>
        <message>
            <source>Beat it: only {card} does</source>
            <translation>Il faut forcer : seul peut {card}</translation>
        </message>
        <message>
            <source>None beats it: follow suit</source>
            <translation>Aucune ne force : il suffit de fournir</translation>
        </message>
        <message>
            <source>None of the suit: trump it</source>
            <translation>Rien de la couleur : il faut couper</translation>
        </message>
        <message>
            <source>A trump takes even {card}</source>
            <translation>Un atout prend même {card}</translation>
        </message>
        <message>
            <source>All five tricks, the vole: 2 points</source>
            <translation>Les cinq plis, la vole : 2 points</translation>
        </message>
        <message>
            <source>One of its month: you take both</source>
            <translation>Une de son mois : vous prenez les deux</translation>
        </message>
        <message>
            <source>Three of its month: you take all four</source>
            <translation>Trois de son mois : vous prenez les quatre</translation>
        </message>
        <message>
            <source>Two of its month: you choose one</source>
            <translation>Deux de son mois : vous en choisissez une</translation>
        </message>
        <message>
            <source>None of its month: it stays there</source>
            <translation>Aucune de son mois : elle y reste</translation>
        </message>
        <message>
            <source>Three of March in the hand as it was dealt</source>
            <translation>Trois de mars dans la main reçue</translation>
        </message>
        <message>
            <source>The three poem ribbons</source>
            <translation>Les trois rubans à poème</translation>
        </message>
        <message>
            <source>Boar, deer and butterflies</source>
            <translation>Sanglier, cerf et papillons</translation>
        </message>
        <message>
            <source>Everybody settles with everybody: the sums make zero</source>
            <translation>Chacun règle avec chacun : la somme fait zéro</translation>
        </message>
        <message>
            <source>Beat it with a higher card of the suit</source>
            <translation>Il faut forcer avec une plus haute de la couleur</translation>
        </message>
        <message>
            <source>Trumped already: a higher trump</source>
            <translation>Déjà coupé : il faut surcouper</translation>
        </message>
        <message>
            <source>Trumped, but of the suit: follow only</source>
            <translation>Coupé, mais on a de la couleur : il suffit de fournir</translation>
        </message>
        <message>
            <source>The trump takes it</source>
            <translation>L’atout l’emporte</translation>
        </message>
        <message>
            <source>83 points take the pool</source>
            <translation>83 points emportent la poule</translation>
        </message>
        <message>
            <source>Follow suit, with any card of it</source>
            <translation>Il faut fournir, avec celle qu’on veut</translation>
        </message>
        <message>
            <source>None of the suit: any card</source>
            <translation>Rien de la couleur : n’importe quelle carte</translation>
        </message>
        <message>
            <source>The highest trump takes it</source>
            <translation>Le plus haut atout l’emporte</translation>
        </message>
        <message>
            <source>Three bid and made: 3 from each</source>
            <translation>Trois annoncés et faits : 3 de chacun</translation>
        </message>
        <message>
            <source>{card} follows {below}, of whatever suit</source>
            <translation>Après {below} vient {card}, de n’importe quelle couleur</translation>
        </message>
        <message>
            <source>The own top card too may be given</source>
            <translation>On peut donner aussi la carte du dessus de sa pile</translation>
        </message>
        <message>
            <source>A higher one of the suit, or a trump</source>
            <translation>Une plus haute de la couleur, ou un atout</translation>
        </message>
        <message>
            <source>Trumped: only a higher trump beats it</source>
            <translation>Coupé : seul un atout plus haut le bat</translation>
        </message>
        <message>
            <source>Four players, four cards: it is turned</source>
            <translation>Quatre joueurs, quatre cartes : on le retourne</translation>
        </message>
        <message>
            <source>On {led} one may play {yes}, but not {no:denied}.</source>
            <translation>Sur {led} on peut jouer {yes}, mais pas {no:denied}.</translation>
        </message>
        <message>
            <source>On {led} one may play any card: {yes}.</source>
            <translation>Sur {led} on peut jouer n’importe laquelle : {yes}.</translation>
        </message>
        <message>
            <source>Of {all}, {yes} takes the trick.</source>
            <translation>Parmi {all}, le pli revient à {yes}.</translation>
        </message>
        <message>
            <source>Captured with {led}: {yes}.</source>
            <translation>On prend avec {led} : {yes}.</translation>
        </message>
        <message>
            <source>Nothing is captured with {led}.</source>
            <translation>Avec {led} on ne prend rien.</translation>
        </message>
        <message>
            <source>One may lay {led} on {yes}, but not on {no:denied}.</source>
            <translation>On peut poser {led} sur {yes}, mais pas sur {no:denied}.</translation>
        </message>
        <message>
            <source>The cards: {all}.</source>
            <translation>Les cartes : {all}.</translation>
        </message>
        <message>
            <source>An example by these rules: {rules}</source>
            <translation>Un exemple selon ces règles : {rules}</translation>
        </message>
    </context>
    <context>
        <name>ecarte</name>
        <message>
            <source>Écarté</source>
            <translation>Écarté</translation>
        </message>
        <message>
            <source>Five tricks and an exchange you negotiate: propose, or play?</source>
            <translation>Cinq plis et un écart qui se négocie : proposez-vous, ou jouez-vous ?</translation>
        </message>
        <message>
            <source>Club rules</source>
            <translation>Règles de cercle</translation>
        </message>
        <message>
            <source>Club match for stakes</source>
            <translation>Partie de cercle avec enjeux</translation>
        </message>
        <message>
            <source>With revokes and called suits</source>
            <translation>Avec renonces et couleur annoncée</translation>
        </message>
        <message>
            <source>Écarté is a game for two. (Rule 4.1)</source>
            <translation>L’écarté se joue à deux. (Règle 4.1)</translation>
        </message>
        <message>
            <source>Which of the two drawn cards makes its owner the first dealer. (Rule 4.3)</source>
            <translation>Laquelle des deux cartes tirées désigne le premier donneur. (Règle 4.3)</translation>
        </message>
        <message>
            <source>In which packets the five cards are dealt. (Rule 4.5)</source>
            <translation>En quels paquets les cinq cartes sont données. (Règle 4.5)</translation>
        </message>
        <message>
            <source>Dealer's smallest exchange</source>
            <translation>Écart minimal du donneur</translation>
        </message>
        <message>
            <source>How many cards the dealer must change after accepting.</source>
            <translation>Combien de cartes le donneur doit changer après avoir accepté.</translation>
        </message>
        <message>
            <source>Announcing the king</source>
            <translation>Annonce du roi</translation>
        </message>
        <message>
            <source>Until when the holder of the king of trumps may announce it. (Rule 4.12)</source>
            <translation>Jusqu’à quand qui tient le roi d’atout peut l’annoncer. (Règle 4.12)</translation>
        </message>
        <message>
            <source>The hand ends as soon as one player has three tricks and the other one. (Rule 4.18)</source>
            <translation>La donne s’arrête dès qu’un joueur a trois plis et l’autre un. (Règle 4.18)</translation>
        </message>
        <message>
            <source>Giving up a hand</source>
            <translation>Abandon d’une donne</translation>
        </message>
        <message>
            <source>A player may give up the hand between two tricks.</source>
            <translation>Un joueur peut abandonner la donne entre deux plis.</translation>
        </message>
        <message>
            <source>Calling the suit</source>
            <translation>Annonce de la couleur</translation>
        </message>
        <message>
            <source>The leader names the suit he leads and may be held to it; only with revokes and penalties. (Rule 4.23)</source>
            <translation>Qui entame nomme la couleur et peut être tenu de la jouer ; seulement avec renonces et pénalités. (Règle 4.23)</translation>
        </message>
        <message>
            <source>Stakes</source>
            <translation>Enjeux</translation>
        </message>
        <message>
            <source>A game counts three, two or one, the fewer points the loser has. (Rule 4.24)</source>
            <translation>Une manche vaut trois, deux ou un : plus le perdant a peu de points, plus elle vaut. (Règle 4.24)</translation>
        </message>
        <message>
            <source>How many games are played at most; with stakes, how many are played. (Rule 4.24)</source>
            <translation>Combien de manches se jouent au plus ; avec enjeux, combien se jouent. (Règle 4.24)</translation>
        </message>
        <message>
            <source>Highest card</source>
            <translation>La plus haute carte</translation>
        </message>
        <message>
            <source>Lowest card</source>
            <translation>La plus basse carte</translation>
        </message>
        <message>
            <source>Before the first lead</source>
            <translation>Avant la première entame</translation>
        </message>
        <message>
            <source>Before one's own first card</source>
            <translation>Avant de jouer sa première carte</translation>
        </message>
        <message numerus="yes">
            <source>Best of %n game(s)</source>
            <translation>
                <numerusform>En %n manche de 5 points</numerusform>
                <numerusform>Au meilleur de %n manches</numerusform>
            </translation>
        </message>
        <message>
            <source>Any will do: it is left to chance.</source>
            <translation>N’importe laquelle : c’est laissé au hasard.</translation>
        </message>
        <message>
            <source>Propose</source>
            <translation>Proposer</translation>
        </message>
        <message>
            <source>Announce</source>
            <translation>Annoncer</translation>
        </message>
        <message>
            <source>Conceal</source>
            <translation>Taire</translation>
        </message>
        <message>
            <source>Claim the point</source>
            <translation>Réclamer le point</translation>
        </message>
        <message>
            <source>Give up</source>
            <translation>Abandonner</translation>
        </message>
        <message>
            <source>proposing</source>
            <translation>proposer</translation>
        </message>
        <message>
            <source>playing</source>
            <translation>jouer</translation>
        </message>
        <message>
            <source>accepting</source>
            <translation>accepter</translation>
        </message>
        <message>
            <source>refusing</source>
            <translation>refuser</translation>
        </message>
        <message>
            <source>announcing</source>
            <translation>annoncer</translation>
        </message>
        <message>
            <source>concealing</source>
            <translation>taire</translation>
        </message>
        <message>
            <source>claiming the point</source>
            <translation>réclamer le point</translation>
        </message>
        <message>
            <source>giving up</source>
            <translation>abandonner</translation>
        </message>
        <message>
            <source>You win the point {often}.</source>
            <translation>Vous gagnez le point {often}.</translation>
        </message>
        <message>
            <source>{odds} {hinge}</source>
            <translation>{odds} {hinge}</translation>
        </message>
        <message>
            <source>{choice}: as it is you win the point in {chance} % of the deals; {other} is worth {gap} points less.</source>
            <translation>{choice} : tel quel, vous gagnez le point dans {chance} % des distributions ; {other} vaut {gap} points de moins.</translation>
        </message>
        <message>
            <source>{choice} is worth {gap} points more than {other}; it wins the point in {chance} % of {rounds} deals.</source>
            <translation>{choice} vaut {gap} points de plus que {other} ; le point est gagné dans {chance} % de {rounds} distributions.</translation>
        </message>
        <message>
            <source>{choice}: you win the point in about {chance} % of the deals, and below {least} % new cards are better.</source>
            <translation>{choice} : vous gagnez le point dans environ {chance} % des distributions ; au-dessous de {least} %, mieux vaut de nouvelles cartes.</translation>
        </message>
        <message>
            <source>Every choice comes to the same here.</source>
            <translation>Ici, tous les choix reviennent au même.</translation>
        </message>
        <message>
            <source>{choice}: about as good as {other}.</source>
            <translation>{choice} : à peu près aussi bon que {other}.</translation>
        </message>
        <message>
            <source>{choice}: you win the point in {chance} % of the deals; {other} is worth {gap} points less.</source>
            <translation>{choice} : vous gagnez le point dans {chance} % des distributions ; {other} vaut {gap} points de moins.</translation>
        </message>
        <message>
            <source>{choice}: {other} is worth {gap} points less, though without new cards you win the point in {chance} % of the deals.</source>
            <translation>{choice} : {other} vaut {gap} points de moins, bien que sans échange vous gagniez le point dans {chance} % des donnes.</translation>
        </message>
        <message>
            <source>{choice} wins the point in {chance} % of {rounds} deals, {other} in {less} %.</source>
            <translation>{choice} gagne le point dans {chance} % de {rounds} distributions, {other} dans {less} %.</translation>
        </message>
        <message>
            <source>With these cards you win the point {often}; losing without an exchange costs two points instead of one.</source>
            <translation>Avec ces cartes, vous gagnez le point {often} ; perdre sans échange coûte deux points au lieu d’un.</translation>
        </message>
        <message>
            <source>With these cards you win the point {often}.</source>
            <translation>Avec ces cartes, vous gagnez le point {often}.</translation>
        </message>
        <message>
            <source>With these cards you would win the point {often}.</source>
            <translation>Avec ces cartes, vous gagneriez le point {often}.</translation>
        </message>
        <message>
            <source>Change {cards:short}</source>
            <translation>Changer {cards:short}</translation>
        </message>
        <message>
            <source>Change none</source>
            <translation>Ne rien changer</translation>
        </message>
        <message>
            <source>changing {cards:short}</source>
            <translation>changer {cards:short}</translation>
        </message>
        <message>
            <source>changing none</source>
            <translation>ne rien changer</translation>
        </message>
        <message>
            <source>Three tricks are certain, and no more can be won.</source>
            <translation>Trois plis sont sûrs, et on ne peut gagner davantage.</translation>
        </message>
        <message>
            <source>No card can save anything any more.</source>
            <translation>Aucune carte ne peut plus rien sauver.</translation>
        </message>
        <message>
            <source>Announcing scores 1 point and gives nothing away.</source>
            <translation>L’annonce rapporte 1 point et ne trahit rien.</translation>
        </message>
        <message>
            <source>{choice}: it cannot be bettered.</source>
            <translation>{choice} : on ne peut faire mieux.</translation>
        </message>
        <message>
            <source>{choice}: you win the point in about {chance} % of the deals; from {least} % on it pays.</source>
            <translation>{choice} : vous gagnez le point dans environ {chance} % des distributions ; à partir de {least} %, cela paie.</translation>
        </message>
        <message>
            <source>Trumps and kings are kept, all else is changed.</source>
            <translation>On garde les atouts et les rois, on change tout le reste.</translation>
        </message>
        <message>
            <source>The king scores 1 point at once.</source>
            <translation>Le roi rapporte 1 point tout de suite.</translation>
        </message>
        <message>
            <source>The king is forgotten.</source>
            <translation>Le roi est oublié.</translation>
        </message>
        <message>
            <source>{choice} has a {chance} % chance of the trick.</source>
            <translation>{choice} a {chance} % de chances de faire le pli.</translation>
        </message>
        <message>
            <source>{choice}: it comes to the same as {other}.</source>
            <translation>{choice} : cela revient au même que {other}.</translation>
        </message>
        <message>
            <source>{choice}: worth {gap} points more than {other}, over {rounds} deals.</source>
            <translation>{choice} : vaut {gap} points de plus que {other}, sur {rounds} distributions.</translation>
        </message>
        <message>
            <source>The exchanges come first. (Rule 4.8)</source>
            <translation>Les écarts d’abord. (Règle 4.8)</translation>
        </message>
        <message numerus="yes">
            <source>You can change at most %n card(s): the stock has no more. (Rule 4.11)</source>
            <translation>
                <numerusform>Vous pouvez changer %n carte au plus : le talon n’en a pas davantage. (Règle 4.11)</numerusform>
                <numerusform>Vous pouvez changer %n cartes au plus : le talon n’en a pas davantage. (Règle 4.11)</numerusform>
            </translation>
        </message>
        <message>
            <source>Your tricks and your highest trumps do not yet make three tricks for certain. (Rule 4.18)</source>
            <translation>Vos plis et vos plus hauts atouts n’assurent pas encore trois plis. (Règle 4.18)</translation>
        </message>
        <message>
            <source>With three tricks you have already won the hand.</source>
            <translation>Avec trois plis, vous avez déjà gagné la donne.</translation>
        </message>
        <message>
            <source>The king is announced after the exchanges and before playing. (Rule 4.12)</source>
            <translation>Le roi s’annonce après les écarts et avant de jouer. (Règle 4.12)</translation>
        </message>
        <message>
            <source>You named {suit}: lead {cards}. (Rule 4.23)</source>
            <translation>Vous avez annoncé {suit} : entamez {cards}. (Règle 4.23)</translation>
        </message>
        <message>
            <source>A suit is only named when leading another one. (Rule 4.23)</source>
            <translation>On n’annonce une couleur que pour en entamer une autre. (Règle 4.23)</translation>
        </message>
        <message>
            <source>First announce or conceal the king. (Rule 4.12)</source>
            <translation>Annoncez ou taisez d’abord le roi. (Règle 4.12)</translation>
        </message>
        <message>
            <source>You must change at least one card.</source>
            <translation>Vous devez changer au moins une carte.</translation>
        </message>
        <message>
            <source>The stock is empty: play your hand as it is. (Rule 4.11)</source>
            <translation>Le talon est vide : jouez votre main telle quelle. (Règle 4.11)</translation>
        </message>
        <message>
            <source>You can only claim between two tricks. (Rule 4.18)</source>
            <translation>Vous ne pouvez réclamer le point qu’entre deux plis. (Règle 4.18)</translation>
        </message>
        <message>
            <source>Giving up a hand has not been agreed.</source>
            <translation>Il n’a pas été convenu qu’on puisse abandonner une donne.</translation>
        </message>
        <message>
            <source>You can only give up between two tricks.</source>
            <translation>Vous ne pouvez abandonner qu’entre deux plis.</translation>
        </message>
        <message>
            <source>The king of trumps is the turn-up. (Rule 4.7)</source>
            <translation>Le roi d’atout est la retourne. (Règle 4.7)</translation>
        </message>
        <message>
            <source>You do not hold the king of trumps. (Rule 4.12)</source>
            <translation>Vous n’avez pas le roi d’atout. (Règle 4.12)</translation>
        </message>
        <message>
            <source>Cards are only changed after a proposal is accepted. (Rule 4.8)</source>
            <translation>On ne change de cartes qu’après une proposition acceptée. (Règle 4.8)</translation>
        </message>
        <message>
            <source>The exchanges are over. (Rule 4.8)</source>
            <translation>Les écarts sont finis. (Règle 4.8)</translation>
        </message>
        <message>
            <source>Only the non-dealer may propose. (Rule 4.8)</source>
            <translation>Seul le non-donneur peut proposer. (Règle 4.8)</translation>
        </message>
        <message>
            <source>You must beat it: you hold {cards}. (Rule 4.14)</source>
            <translation>Vous devez forcer : vous avez {cards}. (Règle 4.14)</translation>
        </message>
        <message>
            <source>You must follow suit: you hold {cards}. (Rule 4.14)</source>
            <translation>Vous devez fournir : vous avez {cards}. (Règle 4.14)</translation>
        </message>
        <message>
            <source>You must trump: you hold {cards}. (Rule 4.14)</source>
            <translation>Vous devez couper : vous avez {cards}. (Règle 4.14)</translation>
        </message>
        <message>
            <source>You change 1 to {most} cards; {who} decides</source>
            <translation>Vous changez de 1 à {most} cartes ; {who} décide</translation>
        </message>
        <message>
            <source>Propose an exchange</source>
            <translation>Proposer un écart</translation>
        </message>
        <message>
            <source>{who} changes cards, then you</source>
            <translation>{who} change ses cartes, puis vous</translation>
        </message>
        <message>
            <source>You promise nothing: cards have been changed before</source>
            <translation>Vous ne promettez rien : on a déjà écarté</translation>
        </message>
        <message numerus="yes">
            <source>Change %n card(s)</source>
            <translation>
                <numerusform>Changer %n carte</numerusform>
                <numerusform>Changer %n cartes</numerusform>
            </translation>
        </message>
        <message>
            <source>The stock is empty</source>
            <translation>Le talon est vide</translation>
        </message>
        <message numerus="yes">
            <source>The stock only has %n card(s). (Rule 4.11)</source>
            <translation>
                <numerusform>Le talon n’a plus que %n carte. (Règle 4.11)</numerusform>
                <numerusform>Le talon n’a plus que %n cartes. (Règle 4.11)</numerusform>
            </translation>
        </message>
        <message>
            <source>1 point at once</source>
            <translation>1 point tout de suite</translation>
        </message>
        <message>
            <source>No point, but {who} does not know</source>
            <translation>Pas de point, mais {who} n’en sait rien</translation>
        </message>
        <message>
            <source>Conceal it</source>
            <translation>Le taire</translation>
        </message>
        <message>
            <source>You show {cards:short}: {price}</source>
            <translation>Vous montrez {cards:short} : {price}</translation>
        </message>
        <message numerus="yes">
            <source>{who} scores %n point(s)</source>
            <translation>
                <numerusform>{who} marque %n point</numerusform>
                <numerusform>{who} marque %n points</numerusform>
            </translation>
        </message>
        <message>
            <source>You change the last card of the stock; {who} decides</source>
            <translation>Vous changez la dernière carte du talon ; {who} décide</translation>
        </message>
        <message>
            <source>You promise 3 tricks (authority): fail, and {who} scores 2</source>
            <translation>Vous promettez 3 plis (autorité) : sinon {who} marque 2</translation>
        </message>
        <message numerus="yes">
            <source>Up to %n card(s)</source>
            <translation>
                <numerusform>Jusqu’à %n carte</numerusform>
                <numerusform>Jusqu’à %n cartes</numerusform>
            </translation>
        </message>
        <message>
            <source>Pick at least one card to change.</source>
            <translation>Choisissez au moins une carte à changer.</translation>
        </message>
        <message>
            <source>1 point at once: you win the game</source>
            <translation>1 point tout de suite : vous gagnez la partie</translation>
        </message>
        <message>
            <source>Announce the king</source>
            <translation>Annoncer le roi</translation>
        </message>
        <message>
            <source>No point, since you broke a rule</source>
            <translation>Aucun point : vous avez renoncé</translation>
        </message>
        <message>
            <source>2 points; more tricks add nothing</source>
            <translation>2 points ; d’autres plis n’ajoutent rien</translation>
        </message>
        <message>
            <source>Choose what to change</source>
            <translation>Choisir ce qu’on change</translation>
        </message>
        <message>
            <source>1 point; the 2 of all five tricks are given up</source>
            <translation>1 point ; vous renoncez aux 2 des cinq plis</translation>
        </message>
        <message>
            <source>Say {suit}</source>
            <translation>Annoncer {suit}</translation>
        </message>
        <message>
            <source>Turn-up</source>
            <translation>Retourne</translation>
        </message>
        <message numerus="yes">
            <source>{who}: %n discarded</source>
            <translation>
                <numerusform>{who} : %n écartée</numerusform>
                <numerusform>{who} : %n écartées</numerusform>
            </translation>
        </message>
        <message>
            <source>Answer</source>
            <translation>Réponse</translation>
        </message>
        <message>
            <source>Exchange</source>
            <translation>Écart</translation>
        </message>
        <message>
            <source>{who}: cards face up after a revoke</source>
            <translation>{who} : cartes découvertes après une renonce</translation>
        </message>
        <message>
            <source>King announced</source>
            <translation>Roi annoncé</translation>
        </message>
        <message>
            <source>deals</source>
            <translation>donne</translation>
        </message>
        <message>
            <source>No exchange: {who} must take 3 tricks</source>
            <translation>Sans écart : {who} doit faire 3 plis</translation>
        </message>
        <message>
            <source>Exchange {round}</source>
            <translation>Échange {round}</translation>
        </message>
        <message>
            <source>{who} {first}, {other} {second}</source>
            <translation>{who} {first}, {other} {second}</translation>
        </message>
        <message>
            <source>elder hand</source>
            <translation>premier</translation>
        </message>
        <message>
            <source>you deal</source>
            <translation>vous donnez</translation>
        </message>
        <message>
            <source>No exchange: you must take 3 tricks</source>
            <translation>Sans écart : vous devez faire 3 plis</translation>
        </message>
        <message>
            <source>{who} {first}</source>
            <translation>{who} {first}</translation>
        </message>
        <message>
            <source>no</source>
            <translation>non</translation>
        </message>
        <message>
            <source>turned up</source>
            <translation>à la retourne</translation>
        </message>
        <message>
            <source>Games won</source>
            <translation>Manches gagnées</translation>
        </message>
        <message>
            <source>Change none; in play, claim the point</source>
            <translation>N’en changer aucune ; en jeu, réclamer le point</translation>
        </message>
        <message>
            <source>{first} – {second}</source>
            <translation>{first} – {second}</translation>
        </message>
        <message>
            <source>{cards:short} wins the point {often}, {other:short} {less}.</source>
            <translation>{cards:short} gagne le point {often} ; {other:short}, {less}.</translation>
        </message>
        <message>
            <source>With these cards you would win the point {often}; new ones are worth still more.</source>
            <translation>Avec ces cartes, vous gagneriez le point {often} ; de nouvelles valent encore plus.</translation>
        </message>
        <message>
            <source>{cards:short} wins the point more often.</source>
            <translation>Avec {cards:short}, vous gagnez le point plus souvent.</translation>
        </message>
        <message>
            <source>{who} has a trick: nothing beyond this point is to be had.</source>
            <translation>{who} a un pli : il n’y a rien de plus que ce point à gagner.</translation>
        </message>
        <message>
            <source>The king of trumps is one point for certain, whoever wins the hand.</source>
            <translation>Le roi d’atout est un point assuré, quel que soit le gagnant du coup.</translation>
        </message>
        <message>
            <source>It scores 2 points already: more tricks add nothing.</source>
            <translation>Cela fait déjà 2 points : plus de plis n’ajoutent rien.</translation>
        </message>
        <message>
            <source>It ends the hand with 1 point, though all five tricks, which score 2, are still to be had: who plays on keeps the point for certain.</source>
            <translation>Cela finit la donne avec 1 point, alors que les cinq plis, qui en valent 2, étaient encore possibles : qui continue garde le point à coup sûr.</translation>
        </message>
        <message>
            <source>The king of trumps!</source>
            <translation>Le roi d’atout !</translation>
        </message>
        <message>
            <source>A king is turned up!</source>
            <translation>Le roi est retourné !</translation>
        </message>
        <message>
            <source>The vole: all five tricks!</source>
            <translation>La vole : les cinq plis !</translation>
        </message>
        <message numerus="yes">
            <source>Decided: {who} has %n trick(s)</source>
            <translation>
                <numerusform>C’est joué : {who} a %n pli</numerusform>
                <numerusform>C’est joué : {who} a %n plis</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Decided: you have %n trick(s)</source>
            <translation>
                <numerusform>C’est joué : vous avez %n pli</numerusform>
                <numerusform>C’est joué : vous avez %n plis</numerusform>
            </translation>
        </message>
        <message>
            <source>Whoever draws the highest card deals first. (Rule 4.3)</source>
            <translation>Qui tire la plus haute carte donne en premier. (Règle 4.3)</translation>
        </message>
        <message>
            <source>Whoever draws the lowest card deals first. (Rule 4.3)</source>
            <translation>Qui tire la plus basse carte donne en premier. (Règle 4.3)</translation>
        </message>
        <message>
            <source>Three cards each, then two. (Rule 4.5)</source>
            <translation>Trois cartes chacun, puis deux. (Règle 4.5)</translation>
        </message>
        <message>
            <source>Two cards each, then three. (Rule 4.5)</source>
            <translation>Deux cartes chacun, puis trois. (Règle 4.5)</translation>
        </message>
        <message>
            <source>The king of trumps is announced before the first lead, or never. (Rule 4.12)</source>
            <translation>Le roi d’atout s’annonce avant la première entame, ou jamais. (Règle 4.12)</translation>
        </message>
        <message>
            <source>The king is announced before one's own first card, or never. (Rule 4.12)</source>
            <translation>Le roi s’annonce avant de jouer sa première carte, ou jamais. (Règle 4.12)</translation>
        </message>
        <message>
            <source>You trail {low} to {high}.</source>
            <translation>Vous avez du retard, {low} à {high}.</translation>
        </message>
        <message>
            <source>Nobody wins it.</source>
            <translation>Personne ne la gagne.</translation>
        </message>
        <message>
            <source>Nobody has scored yet.</source>
            <translation>Personne n’a encore marqué.</translation>
        </message>
        <message>
            <source>The score is {points} all.</source>
            <translation>{points} partout.</translation>
        </message>
        <message>
            <source>{who} leads {high} to {low}.</source>
            <translation>{who} mène {high} à {low}.</translation>
        </message>
        <message>
            <source>You lead {high} to {low}.</source>
            <translation>Vous menez {high} à {low}.</translation>
        </message>
        <message>
            <source>You named {suit}: lead one.</source>
            <translation>Vous avez annoncé {suit} : entamez-en.</translation>
        </message>
        <message>
            <source>It ends {high} to {low}.</source>
            <translation>Score final : {high} à {low}.</translation>
        </message>
        <message>
            <source>Propose an exchange or play.</source>
            <translation>Proposez un écart, ou jouez.</translation>
        </message>
        <message>
            <source>Exchange round {round}: propose again or play.</source>
            <translation>Écart, tour n° {round} : proposez encore ou jouez.</translation>
        </message>
        <message>
            <source>{who} proposes an exchange: accept or refuse.</source>
            <translation>{who} propose un écart : acceptez ou refusez.</translation>
        </message>
        <message numerus="yes">
            <source>{who} changed %n card(s): now choose yours.</source>
            <translation>
                <numerusform>{who} a changé %n carte : à vous de choisir les vôtres.</numerusform>
                <numerusform>{who} a changé %n cartes : à vous de choisir les vôtres.</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose the cards to change.</source>
            <translation>Choisissez les cartes à changer.</translation>
        </message>
        <message>
            <source>You have the king of trumps: announce it for a point, or conceal it.</source>
            <translation>Vous avez le roi d’atout : annoncez-le pour un point, ou taisez-le.</translation>
        </message>
        <message>
            <source>You must beat {card}.</source>
            <translation>Vous devez forcer sur {card}.</translation>
        </message>
        <message>
            <source>You must trump {card}.</source>
            <translation>Vous devez couper {card}.</translation>
        </message>
        <message>
            <source>{who} may propose an exchange or play.</source>
            <translation>{who} peut proposer un écart ou jouer.</translation>
        </message>
        <message>
            <source>{who} may accept the exchange or refuse it.</source>
            <translation>{who} peut accepter ou refuser l’écart.</translation>
        </message>
        <message>
            <source>{who} is changing cards.</source>
            <translation>{who} change ses cartes.</translation>
        </message>
        <message>
            <source>{who} may announce the king.</source>
            <translation>{who} peut annoncer le roi.</translation>
        </message>
        <message>
            <source>The exchanges are over.</source>
            <translation>Les écarts sont finis.</translation>
        </message>
        <message>
            <source>falls short, −2</source>
            <translation>pas assez, −2</translation>
        </message>
        <message>
            <source>three or four tricks, +1</source>
            <translation>trois ou quatre plis, +1</translation>
        </message>
        <message>
            <source>all five, +2</source>
            <translation>les cinq, la vole, +2</translation>
        </message>
        <message>
            <source>If you play: counted over all {n} hands that the other may hold, both playing perfectly with open cards.</source>
            <translation>Si vous jouez : compté sur les {n} mains que l’adversaire peut tenir, tous deux jouant parfaitement à cartes ouvertes.</translation>
        </message>
        <message>
            <source>To play and to fail costs two points; once cards were changed, one.</source>
            <translation>Jouer et échouer coûte deux points ; une fois les cartes changées, un seul.</translation>
        </message>
        <message>
            <source>To refuse and to fail costs two points; once cards were changed, one.</source>
            <translation>Refuser et échouer coûte deux points ; une fois les cartes changées, un seul.</translation>
        </message>
        <message numerus="yes">
            <source>Proposing wins the game in {proposes} of 1,000 cases, playing in {plays}: you keep {kept:short}, and with %n new card(s) the point is yours in {renewed} of 100 deals.</source>
            <translation>
                <numerusform>En proposant, on gagne la partie {proposes} fois sur 1000, en jouant {plays} : vous gardez {kept:short}, et avec une carte nouvelle le point est à vous dans {renewed} donnes sur 100.</numerusform>
                <numerusform>En proposant, on gagne la partie {proposes} fois sur 1000, en jouant {plays} : vous gardez {kept:short}, et avec %n cartes nouvelles le point est à vous dans {renewed} donnes sur 100.</numerusform>
            </translation>
        </message>
        <message>
            <source>With {into:short} in place of {out:short}, the point in {share} of 100: propose.</source>
            <translation>Avec {into:short} au lieu de {out:short}, le point {share} fois sur 100 : on propose.</translation>
        </message>
        <message>
            <source>At {mine} to {theirs} the tables computed for the Master always play this hand.</source>
            <translation>À {mine} contre {theirs}, les tables calculées pour le Maître jouent toujours cette main.</translation>
        </message>
        <message>
            <source>At {mine} to {theirs} the tables computed for the Master always propose with this hand.</source>
            <translation>À {mine} contre {theirs}, les tables calculées pour le Maître proposent toujours avec cette main.</translation>
        </message>
        <message>
            <source>{who} lacks a single point: to play and to fail costs no more than any hand that is lost.</source>
            <translation>Il ne manque qu’un point à {who} : jouer et échouer ne coûte pas plus que perdre n’importe quelle donne.</translation>
        </message>
        <message>
            <source>{who} lacks two points: who plays and fails loses the game.</source>
            <translation>Il manque deux points à {who} : qui joue et échoue perd la partie.</translation>
        </message>
        <message>
            <source>{who} lacks a single point: to refuse and to fail costs no more than any hand that is lost.</source>
            <translation>Il ne manque qu’un point à {who} : refuser et échouer ne coûte pas plus que toute donne perdue.</translation>
        </message>
        <message>
            <source>{who} lacks two points: who refuses and fails loses the game.</source>
            <translation>Il manque deux points à {who} : qui refuse et échoue perd la partie.</translation>
        </message>
        <message numerus="yes">
            <source>It is close: playing wins the game in {plays} of 1,000 cases, proposing in {proposes}. With the cards as they are the point is yours in {now} of 100 deals, with %n new card(s) in {renewed}.</source>
            <translation>
                <numerusform>C’est serré : en jouant, on gagne la partie {plays} fois sur 1000, en proposant {proposes}. Avec ces cartes, le point est à vous dans {now} donnes sur 100, avec une carte nouvelle dans {renewed}.</numerusform>
                <numerusform>C’est serré : en jouant, on gagne la partie {plays} fois sur 1000, en proposant {proposes}. Avec ces cartes, le point est à vous dans {now} donnes sur 100, avec %n cartes nouvelles dans {renewed}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Playing wins the game in {plays} of 1,000 cases, proposing in {proposes}: with the cards as they are the point is yours in {now} of 100 deals, with %n new card(s) in {renewed}.</source>
            <translation>
                <numerusform>En jouant, on gagne la partie {plays} fois sur 1000, en proposant {proposes} : avec ces cartes, le point est à vous dans {now} donnes sur 100, avec une carte nouvelle dans {renewed}.</numerusform>
                <numerusform>En jouant, on gagne la partie {plays} fois sur 1000, en proposant {proposes} : avec ces cartes, le point est à vous dans {now} donnes sur 100, avec %n cartes nouvelles dans {renewed}.</numerusform>
            </translation>
        </message>
        <message>
            <source>With {into:short} in place of {out:short}, the point in {share} of 100: play.</source>
            <translation>Avec {into:short} au lieu de {out:short}, le point {share} fois sur 100 : on joue.</translation>
        </message>
        <message>
            <source>given up</source>
            <translation>abandon</translation>
        </message>
        <message>
            <source>king turned up</source>
            <translation>roi retourné</translation>
        </message>
        <message>
            <source>king</source>
            <translation>roi</translation>
        </message>
        <message>
            <source>the hand</source>
            <translation>donne</translation>
        </message>
        <message>
            <source>vole</source>
            <translation>vole</translation>
        </message>
        <message>
            <source>point claimed</source>
            <translation>point réclamé</translation>
        </message>
        <message>
            <source>the other's authority failed</source>
            <translation>autorité non tenue par l’autre</translation>
        </message>
        <message>
            <source>{who} played with authority and did not win: 1 (Rule 4.17)</source>
            <translation>{who} a joué d’autorité sans gagner : 1 (Règle 4.17)</translation>
        </message>
        <message>
            <source>{who} gave up the hand: {points}</source>
            <translation>{who} a abandonné la donne : {points}</translation>
        </message>
        <message>
            <source>{who} wins the game {high} to {low}</source>
            <translation>{who} gagne la manche {high} à {low}</translation>
        </message>
        <message>
            <source>{first} + {second} = {all} tricks ({who} and {other})</source>
            <translation>{first} + {second} = {all} plis ({who} et {other})</translation>
        </message>
        <message numerus="yes">
            <source>{who}: %n trick(s)</source>
            <translation>
                <numerusform>{who} : %n pli</numerusform>
                <numerusform>{who} : %n plis</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}: king and point</source>
            <translation>{who} : roi et point</translation>
        </message>
        <message>
            <source>{who} wins the match, {games} to {low}</source>
            <translation>{who} gagne la partie, {games} à {low}</translation>
        </message>
        <message>
            <source>You played with authority and did not win: 1 (Rule 4.17)</source>
            <translation>Vous avez joué d’autorité sans gagner : 1 (Règle 4.17)</translation>
        </message>
        <message>
            <source>You gave up the hand: {points}</source>
            <translation>Vous avez abandonné la donne : {points}</translation>
        </message>
        <message numerus="yes">
            <source>Both score %n point(s)</source>
            <translation>
                <numerusform>%n point pour chacun</numerusform>
                <numerusform>%n points pour chacun</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody scores</source>
            <translation>Personne ne marque</translation>
        </message>
        <message numerus="yes">
            <source>You score %n point(s)</source>
            <translation>
                <numerusform>Vous marquez %n point</numerusform>
                <numerusform>Vous marquez %n points</numerusform>
            </translation>
        </message>
        <message>
            <source>You win the game {high} to {low}</source>
            <translation>Vous gagnez la manche {high} à {low}</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s) on either side</source>
            <translation>
                <numerusform>%n point chacun</numerusform>
                <numerusform>%n points chacun</numerusform>
            </translation>
        </message>
        <message>
            <source>no points</source>
            <translation>aucun point</translation>
        </message>
        <message>
            <source>{who}: the king</source>
            <translation>{who} : le roi</translation>
        </message>
        <message>
            <source>{who}: the hand, and the other's authority failed</source>
            <translation>{who} : la donne, et l’autre n’a pas tenu son autorité</translation>
        </message>
        <message>
            <source>{who}: the other gave up</source>
            <translation>{who} : l’autre a abandonné</translation>
        </message>
        <message>
            <source>{who}: point claimed</source>
            <translation>{who} : point réclamé</translation>
        </message>
        <message>
            <source>{who}: vole</source>
            <translation>{who} : vole</translation>
        </message>
        <message>
            <source>{who}: king and vole</source>
            <translation>{who} : roi et vole</translation>
        </message>
        <message>
            <source>{who}: the king, and the other gave up</source>
            <translation>{who} : le roi, et l’autre a abandonné</translation>
        </message>
        <message>
            <source>You win the match, {games} to {low}</source>
            <translation>Vous gagnez la partie, {games} à {low}</translation>
        </message>
        <message>
            <source>King turned up: 1 (Rule 4.7)</source>
            <translation>Roi retourné : 1 (Règle 4.7)</translation>
        </message>
        <message>
            <source>King announced: 1 (Rule 4.12)</source>
            <translation>Roi annoncé : 1 (Règle 4.12)</translation>
        </message>
        <message numerus="yes">
            <source>%n trick(s): 1 (Rule 4.16)</source>
            <translation>
                <numerusform>%n pli : 1 (Règle 4.16)</numerusform>
                <numerusform>%n plis : 1 (Règle 4.16)</numerusform>
            </translation>
        </message>
        <message>
            <source>All five tricks, the vole: 2 (Rule 4.16)</source>
            <translation>Les cinq plis, la vole : 2 (Règle 4.16)</translation>
        </message>
        <message>
            <source>The point claimed with certain tricks: 1 (Rule 4.18)</source>
            <translation>Le point réclamé avec des plis sûrs : 1 (Règle 4.18)</translation>
        </message>
        <message>
            <source>The vole after a revoke: 1 (Rule 4.20)</source>
            <translation>La vole après une renonce : 1 (Règle 4.20)</translation>
        </message>
        <message numerus="yes">
            <source>%n stake(s)</source>
            <translation>
                <numerusform>%n enjeu</numerusform>
                <numerusform>%n enjeux</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s)</source>
            <translation>
                <numerusform>%n manche</numerusform>
                <numerusform>%n manches</numerusform>
            </translation>
        </message>
        <message>
            <source>I propose.</source>
            <translation>Je propose.</translation>
        </message>
        <message>
            <source>I accept. How many?</source>
            <translation>J’accepte. Combien ?</translation>
        </message>
        <message>
            <source>I refuse. Play.</source>
            <translation>Je refuse. Jouez.</translation>
        </message>
        <message>
            <source>I have the king!</source>
            <translation>J’ai le roi !</translation>
        </message>
        <message>
            <source>The point is mine.</source>
            <translation>Le point est à moi.</translation>
        </message>
        <message>
            <source>I give up this hand.</source>
            <translation>J’abandonne cette donne.</translation>
        </message>
        <message>
            <source>That was a revoke. We play it again.</source>
            <translation>C’était une renonce. On rejoue la donne.</translation>
        </message>
        <message>
            <source>I take none.</source>
            <translation>Je n’en prends pas.</translation>
        </message>
        <message>
            <source>I take one.</source>
            <translation>J’en prends une.</translation>
        </message>
        <message>
            <source>I take two.</source>
            <translation>J’en prends deux.</translation>
        </message>
        <message>
            <source>I take three.</source>
            <translation>J’en prends trois.</translation>
        </message>
        <message>
            <source>I take four.</source>
            <translation>J’en prends quatre.</translation>
        </message>
        <message>
            <source>I take five.</source>
            <translation>J’en prends cinq.</translation>
        </message>
        <message>
            <source>Spades.</source>
            <translation>Pique.</translation>
        </message>
        <message>
            <source>Hearts.</source>
            <translation>Cœur.</translation>
        </message>
        <message>
            <source>Diamonds.</source>
            <translation>Carreau.</translation>
        </message>
        <message>
            <source>Clubs.</source>
            <translation>Trèfle.</translation>
        </message>
        <message>
            <source>You propose</source>
            <translation>Vous proposez</translation>
        </message>
        <message>
            <source>You play without proposing</source>
            <translation>Vous jouez sans proposer</translation>
        </message>
        <message>
            <source>You accept</source>
            <translation>Vous acceptez</translation>
        </message>
        <message>
            <source>You refuse</source>
            <translation>Vous refusez</translation>
        </message>
        <message>
            <source>You change {cards:short}</source>
            <translation>Vous changez {cards:short}</translation>
        </message>
        <message>
            <source>You change no card</source>
            <translation>Vous ne changez aucune carte</translation>
        </message>
        <message>
            <source>You announce the king</source>
            <translation>Vous annoncez le roi</translation>
        </message>
        <message>
            <source>You conceal the king</source>
            <translation>Vous taisez le roi</translation>
        </message>
        <message>
            <source>You claim the point</source>
            <translation>Vous réclamez le point</translation>
        </message>
        <message>
            <source>You give up the hand</source>
            <translation>Vous abandonnez la donne</translation>
        </message>
        <message>
            <source>{who} proposes</source>
            <translation>{who} propose</translation>
        </message>
        <message>
            <source>{who} plays without proposing</source>
            <translation>{who} joue sans proposer</translation>
        </message>
        <message>
            <source>{who} accepts</source>
            <translation>{who} accepte</translation>
        </message>
        <message>
            <source>{who} refuses</source>
            <translation>{who} refuse</translation>
        </message>
        <message numerus="yes">
            <source>{who} changes %n card(s)</source>
            <translation>
                <numerusform>{who} change %n carte</numerusform>
                <numerusform>{who} change %n cartes</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} changes no card</source>
            <translation>{who} ne change aucune carte</translation>
        </message>
        <message>
            <source>{who} announces the king</source>
            <translation>{who} annonce le roi</translation>
        </message>
        <message>
            <source>{who} conceals the king</source>
            <translation>{who} tait le roi</translation>
        </message>
        <message>
            <source>{who} claims the point</source>
            <translation>{who} réclame le point</translation>
        </message>
        <message>
            <source>{who} gives up the hand</source>
            <translation>{who} abandonne la donne</translation>
        </message>
        <message>
            <source>Points ahead, match by match</source>
            <translation>Points d’avance, partie par partie</translation>
        </message>
        <message>
            <source>Proposes</source>
            <translation>Propose</translation>
        </message>
        <message>
            <source>proposes {share} of the times</source>
            <translation>propose {share} du temps</translation>
        </message>
        <message>
            <source>You propose {share} of the times.</source>
            <translation>Vous proposez {share} du temps.</translation>
        </message>
        <message>
            <source>Refuses</source>
            <translation>Refuse</translation>
        </message>
        <message>
            <source>refuses {share} of the proposals</source>
            <translation>refuse {share} des propositions</translation>
        </message>
        <message>
            <source>You refuse {share} of the proposals.</source>
            <translation>Vous refusez {share} des propositions.</translation>
        </message>
    </context>
    <context>
        <name>farewell</name>
        <message>
            <source>A pleasure. The cards were on my side.</source>
            <translation>Un plaisir. Les cartes étaient de mon côté.</translation>
        </message>
        <message>
            <source>That was mine. Shall we go again?</source>
            <translation>Celle-là est pour moi. On remet ça ?</translation>
        </message>
        <message>
            <source>I enjoyed every hand of it.</source>
            <translation>J’en ai savouré chaque donne.</translation>
        </message>
        <message>
            <source>This time it was me. The next one, who knows.</source>
            <translation>Cette fois c’était moi. La prochaine, qui sait.</translation>
        </message>
        <message>
            <source>Today the cards came to me.</source>
            <translation>Aujourd’hui les cartes venaient pour moi.</translation>
        </message>
        <message>
            <source>You will want your revenge, I imagine.</source>
            <translation>Vous voudrez votre revanche, j’imagine.</translation>
        </message>
        <message>
            <source>A tie: that calls for another match.</source>
            <translation>Égalité : il faut une autre partie.</translation>
        </message>
        <message>
            <source>So we share it. Fair enough.</source>
            <translation>On partage, donc. C’est juste.</translation>
        </message>
        <message>
            <source>Nobody gave way in the end.</source>
            <translation>Finalement, personne n’a cédé.</translation>
        </message>
        <message>
            <source>Well, somebody has to come last.</source>
            <translation>Bah, il faut bien un dernier.</translation>
        </message>
        <message>
            <source>Today nothing came off. I want another match.</source>
            <translation>Rien ne m’a réussi aujourd’hui. J’en veux une autre.</translation>
        </message>
        <message>
            <source>I would rather not look at my figures.</source>
            <translation>J’aime mieux ne pas regarder mes comptes.</translation>
        </message>
        <message>
            <source>At least I do not come last alone.</source>
            <translation>Au moins, la dernière place se partage.</translation>
        </message>
        <message>
            <source>There is company at the bottom, that is something.</source>
            <translation>On est en compagnie en bas : c’est déjà ça.</translation>
        </message>
        <message>
            <source>We tie at the bottom. I want another match.</source>
            <translation>Égalité tout en bas. J’en veux une autre.</translation>
        </message>
        <message>
            <source>Neither first nor last: I cannot complain.</source>
            <translation>Ni premier ni dernier : je n’ai pas à me plaindre.</translation>
        </message>
        <message>
            <source>There was more in it for me.</source>
            <translation>Il y avait mieux à faire.</translation>
        </message>
        <message>
            <source>Good table. I would sit down again at once.</source>
            <translation>Bonne table. Je m’y rassoirais tout de suite.</translation>
        </message>
        <message>
            <source>As long as it was not me.</source>
            <translation>Tant que ce n’est pas moi…</translation>
        </message>
        <message>
            <source>I got away again.</source>
            <translation>J’y ai encore échappé.</translation>
        </message>
        <message>
            <source>I got out of it in time.</source>
            <translation>Je m’en suis tiré à temps.</translation>
        </message>
        <message>
            <source>Another day, then.</source>
            <translation>Ce sera pour un autre jour.</translation>
        </message>
        <message>
            <source>A pity: I was just warming up.</source>
            <translation>Dommage : je commençais à m’échauffer.</translation>
        </message>
        <message>
            <source>We leave it there. See you soon.</source>
            <translation>On en reste là. À bientôt.</translation>
        </message>
    </context>
    <context>
        <name>files</name>
        <message>
            <source>Folder above</source>
            <translation>Dossier parent</translation>
        </message>
        <message>
            <source>Folders and files</source>
            <translation>Dossiers et fichiers</translation>
        </message>
        <message>
            <source>Places</source>
            <translation>Emplacements</translation>
        </message>
        <message>
            <source>Name of the file</source>
            <translation>Nom du fichier</translation>
        </message>
        <message>
            <source>{name} is there already.</source>
            <translation>{name} existe déjà.</translation>
        </message>
        <message>
            <source>Save here</source>
            <translation>Enregistrer ici</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Ouvrir</translation>
        </message>
        <message>
            <source>The folder {name} cannot be read. Choose another.</source>
            <translation>Le dossier {name} ne peut pas être lu. Choisissez-en un autre.</translation>
        </message>
        <message>
            <source>Write over it</source>
            <translation>Le remplacer</translation>
        </message>
    </context>
    <context>
        <name>flowers</name>
        <message>
            <source>Your captures</source>
            <translation>Vos prises</translation>
        </message>
        <message>
            <source>Captures</source>
            <translation>Prises</translation>
        </message>
        <message>
            <source>Yours</source>
            <translation>Les vôtres</translation>
        </message>
        <message>
            <source>No yaku under way</source>
            <translation>Aucun yaku en cours</translation>
        </message>
        <message>
            <source>No yaku</source>
            <translation>Aucun yaku</translation>
        </message>
        <message>
            <source>No yaku of yours under way</source>
            <translation>Aucun yaku à vous en cours</translation>
        </message>
        <message>
            <source>Captures of {who}</source>
            <translation>Prises de {who}</translation>
        </message>
        <message>
            <source>{points} of {par}</source>
            <translation>{points} sur {par}</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n carte</numerusform>
                <numerusform>%n cartes</numerusform>
            </translation>
        </message>
        <message>
            <source>Brights</source>
            <translation>Lumières</translation>
        </message>
        <message>
            <source>Animals</source>
            <translation>Animaux</translation>
        </message>
        <message>
            <source>Ribbons</source>
            <translation>Rubans</translation>
        </message>
        <message>
            <source>Chaff</source>
            <translation>Plaines</translation>
        </message>
        <message>
            <source>Bright</source>
            <translation>Lumière</translation>
        </message>
        <message>
            <source>Animal</source>
            <translation>Animal</translation>
        </message>
        <message>
            <source>Ribbon</source>
            <translation>Ruban</translation>
        </message>
        <message>
            <source>Chaff card</source>
            <translation>Plaine</translation>
        </message>
        <message>
            <source>Pine</source>
            <translation>Pin</translation>
        </message>
        <message>
            <source>Plum</source>
            <translation>Prunier</translation>
        </message>
        <message>
            <source>Cherry</source>
            <translation>Cerisier</translation>
        </message>
        <message>
            <source>Wisteria</source>
            <translation>Glycine</translation>
        </message>
        <message>
            <source>Iris</source>
            <translation>Iris</translation>
        </message>
        <message>
            <source>Peony</source>
            <translation>Pivoine</translation>
        </message>
        <message>
            <source>Clover</source>
            <translation>Lespédèze</translation>
        </message>
        <message>
            <source>Susuki</source>
            <translation>Susuki</translation>
        </message>
        <message>
            <source>Chrysanthemum</source>
            <translation>Chrysanthème</translation>
        </message>
        <message>
            <source>Maple</source>
            <translation>Érable</translation>
        </message>
        <message>
            <source>Willow</source>
            <translation>Saule</translation>
        </message>
        <message>
            <source>Paulownia</source>
            <translation>Paulownia</translation>
        </message>
    </context>
    <context>
        <name>games</name>
        <message>
            <source>Your turn.</source>
            <translation>À vous de jouer.</translation>
        </message>
        <message>
            <source>The hand is over.</source>
            <translation>La donne est finie.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>La partie est finie.</translation>
        </message>
        <message>
            <source>I deal.</source>
            <translation>C’est moi qui donne.</translation>
        </message>
        <message>
            <source>Here the ace ranks below the court cards.</source>
            <translation>Ici l’as se place sous les figures.</translation>
        </message>
        <message>
            <source>Trick</source>
            <translation>Pli</translation>
        </message>
        <message>
            <source>You cut the cards</source>
            <translation>Vous coupez le paquet</translation>
        </message>
        <message>
            <source>{who} cuts the cards</source>
            <translation>{who} coupe le paquet</translation>
        </message>
        <message>
            <source>You deal the cards</source>
            <translation>Tu donnes les cartes</translation>
        </message>
        <message>
            <source>{who} deals the cards</source>
            <translation>{who} donne les cartes</translation>
        </message>
        <message>
            <source>You lead {cards:short}</source>
            <translation>Vous entamez {cards:short}</translation>
        </message>
        <message>
            <source>{who} leads {cards:short}</source>
            <translation>{who} entame {cards:short}</translation>
        </message>
        <message>
            <source>You play {cards:short}</source>
            <translation>Vous jouez {cards:short}</translation>
        </message>
        <message>
            <source>{who} plays {cards:short}</source>
            <translation>{who} joue {cards:short}</translation>
        </message>
        <message>
            <source>Lead any card.</source>
            <translation>Entamez la carte que vous voulez.</translation>
        </message>
        <message>
            <source>Hand {hand} of {all}</source>
            <translation>Donne {hand} sur {all}</translation>
        </message>
        <message>
            <source>Hand {hand} · Trump: {suit} · {who} dealt</source>
            <translation>Donne {hand} · Atout : {suit} · Donneur : {who}</translation>
        </message>
        <message>
            <source>{number} of {all}</source>
            <translation>{number} sur {all}</translation>
        </message>
        <message>
            <source>{number} · {who}</source>
            <translation>{number} · {who}</translation>
        </message>
        <message>
            <source>Lead your last card.</source>
            <translation>Entamez de votre dernière carte.</translation>
        </message>
        <message>
            <source>Hand {hand}</source>
            <translation>Donne {hand}</translation>
        </message>
        <message>
            <source>Hand {hand} · Trump: {suit} · You dealt</source>
            <translation>Donne {hand} · Atout : {suit} · Vous avez donné</translation>
        </message>
        <message>
            <source>points a hand</source>
            <translation>points par donne</translation>
        </message>
        <message>
            <source>counters a hand</source>
            <translation>jetons par donne</translation>
        </message>
        <message>
            <source>chips a hand</source>
            <translation>jetons par donne</translation>
        </message>
        <message>
            <source>mon a hand</source>
            <translation>mon par donne</translation>
        </message>
        <message>
            <source>tricks</source>
            <translation>plis</translation>
        </message>
        <message>
            <source>hands not lost</source>
            <translation>donnes non perdues</translation>
        </message>
        <message>
            <source>{who}: +{points}</source>
            <translation>{who} : +{points}</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message>
            <source>Rulebook</source>
            <translation>Règlement</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Joueurs</translation>
        </message>
        <message>
            <source>First dealer</source>
            <translation>Premier donneur</translation>
        </message>
        <message>
            <source>Deal</source>
            <translation>Distribution</translation>
        </message>
        <message>
            <source>Stop when decided</source>
            <translation>Arrêt quand c’est joué</translation>
        </message>
        <message>
            <source>Match</source>
            <translation>Partie</translation>
        </message>
        <message>
            <source>Three, then two</source>
            <translation>Trois, puis deux</translation>
        </message>
        <message>
            <source>Two, then three</source>
            <translation>Deux, puis trois</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Jouer</translation>
        </message>
        <message>
            <source>Accept</source>
            <translation>Accepter</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>Refuser</translation>
        </message>
        <message>
            <source>{cards:short}</source>
            <translation>{cards:short}</translation>
        </message>
        <message>
            <source>You can only use cards of your own hand.</source>
            <translation>Vous ne pouvez employer que des cartes de votre main.</translation>
        </message>
        <message numerus="yes">
            <source>Stock %n</source>
            <translation>
                <numerusform>Talon %n</numerusform>
                <numerusform>Talon %n</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}</source>
            <translation>{who}</translation>
        </message>
        <message>
            <source>{card:short}</source>
            <translation>{card:short}</translation>
        </message>
        <message>
            <source>Dealer</source>
            <translation>Donneur</translation>
        </message>
        <message>
            <source>Turn-up {card:short}</source>
            <translation>Retourne {card:short}</translation>
        </message>
        <message>
            <source>Tricks won</source>
            <translation>Plis gagnés</translation>
        </message>
        <message>
            <source>{who} has won it.</source>
            <translation>{who} l’a gagnée.</translation>
        </message>
        <message>
            <source>You have won it.</source>
            <translation>Vous l’avez gagnée.</translation>
        </message>
        <message>
            <source>Trump: {suit}.</source>
            <translation>Atout : {suit}.</translation>
        </message>
        <message>
            <source>You must follow suit to {card}.</source>
            <translation>Vous devez fournir sur {card}.</translation>
        </message>
        <message>
            <source>You can throw any card on {card}.</source>
            <translation>Sur {card}, vous pouvez jeter n’importe quelle carte.</translation>
        </message>
        <message>
            <source>{who} must answer {card}.</source>
            <translation>{who} doit répondre à {card}.</translation>
        </message>
        <message>
            <source>{who} is to lead.</source>
            <translation>{who} doit entamer.</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Points</translation>
        </message>
        <message>
            <source>Tricks</source>
            <translation>Plis</translation>
        </message>
        <message>
            <source>I play.</source>
            <translation>Je joue.</translation>
        </message>
        <message>
            <source>At once</source>
            <translation>Tout de suite</translation>
        </message>
        <message>
            <source>You can only play cards of your own hand.</source>
            <translation>Vous ne pouvez jouer que des cartes de votre main.</translation>
        </message>
        <message>
            <source>{who} dealt</source>
            <translation>Donneur : {who}</translation>
        </message>
        <message>
            <source>You dealt</source>
            <translation>Vous avez donné</translation>
        </message>
        <message>
            <source>void</source>
            <translation>nulle</translation>
        </message>
        <message>
            <source>{first}, {rest}</source>
            <translation>{first}, {rest}</translation>
        </message>
        <message>
            <source>{first} {rest}</source>
            <translation>{first} {rest}</translation>
        </message>
        <message>
            <source>Pack</source>
            <translation>Jeu de cartes</translation>
        </message>
        <message numerus="yes">
            <source>%n hand(s)</source>
            <translation>
                <numerusform>%n donne</numerusform>
                <numerusform>%n donnes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n trick(s)</source>
            <translation>
                <numerusform>%n pli</numerusform>
                <numerusform>%n plis</numerusform>
            </translation>
        </message>
        <message>
            <source>You pass</source>
            <translation>Vous passez</translation>
        </message>
        <message>
            <source>{who} passes</source>
            <translation>{who} passe</translation>
        </message>
        <message>
            <source>{first} or {last}</source>
            <translation>{first} ou {last}</translation>
        </message>
        <message>
            <source>Chips</source>
            <translation>Jetons</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n carte</numerusform>
                <numerusform>%n cartes</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>glossary</name>
        <message>
            <source>stock</source>
            <translation>talon</translation>
        </message>
        <message>
            <source>The cards that have not been dealt.</source>
            <translation>Les cartes qui n’ont pas été distribuées.</translation>
        </message>
        <message>
            <source>elder hand|dealer's left</source>
            <translation>premier en cartes|à gauche du donneur</translation>
        </message>
        <message>
            <source>Who speaks first, and leads first if he plays.</source>
            <translation>Qui parle le premier et, s’il joue, entame le premier.</translation>
        </message>
        <message>
            <source>trick|tricks</source>
            <translation>pli|plis</translation>
        </message>
        <message>
            <source>The cards that are played against each other; the best of them wins it.</source>
            <translation>Les cartes jouées l’une contre l’autre ; la meilleure l’emporte.</translation>
        </message>
        <message>
            <source>follow suit|follows suit</source>
            <translation>fournir</translation>
        </message>
        <message>
            <source>To play a card of the suit led.</source>
            <translation>Jouer une carte de la couleur entamée.</translation>
        </message>
        <message>
            <source>beat|beats|play higher</source>
            <translation>forcer|force|battre|bat|battez</translation>
        </message>
        <message>
            <source>To play a higher card of the suit than those before.</source>
            <translation>Jouer une carte de la couleur, plus haute que les précédentes.</translation>
        </message>
        <message>
            <source>trumping|trumped|trump it</source>
            <translation>couper|coupé</translation>
        </message>
        <message>
            <source>To play a trump on a card of another suit.</source>
            <translation>Jouer un atout sur une carte d’une autre couleur.</translation>
        </message>
        <message>
            <source>overtrump|overtrumping|higher trump</source>
            <translation>surcouper|surcoupe</translation>
        </message>
        <message>
            <source>To play a higher trump than the one played to another suit.</source>
            <translation>Jouer un atout plus haut que celui qui a coupé.</translation>
        </message>
        <message>
            <source>revoke|revokes</source>
            <translation>renonce|renonces</translation>
        </message>
        <message>
            <source>Not to play the card one had to play.</source>
            <translation>Ne pas jouer la carte qu’on devait jouer.</translation>
        </message>
        <message>
            <source>play higher|plays higher</source>
            <translation>forcer</translation>
        </message>
        <message>
            <source>authority|no exchange</source>
            <translation>autorité|sans écart</translation>
        </message>
        <message>
            <source>Who prevents the first exchange promises three tricks; to fail costs 2 points.</source>
            <translation>Qui empêche le premier écart s’engage à faire trois plis ; échouer coûte 2 points.</translation>
        </message>
        <message>
            <source>vole</source>
            <translation>vole</translation>
        </message>
        <message>
            <source>Winning all five tricks: it is worth 2 points.</source>
            <translation>Faire les cinq plis : elle vaut 2 points.</translation>
        </message>
        <message>
            <source>refusal</source>
            <translation>refus</translation>
        </message>
        <message>
            <source>The point more that it costs to play with authority and not to win.</source>
            <translation>Le point de plus qu’il en coûte de jouer d’autorité sans gagner.</translation>
        </message>
        <message>
            <source>turn-up</source>
            <translation>retourne</translation>
        </message>
        <message>
            <source>The card that is turned up after the deal: its suit is trumps.</source>
            <translation>La carte retournée après la distribution : sa couleur est l’atout.</translation>
        </message>
        <message>
            <source>yaku|dekiyaku</source>
            <translation>yaku|dekiyaku</translation>
        </message>
        <message>
            <source>A combination of captured cards, which is paid.</source>
            <translation>Une combinaison de cartes capturées, qui se paie.</translation>
        </message>
        <message>
            <source>teyaku|combinations in the hand</source>
            <translation>teyaku|de main</translation>
        </message>
        <message>
            <source>A combination in the hand as it was dealt.</source>
            <translation>Une combinaison dans la main telle qu’elle a été donnée.</translation>
        </message>
        <message>
            <source>shōbu</source>
            <translation>shōbu</translation>
        </message>
        <message>
            <source>Stop: the hand ends, and the others pay.</source>
            <translation>Arrêter : la donne finit, et les autres paient.</translation>
        </message>
        <message>
            <source>sage</source>
            <translation>sage</translation>
        </message>
        <message>
            <source>Go on: there is more to win, but who stops later may have you pay for both.</source>
            <translation>Continuer : on peut gagner plus, mais qui arrête ensuite peut vous faire payer pour les deux.</translation>
        </message>
        <message>
            <source>mizuten</source>
            <translation>mizuten</translation>
        </message>
        <message>
            <source>What the dealer says before looking: a promise to play.</source>
            <translation>Ce que dit le donneur avant de regarder : la promesse de jouer.</translation>
        </message>
        <message>
            <source>kan</source>
            <translation>kan</translation>
        </message>
        <message>
            <source>The large coin: twelve mon, unless ten are agreed.</source>
            <translation>La grande pièce : douze mon, à moins qu’on n’en convienne dix.</translation>
        </message>
        <message>
            <source>mon</source>
            <translation>mon</translation>
        </message>
        <message>
            <source>The small coin, in which all is paid.</source>
            <translation>La petite pièce, dans laquelle tout se paie.</translation>
        </message>
        <message>
            <source>bright|brights</source>
            <translation>lumière|lumières</translation>
        </message>
        <message>
            <source>One of the five cards worth 20 points.</source>
            <translation>Une des cinq cartes à 20 points.</translation>
        </message>
        <message>
            <source>animal|animals</source>
            <translation>animal|animaux</translation>
        </message>
        <message>
            <source>A card worth 10 points: a beast, birds or insects, and the sake cup and the bridge.</source>
            <translation>Une carte de 10 points : bête, oiseaux ou insectes, et aussi la coupe de saké et le pont.</translation>
        </message>
        <message>
            <source>ribbon|ribbons</source>
            <translation>ruban|rubans</translation>
        </message>
        <message>
            <source>A card with a strip of paper, worth 5 points.</source>
            <translation>Une carte avec une bande de papier, à 5 points.</translation>
        </message>
        <message>
            <source>chaff|kasu</source>
            <translation>plaine|plaines|kasu</translation>
        </message>
        <message>
            <source>A card without bright, animal or ribbon, worth 1 point. In the hand as it was dealt all of willow counts as chaff.</source>
            <translation>Une carte sans lumière, animal ni ruban, à 1 point. Dans la main telle qu’elle est donnée, tout le saule compte comme plaine.</translation>
        </message>
        <message>
            <source>triplet|triplets</source>
            <translation>brelan|brelans</translation>
        </message>
        <message>
            <source>Three cards of a month in the hand as it was dealt.</source>
            <translation>Trois cartes d’un mois dans la main telle qu’elle a été donnée.</translation>
        </message>
        <message>
            <source>Empty Hand|karasu</source>
            <translation>sept plaines|karasu</translation>
        </message>
        <message>
            <source>Seven chaff cards in the hand as it was dealt; all of willow count.</source>
            <translation>Sept plaines dans la main telle qu’elle est donnée ; toutes celles du saule comptent.</translation>
        </message>
        <message>
            <source>Red Hand|aka</source>
            <translation>main rouge|aka</translation>
        </message>
        <message>
            <source>Two ribbons or more, and chaff, in the hand as it was dealt; all of willow is chaff.</source>
            <translation>Deux rubans ou plus, le reste en plaines, dans la main telle qu’elle est donnée ; tout le saule compte comme plaine.</translation>
        </message>
        <message>
            <source>group B</source>
            <translation>groupe B</translation>
        </message>
        <message>
            <source>Hands dealt of chaff, or all but one card, or with two ribbons or more; all of willow is chaff in them.</source>
            <translation>Mains données tout en plaines, ou à une carte près, ou avec deux rubans ou plus ; tout le saule y compte comme plaine.</translation>
        </message>
        <message>
            <source>standing</source>
            <translation>debout</translation>
        </message>
        <message>
            <source>Said of a triplet of April, May or July, or of December's chaff: it is worth more.</source>
            <translation>Se dit d’un brelan d’avril, de mai ou de juillet, ou des plaines de décembre : il vaut plus.</translation>
        </message>
        <message>
            <source>koba|ōba|zetsuba</source>
            <translation>koba|ōba|zetsuba</translation>
        </message>
        <message>
            <source>Small, large and grand field: all is paid once, twice or four times.</source>
            <translation>Petit, grand et très grand champ : tout se paie une, deux ou quatre fois.</translation>
        </message>
        <message>
            <source>later hands</source>
            <translation>donnes suivantes</translation>
        </message>
        <message>
            <source>Of several brights in the field only the largest counts now; each other one multiplies one of the next hands.</source>
            <translation>De plusieurs lumières sur le champ, seule la plus grande compte maintenant ; chacune des autres multiplie l’une des donnes suivantes.</translation>
        </message>
        <message>
            <source>Diving</source>
            <translation>Plongeon</translation>
        </message>
        <message>
            <source>To capture the fourth card of one's own triplet.</source>
            <translation>Capturer la quatrième carte de son propre brelan.</translation>
        </message>
        <message>
            <source>Escape</source>
            <translation>Évasion</translation>
        </message>
        <message>
            <source>To reach 89 points with a hand of group B.</source>
            <translation>Atteindre 89 points avec une main du groupe B.</translation>
        </message>
        <message>
            <source>simple mosca|simple moscas</source>
            <translation>mouche simple|mouches simples</translation>
        </message>
        <message>
            <source>What the dealer puts into the pool: a counter for each player.</source>
            <translation>Ce que le donneur met à la poule : un jeton par joueur.</translation>
        </message>
        <message>
            <source>mosca|moscas</source>
            <translation>mouche|mouches</translation>
        </message>
        <message>
            <source>Five cards of one suit as they were dealt: they take the pool without play.</source>
            <translation>Cinq cartes d’une couleur reçues à la donne : elles emportent la poule sans jouer.</translation>
        </message>
        <message>
            <source>pool</source>
            <translation>poule</translation>
        </message>
        <message>
            <source>The counters that are played for.</source>
            <translation>Les jetons qui sont en jeu.</translation>
        </message>
        <message>
            <source>stays|stay</source>
            <translation>tient|tenir</translation>
        </message>
        <message>
            <source>To play the hand: who does and wins no trick pays 2 counters.</source>
            <translation>Jouer la donne : qui le fait sans gagner de pli paie 2 jetons.</translation>
        </message>
        <message>
            <source>fine|fines</source>
            <translation>amende|amendes</translation>
        </message>
        <message>
            <source>What a card against the rules costs: a counter for each player.</source>
            <translation>Ce que coûte une carte contraire aux règles : un jeton par joueur.</translation>
        </message>
        <message>
            <source>declarer</source>
            <translation>déclarant</translation>
        </message>
        <message>
            <source>Who has bid most and plays alone against all.</source>
            <translation>Qui a fait la plus haute enchère et joue seul contre tous.</translation>
        </message>
        <message>
            <source>misère|mis</source>
            <translation>misère|mis</translation>
        </message>
        <message>
            <source>A bid to win no trick at all.</source>
            <translation>L’enchère de ne faire aucun pli.</translation>
        </message>
        <message>
            <source>Napoleon|Nap</source>
            <translation>Napoléon|Nap</translation>
        </message>
        <message>
            <source>A bid to win five tricks.</source>
            <translation>L’enchère de faire cinq plis.</translation>
        </message>
        <message>
            <source>Wellington</source>
            <translation>Wellington</translation>
        </message>
        <message>
            <source>Five tricks at double the price; it is only bid over a Napoleon.</source>
            <translation>Cinq plis à prix double ; ne s’annonce que sur un Napoléon.</translation>
        </message>
        <message>
            <source>Blücher</source>
            <translation>Blücher</translation>
        </message>
        <message>
            <source>Five tricks at the highest price; it is only bid over a Wellington.</source>
            <translation>Cinq plis au plus haut prix ; ne s’annonce que sur un Wellington.</translation>
        </message>
        <message>
            <source>pot</source>
            <translation>pot</translation>
        </message>
        <message>
            <source>The chips that wait for whoever bids and makes five tricks.</source>
            <translation>Les jetons qui attendent qui annonce et fait cinq plis.</translation>
        </message>
        <message>
            <source>spare hand</source>
            <translation>main de réserve</translation>
        </message>
        <message>
            <source>The hand more that is dealt in Sir Garnet: who takes it bids a Napoleon.</source>
            <translation>La main de plus qui est donnée au Sir Garnet : qui la prend annonce un Napoléon.</translation>
        </message>
        <message>
            <source>Peep Nap</source>
            <translation>Nap au coup d’œil</translation>
        </message>
        <message>
            <source>A game in which one pays to look at a card that lies face down.</source>
            <translation>Une forme du jeu où l’on paie pour regarder une carte face cachée.</translation>
        </message>
        <message>
            <source>round|rounds</source>
            <translation>tour|tours</translation>
        </message>
        <message>
            <source>So many hands that everybody has dealt once.</source>
            <translation>Autant de donnes qu’il faut pour que chacun ait donné une fois.</translation>
        </message>
        <message>
            <source>pile|piles</source>
            <translation>pile|piles</translation>
        </message>
        <message>
            <source>The cards before a player in the first phase; in the second they are the hand.</source>
            <translation>Les cartes devant un joueur dans la première phase ; dans la seconde, elles sont sa main.</translation>
        </message>
        <message>
            <source>follows</source>
            <translation>suit</translation>
        </message>
        <message>
            <source>To be the very next card up, of whatever suit.</source>
            <translation>Être exactement la carte juste au-dessus, de n’importe quelle couleur.</translation>
        </message>
        <message>
            <source>takes|take|taking</source>
            <translation>ramasse|ramasser|ramassez</translation>
        </message>
        <message>
            <source>To pick up the lowest card of the trick in place of beating.</source>
            <translation>Prendre la carte la plus basse du pli au lieu de la battre.</translation>
        </message>
        <message>
            <source>turns|turned|turning</source>
            <translation>retourne|retourner|retourné</translation>
        </message>
        <message>
            <source>To complete a trick: it leaves the game, and one leads anew.</source>
            <translation>Compléter un pli : il quitte le jeu, et on entame de nouveau.</translation>
        </message>
        <message>
            <source>out</source>
            <translation>sorti</translation>
        </message>
        <message>
            <source>Whoever has got rid of every card: safe, and not the loser.</source>
            <translation>Qui s’est défait de toutes ses cartes : sauvé, il ne perd pas.</translation>
        </message>
    </context>
    <context>
        <name>grammar</name>
        <message>
            <source>rules for joints</source>
            <translation>\b([Dd]|[Qq]u)e ¦(?=[aàâeéèêëiîïoôuùûœæAÀÂEÉÈÊËIÎÏOÔUÙÛŒÆ]|[Yy](?![aàâeéèêëiîïoôuùûœæAÀÂEÉÈÊËIÎÏOÔUÙÛŒÆ])|h(?:omme|erbe|eure|irondelle|iver|istoire|onneur|ôte)) ⇒ \1’
\b([Ll])[ea] ¦(?=[aàâeéèêëiîïoôuùûœæAÀÂEÉÈÊËIÎÏOÔUÙÛŒÆ]|[Yy](?![aàâeéèêëiîïoôuùûœæAÀÂEÉÈÊËIÎÏOÔUÙÛŒÆ])|h(?:omme|erbe|eure|irondelle|iver|istoire|onneur|ôte)) ⇒ \1’
\b([Dd])e ¦le(?= ) ⇒ \1u
\b([Dd])e ¦les(?= ) ⇒ \1es
\bà ¦le(?= ) ⇒ au
\bÀ ¦le(?= ) ⇒ Au
\bà ¦les(?= ) ⇒ aux
\bÀ ¦les(?= ) ⇒ Aux</translation>
        </message>
        <message>
            <source>1,234 12,345</source>
            <translation>1 234 12 345</translation>
        </message>
        <message>
            <source>rules for signs</source>
            <translation>[ \u00a0]([;:!?»%]) ⇒  \1
«[ \u00a0] ⇒ « 
(?&lt;=\w)' ⇒ ’</translation>
        </message>
        <message>
            <source>rules for Spanish suits</source>
            <translation>^A [KR] .*1–9 0$ ⇒ A R D S 1–9 0
^A=A .*$ ⇒ A=A R=K D=Q S=J
\bl’atout est pique\b ⇒ les épées sont atout
\bl’atout est trèfle\b ⇒ les bâtons sont atout
\bL’atout est (\**)trèfle(\**) ⇒ Les \1bâtons\2 sont atout
\bL’atout est (\**)cœur(\**) ⇒ Les \1coupes\2 sont atout
\bL’atout serait alors trèfle\b ⇒ Les bâtons seraient alors atout
\bL’atout serait alors carreau\b ⇒ Les deniers seraient alors atout
Cinq des sept cœurs sont partis, et vous en avez un autre ⇒ Cinq des sept coupes sont parties, et vous en avez une autre
vos cœurs pourraient être coupés ⇒ vos coupes pourraient être coupées
\bla dame de cœur est tombée ⇒ le cavalier de coupes est tombé
\baucun cœur ne le bat ⇒ aucune coupe ne la bat
\bvotre autre cœur\b ⇒ votre autre coupe
\bdu cœur\b ⇒ des coupes
\b([Uu])n cœur\b ⇒ \1ne coupe
\bcœurs?\b ⇒ coupes
\bCœurs?\b ⇒ Coupes
\b([Uu])n pique\b ⇒ \1ne épée
\b([Dd])e piques?\b ⇒ \1’épées
\bpiques?\b ⇒ épées
\bPiques?\b ⇒ Épées
\b(un|quel|Quel|seul) carreau\b ⇒ \1 denier
\bcarreaux?\b ⇒ deniers
\bCarreaux?\b ⇒ Deniers
\b(un|Un) trèfle\b ⇒ \1 bâton
\btrèfles?\b ⇒ bâtons
\bTrèfles?\b ⇒ Bâtons
\b([Dd])e la dame\b ⇒ \1u cavalier
\bà la dame\b ⇒ au cavalier
\bla dame\b ⇒ le cavalier
\bLa dame\b ⇒ Le cavalier
\b([Uu])ne dame\b ⇒ \1n cavalier
\bdame(s?)\b ⇒ cavalier\1
\bDame(s?)\b ⇒ Cavalier\1</translation>
        </message>
        <message>
            <source>the</source>
            <translation>le la les</translation>
        </message>
    </context>
    <context>
        <name>grounds</name>
        <message>
            <source>{who} holds {trumps} and {kings}.</source>
            <translation>{who} a {trumps} et {kings}.</translation>
        </message>
        <message>
            <source>{who} holds {trumps}, and no other king.</source>
            <translation>{who} a {trumps}, et aucun autre roi.</translation>
        </message>
        <message>
            <source>{who} holds {trumps} and no king.</source>
            <translation>{who} a {trumps} et aucun roi.</translation>
        </message>
        <message>
            <source>{who} holds {kings} and no trump.</source>
            <translation>{who} a {kings} et aucun atout.</translation>
        </message>
        <message>
            <source>{who} holds no trump and no king.</source>
            <translation>{who} n’a ni atout ni roi.</translation>
        </message>
        <message>
            <source>{who} keeps nothing.</source>
            <translation>{who} ne garde rien.</translation>
        </message>
        <message>
            <source>{who} keeps all cards.</source>
            <translation>{who} garde toutes ses cartes.</translation>
        </message>
        <message>
            <source>{who} keeps what is trump: {cards:short}.</source>
            <translation>{who} garde ce qui est atout : {cards:short}.</translation>
        </message>
        <message>
            <source>{who} keeps {cards:short}: only a trump beats a king.</source>
            <translation>{who} garde {cards:short} : seul un atout bat un roi.</translation>
        </message>
        <message>
            <source>{who} keeps trumps and kings: {cards:short}.</source>
            <translation>{who} garde atouts et rois : {cards:short}.</translation>
        </message>
        <message>
            <source>{who} keeps {cards:short}.</source>
            <translation>{who} garde {cards:short}.</translation>
        </message>
        <message>
            <source>No card of {who} can take the trick, so the lowest goes.</source>
            <translation>Aucune carte de {who} ne peut prendre le pli : la plus basse y va.</translation>
        </message>
        <message>
            <source>No card that may be played takes the trick.</source>
            <translation>Aucune carte jouable ne prend le pli.</translation>
        </message>
        <message>
            <source>{who} keeps {cards:short} to trump with later. {beaten}</source>
            <translation>{who} garde {cards:short} pour couper plus tard. {beaten}</translation>
        </message>
        <message>
            <source>It takes the trick: nobody who is still to play can beat it.</source>
            <translation>Elle prend le pli : personne qui doit encore jouer ne peut la battre.</translation>
        </message>
        <message>
            <source>{who} leads from the longest suit, {cards:short}.</source>
            <translation>{who} entame sa couleur la plus longue, {cards:short}.</translation>
        </message>
        <message>
            <source>{who} leads the lowest card and keeps {cards:short}.</source>
            <translation>{who} entame sa plus basse et garde {cards:short}.</translation>
        </message>
        <message>
            <source>The best suit: {cards:short}.</source>
            <translation>La meilleure couleur : {cards:short}.</translation>
        </message>
        <message>
            <source>It is one of the low cards of {who}: only {cards:short} go below it.</source>
            <translation>C’est une des cartes basses de {who} : au-dessous, il n’y a que {cards:short}.</translation>
        </message>
        <message>
            <source>It is the lowest card of {who}.</source>
            <translation>C’est la carte la plus basse de {who}.</translation>
        </message>
        <message>
            <source>{who} has no other card of the suit.</source>
            <translation>{who} n’a pas d’autre carte de la couleur.</translation>
        </message>
        <message>
            <source>It is the last card: {who} is out with it.</source>
            <translation>C’est la dernière carte : {who} sort avec elle.</translation>
        </message>
        <message>
            <source>No other card of {who} beats {top}.</source>
            <translation>Aucune autre carte de {who} ne bat {top}.</translation>
        </message>
        <message>
            <source>It is the lowest card of {who} that beats {top}.</source>
            <translation>C’est la carte la plus basse de {who} qui bat {top}.</translation>
        </message>
        <message>
            <source>{who} keeps {cards}, which can capture it later.</source>
            <translation>{who} garde {cards} pour la capturer plus tard.</translation>
        </message>
        <message>
            <source>No card of {who} beats {top}.</source>
            <translation>Aucune carte de {who} ne bat {top}.</translation>
        </message>
    </context>
    <context>
        <name>hachi_hachi</name>
        <message>
            <source>Hachi-Hachi</source>
            <translation>Hachi-Hachi</translation>
        </message>
        <message>
            <source>Flowers of twelve months: capture your cards and build combinations.</source>
            <translation>Des fleurs de douze mois : capturez vos cartes et formez des combinaisons.</translation>
        </message>
        <message>
            <source>Rulebook, a card turned every turn</source>
            <translation>Règlement, une carte retournée à chaque tour</translation>
        </message>
        <message>
            <source>Traditional</source>
            <translation>Traditionnel</translation>
        </message>
        <message>
            <source>Traditional, after the Nintendo leaflet</source>
            <translation>Traditionnel, d’après la notice de Nintendo</translation>
        </message>
        <message>
            <source>Traditional, after Shiragiku</source>
            <translation>Traditionnel, d’après Shiragiku</translation>
        </message>
        <message>
            <source>Traditional with all extras</source>
            <translation>Traditionnel avec tous les suppléments</translation>
        </message>
        <message>
            <source>Three to six sit down; three is best.</source>
            <translation>De trois à six joueurs ; l’idéal est à trois.</translation>
        </message>
        <message>
            <source>Form of the game</source>
            <translation>Forme du jeu</translation>
        </message>
        <message>
            <source>Either everybody plays and settles with each other, or three play the Japanese way.</source>
            <translation>Ou bien tous jouent et règlent leurs comptes entre eux, ou bien trois jouent à la japonaise.</translation>
        </message>
        <message>
            <source>Who plays a hand</source>
            <translation>Qui joue une donne</translation>
        </message>
        <message>
            <source>How many of those at the table play each hand.</source>
            <translation>Combien de ceux qui sont à table jouent chaque donne.</translation>
        </message>
        <message>
            <source>How the first dealer is found. (Rule 2.2)</source>
            <translation>Comment se trouve le premier donneur. (Règle 2.2)</translation>
        </message>
        <message>
            <source>Who cuts</source>
            <translation>Qui coupe</translation>
        </message>
        <message>
            <source>Which neighbour of the dealer cuts the pack. (Rule 2.2)</source>
            <translation>Quel voisin du donneur coupe le paquet. (Règle 2.2)</translation>
        </message>
        <message>
            <source>Whether the six cards of the field are dealt first, or three after each round. (Rule 2.2)</source>
            <translation>Si les six cartes du champ sont données d’abord, ou trois après chaque tour. (Règle 2.2)</translation>
        </message>
        <message>
            <source>Four of a month in the field</source>
            <translation>Quatre d’un mois dans le champ</translation>
        </message>
        <message>
            <source>What happens when all four cards of a month are dealt to it. (Rule 2.5)</source>
            <translation>Ce qui arrive quand les quatre cartes d’un mois y sont données. (Règle 2.5)</translation>
        </message>
        <message>
            <source>Capture with a hand card</source>
            <translation>Capture avec une carte de la main</translation>
        </message>
        <message>
            <source>Whether a card of the hand that finds its month must take. (Rule 2.4)</source>
            <translation>Si une carte de la main qui trouve son mois doit prendre. (Règle 2.4)</translation>
        </message>
        <message>
            <source>Turning a stock card</source>
            <translation>Retourner une carte du talon</translation>
        </message>
        <message>
            <source>Whether a capture from the hand ends the turn. (Rule 2.4)</source>
            <translation>Si une capture avec la main finit le tour. (Règle 2.4)</translation>
        </message>
        <message>
            <source>A turn leaves a card</source>
            <translation>Un tour laisse une carte</translation>
        </message>
        <message>
            <source>Kept for rules that forbid to empty the field; not in use.</source>
            <translation>Réservé à des règles qui interdisent de vider le champ ; sans emploi.</translation>
        </message>
        <message>
            <source>Captures face down</source>
            <translation>Prises face cachée</translation>
        </message>
        <message>
            <source>Whether the captured cards of the others lie face down.</source>
            <translation>Si les cartes capturées par les autres restent face cachée.</translation>
        </message>
        <message>
            <source>Field multiplier</source>
            <translation>Multiplicateur du champ</translation>
        </message>
        <message>
            <source>Brights in the field double or quadruple all payments. (Rule 2.6)</source>
            <translation>Les lumières du champ doublent ou quadruplent tous les paiements. (Règle 2.6)</translation>
        </message>
        <message>
            <source>Several brights in the field</source>
            <translation>Plusieurs lumières dans le champ</translation>
        </message>
        <message>
            <source>Which multiplier counts now and which later hands. (Rule 2.6)</source>
            <translation>Quel multiplicateur compte maintenant et lesquels aux donnes suivantes. (Règle 2.6)</translation>
        </message>
        <message>
            <source>Seeing the year out</source>
            <translation>Finir l’année</translation>
        </message>
        <message>
            <source>After the last hand, play on while multipliers are carried. (Rule 2.6)</source>
            <translation>Après la dernière donne, on continue tant que des multiplicateurs sont en attente. (Règle 2.6)</translation>
        </message>
        <message>
            <source>Dropping out</source>
            <translation>Se retirer</translation>
        </message>
        <message>
            <source>With four or more, all but three drop out for a fee. (Rule 2.7)</source>
            <translation>À quatre ou plus, tous sauf trois se retirent en payant. (Règle 2.7)</translation>
        </message>
        <message>
            <source>Always three play</source>
            <translation>On joue toujours à trois</translation>
        </message>
        <message>
            <source>Nobody may drop when only three would be left. (Rule 2.7)</source>
            <translation>Personne ne peut se retirer quand il ne resterait que trois joueurs. (Règle 2.7)</translation>
        </message>
        <message>
            <source>Compensation paid by</source>
            <translation>Dédommagement payé par</translation>
        </message>
        <message>
            <source>Who compensates a player who is forced out. (Rule 2.7)</source>
            <translation>Qui dédommage le joueur contraint de sortir. (Règle 2.7)</translation>
        </message>
        <message>
            <source>Buying a place</source>
            <translation>Acheter une place</translation>
        </message>
        <message>
            <source>A player who is forced out may offer to buy a place. (Rule 2.7)</source>
            <translation>Un joueur contraint de sortir peut offrir d’acheter une place. (Règle 2.7)</translation>
        </message>
        <message>
            <source>Swapping with the dealer</source>
            <translation>Échange avec le donneur</translation>
        </message>
        <message>
            <source>Unseen hands may be exchanged for the dealer's. (Rule 2.7)</source>
            <translation>Une main non vue peut s’échanger contre celle du donneur. (Règle 2.7)</translation>
        </message>
        <message>
            <source>Mizuten</source>
            <translation>Mizuten</translation>
        </message>
        <message>
            <source>The dealer may promise to play before looking. (Rule 2.7)</source>
            <translation>Le donneur peut promettre de jouer avant de regarder. (Règle 2.7)</translation>
        </message>
        <message>
            <source>Combinations in the hand</source>
            <translation>Combinaisons de main</translation>
        </message>
        <message>
            <source>Whether the hand as dealt can score: teyaku. (Rule 2.8)</source>
            <translation>Si la main telle qu’elle est donnée peut marquer : teyaku. (Règle 2.8)</translation>
        </message>
        <message>
            <source>Hand combinations are shown</source>
            <translation>On montre celles de main</translation>
        </message>
        <message>
            <source>When the others learn of a combination in the hand. (Rule 2.8)</source>
            <translation>Quand les autres apprennent une combinaison de main. (Règle 2.8)</translation>
        </message>
        <message>
            <source>Red hand</source>
            <translation>Main rouge</translation>
        </message>
        <message>
            <source>The kan for a hand of ribbons and chaff. (Rule 2.8)</source>
            <translation>Les kan d’une main de rubans et de plaines. (Règle 2.8)</translation>
        </message>
        <message>
            <source>Triplet and two pairs</source>
            <translation>Brelan et deux paires</translation>
        </message>
        <message>
            <source>The kan for a triplet and two pairs in the hand. (Rule 2.8)</source>
            <translation>Les kan d’un brelan et de deux paires dans la main. (Règle 2.8)</translation>
        </message>
        <message>
            <source>Two triplets</source>
            <translation>Deux brelans</translation>
        </message>
        <message>
            <source>The kan for two triplets with none, one or two standing. (Rule 2.8)</source>
            <translation>Les kan de deux brelans dont aucun, un ou deux debout. (Règle 2.8)</translation>
        </message>
        <message>
            <source>Hand without chaff</source>
            <translation>Main sans plaine</translation>
        </message>
        <message>
            <source>Seven cards without chaff score 4 kan. (Rule 2.8)</source>
            <translation>Sept cartes sans plaine valent 4 kan. (Règle 2.8)</translation>
        </message>
        <message>
            <source>Fourth of the field</source>
            <translation>Quatrième du champ</translation>
        </message>
        <message>
            <source>The fourth card to three dealt to the field scores 2 kan. (Rule 2.8)</source>
            <translation>La quatrième carte de trois données au champ vaut 2 kan. (Règle 2.8)</translation>
        </message>
        <message>
            <source>Boar, deer and butterflies</source>
            <translation>Sanglier, cerf et papillons</translation>
        </message>
        <message>
            <source>These three animals make a combination of 7 kan. (Rule 2.9)</source>
            <translation>Ces trois animaux forment une combinaison de 7 kan. (Règle 2.9)</translation>
        </message>
        <message>
            <source>More than seven ribbons</source>
            <translation>Plus de sept rubans</translation>
        </message>
        <message>
            <source>Every ribbon beyond seven adds 1 kan. (Rule 2.9)</source>
            <translation>Chaque ruban au-delà de sept ajoute 1 kan. (Règle 2.9)</translation>
        </message>
        <message>
            <source>Four brights count in five</source>
            <translation>Quatre lumières dans cinq</translation>
        </message>
        <message>
            <source>Five brights score 12 and 10 kan together. (Rule 2.9)</source>
            <translation>Cinq lumières valent à la fois 12 et 10 kan. (Règle 2.9)</translation>
        </message>
        <message>
            <source>Stop or go on</source>
            <translation>Arrêter ou continuer</translation>
        </message>
        <message>
            <source>Who completes a combination may end the hand. (Rule 2.10)</source>
            <translation>Qui complète une combinaison peut finir la donne. (Règle 2.10)</translation>
        </message>
        <message>
            <source>Combinations are paid</source>
            <translation>Les combinaisons se paient</translation>
        </message>
        <message>
            <source>When the others pay for a combination. (Rule 2.11)</source>
            <translation>Quand les autres paient une combinaison. (Règle 2.11)</translation>
        </message>
        <message>
            <source>Special hands</source>
            <translation>Donnes spéciales</translation>
        </message>
        <message>
            <source>Whether All Eights, Double Eights and Sixteen Chaff are played. (Rule 2.11)</source>
            <translation>Si l’on joue Tous les huit, Double huit et Seize plaines. (Règle 2.11)</translation>
        </message>
        <message>
            <source>Diving and Escape</source>
            <translation>Plongeon et Évasion</translation>
        </message>
        <message>
            <source>A hand combination can earn 1 kan more in the play. (Rule 2.11)</source>
            <translation>Une combinaison de main peut rapporter 1 kan de plus au jeu. (Règle 2.11)</translation>
        </message>
        <message>
            <source>Diving after a stop</source>
            <translation>Plongeon après un arrêt</translation>
        </message>
        <message>
            <source>Diving counts also when a player ended the hand. (Rule 2.11)</source>
            <translation>Le Plongeon compte aussi quand un joueur a fini la donne. (Règle 2.11)</translation>
        </message>
        <message>
            <source>Liability</source>
            <translation>Responsabilité</translation>
        </message>
        <message>
            <source>Who feeds the last card of a combination pays for it. (Rule 2.11)</source>
            <translation>Qui fournit la dernière carte d’une combinaison la paie. (Règle 2.11)</translation>
        </message>
        <message>
            <source>Settlement</source>
            <translation>Règlement des comptes</translation>
        </message>
        <message>
            <source>How the points of the cards are paid. (Rules 2.11 and 2.12)</source>
            <translation>Comment se paient les points des cartes. (Règles 2.11 et 2.12)</translation>
        </message>
        <message>
            <source>One kan</source>
            <translation>Un kan</translation>
        </message>
        <message>
            <source>How many mon, or points, a kan is worth. (Rule 2.14)</source>
            <translation>Combien de mon, ou de points, vaut un kan. (Règle 2.14)</translation>
        </message>
        <message>
            <source>Next dealer</source>
            <translation>Donneur suivant</translation>
        </message>
        <message>
            <source>Who deals the next hand. (Rule 2.13)</source>
            <translation>Qui donne la donne suivante. (Règle 2.13)</translation>
        </message>
        <message>
            <source>When the match ends. (Rule 2.13)</source>
            <translation>Quand la partie finit. (Règle 2.13)</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Total</translation>
        </message>
        <message>
            <source>The balance that wins where a total is played for. (Rule 2.13)</source>
            <translation>Le solde qui gagne quand on joue pour un total. (Règle 2.13)</translation>
        </message>
        <message>
            <source>With these rules and so many players “{option}” must be “{value}”.</source>
            <translation>Avec ces règles et ce nombre de joueurs, « {option} » doit être « {value} ».</translation>
        </message>
        <message>
            <source>Rulebook: each settles with each</source>
            <translation>Règlement : chacun règle avec chacun</translation>
        </message>
        <message>
            <source>Japanese: three play, par is 88</source>
            <translation>Japonaise : on joue à trois, le par est 88</translation>
        </message>
        <message>
            <source>Everybody</source>
            <translation>Tout le monde</translation>
        </message>
        <message>
            <source>Three of them</source>
            <translation>Trois d’entre eux</translation>
        </message>
        <message>
            <source>Earliest month</source>
            <translation>Le mois le plus précoce</translation>
        </message>
        <message>
            <source>At random</source>
            <translation>Au hasard</translation>
        </message>
        <message>
            <source>Left of the dealer</source>
            <translation>À gauche du donneur</translation>
        </message>
        <message>
            <source>Right of the dealer</source>
            <translation>À droite du donneur</translation>
        </message>
        <message>
            <source>Field first</source>
            <translation>Le champ d’abord</translation>
        </message>
        <message>
            <source>Field in between</source>
            <translation>Le champ entre les tours</translation>
        </message>
        <message>
            <source>The dealer takes them</source>
            <translation>Le donneur les prend</translation>
        </message>
        <message>
            <source>Void, the deal passes</source>
            <translation>Nulle, la donne passe</translation>
        </message>
        <message>
            <source>Void, same dealer</source>
            <translation>Nulle, même donneur</translation>
        </message>
        <message>
            <source>Optional</source>
            <translation>Facultative</translation>
        </message>
        <message>
            <source>Compulsory</source>
            <translation>Obligatoire</translation>
        </message>
        <message>
            <source>Only after no capture</source>
            <translation>Seulement sans capture</translation>
        </message>
        <message>
            <source>Every turn</source>
            <translation>À chaque tour</translation>
        </message>
        <message>
            <source>Carried ones first</source>
            <translation>D’abord ceux en attente</translation>
        </message>
        <message>
            <source>Largest first</source>
            <translation>Le plus grand d’abord</translation>
        </message>
        <message>
            <source>Multiplied together</source>
            <translation>Multipliés entre eux</translation>
        </message>
        <message>
            <source>The two who do not lead</source>
            <translation>Les deux qui n’entament pas</translation>
        </message>
        <message>
            <source>All three players</source>
            <translation>Les trois joueurs</translation>
        </message>
        <message>
            <source>No</source>
            <translation>Non</translation>
        </message>
        <message>
            <source>Paid for 89 points</source>
            <translation>Payé par 89 points</translation>
        </message>
        <message>
            <source>Paid by those who drop</source>
            <translation>Payé par qui se retire</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Oui</translation>
        </message>
        <message>
            <source>At the end</source>
            <translation>À la fin</translation>
        </message>
        <message>
            <source>At the start</source>
            <translation>Au début</translation>
        </message>
        <message>
            <source>6, 7 and 8</source>
            <translation>6, 7 et 8</translation>
        </message>
        <message>
            <source>4, 5 and 6</source>
            <translation>4, 5 et 6</translation>
        </message>
        <message>
            <source>Each with each</source>
            <translation>Chacun avec chacun</translation>
        </message>
        <message>
            <source>Against 88</source>
            <translation>Par rapport à 88</translation>
        </message>
        <message>
            <source>12 mon</source>
            <translation>12 mon</translation>
        </message>
        <message>
            <source>10 mon</source>
            <translation>10 mon</translation>
        </message>
        <message>
            <source>To the right</source>
            <translation>À droite</translation>
        </message>
        <message>
            <source>To the winner</source>
            <translation>Au gagnant</translation>
        </message>
        <message>
            <source>12 hands, January to December</source>
            <translation>12 donnes, de janvier à décembre</translation>
        </message>
        <message>
            <source>6 hands, January to June</source>
            <translation>6 donnes, de janvier à juin</translation>
        </message>
        <message>
            <source>3 hands, January to March</source>
            <translation>3 donnes, de janvier à mars</translation>
        </message>
        <message>
            <source>A total</source>
            <translation>Un total</translation>
        </message>
        <message>
            <source>12 hands or a total</source>
            <translation>12 donnes ou un total</translation>
        </message>
        <message>
            <source>The dealer cannot take four cards of a month where players drop out. (Rule 2.5)</source>
            <translation>Le donneur ne peut pas prendre les quatre cartes d’un mois quand des joueurs se retirent. (Règle 2.5)</translation>
        </message>
        <message>
            <source>laid down now</source>
            <translation>posée maintenant</translation>
        </message>
        <message>
            <source>a combination</source>
            <translation>une combinaison</translation>
        </message>
        <message numerus="yes">
            <source>in %n deal(s) of 100</source>
            <translation>
                <numerusform>dans %n distribution sur 100</numerusform>
                <numerusform>dans %n distributions sur 100</numerusform>
            </translation>
        </message>
        <message>
            <source>taking something</source>
            <translation>en capturant</translation>
        </message>
        <message numerus="yes">
            <source>By the end you capture about %n point(s) more than {instead}.</source>
            <translation>
                <numerusform>À la fin, vous capturez environ %n point de plus que {instead}.</numerusform>
                <numerusform>À la fin, vous capturez environ %n points de plus que {instead}.</numerusform>
            </translation>
        </message>
        <message>
            <source>So you capture {card} {often}; {instead}, {otherwise}.</source>
            <translation>Vous capturez ainsi {card} {often} ; {instead}, {otherwise}.</translation>
        </message>
        <message>
            <source>That makes sure of {card}; {instead}, captured {otherwise}.</source>
            <translation>Vous êtes ainsi sûr d’avoir {card} ; {instead}, seulement {otherwise}.</translation>
        </message>
        <message>
            <source>Keep {card}: captured {often}; laid down now, {otherwise}.</source>
            <translation>Gardez {card} : vous la capturez {often} ; posée maintenant, {otherwise}.</translation>
        </message>
        <message>
            <source>Keep {held} for {card}, of the same month: captured {often}; otherwise, {otherwise}.</source>
            <translation>Gardez {held} pour {card}, du même mois : capture réussie {often} ; sinon, {otherwise}.</translation>
        </message>
        <message>
            <source>That makes sure of {card}; laid down instead, captured {otherwise}.</source>
            <translation>Vous êtes ainsi sûr d’avoir {card} ; au champ, seulement {otherwise}.</translation>
        </message>
        <message>
            <source>It brings {worth} at once; {more} could come first.</source>
            <translation>Elle rapporte {worth} tout de suite ; {more} pourrait arriver avant.</translation>
        </message>
        <message>
            <source>Only you can capture {cards}, and later will do: nobody else has a card of {month}.</source>
            <translation>Vous seul pouvez capturer {cards}, et rien ne presse : personne d’autre n’a de carte de {month}.</translation>
        </message>
        <message>
            <source>You still capture {card} {often}.</source>
            <translation>Vous capturez quand même {card} {often}.</translation>
        </message>
        <message>
            <source>You keep {cards}, which can capture it later.</source>
            <translation>Vous gardez {cards} pour la capturer plus tard.</translation>
        </message>
        <message>
            <source>{reason} {also}</source>
            <translation>{reason} {also}</translation>
        </message>
        <message>
            <source>What is won now is certain; going on, one more yaku would come {mine}, and the others would be first {theirs}.</source>
            <translation>Ce qui est gagné maintenant est sûr ; en continuant, une autre combinaison viendrait {mine}, et les autres devanceraient {theirs}.</translation>
        </message>
        <message>
            <source>with {cards}</source>
            <translation>avec {cards}</translation>
        </message>
        <message>
            <source>taking {cards}</source>
            <translation>en capturant {cards}</translation>
        </message>
        <message>
            <source>taking nothing</source>
            <translation>sans capturer</translation>
        </message>
        <message numerus="yes">
            <source>It brings %n point(s) at once.</source>
            <translation>
                <numerusform>Elle rapporte %n point tout de suite.</numerusform>
                <numerusform>Elle rapporte %n points tout de suite.</numerusform>
            </translation>
        </message>
        <message>
            <source>Whoever goes on here makes one more yaku {mine}, and the others are first {theirs}.</source>
            <translation>Qui continue ici réussit une autre combinaison {mine} ; les autres le devancent {theirs}.</translation>
        </message>
        <message>
            <source>That completes {yaku}; {instead}, you make it {otherwise}.</source>
            <translation>Cela complète {yaku} ; {instead}, vous la faites {otherwise}.</translation>
        </message>
        <message>
            <source>With {cards} you make {yaku} {often}; {instead}, {otherwise}.</source>
            <translation>Avec {cards}, vous faites {yaku} {often} ; {instead}, {otherwise}.</translation>
        </message>
        <message>
            <source>Keep {cards} for {yaku}: you make it {often}; {instead}, {otherwise}.</source>
            <translation>Gardez {cards} pour {yaku} : vous la faites {often} ; {instead}, {otherwise}.</translation>
        </message>
        <message>
            <source>That leaves you {yaku} {often}; {instead}, {otherwise}.</source>
            <translation>Vous faites ainsi {yaku} {often} ; {instead}, {otherwise}.</translation>
        </message>
        <message>
            <source>{who} lacks one card for {yaku}, and {cards} would do: made {often}; {instead}, {otherwise}.</source>
            <translation>Il manque à {who} une carte pour {yaku}, et {cards} suffirait : faite {often} ; {instead}, {otherwise}.</translation>
        </message>
        <message>
            <source>{who} needs {cards} for {yaku}: made {often}; {instead}, {otherwise}.</source>
            <translation>Il faut {cards} à {who} pour {yaku} : faite {often} ; {instead}, {otherwise}.</translation>
        </message>
        <message>
            <source>Keep {cards} from {who}, who needs it for {yaku}: made {often}; {instead}, {otherwise}.</source>
            <translation>Gardez {cards}, dont {who} a besoin pour {yaku} : faite {often} ; {instead}, {otherwise}.</translation>
        </message>
        <message>
            <source>{who} then makes {yaku} {often}; {instead}, {otherwise}.</source>
            <translation>{who} fait alors {yaku} {often} ; {instead}, {otherwise}.</translation>
        </message>
        <message>
            <source>The others need {cards} for {yaku}: made {often}; {instead}, {otherwise}.</source>
            <translation>Il faut {cards} aux autres pour {yaku} : faite {often} ; {instead}, {otherwise}.</translation>
        </message>
        <message>
            <source>Keep {cards} from the others, who need it for {yaku}: made {often}; {instead}, {otherwise}.</source>
            <translation>Gardez {cards}, dont les autres ont besoin pour {yaku} : faite {often} ; {instead}, {otherwise}.</translation>
        </message>
        <message>
            <source>The others then make {yaku} {often}; {instead}, {otherwise}.</source>
            <translation>Les autres font alors {yaku} {often} ; {instead}, {otherwise}.</translation>
        </message>
        <message numerus="yes">
            <source>%n more card(s) of {month}</source>
            <translation>
                <numerusform>l’autre carte de {month}</numerusform>
                <numerusform>l’une des %n autres cartes de {month}</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no other move.</source>
            <translation>Il n’y a pas d’autre coup.</translation>
        </message>
        <message>
            <source>However the pack is cut, all deals stay equally likely.</source>
            <translation>Où qu’on coupe, toutes les distributions restent également probables.</translation>
        </message>
        <message>
            <source>Nobody has looked yet: both hands are worth the same.</source>
            <translation>Personne n’a encore regardé : les deux mains se valent.</translation>
        </message>
        <message>
            <source>Who looks first can still drop out of a bad hand.</source>
            <translation>Qui regarde d’abord peut encore se retirer d’une mauvaise main.</translation>
        </message>
        <message>
            <source>A promise before looking is a matter of courage.</source>
            <translation>Promettre avant de regarder est affaire de courage.</translation>
        </message>
        <message>
            <source>There was no time to compare the choices.</source>
            <translation>Le temps a manqué pour comparer les choix.</translation>
        </message>
        <message>
            <source>By rule of thumb one is as good as the other.</source>
            <translation>À vue de nez, l’un vaut l’autre.</translation>
        </message>
        <message>
            <source>By rule of thumb this hand is worth playing.</source>
            <translation>À vue de nez, cette main vaut d’être jouée.</translation>
        </message>
        <message>
            <source>By rule of thumb this hand is not worth playing.</source>
            <translation>À vue de nez, cette main ne vaut pas d’être jouée.</translation>
        </message>
        <message>
            <source>By rule of thumb ending the hand brings more than going on.</source>
            <translation>À vue de nez, finir la donne rapporte plus que continuer.</translation>
        </message>
        <message>
            <source>By rule of thumb going on brings more than ending the hand.</source>
            <translation>À vue de nez, continuer rapporte plus que finir la donne.</translation>
        </message>
        <message>
            <source>{mon} mon</source>
            <translation>{mon} mon</translation>
        </message>
        <message>
            <source>Playing this hand brings {play} mon on average in {deals} deals; not playing, {other}.</source>
            <translation>Jouer cette donne rapporte {play} mon en moyenne sur {deals} distributions ; ne pas la jouer, {other}.</translation>
        </message>
        <message>
            <source>Promising to play brings {play} mon on average in {deals} deals; looking first, {other}.</source>
            <translation>Promettre de jouer rapporte {play} mon en moyenne sur {deals} distributions ; regarder d’abord, {other}.</translation>
        </message>
        <message>
            <source>Stopping brings {now} mon; going on brings {later} on average in {deals} deals.</source>
            <translation>Arrêter rapporte {now} mon ; continuer, {later} en moyenne sur {deals} distributions.</translation>
        </message>
        <message>
            <source>{doing} In {deals} deals it cannot be told apart from playing {other}: {gap} ± {margin}.</source>
            <translation>{doing} Sur {deals} distributions, rien ne le distingue de jouer {other} : {gap} ± {margin}.</translation>
        </message>
        <message>
            <source>{doing} On average in {deals} deals better by {gap} than with {other}.</source>
            <translation>{doing} En moyenne sur {deals} distributions, mieux de {gap} qu’avec {other}.</translation>
        </message>
        <message>
            <source>{doing} On average in {deals} deals better than the next best by {gap}.</source>
            <translation>{doing} En moyenne sur {deals} distributions, mieux que le suivant de {gap}.</translation>
        </message>
        <message>
            <source>Ending the hand brings {now} mon for certain; playing on, {later}.</source>
            <translation>Finir la donne rapporte {now} mon à coup sûr ; continuer, {later}.</translation>
        </message>
        <message numerus="yes">
            <source>Leaves {card}, which %n more card(s) of {month} may come and take.</source>
            <translation>
                <numerusform>Laisse {card} : %n autre carte de {month} peut encore venir la prendre.</numerusform>
                <numerusform>Laisse {card} : %n autres cartes de {month} peuvent encore venir la prendre.</numerusform>
            </translation>
        </message>
        <message>
            <source>Captures {cards}, {points} card points.</source>
            <translation>Capture {cards} : {points} points de cartes.</translation>
        </message>
        <message>
            <source>{points} points</source>
            <translation>{points} points</translation>
        </message>
        <message>
            <source>{doing} In {deals} deals the next best comes to less than {one} less.</source>
            <translation>{doing} Sur {deals} donnes, le suivant est à moins de {one}.</translation>
        </message>
        <message>
            <source>{doing} It is a matter of taste.</source>
            <translation>{doing} C’est affaire de goût.</translation>
        </message>
        <message>
            <source>{doing} In {deals} deals the best two cannot be told apart: {gap} ± {margin}.</source>
            <translation>{doing} Sur {deals} distributions, les deux meilleurs ne se distinguent pas : {gap} ± {margin}.</translation>
        </message>
        <message>
            <source>{doing} In {deals} deals it cannot be told apart from the other way to play it: {gap} ± {margin}.</source>
            <translation>{doing} Sur {deals} distributions, rien ne le distingue de l’autre façon de la jouer : {gap} ± {margin}.</translation>
        </message>
        <message>
            <source>{doing} On average in {deals} deals better by {gap} than the other way to play it.</source>
            <translation>{doing} En moyenne sur {deals} distributions, mieux de {gap} que l’autre façon de la jouer.</translation>
        </message>
        <message>
            <source>{doing} By rule of thumb nothing else is as good.</source>
            <translation>{doing} À vue de nez, rien d’autre n’est aussi bon.</translation>
        </message>
        <message>
            <source>Leaves {card} beside {others} for a card of the stock.</source>
            <translation>Laisse {card} à côté de ceci, {others}, pour une carte du talon.</translation>
        </message>
        <message>
            <source>Leaves {card}: nobody else has a card of {month}.</source>
            <translation>Laisse {card} : personne d’autre n’a de carte de {month}.</translation>
        </message>
        <message>
            <source>Captures {cards} and completes combinations of {kan} kan.</source>
            <translation>Capture {cards} et complète des combinaisons de {kan} kan.</translation>
        </message>
        <message>
            <source>{kan} kan {mon} mon</source>
            <translation>{kan} kan {mon} mon</translation>
        </message>
        <message>
            <source>{kan} kan</source>
            <translation>{kan} kan</translation>
        </message>
        <message>
            <source>You have {have} of the {needed} cards for {yaku}; still to capture: {missing}.</source>
            <translation>Vous avez {have} des {needed} cartes de {yaku} ; encore à capturer : {missing}.</translation>
        </message>
        <message>
            <source>{cards}</source>
            <translation>{cards}</translation>
        </message>
        <message>
            <source>{card} (not seen yet)</source>
            <translation>{card} (pas encore vue)</translation>
        </message>
        <message>
            <source>{who} has {have} of the {needed} cards for {yaku}; still to capture: {missing}.</source>
            <translation>{who} a {have} des {needed} cartes de {yaku} ; encore à capturer : {missing}.</translation>
        </message>
        <message>
            <source>With it you have {have} of the {needed} cards for {yaku}; still to capture: {missing}.</source>
            <translation>Vous avez alors {have} des {needed} cartes de {yaku} ; encore à capturer : {missing}.</translation>
        </message>
        <message numerus="yes">
            <source>%n of these, {cards}</source>
            <translation>
                <numerusform>%n de celles-ci, {cards}</numerusform>
                <numerusform>%n de celles-ci, {cards}</numerusform>
            </translation>
        </message>
        <message>
            <source>{card} (in the field)</source>
            <translation>{card} (sur le champ)</translation>
        </message>
        <message>
            <source>{card} (in your hand)</source>
            <translation>{card} (dans votre main)</translation>
        </message>
        <message>
            <source>{card} (just turned)</source>
            <translation>{card} (juste retournée)</translation>
        </message>
        <message>
            <source>First decide whether to exchange your hand. (Rule 2.7)</source>
            <translation>Décidez d’abord si vous échangez votre main. (Règle 2.7)</translation>
        </message>
        <message>
            <source>First decide whether to promise to play. (Rule 2.7)</source>
            <translation>Décidez d’abord si vous promettez de jouer. (Règle 2.7)</translation>
        </message>
        <message>
            <source>First say whether you play or drop out. (Rule 2.7)</source>
            <translation>Dites d’abord si vous jouez ou vous retirez. (Règle 2.7)</translation>
        </message>
        <message>
            <source>First decide whether to offer for a place. (Rule 2.7)</source>
            <translation>Décidez d’abord si vous faites une offre pour une place. (Règle 2.7)</translation>
        </message>
        <message>
            <source>First accept or refuse the offer. (Rule 2.7)</source>
            <translation>Acceptez ou refusez d’abord l’offre. (Règle 2.7)</translation>
        </message>
        <message>
            <source>Play a card of your hand first. (Rule 2.4)</source>
            <translation>Jouez d’abord une carte de votre main. (Règle 2.4)</translation>
        </message>
        <message>
            <source>First say whether you stop or go on. (Rule 2.10)</source>
            <translation>Dites d’abord si vous arrêtez ou continuez. (Règle 2.10)</translation>
        </message>
        <message>
            <source>With {card} you must take {cards}. (Rule 2.4)</source>
            <translation>Avec {card}, vous devez prendre {cards}. (Règle 2.4)</translation>
        </message>
        <message>
            <source>No card of the stock waits for your choice. (Rule 2.4)</source>
            <translation>Aucune carte du talon n’attend votre choix. (Règle 2.4)</translation>
        </message>
        <message>
            <source>First choose what {card} from the stock takes: {cards}. (Rule 2.4)</source>
            <translation>Choisissez d’abord ce que prend {card}, venue du talon : {cards}. (Règle 2.4)</translation>
        </message>
        <message>
            <source>Only who has just completed a combination decides this. (Rule 2.10)</source>
            <translation>Seul qui vient de compléter une combinaison en décide. (Règle 2.10)</translation>
        </message>
        <message>
            <source>Cancelling is for the start of your turn. (Rule 2.10)</source>
            <translation>On ne peut annuler qu’au début de son tour. (Règle 2.10)</translation>
        </message>
        <message>
            <source>Three players are needed: you cannot drop out. (Rule 2.7)</source>
            <translation>Il faut trois joueurs : vous ne pouvez pas vous retirer. (Règle 2.7)</translation>
        </message>
        <message>
            <source>Offer from {low} to {high}, in half kans. (Rule 2.7)</source>
            <translation>Offrez de {low} à {high}, par demi-kan. (Règle 2.7)</translation>
        </message>
        <message>
            <source>A turn begins with one card of the hand. (Rule 2.4)</source>
            <translation>Un tour commence par une carte de la main. (Règle 2.4)</translation>
        </message>
        <message>
            <source>The field has no card of {month} to take.</source>
            <translation>Le champ n’a pas de carte de {month} à prendre.</translation>
        </message>
        <message>
            <source>Three of {month} lie in the field: you must take them all. (Rule 2.5)</source>
            <translation>Trois cartes de {month} sont dans le champ : vous devez les prendre toutes. (Règle 2.5)</translation>
        </message>
        <message>
            <source>With {card} you can only take {cards}. (Rule 2.4)</source>
            <translation>Avec {card}, vous ne pouvez prendre que {cards}. (Règle 2.4)</translation>
        </message>
        <message>
            <source>Say whether {card} takes {cards} or is left there. (Rule 2.4)</source>
            <translation>Dites si {card} prend {cards} ou reste là. (Règle 2.4)</translation>
        </message>
        <message>
            <source>Choose which of them {card} takes: {cards}. (Rule 2.4)</source>
            <translation>Choisissez laquelle prend {card} : {cards}. (Règle 2.4)</translation>
        </message>
        <message>
            <source>In this game hands are played to the end. (Rule 2.10)</source>
            <translation>Dans cette partie, les donnes se jouent jusqu’au bout. (Règle 2.10)</translation>
        </message>
        <message>
            <source>Only who has said sage may cancel. (Rule 2.10)</source>
            <translation>Seul qui a dit sage peut annuler. (Règle 2.10)</translation>
        </message>
        <message>
            <source>You promised to play: you cannot drop out. (Rule 2.7)</source>
            <translation>Vous avez promis de jouer : vous ne pouvez pas vous retirer. (Règle 2.7)</translation>
        </message>
        <message>
            <source>Nobody has a place to sell. (Rule 2.7)</source>
            <translation>Personne n’a de place à vendre. (Règle 2.7)</translation>
        </message>
        <message>
            <source>Who plays this hand is already settled. (Rule 2.7)</source>
            <translation>Qui joue cette donne est déjà réglé. (Règle 2.7)</translation>
        </message>
        <message>
            <source>There is no offer to answer. (Rule 2.7)</source>
            <translation>Il n’y a pas d’offre à laquelle répondre. (Règle 2.7)</translation>
        </message>
        <message>
            <source>Five Brights</source>
            <translation>Cinq lumières</translation>
        </message>
        <message>
            <source>Four Brights</source>
            <translation>Quatre lumières</translation>
        </message>
        <message>
            <source>Seven Ribbons</source>
            <translation>Sept rubans</translation>
        </message>
        <message>
            <source>Poetry Ribbons</source>
            <translation>Rubans à poème</translation>
        </message>
        <message>
            <source>Blue Ribbons</source>
            <translation>Rubans bleus</translation>
        </message>
        <message>
            <source>Boar, Deer, Butterflies</source>
            <translation>Sanglier, cerf, papillons</translation>
        </message>
        <message>
            <source>{told}; combinations: {kan} kan</source>
            <translation>{told} ; combinaisons : {kan} kan</translation>
        </message>
        <message>
            <source>{who}: {card:mid}, to the field</source>
            <translation>{who} : {card:mid}, au champ</translation>
        </message>
        <message>
            <source>{told}; {came}</source>
            <translation>{told} ; {came}</translation>
        </message>
        <message>
            <source>from the stock, {card:mid}: it stays</source>
            <translation>du talon, {card:mid} : sans prise</translation>
        </message>
        <message>
            <source>{told}; {who}: {mon} for being left out</source>
            <translation>{told} ; {who} : {mon} pour être resté dehors</translation>
        </message>
        <message>
            <source>{told}; {more}</source>
            <translation>{told} ; {more}</translation>
        </message>
        <message>
            <source>{who}: {card:mid} {taken:captured}</source>
            <translation>{who} : {card:mid} {taken:captured}</translation>
        </message>
        <message>
            <source>{who}: {came}</source>
            <translation>{who} : {came}</translation>
        </message>
        <message>
            <source>from the stock, {card:mid} {taken:captured}</source>
            <translation>du talon, {card:mid} {taken:captured}</translation>
        </message>
        <message>
            <source>The hand ends now</source>
            <translation>La donne finit maintenant</translation>
        </message>
        <message>
            <source>Nobody has looked yet</source>
            <translation>Personne n’a encore regardé</translation>
        </message>
        <message>
            <source>Exchange hands</source>
            <translation>Échanger les mains</translation>
        </message>
        <message>
            <source>89 points: {kan} from each; if not, as much to both</source>
            <translation>89 points : {kan} de chacun ; sinon, autant aux deux autres</translation>
        </message>
        <message>
            <source>Fee: {amount}</source>
            <translation>Mise au pot : {amount}</translation>
        </message>
        <message>
            <source>Below {par} points you pay what is missing</source>
            <translation>Au-dessous de {par} points, vous payez ce qui manque</translation>
        </message>
        <message>
            <source>And {kan} more if {who} reaches {points} points (mizuten)</source>
            <translation>Et {kan} de plus si {who} atteint {points} points (mizuten)</translation>
        </message>
        <message>
            <source>Your hand brings {mon} from each</source>
            <translation>Votre main rapporte {mon} de chacun</translation>
        </message>
        <message>
            <source>Compensation from each payer: {amount}</source>
            <translation>Dédommagement de chaque payeur : {amount}</translation>
        </message>
        <message>
            <source>You receive {amount} and leave</source>
            <translation>Vous recevez {amount} et partez</translation>
        </message>
        <message>
            <source>Take {cards} with {card}</source>
            <translation>Capturer {cards} avec {card}</translation>
        </message>
        <message>
            <source>Then a card of the stock is turned</source>
            <translation>Puis une carte du talon est retournée</translation>
        </message>
        <message>
            <source>You receive {amount}: {each} from each</source>
            <translation>Vous recevez {amount} : {each} de chacun</translation>
        </message>
        <message>
            <source>If nobody stops, you get half: {amount} in all</source>
            <translation>Si personne n’arrête, vous touchez la moitié : {amount} en tout</translation>
        </message>
        <message>
            <source>If {who} completes one and stops, you pay {amount}</source>
            <translation>Si {who} en complète une et arrête, vous payez {amount}</translation>
        </message>
        <message>
            <source>The hand ends for half: {amount}</source>
            <translation>La donne finit pour la moitié : {amount}</translation>
        </message>
        <message>
            <source>{kan} from each who drops out</source>
            <translation>{kan} de chacun qui se retire</translation>
        </message>
        <message>
            <source>You pay who is left out; below {par} points, what is missing</source>
            <translation>Vous payez qui reste dehors ; sous {par} points, ce qui manque</translation>
        </message>
        <message>
            <source>Then the hand costs you nothing more</source>
            <translation>La donne ne vous coûte alors plus rien</translation>
        </message>
        <message>
            <source>And {kan} to {who}, for the promise</source>
            <translation>Et {kan} à {who}, pour la promesse</translation>
        </message>
        <message>
            <source>Costs nothing now</source>
            <translation>Ne coûte rien maintenant</translation>
        </message>
        <message>
            <source>Lay it in the field</source>
            <translation>La poser dans le champ</translation>
        </message>
        <message>
            <source>Lay down {card}</source>
            <translation>Poser {card}</translation>
        </message>
        <message>
            <source>Take {cards} with yours</source>
            <translation>Capturer {cards} avec la vôtre</translation>
        </message>
        <message>
            <source>Take {cards}</source>
            <translation>Prendre {cards}</translation>
        </message>
        <message>
            <source>Leave it in the field</source>
            <translation>La laisser dans le champ</translation>
        </message>
        <message>
            <source>Shōbu: stop</source>
            <translation>Shōbu : arrêter</translation>
        </message>
        <message>
            <source>Sage: go on</source>
            <translation>Sage : continuer</translation>
        </message>
        <message>
            <source>It is paid already</source>
            <translation>C’est déjà payé</translation>
        </message>
        <message>
            <source>If another completes one, you may pay for both</source>
            <translation>Si un autre en complète une, vous paierez peut-être pour les deux</translation>
        </message>
        <message>
            <source>You receive {amount}, all of it from {who}</source>
            <translation>Vous recevez {amount}, le tout de {who}</translation>
        </message>
        <message>
            <source>If another stops, you alone pay for both</source>
            <translation>Si un autre arrête, vous payez seul pour les deux</translation>
        </message>
        <message>
            <source>The hand ends</source>
            <translation>La donne finit</translation>
        </message>
        <message>
            <source>Keep</source>
            <translation>Garder la mienne</translation>
        </message>
        <message>
            <source>Look first</source>
            <translation>Regarder d’abord</translation>
        </message>
        <message>
            <source>Promise to play</source>
            <translation>Promettre de jouer</translation>
        </message>
        <message>
            <source>Drop out</source>
            <translation>Se retirer</translation>
        </message>
        <message>
            <source>No offer</source>
            <translation>Aucune offre</translation>
        </message>
        <message>
            <source>Offer {amount}</source>
            <translation>Offrir {amount}</translation>
        </message>
        <message>
            <source>Take all three</source>
            <translation>Prendre les trois</translation>
        </message>
        <message>
            <source>Leave {card} in the field</source>
            <translation>Laisser {card} dans le champ</translation>
        </message>
        <message>
            <source>If another stops, you may pay for both</source>
            <translation>Si un autre arrête, vous paierez peut-être pour les deux</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Escape, 89 points or more with a hand of group B</source>
            <translation>Évasion, 89 points ou plus avec une main du groupe B</translation>
        </message>
        <message>
            <source>Diving, the fourth card to a triplet of the hand</source>
            <translation>Plongeon, la quatrième carte d’un brelan de la main</translation>
        </message>
        <message>
            <source>Card points {points} − {par} (the par) = {over}, ×{times} for the field: {net} (Rule 2.11)</source>
            <translation>Points de cartes {points} − {par} (le par) = {over}, ×{times} pour le champ : {net} (Règle 2.11)</translation>
        </message>
        <message>
            <source>{sum} × {n} rivals</source>
            <translation>{sum} × {n} adversaires</translation>
        </message>
        <message>
            <source>{sum}, all paid by {who} = {net} (Rule 2.11)</source>
            <translation>{sum}, le tout payé par {who} = {net} (Règle 2.11)</translation>
        </message>
        <message>
            <source>To {who} for {names}: {net}</source>
            <translation>À {who} pour {names} : {net}</translation>
        </message>
        <message>
            <source>{names} = {each}</source>
            <translation>{names} = {each}</translation>
        </message>
        <message>
            <source>{name}, dealt ({cards})</source>
            <translation>{name}, de main ({cards})</translation>
        </message>
        <message>
            <source>+{amount}</source>
            <translation>+{amount}</translation>
        </message>
        <message>
            <source>Card points {points} − {par} (the par): {net} (Rule 2.11)</source>
            <translation>Points de cartes {points} − {par} (le par) : {net} (Règle 2.11)</translation>
        </message>
        <message>
            <source>{names}, paid as they were made: {net}</source>
            <translation>{names}, payées à mesure : {net}</translation>
        </message>
        <message>
            <source>{sum} = {net} (Rule 2.11)</source>
            <translation>{sum} = {net} (Règle 2.11)</translation>
        </message>
        <message>
            <source>{sum}, all paid by you = {net} (Rule 2.11)</source>
            <translation>{sum}, le tout payé par vous = {net} (Règle 2.11)</translation>
        </message>
        <message>
            <source>To you for {names}: {net}</source>
            <translation>À vous pour {names} : {net}</translation>
        </message>
        <message>
            <source>{sum} × {times} for the field</source>
            <translation>{sum} × {times} pour le champ</translation>
        </message>
        <message>
            <source>{sum} ÷ 2, half as the cards ran out</source>
            <translation>{sum} ÷ 2, moitié car les cartes sont épuisées</translation>
        </message>
        <message>
            <source>{name}, dealt ({named}; the rest chaff: {cards})</source>
            <translation>{name}, de main ({named} ; le reste, ordinaires : {cards})</translation>
        </message>
        <message>
            <source>{name} {kan} kan</source>
            <translation>{name} {kan} kan</translation>
        </message>
        <message>
            <source>{first} + {last}</source>
            <translation>{first} + {last}</translation>
        </message>
        <message>
            <source>{mine} − {theirs} ({who}) = {net}</source>
            <translation>{mine} − {theirs} ({who}) = {net}</translation>
        </message>
        <message>
            <source>{told} (Rule {number})</source>
            <translation>{told} (Règle {number})</translation>
        </message>
        <message>
            <source>{what}, {each} from each: {net}</source>
            <translation>{what}, {each} de chacun : {net}</translation>
        </message>
        <message>
            <source>{sum} × {n} rivals, alone for all</source>
            <translation>{sum} × {n} adversaires, seul pour tous</translation>
        </message>
        <message>
            <source>{sum} ÷ 2, half for cancelling</source>
            <translation>{sum} ÷ 2, moitié pour l’annulation</translation>
        </message>
        <message>
            <source>Differences added up: {gain} from those with fewer points − {loss} to those with more = {net} (Rule 2.12)</source>
            <translation>Différences additionnées : {gain} de qui a moins de points − {loss} à qui en a plus = {net} (Règle 2.12)</translation>
        </message>
        <message>
            <source>×{times} for the field: {net}</source>
            <translation>×{times} pour le champ : {net}</translation>
        </message>
        <message>
            <source>{reason}: {net}</source>
            <translation>{reason} : {net}</translation>
        </message>
        <message>
            <source>{what}, to the pot: {net}</source>
            <translation>{what}, au pot : {net}</translation>
        </message>
        <message>
            <source>{names}: {kan} kan × {each} = {all} points</source>
            <translation>{names} : {kan} kan × {each} = {all} points</translation>
        </message>
        <message>
            <source>{what}, from you: {net}</source>
            <translation>{what}, de vous : {net}</translation>
        </message>
        <message>
            <source>{what}, from {who}: {net}</source>
            <translation>{what}, de {who} : {net}</translation>
        </message>
        <message>
            <source>{what}, to you: {net}</source>
            <translation>{what}, à vous : {net}</translation>
        </message>
        <message>
            <source>{what}, to {who}: {net}</source>
            <translation>{what}, à {who} : {net}</translation>
        </message>
        <message>
            <source>Promise</source>
            <translation>Promesse</translation>
        </message>
        <message>
            <source>In or out</source>
            <translation>Qui joue</translation>
        </message>
        <message>
            <source>Places</source>
            <translation>Emplacements</translation>
        </message>
        <message>
            <source>the card of the earliest month</source>
            <translation>celle du premier mois</translation>
        </message>
        <message>
            <source>{month}, {worth}</source>
            <translation>{month}, {worth}</translation>
        </message>
        <message>
            <source>Balance: {mon} mon</source>
            <translation>Solde : {mon} mon</translation>
        </message>
        <message>
            <source>{who}: mizuten</source>
            <translation>{who} : mizuten</translation>
        </message>
        <message>
            <source>Field</source>
            <translation>Champ</translation>
        </message>
        <message>
            <source>Later hands: {times}</source>
            <translation>Donnes suivantes : {times}</translation>
        </message>
        <message>
            <source>Hand</source>
            <translation>Donne</translation>
        </message>
        <message>
            <source>1 kan</source>
            <translation>1 kan</translation>
        </message>
        <message>
            <source>Balance: {points} points</source>
            <translation>Solde : {points} points</translation>
        </message>
        <message>
            <source>Pot</source>
            <translation>Pot</translation>
        </message>
        <message>
            <source>{name}: {have} of {needed}</source>
            <translation>{name} : {have} sur {needed}</translation>
        </message>
        <message>
            <source>You were dealt {name}: with {points} points each rival pays {mon} more (Escape). You have {have}.</source>
            <translation>Vous avez reçu {name} : avec {points} points, chaque adversaire paie {mon} de plus (Évasion). Vous en avez {have}.</translation>
        </message>
        <message>
            <source>{who} was dealt {name}: {points} points bring {mon} from each rival (Escape), {have} so far.</source>
            <translation>{who} a reçu {name} : {points} points rapportent {mon} de chaque adversaire (Évasion), {have} pour l’instant.</translation>
        </message>
        <message>
            <source>{name}: reached</source>
            <translation>{name} : c’est fait</translation>
        </message>
        <message>
            <source>You were dealt three cards of {month}: capture all four, and each rival pays {mon} more (Diving). You have {have}.</source>
            <translation>Vous avez reçu trois cartes de {month} : capturez les quatre, et chaque adversaire paie {mon} de plus (Plongeon). Vous en avez {have}.</translation>
        </message>
        <message>
            <source>{who} was dealt three cards of {month}: all four captured bring {mon} from each rival (Diving), {have} so far.</source>
            <translation>{who} a reçu trois cartes de {month} : les quatre capturées rapportent {mon} de chaque adversaire (Plongeon), {have} pour l’instant.</translation>
        </message>
        <message>
            <source>{who}: {points} points with {name}, {mon} from each rival</source>
            <translation>{who} : {points} points avec {name}, {mon} de chaque adversaire</translation>
        </message>
        <message>
            <source>{who}: all four cards of {month}, {mon} from each rival</source>
            <translation>{who} : les quatre cartes de {month}, {mon} de chaque adversaire</translation>
        </message>
        <message>
            <source>{who}: {points} points, as promised, {mon} from everybody</source>
            <translation>{who} : {points} points, comme promis, {mon} de chacun</translation>
        </message>
        <message>
            <source>{who}: {points} points. Unless somebody makes a combination, nothing else is paid</source>
            <translation>{who} : {points} points. Si personne ne fait de combinaison, rien d’autre n’est payé</translation>
        </message>
        <message>
            <source>{who}: {chaff} chaff. Unless somebody makes a combination, nothing else is paid</source>
            <translation>{who} : {chaff} plaines. Si personne ne fait de combinaison, rien d’autre n’est payé</translation>
        </message>
        <message>
            <source>{card} would lie open with {worth}.</source>
            <translation>{card} resterait à la portée de tous avec {worth}.</translation>
        </message>
        <message>
            <source>Then one card is missing to {yaku}.</source>
            <translation>Il manque alors une carte pour {yaku}.</translation>
        </message>
        <message numerus="yes">
            <source>The points count against each of the %n others: {points} × {n} = {whole}.</source>
            <translation>
                <numerusform>Les points comptent contre l’autre : {points} × {n} = {whole}.</numerusform>
                <numerusform>Les points comptent contre chacun des %n autres : {points} × {n} = {whole}.</numerusform>
            </translation>
        </message>
        <message>
            <source>It captures {cards}, {worth} in all; then one card is missing to {yaku}.</source>
            <translation>Elle capture {cards}, {worth} en tout ; il manque alors une carte pour {yaku}.</translation>
        </message>
        <message>
            <source>It captures {cards}, {worth} in all; {more} could come first.</source>
            <translation>Elle capture {cards}, {worth} en tout ; {more} pourrait arriver avant.</translation>
        </message>
        <message numerus="yes">
            <source>It leaves {worth} open, to %n more card(s) of {month}.</source>
            <translation>
                <numerusform>Elle laisse {worth} à la portée de l’autre carte de {month}.</numerusform>
                <numerusform>Elle laisse {worth} à la portée des %n autres cartes de {month}.</numerusform>
            </translation>
        </message>
        <message>
            <source>It completes {yaku}.</source>
            <translation>Elle complète {yaku}.</translation>
        </message>
        <message>
            <source>It captures {cards}, {worth} in all, before {who} can, who lacks one card for {yaku}.</source>
            <translation>Elle capture {cards}, {worth} en tout, avant {who}, à qui il manque une carte pour {yaku}.</translation>
        </message>
        <message>
            <source>It captures {cards}, {worth} in all; nobody else has a card of {month}.</source>
            <translation>Elle capture {cards}, {worth} en tout ; personne d’autre n’a de carte de {month}.</translation>
        </message>
        <message>
            <source>It captures {cards}, {worth} in all, and completes {yaku}.</source>
            <translation>Elle capture {cards}, {worth} en tout, et complète {yaku}.</translation>
        </message>
        <message>
            <source>It captures {cards}, {worth} in all.</source>
            <translation>Capture {cards}, {worth} en tout.</translation>
        </message>
        <message>
            <source>You keep {cards}, and nobody else has a card of {month}: only you can capture it.</source>
            <translation>Vous gardez {cards}, et personne d’autre n’a de carte de {month} : vous seul pouvez la capturer.</translation>
        </message>
        <message>
            <source>Nobody else can capture it: all other cards of {month} are seen.</source>
            <translation>Personne d’autre ne peut la capturer : les autres cartes de {month} sont déjà connues.</translation>
        </message>
        <message numerus="yes">
            <source>It leaves only {worth} open, to %n more card(s) of {month}.</source>
            <translation>
                <numerusform>Elle ne laisse que {worth} à la portée de l’autre carte de {month}.</numerusform>
                <numerusform>Elle ne laisse que {worth} à la portée des %n autres cartes de {month}.</numerusform>
            </translation>
        </message>
        <message>
            <source>It brings {worth}, and {card} counts for {yaku}.</source>
            <translation>Elle rapporte {worth}, et {card} compte pour {yaku}.</translation>
        </message>
        <message>
            <source>Shōbu!</source>
            <translation>Shōbu !</translation>
        </message>
        <message>
            <source>Stopped at half the value</source>
            <translation>Arrêt à la moitié de la valeur</translation>
        </message>
        <message>
            <source>{who}: {what}. Each rival pays {mon} at the end</source>
            <translation>{who} : {what}. Chaque adversaire paie {mon} à la fin</translation>
        </message>
        <message>
            <source>{names}!</source>
            <translation>{names} !</translation>
        </message>
        <message numerus="yes">
            <source>{who}: %n kan in all</source>
            <translation>
                <numerusform>{who} : %n kan en tout</numerusform>
                <numerusform>{who} : %n kan en tout</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} ends the hand</source>
            <translation>{who} finit la donne</translation>
        </message>
        <message>
            <source>You end the hand</source>
            <translation>Vous finissez la donne</translation>
        </message>
        <message>
            <source>Four and Three</source>
            <translation>Quatre et trois</translation>
        </message>
        <message>
            <source>One, Two, Four</source>
            <translation>Carré et paire</translation>
        </message>
        <message>
            <source>Two Standing Triplets</source>
            <translation>Deux brelans debout</translation>
        </message>
        <message>
            <source>Triplet and Standing Triplet</source>
            <translation>Brelan et brelan debout</translation>
        </message>
        <message>
            <source>Two Triplets</source>
            <translation>Deux brelans</translation>
        </message>
        <message>
            <source>Triplet and Two Pairs</source>
            <translation>Brelan et deux paires</translation>
        </message>
        <message>
            <source>Four of a Kind</source>
            <translation>Carré d’un mois</translation>
        </message>
        <message>
            <source>Three Pairs</source>
            <translation>Trois paires</translation>
        </message>
        <message>
            <source>Standing Triplet</source>
            <translation>Brelan debout</translation>
        </message>
        <message>
            <source>Triplet</source>
            <translation>Brelan</translation>
        </message>
        <message>
            <source>Empty Hand</source>
            <translation>Sept plaines</translation>
        </message>
        <message>
            <source>One Bright</source>
            <translation>Une lumière</translation>
        </message>
        <message>
            <source>One Animal</source>
            <translation>Un animal</translation>
        </message>
        <message>
            <source>One Ribbon</source>
            <translation>Un ruban</translation>
        </message>
        <message>
            <source>Red Hand</source>
            <translation>Main rouge</translation>
        </message>
        <message>
            <source>No Chaff</source>
            <translation>Sans plaine</translation>
        </message>
        <message>
            <source>Fourth of the Field</source>
            <translation>Quatrième du champ</translation>
        </message>
        <message>
            <source>four cards of a month and three of another</source>
            <translation>quatre cartes d’un mois et trois d’un autre</translation>
        </message>
        <message>
            <source>four cards of a month and a pair</source>
            <translation>quatre cartes d’un mois et une paire</translation>
        </message>
        <message>
            <source>twice three cards of a month</source>
            <translation>trois cartes d’un mois et trois d’un autre</translation>
        </message>
        <message>
            <source>three cards of a month and two pairs</source>
            <translation>trois cartes d’un mois et deux paires</translation>
        </message>
        <message>
            <source>four cards of a month</source>
            <translation>quatre cartes d’un mois</translation>
        </message>
        <message>
            <source>three pairs</source>
            <translation>trois paires</translation>
        </message>
        <message>
            <source>three cards of a month</source>
            <translation>trois cartes d’un mois</translation>
        </message>
        <message>
            <source>nothing but chaff</source>
            <translation>rien que des plaines</translation>
        </message>
        <message>
            <source>a bright and six chaff</source>
            <translation>une lumière et six plaines</translation>
        </message>
        <message>
            <source>an animal and six chaff</source>
            <translation>un animal et six plaines</translation>
        </message>
        <message>
            <source>a ribbon and six chaff</source>
            <translation>un ruban et six plaines</translation>
        </message>
        <message>
            <source>ribbons and chaff, nothing else</source>
            <translation>rien que des rubans et des plaines</translation>
        </message>
        <message>
            <source>no chaff at all</source>
            <translation>aucune plaine</translation>
        </message>
        <message>
            <source>the fourth card of three in the field</source>
            <translation>la quatrième carte de trois au champ</translation>
        </message>
        <message>
            <source>All Eights</source>
            <translation>Tous les huit</translation>
        </message>
        <message>
            <source>Double Eights</source>
            <translation>Double huit</translation>
        </message>
        <message>
            <source>Sixteen Chaff</source>
            <translation>Seize plaines</translation>
        </message>
        <message>
            <source>Fee for dropping out</source>
            <translation>Mise pour se retirer</translation>
        </message>
        <message>
            <source>Price of the place</source>
            <translation>Prix de la place</translation>
        </message>
        <message>
            <source>Compensation for being forced out</source>
            <translation>Dédommagement de qui doit sortir</translation>
        </message>
        <message>
            <source>Captured combinations</source>
            <translation>Combinaisons capturées</translation>
        </message>
        <message>
            <source>Card points</source>
            <translation>Points de cartes</translation>
        </message>
        <message>
            <source>Diving</source>
            <translation>Plongeon</translation>
        </message>
        <message>
            <source>Escape</source>
            <translation>Évasion</translation>
        </message>
        <message>
            <source>The pot</source>
            <translation>Le pot</translation>
        </message>
        <message>
            <source>×1 · small field (koba)</source>
            <translation>×1 · petit champ (koba)</translation>
        </message>
        <message>
            <source>×2 · large field (ōba)</source>
            <translation>×2 · grand champ (ōba)</translation>
        </message>
        <message>
            <source>×4 · grand field (zetsuba)</source>
            <translation>×4 · très grand champ (zetsuba)</translation>
        </message>
        <message>
            <source>Small field (koba)</source>
            <translation>Petit champ (koba)</translation>
        </message>
        <message>
            <source>Large field (ōba)</source>
            <translation>Grand champ (ōba)</translation>
        </message>
        <message>
            <source>Grand field (zetsuba)</source>
            <translation>Très grand champ (zetsuba)</translation>
        </message>
        <message>
            <source>×{times}</source>
            <translation>×{times}</translation>
        </message>
        <message>
            <source>Everybody plays, and each settles with each.</source>
            <translation>Tous jouent, et chacun règle avec chacun.</translation>
        </message>
        <message>
            <source>Three play the Japanese way, measured by 88 points.</source>
            <translation>Trois jouent à la japonaise, avec un par de 88 points.</translation>
        </message>
        <message>
            <source>A card that finds its month may take, or be left. (Rule 2.4)</source>
            <translation>Une carte qui trouve son mois peut prendre, ou rester. (Règle 2.4)</translation>
        </message>
        <message>
            <source>A card that finds its month must take. (Rule 2.4)</source>
            <translation>Une carte qui trouve son mois doit prendre. (Règle 2.4)</translation>
        </message>
        <message>
            <source>A capture from the hand ends the turn. (Rule 2.4)</source>
            <translation>Une capture avec la main finit le tour. (Règle 2.4)</translation>
        </message>
        <message>
            <source>A card of the stock is turned in every turn. (Rule 2.4)</source>
            <translation>Une carte du talon est retournée à chaque tour. (Règle 2.4)</translation>
        </message>
        <message>
            <source>Each draws a card: the earliest month deals. (Rule 2.2)</source>
            <translation>Chacun tire une carte : le mois le plus précoce donne. (Règle 2.2)</translation>
        </message>
        <message>
            <source>Chance says who deals first. (Rule 2.2)</source>
            <translation>Le hasard dit qui donne en premier. (Règle 2.2)</translation>
        </message>
        <message>
            <source>First the six cards of the field, then the hands. (Rule 2.2)</source>
            <translation>D’abord les six cartes du champ, puis les mains. (Règle 2.2)</translation>
        </message>
        <message>
            <source>Four cards each, three to the field, and both once more. (Rule 2.2)</source>
            <translation>Quatre cartes chacun, trois au champ, et le tout encore une fois. (Règle 2.2)</translation>
        </message>
        <message>
            <source>The dealer takes the four cards of the month. (Rule 2.5)</source>
            <translation>Le donneur prend les quatre cartes du mois. (Règle 2.5)</translation>
        </message>
        <message>
            <source>The hand is void, and the deal passes on. (Rule 2.5)</source>
            <translation>La donne est nulle, et le suivant donne. (Règle 2.5)</translation>
        </message>
        <message>
            <source>The hand is void, and the same dealer deals again. (Rule 2.5)</source>
            <translation>La donne est nulle, et le même donneur recommence. (Règle 2.5)</translation>
        </message>
        <message>
            <source>The player at the right deals next. (Rule 2.13)</source>
            <translation>Le joueur de droite donne ensuite. (Règle 2.13)</translation>
        </message>
        <message>
            <source>Whoever won the hand deals next. (Rule 2.13)</source>
            <translation>Qui a gagné la donne donne ensuite. (Règle 2.13)</translation>
        </message>
        <message>
            <source>What was carried over counts first, the rest waits. (Rule 2.6)</source>
            <translation>Ce qui était en attente compte d’abord, le reste attend. (Règle 2.6)</translation>
        </message>
        <message>
            <source>The largest multiplier counts first, the rest waits. (Rule 2.6)</source>
            <translation>Le plus grand multiplicateur compte d’abord, le reste attend. (Règle 2.6)</translation>
        </message>
        <message>
            <source>All multipliers count at once, multiplied together. (Rule 2.6)</source>
            <translation>Tous les multiplicateurs comptent à la fois, multipliés entre eux. (Règle 2.6)</translation>
        </message>
        <message>
            <source>The form of the game</source>
            <translation>La forme du jeu</translation>
        </message>
        <message>
            <source>The turn</source>
            <translation>Le tour</translation>
        </message>
        <message>
            <source>Combinations</source>
            <translation>Les combinaisons</translation>
        </message>
        <message>
            <source>The field multiplier</source>
            <translation>Le multiplicateur du champ</translation>
        </message>
        <message>
            <source>More than three at the table</source>
            <translation>Plus de trois à table</translation>
        </message>
        <message>
            <source>Play a card: it captures one of its month in the field. The stock is empty: none is turned.</source>
            <translation>Jouez une carte : elle en capture une de son mois dans le champ. Le talon est vide : aucune n’est retournée.</translation>
        </message>
        <message>
            <source>No card of yours has its month in the field: lay one there. The stock is empty: none is turned.</source>
            <translation>Aucune de vos cartes n’a son mois dans le champ : posez-en une. Le talon est vide : aucune n’est retournée.</translation>
        </message>
        <message>
            <source>{who} deals.</source>
            <translation>Donneur : {who}.</translation>
        </message>
        <message>
            <source>{who} has won it with {amount}.</source>
            <translation>{who} l’a gagnée avec {amount}.</translation>
        </message>
        <message>
            <source>Play a card: if it captures one of its month, your turn ends; if not, one of the stock is turned.</source>
            <translation>Jouez une carte : si elle en capture une de son mois, votre tour est fini ; sinon, une du talon est retournée.</translation>
        </message>
        <message>
            <source>{who} offers {amount} for your place: accept or refuse.</source>
            <translation>{who} offre {amount} pour votre place : acceptez ou refusez.</translation>
        </message>
        <message>
            <source>Choose which {month} card you capture with {card}.</source>
            <translation>Choisissez quelle carte de {month} vous capturez avec {card}.</translation>
        </message>
        <message>
            <source>You deal.</source>
            <translation>C’est vous qui donnez.</translation>
        </message>
        <message>
            <source>Your balance: {amount}.</source>
            <translation>Votre solde : {amount}.</translation>
        </message>
        <message>
            <source>Several share the win with {amount}.</source>
            <translation>Plusieurs se partagent la victoire avec {amount}.</translation>
        </message>
        <message>
            <source>You have won it with {amount}.</source>
            <translation>Vous l’avez gagnée avec {amount}.</translation>
        </message>
        <message>
            <source>The hands of those who do not play went into the stock.</source>
            <translation>Les mains de ceux qui ne jouent pas sont allées au talon.</translation>
        </message>
        <message>
            <source>No card of yours has its month in the field: lay one there, and one of the stock is turned.</source>
            <translation>Aucune de vos cartes n’a son mois dans le champ : posez-en une, puis une du talon est retournée.</translation>
        </message>
        <message>
            <source>Play a card: it captures one of its month in the field; then one of the stock is turned.</source>
            <translation>Jouez une carte : elle en capture une de son mois dans le champ, puis une du talon est retournée.</translation>
        </message>
        <message numerus="yes">
            <source>Your captures are worth %n point(s); par is {par}.</source>
            <translation>
                <numerusform>Vos prises valent %n point ; le par est {par}.</numerusform>
                <numerusform>Vos prises valent %n points ; le par est {par}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Field ×{times}.</source>
            <translation>Champ ×{times}.</translation>
        </message>
        <message>
            <source>The hand is void.</source>
            <translation>La donne est nulle.</translation>
        </message>
        <message>
            <source>Exchange your unseen hand for the dealer's, or keep it.</source>
            <translation>Échangez votre main, sans la voir, contre celle du donneur, ou gardez-la.</translation>
        </message>
        <message>
            <source>Promise to play before you look, or wait.</source>
            <translation>Promettez de jouer avant de regarder, ou attendez.</translation>
        </message>
        <message>
            <source>Play this hand or drop out.</source>
            <translation>Jouez cette donne ou retirez-vous.</translation>
        </message>
        <message>
            <source>You are forced out: offer for a place, or not.</source>
            <translation>Vous devez sortir : faites une offre pour une place, ou non.</translation>
        </message>
        <message numerus="yes">
            <source>You have %n kan in combinations: stop or go on.</source>
            <translation>
                <numerusform>Vous avez %n kan de combinaisons : arrêtez ou continuez.</numerusform>
                <numerusform>Vous avez %n kan de combinaisons : arrêtez ou continuez.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} may exchange hands with the dealer.</source>
            <translation>{who} peut échanger sa main avec le donneur.</translation>
        </message>
        <message>
            <source>{who} may promise to play unseen.</source>
            <translation>{who} peut promettre de jouer sans voir.</translation>
        </message>
        <message>
            <source>{who} plays or drops out.</source>
            <translation>{who} joue ou se retire.</translation>
        </message>
        <message>
            <source>{who} may offer for a place.</source>
            <translation>{who} peut faire une offre pour une place.</translation>
        </message>
        <message>
            <source>{who} answers an offer.</source>
            <translation>{who} répond à une offre.</translation>
        </message>
        <message>
            <source>{who} chooses what to capture.</source>
            <translation>{who} choisit quoi capturer.</translation>
        </message>
        <message>
            <source>{who} decides whether to stop.</source>
            <translation>{who} décide d’arrêter ou non.</translation>
        </message>
        <message>
            <source>{who} is to play.</source>
            <translation>À {who} de jouer.</translation>
        </message>
        <message numerus="yes">
            <source>Your captures are worth %n point(s).</source>
            <translation>
                <numerusform>Vos prises valent %n point.</numerusform>
                <numerusform>Vos prises valent %n points.</numerusform>
            </translation>
        </message>
        <message>
            <source>The other hands are shuffled into the stock.</source>
            <translation>Les autres mains sont mêlées au talon.</translation>
        </message>
        <message>
            <source>You have to play this hand: it takes three.</source>
            <translation>Vous devez jouer cette donne : il faut être trois.</translation>
        </message>
        <message>
            <source>other payments</source>
            <translation>autres paiements</translation>
        </message>
        <message>
            <source>A yaku was made: cards are not paid</source>
            <translation>Une combinaison est faite : les cartes ne se paient pas</translation>
        </message>
        <message>
            <source>Nobody made a yaku: cards are paid against {par}</source>
            <translation>Aucune combinaison : les cartes se paient contre {par}</translation>
        </message>
        <message>
            <source>cards</source>
            <translation>cartes</translation>
        </message>
        <message>
            <source>dealt yaku</source>
            <translation>yaku de main</translation>
        </message>
        <message>
            <source>captured yaku</source>
            <translation>yaku capturés</translation>
        </message>
        <message>
            <source>pot</source>
            <translation>pot</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Cartes</translation>
        </message>
        <message>
            <source>did not play</source>
            <translation>n’a pas joué</translation>
        </message>
        <message>
            <source>this hand</source>
            <translation>cette donne</translation>
        </message>
        <message>
            <source>A tie at the top: {gain} each for {others}</source>
            <translation>Égalité en tête : {gain} chacun pour {others}</translation>
        </message>
        <message>
            <source>{who} wins the hand</source>
            <translation>{who} gagne la donne</translation>
        </message>
        <message>
            <source>{name}: {who} wins the hand</source>
            <translation>{name} : {who} gagne la donne</translation>
        </message>
        <message>
            <source>It does not count</source>
            <translation>Elle ne compte pas</translation>
        </message>
        <message>
            <source>Too few wanted to play</source>
            <translation>Trop peu voulaient jouer</translation>
        </message>
        <message>
            <source>Ended by shōbu</source>
            <translation>Finie par shōbu</translation>
        </message>
        <message>
            <source>Cancelled for half</source>
            <translation>Annulée pour la moitié</translation>
        </message>
        <message>
            <source>Played to the end</source>
            <translation>Jouée jusqu’au bout</translation>
        </message>
        <message>
            <source>{hand} · Field ×{times} · {dealt} · {how}</source>
            <translation>{hand} · Champ ×{times} · {dealt} · {how}</translation>
        </message>
        <message>
            <source>{how} · A tie: who plays first among them wins ({who})</source>
            <translation>{how} · Égalité : le premier à jouer l’emporte ({who})</translation>
        </message>
        <message>
            <source>the points of all, {points} = {all}</source>
            <translation>les points de tous, {points} = {all}</translation>
        </message>
        <message>
            <source>{sums}; {cards}</source>
            <translation>{sums} ; {cards}</translation>
        </message>
        <message>
            <source>the cards, {points} = {sum}, and {rest} of {all} points not captured</source>
            <translation>les cartes, {points} = {sum}, et {rest} points sur {all} non capturés</translation>
        </message>
        <message>
            <source>{who}: {how}</source>
            <translation>{who} : {how}</translation>
        </message>
        <message>
            <source>Yaku</source>
            <translation>Yaku</translation>
        </message>
        <message>
            <source>Sum</source>
            <translation>Somme</translation>
        </message>
        <message>
            <source>dropped out</source>
            <translation>retrait</translation>
        </message>
        <message>
            <source>The hand is void</source>
            <translation>La donne est nulle</translation>
        </message>
        <message>
            <source>Nobody gains or loses anything in this hand</source>
            <translation>Personne ne gagne ni ne perd rien dans cette donne</translation>
        </message>
        <message>
            <source>A tie at the top: {gain} for you and for {others}</source>
            <translation>Égalité en tête : {gain} pour vous et pour {others}</translation>
        </message>
        <message>
            <source>{who} gains the most in this hand</source>
            <translation>{who} gagne le plus à cette donne</translation>
        </message>
        <message>
            <source>You win the hand</source>
            <translation>Vous gagnez la donne</translation>
        </message>
        <message>
            <source>{name}: you win the hand</source>
            <translation>{name} : vous gagnez la donne</translation>
        </message>
        <message>
            <source>{hand} · {dealt} · {how}</source>
            <translation>{hand} · {dealt} · {how}</translation>
        </message>
        <message>
            <source>{how} · {pays}</source>
            <translation>{how} · {pays}</translation>
        </message>
        <message>
            <source>the cards, {points} = {all}, the whole pack</source>
            <translation>les cartes, {points} = {all}, tout le jeu</translation>
        </message>
        <message>
            <source>with {who}</source>
            <translation>avec {who}</translation>
        </message>
        <message>
            <source>from those with less</source>
            <translation>de qui a moins</translation>
        </message>
        <message>
            <source>to those with more</source>
            <translation>à qui a plus</translation>
        </message>
        <message>
            <source>settled with all</source>
            <translation>écart avec tous</translation>
        </message>
        <message>
            <source>the field</source>
            <translation>champ</translation>
        </message>
        <message>
            <source>You gain the most in this hand</source>
            <translation>C’est vous qui gagnez le plus à cette donne</translation>
        </message>
        <message>
            <source>Mon</source>
            <translation>Mon</translation>
        </message>
        <message>
            <source>Four of a month: this hand is void.</source>
            <translation>Quatre d’un mois : cette donne est nulle.</translation>
        </message>
        <message>
            <source>Four of a month: they are mine.</source>
            <translation>Quatre d’un mois : elles sont à moi.</translation>
        </message>
        <message>
            <source>I want the dealer's hand.</source>
            <translation>Je veux la main du donneur.</translation>
        </message>
        <message>
            <source>Mizuten: I play whatever I hold.</source>
            <translation>Mizuten : je joue quoi que j’aie.</translation>
        </message>
        <message>
            <source>I drop out.</source>
            <translation>Je me retire.</translation>
        </message>
        <message>
            <source>The place is yours.</source>
            <translation>La place est à vous.</translation>
        </message>
        <message>
            <source>I stay.</source>
            <translation>Je reste.</translation>
        </message>
        <message>
            <source>Sage! We go on.</source>
            <translation>Sage ! On continue.</translation>
        </message>
        <message>
            <source>I cancel.</source>
            <translation>J’annule.</translation>
        </message>
        <message>
            <source>You lay {card:mid}</source>
            <translation>Vous posez {card:mid}</translation>
        </message>
        <message>
            <source>{who} lays {card:mid}</source>
            <translation>{who} pose {card:mid}</translation>
        </message>
        <message numerus="yes">
            <source>{name}, %n kan.</source>
            <translation>
                <numerusform>{name}, %n kan.</numerusform>
                <numerusform>{name}, %n kan.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>I have %n kan.</source>
            <translation>
                <numerusform>J’ai %n kan.</numerusform>
                <numerusform>J’ai %n kan.</numerusform>
            </translation>
        </message>
        <message>
            <source>{amount} for a place!</source>
            <translation>{amount} pour une place !</translation>
        </message>
        <message>
            <source>You take {taken:mid} with {card:mid}</source>
            <translation>Vous prenez {taken:mid} avec {card:mid}</translation>
        </message>
        <message>
            <source>You play {card:mid} and take {taken:mid}</source>
            <translation>Vous jouez {card:mid} et prenez {taken:mid}</translation>
        </message>
        <message>
            <source>{who} takes {taken:mid} with {card:mid}</source>
            <translation>{who} prend {taken:mid} avec {card:mid}</translation>
        </message>
        <message>
            <source>{who} plays {card:mid} and takes {taken:mid}</source>
            <translation>{who} joue {card:mid} et prend {taken:mid}</translation>
        </message>
        <message>
            <source>You exchange hands with the dealer</source>
            <translation>Vous échangez votre main avec le donneur</translation>
        </message>
        <message>
            <source>You keep your hand</source>
            <translation>Vous gardez votre main</translation>
        </message>
        <message>
            <source>You promise to play</source>
            <translation>Vous promettez de jouer</translation>
        </message>
        <message>
            <source>You look first</source>
            <translation>Vous regardez d’abord</translation>
        </message>
        <message>
            <source>You play this hand</source>
            <translation>Vous jouez cette donne</translation>
        </message>
        <message>
            <source>You drop out</source>
            <translation>Vous vous retirez</translation>
        </message>
        <message>
            <source>You offer {amount} for a place</source>
            <translation>Vous offrez {amount} pour une place</translation>
        </message>
        <message>
            <source>You make no offer</source>
            <translation>Vous ne faites pas d’offre</translation>
        </message>
        <message>
            <source>You sell your place</source>
            <translation>Vous vendez votre place</translation>
        </message>
        <message>
            <source>You keep your place</source>
            <translation>Vous gardez votre place</translation>
        </message>
        <message>
            <source>You say sage and go on</source>
            <translation>Vous dites sage et continuez</translation>
        </message>
        <message>
            <source>You say shōbu and end the hand</source>
            <translation>Vous dites shōbu et finissez la donne</translation>
        </message>
        <message>
            <source>You cancel the hand</source>
            <translation>Vous annulez la donne</translation>
        </message>
        <message>
            <source>{who} exchanges hands with the dealer</source>
            <translation>{who} échange sa main avec le donneur</translation>
        </message>
        <message>
            <source>{who} keeps the hand</source>
            <translation>{who} garde sa main</translation>
        </message>
        <message>
            <source>{who} promises to play</source>
            <translation>{who} promet de jouer</translation>
        </message>
        <message>
            <source>{who} looks first</source>
            <translation>{who} regarde d’abord</translation>
        </message>
        <message>
            <source>{who} plays this hand</source>
            <translation>{who} joue cette donne</translation>
        </message>
        <message>
            <source>{who} drops out</source>
            <translation>{who} se retire</translation>
        </message>
        <message>
            <source>{who} offers {amount} for a place</source>
            <translation>{who} offre {amount} pour une place</translation>
        </message>
        <message>
            <source>{who} makes no offer</source>
            <translation>{who} ne fait pas d’offre</translation>
        </message>
        <message>
            <source>{who} sells the place</source>
            <translation>{who} vend sa place</translation>
        </message>
        <message>
            <source>{who} keeps the place</source>
            <translation>{who} garde sa place</translation>
        </message>
        <message>
            <source>{who} says sage and goes on</source>
            <translation>{who} dit sage et continue</translation>
        </message>
        <message>
            <source>{who} says shōbu and ends the hand</source>
            <translation>{who} dit shōbu et finit la donne</translation>
        </message>
        <message>
            <source>{who} cancels the hand</source>
            <translation>{who} annule la donne</translation>
        </message>
        <message>
            <source>you dropped out</source>
            <translation>Vous vous retirez</translation>
        </message>
        <message>
            <source>you are forced out</source>
            <translation>Vous sortez</translation>
        </message>
        <message>
            <source>forced out</source>
            <translation>Doit sortir</translation>
        </message>
        <message>
            <source>you said sage</source>
            <translation>Vous : sage</translation>
        </message>
        <message>
            <source>said sage</source>
            <translation>A dit sage</translation>
        </message>
        <message>
            <source>you play</source>
            <translation>vous jouez</translation>
        </message>
        <message>
            <source>plays</source>
            <translation>joue</translation>
        </message>
        <message>
            <source>you begin</source>
            <translation>vous commencez</translation>
        </message>
        <message>
            <source>begins</source>
            <translation>commence</translation>
        </message>
        <message>
            <source>{who}: {points} captured; {near}.</source>
            <translation>{who} : {points} en captures ; {near}.</translation>
        </message>
        <message>
            <source>All is paid ×{times} in this hand.</source>
            <translation>Dans cette main, tout se paie ×{times}.</translation>
        </message>
        <message>
            <source>{who}: {points} captured.</source>
            <translation>{who} : {points} en captures.</translation>
        </message>
        <message>
            <source>{yaku} {owned} of {needed}</source>
            <translation>{yaku} {owned} sur {needed}</translation>
        </message>
        <message>
            <source>mon</source>
            <translation>mon</translation>
        </message>
        <message>
            <source>Mon, match by match</source>
            <translation>Mon, partie par partie</translation>
        </message>
        <message>
            <source>Calls shōbu</source>
            <translation>Dit shōbu</translation>
        </message>
        <message>
            <source>calls shōbu {share} of the times they may</source>
            <translation>dit shōbu {share} des fois où c’est possible</translation>
        </message>
        <message>
            <source>You call shōbu {share} of the times you may.</source>
            <translation>Vous dites shōbu {share} des fois où c’est possible.</translation>
        </message>
        <message>
            <source>Stays out</source>
            <translation>Se retire</translation>
        </message>
        <message>
            <source>stays out of {share} of the hands</source>
            <translation>se retire dans {share} des donnes</translation>
        </message>
        <message>
            <source>You stay out of {share} of the hands.</source>
            <translation>Vous vous retirez dans {share} des donnes.</translation>
        </message>
        <message>
            <source>Leaves what they could take</source>
            <translation>Laisse ce qui pouvait se prendre</translation>
        </message>
        <message>
            <source>leaves what they could take {share} of the turns</source>
            <translation>laisse ce qui pouvait se prendre à {share} des tours</translation>
        </message>
        <message>
            <source>You leave what you could take {share} of the turns.</source>
            <translation>Vous laissez ce qui pouvait se prendre à {share} des tours.</translation>
        </message>
        <message>
            <source>{number} of {hands}</source>
            <translation>{number} sur {hands}</translation>
        </message>
        <message>
            <source>Hand {number}</source>
            <translation>Donne {number}</translation>
        </message>
        <message>
            <source>{number}</source>
            <translation>{number}</translation>
        </message>
        <message>
            <source>{number} of 12: {month}</source>
            <translation>{number} sur 12 : {month}</translation>
        </message>
        <message>
            <source>Three cards of a month.</source>
            <translation>Trois cartes d’un mois.</translation>
        </message>
        <message>
            <source>{mon} each</source>
            <translation>{mon} chacun</translation>
        </message>
        <message>
            <source>{cards} A hand dealt so is paid {mon} by each of the others.</source>
            <translation>{cards} Pour une main ainsi reçue, chacun des autres paie {mon}.</translation>
        </message>
        <message>
            <source>All five brights, the rain among them.</source>
            <translation>Les cinq lumières, pluie comprise.</translation>
        </message>
        <message>
            <source>The four brights without the rain.</source>
            <translation>Les quatre lumières sans la pluie.</translation>
        </message>
        <message>
            <source>Any seven of these nine ribbons; that of willow is none.</source>
            <translation>Sept quelconques de ces neuf rubans ; celui du saule n’en est pas.</translation>
        </message>
        <message>
            <source>The three red ribbons with a poem.</source>
            <translation>Les trois rubans rouges à poème.</translation>
        </message>
        <message>
            <source>The three blue ribbons.</source>
            <translation>Les trois rubans bleus.</translation>
        </message>
        <message>
            <source>The boar, the deer and the butterflies.</source>
            <translation>Le sanglier, le cerf et les papillons.</translation>
        </message>
        <message>
            <source>Four cards of a month and three of another.</source>
            <translation>Quatre cartes d’un mois et trois d’un autre.</translation>
        </message>
        <message>
            <source>Four cards of a month, two of another, and a single one.</source>
            <translation>Quatre cartes d’un mois, deux d’un autre et une seule.</translation>
        </message>
        <message>
            <source>Four cards of a month.</source>
            <translation>Quatre cartes d’un mois.</translation>
        </message>
        <message>
            <source>Two triplets, both of them standing.</source>
            <translation>Deux brelans, tous deux debout.</translation>
        </message>
        <message>
            <source>Two triplets, one of them standing.</source>
            <translation>Deux brelans, dont un debout.</translation>
        </message>
        <message>
            <source>Three cards of a month, and three of another.</source>
            <translation>Trois cartes d’un mois et trois d’un autre.</translation>
        </message>
        <message>
            <source>Three cards of a month and two pairs.</source>
            <translation>Trois cartes d’un mois et deux paires.</translation>
        </message>
        <message>
            <source>Three pairs.</source>
            <translation>Trois paires.</translation>
        </message>
        <message>
            <source>Three of wisteria, iris or bush clover, or the three chaff cards of paulownia.</source>
            <translation>Trois de glycine, d’iris ou de trèfle, ou les trois plaines de paulownia.</translation>
        </message>
        <message>
            <source>Three cards of another month.</source>
            <translation>Trois cartes d’un autre mois.</translation>
        </message>
        <message>
            <source>Seven chaff cards. All of willow is chaff here.</source>
            <translation>Sept plaines. Tout le saule compte ici comme plaine.</translation>
        </message>
        <message>
            <source>One bright, the other six chaff. All of willow is chaff here.</source>
            <translation>Une lumière, les six autres plaines. Tout le saule compte ici comme plaine.</translation>
        </message>
        <message>
            <source>One animal, the other six chaff. All of willow is chaff here.</source>
            <translation>Un animal, les six autres plaines. Tout le saule compte ici comme plaine.</translation>
        </message>
        <message>
            <source>One ribbon, the other six chaff. All of willow is chaff here.</source>
            <translation>Un ruban, les six autres plaines. Tout le saule compte ici comme plaine.</translation>
        </message>
        <message>
            <source>Two ribbons or more, the others chaff. All of willow is chaff here.</source>
            <translation>Deux rubans ou plus, le reste plaines. Tout le saule compte ici comme plaine.</translation>
        </message>
        <message>
            <source>No chaff at all.</source>
            <translation>Aucune plaine.</translation>
        </message>
        <message>
            <source>The fourth card of a month of which three were dealt to the field.</source>
            <translation>La quatrième carte d’un mois dont trois sont venues au champ.</translation>
        </message>
        <message>
            <source>A kan is {amount} from each.</source>
            <translation>Un kan, c’est {amount} de chacun.</translation>
        </message>
        <message>
            <source>{kan} kan: {amount}</source>
            <translation>{kan} kan : {amount}</translation>
        </message>
        <message>
            <source>Of captured cards. They are counted when the hand is over.</source>
            <translation>De cartes capturées. On les compte à la fin de la donne.</translation>
        </message>
        <message>
            <source>Of the seven cards as they are dealt: the best of triplets and pairs, and the best of chaff. Each of the others pays it.</source>
            <translation>Des sept cartes telles qu’on les reçoit : la meilleure des brelans et paires, et la meilleure des plaines. Chacun des autres la paie.</translation>
        </message>
        <message>
            <source>Of a whole hand in which nobody completed a combination: nothing else counts.</source>
            <translation>D’une donne entière où personne n’a rien complété : rien d’autre ne compte.</translation>
        </message>
        <message>
            <source>A kan is {amount} from each; this hand counts ×{times}.</source>
            <translation>Un kan, c’est {amount} de chacun ; cette donne compte ×{times}.</translation>
        </message>
        <message>
            <source>Of captured cards. Who completes one may stop the hand, or go on.</source>
            <translation>De cartes capturées. Qui en complète une peut arrêter la donne, ou continuer.</translation>
        </message>
        <message>
            <source>Dekiyaku: what is captured</source>
            <translation>Dekiyaku : ce qu’on capture</translation>
        </message>
        <message>
            <source>Teyaku: what is dealt</source>
            <translation>Teyaku : ce qu’on reçoit</translation>
        </message>
        <message>
            <source>All have the same points. Paid to who began.</source>
            <translation>Tous ont les mêmes points. Payé à qui a commencé.</translation>
        </message>
        <message>
            <source>{points} points or more, and a kan more for every further one.</source>
            <translation>{points} points ou plus, et un kan de plus par point au-delà.</translation>
        </message>
        <message>
            <source>Sixteen captured chaff cards, and two kan more for every further one.</source>
            <translation>Seize plaines capturées, et deux kan de plus pour chaque autre.</translation>
        </message>
    </context>
    <context>
        <name>hinges</name>
        <message>
            <source>Much hangs on {card:short}: if {who} holds it, {often}; if not, {less}.</source>
            <translation>Beaucoup dépend de {card:short} : si {who} l’a, {often} ; sinon, {less}.</translation>
        </message>
        <message>
            <source>What could spoil it is {card:short} in {who}'s hand.</source>
            <translation>Ce qui peut tout gâter, c’est {card:short} dans la main de {who}.</translation>
        </message>
        <message>
            <source>What could save it is {card:short} in {who}'s hand.</source>
            <translation>Ce qui peut tout sauver, c’est {card:short} dans la main de {who}.</translation>
        </message>
        <message>
            <source>Much hangs on {card:short}: if another player holds it, {often}; if not, {less}.</source>
            <translation>Beaucoup dépend de {card:short} : si un autre l’a, {often} ; sinon, {less}.</translation>
        </message>
    </context>
    <context>
        <name>hints</name>
        <message>
            <source>points</source>
            <translation>points</translation>
        </message>
        <message>
            <source>On average, in {unit}, over {deals} with the cards as they may lie.</source>
            <translation>En moyenne, en {unit}, sur {deals} avec les cartes comme elles peuvent être.</translation>
        </message>
        <message>
            <source>Marks by a rule of thumb: they only say which is better.</source>
            <translation>Marques à vue de nez : elles disent seulement ce qui vaut mieux.</translation>
        </message>
        <message>
            <source>So many of 100 hands are not lost, with the cards as they may lie.</source>
            <translation>Sur 100 mains ainsi, autant ne sont pas perdues, avec les cartes comme elles peuvent être.</translation>
        </message>
        <message>
            <source>{label} with {card}</source>
            <translation>{label} avec {card}</translation>
        </message>
        <message>
            <source>Hint:</source>
            <translation>Conseil :</translation>
        </message>
        <message>
            <source>There is nothing for you to decide now.</source>
            <translation>Vous n’avez rien à décider maintenant.</translation>
        </message>
        <message>
            <source>There is no hint for this decision: see the log.</source>
            <translation>Il n’y a pas de conseil pour cette décision : voyez le journal.</translation>
        </message>
        <message numerus="yes">
            <source>%n other choice(s) are about as good.</source>
            <translation>
                <numerusform>Un autre choix est à peu près aussi bon.</numerusform>
                <numerusform>%n autres choix sont à peu près aussi bons.</numerusform>
            </translation>
        </message>
        <message>
            <source>Press {key} again to see which I would choose.</source>
            <translation>Appuyez encore sur {key} pour voir celui que je choisirais.</translation>
        </message>
        <message>
            <source>Several moves will do, but not this: {move}.</source>
            <translation>Plusieurs coups conviennent, mais pas celui-ci : {move}.</translation>
        </message>
        <message numerus="yes">
            <source>%n other choice(s) are just as good.</source>
            <translation>
                <numerusform>Un autre choix est tout aussi bon.</numerusform>
                <numerusform>%n autres choix sont tout aussi bons.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n other choice(s) are hardly worse.</source>
            <translation>
                <numerusform>Un autre choix est à peine moins bon.</numerusform>
                <numerusform>%n autres choix sont à peine moins bons.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is the only move: &lt;b&gt;{move}&lt;/b&gt;.</source>
            <translation>C’est le seul coup : &lt;b&gt;{move}&lt;/b&gt;.</translation>
        </message>
        <message>
            <source>Press {key} again for the figures.</source>
            <translation>Appuyez encore sur {key} pour les chiffres.</translation>
        </message>
        <message>
            <source>Hardly worse: &lt;b&gt;{other}&lt;/b&gt;.</source>
            <translation>À peine moins bon : &lt;b&gt;{other}&lt;/b&gt;.</translation>
        </message>
        <message>
            <source>{move}: {worth}</source>
            <translation>{move} : {worth}</translation>
        </message>
        <message>
            <source>±: had it been tried again, the figure would most likely lie no farther from this one.</source>
            <translation>± : à un nouvel essai, le chiffre ne s’écarterait sans doute pas davantage.</translation>
        </message>
        <message>
            <source>Nothing hangs on it: all deals are equally likely.</source>
            <translation>Rien n’en dépend : toutes les distributions sont également probables.</translation>
        </message>
        <message>
            <source>Press {key} again to see the move.</source>
            <translation>Appuyez encore sur {key} pour voir le coup.</translation>
        </message>
        <message>
            <source>I would not think long here: one move stands out.</source>
            <translation>Ici je n’hésiterais pas longtemps : un coup s’impose.</translation>
        </message>
        <message>
            <source>Just as good: &lt;b&gt;{other}&lt;/b&gt;.</source>
            <translation>Tout aussi bon : &lt;b&gt;{other}&lt;/b&gt;.</translation>
        </message>
        <message>
            <source>About as good: &lt;b&gt;{other}&lt;/b&gt;.</source>
            <translation>À peu près aussi bon : &lt;b&gt;{other}&lt;/b&gt;.</translation>
        </message>
        <message>
            <source>Press {key} again: how sure the figures are.</source>
            <translation>Appuyez encore sur {key} : jusqu’où les chiffres sont sûrs.</translation>
        </message>
        <message>
            <source>Any of these: {names}.</source>
            <translation>L’un de ceux-ci : {names}.</translation>
        </message>
        <message>
            <source>{worth}, {compared}</source>
            <translation>{worth}, {compared}</translation>
        </message>
        <message>
            <source>A hint makes this match count as assisted. {key}: show it.</source>
            <translation>Avec un conseil, la partie compte comme assistée. {key} : le voir.</translation>
        </message>
        <message>
            <source>Let me think…</source>
            <translation>Laissez-moi réfléchir…</translation>
        </message>
        <message>
            <source>Others that are as good do that too.</source>
            <translation>D’autres, aussi bonnes, le font aussi.</translation>
        </message>
        <message>
            <source>When it makes no difference, one parts with what is worth least.</source>
            <translation>Quand c’est égal, on cède ce qui vaut le moins.</translation>
        </message>
        <message>
            <source>{least} {dear}</source>
            <translation>{least} {dear}</translation>
        </message>
        <message>
            <source>It makes no difference which of these you choose: {names}.</source>
            <translation>Peu importe laquelle de celles-ci vous choisissez : {names}.</translation>
        </message>
        <message>
            <source>{n} choices are about equally good.</source>
            <translation>{n} choix se valent à peu près.</translation>
        </message>
        <message numerus="yes">
            <source>It is close between %n choice(s).</source>
            <translation>
                <numerusform>C’est serré.</numerusform>
                <numerusform>C’est serré entre %n choix.</numerusform>
            </translation>
        </message>
        <message>
            <source>One choice is clearly the best.</source>
            <translation>Un choix est nettement le meilleur.</translation>
        </message>
        <message>
            <source>worse</source>
            <translation>moins bon</translation>
        </message>
        <message>
            <source>These are about equally good: {names}.</source>
            <translation>Celles-ci se valent à peu près : {names}.</translation>
        </message>
        <message>
            <source>It makes no difference which you choose: {names}.</source>
            <translation>Peu importe laquelle vous choisissez : {names}.</translation>
        </message>
        <message>
            <source>{n} choices are exactly as good as each other.</source>
            <translation>{n} choix se valent exactement.</translation>
        </message>
        <message>
            <source>Worse: {worse}. Between the others it is close.</source>
            <translation>Moins bon : {worse}. Entre les autres, c’est serré.</translation>
        </message>
        <message>
            <source>{good} choices are a little better, but little hangs on it.</source>
            <translation>{good} choix sont un peu meilleurs, mais l’enjeu est petit.</translation>
        </message>
        <message>
            <source>One choice is a little better, but little hangs on it.</source>
            <translation>Un choix est un peu meilleur, mais l’enjeu est petit.</translation>
        </message>
        <message>
            <source>One choice seems the best.</source>
            <translation>Un choix paraît le meilleur.</translation>
        </message>
        <message>
            <source>One choice is clearly better.</source>
            <translation>Un choix est nettement meilleur.</translation>
        </message>
        <message>
            <source>the same</source>
            <translation>pareil</translation>
        </message>
        <message>
            <source>about as good</source>
            <translation>à peu près aussi bon</translation>
        </message>
        <message>
            <source>a little worse</source>
            <translation>un peu moins bon</translation>
        </message>
        <message>
            <source>clearly worse</source>
            <translation>nettement moins bon</translation>
        </message>
        <message>
            <source>{good} choices are equally good, and better than any other.</source>
            <translation>{good} choix se valent, et valent mieux que tout autre.</translation>
        </message>
        <message>
            <source>{good} choices are about equally good, and better than any other.</source>
            <translation>{good} choix se valent à peu près, et valent mieux que tout autre.</translation>
        </message>
        <message>
            <source>It is close between these: {names}.</source>
            <translation>C’est serré entre celles-ci : {names}.</translation>
        </message>
    </context>
    <context>
        <name>keys</name>
        <message>
            <source>A=A K=K D=Q Q=Q J=J T=T</source>
            <translation>A=A R=K K=K D=Q Q=Q V=J J=J</translation>
        </message>
    </context>
    <context>
        <name>knowledge</name>
        <message>
            <source>What could be seen</source>
            <translation>Ce qu’on pouvait voir</translation>
        </message>
        <message>
            <source>Asking again…</source>
            <translation>Nouvelle question…</translation>
        </message>
        <message>
            <source>There is no answer: see the log.</source>
            <translation>Il n’y a pas de réponse : voyez le journal.</translation>
        </message>
        <message>
            <source>What you knew</source>
            <translation>Ce que vous saviez</translation>
        </message>
        <message>
            <source>These are the figures of the review.</source>
            <translation>Ce sont les chiffres de l’analyse.</translation>
        </message>
        <message>
            <source>Asked again now, from this view alone, it chooses the same move.</source>
            <translation>Interrogé de nouveau, d’après cette seule vue, il choisit le même coup.</translation>
        </message>
        <message>
            <source>What {name} knew</source>
            <translation>Ce que savait {name}</translation>
        </message>
        <message>
            <source>Hand</source>
            <translation>Main</translation>
        </message>
        <message>
            <source>It is a quick estimate: a review weighs longer.</source>
            <translation>C’est une estimation rapide : une analyse pèse plus longtemps.</translation>
        </message>
        <message>
            <source>Asked again now it chooses another move: {move}.</source>
            <translation>Interrogé de nouveau, il choisit un autre coup : {move}.</translation>
        </message>
        <message>
            <source>Another version of the opponents played then; today's would choose: {move}.</source>
            <translation>Une autre version des adversaires jouait alors ; celle d’aujourd’hui choisirait : {move}.</translation>
        </message>
        <message>
            <source>What was known is shown once the hand is over, from its first decision on.</source>
            <translation>Ce qu’on savait se montre une fois la main finie, dès sa première décision.</translation>
        </message>
        <message>
            <source>This is what the strongest opponent would have weighed in your place: {level}.</source>
            <translation>Voici ce qu’aurait pesé à votre place l’adversaire le plus fort : {level}.</translation>
        </message>
    </context>
    <context>
        <name>language</name>
        <message>
            <source>English</source>
            <translation>Français</translation>
        </message>
    </context>
    <context>
        <name>leaving</name>
        <message>
            <source>The match is not saved</source>
            <translation>La partie n’est pas enregistrée</translation>
        </message>
        <message>
            <source>What was played since then is in memory only: if you leave now, it is lost.</source>
            <translation>Ce qui s’est joué depuis n’est qu’en mémoire : si vous quittez maintenant, c’est perdu.</translation>
        </message>
        <message>
            <source>Leave without saving</source>
            <translation>Quitter sans enregistrer</translation>
        </message>
        <message>
            <source>Stay at the table</source>
            <translation>Rester à la table</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Réessayer</translation>
        </message>
        <message>
            <source>Save elsewhere…</source>
            <translation>Enregistrer ailleurs…</translation>
        </message>
    </context>
    <context>
        <name>lesson_ecarte</name>
        <message>
            <source>As dealer</source>
            <translation>Comme donneur</translation>
        </message>
        <message>
            <source>Accept or refuse</source>
            <translation>Accepter ou refuser</translation>
        </message>
        <message>
            <source>Now you deal, and {who} speaks first: you accept or refuse what he proposes.</source>
            <translation>Cette fois vous donnez, et {who} parle en premier : vous acceptez ou refusez ce qu’il propose.</translation>
        </message>
        <message>
            <source>You have turned up {card}: a king, and a point for you.</source>
            <translation>Vous avez retourné {card} : un roi, et un point pour vous.</translation>
        </message>
        <message>
            <source>Hearts are trumps. A king that is turned up scores for the dealer at once. It stays on the table: in this hand nobody else can hold it.</source>
            <translation>L’atout est cœur. Un roi retourné marque aussitôt pour le donneur. Il reste sur la table : dans cette donne, personne ne peut plus l’avoir.</translation>
        </message>
        <message>
            <source>{who} proposes: he would like to change cards.</source>
            <translation>{who} propose : il aimerait changer des cartes.</translation>
        </message>
        <message>
            <source>The other one speaks first and will lead first. You answer: accept, and both may change; refuse, and the cards are played as they were dealt.</source>
            <translation>L’autre parle et entame en premier. Vous répondez : si vous acceptez, chacun peut changer ; si vous refusez, on joue les cartes telles quelles.</translation>
        </message>
        <message>
            <source>One low trump and one king are too few: accept.</source>
            <translation>Un petit atout et un roi, c’est trop peu : acceptez.</translation>
        </message>
        <message>
            <source>Who refuses the first proposal promises three tricks. If you failed, {who} would score two points instead of one.</source>
            <translation>Qui refuse la première proposition s’engage à faire trois plis. Si vous échouez, {who} marque deux points au lieu d’un.</translation>
        </message>
        <message>
            <source>{who} has changed two cards. Throw away three: {cards}.</source>
            <translation>{who} a changé deux cartes. Écartez-en trois : {cards}.</translation>
        </message>
        <message>
            <source>The other one changes first, the dealer last. A trump and a king are kept, as always.</source>
            <translation>L’autre change d’abord, le donneur ensuite. Un atout et un roi se gardent, comme toujours.</translation>
        </message>
        <message>
            <source>You drew {cards}. {who} proposes again.</source>
            <translation>Vous avez reçu {cards}. {who} propose de nouveau.</translation>
        </message>
        <message>
            <source>Cards may be changed as often as both agree and the stock lasts. Look at what you hold now.</source>
            <translation>On change tant que les deux sont d’accord et que le talon suffit. Regardez ce que vous avez à présent.</translation>
        </message>
        <message>
            <source>Would you play this hand yourself? Then refuse.</source>
            <translation>Joueriez-vous cette main vous-même ? Alors refusez.</translation>
        </message>
        <message>
            <source>The king of trumps lies on the table, so nothing beats {card}. And after an exchange a refusal promises nothing: failing costs the usual point.</source>
            <translation>Le roi d’atout est sur la table : rien ne bat {card}. Et après un échange, refuser n’engage à rien : échouer coûte le point habituel.</translation>
        </message>
        <message>
            <source>{who} leads {card}, and you have no clubs. Which trump do you spend?</source>
            <translation>{who} joue {card}, et vous n’avez pas de trèfle. Quel atout dépensez-vous ?</translation>
        </message>
        <message>
            <source>You must trump. Either one takes the trick.</source>
            <translation>Vous devez couper. L’un comme l’autre fait le pli.</translation>
        </message>
        <message>
            <source>Now draw the trumps of {who}: lead {card}.</source>
            <translation>Faites maintenant tomber les atouts de {who} : jouez {card}.</translation>
        </message>
        <message>
            <source>He has to follow with a trump if he has one, and that trump can no longer take your king.</source>
            <translation>S’il a un atout, il doit le fournir, et cet atout ne prendra plus votre roi.</translation>
        </message>
        <message>
            <source>Two tricks for you, and one trump of his is gone.</source>
            <translation>Deux plis pour vous, et un de ses atouts est tombé.</translation>
        </message>
        <message>
            <source>Lead your king, {card}.</source>
            <translation>Jouez votre roi, {card}.</translation>
        </message>
        <message>
            <source>If {who} has a spade, it is your third trick.</source>
            <translation>Si {who} a un pique, c’est votre troisième pli.</translation>
        </message>
        <message>
            <source>He had no spade but a second trump: one trick for him.</source>
            <translation>Pas de pique, mais un second atout : un pli pour lui.</translation>
        </message>
        <message>
            <source>You have two, and one more is enough. Who takes it leads.</source>
            <translation>Vous en avez deux, et un de plus suffit. Qui le fait entame.</translation>
        </message>
        <message>
            <source>{who} leads {card}. You hold two diamonds: which one must you play?</source>
            <translation>{who} joue {card}. Vous avez deux carreaux : lequel faut-il jouer ?</translation>
        </message>
        <message>
            <source>One has to follow suit, and to beat the card if one can.</source>
            <translation>Il faut fournir, et monter si l’on peut.</translation>
        </message>
        <message>
            <source>Three tricks: the point is yours. Two to nothing.</source>
            <translation>Trois plis : le point est à vous. Deux à zéro.</translation>
        </message>
        <message>
            <source>One for the king that you turned up, one for the tricks. Had you refused at once and failed, it would be two for {who}.</source>
            <translation>Un pour le roi retourné, un pour les plis. Si vous aviez refusé d’emblée et échoué, ce serait deux pour {who}.</translation>
        </message>
        <message>
            <source>As dealer: refuse with a hand you would play, else accept.</source>
            <translation>Comme donneur : refusez avec une main que vous joueriez, sinon acceptez.</translation>
        </message>
        <message>
            <source>The first refusal promises three tricks, a later one nothing. A king turned up is a point.</source>
            <translation>Le premier refus engage à trois plis, un refus ultérieur à rien. Un roi retourné vaut un point.</translation>
        </message>
        <message>
            <source>You could, but {cards} alone seldom make three tricks, and failing after you refused costs a point more.</source>
            <translation>Vous pourriez, mais {cards} seuls font rarement trois plis, et échouer après un refus coûte un point de plus.</translation>
        </message>
        <message>
            <source>Keep {cards} alone, a trump and a king: all else goes.</source>
            <translation>Ne gardez que {cards}, un atout et un roi : le reste s’écarte.</translation>
        </message>
        <message>
            <source>{who} would get better cards too, and yours can hardly improve: two trumps, one of them the highest, and a king.</source>
            <translation>{who} aurait lui aussi de meilleures cartes, et les vôtres ne peuvent guère s’améliorer : deux atouts, dont le plus fort, et un roi.</translation>
        </message>
        <message>
            <source>It would take the trick, but so does {card}, and then the highest trump is still yours.</source>
            <translation>Elle ferait le pli, mais {card} aussi, et le plus fort atout vous reste.</translation>
        </message>
        <message>
            <source>With {card} you take it as well, and your other trump stays the highest.</source>
            <translation>Avec {card} vous le prenez aussi, et votre autre atout reste le plus fort.</translation>
        </message>
        <message>
            <source>While {who} has trumps he may take that one. First {card}.</source>
            <translation>Tant que {who} a des atouts, il peut la prendre. D’abord {card}.</translation>
        </message>
        <message>
            <source>A king is beaten by a trump alone, that card by others too. Begin with {card}.</source>
            <translation>Un roi n’est battu que par un atout, cette carte par d’autres aussi. Commencez par {card}.</translation>
        </message>
        <message>
            <source>You follow suit and beat it, as you must: {card}.</source>
            <translation>Vous fournissez et montez, comme il se doit : {card}.</translation>
        </message>
        <message>
            <source>A first hand</source>
            <translation>Une première donne</translation>
        </message>
        <message>
            <source>Propose, exchange, play</source>
            <translation>Proposer, échanger et jouer</translation>
        </message>
        <message>
            <source>You play a hand against {who}: changing cards, the king of trumps, the tricks.</source>
            <translation>Vous jouez une donne contre {who} : l’écart, le roi d’atout et les plis.</translation>
        </message>
        <message>
            <source>Five cards each: who takes three tricks wins the point.</source>
            <translation>Cinq cartes chacun : qui fait trois plis gagne le point.</translation>
        </message>
        <message>
            <source>A trick is one card from you and one from {who}; the better one takes both. Five points win the game.</source>
            <translation>Un pli, c’est une carte de vous et une de {who} ; la meilleure emporte les deux. La partie se gagne en cinq points.</translation>
        </message>
        <message>
            <source>The card turned up, {card}, makes spades trumps.</source>
            <translation>La retourne est {card} : l’atout est pique.</translation>
        </message>
        <message>
            <source>A trump beats any card of another suit. In every suit the order is king, queen, jack, ace, ten, nine, eight, seven: the ace comes after the jack.</source>
            <translation>Un atout bat toute carte d’une autre couleur. L’ordre est roi, dame, valet, as, dix, neuf, huit, sept : l’as vient après le valet.</translation>
        </message>
        <message>
            <source>One trump and one king are too few. Ask to change some: propose.</source>
            <translation>Un atout et un roi, c’est trop peu. Demandez à changer : proposez.</translation>
        </message>
        <message>
            <source>You speak first. You may propose that both change cards, and {who} may refuse. Or play at once, with “authority”: that promises three tricks.</source>
            <translation>Vous parlez en premier. Vous pouvez proposer que chacun échange des cartes, et {who} peut refuser. Ou jouer d’autorité : c’est s’engager à faire trois plis.</translation>
        </message>
        <message>
            <source>{who} accepts: both may change cards now.</source>
            <translation>{who} accepte : chacun peut changer des cartes.</translation>
        </message>
        <message>
            <source>Had he refused, he would play with authority: he would have promised three tricks, and you would score two points if he did not take them.</source>
            <translation>S’il avait refusé, il jouerait d’autorité : il s’engageait à faire trois plis et, sinon, vous marquiez deux points.</translation>
        </message>
        <message>
            <source>Throw away the three that take nothing: {cards}.</source>
            <translation>Écartez les trois qui ne font rien : {cards}.</translation>
        </message>
        <message>
            <source>Touch the three cards, then the button. A trump and a king are always kept.</source>
            <translation>Touchez les trois cartes, puis le bouton. Un atout et un roi se gardent toujours.</translation>
        </message>
        <message>
            <source>You drew {cards}. {who} has changed two cards.</source>
            <translation>Vous avez reçu {cards}. {who} a changé deux cartes.</translation>
        </message>
        <message>
            <source>Nobody sees what the other throws away: only how many.</source>
            <translation>On ne voit pas ce que l’autre écarte : seulement combien.</translation>
        </message>
        <message>
            <source>Now your hand is strong. Do not propose again: play.</source>
            <translation>Votre main est forte à présent. Ne proposez plus : jouez.</translation>
        </message>
        <message>
            <source>Cards have been changed, so it is no authority any more: who plays now and fails gives away the usual point, and none besides.</source>
            <translation>On a déjà écarté : jouer n’est plus jouer d’autorité. Qui joue maintenant et échoue perd le point de la donne, et aucun de plus.</translation>
        </message>
        <message>
            <source>You hold the king of trumps: announce it for a point.</source>
            <translation>Vous avez le roi d’atout : annoncez-le, il vaut un point.</translation>
        </message>
        <message>
            <source>It must be done before the first card is led.</source>
            <translation>Il faut le faire avant la première carte jouée.</translation>
        </message>
        <message>
            <source>You lead. Begin with {card}: no heart is higher.</source>
            <translation>Vous entamez. Commencez par {card} : aucun cœur ne le bat.</translation>
        </message>
        <message>
            <source>{who} has to follow with a heart if he has one, and to beat yours if he can.</source>
            <translation>{who} doit fournir du cœur s’il en a, et monter sur le vôtre s’il le peut.</translation>
        </message>
        <message>
            <source>{who} plays {card}: your king is higher, and the trick is yours.</source>
            <translation>{who} joue {card} : votre roi est plus fort, et le pli est à vous.</translation>
        </message>
        <message>
            <source>Who takes a trick leads the next.</source>
            <translation>Qui fait le pli entame le suivant.</translation>
        </message>
        <message>
            <source>Lead your other heart, {card}.</source>
            <translation>Jouez votre autre cœur, {card}.</translation>
        </message>
        <message>
            <source>Perhaps {who} has none left: then he must spend a trump.</source>
            <translation>Peut-être que {who} n’en a plus : il devra alors dépenser un atout.</translation>
        </message>
        <message>
            <source>No heart: {who} had to trump, and takes the trick.</source>
            <translation>Plus de cœur : {who} a dû couper, et fait le pli.</translation>
        </message>
        <message>
            <source>Who cannot follow suit must trump, even if he would rather not. One trick each.</source>
            <translation>Qui ne peut fournir doit couper, même à regret. Un pli chacun.</translation>
        </message>
        <message>
            <source>{who} leads {card}, and you have no clubs. What must you play?</source>
            <translation>{who} joue {card}, et vous n’avez pas de trèfle. Que faut-il jouer ?</translation>
        </message>
        <message>
            <source>Take the trick with the card that costs you least.</source>
            <translation>Faites le pli avec la carte qui vous coûte le moins.</translation>
        </message>
        <message>
            <source>Two tricks for you. Which card takes the third for certain?</source>
            <translation>Deux plis pour vous. Quelle carte fait le troisième à coup sûr ?</translation>
        </message>
        <message>
            <source>Nothing is higher than the king of trumps.</source>
            <translation>Rien ne bat le roi d’atout.</translation>
        </message>
        <message>
            <source>Three tricks: the hand is yours, and with it a point.</source>
            <translation>Trois plis : la donne est à vous, et un point avec elle.</translation>
        </message>
        <message>
            <source>With the king you announced that makes two to nothing. The fifth trick changes nothing any more: only all five, the vole, are worth two points, and {who} has taken one.</source>
            <translation>Avec le roi annoncé, cela fait deux à zéro. Le cinquième pli ne change plus rien : seuls les cinq, la vole, valent deux points, et {who} en a déjà un.</translation>
        </message>
        <message>
            <source>That is Écarté: change or play, then beat, trump, take three.</source>
            <translation>Voilà l’Écarté : changer ou jouer, puis forcer, couper, et faire trois plis.</translation>
        </message>
        <message>
            <source>In a match you deal every other hand; then it is you who accepts or refuses. That is the next stage.</source>
            <translation>Dans une partie, vous donnez une fois sur deux ; c’est alors vous qui acceptez ou refusez. C’est l’étape suivante.</translation>
        </message>
        <message>
            <source>You could, but {cards} alone seldom make three tricks. Who plays without changing and fails gives away a point more.</source>
            <translation>Vous pourriez, mais {cards} seuls font rarement trois plis. Qui joue sans changer et échoue donne un point de plus.</translation>
        </message>
        <message>
            <source>{who} would change cards too, and your hand can hardly get better.</source>
            <translation>{who} changerait aussi, et votre main ne peut guère s’améliorer.</translation>
        </message>
        <message>
            <source>Concealed it still takes a trick, but it scores nothing.</source>
            <translation>Tu, il fait encore son pli, mais il ne marque rien.</translation>
        </message>
        <message>
            <source>Keep that one for later: first {card}, while {who} may still have hearts.</source>
            <translation>Gardez celle-là pour plus tard : d’abord {card}, tant que {who} peut avoir du cœur.</translation>
        </message>
        <message>
            <source>That can wait. With {card}, {who} may have to spend a trump.</source>
            <translation>Cela peut attendre. Avec {card}, {who} devra peut-être dépenser un atout.</translation>
        </message>
        <message>
            <source>It would take the trick, but {card} takes it too, and then your king is still there.</source>
            <translation>Cela ferait le pli, mais {card} le fait aussi, et votre roi reste.</translation>
        </message>
        <message>
            <source>With {card} you take it, and your king stays for later.</source>
            <translation>Avec {card} vous le prenez, et votre roi reste pour la suite.</translation>
        </message>
        <message>
            <source>That one might be beaten; the king of trumps cannot be.</source>
            <translation>Celle-là peut être battue ; le roi d’atout, non.</translation>
        </message>
        <message>
            <source>Nothing beats {card}: that trick is certain.</source>
            <translation>Rien ne bat {card} : ce pli est sûr.</translation>
        </message>
        <message>
            <source>That one is as good: nothing beats it, now or later. Here first {card}.</source>
            <translation>Celle-ci est aussi bonne : rien ne la bat, ni maintenant ni plus tard. Ici, d’abord {card}.</translation>
        </message>
        <message>
            <source>It is true that nobody can take that trick from you. Here play it: with which card?</source>
            <translation>C’est vrai, ce pli ne peut plus vous échapper. Ici, jouez-le : avec quelle carte ?</translation>
        </message>
    </context>
    <context>
        <name>lesson_hachi_hachi</name>
        <message>
            <source>Points and the account</source>
            <translation>Les points et le compte</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Points</translation>
        </message>
        <message>
            <source>The last four turns of a hand, and the account after it, coin by coin.</source>
            <translation>Les quatre derniers tours d’une donne, puis le compte, pièce par pièce.</translation>
        </message>
        <message>
            <source>Another hand, near its end: four turns are left, and you have captured 38 points.</source>
            <translation>Une autre donne, vers la fin : il reste quatre tours et vous avez capturé 38 points.</translation>
        </message>
        <message>
            <source>Above the field stands ×2: this hand counts double. “{yaku}” beside your name is a prize for the cards you were dealt. Both are told of when the hand is paid for.</source>
            <translation>Au-dessus du champ, ×2 : cette donne compte double. « {yaku} », près de votre nom, est une prime pour les cartes reçues. On parle des deux quand la donne se paie.</translation>
        </message>
        <message>
            <source>The par is 88: a third of the 264 points in the pack.</source>
            <translation>Le par est 88 : un tiers des 264 points du jeu.</translation>
        </message>
        <message>
            <source>At the end only what lies above or below 88 is paid for. With fewer you pay, with more you are paid.</source>
            <translation>À la fin, on ne paie que l’écart avec 88. Avec moins vous payez, avec plus on vous paie.</translation>
        </message>
        <message>
            <source>Two captures are possible. Which one brings more?</source>
            <translation>Deux captures sont possibles. Laquelle rapporte le plus ?</translation>
        </message>
        <message>
            <source>What counts is both cards: the one you play and the one you take.</source>
            <translation>Les deux cartes comptent : celle que vous jouez et celle que vous prenez.</translation>
        </message>
        <message>
            <source>20 and 10 are 30: now you have 68 points.</source>
            <translation>20 et 10 font 30 : vous avez 68 points.</translation>
        </message>
        <message>
            <source>After your capture a card was turned, as always: {card}, and it stays.</source>
            <translation>Après votre prise, on a retourné une carte du talon, comme toujours : {card}, qui reste.</translation>
        </message>
        <message>
            <source>Nobody could take the card of August. It is yours.</source>
            <translation>Personne n’a pu prendre celle d’août. Elle est à vous.</translation>
        </message>
        <message>
            <source>21 points more, and you are over the par of 88.</source>
            <translation>21 points de plus, et vous dépassez les 88.</translation>
        </message>
        <message>
            <source>You have 89 points; the others have about 50 each.</source>
            <translation>Vous avez 89 points ; les autres, une cinquantaine chacun.</translation>
        </message>
        <message>
            <source>From here every further point of yours brings two mon: this hand counts double.</source>
            <translation>À partir d’ici, chaque point de plus vous rapporte deux mon : cette donne compte double.</translation>
        </message>
        <message>
            <source>Neither of your two animals takes anything now.</source>
            <translation>Aucun de vos deux animaux ne prend rien à présent.</translation>
        </message>
        <message>
            <source>Of February and of October one card each is still to come, and both count 10: one is as good as the other. Lay down {card}.</source>
            <translation>De février et d’octobre, il reste à venir une carte chacun, et les deux valent 10 : l’une vaut l’autre. Posez {card}.</translation>
        </message>
        <message>
            <source>In between {card} was turned: your last card takes it.</source>
            <translation>Entre-temps est sortie {card} : votre dernière carte la prend.</translation>
        </message>
        <message>
            <source>And the stock gave {card}, which took your bird back.</source>
            <translation>Et le talon a donné {card}, qui reprend votre oiseau.</translation>
        </message>
        <message>
            <source>Two captures in one turn, 22 points: you end with 111.</source>
            <translation>Deux captures en un tour, 22 points : vous finissez à 111.</translation>
        </message>
        <message>
            <source>The hand is over. You have 111, {gala} 65, {ines} 88.</source>
            <translation>La donne est finie. Vous avez 111, {gala} 65, {ines} 88.</translation>
        </message>
        <message>
            <source>111 is 23 above 88, 65 is 23 below. Who has exactly 88 pays nothing and gets nothing for the points. Beside the names stand other sums: what else is in them comes next.</source>
            <translation>111, c’est 23 de plus que 88, et 65, 23 de moins. Qui a 88 juste ne paie ni ne touche rien pour les points. Près des noms, d’autres sommes : la suite dit ce qu’elles contiennent.</translation>
        </message>
        <message>
            <source>A point is one mon. But this hand counted double: 46 mon.</source>
            <translation>Un point vaut un mon. Mais cette donne comptait double : 46 mon.</translation>
        </message>
        <message>
            <source>{card} was dealt to the field. A bright of January, March or August doubles all payments; one of November or December makes them four times as much.</source>
            <translation>Parmi les cartes données au champ se trouvait {card}. Une lumière de janvier, mars ou août double tous les paiements ; une de novembre ou décembre les multiplie par quatre.</translation>
        </message>
        <message>
            <source>Besides, you were dealt three cards of August: {cards}.</source>
            <translation>De plus, vous avez reçu trois cartes d’août : {cards}.</translation>
        </message>
        <message>
            <source>That triplet is a teyaku, a prize for the cards dealt, worth 2 kan from each. A kan is 12 mon; doubled, that is 48 mon from {gala} and 48 from {ines}.</source>
            <translation>Ce brelan est un teyaku, une prime pour les cartes reçues, qui vaut 2 kan de chacun. Un kan vaut 12 mon ; doublés, cela fait 48 mon payés par {gala} et 48 par {ines}.</translation>
        </message>
        <message>
            <source>46 for the points and twice 48 for the triplet: 142 mon.</source>
            <translation>46 pour les points et deux fois 48 pour le brelan : 142 mon.</translation>
        </message>
        <message>
            <source>{gala} pays 46 and 48, {ines} only 48. What one is paid the others pay: all accounts together are always 0.</source>
            <translation>{gala} paie 46 et 48, {ines} seulement 48. Ce que l’un reçoit, les autres le paient : tous les comptes ensemble font toujours 0.</translation>
        </message>
        <message>
            <source>That is 20 and 1. There is a month in which both cards are worth a lot.</source>
            <translation>Cela fait 20 et 1. Il y a un mois où les deux cartes valent beaucoup.</translation>
        </message>
        <message>
            <source>That takes nothing. Look at August and November.</source>
            <translation>Cela ne prend rien. Regardez août et novembre.</translation>
        </message>
        <message>
            <source>With {card} you take {other}: 20 and 10 are 30 points.</source>
            <translation>Avec {card} vous prenez {other} : 20 et 10 font 30 points.</translation>
        </message>
        <message>
            <source>That takes nothing: your full moon finds August.</source>
            <translation>Cela ne prend rien : votre pleine lune va avec août.</translation>
        </message>
        <message>
            <source>That one is as good: nothing tells them apart. Here: {card}.</source>
            <translation>Celle-ci est aussi bonne : rien ne les distingue. Ici : {card}.</translation>
        </message>
        <message>
            <source>Combinations: stop or go on</source>
            <translation>Combinaisons : s’arrêter ?</translation>
        </message>
        <message>
            <source>Yaku</source>
            <translation>Yaku</translation>
        </message>
        <message>
            <source>Three turns of the traditional game: collecting a combination, and what to do when it is complete.</source>
            <translation>Trois tours du jeu traditionnel : réunir une combinaison, et que faire quand elle est complète.</translation>
        </message>
        <message>
            <source>In the traditional game some captured cards are worth more together.</source>
            <translation>Dans le jeu traditionnel, certaines cartes prises valent plus ensemble.</translation>
        </message>
        <message>
            <source>Such a combination is a yaku, and each has its price. Who completes one may stop the hand and be paid for it by both others.</source>
            <translation>Une telle combinaison est un yaku, et chaque yaku a son prix. Qui en complète un peut arrêter la donne et se le faire payer par les deux autres.</translation>
        </message>
        <message>
            <source>Three ribbons carry a poem: of January, February and March. Take the first.</source>
            <translation>Trois rubans portent un poème : janvier, février et mars. Prenez le premier.</translation>
        </message>
        <message>
            <source>{card} lies in the field; your pine takes it.</source>
            <translation>Le champ a {card} ; votre pin le prend.</translation>
        </message>
        <message>
            <source>As always a card from the stock was turned after yours.</source>
            <translation>Comme toujours, on a retourné une carte du talon après la vôtre.</translation>
        </message>
        <message>
            <source>It was {card}, and it stays: keep it in mind, it is of March.</source>
            <translation>C’était {card}, qui reste : retenez-la, elle est de mars.</translation>
        </message>
        <message>
            <source>{who} has the butterflies, {other} the cuckoo.</source>
            <translation>{who} a les papillons ; {other}, le coucou.</translation>
        </message>
        <message>
            <source>Animals count 10 each, but in this form they make no yaku: ribbons and brights do. Keep an eye on what others collect.</source>
            <translation>Chaque animal vaut 10, mais dans cette forme les animaux ne font pas de yaku : les rubans et les lumières en font. Surveillez ce que les autres réunissent.</translation>
        </message>
        <message>
            <source>The other two ribbons are in your hand. Begin with March: what does it take?</source>
            <translation>Les deux autres rubans sont dans votre main. Commencez par mars : que prend-il ?</translation>
        </message>
        <message>
            <source>Only captured cards count: a ribbon in the hand is not yours yet.</source>
            <translation>Seules comptent les cartes prises : un ruban en main n’est pas encore à vous.</translation>
        </message>
        <message>
            <source>Now only one ribbon is missing.</source>
            <translation>Il ne manque plus qu’un ruban.</translation>
        </message>
        <message>
            <source>A card of February lies there, too.</source>
            <translation>Une carte de février est là aussi.</translation>
        </message>
        <message>
            <source>Which card completes the three poems?</source>
            <translation>Quelle carte complète les trois poèmes ?</translation>
        </message>
        <message>
            <source>Poetry ribbons: seven kan. Stop now, or go on?</source>
            <translation>Rubans à poème : sept kan. S’arrêter, ou continuer ?</translation>
        </message>
        <message>
            <source>Shōbu ends the hand, and both pay you. Sage goes on for more, but if a rival completes something and stops, you pay for both.</source>
            <translation>Shōbu finit la donne, et les deux vous paient. Sage continue ; mais si un rival complète quelque chose et s’arrête, vous payez pour deux.</translation>
        </message>
        <message>
            <source>Each of them pays seven kan. A kan is twelve mon: 84 from each, 168 in all.</source>
            <translation>Chacun paie sept kan. Un kan vaut douze mon : 84 de chacun, 168 en tout.</translation>
        </message>
        <message>
            <source>The hand ended because you stopped it: then the points of the cards do not count.</source>
            <translation>La donne a pris fin parce que vous l’avez arrêtée : les points des cartes ne comptent alors pas.</translation>
        </message>
        <message>
            <source>If nobody completes a yaku, the cards are played out and the points settled against 88.</source>
            <translation>Si personne n’achève de yaku, on joue toutes les cartes et les points se règlent par rapport à 88.</translation>
        </message>
        <message>
            <source>Whoever has a yaku and did not stop is paid half of it when the cards run out.</source>
            <translation>Qui a un yaku et n’a pas arrêté en touche la moitié quand les cartes sont épuisées.</translation>
        </message>
        <message>
            <source>Five yaku there are: yours, “{yaku}”, and four more.</source>
            <translation>Il y a cinq yaku : le vôtre, « {yaku} », et quatre autres.</translation>
        </message>
        <message>
            <source>{aotan}, those of June, September and October: 7 kan as well. Any seven ribbons but the willow's: 10. {shiko}, all but the rain man: 10. {goko}: 12.</source>
            <translation>{aotan}, ceux de juin, septembre et octobre : 7 kan aussi. Sept rubans quelconques sans celui du saule : 10. {shiko}, toutes sauf l’homme à la pluie : 10. {goko} : 12.</translation>
        </message>
        <message>
            <source>In a match, the page “Yaku” of the panel shows all of them, with their price.</source>
            <translation>Dans une partie, la page « Yaku » du panneau les montre tous, avec leur prix.</translation>
        </message>
        <message>
            <source>There it says who is near which, and which can no longer be completed. They are in the rules, too: F1.</source>
            <translation>On y voit qui est près duquel et lesquels ne sont plus possibles. Ils sont aussi dans les règles : F1.</translation>
        </message>
        <message>
            <source>That ribbon is safe in your hand. First the one in the field, which others could take: January, with your pine.</source>
            <translation>Ce ruban est à l’abri dans votre main. D’abord celui du champ, que d’autres pourraient prendre : janvier, avec votre pin.</translation>
        </message>
        <message>
            <source>The ribbon of January is what you want: take it with your pine.</source>
            <translation>C’est le ruban de janvier qu’il vous faut : prenez-le avec votre pin.</translation>
        </message>
        <message>
            <source>Look for your ribbon of March, and for the cherry that was turned.</source>
            <translation>Cherchez votre ruban de mars, et le cerisier sorti du talon.</translation>
        </message>
        <message>
            <source>With {card} you take {other}, and both are captured.</source>
            <translation>Avec {card} vous prenez {other}, et les deux sont capturées.</translation>
        </message>
        <message>
            <source>February: your ribbon takes the plum in the field.</source>
            <translation>Février : votre ruban prend le prunier du champ.</translation>
        </message>
        <message>
            <source>With {card} you take {other}, and the three are complete.</source>
            <translation>Avec {card} vous prenez {other}, et les trois sont là.</translation>
        </message>
        <message>
            <source>You could go on, but seven kan in the hand are worth more than the hope of a second combination. Here: stop.</source>
            <translation>Vous pourriez continuer, mais sept kan sûrs valent mieux que l’espoir d’une autre combinaison. Ici, arrêtez-vous.</translation>
        </message>
        <message>
            <source>That ribbon is one of the three too, and as good; its turn comes next. Here begin with March.</source>
            <translation>C’est aussi l’un des trois, et il vaut autant : son tour vient après. Ici, commencez par mars.</translation>
        </message>
        <message>
            <source>Months and capturing</source>
            <translation>Les mois et les prises</translation>
        </message>
        <message>
            <source>Months</source>
            <translation>Mois</translation>
        </message>
        <message>
            <source>Five turns at the flower table: which cards belong together, which one can take, and what they count.</source>
            <translation>Cinq tours à la table des fleurs : quelles cartes vont ensemble, lesquelles on peut prendre et ce qu’elles valent.</translation>
        </message>
        <message>
            <source>Twelve months with four cards each: every month is a plant.</source>
            <translation>Douze mois de quatre cartes : chaque mois est une plante.</translation>
        </message>
        <message>
            <source>The number on a card is its month. Six cards lie open in the field; seven are yours.</source>
            <translation>Le nombre sur la carte est son mois. Six cartes sont ouvertes dans le champ ; sept sont à vous.</translation>
        </message>
        <message>
            <source>Beside the names stands what has been won: in mon, the coins of the game.</source>
            <translation>Près des noms, ce qu’on a gagné : en mon, les pièces du jeu.</translation>
        </message>
        <message>
            <source>Above the field stands how much the hand counts: ×1, once, for that is a small field, a koba. When it counts more is shown in the next stage.</source>
            <translation>Au-dessus du champ, ce que compte la donne : ×1, une fois, car c’est un petit champ, koba. L’étape suivante montre quand elle compte plus.</translation>
        </message>
        <message>
            <source>Two cherries, March: {cards}. Play yours onto the other and take both.</source>
            <translation>Deux cerisiers, mars : {cards}. Jouez le vôtre sur l’autre et prenez les deux.</translation>
        </message>
        <message>
            <source>A card takes another of the same month: nothing else counts. Click on it, or drag it onto the card in the field.</source>
            <translation>Une carte en prend une autre du même mois : rien d’autre ne compte. Cliquez dessus, ou glissez-la sur celle du champ.</translation>
        </message>
        <message>
            <source>After your card one is always turned from the stock: now {card}.</source>
            <translation>Après votre carte, on en retourne toujours une du talon : ici, {card}.</translation>
        </message>
        <message>
            <source>If its month lies in the field it takes that card for you; if not, it stays. The strip below the field tells it again: what you took with how many points and, behind the red back, the card that was turned.</source>
            <translation>Si son mois est dans le champ, elle prend cette carte pour vous ; sinon, elle reste. La bande sous le champ le redit : votre prise, ses points et, après le dos rouge, la carte retournée.</translation>
        </message>
        <message>
            <source>Your captures lie on the right: 25 points, and 88 would be an equal share of all.</source>
            <translation>Vos prises sont à droite : 25 points ; 88 serait la part égale de chacun.</translation>
        </message>
        <message>
            <source>“{yaku} 1 / 3” stands there as well: three such ribbons are worth more together. That comes in a later stage; here only points count.</source>
            <translation>On y lit aussi « {yaku} 1 / 3 » : trois rubans pareils valent plus ensemble. Cela vient à une autre étape ; ici, seuls comptent les points.</translation>
        </message>
        <message>
            <source>{who} lays down {card}: no other December lies there, so it stays.</source>
            <translation>{who} pose {card} : aucune autre carte de décembre n’est là, elle reste.</translation>
        </message>
        <message>
            <source>And from the stock came {card}: it takes nothing either, and stays as well.</source>
            <translation>Et du talon est sortie une carte, {card} : elle ne prend rien non plus, et reste aussi.</translation>
        </message>
        <message>
            <source>{who} takes it with another December card, {card}.</source>
            <translation>{who} la prend avec une autre carte de décembre, {card}.</translation>
        </message>
        <message>
            <source>What lies in the field is there for everybody. The stock gave {card}.</source>
            <translation>Ce qui est dans le champ est à qui le prend. Le talon a donné {card}.</translation>
        </message>
        <message>
            <source>Cards count 20, 10, 5 or 1: bright, animal, ribbon, chaff.</source>
            <translation>Les cartes valent 20, 10, 5 ou 1 : lumière, animal, ruban, plaine.</translation>
        </message>
        <message>
            <source>You have taken a bright and a ribbon: 25 points. The sign beside the month tells the class: sun, wing, slip, dot. The bridge and the sake cup count as animals too.</source>
            <translation>Vous avez pris une lumière et un ruban : 25 points. Le signe à côté du mois dit la classe : soleil, aile, bande, point. Le pont et la coupe de saké comptent aussi parmi les animaux.</translation>
        </message>
        <message>
            <source>Three of your cards can take something. Which capture brings most?</source>
            <translation>Trois de vos cartes peuvent prendre. Quelle prise rapporte le plus ?</translation>
        </message>
        <message>
            <source>Of June two cards lie in the field, and you may choose which one to take.</source>
            <translation>De juin, deux cartes sont dans le champ : vous choisissez laquelle prendre.</translation>
        </message>
        <message>
            <source>{who} took with {card}, and the card from the stock took as well.</source>
            <translation>{who} a pris avec {card}, et la carte du talon a pris aussi.</translation>
        </message>
        <message>
            <source>It was {card}, and took the maple in the field. Everybody's captures lie open: you can count them.</source>
            <translation>C’était {card}, qui a pris l’érable du champ. Les prises de chacun sont visibles : vous pouvez les compter.</translation>
        </message>
        <message>
            <source>What can you take now?</source>
            <translation>Que pouvez-vous prendre maintenant ?</translation>
        </message>
        <message>
            <source>Point at one of your cards: what it would take lights up in the field.</source>
            <translation>Pointez une de vos cartes : ce qu’elle prendrait s’éclaire sur le champ.</translation>
        </message>
        <message>
            <source>{who} played the crane of January, a bright, onto a chaff card: 21 points.</source>
            <translation>{who} a joué la grue de janvier, une lumière, sur une plaine : 21 points.</translation>
        </message>
        <message>
            <source>None of your cards finds its month. Lay down what is worth least.</source>
            <translation>Aucune de vos cartes ne trouve son mois. Posez ce qui vaut le moins.</translation>
        </message>
        <message>
            <source>Chaff counts least, and you hold two. Of August only the moon has not come yet, a bright: keep the card that can take it, and lay down {card}.</source>
            <translation>La plaine vaut le moins, et vous en avez deux. D’août, il ne manque que la lune, une lumière : gardez la carte qui peut la prendre, et posez {card}.</translation>
        </message>
        <message>
            <source>What luck: the stock gave {card}, and only you can take it.</source>
            <translation>Quelle chance : le talon a donné {card}, et vous seul pouvez la prendre.</translation>
        </message>
        <message>
            <source>Two cards of August are captured, the last one is in your hand. Who follows which cards have come knows such things: here the tab “Months” shows them.</source>
            <translation>Deux cartes d’août sont capturées, la dernière est dans votre main. Qui suit les cartes sorties sait cela : ici, l’onglet « Mois » les montre.</translation>
        </message>
        <message>
            <source>From the stock came {card}, and took your chaff of November for {who}.</source>
            <translation>Du talon est sortie une carte, {card}, qui prend votre plaine de novembre pour {who}.</translation>
        </message>
        <message>
            <source>The card from the stock takes what it can, like one from the hand. Where three of a month lie in the field, the fourth takes all three.</source>
            <translation>La carte du talon prend ce qu’elle peut, comme une carte de la main. Et quand trois cartes d’un mois sont dans le champ, la quatrième les prend toutes les trois.</translation>
        </message>
        <message>
            <source>A bright lies there for you. Which card takes it?</source>
            <translation>Une lumière vous attend. Quelle carte la prend ?</translation>
        </message>
        <message>
            <source>You have 72 points. All cards together are 264, and a third of them is 88: “hachi-hachi” means eighty-eight.</source>
            <translation>Vous avez 72 points. Toutes les cartes font 264, et un tiers fait 88 : « hachi-hachi » veut dire quatre-vingt-huit.</translation>
        </message>
        <message>
            <source>The hand ends when all seven cards are played. Who has more than 88 is paid a mon for each point above; who has less pays one for each below.</source>
            <translation>La donne finit quand les sept cartes sont jouées. Qui a plus de 88 touche un mon par point au-dessus ; qui a moins en paie un par point au-dessous.</translation>
        </message>
        <message>
            <source>There are several ways to play Hachi-Hachi. This is the traditional one, and your first match is played by it.</source>
            <translation>On joue au Hachi-Hachi de plusieurs façons. Celle-ci est la traditionnelle, et votre première partie se joue ainsi.</translation>
        </message>
        <message>
            <source>All the lessons are, too. Under “New match” you may choose another one; there it says what is different.</source>
            <translation>Les leçons aussi. Sous « Nouvelle partie », vous pouvez en choisir une autre ; on y lit ce qui change.</translation>
        </message>
        <message>
            <source>That is not the cherry. First take March: the number on it is 3.</source>
            <translation>Ce n’est pas le cerisier. Prenez d’abord mars : le numéro 3.</translation>
        </message>
        <message>
            <source>The month is right, but chaff counts 1 and the ribbon 5: take {card}.</source>
            <translation>Le mois est bon, mais la plaine vaut 1 et le ruban 5 : prenez {card}.</translation>
        </message>
        <message>
            <source>That makes 11 points: 10 and 1. There is something with a ribbon.</source>
            <translation>Cela fait 11 points : 10 et 1. Il y a mieux, avec un ruban.</translation>
        </message>
        <message>
            <source>Two chaff cards are 2 points. Look for animals and ribbons.</source>
            <translation>Deux plaines font 2 points. Cherchez les animaux et les rubans.</translation>
        </message>
        <message>
            <source>That takes nothing. Look for two cards of one month.</source>
            <translation>Cela ne prend rien. Cherchez deux cartes d’un même mois.</translation>
        </message>
        <message>
            <source>With {card} you take {other}: 10 and 5 are 15 points.</source>
            <translation>Avec {card} vous prenez {other} : 10 et 5 font 15 points.</translation>
        </message>
        <message>
            <source>That takes nothing: nothing of its month lies there. Look at September.</source>
            <translation>Cela ne prend rien : de ce mois, rien dans le champ. Regardez septembre.</translation>
        </message>
        <message>
            <source>With {card} you take {other}: both are of September.</source>
            <translation>Avec {card} vous prenez {other} : les deux sont de septembre.</translation>
        </message>
        <message>
            <source>Whoever holds the moon would take it: 21 points. In your hand it may take the moon itself. Better {card}.</source>
            <translation>Qui a la lune la prendrait : 21 points. Dans votre main, elle peut prendre la lune elle-même. Mieux vaut {card}.</translation>
        </message>
        <message>
            <source>A ribbon counts 5 for whoever takes it. Better {card}.</source>
            <translation>Un ruban vaut 5 points pour qui le prend. Mieux vaut {card}.</translation>
        </message>
        <message>
            <source>That takes nothing. Look at August: 8.</source>
            <translation>Cela ne prend rien. Regardez août : le 8.</translation>
        </message>
        <message>
            <source>With {card} you take {other}: both are of August.</source>
            <translation>Avec {card} vous prenez {other} : les deux sont d’août.</translation>
        </message>
        <message>
            <source>The whole form: play or drop out</source>
            <translation>La forme complète : jouer ou se retirer</translation>
        </message>
        <message>
            <source>The whole</source>
            <translation>Le tout</translation>
        </message>
        <message>
            <source>Five sit at the table and three play: who drops out and at what price, and what is paid at the end.</source>
            <translation>Cinq à table et trois qui jouent : qui se retire et à quel prix, et ce qu’on paie à la fin.</translation>
        </message>
        <message>
            <source>With four or more at the table, only three play a hand.</source>
            <translation>À quatre ou plus, trois seulement jouent chaque donne.</translation>
        </message>
        <message>
            <source>Everybody is dealt seven cards and says in turn: I play, or I drop out. {who} deals and speaks first.</source>
            <translation>Chacun reçoit sept cartes et dit à son tour s’il joue ou se retire. {who} donne et parle en premier.</translation>
        </message>
        <message>
            <source>{who} might have promised to play without looking.</source>
            <translation>{who} aurait pu promettre de jouer sans regarder.</translation>
        </message>
        <message>
            <source>That is mizuten: who promises it and reaches 89 points is paid a kan by everybody. {who} would rather look. Now you see your cards too.</source>
            <translation>C’est le mizuten : qui le promet et atteint 89 points reçoit un kan de chacun. {who} a préféré regarder. Vous voyez maintenant vos cartes aussi.</translation>
        </message>
        <message>
            <source>{plays} plays; {drops} drops out and pays for it.</source>
            <translation>{plays} joue ; {drops} se retire et paie pour cela.</translation>
        </message>
        <message>
            <source>The first to drop pays 1 kan, which is 12 mon, the next 1½, then 2. With {card} in the field everything counts double: 24 mon, into the pot.</source>
            <translation>Le premier qui se retire paie 1 kan, soit 12 mon, le suivant 1½, puis 2. Avec {card} sur le champ, tout compte double : 24 mon, dans le pot.</translation>
        </message>
        <message>
            <source>Do you play, or drop out for 36 mon?</source>
            <translation>Jouez-vous, ou vous retirez-vous pour 36 mon ?</translation>
        </message>
        <message>
            <source>You hold two of the three poetry ribbons, {cards}, and the third lies in the field. That is worth playing.</source>
            <translation>Vous avez deux des trois rubans à poème, {cards}, et le troisième est sur le champ. Cela vaut la peine de jouer.</translation>
        </message>
        <message>
            <source>{who} plays as well, and the three are complete.</source>
            <translation>{who} joue aussi : vous voilà trois.</translation>
        </message>
        <message>
            <source>{out} is not asked, so he is paid for what he may not play: 3 mon for each bright or ribbon of a combination. He had one; doubled, you and {who} give 6 each, the dealer nothing.</source>
            <translation>On ne demande plus à {out}, qui touche pour ce qu’il ne peut jouer : 3 mon par lumière ou ruban de combinaison. Il en avait un ; au double, {who} et vous donnez 6, le donneur rien.</translation>
        </message>
        <message>
            <source>{who} shows seven chaff cards, “{yaku}”: a prize for the cards dealt.</source>
            <translation>{who} montre sept plaines, « {yaku} » : une prime pour les cartes reçues.</translation>
        </message>
        <message>
            <source>Worth 4 kan, doubled: 96 mon from you and 96 from {other}, whatever happens in the play. In return everybody knows now that {who} holds nothing but chaff.</source>
            <translation>Elle vaut 4 kan, au double : 96 mon de vous et 96 de {other}, quoi qu’il arrive. En échange, tous savent que {who} n’a que des plaines.</translation>
        </message>
        <message>
            <source>First the ribbon in the field: your cherry takes it.</source>
            <translation>D’abord le ruban du champ : votre cerisier le prend.</translation>
        </message>
        <message>
            <source>Whoever holds another card of March could snatch it away; from your hand nobody takes anything, nor from what you have captured.</source>
            <translation>Qui a une autre carte de mars pourrait vous le souffler ; dans votre main, personne ne prend rien, ni dans vos prises.</translation>
        </message>
        <message>
            <source>Of February a card lies there, too. Which of your two takes it?</source>
            <translation>Il y a aussi une carte de février. Laquelle de vos deux la prend ?</translation>
        </message>
        <message>
            <source>Remember what you are collecting.</source>
            <translation>Rappelez-vous ce que vous réunissez.</translation>
        </message>
        <message>
            <source>{who} lays down {card}: that was careless.</source>
            <translation>{who} pose {card} : c’était imprudent.</translation>
        </message>
        <message>
            <source>Everybody could see that only the ribbon of January was missing in your pile. In a match, the panel shows what rivals collect too.</source>
            <translation>Tout le monde voyait qu’il ne manquait que le ruban de janvier dans votre tas. Dans une partie, le panneau dit aussi ce que réunissent les adversaires.</translation>
        </message>
        <message>
            <source>Complete the three poems.</source>
            <translation>Complétez les trois poèmes.</translation>
        </message>
        <message>
            <source>Seven kan, doubled. Do you stop, or go on?</source>
            <translation>Sept kan, au double. Vous arrêtez, ou vous continuez ?</translation>
        </message>
        <message>
            <source>Stopping brings 168 mon from each at once, and the pot. If you go on and somebody else stops, you pay for both.</source>
            <translation>Arrêter rapporte tout de suite 168 mon de chacun, et le pot. Si vous continuez et qu’un autre arrête, vous payez pour deux.</translation>
        </message>
        <message>
            <source>The account: twice 168, and the pot of 24, are yours.</source>
            <translation>Le compte : deux fois 168, et le pot de 24, sont à vous.</translation>
        </message>
        <message>
            <source>You pay {ines} 96 for the seven chaff cards, and you paid {bruno} 6: 336 + 24 − 96 − 6 = 258 mon.</source>
            <translation>Vous payez 96 à {ines} pour les sept plaines, et vous avez donné 6 à {bruno} : 336 + 24 − 96 − 6 = 258 mon.</translation>
        </message>
        <message>
            <source>{damian} dropped out and lost 24; {gala} played: −270.</source>
            <translation>{damian} s’est retiré et a perdu 24 ; {gala} a joué : −270.</translation>
        </message>
        <message>
            <source>That is what the fee is for: it costs little to keep out of a hand that others will win. Who wins a hand deals the next one. Other words of the sheet, such as diving or escape, are explained where one points at them.</source>
            <translation>C’est à cela que sert le droit de sortie : il coûte peu d’éviter une donne que d’autres gagneront. Qui gagne distribue la suivante. D’autres mots de la feuille, comme plongeon ou évasion, s’expliquent quand on les pointe.</translation>
        </message>
        <message>
            <source>Now you know the traditional form; the match that you can play now has its rules.</source>
            <translation>Vous connaissez maintenant la forme traditionnelle ; la partie que vous pouvez jouer en a les règles.</translation>
        </message>
        <message>
            <source>There is a plainer form, too, called Rulebook under “New match”: everybody plays every hand to its end and settles with each of the others.</source>
            <translation>Il y a aussi une forme plus simple, appelée Règlement sous « Nouvelle partie » : chacun joue chaque donne jusqu’au bout et règle ses comptes avec chacun des autres.</translation>
        </message>
        <message>
            <source>Dropping is for hands with nothing to hope for. With these ribbons 36 mon would be a high price for not playing.</source>
            <translation>On se retire avec des mains sans espoir. Avec ces rubans, 36 mon serait cher payer pour ne pas jouer.</translation>
        </message>
        <message>
            <source>That ribbon is safe in your hand. The one in the field somebody else may take: first March.</source>
            <translation>Ce ruban est à l’abri dans votre main. Celui du champ, un autre peut le prendre : d’abord mars.</translation>
        </message>
        <message>
            <source>First the ribbon of March: look at your cherry.</source>
            <translation>D’abord le ruban de mars : regardez votre cerisier.</translation>
        </message>
        <message>
            <source>Five points more, but the ribbon would stay in your hand. For the combination it has to be captured.</source>
            <translation>Cinq points de plus, mais le ruban resterait en main. Pour la combinaison, il faut le capturer.</translation>
        </message>
        <message>
            <source>Look at February: you hold two cards of it.</source>
            <translation>Regardez février : vous en avez deux cartes.</translation>
        </message>
        <message>
            <source>January: your ribbon takes the pine in the field.</source>
            <translation>Janvier : votre ruban prend le pin du champ.</translation>
        </message>
        <message>
            <source>There is little more to be had with the cards you have left. Here: stop.</source>
            <translation>Avec les cartes qui vous restent, il y a peu de plus à gagner. Ici, arrêtez.</translation>
        </message>
    </context>
    <context>
        <name>lesson_mosca</name>
        <message>
            <source>Careful: the queen and the jack of trumps beat the ace, and you have not seen them.</source>
            <translation>Attention : la dame et le valet d’atout battent l’as, et vous ne les avez pas vus.</translation>
        </message>
        <message>
            <source>A first hand</source>
            <translation>Une première donne</translation>
        </message>
        <message>
            <source>Stay, exchange, the pool</source>
            <translation>Entrer, changer et la poule</translation>
        </message>
        <message>
            <source>You play a whole hand against {who} and {other}: staying or passing, changing cards, five tricks and the pool.</source>
            <translation>Vous jouez une donne entière contre {who} et {other} : tenir ou passer, changer des cartes, cinq plis et la poule.</translation>
        </message>
        <message>
            <source>Three counters lie in the pool: {who}, who deals, has put them in.</source>
            <translation>Trois jetons sont à la poule : {who}, qui donne, les a mis.</translation>
        </message>
        <message>
            <source>Five cards each, so five tricks: everybody still in lays a card, and the best takes all of them. Whoever takes most points in the tricks takes the pool.</source>
            <translation>Cinq cartes chacun, donc cinq plis : chacun de ceux qui tiennent pose une carte, et la meilleure prend tout. Qui fait le plus de points dans ses plis emporte la poule.</translation>
        </message>
        <message>
            <source>The card turned up, {card}, makes clubs trumps.</source>
            <translation>La retourne est {card} : l’atout est trèfle.</translation>
        </message>
        <message>
            <source>Trumps beat every other suit. The order is king, queen, jack, ace, ten, nine, eight, seven: the ace comes after the jack.</source>
            <translation>L’atout bat les autres couleurs. L’ordre est roi, dame, valet, as, dix, neuf, huit, sept : l’as vient après le valet.</translation>
        </message>
        <message>
            <source>Two trumps and a king: stay in. Change {cards}.</source>
            <translation>Deux atouts et un roi : tenez. Changez {cards}.</translation>
        </message>
        <message>
            <source>Touch the two cards, then the button. Who passes neither wins nor pays; who stays and takes no trick pays two counters.</source>
            <translation>Touchez les deux cartes, puis le bouton. Qui passe ne gagne ni ne paie ; qui tient sans faire de pli paie deux jetons.</translation>
        </message>
        <message>
            <source>{who} passes: out of this hand, at no cost.</source>
            <translation>{who} passe : hors de cette donne, et sans frais.</translation>
        </message>
        <message>
            <source>Everybody is asked once, from the dealer's left on.</source>
            <translation>On demande une fois à chacun, à partir de la gauche du donneur.</translation>
        </message>
        <message>
            <source>{who} stays and changes two as well. You drew {cards}.</source>
            <translation>{who} tient et change deux cartes aussi. Vous avez reçu {cards}.</translation>
        </message>
        <message>
            <source>Now the two of you play for the pool.</source>
            <translation>Vous jouez maintenant la poule à deux.</translation>
        </message>
        <message>
            <source>You lead. Begin with {card}: no heart is higher.</source>
            <translation>Vous entamez. Commencez par {card} : aucun cœur n’est plus fort.</translation>
        </message>
        <message>
            <source>{who} has to follow with a heart if he has one, or else to spend a trump. Nothing beats your king of clubs: it takes a trick whenever you like.</source>
            <translation>{who} doit fournir du cœur s’il en a, sinon dépenser un atout. Rien ne bat votre roi de trèfle : il fait un pli quand vous voulez.</translation>
        </message>
        <message>
            <source>{who} has no hearts and has to trump: twenty points for him.</source>
            <translation>{who} n’a pas de cœur et doit couper : vingt points pour lui.</translation>
        </message>
        <message>
            <source>King, queen, jack, ace and ten count 10 each, lower cards what stands on them. Who takes a trick leads. And that was a high trump.</source>
            <translation>Roi, dame, valet, as et dix valent 10 chacun, les petites ce qui est écrit dessus. Qui fait le pli entame. Et c’était un gros atout.</translation>
        </message>
        <message>
            <source>{who} leads {card}. What may you play?</source>
            <translation>{who} joue {card}. Que pouvez-vous jouer ?</translation>
        </message>
        <message>
            <source>Who has the suit has to follow, with a higher card if there is one.</source>
            <translation>Qui a la couleur doit fournir, et plus fort s’il le peut.</translation>
        </message>
        <message>
            <source>Forty points for {who}, and he leads {card}.</source>
            <translation>Quarante points pour {who}, qui joue {card}.</translation>
        </message>
        <message>
            <source>You have no diamonds.</source>
            <translation>Vous n’avez pas de carreau.</translation>
        </message>
        <message>
            <source>You cannot follow. What must you play?</source>
            <translation>Vous ne pouvez fournir. Que faut-il jouer ?</translation>
        </message>
        <message>
            <source>Take the trick with the card that costs you least.</source>
            <translation>Faites le pli avec la carte qui vous coûte le moins.</translation>
        </message>
        <message>
            <source>Now lead {card}: it takes what trumps are left.</source>
            <translation>Jouez maintenant {card} : il prend les atouts qui restent.</translation>
        </message>
        <message>
            <source>If {who} holds one, it can no longer beat your last card.</source>
            <translation>Si {who} en a un, il ne pourra plus battre votre dernière carte.</translation>
        </message>
        <message>
            <source>Forty each. Your last card decides.</source>
            <translation>Quarante partout. Votre dernière carte décide.</translation>
        </message>
        <message>
            <source>Your ten of hearts is the last card: lead it.</source>
            <translation>La dernière est votre dix de cœur : jouez-le.</translation>
        </message>
        <message>
            <source>Nineteen more points for you.</source>
            <translation>Dix-neuf points de plus pour vous.</translation>
        </message>
        <message>
            <source>Now everybody counts the points of the tricks they have won.</source>
            <translation>Maintenant, chacun compte les points des plis qu’il a faits.</translation>
        </message>
        <message>
            <source>59 points to 40: the pool is yours.</source>
            <translation>59 points à 40 : la poule est à vous.</translation>
        </message>
        <message>
            <source>{who} took tricks, so he pays nothing more. Had he taken none, he would have put in two counters, and you would have won those as well.</source>
            <translation>{who} a fait des plis et ne paie rien de plus. Sans pli, il aurait mis deux jetons, et vous les auriez gagnés aussi.</translation>
        </message>
        <message>
            <source>Five cards of one suit as dealt are a mosca: they take the pool at once.</source>
            <translation>Cinq cartes d’une couleur, telles que données, font la mouche : elles emportent la poule.</translation>
        </message>
        <message>
            <source>If all pass, the pool stays and grows. Who has most counters in the end wins the match.</source>
            <translation>Si tous passent, la poule reste et grossit. Qui a le plus de jetons à la fin gagne la partie.</translation>
        </message>
        <message>
            <source>Passing is safe, but the king of trumps takes a trick for certain: with this hand one stays.</source>
            <translation>Passer ne coûte rien, mais le roi d’atout fait un pli à coup sûr : avec cette main, on tient.</translation>
        </message>
        <message>
            <source>Stay, yes, but change the two that take nothing: {cards}.</source>
            <translation>Tenir, oui, mais changez les deux qui ne font rien : {cards}.</translation>
        </message>
        <message>
            <source>It takes a trick now or later. First {card}, while {who} may still have hearts.</source>
            <translation>Il fait un pli maintenant ou plus tard. D’abord {card}, tant que {who} peut avoir du cœur.</translation>
        </message>
        <message>
            <source>Begin with the higher one, {card}.</source>
            <translation>Commencez par la plus forte, {card}.</translation>
        </message>
        <message>
            <source>You have a spade: you must follow.</source>
            <translation>Vous avez un pique : il faut fournir.</translation>
        </message>
        <message>
            <source>Your only spade is {card}: who has the suit has to follow.</source>
            <translation>Votre seul pique est {card} : qui a la couleur doit fournir.</translation>
        </message>
        <message>
            <source>It takes the trick, but {card} does too, and then the highest trump is still yours.</source>
            <translation>Il fait le pli, mais {card} aussi, et le plus fort atout reste à vous.</translation>
        </message>
        <message>
            <source>You have a trump: you must use it.</source>
            <translation>Vous avez un atout : il faut couper.</translation>
        </message>
        <message>
            <source>With {card} you take it, and the highest trump stays yours.</source>
            <translation>Avec {card} vous le prenez, et le plus fort atout reste à vous.</translation>
        </message>
        <message>
            <source>First the trumps: if {who} holds any, {card} takes one away.</source>
            <translation>D’abord les atouts : si {who} en a, {card} lui en ôte un.</translation>
        </message>
    </context>
    <context>
        <name>lesson_napoleon</name>
        <message>
            <source>One of those can go as well: two follow suit where the ace would be wasted. Here: {card}.</source>
            <translation>L’une de celles-là peut partir aussi : les deux fournissent là où l’as serait gâché. Ici : {card}.</translation>
        </message>
        <message>
            <source>Against the declarer</source>
            <translation>Contre le déclarant</translation>
        </message>
        <message>
            <source>In defence</source>
            <translation>En défense</translation>
        </message>
        <message>
            <source>{who} promises three tricks. With {first} and {second} you keep him from it.</source>
            <translation>{who} promet trois plis. Avec {first} et {second}, vous l’en empêchez.</translation>
        </message>
        <message>
            <source>{who} promises three tricks.</source>
            <translation>{who} promet trois plis.</translation>
        </message>
        <message>
            <source>One ace and nothing else: pass.</source>
            <translation>Un as et rien d’autre : passez.</translation>
        </message>
        <message>
            <source>You would have to promise four.</source>
            <translation>Il faudrait en promettre quatre.</translation>
        </message>
        <message>
            <source>{who} leads {card}: spades are trumps.</source>
            <translation>{who} joue {card} : l’atout est pique.</translation>
        </message>
        <message>
            <source>The three of you are partners in this hand: a trick of {first} or {second} is as good as yours.</source>
            <translation>Vous êtes trois partenaires dans cette donne : un pli de {first} ou de {second} vaut le vôtre.</translation>
        </message>
        <message>
            <source>You have a spade, so you must follow.</source>
            <translation>Vous avez un pique : il faut fournir.</translation>
        </message>
        <message>
            <source>No spade left: throw what you need least.</source>
            <translation>Plus de pique : défaussez ce qui vous sert le moins.</translation>
        </message>
        <message>
            <source>You cannot beat a trump without one.</source>
            <translation>Sans atout, on ne bat pas un atout.</translation>
        </message>
        <message>
            <source>{who} has two tricks and leads a diamond; {other} has put the king on it.</source>
            <translation>{who} a deux plis et joue carreau ; {other} a mis le roi.</translation>
        </message>
        <message>
            <source>The king is winning the trick.</source>
            <translation>Pour l’instant, le roi fait le pli.</translation>
        </message>
        <message>
            <source>Which diamond do you play?</source>
            <translation>Quel carreau jouez-vous ?</translation>
        </message>
        <message>
            <source>Remember whose trick it is.</source>
            <translation>Rappelez-vous à qui va le pli.</translation>
        </message>
        <message>
            <source>{who} is winning this one for you. Throw a card.</source>
            <translation>{who} fait ce pli pour vous. Défaussez une carte.</translation>
        </message>
        <message>
            <source>Two tricks each: the last one decides.</source>
            <translation>Deux plis de chaque côté : le dernier décide.</translation>
        </message>
        <message>
            <source>{who} leads {card}. You have one card left.</source>
            <translation>{who} joue {card}. Il vous reste une carte.</translation>
        </message>
        <message>
            <source>{who} follows: the trick is {other}'s, and the promise is broken.</source>
            <translation>{who} fournit : le pli va à {other}, et la promesse n’est pas tenue.</translation>
        </message>
        <message>
            <source>He pays each of you three counters.</source>
            <translation>Il paie trois jetons à chacun de vous.</translation>
        </message>
        <message>
            <source>Had he made it, each of you would have paid him three.</source>
            <translation>S’il avait réussi, chacun lui en aurait payé trois.</translation>
        </message>
        <message>
            <source>Against the declarer: never beat a partner, and keep what can still win.</source>
            <translation>Contre le déclarant : ne battez pas un partenaire, et gardez ce qui peut encore gagner.</translation>
        </message>
        <message>
            <source>Who sits behind the declarer beats what he leads; the others save their high cards.</source>
            <translation>Qui joue après le déclarant bat ce qu’il joue ; les autres gardent leurs fortes cartes.</translation>
        </message>
        <message>
            <source>With one ace that would be dear. Pass.</source>
            <translation>Avec un seul as, ce serait cher. Passez.</translation>
        </message>
        <message>
            <source>The ace may still take a trick. Keep it.</source>
            <translation>L’as peut encore faire un pli. Gardez-le.</translation>
        </message>
        <message>
            <source>Alone in its suit, {card} will take nothing.</source>
            <translation>Seul de sa couleur, {card} ne fera rien.</translation>
        </message>
        <message>
            <source>{who} already wins it, and she is your partner: do not spend the ace on her king.</source>
            <translation>{who} le fait déjà, et c’est votre partenaire : ne dépensez pas l’as sur son roi.</translation>
        </message>
        <message>
            <source>Your partner wins the trick: the lowest is enough, {card}.</source>
            <translation>Votre partenaire fait le pli : la plus basse suffit, {card}.</translation>
        </message>
        <message>
            <source>The ace could still take the last trick: keep it.</source>
            <translation>L’as pourrait encore faire le dernier pli : gardez-le.</translation>
        </message>
        <message>
            <source>Throw {card}: the ace can still take the last trick.</source>
            <translation>Jetez {card} : l’as peut encore faire le dernier pli.</translation>
        </message>
        <message>
            <source>As good: the two are neighbours. Here the lower: {card}.</source>
            <translation>Aussi bonne : les deux se suivent. Ici, la plus basse : {card}.</translation>
        </message>
        <message>
            <source>The auction: alone against all</source>
            <translation>Les enchères : seul contre tous</translation>
        </message>
        <message>
            <source>The auction</source>
            <translation>Les enchères</translation>
        </message>
        <message>
            <source>You say how many tricks you will take, choose the trumps with your first card, and play alone against three.</source>
            <translation>Vous dites combien de plis vous ferez, choisissez l’atout par votre première carte, et jouez seul contre trois.</translation>
        </message>
        <message>
            <source>Five cards, five tricks: who promises most plays alone against the others.</source>
            <translation>Cinq cartes, cinq plis : qui promet le plus joue seul contre les autres.</translation>
        </message>
        <message>
            <source>A trick is a card from each: the highest of the suit led takes all, unless somebody plays a trump. The order is ace, king, queen, jack, ten, nine, eight. Whoever plays alone will choose the trumps.</source>
            <translation>Un pli, c’est une carte de chacun : la plus forte de la couleur jouée l’emporte, sauf si quelqu’un coupe. L’ordre est as, roi, dame, valet, dix, neuf, huit. Qui joue seul choisira l’atout.</translation>
        </message>
        <message>
            <source>Everybody speaks once, and has to promise more than was promised before, or pass. A misère, no trick at all, stands between three and four.</source>
            <translation>Chacun parle une fois, et promet plus que ce qui est dit, ou passe. La misère, ne faire aucun pli, se place entre trois et quatre.</translation>
        </message>
        <message>
            <source>With {cards} you can promise four.</source>
            <translation>Avec {cards}, vous pouvez en promettre quatre.</translation>
        </message>
        <message>
            <source>With hearts as trumps ace and king take two, and the ace of clubs and the jack most likely two more.</source>
            <translation>À l’atout cœur, l’as et le roi en font deux, l’as de trèfle et le valet sans doute deux autres.</translation>
        </message>
        <message>
            <source>The others pass: you are the declarer, and the three are partners.</source>
            <translation>Les autres passent : vous êtes le déclarant, et les trois sont partenaires.</translation>
        </message>
        <message>
            <source>Make four tricks, and each of them pays you four counters. If not, you pay each of them four.</source>
            <translation>Faites quatre plis, et chacun vous paie quatre jetons. Sinon, vous en payez quatre à chacun.</translation>
        </message>
        <message>
            <source>You lead, and your first card makes its suit trumps. Lead {card}.</source>
            <translation>Vous entamez, et votre première carte fait l’atout. Jouez {card}.</translation>
        </message>
        <message>
            <source>Trumps should be your longest suit: so you draw theirs.</source>
            <translation>L’atout doit être votre couleur longue : vous faites tomber les leurs.</translation>
        </message>
        <message>
            <source>One trick. Who has a heart must follow; {who} has none.</source>
            <translation>Un pli. Qui a du cœur doit fournir ; {who} n’en a pas.</translation>
        </message>
        <message>
            <source>Nobody need beat or trump: only following suit is a duty.</source>
            <translation>Nul n’est tenu de forcer (mettre plus fort) ni de couper (mettre atout) : fournir est le seul devoir.</translation>
        </message>
        <message>
            <source>Draw the trumps that are left: {card}.</source>
            <translation>Faites tomber les atouts qui restent : {card}.</translation>
        </message>
        <message>
            <source>The card that took the trick lies face down before you, the others' cards face up.</source>
            <translation>La carte qui a fait le pli reste face cachée devant vous ; celles des autres, face visible.</translation>
        </message>
        <message>
            <source>Two tricks, and the queen of hearts has fallen.</source>
            <translation>Deux plis, et la dame de cœur est tombée.</translation>
        </message>
        <message>
            <source>Five of the seven hearts are gone, and you hold another. Nobody followed but {who}.</source>
            <translation>Cinq des sept cœurs sont partis, et vous en avez un autre. Seul {who} a fourni.</translation>
        </message>
        <message>
            <source>You need two more. Which card takes a trick for certain?</source>
            <translation>Il en faut encore deux. Quelle carte fait un pli à coup sûr ?</translation>
        </message>
        <message>
            <source>One heart may still be out, and it is the lowest.</source>
            <translation>Il reste peut-être un cœur dehors, et c’est le plus bas.</translation>
        </message>
        <message>
            <source>Three tricks. One is missing.</source>
            <translation>Trois plis. Il en manque un.</translation>
        </message>
        <message>
            <source>Who has a heart must follow, and nobody did: nobody can trump any more.</source>
            <translation>Qui a du cœur doit fournir, et personne ne l’a fait : plus personne ne peut couper.</translation>
        </message>
        <message>
            <source>And the fourth?</source>
            <translation>Et le quatrième ?</translation>
        </message>
        <message>
            <source>Four tricks: the promise is kept, and play stops.</source>
            <translation>Quatre plis : la promesse est tenue, et l’on s’arrête.</translation>
        </message>
        <message>
            <source>Each of the three pays you four counters: twelve.</source>
            <translation>Chacun des trois vous paie quatre jetons : douze.</translation>
        </message>
        <message>
            <source>All five tricks, the Nap, would have brought ten from each, or cost five to each.</source>
            <translation>Les cinq plis, le Nap, en auraient rapporté dix de chacun, ou coûté cinq à chacun.</translation>
        </message>
        <message>
            <source>Count aces, kings and long suits before you speak.</source>
            <translation>Comptez as, rois et couleurs longues avant de parler.</translation>
        </message>
        <message>
            <source>Over a Nap only a Wellington may be bid, and over that a Blücher: all five too, for twice the price and more. Most hands are worth a pass; then you play against the declarer, in the next lesson.</source>
            <translation>Sur un Napoléon, on ne peut annoncer que Wellington, et sur celui-ci Blücher : encore les cinq plis, au double ou plus. Le plus souvent on passe, et l’on joue contre le déclarant : c’est la leçon suivante.</translation>
        </message>
        <message>
            <source>This hand is too good to pass: two aces, and three cards of one suit.</source>
            <translation>Cette main est trop bonne pour passer : deux as, et trois cartes d’une couleur.</translation>
        </message>
        <message>
            <source>A misère promises no trick at all: with two aces that is as good as lost.</source>
            <translation>La misère promet de ne faire aucun pli : avec deux as, elle est pour ainsi dire perdue.</translation>
        </message>
        <message>
            <source>All five? {card} will hardly take a trick. Four are enough.</source>
            <translation>Les cinq ? {card} ne fera sans doute rien. Quatre suffisent.</translation>
        </message>
        <message>
            <source>Then clubs would be trumps, and you have only one.</source>
            <translation>L’atout serait alors trèfle, et vous n’en avez qu’un.</translation>
        </message>
        <message>
            <source>Then diamonds would be trumps, and your hearts could be trumped.</source>
            <translation>L’atout serait alors carreau, et vos cœurs pourraient être coupés.</translation>
        </message>
        <message>
            <source>The suit is right. Begin with the highest: nothing beats {card}.</source>
            <translation>La couleur est bonne. Commencez par le plus fort : rien ne bat {card}.</translation>
        </message>
        <message>
            <source>If {who} has another trump it could beat your ace of clubs. First {card}.</source>
            <translation>Si {who} a encore un atout, il peut couper votre as de trèfle. D’abord {card}.</translation>
        </message>
        <message>
            <source>Any higher diamond beats it. Keep it for the end.</source>
            <translation>N’importe quel carreau plus fort la bat. Gardez-la pour la fin.</translation>
        </message>
        <message>
            <source>Somebody may have the last heart and no club, and would trump it. First draw that heart: no other beats your jack any more.</source>
            <translation>Quelqu’un a peut-être le dernier cœur et pas de trèfle, et couperait. Faites d’abord tomber ce cœur : aucun autre ne bat plus votre valet.</translation>
        </message>
        <message>
            <source>No heart that is left beats {card}, and it draws the last one.</source>
            <translation>Aucun cœur qui reste ne bat {card}, et le dernier tombe.</translation>
        </message>
        <message>
            <source>Any higher diamond beats it. No club beats your ace.</source>
            <translation>N’importe quel carreau plus fort la bat. Aucun trèfle ne bat votre as.</translation>
        </message>
        <message>
            <source>No club beats {card}, and no trump is left.</source>
            <translation>Aucun trèfle ne bat {card}, et il ne reste pas d’atout.</translation>
        </message>
        <message>
            <source>As good: you hold the ace yourself. Here begin with it: {card}.</source>
            <translation>Aussi bon : l’as est à vous. Ici, commencez par lui : {card}.</translation>
        </message>
    </context>
    <context>
        <name>lesson_nlk</name>
        <message>
            <source>The ladder: get rid of them</source>
            <translation>L’échelle : s’en défaire</translation>
        </message>
        <message>
            <source>The ladder</source>
            <translation>L’échelle</translation>
        </message>
        <message>
            <source>Four tricks of the second phase: leading, beating, trumping, taking.</source>
            <translation>Quatre plis de la seconde phase : entamer, battre, couper, ramasser.</translation>
        </message>
        <message>
            <source>The stock is used up, and everybody has taken up their own pile.</source>
            <translation>Le talon est épuisé, et chacun a pris sa pile en main.</translation>
        </message>
        <message>
            <source>The last card was {card}: spades are trumps, and you lead. Whoever is the last with cards loses.</source>
            <translation>La dernière carte était {card} : l’atout est pique, et vous entamez. Le dernier à garder des cartes perd.</translation>
        </message>
        <message>
            <source>Lead a low card: {card}.</source>
            <translation>Jouez une basse : {card}.</translation>
        </message>
        <message>
            <source>Each player in turn must beat the last card with a higher one of its suit or with a trump, or take a card.</source>
            <translation>Chacun à son tour bat la dernière carte avec une plus forte de sa couleur ou un atout, ou ramasse une carte.</translation>
        </message>
        <message>
            <source>{who} beats it as cheaply as she can.</source>
            <translation>{who} la bat au moindre prix.</translation>
        </message>
        <message>
            <source>Three cards for three players: the trick is complete and goes.</source>
            <translation>Trois cartes pour trois joueurs : le pli est complet et s’en va.</translation>
        </message>
        <message>
            <source>Nobody has to take those cards any more. {who}, who completed it, leads.</source>
            <translation>Ces cartes ne reviennent plus. {who}, qui l’a complété, entame.</translation>
        </message>
        <message>
            <source>{who} leads {card}. Beat it.</source>
            <translation>{who} joue {card}. Battez-le.</translation>
        </message>
        <message>
            <source>A higher club, or a trump: but a trump would be a waste.</source>
            <translation>Avec un trèfle plus fort, ou un atout : mais l’atout serait gaspillé.</translation>
        </message>
        <message>
            <source>{who} completes the trick: another three cards are gone.</source>
            <translation>{who} complète le pli : encore trois cartes de parties.</translation>
        </message>
        <message>
            <source>Nothing of yours is higher than {card}. Beat it with the lowest trump.</source>
            <translation>Rien chez vous ne bat {card}. Coupez avec le plus bas atout.</translation>
        </message>
        <message>
            <source>A trump beats every other suit. It completes the trick, and you lead again.</source>
            <translation>Un atout bat les autres couleurs. Le pli est complet, et vous entamez de nouveau.</translation>
        </message>
        <message>
            <source>You lead again. Which card do you get rid of?</source>
            <translation>Vous entamez de nouveau. De quelle carte vous défaites-vous ?</translation>
        </message>
        <message>
            <source>The low ones first.</source>
            <translation>Les basses d’abord.</translation>
        </message>
        <message>
            <source>{who} cannot beat the ace in suit, and takes: the oldest card.</source>
            <translation>{who} ne peut battre l’as dans sa couleur, et ramasse : la carte la plus ancienne.</translation>
        </message>
        <message>
            <source>The lowest of the trick, {card}, goes into her hand. The ace still lies there.</source>
            <translation>La plus basse du pli, {card}, va dans sa main. L’as est toujours là.</translation>
        </message>
        <message>
            <source>You could trump the ace. But an ace is worth having: take it.</source>
            <translation>Vous pourriez couper l’as. Mais un as est bon à avoir : ramassez-le.</translation>
        </message>
        <message>
            <source>It makes one card more, but one that will beat others.</source>
            <translation>Cela fait une carte de plus, mais de celles qui en battent d’autres.</translation>
        </message>
        <message>
            <source>All cards of the trick were taken: the next player leads.</source>
            <translation>Toutes les cartes du pli ont été ramassées : le suivant entame.</translation>
        </message>
        <message>
            <source>Who has no cards left is safe. Give the low ones away early, keep trumps for the end, and never be the last.</source>
            <translation>Qui n’a plus de cartes est sauvé. Défaites-vous tôt des basses, gardez les atouts pour la fin, et ne soyez jamais le dernier.</translation>
        </message>
        <message>
            <source>So it goes on until only one player holds cards: that player has lost the hand.</source>
            <translation>On continue ainsi jusqu’à ce qu’un seul ait des cartes : celui-là a perdu la donne.</translation>
        </message>
        <message>
            <source>The flag on a plate counts the hands lost. Nothing else is paid: whoever has lost most at the end of the match has lost it.</source>
            <translation>Le petit drapeau de la plaque compte les donnes perdues. Rien d’autre n’est payé : qui en a perdu le plus à la fin de la partie l’a perdue.</translation>
        </message>
        <message>
            <source>Low cards are the hardest to get rid of: lead one while you may. {card} is the one.</source>
            <translation>Les basses sont les plus dures à placer : jouez-en une tant que vous le pouvez. Ici, {card}.</translation>
        </message>
        <message>
            <source>You may always take, but then you have a card more. You can beat it.</source>
            <translation>Ramasser est toujours permis, mais vous aurez une carte de plus. Vous pouvez la battre.</translation>
        </message>
        <message>
            <source>A trump does it too, but trumps are what one needs in the end. You have a club.</source>
            <translation>Un atout la bat aussi, mais on en a besoin à la fin. Vous avez un trèfle.</translation>
        </message>
        <message>
            <source>With {card} you beat it, and no trump is spent.</source>
            <translation>Avec {card} vous la battez sans dépenser d’atout.</translation>
        </message>
        <message>
            <source>You would get {card}. With the lowest trump three cards are gone, yours among them.</source>
            <translation>Vous ramasseriez {card}. Avec le plus bas atout, trois cartes s’en vont, dont la vôtre.</translation>
        </message>
        <message>
            <source>The lowest trump is enough: {card}.</source>
            <translation>Le plus bas atout suffit : {card}.</translation>
        </message>
        <message>
            <source>There is a lower one: an eight.</source>
            <translation>Il y en a une plus basse : un huit.</translation>
        </message>
        <message>
            <source>Get rid of {card}: low cards are the hardest to lose.</source>
            <translation>Débarrassez-vous d’une basse, {card} : ce sont les plus dures à perdre.</translation>
        </message>
        <message>
            <source>That would spend a trump, and the ace would be lost to you.</source>
            <translation>Vous dépenseriez un atout, et l’as serait perdu pour vous.</translation>
        </message>
        <message>
            <source>Draw again.</source>
            <translation>Piochez encore.</translation>
        </message>
        <message>
            <source>The piles: give cards away</source>
            <translation>Les piles : donner des cartes</translation>
        </message>
        <message>
            <source>The piles</source>
            <translation>Les piles</translation>
        </message>
        <message>
            <source>Two turns of the first phase: what may be given to whom, and why one wants to.</source>
            <translation>Deux tours de la première phase : ce qu’on peut donner à qui, et pourquoi.</translation>
        </message>
        <message>
            <source>Nobody wins here: whoever is the last with cards loses.</source>
            <translation>Ici, personne ne gagne : le dernier à garder des cartes perd.</translation>
        </message>
        <message>
            <source>First everybody grows a pile. Later each takes up their own pile and gets rid of it: so a small pile is a good pile.</source>
            <translation>D’abord, chacun voit grandir sa pile. Ensuite il la prend en main et doit s’en défaire : une petite pile est une bonne pile.</translation>
        </message>
        <message>
            <source>{card} follows the eight of {who}: give it away.</source>
            <translation>{card} suit le huit de {who} : donnez-le.</translation>
        </message>
        <message>
            <source>A card may go onto the next lower rank, of any suit. Drag it onto that pile, or press the button.</source>
            <translation>Une carte se pose sur celle juste au-dessous, de n’importe quelle couleur. Faites-la glisser sur cette pile, ou pressez le bouton.</translation>
        </message>
        <message>
            <source>Your pile is empty. Now draw a card from the stock.</source>
            <translation>Votre pile est vide. Piochez maintenant une carte au talon.</translation>
        </message>
        <message>
            <source>What you draw is seen by everybody. The turn ends when a card lies on your own pile.</source>
            <translation>Tous voient ce que vous piochez. Le tour finit quand une carte va sur votre propre pile.</translation>
        </message>
        <message>
            <source>A king, and {who} has a queen on top: give it to her.</source>
            <translation>Un roi, et {who} a une dame sur sa pile : donnez-le-lui.</translation>
        </message>
        <message>
            <source>Who gives a card away draws again.</source>
            <translation>Qui donne une carte pioche encore.</translation>
        </message>
        <message>
            <source>A ten. Does it follow anybody's top card?</source>
            <translation>Un dix. Suit-il la carte de quelqu’un ?</translation>
        </message>
        <message>
            <source>The top cards are the nine you gave, and the king you gave.</source>
            <translation>Sur les piles : le neuf que vous avez donné, et le roi que vous avez donné.</translation>
        </message>
        <message>
            <source>And draw again.</source>
            <translation>Et piochez encore.</translation>
        </message>
        <message>
            <source>An eight, the lowest rank: it only follows an ace. Keep it.</source>
            <translation>Un huit, la plus basse : il ne suit que l’as. Gardez-le.</translation>
        </message>
        <message>
            <source>It comes to lie on your own pile, and your turn is over.</source>
            <translation>Il va sur votre pile, et votre tour est fini.</translation>
        </message>
        <message>
            <source>{who} gave an ace to {other}, and a nine to you.</source>
            <translation>{who} a donné un as à {other}, et un neuf à vous.</translation>
        </message>
        <message>
            <source>{card} followed your eight. Nothing can be done about that.</source>
            <translation>Sur votre huit allait {card}. On n’y peut rien.</translation>
        </message>
        <message>
            <source>{who} had to keep {card}: it followed nothing.</source>
            <translation>{who} a dû garder {card} : cela n’allait nulle part.</translation>
        </message>
        <message>
            <source>A second pass begins, with you.</source>
            <translation>Un deuxième tour commence, par vous.</translation>
        </message>
        <message>
            <source>Your nine follows neither the queen nor the jack. So draw.</source>
            <translation>Votre neuf ne suit ni la dame ni le valet. Piochez donc.</translation>
        </message>
        <message>
            <source>A king. Who gets it?</source>
            <translation>Un roi. Pour qui ?</translation>
        </message>
        <message>
            <source>And a queen. Who gets this one?</source>
            <translation>Et une dame. Pour qui, celle-là ?</translation>
        </message>
        <message>
            <source>Once more.</source>
            <translation>Encore une fois.</translation>
        </message>
        <message>
            <source>A ten: it follows the nine, but that is your own pile. Keep it.</source>
            <translation>Un dix : il suit le neuf, mais c’est votre pile. Gardez-le.</translation>
        </message>
        <message>
            <source>You have three cards, the others five each: well given.</source>
            <translation>Vous avez trois cartes, les autres cinq chacune : bien donné.</translation>
        </message>
        <message>
            <source>So it goes on until the stock is used up. The suit of its last card is trumps, and whoever has that card leads in the second phase.</source>
            <translation>On continue jusqu’à la fin du talon. La couleur de sa dernière carte est l’atout, et qui l’a entame la seconde phase.</translation>
        </message>
        <message>
            <source>Once you have drawn, your own top card may not be given any more: first give {card} away.</source>
            <translation>Une fois que vous avez pioché, votre carte du dessus ne se donne plus : donnez d’abord {card}.</translation>
        </message>
        <message>
            <source>On your own pile it would be your card. {who} can have it.</source>
            <translation>Sur votre pile, elle serait à vous. Que {who} la prenne.</translation>
        </message>
        <message>
            <source>It follows the nine of {who}: give it away.</source>
            <translation>Il suit le neuf de {who} : donnez-le.</translation>
        </message>
        <message>
            <source>A ten follows the nine of {who}.</source>
            <translation>Un dix suit le neuf de {who}.</translation>
        </message>
        <message>
            <source>{who} has a queen on top.</source>
            <translation>{who} a une dame sur sa pile.</translation>
        </message>
        <message>
            <source>A king follows the queen of {who}.</source>
            <translation>Un roi suit la dame de {who}.</translation>
        </message>
        <message>
            <source>{who} has a jack on top.</source>
            <translation>{who} a un valet sur sa pile.</translation>
        </message>
        <message>
            <source>A queen follows the jack of {who}.</source>
            <translation>Une dame suit le valet de {who}.</translation>
        </message>
    </context>
    <context>
        <name>lessons</name>
        <message>
            <source>That can be played, but here something else is meant.</source>
            <translation>Cela peut se jouer, mais il s’agit ici d’autre chose.</translation>
        </message>
        <message>
            <source>{game}: {what}</source>
            <translation>{game} : {what}</translation>
        </message>
        <message>
            <source>The strongest play, all cards open, every move in words.</source>
            <translation>Les plus forts jouent, cartes sur table, chaque coup raconté.</translation>
        </message>
        <message>
            <source>Stop, go back, or watch to the end.</source>
            <translation>On arrête, on revient, ou on regarde jusqu’au bout.</translation>
        </message>
        <message numerus="yes">
            <source>A hand on the real table; somebody tells you what to do and why. About %n minute(s).</source>
            <translation>
                <numerusform>Une donne à la vraie table ; on vous dit quoi faire et pourquoi. Environ %n minute.</numerusform>
                <numerusform>Une donne à la vraie table ; on vous dit quoi faire et pourquoi. Environ %n minutes.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Stage {at} of %n: {stage}.</source>
            <translation>
                <numerusform>Une seule étape : {stage}.</numerusform>
                <numerusform>Étape 1 sur %n : {stage}.</numerusform>
            </translation>
        </message>
        <message>
            <source>With help in the first matches</source>
            <translation>Avec de l’aide dans les premières parties</translation>
        </message>
        <message>
            <source>{game}: do you know it?</source>
            <translation>{game} : savez-vous y jouer ?</translation>
        </message>
        <message>
            <source>This is asked only once; all of it is always on the page “Learn”. Esc goes back to the tables.</source>
            <translation>On ne le demande qu’une fois ; tout reste sur la page « Apprendre ». Échap ramène aux tables.</translation>
        </message>
        <message>
            <source>Teach me</source>
            <translation>Apprenez-moi</translation>
        </message>
        <message>
            <source>I can play it</source>
            <translation>Je sais y jouer</translation>
        </message>
        <message>
            <source>Choose opponents and rules, and deal.</source>
            <translation>Choisissez adversaires et règles, et distribuez.</translation>
        </message>
        <message>
            <source>Watch a hand</source>
            <translation>Regarder une donne</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Which one?</source>
            <translation>Laquelle ?</translation>
        </message>
        <message>
            <source>Next lesson</source>
            <translation>Leçon suivante</translation>
        </message>
        <message>
            <source>Play a match</source>
            <translation>Jouer une partie</translation>
        </message>
        <message>
            <source>Finish</source>
            <translation>Terminer</translation>
        </message>
        <message>
            <source>The hand goes on…</source>
            <translation>La donne continue…</translation>
        </message>
        <message>
            <source>First press “Go on”.</source>
            <translation>Appuyez d’abord sur « Continuer ».</translation>
        </message>
        <message>
            <source>A lesson: it counts for nothing.</source>
            <translation>Une leçon : elle ne compte pas.</translation>
        </message>
        <message>
            <source>Right.</source>
            <translation>Bien.</translation>
        </message>
        <message>
            <source>{who} plays…</source>
            <translation>{who} joue…</translation>
        </message>
        <message>
            <source>Lesson</source>
            <translation>Leçon</translation>
        </message>
        <message>
            <source>Step back</source>
            <translation>Étape précédente</translation>
        </message>
        <message>
            <source>Hear it again</source>
            <translation>Réécouter</translation>
        </message>
        <message>
            <source>Skip the lesson</source>
            <translation>Passer la leçon</translation>
        </message>
        <message>
            <source>PgDn</source>
            <translation>PgSuiv</translation>
        </message>
        <message>
            <source>{month}: seen {cards}</source>
            <translation>{month} : vues {cards}</translation>
        </message>
        <message>
            <source>What has been said can be read again here.</source>
            <translation>Ce qui a été dit peut se relire ici.</translation>
        </message>
        <message>
            <source>you are here</source>
            <translation>vous êtes ici</translation>
        </message>
        <message>
            <source>done</source>
            <translation>faite</translation>
        </message>
        <message>
            <source>still to come</source>
            <translation>à venir</translation>
        </message>
        <message>
            <source>What has been said</source>
            <translation>Ce qui a été dit</translation>
        </message>
        <message>
            <source>The stages</source>
            <translation>Les étapes</translation>
        </message>
        <message>
            <source>Months</source>
            <translation>Mois</translation>
        </message>
        <message>
            <source>{month}: none seen yet</source>
            <translation>{month} : aucune vue</translation>
        </message>
        <message>
            <source>That was the lesson.</source>
            <translation>C’était la leçon.</translation>
        </message>
        <message numerus="yes">
            <source>About %n minute(s)</source>
            <translation>
                <numerusform>Environ %n minute</numerusform>
                <numerusform>Environ %n minutes</numerusform>
            </translation>
        </message>
        <message>
            <source>In a match everybody plays as they like. A hint is one key away: H; the rules are another: F1.</source>
            <translation>Dans une partie, chacun joue comme il veut. Un conseil est à une touche, H ; les règles, à une autre, F1.</translation>
        </message>
        <message>
            <source>That was this stage.</source>
            <translation>Cette étape est finie.</translation>
        </message>
        <message>
            <source>The lesson is over</source>
            <translation>Fin de la leçon</translation>
        </message>
        <message>
            <source>Stage {place} of {all} is done</source>
            <translation>Étape {place} sur {all} terminée</translation>
        </message>
        <message>
            <source>Everybody draws a card for the deal.</source>
            <translation>Chacun tire une carte pour savoir qui donne.</translation>
        </message>
        <message>
            <source>Press “{button}” when you are ready.</source>
            <translation>Appuyez sur « {button} » quand vous êtes prêt.</translation>
        </message>
        <message>
            <source>Step {place} of {all}</source>
            <translation>Étape {place} sur {all}</translation>
        </message>
        <message>
            <source>Begin</source>
            <translation>Commencer</translation>
        </message>
        <message numerus="yes">
            <source>%n stage(s), up to {minutes} minutes each</source>
            <translation>
                <numerusform>%n étape de {minutes} minutes au plus</numerusform>
                <numerusform>%n étapes de {minutes} minutes au plus</numerusform>
            </translation>
        </message>
        <message>
            <source>Leave off and go on whenever you like</source>
            <translation>On s’arrête et on reprend quand on veut</translation>
        </message>
        <message>
            <source>Repeat</source>
            <translation>Refaire</translation>
        </message>
        <message numerus="yes">
            <source>%n minute(s)</source>
            <translation>
                <numerusform>%n minute</numerusform>
                <numerusform>%n minutes</numerusform>
            </translation>
        </message>
        <message>
            <source>A first hand, guided</source>
            <translation>Une première donne guidée</translation>
        </message>
        <message>
            <source>Go on: step {place} of {all}</source>
            <translation>Continuer : étape {place} sur {all}</translation>
        </message>
        <message>
            <source>Done · {minutes}</source>
            <translation>Faite · {minutes}</translation>
        </message>
        <message>
            <source>A hand that is led, on the real table: what can be done, why, and what it brings</source>
            <translation>Une donne guidée, sur la vraie table : ce qu’on peut faire, pourquoi, et ce que cela rapporte</translation>
        </message>
        <message>
            <source>Learn</source>
            <translation>Apprendre</translation>
        </message>
        <message numerus="yes">
            <source>%n stage(s) of {all} done. Next: {game}, {stage}</source>
            <translation>
                <numerusform>Une étape faite sur {all}. Ensuite : {game}, {stage}</numerusform>
                <numerusform>%n étapes faites sur {all}. Ensuite : {game}, {stage}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All %n stage(s) done</source>
            <translation>
                <numerusform>La seule étape est faite</numerusform>
                <numerusform>Les %n étapes sont faites</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>letters</name>
        <message>
            <source>abcdefghijklmnopqrstuvwxyz</source>
            <translation>abcdefghijklmnopqrstuvwxyzàâçéèêëîïôœùûü</translation>
        </message>
        <message>
            <source>Done, rub out, space…</source>
            <translation>Terminé, effacer, espace…</translation>
        </message>
        <message>
            <source>Write</source>
            <translation>Écrire</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Terminé</translation>
        </message>
        <message>
            <source>Rub out</source>
            <translation>Effacer</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Espace</translation>
        </message>
        <message>
            <source>Capitals</source>
            <translation>Majuscules</translation>
        </message>
        <message>
            <source>Paste</source>
            <translation>Coller</translation>
        </message>
        <message>
            <source>Rub out all</source>
            <translation>Tout effacer</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Nothing is written.</source>
            <translation>Rien n’est écrit.</translation>
        </message>
    </context>
    <context>
        <name>levels</name>
        <message>
            <source>Beginner</source>
            <translation>Débutant</translation>
        </message>
        <message>
            <source>Club</source>
            <translation>Club</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Expert</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>Maître</translation>
        </message>
    </context>
    <context>
        <name>library</name>
        <message>
            <source>Won</source>
            <translation>Gagnée</translation>
        </message>
        <message>
            <source>Drawn</source>
            <translation>Nulle</translation>
        </message>
        <message>
            <source>Lost</source>
            <translation>Perdue</translation>
        </message>
        <message>
            <source>Not lost</source>
            <translation>Sauvée</translation>
        </message>
        <message numerus="yes">
            <source>Delete %n match(es) for good?</source>
            <translation>
                <numerusform>Supprimer %n partie pour de bon ?</numerusform>
                <numerusform>Supprimer %n parties pour de bon ?</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody can bring them back after that.</source>
            <translation>Personne ne pourra les récupérer ensuite.</translation>
        </message>
        <message>
            <source>Bin</source>
            <translation>Corbeille</translation>
        </message>
        <message>
            <source>Deleted matches</source>
            <translation>Parties supprimées</translation>
        </message>
        <message>
            <source>Bring back</source>
            <translation>Récupérer</translation>
        </message>
        <message>
            <source>Empty the bin…</source>
            <translation>Vider la corbeille…</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Empty the bin</source>
            <translation>Vider la corbeille</translation>
        </message>
        <message>
            <source>Keep the matches</source>
            <translation>Garder les parties</translation>
        </message>
        <message>
            <source>The bin is empty.</source>
            <translation>La corbeille est vide.</translation>
        </message>
        <message>
            <source>“{name}” is in the library again.</source>
            <translation>« {name} » est de nouveau dans la bibliothèque.</translation>
        </message>
        <message>
            <source>Unfinished</source>
            <translation>Non finie</translation>
        </message>
        <message numerus="yes">
            <source>%n hand(s) lost</source>
            <translation>
                <numerusform>%n donne perdue</numerusform>
                <numerusform>%n donnes perdues</numerusform>
            </translation>
        </message>
        <message>
            <source>Cannot be read</source>
            <translation>Illisible</translation>
        </message>
        <message>
            <source>Given up</source>
            <translation>Abandonnée</translation>
        </message>
        <message>
            <source>Every result</source>
            <translation>Tous les résultats</translation>
        </message>
        <message>
            <source>Import matches</source>
            <translation>Importer des parties</translation>
        </message>
        <message>
            <source>Export a match</source>
            <translation>Exporter une partie</translation>
        </message>
        <message>
            <source>The deal is copied: whoever pastes the line in Naipes plays the same cards.</source>
            <translation>La donne est copiée : qui colle la ligne dans Naipes joue les mêmes cartes.</translation>
        </message>
        <message>
            <source>Matches of Naipes</source>
            <translation>Parties de Naipes</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>“{name}” deleted.</source>
            <translation>« {name} » supprimée.</translation>
        </message>
        <message>
            <source>Nothing here yet. Every match you play is saved by itself and waits for you here.</source>
            <translation>Rien ici pour l’instant. Chaque partie que vous jouez s’enregistre toute seule et vous attend ici.</translation>
        </message>
        <message>
            <source>Sorted by: {column}, {order}</source>
            <translation>Triées par : {column}, {order}</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Chercher</translation>
        </message>
        <message>
            <source>Every game</source>
            <translation>Tous les jeux</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Jeu</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Résultat</translation>
        </message>
        <message>
            <source>No match has all these words.</source>
            <translation>Aucune partie ne contient tous ces mots.</translation>
        </message>
        <message>
            <source>No match is like that.</source>
            <translation>Il n’y a pas de partie comme cela.</translation>
        </message>
        <message>
            <source>A to Z</source>
            <translation>de A à Z</translation>
        </message>
        <message>
            <source>Z to A</source>
            <translation>de Z à A</translation>
        </message>
        <message>
            <source>the oldest first</source>
            <translation>les plus anciennes d’abord</translation>
        </message>
        <message>
            <source>the latest first</source>
            <translation>les plus récentes d’abord</translation>
        </message>
        <message numerus="yes">
            <source>%n branch(es)</source>
            <translation>
                <numerusform>%n branche</numerusform>
                <numerusform>%n branches</numerusform>
            </translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nom</translation>
        </message>
        <message>
            <source>Last played</source>
            <translation>Dernière fois</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) found</source>
            <translation>
                <numerusform>%n partie trouvée</numerusform>
                <numerusform>%n parties trouvées</numerusform>
            </translation>
        </message>
        <message>
            <source>Library</source>
            <translation>Bibliothèque</translation>
        </message>
        <message>
            <source>Saved matches</source>
            <translation>Parties enregistrées</translation>
        </message>
        <message>
            <source>Import…</source>
            <translation>Importer…</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Renommer</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Exporter…</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Supprimer</translation>
        </message>
        <message>
            <source>Bin…</source>
            <translation>Corbeille…</translation>
        </message>
        <message>
            <source>Paste a deal…</source>
            <translation>Jouer une donne copiée…</translation>
        </message>
        <message>
            <source>Deal statistics</source>
            <translation>Statistique des distributions</translation>
        </message>
        <message>
            <source>Go over it</source>
            <translation>Analyser</translation>
        </message>
        <message>
            <source>Hide the branches</source>
            <translation>Replier les branches</translation>
        </message>
        <message>
            <source>Show the branches</source>
            <translation>Voir les branches</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Watch</source>
            <translation>Revoir</translation>
        </message>
        <message>
            <source>Give up…</source>
            <translation>Abandonner…</translation>
        </message>
        <message>
            <source>Same deal from the beginning</source>
            <translation>Même donne depuis le début</translation>
        </message>
        <message>
            <source>Copy the deal</source>
            <translation>Copier la donne</translation>
        </message>
        <message>
            <source>{match}, {when}</source>
            <translation>{match}, {when}</translation>
        </message>
        <message>
            <source>move {n}, new cards</source>
            <translation>coup {n}, nouvelles cartes</translation>
        </message>
        <message>
            <source>move {n}</source>
            <translation>coup {n}</translation>
        </message>
        <message>
            <source>“{name}”</source>
            <translation>« {name} »</translation>
        </message>
        <message>
            <source>from {match}</source>
            <translation>de {match}</translation>
        </message>
        <message>
            <source>from {when}</source>
            <translation>du {when}</translation>
        </message>
        <message>
            <source>Finished</source>
            <translation>Finie</translation>
        </message>
    </context>
    <context>
        <name>luck</name>
        <message>
            <source>Kings</source>
            <translation>Rois</translation>
        </message>
        <message>
            <source>Kings, queens and jacks</source>
            <translation>Rois, dames et valets</translation>
        </message>
        <message>
            <source>Trumps</source>
            <translation>Atouts</translation>
        </message>
        <message>
            <source>The king of trumps</source>
            <translation>Le roi d’atout</translation>
        </message>
        <message>
            <source>Brights</source>
            <translation>Lumières</translation>
        </message>
        <message>
            <source>Animals</source>
            <translation>Animaux</translation>
        </message>
        <message>
            <source>Ribbons</source>
            <translation>Rubans</translation>
        </message>
        <message>
            <source>Card points</source>
            <translation>Points de cartes</translation>
        </message>
        <message>
            <source>Aces</source>
            <translation>As</translation>
        </message>
        <message>
            <source>Aces, kings and queens</source>
            <translation>As, rois et dames</translation>
        </message>
        <message>
            <source>The joker</source>
            <translation>Le joker</translation>
        </message>
        <message>
            <source>Rank, ace 14</source>
            <translation>Rang, l’as 14</translation>
        </message>
    </context>
    <context>
        <name>match_end</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} wins the match with {total}</source>
            <translation>{who} gagne la partie avec {total}</translation>
        </message>
        <message numerus="yes">
            <source>{who} loses the match with %n lost hand(s)</source>
            <translation>
                <numerusform>{who} perd la partie avec %n donne perdue</numerusform>
                <numerusform>{who} perd la partie avec %n donnes perdues</numerusform>
            </translation>
        </message>
        <message>
            <source>The match is drawn: {names}, each with {total}</source>
            <translation>Partie nulle : {names}, chacun avec {total}</translation>
        </message>
        <message>
            <source>You win the match with {total}</source>
            <translation>Vous gagnez la partie avec {total}</translation>
        </message>
        <message>
            <source>The match is drawn: nobody has lost more than the others</source>
            <translation>Partie nulle : personne n’a perdu plus que les autres</translation>
        </message>
        <message>
            <source>{names} lose the match</source>
            <translation>{names} perdent la partie</translation>
        </message>
        <message numerus="yes">
            <source>You lose the match with %n lost hand(s)</source>
            <translation>
                <numerusform>Vous perdez la partie avec %n donne perdue</numerusform>
                <numerusform>Vous perdez la partie avec %n donnes perdues</numerusform>
            </translation>
        </message>
        <message>
            <source>You come {place} of {all} with {total}</source>
            <translation>Vous finissez à la {place} place sur {all} avec {total}</translation>
        </message>
        <message>
            <source>first</source>
            <translation>première</translation>
        </message>
        <message>
            <source>second</source>
            <translation>deuxième</translation>
        </message>
        <message>
            <source>third</source>
            <translation>troisième</translation>
        </message>
        <message>
            <source>fourth</source>
            <translation>quatrième</translation>
        </message>
        <message>
            <source>fifth</source>
            <translation>cinquième</translation>
        </message>
        <message>
            <source>sixth</source>
            <translation>sixième</translation>
        </message>
        <message>
            <source>seventh</source>
            <translation>septième</translation>
        </message>
        <message>
            <source>eighth</source>
            <translation>huitième</translation>
        </message>
        <message>
            <source>ninth</source>
            <translation>neuvième</translation>
        </message>
        <message>
            <source>You took the lead for good in hand {hand}.</source>
            <translation>Vous avez pris la tête pour de bon à la donne {hand}.</translation>
        </message>
        <message>
            <source>{who} took the lead for good in hand {hand}.</source>
            <translation>{who} a pris la tête pour de bon à la donne {hand}.</translation>
        </message>
        <message>
            <source>You tie for {place} place of {all} with {total}</source>
            <translation>Vous finissez à égalité à la {place} place sur {all} avec {total}</translation>
        </message>
        <message>
            <source>You led from the first hand to the last.</source>
            <translation>Vous avez mené de la première donne à la dernière.</translation>
        </message>
        <message>
            <source>You took the lead only in the last hand.</source>
            <translation>Vous n’avez pris la tête qu’à la dernière donne.</translation>
        </message>
        <message>
            <source>{who} led from the first hand to the last.</source>
            <translation>{who} a mené de la première donne à la dernière.</translation>
        </message>
        <message>
            <source>{who} took the lead only in the last hand.</source>
            <translation>{who} n’a pris la tête qu’à la dernière donne.</translation>
        </message>
        <message>
            <source>The match is over</source>
            <translation>La partie est finie</translation>
        </message>
        <message>
            <source>{who} {sign}{amount}</source>
            <translation>{who} {sign}{amount}</translation>
        </message>
        <message>
            <source>In the hand that was broken off: {sums}.</source>
            <translation>Dans la donne interrompue : {sums}.</translation>
        </message>
        <message>
            <source>The figure of a hand tells who went out first, second and so on; framed is who was left with cards.</source>
            <translation>Le chiffre d’une donne dit qui est sorti premier, deuxième, etc. ; encadré, qui est resté avec des cartes.</translation>
        </message>
        <message numerus="yes">
            <source>%n hand(s)</source>
            <translation>
                <numerusform>%n donne</numerusform>
                <numerusform>%n donnes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n minute(s)</source>
            <translation>
                <numerusform>%n minute</numerusform>
                <numerusform>%n minutes</numerusform>
            </translation>
        </message>
        <message>
            <source>Hand {hand} weighed most: {how}, {sign}{amount} for you.</source>
            <translation>La donne {hand} a pesé le plus : {how}, {sign}{amount} pour vous.</translation>
        </message>
        <message>
            <source>Hand {hand} weighed most: {how}, {sign}{amount} for {who}.</source>
            <translation>La donne {hand} a pesé le plus : {how}, {sign}{amount} pour {who}.</translation>
        </message>
        <message numerus="yes">
            <source>You were first to go out in {first} of %n hand(s).</source>
            <translation>
                <numerusform>Sur %n donne, vous avez fini en premier {first} fois.</numerusform>
                <numerusform>Sur %n donnes, vous avez fini en premier {first} fois.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gained something in {won} of %n hand(s).</source>
            <translation>
                <numerusform>Sur %n donne, vous avez gagné quelque chose {won} fois.</numerusform>
                <numerusform>Sur %n donnes, vous avez gagné quelque chose {won} fois.</numerusform>
            </translation>
        </message>
        <message>
            <source>The match was given up</source>
            <translation>La partie a été abandonnée</translation>
        </message>
        <message>
            <source>You are safe with {total}</source>
            <translation>Vous vous en tirez avec {total}</translation>
        </message>
    </context>
    <context>
        <name>matters</name>
        <message>
            <source>You play last, and can take this trick with {cards:short}.</source>
            <translation>Vous jouez en dernier, et pouvez prendre ce pli avec {cards:short}.</translation>
        </message>
        <message>
            <source>Your safest card is {card:short}. {beaten}</source>
            <translation>Votre carte la plus sûre est {card:short}. {beaten}</translation>
        </message>
        <message>
            <source>You play last, and any card that you may play takes this trick.</source>
            <translation>Vous jouez en dernier, et toute carte que vous pouvez jouer prend ce pli.</translation>
        </message>
        <message numerus="yes">
            <source>So far {cards:short} can take the trick; %n player(s) come(s) after you.</source>
            <translation>
                <numerusform>Pour l’instant vous prenez le pli avec {cards:short} ; %n joueur vient après vous.</numerusform>
                <numerusform>Pour l’instant vous prenez le pli avec {cards:short} ; %n joueurs viennent après vous.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing that is out beats {sure:short}, and only a trump {best:short}.</source>
            <translation>Rien de ce qui reste dehors ne bat {sure:short}, et seul un atout bat {best:short}.</translation>
        </message>
        <message>
            <source>Nothing that is out beats {cards:short}.</source>
            <translation>Rien de ce qui reste dehors ne bat {cards:short}.</translation>
        </message>
        <message>
            <source>Only a trump that is out beats {cards:short}.</source>
            <translation>Seul un atout peut battre {cards:short}.</translation>
        </message>
        <message>
            <source>It is your last card.</source>
            <translation>C’est votre dernière carte.</translation>
        </message>
        <message>
            <source>You cannot take this trick: what counts is what you keep.</source>
            <translation>Ce pli, vous ne pouvez pas le prendre : ce qui compte, c’est ce que vous gardez.</translation>
        </message>
        <message>
            <source>This trick is yours with {cards:short}: nobody after you can beat that.</source>
            <translation>Avec {cards:short}, le pli est à vous : personne après vous ne peut faire mieux.</translation>
        </message>
        <message>
            <source>No trump is out any more.</source>
            <translation>Il ne reste plus d’atout dehors.</translation>
        </message>
        <message>
            <source>Of the trumps only {cards:short} can still be out.</source>
            <translation>Des atouts, il ne peut rester dehors que {cards:short}.</translation>
        </message>
        <message>
            <source>You can capture {cards} with {card}, {worth}.</source>
            <translation>Vous pouvez capturer {cards} avec {card} : {worth}.</translation>
        </message>
        <message>
            <source>Nothing of yours captures: one card goes to the field, and nobody else could take {cards} there.</source>
            <translation>Aucune de vos cartes ne capture : l’une va au champ, et personne d’autre n’y pourrait prendre {cards}.</translation>
        </message>
        <message>
            <source>What you can capture, with what it and your card count together: {each}.</source>
            <translation>Ce que vous pouvez capturer, avec ce que cela vaut avec votre carte : {each}.</translation>
        </message>
        <message>
            <source>You can capture {cards} with yours, {worth}.</source>
            <translation>Vous pouvez capturer {cards} avec la vôtre, {worth}.</translation>
        </message>
        <message>
            <source>Nothing of yours captures: one card goes to the field, where others may take it.</source>
            <translation>Aucune de vos cartes ne capture : l’une va au champ, où d’autres peuvent la prendre.</translation>
        </message>
        <message>
            <source>Nothing of yours captures: one card goes to the field, and nobody else can take it.</source>
            <translation>Aucune de vos cartes ne capture : l’une va au champ, et personne d’autre ne peut la prendre.</translation>
        </message>
        <message>
            <source>{who} has stayed below, and is safe in this trick: you can be rid of what could catch nobody later.</source>
            <translation>{who} reste dessous et ne risque rien dans ce pli : vous pouvez lâcher ce qui n’attraperait personne plus tard.</translation>
        </message>
        <message>
            <source>{who} is still to play and has to stay below {card}, or have none of its suit.</source>
            <translation>{who} doit encore jouer : il lui faut rester sous {card}, ou ne rien avoir de sa couleur.</translation>
        </message>
        <message>
            <source>You can beat {top} with {cards:short}.</source>
            <translation>Vous pouvez battre {top} avec {cards:short}.</translation>
        </message>
        <message>
            <source>A low card beats hardly anything: lead it to be rid of it. Lowest in your hand: {cards:short}.</source>
            <translation>Une basse ne bat presque rien : entamez-la pour vous en défaire. Les plus basses de votre main : {cards:short}.</translation>
        </message>
        <message>
            <source>No card of its suit beats {card}.</source>
            <translation>Aucune de sa couleur ne bat {card}.</translation>
        </message>
        <message>
            <source>Given away, it does not come into your hand, but you draw another.</source>
            <translation>Donnée, elle ne vient pas dans votre main, mais vous en piochez une autre.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) of its suit beat(s) {card}.</source>
            <translation>
                <numerusform>Une seule de sa couleur bat {card}.</numerusform>
                <numerusform>%n cartes de sa couleur battent {card}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Given away, it is one card fewer in the hand that you will have.</source>
            <translation>Donnée, c’est une carte de moins dans la main que vous aurez.</translation>
        </message>
    </context>
    <context>
        <name>mosca</name>
        <message>
            <source>La Mosca</source>
            <translation>La Mosca</translation>
        </message>
        <message>
            <source>Stay in or pass: most points in five tricks take the pool.</source>
            <translation>Tenez ou passez : le plus de points en cinq plis emporte la poule.</translation>
        </message>
        <message>
            <source>Four at the table</source>
            <translation>Quatre à table</translation>
        </message>
        <message>
            <source>Full table, discards shuffled again</source>
            <translation>Table pleine, écarts mêlés de nouveau</translation>
        </message>
        <message>
            <source>Most tricks wins</source>
            <translation>Le plus de plis gagne</translation>
        </message>
        <message>
            <source>With revokes and fines</source>
            <translation>Avec renonces et amendes</translation>
        </message>
        <message>
            <source>Three play as a rule, up to six can; each for himself. (Rule 3.1)</source>
            <translation>On joue d’ordinaire à trois, jusqu’à six ; chacun pour soi. (Règle 3.1)</translation>
        </message>
        <message>
            <source>Three play with 32 cards, each further player adds four; the large pack has 36 for three and 52 for more. (Rule 3.2)</source>
            <translation>Trois jouent avec 32 cartes, chaque joueur de plus en ajoute quatre ; le grand jeu en a 36 à trois et 52 à plus. (Règle 3.2)</translation>
        </message>
        <message>
            <source>Starting counters</source>
            <translation>Jetons de départ</translation>
        </message>
        <message>
            <source>How many counters everybody starts with; one may owe. (Rule 3.8)</source>
            <translation>Combien de jetons chacun a au départ ; on peut devoir. (Règle 3.8)</translation>
        </message>
        <message>
            <source>The better mosca</source>
            <translation>La meilleure mouche</translation>
        </message>
        <message>
            <source>What decides between two moscas of plain suits: the sum of their points, or their cards one by one from the top. (Rule 3.10)</source>
            <translation>Ce qui départage deux mouches hors atout : la somme de leurs points, ou leurs cartes une à une depuis la plus haute. (Règle 3.10)</translation>
        </message>
        <message>
            <source>New cards</source>
            <translation>Nouvelles cartes</translation>
        </message>
        <message>
            <source>When those who stay are given their new cards. (Rule 3.13)</source>
            <translation>Quand ceux qui tiennent reçoivent leurs nouvelles cartes. (Règle 3.13)</translation>
        </message>
        <message>
            <source>Short stock</source>
            <translation>Talon trop court</translation>
        </message>
        <message>
            <source>What happens when the stock is too small for all: the later ones may change fewer cards, or discards and thrown-in hands are shuffled again. (Rule 3.12)</source>
            <translation>Ce qui arrive quand le talon ne suffit pas à tous : les derniers changent moins de cartes, ou les écarts et les mains jetées sont mêlés de nouveau. (Règle 3.12)</translation>
        </message>
        <message>
            <source>Following a trumped trick</source>
            <translation>Fournir sur un pli coupé</translation>
        </message>
        <message>
            <source>Whether one who follows suit must still play higher when the trick has been trumped. (Rule 3.15)</source>
            <translation>Si qui fournit doit encore forcer quand le pli a été coupé. (Règle 3.15)</translation>
        </message>
        <message>
            <source>Who wins</source>
            <translation>Qui gagne</translation>
        </message>
        <message>
            <source>What one must have most of to take the pool. (Rule 3.19)</source>
            <translation>De quoi il faut avoir le plus pour emporter la poule. (Règle 3.19)</translation>
        </message>
        <message>
            <source>Pay for no trick</source>
            <translation>Paiement sans pli</translation>
        </message>
        <message>
            <source>Into which pool the two counters for taking no trick go. (Rule 3.18)</source>
            <translation>À quelle poule vont les deux jetons de qui ne fait aucun pli. (Règle 3.18)</translation>
        </message>
        <message>
            <source>Tie</source>
            <translation>Égalité</translation>
        </message>
        <message>
            <source>What happens to the pool when the best have as much. (Rule 3.19)</source>
            <translation>Ce qu’il advient de la poule quand les meilleurs ont autant. (Règle 3.19)</translation>
        </message>
        <message>
            <source>How many hands are played, or for how long; the hand in progress is then finished. (Rule 3.21)</source>
            <translation>Combien de donnes se jouent, ou combien de temps ; la donne en cours se termine. (Règle 3.21)</translation>
        </message>
        <message>
            <source>32 to 44 cards</source>
            <translation>De 32 à 44 cartes</translation>
        </message>
        <message>
            <source>36 or 52 cards</source>
            <translation>36 ou 52 cartes</translation>
        </message>
        <message>
            <source>More points</source>
            <translation>Plus de points</translation>
        </message>
        <message>
            <source>Higher cards</source>
            <translation>Cartes plus hautes</translation>
        </message>
        <message>
            <source>When all have declared</source>
            <translation>Quand tous ont parlé</translation>
        </message>
        <message>
            <source>First come, first served</source>
            <translation>Premier arrivé, premier servi</translation>
        </message>
        <message>
            <source>Shuffle the discards</source>
            <translation>Mêler les écarts</translation>
        </message>
        <message>
            <source>Any card of the suit</source>
            <translation>N’importe laquelle de la couleur</translation>
        </message>
        <message>
            <source>A higher</source>
            <translation>Une plus haute</translation>
        </message>
        <message>
            <source>Points in tricks</source>
            <translation>Points dans les plis</translation>
        </message>
        <message>
            <source>This pool</source>
            <translation>Cette poule</translation>
        </message>
        <message>
            <source>The next pool</source>
            <translation>La poule suivante</translation>
        </message>
        <message>
            <source>Split the pool</source>
            <translation>Partager la poule</translation>
        </message>
        <message>
            <source>The pool stays</source>
            <translation>La poule reste</translation>
        </message>
        <message>
            <source>More tricks, then split</source>
            <translation>Plus de plis, sinon partage</translation>
        </message>
        <message numerus="yes">
            <source>%n minute(s)</source>
            <translation>
                <numerusform>%n minute</numerusform>
                <numerusform>%n minutes</numerusform>
            </translation>
        </message>
        <message>
            <source>One cut is as good as another.</source>
            <translation>Une coupe en vaut une autre.</translation>
        </message>
        <message>
            <source>Stay: the others have passed, and the pool is yours.</source>
            <translation>Tenez : les autres ont passé, et la poule est à vous.</translation>
        </message>
        <message>
            <source>Staying and passing come to about the same here: it is a toss-up.</source>
            <translation>Rester ou passer, cela revient à peu près au même ici : c’est à pile ou face.</translation>
        </message>
        <message>
            <source>There was no time to weigh it.</source>
            <translation>Le temps a manqué pour peser le choix.</translation>
        </message>
        <message>
            <source>Stay: you take the pool in {share} % of the deals, and passing is worth {less} counters less. {how}</source>
            <translation>Tenez : vous emportez la poule dans {share} % des distributions, et passer vaut {less} jetons de moins. {how}</translation>
        </message>
        <message>
            <source>Pass: you would take the pool in only {share} % of the deals; staying is worth {less} counters less.</source>
            <translation>Passez : vous n’emporteriez la poule que dans {share} % des distributions ; tenir vaut {less} jetons de moins.</translation>
        </message>
        <message>
            <source>{change} That is worth {less} more than {other}.</source>
            <translation>{change} Cela vaut {less} de plus que {other}.</translation>
        </message>
        <message>
            <source>changing {cards:short} instead</source>
            <translation>changer {cards:short}</translation>
        </message>
        <message>
            <source>Change {cards:short}.</source>
            <translation>Changez {cards:short}.</translation>
        </message>
        <message>
            <source>{card:short}: you take the pool in {share} % of the deals; {other:short} is worth {less} counters less.</source>
            <translation>{card:short} : vous emportez la poule dans {share} % des distributions ; {other:short} vaut {less} jetons de moins.</translation>
        </message>
        <message>
            <source>Pass: the hand has {power} points of strength, and with {pool} counters in the pool it needs {needed} points.</source>
            <translation>Passez : la main a {power} points de force et, avec {pool} jetons dans la poule, il lui faut {needed} points.</translation>
        </message>
        <message>
            <source>{card:short}: cards that beat it and that you have not seen: {higher}.</source>
            <translation>{card:short} : cartes qui la battent et que vous n’avez pas vues : {higher}.</translation>
        </message>
        <message>
            <source>You take the pool {often}.</source>
            <translation>Vous emportez la poule {often}.</translation>
        </message>
        <message>
            <source>You take the pool {often}: that is enough for staying to pay.</source>
            <translation>Vous emportez la poule {often} : cela suffit pour que rester rapporte.</translation>
        </message>
        <message>
            <source>You would take the pool {often}.</source>
            <translation>Vous emporteriez la poule {often}.</translation>
        </message>
        <message>
            <source>Staying and passing are about equally good: {apart} counters between them.</source>
            <translation>Tenir et passer se valent à peu près : {apart} jetons d’écart.</translation>
        </message>
        <message>
            <source>Passing and staying are about equally good: {apart} counters between them.</source>
            <translation>Passer et tenir se valent à peu près : {apart} jetons d’écart.</translation>
        </message>
        <message>
            <source>{change} About as good: {other}.</source>
            <translation>{change} À peu près aussi bon : {other}.</translation>
        </message>
        <message>
            <source>changing nothing</source>
            <translation>ne rien changer</translation>
        </message>
        <message>
            <source>Change nothing.</source>
            <translation>Ne changez rien.</translation>
        </message>
        <message>
            <source>{card:short} and {other:short} are about equally good: {apart} counters between them.</source>
            <translation>{card:short} et {other:short} se valent à peu près : {apart} jetons d’écart.</translation>
        </message>
        <message>
            <source>{card:short} and {other:short} are about equally good: you take the pool in {share} % of the deals with the first, in {less} % with the second.</source>
            <translation>{card:short} et {other:short} se valent à peu près : vous emportez la poule dans {share} % des distributions avec la première, dans {less} % avec la seconde.</translation>
        </message>
        <message>
            <source>Stay: the hand has {power} points of strength, and with {pool} counters in the pool {needed} points are enough.</source>
            <translation>Tenez : la main a {power} points de force et, avec {pool} jetons dans la poule, {needed} points suffisent.</translation>
        </message>
        <message>
            <source>{card:short}: you cannot take the trick, so give the least.</source>
            <translation>{card:short} : vous ne pouvez pas faire le pli, donnez donc le moins.</translation>
        </message>
        <message>
            <source>By the rule.</source>
            <translation>D’après la règle.</translation>
        </message>
        <message numerus="yes">
            <source>You can change at most %n card(s): no more are left for you. (Rule 3.12)</source>
            <translation>
                <numerusform>Vous pouvez changer %n carte au plus : il n’en reste pas davantage pour vous. (Règle 3.12)</numerusform>
                <numerusform>Vous pouvez changer %n cartes au plus : il n’en reste pas davantage pour vous. (Règle 3.12)</numerusform>
            </translation>
        </message>
        <message>
            <source>No card of the stock is left for you: stay as you are or pass. (Rule 3.12)</source>
            <translation>Il ne reste pas de carte du talon pour vous : tenez sans changer, ou passez. (Règle 3.12)</translation>
        </message>
        <message>
            <source>First everybody stays or passes. (Rule 3.11)</source>
            <translation>D’abord, chacun tient ou passe. (Règle 3.11)</translation>
        </message>
        <message>
            <source>Cards are changed only once, before playing. (Rule 3.12)</source>
            <translation>On ne change de cartes qu’une fois, avant de jouer. (Règle 3.12)</translation>
        </message>
        <message>
            <source>Who has stayed in can no longer pass. (Rule 3.12)</source>
            <translation>Qui a tenu ne peut plus passer. (Règle 3.12)</translation>
        </message>
        <message>
            <source>You must play higher than {best}: you hold {cards}. (Rule 3.15)</source>
            <translation>Vous devez forcer sur {best} : vous avez {cards}. (Règle 3.15)</translation>
        </message>
        <message>
            <source>You must follow suit: you hold {cards}. (Rule 3.15)</source>
            <translation>Vous devez fournir : vous avez {cards}. (Règle 3.15)</translation>
        </message>
        <message>
            <source>You must overtrump {best}: you hold {cards}. (Rule 3.15)</source>
            <translation>Vous devez surcouper {best} : vous avez {cards}. (Règle 3.15)</translation>
        </message>
        <message>
            <source>You must trump: you hold {cards}. (Rule 3.15)</source>
            <translation>Vous devez couper : vous avez {cards}. (Règle 3.15)</translation>
        </message>
        <message>
            <source>You must trump, even if it does not win: you hold {cards}. (Rule 3.15)</source>
            <translation>Vous devez jouer atout, même sans gagner : vous avez {cards}. (Règle 3.15)</translation>
        </message>
        <message>
            <source>You neither win nor pay</source>
            <translation>Vous ne gagnez ni ne payez</translation>
        </message>
        <message numerus="yes">
            <source>Stay and change %n card(s)</source>
            <translation>
                <numerusform>Tenir et changer %n carte</numerusform>
                <numerusform>Tenir et changer %n cartes</numerusform>
            </translation>
        </message>
        <message>
            <source>To win: {pool}. Without a trick you pay {loo}</source>
            <translation>À gagner : {pool}. Sans pli, vous payez {loo}</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Passer</translation>
        </message>
        <message>
            <source>Stay as you are</source>
            <translation>Tenir sans changer</translation>
        </message>
        <message>
            <source>Stay or pass</source>
            <translation>Tenir ou passer</translation>
        </message>
        <message>
            <source>Five tricks</source>
            <translation>Cinq plis</translation>
        </message>
        <message>
            <source>{amount}</source>
            <translation>{amount}</translation>
        </message>
        <message>
            <source>{who} put in (simple mosca)</source>
            <translation>{who} met (mouche simple)</translation>
        </message>
        <message>
            <source>{points} pts</source>
            <translation>{points} pts</translation>
        </message>
        <message>
            <source>You put in (simple mosca)</source>
            <translation>Vous mettez (mouche simple)</translation>
        </message>
        <message>
            <source>{won}, {points} points</source>
            <translation>{won}, {points} points</translation>
        </message>
        <message>
            <source>All counters and the pool</source>
            <translation>Tous les jetons et la poule</translation>
        </message>
        <message>
            <source>Counters</source>
            <translation>Jetons</translation>
        </message>
        <message>
            <source>A wrong card costs {fine}</source>
            <translation>Une carte contraire coûte {fine}</translation>
        </message>
        <message>
            <source>Pool</source>
            <translation>Poule</translation>
        </message>
        <message>
            <source>Without a trick</source>
            <translation>Sans pli</translation>
        </message>
        <message>
            <source>pays {loo}</source>
            <translation>on paie {loo}</translation>
        </message>
        <message>
            <source>Stay as you are; in play, the rest is mine</source>
            <translation>Entrer sans changer ; au jeu, le reste est à moi</translation>
        </message>
        <message>
            <source>From the hand before</source>
            <translation>De la donne précédente</translation>
        </message>
        <message>
            <source>Fines</source>
            <translation>Amendes</translation>
        </message>
        <message>
            <source>With {cards:short} you take the pool {often}, with {other:short} {less}.</source>
            <translation>Avec {cards:short} vous emportez la poule {often} ; avec {other:short}, {less}.</translation>
        </message>
        <message>
            <source>With {cards:short} you take the pool more often.</source>
            <translation>Avec {cards:short} vous emportez la poule plus souvent.</translation>
        </message>
        <message>
            <source>If you stay you take the pool {often}.</source>
            <translation>Si vous tenez, vous emportez la poule {often}.</translation>
        </message>
        <message>
            <source>With these cards you would take the pool {often}.</source>
            <translation>Avec ces cartes vous emporteriez la poule {often}.</translation>
        </message>
        <message>
            <source>{holding} {kept}</source>
            <translation>{holding} {kept}</translation>
        </message>
        <message>
            <source>Mosca! Five cards of one suit</source>
            <translation>Mouche ! Cinq cartes d’une couleur</translation>
        </message>
        <message>
            <source>Decided: nobody else stays</source>
            <translation>C’est joué : personne d’autre ne tient</translation>
        </message>
        <message>
            <source>The pool is shared</source>
            <translation>La poule est partagée</translation>
        </message>
        <message>
            <source>The pool is yours</source>
            <translation>La poule est à vous</translation>
        </message>
        <message>
            <source>The pool goes to {who}</source>
            <translation>La poule est à {who}</translation>
        </message>
        <message numerus="yes">
            <source>+{points} for each of the %n</source>
            <translation>
                <numerusform>+{points} pour le %n</numerusform>
                <numerusform>+{points} pour chacun des %n</numerusform>
            </translation>
        </message>
        <message>
            <source>The new cards come when everybody has said who stays. (Rule 3.13)</source>
            <translation>Les nouvelles cartes viennent quand tous ont dit qui tient. (Règle 3.13)</translation>
        </message>
        <message>
            <source>Whoever stays gets the new cards before the next one speaks. (Rule 3.13)</source>
            <translation>Qui tient reçoit ses nouvelles cartes avant que le suivant parle. (Règle 3.13)</translation>
        </message>
        <message>
            <source>Nobody may change more cards than are left in the stock.</source>
            <translation>Personne ne peut changer plus de cartes qu’il n’en reste au talon.</translation>
        </message>
        <message>
            <source>When the stock runs out, the discards are shuffled and served.</source>
            <translation>Quand le talon est épuisé, on mêle les écarts et on les sert.</translation>
        </message>
        <message>
            <source>Of two moscas the one with more card points wins. (Rule 3.10)</source>
            <translation>De deux mouches, celle qui a le plus de points gagne. (Règle 3.10)</translation>
        </message>
        <message>
            <source>Of two moscas the one with the higher cards wins. (Rule 3.10)</source>
            <translation>De deux mouches, celle qui a les cartes les plus hautes gagne. (Règle 3.10)</translation>
        </message>
        <message>
            <source>Who follows suit after a trump may play any card of the suit. (Rule 3.15)</source>
            <translation>Qui fournit après un atout joue n’importe quelle carte de la couleur. (Règle 3.15)</translation>
        </message>
        <message>
            <source>Who follows suit after a trump must still play a higher card. (Rule 3.15)</source>
            <translation>Qui fournit après un atout doit encore forcer. (Règle 3.15)</translation>
        </message>
        <message>
            <source>Most card points in tricks take the pool. (Rule 3.19)</source>
            <translation>Le plus de points en plis emporte la poule. (Règle 3.19)</translation>
        </message>
        <message>
            <source>Most tricks take the pool. (Rule 3.19)</source>
            <translation>Le plus de plis emporte la poule. (Règle 3.19)</translation>
        </message>
        <message>
            <source>Who stays without a trick pays into the pool being played for. (Rule 3.18)</source>
            <translation>Qui tient sans faire de pli paie à la poule en jeu. (Règle 3.18)</translation>
        </message>
        <message>
            <source>Who stays without a trick pays into the pool of the next hand. (Rule 3.18)</source>
            <translation>Qui tient sans faire de pli paie à la poule de la donne suivante. (Règle 3.18)</translation>
        </message>
        <message>
            <source>The best share the pool. (Rule 3.19)</source>
            <translation>Les meilleurs partagent la poule. (Règle 3.19)</translation>
        </message>
        <message>
            <source>The whole pool stays for the next hand. (Rule 3.19)</source>
            <translation>Toute la poule reste pour la donne suivante. (Règle 3.19)</translation>
        </message>
        <message>
            <source>More tricks decide; if these are equal too, the best share. (Rule 3.19)</source>
            <translation>Le plus de plis décide ; s’ils sont égaux aussi, les meilleurs partagent. (Règle 3.19)</translation>
        </message>
        <message numerus="yes">
            <source>The pool holds %n counter(s).</source>
            <translation>
                <numerusform>La poule contient %n jeton.</numerusform>
                <numerusform>La poule contient %n jetons.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Pass, or stay: first choose the cards to change, %n at most.</source>
            <translation>
                <numerusform>Passez, ou tenez : choisissez d’abord la carte à changer, %n au plus.</numerusform>
                <numerusform>Passez, ou tenez : choisissez d’abord les cartes à changer, %n au plus.</numerusform>
            </translation>
        </message>
        <message>
            <source>{n} players share the first place.</source>
            <translation>{n} joueurs se partagent la première place.</translation>
        </message>
        <message numerus="yes">
            <source>You have %n counter(s).</source>
            <translation>
                <numerusform>Vous avez %n jeton.</numerusform>
                <numerusform>Vous avez %n jetons.</numerusform>
            </translation>
        </message>
        <message>
            <source>Stay as you are, or pass: no card of the stock is left for you.</source>
            <translation>Tenez sans changer, ou passez : il ne reste pas de carte du talon pour vous.</translation>
        </message>
        <message>
            <source>Any other card costs you {fine}.</source>
            <translation>Toute autre carte vous coûte {fine}.</translation>
        </message>
        <message>
            <source>{who} may stay or pass.</source>
            <translation>{who} peut tenir ou passer.</translation>
        </message>
        <message>
            <source>Pool: {pool}.</source>
            <translation>Poule : {pool}.</translation>
        </message>
        <message>
            <source>You must play higher than {card}.</source>
            <translation>Vous devez forcer sur {card}.</translation>
        </message>
        <message>
            <source>You must follow suit in {suit}: any will do, the trick is trumped.</source>
            <translation>Vous devez fournir à {suit} : n’importe laquelle, le pli est coupé.</translation>
        </message>
        <message>
            <source>You must follow suit in {suit}: you cannot play higher.</source>
            <translation>Vous devez fournir à {suit} : vous ne pouvez pas forcer.</translation>
        </message>
        <message>
            <source>You must overtrump {card}.</source>
            <translation>Vous devez surcouper {card}.</translation>
        </message>
        <message>
            <source>You have no {suit}: you must trump, even lower.</source>
            <translation>Vous n’avez pas de {suit} : vous devez jouer atout, même plus bas.</translation>
        </message>
        <message>
            <source>You have no {suit}: you must trump.</source>
            <translation>Vous n’avez pas de {suit} : vous devez couper.</translation>
        </message>
        <message>
            <source>You have no trumps left: play any card.</source>
            <translation>Vous n’avez plus d’atout : jouez la carte que vous voulez.</translation>
        </message>
        <message>
            <source>You can neither follow suit nor trump: play any card.</source>
            <translation>Vous ne pouvez ni fournir ni couper : jouez n’importe quelle carte.</translation>
        </message>
        <message>
            <source>The stock is used up: the discards are shuffled again.</source>
            <translation>Le talon est épuisé : les écarts sont mêlés de nouveau.</translation>
        </message>
        <message>
            <source>simple mosca</source>
            <translation>mouche simple</translation>
        </message>
        <message>
            <source>hand before</source>
            <translation>donne précédente</translation>
        </message>
        <message>
            <source>fines</source>
            <translation>amendes</translation>
        </message>
        <message>
            <source>no trick</source>
            <translation>sans pli</translation>
        </message>
        <message>
            <source>All pass: the pool stays</source>
            <translation>Tous passent : la poule reste</translation>
        </message>
        <message>
            <source>{hand} · Trump: {suit} · {dealer}</source>
            <translation>{hand} · Atout : {suit} · {dealer}</translation>
        </message>
        <message numerus="yes">
            <source>{who}: the pool of %n</source>
            <translation>
                <numerusform>{who} : la poule de %n</numerusform>
                <numerusform>{who} : la poule de %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Did not play this hand</source>
            <translation>N’a pas joué cette donne</translation>
        </message>
        <message>
            <source>Pool: {parts} = {pool}</source>
            <translation>Poule : {parts} = {pool}</translation>
        </message>
        <message>
            <source>{sum} = {all} counters, and the pool is empty; all cards played make {points} points</source>
            <translation>{sum} = {all} jetons, et la poule est vide ; toutes les cartes jouées font {points} points</translation>
        </message>
        <message>
            <source>{sum} and {pool} in the pool = {all} counters; of those in the pool each player gets {each}</source>
            <translation>{sum} et {pool} à la poule = {all} jetons ; de ceux de la poule, chaque joueur reçoit {each}</translation>
        </message>
        <message numerus="yes">
            <source>Tied: %n counter(s) of the pool each</source>
            <translation>
                <numerusform>Égalité : %n jeton de la poule chacun</numerusform>
                <numerusform>Égalité : %n jetons de la poule chacun</numerusform>
            </translation>
        </message>
        <message>
            <source>A tie: the pool stays</source>
            <translation>Égalité : la poule reste</translation>
        </message>
        <message>
            <source>the pool stays</source>
            <translation>la poule reste</translation>
        </message>
        <message>
            <source>the pool is split</source>
            <translation>la poule est partagée</translation>
        </message>
        <message numerus="yes">
            <source>{who}: the mosca and the pool of %n</source>
            <translation>
                <numerusform>{who} : la mouche et la poule de %n</numerusform>
                <numerusform>{who} : la mouche et la poule de %n</numerusform>
            </translation>
        </message>
        <message>
            <source>passed</source>
            <translation>passe</translation>
        </message>
        <message>
            <source>stayed alone</source>
            <translation>seul à tenir</translation>
        </message>
        <message>
            <source>You did not play this hand</source>
            <translation>Vous n’avez pas joué cette donne</translation>
        </message>
        <message>
            <source>Pool: {parts}</source>
            <translation>Poule : {parts}</translation>
        </message>
        <message>
            <source>{first} + {next}</source>
            <translation>{first} + {next}</translation>
        </message>
        <message>
            <source>{amount} simple mosca</source>
            <translation>{amount} mouche simple</translation>
        </message>
        <message>
            <source>the pool</source>
            <translation>poule</translation>
        </message>
        <message>
            <source>{sum} and {pool} in the pool = {all} counters</source>
            <translation>{sum} et {pool} à la poule = {all} jetons</translation>
        </message>
        <message>
            <source>{sum} = {all} counters, and the pool is empty</source>
            <translation>{sum} = {all} jetons, et la poule est vide</translation>
        </message>
        <message numerus="yes">
            <source>%n counter(s)</source>
            <translation>
                <numerusform>%n jeton</numerusform>
                <numerusform>%n jetons</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have the mosca and take the pool: %n counter(s)</source>
            <translation>
                <numerusform>Vous avez la mouche et emportez la poule : %n jeton</numerusform>
                <numerusform>Vous avez la mouche et emportez la poule : %n jetons</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You take the pool: %n counter(s)</source>
            <translation>
                <numerusform>Vous emportez la poule : %n jeton</numerusform>
                <numerusform>Vous emportez la poule : %n jetons</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} has the mosca and takes the pool: %n counter(s)</source>
            <translation>
                <numerusform>{who} a la mouche et emporte la poule : %n jeton</numerusform>
                <numerusform>{who} a la mouche et emporte la poule : %n jetons</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} takes the pool: %n counter(s)</source>
            <translation>
                <numerusform>{who} emporte la poule : %n jeton</numerusform>
                <numerusform>{who} emporte la poule : %n jetons</numerusform>
            </translation>
        </message>
        <message>
            <source>mosca</source>
            <translation>mouche</translation>
        </message>
        <message>
            <source>not played</source>
            <translation>non jouée</translation>
        </message>
        <message>
            <source>{cards:short} = {points} (Rule 3.10)</source>
            <translation>{cards:short} = {points} (Règle 3.10)</translation>
        </message>
        <message>
            <source>You dealt and paid the {n} of the mosca</source>
            <translation>Vous avez donné et payé les {n} de la mouche</translation>
        </message>
        <message>
            <source>Dealt and paid the {n} of the mosca</source>
            <translation>A donné et payé les {n} de la mouche</translation>
        </message>
        <message>
            <source>You stayed without a trick: you pay {n} (Rule 3.18)</source>
            <translation>Vous avez tenu sans faire de pli : vous payez {n} (Règle 3.18)</translation>
        </message>
        <message>
            <source>Stayed without a trick: pays {n} (Rule 3.18)</source>
            <translation>A tenu sans faire de pli : paie {n} (Règle 3.18)</translation>
        </message>
        <message>
            <source>Fine for a wrong card: {n} (Rule 3.20)</source>
            <translation>Amende pour une carte contraire : {n} (Règle 3.20)</translation>
        </message>
        <message>
            <source>{amount} from before</source>
            <translation>{amount} d’avant</translation>
        </message>
        <message>
            <source>{amount} fines</source>
            <translation>{amount} d’amendes</translation>
        </message>
        <message>
            <source>{amount} without a trick</source>
            <translation>{amount} sans pli</translation>
        </message>
        <message>
            <source>Nobody else stayed: no tricks are played (Rule 3.14)</source>
            <translation>Personne d’autre n’a tenu : il n’y a pas de plis (Règle 3.14)</translation>
        </message>
        <message>
            <source>{cards:short} = {points}</source>
            <translation>{cards:short} = {points}</translation>
        </message>
        <message>
            <source>A tie of {n}: {each} for each (Rule 3.19)</source>
            <translation>Égalité à {n} : {each} pour chacun (Règle 3.19)</translation>
        </message>
        <message>
            <source>I pass.</source>
            <translation>Je passe.</translation>
        </message>
        <message>
            <source>Mosca!</source>
            <translation>Mouche !</translation>
        </message>
        <message>
            <source>I play these.</source>
            <translation>Je joue avec celles-ci.</translation>
        </message>
        <message>
            <source>One card.</source>
            <translation>Une carte.</translation>
        </message>
        <message>
            <source>Two cards.</source>
            <translation>Deux cartes.</translation>
        </message>
        <message>
            <source>Three cards.</source>
            <translation>Trois cartes.</translation>
        </message>
        <message>
            <source>Four cards.</source>
            <translation>Quatre cartes.</translation>
        </message>
        <message>
            <source>Five cards.</source>
            <translation>Cinq cartes.</translation>
        </message>
        <message>
            <source>You took {count}</source>
            <translation>Changé : {count}</translation>
        </message>
        <message>
            <source>Took {count}</source>
            <translation>Changé : {count}</translation>
        </message>
        <message>
            <source>The wrong card: I pay {fine}.</source>
            <translation>Mauvaise carte : je paie {fine}.</translation>
        </message>
        <message>
            <source>You passed</source>
            <translation>Passé</translation>
        </message>
        <message>
            <source>You kept all</source>
            <translation>Tout gardé</translation>
        </message>
        <message>
            <source>Passed</source>
            <translation>Passé</translation>
        </message>
        <message>
            <source>Kept all</source>
            <translation>Tout gardé</translation>
        </message>
        <message>
            <source>You stay and change {cards:short}</source>
            <translation>Vous tenez et changez {cards:short}</translation>
        </message>
        <message>
            <source>You stay and change no card</source>
            <translation>Vous tenez sans changer</translation>
        </message>
        <message numerus="yes">
            <source>{who} stays and changes %n card(s)</source>
            <translation>
                <numerusform>{who} tient et change %n carte</numerusform>
                <numerusform>{who} tient et change %n cartes</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} stays and changes no card</source>
            <translation>{who} tient sans changer</translation>
        </message>
        <message>
            <source>Counters, match by match</source>
            <translation>Jetons, partie par partie</translation>
        </message>
        <message>
            <source>counter</source>
            <translation>jeton</translation>
        </message>
        <message>
            <source>counters</source>
            <translation>jetons</translation>
        </message>
        <message>
            <source>Stays in</source>
            <translation>Tient</translation>
        </message>
        <message>
            <source>stays in for {share} of the hands</source>
            <translation>tient dans {share} des donnes</translation>
        </message>
        <message>
            <source>You stay in for {share} of the hands.</source>
            <translation>Vous tenez dans {share} des donnes.</translation>
        </message>
        <message>
            <source>Changes no card</source>
            <translation>Ne change rien</translation>
        </message>
        <message>
            <source>changes no card {share} of the times they stay in</source>
            <translation>ne change rien {share} des fois en tenant</translation>
        </message>
        <message>
            <source>You change no card {share} of the times you stay in.</source>
            <translation>Vous ne changez rien {share} des fois en tenant.</translation>
        </message>
    </context>
    <context>
        <name>moves</name>
        <message>
            <source>“{move}” is not a move.</source>
            <translation>« {move} » n’est pas un coup.</translation>
        </message>
        <message>
            <source>The move is empty.</source>
            <translation>Le coup est vide.</translation>
        </message>
    </context>
    <context>
        <name>napoleon</name>
        <message>
            <source>Napoleon</source>
            <translation>Napoléon</translation>
        </message>
        <message>
            <source>Bid how many tricks you will win, and play alone against the table.</source>
            <translation>Annoncez combien de plis vous ferez, et jouez seul contre la table.</translation>
        </message>
        <message>
            <source>With joker and pot</source>
            <translation>Avec joker et pot</translation>
        </message>
        <message>
            <source>Extra card</source>
            <translation>Carte en plus</translation>
        </message>
        <message>
            <source>Peep Nap</source>
            <translation>Nap au coup d’œil</translation>
        </message>
        <message>
            <source>Sir Garnet</source>
            <translation>Sir Garnet</translation>
        </message>
        <message>
            <source>Écarté Nap</source>
            <translation>Nap à l’écarté</translation>
        </message>
        <message>
            <source>Seven cards</source>
            <translation>Sept cartes</translation>
        </message>
        <message>
            <source>Seven cards, two discarded</source>
            <translation>Sept cartes, deux écartées</translation>
        </message>
        <message>
            <source>Penny Nap</source>
            <translation>Nap à un penny</translation>
        </message>
        <message>
            <source>With penalties for revokes</source>
            <translation>Avec pénalités de renonce</translation>
        </message>
        <message>
            <source>Three to seven can play; five is best. (Rule 2.1)</source>
            <translation>De trois à sept joueurs ; l’idéal est à cinq. (Règle 2.1)</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Variante</translation>
        </message>
        <message>
            <source>Whether there are cards to look at, to take or to buy, or seven cards each. (Rules 2.33 to 2.38)</source>
            <translation>S’il y a des cartes à regarder, à prendre ou à acheter, ou sept cartes chacun. (Règles 2.33 à 2.38)</translation>
        </message>
        <message>
            <source>How many cards are played with, the joker not counted. (Rule 2.2)</source>
            <translation>Avec combien de cartes on joue, sans compter le joker. (Règle 2.2)</translation>
        </message>
        <message>
            <source>In which packets the cards are dealt. (Rule 2.7)</source>
            <translation>En quels paquets les cartes sont données. (Règle 2.7)</translation>
        </message>
        <message>
            <source>The dealer sits out from</source>
            <translation>Le donneur se repose dès</translation>
        </message>
        <message>
            <source>With so many players the dealer gets no cards, yet pays and is paid. (Rule 2.8)</source>
            <translation>À tant de joueurs, le donneur ne reçoit pas de cartes, mais paie et est payé. (Règle 2.8)</translation>
        </message>
        <message>
            <source>Lowest bid</source>
            <translation>Enchère minimale</translation>
        </message>
        <message>
            <source>How many tricks must be bid at least. (Rule 2.30)</source>
            <translation>Combien de plis il faut annoncer au moins. (Règle 2.30)</translation>
        </message>
        <message>
            <source>Misère</source>
            <translation>Misère</translation>
        </message>
        <message>
            <source>A player may bid to win no trick at all. (Rule 2.13)</source>
            <translation>Un joueur peut annoncer de ne faire aucun pli. (Règle 2.13)</translation>
        </message>
        <message>
            <source>Wellington</source>
            <translation>Wellington</translation>
        </message>
        <message>
            <source>After a Nap, five tricks may be bid for double. (Rule 2.10)</source>
            <translation>Après un Nap, on peut annoncer cinq plis pour le double. (Règle 2.10)</translation>
        </message>
        <message>
            <source>Blücher</source>
            <translation>Blücher</translation>
        </message>
        <message>
            <source>After a Wellington, five tricks may be bid for triple. (Rule 2.10)</source>
            <translation>Après un Wellington, on peut annoncer cinq plis pour le triple. (Règle 2.10)</translation>
        </message>
        <message>
            <source>When all pass</source>
            <translation>Quand tous passent</translation>
        </message>
        <message>
            <source>What happens to a hand for which nobody bids. (Rule 2.12)</source>
            <translation>Ce qu’il advient d’une donne que personne n’annonce. (Règle 2.12)</translation>
        </message>
        <message>
            <source>Trumps in misère</source>
            <translation>Atout en misère</translation>
        </message>
        <message>
            <source>Whether the first card of a misère makes trumps. (Rule 2.13)</source>
            <translation>Si la première carte d’une misère fait l’atout. (Règle 2.13)</translation>
        </message>
        <message>
            <source>The hand ends as soon as the bid is made or lost. (Rule 2.18)</source>
            <translation>La donne s’arrête dès que le contrat est rempli ou perdu. (Règle 2.18)</translation>
        </message>
        <message>
            <source>Lead of a Wellington</source>
            <translation>Entame d’un Wellington</translation>
        </message>
        <message>
            <source>Which card must open a Wellington. (Rule 2.19)</source>
            <translation>Quelle carte doit ouvrir un Wellington. (Règle 2.19)</translation>
        </message>
        <message>
            <source>Lead of a Blücher</source>
            <translation>Entame d’un Blücher</translation>
        </message>
        <message>
            <source>Which card must open a Blücher. (Rule 2.19)</source>
            <translation>Quelle carte doit ouvrir un Blücher. (Règle 2.19)</translation>
        </message>
        <message>
            <source>Lead of a Nap</source>
            <translation>Entame d’un Nap</translation>
        </message>
        <message>
            <source>Which card must open a Nap. (Rule 2.20)</source>
            <translation>Quelle carte doit ouvrir un Nap. (Règle 2.20)</translation>
        </message>
        <message>
            <source>Joker</source>
            <translation>Joker</translation>
        </message>
        <message>
            <source>A joker is added; it is the highest trump. (Rule 2.31)</source>
            <translation>On ajoute un joker, qui est le plus haut atout. (Règle 2.31)</translation>
        </message>
        <message>
            <source>Looks for nothing</source>
            <translation>Regarder pour rien</translation>
        </message>
        <message>
            <source>Who looks at the extra card without paying. (Rule 2.33)</source>
            <translation>Qui regarde la carte en plus sans payer. (Règle 2.33)</translation>
        </message>
        <message>
            <source>Plain Napoleon</source>
            <translation>Napoléon simple</translation>
        </message>
        <message>
            <source>Sir Garnet, the spare hand</source>
            <translation>Sir Garnet, la main de réserve</translation>
        </message>
        <message>
            <source>By number of players</source>
            <translation>Selon le nombre de joueurs</translation>
        </message>
        <message>
            <source>24 cards, from the nine</source>
            <translation>24 cartes, depuis le neuf</translation>
        </message>
        <message>
            <source>28 cards, from the eight</source>
            <translation>28 cartes, depuis le huit</translation>
        </message>
        <message>
            <source>32 cards, from the seven</source>
            <translation>32 cartes, depuis le sept</translation>
        </message>
        <message>
            <source>36 cards, from the six</source>
            <translation>36 cartes, depuis le six</translation>
        </message>
        <message>
            <source>40 cards, from the five</source>
            <translation>40 cartes, depuis le cinq</translation>
        </message>
        <message>
            <source>52 cards</source>
            <translation>52 cartes</translation>
        </message>
        <message>
            <source>One at a time</source>
            <translation>Une à une</translation>
        </message>
        <message>
            <source>Five players</source>
            <translation>Cinq joueurs</translation>
        </message>
        <message>
            <source>Six players</source>
            <translation>Six joueurs</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Jamais</translation>
        </message>
        <message>
            <source>Two</source>
            <translation>Deux</translation>
        </message>
        <message>
            <source>Three</source>
            <translation>Trois</translation>
        </message>
        <message>
            <source>Nobody pays</source>
            <translation>Personne ne paie</translation>
        </message>
        <message>
            <source>Then double stakes</source>
            <translation>Ensuite, enjeux doublés</translation>
        </message>
        <message>
            <source>The first plays for one</source>
            <translation>Le premier joue un pli</translation>
        </message>
        <message>
            <source>The last plays for one</source>
            <translation>Le dernier joue un pli</translation>
        </message>
        <message>
            <source>No trumps</source>
            <translation>Sans atout</translation>
        </message>
        <message>
            <source>By the first lead</source>
            <translation>Par la première entame</translation>
        </message>
        <message>
            <source>Lowest trump</source>
            <translation>Le plus bas atout</translation>
        </message>
        <message>
            <source>Any card</source>
            <translation>N’importe quelle carte</translation>
        </message>
        <message>
            <source>Lowest plain card</source>
            <translation>La plus basse hors atout</translation>
        </message>
        <message>
            <source>As a Wellington</source>
            <translation>Comme un Wellington</translation>
        </message>
        <message>
            <source>The dealer</source>
            <translation>Le donneur</translation>
        </message>
        <message>
            <source>Nobody</source>
            <translation>Personne</translation>
        </message>
        <message>
            <source>Chips at the start</source>
            <translation>Jetons au départ</translation>
        </message>
        <message>
            <source>How many chips every player has at the start. (Rule 2.9)</source>
            <translation>Combien de jetons chaque joueur a au départ. (Règle 2.9)</translation>
        </message>
        <message>
            <source>Value of a chip</source>
            <translation>Valeur d’un jeton</translation>
        </message>
        <message>
            <source>What a chip is worth when it is shown: a penny, say. (Rule 2.39)</source>
            <translation>Ce que vaut un jeton quand on l’affiche : un penny, disons. (Règle 2.39)</translation>
        </message>
        <message>
            <source>A lost Nap costs</source>
            <translation>Un Nap perdu coûte</translation>
        </message>
        <message>
            <source>What a failed Nap pays to each opponent. (Rule 2.22)</source>
            <translation>Ce qu’un Nap manqué paie à chaque adversaire. (Règle 2.22)</translation>
        </message>
        <message>
            <source>A misère wins or loses</source>
            <translation>Une misère gagne ou perd</translation>
        </message>
        <message>
            <source>What a misère wins from, or pays to, each opponent. (Rule 2.22)</source>
            <translation>Ce qu’une misère reçoit de chaque adversaire, ou lui paie. (Règle 2.22)</translation>
        </message>
        <message>
            <source>Wellington and Blücher win or lose</source>
            <translation>Wellington et Blücher valent</translation>
        </message>
        <message>
            <source>What the two highest bids win or pay. (Rule 2.22)</source>
            <translation>Ce que gagnent ou paient les deux plus hautes enchères. (Règle 2.22)</translation>
        </message>
        <message>
            <source>Pot</source>
            <translation>Pot</translation>
        </message>
        <message>
            <source>Who pays into the pot at each deal; whoever bids and makes five takes it. (Rule 2.32)</source>
            <translation>Qui met au pot à chaque donne ; qui annonce et fait cinq plis l’emporte. (Règle 2.32)</translation>
        </message>
        <message>
            <source>A lost five and the pot</source>
            <translation>Cinq plis manqués et le pot</translation>
        </message>
        <message>
            <source>What a failed bid of five tricks pays into the pot. (Rule 2.32)</source>
            <translation>Ce qu’une enchère de cinq plis manquée met au pot. (Règle 2.32)</translation>
        </message>
        <message>
            <source>A Nap lost with the spare hand</source>
            <translation>Nap perdu avec la réserve</translation>
        </message>
        <message>
            <source>What a Nap costs that fails with the spare hand. (Rule 2.34)</source>
            <translation>Ce que coûte un Nap manqué avec la main de réserve. (Règle 2.34)</translation>
        </message>
        <message>
            <source>A misère of seven cards</source>
            <translation>Une misère de sept cartes</translation>
        </message>
        <message>
            <source>What a misère wins or loses with seven cards. (Rule 2.36)</source>
            <translation>Ce que gagne ou perd une misère à sept cartes. (Règle 2.36)</translation>
        </message>
        <message>
            <source>All seven tricks</source>
            <translation>Les sept plis</translation>
        </message>
        <message>
            <source>What a bid of seven tricks wins or loses. (Rule 2.36)</source>
            <translation>Ce que gagne ou perd une enchère de sept plis. (Règle 2.36)</translation>
        </message>
        <message>
            <source>How long is played; the most chips win. (Rule 2.24)</source>
            <translation>Combien de temps on joue ; le plus de jetons gagne. (Règle 2.24)</translation>
        </message>
        <message>
            <source>Five</source>
            <translation>Cinq</translation>
        </message>
        <message>
            <source>Ten</source>
            <translation>Dix</translation>
        </message>
        <message>
            <source>Three, or three</source>
            <translation>Trois, ou trois</translation>
        </message>
        <message>
            <source>Three, or six</source>
            <translation>Trois, ou six</translation>
        </message>
        <message>
            <source>20/10 and 30/15</source>
            <translation>20/10 et 30/15</translation>
        </message>
        <message>
            <source>10/10 and 10/15</source>
            <translation>10/10 et 10/15</translation>
        </message>
        <message>
            <source>20/20 and 40/40</source>
            <translation>20/20 et 40/40</translation>
        </message>
        <message>
            <source>No stakes</source>
            <translation>Sans mise</translation>
        </message>
        <message>
            <source>Everybody pays one</source>
            <translation>Tous mettent un jeton</translation>
        </message>
        <message>
            <source>The dealer pays one</source>
            <translation>Le donneur met un jeton</translation>
        </message>
        <message>
            <source>Pays nothing</source>
            <translation>Ne met rien</translation>
        </message>
        <message>
            <source>Doubles the pot</source>
            <translation>Double le pot</translation>
        </message>
        <message>
            <source>As a Nap</source>
            <translation>Comme un Nap</translation>
        </message>
        <message>
            <source>And two to the pot</source>
            <translation>Et deux jetons au pot</translation>
        </message>
        <message>
            <source>Double</source>
            <translation>Le double</translation>
        </message>
        <message>
            <source>10, or 5</source>
            <translation>10, ou 5</translation>
        </message>
        <message>
            <source>3, or 3</source>
            <translation>3, ou 3</translation>
        </message>
        <message>
            <source>24, or 12</source>
            <translation>24, ou 12</translation>
        </message>
        <message>
            <source>28, or 14</source>
            <translation>28, ou 14</translation>
        </message>
        <message>
            <source>Until somebody has no chips</source>
            <translation>Jusqu’à ce que quelqu’un n’ait plus de jetons</translation>
        </message>
        <message numerus="yes">
            <source>%n round(s) of deals</source>
            <translation>
                <numerusform>%n tour de donnes</numerusform>
                <numerusform>%n tours de donnes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>First to win %n chip(s)</source>
            <translation>
                <numerusform>Le premier à gagner %n jeton</numerusform>
                <numerusform>Le premier à gagner %n jetons</numerusform>
            </translation>
        </message>
        <message>
            <source>Blücher is bid only where Wellington is. (Rule 2.10)</source>
            <translation>Blücher ne s’annonce que là où s’annonce Wellington. (Règle 2.10)</translation>
        </message>
        <message>
            <source>Wellington is not bid with seven cards. (Rule 2.36)</source>
            <translation>Wellington ne s’annonce pas à sept cartes. (Règle 2.36)</translation>
        </message>
        <message>
            <source>A pack of {size} cards is too small for {players} players.</source>
            <translation>Un jeu de {size} cartes est trop petit pour {players} joueurs.</translation>
        </message>
        <message>
            <source>{places} places to cut, one as good as the other.</source>
            <translation>{places} endroits où couper, l’un vaut l’autre.</translation>
        </message>
        <message>
            <source>{bid} fails {often}.</source>
            <translation>{bid} échoue {often}.</translation>
        </message>
        <message>
            <source>{bid} is made {often} and is worth {worth} chips; {other}: {less}.</source>
            <translation>{bid} réussit {often} et vaut {worth} jetons ; {other} : {less}.</translation>
        </message>
        <message>
            <source>Passing brings {worth} chips; {bid}, made {often}, {less}.</source>
            <translation>Passer rapporte {worth} jetons ; {bid}, qui réussit {often}, {less}.</translation>
        </message>
        <message>
            <source>Best on average: {one}, {worth} chips; {other}: {less}.</source>
            <translation>Le mieux en moyenne : {one}, {worth} jetons ; {other} : {less}.</translation>
        </message>
        <message>
            <source>With {card:short}, {bid} fails in {share} % of {rounds} deals; with {other:short}, in {less} %.</source>
            <translation>Avec {card:short}, {bid} échoue dans {share} % de {rounds} distributions ; avec {other:short}, dans {less} %.</translation>
        </message>
        <message>
            <source>{card:short} and {other:short} are about equally good: {bid} fails in {share} % or {less} % of {rounds} deals.</source>
            <translation>{card:short} et {other:short} se valent à peu près : {bid} échoue dans {share} % ou {less} % de {rounds} distributions.</translation>
        </message>
        <message>
            <source>About equally good: {one}, {worth} chips, or {other}, {less}.</source>
            <translation>À peu près aussi bons : {one}, {worth} jetons, ou {other}, {less}.</translation>
        </message>
        <message>
            <source>{bid} is made {often}.</source>
            <translation>{bid} réussit {often}.</translation>
        </message>
        <message>
            <source>{bid} would be made {often}.</source>
            <translation>{bid} réussirait {often}.</translation>
        </message>
        <message>
            <source>{bid} is made in {share} % of {rounds} deals and is worth {worth} chips; {other}: {less}.</source>
            <translation>{bid} réussit dans {share} % de {rounds} distributions et vaut {worth} jetons ; {other} : {less}.</translation>
        </message>
        <message>
            <source>Passing brings {worth} chips; {bid}, made in {share} % of {rounds} deals, {less}.</source>
            <translation>Passer rapporte {worth} jetons ; {bid}, qui réussit dans {share} % de {rounds} distributions, {less}.</translation>
        </message>
        <message>
            <source>Best as trumps: {one}, {worth} tricks; {other}, {less} tricks.</source>
            <translation>Meilleur atout : {one}, {worth} plis ; {other}, {less} plis.</translation>
        </message>
        <message>
            <source>Best on average: {one}, {worth} chips.</source>
            <translation>Le mieux en moyenne : {one}, {worth} jetons.</translation>
        </message>
        <message>
            <source>With {card:short}, {bid} is made in {share} % of {rounds} deals; with {other:short}, in {less} %.</source>
            <translation>Avec {card:short}, {bid} réussit dans {share} % de {rounds} distributions ; avec {other:short}, dans {less} %.</translation>
        </message>
        <message>
            <source>{card:short} and {other:short} are about equally good: {bid} is made in {share} % or {less} % of {rounds} deals.</source>
            <translation>{card:short} et {other:short} se valent à peu près : {bid} réussit dans {share} % ou {less} % de {rounds} distributions.</translation>
        </message>
        <message>
            <source>passing</source>
            <translation>passer</translation>
        </message>
        <message>
            <source>looking</source>
            <translation>regarder</translation>
        </message>
        <message>
            <source>not looking</source>
            <translation>ne pas regarder</translation>
        </message>
        <message>
            <source>the spare hand</source>
            <translation>la main de réserve</translation>
        </message>
        <message>
            <source>keeping the hand</source>
            <translation>garder sa main</translation>
        </message>
        <message>
            <source>buying nothing</source>
            <translation>ne rien acheter</translation>
        </message>
        <message>
            <source>changing {cards}</source>
            <translation>changer {cards}</translation>
        </message>
        <message>
            <source>throwing {cards}</source>
            <translation>jeter {cards}</translation>
        </message>
        <message>
            <source>The hand promises most with the trumps of {card:short}: {tricks} tricks.</source>
            <translation>La main promet le plus à l’atout {card:short} : {tricks} plis.</translation>
        </message>
        <message>
            <source>Without a sure card to lead, {card}: {many} of its suit may still be out.</source>
            <translation>Sans carte sûre à entamer, {card} : dans sa couleur, {many} peuvent encore être dehors.</translation>
        </message>
        <message>
            <source>The least useful card is {card}: the bidder needs {lack} of {left} tricks.</source>
            <translation>La carte la moins utile est {card} : il manque {lack} plis sur {left} au déclarant.</translation>
        </message>
        <message>
            <source>Lower than {card:short} {many} of its suit may still be out.</source>
            <translation>Plus bas que {card:short}, {many} de sa couleur peuvent encore être dehors.</translation>
        </message>
        <message>
            <source>To draw trumps, {card}: {many} may still be out.</source>
            <translation>Pour faire tomber les atouts, {card} : {many} peuvent encore être dehors.</translation>
        </message>
        <message>
            <source>The highest of its suit is {card}; {many} may still be out.</source>
            <translation>La plus haute de sa couleur est {card} ; {many} peuvent encore être dehors.</translation>
        </message>
        <message>
            <source>The least loss is {card}: {lack} of {left} tricks are needed.</source>
            <translation>La moindre perte est {card} : il faut {lack} plis sur {left}.</translation>
        </message>
        <message>
            <source>To take the trick, {card}: the bidder needs {lack} of {left}.</source>
            <translation>Pour prendre le pli, {card} : il en manque {lack} sur {left} au déclarant.</translation>
        </message>
        <message>
            <source>To win the trick, {card}: {lack} of {left} are needed.</source>
            <translation>Pour gagner le pli, {card} : il en faut {lack} sur {left}.</translation>
        </message>
        <message>
            <source>The auction is over. (Rule 2.11)</source>
            <translation>Les enchères sont finies. (Règle 2.11)</translation>
        </message>
        <message>
            <source>That bid has not been agreed. (Rule 2.10)</source>
            <translation>Cette enchère n’a pas été convenue. (Règle 2.10)</translation>
        </message>
        <message>
            <source>First the cards are bought. (Rule 2.38)</source>
            <translation>On achète d’abord les cartes. (Règle 2.38)</translation>
        </message>
        <message>
            <source>First throw away the cards too many.</source>
            <translation>Jetez d’abord les cartes en trop.</translation>
        </message>
        <message>
            <source>The auction comes first. (Rule 2.11)</source>
            <translation>Les enchères d’abord. (Règle 2.11)</translation>
        </message>
        <message>
            <source>First look at the card, or decline. (Rule 2.35)</source>
            <translation>Regardez d’abord la carte, ou refusez. (Règle 2.35)</translation>
        </message>
        <message>
            <source>First the declarer changes a card. (Rule 2.35)</source>
            <translation>Le déclarant change d’abord une carte. (Règle 2.35)</translation>
        </message>
        <message>
            <source>First name the trump suit. (Rule 2.19)</source>
            <translation>Nommez d’abord la couleur d’atout. (Règle 2.19)</translation>
        </message>
        <message>
            <source>You must open with the lowest card of a suit: {cards}. (Rule 2.19)</source>
            <translation>Vous devez ouvrir de la plus basse carte d’une couleur : {cards}. (Règle 2.19)</translation>
        </message>
        <message>
            <source>Whoever opens with the joker must name the trumps. (Rule 2.31)</source>
            <translation>Qui ouvre du joker doit nommer l’atout. (Règle 2.31)</translation>
        </message>
        <message>
            <source>One looks before bidding. (Rule 2.35)</source>
            <translation>On regarde avant d’annoncer. (Règle 2.35)</translation>
        </message>
        <message>
            <source>The spare hand bids a Nap, which is too low now. (Rule 2.34)</source>
            <translation>La main de réserve oblige à annoncer un Nap, trop bas désormais. (Règle 2.34)</translation>
        </message>
        <message>
            <source>Wellington can only be bid over a Nap. (Rule 2.10)</source>
            <translation>Wellington ne s’annonce que sur un Nap. (Règle 2.10)</translation>
        </message>
        <message>
            <source>Blücher can only be bid over a Wellington. (Rule 2.10)</source>
            <translation>Blücher ne s’annonce que sur un Wellington. (Règle 2.10)</translation>
        </message>
        <message>
            <source>You must bid higher than the last bid. (Rule 2.10)</source>
            <translation>Vous devez dépasser la dernière enchère. (Règle 2.10)</translation>
        </message>
        <message>
            <source>Only who has looked at the extra card may bid with it. (Rule 2.33)</source>
            <translation>Seul qui a regardé la carte en plus peut annoncer avec elle. (Règle 2.33)</translation>
        </message>
        <message>
            <source>You must follow suit: you hold {cards}. (Rule 2.15)</source>
            <translation>Vous devez fournir : vous avez {cards}. (Règle 2.15)</translation>
        </message>
        <message>
            <source>You must open with your lowest plain card: {cards}. (Rule 2.19)</source>
            <translation>Vous devez ouvrir de votre plus basse carte hors atout : {cards}. (Règle 2.19)</translation>
        </message>
        <message>
            <source>You must open a Nap with the lowest card of a suit: {cards}. (Rule 2.20)</source>
            <translation>Vous devez ouvrir un Nap de la plus basse carte d’une couleur : {cards}. (Règle 2.20)</translation>
        </message>
        <message>
            <source>Only with the joker is a suit named. (Rule 2.31)</source>
            <translation>On ne nomme une couleur qu’avec le joker. (Règle 2.31)</translation>
        </message>
        <message>
            <source>Trumps are only named with the first card. (Rule 2.31)</source>
            <translation>L’atout ne se nomme qu’avec la première carte. (Règle 2.31)</translation>
        </message>
        <message>
            <source>There are no trumps in this misère. (Rule 2.13)</source>
            <translation>Il n’y a pas d’atout dans cette misère. (Règle 2.13)</translation>
        </message>
        <message>
            <source>With the joker you can only name a suit that you do not hold. (Rule 2.19)</source>
            <translation>Avec le joker, vous ne pouvez nommer qu’une couleur que vous n’avez pas. (Règle 2.19)</translation>
        </message>
        <message>
            <source>There is no card to look at. (Rule 2.35)</source>
            <translation>Il n’y a pas de carte à regarder. (Règle 2.35)</translation>
        </message>
        <message>
            <source>You have already looked at the card. (Rule 2.35)</source>
            <translation>Vous avez déjà regardé la carte. (Règle 2.35)</translation>
        </message>
        <message>
            <source>There is no spare hand. (Rule 2.34)</source>
            <translation>Il n’y a pas de main de réserve. (Règle 2.34)</translation>
        </message>
        <message>
            <source>The spare hand has been taken. (Rule 2.34)</source>
            <translation>La main de réserve est prise. (Règle 2.34)</translation>
        </message>
        <message numerus="yes">
            <source>The stock only has %n card(s). (Rule 2.38)</source>
            <translation>
                <numerusform>Le talon n’a plus que %n carte. (Règle 2.38)</numerusform>
                <numerusform>Le talon n’a plus que %n cartes. (Règle 2.38)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Throw away exactly %n card(s).</source>
            <translation>
                <numerusform>Jetez exactement %n carte.</numerusform>
                <numerusform>Jetez exactement %n cartes.</numerusform>
            </translation>
        </message>
        <message>
            <source>You bid with the extra card: take it. (Rule 2.33)</source>
            <translation>Vous avez annoncé avec la carte en plus : prenez-la. (Règle 2.33)</translation>
        </message>
        <message>
            <source>Change exactly one card. (Rule 2.35)</source>
            <translation>Changez exactement une carte. (Règle 2.35)</translation>
        </message>
        <message>
            <source>Name {first}, {second}, {third} or {fourth}. (Rule 2.19)</source>
            <translation>Nommez {first}, {second}, {third} ou {fourth}. (Règle 2.19)</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Passe</translation>
        </message>
        <message>
            <source>One</source>
            <translation>Un</translation>
        </message>
        <message>
            <source>Four</source>
            <translation>Quatre</translation>
        </message>
        <message>
            <source>Six</source>
            <translation>Six</translation>
        </message>
        <message>
            <source>Seven</source>
            <translation>Sept</translation>
        </message>
        <message>
            <source>Mis</source>
            <translation>Misère</translation>
        </message>
        <message>
            <source>Nap</source>
            <translation>Nap</translation>
        </message>
        <message>
            <source>Well.</source>
            <translation>Well.</translation>
        </message>
        <message>
            <source>Blü.</source>
            <translation>Blü.</translation>
        </message>
        <message>
            <source>{bid} without the card</source>
            <translation>{bid} sans la carte</translation>
        </message>
        <message numerus="yes">
            <source>has {won} · %n left</source>
            <translation>
                <numerusform>en a {won} · reste %n</numerusform>
                <numerusform>en a {won} · restent %n</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}: {bid}</source>
            <translation>{who} : {bid}</translation>
        </message>
        <message>
            <source>{bid} with the card</source>
            <translation>{bid} avec la carte</translation>
        </message>
        <message numerus="yes">
            <source>You go for {bid}: %n trick(s)</source>
            <translation>
                <numerusform>Vous jouez {bid} : %n pli</numerusform>
                <numerusform>Vous jouez {bid} : %n plis</numerusform>
            </translation>
        </message>
        <message>
            <source>You: {bid}</source>
            <translation>Vous : {bid}</translation>
        </message>
        <message numerus="yes">
            <source>{who} goes for {bid}: %n trick(s)</source>
            <translation>
                <numerusform>{who} joue {bid} : %n pli</numerusform>
                <numerusform>{who} joue {bid} : %n plis</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you have {won} · %n left</source>
            <translation>
                <numerusform>vous en avez {won} · reste %n</numerusform>
                <numerusform>vous en avez {won} · restent %n</numerusform>
            </translation>
        </message>
        <message>
            <source>the highest so far</source>
            <translation>la plus haute jusqu’ici</translation>
        </message>
        <message>
            <source>You have made {bid}</source>
            <translation>Vous avez réussi {bid}</translation>
        </message>
        <message>
            <source>You have failed {bid}</source>
            <translation>Vous avez manqué {bid}</translation>
        </message>
        <message>
            <source>{who} has made {bid}</source>
            <translation>{who} a réussi {bid}</translation>
        </message>
        <message>
            <source>{who} has failed {bid}</source>
            <translation>{who} a manqué {bid}</translation>
        </message>
        <message>
            <source>Card on the table</source>
            <translation>Carte sur la table</translation>
        </message>
        <message>
            <source>Spare hand</source>
            <translation>Main de réserve</translation>
        </message>
        <message>
            <source>you do not play alone</source>
            <translation>vous ne jouez pas seul</translation>
        </message>
        <message>
            <source>+{win} / −{lose}</source>
            <translation>+{win} / −{lose}</translation>
        </message>
        <message>
            <source>look first</source>
            <translation>regarder d’abord</translation>
        </message>
        <message numerus="yes">
            <source>%n chip(s) to the pot</source>
            <translation>
                <numerusform>%n jeton au pot</numerusform>
                <numerusform>%n jetons au pot</numerusform>
            </translation>
        </message>
        <message>
            <source>free for the dealer</source>
            <translation>gratuit pour le donneur</translation>
        </message>
        <message>
            <source>Look</source>
            <translation>Regarder</translation>
        </message>
        <message>
            <source>costs nothing</source>
            <translation>ne coûte rien</translation>
        </message>
        <message numerus="yes">
            <source>Buy %n card(s)</source>
            <translation>
                <numerusform>Acheter %n carte</numerusform>
                <numerusform>Acheter %n cartes</numerusform>
            </translation>
        </message>
        <message>
            <source>Throw away {picked} of {many}</source>
            <translation>Jeter {picked} sur {many}</translation>
        </message>
        <message>
            <source>Take the card on the table</source>
            <translation>Prendre la carte sur la table</translation>
        </message>
        <message>
            <source>already bid</source>
            <translation>déjà annoncée</translation>
        </message>
        <message>
            <source>outbid</source>
            <translation>dépassée</translation>
        </message>
        <message>
            <source>after a Napoleon</source>
            <translation>après un Napoléon</translation>
        </message>
        <message>
            <source>after a Wellington</source>
            <translation>après un Wellington</translation>
        </message>
        <message>
            <source>Take the spare hand</source>
            <translation>Prendre la main de réserve</translation>
        </message>
        <message>
            <source>and bid Napoleon: {price}</source>
            <translation>et annoncer Napoléon : {price}</translation>
        </message>
        <message>
            <source>Do not look</source>
            <translation>Ne pas regarder</translation>
        </message>
        <message>
            <source>for {card:short}</source>
            <translation>contre {card:short}</translation>
        </message>
        <message>
            <source>pick the card you give</source>
            <translation>choisissez la carte que vous donnez</translation>
        </message>
        <message>
            <source>Trumps: {suit}</source>
            <translation>Atout : {suit}</translation>
        </message>
        <message>
            <source>Keep your cards</source>
            <translation>Garder vos cartes</translation>
        </message>
        <message>
            <source>nothing changes</source>
            <translation>rien ne change</translation>
        </message>
        <message>
            <source>Bid so many tricks</source>
            <translation>Annoncer ce nombre de plis</translation>
        </message>
        <message>
            <source>Look at the card</source>
            <translation>Regarder la carte</translation>
        </message>
        <message>
            <source>Take the spare hand; later, the rest is mine</source>
            <translation>Prendre la main de réserve ; plus tard, le reste est à moi</translation>
        </message>
        <message>
            <source>Bid {bid}</source>
            <translation>Annoncer {bid}</translation>
        </message>
        <message>
            <source>taken</source>
            <translation>prise</translation>
        </message>
        <message>
            <source>Auction</source>
            <translation>Enchères</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>Échange</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Jeu</translation>
        </message>
        <message>
            <source>Buying</source>
            <translation>Achat</translation>
        </message>
        <message>
            <source>Discarding</source>
            <translation>Écart</translation>
        </message>
        <message numerus="yes">
            <source>Left over: %n</source>
            <translation>
                <numerusform>De reste : %n</numerusform>
                <numerusform>De reste : %n</numerusform>
            </translation>
        </message>
        <message>
            <source>the lowest (the ace is low in this draw)</source>
            <translation>la plus basse (pour ce tirage seul, l’as est la plus petite)</translation>
        </message>
        <message>
            <source>Passed</source>
            <translation>Passe</translation>
        </message>
        <message>
            <source>Stakes are double: all have passed (Rule 2.12)</source>
            <translation>Les enjeux sont doublés : tous ont passé (Règle 2.12)</translation>
        </message>
        <message>
            <source>The pot goes to whoever bids and makes five tricks</source>
            <translation>Le pot revient à qui annonce et fait cinq plis</translation>
        </message>
        <message>
            <source>—</source>
            <translation>—</translation>
        </message>
        <message>
            <source>to speak</source>
            <translation>à parler</translation>
        </message>
        <message>
            <source>The first lead decides</source>
            <translation>La première entame décide</translation>
        </message>
        <message>
            <source>You sit out</source>
            <translation>Vous vous reposez</translation>
        </message>
        <message>
            <source>Sits out</source>
            <translation>Se repose</translation>
        </message>
        <message>
            <source>You speak last</source>
            <translation>Vous en dernier</translation>
        </message>
        <message>
            <source>Speaks last</source>
            <translation>En dernier</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) bought</source>
            <translation>
                <numerusform>%n carte achetée</numerusform>
                <numerusform>%n cartes achetées</numerusform>
            </translation>
        </message>
        <message>
            <source>Has seen the card</source>
            <translation>A vu la carte</translation>
        </message>
        <message>
            <source>Took the spare hand</source>
            <translation>A pris la main de réserve</translation>
        </message>
        <message>
            <source>Each opponent</source>
            <translation>Chaque adversaire</translation>
        </message>
        <message>
            <source>pays</source>
            <translation>paie</translation>
        </message>
        <message>
            <source>receives</source>
            <translation>reçoit</translation>
        </message>
        <message numerus="yes">
            <source>%n chip(s)</source>
            <translation>
                <numerusform>%n jeton</numerusform>
                <numerusform>%n jetons</numerusform>
            </translation>
        </message>
        <message>
            <source>With {cards:short}, {bid} is made {often}; with {other:short}, {less}.</source>
            <translation>Avec {cards:short}, {bid} réussit {often} ; avec {other:short}, {less}.</translation>
        </message>
        <message>
            <source>With {cards:short}, {bid} is made more often.</source>
            <translation>Avec {cards:short}, {bid} réussit plus souvent.</translation>
        </message>
        <message>
            <source>With {cards:short}, {bid} fails {often}; with {other:short}, {less}.</source>
            <translation>Avec {cards:short}, {bid} échoue {often} ; avec {other:short}, {less}.</translation>
        </message>
        <message>
            <source>With {cards:short}, {bid} fails more often.</source>
            <translation>Avec {cards:short}, {bid} échoue plus souvent.</translation>
        </message>
        <message>
            <source>Your best suit is {cards:short}: by leading it you make it trumps.</source>
            <translation>Votre meilleure couleur est {cards:short} : en l’entamant, vous en faites l’atout.</translation>
        </message>
        <message>
            <source>Your best suit is {cards:short}.</source>
            <translation>Votre meilleure couleur : {cards:short}.</translation>
        </message>
        <message>
            <source>You hold the joker, and your best suit is {cards:short}.</source>
            <translation>Vous avez le joker, et votre meilleure couleur : {cards:short}.</translation>
        </message>
        <message>
            <source>Your best suit is {cards:short}, and besides you hold {others:short}.</source>
            <translation>Votre meilleure couleur est {cards:short}, et vous avez en outre {others:short}.</translation>
        </message>
        <message>
            <source>Your best suit, {cards:short}, is short for trumps.</source>
            <translation>Votre meilleure couleur, {cards:short}, est courte pour l’atout.</translation>
        </message>
        <message>
            <source>Your best suit is {cards:short}; for all five tricks {losers:short} would have to win as well.</source>
            <translation>Votre meilleure couleur est {cards:short} ; pour les cinq plis, il faut gagner aussi avec {losers:short}.</translation>
        </message>
        <message>
            <source>In misère low cards count: your suits begin with {cards:short}.</source>
            <translation>À la misère, ce sont les basses qui comptent : vos couleurs commencent par {cards:short}.</translation>
        </message>
        <message>
            <source>It does not take the trick.</source>
            <translation>Elle ne prend pas le pli.</translation>
        </message>
        <message>
            <source>A high card seldom catches {who}: there are lower ones to go under it.</source>
            <translation>Une carte haute attrape rarement {who} : il reste plus bas pour passer dessous.</translation>
        </message>
        <message numerus="yes">
            <source>A low lead is hard to stay below: %n lower card(s) of its suit can still be out.</source>
            <translation>
                <numerusform>Sous une entame basse, il est dur de rester : une seule carte plus basse de sa couleur peut être dehors.</numerusform>
                <numerusform>Sous une entame basse, il est dur de rester : %n cartes plus basses de sa couleur peuvent être dehors.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You want to be beaten: %n higher card(s) of its suit can still be out, and {lower} lower.</source>
            <translation>
                <numerusform>Vous voulez être battu : une carte plus haute de sa couleur peut être dehors, et {lower} plus basses.</numerusform>
                <numerusform>Vous voulez être battu : %n cartes plus hautes de sa couleur peuvent être dehors, et {lower} plus basses.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You may throw away any card: %n lower one(s) of this suit could still be played under it.</source>
            <translation>
                <numerusform>Vous pouvez jeter n’importe quelle carte : %n plus basse de cette couleur reste cachée, sous laquelle celle-ci ferait le pli.</numerusform>
                <numerusform>Vous pouvez jeter n’importe quelle carte : %n plus basses de cette couleur restent cachées, sous lesquelles celle-ci ferait le pli.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is your highest card that does not take the trick: lower ones stay.</source>
            <translation>C’est votre plus haute carte qui ne prend pas le pli : les basses vous restent.</translation>
        </message>
        <message>
            <source>It leaves the trick to {who}.</source>
            <translation>Elle laisse le pli à {who}.</translation>
        </message>
        <message>
            <source>It is your highest of its suit: the low ones stay, with which {who} may be made to take a trick.</source>
            <translation>C’est votre plus haute de sa couleur : restent les basses, avec lesquelles {who} peut être forcé de faire un pli.</translation>
        </message>
        <message>
            <source>No lower card of its suit is out: {who} can only stay below by having none of it.</source>
            <translation>Aucune plus basse de sa couleur n’est dehors : {who} ne peut rester dessous qu’en n’en ayant pas.</translation>
        </message>
        <message>
            <source>{who} has to go below it, and the lower it is, the harder that is.</source>
            <translation>{who} doit rester dessous, et plus elle est basse, plus c’est dur.</translation>
        </message>
        <message>
            <source>It lets the trick stay low: the lower it is, the harder {who} goes below.</source>
            <translation>Elle laisse le pli bas : plus il est bas, plus {who} a du mal à rester dessous.</translation>
        </message>
        <message>
            <source>You go for every trick</source>
            <translation>Vous jouez tous les plis</translation>
        </message>
        <message>
            <source>{who} goes for every trick</source>
            <translation>{who} joue tous les plis</translation>
        </message>
        <message>
            <source>The pot is yours</source>
            <translation>Le pot est à vous</translation>
        </message>
        <message>
            <source>The pot goes to {who}</source>
            <translation>Le pot va à {who}</translation>
        </message>
        <message>
            <source>{bid}!</source>
            <translation>{bid} !</translation>
        </message>
        <message>
            <source>{who}: {points}</source>
            <translation>{who} : {points}</translation>
        </message>
        <message>
            <source>{bid}, failed</source>
            <translation>{bid} : échec</translation>
        </message>
        <message>
            <source>{bid}, made!</source>
            <translation>{bid} : c’est réussi !</translation>
        </message>
        <message>
            <source>Decided: you have made {bid}</source>
            <translation>C’est joué : vous avez réussi {bid}</translation>
        </message>
        <message>
            <source>Decided: you can no longer make {bid}</source>
            <translation>C’est joué : vous ne pouvez plus réussir {bid}</translation>
        </message>
        <message>
            <source>Decided: {who} has made {bid}</source>
            <translation>C’est joué : {who} a réussi {bid}</translation>
        </message>
        <message>
            <source>Decided: {who} can no longer make {bid}</source>
            <translation>C’est joué : {who} ne peut plus réussir {bid}</translation>
        </message>
        <message>
            <source>Five cards each, and nothing else.</source>
            <translation>Cinq cartes chacun, et rien d’autre.</translation>
        </message>
        <message>
            <source>One card lies face down: at one's turn one may pay to look at it, and bid with it. (Rule 2.33)</source>
            <translation>Une carte est face cachée : à son tour, on peut payer pour la regarder et annoncer avec elle. (Règle 2.33)</translation>
        </message>
        <message>
            <source>One card lies face down: at one's turn one may pay to look at it, and a declarer who has looked may exchange it. (Rule 2.35)</source>
            <translation>Une carte est face cachée : à son tour, on peut payer pour la regarder, et un déclarant qui l’a regardée peut l’échanger. (Règle 2.35)</translation>
        </message>
        <message>
            <source>A spare hand is dealt: at one's turn one may take it, keep the best five of the ten cards, and has bid Nap. (Rule 2.34)</source>
            <translation>Une main de réserve est donnée : à son tour, on peut la prendre, garder les cinq meilleures des dix cartes, et l’on a annoncé Nap. (Règle 2.34)</translation>
        </message>
        <message>
            <source>Before the auction one may throw cards away and buy others. (Rule 2.38)</source>
            <translation>Avant les enchères, on peut jeter des cartes et en acheter d’autres. (Règle 2.38)</translation>
        </message>
        <message>
            <source>Seven cards and seven tricks each; six or seven may be bid. (Rule 2.36)</source>
            <translation>Sept cartes et sept plis chacun ; on peut annoncer six ou sept. (Règle 2.36)</translation>
        </message>
        <message>
            <source>Seven cards each, of which two are thrown away; five tricks. (Rule 2.37)</source>
            <translation>Sept cartes chacun, dont deux sont jetées ; cinq plis. (Règle 2.37)</translation>
        </message>
        <message>
            <source>The dealer looks at the card for nothing. (Rule 2.33)</source>
            <translation>Le donneur regarde la carte pour rien. (Règle 2.33)</translation>
        </message>
        <message>
            <source>The dealer pays for a look like everybody. (Rule 2.33)</source>
            <translation>Le donneur paie pour regarder, comme tous. (Règle 2.33)</translation>
        </message>
        <message>
            <source>It costs what a lost Nap costs. (Rule 2.34)</source>
            <translation>Il en coûte un Nap perdu. (Règle 2.34)</translation>
        </message>
        <message>
            <source>It costs a lost Nap, and two chips to the pot. (Rule 2.34)</source>
            <translation>Il en coûte un Nap perdu, et deux jetons au pot. (Règle 2.34)</translation>
        </message>
        <message>
            <source>It costs two lost Naps. (Rule 2.34)</source>
            <translation>Il en coûte deux Naps perdus. (Règle 2.34)</translation>
        </message>
        <message>
            <source>It wins ten from each, or pays five to each. (Rule 2.36)</source>
            <translation>Elle reçoit dix de chacun, ou paie cinq à chacun. (Règle 2.36)</translation>
        </message>
        <message>
            <source>It wins three from each, or pays three to each. (Rule 2.36)</source>
            <translation>Elle reçoit trois de chacun, ou paie trois à chacun. (Règle 2.36)</translation>
        </message>
        <message>
            <source>They win 24 from each, or pay 12 to each. (Rule 2.36)</source>
            <translation>Ils reçoivent 24 de chacun, ou paient 12 à chacun. (Règle 2.36)</translation>
        </message>
        <message>
            <source>They win 28 from each, or pay 14 to each. (Rule 2.36)</source>
            <translation>Ils reçoivent 28 de chacun, ou paient 14 à chacun. (Règle 2.36)</translation>
        </message>
        <message>
            <source>The hand is not played, and the deal passes on. (Rule 2.12)</source>
            <translation>La donne ne se joue pas, et le suivant donne. (Règle 2.12)</translation>
        </message>
        <message>
            <source>The next contract is paid double, until one is made. (Rule 2.12)</source>
            <translation>Le contrat suivant se paie double, jusqu’à ce qu’un réussisse. (Règle 2.12)</translation>
        </message>
        <message>
            <source>Whoever spoke first must make one trick. (Rule 2.12)</source>
            <translation>Qui a parlé le premier doit faire un pli. (Règle 2.12)</translation>
        </message>
        <message>
            <source>Whoever spoke last must make one trick. (Rule 2.12)</source>
            <translation>Qui a parlé le dernier doit faire un pli. (Règle 2.12)</translation>
        </message>
        <message>
            <source>Three cards each, then two. (Rule 2.7)</source>
            <translation>Trois cartes chacun, puis deux. (Règle 2.7)</translation>
        </message>
        <message>
            <source>Two cards each, then three. (Rule 2.7)</source>
            <translation>Deux cartes chacun, puis trois. (Règle 2.7)</translation>
        </message>
        <message>
            <source>One card at a time. (Rule 2.7)</source>
            <translation>Une carte à la fois. (Règle 2.7)</translation>
        </message>
        <message>
            <source>A misère has no trumps. (Rule 2.13)</source>
            <translation>Une misère n’a pas d’atout. (Règle 2.13)</translation>
        </message>
        <message>
            <source>The first card led makes trumps in a misère too. (Rule 2.13)</source>
            <translation>La première carte entamée fait l’atout en misère aussi. (Règle 2.13)</translation>
        </message>
        <message>
            <source>It opens with the declarer's lowest trump. (Rule 2.19)</source>
            <translation>On ouvre du plus bas atout du déclarant. (Règle 2.19)</translation>
        </message>
        <message>
            <source>It opens with any card, which makes trumps. (Rule 2.19)</source>
            <translation>On ouvre de n’importe quelle carte, qui fait l’atout. (Règle 2.19)</translation>
        </message>
        <message>
            <source>Trumps are announced, and the lowest plain card is led. (Rule 2.19)</source>
            <translation>On annonce l’atout, et on entame la plus basse carte hors atout. (Règle 2.19)</translation>
        </message>
        <message>
            <source>It opens with any card. (Rule 2.19)</source>
            <translation>On ouvre de n’importe quelle carte. (Règle 2.19)</translation>
        </message>
        <message>
            <source>It opens as a Wellington does. (Rule 2.19)</source>
            <translation>On ouvre comme un Wellington. (Règle 2.19)</translation>
        </message>
        <message>
            <source>It opens with any card. (Rule 2.20)</source>
            <translation>On ouvre de n’importe quelle carte. (Règle 2.20)</translation>
        </message>
        <message>
            <source>It opens with the lowest trump of the declarer. (Rule 2.20)</source>
            <translation>On ouvre du plus bas atout du déclarant. (Règle 2.20)</translation>
        </message>
        <message>
            <source>A lost Nap pays five to each. (Rule 2.22)</source>
            <translation>Un Nap perdu paie cinq à chacun. (Règle 2.22)</translation>
        </message>
        <message>
            <source>A lost Nap pays ten to each. (Rule 2.22)</source>
            <translation>Un Nap perdu paie dix à chacun. (Règle 2.22)</translation>
        </message>
        <message>
            <source>It wins three from each, or pays three to each. (Rule 2.22)</source>
            <translation>Elle reçoit trois de chacun, ou paie trois à chacun. (Règle 2.22)</translation>
        </message>
        <message>
            <source>It wins three from each, or pays six to each. (Rule 2.22)</source>
            <translation>Elle reçoit trois de chacun, ou paie six à chacun. (Règle 2.22)</translation>
        </message>
        <message>
            <source>Wellington wins 20 or pays 10, Blücher wins 30 or pays 15, with each. (Rule 2.22)</source>
            <translation>Avec chacun, Wellington reçoit 20 ou paie 10, Blücher reçoit 30 ou paie 15. (Règle 2.22)</translation>
        </message>
        <message>
            <source>Both win 10 from each; they pay 10 and 15 to each. (Rule 2.22)</source>
            <translation>Les deux reçoivent 10 de chacun ; ils paient 10 et 15 à chacun. (Règle 2.22)</translation>
        </message>
        <message>
            <source>Wellington wins or pays 20, Blücher wins or pays 40, with each. (Rule 2.22)</source>
            <translation>Avec chacun, Wellington reçoit ou paie 20, Blücher 40. (Règle 2.22)</translation>
        </message>
        <message>
            <source>Nobody pays anything in advance. (Rule 2.32)</source>
            <translation>Personne ne paie rien d’avance. (Règle 2.32)</translation>
        </message>
        <message>
            <source>Everybody puts in a chip at each deal; who bids and makes five takes all. (Rule 2.32)</source>
            <translation>À chaque donne, tous mettent un jeton ; qui annonce et fait cinq plis prend tout. (Règle 2.32)</translation>
        </message>
        <message>
            <source>The dealer puts in a chip at each deal; who bids and makes five takes all. (Rule 2.32)</source>
            <translation>À chaque donne, le donneur met un jeton ; qui annonce et fait cinq plis prend tout. (Règle 2.32)</translation>
        </message>
        <message>
            <source>A lost bid of five tricks leaves the pot as it is. (Rule 2.32)</source>
            <translation>Une enchère de cinq plis manquée laisse le pot tel quel. (Règle 2.32)</translation>
        </message>
        <message>
            <source>A lost bid of five tricks pays as much as the pot holds. (Rule 2.32)</source>
            <translation>Une enchère de cinq plis manquée paie autant que le pot contient. (Règle 2.32)</translation>
        </message>
        <message>
            <source>The variant</source>
            <translation>La variante</translation>
        </message>
        <message>
            <source>The auction</source>
            <translation>Les enchères</translation>
        </message>
        <message>
            <source>Pack, deal and play</source>
            <translation>Cartes, distribution et jeu</translation>
        </message>
        <message>
            <source>The pot of {pot} is divided: {each} for each, and by lot {one} more for {names}. (Rule 2.32)</source>
            <translation>Le pot de {pot} est partagé : {each} pour chacun et, par le sort, {one} de plus pour {names}. (Règle 2.32)</translation>
        </message>
        <message>
            <source>The pot of {pot} is divided: {each} for each. (Rule 2.32)</source>
            <translation>Le pot de {pot} est partagé : {each} pour chacun. (Règle 2.32)</translation>
        </message>
        <message>
            <source>The pot of {pot} is drawn for: {one} for {names}. (Rule 2.32)</source>
            <translation>Le pot de {pot} est tiré au sort : {one} pour {names}. (Règle 2.32)</translation>
        </message>
        <message>
            <source>There are no trumps.</source>
            <translation>Il n’y a pas d’atout.</translation>
        </message>
        <message>
            <source>{who} has bid {bid}: only {bids} can beat it.</source>
            <translation>{who} a annoncé {bid} : pour dépasser, {bids}.</translation>
        </message>
        <message>
            <source>Trumps: {suit}.</source>
            <translation>Atout : {suit}.</translation>
        </message>
        <message numerus="yes">
            <source>You have %n chip(s).</source>
            <translation>
                <numerusform>Vous avez %n jeton.</numerusform>
                <numerusform>Vous avez %n jetons.</numerusform>
            </translation>
        </message>
        <message>
            <source>Bid or pass: nobody has bid yet.</source>
            <translation>Annoncez ou passez : personne n’a encore annoncé.</translation>
        </message>
        <message>
            <source>{who} has bid {bid}: you can only pass.</source>
            <translation>{who} a annoncé {bid} : vous ne pouvez que passer.</translation>
        </message>
        <message>
            <source>Lead any card: its suit is trumps.</source>
            <translation>Entamez la carte que vous voulez : sa couleur est l’atout.</translation>
        </message>
        <message>
            <source>Lead a card.</source>
            <translation>Entamez une carte.</translation>
        </message>
        <message>
            <source>{who} goes for {bid}.</source>
            <translation>{who} joue {bid}.</translation>
        </message>
        <message numerus="yes">
            <source>With %n players who deals has no cards; the deal passes on.</source>
            <translation>
                <numerusform>À %n joueur, le donneur n’a pas de cartes ; la donne tourne.</numerusform>
                <numerusform>À %n joueurs, le donneur n’a pas de cartes ; la donne tourne.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Pot: %n chip(s).</source>
            <translation>
                <numerusform>Pot : %n jeton.</numerusform>
                <numerusform>Pot : %n jetons.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody wins it alone.</source>
            <translation>Personne ne la gagne seul.</translation>
        </message>
        <message>
            <source>Pick the cards to change: each costs a chip.</source>
            <translation>Choisissez les cartes à changer : chacune coûte un jeton.</translation>
        </message>
        <message numerus="yes">
            <source>Throw %n card(s) away.</source>
            <translation>
                <numerusform>Jetez %n carte.</numerusform>
                <numerusform>Jetez %n cartes.</numerusform>
            </translation>
        </message>
        <message>
            <source>Look at the card on the table for a chip, or do not.</source>
            <translation>Regardez la carte sur la table pour un jeton, ou non.</translation>
        </message>
        <message>
            <source>Pick the card to give for the extra card.</source>
            <translation>Choisissez la carte à donner contre la carte en plus.</translation>
        </message>
        <message>
            <source>Change a card for the one on the table, or keep yours.</source>
            <translation>Changez une carte contre celle de la table, ou gardez les vôtres.</translation>
        </message>
        <message>
            <source>Name the trump suit before you lead.</source>
            <translation>Nommez la couleur d’atout avant d’entamer.</translation>
        </message>
        <message>
            <source>{who} may buy cards.</source>
            <translation>{who} peut acheter des cartes.</translation>
        </message>
        <message>
            <source>{who} is throwing cards away.</source>
            <translation>{who} jette des cartes.</translation>
        </message>
        <message>
            <source>{who} is to speak.</source>
            <translation>À {who} de parler.</translation>
        </message>
        <message>
            <source>{who} may look at the card on the table.</source>
            <translation>{who} peut regarder la carte sur la table.</translation>
        </message>
        <message>
            <source>{who} may change a card.</source>
            <translation>{who} peut changer une carte.</translation>
        </message>
        <message>
            <source>{who} is naming the trumps.</source>
            <translation>{who} nomme l’atout.</translation>
        </message>
        <message>
            <source>You go for {bid}.</source>
            <translation>Vous jouez {bid}.</translation>
        </message>
        <message>
            <source>From {who}, who failed {bid}: {each}</source>
            <translation>De {who}, qui a manqué {bid} : {each}</translation>
        </message>
        <message>
            <source>{won} of the {need} tricks needed</source>
            <translation>{won} des {need} plis nécessaires</translation>
        </message>
        <message>
            <source>{hand} · Trumps: {trump} · {who} dealt</source>
            <translation>{hand} · Atout : {trump} · Donneur : {who}</translation>
        </message>
        <message>
            <source>{all} chips</source>
            <translation>{all} jetons</translation>
        </message>
        <message>
            <source>{who}: {bid} failed</source>
            <translation>{who} : {bid}, échec</translation>
        </message>
        <message>
            <source>dealt, no cards</source>
            <translation>donneur, sans cartes</translation>
        </message>
        <message>
            <source>{bid} made, {each} from each: {each} × {many} = {all} (Rule 2.21)</source>
            <translation>{bid}, réussite, {each} de chacun : {each} × {many} = {all} (Règle 2.21)</translation>
        </message>
        <message>
            <source>{bid} failed, {each} to each: {each} × {many} = {all} (Rule 2.21)</source>
            <translation>{bid}, échec, {each} à chacun : {each} × {many} = {all} (Règle 2.21)</translation>
        </message>
        <message>
            <source>From you, who failed {bid}: {each}</source>
            <translation>De vous, qui avez manqué {bid} : {each}</translation>
        </message>
        <message>
            <source>Paid to {who} for {bid}: {each}</source>
            <translation>Payé à {who} pour {bid} : {each}</translation>
        </message>
        <message>
            <source>All have passed</source>
            <translation>Tous ont passé</translation>
        </message>
        <message>
            <source>You have revoked</source>
            <translation>Vous avez fait une renonce</translation>
        </message>
        <message>
            <source>{who} has revoked</source>
            <translation>{who} a fait une renonce</translation>
        </message>
        <message>
            <source>stake and pot</source>
            <translation>mise et pot</translation>
        </message>
        <message>
            <source>{decided}: {count}</source>
            <translation>{decided} : {count}</translation>
        </message>
        <message>
            <source>a misère may take no trick</source>
            <translation>une misère ne doit faire aucun pli</translation>
        </message>
        <message>
            <source>{won} of the {need} tricks needed, and only {left} left</source>
            <translation>{won} des {need} plis nécessaires, et il n’en restait que {left}</translation>
        </message>
        <message>
            <source>none</source>
            <translation>aucun</translation>
        </message>
        <message>
            <source>{hand} · Trumps: {trump} · You dealt</source>
            <translation>{hand} · Atout : {trump} · Vous avez donné</translation>
        </message>
        <message>
            <source>{chips} + {pot} in the pot = {all} chips</source>
            <translation>{chips} + {pot} au pot = {all} jetons</translation>
        </message>
        <message>
            <source>all passed</source>
            <translation>tous ont passé</translation>
        </message>
        <message>
            <source>{who}: revoke</source>
            <translation>{who} : renonce</translation>
        </message>
        <message>
            <source>{who}: {bid} made</source>
            <translation>{who} : {bid}, réussite</translation>
        </message>
        <message>
            <source>Revoke, for all: {amount} (Rule 2.23)</source>
            <translation>Renonce, pour tous : {amount} (Règle 2.23)</translation>
        </message>
        <message>
            <source>+{many}</source>
            <translation>+{many}</translation>
        </message>
        <message>
            <source>Stake: {amount} (Rule 2.32)</source>
            <translation>Mise : {amount} (Règle 2.32)</translation>
        </message>
        <message>
            <source>Looked at the card: {amount} (Rule 2.35)</source>
            <translation>Carte regardée : {amount} (Règle 2.35)</translation>
        </message>
        <message>
            <source>Cards bought: {amount} (Rule 2.38)</source>
            <translation>Cartes achetées : {amount} (Règle 2.38)</translation>
        </message>
        <message>
            <source>The pot: {amount} (Rule 2.32)</source>
            <translation>Le pot : {amount} (Règle 2.32)</translation>
        </message>
        <message>
            <source>The pot doubled: {amount} (Rule 2.32)</source>
            <translation>Le pot doublé : {amount} (Règle 2.32)</translation>
        </message>
        <message>
            <source>Spare hand lost: {amount} (Rule 2.34)</source>
            <translation>Réserve perdue : {amount} (Règle 2.34)</translation>
        </message>
        <message>
            <source>Paid to you for {bid}: {each}</source>
            <translation>Payé à vous pour {bid} : {each}</translation>
        </message>
        <message>
            <source>rivals</source>
            <translation>adversaires</translation>
        </message>
        <message>
            <source>for you</source>
            <translation>pour vous</translation>
        </message>
        <message>
            <source>for {who}</source>
            <translation>pour {who}</translation>
        </message>
        <message>
            <source>you pay</source>
            <translation>vous payez</translation>
        </message>
        <message>
            <source>paid by {who}</source>
            <translation>payé par {who}</translation>
        </message>
        <message>
            <source>You make {bid}</source>
            <translation>Vous réussissez {bid}</translation>
        </message>
        <message>
            <source>You fail {bid}</source>
            <translation>Vous manquez {bid}</translation>
        </message>
        <message>
            <source>{who} makes {bid}</source>
            <translation>{who} réussit {bid}</translation>
        </message>
        <message>
            <source>{who} fails {bid}</source>
            <translation>{who} manque {bid}</translation>
        </message>
        <message>
            <source>{decided}: the tricks left change nothing</source>
            <translation>{decided} : les plis restants n’y changent rien</translation>
        </message>
        <message>
            <source>×{times}, as all had passed before (Rule 2.12)</source>
            <translation>×{times}, car tous avaient passé (Règle 2.12)</translation>
        </message>
        <message>
            <source>−{many}</source>
            <translation>−{many}</translation>
        </message>
        <message>
            <source>all had passed</source>
            <translation>tous ont passé</translation>
        </message>
        <message>
            <source>passed</source>
            <translation>passe</translation>
        </message>
        <message>
            <source>Pass.</source>
            <translation>Je passe.</translation>
        </message>
        <message>
            <source>I take the spare hand: Napoleon!</source>
            <translation>Je prends la main de réserve : Napoléon !</translation>
        </message>
        <message>
            <source>I do not look.</source>
            <translation>Je ne regarde pas.</translation>
        </message>
        <message>
            <source>I change a card.</source>
            <translation>Je change une carte.</translation>
        </message>
        <message>
            <source>I keep my cards.</source>
            <translation>Je garde mes cartes.</translation>
        </message>
        <message>
            <source>That was a revoke. The hand is over.</source>
            <translation>C’était une renonce. La donne est finie.</translation>
        </message>
        <message>
            <source>You lead {cards:short}: trumps {suit}</source>
            <translation>Vous entamez {cards:short} : atout {suit}</translation>
        </message>
        <message>
            <source>{who} leads {cards:short}: trumps {suit}</source>
            <translation>{who} entame {cards:short} : atout {suit}</translation>
        </message>
        <message numerus="yes">
            <source>I buy %n card(s).</source>
            <translation>
                <numerusform>J’achète %n carte.</numerusform>
                <numerusform>J’achète %n cartes.</numerusform>
            </translation>
        </message>
        <message>
            <source>You bid {bid}</source>
            <translation>Vous annoncez {bid}</translation>
        </message>
        <message>
            <source>You look at the card</source>
            <translation>Vous regardez la carte</translation>
        </message>
        <message>
            <source>You do not look</source>
            <translation>Vous ne regardez pas</translation>
        </message>
        <message>
            <source>You take the spare hand</source>
            <translation>Vous prenez la main de réserve</translation>
        </message>
        <message>
            <source>You buy for {cards:short}</source>
            <translation>Vous achetez pour {cards:short}</translation>
        </message>
        <message>
            <source>You throw {cards:short} away</source>
            <translation>Vous jetez {cards:short}</translation>
        </message>
        <message>
            <source>You give {cards:short}</source>
            <translation>Vous donnez {cards:short}</translation>
        </message>
        <message>
            <source>You make {suit} trumps</source>
            <translation>Vous nommez atout : {suit}</translation>
        </message>
        <message>
            <source>You keep your cards</source>
            <translation>Vous gardez vos cartes</translation>
        </message>
        <message>
            <source>{who} bids {bid}</source>
            <translation>{who} annonce {bid}</translation>
        </message>
        <message>
            <source>{who} looks at the card</source>
            <translation>{who} regarde la carte</translation>
        </message>
        <message>
            <source>{who} does not look</source>
            <translation>{who} ne regarde pas</translation>
        </message>
        <message>
            <source>{who} takes the spare hand</source>
            <translation>{who} prend la main de réserve</translation>
        </message>
        <message numerus="yes">
            <source>{who} buys %n card(s)</source>
            <translation>
                <numerusform>{who} achète %n carte</numerusform>
                <numerusform>{who} achète %n cartes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} throws %n card(s) away</source>
            <translation>
                <numerusform>{who} jette %n carte</numerusform>
                <numerusform>{who} jette %n cartes</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} changes a card</source>
            <translation>{who} change une carte</translation>
        </message>
        <message>
            <source>{who} makes {suit} trumps</source>
            <translation>{who} nomme atout : {suit}</translation>
        </message>
        <message>
            <source>{who} keeps the cards</source>
            <translation>{who} garde ses cartes</translation>
        </message>
        <message>
            <source>Chips, match by match</source>
            <translation>Jetons, partie par partie</translation>
        </message>
        <message>
            <source>chip</source>
            <translation>jeton</translation>
        </message>
        <message>
            <source>chips</source>
            <translation>jetons</translation>
        </message>
        <message>
            <source>Bids</source>
            <translation>Annonce</translation>
        </message>
        <message>
            <source>bids in {share} of the hands</source>
            <translation>annonce dans {share} des donnes</translation>
        </message>
        <message>
            <source>You bid in {share} of the hands.</source>
            <translation>Vous annoncez dans {share} des donnes.</translation>
        </message>
        <message>
            <source>Bids all the tricks</source>
            <translation>Annonce tous les plis</translation>
        </message>
        <message>
            <source>bids all the tricks in {share} of the hands</source>
            <translation>annonce tous les plis dans {share} des donnes</translation>
        </message>
        <message>
            <source>You bid all the tricks in {share} of the hands.</source>
            <translation>Vous annoncez tous les plis dans {share} des donnes.</translation>
        </message>
        <message>
            <source>Bids misère</source>
            <translation>Annonce misère</translation>
        </message>
        <message>
            <source>bids misère in {share} of the hands</source>
            <translation>annonce misère dans {share} des donnes</translation>
        </message>
        <message>
            <source>You bid misère in {share} of the hands.</source>
            <translation>Vous annoncez misère dans {share} des donnes.</translation>
        </message>
    </context>
    <context>
        <name>napoleon_sentence</name>
        <message>
            <source>Misère</source>
            <translation>la misère</translation>
        </message>
    </context>
    <context>
        <name>new_game</name>
        <message>
            <source>A deal that I can pass on: the cards follow from a code</source>
            <translation>Une donne que je puisse transmettre : les cartes découlent d’un code</translation>
        </message>
        <message>
            <source>What are these rules called?</source>
            <translation>Comment s’appellent ces règles ?</translation>
        </message>
        <message>
            <source>New match</source>
            <translation>Nouvelle partie</translation>
        </message>
        <message>
            <source>At the table</source>
            <translation>À table</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Règles</translation>
        </message>
        <message>
            <source>Another table at random</source>
            <translation>Une autre table au hasard</translation>
        </message>
        <message>
            <source>Undo them</source>
            <translation>Les annuler</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Deal</source>
            <translation>Donner</translation>
        </message>
        <message>
            <source>Paste a deal…</source>
            <translation>Jouer une donne copiée…</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Jeux</translation>
        </message>
        <message>
            <source>{rules}, changed</source>
            <translation>{rules}, avec des changements</translation>
        </message>
        <message>
            <source>In grey: where the other rules leave no choice.</source>
            <translation>En gris, ce que les autres règles ne laissent pas choisir.</translation>
        </message>
        <message numerus="yes">
            <source>Hide %n option(s)</source>
            <translation>
                <numerusform>La masquer</numerusform>
                <numerusform>Les masquer</numerusform>
            </translation>
        </message>
        <message>
            <source>See the options of other rules</source>
            <translation>Voir les options d’autres règles</translation>
        </message>
        <message>
            <source>How long</source>
            <translation>Durée</translation>
        </message>
        <message>
            <source>Short</source>
            <translation>Courte</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normale</translation>
        </message>
        <message>
            <source>Long</source>
            <translation>Longue</translation>
        </message>
        <message>
            <source>As you like…</source>
            <translation>À votre gré…</translation>
        </message>
        <message>
            <source>A match goes no further than {hands} hands or {moves} moves: there it can only be given up.</source>
            <translation>Une partie ne va pas au-delà de {hands} donnes ou {moves} coups : arrivée là, elle ne peut qu’être abandonnée.</translation>
        </message>
        <message>
            <source>More about these rules</source>
            <translation>Plus sur ces règles</translation>
        </message>
        <message>
            <source>Save with a name…</source>
            <translation>Enregistrer sous un nom…</translation>
        </message>
        <message>
            <source>Rename…</source>
            <translation>Renommer…</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Supprimer</translation>
        </message>
        <message>
            <source>How strong {name} is</source>
            <translation>Niveau de {name}</translation>
        </message>
        <message>
            <source>at the bottom</source>
            <translation>en bas</translation>
        </message>
        <message>
            <source>Add</source>
            <translation>Ajouter</translation>
        </message>
        <message>
            <source>Add an opponent</source>
            <translation>Ajouter un adversaire</translation>
        </message>
        <message>
            <source>Choose who sits here and how well they play</source>
            <translation>Choisissez qui s’assied ici et son niveau</translation>
        </message>
        <message>
            <source>Play without {name}</source>
            <translation>Jouer sans {name}</translation>
        </message>
        <message>
            <source>Play by the rules of the lessons</source>
            <translation>Jouer avec les règles des leçons</translation>
        </message>
        <message>
            <source>The lessons are played by other rules than these.</source>
            <translation>Les leçons se jouent avec d’autres règles que celles-ci.</translation>
        </message>
        <message numerus="yes">
            <source>%n change(s) to “{preset}”</source>
            <translation>
                <numerusform>%n changement à « {preset} »</numerusform>
                <numerusform>%n changements à « {preset} »</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n change(s) to the rulebook</source>
            <translation>
                <numerusform>%n changement au règlement</numerusform>
                <numerusform>%n changements au règlement</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n min</source>
            <translation>
                <numerusform>environ %n min</numerusform>
                <numerusform>environ %n min</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>et %n de plus</numerusform>
                <numerusform>et %n de plus</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>nlk</name>
        <message>
            <source>NLK</source>
            <translation>NLK</translation>
        </message>
        <message>
            <source>Give cards away, beat and take: nobody wins, the last with cards loses.</source>
            <translation>Donnez, battez, ramassez : personne ne gagne, le dernier avec des cartes perd.</translation>
        </message>
        <message>
            <source>Classic, for six</source>
            <translation>Classique, à six</translation>
        </message>
        <message>
            <source>Trump only when you must</source>
            <translation>Couper seulement s’il le faut</translation>
        </message>
        <message>
            <source>An evening: three losses</source>
            <translation>Une soirée : trois défaites</translation>
        </message>
        <message>
            <source>Four to nine, best six; the pack has four cards of every rank it needs. (Rule 1.2)</source>
            <translation>De quatre à neuf, l’idéal à six ; le jeu a quatre cartes de chaque rang nécessaire. (Règle 1.2)</translation>
        </message>
        <message>
            <source>NLK knows no revoke that could be punished: both are played alike.</source>
            <translation>Le NLK ne connaît pas de renonce à punir : les deux se jouent de même.</translation>
        </message>
        <message>
            <source>Piles</source>
            <translation>Piles</translation>
        </message>
        <message>
            <source>How much of the piles can be seen while they grow. (Rule 1.9)</source>
            <translation>Ce qu’on voit des piles pendant qu’elles montent. (Règle 1.9)</translation>
        </message>
        <message>
            <source>After the ace</source>
            <translation>Après l’as</translation>
        </message>
        <message>
            <source>What may be laid on an ace: the lowest rank of the pack, or a two only. (Rule 1.11)</source>
            <translation>Ce qu’on peut poser sur un as : le rang le plus bas du jeu, ou seulement un deux. (Règle 1.11)</translation>
        </message>
        <message>
            <source>Trumping</source>
            <translation>Couper</translation>
        </message>
        <message>
            <source>When a trump may be played on a card of another suit. (Rule 1.19)</source>
            <translation>Quand on peut jouer un atout sur une carte d’une autre couleur. (Règle 1.19)</translation>
        </message>
        <message>
            <source>Cards that turn a trick</source>
            <translation>Cartes pour retourner un pli</translation>
        </message>
        <message>
            <source>A trick is turned with as many cards as players had some when it was led, or have some now. (Rule 1.23)</source>
            <translation>Un pli se retourne avec autant de cartes que de joueurs qui en avaient à l’entame, ou qui en ont encore. (Règle 1.23)</translation>
        </message>
        <message>
            <source>How many hands are played; a void one does not count. (Rule 1.26)</source>
            <translation>Combien de donnes se jouent ; une donne nulle ne compte pas. (Règle 1.26)</translation>
        </message>
        <message>
            <source>Only the top card</source>
            <translation>Seulement la carte du dessus</translation>
        </message>
        <message>
            <source>Every card</source>
            <translation>Toutes les cartes</translation>
        </message>
        <message>
            <source>The lowest rank</source>
            <translation>Le rang le plus bas</translation>
        </message>
        <message>
            <source>Only a two</source>
            <translation>Seulement un deux</translation>
        </message>
        <message>
            <source>Whenever one likes</source>
            <translation>Quand on veut</translation>
        </message>
        <message>
            <source>Only if unable to beat in suit</source>
            <translation>Si l’on ne peut battre dans la couleur</translation>
        </message>
        <message>
            <source>Fixed at the lead</source>
            <translation>Fixé à l’entame</translation>
        </message>
        <message>
            <source>Shrinks as players go out</source>
            <translation>Baisse quand des joueurs sortent</translation>
        </message>
        <message>
            <source>One hand</source>
            <translation>Une donne</translation>
        </message>
        <message numerus="yes">
            <source>Until somebody has lost %n hand(s)</source>
            <translation>
                <numerusform>Jusqu’à ce que quelqu’un ait perdu %n donne</numerusform>
                <numerusform>Jusqu’à ce que quelqu’un ait perdu %n donnes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{gone:short} beats none of the cards that the others hold: you are rid of it only by leading it. {kept:short} beats %n.</source>
            <translation>
                <numerusform>{gone:short} ne bat aucune des cartes que tiennent les autres : vous ne vous en débarrasserez qu’en entamant avec elle. {kept:short} en bat %n.</numerusform>
                <numerusform>{gone:short} ne bat aucune des cartes que tiennent les autres : vous ne vous en débarrasserez qu’en entamant avec elle. {kept:short} en bat %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>{gone:short} is enough here. You keep {kept:short}, which only a trump of the others can beat.</source>
            <translation>{gone:short} suffit ici. Vous gardez {kept:short}, que les autres ne peuvent plus battre qu’avec un atout.</translation>
        </message>
        <message numerus="yes">
            <source>{gone:short} beats fewer of the cards that the others hold than {kept:short}, which you keep: that beats %n of them.</source>
            <translation>
                <numerusform>{gone:short} bat moins de cartes des autres que {kept:short}, que vous gardez : celle-là en bat %n.</numerusform>
                <numerusform>{gone:short} bat moins de cartes des autres que {kept:short}, que vous gardez : celle-là en bat %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>{gone:short} is enough here. You keep {kept:short}, a trump, for when you have nothing else to beat with.</source>
            <translation>{gone:short} suffit ici. Vous gardez {kept:short}, un atout, pour quand rien d’autre ne battra.</translation>
        </message>
        <message>
            <source>{gone:short} is enough here. You keep {kept:short}, which nothing that the others hold can beat.</source>
            <translation>{gone:short} suffit ici. Vous gardez {kept:short}, que plus personne ne peut battre.</translation>
        </message>
        <message>
            <source>{low:short}, which you take up, is a trump: it beats any other suit. And you keep {kept:short}.</source>
            <translation>{low:short}, que vous prenez, est un atout : elle bat toute autre couleur. Et vous gardez {kept:short}.</translation>
        </message>
        <message>
            <source>{low:short}, once taken up, beats none of the cards that the others hold: you would have to lead it to be rid of it again.</source>
            <translation>{low:short}, une fois prise, ne bat aucune des cartes que tiennent les autres : il faudrait entamer avec elle pour s’en débarrasser à nouveau.</translation>
        </message>
        <message numerus="yes">
            <source>{low:short}, which you take up, is no burden: it beats %n of the cards that the others hold. And you keep {kept:short}.</source>
            <translation>
                <numerusform>{low:short}, que vous prenez, n’est pas un fardeau : elle bat %n carte des autres. Et vous gardez {kept:short}.</numerusform>
                <numerusform>{low:short}, que vous prenez, n’est pas un fardeau : elle bat %n cartes des autres. Et vous gardez {kept:short}.</numerusform>
            </translation>
        </message>
        <message>
            <source>With {move} you are out in this trick {often}, with {other} {rarely}.</source>
            <translation>Avec {move} vous n’avez plus de cartes dans ce pli {often} ; avec {other}, {rarely}.</translation>
        </message>
        <message>
            <source>With {other} you still have to take up a card of this trick {often}, with {move} {rarely}.</source>
            <translation>Avec {other} vous devez encore prendre une carte de ce pli {often} ; avec {move}, {rarely}.</translation>
        </message>
        <message>
            <source>With {move} you lead the next trick {often}, with {other} {rarely}.</source>
            <translation>Avec {move} vous entamez le pli suivant {often} ; avec {other}, {rarely}.</translation>
        </message>
        <message>
            <source>After {move} {who} cannot beat, and has to take a card up {often}; after {other}, {rarely}.</source>
            <translation>Après {move}, {who} ne peut pas battre et doit prendre une carte {often} ; après {other}, {rarely}.</translation>
        </message>
        <message>
            <source>{who}, who is next, has nothing that beats {best:short} and has to take a card up.</source>
            <translation>{who}, qui joue ensuite, n’a rien qui batte {best:short} et doit prendre une carte.</translation>
        </message>
        <message>
            <source>{who}, who is next, has nothing that beats {best:short} and has to take a card up; {worse:short} {who} could beat.</source>
            <translation>{who}, qui joue ensuite, n’a rien qui batte {best:short} et doit prendre une carte ; {worse:short}, {who} pourrait la battre.</translation>
        </message>
        <message>
            <source>{card:short} turns the trick, and you lead the next one: with that you get rid of a low card.</source>
            <translation>{card:short} retourne le pli, et vous entamez le suivant : de quoi vous défaire d’une carte basse.</translation>
        </message>
        <message>
            <source>With {other} {who} gets out in this trick {often}, with {move} {rarely}.</source>
            <translation>Avec {other}, {who} se défait de ses cartes dans ce pli {often} ; avec {move}, {rarely}.</translation>
        </message>
        <message>
            <source>“{move}”</source>
            <translation>« {move} »</translation>
        </message>
        <message numerus="yes">
            <source>%n time(s) in 10</source>
            <translation>
                <numerusform>%n fois sur 10</numerusform>
                <numerusform>%n fois sur 10</numerusform>
            </translation>
        </message>
        <message>
            <source>hardly ever</source>
            <translation>presque jamais</translation>
        </message>
        <message>
            <source>nearly always</source>
            <translation>presque toujours</translation>
        </message>
        <message>
            <source>Lead {card:short}</source>
            <translation>Entamer {card:short}</translation>
        </message>
        <message>
            <source>Take</source>
            <translation>Ramasser</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Piocher</translation>
        </message>
        <message>
            <source>On my pile</source>
            <translation>Sur ma pile</translation>
        </message>
        <message>
            <source>Give to {who}</source>
            <translation>Donner à {who}</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Beat with {card:short}</source>
            <translation>Battre de {card:short}</translation>
        </message>
        <message>
            <source>Given to {who}, {card:short} comes back to your pile {often}; given to {whom}, {rarely}.</source>
            <translation>Donné à {who}, {card:short} revient sur votre tas {often} ; donné à {whom}, {rarely}.</translation>
        </message>
        <message>
            <source>To give {card:short} away means drawing another, and {many} of the {all} cards still to come are lower.</source>
            <translation>Donner {card:short} oblige à piocher une autre carte, et {many} des {all} cartes à venir sont plus basses.</translation>
        </message>
        <message>
            <source>{below:short}, which lies below it, can then be given away too {often}; if you draw, {rarely}.</source>
            <translation>Vous pouvez ensuite donner aussi {below:short}, qui est dessous, {often} ; si vous piochez, {rarely}.</translation>
        </message>
        <message>
            <source>In your hand {card:short} would be there to the end {often}.</source>
            <translation>Dans votre main, {card:short} y serait encore à la fin {often}.</translation>
        </message>
        <message>
            <source>In your hand {card:short} could be laid on no other card {often}: you would have to lead it to be rid of it.</source>
            <translation>Dans votre main, {card:short} ne pourrait battre aucune carte {often} : pour vous en défaire il faudrait l’entamer.</translation>
        </message>
        <message>
            <source>You draw another in place of {card:short}, and {many} of the {all} cards still to come are higher.</source>
            <translation>À la place de {card:short} vous piochez une autre carte, et {many} des {all} cartes à venir sont plus hautes.</translation>
        </message>
        <message numerus="yes">
            <source>You begin the tricks with %n card(s) fewer.</source>
            <translation>
                <numerusform>Vous commencez les plis avec %n carte de moins.</numerusform>
                <numerusform>Vous commencez les plis avec %n cartes de moins.</numerusform>
            </translation>
        </message>
        <message>
            <source>{card:short} is a trump, and whoever has it in the pile leads the first trick.</source>
            <translation>{card:short} est un atout, et qui l’a dans son tas entame le premier pli.</translation>
        </message>
        <message>
            <source>{card:short} will be a trump {often}.</source>
            <translation>{card:short} sera un atout {often}.</translation>
        </message>
        <message>
            <source>{card:short} can still be given away later {often}.</source>
            <translation>{card:short} peut encore être donné plus tard {often}.</translation>
        </message>
        <message>
            <source>In your hand {card:short} turns a trick {often}: then you lead again.</source>
            <translation>Dans votre main, {card:short} retourne un pli {often} : alors vous entamez de nouveau.</translation>
        </message>
        <message>
            <source>In your hand {card:short} can be laid on another card {often}.</source>
            <translation>Dans votre main, {card:short} peut battre une autre carte {often}.</translation>
        </message>
        <message>
            <source>{who} has fewer cards ({few}) than {whom} ({many}), and would be out sooner.</source>
            <translation>{who} a moins de cartes ({few}) que {whom} ({many}) et serait sorti avant.</translation>
        </message>
        <message>
            <source>Left to chance: nothing was weighed.</source>
            <translation>Laissé au hasard : rien n’a été pesé.</translation>
        </message>
        <message>
            <source>Overlooked that the card can be given away.</source>
            <translation>N’a pas vu que la carte pouvait être donnée.</translation>
        </message>
        <message>
            <source>It is your last card: you are out with it.</source>
            <translation>C’est votre dernière carte : avec elle, vous sortez.</translation>
        </message>
        <message>
            <source>The cards go round, so anything else is tried.</source>
            <translation>Les cartes tournent en rond, on tente donc autre chose.</translation>
        </message>
        <message>
            <source>You lose the hand {often}.</source>
            <translation>Vous perdez la donne {often}.</translation>
        </message>
        <message>
            <source>From here on you can win for sure, but not with {cards:short}.</source>
            <translation>D’ici vous pouvez vous en sortir à coup sûr, mais pas avec {cards:short}.</translation>
        </message>
        <message>
            <source>Take {lowest}: to beat would cost {card}, and {more} more must be laid.</source>
            <translation>Ramassez {lowest} : battre coûterait {card}, et il faut encore en poser {more}.</translation>
        </message>
        <message>
            <source>“{move}”: to give {card} away would spare you only {many} hands in a thousand.</source>
            <translation>« {move} » : donner {card} ne sauverait que {many} donnes sur mille.</translation>
        </message>
        <message>
            <source>“{move}”: worked out to the end, you win for sure ({held} cards left; {won} of {all} moves do).</source>
            <translation>« {move} » : calculé jusqu’au bout, vous vous en sortez à coup sûr ({held} cartes restantes ; {won} coups sur {all} le font).</translation>
        </message>
        <message>
            <source>“{move}” and “{other}” are about as good: you are the last in {lost} % of the deals, or in {more} %.</source>
            <translation>« {move} » et « {other} » se valent à peu près : vous êtes le dernier dans {lost} % des distributions, ou dans {more} %.</translation>
        </message>
        <message>
            <source>From here on you win for sure, whatever you do.</source>
            <translation>D’ici vous êtes sûr de vous en sortir, quoi que vous fassiez.</translation>
        </message>
        <message>
            <source>From here on you can win for sure, but not with every move.</source>
            <translation>D’ici vous pouvez vous en sortir à coup sûr, mais pas avec n’importe quel coup.</translation>
        </message>
        <message>
            <source>Lead the lowest of your {held} cards.</source>
            <translation>Entamez la plus basse de vos {held} cartes.</translation>
        </message>
        <message>
            <source>Beat with the lowest that can: {able} of your {held} cards can beat {top}.</source>
            <translation>Battez de la plus basse qui le peut : {able} de vos {held} cartes battent {top}.</translation>
        </message>
        <message>
            <source>“{move}”: to be rid of {card} spares {many} hands in a thousand.</source>
            <translation>« {move} » : se défaire de {card} sauve {many} donnes sur mille.</translation>
        </message>
        <message>
            <source>“{move}”: to give {card} away would cost {many} hands in a thousand.</source>
            <translation>« {move} » : donner {card} coûterait {many} donnes sur mille.</translation>
        </message>
        <message>
            <source>With “{move}” you are the last in {lost} % of the deals.</source>
            <translation>Avec « {move} », vous êtes le dernier dans {lost} % des distributions.</translation>
        </message>
        <message>
            <source>With “{move}” you are the last in {lost} % of the deals, with “{other}” in {more} %.</source>
            <translation>Avec « {move} », vous êtes le dernier dans {lost} % des distributions, avec « {other} » dans {more} %.</translation>
        </message>
        <message>
            <source>With “{move}” you are the last in {lost} % of the deals; “{other}” was tried too seldom to tell.</source>
            <translation>Avec « {move} », vous êtes le dernier dans {lost} % des distributions ; « {other} » a été trop peu essayé pour le dire.</translation>
        </message>
        <message>
            <source>By fixed rules: one of {many} moves.</source>
            <translation>D’après des règles fixes : un coup parmi {many}.</translation>
        </message>
        <message>
            <source>First place the card you drew. (Rule 1.10)</source>
            <translation>Placez d’abord la carte piochée. (Règle 1.10)</translation>
        </message>
        <message>
            <source>The tricks begin when the stock is used up. (Rule 1.15)</source>
            <translation>Les plis commencent quand le talon est épuisé. (Règle 1.15)</translation>
        </message>
        <message>
            <source>Only its own suit or a trump beats {top}. (Rule 1.17)</source>
            <translation>Seule sa propre couleur ou un atout bat {top}. (Règle 1.17)</translation>
        </message>
        <message>
            <source>The cards only go round: whoever can beat must do so now, you with {cards}. (Rule 1.25)</source>
            <translation>Les cartes ne font que tourner : qui peut battre le doit maintenant, vous avec {cards}. (Règle 1.25)</translation>
        </message>
        <message>
            <source>You cannot lay {card} on {top}: it does not follow. (Rule 1.11)</source>
            <translation>Vous ne pouvez pas poser {card} sur {top} : ce n’est pas la carte suivante. (Règle 1.11)</translation>
        </message>
        <message>
            <source>Play one card at a time.</source>
            <translation>Jouez une carte à la fois.</translation>
        </message>
        <message>
            <source>No trump while you can beat in suit: you hold {cards}. (Rule 1.19)</source>
            <translation>Pas d’atout tant que vous pouvez battre dans la couleur : vous avez {cards}. (Règle 1.19)</translation>
        </message>
        <message>
            <source>You cannot beat {top} with {card}. (Rule 1.17)</source>
            <translation>Vous ne pouvez pas battre {top} avec {card}. (Règle 1.17)</translation>
        </message>
        <message>
            <source>Only a higher trump beats {top}. (Rule 1.20)</source>
            <translation>Seul un atout plus haut bat {top}. (Règle 1.20)</translation>
        </message>
        <message>
            <source>There is nothing to take: lead a card. (Rule 1.18)</source>
            <translation>Il n’y a rien à ramasser : entamez une carte. (Règle 1.18)</translation>
        </message>
        <message>
            <source>Your own top card is only given away before drawing. (Rule 1.12)</source>
            <translation>La carte du dessus de votre pile ne se donne qu’avant de piocher. (Règle 1.12)</translation>
        </message>
        <message>
            <source>Your pile is empty. (Rule 1.13)</source>
            <translation>Votre pile est vide. (Règle 1.13)</translation>
        </message>
        <message>
            <source>Draw a card first. (Rule 1.10)</source>
            <translation>Piochez d’abord une carte. (Règle 1.10)</translation>
        </message>
        <message>
            <source>You gave the card away: draw another one. (Rule 1.10)</source>
            <translation>Vous avez donné la carte : piochez-en une autre. (Règle 1.10)</translation>
        </message>
        <message>
            <source>Choose the pile of another player.</source>
            <translation>Choisissez la pile d’un autre joueur.</translation>
        </message>
        <message>
            <source>Nothing goes onto the empty pile of {who}. (Rule 1.13)</source>
            <translation>Rien ne va sur la pile vide de {who}. (Règle 1.13)</translation>
        </message>
        <message>
            <source>The stock is used up: now the cards are played. (Rule 1.15)</source>
            <translation>Le talon est épuisé : maintenant on joue les cartes. (Règle 1.15)</translation>
        </message>
        <message>
            <source>{card} follows {top}</source>
            <translation>{card} suit {top}</translation>
        </message>
        <message>
            <source>{card}</source>
            <translation>{card}</translation>
        </message>
        <message>
            <source>{who} leads then</source>
            <translation>et {who} entame</translation>
        </message>
        <message>
            <source>and you draw again</source>
            <translation>et vous repiochez</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) left</source>
            <translation>
                <numerusform>reste %n carte</numerusform>
                <numerusform>restent %n cartes</numerusform>
            </translation>
        </message>
        <message>
            <source>Whoever can beat must do so now. (Rule 1.25)</source>
            <translation>Qui peut battre le doit maintenant. (Règle 1.25)</translation>
        </message>
        <message>
            <source>and your turn ends</source>
            <translation>et votre tour finit</translation>
        </message>
        <message>
            <source>{trumps} You lead.</source>
            <translation>{trumps} À vous d’entamer.</translation>
        </message>
        <message>
            <source>Drawn</source>
            <translation>Piochée</translation>
        </message>
        <message numerus="yes">
            <source>{who} · %n</source>
            <translation>
                <numerusform>{who} · %n</numerusform>
                <numerusform>{who} · %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Turned %n</source>
            <translation>
                <numerusform>Retourné : %n</numerusform>
                <numerusform>Retournés : %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Your pile will be your hand</source>
            <translation>Votre tas sera votre main</translation>
        </message>
        <message>
            <source>Everybody's pile will be their hand</source>
            <translation>Chaque tas deviendra une main</translation>
        </message>
        <message>
            <source>The last one with cards loses</source>
            <translation>Le dernier à avoir des cartes perd</translation>
        </message>
        <message>
            <source>{laid} of {size} cards</source>
            <translation>{laid} cartes sur {size}</translation>
        </message>
        <message>
            <source>Whoever can beat must (Rule 1.25)</source>
            <translation>Qui peut battre le doit (Règle 1.25)</translation>
        </message>
        <message>
            <source>Stock</source>
            <translation>Talon</translation>
        </message>
        <message numerus="yes">
            <source>{card:short} on %n card(s)</source>
            <translation>
                <numerusform>{card:short} sur %n carte</numerusform>
                <numerusform>{card:short} sur %n cartes</numerusform>
            </translation>
        </message>
        <message>
            <source>Last card</source>
            <translation>Dernière carte</translation>
        </message>
        <message numerus="yes">
            <source>%n lost hand(s)</source>
            <translation>
                <numerusform>%n donne perdue</numerusform>
                <numerusform>%n donnes perdues</numerusform>
            </translation>
        </message>
        <message>
            <source>The suit of the last card</source>
            <translation>La couleur de la dernière carte</translation>
        </message>
        <message>
            <source>no card</source>
            <translation>aucune carte</translation>
        </message>
        <message>
            <source>Hands lost</source>
            <translation>Donnes perdues</translation>
        </message>
        <message>
            <source>Last</source>
            <translation>Dernière</translation>
        </message>
        <message>
            <source>Lost by {who}</source>
            <translation>Perdues par {who}</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Vous</translation>
        </message>
        <message>
            <source>“{move}”: you are the last {often}; “{other}”: {more}.</source>
            <translation>« {move} » : vous êtes le dernier {often} ; « {other} » : {more}.</translation>
        </message>
        <message>
            <source>“{move}”: you are the last less often.</source>
            <translation>« {move} » : vous êtes le dernier moins souvent.</translation>
        </message>
        <message>
            <source>A card that is given away does not come into your hand.</source>
            <translation>Une carte donnée n’entre pas dans votre main.</translation>
        </message>
        <message numerus="yes">
            <source>Only %n card(s) of its suit beat it: it is worth having in your hand.</source>
            <translation>
                <numerusform>Une seule carte de sa couleur la bat : elle vaut la peine d’être en main.</numerusform>
                <numerusform>Seules %n cartes de sa couleur la battent : elle vaut la peine d’être en main.</numerusform>
            </translation>
        </message>
        <message>
            <source>It beats {top}, and keeps {cards:short}.</source>
            <translation>Elle bat {top}, et garde {cards:short}.</translation>
        </message>
        <message>
            <source>To beat it would cost {card}.</source>
            <translation>La battre coûterait {card}.</translation>
        </message>
        <message>
            <source>No card of its suit beats it: it is worth having in your hand.</source>
            <translation>Aucune carte de sa couleur ne la bat : elle vaut la peine d’être en main.</translation>
        </message>
        <message>
            <source>No other card of yours beats {top}.</source>
            <translation>Aucune autre de vos cartes ne bat {top}.</translation>
        </message>
        <message>
            <source>It is the lowest of yours that beat {top}.</source>
            <translation>C’est la plus basse des vôtres qui battent {top}.</translation>
        </message>
        <message>
            <source>It is your lowest card.</source>
            <translation>C’est votre carte la plus basse.</translation>
        </message>
        <message>
            <source>It is your only card of the suit.</source>
            <translation>C’est votre seule carte de la couleur.</translation>
        </message>
        <message>
            <source>It is one of your low cards: only {cards:short} go below it.</source>
            <translation>C’est une de vos cartes basses : au-dessous, il n’y a que {cards:short}.</translation>
        </message>
        <message>
            <source>None of your cards beats {top}.</source>
            <translation>Aucune de vos cartes ne bat {top}.</translation>
        </message>
        <message>
            <source>It fits on no other pile.</source>
            <translation>Elle ne va sur aucune autre pile.</translation>
        </message>
        <message>
            <source>The last card of the stock. Now piles become hands.</source>
            <translation>La dernière carte du talon. Chaque pile devient une main.</translation>
        </message>
        <message>
            <source>{who} is the first to go out!</source>
            <translation>{who} sort avant tous !</translation>
        </message>
        <message>
            <source>{who} is left with cards</source>
            <translation>{who} reste avec des cartes</translation>
        </message>
        <message>
            <source>You are the first to go out!</source>
            <translation>Vous sortez avant tous !</translation>
        </message>
        <message>
            <source>You are left with cards</source>
            <translation>Vous restez avec des cartes</translation>
        </message>
        <message>
            <source>One more hand lost</source>
            <translation>Une donne perdue de plus</translation>
        </message>
        <message>
            <source>Of every pile only the top card can be seen. (Rule 1.9)</source>
            <translation>De chaque pile, on ne voit que la carte du dessus. (Règle 1.9)</translation>
        </message>
        <message>
            <source>Every card of every pile can be read while they grow. (Rule 1.9)</source>
            <translation>Toutes les cartes des piles peuvent se lire pendant qu’elles montent. (Règle 1.9)</translation>
        </message>
        <message>
            <source>After the ace comes the lowest rank of the pack, whichever it is. (Rule 1.11)</source>
            <translation>Après l’as vient le rang le plus bas du jeu, quel qu’il soit. (Règle 1.11)</translation>
        </message>
        <message>
            <source>After the ace comes only a two: without twos nothing does. (Rule 1.11)</source>
            <translation>Après l’as ne vient qu’un deux : sans deux, rien. (Règle 1.11)</translation>
        </message>
        <message>
            <source>A trump may be played on any suit, at any time. (Rule 1.19)</source>
            <translation>Un atout peut se jouer sur toute couleur, à tout moment. (Règle 1.19)</translation>
        </message>
        <message>
            <source>A trump may be played only by who cannot beat in the suit. (Rule 1.19)</source>
            <translation>Seul peut couper qui ne peut battre dans la couleur. (Règle 1.19)</translation>
        </message>
        <message>
            <source>A trick needs as many cards as players were left when it was led. (Rule 1.23)</source>
            <translation>Un pli demande autant de cartes que de joueurs restaient à l’entame. (Règle 1.23)</translation>
        </message>
        <message>
            <source>A trick needs a card less for everybody who goes out during it. (Rule 1.23)</source>
            <translation>Un pli demande une carte de moins pour chacun qui sort pendant le pli. (Règle 1.23)</translation>
        </message>
        <message>
            <source>The piles</source>
            <translation>Les piles</translation>
        </message>
        <message>
            <source>The tricks</source>
            <translation>Les plis</translation>
        </message>
        <message>
            <source>{who} has lost it.</source>
            <translation>{who} l’a perdue.</translation>
        </message>
        <message>
            <source>You drew {card}: put it on your pile.</source>
            <translation>Vous avez pioché {card} : posez cette carte sur votre pile.</translation>
        </message>
        <message>
            <source>{who} may give cards away, and draws.</source>
            <translation>{who} peut donner des cartes, et pioche.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) left in the stock.</source>
            <translation>
                <numerusform>Il reste %n carte au talon.</numerusform>
                <numerusform>Il reste %n cartes au talon.</numerusform>
            </translation>
        </message>
        <message>
            <source>Beat {top} with {ways}, or take {low}.</source>
            <translation>Battez {top} avec {ways}, ou ramassez {low}.</translation>
        </message>
        <message>
            <source>You cannot beat {top}: take {low}.</source>
            <translation>Vous ne pouvez pas battre {top} : ramassez {low}.</translation>
        </message>
        <message>
            <source>{who} must beat {top} or take {low}.</source>
            <translation>{who} doit battre {top} ou ramasser {low}.</translation>
        </message>
        <message>
            <source>The cards only went round: nobody has lost.</source>
            <translation>Les cartes n’ont fait que tourner : personne n’a perdu.</translation>
        </message>
        <message>
            <source>You have lost it.</source>
            <translation>Vous l’avez perdue.</translation>
        </message>
        <message>
            <source>You drew the last card, {card}: whoever gets it leads. Give it to {who}, or put it on your pile.</source>
            <translation>Vous avez pioché la dernière carte, {card} : qui la reçoit entame. Donnez cette carte à {who}, ou posez-la sur votre pile.</translation>
        </message>
        <message>
            <source>You drew the last card, {card}: put it on your pile, and lead.</source>
            <translation>Vous avez pioché la dernière carte, {card} : posez-la sur votre pile, et entamez.</translation>
        </message>
        <message>
            <source>You drew {card}: give it to {who} and draw again, or put it on your pile and end your turn.</source>
            <translation>Vous avez pioché {card} : donnez cette carte à {who} et repiochez, ou posez-la sur votre pile et finissez votre tour.</translation>
        </message>
        <message>
            <source>{who} drew {card} and places it.</source>
            <translation>{who} a pioché {card} et la place.</translation>
        </message>
        <message>
            <source>{who} draws again.</source>
            <translation>{who} pioche encore.</translation>
        </message>
        <message numerus="yes">
            <source>Lead any card: %n card(s) turn the trick.</source>
            <translation>
                <numerusform>Entamez la carte que vous voulez : %n carte retourne le pli.</numerusform>
                <numerusform>Entamez la carte que vous voulez : %n cartes retournent le pli.</numerusform>
            </translation>
        </message>
        <message>
            <source>Beat {top} with {ways}: you must.</source>
            <translation>Battez {top} avec {ways} : c’est obligé.</translation>
        </message>
        <message>
            <source>Beat {top} with {ways}, or take it.</source>
            <translation>Battez {top} avec {ways}, ou ramassez la carte.</translation>
        </message>
        <message>
            <source>You cannot beat {top}: take it.</source>
            <translation>Vous ne pouvez pas battre {top} : ramassez la carte.</translation>
        </message>
        <message>
            <source>{who} must beat {top} or take it.</source>
            <translation>{who} doit battre {top} ou ramasser la carte.</translation>
        </message>
        <message numerus="yes">
            <source>%n more card(s) turn the trick.</source>
            <translation>
                <numerusform>Encore %n carte et le pli se retourne.</numerusform>
                <numerusform>Encore %n cartes et le pli se retourne.</numerusform>
            </translation>
        </message>
        <message>
            <source>The cards only go round: whoever can beat must. (Rule 1.25)</source>
            <translation>Les cartes ne font que tourner : qui peut battre le doit. (Règle 1.25)</translation>
        </message>
        <message>
            <source>You may give {card} to {who} before you draw.</source>
            <translation>Vous pouvez donner {card} à {who} avant de piocher.</translation>
        </message>
        <message>
            <source>You gave it away: draw again.</source>
            <translation>Vous l’avez donnée : piochez encore.</translation>
        </message>
        <message>
            <source>Draw a card.</source>
            <translation>Piochez une carte.</translation>
        </message>
        <message numerus="yes">
            <source>Draw ↵ · %n left</source>
            <translation>
                <numerusform>Piocher ↵ · reste %n</numerusform>
                <numerusform>Piocher ↵ · restent %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{key} → {who} (%n)</source>
            <translation>
                <numerusform>{key} → {who} (%n)</numerusform>
                <numerusform>{key} → {who} (%n)</numerusform>
            </translation>
        </message>
        <message>
            <source>Another held more cards than {who}: no hand lost (Rule 1.25)</source>
            <translation>Un autre avait plus de cartes que {who} : aucune donne perdue (Règle 1.25)</translation>
        </message>
        <message>
            <source>{who} was the last with cards: 1 hand lost (Rule 1.24)</source>
            <translation>{who} finit avec des cartes en main : 1 donne perdue (Règle 1.24)</translation>
        </message>
        <message>
            <source>{who} loses the hand</source>
            <translation>{who} perd la donne</translation>
        </message>
        <message>
            <source>{who} loses</source>
            <translation>{who} perd</translation>
        </message>
        <message>
            <source>{who} was out before the last: no hand lost (Rule 1.24)</source>
            <translation>{who} est sorti avant le dernier : aucune donne perdue (Règle 1.24)</translation>
        </message>
        <message>
            <source>Another held more cards than you: no hand lost (Rule 1.25)</source>
            <translation>Un autre avait plus de cartes que vous : aucune donne perdue (Règle 1.25)</translation>
        </message>
        <message>
            <source>The hand was stopped, and you held most cards: 1 hand lost (Rule 1.25)</source>
            <translation>La donne a été arrêtée, et vous aviez le plus de cartes : 1 donne perdue (Règle 1.25)</translation>
        </message>
        <message>
            <source>The hand was stopped, and {who} held most cards: 1 hand lost (Rule 1.25)</source>
            <translation>La donne a été arrêtée, et {who} avait le plus de cartes : 1 donne perdue (Règle 1.25)</translation>
        </message>
        <message>
            <source>You were the last with cards: 1 hand lost (Rule 1.24)</source>
            <translation>Vous finissez avec des cartes en main : 1 donne perdue (Règle 1.24)</translation>
        </message>
        <message>
            <source>Nobody loses: the hand is void</source>
            <translation>Personne ne perd : la donne est nulle</translation>
        </message>
        <message>
            <source>You lose the hand</source>
            <translation>Vous perdez la donne</translation>
        </message>
        <message>
            <source>You lose</source>
            <translation>Vous perdez</translation>
        </message>
        <message>
            <source>Losses</source>
            <translation>Défaites</translation>
        </message>
        <message>
            <source>You were out before the last: no hand lost (Rule 1.24)</source>
            <translation>Vous êtes sorti avant le dernier : aucune donne perdue (Règle 1.24)</translation>
        </message>
        <message>
            <source>I am out!</source>
            <translation>Je n’ai plus rien !</translation>
        </message>
        <message>
            <source>Nobody loses. I deal again.</source>
            <translation>Personne ne perd. Je redonne.</translation>
        </message>
        <message>
            <source>You laid {cards:short}</source>
            <translation>Posé : {cards:short}</translation>
        </message>
        <message>
            <source>Laid {cards:short}</source>
            <translation>Posé : {cards:short}</translation>
        </message>
        <message>
            <source>Out first</source>
            <translation>Première sortie</translation>
        </message>
        <message>
            <source>Out second</source>
            <translation>Deuxième sortie</translation>
        </message>
        <message>
            <source>Out third</source>
            <translation>Troisième sortie</translation>
        </message>
        <message>
            <source>Out fourth</source>
            <translation>Quatrième sortie</translation>
        </message>
        <message>
            <source>Out fifth</source>
            <translation>Cinquième sortie</translation>
        </message>
        <message>
            <source>Out sixth</source>
            <translation>Sixième sortie</translation>
        </message>
        <message>
            <source>Out seventh</source>
            <translation>Septième sortie</translation>
        </message>
        <message>
            <source>Out eighth</source>
            <translation>Huitième sortie</translation>
        </message>
        <message>
            <source>You led {cards:short}</source>
            <translation>Entamé : {cards:short}</translation>
        </message>
        <message>
            <source>Led {cards:short}</source>
            <translation>Entamé : {cards:short}</translation>
        </message>
        <message>
            <source>You draw</source>
            <translation>Vous piochez</translation>
        </message>
        <message>
            <source>You keep {card:short}</source>
            <translation>Vous gardez {card:short}</translation>
        </message>
        <message>
            <source>You give {card:short} to {other}</source>
            <translation>Vous donnez {card:short} à {other}</translation>
        </message>
        <message>
            <source>You take {card:short}</source>
            <translation>Vous ramassez {card:short}</translation>
        </message>
        <message>
            <source>You lead {card:short}</source>
            <translation>Vous entamez {card:short}</translation>
        </message>
        <message>
            <source>You beat with {card:short} and turn the trick</source>
            <translation>Vous battez de {card:short} et retournez le pli</translation>
        </message>
        <message>
            <source>You beat with {card:short}</source>
            <translation>Vous battez de {card:short}</translation>
        </message>
        <message>
            <source>{who} draws</source>
            <translation>{who} pioche</translation>
        </message>
        <message>
            <source>{who} keeps {card:short}</source>
            <translation>{who} garde {card:short}</translation>
        </message>
        <message>
            <source>{who} gives you {card:short}</source>
            <translation>{who} vous donne {card:short}</translation>
        </message>
        <message>
            <source>{who} gives {card:short} to {other}</source>
            <translation>{who} donne {card:short} à {other}</translation>
        </message>
        <message>
            <source>{who} takes {card:short}</source>
            <translation>{who} ramasse {card:short}</translation>
        </message>
        <message>
            <source>{who} leads {card:short}</source>
            <translation>{who} entame {card:short}</translation>
        </message>
        <message>
            <source>{who} beats with {card:short} and turns the trick</source>
            <translation>{who} bat de {card:short} et retourne le pli</translation>
        </message>
        <message>
            <source>{who} beats with {card:short}</source>
            <translation>{who} bat de {card:short}</translation>
        </message>
        <message>
            <source>Hands fewer lost than among equals</source>
            <translation>Donnes perdues de moins qu’entre égaux</translation>
        </message>
        <message>
            <source>Among equals everybody loses as often: of five each one a fifth of the hands. Above nothing in the plot you lost fewer.</source>
            <translation>Entre égaux, chacun perd aussi souvent : à cinq, chacun une donne sur cinq. Au-dessus de zéro, sur la courbe, vous avez perdu moins.</translation>
        </message>
        <message>
            <source>hand fewer lost</source>
            <translation>donne perdue de moins</translation>
        </message>
        <message>
            <source>hands fewer lost</source>
            <translation>donnes perdues de moins</translation>
        </message>
        <message>
            <source>Takes</source>
            <translation>Ramasse</translation>
        </message>
        <message>
            <source>takes {share} of the times it is to play</source>
            <translation>ramasse {share} des fois où c’est son tour</translation>
        </message>
        <message>
            <source>You take {share} of the times you are to play.</source>
            <translation>Vous ramassez {share} des fois où c’est votre tour.</translation>
        </message>
        <message>
            <source>Gives its top card away</source>
            <translation>Donne sa carte du dessus</translation>
        </message>
        <message>
            <source>gives its top card away {share} of the turns</source>
            <translation>donne sa carte du dessus à {share} des tours</translation>
        </message>
        <message>
            <source>You give your top card away {share} of the turns.</source>
            <translation>Vous donnez votre carte du dessus à {share} des tours.</translation>
        </message>
        <message>
            <source>hand more lost</source>
            <translation>donne perdue de plus</translation>
        </message>
        <message>
            <source>hands more lost</source>
            <translation>donnes perdues de plus</translation>
        </message>
        <message>
            <source>hand</source>
            <translation>donne</translation>
        </message>
        <message>
            <source>hands</source>
            <translation>donnes</translation>
        </message>
        <message>
            <source>a spade</source>
            <translation>un pique</translation>
        </message>
        <message>
            <source>a heart</source>
            <translation>un cœur</translation>
        </message>
        <message>
            <source>a diamond</source>
            <translation>un carreau</translation>
        </message>
        <message>
            <source>a club</source>
            <translation>un trèfle</translation>
        </message>
        <message>
            <source>Spades are trumps.</source>
            <translation>Atout : pique.</translation>
        </message>
        <message>
            <source>Hearts are trumps.</source>
            <translation>Atout : cœur.</translation>
        </message>
        <message>
            <source>Diamonds are trumps.</source>
            <translation>Atout : carreau.</translation>
        </message>
        <message>
            <source>Clubs are trumps.</source>
            <translation>Atout : trèfle.</translation>
        </message>
        <message>
            <source>{first}, {last}</source>
            <translation>{first}, {last}</translation>
        </message>
    </context>
    <context>
        <name>options</name>
        <message>
            <source>Other rules</source>
            <translation>Autres règles</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Oui</translation>
        </message>
        <message>
            <source>No</source>
            <translation>Non</translation>
        </message>
        <message>
            <source>No effect while “{option}” is “{value}”.</source>
            <translation>Sans effet tant que « {option} » est « {value} ».</translation>
        </message>
        <message>
            <source>Always “{fixed}” while “{option}” is “{value}”.</source>
            <translation>Toujours « {fixed} » tant que « {option} » est « {value} ».</translation>
        </message>
        <message>
            <source>This version does not know these rules: {keys}.</source>
            <translation>Cette version ne connaît pas ces règles : {keys}.</translation>
        </message>
        <message>
            <source>Enforcement</source>
            <translation>Coups interdits</translation>
        </message>
        <message>
            <source>Either only legal cards can be played, or any card, and an illegal one is punished.</source>
            <translation>Ou bien seules les cartes permises peuvent être jouées, ou bien n’importe laquelle, et l’infraction est punie.</translation>
        </message>
        <message>
            <source>“{option}” cannot be “{value}”.</source>
            <translation>« {option} » ne peut pas être « {value} ».</translation>
        </message>
        <message>
            <source>Only legal cards</source>
            <translation>Seulement les cartes permises</translation>
        </message>
        <message>
            <source>With revokes and penalties</source>
            <translation>Avec renonces et pénalités</translation>
        </message>
        <message>
            <source>Nothing is said of: {options}.</source>
            <translation>Rien n’est dit de : {options}.</translation>
        </message>
        <message>
            <source>Only legal cards can be played.</source>
            <translation>Seules les cartes permises peuvent être jouées.</translation>
        </message>
        <message>
            <source>Any card can be played, and an illegal one is punished at once.</source>
            <translation>Toute carte peut être jouée, et une carte interdite est punie aussitôt.</translation>
        </message>
        <message>
            <source>The deal</source>
            <translation>La distribution</translation>
        </message>
        <message>
            <source>The play</source>
            <translation>Le jeu</translation>
        </message>
        <message>
            <source>Infractions</source>
            <translation>Les infractions</translation>
        </message>
        <message>
            <source>The accounts</source>
            <translation>Les comptes</translation>
        </message>
        <message>
            <source>open</source>
            <translation>ouvert</translation>
        </message>
        <message>
            <source>folded</source>
            <translation>replié</translation>
        </message>
        <message>
            <source>A click on the rule opens the book there.</source>
            <translation>Un clic sur la règle y ouvre le livre.</translation>
        </message>
        <message>
            <source>changed</source>
            <translation>changé</translation>
        </message>
    </context>
    <context>
        <name>outcomes</name>
        <message>
            <source>{said} {hinge}</source>
            <translation>{said} {hinge}</translation>
        </message>
        <message>
            <source>You win the point {often}; with {other:short}, {less}.</source>
            <translation>Vous gagnez le point {often} ; avec {other:short}, {less}.</translation>
        </message>
        <message>
            <source>All five tricks are yours {often}; with {other:short}, {less}.</source>
            <translation>Vous faites les cinq plis {often} ; avec {other:short}, {less}.</translation>
        </message>
        <message>
            <source>You lose all five tricks {often}; with {other:short}, {less}.</source>
            <translation>Vous perdez les cinq plis {often} ; avec {other:short}, {less}.</translation>
        </message>
        <message>
            <source>You win the point in one deal more out of {many} than with {other:short}.</source>
            <translation>Vous gagnez le point dans une distribution de plus sur {many} qu’avec {other:short}.</translation>
        </message>
        <message>
            <source>You win all five tricks in one deal more out of {many} than with {other:short}.</source>
            <translation>Vous faites les cinq plis dans une distribution de plus sur {many} qu’avec {other:short}.</translation>
        </message>
        <message>
            <source>You lose all five tricks in one deal less out of {many} than with {other:short}.</source>
            <translation>Vous perdez les cinq plis dans une distribution de moins sur {many} qu’avec {other:short}.</translation>
        </message>
        <message>
            <source>You win the point {often} {this}; {instead}, {less}.</source>
            <translation>Vous gagnez le point {often} {this} ; {instead}, {less}.</translation>
        </message>
        <message>
            <source>You win the point in one deal more out of {many} than {instead}.</source>
            <translation>Vous gagnez le point dans une distribution de plus sur {many} que {instead}.</translation>
        </message>
        <message>
            <source>You win all five tricks in one deal more out of {many} than {instead}.</source>
            <translation>Vous faites les cinq plis dans une distribution de plus sur {many} que {instead}.</translation>
        </message>
        <message>
            <source>You take the pool {often}; with {other:short}, {less}.</source>
            <translation>Vous emportez la poule {often} ; avec {other:short}, {less}.</translation>
        </message>
        <message>
            <source>You are left without a trick {often}; with {other:short}, {less}.</source>
            <translation>Vous restez sans pli {often} ; avec {other:short}, {less}.</translation>
        </message>
        <message>
            <source>You take the pool in one deal more out of {many} than with {other:short}.</source>
            <translation>Vous prenez le pot dans une distribution de plus sur {many} qu’avec {other:short}.</translation>
        </message>
        <message>
            <source>You are left without a trick in one deal less out of {many} than with {other:short}.</source>
            <translation>Vous restez sans pli dans une distribution de moins sur {many} qu’avec {other:short}.</translation>
        </message>
        <message>
            <source>{said} {enough}</source>
            <translation>{said} {enough}</translation>
        </message>
        <message>
            <source>If you stay you win the {bank} counters of the pool {pool}, and pay {loo} for no trick {nothing}.</source>
            <translation>Si vous restez, vous gagnez les {bank} jetons de la poule {pool} et vous payez {loo} faute de pli {nothing}.</translation>
        </message>
        <message>
            <source>If you stayed you would pay {loo} for no trick {nothing}, and win the {bank} counters of the pool {pool}.</source>
            <translation>Si vous restiez, vous paieriez {loo} faute de pli {nothing} et vous gagneriez les {bank} jetons de la poule {pool}.</translation>
        </message>
        <message>
            <source>It would be enough to win it {often}.</source>
            <translation>Il suffirait de l’emporter {often}.</translation>
        </message>
        <message>
            <source>You would have to win it {often}.</source>
            <translation>Il faudrait l’emporter {often}.</translation>
        </message>
        <message>
            <source>You take the pool {often}; {instead}, {less}.</source>
            <translation>Vous emportez la poule {often} ; {instead}, {less}.</translation>
        </message>
        <message>
            <source>{made} {hinge}</source>
            <translation>{made} {hinge}</translation>
        </message>
        <message>
            <source>{bid} is made {often}; {other}, {less}.</source>
            <translation>{bid} réussit {often} ; {other}, {less}.</translation>
        </message>
        <message>
            <source>{bid} pays more, and is made {often}; {other}, {less}.</source>
            <translation>{bid} paie plus et réussit {often} ; {other}, {less}.</translation>
        </message>
        <message>
            <source>{bid} is made {often}, which is just enough for it to pay.</source>
            <translation>{bid} réussit {often}, juste assez pour que cela rapporte.</translation>
        </message>
        <message>
            <source>{bid} would be made {often}, just too seldom for it to pay.</source>
            <translation>{bid} réussirait {often}, un peu trop rarement pour que cela rapporte.</translation>
        </message>
        <message>
            <source>{bid} is made {often}; it pays if it is made {needed}.</source>
            <translation>{bid} réussit {often} ; il suffit {needed} pour que cela rapporte.</translation>
        </message>
        <message>
            <source>{bid} would be made {often}; it only pays if it is made {needed}.</source>
            <translation>{bid} réussirait {often} ; cela ne rapporte que s’il réussit {needed}.</translation>
        </message>
        <message>
            <source>{bid} is made {often}; with {other:short}, {less}.</source>
            <translation>{bid} réussit {often} ; avec {other:short}, {less}.</translation>
        </message>
        <message>
            <source>{bid} is made in one deal more out of {many} than with {other:short}.</source>
            <translation>{bid} réussit dans une distribution de plus sur {many} qu’avec {other:short}.</translation>
        </message>
        <message>
            <source>{bid} fails {often}; with {other:short}, {less}.</source>
            <translation>{bid} échoue {often} ; avec {other:short}, {less}.</translation>
        </message>
        <message>
            <source>{bid} fails in one deal more out of {many} than with {other:short}.</source>
            <translation>{bid} échoue dans une distribution de plus sur {many} qu’avec {other:short}.</translation>
        </message>
    </context>
    <context>
        <name>own_deck</name>
        <message>
            <source>“{name}” is too large to be shown.</source>
            <translation>« {name} » est trop grand pour être montré.</translation>
        </message>
        <message>
            <source>“{name}” is no drawing that can be shown.</source>
            <translation>« {name} » n’est pas un dessin que l’on puisse montrer.</translation>
        </message>
        <message>
            <source>“{name}” refers to another file, and is not shown.</source>
            <translation>« {name} » renvoie à un autre fichier et n’est pas montré.</translation>
        </message>
    </context>
    <context>
        <name>panel</name>
        <message>
            <source>Text</source>
            <translation>Texte</translation>
        </message>
        <message>
            <source>Not seen yet: {n}</source>
            <translation>Pas encore vues : {n}</translation>
        </message>
        <message>
            <source>Still in other hands: {n}</source>
            <translation>Encore en d’autres mains : {n}</translation>
        </message>
        <message>
            <source>Accounts</source>
            <translation>Comptes</translation>
        </message>
        <message>
            <source>No hand has been finished yet.</source>
            <translation>Aucune donne n’est encore finie.</translation>
        </message>
        <message>
            <source>Filled: still to come. Outlined: yours. Struck: out.</source>
            <translation>Pleines : encore à venir. Encadrées : les vôtres. Barrées : sorties.</translation>
        </message>
        <message>
            <source>moves taken back</source>
            <translation>coups repris</translation>
        </message>
        <message>
            <source>hints</source>
            <translation>indices</translation>
        </message>
        <message>
            <source>the play checker</source>
            <translation>l’avertissement « il y a mieux »</translation>
        </message>
        <message>
            <source>cards that are known</source>
            <translation>cartes connues</translation>
        </message>
        <message>
            <source>Assisted match: {helps}</source>
            <translation>Partie avec aide : {helps}</translation>
        </message>
        <message>
            <source>{who}: {words}</source>
            <translation>{who} : {words}</translation>
        </message>
        <message>
            <source>Hints are read here</source>
            <translation>Les indices se lisent ici</translation>
        </message>
        <message>
            <source>The match itself is kept as it was.</source>
            <translation>La vraie partie est gardée telle quelle.</translation>
        </message>
        <message>
            <source>While you are asked, what has been played is not told here.</source>
            <translation>Pendant la question, ce qui a été joué n’est pas dit ici.</translation>
        </message>
        <message>
            <source>No hint, nothing taken back: the match counts</source>
            <translation>Sans conseil ni coup repris : la partie compte</translation>
        </message>
        <message>
            <source>Won or lost</source>
            <translation>Gagné ou perdu</translation>
        </message>
        <message>
            <source>Hands</source>
            <translation>Donnes</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Conseil</translation>
        </message>
        <message numerus="yes">
            <source>%n lost</source>
            <translation>
                <numerusform>%n perdue</numerusform>
                <numerusform>%n perdues</numerusform>
            </translation>
        </message>
        <message>
            <source>This hand</source>
            <translation>Cette donne</translation>
        </message>
        <message>
            <source>no. {n}</source>
            <translation>n° {n}</translation>
        </message>
        <message>
            <source>Close the panel</source>
            <translation>Fermer le panneau</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Score</translation>
        </message>
        <message>
            <source>Diary</source>
            <translation>Journal</translation>
        </message>
        <message>
            <source>The table in text, for screen readers</source>
            <translation>La table en texte, pour les lecteurs d’écran</translation>
        </message>
        <message>
            <source>Yaku</source>
            <translation>Yaku</translation>
        </message>
        <message>
            <source>An exercise {from_match}, with new cards: it does not count</source>
            <translation>Un exercice {from_match}, avec de nouvelles cartes : il ne compte pas</translation>
        </message>
        <message>
            <source>An exercise {from_match}: it does not count</source>
            <translation>Un exercice {from_match} : il ne compte pas</translation>
        </message>
    </context>
    <context>
        <name>players</name>
        <message>
            <source>seat {number}</source>
            <translation>la place {number}</translation>
        </message>
    </context>
    <context>
        <name>problems</name>
        <message>
            <source>Problem of the day</source>
            <translation>Problème du jour</translation>
        </message>
        <message>
            <source>Look again</source>
            <translation>Revoir</translation>
        </message>
        <message>
            <source>Solve it</source>
            <translation>Résoudre</translation>
        </message>
        <message>
            <source>{game}, {step}: {done} of {all} solved</source>
            <translation>{game}, {step} : {done} résolus sur {all}</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>Facile</translation>
        </message>
        <message>
            <source>Middling</source>
            <translation>Moyen</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Difficile</translation>
        </message>
        <message>
            <source>Done: come back tomorrow</source>
            <translation>Fait : revenez demain</translation>
        </message>
        <message>
            <source>Problems</source>
            <translation>Problèmes</translation>
        </message>
        <message>
            <source>Propose or play?</source>
            <translation>Proposer ou jouer ?</translation>
        </message>
        <message>
            <source>From your mistakes</source>
            <translation>De vos erreurs</translation>
        </message>
        <message numerus="yes">
            <source>%n left from your own matches</source>
            <translation>
                <numerusform>%n à revoir, de vos parties</numerusform>
                <numerusform>%n à revoir, de vos parties</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Done: %n day(s) in a row. Come back tomorrow</source>
            <translation>
                <numerusform>Fait : %n jour. Revenez demain</numerusform>
                <numerusform>Fait : %n jours de suite. Revenez demain</numerusform>
            </translation>
        </message>
        <message>
            <source>{game}: one decision, the same for everybody</source>
            <translation>{game} : une décision, la même pour tous</translation>
        </message>
        <message>
            <source>{done} of {all}</source>
            <translation>{done} sur {all}</translation>
        </message>
        <message>
            <source>{done} of {all} solved</source>
            <translation>{done} résolus sur {all}</translation>
        </message>
        <message>
            <source>Jeux de règle, the hands on the verge: {done} of {all}</source>
            <translation>Jeux de règle, les mains au seuil : {done} sur {all}</translation>
        </message>
        <message>
            <source>You said “{choice}”: on average that {less}.</source>
            <translation>Vous avez dit « {choice} » : en moyenne, cela {less}.</translation>
        </message>
        <message>
            <source>The stronger ones go wrong here.</source>
            <translation>Ici, les plus forts se trompent.</translation>
        </message>
        <message>
            <source>That is it: {choice}</source>
            <translation>C’est cela : {choice}</translation>
        </message>
        <message>
            <source>Just as good: {choice}</source>
            <translation>Tout aussi bon : {choice}</translation>
        </message>
        <message>
            <source>The answer: {choice}</source>
            <translation>La réponse : {choice}</translation>
        </message>
        <message>
            <source>you</source>
            <translation>vous</translation>
        </message>
        <message>
            <source>Of the program's own players {beginner} of 8 beginners find it, {club} of 8 of the club and {expert} of 4 experts.</source>
            <translation>Parmi les joueurs du programme, {beginner} débutants sur 8 le trouvent, {club} sur 8 du club et {expert} experts sur 4.</translation>
        </message>
        <message>
            <source>You said “{choice}”.</source>
            <translation>Vous avez dit « {choice} ».</translation>
        </message>
        <message>
            <source>The rule</source>
            <translation>La règle</translation>
        </message>
        <message>
            <source>Why.</source>
            <translation>Pourquoi.</translation>
        </message>
        <message>
            <source>Play this hand</source>
            <translation>Jouer cette donne</translation>
        </message>
        <message>
            <source>You are to find this one alone; the answer says why.</source>
            <translation>C’est à vous de trouver ; la réponse dit pourquoi.</translation>
        </message>
        <message>
            <source>{key} again puts the worst choice aside.</source>
            <translation>{key} encore une fois écarte le pire choix.</translation>
        </message>
        <message>
            <source>It is not “{choice}”: nothing is worth less.</source>
            <translation>Ce n’est pas « {choice} » : rien ne vaut moins.</translation>
        </message>
        <message>
            <source>{share} %</source>
            <translation>{share} %</translation>
        </message>
        <message>
            <source>{count} hands</source>
            <translation>{count} mains</translation>
        </message>
        <message>
            <source>What do you do?</source>
            <translation>Que faites-vous ?</translation>
        </message>
        <message>
            <source>One choice is clearly better, by what you can know.</source>
            <translation>Un choix est nettement meilleur, d’après ce que vous pouvez savoir.</translation>
        </message>
        <message>
            <source>Next problem</source>
            <translation>Suivant</translation>
        </message>
        <message>
            <source>In your match you missed something better here.</source>
            <translation>Dans votre partie, quelque chose de mieux vous a échappé ici.</translation>
        </message>
        <message>
            <source>That was all</source>
            <translation>C’est tout</translation>
        </message>
        <message>
            <source>{series}, problem {n} of {all}</source>
            <translation>{series}, problème {n} sur {all}</translation>
        </message>
        <message>
            <source>{series}, problem {n}</source>
            <translation>{series}, problème {n}</translation>
        </message>
        <message>
            <source>Problem {n}</source>
            <translation>Problème {n}</translation>
        </message>
        <message>
            <source>Previous problem</source>
            <translation>Problème précédent</translation>
        </message>
        <message>
            <source>Another problem</source>
            <translation>Autre problème</translation>
        </message>
        <message>
            <source>Problem</source>
            <translation>Problème</translation>
        </message>
        <message>
            <source>The answer in text</source>
            <translation>La réponse en texte</translation>
        </message>
        <message>
            <source>not answered yet</source>
            <translation>sans réponse</translation>
        </message>
        <message>
            <source>solved</source>
            <translation>résolu</translation>
        </message>
        <message>
            <source>missed</source>
            <translation>manqué</translation>
        </message>
        <message>
            <source>Problem {n}, {state}</source>
            <translation>Problème {n}, {state}</translation>
        </message>
        <message>
            <source>The match has changed since: this decision is not in it any more.</source>
            <translation>La partie a changé depuis : cette décision n’y est plus.</translation>
        </message>
        <message>
            <source>{game} · {step}</source>
            <translation>{game} · {step}</translation>
        </message>
        <message>
            <source>Propose or play? Jeux de règle</source>
            <translation>Proposer ou jouer ? Jeux de règle</translation>
        </message>
    </context>
    <context>
        <name>profiles</name>
        <message>
            <source>The profile of “{name}” cannot be written down: {reason}.</source>
            <translation>Le profil de « {name} » ne peut pas être noté : {reason}.</translation>
        </message>
        <message>
            <source>Nobody called “{name}” plays here, but these do: {listed}.</source>
            <translation>Personne du nom de « {name} » ne joue ici, mais voici qui joue : {listed}.</translation>
        </message>
        <message>
            <source>First player</source>
            <translation>Première personne</translation>
        </message>
        <message>
            <source>The matches of “{name}” cannot be saved in {folder}: {reason}.</source>
            <translation>Les parties de « {name} » ne peuvent pas être enregistrées dans {folder} : {reason}.</translation>
        </message>
        <message>
            <source>No more than {n} people can play here.</source>
            <translation>Pas plus de {n} personnes peuvent jouer ici.</translation>
        </message>
        <message>
            <source>“{name}” is playing: let somebody else play before.</source>
            <translation>« {name} » est en train de jouer : laissez d’abord jouer quelqu’un d’autre.</translation>
        </message>
        <message>
            <source>Somebody</source>
            <translation>Quelqu’un</translation>
        </message>
        <message>
            <source>A name has at least one letter.</source>
            <translation>Un nom a au moins une lettre.</translation>
        </message>
        <message>
            <source>Somebody called “{name}” plays here already: choose another name.</source>
            <translation>Quelqu’un du nom de « {name} » joue déjà ici : choisissez un autre nom.</translation>
        </message>
        <message>
            <source>Who plays</source>
            <translation>Qui joue</translation>
        </message>
        <message>
            <source>Several people can play here, each with matches, settings and statistics of their own.</source>
            <translation>Plusieurs personnes peuvent jouer ici, chacune avec ses parties, ses réglages et ses statistiques.</translation>
        </message>
        <message>
            <source>Who plays…</source>
            <translation>Qui joue…</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es)</source>
            <translation>
                <numerusform>%n partie</numerusform>
                <numerusform>%n parties</numerusform>
            </translation>
        </message>
        <message>
            <source>Everybody has matches, settings and statistics of their own.</source>
            <translation>Chacun a ses parties, ses réglages et ses statistiques.</translation>
        </message>
        <message>
            <source>{name} plays now: only others can be let play, or removed.</source>
            <translation>{name} joue maintenant : on ne peut laisser jouer, ou retirer, que quelqu’un d’autre.</translation>
        </message>
        <message>
            <source>What is this player called?</source>
            <translation>Comment s’appelle cette personne ?</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) and the settings stay on the disk, and you can bring them back here.</source>
            <translation>
                <numerusform>%n partie et les réglages restent sur le disque, et vous pouvez les retrouver ici.</numerusform>
                <numerusform>%n parties et les réglages restent sur le disque, et vous pouvez les retrouver ici.</numerusform>
            </translation>
        </message>
        <message>
            <source>plays now</source>
            <translation>joue maintenant</translation>
        </message>
        <message>
            <source>removed; all matches are still there</source>
            <translation>hors de la liste ; toutes ses parties sont encore là</translation>
        </message>
        <message>
            <source>Add…</source>
            <translation>Ajouter…</translation>
        </message>
        <message>
            <source>Rename…</source>
            <translation>Renommer…</translation>
        </message>
        <message>
            <source>Remove…</source>
            <translation>Retirer…</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Terminé</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Retirer</translation>
        </message>
        <message>
            <source>Keep</source>
            <translation>Garder</translation>
        </message>
        <message>
            <source>Bring back</source>
            <translation>Rétablir</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Jouer</translation>
        </message>
        <message>
            <source>What is the new player called?</source>
            <translation>Comment s’appelle la nouvelle personne ?</translation>
        </message>
        <message>
            <source>Remove {name} from the list?</source>
            <translation>Retirer {name} de la liste ?</translation>
        </message>
        <message>
            <source>Who plays?</source>
            <translation>Qui joue ?</translation>
        </message>
        <message>
            <source>{name} plays now.</source>
            <translation>{name} joue maintenant.</translation>
        </message>
    </context>
    <context>
        <name>recall</name>
        <message>
            <source>{number}</source>
            <translation>{number}</translation>
        </message>
        <message>
            <source>What has been played?</source>
            <translation>Qu’est-ce qui a été joué ?</translation>
        </message>
        <message>
            <source>How many trumps are left?</source>
            <translation>Combien d’atouts restent ?</translation>
        </message>
        <message>
            <source>How many of a suit are left?</source>
            <translation>Combien d’une couleur restent ?</translation>
        </message>
        <message>
            <source>How many trumps are still out? Your own, and what lies face up or was played, are not.</source>
            <translation>Combien d’atouts restent dehors ? Sans compter les vôtres, ni ce qui est joué ou face visible.</translation>
        </message>
        <message>
            <source>How many {suit} are still out? Your own, and what lies face up or was played, are not.</source>
            <translation>Combien de cartes de {suit} restent dehors ? Sans compter les vôtres, ni ce qui est joué ou face visible.</translation>
        </message>
        <message>
            <source>Of the {every} {suit}: {mine} yours, {gone} seen, {left} still out.</source>
            <translation>Des {every} cartes de {suit} : à vous, {mine} ; déjà vues, {gone} ; encore dehors, {left}.</translation>
        </message>
        <message>
            <source>Nobody so far</source>
            <translation>Personne encore</translation>
        </message>
        <message>
            <source>Who has shown to have no {suit}?</source>
            <translation>Qui a montré qu’il n’a pas de {suit} ?</translation>
        </message>
        <message>
            <source>By what was played, everybody may still have {suit}.</source>
            <translation>D’après ce qui a été joué, chacun peut encore avoir du {suit}.</translation>
        </message>
        <message>
            <source>{card:short}</source>
            <translation>{card:short}</translation>
        </message>
        <message>
            <source>Which of these cards has been played already?</source>
            <translation>Laquelle de ces cartes a déjà été jouée ?</translation>
        </message>
        <message>
            <source>Played so far: {cards:short}.</source>
            <translation>Déjà jouées : {cards:short}.</translation>
        </message>
        <message>
            <source>{who}</source>
            <translation>{who}</translation>
        </message>
        <message>
            <source>By what {who} played, no {suit} are left there.</source>
            <translation>D’après ce que {who} a joué, il ne lui reste pas de {suit}.</translation>
        </message>
        <message>
            <source>Who has none of a suit?</source>
            <translation>Qui n’a pas d’une couleur ?</translation>
        </message>
        <message>
            <source>How many brights are still to come, not counting your own?</source>
            <translation>Combien de lumières sont encore à venir, sans compter les vôtres ?</translation>
        </message>
        <message>
            <source>How many animals are still to come, not counting your own?</source>
            <translation>Combien d’animaux sont encore à venir, sans compter les vôtres ?</translation>
        </message>
        <message>
            <source>How many ribbons are still to come, not counting your own?</source>
            <translation>Combien de rubans sont encore à venir, sans compter les vôtres ?</translation>
        </message>
        <message>
            <source>{who}: {card:short}.</source>
            <translation>{who} : {card:short}.</translation>
        </message>
        <message>
            <source>How many cards of {month} are still to come, not counting your own?</source>
            <translation>Combien de cartes de {month} sont encore à venir, sans compter les vôtres ?</translation>
        </message>
        <message>
            <source>Of the {every}: {mine} yours, {gone} seen, {left} still to come.</source>
            <translation>Des {every} : à vous, {mine} ; déjà vues, {gone} ; encore à venir, {left}.</translation>
        </message>
        <message>
            <source>Which of these cards has been captured?</source>
            <translation>Laquelle de ces cartes a été capturée ?</translation>
        </message>
        <message>
            <source>Who has captured {card}?</source>
            <translation>Qui a capturé {card} ?</translation>
        </message>
        <message>
            <source>Who has captured it?</source>
            <translation>Qui l’a capturée ?</translation>
        </message>
        <message>
            <source>What has come of a month?</source>
            <translation>Qu’est-ce qui est sorti d’un mois ?</translation>
        </message>
        <message>
            <source>How many ribbons are left?</source>
            <translation>Combien de rubans restent ?</translation>
        </message>
        <message>
            <source>In whose pile does {card} lie?</source>
            <translation>Dans quel tas se trouve {card} ?</translation>
        </message>
        <message>
            <source>Who holds {card}?</source>
            <translation>Qui tient {card} ?</translation>
        </message>
        <message>
            <source>Which of these cards is out of the game?</source>
            <translation>Laquelle de ces cartes est hors du jeu ?</translation>
        </message>
        <message>
            <source>Out of the game: {cards:short}.</source>
            <translation>Hors du jeu : {cards:short}.</translation>
        </message>
        <message>
            <source>In whose pile is it?</source>
            <translation>Dans quel tas est-elle ?</translation>
        </message>
        <message>
            <source>Who holds it?</source>
            <translation>Qui la tient ?</translation>
        </message>
        <message>
            <source>Esc: skip</source>
            <translation>Échap : passer</translation>
        </message>
        <message>
            <source>Right.</source>
            <translation>C’est juste.</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Mémoire</translation>
        </message>
        <message>
            <source>{number}: {answer}.</source>
            <translation>{number} : {answer}.</translation>
        </message>
        <message>
            <source>No: {right}.</source>
            <translation>Non : {right}.</translation>
        </message>
        <message>
            <source>Off: press to be asked on your turn, now and then</source>
            <translation>Désactivé : appuyez pour être interrogé quand c’est à vous, de temps en temps</translation>
        </message>
        <message>
            <source>Watch a hand, and be asked about it</source>
            <translation>Regardez une donne, puis répondez</translation>
        </message>
        <message>
            <source>Memory gym</source>
            <translation>Gymnase de mémoire</translation>
        </message>
        <message>
            <source>Others play a hand, and every now and then you are asked what could be counted: a little more each time.</source>
            <translation>D’autres jouent une donne, et de temps en temps on vous demande ce qu’on pouvait compter : chaque fois un peu plus.</translation>
        </message>
        <message>
            <source>On: now and then on your turn; Esc skips a question</source>
            <translation>Oui : de temps en temps, quand c’est à vous ; Échap passe la question</translation>
        </message>
        <message>
            <source>Questions in my matches</source>
            <translation>Questions dans mes parties</translation>
        </message>
        <message>
            <source>Level {level} · {right} of {all} right</source>
            <translation>Niveau {level} · {right} justes sur {all}</translation>
        </message>
        <message>
            <source>{right} of {all}</source>
            <translation>{right} sur {all}</translation>
        </message>
        <message>
            <source>{game} · level {level}</source>
            <translation>{game} · niveau {level}</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Another hand</source>
            <translation>Une autre donne</translation>
        </message>
        <message>
            <source>Finish</source>
            <translation>Terminer</translation>
        </message>
        <message>
            <source>{right} of {all} right. Level {level}.</source>
            <translation>{right} justes sur {all}. Niveau {level}.</translation>
        </message>
        <message>
            <source>Watch the hand: you will be asked about it.</source>
            <translation>Regardez la donne : on va vous interroger.</translation>
        </message>
        <message>
            <source>Exercise</source>
            <translation>Exercice</translation>
        </message>
        <message>
            <source>That was the hand.</source>
            <translation>C’était la donne.</translation>
        </message>
        <message>
            <source>What do you remember?</source>
            <translation>Que vous rappelez-vous ?</translation>
        </message>
        <message>
            <source>Level {level}.</source>
            <translation>Niveau {level}.</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Sauter</translation>
        </message>
    </context>
    <context>
        <name>replay</name>
        <message>
            <source>Go to when it changed hands</source>
            <translation>Aller au moment où elle a changé de mains</translation>
        </message>
        <message>
            <source>Go to when it was dealt</source>
            <translation>Aller au moment où elle a été donnée</translation>
        </message>
        <message>
            <source>Go to when it was turned up</source>
            <translation>Aller au moment où elle a été retournée</translation>
        </message>
        <message>
            <source>Go to when it was played</source>
            <translation>Aller au moment où elle a été jouée</translation>
        </message>
        <message>
            <source>Go to when it was drawn</source>
            <translation>Aller au moment où elle a été piochée</translation>
        </message>
        <message>
            <source>Go to when it was discarded</source>
            <translation>Aller au moment où elle a été écartée</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Coups</translation>
        </message>
        <message>
            <source>folded</source>
            <translation>repliée</translation>
        </message>
        <message>
            <source>Winner: {name}</source>
            <translation>Gagne : {name}</translation>
        </message>
        <message>
            <source>Trick {number}</source>
            <translation>Pli {number}</translation>
        </message>
        <message numerus="yes">
            <source>%n trick(s)</source>
            <translation>
                <numerusform>%n pli</numerusform>
                <numerusform>%n plis</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} takes</source>
            <translation>{name} prend</translation>
        </message>
        <message>
            <source>{name} is winning</source>
            <translation>{name} est en tête</translation>
        </message>
        <message>
            <source>The unseen cards are being dealt anew…</source>
            <translation>Les cartes non vues sont redistribuées…</translation>
        </message>
        <message>
            <source>With the same cards</source>
            <translation>Avec les mêmes cartes</translation>
        </message>
        <message>
            <source>With the cards you had not seen dealt anew</source>
            <translation>Avec les cartes que vous n’aviez pas vues redistribuées</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Retour</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Échap</translation>
        </message>
        <message>
            <source>trumps {suit}</source>
            <translation>atout {suit}</translation>
        </message>
        <message>
            <source>Hand {hand}</source>
            <translation>Donne {hand}</translation>
        </message>
        <message>
            <source>The hand is over</source>
            <translation>La donne est finie</translation>
        </message>
        <message>
            <source>taken back</source>
            <translation>repris</translation>
        </message>
        <message>
            <source>same cards</source>
            <translation>mêmes cartes</translation>
        </message>
        <message>
            <source>new cards</source>
            <translation>nouvelles cartes</translation>
        </message>
        <message>
            <source>Replay: {game} against {names}</source>
            <translation>Revoir : {game} contre {names}</translation>
        </message>
        <message>
            <source>What stands before it can be watched.</source>
            <translation>Ce qui précède peut se revoir.</translation>
        </message>
        <message>
            <source>{game} between {names}</source>
            <translation>{game} entre {names}</translation>
        </message>
        <message>
            <source>Play from here</source>
            <translation>Jouer à partir d’ici</translation>
        </message>
        <message>
            <source>What was known</source>
            <translation>Ce qu’on savait</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Exporter</translation>
        </message>
        <message>
            <source>Sealed deal  {print} · Check</source>
            <translation>Donne scellée  {print} · Vérifier</translation>
        </message>
        <message>
            <source>The pack of this hand is shown once the hand is over.</source>
            <translation>Le paquet de cette donne se montre une fois la donne finie.</translation>
        </message>
        <message>
            <source>Check that this hand was dealt as its seal says.</source>
            <translation>Vérifie que cette donne a été distribuée comme le dit son sceau.</translation>
        </message>
        <message>
            <source>Export the match</source>
            <translation>Exporter la partie</translation>
        </message>
        <message>
            <source>The match was copied to {name}.</source>
            <translation>La partie a été copiée dans {name}.</translation>
        </message>
        <message>
            <source>The hand cannot be played to its end; see the log.</source>
            <translation>La donne ne peut pas être jouée jusqu’au bout ; voyez le journal.</translation>
        </message>
        <message>
            <source>The record is damaged: no notes can be written into it.</source>
            <translation>L’enregistrement est abîmé : aucune note ne peut y être écrite.</translation>
        </message>
        <message>
            <source>Only a match in your library can keep notes: import this file first.</source>
            <translation>Seule une partie de votre bibliothèque garde des notes : importez d’abord ce fichier.</translation>
        </message>
        <message>
            <source>Write what you were thinking ({key})</source>
            <translation>Écrivez ce que vous pensiez ({key})</translation>
        </message>
        <message>
            <source>Your note on this move</source>
            <translation>Votre note sur ce coup</translation>
        </message>
        <message>
            <source>This hand is still being played: go over it when it is over.</source>
            <translation>Cette donne se joue encore : revoyez-la quand elle sera finie.</translation>
        </message>
        <message>
            <source>Reading the match…</source>
            <translation>Lecture de la partie…</translation>
        </message>
        <message>
            <source>Only what this player could know then ({key}: next)</source>
            <translation>Seulement ce que ce joueur pouvait savoir alors ({key} : suivant)</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Ouverte</translation>
        </message>
        <message>
            <source>This hand is still being played: the other hands can be seen once it is over, or in a match with take-backs.</source>
            <translation>Cette donne se joue encore : les autres mains se verront une fois finie, ou dans une partie avec reprises.</translation>
        </message>
        <message>
            <source>All hands face up ({key})</source>
            <translation>Toutes les mains découvertes ({key})</translation>
        </message>
        <message>
            <source>As I saw it</source>
            <translation>Comme je le voyais</translation>
        </message>
        <message>
            <source>I</source>
            <translation>Moi</translation>
        </message>
        <message>
            <source>As {name}</source>
            <translation>Comme {name}</translation>
        </message>
        <message>
            <source>Place in the match</source>
            <translation>Moment de la partie</translation>
        </message>
        <message>
            <source>◇ something was said or decided</source>
            <translation>◇ quelque chose fut dit ou décidé</translation>
        </message>
        <message>
            <source>⚑ a mistake of yours</source>
            <translation>⚑ une de vos erreurs</translation>
        </message>
        <message>
            <source>┄ a branch that was played on from there</source>
            <translation>┄ une branche jouée à partir de là</translation>
        </message>
        <message>
            <source>→ and ← unfold and fold the branch one stands on, Enter opens it, F2 renames it, Del deletes it</source>
            <translation>→ et ← déplient et replient la branche choisie, Entrée l’ouvre, F2 la renomme, Suppr la supprime</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Tout</translation>
        </message>
        <message>
            <source>My decisions</source>
            <translation>Mes décisions</translation>
        </message>
        <message>
            <source>Only where you had a choice</source>
            <translation>Seulement où vous aviez le choix</translation>
        </message>
        <message>
            <source>Branches {count}</source>
            <translation>Branches {count}</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Lire</translation>
        </message>
        <message>
            <source>To the beginning</source>
            <translation>Au début</translation>
        </message>
        <message>
            <source>Your previous decision</source>
            <translation>Votre décision précédente</translation>
        </message>
        <message>
            <source>Previous move</source>
            <translation>Coup précédent</translation>
        </message>
        <message>
            <source>Next move</source>
            <translation>Coup suivant</translation>
        </message>
        <message>
            <source>Your next decision</source>
            <translation>Votre décision suivante</translation>
        </message>
        <message>
            <source>To the end</source>
            <translation>À la fin</translation>
        </message>
        <message>
            <source>At normal speed</source>
            <translation>À vitesse normale</translation>
        </message>
        <message>
            <source>{times} times as fast</source>
            <translation>{times} fois plus vite</translation>
        </message>
        <message>
            <source>Hand {hand}, trick {trick} of {tricks}</source>
            <translation>Donne {hand}, pli {trick} sur {tricks}</translation>
        </message>
        <message>
            <source>Before the first hand</source>
            <translation>Avant la première donne</translation>
        </message>
        <message>
            <source>Hand {hand}, trick {trick}</source>
            <translation>Donne {hand}, pli {trick}</translation>
        </message>
        <message>
            <source>Branch {number}</source>
            <translation>Branche {number}</translation>
        </message>
        <message>
            <source>not played to its end</source>
            <translation>non jouée jusqu’au bout</translation>
        </message>
        <message>
            <source>you deal</source>
            <translation>vous donnez</translation>
        </message>
        <message>
            <source>{name} is thinking…</source>
            <translation>{name} réfléchit…</translation>
        </message>
        <message>
            <source>{name} deals</source>
            <translation>donneur : {name}</translation>
        </message>
        <message>
            <source>At the start: {scores}</source>
            <translation>Au départ : {scores}</translation>
        </message>
    </context>
    <context>
        <name>review</name>
        <message>
            <source>No other cards agree with what you knew here: go back to an earlier move, or play on with the same cards.</source>
            <translation>Aucune autre répartition ne s’accorde avec ce que vous saviez ici : revenez à un coup antérieur, ou jouez avec les mêmes cartes.</translation>
        </message>
        <message>
            <source>Over {rounds} deals the two cannot be told apart.</source>
            <translation>Sur {rounds} distributions, les deux ne se distinguent pas.</translation>
        </message>
        <message>
            <source>Better on average over {rounds} deals; there is no simple reason.</source>
            <translation>Mieux en moyenne sur {rounds} distributions ; il n’y a pas de raison simple.</translation>
        </message>
        <message>
            <source>Your opponent’s cards and play</source>
            <translation>Cartes et jeu de l’adversaire</translation>
        </message>
        <message>
            <source>Deal</source>
            <translation>Distribution</translation>
        </message>
        <message>
            <source>Your proposals and exchanges</source>
            <translation>Proposer, répondre et échanger</translation>
        </message>
        <message>
            <source>Cards drawn</source>
            <translation>Cartes piochées</translation>
        </message>
        <message>
            <source>Your play</source>
            <translation>Votre jeu</translation>
        </message>
        <message>
            <source>The others’ cards and play</source>
            <translation>Cartes et jeu des autres</translation>
        </message>
        <message>
            <source>Hands with nothing to decide</source>
            <translation>Donnes sans rien à décider</translation>
        </message>
        <message>
            <source>Nobody decided anything at this place of the match.</source>
            <translation>À cet endroit de la partie, personne n’a rien décidé.</translation>
        </message>
        <message>
            <source>The hand is not over: what others would have made is shown then.</source>
            <translation>La donne n’est pas finie : ce que d’autres auraient fait se montrera alors.</translation>
        </message>
        <message>
            <source>Another version of Naipes went over this match and judged a little otherwise: its decisions are judged again by themselves.</source>
            <translation>Une autre version de Naipes avait revu cette partie et jugeait un peu autrement : ses décisions sont rejugées d’elles-mêmes, sans que vous ayez rien à faire.</translation>
        </message>
        <message>
            <source>What was kept of the review of this match cannot be used, so its decisions are judged again by themselves. The match itself is whole.</source>
            <translation>Ce qui était gardé de la revue de cette partie est inutilisable : ses décisions sont rejugées d’elles-mêmes. La partie est intacte.</translation>
        </message>
        <message numerus="yes">
            <source>%n deal(s)</source>
            <translation>
                <numerusform>une distribution</numerusform>
                <numerusform>%n distributions</numerusform>
            </translation>
        </message>
        <message>
            <source>“{choice}”</source>
            <translation>« {choice} »</translation>
        </message>
        <message>
            <source>{unit} of 100</source>
            <translation>{unit} sur 100</translation>
        </message>
        <message>
            <source>{amount} points</source>
            <translation>{amount} points</translation>
        </message>
        <message>
            <source>{amount} counters</source>
            <translation>{amount} jetons</translation>
        </message>
        <message>
            <source>{amount} chips</source>
            <translation>{amount} jetons</translation>
        </message>
        <message>
            <source>{amount} mon</source>
            <translation>{amount} mon</translation>
        </message>
        <message>
            <source>{amount} tricks</source>
            <translation>{amount} plis</translation>
        </message>
        <message>
            <source>brings {amount} less</source>
            <translation>rapporte {amount} de moins</translation>
        </message>
        <message numerus="yes">
            <source>loses about %n hand(s) more in 100</source>
            <translation>
                <numerusform>perd environ %n donne de plus sur 100</numerusform>
                <numerusform>perd environ %n donnes de plus sur 100</numerusform>
            </translation>
        </message>
        <message>
            <source>brings at least {amount} less</source>
            <translation>rapporte au moins {amount} de moins</translation>
        </message>
        <message numerus="yes">
            <source>%n moment(s) that cost {amount}</source>
            <translation>
                <numerusform>%n moment qui a coûté {amount}</numerusform>
                <numerusform>%n moments qui ont coûté {amount}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s) gone over, and no clear mistake.</source>
            <translation>
                <numerusform>%n décision analysée, et aucune erreur nette.</numerusform>
                <numerusform>%n décisions analysées, et aucune erreur nette.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>In %n of them something else would have been a little better.</source>
            <translation>
                <numerusform>Dans l’une d’elles, autre chose aurait été un peu mieux.</numerusform>
                <numerusform>Dans %n d’entre elles, autre chose aurait été un peu mieux.</numerusform>
            </translation>
        </message>
        <message>
            <source>There was nothing to decide here.</source>
            <translation>Il n’y avait rien à décider ici.</translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s) not judged: nobody answered in time. It is tried again when the match is opened.</source>
            <translation>
                <numerusform>%n décision non jugée : pas de réponse à temps. Nouvel essai à l’ouverture de la partie.</numerusform>
                <numerusform>%n décisions non jugées : pas de réponse à temps. Nouvel essai à l’ouverture de la partie.</numerusform>
            </translation>
        </message>
        <message>
            <source>Counted above the average of the table: below zero one falls behind the others, whoever takes the pool.</source>
            <translation>Compté au-dessus de la moyenne de la table : sous zéro, on se laisse distancer, quel que soit celui qui prend la poule.</translation>
        </message>
        <message numerus="yes">
            <source>loses %n hand(s) more in 100</source>
            <translation>
                <numerusform>perd %n donne de plus sur 100</numerusform>
                <numerusform>perd %n donnes de plus sur 100</numerusform>
            </translation>
        </message>
        <message>
            <source>brings about {amount} less</source>
            <translation>rapporte environ {amount} de moins</translation>
        </message>
        <message>
            <source>loses hardly a hand more in 100</source>
            <translation>perd à peine une donne de plus sur 100</translation>
        </message>
        <message numerus="yes">
            <source>loses at least %n hand(s) more in 100</source>
            <translation>
                <numerusform>perd au moins %n donne de plus sur 100</numerusform>
                <numerusform>perd au moins %n donnes de plus sur 100</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n moment(s) that cost up to {amount}</source>
            <translation>
                <numerusform>%n moment qui a coûté jusqu’à {amount}</numerusform>
                <numerusform>%n moments qui ont coûté jusqu’à {amount}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The %n dearest of {all} moments cost {amount}</source>
            <translation>
                <numerusform>Le plus cher des {all} moments a coûté {amount}</numerusform>
                <numerusform>Les %n plus chers des {all} moments ont coûté {amount}</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing could be judged here: the strongest player goes by rules of thumb here too.</source>
            <translation>Rien n’a pu être jugé ici : même le plus fort y décide à vue de nez, selon des règles simples.</translation>
        </message>
        <message>
            <source>Nothing could be judged here.</source>
            <translation>Rien n’a pu être jugé ici.</translation>
        </message>
        <message numerus="yes">
            <source>%n more loss(es) in 100 hands</source>
            <translation>
                <numerusform>%n défaite de plus sur 100 donnes</numerusform>
                <numerusform>%n défaites de plus sur 100 donnes</numerusform>
            </translation>
        </message>
        <message>
            <source>is hardly worth less</source>
            <translation>vaut à peine moins</translation>
        </message>
        <message>
            <source>? cost you {amount}</source>
            <translation>? vous a coûté {amount}</translation>
        </message>
        <message>
            <source>Yes, and it could be seen</source>
            <translation>Oui, et cela se voyait</translation>
        </message>
        <message>
            <source>Yes, but only seeing the cards</source>
            <translation>Oui, mais seulement en voyant les cartes</translation>
        </message>
        <message>
            <source>Very hard</source>
            <translation>Très difficile</translation>
        </message>
        <message>
            <source>No, not with these cards</source>
            <translation>Non, pas avec ces cartes</translation>
        </message>
        <message>
            <source>No single move wins; two do: {first}, and later {second}.</source>
            <translation>Aucun coup ne gagne seul ; deux ensemble, oui : {first} et, plus tard, {second}.</translation>
        </message>
        <message>
            <source>{title} (you: {gained}).</source>
            <translation>{title} (vous : {gained}).</translation>
        </message>
        <message>
            <source>Right of the upright line one gains, left of it one loses.</source>
            <translation>À droite du trait on gagne, à gauche on perd.</translation>
        </message>
        <message>
            <source>The longer the bar, the better.</source>
            <translation>Plus la barre est longue, mieux c’est.</translation>
        </message>
        <message>
            <source>What each brings on average, in {unit}: played on {times} with cards as they could lie, in several comparisons, you going on as the strongest would.</source>
            <translation>Ce que rapporte chaque choix en moyenne, en {unit} : joué {times} jusqu’au bout avec des cartes possibles, en plusieurs comparaisons, et vous continuant comme le plus fort.</translation>
        </message>
        <message numerus="yes">
            <source>%n time(s)</source>
            <translation>
                <numerusform>%n fois</numerusform>
                <numerusform>%n fois</numerusform>
            </translation>
        </message>
        <message>
            <source>Bars start from zero: to the right one gains, to the left one loses.</source>
            <translation>Les barres partent de zéro : à droite on gagne, à gauche on perd.</translation>
        </message>
        <message>
            <source>±, the thin line of a bar, says how far chance may have moved a figure.</source>
            <translation>Le ±, le trait fin de la barre, dit de combien le hasard a pu déplacer un chiffre.</translation>
        </message>
        <message>
            <source>Below zero it brings the others more.</source>
            <translation>Sous zéro, on perd plus qu’on ne gagne.</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>et %n de plus</numerusform>
                <numerusform>et %n de plus</numerusform>
            </translation>
        </message>
        <message>
            <source>Go over it</source>
            <translation>Analyser</translation>
        </message>
        <message>
            <source>Going through this hand again…</source>
            <translation>Analyse de cette donne…</translation>
        </message>
        <message>
            <source>Could you have won?</source>
            <translation>Pouviez-vous gagner ?</translation>
        </message>
        <message>
            <source>Going over your decisions: {done} of {all}…</source>
            <translation>Analyse de vos décisions : {done} sur {all}…</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Règles</translation>
        </message>
        <message>
            <source>Your hand</source>
            <translation>Votre main</translation>
        </message>
        <message>
            <source>Clear mistakes only. Try again with the cards closed, as you saw them</source>
            <translation>Erreurs claires seulement. Réessayez à cartes cachées, comme vous les voyiez</translation>
        </message>
        <message>
            <source>Nothing to reproach: no clear mistake</source>
            <translation>Rien à redire : aucune erreur nette</translation>
        </message>
        <message>
            <source>Look at your decisions all the same, and at what they led to</source>
            <translation>Regardez tout de même vos décisions, et ce qu’elles ont entraîné</translation>
        </message>
        <message>
            <source>Gone over: you found something better each time</source>
            <translation>Analysée : vous avez trouvé mieux à chaque fois</translation>
        </message>
        <message>
            <source>Decisions gone over</source>
            <translation>Décisions analysées</translation>
        </message>
        <message>
            <source>Going through the match again…</source>
            <translation>Analyse de la partie…</translation>
        </message>
        <message numerus="yes">
            <source>No clear mistake; %n decision(s) could be better</source>
            <translation>
                <numerusform>Aucune erreur nette ; %n décision pourrait être meilleure</numerusform>
                <numerusform>Aucune erreur nette ; %n décisions pourraient être meilleures</numerusform>
            </translation>
        </message>
        <message>
            <source>best</source>
            <translation>le mieux</translation>
        </message>
        <message>
            <source>Weighing your choice…</source>
            <translation>Votre choix est pesé…</translation>
        </message>
        <message>
            <source>On the table</source>
            <translation>Sur la table</translation>
        </message>
        <message numerus="yes">
            <source>%n possible deal(s), good and bad ones in their share, and how the hand ends there with each choice if all play on as usual players do:</source>
            <translation>
                <numerusform>%n distribution possible, et comment la main y finit avec chaque choix si tous continuent en joueurs ordinaires :</numerusform>
                <numerusform>%n distributions possibles, bonnes et mauvaises en proportion, et comment la main y finit avec chaque choix si tous continuent en joueurs ordinaires :</numerusform>
            </translation>
        </message>
        <message>
            <source>With what you knew, hardly a card could lie elsewhere.</source>
            <translation>D’après ce que vous saviez, presque aucune carte ne pouvait être ailleurs.</translation>
        </message>
        <message>
            <source>What would have happened with {choice}</source>
            <translation>Ce qui serait arrivé avec {choice}</translation>
        </message>
        <message>
            <source>What happened with {choice}</source>
            <translation>Ce qui est arrivé avec {choice}</translation>
        </message>
        <message>
            <source>What each was worth, by what you knew</source>
            <translation>Ce que valait chaque choix, d’après ce que vous saviez</translation>
        </message>
        <message>
            <source>Why, by what you knew</source>
            <translation>Pourquoi, d’après ce que vous saviez</translation>
        </message>
        <message>
            <source>Dealing it anew, many times, and playing on…</source>
            <translation>On redonne maintes fois et on joue la suite…</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Réessayer</translation>
        </message>
        <message>
            <source>Five deals</source>
            <translation>Cinq distributions</translation>
        </message>
        <message>
            <source>{answer} · you said so</source>
            <translation>{answer} · votre réponse</translation>
        </message>
        <message>
            <source>See the answer</source>
            <translation>Voir la réponse</translation>
        </message>
        <message>
            <source>Try another</source>
            <translation>En essayer une autre</translation>
        </message>
        <message>
            <source>Play from here</source>
            <translation>Jouer à partir d’ici</translation>
        </message>
        <message>
            <source>In figures</source>
            <translation>En chiffres</translation>
        </message>
        <message>
            <source>Asking how it would have gone on…</source>
            <translation>On demande comment cela aurait continué…</translation>
        </message>
        <message>
            <source>Review: {game} against {names}</source>
            <translation>Analyse : {game} contre {names}</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>Analyse</translation>
        </message>
        <message>
            <source>See it in the replay</source>
            <translation>Voir dans la partie</translation>
        </message>
        <message>
            <source>hand {hand} alone</source>
            <translation>la donne {hand} seule</translation>
        </message>
        <message>
            <source>without trying</source>
            <translation>sans essayer</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Sauter</translation>
        </message>
        <message>
            <source>it comes again at the end</source>
            <translation>il revient à la fin</translation>
        </message>
        <message>
            <source>Best</source>
            <translation>Le meilleur</translation>
        </message>
        <message>
            <source>Yours</source>
            <translation>Le vôtre</translation>
        </message>
        <message>
            <source>Yours, and the best</source>
            <translation>Le vôtre, et le meilleur</translation>
        </message>
        <message>
            <source>yours</source>
            <translation>votre coup</translation>
        </message>
        <message>
            <source>both</source>
            <translation>les deux</translation>
        </message>
        <message>
            <source>yours, the best</source>
            <translation>vôtre et meilleur</translation>
        </message>
        <message>
            <source>Wins</source>
            <translation>Gagne</translation>
        </message>
        <message>
            <source>{card}, wins</source>
            <translation>{card}, gagne</translation>
        </message>
        <message>
            <source>Luck and skill of this hand</source>
            <translation>Chance et jeu de cette donne</translation>
        </message>
        <message>
            <source>{before} % → {after} %</source>
            <translation>{before} % → {after} %</translation>
        </message>
        <message>
            <source>Luck {luck} %, your decisions {skill} %.</source>
            <translation>Chance {luck} %, vos décisions {skill} %.</translation>
        </message>
        <message>
            <source>These values do not add up to the result: between them lie the cards and play of the others.</source>
            <translation>Ces valeurs ne font pas en somme le résultat : entre les deux il y a les cartes et le jeu des autres.</translation>
        </message>
        <message>
            <source>Worth before you played, in {unit}</source>
            <translation>Valeur avant votre coup, en {unit}</translation>
        </message>
        <message>
            <source>Chance of winning the game</source>
            <translation>Chances de gagner la manche</translation>
        </message>
        <message>
            <source>Of 100 hands, not lost from here, before you played</source>
            <translation>Sur 100 donnes, non perdues à partir d’ici, avant votre coup</translation>
        </message>
        <message>
            <source>It is told with the answer.</source>
            <translation>Cela se dit avec la réponse.</translation>
        </message>
        <message>
            <source>Luck and skill of the match</source>
            <translation>Chance et jeu de la partie</translation>
        </message>
        <message>
            <source>Valuing the positions…</source>
            <translation>Évaluation des positions…</translation>
        </message>
        <message>
            <source>Hand {hand}: luck and skill</source>
            <translation>Donne {hand} : chance et jeu</translation>
        </message>
        <message>
            <source>All bars are drawn to the same scale: as far as they go is {longest} %.</source>
            <translation>Toutes les barres sont à la même échelle : jusqu’au bout, {longest} %.</translation>
        </message>
        <message>
            <source>Nothing to go over: no clear mistake</source>
            <translation>Rien à analyser : aucune erreur nette</translation>
        </message>
        <message>
            <source>The review in text</source>
            <translation>L’analyse en texte</translation>
        </message>
        <message>
            <source>What you knew</source>
            <translation>Ce que vous saviez</translation>
        </message>
        <message>
            <source>With all cards seen</source>
            <translation>Toutes cartes vues</translation>
        </message>
        <message>
            <source>At the table your choice was {choice}.</source>
            <translation>À la table, vous avez choisi {choice}.</translation>
        </message>
        <message>
            <source>{best} brings more than {made}.</source>
            <translation>{best} rapporte plus que {made}.</translation>
        </message>
        <message>
            <source>What yours cost lies between {low} and {high}, chance included.</source>
            <translation>Ce que cela vous a coûté est entre {low} et {high}, hasard compris.</translation>
        </message>
        <message>
            <source>The best and yours are {cost} apart, between {low} and {high}.</source>
            <translation>Du meilleur au vôtre, il y a {cost} d’écart, entre {low} et {high}.</translation>
        </message>
        <message>
            <source>At the table your choice was {choice}: it cost {cost}.</source>
            <translation>À la table, vous avez choisi {choice} : cela a coûté {cost}.</translation>
        </message>
        <message>
            <source>Nothing was better on average.</source>
            <translation>Rien n’était mieux en moyenne.</translation>
        </message>
        <message>
            <source>A hint advised it; weighed longer, {best} brings {cost} more: that is the hint's mistake, not yours.</source>
            <translation>Un conseil vous l’a suggéré ; à y regarder de plus près, {best} rapporte {cost} de plus : l’erreur est celle du conseil, pas la vôtre.</translation>
        </message>
        <message>
            <source>{best} brings much more than {made}.</source>
            <translation>{best} rapporte beaucoup plus que {made}.</translation>
        </message>
        <message>
            <source>Of {choice}: {ground}</source>
            <translation>De {choice} : {ground}</translation>
        </message>
        <message>
            <source>That is sure: nothing of it is left to chance.</source>
            <translation>C’est sûr : rien n’y dépend du hasard.</translation>
        </message>
        <message>
            <source>As one of the comparisons tells it: {reason}</source>
            <translation>Avec les chiffres d’une seule comparaison : {reason}</translation>
        </message>
        <message>
            <source>On average yours {less} than the best: between {low} and {high}.</source>
            <translation>En moyenne, la vôtre {less} que la meilleure : entre {low} et {high}.</translation>
        </message>
        <message>
            <source>The best and yours are {cost} apart, every time.</source>
            <translation>Du meilleur au vôtre, il y a {cost} d’écart, à chaque fois.</translation>
        </message>
        <message>
            <source>{best} brings more on average, but the strongest do what you did often enough: it is a matter of style.</source>
            <translation>{best} rapporte plus en moyenne, mais les plus forts font assez souvent comme vous : c’est affaire de style.</translation>
        </message>
        <message>
            <source>{best} brings clearly more than {made}.</source>
            <translation>{best} rapporte nettement plus que {made}.</translation>
        </message>
        <message numerus="yes">
            <source>The strongest does what you did %n time(s) in a hundred.</source>
            <translation>
                <numerusform>Le plus fort fait comme vous une fois sur cent.</numerusform>
                <numerusform>Le plus fort fait comme vous %n fois sur cent.</numerusform>
            </translation>
        </message>
        <message>
            <source>{best} surely brings more, about {cost}: less than is called a mistake, and more than nothing.</source>
            <translation>{best} rapporte sûrement plus, environ {cost} : moins que ce qu’on appelle une erreur, et plus que rien.</translation>
        </message>
        <message>
            <source>{best} brings a little more, too little to be called a mistake.</source>
            <translation>{best} rapporte un peu plus, trop peu pour parler d’erreur.</translation>
        </message>
        <message>
            <source>{best} and {made} come to nearly the same.</source>
            <translation>{best} et {made} reviennent presque au même.</translation>
        </message>
        <message>
            <source>{best} may bring more than {made}, but the deals do not show it for sure.</source>
            <translation>{best} rapporte peut-être plus que {made}, mais les distributions ne le montrent pas avec certitude.</translation>
        </message>
        <message>
            <source>What you had to decide</source>
            <translation>Ce que vous aviez à décider</translation>
        </message>
        <message>
            <source>{where}: so the hand would have gone on</source>
            <translation>{where} : ainsi la donne aurait continué</translation>
        </message>
        <message>
            <source>In your hand: {cards}</source>
            <translation>En main : {cards}</translation>
        </message>
        <message>
            <source>{where}: so the hand went on</source>
            <translation>{where} : ainsi la donne a continué</translation>
        </message>
        <message>
            <source>trumps: {suit}</source>
            <translation>atout : {suit}</translation>
        </message>
        <message>
            <source>Trick {number}</source>
            <translation>Pli {number}</translation>
        </message>
        <message>
            <source>Move {n} of {all}</source>
            <translation>Coup {n} sur {all}</translation>
        </message>
        <message>
            <source>{name} · wins</source>
            <translation>{name} · gagne</translation>
        </message>
        <message>
            <source>decision no. {n}</source>
            <translation>décision nº {n}</translation>
        </message>
        <message>
            <source>Moment {n} of {all}</source>
            <translation>Moment {n} sur {all}</translation>
        </message>
        <message>
            <source>What would you do now?</source>
            <translation>Que feriez-vous ?</translation>
        </message>
        <message>
            <source>← →, or what is printed on a card, go to it; Enter plays it.</source>
            <translation>Choisissez une carte avec ← → ou avec son chiffre ou sa lettre ; Entrée la joue.</translation>
        </message>
        <message>
            <source>Next moment</source>
            <translation>Moment suivant</translation>
        </message>
        <message>
            <source>Look at what would have come of it, and try again.</source>
            <translation>Regardez ce qui en serait sorti, et réessayez.</translation>
        </message>
        <message>
            <source>a little worse</source>
            <translation>un peu moins bon</translation>
        </message>
        <message>
            <source>On average over all possible deals it is worse.</source>
            <translation>En moyenne, sur toutes les donnes possibles, c’est moins bon.</translation>
        </message>
        <message>
            <source>With these cards nothing would have changed.</source>
            <translation>Avec ces cartes, rien n’aurait changé.</translation>
        </message>
        <message>
            <source>With the same cards, the others deciding as at the table.</source>
            <translation>Avec les mêmes cartes ; les autres décident comme à la table.</translation>
        </message>
        <message>
            <source>As today’s opponent would go on: another version of it played then</source>
            <translation>Comme continuerait l’adversaire d’aujourd’hui : une autre version de lui jouait alors</translation>
        </message>
        <message numerus="yes">
            <source>Checked: asked again, the others decide all %n time(s) the same.</source>
            <translation>
                <numerusform>Vérifié : interrogés de nouveau, les autres décident %n fois de même.</numerusform>
                <numerusform>Vérifié : interrogés de nouveau, les autres décident les %n fois de même.</numerusform>
            </translation>
        </message>
        <message>
            <source>Check that the others would play so</source>
            <translation>Vérifier que les autres joueraient ainsi</translation>
        </message>
        <message>
            <source>With these cards and usual players nothing else would have brought more.</source>
            <translation>Avec ces cartes et des joueurs ordinaires, rien n’aurait rapporté plus.</translation>
        </message>
        <message>
            <source>It is known only afterwards: the verdict does not rest on it.</source>
            <translation>On ne le sait qu’après : le jugement ne s’appuie pas là-dessus.</translation>
        </message>
        <message>
            <source>No, you said otherwise.</source>
            <translation>Non, vous aviez dit autre chose.</translation>
        </message>
        <message>
            <source>to be gone over</source>
            <translation>à analyser</translation>
        </message>
        <message numerus="yes">
            <source>Of %n deal(s) that you could not tell from the real one, the best does better in {better}, the same in {same}, worse in {worse}.</source>
            <translation>
                <numerusform>Sur %n distribution que vous ne pouviez distinguer de la vraie, le meilleur choix réussit mieux dans {better}, autant dans {same}, moins bien dans {worse}.</numerusform>
                <numerusform>Sur %n distributions que vous ne pouviez distinguer de la vraie, le meilleur choix réussit mieux dans {better}, autant dans {same}, moins bien dans {worse}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n moment(s)</source>
            <translation>
                <numerusform>%n moment</numerusform>
                <numerusform>%n moments</numerusform>
            </translation>
        </message>
        <message>
            <source>{place} of {all} · solved: {solved}</source>
            <translation>{place} sur {all} · résolus : {solved}</translation>
        </message>
        <message>
            <source>See all your decisions</source>
            <translation>Voir toutes vos décisions</translation>
        </message>
        <message numerus="yes">
            <source>Back to the %n moment(s)</source>
            <translation>
                <numerusform>Revenir au moment</numerusform>
                <numerusform>Revenir aux %n moments</numerusform>
            </translation>
        </message>
        <message>
            <source>Go over the whole match</source>
            <translation>Analyser toute la partie</translation>
        </message>
        <message>
            <source>card no. {n}</source>
            <translation>carte nº {n}</translation>
        </message>
        <message>
            <source>Decision {n} of {all}</source>
            <translation>Décision {n} sur {all}</translation>
        </message>
        <message>
            <source>What would you play now?</source>
            <translation>Que joueriez-vous ?</translation>
        </message>
        <message>
            <source>Decide as if your opponent were waiting.</source>
            <translation>Décidez comme si votre adversaire attendait.</translation>
        </message>
        <message>
            <source>Decide as if the others were waiting.</source>
            <translation>Décidez comme si les autres attendaient.</translation>
        </message>
        <message>
            <source>V shows the answer, S skips.</source>
            <translation>V montre la réponse, S saute.</translation>
        </message>
        <message>
            <source>That was all</source>
            <translation>C’est tout</translation>
        </message>
        <message>
            <source>Next decision</source>
            <translation>Décision suivante</translation>
        </message>
        <message>
            <source>There was something better: look once more.</source>
            <translation>Il y avait mieux : regardez encore.</translation>
        </message>
        <message>
            <source>I have no simple reason for it.</source>
            <translation>Je n’ai pas de raison simple à donner.</translation>
        </message>
        <message>
            <source>your try</source>
            <translation>votre essai</translation>
        </message>
        <message>
            <source>about as good</source>
            <translation>à peu près égal</translation>
        </message>
        <message>
            <source>perhaps as good</source>
            <translation>peut-être égal</translation>
        </message>
        <message>
            <source>much worse</source>
            <translation>bien moins bon</translation>
        </message>
        <message>
            <source>clearly worse</source>
            <translation>nettement moins bon</translation>
        </message>
        <message>
            <source>So the hand went on at the table.</source>
            <translation>Ainsi s’est poursuivie la main à la table.</translation>
        </message>
        <message>
            <source>As today's opponents would go on: another version of them played then</source>
            <translation>Comme continueraient les adversaires d’aujourd’hui : une autre version d’eux jouait alors</translation>
        </message>
        <message>
            <source>With the same cards, your opponent deciding as at the table.</source>
            <translation>Avec les mêmes cartes ; votre adversaire décide comme à la table.</translation>
        </message>
        <message>
            <source>Asked again, the others decide {same} of {asked} times the same.</source>
            <translation>Interrogés de nouveau, les autres décident {same} fois sur {asked} de même.</translation>
        </message>
        <message numerus="yes">
            <source>Checked: asked again, your opponent decides all %n time(s) the same.</source>
            <translation>
                <numerusform>Vérifié : interrogé de nouveau, votre adversaire décide la même chose %n fois.</numerusform>
                <numerusform>Vérifié : interrogé de nouveau, votre adversaire décide la même chose les %n fois.</numerusform>
            </translation>
        </message>
        <message>
            <source>Check that your opponent would play so</source>
            <translation>Vérifier que votre adversaire jouerait ainsi</translation>
        </message>
        <message>
            <source>With these cards and usual players this would have brought more: {moves}.</source>
            <translation>Avec ces cartes et des joueurs ordinaires, ceci aurait rapporté plus : {moves}.</translation>
        </message>
        <message>
            <source>Could you have won this hand?</source>
            <translation>Pouviez-vous gagner cette main ?</translation>
        </message>
        <message>
            <source>Whether you could have won this hand:</source>
            <translation>Si vous pouviez gagner cette main :</translation>
        </message>
        <message>
            <source>Say what you think, and you hear what is true.</source>
            <translation>Dites ce que vous pensez : vous saurez si c’est juste.</translation>
        </message>
        <message>
            <source>Being tried out…</source>
            <translation>Essai d’autres coups…</translation>
        </message>
        <message>
            <source>Right: you said so too.</source>
            <translation>Juste : c’est ce que vous avez dit.</translation>
        </message>
        <message>
            <source>cost {cost}</source>
            <translation>a coûté {cost}</translation>
        </message>
        <message>
            <source>your turn to decide</source>
            <translation>à vous de décider</translation>
        </message>
        <message>
            <source>That proves nothing: over all deals that were counted the best one brings more.</source>
            <translation>Cela ne prouve rien : sur l’ensemble des distributions comptées, le meilleur rapporte plus.</translation>
        </message>
        <message numerus="yes">
            <source>In each of %n deal(s) that you could not tell from the real one, the best does better.</source>
            <translation>
                <numerusform>Dans %n distribution que vous ne pouviez distinguer de la vraie, le meilleur choix réussit mieux.</numerusform>
                <numerusform>Dans chacune des %n distributions que vous ne pouviez distinguer de la vraie, le meilleur choix réussit mieux.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s)</source>
            <translation>
                <numerusform>%n décision</numerusform>
                <numerusform>%n décisions</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more in which nothing was to be weighed</source>
            <translation>
                <numerusform>et %n autre où il n’y avait rien à peser</numerusform>
                <numerusform>et %n autres où il n’y avait rien à peser</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The %n dearest of {all} moments</source>
            <translation>
                <numerusform>Le plus cher des {all} moments</numerusform>
                <numerusform>Les %n plus chers des {all} moments</numerusform>
            </translation>
        </message>
        <message>
            <source>no clear mistake</source>
            <translation>aucune erreur nette</translation>
        </message>
        <message>
            <source>Played before</source>
            <translation>Déjà jouées</translation>
        </message>
        <message>
            <source>Hand {hand}</source>
            <translation>Donne {hand}</translation>
        </message>
        <message>
            <source>Play a card as if your opponent were waiting.</source>
            <translation>Jouez une carte comme si votre adversaire attendait.</translation>
        </message>
        <message>
            <source>Play a card as if the others were waiting.</source>
            <translation>Jouez une carte comme si les autres attendaient.</translation>
        </message>
        <message>
            <source>You see what you saw then, and not a card more.</source>
            <translation>Vous voyez ce que vous voyiez alors, et pas une carte de plus.</translation>
        </message>
        <message>
            <source>Good, that was the best: {choice}</source>
            <translation>Bien, c’était le mieux : {choice}</translation>
        </message>
        <message>
            <source>Good, and no worse than the best: {choice}</source>
            <translation>Bien, et pas moins bon que le mieux : {choice}</translation>
        </message>
        <message>
            <source>Good, the deals cannot tell it from the best: {choice}</source>
            <translation>Bien, les distributions ne le distinguent pas du meilleur : {choice}</translation>
        </message>
        <message>
            <source>No mistake, though the best brings a little more: {choice}</source>
            <translation>Pas une erreur, même si le meilleur rapporte un peu plus : {choice}</translation>
        </message>
        <message>
            <source>Better than yours was, but a mistake too: {choice}</source>
            <translation>Mieux que le vôtre, mais c’est aussi une erreur : {choice}</translation>
        </message>
        <message>
            <source>That was your choice at the table too: {choice}</source>
            <translation>C’est aussi ce que vous aviez choisi à la table : {choice}</translation>
        </message>
        <message>
            <source>Not yet: {choice}</source>
            <translation>Pas encore : {choice}</translation>
        </message>
        <message>
            <source>This was the best: {choice}</source>
            <translation>Le mieux était : {choice}</translation>
        </message>
        <message>
            <source>You found the best: {choice}</source>
            <translation>Vous avez trouvé le meilleur coup : {choice}</translation>
        </message>
        <message>
            <source>Nothing to reproach: {choice}</source>
            <translation>Rien à redire : {choice}</translation>
        </message>
        <message>
            <source>No mistake, and it could be better: {choice}</source>
            <translation>Ce n’est pas une erreur, mais il y a mieux : {choice}</translation>
        </message>
        <message>
            <source>That cost you something: {choice}</source>
            <translation>Cela vous a coûté : {choice}</translation>
        </message>
        <message>
            <source>Not as good: {choice}</source>
            <translation>Moins bien : {choice}</translation>
        </message>
        <message>
            <source>With these cards it would have been worse; on average it is better.</source>
            <translation>Avec ces cartes c’eût été pire ; en moyenne c’est mieux.</translation>
        </message>
        <message>
            <source>Asked again, your opponent decides {same} of {asked} times the same.</source>
            <translation>Interrogé de nouveau, votre adversaire décide {same} fois sur {asked} la même chose.</translation>
        </message>
        <message numerus="yes">
            <source>With these cards and usual players %n other choice(s) would have brought more.</source>
            <translation>
                <numerusform>Avec ces cartes et des joueurs ordinaires, %n autre choix aurait rapporté davantage.</numerusform>
                <numerusform>Avec ces cartes et des joueurs ordinaires, %n autres choix auraient rapporté davantage.</numerusform>
            </translation>
        </message>
        <message>
            <source>Could you have kept from losing this hand?</source>
            <translation>Pouviez-vous éviter de perdre cette main ?</translation>
        </message>
        <message>
            <source>Whether you could have kept from losing this hand:</source>
            <translation>Si vous pouviez éviter de perdre cette main :</translation>
        </message>
        <message>
            <source>nothing to reproach</source>
            <translation>rien à redire</translation>
        </message>
        <message>
            <source>at the first try · {cost}</source>
            <translation>du premier coup · {cost}</translation>
        </message>
        <message>
            <source>solved · {cost}</source>
            <translation>résolu · {cost}</translation>
        </message>
        <message>
            <source>either choice</source>
            <translation>l’un ou l’autre</translation>
        </message>
        <message numerus="yes">
            <source>In %n deal(s) that you could not tell from the real one, both come to the same.</source>
            <translation>
                <numerusform>Dans %n distribution que vous ne pouviez distinguer de la vraie, les deux reviennent au même.</numerusform>
                <numerusform>Dans %n distributions que vous ne pouviez distinguer de la vraie, les deux reviennent au même.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>no clear mistake; %n could be better</source>
            <translation>
                <numerusform>aucune erreur nette ; %n pourrait être meilleure</numerusform>
                <numerusform>aucune erreur nette ; %n pourraient être meilleures</numerusform>
            </translation>
        </message>
        <message>
            <source>{amount} in all</source>
            <translation>{amount} en tout</translation>
        </message>
        <message>
            <source>{told}, or else {this}</source>
            <translation>{told}, ou bien {this}</translation>
        </message>
        <message>
            <source>At the table: {ending}</source>
            <translation>À la table : {ending}</translation>
        </message>
        <message>
            <source>seen · {cost}</source>
            <translation>vu · {cost}</translation>
        </message>
        <message>
            <source>{place} of {all}</source>
            <translation>{place} sur {all}</translation>
        </message>
        <message>
            <source>could be better: {cost}</source>
            <translation>il y a mieux : {cost}</translation>
        </message>
        <message>
            <source>up to {amount}</source>
            <translation>jusqu’à {amount}</translation>
        </message>
    </context>
    <context>
        <name>rules</name>
        <message>
            <source>That is not possible now.</source>
            <translation>Ce n’est pas possible maintenant.</translation>
        </message>
        <message>
            <source>the first dealer is not yet found</source>
            <translation>le premier donneur n’est pas encore trouvé</translation>
        </message>
        <message>
            <source>the cards are being shuffled</source>
            <translation>les cartes sont en train d’être battues</translation>
        </message>
        <message>
            <source>the pack is being cut</source>
            <translation>le paquet est en train d’être coupé</translation>
        </message>
        <message>
            <source>the match is over</source>
            <translation>la partie est finie</translation>
        </message>
        <message>
            <source>“{move}” is not possible now: {name} is to play.</source>
            <translation>« {move} » n’est pas possible maintenant : c’est à {name} de jouer.</translation>
        </message>
        <message>
            <source>“{move}” is not possible now: {why}.</source>
            <translation>« {move} » n’est pas possible maintenant : {why}.</translation>
        </message>
        <message>
            <source>Rule {number}</source>
            <translation>Règle {number}</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Width of the book</source>
            <translation>Largeur du livre</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Règles</translation>
        </message>
        <message>
            <source>Rules of {game}</source>
            <translation>Règles : {game}</translation>
        </message>
        <message>
            <source>now</source>
            <translation>en ce moment</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Sommaire</translation>
        </message>
        <message>
            <source>Search the rules</source>
            <translation>Chercher dans les règles</translation>
        </message>
        <message>
            <source>In a window of its own</source>
            <translation>Dans sa propre fenêtre</translation>
        </message>
        <message>
            <source>Rules of which game</source>
            <translation>Règles de quel jeu</translation>
        </message>
        <message>
            <source>Beside the table</source>
            <translation>À côté de la table</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Retour</translation>
        </message>
        <message>
            <source>Forward</source>
            <translation>Suite</translation>
        </message>
        <message>
            <source>Save as PDF</source>
            <translation>Enregistrer en PDF</translation>
        </message>
        <message>
            <source>Close the book</source>
            <translation>Fermer le livre</translation>
        </message>
        <message>
            <source>The keys are for the table · {other}: for the book</source>
            <translation>Les touches vont à la table · {other} : au livre</translation>
        </message>
        <message>
            <source>The keys are for the book · {other}: for the table</source>
            <translation>Les touches vont au livre · {other} : à la table</translation>
        </message>
        <message>
            <source>{key}: close the book</source>
            <translation>{key} : fermer le livre</translation>
        </message>
        <message>
            <source>Saved as {file}.</source>
            <translation>Enregistré sous {file}.</translation>
        </message>
        <message>
            <source>It cannot be saved: {why}.</source>
            <translation>Impossible d’enregistrer : {why}.</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Chercher</translation>
        </message>
        <message>
            <source>Hit before</source>
            <translation>Occurrence précédente</translation>
        </message>
        <message>
            <source>Next hit</source>
            <translation>Occurrence suivante</translation>
        </message>
        <message>
            <source>{at} of {many}</source>
            <translation>{at} sur {many}</translation>
        </message>
        <message>
            <source>none</source>
            <translation>rien</translation>
        </message>
        <message>
            <source>The usual rules, option by option</source>
            <translation>Les règles habituelles, option par option</translation>
        </message>
        <message numerus="yes">
            <source>In force at this table: %n change(s)</source>
            <translation>
                <numerusform>À cette table : %n changement</numerusform>
                <numerusform>À cette table : %n changements</numerusform>
            </translation>
        </message>
        <message>
            <source>{word}: {meaning} ({rule})</source>
            <translation>{word} : {meaning} ({rule})</translation>
        </message>
        <message>
            <source>Words of the game</source>
            <translation>Mots du jeu</translation>
        </message>
    </context>
    <context>
        <name>score</name>
        <message>
            <source>All together:</source>
            <translation>En tout :</translation>
        </message>
        <message>
            <source>How it comes about</source>
            <translation>D’où cela vient</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Pourquoi</translation>
        </message>
        <message numerus="yes">
            <source>The pack from the top, %n card(s) lifted:</source>
            <translation>
                <numerusform>Le paquet depuis le dessus, après une coupe de %n carte :</numerusform>
                <numerusform>Le paquet depuis le dessus, après une coupe de %n cartes :</numerusform>
            </translation>
        </message>
        <message>
            <source>Code to check the match so far: {print}</source>
            <translation>Code pour vérifier la partie jusqu’ici : {print}</translation>
        </message>
        <message>
            <source>The next deal is sealed already: {print}.</source>
            <translation>La donne suivante est déjà scellée : {print}.</translation>
        </message>
        <message>
            <source>&lt;b&gt;The deal does not agree with its seal {print}.&lt;/b&gt;</source>
            <translation>&lt;b&gt;La donne ne s’accorde pas avec son sceau {print}.&lt;/b&gt;</translation>
        </message>
        <message>
            <source>The cards in the order of SHA-256(secret/{hand}/0/card/part), secret {secret}, your part “{part}”</source>
            <translation>Les cartes dans l’ordre de SHA-256(secret/{hand}/0/carte/part), secret {secret}, votre part « {part} »</translation>
        </message>
        <message>
            <source>The pack was sealed before it was cut, and was not changed after that. This proves neither how the program shuffled it nor that nobody looked into the file.</source>
            <translation>Le paquet a été scellé avant d’être coupé, et n’a plus changé ensuite. Cela ne prouve ni comment le programme l’a battu, ni que personne n’a regardé dans le fichier.</translation>
        </message>
        <message>
            <source>Nobody could choose the cards, not even the program: they follow from its sealed secret and from the moment and place of your deal, which came later. This does not prove that nobody looked into the file of the match.</source>
            <translation>Personne n’a pu choisir les cartes, pas même le programme : elles découlent de son secret scellé, puis du moment et de l’endroit où vous avez donné, venus après. Cela ne prouve pas que personne n’a regardé dans le fichier de la partie.</translation>
        </message>
        <message>
            <source>All cards follow from the code of the match, and are the same for all who play it. This proves neither that whoever made the code did not try many nor that nobody looked into the file.</source>
            <translation>Toutes les cartes découlent du code de la partie et sont les mêmes pour tous ceux qui la jouent. Cela ne prouve ni que l’auteur du code n’en a pas essayé beaucoup, ni que personne n’a regardé dans le fichier.</translation>
        </message>
        <message>
            <source>An exercise that leaves another match: the cards are those of that match, or what could not be seen of them was dealt anew. It proves nothing about the deal.</source>
            <translation>Un exercice tiré d’une autre partie : les cartes sont celles de cette partie, ou ce qu’on n’en pouvait voir a été redistribué. Il ne prouve rien sur la distribution.</translation>
        </message>
        <message>
            <source>Deal sealed before the cut: {print}.</source>
            <translation>Donne scellée avant la coupe : {print}.</translation>
        </message>
        <message>
            <source>Deal sealed before you dealt: {print}.</source>
            <translation>Donne scellée avant que vous donniez : {print}.</translation>
        </message>
        <message>
            <source>Shared deal, sealed: {print}.</source>
            <translation>Donne partagée, scellée : {print}.</translation>
        </message>
        <message>
            <source>Deal of an exercise: {print}.</source>
            <translation>Donne d’un exercice : {print}.</translation>
        </message>
        <message>
            <source>&lt;b&gt;The deal was the sealed one.&lt;/b&gt; Fingerprint {print}, computed again from the deck and the salt: it agrees.</source>
            <translation>&lt;b&gt;La donne était bien celle du sceau.&lt;/b&gt; Empreinte {print}, recalculée d’après le paquet et le sel : elle concorde.</translation>
        </message>
        <message>
            <source>&lt;b&gt;The deal is the one that had to come.&lt;/b&gt; Seal {print} and order of the pack, computed again: they agree.</source>
            <translation>&lt;b&gt;La donne est celle qui devait venir.&lt;/b&gt; Sceau {print} et ordre du paquet, recalculés : ils concordent.</translation>
        </message>
        <message>
            <source>SHA-256(salt pack), salt {salt}</source>
            <translation>SHA-256(sel paquet), sel {salt}</translation>
        </message>
        <message>
            <source>This hand</source>
            <translation>Cette donne</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Total</translation>
        </message>
        <message>
            <source>These cards cannot be passed on as a line: they come from no code.</source>
            <translation>Ces cartes ne peuvent pas être transmises en une ligne : elles ne découlent d’aucun code.</translation>
        </message>
        <message>
            <source>“Same deal” plays them again. For cards that others can play too, begin a match with a code.</source>
            <translation>« Même donne » les rejoue. Pour des cartes que d’autres puissent jouer aussi, commencez une partie avec un code.</translation>
        </message>
        <message>
            <source>Copy the deal</source>
            <translation>Copier la donne</translation>
        </message>
        <message>
            <source>A match to pass on…</source>
            <translation>Une partie à transmettre…</translation>
        </message>
        <message>
            <source>These cards cannot be passed on as a line: they come from a long secret and from the moment in which you dealt, not from a code.</source>
            <translation>Ces cartes ne peuvent pas être transmises en une ligne : elles découlent d’un long secret et de l’instant de votre donne, non d’un code.</translation>
        </message>
        <message>
            <source>“Same deal” on the account of a hand plays it again. For cards that others can play too, begin a match with a code.</source>
            <translation>« Même donne », dans le compte d’une main, la rejoue. Pour des cartes que d’autres puissent jouer aussi, commencez une partie avec un code.</translation>
        </message>
        <message>
            <source>In the order in which they were played.</source>
            <translation>Les cartes, dans l’ordre où elles ont été jouées.</translation>
        </message>
        <message>
            <source>See the hands</source>
            <translation>Voir les mains</translation>
        </message>
        <message>
            <source>Faded: the cards played, in their order.</source>
            <translation>En plus pâle : les cartes jouées, dans l’ordre.</translation>
        </message>
        <message>
            <source>Hide the hands</source>
            <translation>Cacher les mains</translation>
        </message>
        <message>
            <source>Played: {cards}</source>
            <translation>Jouées : {cards}</translation>
        </message>
        <message>
            <source>Still held: {cards}</source>
            <translation>Encore en main : {cards}</translation>
        </message>
        <message>
            <source>Lost</source>
            <translation>Perdues</translation>
        </message>
        <message>
            <source>Earlier hands</source>
            <translation>Donnes précédentes</translation>
        </message>
        <message>
            <source>Same deal</source>
            <translation>Même donne</translation>
        </message>
        <message>
            <source>Rematch</source>
            <translation>Revanche</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Joueur</translation>
        </message>
        <message>
            <source>Account of hand {hand}</source>
            <translation>Comptes de la donne {hand}</translation>
        </message>
        <message>
            <source>Winner</source>
            <translation>Gagnant</translation>
        </message>
        <message>
            <source>Change the table</source>
            <translation>Changer la table</translation>
        </message>
        <message numerus="yes">
            <source>{good} of %n deal(s) are the ones that had to come.</source>
            <translation>
                <numerusform>{good} sur %n donne est bien celle qui devait venir.</numerusform>
                <numerusform>{good} sur %n donnes sont bien celles qui devaient venir.</numerusform>
            </translation>
        </message>
        <message>
            <source>Watch again</source>
            <translation>Revoir</translation>
        </message>
        <message>
            <source>Check the deals</source>
            <translation>Vérifier les donnes</translation>
        </message>
        <message>
            <source>The table. Enter: back to the sheet.</source>
            <translation>La table. Entrée : revenir à la feuille.</translation>
        </message>
        <message>
            <source>Back to the start page</source>
            <translation>Retour à l’accueil</translation>
        </message>
        <message>
            <source>Back to the sheet</source>
            <translation>Revenir à la feuille</translation>
        </message>
        <message>
            <source>See the table</source>
            <translation>Voir la table</translation>
        </message>
        <message>
            <source>Back to the end of the match</source>
            <translation>Retour à la fin de la partie</translation>
        </message>
        <message>
            <source>Next hand</source>
            <translation>Donne suivante</translation>
        </message>
        <message>
            <source>Check the deal</source>
            <translation>Vérifier la donne</translation>
        </message>
        <message>
            <source>The end of the match</source>
            <translation>Fin de la partie</translation>
        </message>
    </context>
    <context>
        <name>seen</name>
        <message>
            <source>In the piles of others</source>
            <translation>Dans les piles des autres</translation>
        </message>
        <message>
            <source>Bold: still to come. In brackets: yours. Struck out: seen.</source>
            <translation>En gras : encore à venir. Entre parenthèses : les vôtres. Barrées : vues.</translation>
        </message>
        <message>
            <source>bright</source>
            <translation>lumière</translation>
        </message>
        <message>
            <source>animal</source>
            <translation>animal</translation>
        </message>
        <message>
            <source>ribbon</source>
            <translation>ruban</translation>
        </message>
        <message>
            <source>chaff</source>
            <translation>plaine</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) in the hand.</source>
            <translation>
                <numerusform>%n carte en main.</numerusform>
                <numerusform>%n cartes en main.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing else is known.</source>
            <translation>On ne sait rien de plus.</translation>
        </message>
        <message>
            <source>In other hands</source>
            <translation>Dans d’autres mains</translation>
        </message>
        <message>
            <source>{number} {plant}</source>
            <translation>{number} {plant}</translation>
        </message>
        <message numerus="yes">
            <source>%n more</source>
            <translation>
                <numerusform>%n de plus</numerusform>
                <numerusform>%n de plus</numerusform>
            </translation>
        </message>
        <message>
            <source>Surely has {cards}.</source>
            <translation>A sûrement {cards}.</translation>
        </message>
        <message>
            <source>Has shown to have no {suits}.</source>
            <translation>A montré être sans {suits}.</translation>
        </message>
        <message>
            <source>Cannot have {cards}.</source>
            <translation>Ne peut avoir {cards}.</translation>
        </message>
    </context>
    <context>
        <name>session</name>
        <message>
            <source>There is nothing of yours to take back in this hand.</source>
            <translation>Vous n’avez rien à reprendre dans cette donne.</translation>
        </message>
        <message>
            <source>no account</source>
            <translation>sans détail</translation>
        </message>
        <message>
            <source>The hand is over</source>
            <translation>La donne est finie</translation>
        </message>
        <message>
            <source>Where the points come from cannot be shown: see the log.</source>
            <translation>On ne peut pas montrer d’où viennent les points : voyez le journal.</translation>
        </message>
        <message>
            <source>Nothing has been taken back that could be redone.</source>
            <translation>Aucun coup annulé ne peut être rejoué.</translation>
        </message>
        <message>
            <source>That could not be done. If the match does not go on, take a move back.</source>
            <translation>Cela n’a pas pu se faire. Si la partie ne continue pas, reprenez un coup.</translation>
        </message>
    </context>
    <context>
        <name>settings</name>
        <message>
            <source>Spanish cards have R, C and S, and four colours of their own.</source>
            <translation>Les cartes espagnoles portent R, C et S, et ont quatre couleurs à elles.</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Réglages</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Terminé</translation>
        </message>
        <message>
            <source>Restore defaults</source>
            <translation>Valeurs d’origine</translation>
        </message>
        <message>
            <source>Undo it</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>There is no sound output.</source>
            <translation>Il n’y a pas de sortie audio.</translation>
        </message>
        <message>
            <source>no output</source>
            <translation>aucune sortie</translation>
        </message>
        <message>
            <source>Everything has its default again, except your name and language.</source>
            <translation>Tout a repris sa valeur d’origine, sauf votre nom et votre langue.</translation>
        </message>
        <message>
            <source>Changes take effect at once, at every table.</source>
            <translation>Tout s’applique aussitôt, à toutes les tables.</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Aucun</translation>
        </message>
        <message>
            <source>Back of the cards</source>
            <translation>Dos des cartes</translation>
        </message>
        <message>
            <source>Felt</source>
            <translation>Tapis</translation>
        </message>
        <message>
            <source>Pictures of your own: put them into {folder}.</source>
            <translation>Vos propres images : mettez-les dans {folder}.</translation>
        </message>
        <message>
            <source>Alhambra</source>
            <translation>Alhambra</translation>
        </message>
        <message>
            <source>Asanoha</source>
            <translation>Asanoha</translation>
        </message>
        <message>
            <source>Azulejo</source>
            <translation>Azulejo</translation>
        </message>
        <message>
            <source>Art deco</source>
            <translation>Art déco</translation>
        </message>
        <message>
            <source>Red guilloche</source>
            <translation>Guilloché rouge</translation>
        </message>
        <message>
            <source>Blue guilloche</source>
            <translation>Guilloché bleu</translation>
        </message>
        <message>
            <source>Herringbone</source>
            <translation>Chevrons</translation>
        </message>
        <message>
            <source>Lattice</source>
            <translation>Treillis</translation>
        </message>
        <message>
            <source>Sunburst</source>
            <translation>Rayons de soleil</translation>
        </message>
        <message>
            <source>Waves</source>
            <translation>Vagues</translation>
        </message>
        <message>
            <source>The game's</source>
            <translation>Celui du jeu</translation>
        </message>
        <message>
            <source>Green</source>
            <translation>Vert</translation>
        </message>
        <message>
            <source>Blue</source>
            <translation>Bleu</translation>
        </message>
        <message>
            <source>Wine</source>
            <translation>Bordeaux</translation>
        </message>
        <message>
            <source>Slate</source>
            <translation>Ardoise</translation>
        </message>
        <message>
            <source>Plum</source>
            <translation>Prune</translation>
        </message>
        <message>
            <source>Decks of the desktop, and those that you put into {folder}.</source>
            <translation>Les jeux du bureau et ceux que vous mettez dans {folder}.</translation>
        </message>
        <message>
            <source>This deck is not there any more.</source>
            <translation>Ce jeu n’est plus là.</translation>
        </message>
        <message>
            <source>in light colours</source>
            <translation>en couleurs claires</translation>
        </message>
        <message>
            <source>in dark colours</source>
            <translation>en couleurs sombres</translation>
        </message>
        <message>
            <source>colours of the system</source>
            <translation>couleurs du système</translation>
        </message>
        <message>
            <source>language: {value}</source>
            <translation>langue : {value}</translation>
        </message>
        <message>
            <source>Same as the system</source>
            <translation>Comme le système</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Activé</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Désactivé</translation>
        </message>
        <message>
            <source>Pages and dialogs</source>
            <translation>Pages et dialogues</translation>
        </message>
        <message>
            <source>Light or dark; the table is always dark.</source>
            <translation>Clairs ou sombres ; la table est toujours sombre.</translation>
        </message>
        <message>
            <source>Suits</source>
            <translation>Enseignes</translation>
        </message>
        <message>
            <source>Spanish: coins, cups, swords and clubs, with king, knight and knave.</source>
            <translation>Espagnoles : deniers, coupes, épées et bâtons, avec roi, cavalier et valet.</translation>
        </message>
        <message>
            <source>Your own cards</source>
            <translation>Vos propres cartes</translation>
        </message>
        <message>
            <source>Decks of the desktop, and folders of pictures of your own.</source>
            <translation>Les jeux du bureau et vos dossiers d’images.</translation>
        </message>
        <message>
            <source>Size of the cards</source>
            <translation>Taille des cartes</translation>
        </message>
        <message>
            <source>On the whole table, as far as there is room: most in a large window.</source>
            <translation>Sur toute la table, dans la mesure de la place : plus la fenêtre est grande, plus elles grandissent.</translation>
        </message>
        <message>
            <source>Index</source>
            <translation>Index</translation>
        </message>
        <message>
            <source>How large the letter and the suit in the corner are.</source>
            <translation>La taille de la lettre et de la couleur dans le coin.</translation>
        </message>
        <message>
            <source>Letters on the cards</source>
            <translation>Lettres des cartes</translation>
        </message>
        <message>
            <source>King, queen and jack, or rey, dama and valet.</source>
            <translation>Roi, dame et valet, à l’initiale anglaise ou française.</translation>
        </message>
        <message>
            <source>Four colours</source>
            <translation>Quatre couleurs</translation>
        </message>
        <message>
            <source>Clubs are green and diamonds blue, so that no two suits are alike.</source>
            <translation>Trèfles verts et carreaux bleus, pour qu’aucune couleur ne ressemble à une autre.</translation>
        </message>
        <message>
            <source>Suits in clear colours</source>
            <translation>Enseignes en couleurs franches</translation>
        </message>
        <message>
            <source>Four inks that differ also for those who confuse colours.</source>
            <translation>Quatre encres que distingue aussi qui confond les couleurs.</translation>
        </message>
        <message>
            <source>Months on the flower cards</source>
            <translation>Mois sur les cartes à fleurs</translation>
        </message>
        <message>
            <source>The number of the month and a sign for the class in the corner.</source>
            <translation>Le numéro du mois et un signe pour la classe, dans le coin.</translation>
        </message>
        <message>
            <source>Kan and mon</source>
            <translation>Kan et mon</translation>
        </message>
        <message>
            <source>Sums of the traditional flower game: 2 kan 7 mon, not 31 mon.</source>
            <translation>Sommes du jeu de fleurs traditionnel : 2 kan 7 mon, et non 31 mon.</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>Son</translation>
        </message>
        <message>
            <source>A key and a button at the table turn it off and on too.</source>
            <translation>Une touche et un bouton à la table le coupent et le remettent aussi.</translation>
        </message>
        <message>
            <source>Volume</source>
            <translation>Volume</translation>
        </message>
        <message>
            <source>Let go to hear it.</source>
            <translation>Relâchez pour l’entendre.</translation>
        </message>
        <message>
            <source>Cards and counters</source>
            <translation>Cartes et jetons</translation>
        </message>
        <message>
            <source>What is dealt, played, turned, taken and paid.</source>
            <translation>Ce qu’on donne, joue, retourne, ramasse et paie.</translation>
        </message>
        <message>
            <source>Your turn</source>
            <translation>Votre tour</translation>
        </message>
        <message>
            <source>When it comes to you after a while.</source>
            <translation>Quand il vous revient après un moment.</translation>
        </message>
        <message>
            <source>End of a hand</source>
            <translation>Fin d’une donne</translation>
        </message>
        <message>
            <source>Whether you have won it or lost it.</source>
            <translation>Que vous l’ayez gagnée ou perdue.</translation>
        </message>
        <message>
            <source>Not allowed</source>
            <translation>Coup refusé</translation>
        </message>
        <message>
            <source>Two low knocks; the reason is always written.</source>
            <translation>Deux coups sourds ; la raison est toujours écrite.</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>Vitesse</translation>
        </message>
        <message>
            <source>How fast cards are dealt and played.</source>
            <translation>À quelle vitesse les cartes sont données et jouées.</translation>
        </message>
        <message>
            <source>A full trick stays</source>
            <translation>Un pli complet reste</translation>
        </message>
        <message>
            <source>How long you see a trick before it is gathered in.</source>
            <translation>Combien de temps on voit un pli avant qu’il soit ramassé.</translation>
        </message>
        <message>
            <source>Sort the hand</source>
            <translation>Trier la main</translation>
        </message>
        <message>
            <source>How your cards are arranged.</source>
            <translation>Comment vos cartes sont rangées.</translation>
        </message>
        <message>
            <source>Dim cards you may not play</source>
            <translation>Assombrir les cartes interdites</translation>
        </message>
        <message>
            <source>A dimmed card still tells you why when you click it.</source>
            <translation>Une carte assombrie dit tout de même pourquoi quand on clique dessus.</translation>
        </message>
        <message>
            <source>Confirm a card</source>
            <translation>Confirmer une carte</translation>
        </message>
        <message>
            <source>The first click picks a card up, the second one plays it.</source>
            <translation>Le premier clic soulève une carte, le second la joue.</translation>
        </message>
        <message>
            <source>The last card plays itself</source>
            <translation>La dernière carte se joue seule</translation>
        </message>
        <message>
            <source>With one card left there is nothing to decide.</source>
            <translation>Avec une seule carte, il n’y a rien à décider.</translation>
        </message>
        <message>
            <source>Hints</source>
            <translation>Conseils</translation>
        </message>
        <message>
            <source>First how much hangs on a choice, then the move, then the reason.</source>
            <translation>D’abord ce qui dépend du choix, puis le coup, puis la raison.</translation>
        </message>
        <message>
            <source>Go over hands</source>
            <translation>Analyser les donnes</translation>
        </message>
        <message>
            <source>When a hand is over its sheet says what your decisions cost.</source>
            <translation>Quand une donne finit, sa feuille dit ce que vos décisions ont coûté.</translation>
        </message>
        <message>
            <source>Play checker</source>
            <translation>Avertissement</translation>
        </message>
        <message>
            <source>Says that there is something better before a move counts; the match is then assisted.</source>
            <translation>Dit qu’il y a mieux avant qu’un coup compte ; la partie est alors assistée.</translation>
        </message>
        <message>
            <source>Coach</source>
            <translation>Entraîneur</translation>
        </message>
        <message>
            <source>Says a sentence on your turn: what is true of the position. It advises no move.</source>
            <translation>Vous dit une phrase à votre tour : quelque chose de vrai sur la position. Il ne conseille aucun coup.</translation>
        </message>
        <message>
            <source>Memory gym</source>
            <translation>Gymnase de mémoire</translation>
        </message>
        <message>
            <source>On your turn, now and then, a question about what could be counted.</source>
            <translation>De temps en temps, quand c’est à vous, une question sur ce qu’on pouvait compter.</translation>
        </message>
        <message>
            <source>Cards that are known</source>
            <translation>Cartes connues</translation>
        </message>
        <message>
            <source>The panel tells which cards are to come and who lacks what; the match is assisted.</source>
            <translation>Le panneau dit quelles cartes sont à venir et qui n’a pas quoi ; la partie est alors aidée.</translation>
        </message>
        <message>
            <source>They comment on the hand</source>
            <translation>Ils commentent la donne</translation>
        </message>
        <message>
            <source>One of them may say a word when a hand is over, by what was expected.</source>
            <translation>L’un d’eux peut dire un mot à la fin d’une donne, selon ce qu’il attendait.</translation>
        </message>
        <message>
            <source>Let them think longer</source>
            <translation>Les laisser réfléchir plus longtemps</translation>
        </message>
        <message>
            <source>Expert and Master may take up to five seconds; for new matches.</source>
            <translation>Expert et Maître peuvent prendre jusqu’à cinq secondes ; pour les nouvelles parties.</translation>
        </message>
        <message>
            <source>Size of text</source>
            <translation>Taille du texte</translation>
        </message>
        <message>
            <source>Plates and buttons grow with it, as far as the felt has room.</source>
            <translation>Plaques et boutons grandissent avec lui, tant que le tapis a la place.</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Contraste élevé</translation>
        </message>
        <message>
            <source>Black and white, with a plain felt and outlined cards.</source>
            <translation>Noir et blanc, tapis uni et cartes cernées.</translation>
        </message>
        <message>
            <source>Less motion</source>
            <translation>Moins de mouvement</translation>
        </message>
        <message>
            <source>Cards fade in where they belong instead of flying there.</source>
            <translation>Les cartes apparaissent à leur place au lieu d’y voler.</translation>
        </message>
        <message>
            <source>Panel at the left</source>
            <translation>Panneau à gauche</translation>
        </message>
        <message>
            <source>The panel and its drawer come from the other side.</source>
            <translation>Le panneau et son tiroir viennent de l’autre côté.</translation>
        </message>
        <message>
            <source>What is read aloud</source>
            <translation>Ce qui est lu à voix haute</translation>
        </message>
        <message>
            <source>How much a screen reader is told of the table.</source>
            <translation>Ce qu’un lecteur d’écran apprend de la table.</translation>
        </message>
        <message>
            <source>Wait for the reader</source>
            <translation>Attendre le lecteur</translation>
        </message>
        <message>
            <source>The next move waits until the last one has been read aloud.</source>
            <translation>Le coup suivant attend que le dernier ait été lu.</translation>
        </message>
        <message>
            <source>Confirm a button</source>
            <translation>Confirmer un bouton</translation>
        </message>
        <message>
            <source>At the table the first press asks, the second one does it.</source>
            <translation>À la table, le premier appui demande, le second le fait.</translation>
        </message>
        <message>
            <source>Pause after a press</source>
            <translation>Pause après un appui</translation>
        </message>
        <message>
            <source>For so long nothing else that is pressed counts.</source>
            <translation>Pendant ce temps, aucun autre appui ne compte.</translation>
        </message>
        <message>
            <source>Rest to click</source>
            <translation>Cliquer en restant dessus</translation>
        </message>
        <message>
            <source>The pointer clicks what it rests on, once the ring has closed.</source>
            <translation>Le pointeur clique sur ce qu’il survole dès que l’anneau se ferme.</translation>
        </message>
        <message>
            <source>Large targets</source>
            <translation>Grands boutons</translation>
        </message>
        <message>
            <source>Buttons fit a finger; held down they tell what they are, or why not.</source>
            <translation>Les boutons ont la taille d’un doigt ; maintenus, ils disent ce qu’ils sont, ou pourquoi c’est impossible.</translation>
        </message>
        <message>
            <source>Play with switches</source>
            <translation>Jouer avec des contacteurs</translation>
        </message>
        <message>
            <source>A ring shows what is next: two keys go on and choose, or one chooses.</source>
            <translation>Un cadre montre la suite : deux touches avancent et choisissent, ou une seule choisit.</translation>
        </message>
        <message>
            <source>Pace of the ring</source>
            <translation>Rythme du cadre</translation>
        </message>
        <message>
            <source>How long the ring waits at each target when one key chooses.</source>
            <translation>Combien de temps le cadre s’arrête à chaque endroit quand une seule touche choisit.</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Langue</translation>
        </message>
        <message>
            <source>Changes at once, also in the middle of a match.</source>
            <translation>Change aussitôt, même au milieu d’une partie.</translation>
        </message>
        <message>
            <source>Your name</source>
            <translation>Votre nom</translation>
        </message>
        <message>
            <source>Your name at the table. Without one you are “You”.</source>
            <translation>Votre nom à la table. Sans nom, vous êtes « Vous ».</translation>
        </message>
        <message>
            <source>My word</source>
            <translation>Mon mot</translation>
        </message>
        <message>
            <source>Goes into every shuffle, with the moment and the place of your deal: nobody can have stacked the cards.</source>
            <translation>Entre dans chaque mélange, avec le moment et l’endroit où vous donnez : personne ne peut avoir préparé les cartes.</translation>
        </message>
        <message>
            <source>Look</source>
            <translation>Aspect</translation>
        </message>
        <message>
            <source>At the table</source>
            <translation>À la table</translation>
        </message>
        <message>
            <source>Hints and talk</source>
            <translation>Aide et rivaux</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Clavier</translation>
        </message>
        <message>
            <source>Accessibility</source>
            <translation>Accessibilité</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Vous</translation>
        </message>
        <message>
            <source>Until I click</source>
            <translation>Jusqu’à un clic</translation>
        </message>
        <message>
            <source>on, at {number} %</source>
            <translation>activé, à {number} %</translation>
        </message>
        <message>
            <source>off</source>
            <translation>désactivé</translation>
        </message>
        <message numerus="yes">
            <source>%n key(s) changed</source>
            <translation>
                <numerusform>%n touche changée</numerusform>
                <numerusform>%n touches changées</numerusform>
            </translation>
        </message>
        <message>
            <source>{number} s</source>
            <translation>{number} s</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Clair</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Sombre</translation>
        </message>
        <message>
            <source>French</source>
            <translation>Françaises</translation>
        </message>
        <message>
            <source>Spanish</source>
            <translation>Espagnoles</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Big</source>
            <translation>Grand</translation>
        </message>
        <message>
            <source>Largest</source>
            <translation>Très grand</translation>
        </message>
        <message>
            <source>Relaxed</source>
            <translation>Tranquille</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Rapide</translation>
        </message>
        <message>
            <source>Very fast</source>
            <translation>Très rapide</translation>
        </message>
        <message>
            <source>At once</source>
            <translation>Immédiate</translation>
        </message>
        <message>
            <source>Trumps first</source>
            <translation>Atouts d’abord</translation>
        </message>
        <message>
            <source>Trumps last</source>
            <translation>Atouts à la fin</translation>
        </message>
        <message>
            <source>Colours in turn</source>
            <translation>Rouge et noir alternés</translation>
        </message>
        <message>
            <source>By suits</source>
            <translation>Par couleurs</translation>
        </message>
        <message>
            <source>By ranks</source>
            <translation>Par rangs</translation>
        </message>
        <message>
            <source>As dealt</source>
            <translation>Comme reçues</translation>
        </message>
        <message>
            <source>On my turn</source>
            <translation>À mon tour</translation>
        </message>
        <message>
            <source>Always</source>
            <translation>Toujours</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Jamais</translation>
        </message>
        <message>
            <source>In first matches</source>
            <translation>Dans les premières</translation>
        </message>
        <message>
            <source>In every match</source>
            <translation>Dans toutes les parties</translation>
        </message>
        <message>
            <source>Large</source>
            <translation>Grand</translation>
        </message>
        <message>
            <source>Very large</source>
            <translation>Très grand</translation>
        </message>
        <message>
            <source>Huge</source>
            <translation>Énorme</translation>
        </message>
        <message>
            <source>Twice as large</source>
            <translation>Deux fois plus grand</translation>
        </message>
        <message>
            <source>Moves alone</source>
            <translation>Les coups seuls</translation>
        </message>
        <message>
            <source>Moves and talk</source>
            <translation>Coups et paroles</translation>
        </message>
        <message>
            <source>Yours too</source>
            <translation>Les vôtres aussi</translation>
        </message>
        <message>
            <source>Two keys</source>
            <translation>Deux touches</translation>
        </message>
        <message>
            <source>One key</source>
            <translation>Une touche</translation>
        </message>
        <message>
            <source>The system’s</source>
            <translation>Celle du système</translation>
        </message>
        <message>
            <source>speed: {value}</source>
            <translation>vitesse : {value}</translation>
        </message>
        <message>
            <source>text: {value}</source>
            <translation>texte : {value}</translation>
        </message>
        <message>
            <source>as usual</source>
            <translation>comme d’habitude</translation>
        </message>
        <message>
            <source>with hints</source>
            <translation>avec conseils</translation>
        </message>
        <message>
            <source>without hints</source>
            <translation>sans conseils</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
    </context>
    <context>
        <name>spanish_cards</name>
        <message>
            <source>ace</source>
            <translation>as</translation>
        </message>
        <message>
            <source>king</source>
            <translation>roi</translation>
        </message>
        <message>
            <source>knight</source>
            <translation>cavalier</translation>
        </message>
        <message>
            <source>knave</source>
            <translation>valet</translation>
        </message>
    </context>
    <context>
        <name>start</name>
        <message>
            <source>Naipes needs a screen: start it in a graphical session (neither DISPLAY nor WAYLAND_DISPLAY is set).</source>
            <translation>Naipes a besoin d’un écran : démarrez-le dans une session graphique (ni DISPLAY ni WAYLAND_DISPLAY ne sont définis).</translation>
        </message>
        <message>
            <source>The screen named in DISPLAY or WAYLAND_DISPLAY does not answer: start Naipes in the session of whoever sits before that screen.</source>
            <translation>L’écran nommé dans DISPLAY ou WAYLAND_DISPLAY ne répond pas : démarrez Naipes dans la session de qui est devant cet écran.</translation>
        </message>
        <message>
            <source>The C library of this system (glibc) is too old for PySide6, which needs 2.34 or newer: update the system.</source>
            <translation>La bibliothèque C de ce système (glibc) est trop ancienne pour PySide6, qui demande la 2.34 ou plus récente : mettez le système à jour.</translation>
        </message>
        <message>
            <source>PySide6 is missing: install Naipes with “python3 -m venv .venv &amp;&amp; .venv/bin/pip install .” and start .venv/bin/naipes.</source>
            <translation>PySide6 manque : installez Naipes avec « python3 -m venv .venv &amp;&amp; .venv/bin/pip install . » et lancez .venv/bin/naipes.</translation>
        </message>
        <message>
            <source>These system libraries are missing: {listed}. On Debian and Ubuntu type: {line}</source>
            <translation>Ces bibliothèques du système manquent : {listed}. Sous Debian et Ubuntu, tapez : {line}</translation>
        </message>
        <message>
            <source>PySide6 cannot be loaded ({reason}). On Debian and Ubuntu type: {line}</source>
            <translation>PySide6 ne peut pas être chargé ({reason}). Sous Debian et Ubuntu, tapez : {line}</translation>
        </message>
        <message>
            <source>Naipes is not whole ({reason}): install it again.</source>
            <translation>Naipes n’est pas entier ({reason}) : réinstallez-le.</translation>
        </message>
        <message>
            <source>Matches cannot be saved in {folder} ({reason}): make that folder one you may write in, or name another in the environment variable NAIPES_HOME.</source>
            <translation>Les parties ne peuvent pas être enregistrées dans {folder} ({reason}) : rendez ce dossier accessible en écriture, ou nommez-en un autre dans la variable d’environnement NAIPES_HOME.</translation>
        </message>
        <message numerus="yes">
            <source>%n more</source>
            <translation>
                <numerusform>%n de plus</numerusform>
                <numerusform>%n de plus</numerusform>
            </translation>
        </message>
        <message>
            <source>{game} against {names}</source>
            <translation>{game} contre {names}</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Jouer</translation>
        </message>
        <message>
            <source>Hand of the day</source>
            <translation>Donne du jour</translation>
        </message>
        <message>
            <source>Learn</source>
            <translation>Apprendre</translation>
        </message>
        <message>
            <source>Library</source>
            <translation>Bibliothèque</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statistiques</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Règles</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Réglages</translation>
        </message>
        <message>
            <source>You are here</source>
            <translation>Vous êtes ici</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>Facile</translation>
        </message>
        <message>
            <source>Moderate</source>
            <translation>Moyen</translation>
        </message>
        <message>
            <source>Demanding</source>
            <translation>Exigeant</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Difficile</translation>
        </message>
        <message>
            <source>difficulty {filled} of {most}</source>
            <translation>difficulté {filled} sur {most}</translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n joueur</numerusform>
                <numerusform>%n joueurs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n min</source>
            <translation>
                <numerusform>%n min</numerusform>
                <numerusform>%n min</numerusform>
            </translation>
        </message>
        <message>
            <source>{low} to {high} players</source>
            <translation>{low} à {high} joueurs</translation>
        </message>
        <message>
            <source>More about this match</source>
            <translation>Plus sur cette partie</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Give up…</source>
            <translation>Abandonner…</translation>
        </message>
        <message>
            <source>Rename…</source>
            <translation>Renommer…</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Supprimer</translation>
        </message>
        <message>
            <source>Unfinished match · {when}</source>
            <translation>Partie non finie · {when}</translation>
        </message>
        <message>
            <source>Exercise {from_match} · {when}</source>
            <translation>Exercice {from_match} · {when}</translation>
        </message>
        <message>
            <source>The same for everybody</source>
            <translation>Le même pour tous</translation>
        </message>
        <message>
            <source>Play a deal that somebody sent you as a line: Ctrl+V</source>
            <translation>Jouez une donne que quelqu’un vous a envoyée en une ligne : Ctrl+V</translation>
        </message>
        <message numerus="yes">
            <source>and %n more unfinished</source>
            <translation>
                <numerusform>et %n autre non finie</numerusform>
                <numerusform>et %n autres non finies</numerusform>
            </translation>
        </message>
        <message>
            <source>Teach me a game</source>
            <translation>Apprenez-moi un jeu</translation>
        </message>
        <message numerus="yes">
            <source>%n stage(s) done</source>
            <translation>
                <numerusform>%n étape faite</numerusform>
                <numerusform>%n étapes faites</numerusform>
            </translation>
        </message>
        <message>
            <source>Go on learning</source>
            <translation>Reprendre la leçon</translation>
        </message>
        <message>
            <source>Done: come back tomorrow</source>
            <translation>Fait : revenez demain</translation>
        </message>
        <message>
            <source>Problem of the day</source>
            <translation>Problème du jour</translation>
        </message>
        <message>
            <source>Choose a table</source>
            <translation>Choisissez une table</translation>
        </message>
        <message>
            <source>Paste a deal</source>
            <translation>Jouer une donne copiée</translation>
        </message>
        <message>
            <source>Learn, or watch</source>
            <translation>Apprendre, ou regarder</translation>
        </message>
        <message>
            <source>Watch a hand</source>
            <translation>Regarder une donne</translation>
        </message>
        <message>
            <source>Played by the strongest</source>
            <translation>Jouée par les plus forts</translation>
        </message>
        <message>
            <source>A hand that is led, in four minutes</source>
            <translation>Une donne guidée, 4 minutes</translation>
        </message>
        <message numerus="yes">
            <source>%n hand(s) played.</source>
            <translation>
                <numerusform>%n donne jouée.</numerusform>
                <numerusform>%n donnes jouées.</numerusform>
            </translation>
        </message>
        <message>
            <source>The first hand is being played.</source>
            <translation>La première donne se joue.</translation>
        </message>
    </context>
    <context>
        <name>statistics</name>
        <message>
            <source>Level of the opponents</source>
            <translation>Niveau des adversaires</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Parties</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Gagnées</translation>
        </message>
        <message>
            <source>Hands</source>
            <translation>Donnes</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Résultat</translation>
        </message>
        <message>
            <source>By the hand</source>
            <translation>Par donne</translation>
        </message>
        <message>
            <source>Opponent</source>
            <translation>Adversaire</translation>
        </message>
        <message>
            <source>You ahead by</source>
            <translation>Votre avance</translation>
        </message>
        <message>
            <source>point</source>
            <translation>point</translation>
        </message>
        <message>
            <source>points</source>
            <translation>points</translation>
        </message>
        <message>
            <source>Points, match by match</source>
            <translation>Points, partie par partie</translation>
        </message>
        <message>
            <source>{amount} {unit}</source>
            <translation>{amount} {unit}</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es)</source>
            <translation>
                <numerusform>%n partie</numerusform>
                <numerusform>%n parties</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hand(s)</source>
            <translation>
                <numerusform>%n donne</numerusform>
                <numerusform>%n donnes</numerusform>
            </translation>
        </message>
        <message>
            <source>too few yet</source>
            <translation>trop peu encore</translation>
        </message>
        <message>
            <source>Given up</source>
            <translation>Abandonnée</translation>
        </message>
        <message>
            <source>Unfinished</source>
            <translation>Non finie</translation>
        </message>
        <message>
            <source>Without help</source>
            <translation>Sans aide</translation>
        </message>
        <message>
            <source>With help</source>
            <translation>Avec aide</translation>
        </message>
        <message>
            <source>In all you are {amount} down</source>
            <translation>En tout, vous perdez {amount}</translation>
        </message>
        <message>
            <source>With average cards it would have been about {amount}; luck leaves room for {low} to {high}.</source>
            <translation>Avec des cartes moyennes, ce serait environ {amount} ; la chance laisse une marge de {low} à {high}.</translation>
        </message>
        <message>
            <source>Taken out is only how good the first cards were that you were dealt, by how far results go with this: {kinds}. All other luck stays in: cards that come later, what the others held, and how they played.</source>
            <translation>On n’enlève que la qualité des premières cartes que vous avez reçues, dans la mesure où les résultats en dépendent : {kinds}. Le reste de la chance demeure : les cartes qui arrivent ensuite, ce que tenaient les autres et leur façon de jouer.</translation>
        </message>
        <message>
            <source>{matches} and {hands}; unfinished: {unfinished}.</source>
            <translation>{matches} et {hands} ; inachevées : {unfinished}.</translation>
        </message>
        <message>
            <source>A hand brings you {mean} {unit}. Luck leaves room for {low} to {high}: {verdict}.</source>
            <translation>Une donne vous rapporte {mean} {unit}. La chance laisse une marge de {low} à {high} : {verdict}.</translation>
        </message>
        <message>
            <source>You lose {share} of the hands. Luck leaves room for {low} to {high}: {verdict}.</source>
            <translation>Vous perdez {share} des donnes. La chance laisse une marge de {low} à {high} : {verdict}.</translation>
        </message>
        <message numerus="yes">
            <source>You won {won} of %n match(es), {share}; among equals it would be {expected}.</source>
            <translation>
                <numerusform>Vous avez gagné {won} partie sur %n, soit {share} ; entre égaux, ce serait {expected}.</numerusform>
                <numerusform>Parties gagnées : {won} sur %n, soit {share} ; entre égaux, ce serait {expected}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Luck leaves room for {low} to {high}: {verdict}.</source>
            <translation>La chance laisse une marge de {low} à {high} : {verdict}.</translation>
        </message>
        <message numerus="yes">
            <source>%n won in a row</source>
            <translation>
                <numerusform>%n gagnée</numerusform>
                <numerusform>%n gagnées de suite</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n without winning</source>
            <translation>
                <numerusform>%n sans gagner</numerusform>
                <numerusform>%n de suite sans gagner</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n without losing</source>
            <translation>
                <numerusform>%n sans perdre</numerusform>
                <numerusform>%n de suite sans perdre</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n lost in a row</source>
            <translation>
                <numerusform>%n perdue</numerusform>
                <numerusform>%n perdues de suite</numerusform>
            </translation>
        </message>
        <message>
            <source>You are above {present}: try {level}.</source>
            <translation>Vous êtes au-dessus de {present} : essayez {level}.</translation>
        </message>
        <message>
            <source>{present} is too strong for now: try {level}.</source>
            <translation>{present} est trop fort pour l’instant : essayez {level}.</translation>
        </message>
        <message>
            <source>{mean} ± {half}</source>
            <translation>{mean} ± {half}</translation>
        </message>
        <message numerus="yes">
            <source>You lost {lost} of %n hand(s); among equals it would be {equal}</source>
            <translation>
                <numerusform>Donnes perdues : {lost} sur %n ; entre égaux, ce serait {equal}</numerusform>
                <numerusform>Donnes perdues : {lost} sur %n ; entre égaux, ce serait {equal}</numerusform>
            </translation>
        </message>
        <message>
            <source>In all you are even</source>
            <translation>En tout, vous ne gagnez ni ne perdez</translation>
        </message>
        <message>
            <source>In all you are {amount} up</source>
            <translation>En tout, vous gagnez {amount}</translation>
        </message>
        <message>
            <source>{matches} and {hands}.</source>
            <translation>{matches} et {hands}.</translation>
        </message>
        <message>
            <source>There are too few hands yet to tell luck from skill.</source>
            <translation>Il y a encore trop peu de donnes pour distinguer la chance du jeu.</translation>
        </message>
        <message numerus="yes">
            <source>You lost {lost} of %n match(es), {share}; among equals it would be {expected}.</source>
            <translation>
                <numerusform>Parties perdues : {lost} sur %n, soit {share} ; entre égaux, ce serait {expected}.</numerusform>
                <numerusform>Parties perdues : {lost} sur %n, soit {share} ; entre égaux, ce serait {expected}.</numerusform>
            </translation>
        </message>
        <message>
            <source>There are too few matches yet to tell.</source>
            <translation>Il y a encore trop peu de parties pour le dire.</translation>
        </message>
        <message>
            <source>luck alone hardly explains that</source>
            <translation>la chance seule ne l’explique guère</translation>
        </message>
        <message>
            <source>that may be luck alone</source>
            <translation>cela peut n’être que de la chance</translation>
        </message>
        <message>
            <source>{habit}: too few yet</source>
            <translation>{habit} : trop peu encore</translation>
        </message>
        <message>
            <source>Several levels</source>
            <translation>Plusieurs niveaux</translation>
        </message>
        <message>
            <source>Rules of one's own</source>
            <translation>Règles personnelles</translation>
        </message>
        <message>
            <source>you do better than luck explains</source>
            <translation>vous faites mieux que la chance ne l’explique</translation>
        </message>
        <message>
            <source>you do worse than luck explains</source>
            <translation>vous faites moins bien que la chance ne l’explique</translation>
        </message>
        <message>
            <source>Now</source>
            <translation>Maintenant</translation>
        </message>
        <message>
            <source>Best streak</source>
            <translation>Meilleure série</translation>
        </message>
        <message>
            <source>Worst streak</source>
            <translation>Pire série</translation>
        </message>
        <message>
            <source>Reviewed: {done} of {all}</source>
            <translation>Analysées : {done} sur {all}</translation>
        </message>
        <message numerus="yes">
            <source>about %n hour(s) left</source>
            <translation>
                <numerusform>reste environ %n heure</numerusform>
                <numerusform>restent environ %n heures</numerusform>
            </translation>
        </message>
        <message>
            <source>less than a minute left</source>
            <translation>reste moins d’une minute</translation>
        </message>
        <message numerus="yes">
            <source>about %n minute(s) left</source>
            <translation>
                <numerusform>reste environ %n minute</numerusform>
                <numerusform>restent environ %n minutes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) not yet reviewed</source>
            <translation>
                <numerusform>%n partie pas encore analysée</numerusform>
                <numerusform>%n parties pas encore analysées</numerusform>
            </translation>
        </message>
        <message>
            <source>Review it</source>
            <translation>L’analyser</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>paused</source>
            <translation>en pause</translation>
        </message>
        <message>
            <source>Review them</source>
            <translation>Les analyser</translation>
        </message>
        <message>
            <source>Reading the matches…</source>
            <translation>Lecture des parties…</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Jeu</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Règlement</translation>
        </message>
        <message>
            <source>Level</source>
            <translation>Niveau</translation>
        </message>
        <message>
            <source>Clear the filters</source>
            <translation>Effacer les filtres</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Aide</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Période</translation>
        </message>
        <message>
            <source>With or without help</source>
            <translation>Avec ou sans aide</translation>
        </message>
        <message>
            <source>All time</source>
            <translation>Depuis toujours</translation>
        </message>
        <message>
            <source>Last 12 months</source>
            <translation>12 derniers mois</translation>
        </message>
        <message>
            <source>Last 30 days</source>
            <translation>30 derniers jours</translation>
        </message>
        <message>
            <source>All rules</source>
            <translation>Tous les règlements</translation>
        </message>
        <message>
            <source>All opponents</source>
            <translation>Tous les adversaires</translation>
        </message>
        <message>
            <source>All levels</source>
            <translation>Tous les niveaux</translation>
        </message>
        <message>
            <source>From {low} to {high}, at the end {last}.</source>
            <translation>De {low} à {high}, à la fin {last}.</translation>
        </message>
        <message>
            <source>Begun</source>
            <translation>Date</translation>
        </message>
        <message>
            <source>Against</source>
            <translation>Contre</translation>
        </message>
        <message>
            <source>End</source>
            <translation>Fin</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Cumul</translation>
        </message>
        <message>
            <source>The broad band is what luck leaves room for, with average cards.</source>
            <translation>La bande large est la marge que laisse la chance, avec des cartes moyennes.</translation>
        </message>
        <message>
            <source>result</source>
            <translation>résultat</translation>
        </message>
        <message>
            <source>with average cards</source>
            <translation>cartes moyennes</translation>
        </message>
        <message>
            <source>Show the plot</source>
            <translation>Montrer le graphique</translation>
        </message>
        <message>
            <source>Read in figures</source>
            <translation>Lire en chiffres</translation>
        </message>
        <message>
            <source>{when}, hand {hand}: {cost}</source>
            <translation>{when}, donne {hand} : {cost}</translation>
        </message>
        <message>
            <source>{kind}: {mean} per 100 decisions, between {low} and {high}</source>
            <translation>{kind} : {mean} par 100 décisions, entre {low} et {high}</translation>
        </message>
        <message>
            <source>My mistakes: {number}</source>
            <translation>Mes erreurs : {number}</translation>
        </message>
        <message numerus="yes">
            <source>{total} lost by worse play in %n reviewed match(es), {part} of it here: {kind}.</source>
            <translation>
                <numerusform>Un jeu moins bon a coûté {total} dans %n partie analysée, dont {part} ici : {kind}.</numerusform>
                <numerusform>Un jeu moins bon a coûté {total} dans %n parties analysées, dont {part} ici : {kind}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n clear mistake(s) cost {cost}.</source>
            <translation>
                <numerusform>%n erreur nette a coûté {cost}.</numerusform>
                <numerusform>%n erreurs nettes ont coûté {cost}.</numerusform>
            </translation>
        </message>
        <message>
            <source>examples</source>
            <translation>exemples</translation>
        </message>
        <message>
            <source>What decisions cost you</source>
            <translation>Ce que vous coûtent les décisions</translation>
        </message>
        <message>
            <source>Here every reviewed decision counts, small losses too. A score sheet and the list of your mistakes name only those that were clear.</source>
            <translation>Ici comptent toutes les décisions revues, petites pertes comprises. La feuille de marque et la liste de vos erreurs ne nomment que les erreurs claires.</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) reviewed: nothing was lost in them.</source>
            <translation>
                <numerusform>%n partie analysée : rien n’y a été perdu.</numerusform>
                <numerusform>%n parties analysées : rien n’y a été perdu.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{total} lost by worse play in %n reviewed match(es), nearly all of it here: {kind}.</source>
            <translation>
                <numerusform>Un jeu moins bon a coûté {total} dans %n partie analysée, presque tout ici : {kind}.</numerusform>
                <numerusform>Un jeu moins bon a coûté {total} dans %n parties analysées, presque tout ici : {kind}.</numerusform>
            </translation>
        </message>
        <message>
            <source>No decision was a clear mistake: these are small losses together.</source>
            <translation>Aucune décision n’était une erreur nette : c’est la somme de petites pertes.</translation>
        </message>
        <message>
            <source>Decision</source>
            <translation>Décision</translation>
        </message>
        <message>
            <source>Times</source>
            <translation>Fois</translation>
        </message>
        <message>
            <source>Once matches are reviewed, it stands here what every kind of decision costs.</source>
            <translation>Une fois des parties analysées, on verra ici ce que coûte chaque sorte de décision.</translation>
        </message>
        <message>
            <source>{unit} per 100</source>
            <translation>{unit} pour 100</translation>
        </message>
        <message>
            <source>{unit} in all</source>
            <translation>{unit} en tout</translation>
        </message>
        <message>
            <source>Hand</source>
            <translation>Donne</translation>
        </message>
        <message>
            <source>Cost</source>
            <translation>Coût</translation>
        </message>
        <message>
            <source>Since</source>
            <translation>Depuis</translation>
        </message>
        <message>
            <source>My mistakes</source>
            <translation>Mes erreurs</translation>
        </message>
        <message>
            <source>Go over it</source>
            <translation>Analyser</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Kind of decision</source>
            <translation>Sorte de décision</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Tous les jeux</translation>
        </message>
        <message>
            <source>All kinds of decisions</source>
            <translation>Toutes les décisions</translation>
        </message>
        <message numerus="yes">
            <source>%n mistake(s), the newest match first.</source>
            <translation>
                <numerusform>%n erreur.</numerusform>
                <numerusform>%n erreurs, la partie la plus récente d’abord.</numerusform>
            </translation>
        </message>
        <message>
            <source>solved</source>
            <translation>résolue</translation>
        </message>
        <message>
            <source>Hands together, and how far you came out ahead, in {unit}</source>
            <translation>Donnes ensemble, et votre avance, en {unit}</translation>
        </message>
        <message>
            <source>Hands together, and how many more they lost than you</source>
            <translation>Donnes ensemble, et combien il en a perdu de plus que vous</translation>
        </message>
        <message>
            <source>Your opponents</source>
            <translation>Vos adversaires</translation>
        </message>
        <message>
            <source>Play a hand to its end, and here will be something to tell.</source>
            <translation>Jouez une donne jusqu’au bout, et il y aura ici quelque chose à dire.</translation>
        </message>
        <message>
            <source>Export the matches</source>
            <translation>Exporter les parties</translation>
        </message>
        <message>
            <source>Tables (*.csv)</source>
            <translation>Tableaux (*.csv)</translation>
        </message>
        <message>
            <source>Written: “{name}”.</source>
            <translation>Écrit : « {name} ».</translation>
        </message>
        <message>
            <source>No hand of this game is over yet.</source>
            <translation>Aucune donne de ce jeu n’est encore finie.</translation>
        </message>
        <message>
            <source>No hand of yours is like that. Clear the filters.</source>
            <translation>Aucune de vos donnes n’est ainsi. Effacez les filtres.</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statistiques</translation>
        </message>
        <message>
            <source>Export CSV</source>
            <translation>Exporter en CSV</translation>
        </message>
        <message>
            <source>Reading the matches: {number}</source>
            <translation>Lecture des parties : {number}</translation>
        </message>
        <message>
            <source>Streaks and records</source>
            <translation>Séries et records</translation>
        </message>
        <message>
            <source>Best match</source>
            <translation>Meilleure partie</translation>
        </message>
        <message>
            <source>Best hand</source>
            <translation>Meilleure donne</translation>
        </message>
    </context>
    <context>
        <name>store</name>
        <message>
            <source>The match cannot be saved: {why}.</source>
            <translation>La partie ne peut pas être enregistrée : {why}.</translation>
        </message>
        <message>
            <source>This hand is still being played: play it to its end, then it can be played otherwise.</source>
            <translation>Cette donne se joue encore : jouez-la jusqu’au bout, puis elle pourra se jouer autrement.</translation>
        </message>
        <message>
            <source>From here on nobody decided anything: go further back.</source>
            <translation>À partir d’ici, personne n’a rien décidé : remontez plus haut.</translation>
        </message>
        <message>
            <source>The line does not follow from those before: something was changed, added or taken out.</source>
            <translation>La ligne ne découle pas des précédentes : quelque chose a été changé, ajouté ou enlevé.</translation>
        </message>
        <message>
            <source>This is no shared deal: its line begins with “naipes:”.</source>
            <translation>Ce n’est pas une donne partagée : sa ligne commence par « naipes: ».</translation>
        </message>
        <message>
            <source>No line of a shared deal is so long.</source>
            <translation>Aucune ligne de donne partagée n’est si longue.</translation>
        </message>
        <message>
            <source>The line of the deal holds characters that have no place in it.</source>
            <translation>La ligne de la donne contient des caractères qui n’y ont pas leur place.</translation>
        </message>
        <message>
            <source>The line was made by a newer version of Naipes: install the newest version to play the deal.</source>
            <translation>La ligne vient d’une version plus récente de Naipes : installez la plus récente pour jouer la donne.</translation>
        </message>
        <message>
            <source>The line of the deal is not whole: copy all of it once more.</source>
            <translation>La ligne de la donne n’est pas entière : copiez-la de nouveau en entier.</translation>
        </message>
        <message>
            <source>Something in the line is mistyped: copy all of it once more.</source>
            <translation>Il y a une faute de frappe dans la ligne : copiez-la de nouveau en entier.</translation>
        </message>
        <message>
            <source>The rules in the line are not written as they must be.</source>
            <translation>Les règles de la ligne ne sont pas écrites comme elles doivent l’être.</translation>
        </message>
        <message>
            <source>The opponents in the line are not written as they must be.</source>
            <translation>Les adversaires de la ligne ne sont pas écrits comme ils doivent l’être.</translation>
        </message>
        <message>
            <source>The code of the deal is not written as it must be.</source>
            <translation>Le code de la donne n’est pas écrit comme il doit l’être.</translation>
        </message>
        <message>
            <source>The result in the line is not written as it must be.</source>
            <translation>Le résultat de la ligne n’est pas écrit comme il doit l’être.</translation>
        </message>
        <message>
            <source>This match has no line: only the cards of a shared deal follow from a code.</source>
            <translation>Cette partie n’a pas de ligne : seules les cartes d’une donne partagée découlent d’un code.</translation>
        </message>
        <message>
            <source>No line can say what is played here, and by whom.</source>
            <translation>Aucune ligne ne peut dire ce qui se joue ici, et par qui.</translation>
        </message>
        <message>
            <source>The deal was made for newer opponents (version {theirs}, here {ours}): the cards are the same, but they may play otherwise.</source>
            <translation>La donne a été faite pour des adversaires plus récents (version {theirs}, ici {ours}) : les cartes sont les mêmes, mais ils peuvent jouer autrement.</translation>
        </message>
        <message>
            <source>The deal was made for older opponents (version {theirs}, here {ours}): the cards are the same, but they may play otherwise.</source>
            <translation>La donne a été faite pour des adversaires plus anciens (version {theirs}, ici {ours}) : les cartes sont les mêmes, mais ils peuvent jouer autrement.</translation>
        </message>
        <message>
            <source>This version does not know the game “{game}”.</source>
            <translation>Cette version ne connaît pas le jeu « {game} ».</translation>
        </message>
        <message>
            <source>The number of seats is not the number of players.</source>
            <translation>Le nombre de places n’est pas celui des joueurs.</translation>
        </message>
        <message>
            <source>This version does not know the rule “{rule}”.</source>
            <translation>Cette version ne connaît pas la règle « {rule} ».</translation>
        </message>
        <message>
            <source>This version knows no opponents of the level “{level}”.</source>
            <translation>Cette version ne connaît pas d’adversaires du niveau « {level} ».</translation>
        </message>
        <message>
            <source>This is no seal of a deck.</source>
            <translation>Ce n’est pas le sceau d’un paquet.</translation>
        </message>
        <message>
            <source>This is not the deck that was committed to.</source>
            <translation>Ce n’est pas le paquet qui a été scellé.</translation>
        </message>
        <message>
            <source>This is not the secret that was committed to.</source>
            <translation>Ce n’est pas le secret qui a été scellé.</translation>
        </message>
        <message>
            <source>The secret does not follow from the code of the shared deal.</source>
            <translation>Le secret ne découle pas du code de la donne partagée.</translation>
        </message>
        <message>
            <source>The person's part in the shuffle is missing, or not as it must be.</source>
            <translation>La part de la personne dans le mélange manque, ou n’est pas comme elle doit être.</translation>
        </message>
        <message>
            <source>The deck does not follow from the secret and the person's part.</source>
            <translation>Le paquet ne découle pas du secret et de la part de la personne.</translation>
        </message>
        <message>
            <source>The deck is not the pack of the game.</source>
            <translation>Le paquet n’est pas celui du jeu.</translation>
        </message>
        <message>
            <source>This file is not a match of Naipes.</source>
            <translation>Ce fichier n’est pas une partie de Naipes.</translation>
        </message>
        <message>
            <source>A seat in the first line is not described as it must be.</source>
            <translation>Une place de la première ligne n’est pas décrite comme elle doit l’être.</translation>
        </message>
        <message>
            <source>The first line does not say when the match began, as it must.</source>
            <translation>La première ligne ne dit pas comme elle le doit quand la partie a commencé.</translation>
        </message>
        <message>
            <source>A text in the first line is too long, or holds what cannot be shown.</source>
            <translation>Un texte de la première ligne est trop long, ou contient ce qu’on ne peut pas montrer.</translation>
        </message>
        <message>
            <source>This match was saved by a newer version of Naipes: it can be watched as far as this version understands it, but not played on. Install the newest version to go on.</source>
            <translation>Cette partie a été enregistrée par une version plus récente de Naipes : elle peut se revoir tant que cette version la comprend, mais pas se poursuivre. Installez la plus récente pour continuer.</translation>
        </message>
        <message>
            <source>The match goes on, but it is not being saved: {reason}.</source>
            <translation>La partie continue, mais elle n’est pas enregistrée : {reason}.</translation>
        </message>
        <message>
            <source>Another program has deleted, moved or changed the file of this match: it is kept in “{name}” from now on.</source>
            <translation>Un autre programme a supprimé, déplacé ou changé le fichier de cette partie : elle est désormais conservée dans « {name} ».</translation>
        </message>
        <message>
            <source>“{name}” cannot be moved or copied: {reason}.</source>
            <translation>« {name} » ne peut pas être déplacé ni copié : {reason}.</translation>
        </message>
        <message>
            <source>“{name}” is in the library.</source>
            <translation>« {name} » est dans la bibliothèque.</translation>
        </message>
        <message>
            <source>“{name}” is that very file: choose another.</source>
            <translation>« {name} » est ce fichier même : choisissez-en un autre.</translation>
        </message>
        <message>
            <source>The note is too long: write it shorter, or in two.</source>
            <translation>La note est trop longue : raccourcissez-la, ou faites-en deux.</translation>
        </message>
        <message>
            <source>The notes of a match have at most 2 MiB.</source>
            <translation>Les notes d’une partie ont au plus 2 Mio.</translation>
        </message>
        <message>
            <source>A match has at most {most} hands: end it here.</source>
            <translation>Une partie a au plus {most} donnes : finissez-la ici.</translation>
        </message>
        <message>
            <source>A match has at most {most} moves: end it here.</source>
            <translation>Une partie a au plus {most} coups : finissez-la ici.</translation>
        </message>
        <message>
            <source>A match has at most {most} notes and hints.</source>
            <translation>Une partie a au plus {most} notes et conseils.</translation>
        </message>
        <message>
            <source>The file is empty: the match was never begun.</source>
            <translation>Le fichier est vide : la partie n’a jamais commencé.</translation>
        </message>
        <message>
            <source>The file is far too large to be a match of Naipes.</source>
            <translation>Le fichier est bien trop gros pour être une partie de Naipes.</translation>
        </message>
        <message>
            <source>This is not a file that can be opened.</source>
            <translation>Ce n’est pas un fichier qu’on puisse ouvrir.</translation>
        </message>
        <message>
            <source>The line is not complete.</source>
            <translation>La ligne n’est pas complète.</translation>
        </message>
        <message>
            <source>The line is longer than 64 KiB.</source>
            <translation>La ligne dépasse 64 Kio.</translation>
        </message>
        <message>
            <source>The line is not JSON.</source>
            <translation>La ligne n’est pas du JSON.</translation>
        </message>
        <message>
            <source>The file cannot be read: {reason}.</source>
            <translation>Le fichier ne peut pas être lu : {reason}.</translation>
        </message>
        <message>
            <source>The line is not a JSON object.</source>
            <translation>La ligne n’est pas un objet JSON.</translation>
        </message>
        <message>
            <source>The line says the same thing twice.</source>
            <translation>La ligne dit deux fois la même chose.</translation>
        </message>
        <message>
            <source>This match is open in another window: close it there first.</source>
            <translation>Cette partie est ouverte dans une autre fenêtre : fermez-la d’abord là-bas.</translation>
        </message>
        <message>
            <source>This match may still be on: whoever reads further sees hidden cards, and whoever changes anything breaks the chain. To watch or to check it, open it in Naipes.</source>
            <translation>Cette partie se joue peut-être encore : qui lit plus loin voit des cartes cachées, et qui change quoi que ce soit rompt la chaîne. Pour la revoir ou la vérifier, ouvrez-la dans Naipes.</translation>
        </message>
        <message>
            <source>recovered</source>
            <translation>récupérée</translation>
        </message>
        <message>
            <source>The cards are not written exactly as they must be.</source>
            <translation>Les cartes ne sont pas écrites exactement comme elles doivent l’être.</translation>
        </message>
        <message>
            <source>A branch of “{name}” after move {n}, with the same cards</source>
            <translation>Une branche de « {name} » après le coup {n}, avec les mêmes cartes</translation>
        </message>
        <message>
            <source>A branch of “{name}” after move {n}, with unseen cards dealt anew</source>
            <translation>Une branche de « {name} » après le coup {n}, avec les cartes non vues redistribuées</translation>
        </message>
        <message>
            <source>The line holds characters that have no place in a match.</source>
            <translation>La ligne contient des caractères qui n’ont pas leur place dans une partie.</translation>
        </message>
        <message>
            <source>the lot for the first deal</source>
            <translation>le tirage du premier donneur</translation>
        </message>
        <message>
            <source>the next hand</source>
            <translation>la donne suivante</translation>
        </message>
        <message>
            <source>the deck of the hand</source>
            <translation>le paquet de la donne</translation>
        </message>
        <message>
            <source>a move</source>
            <translation>un coup</translation>
        </message>
        <message>
            <source>the score of the hand</source>
            <translation>le score de la donne</translation>
        </message>
        <message>
            <source>the end of the match</source>
            <translation>la fin de la partie</translation>
        </message>
        <message>
            <source>nothing more</source>
            <translation>plus rien</translation>
        </message>
        <message>
            <source>A line “{kind}” cannot stand here, or lacks something; {awaited} is due.</source>
            <translation>Une ligne « {kind} » ne peut pas être ici, ou il lui manque quelque chose ; ce qui doit venir : {awaited}.</translation>
        </message>
        <message>
            <source>This version does not know lines of the kind “{kind}”.</source>
            <translation>Cette version ne connaît pas les lignes du genre « {kind} ».</translation>
        </message>
        <message>
            <source>{name}: {reason}</source>
            <translation>{name} : {reason}</translation>
        </message>
        <message>
            <source>The first dealer is not found in this way.</source>
            <translation>Le premier donneur ne se trouve pas de cette façon.</translation>
        </message>
        <message>
            <source>There is no seat {seat}.</source>
            <translation>Il n’y a pas de place {seat}.</translation>
        </message>
        <message>
            <source>These cards cannot be drawn for the first deal.</source>
            <translation>Ces cartes ne peuvent pas être tirées pour la première donne.</translation>
        </message>
        <message>
            <source>The lot gives the deal to another seat.</source>
            <translation>Le tirage attribue la donne à une autre place.</translation>
        </message>
        <message>
            <source>Hand {hand}, dealt by {name}, is due.</source>
            <translation>Ce qui doit venir est la donne {hand}, donneur {name}.</translation>
        </message>
        <message>
            <source>So many cards cannot be cut: {cut}.</source>
            <translation>On ne peut pas couper tant de cartes : {cut}.</translation>
        </message>
        <message>
            <source>The cut does not follow from the shuffle.</source>
            <translation>La coupe ne découle pas du mélange.</translation>
        </message>
        <message>
            <source>No such card is in the pack: {name}.</source>
            <translation>Il n’y a pas de telle carte dans le paquet : {name}.</translation>
        </message>
        <message>
            <source>The rules give another score: {score}.</source>
            <translation>Les règles donnent un autre score : {score}.</translation>
        </message>
        <message>
            <source>After {count} moves there is none to take back.</source>
            <translation>Après {count} coups, il n’y en a aucun à reprendre.</translation>
        </message>
        <message>
            <source>The note does not say to which move it belongs.</source>
            <translation>La note ne dit pas à quel coup elle appartient.</translation>
        </message>
        <message>
            <source>The rules give another ranking.</source>
            <translation>Les règles donnent un autre classement.</translation>
        </message>
        <message>
            <source>Line {line}: {reason}</source>
            <translation>Ligne {line} : {reason}</translation>
        </message>
        <message>
            <source>No pack is ready to be shuffled or cut.</source>
            <translation>Aucun paquet n’est prêt à être battu ou coupé.</translation>
        </message>
    </context>
    <context>
        <name>strength</name>
        <message>
            <source>somebody who plays at random</source>
            <translation>quelqu’un qui joue au hasard</translation>
        </message>
        <message>
            <source>points a deal</source>
            <translation>points par donne</translation>
        </message>
        <message>
            <source>{mean} ±{margin} {unit} more than {other}, over {decks} equal decks.</source>
            <translation>{mean} ±{margin} {unit} de plus que {other}, sur {decks} paquets égaux.</translation>
        </message>
        <message>
            <source>Of 100 hands it loses {fewer} (±{margin}) fewer than {other}; over {decks} equal decks.</source>
            <translation>Sur 100 donnes, il en perd {fewer} (±{margin}) de moins que {other} ; sur {decks} paquets égaux.</translation>
        </message>
        <message>
            <source>{told} Those were opponents of an earlier version.</source>
            <translation>{told} C’étaient des adversaires d’une version antérieure.</translation>
        </message>
    </context>
    <context>
        <name>styles</name>
        <message>
            <source>Prudent</source>
            <translation>Prudente</translation>
        </message>
        <message>
            <source>Bold</source>
            <translation>Audacieux</translation>
        </message>
        <message>
            <source>Serene</source>
            <translation>Sereine</translation>
        </message>
        <message>
            <source>Stubborn</source>
            <translation>Têtu</translation>
        </message>
        <message>
            <source>Wary</source>
            <translation>Méfiante</translation>
        </message>
        <message>
            <source>Absent-minded</source>
            <translation>Distrait</translation>
        </message>
        <message>
            <source>Ambitious</source>
            <translation>Ambitieuse</translation>
        </message>
        <message>
            <source>Reckless</source>
            <translation>Téméraire</translation>
        </message>
        <message>
            <source>Patient</source>
            <translation>Patiente</translation>
        </message>
    </context>
    <context>
        <name>sums</name>
        <message>
            <source>times</source>
            <translation>fois</translation>
        </message>
        <message>
            <source>divided by</source>
            <translation>divisé par</translation>
        </message>
        <message>
            <source>equals</source>
            <translation>égale</translation>
        </message>
        <message>
            <source>plus</source>
            <translation>plus</translation>
        </message>
        <message>
            <source>minus</source>
            <translation>moins</translation>
        </message>
    </context>
    <context>
        <name>switches</name>
        <message>
            <source>On</source>
            <translation>Suivant</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Précédent</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Ouvrir</translation>
        </message>
        <message>
            <source>From {first} to {last}</source>
            <translation>De « {first} » à « {last} »</translation>
        </message>
        <message>
            <source>What can be done with it</source>
            <translation>Ce qu’on peut en faire</translation>
        </message>
        <message>
            <source>Sort by</source>
            <translation>Trier par</translation>
        </message>
        <message>
            <source>Read on</source>
            <translation>Lire la suite</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
    </context>
    <context>
        <name>system</name>
        <message>
            <source>the disk is full</source>
            <translation>le disque est plein</translation>
        </message>
        <message>
            <source>the space that you are allowed on the disk is used up</source>
            <translation>la place qui vous est accordée sur le disque est épuisée</translation>
        </message>
        <message>
            <source>it is not permitted here</source>
            <translation>ce n’est pas autorisé ici</translation>
        </message>
        <message>
            <source>the disk can only be read</source>
            <translation>le disque est en lecture seule</translation>
        </message>
        <message>
            <source>the file or folder is not there</source>
            <translation>le fichier ou le dossier n’est pas là</translation>
        </message>
        <message>
            <source>a file stands where a folder should be</source>
            <translation>il y a un fichier là où il faudrait un dossier</translation>
        </message>
        <message>
            <source>a folder stands where a file should be</source>
            <translation>il y a un dossier là où il faudrait un fichier</translation>
        </message>
        <message>
            <source>the disk has an error</source>
            <translation>le disque a une erreur</translation>
        </message>
        <message>
            <source>the name is too long</source>
            <translation>le nom est trop long</translation>
        </message>
        <message>
            <source>a file of that name is there already</source>
            <translation>un fichier de ce nom existe déjà</translation>
        </message>
        <message>
            <source>another program is using it</source>
            <translation>un autre programme l’utilise</translation>
        </message>
        <message>
            <source>too many files are open</source>
            <translation>trop de fichiers sont ouverts</translation>
        </message>
        <message>
            <source>the disk is not there</source>
            <translation>le disque n’est pas là</translation>
        </message>
        <message>
            <source>the file is too large for this disk</source>
            <translation>le fichier est trop gros pour ce disque</translation>
        </message>
        <message>
            <source>the name is not possible on this disk</source>
            <translation>ce nom n’est pas possible sur ce disque</translation>
        </message>
        <message>
            <source>the disk does not answer</source>
            <translation>le disque ne répond pas</translation>
        </message>
        <message>
            <source>{name}: {reason}.</source>
            <translation>{name} : {reason}.</translation>
        </message>
        <message>
            <source>the system says “{said}”</source>
            <translation>le système dit « {said} »</translation>
        </message>
        <message>
            <source>That is not possible: {reason}.</source>
            <translation>Ce n’est pas possible : {reason}.</translation>
        </message>
    </context>
    <context>
        <name>table</name>
        <message>
            <source>You</source>
            <translation>Vous</translation>
        </message>
        <message>
            <source>You deal first.</source>
            <translation>Vous donnez en premier.</translation>
        </message>
        <message>
            <source>{who} deals first.</source>
            <translation>{who} donne en premier.</translation>
        </message>
        <message>
            <source>You deal first: you drew {card}, {best}.</source>
            <translation>Vous donnez en premier : vous tirez {card}, {best}.</translation>
        </message>
        <message>
            <source>{who} deals first, with {card}, {best}.</source>
            <translation>{who} donne en premier : {card}, {best}.</translation>
        </message>
        <message>
            <source>You deal first: after a tie you drew {card}, {best}.</source>
            <translation>Vous donnez en premier : après une égalité vous tirez {card}, {best}.</translation>
        </message>
        <message>
            <source>{who} deals first, after a tie, with {card}, {best}.</source>
            <translation>{who} donne en premier : après une égalité, {card}, {best}.</translation>
        </message>
        <message>
            <source>the highest</source>
            <translation>la plus haute</translation>
        </message>
        <message>
            <source>the lowest</source>
            <translation>la plus basse</translation>
        </message>
        <message>
            <source>Drawing for the first deal.</source>
            <translation>On tire la première donne.</translation>
        </message>
        <message>
            <source>{who} cuts.</source>
            <translation>{who} coupe.</translation>
        </message>
        <message>
            <source>A tie ({who}): cards are drawn again for the first deal.</source>
            <translation>Égalité ({who}) : on tire de nouveau pour la première donne.</translation>
        </message>
        <message>
            <source>You cut.</source>
            <translation>Vous coupez.</translation>
        </message>
        <message>
            <source>Not now: “{what}”.</source>
            <translation>Pas maintenant : « {what} ».</translation>
        </message>
        <message>
            <source>Nothing has been played in this hand yet.</source>
            <translation>Rien n’a encore été joué dans cette donne.</translation>
        </message>
        <message>
            <source>The rest can be played out only by who leads.</source>
            <translation>Seul celui qui entame peut jouer tout le reste d’un coup.</translation>
        </message>
        <message>
            <source>One card is left: play it.</source>
            <translation>Il reste une seule carte : jouez-la.</translation>
        </message>
        <message>
            <source>Not every trick left is yours for certain, whoever holds what.</source>
            <translation>Les plis qui restent ne sont pas tous sûrs : tout dépend de qui tient quoi.</translation>
        </message>
        <message>
            <source>{who} takes the trick with {card:short}.</source>
            <translation>{who} prend le pli avec {card:short}.</translation>
        </message>
        <message>
            <source>{who} turns the trick over with {card:short}.</source>
            <translation>{who} retourne le pli avec {card:short}.</translation>
        </message>
        <message>
            <source>{who} takes the trick with {card:short}, a trump.</source>
            <translation>{who} prend le pli avec {card:short}, atout.</translation>
        </message>
        <message>
            <source>You take the trick with {card:short}.</source>
            <translation>Vous prenez le pli avec {card:short}.</translation>
        </message>
        <message>
            <source>You turn the trick over with {card:short}.</source>
            <translation>Vous retournez le pli avec {card:short}.</translation>
        </message>
        <message>
            <source>You take the trick with {card:short}, a trump.</source>
            <translation>Vous prenez le pli avec {card:short}, atout.</translation>
        </message>
        <message>
            <source>The rest is mine</source>
            <translation>Le reste est à moi</translation>
        </message>
        <message>
            <source>Panel</source>
            <translation>Panneau</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Plus</translation>
        </message>
        <message>
            <source>Choose one of the buttons above your hand.</source>
            <translation>Choisissez un des boutons au-dessus de votre main.</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Réglages</translation>
        </message>
        <message>
            <source>Last</source>
            <translation>Dernier</translation>
        </message>
        <message>
            <source>Trick {number}</source>
            <translation>Pli {number}</translation>
        </message>
        <message>
            <source>Play it? Click again.</source>
            <translation>La jouer ? Cliquez encore.</translation>
        </message>
        <message>
            <source>There is something better. Do it again if you still want to.</source>
            <translation>Il y a mieux. Refaites-le si vous le voulez quand même.</translation>
        </message>
        <message>
            <source>Wait: it is not your turn.</source>
            <translation>Attendez : ce n’est pas votre tour.</translation>
        </message>
        <message>
            <source>Sealed</source>
            <translation>Scellée</translation>
        </message>
        <message>
            <source>The deal is sealed before you have a hand in it. Click to learn what that proves.</source>
            <translation>La donne est scellée avant que vous n’y touchiez. Cliquez pour savoir ce que cela prouve.</translation>
        </message>
        <message>
            <source>After the hand you can check it. The whole seal: {commit}</source>
            <translation>Après la donne, vous pourrez vérifier. Le sceau entier : {commit}</translation>
        </message>
        <message>
            <source>Sealed deal</source>
            <translation>Donne scellée</translation>
        </message>
        <message>
            <source>Lift as many cards as you like: click on the pack, or ← → and Enter.</source>
            <translation>Soulevez autant de cartes que vous voulez : cliquez sur le paquet, ou ← → et Entrée.</translation>
        </message>
        <message>
            <source>Deal with a click on the pack or with Enter.</source>
            <translation>Donnez d’un clic sur le paquet ou avec Entrée.</translation>
        </message>
        <message>
            <source>{key}: on to your next decision.</source>
            <translation>{key} : jusqu’à votre prochaine décision.</translation>
        </message>
        <message>
            <source>To the queen: D or {key}.</source>
            <translation>À la dame : D ou {key}.</translation>
        </message>
        <message>
            <source>Last trick</source>
            <translation>Dernier pli</translation>
        </message>
        <message>
            <source>Last turn</source>
            <translation>Dernier tour</translation>
        </message>
        <message>
            <source>relaxed</source>
            <translation>tranquille</translation>
        </message>
        <message>
            <source>normal</source>
            <translation>normale</translation>
        </message>
        <message>
            <source>fast</source>
            <translation>rapide</translation>
        </message>
        <message>
            <source>very fast</source>
            <translation>très rapide</translation>
        </message>
        <message>
            <source>instant</source>
            <translation>immédiate</translation>
        </message>
        <message>
            <source>Sound on</source>
            <translation>Son activé</translation>
        </message>
        <message>
            <source>Sound off</source>
            <translation>Son coupé</translation>
        </message>
        <message>
            <source>Coach: on</source>
            <translation>Entraîneur : activé</translation>
        </message>
        <message>
            <source>Coach: off</source>
            <translation>Entraîneur : désactivé</translation>
        </message>
        <message>
            <source>Speed of the table</source>
            <translation>Vitesse de la table</translation>
        </message>
        <message>
            <source>Start page</source>
            <translation>Accueil</translation>
        </message>
        <message>
            <source>New</source>
            <translation>Nouvelle</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Reprendre</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Rétablir</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Conseil</translation>
        </message>
        <message>
            <source>Give up the match</source>
            <translation>Abandonner la partie</translation>
        </message>
        <message>
            <source>Speed: {speed}</source>
            <translation>Vitesse : {speed}</translation>
        </message>
        <message>
            <source>The rules in force</source>
            <translation>Les règles en vigueur</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Sealed deal  {print}</source>
            <translation>Donne scellée  {print}</translation>
        </message>
        <message numerus="yes">
            <source>{rules} + %n change(s)</source>
            <translation>
                <numerusform>{rules} + %n changement</numerusform>
                <numerusform>{rules} + %n changements</numerusform>
            </translation>
        </message>
        <message>
            <source>Rules here: {rules}. The lessons teach other rules: {taught}.</source>
            <translation>Règles ici : {rules}. Les leçons en enseignent d’autres : {taught}.</translation>
        </message>
        <message>
            <source>Do it? Press again.</source>
            <translation>C’est sûr ? Appuyez encore.</translation>
        </message>
        <message>
            <source>You hold no card of October, November or December.</source>
            <translation>Vous n’avez aucune carte d’octobre, de novembre ni de décembre.</translation>
        </message>
        <message>
            <source>You hold no ace.</source>
            <translation>Vous n’avez pas d’as.</translation>
        </message>
        <message>
            <source>You hold no king.</source>
            <translation>Vous n’avez pas de roi.</translation>
        </message>
        <message>
            <source>You hold no queen.</source>
            <translation>Vous n’avez pas de dame.</translation>
        </message>
        <message>
            <source>You hold no jack.</source>
            <translation>Vous n’avez pas de valet.</translation>
        </message>
        <message>
            <source>Your cards still lie face down.</source>
            <translation>Vos cartes sont encore face cachée.</translation>
        </message>
        <message>
            <source>You hold no {rank}.</source>
            <translation>Vous n’avez pas de {rank}.</translation>
        </message>
        <message>
            <source>You hold no card of {month}.</source>
            <translation>Vous n’avez aucune carte du mois de {month}.</translation>
        </message>
        <message>
            <source>You hold no cards now.</source>
            <translation>Vous n’avez pas de cartes en main pour l’instant.</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Cut</source>
            <translation>Couper</translation>
        </message>
        <message>
            <source>at the mark</source>
            <translation>à la marque</translation>
        </message>
        <message numerus="yes">
            <source>You lift %n card(s)</source>
            <translation>
                <numerusform>Vous soulevez %n carte</numerusform>
                <numerusform>Vous soulevez %n cartes</numerusform>
            </translation>
        </message>
        <message>
            <source>Deal</source>
            <translation>Donner</translation>
        </message>
        <message>
            <source>Let {who} deal</source>
            <translation>Faire donner {who}</translation>
        </message>
        <message>
            <source>As advised: {cards:short}</source>
            <translation>Comme conseillé : {cards:short}</translation>
        </message>
        <message>
            <source>As advised: {deed}</source>
            <translation>Comme conseillé : {deed}</translation>
        </message>
        <message>
            <source>Enter chooses none of these. Their keys: {keys}.</source>
            <translation>Entrée ne choisit rien ici. Les touches des choix : {keys}.</translation>
        </message>
        <message>
            <source>Play goes anticlockwise ↺</source>
            <translation>On joue dans le sens antihoraire ↺</translation>
        </message>
        <message>
            <source>Play goes clockwise ↻</source>
            <translation>On joue dans le sens horaire ↻</translation>
        </message>
        <message>
            <source>Anticlockwise ↺</source>
            <translation>Antihoraire ↺</translation>
        </message>
        <message>
            <source>Play {sign}</source>
            <translation>Jeu {sign}</translation>
        </message>
        <message>
            <source>Clockwise ↻</source>
            <translation>Horaire ↻</translation>
        </message>
        <message>
            <source>Numbers press the buttons now: {keys}.</source>
            <translation>À présent les chiffres sont ceux des boutons : {keys}.</translation>
        </message>
        <message>
            <source>Thinking…</source>
            <translation>Réfléchit…</translation>
        </message>
        <message>
            <source>Plays next</source>
            <translation>Doit jouer</translation>
        </message>
        <message>
            <source>Cards in the hand</source>
            <translation>Cartes de la main</translation>
        </message>
        <message>
            <source>{name} · on top</source>
            <translation>{name} · dessus</translation>
        </message>
        <message>
            <source>{name} is winning</source>
            <translation>{name} mène</translation>
        </message>
        <message>
            <source>You are winning</source>
            <translation>Vous menez</translation>
        </message>
        <message>
            <source>{name} wins</source>
            <translation>{name} gagne</translation>
        </message>
        <message>
            <source>You win</source>
            <translation>Vous gagnez</translation>
        </message>
        <message numerus="yes">
            <source>%n trick(s), whoever holds what</source>
            <translation>
                <numerusform>%n pli, quoi qu’aient les autres</numerusform>
                <numerusform>%n plis, quoi qu’aient les autres</numerusform>
            </translation>
        </message>
        <message>
            <source>A click shows what was captured.</source>
            <translation>Un clic montre ce qui a été capturé.</translation>
        </message>
        <message>
            <source>trumps first</source>
            <translation>atouts d’abord</translation>
        </message>
        <message>
            <source>trumps last</source>
            <translation>atouts à la fin</translation>
        </message>
        <message>
            <source>colours in turn</source>
            <translation>rouge et noir alternés</translation>
        </message>
        <message>
            <source>by suit</source>
            <translation>par couleur</translation>
        </message>
        <message>
            <source>by rank</source>
            <translation>par rang</translation>
        </message>
        <message>
            <source>as dealt</source>
            <translation>comme reçues</translation>
        </message>
        <message>
            <source>by hand</source>
            <translation>à la main</translation>
        </message>
        <message>
            <source>by month</source>
            <translation>par mois</translation>
        </message>
        <message>
            <source>by kind</source>
            <translation>par sorte</translation>
        </message>
        <message>
            <source>Sort: {way}</source>
            <translation>Tri : {way}</translation>
        </message>
        <message>
            <source>How your hand is sorted</source>
            <translation>Comment votre main est triée</translation>
        </message>
        <message>
            <source>Trumps</source>
            <translation>Atout</translation>
        </message>
    </context>
    <context>
        <name>text_table</name>
        <message>
            <source>{card}, takes {others}</source>
            <translation>{card}, prend {others}</translation>
        </message>
        <message>
            <source>{card} with {others}</source>
            <translation>{card} avec {others}</translation>
        </message>
        <message>
            <source>You hold no cards.</source>
            <translation>Vous n’avez pas de cartes.</translation>
        </message>
        <message>
            <source>Worth most: {high}. Worth least: {low}.</source>
            <translation>La plus forte : {high}. La plus faible : {low}.</translation>
        </message>
        <message>
            <source>Nothing can be captured now.</source>
            <translation>Rien ne peut être capturé maintenant.</translation>
        </message>
        <message>
            <source>You can capture: {cards}.</source>
            <translation>Vous pouvez capturer : {cards}.</translation>
        </message>
        <message>
            <source>{suit}: highest {high}, lowest {low}.</source>
            <translation>{suit} : la plus haute, {high} ; la plus basse, {low}.</translation>
        </message>
        <message>
            <source>{suit}: only {high}.</source>
            <translation>{suit} : seulement {high}.</translation>
        </message>
        <message>
            <source>{who}: nothing yet.</source>
            <translation>{who} : rien encore.</translation>
        </message>
        <message>
            <source>You get {cards}.</source>
            <translation>Vous recevez {cards}.</translation>
        </message>
        <message>
            <source>Nothing lies there.</source>
            <translation>Il n’y a rien là.</translation>
        </message>
        <message>
            <source>Trick {n}: {plays}.</source>
            <translation>Pli {n} : {plays}.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n carte</numerusform>
                <numerusform>%n cartes</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing has been played to the trick.</source>
            <translation>Rien n’a été joué dans le pli.</translation>
        </message>
        <message>
            <source>There are no trumps.</source>
            <translation>Il n’y a pas d’atout.</translation>
        </message>
        <message>
            <source>Nobody has undertaken anything.</source>
            <translation>Personne ne s’est engagé à rien.</translation>
        </message>
        <message>
            <source>There is no pot.</source>
            <translation>Il n’y a pas de pot.</translation>
        </message>
        <message>
            <source>No card may be played now.</source>
            <translation>Aucune carte ne peut être jouée maintenant.</translation>
        </message>
        <message>
            <source>{card}, playable</source>
            <translation>{card}, jouable</translation>
        </message>
        <message>
            <source>to play</source>
            <translation>doit jouer</translation>
        </message>
        <message>
            <source>takes no part</source>
            <translation>ne participe pas</translation>
        </message>
        <message>
            <source>score {n}</source>
            <translation>score {n}</translation>
        </message>
        <message>
            <source>{cards} on top of {number}</source>
            <translation>{cards} sur {number}</translation>
        </message>
        <message>
            <source>In the trick: {plays}.</source>
            <translation>Dans le pli : {plays}.</translation>
        </message>
        <message>
            <source>{who} is winning.</source>
            <translation>{who} est en tête.</translation>
        </message>
        <message>
            <source>No trumps yet.</source>
            <translation>Pas encore d’atout.</translation>
        </message>
        <message>
            <source>{card} can take {others}</source>
            <translation>{card}, pour prendre {others}</translation>
        </message>
        <message>
            <source>You may play: {cards}.</source>
            <translation>Vous pouvez jouer : {cards}.</translation>
        </message>
        <message>
            <source>{card}, chosen</source>
            <translation>{card}, choisie</translation>
        </message>
        <message>
            <source>{card}, not allowed now</source>
            <translation>{card}, interdite maintenant</translation>
        </message>
        <message>
            <source>{card}, can take {others}</source>
            <translation>{card}, pour prendre {others}</translation>
        </message>
        <message>
            <source>{card}, can be chosen</source>
            <translation>{card}, peut être choisie</translation>
        </message>
        <message>
            <source>hands lost: {n}</source>
            <translation>donnes perdues : {n}</translation>
        </message>
        <message>
            <source>score {n} of {all}</source>
            <translation>score {n} sur {all}</translation>
        </message>
        <message>
            <source>You are winning.</source>
            <translation>Vous menez.</translation>
        </message>
        <message>
            <source>Trumps: {suit}.</source>
            <translation>Atout : {suit}.</translation>
        </message>
        <message>
            <source>Phase: {step}</source>
            <translation>Phase : {step}</translation>
        </message>
        <message>
            <source>{gained}, {total} in all</source>
            <translation>{gained}, {total} en tout</translation>
        </message>
        <message>
            <source>Stock</source>
            <translation>Talon</translation>
        </message>
        <message>
            <source>Drawn for the deal</source>
            <translation>Tirée pour la donne</translation>
        </message>
        <message>
            <source>Hand</source>
            <translation>Main</translation>
        </message>
        <message>
            <source>In the trick</source>
            <translation>Dans le pli</translation>
        </message>
        <message>
            <source>Tricks taken</source>
            <translation>Plis pris</translation>
        </message>
        <message>
            <source>Discards</source>
            <translation>Écarts</translation>
        </message>
        <message>
            <source>Turn-up</source>
            <translation>Retourne</translation>
        </message>
        <message>
            <source>Field</source>
            <translation>Champ</translation>
        </message>
        <message>
            <source>Turned from the stock</source>
            <translation>Retournée du talon</translation>
        </message>
        <message>
            <source>Captured</source>
            <translation>Capturées</translation>
        </message>
        <message>
            <source>Played</source>
            <translation>Jouées</translation>
        </message>
        <message>
            <source>Drawn</source>
            <translation>Piochée</translation>
        </message>
        <message>
            <source>Pile</source>
            <translation>Pile</translation>
        </message>
        <message>
            <source>The trick, lowest first</source>
            <translation>Le pli, de bas en haut</translation>
        </message>
        <message>
            <source>Out of play</source>
            <translation>Hors jeu</translation>
        </message>
        <message>
            <source>Take {card}</source>
            <translation>Prendre {card}</translation>
        </message>
        <message numerus="yes">
            <source>Choose in your hand: %n card(s) may be used</source>
            <translation>
                <numerusform>Choisissez dans votre main : %n carte peut servir</numerusform>
                <numerusform>Choisissez dans votre main : %n cartes peuvent servir</numerusform>
            </translation>
        </message>
        <message>
            <source>You can</source>
            <translation>Vous pouvez</translation>
        </message>
        <message>
            <source>Your hand</source>
            <translation>Votre main</translation>
        </message>
        <message>
            <source>On the table</source>
            <translation>Sur la table</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Table</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Joueurs</translation>
        </message>
        <message>
            <source>This hand</source>
            <translation>Cette donne</translation>
        </message>
        <message>
            <source>{card}, can be taken</source>
            <translation>{card}, peut être prise</translation>
        </message>
    </context>
    <context>
        <name>tricks</name>
        <message>
            <source>It cannot take the trick, and {card:short} stays. {beaten}</source>
            <translation>Elle ne prend pas le pli, et {card:short} reste. {beaten}</translation>
        </message>
        <message>
            <source>It beats what lies there. {beaten}</source>
            <translation>Elle bat ce qui est là. {beaten}</translation>
        </message>
        <message numerus="yes">
            <source>%n other king(s)</source>
            <translation>
                <numerusform>%n autre roi</numerusform>
                <numerusform>%n autres rois</numerusform>
            </translation>
        </message>
        <message>
            <source>You hold no trump and no king.</source>
            <translation>Vous n’avez ni atout ni roi.</translation>
        </message>
        <message numerus="yes">
            <source>%n trump(s) with the king</source>
            <translation>
                <numerusform>%n atout avec le roi</numerusform>
                <numerusform>%n atouts avec le roi</numerusform>
            </translation>
        </message>
        <message>
            <source>You keep {cards:short}.</source>
            <translation>Vous gardez {cards:short}.</translation>
        </message>
        <message>
            <source>You keep trumps and kings: {cards:short}.</source>
            <translation>Vous gardez atouts et rois : {cards:short}.</translation>
        </message>
        <message>
            <source>It lets the trick go and keeps {cards:short}.</source>
            <translation>Elle laisse le pli et garde {cards:short}.</translation>
        </message>
        <message>
            <source>No card of yours can take the trick, so you give the lowest.</source>
            <translation>Aucune de vos cartes ne fait le pli, vous donnez donc la plus basse.</translation>
        </message>
        <message>
            <source>No card that you may play takes the trick.</source>
            <translation>Aucune carte que vous pouvez jouer ne fait le pli.</translation>
        </message>
        <message>
            <source>No card that is still out can beat it.</source>
            <translation>Aucune carte encore dehors ne peut la battre.</translation>
        </message>
        <message>
            <source>No higher card of its suit is out: only a trump can beat it.</source>
            <translation>Plus aucune carte plus haute de sa couleur n’est dehors : seul un atout peut la battre.</translation>
        </message>
        <message>
            <source>You lead from your longest suit, {cards:short}.</source>
            <translation>Vous entamez votre couleur la plus longue, {cards:short}.</translation>
        </message>
        <message>
            <source>You keep {cards:short} to trump with later.</source>
            <translation>Vous gardez {cards:short} pour couper plus tard.</translation>
        </message>
        <message>
            <source>You lead your lowest card and keep {cards:short}.</source>
            <translation>Vous entamez votre plus basse et gardez {cards:short}.</translation>
        </message>
        <message>
            <source>It takes the trick.</source>
            <translation>Elle fait le pli.</translation>
        </message>
        <message>
            <source>It takes the trick: nobody behind you can beat it.</source>
            <translation>Elle fait le pli : personne après vous ne peut la battre.</translation>
        </message>
        <message numerus="yes">
            <source>It beats what lies there, though %n card(s) still out could beat it.</source>
            <translation>
                <numerusform>Elle bat ce qui est là, même si une carte encore dehors pourrait la battre.</numerusform>
                <numerusform>Elle bat ce qui est là, même si %n cartes encore dehors pourraient la battre.</numerusform>
            </translation>
        </message>
        <message>
            <source>You hold {trumps} and {kings}.</source>
            <translation>Vous avez {trumps} et {kings}.</translation>
        </message>
        <message>
            <source>You hold {trumps} and no king.</source>
            <translation>Vous avez {trumps} et aucun roi.</translation>
        </message>
        <message>
            <source>You hold {kings} and no trump.</source>
            <translation>Vous avez {kings} et aucun atout.</translation>
        </message>
        <message>
            <source>the king of trumps</source>
            <translation>le roi d’atout</translation>
        </message>
        <message>
            <source>You keep nothing.</source>
            <translation>Vous ne gardez rien.</translation>
        </message>
        <message>
            <source>You keep all your cards.</source>
            <translation>Vous gardez toutes vos cartes.</translation>
        </message>
        <message>
            <source>You keep what is trump: {cards:short}.</source>
            <translation>Vous gardez ce qui est atout : {cards:short}.</translation>
        </message>
        <message>
            <source>You keep {cards:short}: only a trump beats a king.</source>
            <translation>Vous gardez {cards:short} : seul un atout bat un roi.</translation>
        </message>
        <message>
            <source>It takes the trick, with the lowest card that can.</source>
            <translation>Elle fait le pli, et c’est la plus basse qui le peut.</translation>
        </message>
        <message numerus="yes">
            <source>%n trump(s)</source>
            <translation>
                <numerusform>%n atout</numerusform>
                <numerusform>%n atouts</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n king(s)</source>
            <translation>
                <numerusform>%n roi</numerusform>
                <numerusform>%n rois</numerusform>
            </translation>
        </message>
        <message>
            <source>You hold {trumps}, and no other king.</source>
            <translation>Vous avez {trumps}, et aucun autre roi.</translation>
        </message>
    </context>
    <context>
        <name>widgets</name>
        <message>
            <source>{number} %</source>
            <translation>{number} %</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Plus</translation>
        </message>
        <message>
            <source>Less</source>
            <translation>Moins</translation>
        </message>
        <message>
            <source>More…</source>
            <translation>Plus…</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Close this notice</source>
            <translation>Fermer cet avis</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Enregistrer</translation>
        </message>
    </context>
    <context>
        <name>window</name>
        <message>
            <source>Matches of Naipes (*{suffix})</source>
            <translation>Parties de Naipes (*{suffix})</translation>
        </message>
        <message>
            <source>Something went wrong in Naipes, but nothing is lost: play on. What happened is written in {log}.</source>
            <translation>Quelque chose a échoué dans Naipes, mais rien n’est perdu : continuez à jouer. Ce qui s’est passé est écrit dans {log}.</translation>
        </message>
        <message>
            <source>Give up the match?</source>
            <translation>Abandonner la partie ?</translation>
        </message>
        <message>
            <source>It ends where it stands and counts as given up. It stays in the library and can be watched, but not played on.</source>
            <translation>Elle finit telle quelle et compte comme abandonnée. Elle reste dans la bibliothèque et peut se revoir, mais pas se poursuivre.</translation>
        </message>
        <message>
            <source>Give it up</source>
            <translation>L’abandonner</translation>
        </message>
        <message>
            <source>Play on</source>
            <translation>Continuer à jouer</translation>
        </message>
        <message>
            <source>Open a match</source>
            <translation>Ouvrir une partie</translation>
        </message>
        <message>
            <source>The settings cannot be saved: {why}.</source>
            <translation>Les réglages ne peuvent pas être enregistrés : {why}.</translation>
        </message>
        <message>
            <source>Reading the match…</source>
            <translation>Lecture de la partie…</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>“{name}” was given up; it stays in the library.</source>
            <translation>« {name} » est abandonnée ; elle reste dans la bibliothèque.</translation>
        </message>
        <message>
            <source>What is this match called?</source>
            <translation>Comment s’appelle cette partie ?</translation>
        </message>
    </context>
    <context>
        <name>worth</name>
        <message>
            <source>{share} ({low} to {high})</source>
            <translation>{share} (de {low} à {high})</translation>
        </message>
        <message>
            <source>Choice</source>
            <translation>Choix</translation>
        </message>
        <message>
            <source>Comes off</source>
            <translation>Réussit</translation>
        </message>
        <message>
            <source>Brings</source>
            <translation>Rapporte</translation>
        </message>
        <message>
            <source>{choice}: comes off in {chance}.</source>
            <translation>{choice} : réussit dans {chance}.</translation>
        </message>
        <message>
            <source>It comes off where it wins something, or the bid is made. What it brings counts the losses too: what comes off more often may be worth less.</source>
            <translation>Un choix réussit quand il fait gagner quelque chose ou que l’annonce est tenue. Ce qu’il rapporte compte aussi les pertes : ce qui réussit plus souvent peut valoir moins.</translation>
        </message>
        <message>
            <source>The best two cannot be told apart.</source>
            <translation>Les deux meilleurs ne se distinguent pas.</translation>
        </message>
        <message>
            <source>{choice}: brings {brings}.</source>
            <translation>{choice} : rapporte {brings} en moyenne.</translation>
        </message>
        <message>
            <source>{choice}: comes off in {chance}, brings {brings}.</source>
            <translation>{choice} : réussit dans {chance}, rapporte {brings} en moyenne.</translation>
        </message>
    </context>
    <context>
        <name>yaku_table</name>
        <message numerus="yes">
            <source>%n combination(s) can be made.</source>
            <translation>
                <numerusform>%n combinaison est possible.</numerusform>
                <numerusform>%n combinaisons sont possibles.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}: {have} of {all}; to be had: {cards}.</source>
            <translation>{who} : {have} sur {all} ; reste à prendre {cards}.</translation>
        </message>
        <message>
            <source>{who}: {have} of {all} to be seen, others face down.</source>
            <translation>{who} : {have} sur {all} visibles, le reste face cachée.</translation>
        </message>
        <message>
            <source>{who}: complete.</source>
            <translation>{who} : complète.</translation>
        </message>
        <message>
            <source>{who}: {have} of {all}, no longer possible.</source>
            <translation>{who} : {have} sur {all}, plus possible.</translation>
        </message>
        <message>
            <source>{who}: {have} of {all}.</source>
            <translation>{who} : {have} sur {all}.</translation>
        </message>
        <message>
            <source>{who}: yes.</source>
            <translation>{who} : oui.</translation>
        </message>
    </context>
</TS>
