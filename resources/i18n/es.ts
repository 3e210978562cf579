<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
    <context>
        <name>QAbstractFileIconProvider</name>
        <message>
            <source>Folder</source>
            <translation>Carpeta</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Archivo</translation>
        </message>
        <message>
            <source>%1 File</source>
            <translation>Archivo %1</translation>
        </message>
        <message>
            <source>Drive</source>
            <translation>Unidad</translation>
        </message>
        <message>
            <source>Unknown</source>
            <translation>Desconocido</translation>
        </message>
    </context>
    <context>
        <name>QFileDialog</name>
        <message>
            <source>&amp;Look in:</source>
            <translation>&amp;Buscar en:</translation>
        </message>
        <message>
            <source>File &amp;name:</source>
            <translation>&amp;Nombre:</translation>
        </message>
        <message>
            <source>Files of &amp;type:</source>
            <translation>&amp;Tipo:</translation>
        </message>
        <message>
            <source>Computer</source>
            <translation>Equipo</translation>
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
                <numerusform>%n reparto</numerusform>
                <numerusform>%n repartos</numerusform>
            </translation>
        </message>
        <message>
            <source>points</source>
            <translation>puntos</translation>
        </message>
        <message>
            <source>by fixed rules</source>
            <translation>con reglas fijas</translation>
        </message>
        <message>
            <source>The point is what the deals brought on average, the band around it what chance leaves in doubt (95 %): right of zero whoever follows the advice gains, left of it they lose.</source>
            <translation>El punto es lo que dieron los repartos de media; la franja, lo que el azar deja en duda (95 %): a la derecha del cero gana quien sigue el consejo, a la izquierda pierde.</translation>
        </message>
        <message>
            <source>This was measured with earlier opponents; the present ones may play otherwise.</source>
            <translation>Se midió con rivales anteriores; los de ahora quizá jueguen de otro modo.</translation>
        </message>
        <message>
            <source>good advice</source>
            <translation>buen consejo</translation>
        </message>
        <message>
            <source>not clear</source>
            <translation>no está claro</translation>
        </message>
        <message>
            <source>bad advice</source>
            <translation>mal consejo</translation>
        </message>
        <message>
            <source>Good advice: whoever follows it fares better.</source>
            <translation>Buen consejo: a quien lo sigue le va mejor.</translation>
        </message>
        <message>
            <source>Not clear: so small a difference may be mere chance.</source>
            <translation>No está claro: una diferencia tan pequeña puede ser mero azar.</translation>
        </message>
        <message>
            <source>Bad advice: in our measurement whoever follows it fares worse.</source>
            <translation>Mal consejo: en nuestra medición, a quien lo sigue le va peor.</translation>
        </message>
        <message>
            <source>between {low} and {high} {unit}, with 95 % certainty</source>
            <translation>entre {low} y {high} {unit}, con una certeza del 95 %</translation>
        </message>
        <message>
            <source>Who sits in all the seats: {level}; the decision itself is taken by: {chooser}.</source>
            <translation>En todos los asientos juega {level}; la decisión en juego la toma {chooser}.</translation>
        </message>
        <message numerus="yes">
            <source>%n deal(s), each played twice: following the advice, and not following it.</source>
            <translation>
                <numerusform>%n reparto, jugado dos veces: siguiendo el consejo y sin seguirlo.</numerusform>
                <numerusform>%n repartos, jugados dos veces cada uno: siguiendo el consejo y sin seguirlo.</numerusform>
            </translation>
        </message>
        <message>
            <source>All seats play {level}.</source>
            <translation>En todos los asientos se juega {level}.</translation>
        </message>
        <message numerus="yes">
            <source>In %n other deal(s) it did not apply.</source>
            <translation>
                <numerusform>En otro reparto no venía al caso.</numerusform>
                <numerusform>En otros %n repartos no venía al caso.</numerusform>
            </translation>
        </message>
        <message>
            <source>Played with another rule: {option}, {value}.</source>
            <translation>Se juega con otra regla: {option}, {value}.</translation>
        </message>
        <message>
            <source>counters</source>
            <translation>fichas</translation>
        </message>
        <message>
            <source>hands saved in a hundred</source>
            <translation>manos salvadas de cada cien</translation>
        </message>
        <message>
            <source>{done} of {all} deals</source>
            <translation>{done} de {all} repartos</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pausa</translation>
        </message>
        <message>
            <source>Measured</source>
            <translation>Medido</translation>
        </message>
        <message>
            <source>Your test</source>
            <translation>Tu prueba</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Seguir</translation>
        </message>
        <message>
            <source>Check it</source>
            <translation>Compruébalo</translation>
        </message>
        <message>
            <source>What old books and the rulebook say, and what it brought here: the same deal is played twice, once with the advice and once without, with the same cards and opponents.</source>
            <translation>Lo que dicen los libros viejos y el reglamento, y lo que ha dado aquí: el mismo reparto se juega dos veces, una con el consejo y otra sin él, con las mismas cartas y los mismos rivales.</translation>
        </message>
        <message>
            <source>Advice on {game}</source>
            <translation>Consejos para {game}</translation>
        </message>
        <message>
            <source>← worse with it</source>
            <translation>← peor con él</translation>
        </message>
        <message>
            <source>0: no difference</source>
            <translation>0: da igual</translation>
        </message>
        <message>
            <source>better with it →</source>
            <translation>mejor con él →</translation>
        </message>
        <message>
            <source>← worse</source>
            <translation>← peor</translation>
        </message>
        <message>
            <source>better →</source>
            <translation>mejor →</translation>
        </message>
        <message>
            <source>Advice</source>
            <translation>Consejos</translation>
        </message>
        <message numerus="yes">
            <source>Advice with a receipt · %n measured</source>
            <translation>
                <numerusform>Consejos comprobados: %n</numerusform>
                <numerusform>Consejos comprobados: %n</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>advice_ecarte</name>
        <message>
            <source>With three trumps, do not propose: play.</source>
            <translation>Con tres triunfos, no propongas: juega.</translation>
        </message>
        <message>
            <source>You are the first to speak and hold three trumps or more: playing at once against proposing.</source>
            <translation>Eres mano y tienes tres triunfos o más: jugar de autoridad frente a proponer.</translation>
        </message>
        <message>
            <source>With one trump or none, propose.</source>
            <translation>Con un triunfo o ninguno, propón.</translation>
        </message>
        <message>
            <source>You are the first to speak and hold at most one trump: proposing against playing at once.</source>
            <translation>Eres mano y tienes como mucho un triunfo: proponer frente a jugar de autoridad.</translation>
        </message>
        <message>
            <source>The dealer refuses with three trumps.</source>
            <translation>Quien reparte rehúsa si tiene tres triunfos.</translation>
        </message>
        <message>
            <source>You deal, the other proposes, and you hold three trumps or more: refusing against accepting.</source>
            <translation>Repartes, el otro propone y tienes tres triunfos o más: rehusar frente a aceptar.</translation>
        </message>
        <message>
            <source>The dealer accepts when he holds no trump, or only one.</source>
            <translation>Quien reparte acepta si no tiene triunfos, o solo uno.</translation>
        </message>
        <message>
            <source>You deal, the other proposes, and you hold at most one trump: accepting against refusing.</source>
            <translation>Repartes, el otro propone y tienes como mucho un triunfo: aceptar frente a rehusar.</translation>
        </message>
        <message>
            <source>Keep trumps and kings, and change all the rest.</source>
            <translation>Guarda triunfos y reyes, y cambia todo lo demás.</translation>
        </message>
        <message>
            <source>At an exchange: throwing away every card that is neither a trump nor a king, against throwing away only some of them.</source>
            <translation>En el descarte: tirar todo lo que no es triunfo ni rey frente a tirar solo una parte.</translation>
        </message>
        <message>
            <source>Show the king of trumps: its point is sure.</source>
            <translation>Enseña el rey de triunfo: su punto es seguro.</translation>
        </message>
        <message>
            <source>You may announce the king: doing so against hiding it.</source>
            <translation>Puedes anunciar el rey: hacerlo frente a callarlo.</translation>
        </message>
        <message>
            <source>With three trumps, lead the highest.</source>
            <translation>Con tres triunfos, sal del más alto.</translation>
        </message>
        <message>
            <source>The first lead is yours with exactly three trumps: the highest of them against a card of another suit.</source>
            <translation>Sales tú y tienes justo tres triunfos: el más alto frente a una carta de otro palo.</translation>
        </message>
        <message>
            <source>With one or two trumps, lead from another suit first.</source>
            <translation>Con uno o dos triunfos, sal primero de otro palo.</translation>
        </message>
        <message>
            <source>The first lead is yours with one or two trumps: a card of another suit against a trump.</source>
            <translation>Sales tú y tienes uno o dos triunfos: una carta de otro palo frente a un triunfo.</translation>
        </message>
        <message>
            <source>With few trumps, lead the top of a suit of two, not a single card.</source>
            <translation>Con pocos triunfos, sal de la más alta de un palo doble, no de una carta suelta.</translation>
        </message>
        <message>
            <source>The first lead is yours with at most two trumps: the highest card of a plain suit of two or more against a card that is alone in its suit.</source>
            <translation>Sales tú con dos triunfos como mucho: la más alta de un palo con dos o más cartas frente a una carta sola en su palo.</translation>
        </message>
        <message>
            <source>With two tricks won and none lost, lead trumps.</source>
            <translation>Con dos bazas hechas y ninguna perdida, arrastra.</translation>
        </message>
        <message>
            <source>You have won the first two tricks and hold trumps and other cards: a trump against another card.</source>
            <translation>Has hecho las dos primeras bazas y tienes triunfos y otras cartas: un triunfo frente a otra carta.</translation>
        </message>
    </context>
    <context>
        <name>advice_hachi_hachi</name>
        <message>
            <source>If a card of yours can take, take with it.</source>
            <translation>Si una carta tuya puede capturar, captura.</translation>
        </message>
        <message>
            <source>A card of your hand finds its month: taking against laying any card and turning one of the stock.</source>
            <translation>Una carta de tu mano encuentra su mes: capturar frente a dejar una carta y descubrir otra de la baceta.</translation>
        </message>
        <message>
            <source>Three of a month belong to who holds the fourth: there is no hurry.</source>
            <translation>Tres de un mes son de quien tiene la cuarta: no hay prisa.</translation>
        </message>
        <message>
            <source>Three of a month lie in the field and you hold the fourth: playing another card first against taking them at once.</source>
            <translation>Hay tres de un mes en el campo y tienes la cuarta: jugar antes otra carta frente a llevárselas enseguida.</translation>
        </message>
        <message>
            <source>A bright comes before everything else.</source>
            <translation>Una luz, antes que nada.</translation>
        </message>
        <message>
            <source>You can win a bright or other cards: the bright against the others.</source>
            <translation>Puedes llevarte una luz u otras cartas: la luz frente a las otras.</translation>
        </message>
        <message>
            <source>Take what counts most at once.</source>
            <translation>Llévate lo que más puntos da ahora.</translation>
        </message>
        <message>
            <source>You can take in several ways: the one that wins most points now against the others.</source>
            <translation>Puedes capturar de varias maneras: la que más puntos da ahora frente a las otras.</translation>
        </message>
        <message>
            <source>A ribbon is better than an animal: it makes combinations.</source>
            <translation>Mejor una cinta que un animal: hace combinaciones.</translation>
        </message>
        <message>
            <source>You can win a ribbon or an animal: the ribbon against the animal.</source>
            <translation>Puedes llevarte una cinta o un animal: la cinta frente al animal.</translation>
        </message>
        <message>
            <source>An animal counts five points more, and the ribbons of a combination seldom come together.</source>
            <translation>Un animal da cinco puntos más, y las cintas de una combinación rara vez se juntan.</translation>
        </message>
        <message>
            <source>If you can take nothing, lay chaff.</source>
            <translation>Si no capturas nada, deja una básica.</translation>
        </message>
        <message>
            <source>No card of yours finds its month: laying a chaff card against any other.</source>
            <translation>Ninguna carta tuya encuentra su mes: dejar una básica frente a cualquier otra.</translation>
        </message>
        <message>
            <source>Lay one of a pair: the other can take it back.</source>
            <translation>Deja una de una pareja: la otra puede recuperarla.</translation>
        </message>
        <message>
            <source>You can take nothing: chaff of a month of which you hold another card against chaff that is alone.</source>
            <translation>No puedes capturar: una básica de un mes del que tienes otra carta frente a una básica suelta.</translation>
        </message>
        <message>
            <source>Lay a month that has been played already.</source>
            <translation>Deja un mes que ya haya salido.</translation>
        </message>
        <message>
            <source>You can take nothing: chaff of a month somebody has played against chaff of a fresh one.</source>
            <translation>No puedes capturar: una básica de un mes que alguien ya ha jugado frente a la de un mes nuevo.</translation>
        </message>
    </context>
    <context>
        <name>advice_mosca</name>
        <message>
            <source>Without a trump, pass.</source>
            <translation>Sin triunfos, pasa.</translation>
        </message>
        <message>
            <source>You hold no trump: passing against playing.</source>
            <translation>No tienes triunfos: pasar frente a entrar.</translation>
        </message>
        <message>
            <source>With a single trump, pass.</source>
            <translation>Con un solo triunfo, pasa.</translation>
        </message>
        <message>
            <source>You hold exactly one trump: passing against playing.</source>
            <translation>Tienes justo un triunfo: pasar frente a entrar.</translation>
        </message>
        <message>
            <source>Who plays three-handed wins more from the pool with one trump than the fines cost.</source>
            <translation>Entre tres, quien entra con un triunfo gana más del plato de lo que le cuestan las multas.</translation>
        </message>
        <message>
            <source>With two trumps, one of them king, queen or jack, play.</source>
            <translation>Con dos triunfos, uno de ellos figura, entra.</translation>
        </message>
        <message>
            <source>You hold two such trumps: playing against passing.</source>
            <translation>Tienes dos triunfos así: entrar frente a pasar.</translation>
        </message>
        <message>
            <source>Two kings are worth a trump: play.</source>
            <translation>Dos reyes valen por un triunfo: entra.</translation>
        </message>
        <message>
            <source>You hold two kings or more but no trump: playing against passing.</source>
            <translation>Tienes dos reyes o más y ningún triunfo: entrar frente a pasar.</translation>
        </message>
        <message>
            <source>The dealer has paid for the pool: let him defend it.</source>
            <translation>Quien reparte ha pagado el plato: que lo defienda.</translation>
        </message>
        <message>
            <source>You deal, one other plays and you hold one trump: playing against passing.</source>
            <translation>Repartes, ha entrado otro y tienes un triunfo: entrar frente a pasar.</translation>
        </message>
        <message>
            <source>Never change a trump.</source>
            <translation>Un triunfo no se descarta nunca.</translation>
        </message>
        <message>
            <source>You play and hold trumps: changing other cards only against changing a trump as well.</source>
            <translation>Entras y tienes triunfos: descartar solo otras cartas frente a tirar además un triunfo.</translation>
        </message>
        <message>
            <source>Change every card that is no trump, even a king.</source>
            <translation>Descarta todo lo que no sea triunfo, hasta los reyes.</translation>
        </message>
        <message>
            <source>You play with trumps and a king of another suit: changing the king too against keeping it.</source>
            <translation>Entras con triunfos y un rey de otro palo: tirar también el rey frente a guardarlo.</translation>
        </message>
        <message>
            <source>A king of another suit takes a trick of his own often enough to be kept.</source>
            <translation>Un rey de otro palo hace su propia baza bastantes veces como para guardarlo.</translation>
        </message>
        <message>
            <source>With two trumps, lead the higher one.</source>
            <translation>Con dos triunfos, sal del más alto.</translation>
        </message>
        <message>
            <source>The first lead is yours with two trumps or more: the highest against a card of another suit.</source>
            <translation>Sales tú con dos triunfos o más: el más alto frente a una carta de otro palo.</translation>
        </message>
        <message>
            <source>The high trump does not run away: it takes its trick later, when more lies in it.</source>
            <translation>El triunfo alto no se escapa: hace su baza más tarde, cuando hay más en ella.</translation>
        </message>
        <message>
            <source>The king of trumps is led at once: one trick, and no fine.</source>
            <translation>Del rey de triunfo se sale enseguida: una baza, y ya no se paga.</translation>
        </message>
        <message>
            <source>The first lead is yours with the king of trumps: the king against any other card.</source>
            <translation>Sales tú con el rey de triunfo: el rey frente a cualquier otra carta.</translation>
        </message>
        <message>
            <source>The king takes his trick whenever he is played; kept, he took better ones.</source>
            <translation>El rey hace su baza se juegue cuando se juegue; guardado, ha hecho otras mejores.</translation>
        </message>
    </context>
    <context>
        <name>advice_napoleon</name>
        <message>
            <source>Three of a suit with its ace or king, and another ace or king: bid three.</source>
            <translation>Tres de un palo con su as o su rey, y otro as o rey fuera: canta tres.</translation>
        </message>
        <message>
            <source>Nobody has bid yet and you hold such a hand: bidding three against passing.</source>
            <translation>Nadie ha cantado y tienes esa mano: cantar tres frente a pasar.</translation>
        </message>
        <message>
            <source>Without three cards of a suit, pass.</source>
            <translation>Sin tres cartas de un palo, pasa.</translation>
        </message>
        <message>
            <source>Nobody has bid yet and no suit of yours has more than two cards: passing against bidding three.</source>
            <translation>Nadie ha cantado y no tienes más de dos cartas de ningún palo: pasar frente a cantar tres.</translation>
        </message>
        <message>
            <source>Three trumps without ace or king are no bid.</source>
            <translation>Con tres triunfos sin as ni rey no se canta.</translation>
        </message>
        <message>
            <source>Nobody has bid yet and your longest suit has three cards, neither ace nor king among them: passing against bidding three.</source>
            <translation>Nadie ha cantado y tu palo más largo tiene tres cartas, sin as ni rey: pasar frente a cantar tres.</translation>
        </message>
        <message>
            <source>Declarer, begin with your highest trump.</source>
            <translation>Si eres el declarante, sal de tu triunfo más alto.</translation>
        </message>
        <message>
            <source>You lead for the first time: the highest card of your longest suit against a lower one of it.</source>
            <translation>Sales por primera vez: la más alta de tu palo más largo frente a otra más baja de ese palo.</translation>
        </message>
        <message>
            <source>Declarer, draw a second round of trumps.</source>
            <translation>Si eres el declarante, arrastra otra vez.</translation>
        </message>
        <message>
            <source>You are the declarer and have won the first trick: a trump again against another suit.</source>
            <translation>Eres el declarante y has hecho la primera baza: otro triunfo frente a otro palo.</translation>
        </message>
        <message>
            <source>Whoever can stop the declarer does so at once.</source>
            <translation>Quien puede parar al declarante lo hace enseguida.</translation>
        </message>
        <message>
            <source>The declarer is winning the trick and you can take it: doing so against holding back.</source>
            <translation>El declarante va ganando la baza y se la puedes quitar: quitársela frente a reservarte.</translation>
        </message>
        <message>
            <source>Do not lead trumps against the declarer.</source>
            <translation>Contra el declarante no se arrastra.</translation>
        </message>
        <message>
            <source>You lead against the declarer and hold trumps and other cards: another suit against a trump.</source>
            <translation>Sales contra el declarante con triunfos y otras cartas: otro palo frente a un triunfo.</translation>
        </message>
        <message>
            <source>What you throw away is your lowest card.</source>
            <translation>De lo que no sirve, tira lo más bajo.</translation>
        </message>
        <message>
            <source>Against the declarer you can neither follow nor trump: your lowest card against your highest.</source>
            <translation>Contra el declarante no puedes ni asistir ni fallar: tu carta más baja frente a la más alta.</translation>
        </message>
        <message>
            <source>With an ace, do not bid a misère.</source>
            <translation>Con un as no se canta el Mis.</translation>
        </message>
        <message>
            <source>Nobody has bid yet and you hold an ace: passing against bidding a misère.</source>
            <translation>Nadie ha cantado y tienes un as: pasar frente a cantar el Mis.</translation>
        </message>
        <message>
            <source>In a misère, begin with your lowest card.</source>
            <translation>En el Mis, empieza por tu carta más baja.</translation>
        </message>
        <message>
            <source>You play a misère: your lowest card first against your highest.</source>
            <translation>Juegas un Mis: salir de tu carta más baja frente a la más alta.</translation>
        </message>
        <message>
            <source>Against a misère, lead low: it has to go below you.</source>
            <translation>Contra el Mis, sal de bajas: que no pueda quedarse debajo.</translation>
        </message>
        <message>
            <source>You lead against a misère: your lowest card against your highest.</source>
            <translation>Sales contra un Mis: tu carta más baja frente a la más alta.</translation>
        </message>
    </context>
    <context>
        <name>advice_nlk</name>
        <message>
            <source>Do not trump where you can beat in the suit.</source>
            <translation>Está desaconsejado fallar si se puede montar.</translation>
        </message>
        <message>
            <source>You can beat the last card in its suit and also with a trump: in the suit against the trump.</source>
            <translation>Puedes montar la última carta con su palo y también con triunfo: con el palo frente al triunfo.</translation>
        </message>
        <message>
            <source>Beat with the lowest card that will do.</source>
            <translation>Monta con lo justo.</translation>
        </message>
        <message>
            <source>Several cards of the suit beat the last one: the lowest of them against a higher one.</source>
            <translation>Varias cartas del palo montan la última: la más baja de ellas frente a otra más alta.</translation>
        </message>
        <message>
            <source>Whoever can beat, beats: a card taken up must be played again.</source>
            <translation>Quien puede montar, monta: lo que se sube hay que volver a jugarlo.</translation>
        </message>
        <message>
            <source>You can beat the last card in its suit: doing so against taking the lowest up.</source>
            <translation>Puedes montar la última carta con su palo: hacerlo frente a subir la más baja.</translation>
        </message>
        <message>
            <source>Better trump than take up.</source>
            <translation>Antes fallar que subir.</translation>
        </message>
        <message>
            <source>You cannot beat a plain card but hold a trump: the trump against taking the lowest up.</source>
            <translation>No puedes montar y tienes un triunfo: fallar frente a subir la más baja.</translation>
        </message>
        <message>
            <source>If yours is the last card of the trick, turn it: you lead next.</source>
            <translation>Si tu carta completa la baza, gírala: sales tú.</translation>
        </message>
        <message>
            <source>One card more completes the trick and you have it: playing it against taking the lowest up.</source>
            <translation>Falta una carta para la baza y la tienes: jugarla frente a subir la más baja.</translation>
        </message>
        <message>
            <source>Lead your lowest cards first.</source>
            <translation>Sal primero de las más bajas.</translation>
        </message>
        <message>
            <source>You lead: one of your lowest plain cards against one of your highest.</source>
            <translation>Sales tú: una de tus cartas más bajas que no son triunfo frente a una de las más altas.</translation>
        </message>
        <message>
            <source>Do not lead trumps while you have other cards.</source>
            <translation>No salgas de triunfo mientras tengas otras cartas.</translation>
        </message>
        <message>
            <source>You lead and hold both: a plain card against a trump.</source>
            <translation>Sales tú y tienes de las dos: una carta sin triunfo frente a un triunfo.</translation>
        </message>
        <message>
            <source>In the piles, give a low card to others whenever it fits.</source>
            <translation>En los montones, endosa las cartas bajas siempre que encajen.</translation>
        </message>
        <message>
            <source>A card below the queen fits on the pile of another player: laying it there against keeping it.</source>
            <translation>Una carta menor que la dama encaja en el montón de otro: ponérsela frente a quedársela.</translation>
        </message>
        <message>
            <source>Keep aces, kings and queens on your own pile.</source>
            <translation>Ases, reyes y damas, en tu propio montón.</translation>
        </message>
        <message>
            <source>An ace, a king or a queen fits on the pile of another player: keeping it against giving it away.</source>
            <translation>Un as, un rey o una dama encaja en el montón de otro: quedársela frente a dársela.</translation>
        </message>
        <message>
            <source>Nobody gives the last card of the stock away: it is a trump, and leads.</source>
            <translation>La última carta de la baceta no se regala: es triunfo y da la mano.</translation>
        </message>
        <message>
            <source>You draw the last card of the stock and it fits elsewhere: keeping it against giving it away.</source>
            <translation>Te toca la última carta de la baceta y encaja en otro montón: quedársela frente a dársela.</translation>
        </message>
    </context>
    <context>
        <name>aids</name>
        <message>
            <source>Table of yaku</source>
            <translation>Tabla de yaku</translation>
        </message>
        <message>
            <source>Weighing the choices…</source>
            <translation>Sopesando las opciones…</translation>
        </message>
        <message>
            <source>Aids</source>
            <translation>Ayudas</translation>
        </message>
        <message>
            <source>There is only one thing you can do now.</source>
            <translation>Ahora solo puedes hacer una cosa.</translation>
        </message>
        <message>
            <source>Captured cards</source>
            <translation>Cartas capturadas</translation>
        </message>
        <message>
            <source>Cards seen and still to come</source>
            <translation>Cartas vistas y por salir</translation>
        </message>
        <message>
            <source>What is each choice worth?</source>
            <translation>¿Cuánto vale cada opción?</translation>
        </message>
        <message>
            <source>This game has no combinations.</source>
            <translation>En este juego no hay combinaciones.</translation>
        </message>
        <message>
            <source>Nothing has been dealt yet.</source>
            <translation>Aún no se ha repartido nada.</translation>
        </message>
    </context>
    <context>
        <name>banter</name>
        <message>
            <source>I was in two minds at the start: it was six of one, half a dozen…</source>
            <translation>Al principio lo dudé: tanto daba una cosa como otra.</translation>
        </message>
        <message>
            <source>A toss-up, that first decision of mine.</source>
            <translation>Mi primera decisión fue a cara o cruz.</translation>
        </message>
        <message>
            <source>I nearly did the opposite, you know.</source>
            <translation>Estuve en un tris de hacer lo contrario.</translation>
        </message>
        <message>
            <source>I did not see that coming either.</source>
            <translation>Ni yo me lo esperaba.</translation>
        </message>
        <message>
            <source>The cards were kinder than I had reckoned.</source>
            <translation>Las cartas se portaron mejor de lo que calculé.</translation>
        </message>
        <message>
            <source>I would have signed for much less.</source>
            <translation>Hubiera firmado por mucho menos.</translation>
        </message>
        <message>
            <source>I had reckoned otherwise.</source>
            <translation>Yo contaba con otra cosa.</translation>
        </message>
        <message>
            <source>On paper that was a good hand. Only on paper.</source>
            <translation>Sobre el papel era buena mano. Solo sobre el papel.</translation>
        </message>
        <message>
            <source>I would play it the same way again.</source>
            <translation>La volvería a jugar igual.</translation>
        </message>
        <message>
            <source>Just as I had reckoned.</source>
            <translation>Tal como lo había calculado.</translation>
        </message>
        <message>
            <source>That one I could see from the start.</source>
            <translation>Esa la vi venir desde el principio.</translation>
        </message>
        <message>
            <source>No surprises: the sums came out.</source>
            <translation>Sin sorpresas: salieron las cuentas.</translation>
        </message>
        <message>
            <source>“{words}”</source>
            <translation>«{words}»</translation>
        </message>
    </context>
    <context>
        <name>beaten</name>
        <message numerus="yes">
            <source>%n card(s) that are still out can beat it.</source>
            <translation>
                <numerusform>Le puede ganar %n carta de las que quedan fuera.</numerusform>
                <numerusform>Le pueden ganar %n cartas de las que quedan fuera.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing that is out beats it.</source>
            <translation>Nada de lo que queda fuera le gana.</translation>
        </message>
        <message>
            <source>Only {beating:short} can beat it.</source>
            <translation>Por encima solo tiene {beating:short}.</translation>
        </message>
        <message>
            <source>Only a trump can beat it.</source>
            <translation>Solo un triunfo puede ganarle.</translation>
        </message>
        <message>
            <source>Only {beating:short} can beat it, or a trump.</source>
            <translation>Por encima solo tiene {beating:short}, aparte de los triunfos.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) that are still out can beat it, trumps among them.</source>
            <translation>
                <numerusform>Le puede ganar %n carta de las que quedan fuera, un triunfo.</numerusform>
                <numerusform>Le pueden ganar %n cartas de las que quedan fuera, contando los triunfos.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>bots</name>
        <message>
            <source>Only move.</source>
            <translation>Única jugada.</translation>
        </message>
        <message>
            <source>Left to chance.</source>
            <translation>Al azar.</translation>
        </message>
        <message>
            <source>{hundredths}</source>
            <translation>{hundredths}</translation>
        </message>
        <message>
            <source>{kept:short} should have stayed in your hand.</source>
            <translation>Había que guardar {kept:short}.</translation>
        </message>
        <message numerus="yes">
            <source>in %n deal(s) of 10</source>
            <translation>
                <numerusform>en %n de cada 10 repartos</numerusform>
                <numerusform>en %n de cada 10 repartos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n time(s) in 100</source>
            <translation>
                <numerusform>una vez de cada 100</numerusform>
                <numerusform>unas %n veces de cada 100</numerusform>
            </translation>
        </message>
        <message>
            <source>{whole}.{part}</source>
            <translation>{whole},{part}</translation>
        </message>
        <message>
            <source>{number} counters</source>
            <translation>{number} fichas</translation>
        </message>
        <message>
            <source>{number} chips</source>
            <translation>{number} fichas</translation>
        </message>
        <message>
            <source>{gone:short} should have gone, and {kept:short} stayed.</source>
            <translation>Había que cambiar {gone:short} y guardar {kept:short}.</translation>
        </message>
        <message>
            <source>{gone:short} should have gone too.</source>
            <translation>Había que cambiar también {gone:short}.</translation>
        </message>
        <message>
            <source>in every deal</source>
            <translation>en todos los repartos</translation>
        </message>
        <message>
            <source>in no deal at all</source>
            <translation>en 0 de cada 10 repartos</translation>
        </message>
        <message>
            <source>in hardly any deal</source>
            <translation>en muy pocos repartos</translation>
        </message>
        <message>
            <source>in nearly every deal</source>
            <translation>en casi todos los repartos</translation>
        </message>
        <message>
            <source>hardly ever</source>
            <translation>muy rara vez</translation>
        </message>
        <message>
            <source>nearly always</source>
            <translation>casi siempre</translation>
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
            <translation>enero</translation>
        </message>
        <message>
            <source>February</source>
            <translation>febrero</translation>
        </message>
        <message>
            <source>March</source>
            <translation>marzo</translation>
        </message>
        <message>
            <source>April</source>
            <translation>abril</translation>
        </message>
        <message>
            <source>May</source>
            <translation>mayo</translation>
        </message>
        <message>
            <source>June</source>
            <translation>junio</translation>
        </message>
        <message>
            <source>July</source>
            <translation>julio</translation>
        </message>
        <message>
            <source>August</source>
            <translation>agosto</translation>
        </message>
        <message>
            <source>September</source>
            <translation>septiembre</translation>
        </message>
        <message>
            <source>October</source>
            <translation>octubre</translation>
        </message>
        <message>
            <source>November</source>
            <translation>noviembre</translation>
        </message>
        <message>
            <source>December</source>
            <translation>diciembre</translation>
        </message>
        <message>
            <source>Pine</source>
            <translation>Pino</translation>
        </message>
        <message>
            <source>Plum</source>
            <translation>Ciruelo</translation>
        </message>
        <message>
            <source>Cherry</source>
            <translation>Cerezo</translation>
        </message>
        <message>
            <source>Wisteria</source>
            <translation>Glicina</translation>
        </message>
        <message>
            <source>Iris</source>
            <translation>Lirio</translation>
        </message>
        <message>
            <source>Peony</source>
            <translation>Peonía</translation>
        </message>
        <message>
            <source>Bush clover</source>
            <translation>Trébol</translation>
        </message>
        <message>
            <source>Susuki</source>
            <translation>Susuki</translation>
        </message>
        <message>
            <source>Chrysanthemum</source>
            <translation>Crisantemo</translation>
        </message>
        <message>
            <source>Maple</source>
            <translation>Arce</translation>
        </message>
        <message>
            <source>Willow</source>
            <translation>Sauce</translation>
        </message>
        <message>
            <source>Paulownia</source>
            <translation>Paulonia</translation>
        </message>
        <message>
            <source>the crane</source>
            <translation>la grulla</translation>
        </message>
        <message>
            <source>the pine poetry ribbon</source>
            <translation>la cinta con poema de pino</translation>
        </message>
        <message>
            <source>a pine chaff</source>
            <translation>una básica de pino</translation>
        </message>
        <message>
            <source>the bush warbler</source>
            <translation>el ruiseñor</translation>
        </message>
        <message>
            <source>the plum poetry ribbon</source>
            <translation>la cinta con poema de ciruelo</translation>
        </message>
        <message>
            <source>a plum chaff</source>
            <translation>una básica de ciruelo</translation>
        </message>
        <message>
            <source>the curtain</source>
            <translation>el telón</translation>
        </message>
        <message>
            <source>the cherry poetry ribbon</source>
            <translation>la cinta con poema de cerezo</translation>
        </message>
        <message>
            <source>a cherry chaff</source>
            <translation>una básica de cerezo</translation>
        </message>
        <message>
            <source>the cuckoo</source>
            <translation>el cuclillo</translation>
        </message>
        <message>
            <source>the wisteria ribbon</source>
            <translation>la cinta de glicina</translation>
        </message>
        <message>
            <source>a wisteria chaff</source>
            <translation>una básica de glicina</translation>
        </message>
        <message>
            <source>the bridge</source>
            <translation>el puente</translation>
        </message>
        <message>
            <source>the iris ribbon</source>
            <translation>la cinta de lirio</translation>
        </message>
        <message>
            <source>an iris chaff</source>
            <translation>una básica de lirio</translation>
        </message>
        <message>
            <source>the butterflies</source>
            <translation>las mariposas</translation>
        </message>
        <message>
            <source>the peony blue ribbon</source>
            <translation>la cinta azul de peonía</translation>
        </message>
        <message>
            <source>a peony chaff</source>
            <translation>una básica de peonía</translation>
        </message>
        <message>
            <source>the boar</source>
            <translation>el jabalí</translation>
        </message>
        <message>
            <source>the bush clover ribbon</source>
            <translation>la cinta de trébol</translation>
        </message>
        <message>
            <source>a bush clover chaff</source>
            <translation>una básica de trébol</translation>
        </message>
        <message>
            <source>the moon</source>
            <translation>la luna</translation>
        </message>
        <message>
            <source>the geese</source>
            <translation>los gansos</translation>
        </message>
        <message>
            <source>a susuki chaff</source>
            <translation>una básica de susuki</translation>
        </message>
        <message>
            <source>the sake cup</source>
            <translation>la copa de sake</translation>
        </message>
        <message>
            <source>the chrysanthemum blue ribbon</source>
            <translation>la cinta azul de crisantemo</translation>
        </message>
        <message>
            <source>a chrysanthemum chaff</source>
            <translation>una básica de crisantemo</translation>
        </message>
        <message>
            <source>the deer</source>
            <translation>el ciervo</translation>
        </message>
        <message>
            <source>the maple blue ribbon</source>
            <translation>la cinta azul de arce</translation>
        </message>
        <message>
            <source>a maple chaff</source>
            <translation>una básica de arce</translation>
        </message>
        <message>
            <source>the rain man</source>
            <translation>el hombre de la lluvia</translation>
        </message>
        <message>
            <source>the swallow</source>
            <translation>la golondrina</translation>
        </message>
        <message>
            <source>the willow ribbon</source>
            <translation>la cinta de sauce</translation>
        </message>
        <message>
            <source>the lightning</source>
            <translation>el relámpago</translation>
        </message>
        <message>
            <source>the phoenix</source>
            <translation>el fénix</translation>
        </message>
        <message>
            <source>a paulownia chaff</source>
            <translation>una básica de paulonia</translation>
        </message>
        <message>
            <source>the yellow paulownia chaff</source>
            <translation>la básica amarilla de paulonia</translation>
        </message>
        <message>
            <source>Crane</source>
            <translation>Grulla</translation>
        </message>
        <message>
            <source>Pine poetry ribbon</source>
            <translation>Cinta con poema de pino</translation>
        </message>
        <message>
            <source>Pine chaff</source>
            <translation>Básica de pino</translation>
        </message>
        <message>
            <source>Bush warbler</source>
            <translation>Ruiseñor</translation>
        </message>
        <message>
            <source>Plum poetry ribbon</source>
            <translation>Cinta con poema de ciruelo</translation>
        </message>
        <message>
            <source>Plum chaff</source>
            <translation>Básica de ciruelo</translation>
        </message>
        <message>
            <source>Curtain</source>
            <translation>Telón</translation>
        </message>
        <message>
            <source>Cherry poetry ribbon</source>
            <translation>Cinta con poema de cerezo</translation>
        </message>
        <message>
            <source>Cherry chaff</source>
            <translation>Básica de cerezo</translation>
        </message>
        <message>
            <source>Cuckoo</source>
            <translation>Cuclillo</translation>
        </message>
        <message>
            <source>Wisteria ribbon</source>
            <translation>Cinta de glicina</translation>
        </message>
        <message>
            <source>Wisteria chaff</source>
            <translation>Básica de glicina</translation>
        </message>
        <message>
            <source>Bridge</source>
            <translation>Puente</translation>
        </message>
        <message>
            <source>Iris ribbon</source>
            <translation>Cinta de lirio</translation>
        </message>
        <message>
            <source>Iris chaff</source>
            <translation>Básica de lirio</translation>
        </message>
        <message>
            <source>Butterflies</source>
            <translation>Mariposas</translation>
        </message>
        <message>
            <source>Peony blue ribbon</source>
            <translation>Cinta azul de peonía</translation>
        </message>
        <message>
            <source>Peony chaff</source>
            <translation>Básica de peonía</translation>
        </message>
        <message>
            <source>Boar</source>
            <translation>Jabalí</translation>
        </message>
        <message>
            <source>Bush clover ribbon</source>
            <translation>Cinta de trébol</translation>
        </message>
        <message>
            <source>Bush clover chaff</source>
            <translation>Básica de trébol</translation>
        </message>
        <message>
            <source>Moon</source>
            <translation>Luna</translation>
        </message>
        <message>
            <source>Geese</source>
            <translation>Gansos</translation>
        </message>
        <message>
            <source>Susuki chaff</source>
            <translation>Básica de susuki</translation>
        </message>
        <message>
            <source>Sake cup</source>
            <translation>Copa de sake</translation>
        </message>
        <message>
            <source>Chrysanthemum blue ribbon</source>
            <translation>Cinta azul de crisantemo</translation>
        </message>
        <message>
            <source>Chrysanthemum chaff</source>
            <translation>Básica de crisantemo</translation>
        </message>
        <message>
            <source>Deer</source>
            <translation>Ciervo</translation>
        </message>
        <message>
            <source>Maple blue ribbon</source>
            <translation>Cinta azul de arce</translation>
        </message>
        <message>
            <source>Maple chaff</source>
            <translation>Básica de arce</translation>
        </message>
        <message>
            <source>Rain man</source>
            <translation>Hombre de la lluvia</translation>
        </message>
        <message>
            <source>Swallow</source>
            <translation>Golondrina</translation>
        </message>
        <message>
            <source>Willow ribbon</source>
            <translation>Cinta de sauce</translation>
        </message>
        <message>
            <source>Lightning</source>
            <translation>Relámpago</translation>
        </message>
        <message>
            <source>Phoenix</source>
            <translation>Fénix</translation>
        </message>
        <message>
            <source>Paulownia chaff</source>
            <translation>Básica de paulonia</translation>
        </message>
        <message>
            <source>Yellow paulownia chaff</source>
            <translation>Básica amarilla de paulonia</translation>
        </message>
        <message>
            <source>two pine chaff cards</source>
            <translation>dos básicas de pino</translation>
        </message>
        <message>
            <source>two plum chaff cards</source>
            <translation>dos básicas de ciruelo</translation>
        </message>
        <message>
            <source>two cherry chaff cards</source>
            <translation>dos básicas de cerezo</translation>
        </message>
        <message>
            <source>two wisteria chaff cards</source>
            <translation>dos básicas de glicina</translation>
        </message>
        <message>
            <source>two iris chaff cards</source>
            <translation>dos básicas de lirio</translation>
        </message>
        <message>
            <source>two peony chaff cards</source>
            <translation>dos básicas de peonía</translation>
        </message>
        <message>
            <source>two bush clover chaff cards</source>
            <translation>dos básicas de trébol</translation>
        </message>
        <message>
            <source>two susuki chaff cards</source>
            <translation>dos básicas de susuki</translation>
        </message>
        <message>
            <source>two chrysanthemum chaff cards</source>
            <translation>dos básicas de crisantemo</translation>
        </message>
        <message>
            <source>two maple chaff cards</source>
            <translation>dos básicas de arce</translation>
        </message>
        <message>
            <source>two paulownia chaff cards</source>
            <translation>dos básicas de paulonia</translation>
        </message>
        <message>
            <source>spades</source>
            <translation>picas</translation>
        </message>
        <message>
            <source>hearts</source>
            <translation>corazones</translation>
        </message>
        <message>
            <source>diamonds</source>
            <translation>diamantes</translation>
        </message>
        <message>
            <source>clubs</source>
            <translation>tréboles</translation>
        </message>
        <message>
            <source>the ace</source>
            <translation>el as</translation>
        </message>
        <message>
            <source>the king</source>
            <translation>el rey</translation>
        </message>
        <message>
            <source>the queen</source>
            <translation>la dama</translation>
        </message>
        <message>
            <source>the jack</source>
            <translation>el valet</translation>
        </message>
        <message>
            <source>the ten</source>
            <translation>el diez</translation>
        </message>
        <message>
            <source>the nine</source>
            <translation>el nueve</translation>
        </message>
        <message>
            <source>the eight</source>
            <translation>el ocho</translation>
        </message>
        <message>
            <source>the seven</source>
            <translation>el siete</translation>
        </message>
        <message>
            <source>the six</source>
            <translation>el seis</translation>
        </message>
        <message>
            <source>the five</source>
            <translation>el cinco</translation>
        </message>
        <message>
            <source>the four</source>
            <translation>el cuatro</translation>
        </message>
        <message>
            <source>the three</source>
            <translation>el tres</translation>
        </message>
        <message>
            <source>the two</source>
            <translation>el dos</translation>
        </message>
        <message>
            <source>{first} and {last}</source>
            <translation>{first} y {last}</translation>
        </message>
        <message>
            <source>{first} or {last}</source>
            <translation>{first} o {last}</translation>
        </message>
        <message>
            <source>the joker</source>
            <translation>el comodín</translation>
        </message>
        <message>
            <source>{name}: {words}</source>
            <translation>{name}: {words}</translation>
        </message>
        <message>
            <source>{rank} of {suit}</source>
            <translation>{rank} de {suit}</translation>
        </message>
        <message>
            <source>Joker</source>
            <translation>Comodín</translation>
        </message>
        <message>
            <source>capturing {cards}</source>
            <translation>con captura de {cards}</translation>
        </message>
    </context>
    <context>
        <name>characters</name>
        <message>
            <source>Wants to be sure before she risks anything.</source>
            <translation>Quiere estar segura antes de arriesgar nada.</translation>
        </message>
        <message>
            <source>Dares what others would think twice about.</source>
            <translation>Se atreve con lo que otros se pensarían dos veces.</translation>
        </message>
        <message>
            <source>Plays what the cards are worth, no more and no less.</source>
            <translation>Juega lo que valen las cartas, ni más ni menos.</translation>
        </message>
        <message>
            <source>Does not like to let go of a hand, even of a bad one.</source>
            <translation>No le gusta soltar una mano, ni siquiera mala.</translation>
        </message>
        <message>
            <source>Gives bad cards up early, and waits for better ones.</source>
            <translation>Deja pronto las malas cartas y espera otras mejores.</translation>
        </message>
        <message>
            <source>Plays well, but forgets half of what has been played.</source>
            <translation>Juega bien, pero se le olvida la mitad de lo que ha salido.</translation>
        </message>
        <message>
            <source>Goes for the great prize where a small one would be sure.</source>
            <translation>Va a por el premio gordo donde tendría seguro uno pequeño.</translation>
        </message>
        <message>
            <source>Risks a lot, never gives up, and wins or loses by it.</source>
            <translation>Arriesga mucho, no se rinde y así gana o pierde.</translation>
        </message>
        <message>
            <source>Waits for good cards, and takes what is sure.</source>
            <translation>Espera las buenas cartas y se queda con lo seguro.</translation>
        </message>
        <message>
            <source>{style} · {levels}</source>
            <translation>{style} · {levels}</translation>
        </message>
        <message>
            <source>{matches}, {hands} together. You know {known} of {all} habits.</source>
            <translation>{matches} y {hands} juntos. Conoces {known} de sus {all} costumbres.</translation>
        </message>
        <message>
            <source>{game}: {hands}</source>
            <translation>{game}: {hands}</translation>
        </message>
        <message>
            <source>{game}: not met yet</source>
            <translation>{game}: aún no os habéis visto</translation>
        </message>
        <message>
            <source>Between the two of you nobody is ahead.</source>
            <translation>Entre los dos estáis igualados.</translation>
        </message>
        <message>
            <source>{who} {does} ({count} of {of}; in the long run between {low} and {high}).</source>
            <translation>{who} {does} ({count} de {of}; a la larga, entre el {low} y el {high}).</translation>
        </message>
        <message>
            <source>{told} Less than the others ({share}).</source>
            <translation>{told} Menos que los demás ({share}).</translation>
        </message>
        <message numerus="yes">
            <source>{habit}: still to be learnt, after %n more chance(s).</source>
            <translation>
                <numerusform>{habit}: aún no se sabe; hay que verlo %n vez más.</numerusform>
                <numerusform>{habit}: aún no se sabe; hay que verlo %n veces más.</numerusform>
            </translation>
        </message>
        <message>
            <source>You know nothing of {who} yet: what there is to know comes by playing.</source>
            <translation>De {who} aún no sabes nada: lo irás viendo al jugar.</translation>
        </message>
        <message numerus="yes">
            <source>{habit}: told after %n chance(s).</source>
            <translation>
                <numerusform>{habit}: se sabe tras %n ocasión.</numerusform>
                <numerusform>{habit}: se sabe tras %n ocasiones.</numerusform>
            </translation>
        </message>
        <message>
            <source>Between the two of you, you are ahead by {amount}.</source>
            <translation>Entre los dos, llevas {amount} de ventaja.</translation>
        </message>
        <message>
            <source>Between the two of you, {who} is ahead by {amount}.</source>
            <translation>Entre los dos, {who} te lleva {amount}.</translation>
        </message>
        <message>
            <source>{told} Like the others ({share}).</source>
            <translation>{told} Como los demás ({share}).</translation>
        </message>
        <message>
            <source>{told} More than the others ({share}).</source>
            <translation>{told} Más que los demás ({share}).</translation>
        </message>
        <message>
            <source>{habit}: there has been no chance for it yet.</source>
            <translation>{habit}: aún no ha habido ocasión de verlo.</translation>
        </message>
        <message numerus="yes">
            <source>Favourite combinations: still to be learnt, after %n more hand(s).</source>
            <translation>
                <numerusform>Combinaciones favoritas: aún no se saben; falta %n mano.</numerusform>
                <numerusform>Combinaciones favoritas: aún no se saben; faltan %n manos.</numerusform>
            </translation>
        </message>
        <message>
            <source>Makes {thing} in {share} of the hands ({count} of {of}; in the long run between {low} and {high}).</source>
            <translation>Hace {thing} en el {share} de las manos ({count} de {of}; a la larga, entre el {low} y el {high}).</translation>
        </message>
        <message numerus="yes">
            <source>Has captured no combination in %n hand(s).</source>
            <translation>
                <numerusform>No ha capturado ninguna combinación en %n mano.</numerusform>
                <numerusform>No ha capturado ninguna combinación en %n manos.</numerusform>
            </translation>
        </message>
        <message>
            <source>What you know of {who}</source>
            <translation>Lo que sabes de {who}</translation>
        </message>
        <message>
            <source>The one before</source>
            <translation>El anterior</translation>
        </message>
        <message>
            <source>The next one</source>
            <translation>El siguiente</translation>
        </message>
    </context>
    <context>
        <name>chase</name>
        <message>
            <source>{have} of {all}, possible</source>
            <translation>{have} de {all}, posible</translation>
        </message>
        <message>
            <source>complete</source>
            <translation>completa</translation>
        </message>
        <message>
            <source>{have} of {all}, impossible</source>
            <translation>{have} de {all}, imposible</translation>
        </message>
        <message>
            <source>Not played with in these rules</source>
            <translation>No se juega con estas reglas</translation>
        </message>
        <message>
            <source>yours</source>
            <translation>ya la tienes</translation>
        </message>
        <message>
            <source>still to be had</source>
            <translation>aún se puede capturar</translation>
        </message>
        <message>
            <source>captured by another, or out of reach</source>
            <translation>de otro, o ya fuera de tu alcance</translation>
        </message>
    </context>
    <context>
        <name>cli</name>
        <message>
            <source>There is no game “{key}”.</source>
            <translation>No existe el juego «{key}».</translation>
        </message>
        <message>
            <source>Tell what is advised in a game, and what following it brings.</source>
            <translation>Dice qué se aconseja en un juego y qué se gana con ello.</translation>
        </message>
        <message>
            <source>measure it now, over so many deals of each piece of advice</source>
            <translation>medirlo ahora, con tantos repartos de cada consejo</translation>
        </message>
        <message>
            <source>one piece of advice alone, by its number</source>
            <translation>un solo consejo, por su número</translation>
        </message>
        <message>
            <source>the same seed gives the same deals</source>
            <translation>con la misma semilla salen los mismos repartos</translation>
        </message>
        <message>
            <source>Now:</source>
            <translation>Ahora:</translation>
        </message>
        <message>
            <source>Measure which of two opponents plays better, over the same decks.</source>
            <translation>Mide cuál de dos rivales juega mejor, con las mismas barajas.</translation>
        </message>
        <message>
            <source>beginner, club, expert, master, reference, greedy or random; expert:bold for a style, master@10 for ten times the rounds</source>
            <translation>beginner, club, expert, master, reference, greedy o random; expert:bold para un estilo, master@10 para diez veces las rondas</translation>
        </message>
        <message>
            <source>how many decks are played</source>
            <translation>cuántas barajas se juegan</translation>
        </message>
        <message>
            <source>a deck is a whole match instead of one deal</source>
            <translation>cada baraja es una partida entera en vez de un solo reparto</translation>
        </message>
        <message>
            <source>usage:</source>
            <translation>uso:</translation>
        </message>
        <message>
            <source>positional arguments</source>
            <translation>argumentos</translation>
        </message>
        <message>
            <source>options</source>
            <translation>opciones</translation>
        </message>
        <message>
            <source>show this help message and exit</source>
            <translation>muestra esta ayuda y termina</translation>
        </message>
        <message>
            <source>show program's version number and exit</source>
            <translation>muestra la versión y termina</translation>
        </message>
        <message>
            <source>%(prog)s: error: %(message)s</source>
            <translation>%(prog)s: %(message)s</translation>
        </message>
        <message>
            <source>argument %(argument_name)s: %(message)s</source>
            <translation>%(argument_name)s: %(message)s</translation>
        </message>
        <message>
            <source>unrecognized arguments: %s</source>
            <translation>no se entiende: %s</translation>
        </message>
        <message>
            <source>not allowed with argument %s</source>
            <translation>no puede ir junto con %s</translation>
        </message>
        <message>
            <source>ignored explicit argument %r</source>
            <translation>no lleva ningún valor, y se le da %r</translation>
        </message>
        <message>
            <source>the following arguments are required: %s</source>
            <translation>falta: %s</translation>
        </message>
        <message>
            <source>one of the arguments %s is required</source>
            <translation>hace falta una de estas opciones: %s</translation>
        </message>
        <message>
            <source>expected one argument</source>
            <translation>falta su valor</translation>
        </message>
        <message>
            <source>expected at most one argument</source>
            <translation>lleva un valor como mucho</translation>
        </message>
        <message>
            <source>expected at least one argument</source>
            <translation>hace falta al menos un valor</translation>
        </message>
        <message>
            <source>ambiguous option: %(option)s could match %(matches)s</source>
            <translation>%(option)s puede ser %(matches)s: escríbela entera</translation>
        </message>
        <message>
            <source>invalid %(type)s value: %(value)r</source>
            <translation>%(value)r no es un valor de tipo %(type)s</translation>
        </message>
        <message>
            <source>unexpected option string: %s</source>
            <translation>esta opción no va aquí: %s</translation>
        </message>
        <message>
            <source>Measure how fast Naipes is on this machine.</source>
            <translation>Mide lo rápido que va Naipes en este equipo.</translation>
        </message>
        <message>
            <source>over how many hands decisions are timed</source>
            <translation>en cuántas manos se cronometran las decisiones</translation>
        </message>
        <message>
            <source>leave out what needs a screen</source>
            <translation>omite lo que necesita pantalla</translation>
        </message>
        <message>
            <source>Make a match that leaves another one after some moves, to be played on otherwise.</source>
            <translation>Crea una partida que se separa de otra tras unas jugadas, para seguirla de otro modo.</translation>
        </message>
        <message>
            <source>deal anew what the person could not have seen of the hand</source>
            <translation>vuelve a repartir lo que la persona no podía haber visto de la mano</translation>
        </message>
        <message>
            <source>the file; without it, a new one among the saved matches</source>
            <translation>el archivo; si no se da, uno nuevo entre las partidas guardadas</translation>
        </message>
        <message>
            <source>The match has {n} moves: keep fewer of them.</source>
            <translation>La partida tiene {n} jugadas: conserva menos.</translation>
        </message>
        <message>
            <source>how many moves it keeps</source>
            <translation>cuántas jugadas conserva</translation>
        </message>
        <message>
            <source>{file} begins after move {n}</source>
            <translation>{file} empieza tras la jugada {n}</translation>
        </message>
        <message>
            <source>Tell whoever writes a game what its folder lacks.</source>
            <translation>Dice a quien escribe un juego qué le falta a su carpeta.</translation>
        </message>
        <message>
            <source>{game} lacks nothing.</source>
            <translation>A {game} no le falta nada.</translation>
        </message>
        <message>
            <source>There is no level “{key}”; there are: {listed}.</source>
            <translation>No existe el nivel «{key}»; los que hay: {listed}.</translation>
        </message>
        <message>
            <source>The option {key} cannot be “{text}”.</source>
            <translation>La opción {key} no puede ser «{text}».</translation>
        </message>
        <message>
            <source>what chance follows</source>
            <translation>semilla que sigue el azar</translation>
        </message>
        <message>
            <source>how many players</source>
            <translation>cuántos jugadores</translation>
        </message>
        <message>
            <source>a rule of the game; may be repeated</source>
            <translation>una regla del juego; se puede repetir</translation>
        </message>
        <message>
            <source>There is no game “{key}”; there are: {listed}.</source>
            <translation>No existe el juego «{key}»; los que hay: {listed}.</translation>
        </message>
        <message>
            <source>There is no option “{key}”; there are: {listed}.</source>
            <translation>No existe la opción «{key}»; las que hay: {listed}.</translation>
        </message>
        <message>
            <source>whose matches and settings, where several people play; without it those of who played last</source>
            <translation>de quién son las partidas y los ajustes, si juegan varias personas; sin ella, de quien jugó la última vez</translation>
        </message>
        <message>
            <source>which suits the cards are called by; without it those of the settings</source>
            <translation>con qué palos se nombran las cartas; si no, con los de los ajustes</translation>
        </message>
        <message>
            <source>where the matches lie, if not in the library</source>
            <translation>dónde están las partidas, si no es en la biblioteca</translation>
        </message>
        <message>
            <source>a whole number</source>
            <translation>un número entero</translation>
        </message>
        <message>
            <source>a whole number from 1 on</source>
            <translation>un número entero desde 1</translation>
        </message>
        <message>
            <source>a whole number from 2 on</source>
            <translation>un número entero desde 2</translation>
        </message>
        <message>
            <source>a day of the calendar such as 2026-11-22</source>
            <translation>un día del calendario, como 2026-11-22</translation>
        </message>
        <message>
            <source>There is no folder “{name}”.</source>
            <translation>No hay ninguna carpeta «{name}».</translation>
        </message>
        <message>
            <source>After {option} must stand {wanted}: “{value}” is none.</source>
            <translation>Tras {option} va {wanted}: «{value}» no lo es.</translation>
        </message>
        <message>
            <source>After {option} must stand one of these: {names}. “{value}” is none.</source>
            <translation>Tras {option} va uno de estos: {names}. «{value}» no lo es.</translation>
        </message>
        <message>
            <source>Give one deal: its line, or --new GAME to make one, or --of FILE for that of a match.</source>
            <translation>Di qué reparto: su línea, o --new JUEGO para hacer uno, o --of ARCHIVO para el de una partida.</translation>
        </message>
        <message>
            <source>This match has no line: its cards follow from no code. “naipes branch FILE --after 0” plays them again, “naipes deal --new GAME --begin” begins a match that others can play too.</source>
            <translation>Esta partida no tiene línea: sus cartas no salen de ningún código. «naipes branch ARCHIVO --after 0» las juega otra vez; «naipes deal --new JUEGO --begin» empieza una partida que otros también pueden jugar.</translation>
        </message>
        <message>
            <source>--day, --seats, --option and --level are for a deal that is made: name its game after --new.</source>
            <translation>--day, --seats, --option y --level son para un reparto nuevo: di su juego tras --new.</translation>
        </message>
        <message>
            <source>The hand of a day has its rules and opponents: leave out --seats, --option and --level.</source>
            <translation>La mano de un día tiene sus reglas y sus rivales: quita --seats, --option y --level.</translation>
        </message>
        <message>
            <source>Tell what the line of a shared deal says, begin it, or make a line.</source>
            <translation>Dice qué hay en la línea de una mano compartida, la empieza o hace una línea.</translation>
        </message>
        <message>
            <source>the line of a match that was played, with its result</source>
            <translation>la línea de una partida ya jugada, con su resultado</translation>
        </message>
        <message>
            <source>with --new: level, level:style or level:style@effort, one for all or one per opponent by commas</source>
            <translation>con --new: nivel, nivel:estilo o nivel:estilo@esfuerzo, uno para todos o uno por rival, separados por comas</translation>
        </message>
        <message>
            <source>begin the match in the library, and print its file</source>
            <translation>empieza la partida en la biblioteca y escribe su archivo</translation>
        </message>
        <message>
            <source>{name} made of it, hand by hand: {figures}</source>
            <translation>{name} hizo, mano a mano: {figures}</translation>
        </message>
        <message>
            <source>with --new: the hand of a day, such as 2026-11-22</source>
            <translation>con --new: la mano de un día, como 2026-11-22</translation>
        </message>
        <message>
            <source>all of it as JSON</source>
            <translation>todo, en JSON</translation>
        </message>
        <message>
            <source>Give one level, or one for each opponent: {n}.</source>
            <translation>Di un nivel, o uno por rival: {n}.</translation>
        </message>
        <message>
            <source>Rules: the usual ones</source>
            <translation>Reglas: las de siempre</translation>
        </message>
        <message>
            <source>Tell whether the deals of the saved matches were fair.</source>
            <translation>Dice si los repartos de las partidas guardadas han sido limpios.</translation>
        </message>
        <message>
            <source>{title}: matches {records}, deals {deals}</source>
            <translation>{title}: partidas {records}, repartos {deals}</translation>
        </message>
        <message>
            <source>Matches that are damaged, counted as far as they can be read: {n}</source>
            <translation>Partidas dañadas, contadas hasta donde pueden leerse: {n}</translation>
        </message>
        <message>
            <source>{where}: chance alone is as uneven in {share} % of all cases</source>
            <translation>{where}: el puro azar es igual de desigual en el {share} % de los casos</translation>
        </message>
        <message>
            <source>In a hand</source>
            <translation>En una mano</translation>
        </message>
        <message>
            <source>Expected</source>
            <translation>Lo esperado</translation>
        </message>
        <message>
            <source>all figures, also seat by seat</source>
            <translation>todas las cifras, también asiento por asiento</translation>
        </message>
        <message>
            <source>No saved match has been dealt yet.</source>
            <translation>Todavía no se ha repartido en ninguna partida guardada.</translation>
        </message>
        <message>
            <source>Each figure with its margin of 95 %; * lies outside of it.</source>
            <translation>Cada cifra con su margen del 95 %; * queda fuera de él.</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>Diferencia</translation>
        </message>
        <message>
            <source>The pictures are missing: install Naipes again.</source>
            <translation>Faltan los dibujos: vuelve a instalar Naipes.</translation>
        </message>
        <message>
            <source>Say what of the system is missing.</source>
            <translation>Dice qué le falta al sistema.</translation>
        </message>
        <message>
            <source>system libraries</source>
            <translation>bibliotecas del sistema</translation>
        </message>
        <message>
            <source>screen</source>
            <translation>pantalla</translation>
        </message>
        <message>
            <source>Nothing can be saved there: {reason}.</source>
            <translation>Ahí no se puede guardar nada: {reason}.</translation>
        </message>
        <message>
            <source>games: {listed}</source>
            <translation>juegos: {listed}</translation>
        </message>
        <message>
            <source>This is a fault of Naipes: {what}</source>
            <translation>Esto es un fallo de Naipes: {what}</translation>
        </message>
        <message>
            <source>Print the legal moves at every decision of the line that was played to the end.</source>
            <translation>Muestra las jugadas legales en cada decisión de la línea que se jugó hasta el final.</translation>
        </message>
        <message>
            <source>Five classic card games against the computer, offline.</source>
            <translation>Cinco juegos de cartas clásicos contra el ordenador, sin conexión.</translation>
        </message>
        <message>
            <source>Without a command the window opens; a file after the name opens that match.</source>
            <translation>Sin orden se abre la ventana; con un archivo tras el nombre se abre esa partida.</translation>
        </message>
        <message>
            <source>commands</source>
            <translation>órdenes</translation>
        </message>
        <message>
            <source>Play at the terminal, line by line; a match that is on goes on.</source>
            <translation>Juega en la terminal, línea a línea; si hay una partida a medias, la continúa.</translation>
        </message>
        <message>
            <source>level, level:style or level:style@effort, one for all or one per opponent by commas</source>
            <translation>nivel, nivel:estilo o nivel:estilo@esfuerzo, uno para todos o uno por rival separados por comas</translation>
        </message>
        <message>
            <source>Going on with {name}; --new begins another match.</source>
            <translation>Sigue {name}; con --new empieza otra partida.</translation>
        </message>
        <message>
            <source>in which language</source>
            <translation>en qué idioma</translation>
        </message>
        <message>
            <source>begin a match, whatever is still on</source>
            <translation>empieza una partida aunque haya otra a medias</translation>
        </message>
        <message>
            <source>Nobody sits in the first seat of this match to play on.</source>
            <translation>En el primer sitio de esta partida no hay nadie que pueda seguir jugando.</translation>
        </message>
        <message>
            <source>Give one level, or one for each of the opponents: {n}.</source>
            <translation>Da un nivel, o uno por cada rival: {n}.</translation>
        </message>
        <message>
            <source>{games}, or the file of a match</source>
            <translation>{games}, o el archivo de una partida</translation>
        </message>
        <message>
            <source>Tell who plays on this machine, and where their matches lie.</source>
            <translation>Dice quién juega en este equipo y dónde están sus partidas.</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es)</source>
            <translation>
                <numerusform>%n partida</numerusform>
                <numerusform>%n partidas</numerusform>
            </translation>
        </message>
        <message>
            <source>as JSON lines</source>
            <translation>como líneas JSON</translation>
        </message>
        <message>
            <source>--luck tells of hands that were played to their end: this match has none yet.</source>
            <translation>--luck habla de las manos jugadas hasta el final: esta partida aún no tiene ninguna.</translation>
        </message>
        <message>
            <source>In the hands of this match that were played to their end there was nothing to judge.</source>
            <translation>En las manos de esta partida que se jugaron hasta el final no hubo nada que juzgar.</translation>
        </message>
        <message>
            <source>Judge decisions by what could be known when they were taken.</source>
            <translation>Juzga las decisiones por lo que se podía saber al tomarlas.</translation>
        </message>
        <message>
            <source>whose decisions; without it the person's, else those of seat 0</source>
            <translation>de quién son las decisiones; si no se dice, de la persona, y si no la hay, del asiento 0</translation>
        </message>
        <message>
            <source>also say what would have been best with all cards seen</source>
            <translation>dice también qué habría sido lo mejor con todas las cartas vistas</translation>
        </message>
        <message>
            <source>a line per hand instead: how far luck and play changed the chance</source>
            <translation>en su lugar, una línea por mano: cuánto cambiaron las probabilidades la suerte y el juego</translation>
        </message>
        <message>
            <source>all matches of the library that are not judged yet</source>
            <translation>todas las partidas de la biblioteca que aún no están juzgadas</translation>
        </message>
        <message>
            <source>The review cannot be kept: {name}.</source>
            <translation>No se puede guardar el repaso: {name}.</translation>
        </message>
        <message>
            <source>--luck tells of the hands of one match: leave out --all and --seen.</source>
            <translation>--luck habla de las manos de una sola partida: quita --all y --seen.</translation>
        </message>
        <message>
            <source>Name one match to review, or ask for --all of them.</source>
            <translation>Nombra la partida que quieres repasar o pide todas con --all.</translation>
        </message>
        <message>
            <source>There is no seat {seat} in this match.</source>
            <translation>En esta partida no hay asiento {seat}.</translation>
        </message>
        <message>
            <source>Print the rulebook of a game, or write it as PDF.</source>
            <translation>Escribe el reglamento de un juego, o lo guarda en PDF.</translation>
        </message>
        <message>
            <source>write it there as PDF, with its pictures</source>
            <translation>lo guarda ahí en PDF, con sus dibujos</translation>
        </message>
        <message>
            <source>in which language: one of {codes}</source>
            <translation>en qué idioma: uno de {codes}</translation>
        </message>
        <message>
            <source>That is a folder: name a file, such as rules.pdf.</source>
            <translation>Eso es una carpeta: nombra un archivo, como reglas.pdf.</translation>
        </message>
        <message>
            <source>Hand {hand}, dealt by {name}</source>
            <translation>Mano {hand}, reparte {name}</translation>
        </message>
        <message>
            <source>Tell a match move by move.</source>
            <translation>Cuenta una partida jugada a jugada.</translation>
        </message>
        <message>
            <source>Fingerprint of the match: {print}</source>
            <translation>Huella de la partida: {print}</translation>
        </message>
        <message>
            <source>The match is not over.</source>
            <translation>La partida no ha terminado.</translation>
        </message>
        <message>
            <source>The match was given up.</source>
            <translation>La partida se abandonó.</translation>
        </message>
        <message>
            <source>Ranking: {places}</source>
            <translation>Clasificación: {places}</translation>
        </message>
        <message>
            <source>{name} holds {cards}</source>
            <translation>{name} tiene {cards}</translation>
        </message>
        <message>
            <source>Let the computer play whole matches and print a JSON line per hand.</source>
            <translation>Deja que el ordenador juegue partidas enteras y muestra una línea JSON por mano.</translation>
        </message>
        <message>
            <source>at least so many hands</source>
            <translation>al menos tantas manos</translation>
        </message>
        <message>
            <source>beginner, club, expert or master; expert:bold for a style; one for all, or one per seat by commas</source>
            <translation>beginner, club, expert o master; expert:bold para un estilo; uno para todos, o uno por asiento separados por comas</translation>
        </message>
        <message>
            <source>where every match is saved; a file of the same name is replaced</source>
            <translation>dónde se guarda cada partida; un archivo del mismo nombre se reemplaza</translation>
        </message>
        <message>
            <source>Give one level, or one for each of the seats: {n}.</source>
            <translation>Da un solo nivel, o uno por cada asiento: {n}.</translation>
        </message>
        <message>
            <source>Tell what the saved matches say of who played them.</source>
            <translation>Cuenta lo que dicen las partidas guardadas de quien las jugó.</translation>
        </message>
        <message>
            <source>one row a match, for a spreadsheet</source>
            <translation>una fila por partida, para una hoja de cálculo</translation>
        </message>
        <message>
            <source>No hand of a saved match of yours is over yet.</source>
            <translation>Aún no hay ninguna mano terminada en tus partidas guardadas.</translation>
        </message>
        <message>
            <source>.</source>
            <translation>,</translation>
        </message>
        <message>
            <source>Lift from {least} to {most} cards.</source>
            <translation>Levanta de {least} a {most} cartas.</translation>
        </message>
        <message>
            <source>A number makes a move; ? tells all that can be asked; 0 leaves.</source>
            <translation>Un número hace una jugada; ? dice todo lo que se puede preguntar; 0 sale.</translation>
        </message>
        <message>
            <source>Enter deals.</source>
            <translation>Intro reparte.</translation>
        </message>
        <message>
            <source>Several numbers in a line choose several cards: {numbers}.</source>
            <translation>Varios números en una línea eligen varias cartas: {numbers}.</translation>
        </message>
        <message>
            <source>Taken back.</source>
            <translation>Deshecho.</translation>
        </message>
        <message>
            <source>{card}, to the field</source>
            <translation>{card}, al campo</translation>
        </message>
        <message>
            <source>Say the moves again</source>
            <translation>Repetir las jugadas</translation>
        </message>
        <message>
            <source>Leave; the match is saved</source>
            <translation>Salir; la partida queda guardada</translation>
        </message>
        <message>
            <source>Saved: {name}</source>
            <translation>Guardada: {name}</translation>
        </message>
        <message>
            <source>There is no such move; ? tells all that can be asked.</source>
            <translation>No hay tal jugada; ? dice todo lo que se puede preguntar.</translation>
        </message>
        <message>
            <source>Play matches again and check every line against the rules.</source>
            <translation>Vuelve a jugar partidas y comprueba cada línea con las reglas.</translation>
        </message>
        <message>
            <source>ask the opponents again, each from its own view, for every decision</source>
            <translation>preguntar otra vez a los rivales cada decisión, desde lo que cada uno veía</translation>
        </message>
        <message>
            <source>opponents asked again: {asked} decisions, {same} the same</source>
            <translation>preguntados de nuevo los rivales: {asked} decisiones, {same} iguales</translation>
        </message>
        <message>
            <source>sound; hands: {hands}, moves: {moves}; can be played on</source>
            <translation>correcta; manos: {hands}, jugadas: {moves}; se puede seguir jugando</translation>
        </message>
        <message>
            <source>not asked, as they were made before the cards were dealt anew: {n} decisions</source>
            <translation>sin preguntar, por ser de antes de volver a repartir: {n} decisiones</translation>
        </message>
        <message>
            <source>another version of the opponents played: {n}</source>
            <translation>jugaba otra versión de los rivales: {n}</translation>
        </message>
        <message>
            <source>sound; hands: {hands}, moves: {moves}; what a crash left at the end does not count</source>
            <translation>correcta; manos: {hands}, jugadas: {moves}; lo que un cierre inesperado dejó al final no cuenta</translation>
        </message>
        <message>
            <source>sound; hands: {hands}, moves: {moves}; ended</source>
            <translation>correcta; manos: {hands}, jugadas: {moves}; terminada</translation>
        </message>
        <message>
            <source>line {line}</source>
            <translation>línea {line}</translation>
        </message>
        <message>
            <source>The cluster has nobody yet who works: waiting for a worker.</source>
            <translation>En el clúster aún no trabaja nadie: se espera a que llegue quien trabaje.</translation>
        </message>
        <message>
            <source>The cluster cannot do this: its scheduler and its workers need this very Naipes, and must go on running.</source>
            <translation>El clúster no puede hacerlo: su planificador y quienes trabajan en él necesitan este mismo Naipes, y no deben pararse.</translation>
        </message>
        <message>
            <source>No cluster answers at “{address}”: give the address of its scheduler, such as tcp://host:8786.</source>
            <translation>Ningún clúster contesta en «{address}»: da la dirección de su planificador, como tcp://host:8786.</translation>
        </message>
        <message>
            <source>how many processes share the work</source>
            <translation>cuántos procesos se reparten el trabajo</translation>
        </message>
        <message>
            <source>a Dask cluster that shares the work, such as tcp://host:8786</source>
            <translation>un clúster de Dask que se reparte el trabajo, como tcp://host:8786</translation>
        </message>
        <message>
            <source>A cluster needs Dask: install the package “distributed”.</source>
            <translation>Para un clúster hace falta Dask: instala el paquete «distributed».</translation>
        </message>
    </context>
    <context>
        <name>coach</name>
        <message>
            <source>You know your way here: from now on I am silent.</source>
            <translation>Ya te defiendes aquí: desde ahora me callo.</translation>
        </message>
        <message numerus="yes">
            <source>{who} is taking the trick with {card}: of the cards you may play, %n beat(s) it.</source>
            <translation>
                <numerusform>{who} va ganando la baza con {card}: de las cartas que puedes jugar, una la gana.</numerusform>
                <numerusform>{who} va ganando la baza con {card}: de las cartas que puedes jugar, %n la ganan.</numerusform>
            </translation>
        </message>
        <message>
            <source>The trump suit is {suit}: its lowest card beats every card of another suit.</source>
            <translation>Los triunfos son {suit}: el más bajo gana a cualquier carta de otro palo.</translation>
        </message>
        <message>
            <source>The king is the highest card here, and the ace ranks below the court cards, right above the ten.</source>
            <translation>Aquí la carta más alta es el rey, y el as va por debajo de las figuras, justo encima del diez.</translation>
        </message>
        <message>
            <source>{who} is taking the trick with {card}: you may play only {only}, and it beats that.</source>
            <translation>{who} va ganando la baza con {card}: solo puedes jugar {only}, y la gana.</translation>
        </message>
        <message>
            <source>You must follow suit, and beat {best} since you can: {cards:short}.</source>
            <translation>Tienes que asistir y montar {best}, ya que puedes: {cards:short}.</translation>
        </message>
        <message>
            <source>You have no {suit}, so you must play a trump: {cards:short}.</source>
            <translation>No tienes {suit}, así que tienes que fallar: {cards:short}.</translation>
        </message>
        <message>
            <source>You have no {suit}, so you must play a trump, and a higher one than {best} since you can: {cards:short}.</source>
            <translation>No tienes {suit}, así que tienes que fallar, y con un triunfo más alto que {best}, ya que puedes: {cards:short}.</translation>
        </message>
        <message>
            <source>Whoever has the suit that was led must follow it: you have {cards:short}.</source>
            <translation>Quien tiene del palo de salida tiene que asistir: tú tienes {cards:short}.</translation>
        </message>
        <message>
            <source>{who} is taking the trick with {card}, and no card you may play beats it.</source>
            <translation>{who} va ganando la baza con {card}, y ninguna carta que puedas jugar la gana.</translation>
        </message>
        <message numerus="yes">
            <source>Of your five cards %n is/are trump(s). Three tricks of five win the hand.</source>
            <translation>
                <numerusform>De tus cinco cartas, una es triunfo. Con tres bazas de cinco se gana la mano.</numerusform>
                <numerusform>De tus cinco cartas, %n son triunfos. Con tres bazas de cinco se gana la mano.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You may change up to %n card(s) for others of the stock; what you throw away does not come back.</source>
            <translation>
                <numerusform>Puedes cambiar una carta por otra de la baceta; la que tires no vuelve.</numerusform>
                <numerusform>Puedes cambiar hasta %n cartas por otras de la baceta; las que tires no vuelven.</numerusform>
            </translation>
        </message>
        <message>
            <source>If you play without proposing and lose, {who} scores 2 points even with three tricks, instead of 1.</source>
            <translation>Si juegas sin proponer y pierdes, {who} se apunta 2 puntos aunque solo haga tres bazas, en vez de 1.</translation>
        </message>
        <message>
            <source>If you refuse and lose, {who} scores 2 points even with three tricks, instead of 1. If you accept, both change cards.</source>
            <translation>Si rehúsas y pierdes, {who} se apunta 2 puntos aunque solo haga tres bazas, en vez de 1. Si aceptas, los dos cambiáis cartas.</translation>
        </message>
        <message>
            <source>If you propose and {who} accepts, both change cards: you first.</source>
            <translation>Si propones y {who} acepta, los dos cambiáis cartas: tú, antes.</translation>
        </message>
        <message>
            <source>None of your five cards is a trump. Three tricks of five win the hand.</source>
            <translation>Ninguna de tus cinco cartas es triunfo. Con tres bazas de cinco se gana la mano.</translation>
        </message>
        <message>
            <source>You have the king of trumps: whoever announces it scores 1 point, at once.</source>
            <translation>Tienes el rey de triunfo: quien lo canta se apunta 1 punto, al momento.</translation>
        </message>
        <message>
            <source>You have won every trick: all five of them score 2 points.</source>
            <translation>Has ganado todas las bazas: las cinco valen 2 puntos.</translation>
        </message>
        <message>
            <source>{who} chose to play without an exchange: if you win the hand, you score 2 points, even with three tricks.</source>
            <translation>{who} no quiso cambiar: si ganas la mano te apuntas 2 puntos, aunque solo hagas tres bazas.</translation>
        </message>
        <message>
            <source>{who} lacks a single point to win the game.</source>
            <translation>A {who} le falta un solo punto para ganar el juego.</translation>
        </message>
        <message>
            <source>You have the king of trumps: to announce it wins the game.</source>
            <translation>Tienes el rey de triunfo: si lo cantas, ganas el juego.</translation>
        </message>
        <message numerus="yes">
            <source>You need %n more trick(s) to win the hand, and {left} are left to play.</source>
            <translation>
                <numerusform>Te falta una baza para ganar la mano, y quedan {left} por jugar.</numerusform>
                <numerusform>Te faltan %n bazas para ganar la mano, y quedan {left} por jugar.</numerusform>
            </translation>
        </message>
        <message>
            <source>You chose to play without an exchange: if {who} wins the hand, that is 2 points, even with three tricks.</source>
            <translation>No quisiste cambiar: si {who} gana la mano se apunta 2 puntos, aunque solo haga tres bazas.</translation>
        </message>
        <message>
            <source>You lack a single point to win the game.</source>
            <translation>Te falta un solo punto para ganar el juego.</translation>
        </message>
        <message>
            <source>A card captures another of its month. Of yours, with one in the field: {cards}.</source>
            <translation>Una carta captura otra de su mes. De las tuyas, con pareja en el campo: {cards}.</translation>
        </message>
        <message numerus="yes">
            <source>You hold {card}, {worth}, and nothing of {month} lies in the field. In your hand nobody can take it; laid down it lies open to whoever has one of %n more card(s) of {month}.</source>
            <translation>
                <numerusform>Tienes {card}, {worth}, y en el campo no hay nada de {month}. En tu mano nadie puede llevársela; en el campo queda al alcance de quien tenga la otra carta de {month} que falta por ver.</numerusform>
                <numerusform>Tienes {card}, {worth}, y en el campo no hay nada de {month}. En tu mano nadie puede llevársela; en el campo queda al alcance de quien tenga una de las otras %n cartas de {month} que faltan por ver.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>For {yaku} you lack %n card(s) of these: {cards}. {worth}.</source>
            <translation>
                <numerusform>Para {yaku} te falta una de estas cartas: {cards}. {worth}.</numerusform>
                <numerusform>Para {yaku} te faltan %n de estas cartas: {cards}. {worth}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>For {yaku} you have yet to capture %n card(s) of these: {cards}. {worth}. In your hand: {held}.</source>
            <translation>
                <numerusform>Para {yaku} queda por capturar una de estas cartas: {cards}. {worth}. En tu mano: {held}.</numerusform>
                <numerusform>Para {yaku} quedan por capturar %n de estas cartas: {cards}. {worth}. En tu mano: {held}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} lacks one card for {yaku} ({worth}): {cards}.</source>
            <translation>A {who} le falta una carta para {yaku} ({worth}): {cards}.</translation>
        </message>
        <message>
            <source>A bright counts {bright}, an animal {animal}, a ribbon {ribbon}, chaff {chaff}.</source>
            <translation>Una luz vale {bright}, un animal {animal}, una cinta {ribbon} y una básica {chaff}.</translation>
        </message>
        <message>
            <source>After your card one of the stock is turned: if its month lies in the field, it captures for you too.</source>
            <translation>Después de tu carta se vuelve una de la baceta: si su mes está en el campo, también captura para ti.</translation>
        </message>
        <message>
            <source>The field counts ×{times}: so many times all is paid in this hand.</source>
            <translation>En esta mano el campo multiplica por {times} todo lo que se paga.</translation>
        </message>
        <message numerus="yes">
            <source>Stopping (shōbu) ends the hand with your %n kan. Going on (sage) you may collect more, and so may the others.</source>
            <translation>
                <numerusform>Parar (shōbu) acaba la mano con tu kan. Si sigues (sage) puedes juntar más, y los demás también.</numerusform>
                <numerusform>Parar (shōbu) acaba la mano con tus %n kan. Si sigues (sage) puedes juntar más, y los demás también.</numerusform>
            </translation>
        </message>
        <message>
            <source>Dropping out costs {fee}, and {kan} more if {who}, who promised to play, reaches {points} points.</source>
            <translation>Retirarte cuesta {fee}, y {kan} más si {who}, que prometió jugar, llega a {points} puntos.</translation>
        </message>
        <message>
            <source>Whoever promises (mizuten) plays unseen: {points} points bring {kan} from each, fewer cost as much to both opponents.</source>
            <translation>Quien promete (mizuten) juega sin haber mirado: con {points} puntos cobra {kan} de cada uno; con menos, los paga a los dos contrarios.</translation>
        </message>
        <message>
            <source>No card of yours has its month in the field: the one you lay stays there, and the next player with that month may capture it.</source>
            <translation>Ninguna carta tuya tiene su mes en el campo: la que eches se queda allí, y el siguiente que tenga ese mes puede capturarla.</translation>
        </message>
        <message>
            <source>You hold {card}, {worth}, and nothing of {month} lies in the field. In your hand nobody can take it; laid down it lies open to whoever has another card of {month}.</source>
            <translation>Tienes {card}, {worth}, y en el campo no hay nada de {month}. En tu mano nadie puede llevársela; en el campo queda al alcance de quien tenga otra carta de {month}.</translation>
        </message>
        <message>
            <source>What you can capture, with what it and your card count together: {each}.</source>
            <translation>Lo que puedes capturar, con lo que vale junto a tu carta: {each}.</translation>
        </message>
        <message>
            <source>Nobody else has a card of {month}: only you can capture {card}, now or later.</source>
            <translation>Nadie más tiene cartas de {month}: solo tú puedes capturar {card}, ahora o más tarde.</translation>
        </message>
        <message>
            <source>For {yaku} you lack {cards}: {worth}.</source>
            <translation>Para {yaku} queda por capturar: {cards} ({worth}).</translation>
        </message>
        <message>
            <source>For {yaku} only {cards} is missing, and you hold it: {worth} once it captures.</source>
            <translation>Para {yaku} solo falta {cards}, y la tienes en la mano: {worth} en cuanto capture.</translation>
        </message>
        <message>
            <source>For {yaku} you have yet to capture {cards}: {worth}. In your hand: {held}.</source>
            <translation>Para {yaku} queda por capturar: {cards} ({worth}). En tu mano: {held}.</translation>
        </message>
        <message>
            <source>{who} lacks one card for {yaku} ({worth}): {cards}. You hold it: as long as you keep it, nobody can take it.</source>
            <translation>A {who} le falta una carta para {yaku} ({worth}): {cards}. La tienes tú: mientras la guardes, nadie puede llevársela.</translation>
        </message>
        <message>
            <source>{who} lacks one card for {yaku} ({worth}): {cards}. Nobody else has a card of {month}: only you can capture it, and it does not run away.</source>
            <translation>A {who} le falta una carta para {yaku} ({worth}): {cards}. Nadie más tiene una carta de {month}: solo tú puedes capturarla, y no se escapa.</translation>
        </message>
        <message>
            <source>{who} lacks one card for {yaku} ({worth}): {cards}. In the field lies {there}.</source>
            <translation>A {who} le falta una carta para {yaku} ({worth}): {cards}. En el campo está {there}.</translation>
        </message>
        <message>
            <source>As it was dealt, your hand holds {name}: {kan} kan, whatever you capture.</source>
            <translation>Tal como te la dieron, tu mano trae {name}: {kan} kan, captures lo que captures.</translation>
        </message>
        <message>
            <source>When your card captures nothing, one of the stock is turned: if its month lies in the field, it captures for you.</source>
            <translation>Si tu carta no captura nada, se vuelve una de la baceta: si su mes está en el campo, captura para ti.</translation>
        </message>
        <message>
            <source>All that is paid in this hand counts ×{times}: {cards} came to the field in the deal.</source>
            <translation>Todo lo que se paga en esta mano cuenta ×{times} por lo que el reparto dejó en el campo: {cards}.</translation>
        </message>
        <message>
            <source>Where nobody has a combination, those under {par} points pay those above: you have {mine}.</source>
            <translation>Si nadie hace yaku, los que no llegan a {par} puntos pagan a los que pasan: tú llevas {mine}.</translation>
        </message>
        <message>
            <source>The turned card takes one of the two: {one} (together {first}) or {other} ({second}).</source>
            <translation>La carta vuelta se lleva una de las dos: {one} (juntas {first}) o {other} ({second}).</translation>
        </message>
        <message>
            <source>Dropping out costs {fee}, and the hand can cost you nothing more.</source>
            <translation>Retirarte cuesta {fee}, y la mano ya no te puede costar nada más.</translation>
        </message>
        <message>
            <source>Dropping out costs {fee}, and {kan} to {who}, who promised to play.</source>
            <translation>Retirarte cuesta {fee}, y {kan} para {who}, que prometió jugar.</translation>
        </message>
        <message>
            <source>Whoever promises (mizuten) plays unseen, and gets {kan} from each who drops out.</source>
            <translation>Quien promete (mizuten) juega sin haber mirado y cobra {kan} de cada uno que se retire.</translation>
        </message>
        <message>
            <source>Three cards of {month} lie in the field, and you hold the fourth: it takes all three.</source>
            <translation>En el campo hay tres cartas de {month} y tú tienes la cuarta: se lleva las tres.</translation>
        </message>
        <message>
            <source>A bright lies in the field: {card}, {worth}. A card of {month} takes it, and you hold {cards}.</source>
            <translation>En el campo hay una luz: {card}, {worth}. Se la lleva una carta de {month}, y tú tienes {cards}.</translation>
        </message>
        <message>
            <source>{cards} ({n})</source>
            <translation>{cards} ({n})</translation>
        </message>
        <message>
            <source>In the end everybody pays the difference of the points: you have captured {mine}.</source>
            <translation>Al final se paga la diferencia de puntos, cada uno con cada uno: tú llevas {mine} capturados.</translation>
        </message>
        <message>
            <source>In the end everybody pays the difference of the points: you have captured {mine}, {who} {theirs}.</source>
            <translation>Al final se paga la diferencia de puntos, cada uno con cada uno: tú llevas {mine} capturados y {who}, {theirs}.</translation>
        </message>
        <message>
            <source>Nobody has looked at a hand yet: yours and the dealer's are as likely to be good.</source>
            <translation>Nadie ha mirado aún su mano: la tuya y la de quien reparte pueden ser igual de buenas.</translation>
        </message>
        <message>
            <source>You have no place in this hand. Without one you receive {amount} from everybody who pays compensation.</source>
            <translation>No tienes sitio en esta mano. Sin él, cada uno de los que indemnizan te paga {amount}.</translation>
        </message>
        <message>
            <source>Accepting brings you {amount} at once, and you do not play this hand.</source>
            <translation>Si aceptas cobras {amount} ahora mismo y no juegas esta mano.</translation>
        </message>
        <message>
            <source>A bright lies in the field: {card}, {worth}. Whoever has another card of {month} may take it; you have none.</source>
            <translation>En el campo hay una luz: {card}, {worth}. Quien tenga otra carta de {month} puede llevársela; tú no tienes ninguna.</translation>
        </message>
        <message numerus="yes">
            <source>%n counter(s)</source>
            <translation>
                <numerusform>una ficha</numerusform>
                <numerusform>%n fichas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Passing costs nothing. Whoever stays may change up to %n card(s), and pays {loo} counters without a trick.</source>
            <translation>
                <numerusform>Pasar no cuesta nada. Quien entra puede cambiar una carta, y paga {loo} fichas si no hace baza.</numerusform>
                <numerusform>Pasar no cuesta nada. Quien entra puede cambiar hasta %n cartas, y paga {loo} fichas si no hace baza.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of your five cards %n is/are trump(s).</source>
            <translation>
                <numerusform>De tus cinco cartas, una es triunfo.</numerusform>
                <numerusform>De tus cinco cartas, %n son triunfos.</numerusform>
            </translation>
        </message>
        <message>
            <source>You have taken {mine} tricks; of the others {who} has most, {theirs}.</source>
            <translation>Bazas tuyas: {mine}; de los demás, quien más tiene es {who}, con {theirs}.</translation>
        </message>
        <message>
            <source>In the pool lie {pool}: whoever takes most tricks wins it.</source>
            <translation>El plato tiene {pool}: se lo lleva quien haga más bazas.</translation>
        </message>
        <message>
            <source>In the pool lie {pool}: whoever takes most points in tricks wins it.</source>
            <translation>El plato tiene {pool}: se lo lleva quien haga más puntos en bazas.</translation>
        </message>
        <message>
            <source>None of your five cards is a trump.</source>
            <translation>Ninguna de tus cinco cartas es triunfo.</translation>
        </message>
        <message numerus="yes">
            <source>So far %n of the others stay(s).</source>
            <translation>
                <numerusform>De los demás, por ahora entra uno.</numerusform>
                <numerusform>De los demás, por ahora entran %n.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Whoever takes none of the %n trick(s) of a hand pays {loo} counters.</source>
            <translation>
                <numerusform>Quien no haga la única baza de la mano paga {loo} fichas.</numerusform>
                <numerusform>Quien no haga ninguna de las %n bazas de la mano paga {loo} fichas.</numerusform>
            </translation>
        </message>
        <message>
            <source>In tricks you have {mine} points; none of the others has more than {theirs}.</source>
            <translation>Llevas {mine} puntos en bazas; de los demás, nadie tiene más de {theirs}.</translation>
        </message>
        <message>
            <source>You have taken {mine} tricks; none of the others more than {theirs}.</source>
            <translation>Bazas tuyas: {mine}; de los demás, nadie tiene más de {theirs}.</translation>
        </message>
        <message>
            <source>In tricks you have {mine} points; of the others {who} has most, {theirs}.</source>
            <translation>Llevas {mine} puntos en bazas; de los demás, quien más tiene es {who}, con {theirs}.</translation>
        </message>
        <message>
            <source>Most points in tricks win the pool: king, queen, jack, ace and ten count 10 each, the others their pips.</source>
            <translation>El plato es de quien haga más puntos en bazas: rey, dama, valet, as y diez valen 10 cada uno; las demás, lo que marcan.</translation>
        </message>
        <message numerus="yes">
            <source>The cards in the trick count %n point(s) so far.</source>
            <translation>
                <numerusform>Las cartas de esta baza suman por ahora un punto.</numerusform>
                <numerusform>Las cartas de esta baza suman por ahora %n puntos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have no trick yet: without one you pay {loo} counters. %n trick(s) are to be played.</source>
            <translation>
                <numerusform>Aún no tienes baza: sin ninguna pagas {loo} fichas. Queda una por jugar.</numerusform>
                <numerusform>Aún no tienes baza: sin ninguna pagas {loo} fichas. Quedan %n por jugar.</numerusform>
            </translation>
        </message>
        <message>
            <source>In tricks you have {mine} points; the others none yet.</source>
            <translation>Llevas {mine} puntos en bazas; los demás aún no tienen ninguno.</translation>
        </message>
        <message>
            <source>In tricks you have {mine} points; {who} none yet.</source>
            <translation>Llevas {mine} puntos en bazas; {who} aún no tiene ninguno.</translation>
        </message>
        <message>
            <source>You have taken {mine} tricks; the others none yet.</source>
            <translation>Bazas tuyas: {mine}; los demás aún no tienen ninguna.</translation>
        </message>
        <message>
            <source>You have taken {mine} tricks; {who} none yet.</source>
            <translation>Bazas tuyas: {mine}; {who} aún no tiene ninguna.</translation>
        </message>
        <message numerus="yes">
            <source>{bid} means to take %n of {all} tricks, alone against all. Made, each of them pays you {win}; failed, you pay each {lose}.</source>
            <translation>
                <numerusform>{bid} quiere decir hacer una baza de {all}, tú contra todos. Si lo haces, cada uno te paga {win}; si no, pagas {lose} a cada uno.</numerusform>
                <numerusform>{bid} quiere decir hacer %n bazas de {all}, tú contra todos. Si lo haces, cada uno te paga {win}; si no, pagas {lose} a cada uno.</numerusform>
            </translation>
        </message>
        <message>
            <source>You have no {suit}, so you may play any card.</source>
            <translation>No tienes {suit}, así que puedes jugar cualquier carta.</translation>
        </message>
        <message numerus="yes">
            <source>{who}, who plays alone, is taking the trick with {card}: of the cards you may play, %n beat(s) it.</source>
            <translation>
                <numerusform>{who}, que juega solo, va ganando la baza con {card}: de las cartas que puedes jugar, una la gana.</numerusform>
                <numerusform>{who}, que juega solo, va ganando la baza con {card}: de las cartas que puedes jugar, %n la ganan.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} is taking the trick with {card}, and plays against {other} as you do. {other} has already played to it.</source>
            <translation>{who} va ganando la baza con {card}, y juega como tú contra {other}; {other} ya ha echado su carta.</translation>
        </message>
        <message numerus="yes">
            <source>For {bid} {who} needs %n more trick(s), and {left} are left: if the others take {more}, it is broken.</source>
            <translation>
                <numerusform>Para {bid}, a {who} le falta una baza y quedan {left}: si los demás hacéis {more}, no lo cumple.</numerusform>
                <numerusform>Para {bid}, a {who} le faltan %n bazas y quedan {left}: si los demás hacéis {more}, no lo cumple.</numerusform>
            </translation>
        </message>
        <message>
            <source>{bid} means to take no trick at all. Made, each of them pays you {win}; failed, you pay each {lose}.</source>
            <translation>{bid} quiere decir no hacer ni una baza. Si lo haces, cada uno te paga {win}; si no, pagas {lose} a cada uno.</translation>
        </message>
        <message numerus="yes">
            <source>Your longest suit is {suit}, with %n card(s). Whoever plays alone leads, and makes a suit trumps.</source>
            <translation>
                <numerusform>Tu palo más largo es {suit}, con una carta. Quien juega solo sale, y hace triunfo de un palo.</numerusform>
                <numerusform>Tu palo más largo es {suit}, con %n cartas. Quien juega solo sale, y hace triunfo de un palo.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You hold %n ace(s): in its suit nothing beats an ace, only a trump does.</source>
            <translation>
                <numerusform>Tienes un as: en su palo nada lo gana; solo un triunfo.</numerusform>
                <numerusform>Tienes %n ases: en su palo nada gana a un as; solo un triunfo.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} has bid {bid}: only a higher bid takes it away.</source>
            <translation>{who} ha dicho {bid}: solo se lo quita quien diga más.</translation>
        </message>
        <message>
            <source>The card that takes a trick is turned face down before whoever played it: so many turned cards, so many tricks.</source>
            <translation>La carta que gana una baza se pone boca abajo delante de quien la jugó: tantas cartas boca abajo, tantas bazas.</translation>
        </message>
        <message>
            <source>You have no {suit}, so you may play any card: a trump may be played, but need not.</source>
            <translation>No tienes {suit}, así que puedes jugar cualquier carta: puedes fallar, pero no estás obligado.</translation>
        </message>
        <message>
            <source>{who}, who plays alone, is taking the trick with {card}, and no card you may play beats it.</source>
            <translation>{who}, que juega solo, va ganando la baza con {card}, y ninguna carta que puedas jugar la gana.</translation>
        </message>
        <message>
            <source>{who} is taking the trick with {card}, and plays against {other} as you do. {other} is still to play.</source>
            <translation>{who} va ganando la baza con {card}, y juega como tú contra {other}; {other} aún tiene que echar carta.</translation>
        </message>
        <message numerus="yes">
            <source>You are to take no trick: of the cards you may play, %n stay(s) under {card}.</source>
            <translation>
                <numerusform>No debes hacer ninguna baza: de las cartas que puedes jugar, %n se queda por debajo de {card}.</numerusform>
                <numerusform>No debes hacer ninguna baza: de las cartas que puedes jugar, %n se quedan por debajo de {card}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} is to take no trick, and is taking this one with {card}: of the cards you may play, %n stay(s) under it.</source>
            <translation>
                <numerusform>{who} no debe hacer ninguna baza, y esta se la lleva con {card}: de las cartas que puedes jugar, %n se queda por debajo.</numerusform>
                <numerusform>{who} no debe hacer ninguna baza, y esta se la lleva con {card}: de las cartas que puedes jugar, %n se quedan por debajo.</numerusform>
            </translation>
        </message>
        <message>
            <source>You have none of the suit, so this trick is not yours: be rid of a card that could take one later.</source>
            <translation>No tienes de ese palo, así que esta baza no es tuya: quítate una carta que luego podría hacer una.</translation>
        </message>
        <message>
            <source>If {who} takes a single trick, {bid} is lost.</source>
            <translation>Con una sola baza, {who} pierde {bid}.</translation>
        </message>
        <message numerus="yes">
            <source>For {bid} you need %n more trick(s): all that are left.</source>
            <translation>
                <numerusform>Para {bid} te falta una baza: la última que queda.</numerusform>
                <numerusform>Para {bid} te faltan %n bazas: todas las que quedan.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>For {bid} you need %n more trick(s), and {left} are left: you can lose {spare}.</source>
            <translation>
                <numerusform>Para {bid} te falta una baza y quedan {left}: puedes perder {spare}.</numerusform>
                <numerusform>Para {bid} te faltan %n bazas y quedan {left}: puedes perder {spare}.</numerusform>
            </translation>
        </message>
        <message>
            <source>If you make it, each of the others pays you {win}; if not, you pay each {lose}.</source>
            <translation>Si lo haces, cada uno de los demás te paga {win}; si no, pagas {lose} a cada uno.</translation>
        </message>
        <message>
            <source>If {who} makes it, you pay {win}, as everybody does; if not, you receive {lose}.</source>
            <translation>Si {who} lo hace, pagas {win}, como todos; si no, cobras {lose}.</translation>
        </message>
        <message numerus="yes">
            <source>Your longest suit is {suit}, with %n card(s). Whoever plays alone leads, and makes a suit trumps, unless it is a misère.</source>
            <translation>
                <numerusform>Tu palo más largo es {suit}, con una carta. Quien juega solo sale, y hace triunfo de un palo, salvo en el Mis.</numerusform>
                <numerusform>Tu palo más largo es {suit}, con %n cartas. Quien juega solo sale, y hace triunfo de un palo, salvo en el Mis.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of no suit do you hold more than %n card(s).</source>
            <translation>
                <numerusform>De ningún palo tienes más de %n carta.</numerusform>
                <numerusform>De ningún palo tienes más de %n cartas.</numerusform>
            </translation>
        </message>
        <message>
            <source>You hold no ace: the pack has higher cards of each of your suits.</source>
            <translation>No tienes ningún as: de cada uno de tus palos hay cartas más altas.</translation>
        </message>
        <message>
            <source>The suit of your first card is trumps for the whole hand.</source>
            <translation>El palo de tu primera carta es triunfo toda la mano.</translation>
        </message>
        <message>
            <source>You are to take no trick, but every card you may play beats {card}.</source>
            <translation>No debes hacer ninguna baza, pero cualquier carta que puedes jugar gana a {card}.</translation>
        </message>
        <message>
            <source>{who} is to take no trick, but every card you may play beats {card}.</source>
            <translation>{who} no debe hacer ninguna baza, pero cualquier carta que puedes jugar gana a {card}.</translation>
        </message>
        <message>
            <source>{who} is taking this trick; you have none of its suit and cannot take it.</source>
            <translation>{who} va ganando esta baza; no tienes de ese palo y no puedes ganarla.</translation>
        </message>
        <message>
            <source>With a single trick {bid} is lost for you.</source>
            <translation>Con una sola baza pierdes {bid}.</translation>
        </message>
        <message numerus="yes">
            <source>You can give no card away now, so you draw: %n card(s) lie in the stock, and the last one makes its suit trumps.</source>
            <translation>
                <numerusform>Ahora no puedes dar ninguna carta, así que robas: queda una en la baceta, y su palo será triunfo.</numerusform>
                <numerusform>Ahora no puedes dar ninguna carta, así que robas: quedan %n en la baceta, y la última dirá el triunfo.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your pile has %n card(s), and none of the others fewer than {least}: later they must all be got rid of.</source>
            <translation>
                <numerusform>Tu montón tiene una carta, y ninguno de los demás menos de {least}: luego hay que quitárselas todas de encima.</numerusform>
                <numerusform>Tu montón tiene %n cartas, y ninguno de los demás menos de {least}: luego hay que quitárselas todas de encima.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Whoever is left with cards in the end loses: you hold %n, none of the others more than {most}.</source>
            <translation>
                <numerusform>Pierde quien se quede al final con cartas: tú tienes una; de los demás, nadie más de {most}.</numerusform>
                <numerusform>Pierde quien se quede al final con cartas: tú tienes %n; de los demás, nadie más de {most}.</numerusform>
            </translation>
        </message>
        <message>
            <source>This was the last card: its suit is trumps, and whoever gets it leads the first trick.</source>
            <translation>Era la última carta: su palo es triunfo, y quien se la quede sale en la primera baza.</translation>
        </message>
        <message>
            <source>You have drawn {card:short}, which follows no card that lies on top: it goes to your pile, and your turn is over.</source>
            <translation>Has robado {card:short}, que no va detrás de ninguna de las de encima: va a tu montón y se acaba tu turno.</translation>
        </message>
        <message numerus="yes">
            <source>Your pile has %n card(s), {who} has the smallest of the others with {least}: later they must all be got rid of.</source>
            <translation>
                <numerusform>Tu montón tiene una carta; de los demás, el más pequeño es el de {who}, con {least}: luego hay que quitárselas todas de encima.</numerusform>
                <numerusform>Tu montón tiene %n cartas; de los demás, el más pequeño es el de {who}, con {least}: luego hay que quitárselas todas de encima.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You lead: %n cards turn this trick and put it out of the game, one for everybody who still has cards.</source>
            <translation>
                <numerusform>Sales tú: con %n carta la baza se gira y sale del juego, una por cada uno que tiene cartas.</numerusform>
                <numerusform>Sales tú: con %n cartas la baza se gira y sale del juego, una por cada uno que aún tiene cartas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A higher card of its suit or a trump beats {top}: with %n of your cards you may do it now.</source>
            <translation>
                <numerusform>Se monta {top} con una más alta de su palo o con triunfo: ahora puedes con una de tus cartas.</numerusform>
                <numerusform>Se monta {top} con una más alta de su palo o con triunfo: ahora puedes con %n de tus cartas.</numerusform>
            </translation>
        </message>
        <message>
            <source>A higher card of its suit or a trump beats {top}: you have none.</source>
            <translation>Se monta {top} con una más alta de su palo o con triunfo: no tienes ninguna.</translation>
        </message>
        <message>
            <source>Whoever takes picks up the only card that lies: {low}.</source>
            <translation>Quien sube se lleva a la mano la única carta que hay: {low}.</translation>
        </message>
        <message>
            <source>Whoever takes picks up the lowest card of the trick, {low}; the others stay.</source>
            <translation>Quien sube se lleva a la mano la carta más baja de la baza, {low}; las demás se quedan.</translation>
        </message>
        <message>
            <source>One more card turns the trick: whoever lays it leads the next one.</source>
            <translation>Con una carta más se gira la baza: quien la ponga sale en la siguiente.</translation>
        </message>
        <message numerus="yes">
            <source>Whoever is left with cards in the end loses: you hold %n, of the others {who} holds most, {most}.</source>
            <translation>
                <numerusform>Pierde quien se quede al final con cartas: tú tienes una; de los demás, quien más tiene es {who}, con {most}.</numerusform>
                <numerusform>Pierde quien se quede al final con cartas: tú tienes %n; de los demás, quien más tiene es {who}, con {most}.</numerusform>
            </translation>
        </message>
        <message>
            <source>On your pile lies {card:short}, the rank that follows {who}'s card, {top:short}: given away, it is one card fewer in your pile, which becomes your hand.</source>
            <translation>En tu montón está {card:short}, que va detrás de {top:short}, de {who}: si la das, es una carta menos en tu montón, que será tu mano.</translation>
        </message>
        <message>
            <source>You may give {card:short} to {who}, onto {top:short}. But your pile becomes your hand, and in it a card as high as this is good to have.</source>
            <translation>Puedes darle {card:short} a {who}, sobre {top:short}. Pero tu montón será tu mano, y en ella conviene tener una carta tan alta.</translation>
        </message>
        <message>
            <source>You may give {card:short} to {who}, onto {top:short}, before you draw: your pile becomes your hand, and must be got rid of.</source>
            <translation>Antes de robar puedes darle {card:short} a {who}, sobre {top:short}: tu montón será tu mano, y habrá que quitársela de encima.</translation>
        </message>
        <message>
            <source>You have drawn {card:short}, which follows {who}'s card, {top:short}: laid there, so low a card does not come into your hand, and you draw again.</source>
            <translation>Has robado {card:short}, que sigue a la carta de {who}, {top:short}: puesta ahí, una carta tan baja no llega a tu mano, y vuelves a robar.</translation>
        </message>
        <message>
            <source>You have drawn {card:short}, which follows {who}'s card, {top:short}: it could go there. But then you draw another, and hardly any is higher.</source>
            <translation>Has robado {card:short}, que sigue a la carta de {who}, {top:short}: podría ir ahí. Pero entonces robas otra, y casi ninguna es más alta.</translation>
        </message>
        <message>
            <source>You have drawn {card:short}, which follows {who}'s card, {top:short}: laid there, you draw another in its place, which may be better or worse.</source>
            <translation>Has robado {card:short}, que sigue a la carta de {who}, {top:short}: puesta ahí, robas otra en su lugar, que puede ser mejor o peor.</translation>
        </message>
        <message numerus="yes">
            <source>Whoever is left with cards in the end loses: you hold %n, {who} {most}.</source>
            <translation>
                <numerusform>Pierde quien se quede al final con cartas: a ti te queda una, a {who} {most}.</numerusform>
                <numerusform>Pierde quien se quede al final con cartas: a ti te quedan %n, a {who} {most}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Coach</source>
            <translation>Entrenador</translation>
        </message>
        <message>
            <source>Better: {best}.</source>
            <translation>Mejor: {best}.</translation>
        </message>
        <message>
            <source>Well seen: {best}.</source>
            <translation>Bien visto: {best}.</translation>
        </message>
        <message>
            <source>Well seen: {best} rather than {made}.</source>
            <translation>Bien visto: {best} y no {made}.</translation>
        </message>
        <message>
            <source>The hint was right: {best} was better than {made}.</source>
            <translation>La pista acertaba: era mejor {best} que {made}.</translation>
        </message>
        <message>
            <source>{best} was better than {made}.</source>
            <translation>Era mejor {best} que {made}.</translation>
        </message>
        <message>
            <source>{key} takes your move back.</source>
            <translation>Con {key} puedes deshacer tu jugada.</translation>
        </message>
        <message>
            <source>The coach speaks once the cards are dealt</source>
            <translation>El entrenador habla cuando estén repartidas las cartas</translation>
        </message>
        <message>
            <source>The coach speaks when it is your turn</source>
            <translation>El entrenador habla cuando te toca</translation>
        </message>
        <message>
            <source>Coach: cut wherever you like, for nobody knows how the cards lie</source>
            <translation>Entrenador: corta por donde quieras, que nadie sabe cómo están las cartas</translation>
        </message>
        <message>
            <source>Coach on</source>
            <translation>Entrenador activado</translation>
        </message>
        <message>
            <source>Coach off</source>
            <translation>Entrenador desactivado</translation>
        </message>
        <message>
            <source>Coach: there is only one move here</source>
            <translation>Entrenador: aquí solo hay una jugada</translation>
        </message>
        <message>
            <source>Coach: this one is up to you</source>
            <translation>Entrenador: esta la decides tú</translation>
        </message>
        <message>
            <source>Esc: close · {key}: coach off</source>
            <translation>Esc: cerrar · {key}: sin entrenador</translation>
        </message>
        <message>
            <source>{key} calls me back</source>
            <translation>{key} me llama otra vez</translation>
        </message>
    </context>
    <context>
        <name>commands</name>
        <message>
            <source>Take back</source>
            <translation>Deshacer</translation>
        </message>
        <message>
            <source>A K D J T 1–9 0</source>
            <translation>A R/K D V/J 1–9 0</translation>
        </message>
        <message>
            <source>To the card of that rank, unless a button shows it; 1: ace, 0: ten, D or Shift+Q: queen</source>
            <translation>A la carta de ese número o figura, si no lo muestra un botón; 1: as, 0: diez, D o Mayús+Q: la figura de en medio</translation>
        </message>
        <message>
            <source>Say how things stand</source>
            <translation>Decir cómo va la cosa</translation>
        </message>
        <message>
            <source>Say what lies in the trick</source>
            <translation>Decir qué hay en la baza</translation>
        </message>
        <message>
            <source>Last trick</source>
            <translation>Última baza</translation>
        </message>
        <message>
            <source>Say what is trumps</source>
            <translation>Decir el triunfo</translation>
        </message>
        <message>
            <source>Say what is being played for</source>
            <translation>Decir qué se juega</translation>
        </message>
        <message>
            <source>Say the score</source>
            <translation>Decir el marcador</translation>
        </message>
        <message>
            <source>Say my hand by suits</source>
            <translation>Decir mi mano por palos</translation>
        </message>
        <message>
            <source>Say how the others stand</source>
            <translation>Decir cómo van los demás</translation>
        </message>
        <message>
            <source>Say what is in the pot</source>
            <translation>Decir qué hay en el plato</translation>
        </message>
        <message>
            <source>Say what has been taken</source>
            <translation>Decir qué se ha capturado</translation>
        </message>
        <message>
            <source>Say what lies open, by months</source>
            <translation>Decir qué hay descubierto, por meses</translation>
        </message>
        <message>
            <source>Say which cards may be played, and what they take</source>
            <translation>Decir qué cartas se pueden jugar y qué capturan</translation>
        </message>
        <message>
            <source>Say my highest and lowest of each suit</source>
            <translation>Decir mi carta más alta y la más baja de cada palo</translation>
        </message>
        <message>
            <source>Say what each of the others has shown</source>
            <translation>Decir qué cartas ha enseñado cada rival</translation>
        </message>
        <message>
            <source>Say what can be captured</source>
            <translation>Decir qué se puede capturar</translation>
        </message>
        <message>
            <source>Say what lies open</source>
            <translation>Decir qué hay descubierto</translation>
        </message>
        <message>
            <source>Say which cards may be played</source>
            <translation>Decir qué cartas se pueden jugar</translation>
        </message>
        <message>
            <source>Say what lies before each player</source>
            <translation>Decir qué tiene cada uno delante</translation>
        </message>
        <message>
            <source>Last turn</source>
            <translation>Último turno</translation>
        </message>
        <message>
            <source>Say my hand by months</source>
            <translation>Decir mi mano por meses</translation>
        </message>
        <message>
            <source>1–9 0</source>
            <translation>1–9 0</translation>
        </message>
        <message>
            <source>To a card of that month, unless a button shows it; 0: from October on</source>
            <translation>A una carta de ese mes, si no lo muestra un botón; 0: octubre, noviembre y diciembre</translation>
        </message>
        <message>
            <source>Take the lowest card</source>
            <translation>Subir la carta más baja</translation>
        </message>
        <message>
            <source>End</source>
            <translation>Fin</translation>
        </message>
        <message>
            <source>At the table</source>
            <translation>En la mesa</translation>
        </message>
        <message>
            <source>In a replay</source>
            <translation>Al ver una partida</translation>
        </message>
        <message>
            <source>Everywhere</source>
            <translation>En todas partes</translation>
        </message>
        <message>
            <source>With switches</source>
            <translation>Con pulsadores</translation>
        </message>
        <message>
            <source>Press a key</source>
            <translation>Pulsa una tecla</translation>
        </message>
        <message>
            <source>Swap them</source>
            <translation>Cambiarlas entre sí</translation>
        </message>
        <message>
            <source>{key} always means the same, for cards and buttons.</source>
            <translation>{key} significa siempre lo mismo: cartas y botones.</translation>
        </message>
        <message>
            <source>{key} is already “{command}”.</source>
            <translation>{key} ya es «{command}».</translation>
        </message>
        <message>
            <source>Keep {key}</source>
            <translation>Dejar {key}</translation>
        </message>
        <message>
            <source>changed</source>
            <translation>cambiada</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Intro</translation>
        </message>
        <message>
            <source>The button that shows that number</source>
            <translation>El botón que muestra ese número</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Rehacer</translation>
        </message>
        <message>
            <source>Hint, and more of it</source>
            <translation>Pista, y más detalle</translation>
        </message>
        <message>
            <source>Coach on or off</source>
            <translation>Entrenador sí o no</translation>
        </message>
        <message>
            <source>Panel</source>
            <translation>Panel</translation>
        </message>
        <message>
            <source>Sound on or off</source>
            <translation>Activar o quitar el sonido</translation>
        </message>
        <message>
            <source>The table in text, and back</source>
            <translation>La mesa en texto, y vuelta</translation>
        </message>
        <message>
            <source>Go on, or pause</source>
            <translation>Seguir o pausar</translation>
        </message>
        <message>
            <source>Previous move</source>
            <translation>Jugada anterior</translation>
        </message>
        <message>
            <source>Next move</source>
            <translation>Jugada siguiente</translation>
        </message>
        <message>
            <source>Your previous decision</source>
            <translation>Tu decisión anterior</translation>
        </message>
        <message>
            <source>Your next decision</source>
            <translation>Tu decisión siguiente</translation>
        </message>
        <message>
            <source>Your previous mistake</source>
            <translation>Tu error anterior</translation>
        </message>
        <message>
            <source>Your next mistake</source>
            <translation>Tu error siguiente</translation>
        </message>
        <message>
            <source>Go over it</source>
            <translation>Repasar</translation>
        </message>
        <message>
            <source>Previous trick</source>
            <translation>Baza anterior</translation>
        </message>
        <message>
            <source>Next trick</source>
            <translation>Baza siguiente</translation>
        </message>
        <message>
            <source>Previous hand</source>
            <translation>Mano anterior</translation>
        </message>
        <message>
            <source>Next hand</source>
            <translation>Mano siguiente</translation>
        </message>
        <message>
            <source>To the beginning</source>
            <translation>Al principio</translation>
        </message>
        <message>
            <source>To the end</source>
            <translation>Al final</translation>
        </message>
        <message>
            <source>With the eyes of the next player</source>
            <translation>Con los ojos del siguiente</translation>
        </message>
        <message>
            <source>All hands face up</source>
            <translation>Todas las manos boca arriba</translation>
        </message>
        <message>
            <source>What was known</source>
            <translation>Lo que se sabía</translation>
        </message>
        <message>
            <source>Write a note</source>
            <translation>Escribir una nota</translation>
        </message>
        <message>
            <source>Play from here</source>
            <translation>Jugar desde aquí</translation>
        </message>
        <message>
            <source>Rules of the moment</source>
            <translation>Reglas de este momento</translation>
        </message>
        <message>
            <source>All keys of this page</source>
            <translation>Todas las teclas de esta página</translation>
        </message>
        <message>
            <source>New match</source>
            <translation>Partida nueva</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>Abrir un archivo</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Ajustes</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Pantalla completa</translation>
        </message>
        <message>
            <source>Leave Naipes</source>
            <translation>Salir de Naipes</translation>
        </message>
        <message>
            <source>Switch: on to the next</source>
            <translation>Pulsador: pasar al siguiente</translation>
        </message>
        <message>
            <source>Switch: choose</source>
            <translation>Pulsador: elegir</translation>
        </message>
        <message>
            <source>Along the hand</source>
            <translation>Recorrer la mano</translation>
        </message>
        <message>
            <source>Play, press the gold button, or skip what moves</source>
            <translation>Jugar, pulsar el botón dorado o saltar lo que se mueve</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Espacio</translation>
        </message>
        <message>
            <source>Pick a card, or skip what moves</source>
            <translation>Escoger una carta o saltar lo que se mueve</translation>
        </message>
        <message>
            <source>On to your next decision</source>
            <translation>Hasta tu próxima decisión</translation>
        </message>
        <message>
            <source>Put down what is picked, close, leave full screen</source>
            <translation>Soltar lo escogido, cerrar, salir de pantalla completa</translation>
        </message>
        <message>
            <source>So many times as fast</source>
            <translation>Tantas veces más deprisa</translation>
        </message>
        <message>
            <source>On a branch in the list: fold it, or show all of it</source>
            <translation>En una rama de la lista: plegarla o verla entera</translation>
        </message>
        <message>
            <source>Close, leave full screen, or leave</source>
            <translation>Cerrar, salir de pantalla completa o salir</translation>
        </message>
        <message>
            <source>Along the hand; in an answer along the exact line</source>
            <translation>Por la mano; en una respuesta, por la línea exacta</translation>
        </message>
        <message>
            <source>Play, or press the button in focus</source>
            <translation>Jugar, o pulsar el botón enfocado</translation>
        </message>
        <message>
            <source>See the answer</source>
            <translation>Ver la respuesta</translation>
        </message>
        <message>
            <source>Skip this moment</source>
            <translation>Saltar este momento</translation>
        </message>
        <message>
            <source>Try another</source>
            <translation>Probar otra</translation>
        </message>
        <message>
            <source>Have the opponents' answers checked</source>
            <translation>Comprobar las respuestas de los rivales</translation>
        </message>
        <message>
            <source>Five deals that were possible</source>
            <translation>Cinco repartos que eran posibles</translation>
        </message>
        <message>
            <source>What was counted, in figures</source>
            <translation>Lo que se ha contado, con números</translation>
        </message>
        <message>
            <source>PgUp PgDn</source>
            <translation>RePág AvPág</translation>
        </message>
        <message>
            <source>To another moment</source>
            <translation>A otro momento</translation>
        </message>
        <message>
            <source>From game to game</source>
            <translation>De juego en juego</translation>
        </message>
        <message>
            <source>That game, in their order</source>
            <translation>Ese juego, por su orden</translation>
        </message>
        <message>
            <source>Open what is chosen</source>
            <translation>Abrir lo elegido</translation>
        </message>
        <message>
            <source>Play the deal that was copied as a line</source>
            <translation>Jugar la mano que se copió como línea</translation>
        </message>
        <message>
            <source>From lesson to lesson</source>
            <translation>De lección en lección</translation>
        </message>
        <message>
            <source>Go on, or make the move that is marked</source>
            <translation>Seguir, o hacer la jugada señalada</translation>
        </message>
        <message>
            <source>Backspace</source>
            <translation>Retroceso</translation>
        </message>
        <message>
            <source>One step back</source>
            <translation>Un paso atrás</translation>
        </message>
        <message>
            <source>PgDn</source>
            <translation>AvPág</translation>
        </message>
        <message>
            <source>Skip the lesson</source>
            <translation>Saltar la lección</translation>
        </message>
        <message>
            <source>Leave; the lesson goes on another time</source>
            <translation>Salir; la lección sigue otro día</translation>
        </message>
        <message>
            <source>Go on, press the button in focus, or skip what moves</source>
            <translation>Seguir, pulsar el botón elegido o saltar lo que se mueve</translation>
        </message>
        <message>
            <source>Skip the question, leave full screen, or leave</source>
            <translation>Saltar la pregunta, salir de pantalla completa o salir</translation>
        </message>
        <message>
            <source>Play the card in focus; after the answer, the next one</source>
            <translation>Jugar la carta elegida; tras la respuesta, el siguiente</translation>
        </message>
        <message>
            <source>After the answer: the rule</source>
            <translation>Tras la respuesta: la regla</translation>
        </message>
        <message>
            <source>After the answer: play this hand</source>
            <translation>Tras la respuesta: jugar esta mano</translation>
        </message>
        <message>
            <source>To another problem</source>
            <translation>A otro problema</translation>
        </message>
        <message>
            <source>Search the rules</source>
            <translation>Buscar en las reglas</translation>
        </message>
        <message>
            <source>F3  Shift+F3</source>
            <translation>F3  Mayús+F3</translation>
        </message>
        <message>
            <source>To the next hit, and to the one before</source>
            <translation>A la coincidencia siguiente, y a la anterior</translation>
        </message>
        <message>
            <source>Back where one was, and forward again</source>
            <translation>Volver adonde se estaba, y adelante otra vez</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <source>From link to link</source>
            <translation>De enlace en enlace</translation>
        </message>
        <message>
            <source>To the table, and back to the book</source>
            <translation>A la mesa, y de vuelta al libro</translation>
        </message>
        <message>
            <source>Close the book</source>
            <translation>Cerrar el libro</translation>
        </message>
        <message>
            <source>The hand of that game</source>
            <translation>La mano de ese juego</translation>
        </message>
        <message>
            <source>From day to day, in the calendar</source>
            <translation>De un día a otro, en el calendario</translation>
        </message>
        <message>
            <source>Play it, or watch it again</source>
            <translation>Jugarla, o verla de nuevo</translation>
        </message>
        <message>
            <source>Copy the line of the deal</source>
            <translation>Copiar la línea de la mano</translation>
        </message>
        <message>
            <source>Fold the branches of a match, or show them</source>
            <translation>Plegar las ramas de una partida, o verlas</translation>
        </message>
        <message>
            <source>From match to match</source>
            <translation>De partida en partida</translation>
        </message>
        <message>
            <source>Rename the match</source>
            <translation>Cambiar el nombre de la partida</translation>
        </message>
        <message>
            <source>Del</source>
            <translation>Supr</translation>
        </message>
        <message>
            <source>Delete the match</source>
            <translation>Borrar la partida</translation>
        </message>
        <message>
            <source>Bring it back</source>
            <translation>Recuperarla</translation>
        </message>
        <message>
            <source>To the filters</source>
            <translation>A los filtros</translation>
        </message>
        <message>
            <source>The plot in figures, or drawn again</source>
            <translation>El gráfico en cifras, o dibujado otra vez</translation>
        </message>
        <message>
            <source>Export the matches as a table</source>
            <translation>Exportar las partidas como tabla</translation>
        </message>
        <message>
            <source>Along the plot, match by match</source>
            <translation>Por el gráfico, partida a partida</translation>
        </message>
        <message>
            <source>Watch the match</source>
            <translation>Ver la partida</translation>
        </message>
        <message>
            <source>Shift</source>
            <translation>Mayús</translation>
        </message>
        <message>
            <source>question mark</source>
            <translation>interrogación</translation>
        </message>
        <message>
            <source>comma</source>
            <translation>coma</translation>
        </message>
        <message>
            <source>full stop</source>
            <translation>punto</translation>
        </message>
        <message>
            <source>slash</source>
            <translation>barra</translation>
        </message>
        <message>
            <source>opening bracket</source>
            <translation>abrir corchete</translation>
        </message>
        <message>
            <source>closing bracket</source>
            <translation>cerrar corchete</translation>
        </message>
        <message>
            <source>left arrow</source>
            <translation>flecha izquierda</translation>
        </message>
        <message>
            <source>right arrow</source>
            <translation>flecha derecha</translation>
        </message>
        <message>
            <source>up arrow</source>
            <translation>flecha arriba</translation>
        </message>
        <message>
            <source>down arrow</source>
            <translation>flecha abajo</translation>
        </message>
        <message>
            <source>{first} to {last}</source>
            <translation>{first} a {last}</translation>
        </message>
        <message>
            <source>A R S 1–9 0</source>
            <translation>A R S 1–9 0</translation>
        </message>
        <message>
            <source>On the start page</source>
            <translation>En la página de inicio</translation>
        </message>
        <message>
            <source>In a review</source>
            <translation>En un repaso</translation>
        </message>
        <message>
            <source>In the library</source>
            <translation>En la biblioteca</translation>
        </message>
        <message>
            <source>In the statistics</source>
            <translation>En las estadísticas</translation>
        </message>
        <message>
            <source>In the hand of the day</source>
            <translation>En la mano del día</translation>
        </message>
        <message>
            <source>On the page of lessons</source>
            <translation>En la página de lecciones</translation>
        </message>
        <message>
            <source>In a lesson</source>
            <translation>En una lección</translation>
        </message>
        <message>
            <source>In the memory gym</source>
            <translation>En el gimnasio de memoria</translation>
        </message>
        <message>
            <source>In a problem</source>
            <translation>En un problema</translation>
        </message>
        <message>
            <source>In a rulebook</source>
            <translation>En un reglamento</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Teclado</translation>
        </message>
        <message>
            <source>Change keys</source>
            <translation>Cambiar teclas</translation>
        </message>
    </context>
    <context>
        <name>consequences</name>
        <message>
            <source>{cut:short} is trumped {often}; with {other:short}, {less}.</source>
            <translation>{cut:short} te la fallan {often}; con {other:short}, {less}.</translation>
        </message>
        <message>
            <source>Then {card:short} takes a trick {often}; with {other:short}, {less}.</source>
            <translation>Así {card:short} hace baza {often}; con {other:short}, {less}.</translation>
        </message>
        <message>
            <source>You have to take a trick with {card:short} {often}; with {other:short}, {less}.</source>
            <translation>{card:short} te obliga a hacer baza {often}; con {other:short}, {less}.</translation>
        </message>
        <message>
            <source>Later, {card:short} makes {who} take a trick {often}; with {other:short}, {less}.</source>
            <translation>Luego, {card:short} obliga a {who} a hacer baza {often}; con {other:short}, {less}.</translation>
        </message>
        <message>
            <source>First {card:short}: so both {card:short} and {other:short} take a trick {often}; with {other:short} first, {less}.</source>
            <translation>Primero {card:short}: así hacen baza {card:short} y {other:short} {often}; si va antes {other:short}, {less}.</translation>
        </message>
        <message>
            <source>You take this trick {often}; with {other:short}, {less}.</source>
            <translation>Esta baza es tuya {often}; con {other:short}, {less}.</translation>
        </message>
        <message>
            <source>in all</source>
            <translation>en todos</translation>
        </message>
        <message>
            <source>in none</source>
            <translation>en ninguno</translation>
        </message>
        <message>
            <source>{motif} {consequence}</source>
            <translation>{motif} {consequence}</translation>
        </message>
        <message>
            <source>Played now, {cut:short} is trumped {often}; after {other:short}, {less}.</source>
            <translation>Si se juega ya, {cut:short} te la fallan {often}; después de {other:short}, {less}.</translation>
        </message>
        <message>
            <source>Kept, {cut:short} is trumped {often}; played now, {less}.</source>
            <translation>Si te guardas {cut:short}, te la fallan {often}; si se juega ya, {less}.</translation>
        </message>
        <message>
            <source>You keep {card:short}, which takes a trick {often}; played now, {less}.</source>
            <translation>Guardas {card:short}, que hace baza {often}; si se juega ya, {less}.</translation>
        </message>
        <message>
            <source>{card:short} is enough for this trick, and the better {other:short} stays.</source>
            <translation>{card:short} basta para esta baza, y {other:short}, que es mejor, se queda.</translation>
        </message>
        <message>
            <source>Played now, {card:short} takes a trick {often}; after {other:short}, {less}.</source>
            <translation>Si se juega ya, {card:short} hace baza {often}; después de {other:short}, {less}.</translation>
        </message>
        <message>
            <source>You get rid of {card:short}: kept, it would have to take a trick {often}.</source>
            <translation>Te deshaces de {card:short}: si te la guardas, te obliga a hacer baza {often}.</translation>
        </message>
        <message>
            <source>Kept, {card:short} has to take a trick {often}; played now, {less}.</source>
            <translation>{card:short}, si te la guardas, hace baza {often}; si se juega ya, {less}.</translation>
        </message>
        <message>
            <source>You keep {card:short}: with it {who} is made to take a trick {often}; played now, {less}.</source>
            <translation>Guardas {card:short}: con ella se obliga a {who} a hacer baza {often}; si se juega ya, {less}.</translation>
        </message>
        <message>
            <source>Under {card:short}, {who} has to take a trick {often}; kept, {less}.</source>
            <translation>Con {card:short} jugada ya, {who} tiene que hacer baza {often}; si se guarda, {less}.</translation>
        </message>
        <message>
            <source>{card:short} is enough for this trick, and {other:short} takes another {often}; if {other:short} goes first, {less}.</source>
            <translation>Para esta baza basta {card:short}, y {other:short} hace otra {often}; si gastas antes {other:short}, {less}.</translation>
        </message>
        <message>
            <source>{who} takes this trick {often}; with {other:short}, {less}.</source>
            <translation>{who} se lleva esta baza {often}; con {other:short}, {less}.</translation>
        </message>
        <message>
            <source>You trump with {card:short} and take the trick {often}; with {other:short}, {less}.</source>
            <translation>Fallas con {card:short} y la baza es tuya {often}; con {other:short}, {less}.</translation>
        </message>
        <message>
            <source>You draw the trumps first, for the sake of {card:short}.</source>
            <translation>Primero, fuera triunfos, para que no te fallen {card:short}.</translation>
        </message>
        <message>
            <source>{card:short} keeps you the lead.</source>
            <translation>Con {card:short} ganas la baza y vuelves a salir tú.</translation>
        </message>
        <message>
            <source>{guard:short} stays as a guard beside {card:short}.</source>
            <translation>{guard:short} se queda de guarda de {card:short}.</translation>
        </message>
        <message>
            <source>You give up the lead, and see what is led before you play.</source>
            <translation>Cedes la salida, y ves qué sale antes de jugar.</translation>
        </message>
        <message>
            <source>in hardly any</source>
            <translation>en muy pocos</translation>
        </message>
        <message>
            <source>in nearly all</source>
            <translation>en casi todos</translation>
        </message>
        <message numerus="yes">
            <source>in %n of 10</source>
            <translation>
                <numerusform>en %n de cada 10</numerusform>
                <numerusform>en %n de cada 10</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>in %n</source>
            <translation>
                <numerusform>en %n</numerusform>
                <numerusform>en %n</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} has to take a trick with {against:short} {often}; with {other:short}, {less}.</source>
            <translation>{who} tiene que hacer baza con {against:short} {often}; con {other:short}, {less}.</translation>
        </message>
        <message>
            <source>{against:short}, if it is out against you, takes a trick {often}; with {other:short}, {less}.</source>
            <translation>{against:short}, si está en contra, hace baza {often}; con {other:short}, {less}.</translation>
        </message>
        <message>
            <source>It costs {who} a trump {often}; with {other:short}, {less}.</source>
            <translation>Le cuesta un triunfo a {who} {often}; con {other:short}, {less}.</translation>
        </message>
        <message>
            <source>You keep {card:short}: later it takes a trick {often}.</source>
            <translation>Guardas {card:short}: luego hace baza {often}.</translation>
        </message>
        <message>
            <source>if you change {cards:short}</source>
            <translation>si cambias {cards:short}</translation>
        </message>
        <message>
            <source>{card:short} takes a trick {often}; {instead}, {less}.</source>
            <translation>{card:short} hace baza {often}; {instead}, {less}.</translation>
        </message>
        <message>
            <source>if you keep {cards:short}</source>
            <translation>si te quedas con {cards:short}</translation>
        </message>
        <message>
            <source>if you change {cards:short} too</source>
            <translation>si cambias también {cards:short}</translation>
        </message>
        <message>
            <source>if you change none</source>
            <translation>si no cambias ninguna</translation>
        </message>
        <message>
            <source>The king of trumps comes to you {often}; {instead}, {less}.</source>
            <translation>Te entra el rey de triunfo {often}; {instead}, {less}.</translation>
        </message>
        <message>
            <source>You come to a trump {often}; {instead}, {less}.</source>
            <translation>Te entra algún triunfo {often}; {instead}, {less}.</translation>
        </message>
        <message numerus="yes">
            <source>You come to %n trump(s) or more {often}; {instead}, {less}.</source>
            <translation>
                <numerusform>Te juntas con %n triunfo o más {often}; {instead}, {less}.</numerusform>
                <numerusform>Te juntas con %n triunfos o más {often}; {instead}, {less}.</numerusform>
            </translation>
        </message>
        <message>
            <source>You win all five tricks {often}; {instead}, {less}.</source>
            <translation>Haces las cinco bazas {often}; {instead}, {less}.</translation>
        </message>
        <message>
            <source>You lose all five tricks {often}; {instead}, {less}.</source>
            <translation>Pierdes las cinco bazas {often}; {instead}, {less}.</translation>
        </message>
        <message>
            <source>if you propose</source>
            <translation>si propones</translation>
        </message>
        <message>
            <source>if you play</source>
            <translation>si juegas</translation>
        </message>
        <message>
            <source>if you accept</source>
            <translation>si aceptas</translation>
        </message>
        <message>
            <source>if you refuse</source>
            <translation>si rehúsas</translation>
        </message>
        <message>
            <source>Losing without an exchange costs two points: {instead}, that happens {often}.</source>
            <translation>Perder sin cambio cuesta dos puntos: {instead}, ocurre {often}.</translation>
        </message>
        <message>
            <source>If {who} refuses and loses, that is two points for you: it happens {often}.</source>
            <translation>Si {who} rehúsa y pierde, son dos puntos para ti: ocurre {often}.</translation>
        </message>
        <message>
            <source>You are left without a trick {often}; {instead}, {less}.</source>
            <translation>Te quedas sin baza {often}; {instead}, {less}.</translation>
        </message>
        <message>
            <source>It hangs on {card:short}, which takes a trick {often}.</source>
            <translation>Todo depende de {card:short}, que hace baza {often}.</translation>
        </message>
        <message>
            <source>It would hang on {card:short}, which takes a trick {often}.</source>
            <translation>Todo dependería de {card:short}, que hace baza {often}.</translation>
        </message>
        <message>
            <source>The danger is {card:short}.</source>
            <translation>El peligro es {card:short}.</translation>
        </message>
    </context>
    <context>
        <name>dates</name>
        <message>
            <source>today</source>
            <translation>hoy</translation>
        </message>
        <message>
            <source>yesterday</source>
            <translation>ayer</translation>
        </message>
    </context>
    <context>
        <name>day</name>
        <message>
            <source>Each dot is a game.</source>
            <translation>Cada punto, un juego.</translation>
        </message>
        <message>
            <source>Month before</source>
            <translation>Mes anterior</translation>
        </message>
        <message>
            <source>Next month</source>
            <translation>Mes siguiente</translation>
        </message>
        <message numerus="yes">
            <source>%n of {all} hand(s) played</source>
            <translation>
                <numerusform>%n de {all} manos jugada</numerusform>
                <numerusform>%n de {all} manos jugadas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) in a row.</source>
            <translation>
                <numerusform>%n día seguido.</numerusform>
                <numerusform>%n días seguidos.</numerusform>
            </translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Copiada</translation>
        </message>
        <message>
            <source>Rules, opponents and cards are in this line. Nobody can read the cards from it by eye. If a line comes back, the two are compared here.</source>
            <translation>En esta línea van las reglas, los rivales y el reparto. Nadie puede leer las cartas a ojo. Si te devuelven la suya, las dos se comparan aquí.</translation>
        </message>
        <message>
            <source>The line of the deal as a QR code</source>
            <translation>La línea de la mano como código QR</translation>
        </message>
        <message>
            <source>Pass this hand on</source>
            <translation>Pásale esta mano a alguien</translation>
        </message>
        <message>
            <source>Copy the deal</source>
            <translation>Copiar la mano</translation>
        </message>
        <message>
            <source>Paste another</source>
            <translation>Pegar otra</translation>
        </message>
        <message>
            <source>Line of the deal</source>
            <translation>Línea de la mano</translation>
        </message>
        <message>
            <source>Ctrl+V</source>
            <translation>Ctrl+V</translation>
        </message>
        <message>
            <source>Hand of the day</source>
            <translation>Mano del día</translation>
        </message>
        <message>
            <source>The same for everybody: it follows from the date, without a network</source>
            <translation>La misma para todos: sale de la fecha, sin red</translation>
        </message>
        <message>
            <source>{name} (opponent)</source>
            <translation>{name} (rival)</translation>
        </message>
        <message>
            <source>With your cards, in your seat</source>
            <translation>Con tus cartas, en tu silla</translation>
        </message>
        <message>
            <source>What each of the nine opponents of this program would have made of this hand is shown once you have played it.</source>
            <translation>Lo que habría hecho con esta mano cada uno de los nueve rivales del programa se ve cuando la hayas jugado.</translation>
        </message>
        <message>
            <source>{done} of {all} have played…</source>
            <translation>Han jugado {done} de {all}…</translation>
        </message>
        <message>
            <source>par {figure}</source>
            <translation>mediana: {figure}</translation>
        </message>
        <message>
            <source>The same cards and the same opponents wait for everybody.</source>
            <translation>A todos les esperan las mismas cartas y los mismos rivales.</translation>
        </message>
        <message>
            <source>The same cards and the same opponent wait for everybody.</source>
            <translation>A todos les esperan las mismas cartas y el mismo rival.</translation>
        </message>
        <message>
            <source>At the table {made}. Better on average: {best} ({cost}).</source>
            <translation>En la mesa {made}. De media era mejor: {best} ({cost}).</translation>
        </message>
        <message>
            <source>Watch again</source>
            <translation>Ver de nuevo</translation>
        </message>
        <message>
            <source>Same deal</source>
            <translation>Misma mano</translation>
        </message>
        <message>
            <source>How did it go?</source>
            <translation>¿Cómo fue?</translation>
        </message>
        <message>
            <source>What cost most?</source>
            <translation>¿Qué costó más?</translation>
        </message>
        <message>
            <source>Nothing worth the name.</source>
            <translation>Nada digno de mención.</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Seguir</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Jugar</translation>
        </message>
        <message>
            <source>You did win it.</source>
            <translation>La ganaste.</translation>
        </message>
        <message>
            <source>You did not lose it.</source>
            <translation>No la perdiste.</translation>
        </message>
        <message>
            <source>Being tried out…</source>
            <translation>Probando otras jugadas…</translation>
        </message>
        <message>
            <source>Begun</source>
            <translation>Empezada</translation>
        </message>
        <message>
            <source>Unplayed</source>
            <translation>Por jugar</translation>
        </message>
        <message>
            <source>place {place}</source>
            <translation>puesto {place}</translation>
        </message>
    </context>
    <context>
        <name>deals</name>
        <message>
            <source>somebody</source>
            <translation>alguien</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Tú</translation>
        </message>
        <message>
            <source>Each opponent</source>
            <translation>Cada rival</translation>
        </message>
        <message>
            <source>Your hands</source>
            <translation>Tus manos</translation>
        </message>
        <message>
            <source>Opponents' hands</source>
            <translation>Manos de los rivales</translation>
        </message>
        <message>
            <source>Order of the deck</source>
            <translation>Orden de la baraja</translation>
        </message>
        <message>
            <source>Matches: {records} · Deals: {deals}</source>
            <translation>Partidas: {records} · Repartos: {deals}</translation>
        </message>
        <message>
            <source>Outside of what is usual: {n} of {all}; chance alone puts one in twenty there.</source>
            <translation>Fuera de lo normal: {n} de {all}; el puro azar saca una de cada veinte.</translation>
        </message>
        <message>
            <source>What chance gives</source>
            <translation>Lo que da el azar</translation>
        </message>
        <message>
            <source>{who}: {observed}; chance gives {low} to {high}.</source>
            <translation>{who}: {observed}; el azar da de {low} a {high}.</translation>
        </message>
        <message>
            <source>The line in the middle is what is to be expected, the bar holds nineteen fair figures of twenty; a red mark with a cross lies outside.</source>
            <translation>La raya del centro es lo esperado; la barra abarca diecinueve de cada veinte cifras limpias; una marca roja con aspa queda fuera.</translation>
        </message>
        <message>
            <source>Reading the matches: {number} of {all}</source>
            <translation>Leyendo las partidas: {number} de {all}</translation>
        </message>
        <message>
            <source>Damaged, counted as far as they can be read: {n}</source>
            <translation>Dañadas, contadas hasta donde pueden leerse: {n}</translation>
        </message>
        <message>
            <source>In a hand</source>
            <translation>En una mano</translation>
        </message>
        <message>
            <source>Full mark: you.</source>
            <translation>Marca llena: tú.</translation>
        </message>
        <message>
            <source>Ring: your opponents.</source>
            <translation>Aro: tus rivales.</translation>
        </message>
        <message>
            <source>{where}: chance is as uneven as this in {share} % of all cases.</source>
            <translation>{where}: el azar es así de desigual en el {share} % de los casos.</translation>
        </message>
        <message>
            <source>Deal statistics</source>
            <translation>Estadística del reparto</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Juego</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Which card falls where</source>
            <translation>Qué carta cae dónde</translation>
        </message>
        <message>
            <source>No saved match has been dealt yet.</source>
            <translation>Todavía no se ha repartido en ninguna partida guardada.</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Copiada</translation>
        </message>
        <message>
            <source>The line of the deal as a QR code</source>
            <translation>La línea de la mano como código QR</translation>
        </message>
        <message>
            <source>Rules, opponents and cards are in this line. Nobody can read the cards from it by eye.</source>
            <translation>En esta línea van las reglas, los rivales y el reparto. Nadie puede leer las cartas a ojo.</translation>
        </message>
        <message>
            <source>Hand {hand}, the first time: {ending}</source>
            <translation>Mano {hand}, la primera vez: {ending}</translation>
        </message>
        <message>
            <source>A deal from somebody else</source>
            <translation>La mano de otra persona</translation>
        </message>
        <message>
            <source>Paste the line you were sent: rules, opponents and cards come with it.</source>
            <translation>Pega la línea que te han pasado: trae las reglas, los rivales y las cartas.</translation>
        </message>
        <message>
            <source>The usual rules</source>
            <translation>Las reglas de siempre</translation>
        </message>
        <message>
            <source>Line of the deal</source>
            <translation>Línea de la mano</translation>
        </message>
        <message>
            <source>Play this deal</source>
            <translation>Jugar esta mano</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>y %n más</numerusform>
                <numerusform>y %n más</numerusform>
            </translation>
        </message>
        <message>
            <source>Play it once more</source>
            <translation>Jugarla otra vez</translation>
        </message>
        <message>
            <source>{name} has played it: what came of it is shown once you have.</source>
            <translation>{name} ya la ha jugado: lo que hizo se enseña cuando la juegues tú.</translation>
        </message>
        <message>
            <source>The first time you made {figures}.</source>
            <translation>La primera vez hiciste {figures}.</translation>
        </message>
        <message>
            <source>You made {figures}.</source>
            <translation>Hiciste {figures}.</translation>
        </message>
        <message>
            <source>Once more, you made {figures}.</source>
            <translation>Otra vez hiciste {figures}.</translation>
        </message>
        <message>
            <source>With your cards {name} made {figures}.</source>
            <translation>Con tus cartas {name} hizo {figures}.</translation>
        </message>
        <message>
            <source>The first time you came in place {figures}.</source>
            <translation>La primera vez quedaste en el puesto {figures}.</translation>
        </message>
        <message>
            <source>You came in place {figures}.</source>
            <translation>Quedaste en el puesto {figures}.</translation>
        </message>
        <message>
            <source>Once more, you came in place {figures}.</source>
            <translation>Otra vez quedaste en el puesto {figures}.</translation>
        </message>
        <message>
            <source>With your cards {name} came in place {figures}.</source>
            <translation>Con tus cartas {name} quedó en el puesto {figures}.</translation>
        </message>
        <message>
            <source>Against {names}</source>
            <translation>Contra {names}</translation>
        </message>
        <message>
            <source>Counted is the lead: one’s own points less the opponent’s.</source>
            <translation>Se cuenta la ventaja: los puntos propios menos los del rival.</translation>
        </message>
        <message>
            <source>The result that came with the line is not kept: {why}.</source>
            <translation>El resultado que traía la línea no se guarda: {why}.</translation>
        </message>
    </context>
    <context>
        <name>decisions</name>
        <message>
            <source>Proposing</source>
            <translation>Proponer</translation>
        </message>
        <message>
            <source>Answering a proposal</source>
            <translation>Contestar a la propuesta</translation>
        </message>
        <message>
            <source>Discarding</source>
            <translation>Descartar</translation>
        </message>
        <message>
            <source>The king of trumps</source>
            <translation>El rey de triunfos</translation>
        </message>
        <message>
            <source>Leading</source>
            <translation>Salir</translation>
        </message>
        <message>
            <source>Following</source>
            <translation>Jugar detrás</translation>
        </message>
        <message>
            <source>Claiming and giving up</source>
            <translation>Mostrar y abandonar</translation>
        </message>
        <message>
            <source>Playing or dropping out</source>
            <translation>Jugar o retirarse</translation>
        </message>
        <message>
            <source>Capturing</source>
            <translation>Capturar</translation>
        </message>
        <message>
            <source>Leaving a card in the field</source>
            <translation>Dejar una carta en el campo</translation>
        </message>
        <message>
            <source>Ending the hand or going on</source>
            <translation>Plantarse o seguir</translation>
        </message>
        <message>
            <source>Staying or passing</source>
            <translation>Entrar o pasar</translation>
        </message>
        <message>
            <source>Exchanging cards</source>
            <translation>Cambiar cartas</translation>
        </message>
        <message>
            <source>Playing cards</source>
            <translation>El juego de las cartas</translation>
        </message>
        <message>
            <source>Bidding</source>
            <translation>La subasta</translation>
        </message>
        <message>
            <source>Leading as declarer</source>
            <translation>Salir como declarante</translation>
        </message>
        <message>
            <source>Following as declarer</source>
            <translation>Jugar detrás como declarante</translation>
        </message>
        <message>
            <source>Defending</source>
            <translation>La defensa</translation>
        </message>
        <message>
            <source>Giving the top card</source>
            <translation>Dar la carta de encima</translation>
        </message>
        <message>
            <source>Placing a drawn card</source>
            <translation>Colocar la carta robada</translation>
        </message>
        <message>
            <source>Beating a card</source>
            <translation>Matar una carta</translation>
        </message>
        <message>
            <source>Spending trumps</source>
            <translation>Gastar triunfos</translation>
        </message>
        <message>
            <source>Taking cards up</source>
            <translation>Recoger cartas</translation>
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
            <translation>Hay que montar: solo puede {card}</translation>
        </message>
        <message>
            <source>None beats it: follow suit</source>
            <translation>Ninguna monta: basta con asistir</translation>
        </message>
        <message>
            <source>None of the suit: trump it</source>
            <translation>Nada del palo: hay que fallar</translation>
        </message>
        <message>
            <source>A trump takes even {card}</source>
            <translation>Un triunfo se lleva hasta {card}</translation>
        </message>
        <message>
            <source>All five tricks, the vole: 2 points</source>
            <translation>Las cinco bazas, el robo: 2 puntos</translation>
        </message>
        <message>
            <source>One of its month: you take both</source>
            <translation>Una de su mes: te llevas las dos</translation>
        </message>
        <message>
            <source>Three of its month: you take all four</source>
            <translation>Tres de su mes: te llevas las cuatro</translation>
        </message>
        <message>
            <source>Two of its month: you choose one</source>
            <translation>Dos de su mes: eliges una</translation>
        </message>
        <message>
            <source>None of its month: it stays there</source>
            <translation>Ninguna de su mes: se queda allí</translation>
        </message>
        <message>
            <source>Three of March in the hand as it was dealt</source>
            <translation>Tres de marzo en la mano recibida</translation>
        </message>
        <message>
            <source>The three poem ribbons</source>
            <translation>Las tres cintas con poema</translation>
        </message>
        <message>
            <source>Boar, deer and butterflies</source>
            <translation>Jabalí, ciervo y mariposas</translation>
        </message>
        <message>
            <source>Everybody settles with everybody: the sums make zero</source>
            <translation>Cada uno ajusta con todos: las sumas dan cero</translation>
        </message>
        <message>
            <source>Beat it with a higher card of the suit</source>
            <translation>Hay que montar con una más alta del palo</translation>
        </message>
        <message>
            <source>Trumped already: a higher trump</source>
            <translation>Ya está fallada: hay que refallar</translation>
        </message>
        <message>
            <source>Trumped, but of the suit: follow only</source>
            <translation>Fallada, pero hay del palo: basta con asistir</translation>
        </message>
        <message>
            <source>The trump takes it</source>
            <translation>Se la lleva el triunfo</translation>
        </message>
        <message>
            <source>83 points take the pool</source>
            <translation>83 puntos se llevan el plato</translation>
        </message>
        <message>
            <source>Follow suit, with any card of it</source>
            <translation>Hay que asistir, con la que se quiera</translation>
        </message>
        <message>
            <source>None of the suit: any card</source>
            <translation>Nada del palo: cualquier carta</translation>
        </message>
        <message>
            <source>The highest trump takes it</source>
            <translation>Gana el triunfo más alto</translation>
        </message>
        <message>
            <source>Three bid and made: 3 from each</source>
            <translation>Tres cantadas y hechas: 3 de cada uno</translation>
        </message>
        <message>
            <source>{card} follows {below}, of whatever suit</source>
            <translation>A {below} le sigue {card}, del palo que sea</translation>
        </message>
        <message>
            <source>The own top card too may be given</source>
            <translation>También se puede dar la carta de arriba propia</translation>
        </message>
        <message>
            <source>A higher one of the suit, or a trump</source>
            <translation>Una más alta del palo, o un triunfo</translation>
        </message>
        <message>
            <source>Trumped: only a higher trump beats it</source>
            <translation>Fallada: solo la supera un triunfo más alto</translation>
        </message>
        <message>
            <source>Four players, four cards: it is turned</source>
            <translation>Cuatro jugadores, cuatro cartas: se gira</translation>
        </message>
        <message>
            <source>On {led} one may play {yes}, but not {no:denied}.</source>
            <translation>Sobre {led} se puede jugar {yes}, pero no {no:denied}.</translation>
        </message>
        <message>
            <source>On {led} one may play any card: {yes}.</source>
            <translation>Sobre {led} se puede jugar cualquiera: {yes}.</translation>
        </message>
        <message>
            <source>Of {all}, {yes} takes the trick.</source>
            <translation>De {all}, gana la baza {yes}.</translation>
        </message>
        <message>
            <source>Captured with {led}: {yes}.</source>
            <translation>Se captura con {led}: {yes}.</translation>
        </message>
        <message>
            <source>Nothing is captured with {led}.</source>
            <translation>Con {led} no se captura nada.</translation>
        </message>
        <message>
            <source>One may lay {led} on {yes}, but not on {no:denied}.</source>
            <translation>Se puede poner {led} sobre {yes}, pero no sobre {no:denied}.</translation>
        </message>
        <message>
            <source>The cards: {all}.</source>
            <translation>Las cartas: {all}.</translation>
        </message>
        <message>
            <source>An example by these rules: {rules}</source>
            <translation>Un ejemplo con estas reglas: {rules}</translation>
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
            <translation>Cinco bazas y un descarte que se negocia: ¿propones o juegas?</translation>
        </message>
        <message>
            <source>Club rules</source>
            <translation>Reglas de club</translation>
        </message>
        <message>
            <source>Club match for stakes</source>
            <translation>Partida de club con apuestas</translation>
        </message>
        <message>
            <source>With revokes and called suits</source>
            <translation>Con renuncios y palo cantado</translation>
        </message>
        <message>
            <source>Écarté is a game for two. (Rule 4.1)</source>
            <translation>El écarté es un juego para dos. (Regla 4.1)</translation>
        </message>
        <message>
            <source>Which of the two drawn cards makes its owner the first dealer. (Rule 4.3)</source>
            <translation>Qué carta del sorteo da el primer reparto. (Regla 4.3)</translation>
        </message>
        <message>
            <source>In which packets the five cards are dealt. (Rule 4.5)</source>
            <translation>En qué tandas se dan las cinco cartas. (Regla 4.5)</translation>
        </message>
        <message>
            <source>Dealer's smallest exchange</source>
            <translation>Cambio mínimo de quien reparte</translation>
        </message>
        <message>
            <source>How many cards the dealer must change after accepting.</source>
            <translation>Cuántas cartas debe cambiar quien reparte después de aceptar.</translation>
        </message>
        <message>
            <source>Announcing the king</source>
            <translation>Anuncio del rey</translation>
        </message>
        <message>
            <source>Until when the holder of the king of trumps may announce it. (Rule 4.12)</source>
            <translation>Hasta cuándo puede anunciarse el rey de triunfo. (Regla 4.12)</translation>
        </message>
        <message>
            <source>The hand ends as soon as one player has three tricks and the other one. (Rule 4.18)</source>
            <translation>La mano acaba en cuanto un jugador tiene tres bazas y el otro una. (Regla 4.18)</translation>
        </message>
        <message>
            <source>Giving up a hand</source>
            <translation>Abandonar la mano</translation>
        </message>
        <message>
            <source>A player may give up the hand between two tricks.</source>
            <translation>Un jugador puede abandonar la mano entre dos bazas.</translation>
        </message>
        <message>
            <source>Calling the suit</source>
            <translation>Cantar el palo</translation>
        </message>
        <message>
            <source>The leader names the suit he leads and may be held to it; only with revokes and penalties. (Rule 4.23)</source>
            <translation>Quien sale canta el palo y queda obligado a él; solo con renuncio y castigo. (Regla 4.23)</translation>
        </message>
        <message>
            <source>Stakes</source>
            <translation>Apuestas</translation>
        </message>
        <message>
            <source>A game counts three, two or one, the fewer points the loser has. (Rule 4.24)</source>
            <translation>El juego vale tres, dos o uno: más cuantos menos puntos tenga el que pierde. (Regla 4.24)</translation>
        </message>
        <message>
            <source>How many games are played at most; with stakes, how many are played. (Rule 4.24)</source>
            <translation>Cuántos juegos se disputan como máximo; con apuestas se juegan todos. (Regla 4.24)</translation>
        </message>
        <message>
            <source>Highest card</source>
            <translation>La carta más alta</translation>
        </message>
        <message>
            <source>Lowest card</source>
            <translation>La carta más baja</translation>
        </message>
        <message>
            <source>Before the first lead</source>
            <translation>Antes de la salida</translation>
        </message>
        <message>
            <source>Before one's own first card</source>
            <translation>Antes de echar carta</translation>
        </message>
        <message numerus="yes">
            <source>Best of %n game(s)</source>
            <translation>
                <numerusform>A %n juego, de 5 puntos</numerusform>
                <numerusform>Al mejor de %n juegos</numerusform>
            </translation>
        </message>
        <message>
            <source>Any will do: it is left to chance.</source>
            <translation>Da lo mismo: se deja al azar.</translation>
        </message>
        <message>
            <source>Propose</source>
            <translation>Proponer</translation>
        </message>
        <message>
            <source>Announce</source>
            <translation>Anunciar</translation>
        </message>
        <message>
            <source>Conceal</source>
            <translation>Callar</translation>
        </message>
        <message>
            <source>Claim the point</source>
            <translation>Reclamar el punto</translation>
        </message>
        <message>
            <source>Give up</source>
            <translation>Abandonar</translation>
        </message>
        <message>
            <source>proposing</source>
            <translation>proponer</translation>
        </message>
        <message>
            <source>playing</source>
            <translation>jugar</translation>
        </message>
        <message>
            <source>accepting</source>
            <translation>aceptar</translation>
        </message>
        <message>
            <source>refusing</source>
            <translation>rehusar</translation>
        </message>
        <message>
            <source>announcing</source>
            <translation>anunciarlo</translation>
        </message>
        <message>
            <source>concealing</source>
            <translation>callarlo</translation>
        </message>
        <message>
            <source>claiming the point</source>
            <translation>reclamar el punto</translation>
        </message>
        <message>
            <source>giving up</source>
            <translation>abandonar</translation>
        </message>
        <message>
            <source>You win the point {often}.</source>
            <translation>Ganas el punto {often}.</translation>
        </message>
        <message>
            <source>{odds} {hinge}</source>
            <translation>{odds} {hinge}</translation>
        </message>
        <message>
            <source>{choice}: as it is you win the point in {chance} % of the deals; {other} is worth {gap} points less.</source>
            <translation>{choice}: con lo que tienes ganas el punto en el {chance} % de los repartos; {other} vale {gap} puntos menos.</translation>
        </message>
        <message>
            <source>{choice} is worth {gap} points more than {other}; it wins the point in {chance} % of {rounds} deals.</source>
            <translation>{choice} vale {gap} puntos más que {other}; gana el punto en el {chance} % de {rounds} repartos.</translation>
        </message>
        <message>
            <source>{choice}: you win the point in about {chance} % of the deals, and below {least} % new cards are better.</source>
            <translation>{choice}: ganas el punto más o menos en el {chance} % de los repartos, y por debajo del {least} % conviene cambiar.</translation>
        </message>
        <message>
            <source>Every choice comes to the same here.</source>
            <translation>Aquí da igual lo que hagas.</translation>
        </message>
        <message>
            <source>{choice}: it is close, and {other} may be as good.</source>
            <translation>{choice}: anda muy igualado, y {other} puede valer lo mismo.</translation>
        </message>
        <message>
            <source>{choice}: you win the point in {chance} % of the deals; {other} is worth {gap} points less.</source>
            <translation>{choice}: ganas el punto en el {chance} % de los repartos; {other} vale {gap} puntos menos.</translation>
        </message>
        <message>
            <source>{choice}: {other} is worth {gap} points less, though without new cards you win the point in {chance} % of the deals.</source>
            <translation>{choice}: {other} vale {gap} puntos menos, aunque sin cambiar ganas el punto en el {chance} % de los repartos.</translation>
        </message>
        <message>
            <source>{choice} wins the point in {chance} % of {rounds} deals, {other} in {less} %.</source>
            <translation>{choice} gana el punto en el {chance} % de {rounds} repartos; {other}, en el {less} %.</translation>
        </message>
        <message>
            <source>With these cards you win the point {often}; losing without an exchange costs two points instead of one.</source>
            <translation>Con estas cartas ganas el punto {often}; perder sin haber cambiado cuesta dos puntos en vez de uno.</translation>
        </message>
        <message>
            <source>With these cards you win the point {often}.</source>
            <translation>Con estas cartas ganas el punto {often}.</translation>
        </message>
        <message>
            <source>With these cards you would win the point {often}, and new ones may be better still.</source>
            <translation>Con estas cartas ganarías el punto {often}, y unas nuevas pueden ser aún mejores.</translation>
        </message>
        <message>
            <source>With these cards you would win the point {often}.</source>
            <translation>Con estas cartas ganarías el punto {often}.</translation>
        </message>
        <message>
            <source>Change {cards:short}</source>
            <translation>Cambiar {cards:short}</translation>
        </message>
        <message>
            <source>Change none</source>
            <translation>No cambiar</translation>
        </message>
        <message>
            <source>changing {cards:short}</source>
            <translation>cambiar {cards:short}</translation>
        </message>
        <message>
            <source>changing none</source>
            <translation>no cambiar ninguna</translation>
        </message>
        <message>
            <source>Three tricks are certain, and no more can be won.</source>
            <translation>Tres bazas son seguras, y no se puede ganar más.</translation>
        </message>
        <message>
            <source>No card can save anything any more.</source>
            <translation>Ya no hay carta que salve nada.</translation>
        </message>
        <message>
            <source>Announcing scores 1 point and gives nothing away.</source>
            <translation>Anunciarlo da 1 punto y no delata nada.</translation>
        </message>
        <message>
            <source>{choice}: it cannot be bettered.</source>
            <translation>{choice}: no hay nada mejor.</translation>
        </message>
        <message>
            <source>{choice}: you win the point in about {chance} % of the deals; from {least} % on it pays.</source>
            <translation>{choice}: ganas el punto más o menos en el {chance} % de los repartos; a partir del {least} % compensa.</translation>
        </message>
        <message>
            <source>Trumps and kings are kept, all else is changed.</source>
            <translation>Se guardan triunfos y reyes; lo demás se cambia.</translation>
        </message>
        <message>
            <source>The king scores 1 point at once.</source>
            <translation>El rey da 1 punto en el acto.</translation>
        </message>
        <message>
            <source>The king is forgotten.</source>
            <translation>El rey se queda en el olvido.</translation>
        </message>
        <message>
            <source>{choice} has a {chance} % chance of the trick.</source>
            <translation>{choice} gana la baza con una probabilidad del {chance} %.</translation>
        </message>
        <message>
            <source>{choice}: it comes to the same as {other}.</source>
            <translation>{choice}: da lo mismo que {other}.</translation>
        </message>
        <message>
            <source>{choice}: worth {gap} points more than {other}, over {rounds} deals.</source>
            <translation>{choice}: vale {gap} puntos más que {other}, en {rounds} repartos.</translation>
        </message>
        <message>
            <source>The exchanges come first. (Rule 4.8)</source>
            <translation>Primero van los descartes. (Regla 4.8)</translation>
        </message>
        <message numerus="yes">
            <source>You can change at most %n card(s): the stock has no more. (Rule 4.11)</source>
            <translation>
                <numerusform>Puedes cambiar %n carta como mucho: no hay más en la baceta. (Regla 4.11)</numerusform>
                <numerusform>Puedes cambiar %n cartas como mucho: no hay más en la baceta. (Regla 4.11)</numerusform>
            </translation>
        </message>
        <message>
            <source>Your tricks and your highest trumps do not yet make three tricks for certain. (Rule 4.18)</source>
            <translation>Tus bazas y tus triunfos más altos aún no aseguran tres bazas. (Regla 4.18)</translation>
        </message>
        <message>
            <source>With three tricks you have already won the hand.</source>
            <translation>Con tres bazas ya has ganado la mano.</translation>
        </message>
        <message>
            <source>The king is announced after the exchanges and before playing. (Rule 4.12)</source>
            <translation>El rey se anuncia después de los descartes y antes de jugar. (Regla 4.12)</translation>
        </message>
        <message>
            <source>You named {suit}: lead {cards}. (Rule 4.23)</source>
            <translation>Has cantado {suit} y tienes {cards}: sal con ese palo. (Regla 4.23)</translation>
        </message>
        <message>
            <source>A suit is only named when leading another one. (Rule 4.23)</source>
            <translation>Solo al salir se puede cantar un palo distinto. (Regla 4.23)</translation>
        </message>
        <message>
            <source>First announce or conceal the king. (Rule 4.12)</source>
            <translation>Antes anuncia o calla el rey. (Regla 4.12)</translation>
        </message>
        <message>
            <source>You must change at least one card.</source>
            <translation>Debes cambiar al menos una carta.</translation>
        </message>
        <message>
            <source>The stock is empty: play your hand as it is. (Rule 4.11)</source>
            <translation>La baceta está vacía: juega con lo que tienes. (Regla 4.11)</translation>
        </message>
        <message>
            <source>You can only claim between two tricks. (Rule 4.18)</source>
            <translation>Solo puedes reclamar el punto entre dos bazas. (Regla 4.18)</translation>
        </message>
        <message>
            <source>Giving up a hand has not been agreed.</source>
            <translation>En esta mesa no se ha acordado abandonar la mano.</translation>
        </message>
        <message>
            <source>You can only give up between two tricks.</source>
            <translation>Solo puedes abandonar entre dos bazas.</translation>
        </message>
        <message>
            <source>The king of trumps is the turn-up. (Rule 4.7)</source>
            <translation>El rey de triunfo es la vuelta. (Regla 4.7)</translation>
        </message>
        <message>
            <source>You do not hold the king of trumps. (Rule 4.12)</source>
            <translation>No tienes el rey de triunfo. (Regla 4.12)</translation>
        </message>
        <message>
            <source>Cards are only changed after a proposal is accepted. (Rule 4.8)</source>
            <translation>Solo se cambian cartas si se acepta la propuesta. (Regla 4.8)</translation>
        </message>
        <message>
            <source>The exchanges are over. (Rule 4.8)</source>
            <translation>Los descartes han terminado. (Regla 4.8)</translation>
        </message>
        <message>
            <source>Only the non-dealer may propose. (Rule 4.8)</source>
            <translation>Solo puede proponer el mano. (Regla 4.8)</translation>
        </message>
        <message>
            <source>You must beat it: you hold {cards}. (Rule 4.14)</source>
            <translation>Debes montar: tienes {cards}. (Regla 4.14)</translation>
        </message>
        <message>
            <source>You must follow suit: you hold {cards}. (Rule 4.14)</source>
            <translation>Debes asistir: tienes {cards}. (Regla 4.14)</translation>
        </message>
        <message>
            <source>You must trump: you hold {cards}. (Rule 4.14)</source>
            <translation>Debes fallar: tienes {cards}. (Regla 4.14)</translation>
        </message>
        <message>
            <source>You change 1 to {most} cards; {who} decides</source>
            <translation>Cambias de 1 a {most}; {who} decide</translation>
        </message>
        <message>
            <source>Propose an exchange</source>
            <translation>Proponer cartas</translation>
        </message>
        <message>
            <source>{who} changes cards, then you</source>
            <translation>Cambia {who} y después tú</translation>
        </message>
        <message>
            <source>You promise nothing: cards have been changed before</source>
            <translation>No prometes nada: ya se han cambiado cartas</translation>
        </message>
        <message numerus="yes">
            <source>Change %n card(s)</source>
            <translation>
                <numerusform>Cambiar %n carta</numerusform>
                <numerusform>Cambiar %n cartas</numerusform>
            </translation>
        </message>
        <message>
            <source>The stock is empty</source>
            <translation>La baceta está vacía</translation>
        </message>
        <message numerus="yes">
            <source>The stock only has %n card(s). (Rule 4.11)</source>
            <translation>
                <numerusform>En la baceta solo queda %n carta. (Regla 4.11)</numerusform>
                <numerusform>En la baceta solo quedan %n cartas. (Regla 4.11)</numerusform>
            </translation>
        </message>
        <message>
            <source>1 point at once</source>
            <translation>1 punto ahora mismo</translation>
        </message>
        <message>
            <source>No point, but {who} does not know</source>
            <translation>Sin punto, pero {who} no lo sabe</translation>
        </message>
        <message>
            <source>Conceal it</source>
            <translation>Callarlo</translation>
        </message>
        <message>
            <source>You show {cards:short}: {price}</source>
            <translation>Enseñas {cards:short}: {price}</translation>
        </message>
        <message numerus="yes">
            <source>{who} scores %n point(s)</source>
            <translation>
                <numerusform>{who} se anota %n punto</numerusform>
                <numerusform>{who} se anota %n puntos</numerusform>
            </translation>
        </message>
        <message>
            <source>You change the last card of the stock; {who} decides</source>
            <translation>Cambias la última de la baceta; {who} decide</translation>
        </message>
        <message>
            <source>You promise 3 tricks (authority): fail, and {who} scores 2</source>
            <translation>Te obligas a 3 bazas (autoridad): si fallas, {who} se anota 2</translation>
        </message>
        <message numerus="yes">
            <source>Up to %n card(s)</source>
            <translation>
                <numerusform>Hasta %n carta</numerusform>
                <numerusform>Hasta %n cartas</numerusform>
            </translation>
        </message>
        <message>
            <source>Pick at least one card to change.</source>
            <translation>Elige al menos una carta para cambiar.</translation>
        </message>
        <message>
            <source>1 point at once: you win the game</source>
            <translation>1 punto ahora mismo: ganas el juego</translation>
        </message>
        <message>
            <source>Announce the king</source>
            <translation>Anunciar el rey</translation>
        </message>
        <message>
            <source>No point, since you broke a rule</source>
            <translation>Ningún punto: hiciste un renuncio</translation>
        </message>
        <message>
            <source>2 points; more tricks add nothing</source>
            <translation>2 puntos; más bazas no suman nada</translation>
        </message>
        <message>
            <source>Choose what to change</source>
            <translation>Elige qué cambiar</translation>
        </message>
        <message>
            <source>1 point; the 2 of all five tricks are given up</source>
            <translation>1 punto; renuncias a los 2 de las cinco bazas</translation>
        </message>
        <message>
            <source>Say {suit}</source>
            <translation>Cantar {suit}</translation>
        </message>
        <message>
            <source>Turn-up</source>
            <translation>Vuelta</translation>
        </message>
        <message numerus="yes">
            <source>{who}: %n discarded</source>
            <translation>
                <numerusform>{who}: %n descartada</numerusform>
                <numerusform>{who}: %n descartadas</numerusform>
            </translation>
        </message>
        <message>
            <source>Answer</source>
            <translation>Contestar</translation>
        </message>
        <message>
            <source>Exchange</source>
            <translation>Cambiar</translation>
        </message>
        <message>
            <source>{who}: cards face up after a revoke</source>
            <translation>{who}: cartas a la vista por renuncio</translation>
        </message>
        <message>
            <source>King announced</source>
            <translation>Rey anunciado</translation>
        </message>
        <message>
            <source>deals</source>
            <translation>reparte</translation>
        </message>
        <message>
            <source>No exchange: {who} must take 3 tricks</source>
            <translation>Sin descarte: {who} debe hacer 3 bazas</translation>
        </message>
        <message>
            <source>Exchange {round}</source>
            <translation>Cambio {round}</translation>
        </message>
        <message>
            <source>{who} {first}, {other} {second}</source>
            <translation>{who} {first}, {other} {second}</translation>
        </message>
        <message>
            <source>elder hand</source>
            <translation>mano</translation>
        </message>
        <message>
            <source>you deal</source>
            <translation>repartes</translation>
        </message>
        <message>
            <source>No exchange: you must take 3 tricks</source>
            <translation>Sin descarte: debes hacer 3 bazas</translation>
        </message>
        <message>
            <source>{who} {first}</source>
            <translation>{who} {first}</translation>
        </message>
        <message>
            <source>no</source>
            <translation>no</translation>
        </message>
        <message>
            <source>turned up</source>
            <translation>en la vuelta</translation>
        </message>
        <message>
            <source>Games won</source>
            <translation>Juegos ganados</translation>
        </message>
        <message>
            <source>Change none; in play, claim the point</source>
            <translation>No cambiar ninguna; en el juego, reclamar el punto</translation>
        </message>
        <message>
            <source>{first} – {second}</source>
            <translation>{first} – {second}</translation>
        </message>
        <message>
            <source>{cards:short} wins the point {often}, {other:short} {less}.</source>
            <translation>{cards:short} gana el punto {often}; {other:short}, {less}.</translation>
        </message>
        <message>
            <source>With these cards you would win the point {often}; new ones are worth still more.</source>
            <translation>Con estas cartas ganarías el punto {often}; las nuevas dan todavía más.</translation>
        </message>
        <message>
            <source>{cards:short} wins the point more often.</source>
            <translation>Con {cards:short} ganas el punto más veces.</translation>
        </message>
        <message>
            <source>{who} has a trick: nothing beyond this point is to be had.</source>
            <translation>{who} ya tiene baza: no se puede sacar más que este punto.</translation>
        </message>
        <message>
            <source>The king of trumps is one point for certain, whoever wins the hand.</source>
            <translation>El rey de triunfo es un punto seguro, gane quien gane la mano.</translation>
        </message>
        <message>
            <source>It scores 2 points already: more tricks add nothing.</source>
            <translation>Ya son 2 puntos: con más bazas no se gana nada más.</translation>
        </message>
        <message>
            <source>It ends the hand with 1 point, though all five tricks, which score 2, are still to be had: who plays on keeps the point for certain.</source>
            <translation>Acaba la mano con 1 punto, y aún se podían hacer las cinco bazas, que valen 2: quien sigue jugando tiene el punto seguro igual.</translation>
        </message>
        <message>
            <source>The king of trumps!</source>
            <translation>¡El rey de triunfos!</translation>
        </message>
        <message>
            <source>A king is turned up!</source>
            <translation>¡Sale un rey!</translation>
        </message>
        <message>
            <source>The vole: all five tricks!</source>
            <translation>¡Robo: las cinco bazas!</translation>
        </message>
        <message numerus="yes">
            <source>Decided: {who} has %n trick(s)</source>
            <translation>
                <numerusform>Decidida: {who} tiene %n baza</numerusform>
                <numerusform>Decidida: {who} tiene %n bazas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Decided: you have %n trick(s)</source>
            <translation>
                <numerusform>Decidida: tienes %n baza</numerusform>
                <numerusform>Decidida: tienes %n bazas</numerusform>
            </translation>
        </message>
        <message>
            <source>Whoever draws the highest card deals first. (Rule 4.3)</source>
            <translation>Reparte primero quien saca la carta más alta. (Regla 4.3)</translation>
        </message>
        <message>
            <source>Whoever draws the lowest card deals first. (Rule 4.3)</source>
            <translation>Reparte primero quien saca la carta más baja. (Regla 4.3)</translation>
        </message>
        <message>
            <source>Three cards each, then two. (Rule 4.5)</source>
            <translation>Tres cartas a cada uno y luego dos. (Regla 4.5)</translation>
        </message>
        <message>
            <source>Two cards each, then three. (Rule 4.5)</source>
            <translation>Dos cartas a cada uno y luego tres. (Regla 4.5)</translation>
        </message>
        <message>
            <source>The king of trumps is announced before the first lead, or never. (Rule 4.12)</source>
            <translation>El rey de triunfo se anuncia antes de la primera salida, o nunca. (Regla 4.12)</translation>
        </message>
        <message>
            <source>The king is announced before one's own first card, or never. (Rule 4.12)</source>
            <translation>El rey se anuncia antes de jugar la primera carta propia, o nunca. (Regla 4.12)</translation>
        </message>
        <message>
            <source>You trail {low} to {high}.</source>
            <translation>Vas {low} a {high}.</translation>
        </message>
        <message>
            <source>Nobody wins it.</source>
            <translation>Nadie la gana.</translation>
        </message>
        <message>
            <source>Nobody has scored yet.</source>
            <translation>Vais a cero.</translation>
        </message>
        <message>
            <source>The score is {points} all.</source>
            <translation>Vais iguales a {points}.</translation>
        </message>
        <message>
            <source>{who} leads {high} to {low}.</source>
            <translation>{who} va {high} a {low}.</translation>
        </message>
        <message>
            <source>You lead {high} to {low}.</source>
            <translation>Vas {high} a {low}.</translation>
        </message>
        <message>
            <source>You named {suit}: lead one.</source>
            <translation>Has cantado {suit}: sal con ese palo.</translation>
        </message>
        <message>
            <source>It ends {high} to {low}.</source>
            <translation>Acaba {high} a {low}.</translation>
        </message>
        <message>
            <source>Propose an exchange or play.</source>
            <translation>Propón cartas o juega.</translation>
        </message>
        <message>
            <source>Exchange round {round}: propose again or play.</source>
            <translation>{round}.ª ronda de descartes: propón otra vez o juega.</translation>
        </message>
        <message>
            <source>{who} proposes an exchange: accept or refuse.</source>
            <translation>{who} propone cartas: acepta o rehúsa.</translation>
        </message>
        <message numerus="yes">
            <source>{who} changed %n card(s): now choose yours.</source>
            <translation>
                <numerusform>{who} ha cambiado %n carta: elige ahora las tuyas.</numerusform>
                <numerusform>{who} ha cambiado %n cartas: elige ahora las tuyas.</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose the cards to change.</source>
            <translation>Elige las cartas que cambias.</translation>
        </message>
        <message>
            <source>You have the king of trumps: announce it for a point, or conceal it.</source>
            <translation>Tienes el rey de triunfo: anúncialo por un punto, o cállatelo.</translation>
        </message>
        <message>
            <source>You must beat {card}.</source>
            <translation>Debes montar sobre {card}.</translation>
        </message>
        <message>
            <source>You must trump {card}.</source>
            <translation>Debes fallar {card}.</translation>
        </message>
        <message>
            <source>{who} may propose an exchange or play.</source>
            <translation>{who} puede proponer cartas o jugar.</translation>
        </message>
        <message>
            <source>{who} may accept the exchange or refuse it.</source>
            <translation>{who} puede aceptar o rehusar.</translation>
        </message>
        <message>
            <source>{who} is changing cards.</source>
            <translation>{who} está cambiando cartas.</translation>
        </message>
        <message>
            <source>{who} may announce the king.</source>
            <translation>{who} puede anunciar el rey.</translation>
        </message>
        <message>
            <source>The exchanges are over.</source>
            <translation>Los descartes han terminado.</translation>
        </message>
        <message>
            <source>falls short, −2</source>
            <translation>no llegas, −2</translation>
        </message>
        <message>
            <source>three or four tricks, +1</source>
            <translation>tres o cuatro bazas, +1</translation>
        </message>
        <message>
            <source>all five, +2</source>
            <translation>las cinco, robo, +2</translation>
        </message>
        <message>
            <source>If you play: counted over all {n} hands that the other may hold, both playing perfectly with open cards.</source>
            <translation>Si juegas: contadas las {n} manos que puede tener el rival, los dos jugando sin fallo a cartas vistas.</translation>
        </message>
        <message>
            <source>To play and to fail costs two points; once cards were changed, one.</source>
            <translation>Jugar y no cumplir cuesta dos puntos; después de cambiar cartas, perder cuesta uno.</translation>
        </message>
        <message>
            <source>To refuse and to fail costs two points; once cards were changed, one.</source>
            <translation>Rehusar y no cumplir cuesta dos puntos; después de cambiar cartas, perder cuesta uno.</translation>
        </message>
        <message numerus="yes">
            <source>Proposing wins the game in {proposes} of 1,000 cases, playing in {plays}: you keep {kept:short}, and with %n new card(s) the point is yours in {renewed} of 100 deals.</source>
            <translation>
                <numerusform>Proponiendo se gana la partida {proposes} veces de 1000; jugando, {plays}: te quedas {kept:short}, y con una carta nueva el punto es tuyo en {renewed} repartos de 100.</numerusform>
                <numerusform>Proponiendo se gana la partida {proposes} veces de 1000; jugando, {plays}: te quedas {kept:short}, y con %n cartas nuevas el punto es tuyo en {renewed} repartos de 100.</numerusform>
            </translation>
        </message>
        <message>
            <source>With {into:short} in place of {out:short}, the point in {share} of 100: propose.</source>
            <translation>Con {into:short} en lugar de {out:short}, el punto en {share} de cada 100: se propone.</translation>
        </message>
        <message>
            <source>At {mine} to {theirs} the tables computed for the Master always play this hand.</source>
            <translation>Con {mine} a {theirs}, las tablas calculadas para el Maestro juegan siempre esta mano.</translation>
        </message>
        <message>
            <source>At {mine} to {theirs} the tables computed for the Master always propose with this hand.</source>
            <translation>Con {mine} a {theirs}, las tablas calculadas para el Maestro proponen siempre con esta mano.</translation>
        </message>
        <message>
            <source>{who} lacks a single point: to play and to fail costs no more than any hand that is lost.</source>
            <translation>A {who} le falta un solo punto: jugar y no cumplir no cuesta más que perder cualquier mano.</translation>
        </message>
        <message>
            <source>{who} lacks two points: who plays and fails loses the game.</source>
            <translation>A {who} le faltan dos puntos: quien juega y no cumple pierde la partida.</translation>
        </message>
        <message>
            <source>{who} lacks a single point: to refuse and to fail costs no more than any hand that is lost.</source>
            <translation>A {who} le falta un solo punto: rehusar y no cumplir no cuesta más que perder cualquier mano.</translation>
        </message>
        <message>
            <source>{who} lacks two points: who refuses and fails loses the game.</source>
            <translation>A {who} le faltan dos puntos: quien rehúsa y no cumple pierde la partida.</translation>
        </message>
        <message numerus="yes">
            <source>It is close: playing wins the game in {plays} of 1,000 cases, proposing in {proposes}. With the cards as they are the point is yours in {now} of 100 deals, with %n new card(s) in {renewed}.</source>
            <translation>
                <numerusform>Por poco: jugando se gana la partida {plays} veces de 1000; proponiendo, {proposes}. Con estas cartas el punto es tuyo en {now} repartos de 100, y con una nueva, en {renewed}.</numerusform>
                <numerusform>Por poco: jugando se gana la partida {plays} veces de 1000; proponiendo, {proposes}. Con estas cartas el punto es tuyo en {now} repartos de 100, y con %n nuevas, en {renewed}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Playing wins the game in {plays} of 1,000 cases, proposing in {proposes}: with the cards as they are the point is yours in {now} of 100 deals, with %n new card(s) in {renewed}.</source>
            <translation>
                <numerusform>Jugando se gana la partida {plays} veces de 1000; proponiendo, {proposes}: con estas cartas el punto es tuyo en {now} repartos de 100; con una nueva, en {renewed}.</numerusform>
                <numerusform>Jugando se gana la partida {plays} veces de 1000; proponiendo, {proposes}: con estas cartas el punto es tuyo en {now} repartos de 100; con %n nuevas, en {renewed}.</numerusform>
            </translation>
        </message>
        <message>
            <source>With {into:short} in place of {out:short}, the point in {share} of 100: play.</source>
            <translation>Con {into:short} en lugar de {out:short}, el punto en {share} de cada 100: se juega.</translation>
        </message>
        <message>
            <source>given up</source>
            <translation>rendición</translation>
        </message>
        <message>
            <source>king turned up</source>
            <translation>rey en la vuelta</translation>
        </message>
        <message>
            <source>king</source>
            <translation>rey</translation>
        </message>
        <message>
            <source>the hand</source>
            <translation>mano</translation>
        </message>
        <message>
            <source>vole</source>
            <translation>robo</translation>
        </message>
        <message>
            <source>point claimed</source>
            <translation>punto reclamado</translation>
        </message>
        <message>
            <source>the other's authority failed</source>
            <translation>autoridad incumplida por el otro</translation>
        </message>
        <message>
            <source>{who} played with authority and did not win: 1 (Rule 4.17)</source>
            <translation>{who} jugó de autoridad y no ganó: 1 (Regla 4.17)</translation>
        </message>
        <message>
            <source>{who} gave up the hand: {points}</source>
            <translation>{who} abandonó la mano: {points}</translation>
        </message>
        <message>
            <source>{who} wins the game {high} to {low}</source>
            <translation>{who} gana el juego {high} a {low}</translation>
        </message>
        <message>
            <source>{first} + {second} = {all} tricks ({who} and {other})</source>
            <translation>{first} + {second} = {all} bazas ({who} y {other})</translation>
        </message>
        <message numerus="yes">
            <source>{who}: %n trick(s)</source>
            <translation>
                <numerusform>{who}: %n baza</numerusform>
                <numerusform>{who}: %n bazas</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}: king and point</source>
            <translation>{who}: rey y punto</translation>
        </message>
        <message>
            <source>{who} wins the match, {games} to {low}</source>
            <translation>{who} gana la partida, {games} a {low}</translation>
        </message>
        <message>
            <source>You played with authority and did not win: 1 (Rule 4.17)</source>
            <translation>Jugaste de autoridad y no ganaste: 1 (Regla 4.17)</translation>
        </message>
        <message>
            <source>You gave up the hand: {points}</source>
            <translation>Abandonaste la mano: {points}</translation>
        </message>
        <message numerus="yes">
            <source>Both score %n point(s)</source>
            <translation>
                <numerusform>%n punto para cada uno</numerusform>
                <numerusform>%n puntos para cada uno</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody scores</source>
            <translation>Nadie puntúa</translation>
        </message>
        <message numerus="yes">
            <source>You score %n point(s)</source>
            <translation>
                <numerusform>Te anotas %n punto</numerusform>
                <numerusform>Te anotas %n puntos</numerusform>
            </translation>
        </message>
        <message>
            <source>You win the game {high} to {low}</source>
            <translation>Ganas el juego {high} a {low}</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s) on either side</source>
            <translation>
                <numerusform>%n punto cada uno</numerusform>
                <numerusform>%n puntos cada uno</numerusform>
            </translation>
        </message>
        <message>
            <source>no points</source>
            <translation>sin puntos</translation>
        </message>
        <message>
            <source>{who}: the king</source>
            <translation>{who}: el rey</translation>
        </message>
        <message>
            <source>{who}: the hand, and the other's authority failed</source>
            <translation>{who}: la mano, y el otro no cumplió su autoridad</translation>
        </message>
        <message>
            <source>{who}: the other gave up</source>
            <translation>{who}: por abandono</translation>
        </message>
        <message>
            <source>{who}: point claimed</source>
            <translation>{who}: punto reclamado</translation>
        </message>
        <message>
            <source>{who}: vole</source>
            <translation>{who}: robo</translation>
        </message>
        <message>
            <source>{who}: king and vole</source>
            <translation>{who}: rey y robo</translation>
        </message>
        <message>
            <source>{who}: the king, and the other gave up</source>
            <translation>{who}: el rey, y el otro se rindió</translation>
        </message>
        <message>
            <source>You win the match, {games} to {low}</source>
            <translation>Ganas la partida, {games} a {low}</translation>
        </message>
        <message>
            <source>King turned up: 1 (Rule 4.7)</source>
            <translation>Rey en la vuelta: 1 (Regla 4.7)</translation>
        </message>
        <message>
            <source>King announced: 1 (Rule 4.12)</source>
            <translation>Rey anunciado: 1 (Regla 4.12)</translation>
        </message>
        <message numerus="yes">
            <source>%n trick(s): 1 (Rule 4.16)</source>
            <translation>
                <numerusform>%n baza: 1 (Regla 4.16)</numerusform>
                <numerusform>%n bazas: 1 (Regla 4.16)</numerusform>
            </translation>
        </message>
        <message>
            <source>All five tricks, the vole: 2 (Rule 4.16)</source>
            <translation>Las cinco bazas, el robo: 2 (Regla 4.16)</translation>
        </message>
        <message>
            <source>The point claimed with certain tricks: 1 (Rule 4.18)</source>
            <translation>Punto reclamado con bazas seguras: 1 (Regla 4.18)</translation>
        </message>
        <message>
            <source>The vole after a revoke: 1 (Rule 4.20)</source>
            <translation>Robo después de un renuncio: 1 (Regla 4.20)</translation>
        </message>
        <message numerus="yes">
            <source>%n stake(s)</source>
            <translation>
                <numerusform>%n tanto</numerusform>
                <numerusform>%n tantos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s)</source>
            <translation>
                <numerusform>%n juego</numerusform>
                <numerusform>%n juegos</numerusform>
            </translation>
        </message>
        <message>
            <source>I propose.</source>
            <translation>Pido cartas.</translation>
        </message>
        <message>
            <source>I accept. How many?</source>
            <translation>Acepto. ¿Cuántas?</translation>
        </message>
        <message>
            <source>I refuse. Play.</source>
            <translation>Rehúso. A jugar.</translation>
        </message>
        <message>
            <source>I have the king!</source>
            <translation>¡Tengo el rey!</translation>
        </message>
        <message>
            <source>The point is mine.</source>
            <translation>El punto es mío.</translation>
        </message>
        <message>
            <source>I give up this hand.</source>
            <translation>Abandono esta mano.</translation>
        </message>
        <message>
            <source>That was a revoke. We play it again.</source>
            <translation>Ha sido renuncio. Se repite la mano.</translation>
        </message>
        <message>
            <source>I take none.</source>
            <translation>No cambio ninguna.</translation>
        </message>
        <message>
            <source>I take one.</source>
            <translation>Cambio una.</translation>
        </message>
        <message>
            <source>I take two.</source>
            <translation>Cambio dos.</translation>
        </message>
        <message>
            <source>I take three.</source>
            <translation>Cambio tres.</translation>
        </message>
        <message>
            <source>I take four.</source>
            <translation>Cambio cuatro.</translation>
        </message>
        <message>
            <source>I take five.</source>
            <translation>Cambio las cinco.</translation>
        </message>
        <message>
            <source>Spades.</source>
            <translation>Picas.</translation>
        </message>
        <message>
            <source>Hearts.</source>
            <translation>Corazones.</translation>
        </message>
        <message>
            <source>Diamonds.</source>
            <translation>Diamantes.</translation>
        </message>
        <message>
            <source>Clubs.</source>
            <translation>Tréboles.</translation>
        </message>
        <message>
            <source>You propose</source>
            <translation>Propones</translation>
        </message>
        <message>
            <source>You play without proposing</source>
            <translation>Juegas sin proponer</translation>
        </message>
        <message>
            <source>You accept</source>
            <translation>Aceptas</translation>
        </message>
        <message>
            <source>You refuse</source>
            <translation>Rehúsas</translation>
        </message>
        <message>
            <source>You change {cards:short}</source>
            <translation>Cambias {cards:short}</translation>
        </message>
        <message>
            <source>You change no card</source>
            <translation>No cambias ninguna</translation>
        </message>
        <message>
            <source>You announce the king</source>
            <translation>Anuncias el rey</translation>
        </message>
        <message>
            <source>You conceal the king</source>
            <translation>Callas el rey</translation>
        </message>
        <message>
            <source>You claim the point</source>
            <translation>Reclamas el punto</translation>
        </message>
        <message>
            <source>You give up the hand</source>
            <translation>Abandonas la mano</translation>
        </message>
        <message>
            <source>{who} proposes</source>
            <translation>{who} propone</translation>
        </message>
        <message>
            <source>{who} plays without proposing</source>
            <translation>{who} juega sin proponer</translation>
        </message>
        <message>
            <source>{who} accepts</source>
            <translation>{who} acepta</translation>
        </message>
        <message>
            <source>{who} refuses</source>
            <translation>{who} rehúsa</translation>
        </message>
        <message numerus="yes">
            <source>{who} changes %n card(s)</source>
            <translation>
                <numerusform>{who} cambia %n carta</numerusform>
                <numerusform>{who} cambia %n cartas</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} changes no card</source>
            <translation>{who} no cambia ninguna</translation>
        </message>
        <message>
            <source>{who} announces the king</source>
            <translation>{who} anuncia el rey</translation>
        </message>
        <message>
            <source>{who} conceals the king</source>
            <translation>{who} calla el rey</translation>
        </message>
        <message>
            <source>{who} claims the point</source>
            <translation>{who} reclama el punto</translation>
        </message>
        <message>
            <source>{who} gives up the hand</source>
            <translation>{who} abandona la mano</translation>
        </message>
        <message>
            <source>Points ahead, match by match</source>
            <translation>Puntos de ventaja, partida a partida</translation>
        </message>
        <message>
            <source>Proposes</source>
            <translation>Propone</translation>
        </message>
        <message>
            <source>proposes {share} of the times</source>
            <translation>propone el {share} de las veces</translation>
        </message>
        <message>
            <source>You propose {share} of the times.</source>
            <translation>Propones el {share} de las veces.</translation>
        </message>
        <message>
            <source>Refuses</source>
            <translation>Rechaza</translation>
        </message>
        <message>
            <source>refuses {share} of the proposals</source>
            <translation>rechaza el {share} de las propuestas</translation>
        </message>
        <message>
            <source>You refuse {share} of the proposals.</source>
            <translation>Rechazas el {share} de las propuestas.</translation>
        </message>
    </context>
    <context>
        <name>farewell</name>
        <message>
            <source>A pleasure. The cards were on my side.</source>
            <translation>Un placer. Las cartas estaban de mi parte.</translation>
        </message>
        <message>
            <source>That was mine. Shall we go again?</source>
            <translation>Esta ha sido mía. ¿Echamos otra?</translation>
        </message>
        <message>
            <source>I enjoyed every hand of it.</source>
            <translation>La he disfrutado mano a mano.</translation>
        </message>
        <message>
            <source>This time it was me. The next one, who knows.</source>
            <translation>Esta vez me ha tocado a mí. La próxima, quién sabe.</translation>
        </message>
        <message>
            <source>Today the cards came to me.</source>
            <translation>Hoy las cartas venían para mí.</translation>
        </message>
        <message>
            <source>You will want your revenge, I imagine.</source>
            <translation>Querrás la revancha, me imagino.</translation>
        </message>
        <message>
            <source>A tie: that calls for another match.</source>
            <translation>Empate: esto pide otra partida.</translation>
        </message>
        <message>
            <source>So we share it. Fair enough.</source>
            <translation>Pues a medias. Es lo justo.</translation>
        </message>
        <message>
            <source>Nobody gave way in the end.</source>
            <translation>Al final no ha cedido nadie.</translation>
        </message>
        <message>
            <source>Well, somebody has to come last.</source>
            <translation>Bueno, alguien tiene que quedar al final.</translation>
        </message>
        <message>
            <source>Today nothing came off. I want another match.</source>
            <translation>Hoy no me ha salido nada. Quiero otra.</translation>
        </message>
        <message>
            <source>I would rather not look at my figures.</source>
            <translation>Prefiero no mirar mis cuentas.</translation>
        </message>
        <message>
            <source>At least I do not come last alone.</source>
            <translation>Por lo menos el último lugar se comparte.</translation>
        </message>
        <message>
            <source>There is company at the bottom, that is something.</source>
            <translation>Al final hay compañía: algo es algo.</translation>
        </message>
        <message>
            <source>We tie at the bottom. I want another match.</source>
            <translation>Empatamos al final. Quiero otra.</translation>
        </message>
        <message>
            <source>Neither first nor last: I cannot complain.</source>
            <translation>Ni arriba ni abajo: no me quejo.</translation>
        </message>
        <message>
            <source>There was more in it for me.</source>
            <translation>Daba para más.</translation>
        </message>
        <message>
            <source>Good table. I would sit down again at once.</source>
            <translation>Buena mesa. Volvería a sentarme ahora mismo.</translation>
        </message>
        <message>
            <source>As long as it was not me.</source>
            <translation>Mientras no me toque a mí…</translation>
        </message>
        <message>
            <source>I got away.</source>
            <translation>Me he librado.</translation>
        </message>
        <message>
            <source>I got out of it in time.</source>
            <translation>Me he librado a tiempo.</translation>
        </message>
        <message>
            <source>Another day, then.</source>
            <translation>Otro día será.</translation>
        </message>
        <message>
            <source>A pity: I was just warming up.</source>
            <translation>Qué lástima: me estaba calentando.</translation>
        </message>
        <message>
            <source>We leave it there. See you soon.</source>
            <translation>Lo dejamos aquí. Hasta pronto.</translation>
        </message>
    </context>
    <context>
        <name>files</name>
        <message>
            <source>Folder above</source>
            <translation>Carpeta superior</translation>
        </message>
        <message>
            <source>Folders and files</source>
            <translation>Carpetas y archivos</translation>
        </message>
        <message>
            <source>Places</source>
            <translation>Lugares</translation>
        </message>
        <message>
            <source>Name of the file</source>
            <translation>Nombre del archivo</translation>
        </message>
        <message>
            <source>{name} is there already.</source>
            <translation>{name} ya existe.</translation>
        </message>
        <message>
            <source>Save here</source>
            <translation>Guardar aquí</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Abrir</translation>
        </message>
        <message>
            <source>The folder {name} cannot be read. Choose another.</source>
            <translation>La carpeta {name} no se puede leer. Elige otra.</translation>
        </message>
        <message>
            <source>Write over it</source>
            <translation>Reemplazarlo</translation>
        </message>
    </context>
    <context>
        <name>flowers</name>
        <message>
            <source>Your captures</source>
            <translation>Tus capturas</translation>
        </message>
        <message>
            <source>Captures</source>
            <translation>Capturas</translation>
        </message>
        <message>
            <source>Yours</source>
            <translation>Tuyas</translation>
        </message>
        <message>
            <source>No yaku under way</source>
            <translation>Ningún yaku en marcha</translation>
        </message>
        <message>
            <source>No yaku</source>
            <translation>Sin yaku</translation>
        </message>
        <message>
            <source>No yaku of yours under way</source>
            <translation>Ningún yaku tuyo en marcha</translation>
        </message>
        <message>
            <source>Captures of {who}</source>
            <translation>Capturas de {who}</translation>
        </message>
        <message>
            <source>{points} of {par}</source>
            <translation>{points} de {par}</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n punto</numerusform>
                <numerusform>%n puntos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n carta</numerusform>
                <numerusform>%n cartas</numerusform>
            </translation>
        </message>
        <message>
            <source>Brights</source>
            <translation>Luces</translation>
        </message>
        <message>
            <source>Animals</source>
            <translation>Animales</translation>
        </message>
        <message>
            <source>Ribbons</source>
            <translation>Cintas</translation>
        </message>
        <message>
            <source>Chaff</source>
            <translation>Básicas</translation>
        </message>
        <message>
            <source>Bright</source>
            <translation>Luz</translation>
        </message>
        <message>
            <source>Animal</source>
            <translation>Animal</translation>
        </message>
        <message>
            <source>Ribbon</source>
            <translation>Cinta</translation>
        </message>
        <message>
            <source>Chaff card</source>
            <translation>Básica</translation>
        </message>
        <message>
            <source>Pine</source>
            <translation>Pino</translation>
        </message>
        <message>
            <source>Plum</source>
            <translation>Ciruelo</translation>
        </message>
        <message>
            <source>Cherry</source>
            <translation>Cerezo</translation>
        </message>
        <message>
            <source>Wisteria</source>
            <translation>Glicina</translation>
        </message>
        <message>
            <source>Iris</source>
            <translation>Lirio</translation>
        </message>
        <message>
            <source>Peony</source>
            <translation>Peonía</translation>
        </message>
        <message>
            <source>Clover</source>
            <translation>Trébol</translation>
        </message>
        <message>
            <source>Susuki</source>
            <translation>Susuki</translation>
        </message>
        <message>
            <source>Chrysanthemum</source>
            <translation>Crisantemo</translation>
        </message>
        <message>
            <source>Maple</source>
            <translation>Arce</translation>
        </message>
        <message>
            <source>Willow</source>
            <translation>Sauce</translation>
        </message>
        <message>
            <source>Paulownia</source>
            <translation>Paulonia</translation>
        </message>
    </context>
    <context>
        <name>games</name>
        <message>
            <source>Your turn.</source>
            <translation>Te toca.</translation>
        </message>
        <message>
            <source>The hand is over.</source>
            <translation>Mano terminada.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Partida terminada.</translation>
        </message>
        <message>
            <source>I deal.</source>
            <translation>Reparto yo.</translation>
        </message>
        <message>
            <source>Here the ace ranks below the court cards.</source>
            <translation>Aquí el as va por debajo de las figuras.</translation>
        </message>
        <message>
            <source>Trick</source>
            <translation>Baza</translation>
        </message>
        <message>
            <source>You cut the cards</source>
            <translation>Cortas</translation>
        </message>
        <message>
            <source>{who} cuts the cards</source>
            <translation>{who} corta</translation>
        </message>
        <message>
            <source>You deal the cards</source>
            <translation>Repartes las cartas</translation>
        </message>
        <message>
            <source>{who} deals the cards</source>
            <translation>{who} reparte las cartas</translation>
        </message>
        <message>
            <source>You lead {cards:short}</source>
            <translation>Sales con {cards:short}</translation>
        </message>
        <message>
            <source>{who} leads {cards:short}</source>
            <translation>{who} sale con {cards:short}</translation>
        </message>
        <message>
            <source>You play {cards:short}</source>
            <translation>Juegas {cards:short}</translation>
        </message>
        <message>
            <source>{who} plays {cards:short}</source>
            <translation>{who} juega {cards:short}</translation>
        </message>
        <message>
            <source>Lead any card.</source>
            <translation>Sal con la carta que quieras.</translation>
        </message>
        <message>
            <source>Hand {hand} of {all}</source>
            <translation>Mano {hand} de {all}</translation>
        </message>
        <message>
            <source>Hand {hand} · Trump: {suit} · {who} dealt</source>
            <translation>Mano {hand} · Triunfo: {suit} · Repartió {who}</translation>
        </message>
        <message>
            <source>{number} of {all}</source>
            <translation>{number} de {all}</translation>
        </message>
        <message>
            <source>{number} · {who}</source>
            <translation>{number} · {who}</translation>
        </message>
        <message>
            <source>Lead your last card.</source>
            <translation>Sal con tu última carta.</translation>
        </message>
        <message>
            <source>Hand {hand}</source>
            <translation>Mano {hand}</translation>
        </message>
        <message>
            <source>Hand {hand} · Trump: {suit} · You dealt</source>
            <translation>Mano {hand} · Triunfo: {suit} · Repartiste tú</translation>
        </message>
        <message>
            <source>points a hand</source>
            <translation>puntos por mano</translation>
        </message>
        <message>
            <source>counters a hand</source>
            <translation>fichas por mano</translation>
        </message>
        <message>
            <source>chips a hand</source>
            <translation>fichas por mano</translation>
        </message>
        <message>
            <source>mon a hand</source>
            <translation>mon por mano</translation>
        </message>
        <message>
            <source>tricks</source>
            <translation>bazas</translation>
        </message>
        <message>
            <source>hands not lost</source>
            <translation>manos no perdidas</translation>
        </message>
        <message>
            <source>{who}: +{points}</source>
            <translation>{who}: +{points}</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n punto</numerusform>
                <numerusform>%n puntos</numerusform>
            </translation>
        </message>
        <message>
            <source>Rulebook</source>
            <translation>Reglamento</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Jugadores</translation>
        </message>
        <message>
            <source>First dealer</source>
            <translation>Primer reparto</translation>
        </message>
        <message>
            <source>Deal</source>
            <translation>Reparto</translation>
        </message>
        <message>
            <source>Stop when decided</source>
            <translation>Parar si está decidida</translation>
        </message>
        <message>
            <source>Match</source>
            <translation>Partida</translation>
        </message>
        <message>
            <source>Three, then two</source>
            <translation>Tres y dos</translation>
        </message>
        <message>
            <source>Two, then three</source>
            <translation>Dos y tres</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Jugar</translation>
        </message>
        <message>
            <source>Accept</source>
            <translation>Aceptar</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>Rehusar</translation>
        </message>
        <message>
            <source>{cards:short}</source>
            <translation>{cards:short}</translation>
        </message>
        <message>
            <source>You can only use cards of your own hand.</source>
            <translation>Solo puedes usar cartas de tu mano.</translation>
        </message>
        <message numerus="yes">
            <source>Stock %n</source>
            <translation>
                <numerusform>Baceta %n</numerusform>
                <numerusform>Baceta %n</numerusform>
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
            <translation>Reparte</translation>
        </message>
        <message>
            <source>Turn-up {card:short}</source>
            <translation>Vuelta {card:short}</translation>
        </message>
        <message>
            <source>Tricks won</source>
            <translation>Bazas ganadas</translation>
        </message>
        <message>
            <source>{who} has won it.</source>
            <translation>La ha ganado {who}.</translation>
        </message>
        <message>
            <source>You have won it.</source>
            <translation>La has ganado tú.</translation>
        </message>
        <message>
            <source>Trump: {suit}.</source>
            <translation>Triunfo: {suit}.</translation>
        </message>
        <message>
            <source>You must follow suit to {card}.</source>
            <translation>Debes asistir: ha salido {card}.</translation>
        </message>
        <message>
            <source>You can throw any card on {card}.</source>
            <translation>Sobre {card} puedes echar cualquier carta.</translation>
        </message>
        <message>
            <source>{who} must answer {card}.</source>
            <translation>{who} debe responder: ha salido {card}.</translation>
        </message>
        <message>
            <source>{who} is to lead.</source>
            <translation>Sale {who}.</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Puntos</translation>
        </message>
        <message>
            <source>Tricks</source>
            <translation>Bazas</translation>
        </message>
        <message>
            <source>I play.</source>
            <translation>Juego.</translation>
        </message>
        <message>
            <source>At once</source>
            <translation>En el acto</translation>
        </message>
        <message>
            <source>You can only play cards of your own hand.</source>
            <translation>Solo puedes jugar cartas de tu mano.</translation>
        </message>
        <message>
            <source>{who} dealt</source>
            <translation>Repartió {who}</translation>
        </message>
        <message>
            <source>You dealt</source>
            <translation>Repartiste tú</translation>
        </message>
        <message>
            <source>void</source>
            <translation>nula</translation>
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
            <translation>Baraja</translation>
        </message>
        <message numerus="yes">
            <source>%n hand(s)</source>
            <translation>
                <numerusform>%n mano</numerusform>
                <numerusform>%n manos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n trick(s)</source>
            <translation>
                <numerusform>%n baza</numerusform>
                <numerusform>%n bazas</numerusform>
            </translation>
        </message>
        <message>
            <source>You pass</source>
            <translation>Pasas</translation>
        </message>
        <message>
            <source>{who} passes</source>
            <translation>{who} pasa</translation>
        </message>
        <message>
            <source>{first} or {last}</source>
            <translation>{first} o {last}</translation>
        </message>
        <message>
            <source>Chips</source>
            <translation>Fichas</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n carta</numerusform>
                <numerusform>%n cartas</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>glossary</name>
        <message>
            <source>stock</source>
            <translation>baceta</translation>
        </message>
        <message>
            <source>The cards that have not been dealt.</source>
            <translation>Las cartas que quedan por repartir.</translation>
        </message>
        <message>
            <source>elder hand|dealer's left</source>
            <translation>el mano|al mano|del mano</translation>
        </message>
        <message>
            <source>Who speaks first, and leads first if he plays.</source>
            <translation>Quien habla primero y, si juega, sale primero.</translation>
        </message>
        <message>
            <source>trick|tricks</source>
            <translation>baza|bazas</translation>
        </message>
        <message>
            <source>The cards that are played against each other; the best of them wins it.</source>
            <translation>Las cartas que se juegan unas contra otras; la gana la mejor.</translation>
        </message>
        <message>
            <source>follow suit|follows suit</source>
            <translation>asistir</translation>
        </message>
        <message>
            <source>To play a card of the suit led.</source>
            <translation>Echar una carta del palo de salida.</translation>
        </message>
        <message>
            <source>beat|beats|play higher</source>
            <translation>montar</translation>
        </message>
        <message>
            <source>To play a higher card of the suit than those before.</source>
            <translation>Echar una carta más alta del palo que las anteriores.</translation>
        </message>
        <message>
            <source>trumping|trumped|trump it</source>
            <translation>fallar</translation>
        </message>
        <message>
            <source>To play a trump on a card of another suit.</source>
            <translation>Echar un triunfo a una carta de otro palo.</translation>
        </message>
        <message>
            <source>overtrump|overtrumping|higher trump</source>
            <translation>refallar</translation>
        </message>
        <message>
            <source>To play a higher trump than the one played to another suit.</source>
            <translation>Echar un triunfo más alto que el que ya falló.</translation>
        </message>
        <message>
            <source>revoke|revokes</source>
            <translation>renuncio|renuncios</translation>
        </message>
        <message>
            <source>Not to play the card one had to play.</source>
            <translation>No jugar la carta que se debía.</translation>
        </message>
        <message>
            <source>play higher|plays higher</source>
            <translation>montar</translation>
        </message>
        <message>
            <source>authority|no exchange</source>
            <translation>autoridad|sin descarte</translation>
        </message>
        <message>
            <source>Who prevents the first exchange promises three tricks; to fail costs 2 points.</source>
            <translation>Quien impide el primer cambio se compromete a hacer tres bazas; si no las hace, le cuesta 2 puntos.</translation>
        </message>
        <message>
            <source>vole</source>
            <translation>robo</translation>
        </message>
        <message>
            <source>Winning all five tricks: it is worth 2 points.</source>
            <translation>Ganar las cinco bazas: vale 2 puntos.</translation>
        </message>
        <message>
            <source>refusal</source>
            <translation>rechazo</translation>
        </message>
        <message>
            <source>The point more that it costs to play with authority and not to win.</source>
            <translation>El punto de más que cuesta jugar de autoridad y no ganar.</translation>
        </message>
        <message>
            <source>turn-up</source>
            <translation>vuelta</translation>
        </message>
        <message>
            <source>The card that is turned up after the deal: its suit is trumps.</source>
            <translation>La carta que se descubre tras el reparto: su palo es el triunfo.</translation>
        </message>
        <message>
            <source>yaku|dekiyaku</source>
            <translation>yaku|dekiyaku</translation>
        </message>
        <message>
            <source>A combination of captured cards, which is paid.</source>
            <translation>Una combinación de cartas capturadas, que se cobra.</translation>
        </message>
        <message>
            <source>teyaku|combinations in the hand</source>
            <translation>teyaku|de mano</translation>
        </message>
        <message>
            <source>A combination in the hand as it was dealt.</source>
            <translation>Una combinación en la mano tal como se recibió.</translation>
        </message>
        <message>
            <source>shōbu</source>
            <translation>shōbu</translation>
        </message>
        <message>
            <source>Stop: the hand ends, and the others pay.</source>
            <translation>Parar: la mano acaba y los demás pagan.</translation>
        </message>
        <message>
            <source>sage</source>
            <translation>sage</translation>
        </message>
        <message>
            <source>Go on: there is more to win, but who stops later may have you pay for both.</source>
            <translation>Seguir: se puede ganar más, pero quien pare después puede hacerte pagar por los dos.</translation>
        </message>
        <message>
            <source>mizuten</source>
            <translation>mizuten</translation>
        </message>
        <message>
            <source>What the dealer says before looking: a promise to play.</source>
            <translation>Lo que quien reparte dice antes de mirar: la promesa de jugar.</translation>
        </message>
        <message>
            <source>kan</source>
            <translation>kan</translation>
        </message>
        <message>
            <source>The large coin: twelve mon, unless ten are agreed.</source>
            <translation>La moneda grande: doce mon, si no se acuerdan diez.</translation>
        </message>
        <message>
            <source>mon</source>
            <translation>mon</translation>
        </message>
        <message>
            <source>The small coin, in which all is paid.</source>
            <translation>La moneda pequeña, en la que se paga todo.</translation>
        </message>
        <message>
            <source>bright|brights</source>
            <translation>luz|luces</translation>
        </message>
        <message>
            <source>One of the five cards worth 20 points.</source>
            <translation>Una de las cinco cartas de 20 puntos.</translation>
        </message>
        <message>
            <source>animal|animals</source>
            <translation>animal|animales</translation>
        </message>
        <message>
            <source>A card worth 10 points: a beast, birds or insects, and the sake cup and the bridge.</source>
            <translation>Una carta de 10 puntos: las de bestias, aves o insectos, y también la copa de sake y el puente.</translation>
        </message>
        <message>
            <source>ribbon|ribbons</source>
            <translation>cinta|cintas</translation>
        </message>
        <message>
            <source>A card with a strip of paper, worth 5 points.</source>
            <translation>Una carta con una tira de papel, de 5 puntos.</translation>
        </message>
        <message>
            <source>chaff|kasu</source>
            <translation>básica|básicas|kasu</translation>
        </message>
        <message>
            <source>A card without bright, animal or ribbon, worth 1 point. In the hand as it was dealt all of willow counts as chaff.</source>
            <translation>Una carta sin luz, animal ni cinta, de 1 punto. En la mano tal como se reparte, todo el sauce cuenta como básica.</translation>
        </message>
        <message>
            <source>triplet|triplets</source>
            <translation>trío|tríos</translation>
        </message>
        <message>
            <source>Three cards of a month in the hand as it was dealt.</source>
            <translation>Tres cartas de un mes en la mano tal como se recibió.</translation>
        </message>
        <message>
            <source>Empty Hand|karasu</source>
            <translation>siete básicas|karasu</translation>
        </message>
        <message>
            <source>Seven chaff cards in the hand as it was dealt; all of willow count.</source>
            <translation>Siete básicas en la mano tal como se reparte; las del sauce cuentan todas.</translation>
        </message>
        <message>
            <source>Red Hand|aka</source>
            <translation>mano roja|aka</translation>
        </message>
        <message>
            <source>Two ribbons or more, and chaff, in the hand as it was dealt; all of willow is chaff.</source>
            <translation>Dos cintas o más, y el resto básicas, en la mano tal como se reparte; todo el sauce cuenta como básica.</translation>
        </message>
        <message>
            <source>group B</source>
            <translation>grupo B</translation>
        </message>
        <message>
            <source>Hands dealt of chaff, or all but one card, or with two ribbons or more; all of willow is chaff in them.</source>
            <translation>Manos repartidas solo de básicas, o de básicas y una carta más, o con dos cintas o más; en ellas todo el sauce cuenta como básica.</translation>
        </message>
        <message>
            <source>standing</source>
            <translation>de pie</translation>
        </message>
        <message>
            <source>Said of a triplet of April, May or July, or of December's chaff: it is worth more.</source>
            <translation>Se dice del trío de abril, mayo o julio, o de las básicas de diciembre: vale más.</translation>
        </message>
        <message>
            <source>koba|ōba|zetsuba</source>
            <translation>koba|ōba|zetsuba</translation>
        </message>
        <message>
            <source>Small, large and grand field: all is paid once, twice or four times.</source>
            <translation>Campo pequeño, grande y máximo: todo se paga una, dos o cuatro veces.</translation>
        </message>
        <message>
            <source>later hands</source>
            <translation>manos siguientes</translation>
        </message>
        <message>
            <source>Of several brights in the field only the largest counts now; each other one multiplies one of the next hands.</source>
            <translation>De varias luces en el campo solo cuenta ahora la mayor; cada una de las otras multiplica una de las manos siguientes.</translation>
        </message>
        <message>
            <source>Diving</source>
            <translation>Zambullida</translation>
        </message>
        <message>
            <source>To capture the fourth card of one's own triplet.</source>
            <translation>Capturar la cuarta carta del propio trío.</translation>
        </message>
        <message>
            <source>Escape</source>
            <translation>Fuga</translation>
        </message>
        <message>
            <source>To reach 89 points with a hand of group B.</source>
            <translation>Llegar a 89 puntos con una mano del grupo B.</translation>
        </message>
        <message>
            <source>simple mosca|simple moscas</source>
            <translation>mosca simple</translation>
        </message>
        <message>
            <source>What the dealer puts into the pool: a counter for each player.</source>
            <translation>Lo que quien reparte pone en el plato: una ficha por jugador.</translation>
        </message>
        <message>
            <source>mosca|moscas</source>
            <translation>mosca|moscas</translation>
        </message>
        <message>
            <source>Five cards of one suit as they were dealt: they take the pool without play.</source>
            <translation>Cinco cartas de un palo recibidas al dar: se llevan el plato sin jugar.</translation>
        </message>
        <message>
            <source>pool</source>
            <translation>plato</translation>
        </message>
        <message>
            <source>The counters that are played for.</source>
            <translation>Las fichas que se disputan.</translation>
        </message>
        <message>
            <source>stays|stay</source>
            <translation>entra|entrar</translation>
        </message>
        <message>
            <source>To play the hand: who does and wins no trick pays 2 counters.</source>
            <translation>Jugar la mano: quien lo hace y no gana ninguna baza paga 2 fichas.</translation>
        </message>
        <message>
            <source>fine|fines</source>
            <translation>multa|multas</translation>
        </message>
        <message>
            <source>What a card against the rules costs: a counter for each player.</source>
            <translation>Lo que cuesta una carta indebida: una ficha por jugador.</translation>
        </message>
        <message>
            <source>declarer</source>
            <translation>declarante</translation>
        </message>
        <message>
            <source>Who has bid most and plays alone against all.</source>
            <translation>Quien ha cantado más y juega solo contra todos.</translation>
        </message>
        <message>
            <source>misère|mis</source>
            <translation>mis|misère</translation>
        </message>
        <message>
            <source>A bid to win no trick at all.</source>
            <translation>Cantar a no hacer ninguna baza.</translation>
        </message>
        <message>
            <source>Napoleon|Nap</source>
            <translation>Napoleón|Nap</translation>
        </message>
        <message>
            <source>A bid to win five tricks.</source>
            <translation>Cantar a hacer cinco bazas.</translation>
        </message>
        <message>
            <source>Wellington</source>
            <translation>Wellington</translation>
        </message>
        <message>
            <source>Five tricks at double the price; it is only bid over a Napoleon.</source>
            <translation>Cinco bazas a doble precio; solo se canta sobre un Napoleón.</translation>
        </message>
        <message>
            <source>Blücher</source>
            <translation>Blücher</translation>
        </message>
        <message>
            <source>Five tricks at the highest price; it is only bid over a Wellington.</source>
            <translation>Cinco bazas al precio más alto; solo se canta sobre un Wellington.</translation>
        </message>
        <message>
            <source>pot</source>
            <translation>monto</translation>
        </message>
        <message>
            <source>The chips that wait for whoever bids and makes five tricks.</source>
            <translation>Las fichas que esperan a quien cante y haga cinco bazas.</translation>
        </message>
        <message>
            <source>spare hand</source>
            <translation>mano de ahorro</translation>
        </message>
        <message>
            <source>The hand more that is dealt in Sir Garnet: who takes it bids a Napoleon.</source>
            <translation>La mano de más que se reparte en el Sir Garnet: quien la toma canta Napoleón.</translation>
        </message>
        <message>
            <source>Peep Nap</source>
            <translation>mirón|Nap mirón</translation>
        </message>
        <message>
            <source>A game in which one pays to look at a card that lies face down.</source>
            <translation>Forma de jugar en la que se paga por mirar una carta tapada.</translation>
        </message>
        <message>
            <source>round|rounds</source>
            <translation>vuelta|vueltas</translation>
        </message>
        <message>
            <source>So many hands that everybody has dealt once.</source>
            <translation>Tantas manos que todos han repartido una vez.</translation>
        </message>
        <message>
            <source>pile|piles</source>
            <translation>montón|montones</translation>
        </message>
        <message>
            <source>The cards before a player in the first phase; in the second they are the hand.</source>
            <translation>Las cartas que un jugador tiene delante en la primera fase; en la segunda son su mano.</translation>
        </message>
        <message>
            <source>follows</source>
            <translation>sigue</translation>
        </message>
        <message>
            <source>To be the very next card up, of whatever suit.</source>
            <translation>Ser justo la carta siguiente hacia arriba, del palo que sea.</translation>
        </message>
        <message>
            <source>takes|take|taking</source>
            <translation>subir|sube|subes</translation>
        </message>
        <message>
            <source>To pick up the lowest card of the trick in place of beating.</source>
            <translation>Tomar la carta más baja de la baza en vez de superarla.</translation>
        </message>
        <message>
            <source>turns|turned|turning</source>
            <translation>girar|gira|girada|girado</translation>
        </message>
        <message>
            <source>To complete a trick: it leaves the game, and one leads anew.</source>
            <translation>Completar la baza: sale del juego y se sale de nuevo.</translation>
        </message>
        <message>
            <source>out</source>
            <translation>fuera</translation>
        </message>
        <message>
            <source>Whoever has got rid of every card: safe, and not the loser.</source>
            <translation>Quien se ha librado de todas sus cartas: está a salvo y no pierde.</translation>
        </message>
    </context>
    <context>
        <name>grammar</name>
        <message>
            <source>rules for joints</source>
            <translation>\b([Aa]|[Dd]e) ¦el(?= ) ⇒ \1l
\by ¦(?=[Hh]?[IiÍí](?![aeoáéó])) ⇒ e </translation>
        </message>
        <message>
            <source>1,234 12,345</source>
            <translation>1234 12.345</translation>
        </message>
        <message>
            <source>rules for signs</source>
            <translation>ninguna</translation>
        </message>
        <message>
            <source>rules for Spanish suits</source>
            <translation>^A [KR] .*1–9 0$ ⇒ A R D S 1–9 0
^A=A .*$ ⇒ A=A R=K D=Q S=J
De los siete corazones ya han salido cinco, y otro es tuyo ⇒ De las siete copas ya han salido cinco, y otra es tuya
\bningún corazón\b ⇒ ninguna copa
\b[Oo]tro corazón\b ⇒ otra copa
\basistir a corazón si lo tiene\b ⇒ asistir a copas si las tiene
\basistir a corazón\b ⇒ asistir a copas
\b([Uu])n corazón\b ⇒ \1na copa
\bdel corazón\b ⇒ de la copa
\bel corazón\b ⇒ la copa
\blos corazones\b ⇒ las copas
\bcorazones\b ⇒ copas
\bCorazones\b ⇒ Copas
\bcorazón\b ⇒ copa
\bpica(s?)\b ⇒ espada\1
\bPica(s?)\b ⇒ Espada\1
\bdiamante(s?)\b ⇒ oro\1
\bDiamante(s?)\b ⇒ Oro\1
\btréboles\b ⇒ bastos
\bTréboles\b ⇒ Bastos
(?&lt;!cinta de )(?&lt;!Cinta de )(?&lt;!básica de )(?&lt;!Básica de )\btrébol\b ⇒ basto
\b([Dd])e la dama\b ⇒ \1el caballo
\b([Aa]) la dama\b ⇒ \1l caballo
\bla dama\b ⇒ el caballo
\bLa dama\b ⇒ El caballo
\b([Uu])na dama\b ⇒ \1n caballo
\blas damas\b ⇒ los caballos
\bninguna dama\b ⇒ ningún caballo
\bdama(s?)\b ⇒ caballo\1
\b([Dd])el valet\b ⇒ \1e la sota
\b([Aa])l valet\b ⇒ \1 la sota
\bel valet\b ⇒ la sota
\bEl valet\b ⇒ La sota
\b([Uu])n valet\b ⇒ \1na sota
\bsu valet\b ⇒ su sota
\blos valets\b ⇒ las sotas
\bningún valet\b ⇒ ninguna sota
\bvalet(s?)\b ⇒ sota\1</translation>
        </message>
        <message>
            <source>the</source>
            <translation>el la los las</translation>
        </message>
    </context>
    <context>
        <name>grounds</name>
        <message>
            <source>{who} holds {trumps} and {kings}.</source>
            <translation>{who} tiene {trumps} y {kings}.</translation>
        </message>
        <message>
            <source>{who} holds {trumps}, and no other king.</source>
            <translation>{who} tiene {trumps}, y ningún otro rey.</translation>
        </message>
        <message>
            <source>{who} holds {trumps} and no king.</source>
            <translation>{who} tiene {trumps} y ningún rey.</translation>
        </message>
        <message>
            <source>{who} holds {kings} and no trump.</source>
            <translation>{who} tiene {kings} y ningún triunfo.</translation>
        </message>
        <message>
            <source>{who} holds no trump and no king.</source>
            <translation>{who} no tiene ni triunfos ni reyes.</translation>
        </message>
        <message>
            <source>{who} keeps nothing.</source>
            <translation>{who} no se queda nada.</translation>
        </message>
        <message>
            <source>{who} keeps all cards.</source>
            <translation>{who} se queda todas las cartas.</translation>
        </message>
        <message>
            <source>{who} keeps what is trump: {cards:short}.</source>
            <translation>{who} se queda con lo que es triunfo: {cards:short}.</translation>
        </message>
        <message>
            <source>{who} keeps {cards:short}: only a trump beats a king.</source>
            <translation>{who} se queda con {cards:short}: a un rey solo le gana un triunfo.</translation>
        </message>
        <message>
            <source>{who} keeps trumps and kings: {cards:short}.</source>
            <translation>{who} se queda con triunfos y reyes: {cards:short}.</translation>
        </message>
        <message>
            <source>{who} keeps {cards:short}.</source>
            <translation>{who} se queda {cards:short}.</translation>
        </message>
        <message>
            <source>No card of {who} can take the trick, so the lowest goes.</source>
            <translation>Ninguna carta de {who} puede ganar la baza: echa la más baja.</translation>
        </message>
        <message>
            <source>No card that may be played takes the trick.</source>
            <translation>Ninguna carta que se pueda jugar gana la baza.</translation>
        </message>
        <message>
            <source>{who} keeps {cards:short} to trump with later.</source>
            <translation>{who} se guarda {cards:short} para fallar más tarde.</translation>
        </message>
        <message>
            <source>{who} keeps {card:short} for later. {beaten}</source>
            <translation>{who} se guarda {card:short} para más tarde. {beaten}</translation>
        </message>
        <message numerus="yes">
            <source>No card of {who} is harder to beat: %n that are out can.</source>
            <translation>
                <numerusform>Ninguna carta de {who} es más difícil de ganar: solo una de fuera puede.</numerusform>
                <numerusform>Ninguna carta de {who} es más difícil de ganar: pueden %n de las que están fuera.</numerusform>
            </translation>
        </message>
        <message>
            <source>It takes the trick: nobody who is still to play can beat it.</source>
            <translation>Gana la baza: nadie de los que faltan puede superarla.</translation>
        </message>
        <message>
            <source>{who} leads from the longest suit, {cards:short}.</source>
            <translation>{who} sale de su palo más largo, {cards:short}.</translation>
        </message>
        <message>
            <source>{who} leads the lowest card and keeps {cards:short}.</source>
            <translation>{who} sale con la más baja y se guarda {cards:short}.</translation>
        </message>
        <message>
            <source>The best suit: {cards:short}.</source>
            <translation>El mejor palo: {cards:short}.</translation>
        </message>
        <message>
            <source>It is one of the low cards of {who}: only {cards:short} go below it.</source>
            <translation>Es de las cartas bajas de {who}: por debajo solo tiene {cards:short}.</translation>
        </message>
        <message>
            <source>It is the lowest card of {who}.</source>
            <translation>Es la carta más baja de {who}.</translation>
        </message>
        <message>
            <source>{who} has no other card of the suit.</source>
            <translation>{who} no tiene otra carta del palo.</translation>
        </message>
        <message>
            <source>It is the last card: {who} is out with it.</source>
            <translation>Es la última carta: {who} sale con ella.</translation>
        </message>
        <message>
            <source>No other card of {who} beats {top}.</source>
            <translation>Ninguna otra carta de {who} gana a {top}.</translation>
        </message>
        <message>
            <source>It is the lowest card of {who} that beats {top}.</source>
            <translation>Es la carta más baja de {who} que gana a {top}.</translation>
        </message>
        <message>
            <source>{who} keeps {cards}, which can capture it later; {more} could come first.</source>
            <translation>{who} guarda {cards} para capturarla más tarde; {more} podría adelantarse.</translation>
        </message>
        <message>
            <source>No card of {who} beats {top}.</source>
            <translation>Ninguna carta de {who} gana a {top}.</translation>
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
            <translation>Flores de doce meses: captura las tuyas y arma combinaciones.</translation>
        </message>
        <message>
            <source>Rulebook, a card turned every turn</source>
            <translation>Reglamento, con carta de la baceta en cada turno</translation>
        </message>
        <message>
            <source>Traditional</source>
            <translation>Tradicional</translation>
        </message>
        <message>
            <source>Traditional, after the Nintendo leaflet</source>
            <translation>Tradicional, según el folleto de Nintendo</translation>
        </message>
        <message>
            <source>Traditional, after Shiragiku</source>
            <translation>Tradicional, según Shiragiku</translation>
        </message>
        <message>
            <source>Traditional with all extras</source>
            <translation>Tradicional con todos los extras</translation>
        </message>
        <message>
            <source>Three to six sit down; three is best.</source>
            <translation>Se sientan de tres a seis; lo mejor son tres.</translation>
        </message>
        <message>
            <source>Form of the game</source>
            <translation>Forma de jugar</translation>
        </message>
        <message>
            <source>Either everybody plays and settles with each other, or three play the Japanese way.</source>
            <translation>O juegan todos y cada uno ajusta cuentas con los demás, o juegan tres a la japonesa.</translation>
        </message>
        <message>
            <source>Who plays a hand</source>
            <translation>Quién juega la mano</translation>
        </message>
        <message>
            <source>How many of those at the table play each hand.</source>
            <translation>Cuántos de los sentados a la mesa juegan cada mano.</translation>
        </message>
        <message>
            <source>How the first dealer is found. (Rule 2.2)</source>
            <translation>Cómo se decide el primer reparto. (Regla 2.2)</translation>
        </message>
        <message>
            <source>Who cuts</source>
            <translation>Quién corta</translation>
        </message>
        <message>
            <source>Which neighbour of the dealer cuts the pack. (Rule 2.2)</source>
            <translation>A qué lado de quien reparte está quien corta. (Regla 2.2)</translation>
        </message>
        <message>
            <source>Whether the six cards of the field are dealt first, or three after each round. (Rule 2.2)</source>
            <translation>Si las seis cartas del campo salen primero, o tres después de cada vuelta. (Regla 2.2)</translation>
        </message>
        <message>
            <source>Four of a month in the field</source>
            <translation>Cuatro de un mes en el campo</translation>
        </message>
        <message>
            <source>What happens when all four cards of a month are dealt to it. (Rule 2.5)</source>
            <translation>Qué pasa si salen en él las cuatro cartas de un mes. (Regla 2.5)</translation>
        </message>
        <message>
            <source>Capture with a hand card</source>
            <translation>Captura con carta de la mano</translation>
        </message>
        <message>
            <source>Whether a card of the hand that finds its month must take. (Rule 2.4)</source>
            <translation>Si una carta de la mano que encuentra su mes está obligada a capturar. (Regla 2.4)</translation>
        </message>
        <message>
            <source>Turning a stock card</source>
            <translation>Descubrir carta de la baceta</translation>
        </message>
        <message>
            <source>Whether a capture from the hand ends the turn. (Rule 2.4)</source>
            <translation>Si capturar con una carta de la mano termina el turno. (Regla 2.4)</translation>
        </message>
        <message>
            <source>A turn leaves a card</source>
            <translation>Cada turno deja una carta</translation>
        </message>
        <message>
            <source>Kept for rules that forbid to empty the field; not in use.</source>
            <translation>Reservada para reglas que prohíben vaciar el campo; no se usa.</translation>
        </message>
        <message>
            <source>Captures face down</source>
            <translation>Capturas boca abajo</translation>
        </message>
        <message>
            <source>Whether the captured cards of the others lie face down.</source>
            <translation>Si las cartas que capturan los demás quedan boca abajo.</translation>
        </message>
        <message>
            <source>Field multiplier</source>
            <translation>Multiplicador del campo</translation>
        </message>
        <message>
            <source>Brights in the field double or quadruple all payments. (Rule 2.6)</source>
            <translation>Las luces del campo duplican o cuadruplican todos los pagos. (Regla 2.6)</translation>
        </message>
        <message>
            <source>Several brights in the field</source>
            <translation>Varias luces en el campo</translation>
        </message>
        <message>
            <source>Which multiplier counts now and which later hands. (Rule 2.6)</source>
            <translation>Qué multiplicador cuenta ahora y cuáles en manos posteriores. (Regla 2.6)</translation>
        </message>
        <message>
            <source>Seeing the year out</source>
            <translation>Pasar el año</translation>
        </message>
        <message>
            <source>After the last hand, play on while multipliers are carried. (Rule 2.6)</source>
            <translation>Tras la última mano se sigue jugando mientras queden multiplicadores pendientes. (Regla 2.6)</translation>
        </message>
        <message>
            <source>Dropping out</source>
            <translation>Retirarse</translation>
        </message>
        <message>
            <source>With four or more, all but three drop out for a fee. (Rule 2.7)</source>
            <translation>Con cuatro o más, se retiran pagando todos menos tres. (Regla 2.7)</translation>
        </message>
        <message>
            <source>Always three play</source>
            <translation>Siempre juegan tres</translation>
        </message>
        <message>
            <source>Nobody may drop when only three would be left. (Rule 2.7)</source>
            <translation>Nadie puede retirarse si solo quedan tres. (Regla 2.7)</translation>
        </message>
        <message>
            <source>Compensation paid by</source>
            <translation>Pagan la compensación</translation>
        </message>
        <message>
            <source>Who compensates a player who is forced out. (Rule 2.7)</source>
            <translation>Quién compensa al jugador que queda fuera. (Regla 2.7)</translation>
        </message>
        <message>
            <source>Buying a place</source>
            <translation>Comprar un puesto</translation>
        </message>
        <message>
            <source>A player who is forced out may offer to buy a place. (Rule 2.7)</source>
            <translation>El jugador que queda fuera puede ofrecer dinero por un puesto. (Regla 2.7)</translation>
        </message>
        <message>
            <source>Swapping with the dealer</source>
            <translation>Cambio con quien reparte</translation>
        </message>
        <message>
            <source>Unseen hands may be exchanged for the dealer's. (Rule 2.7)</source>
            <translation>Sin mirarla, se puede cambiar la mano por la de quien reparte. (Regla 2.7)</translation>
        </message>
        <message>
            <source>Mizuten</source>
            <translation>Mizuten</translation>
        </message>
        <message>
            <source>The dealer may promise to play before looking. (Rule 2.7)</source>
            <translation>Quien reparte puede prometer que jugará antes de mirar. (Regla 2.7)</translation>
        </message>
        <message>
            <source>Combinations in the hand</source>
            <translation>Combinaciones de mano</translation>
        </message>
        <message>
            <source>Whether the hand as dealt can score: teyaku. (Rule 2.8)</source>
            <translation>Si puntúa la mano tal como se recibe: teyaku. (Regla 2.8)</translation>
        </message>
        <message>
            <source>Hand combinations are shown</source>
            <translation>Se enseñan las de mano</translation>
        </message>
        <message>
            <source>When the others learn of a combination in the hand. (Rule 2.8)</source>
            <translation>Cuándo conocen los demás una combinación de mano. (Regla 2.8)</translation>
        </message>
        <message>
            <source>Red hand</source>
            <translation>Mano roja</translation>
        </message>
        <message>
            <source>The kan for a hand of ribbons and chaff. (Rule 2.8)</source>
            <translation>Los kan de una mano de cintas y básicas. (Regla 2.8)</translation>
        </message>
        <message>
            <source>Triplet and two pairs</source>
            <translation>Trío y dos parejas</translation>
        </message>
        <message>
            <source>The kan for a triplet and two pairs in the hand. (Rule 2.8)</source>
            <translation>Los kan de un trío y dos parejas en la mano. (Regla 2.8)</translation>
        </message>
        <message>
            <source>Two triplets</source>
            <translation>Dos tríos</translation>
        </message>
        <message>
            <source>The kan for two triplets with none, one or two standing. (Rule 2.8)</source>
            <translation>Los kan de dos tríos con ninguno, uno o dos de pie. (Regla 2.8)</translation>
        </message>
        <message>
            <source>Hand without chaff</source>
            <translation>Mano sin básicas</translation>
        </message>
        <message>
            <source>Seven cards without chaff score 4 kan. (Rule 2.8)</source>
            <translation>Siete cartas sin ninguna básica valen 4 kan. (Regla 2.8)</translation>
        </message>
        <message>
            <source>Fourth of the field</source>
            <translation>Cuarta del campo</translation>
        </message>
        <message>
            <source>The fourth card to three dealt to the field scores 2 kan. (Rule 2.8)</source>
            <translation>Tener la cuarta carta de tres que salen en el campo vale 2 kan. (Regla 2.8)</translation>
        </message>
        <message>
            <source>Boar, deer and butterflies</source>
            <translation>Jabalí, ciervo y mariposas</translation>
        </message>
        <message>
            <source>These three animals make a combination of 7 kan. (Rule 2.9)</source>
            <translation>Estos tres animales juntos valen 7 kan. (Regla 2.9)</translation>
        </message>
        <message>
            <source>More than seven ribbons</source>
            <translation>Más de siete cintas</translation>
        </message>
        <message>
            <source>Every ribbon beyond seven adds 1 kan. (Rule 2.9)</source>
            <translation>Cada cinta que pase de siete añade 1 kan. (Regla 2.9)</translation>
        </message>
        <message>
            <source>Four brights count in five</source>
            <translation>Cuatro luces dentro de cinco</translation>
        </message>
        <message>
            <source>Five brights score 12 and 10 kan together. (Rule 2.9)</source>
            <translation>Las cinco luces valen 12 y 10 kan a la vez. (Regla 2.9)</translation>
        </message>
        <message>
            <source>Stop or go on</source>
            <translation>Parar o seguir</translation>
        </message>
        <message>
            <source>Who completes a combination may end the hand. (Rule 2.10)</source>
            <translation>Quien completa una combinación puede acabar la mano. (Regla 2.10)</translation>
        </message>
        <message>
            <source>Combinations are paid</source>
            <translation>Se pagan las combinaciones</translation>
        </message>
        <message>
            <source>When the others pay for a combination. (Rule 2.11)</source>
            <translation>Cuándo pagan los demás una combinación. (Regla 2.11)</translation>
        </message>
        <message>
            <source>Special hands</source>
            <translation>Manos especiales</translation>
        </message>
        <message>
            <source>Whether All Eights, Double Eights and Sixteen Chaff are played. (Rule 2.11)</source>
            <translation>Si se juega con Todos ochos, Doble ocho y Dieciséis básicas. (Regla 2.11)</translation>
        </message>
        <message>
            <source>Diving and Escape</source>
            <translation>Zambullida y Fuga</translation>
        </message>
        <message>
            <source>A hand combination can earn 1 kan more in the play. (Rule 2.11)</source>
            <translation>Una combinación de mano puede ganar 1 kan más durante el juego. (Regla 2.11)</translation>
        </message>
        <message>
            <source>Diving after a stop</source>
            <translation>Zambullida tras parar</translation>
        </message>
        <message>
            <source>Diving counts also when a player ended the hand. (Rule 2.11)</source>
            <translation>La Zambullida cuenta también si un jugador puso fin a la mano. (Regla 2.11)</translation>
        </message>
        <message>
            <source>Liability</source>
            <translation>Responsabilidad</translation>
        </message>
        <message>
            <source>Who feeds the last card of a combination pays for it. (Rule 2.11)</source>
            <translation>Quien da la última carta de una combinación la paga. (Regla 2.11)</translation>
        </message>
        <message>
            <source>Settlement</source>
            <translation>Cuentas</translation>
        </message>
        <message>
            <source>How the points of the cards are paid. (Rules 2.11 and 2.12)</source>
            <translation>Cómo se pagan los puntos de las cartas. (Reglas 2.11 y 2.12)</translation>
        </message>
        <message>
            <source>One kan</source>
            <translation>Un kan</translation>
        </message>
        <message>
            <source>How many mon, or points, a kan is worth. (Rule 2.14)</source>
            <translation>Cuántos mon, o puntos, vale un kan. (Regla 2.14)</translation>
        </message>
        <message>
            <source>Next dealer</source>
            <translation>Siguiente reparto</translation>
        </message>
        <message>
            <source>Who deals the next hand. (Rule 2.13)</source>
            <translation>Quién reparte la mano siguiente. (Regla 2.13)</translation>
        </message>
        <message>
            <source>When the match ends. (Rule 2.13)</source>
            <translation>Cuándo acaba la partida. (Regla 2.13)</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Total</translation>
        </message>
        <message>
            <source>The balance that wins where a total is played for. (Rule 2.13)</source>
            <translation>El saldo con el que se gana cuando se juega a un total. (Regla 2.13)</translation>
        </message>
        <message>
            <source>With these rules and so many players “{option}” must be “{value}”.</source>
            <translation>Con estas reglas y este número de jugadores, «{option}» tiene que ser «{value}».</translation>
        </message>
        <message>
            <source>Rulebook: each settles with each</source>
            <translation>Reglamento: cada uno ajusta con cada uno</translation>
        </message>
        <message>
            <source>Japanese: three play, par is 88</source>
            <translation>Japonesa: juegan tres, el par es 88</translation>
        </message>
        <message>
            <source>Everybody</source>
            <translation>Todos</translation>
        </message>
        <message>
            <source>Three of them</source>
            <translation>Tres de ellos</translation>
        </message>
        <message>
            <source>Earliest month</source>
            <translation>El mes más temprano</translation>
        </message>
        <message>
            <source>At random</source>
            <translation>Al azar</translation>
        </message>
        <message>
            <source>Left of the dealer</source>
            <translation>A la izquierda de quien reparte</translation>
        </message>
        <message>
            <source>Right of the dealer</source>
            <translation>A la derecha de quien reparte</translation>
        </message>
        <message>
            <source>Field first</source>
            <translation>Primero el campo</translation>
        </message>
        <message>
            <source>Field in between</source>
            <translation>El campo entre vueltas</translation>
        </message>
        <message>
            <source>The dealer takes them</source>
            <translation>Se las lleva quien reparte</translation>
        </message>
        <message>
            <source>Void, the deal passes</source>
            <translation>Nula, y reparte el siguiente</translation>
        </message>
        <message>
            <source>Void, same dealer</source>
            <translation>Nula, y se reparte de nuevo</translation>
        </message>
        <message>
            <source>Optional</source>
            <translation>Voluntaria</translation>
        </message>
        <message>
            <source>Compulsory</source>
            <translation>Obligatoria</translation>
        </message>
        <message>
            <source>Only after no capture</source>
            <translation>Solo si no has capturado</translation>
        </message>
        <message>
            <source>Every turn</source>
            <translation>En cada turno</translation>
        </message>
        <message>
            <source>Carried ones first</source>
            <translation>Primero los pendientes</translation>
        </message>
        <message>
            <source>Largest first</source>
            <translation>Primero el mayor</translation>
        </message>
        <message>
            <source>Multiplied together</source>
            <translation>Multiplicados entre sí</translation>
        </message>
        <message>
            <source>The two who do not lead</source>
            <translation>Los dos que no salen</translation>
        </message>
        <message>
            <source>All three players</source>
            <translation>Los tres jugadores</translation>
        </message>
        <message>
            <source>No</source>
            <translation>No</translation>
        </message>
        <message>
            <source>Paid for 89 points</source>
            <translation>Se paga con 89 puntos</translation>
        </message>
        <message>
            <source>Paid by those who drop</source>
            <translation>Pagan quienes se retiran</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Sí</translation>
        </message>
        <message>
            <source>At the end</source>
            <translation>Al final</translation>
        </message>
        <message>
            <source>At the start</source>
            <translation>Al principio</translation>
        </message>
        <message>
            <source>6, 7 and 8</source>
            <translation>6, 7 y 8</translation>
        </message>
        <message>
            <source>4, 5 and 6</source>
            <translation>4, 5 y 6</translation>
        </message>
        <message>
            <source>Each with each</source>
            <translation>Cada uno con todos</translation>
        </message>
        <message>
            <source>Against 88</source>
            <translation>Frente a 88</translation>
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
            <translation>A la derecha</translation>
        </message>
        <message>
            <source>To the winner</source>
            <translation>A quien gana</translation>
        </message>
        <message>
            <source>12 hands, January to December</source>
            <translation>12 manos, de enero a diciembre</translation>
        </message>
        <message>
            <source>6 hands, January to June</source>
            <translation>6 manos, de enero a junio</translation>
        </message>
        <message>
            <source>3 hands, January to March</source>
            <translation>3 manos, de enero a marzo</translation>
        </message>
        <message>
            <source>A total</source>
            <translation>Un total</translation>
        </message>
        <message>
            <source>12 hands or a total</source>
            <translation>12 manos o un total</translation>
        </message>
        <message>
            <source>The dealer cannot take four cards of a month where players drop out. (Rule 2.5)</source>
            <translation>Quien reparte no puede quedarse con las cuatro cartas de un mes donde hay jugadores que se retiran. (Regla 2.5)</translation>
        </message>
        <message>
            <source>laid down now</source>
            <translation>en el campo ya ahora</translation>
        </message>
        <message>
            <source>a combination</source>
            <translation>un yaku</translation>
        </message>
        <message numerus="yes">
            <source>in %n deal(s) of 100</source>
            <translation>
                <numerusform>en %n de cada 100 repartos</numerusform>
                <numerusform>en %n de cada 100 repartos</numerusform>
            </translation>
        </message>
        <message>
            <source>taking something</source>
            <translation>capturando</translation>
        </message>
        <message numerus="yes">
            <source>By the end you capture about %n point(s) more than {instead}.</source>
            <translation>
                <numerusform>Al final capturas más o menos %n punto más que {instead}.</numerusform>
                <numerusform>Al final capturas unos %n puntos más que {instead}.</numerusform>
            </translation>
        </message>
        <message>
            <source>So you capture {card} {often}; {instead}, {otherwise}.</source>
            <translation>Así capturas {card} {often}; {instead}, {otherwise}.</translation>
        </message>
        <message>
            <source>That makes sure of {card}; {instead}, captured {otherwise}.</source>
            <translation>Así te aseguras {card}; {instead}, solo {otherwise}.</translation>
        </message>
        <message>
            <source>Keep {card}: captured {often}; laid down now, {otherwise}.</source>
            <translation>Guarda {card}: la captura sale {often}; si va ya al campo, {otherwise}.</translation>
        </message>
        <message>
            <source>Keep {held} for {card}, of the same month: captured {often}; otherwise, {otherwise}.</source>
            <translation>Guarda {held} para {card}, del mismo mes: así la captura sale {often}; si no, {otherwise}.</translation>
        </message>
        <message>
            <source>That makes sure of {card}; laid down instead, captured {otherwise}.</source>
            <translation>Así te aseguras {card}; en el campo, solo {otherwise}.</translation>
        </message>
        <message>
            <source>It brings {worth} at once; {more} could come first.</source>
            <translation>Da {worth} ya mismo; {more} podría adelantarse.</translation>
        </message>
        <message>
            <source>Only you can capture {cards}, and later will do: nobody else has a card of {month}.</source>
            <translation>Solo tú puedes capturar {cards}, y no corre prisa: nadie más tiene cartas de {month}.</translation>
        </message>
        <message>
            <source>You still capture {card} {often}.</source>
            <translation>Aun así capturas {card} {often}.</translation>
        </message>
        <message>
            <source>{reason} {also}</source>
            <translation>{reason} {also}</translation>
        </message>
        <message>
            <source>What is won now is certain; going on, one more yaku would come {mine}, and the others would be first {theirs}.</source>
            <translation>Lo ganado ahora es seguro; siguiendo, otro yaku llegaría {mine}, y los demás se adelantarían {theirs}.</translation>
        </message>
        <message>
            <source>with {cards}</source>
            <translation>con {cards}</translation>
        </message>
        <message>
            <source>taking {cards}</source>
            <translation>capturando {cards}</translation>
        </message>
        <message>
            <source>taking nothing</source>
            <translation>sin capturar</translation>
        </message>
        <message numerus="yes">
            <source>It brings %n point(s) at once.</source>
            <translation>
                <numerusform>Da %n punto ya mismo.</numerusform>
                <numerusform>Da %n puntos ya mismo.</numerusform>
            </translation>
        </message>
        <message>
            <source>Whoever goes on here makes one more yaku {mine}, and the others are first {theirs}.</source>
            <translation>Quien sigue aquí logra otro yaku {mine}; los demás se adelantan {theirs}.</translation>
        </message>
        <message>
            <source>That completes {yaku}; {instead}, you make it {otherwise}.</source>
            <translation>Con eso completas {yaku}; {instead}, lo haces {otherwise}.</translation>
        </message>
        <message>
            <source>With {cards} you make {yaku} {often}; {instead}, {otherwise}.</source>
            <translation>Con {cards} haces {yaku} {often}; {instead}, {otherwise}.</translation>
        </message>
        <message>
            <source>Keep {cards} for {yaku}: you make it {often}; {instead}, {otherwise}.</source>
            <translation>Guarda {cards} para {yaku}: así sale {often}; {instead}, {otherwise}.</translation>
        </message>
        <message>
            <source>That leaves you {yaku} {often}; {instead}, {otherwise}.</source>
            <translation>Así haces {yaku} {often}; {instead}, {otherwise}.</translation>
        </message>
        <message>
            <source>{who} lacks one card for {yaku}, and {cards} would do: made {often}; {instead}, {otherwise}.</source>
            <translation>A {who} le falta una carta para {yaku}, y le sirve {cards}: así lo hace {often}; {instead}, {otherwise}.</translation>
        </message>
        <message>
            <source>{who} needs {cards} for {yaku}: made {often}; {instead}, {otherwise}.</source>
            <translation>{who} necesita {cards} para {yaku}: así lo hace {often}; {instead}, {otherwise}.</translation>
        </message>
        <message>
            <source>Keep {cards} from {who}, who needs it for {yaku}: made {often}; {instead}, {otherwise}.</source>
            <translation>Guarda {cards}, que {who} necesita para {yaku}: así lo hace {often}; {instead}, {otherwise}.</translation>
        </message>
        <message>
            <source>{who} then makes {yaku} {often}; {instead}, {otherwise}.</source>
            <translation>Así {who} hace {yaku} {often}; {instead}, {otherwise}.</translation>
        </message>
        <message>
            <source>The others need {cards} for {yaku}: made {often}; {instead}, {otherwise}.</source>
            <translation>Los demás necesitan {cards} para {yaku}: así lo hacen {often}; {instead}, {otherwise}.</translation>
        </message>
        <message>
            <source>Keep {cards} from the others, who need it for {yaku}: made {often}; {instead}, {otherwise}.</source>
            <translation>Guarda {cards}, que los demás necesitan para {yaku}: así lo hacen {often}; {instead}, {otherwise}.</translation>
        </message>
        <message>
            <source>The others then make {yaku} {often}; {instead}, {otherwise}.</source>
            <translation>Así los demás hacen {yaku} {often}; {instead}, {otherwise}.</translation>
        </message>
        <message numerus="yes">
            <source>%n more card(s) of {month}</source>
            <translation>
                <numerusform>la otra carta de {month} por ver</numerusform>
                <numerusform>una de las otras %n cartas de {month} por ver</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no other move.</source>
            <translation>No hay otra jugada.</translation>
        </message>
        <message>
            <source>However the pack is cut, all deals stay equally likely.</source>
            <translation>Se corte donde se corte, todos los repartos siguen siendo igual de probables.</translation>
        </message>
        <message>
            <source>Nobody has looked yet: both hands are worth the same.</source>
            <translation>Nadie ha mirado aún: las dos manos valen lo mismo.</translation>
        </message>
        <message>
            <source>Who looks first can still drop out of a bad hand.</source>
            <translation>Quien mira antes aún puede retirarse con una mala mano.</translation>
        </message>
        <message>
            <source>A promise before looking is a matter of courage.</source>
            <translation>Comprometerse sin mirar es cuestión de valor.</translation>
        </message>
        <message>
            <source>There was no time to compare the choices.</source>
            <translation>No hubo tiempo de comparar las opciones.</translation>
        </message>
        <message>
            <source>By rule of thumb one is as good as the other.</source>
            <translation>A ojo, tanto da lo uno como lo otro.</translation>
        </message>
        <message>
            <source>By rule of thumb this hand is worth playing.</source>
            <translation>A ojo, esta mano merece jugarse.</translation>
        </message>
        <message>
            <source>By rule of thumb this hand is not worth playing.</source>
            <translation>A ojo, esta mano no merece jugarse.</translation>
        </message>
        <message>
            <source>By rule of thumb ending the hand brings more than going on.</source>
            <translation>A ojo, plantarse da más que seguir.</translation>
        </message>
        <message>
            <source>By rule of thumb going on brings more than ending the hand.</source>
            <translation>A ojo, seguir da más que plantarse.</translation>
        </message>
        <message>
            <source>{mon} mon</source>
            <translation>{mon} mon</translation>
        </message>
        <message>
            <source>Playing this hand brings {play} mon on average in {deals} deals; not playing, {other}.</source>
            <translation>Jugar esta mano da {play} mon de media en {deals} repartos; no jugarla, {other}.</translation>
        </message>
        <message>
            <source>Promising to play brings {play} mon on average in {deals} deals; looking first, {other}.</source>
            <translation>Comprometerse a jugar da {play} mon de media en {deals} repartos; mirar antes, {other}.</translation>
        </message>
        <message>
            <source>Stopping brings {now} mon; going on brings {later} on average in {deals} deals.</source>
            <translation>Plantarse da {now} mon; seguir, {later} de media en {deals} repartos.</translation>
        </message>
        <message>
            <source>{doing} In {deals} deals it cannot be told apart from playing {other}: {gap} ± {margin}.</source>
            <translation>{doing} En {deals} repartos no se distingue de jugar {other}: {gap} ± {margin}.</translation>
        </message>
        <message>
            <source>{doing} On average in {deals} deals better by {gap} than with {other}.</source>
            <translation>{doing} De media en {deals} repartos mejora en {gap} a jugar {other}.</translation>
        </message>
        <message>
            <source>{doing} On average in {deals} deals better than the next best by {gap}.</source>
            <translation>{doing} De media en {deals} repartos mejora en {gap} a la siguiente.</translation>
        </message>
        <message>
            <source>Ending the hand brings {now} mon for certain; playing on, {later}.</source>
            <translation>Terminar la mano da {now} mon seguros; seguir jugando, {later}.</translation>
        </message>
        <message numerus="yes">
            <source>Leaves {card}, which %n more card(s) of {month} may come and take.</source>
            <translation>
                <numerusform>Deja {card}: de {month} puede salir aún %n carta y llevársela.</numerusform>
                <numerusform>Deja {card}: de {month} pueden salir aún %n cartas y llevársela.</numerusform>
            </translation>
        </message>
        <message>
            <source>Captures {cards}, {points} card points.</source>
            <translation>Captura {cards}: {points} puntos en cartas.</translation>
        </message>
        <message>
            <source>{points} points</source>
            <translation>{points} puntos</translation>
        </message>
        <message>
            <source>{doing} In {deals} deals the next best comes to less than {one} less.</source>
            <translation>{doing} En {deals} repartos, la siguiente queda a menos de {one}.</translation>
        </message>
        <message>
            <source>{doing} It is a matter of taste.</source>
            <translation>{doing} Es cuestión de gustos.</translation>
        </message>
        <message>
            <source>{doing} In {deals} deals the best two cannot be told apart: {gap} ± {margin}.</source>
            <translation>{doing} En {deals} repartos las dos mejores no se distinguen: {gap} ± {margin}.</translation>
        </message>
        <message>
            <source>{doing} In {deals} deals it cannot be told apart from the other way to play it: {gap} ± {margin}.</source>
            <translation>{doing} En {deals} repartos no se distingue de la otra manera de jugarla: {gap} ± {margin}.</translation>
        </message>
        <message>
            <source>{doing} On average in {deals} deals better by {gap} than the other way to play it.</source>
            <translation>{doing} De media en {deals} repartos mejora en {gap} a la otra manera de jugarla.</translation>
        </message>
        <message>
            <source>{doing} By rule of thumb nothing else is as good.</source>
            <translation>{doing} A ojo no hay nada mejor.</translation>
        </message>
        <message>
            <source>Leaves {card} beside {others} for a card of the stock.</source>
            <translation>Deja {card} junto a {others} a cambio de una carta de la baceta.</translation>
        </message>
        <message>
            <source>Leaves {card}: nobody else has a card of {month}.</source>
            <translation>Deja {card}: nadie más tiene una carta de {month}.</translation>
        </message>
        <message>
            <source>Captures {cards} and completes combinations of {kan} kan.</source>
            <translation>Captura {cards} y completa yaku por {kan} kan.</translation>
        </message>
        <message>
            <source>It leaves {worth} open, which {cards} can capture later; {more} could come first.</source>
            <translation>Deja {worth} al alcance de todos; puedes recuperarla después con {cards}, pero {more} podría adelantarse.</translation>
        </message>
        <message>
            <source>You keep {cards}, and nobody else has a card of {month}: only you can capture it.</source>
            <translation>Guardas {cards}, y nadie más tiene cartas de {month}: solo tú puedes capturarla.</translation>
        </message>
        <message>
            <source>You keep {cards}, which can capture it later; {more} could come first.</source>
            <translation>Guardas {cards} para capturarla más tarde; {more} podría adelantarse.</translation>
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
            <translation>Tienes {have} de las {needed} cartas de {yaku}; por capturar: {missing}.</translation>
        </message>
        <message>
            <source>{cards}</source>
            <translation>{cards}</translation>
        </message>
        <message>
            <source>{card} (not seen yet)</source>
            <translation>{card} (sin salir aún)</translation>
        </message>
        <message>
            <source>{who} has {have} of the {needed} cards for {yaku}; still to capture: {missing}.</source>
            <translation>{who} tiene {have} de las {needed} cartas de {yaku}; por capturar: {missing}.</translation>
        </message>
        <message>
            <source>With it you have {have} of the {needed} cards for {yaku}; still to capture: {missing}.</source>
            <translation>Así tienes {have} de las {needed} cartas de {yaku}; por capturar: {missing}.</translation>
        </message>
        <message numerus="yes">
            <source>%n of these, {cards}</source>
            <translation>
                <numerusform>%n de estas, {cards}</numerusform>
                <numerusform>%n de estas, {cards}</numerusform>
            </translation>
        </message>
        <message>
            <source>{card} (in the field)</source>
            <translation>{card} (en el campo)</translation>
        </message>
        <message>
            <source>{card} (in your hand)</source>
            <translation>{card} (en tu mano)</translation>
        </message>
        <message>
            <source>{card} (just turned)</source>
            <translation>{card} (recién descubierta)</translation>
        </message>
        <message>
            <source>{card} (held by {who})</source>
            <translation>{card} (la tiene {who})</translation>
        </message>
        <message>
            <source>First decide whether to exchange your hand. (Rule 2.7)</source>
            <translation>Decide antes si cambias tu mano. (Regla 2.7)</translation>
        </message>
        <message>
            <source>First decide whether to promise to play. (Rule 2.7)</source>
            <translation>Decide antes si prometes jugar. (Regla 2.7)</translation>
        </message>
        <message>
            <source>First say whether you play or drop out. (Rule 2.7)</source>
            <translation>Primero di si juegas o te retiras. (Regla 2.7)</translation>
        </message>
        <message>
            <source>First decide whether to offer for a place. (Rule 2.7)</source>
            <translation>Decide antes si ofreces algo por un puesto. (Regla 2.7)</translation>
        </message>
        <message>
            <source>First accept or refuse the offer. (Rule 2.7)</source>
            <translation>Acepta o rehúsa antes la oferta. (Regla 2.7)</translation>
        </message>
        <message>
            <source>Play a card of your hand first. (Rule 2.4)</source>
            <translation>Primero juega una carta de tu mano. (Regla 2.4)</translation>
        </message>
        <message>
            <source>First say whether you stop or go on. (Rule 2.10)</source>
            <translation>Primero di si paras o sigues. (Regla 2.10)</translation>
        </message>
        <message>
            <source>With {card} you must take {cards}. (Rule 2.4)</source>
            <translation>Con {card} debes capturar {cards}. (Regla 2.4)</translation>
        </message>
        <message>
            <source>No card of the stock waits for your choice. (Rule 2.4)</source>
            <translation>Ninguna carta de la baceta espera tu elección. (Regla 2.4)</translation>
        </message>
        <message>
            <source>First choose what {card} from the stock takes: {cards}. (Rule 2.4)</source>
            <translation>De la baceta ha salido {card}: elige primero qué capturas, {cards}. (Regla 2.4)</translation>
        </message>
        <message>
            <source>Only who has just completed a combination decides this. (Rule 2.10)</source>
            <translation>Esto solo lo decide quien acaba de completar una combinación. (Regla 2.10)</translation>
        </message>
        <message>
            <source>Cancelling is for the start of your turn. (Rule 2.10)</source>
            <translation>Solo se puede cancelar al comienzo del turno. (Regla 2.10)</translation>
        </message>
        <message>
            <source>Three players are needed: you cannot drop out. (Rule 2.7)</source>
            <translation>Hacen falta tres jugadores: no puedes retirarte. (Regla 2.7)</translation>
        </message>
        <message>
            <source>Offer from {low} to {high}, in half kans. (Rule 2.7)</source>
            <translation>Ofrece entre {low} y {high}, de medio en medio kan. (Regla 2.7)</translation>
        </message>
        <message>
            <source>A turn begins with one card of the hand. (Rule 2.4)</source>
            <translation>El turno empieza con una carta de la mano. (Regla 2.4)</translation>
        </message>
        <message>
            <source>The field has no card of {month} to take.</source>
            <translation>En el campo no hay ninguna carta de {month} que capturar.</translation>
        </message>
        <message>
            <source>Three of {month} lie in the field: you must take them all. (Rule 2.5)</source>
            <translation>En el campo hay tres cartas de {month}: debes llevártelas todas. (Regla 2.5)</translation>
        </message>
        <message>
            <source>With {card} you can only take {cards}. (Rule 2.4)</source>
            <translation>Con {card} solo puedes capturar {cards}. (Regla 2.4)</translation>
        </message>
        <message>
            <source>Say whether {card} takes {cards} or is left there. (Rule 2.4)</source>
            <translation>Di si con {card} capturas {cards} o dejas la carta en el campo. (Regla 2.4)</translation>
        </message>
        <message>
            <source>Choose which of them {card} takes: {cards}. (Rule 2.4)</source>
            <translation>Elige cuál capturas con {card}: {cards}. (Regla 2.4)</translation>
        </message>
        <message>
            <source>In this game hands are played to the end. (Rule 2.10)</source>
            <translation>En esta partida las manos se juegan hasta el final. (Regla 2.10)</translation>
        </message>
        <message>
            <source>Only who has said sage may cancel. (Rule 2.10)</source>
            <translation>Solo puede cancelar quien ha dicho sage. (Regla 2.10)</translation>
        </message>
        <message>
            <source>You promised to play: you cannot drop out. (Rule 2.7)</source>
            <translation>Prometiste jugar: no puedes retirarte. (Regla 2.7)</translation>
        </message>
        <message>
            <source>Nobody has a place to sell. (Rule 2.7)</source>
            <translation>Nadie tiene un puesto que vender. (Regla 2.7)</translation>
        </message>
        <message>
            <source>Who plays this hand is already settled. (Rule 2.7)</source>
            <translation>Ya está decidido quién juega esta mano. (Regla 2.7)</translation>
        </message>
        <message>
            <source>There is no offer to answer. (Rule 2.7)</source>
            <translation>No hay ninguna oferta que responder. (Regla 2.7)</translation>
        </message>
        <message>
            <source>Five Brights</source>
            <translation>Cinco luces</translation>
        </message>
        <message>
            <source>Four Brights</source>
            <translation>Cuatro luces</translation>
        </message>
        <message>
            <source>Seven Ribbons</source>
            <translation>Siete cintas</translation>
        </message>
        <message>
            <source>Poetry Ribbons</source>
            <translation>Cintas con poema</translation>
        </message>
        <message>
            <source>Blue Ribbons</source>
            <translation>Cintas azules</translation>
        </message>
        <message>
            <source>Boar, Deer, Butterflies</source>
            <translation>Jabalí, ciervo, mariposas</translation>
        </message>
        <message>
            <source>{told}; combinations: {kan} kan</source>
            <translation>{told}; yaku: {kan} kan</translation>
        </message>
        <message>
            <source>{who}: {card:mid}, to the field</source>
            <translation>{who}: {card:mid}, al campo</translation>
        </message>
        <message>
            <source>{told}; {came}</source>
            <translation>{told}; {came}</translation>
        </message>
        <message>
            <source>from the stock, {card:mid}: it stays</source>
            <translation>de la baceta, {card:mid}: se queda</translation>
        </message>
        <message>
            <source>{told}; {who}: {mon} for being left out</source>
            <translation>{told}; {who}: {mon} por quedar fuera</translation>
        </message>
        <message>
            <source>{told}; {more}</source>
            <translation>{told}; {more}</translation>
        </message>
        <message>
            <source>{who}: {card:mid} {taken:captured}</source>
            <translation>{who}: {card:mid} {taken:captured}</translation>
        </message>
        <message>
            <source>{who}: {came}</source>
            <translation>{who}: {came}</translation>
        </message>
        <message>
            <source>from the stock, {card:mid} {taken:captured}</source>
            <translation>de la baceta, {card:mid} {taken:captured}</translation>
        </message>
        <message>
            <source>The hand ends now</source>
            <translation>La mano acaba ahora</translation>
        </message>
        <message>
            <source>Nobody has looked yet</source>
            <translation>Nadie ha mirado todavía</translation>
        </message>
        <message>
            <source>Exchange hands</source>
            <translation>Cambiar de mano</translation>
        </message>
        <message>
            <source>89 points: {kan} from each; if not, as much to both</source>
            <translation>89 puntos: {kan} de cada uno; si no, los pagas</translation>
        </message>
        <message>
            <source>Fee: {amount}</source>
            <translation>Al bote: {amount}</translation>
        </message>
        <message>
            <source>Below {par} points you pay what is missing</source>
            <translation>Si no llegas a {par} puntos, pagas los que falten</translation>
        </message>
        <message>
            <source>And {kan} more if {who} reaches {points} points (mizuten)</source>
            <translation>Y {kan} más si {who} llega a {points} puntos (mizuten)</translation>
        </message>
        <message>
            <source>Your hand brings {mon} from each</source>
            <translation>Tu mano cobra {mon} de cada uno</translation>
        </message>
        <message>
            <source>Compensation from each payer: {amount}</source>
            <translation>Compensación de cada pagador: {amount}</translation>
        </message>
        <message>
            <source>You receive {amount} and leave</source>
            <translation>Cobras {amount} y te vas</translation>
        </message>
        <message>
            <source>Take {cards} with {card}</source>
            <translation>Capturar {cards} con {card}</translation>
        </message>
        <message>
            <source>Then a card of the stock is turned</source>
            <translation>Después se descubre una de la baceta</translation>
        </message>
        <message>
            <source>You receive {amount}: {each} from each</source>
            <translation>Cobras {amount}: {each} de cada uno</translation>
        </message>
        <message>
            <source>If nobody stops, you get half: {amount} in all</source>
            <translation>Si nadie para, cobras la mitad: {amount} en total</translation>
        </message>
        <message>
            <source>If {who} completes one and stops, you pay {amount}</source>
            <translation>Si {who} completa una y para, pagas {amount}</translation>
        </message>
        <message>
            <source>The hand ends for half: {amount}</source>
            <translation>Parar por la mitad: {amount}</translation>
        </message>
        <message>
            <source>{kan} from each who drops out</source>
            <translation>{kan} de cada uno que se retire</translation>
        </message>
        <message>
            <source>You pay who is left out; below {par} points, what is missing</source>
            <translation>Pagas a quien quede fuera; y si no llegas a {par}, los que falten</translation>
        </message>
        <message>
            <source>Then the hand costs you nothing more</source>
            <translation>La mano ya no te cuesta nada más</translation>
        </message>
        <message>
            <source>And {kan} to {who}, for the promise</source>
            <translation>Y {kan} a {who}, por la promesa</translation>
        </message>
        <message>
            <source>Costs nothing now</source>
            <translation>Ahora no cuesta nada</translation>
        </message>
        <message>
            <source>Lay it in the field</source>
            <translation>Ponerla en el campo</translation>
        </message>
        <message>
            <source>Lay down {card}</source>
            <translation>Poner {card} en el campo</translation>
        </message>
        <message>
            <source>Take {cards} with yours</source>
            <translation>Capturar {cards} con la tuya</translation>
        </message>
        <message>
            <source>Take {cards}</source>
            <translation>Capturar {cards}</translation>
        </message>
        <message>
            <source>Leave it in the field</source>
            <translation>Dejarla en el campo</translation>
        </message>
        <message>
            <source>Shōbu: stop</source>
            <translation>Shōbu: parar</translation>
        </message>
        <message>
            <source>Sage: go on</source>
            <translation>Sage: seguir</translation>
        </message>
        <message>
            <source>It is paid already</source>
            <translation>Ya está pagado</translation>
        </message>
        <message>
            <source>If another completes one, you may pay for both</source>
            <translation>Si otro completa una, puedes pagar por los dos</translation>
        </message>
        <message>
            <source>You receive {amount}, all of it from {who}</source>
            <translation>Cobras {amount}, todo de {who}</translation>
        </message>
        <message>
            <source>If another stops, you alone pay for both</source>
            <translation>Si otro para, pagas tú solo por los dos</translation>
        </message>
        <message>
            <source>The hand ends</source>
            <translation>La mano acaba</translation>
        </message>
        <message>
            <source>Keep</source>
            <translation>Conservar la mía</translation>
        </message>
        <message>
            <source>Look first</source>
            <translation>Mirar antes</translation>
        </message>
        <message>
            <source>Promise to play</source>
            <translation>Prometer jugar</translation>
        </message>
        <message>
            <source>Drop out</source>
            <translation>Retirarse</translation>
        </message>
        <message>
            <source>No offer</source>
            <translation>No ofrecer nada</translation>
        </message>
        <message>
            <source>Offer {amount}</source>
            <translation>Ofrecer {amount}</translation>
        </message>
        <message>
            <source>Take all three</source>
            <translation>Llevarse las tres</translation>
        </message>
        <message>
            <source>Leave {card} in the field</source>
            <translation>Dejar {card} en el campo</translation>
        </message>
        <message>
            <source>If another stops, you may pay for both</source>
            <translation>Si otro para, puedes pagar por los dos</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Escape, 89 points or more with a hand of group B</source>
            <translation>Fuga, 89 puntos o más con una mano del grupo B</translation>
        </message>
        <message>
            <source>Diving, the fourth card to a triplet of the hand</source>
            <translation>Zambullida, la cuarta carta del trío de la mano</translation>
        </message>
        <message>
            <source>Card points {points} − {par} (the par) = {over}, ×{times} for the field: {net} (Rule 2.11)</source>
            <translation>Puntos de cartas, {points} − {par} (el par) = {over}; × {times} por el campo: {net} (Regla 2.11)</translation>
        </message>
        <message>
            <source>{sum} × {n} rivals</source>
            <translation>{sum} × {n} rivales</translation>
        </message>
        <message>
            <source>{sum}, all paid by {who} = {net} (Rule 2.11)</source>
            <translation>{sum}, todo a cargo de {who} = {net} (Regla 2.11)</translation>
        </message>
        <message>
            <source>To {who} for {names}: {net}</source>
            <translation>A {who} por {names}: {net}</translation>
        </message>
        <message>
            <source>{names} = {each}</source>
            <translation>{names} = {each}</translation>
        </message>
        <message>
            <source>{name}, dealt ({months})</source>
            <translation>{name}, de mano ({months})</translation>
        </message>
        <message>
            <source>+{amount}</source>
            <translation>+{amount}</translation>
        </message>
        <message>
            <source>Card points {points} − {par} (the par): {net} (Rule 2.11)</source>
            <translation>Puntos de cartas, {points} − {par} (el par): {net} (Regla 2.11)</translation>
        </message>
        <message>
            <source>{names}, paid as they were made: {net}</source>
            <translation>{names}, cobrado al completarse: {net}</translation>
        </message>
        <message>
            <source>{sum} = {net} (Rule 2.11)</source>
            <translation>{sum} = {net} (Regla 2.11)</translation>
        </message>
        <message>
            <source>{sum}, all paid by you = {net} (Rule 2.11)</source>
            <translation>{sum}, todo a tu cargo = {net} (Regla 2.11)</translation>
        </message>
        <message>
            <source>{sum} × {n} rivals, alone for all</source>
            <translation>{sum} × {n} rivales, uno solo por todos</translation>
        </message>
        <message>
            <source>To you for {names}: {net}</source>
            <translation>A ti por {names}: {net}</translation>
        </message>
        <message>
            <source>{sum} × {times} for the field</source>
            <translation>{sum} × {times} por el campo</translation>
        </message>
        <message>
            <source>{sum} ÷ 2, half as the cards ran out</source>
            <translation>{sum} ÷ 2 (mitad: se acabaron las cartas)</translation>
        </message>
        <message>
            <source>{name}, dealt ({named})</source>
            <translation>{name}, de mano ({named})</translation>
        </message>
        <message>
            <source>{name}, dealt</source>
            <translation>{name}, de mano</translation>
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
            <source>{gain} from those with less − {loss} to those with more = {net}</source>
            <translation>{gain} de quien tiene menos − {loss} a quien tiene más = {net}</translation>
        </message>
        <message>
            <source>{told} (Rule {number})</source>
            <translation>{told} (Regla {number})</translation>
        </message>
        <message>
            <source>{what}, {each} from each: {net}</source>
            <translation>{what}, {each} de cada uno: {net}</translation>
        </message>
        <message>
            <source>{sum} ÷ 2, half for cancelling</source>
            <translation>{sum} ÷ 2 (mitad: la mano se paró)</translation>
        </message>
        <message>
            <source>{name}, dealt (ribbons: {months})</source>
            <translation>{name}, de mano (cintas: {months})</translation>
        </message>
        <message>
            <source>×{times} for the field: {net}</source>
            <translation>× {times} por el campo: {net}</translation>
        </message>
        <message>
            <source>{reason}: {net}</source>
            <translation>{reason}: {net}</translation>
        </message>
        <message>
            <source>{what}, to the pot: {net}</source>
            <translation>{what}, al bote: {net}</translation>
        </message>
        <message>
            <source>{names}: {kan} kan × {each} = {all} points</source>
            <translation>{names}: {kan} kan × {each} = {all} puntos</translation>
        </message>
        <message>
            <source>{what}, from you: {net}</source>
            <translation>{what}, de ti: {net}</translation>
        </message>
        <message>
            <source>{what}, from {who}: {net}</source>
            <translation>{what}, de {who}: {net}</translation>
        </message>
        <message>
            <source>{what}, to you: {net}</source>
            <translation>{what}, a ti: {net}</translation>
        </message>
        <message>
            <source>{what}, to {who}: {net}</source>
            <translation>{what}, a {who}: {net}</translation>
        </message>
        <message>
            <source>Promise</source>
            <translation>Promesa</translation>
        </message>
        <message>
            <source>In or out</source>
            <translation>Quién juega</translation>
        </message>
        <message>
            <source>Places</source>
            <translation>Lugares</translation>
        </message>
        <message>
            <source>the card of the earliest month</source>
            <translation>la del mes más temprano</translation>
        </message>
        <message>
            <source>{month}, {worth}</source>
            <translation>{month}, {worth}</translation>
        </message>
        <message>
            <source>Balance: {mon} mon</source>
            <translation>Saldo: {mon} mon</translation>
        </message>
        <message>
            <source>{who}: mizuten</source>
            <translation>{who}: mizuten</translation>
        </message>
        <message>
            <source>Field</source>
            <translation>Campo</translation>
        </message>
        <message>
            <source>Later hands: {times}</source>
            <translation>Manos siguientes: {times}</translation>
        </message>
        <message>
            <source>Hand</source>
            <translation>Mano</translation>
        </message>
        <message>
            <source>1 kan</source>
            <translation>1 kan</translation>
        </message>
        <message>
            <source>Balance: {points} points</source>
            <translation>Saldo: {points} puntos</translation>
        </message>
        <message>
            <source>Pot</source>
            <translation>Bote</translation>
        </message>
        <message>
            <source>{name} {have}/{needed}</source>
            <translation>{name} {have}/{needed}</translation>
        </message>
        <message>
            <source>{name}: {have} of {needed}</source>
            <translation>{name}: {have} de {needed}</translation>
        </message>
        <message>
            <source>You were dealt {name}: with {points} points each rival pays {mon} more (Escape). You have {have}.</source>
            <translation>Te repartieron {name}: con {points} puntos cada rival paga {mon} más (Fuga). Llevas {have}.</translation>
        </message>
        <message>
            <source>{who} was dealt {name}: {points} points bring {mon} from each rival (Escape), {have} so far.</source>
            <translation>A {who} le repartieron {name}: con {points} puntos cobra {mon} de cada rival (Fuga); lleva {have}.</translation>
        </message>
        <message>
            <source>{name} ✓</source>
            <translation>{name} ✓</translation>
        </message>
        <message>
            <source>{name}: reached</source>
            <translation>{name}: conseguido</translation>
        </message>
        <message>
            <source>You were dealt three cards of {month}: capture all four, and each rival pays {mon} more (Diving). You have {have}.</source>
            <translation>Te repartieron tres cartas de {month}: si capturas las cuatro, cada rival paga {mon} más (Zambullida). Llevas {have}.</translation>
        </message>
        <message>
            <source>{who} was dealt three cards of {month}: all four captured bring {mon} from each rival (Diving), {have} so far.</source>
            <translation>A {who} le repartieron tres cartas de {month}: si captura las cuatro cobra {mon} de cada rival (Zambullida); lleva {have}.</translation>
        </message>
        <message>
            <source>{who}: {points} points with {name}, {mon} from each rival</source>
            <translation>{who}: {points} puntos con {name}, {mon} de cada rival</translation>
        </message>
        <message>
            <source>{who}: all four cards of {month}, {mon} from each rival</source>
            <translation>{who}: las cuatro cartas de {month}, {mon} de cada rival</translation>
        </message>
        <message>
            <source>{who}: {points} points, as promised, {mon} from everybody</source>
            <translation>{who}: {points} puntos, como prometió, {mon} de cada uno</translation>
        </message>
        <message>
            <source>{who}: {points} points. Unless somebody makes a combination, nothing else is paid</source>
            <translation>{who}: {points} puntos. Si nadie hace una combinación, no se paga nada más</translation>
        </message>
        <message>
            <source>{who}: {chaff} chaff. Unless somebody makes a combination, nothing else is paid</source>
            <translation>{who}: {chaff} básicas. Si nadie hace una combinación, no se paga nada más</translation>
        </message>
        <message>
            <source>{card} would lie open with {worth}.</source>
            <translation>{card} quedaría al alcance de todos con {worth}.</translation>
        </message>
        <message>
            <source>Then one card is missing to {yaku}.</source>
            <translation>Deja {yaku} a falta de una carta.</translation>
        </message>
        <message numerus="yes">
            <source>The points count against each of the %n others: {points} × {n} = {whole}.</source>
            <translation>
                <numerusform>Los puntos cuentan contra el otro: {points} × {n} = {whole}.</numerusform>
                <numerusform>Los puntos cuentan contra cada uno de los otros %n: {points} × {n} = {whole}.</numerusform>
            </translation>
        </message>
        <message>
            <source>It captures {cards}, {worth} in all; then one card is missing to {yaku}.</source>
            <translation>Captura {cards}, {worth} en total, y deja {yaku} a falta de una carta.</translation>
        </message>
        <message>
            <source>It captures {cards}, {worth} in all; {more} could come first.</source>
            <translation>Captura {cards}, {worth} en total; {more} podría adelantarse.</translation>
        </message>
        <message numerus="yes">
            <source>It leaves {worth} open, to %n more card(s) of {month}.</source>
            <translation>
                <numerusform>Deja {worth} al alcance de la otra carta de {month} por ver.</numerusform>
                <numerusform>Deja {worth} al alcance de las otras %n cartas de {month} por ver.</numerusform>
            </translation>
        </message>
        <message>
            <source>It completes {yaku}.</source>
            <translation>Completa {yaku}.</translation>
        </message>
        <message>
            <source>It captures {cards}, {worth} in all, before {who} can, who lacks one card for {yaku}.</source>
            <translation>Captura {cards}, {worth} en total, antes que {who}, a quien le falta una carta para {yaku}.</translation>
        </message>
        <message>
            <source>It captures {cards}, {worth} in all, and completes {yaku}.</source>
            <translation>Captura {cards}, {worth} en total, y completa {yaku}.</translation>
        </message>
        <message>
            <source>It captures {cards}, {worth} in all; any other card of yours would lie open to the others.</source>
            <translation>Captura {cards}, {worth} en total; cualquier otra carta tuya quedaría al alcance de los demás.</translation>
        </message>
        <message>
            <source>It captures {cards}, {worth} in all.</source>
            <translation>Captura {cards}, {worth} en total.</translation>
        </message>
        <message>
            <source>Nobody else can capture it: all other cards of {month} are seen.</source>
            <translation>Nadie más puede capturarla: las demás cartas de {month} ya se han visto.</translation>
        </message>
        <message numerus="yes">
            <source>It leaves only {worth} open, to %n more card(s) of {month}.</source>
            <translation>
                <numerusform>Deja solo {worth} al alcance de la otra carta de {month} por ver.</numerusform>
                <numerusform>Deja solo {worth} al alcance de las otras %n cartas de {month} por ver.</numerusform>
            </translation>
        </message>
        <message>
            <source>It brings {worth}, and counts for {yaku}: then you have {have} of the {needed} cards of {month}.</source>
            <translation>Da {worth} y cuenta para {yaku}: así tienes {have} de las {needed} cartas de {month}.</translation>
        </message>
        <message>
            <source>It brings {worth}, and {card} counts for {yaku}.</source>
            <translation>Da {worth}, y {card} cuenta para {yaku}.</translation>
        </message>
        <message>
            <source>Shōbu!</source>
            <translation>¡Shōbu!</translation>
        </message>
        <message>
            <source>Stopped at half the value</source>
            <translation>Se para por la mitad</translation>
        </message>
        <message>
            <source>{who}: {what}. Each rival pays {mon} at the end</source>
            <translation>{who}: {what}. Cada rival paga {mon} al final</translation>
        </message>
        <message>
            <source>{names}!</source>
            <translation>¡{names}!</translation>
        </message>
        <message numerus="yes">
            <source>{who}: %n kan in all</source>
            <translation>
                <numerusform>{who}: %n kan en total</numerusform>
                <numerusform>{who}: %n kan en total</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} ends the hand</source>
            <translation>{who} termina la mano</translation>
        </message>
        <message>
            <source>You end the hand</source>
            <translation>Terminas la mano</translation>
        </message>
        <message>
            <source>Four and Three</source>
            <translation>Cuatro y tres</translation>
        </message>
        <message>
            <source>One, Two, Four</source>
            <translation>Cuatro y pareja</translation>
        </message>
        <message>
            <source>Two Standing Triplets</source>
            <translation>Dos tríos de pie</translation>
        </message>
        <message>
            <source>Triplet and Standing Triplet</source>
            <translation>Trío y trío de pie</translation>
        </message>
        <message>
            <source>Two Triplets</source>
            <translation>Dos tríos</translation>
        </message>
        <message>
            <source>Triplet and Two Pairs</source>
            <translation>Trío y dos parejas</translation>
        </message>
        <message>
            <source>Four of a Kind</source>
            <translation>Cuatro de un mes</translation>
        </message>
        <message>
            <source>Three Pairs</source>
            <translation>Tres parejas</translation>
        </message>
        <message>
            <source>Standing Triplet</source>
            <translation>Trío de pie</translation>
        </message>
        <message>
            <source>Triplet</source>
            <translation>Trío</translation>
        </message>
        <message>
            <source>Empty Hand</source>
            <translation>Siete básicas</translation>
        </message>
        <message>
            <source>One Bright</source>
            <translation>Una luz</translation>
        </message>
        <message>
            <source>One Animal</source>
            <translation>Un animal</translation>
        </message>
        <message>
            <source>One Ribbon</source>
            <translation>Una cinta</translation>
        </message>
        <message>
            <source>Red Hand</source>
            <translation>Mano roja</translation>
        </message>
        <message>
            <source>No Chaff</source>
            <translation>Sin básicas</translation>
        </message>
        <message>
            <source>Fourth of the Field</source>
            <translation>Cuarta del campo</translation>
        </message>
        <message>
            <source>four cards of a month and three of another</source>
            <translation>cuatro cartas de un mes y tres de otro</translation>
        </message>
        <message>
            <source>four cards of a month and a pair</source>
            <translation>cuatro cartas de un mes y una pareja</translation>
        </message>
        <message>
            <source>twice three cards of a month</source>
            <translation>tres cartas de un mes y tres de otro</translation>
        </message>
        <message>
            <source>three cards of a month and two pairs</source>
            <translation>tres cartas de un mes y dos parejas</translation>
        </message>
        <message>
            <source>four cards of a month</source>
            <translation>cuatro cartas de un mes</translation>
        </message>
        <message>
            <source>three pairs</source>
            <translation>tres parejas</translation>
        </message>
        <message>
            <source>three cards of a month</source>
            <translation>tres cartas de un mes</translation>
        </message>
        <message>
            <source>nothing but chaff</source>
            <translation>solo básicas</translation>
        </message>
        <message>
            <source>a bright and six chaff</source>
            <translation>una luz y seis básicas</translation>
        </message>
        <message>
            <source>an animal and six chaff</source>
            <translation>un animal y seis básicas</translation>
        </message>
        <message>
            <source>a ribbon and six chaff</source>
            <translation>una cinta y seis básicas</translation>
        </message>
        <message>
            <source>ribbons and chaff, nothing else</source>
            <translation>solo cintas y básicas</translation>
        </message>
        <message>
            <source>no chaff at all</source>
            <translation>ninguna básica</translation>
        </message>
        <message>
            <source>the fourth card of three in the field</source>
            <translation>la cuarta carta de tres que están en el campo</translation>
        </message>
        <message>
            <source>All Eights</source>
            <translation>Todos ochos</translation>
        </message>
        <message>
            <source>Double Eights</source>
            <translation>Doble ocho</translation>
        </message>
        <message>
            <source>Sixteen Chaff</source>
            <translation>Dieciséis básicas</translation>
        </message>
        <message>
            <source>Fee for dropping out</source>
            <translation>Cuota por retirarse</translation>
        </message>
        <message>
            <source>Price of the place</source>
            <translation>Precio del puesto</translation>
        </message>
        <message>
            <source>Compensation for being forced out</source>
            <translation>Compensación por quedar fuera</translation>
        </message>
        <message>
            <source>Captured combinations</source>
            <translation>Combinaciones capturadas</translation>
        </message>
        <message>
            <source>Card points</source>
            <translation>Puntos de cartas</translation>
        </message>
        <message>
            <source>Diving</source>
            <translation>Zambullida</translation>
        </message>
        <message>
            <source>Escape</source>
            <translation>Fuga</translation>
        </message>
        <message>
            <source>The pot</source>
            <translation>El bote</translation>
        </message>
        <message>
            <source>×1 · small field (koba)</source>
            <translation>×1 · campo pequeño (koba)</translation>
        </message>
        <message>
            <source>×2 · large field (ōba)</source>
            <translation>×2 · campo grande (ōba)</translation>
        </message>
        <message>
            <source>×4 · grand field (zetsuba)</source>
            <translation>×4 · campo máximo (zetsuba)</translation>
        </message>
        <message>
            <source>Small field (koba)</source>
            <translation>Campo pequeño (koba)</translation>
        </message>
        <message>
            <source>Large field (ōba)</source>
            <translation>Campo grande (ōba)</translation>
        </message>
        <message>
            <source>Grand field (zetsuba)</source>
            <translation>Campo máximo (zetsuba)</translation>
        </message>
        <message>
            <source>×{times}</source>
            <translation>×{times}</translation>
        </message>
        <message>
            <source>Everybody plays, and each settles with each.</source>
            <translation>Juegan todos, y cada uno ajusta cuentas con cada uno.</translation>
        </message>
        <message>
            <source>Three play the Japanese way, measured by 88 points.</source>
            <translation>Juegan tres a la japonesa, con el par en 88 puntos.</translation>
        </message>
        <message>
            <source>A card that finds its month may take, or be left. (Rule 2.4)</source>
            <translation>La carta que encuentra su mes puede capturar o quedarse. (Regla 2.4)</translation>
        </message>
        <message>
            <source>A card that finds its month must take. (Rule 2.4)</source>
            <translation>La carta que encuentra su mes tiene que capturar. (Regla 2.4)</translation>
        </message>
        <message>
            <source>A capture from the hand ends the turn. (Rule 2.4)</source>
            <translation>Si la carta de la mano captura, el turno acaba ahí. (Regla 2.4)</translation>
        </message>
        <message>
            <source>A card of the stock is turned in every turn. (Rule 2.4)</source>
            <translation>En cada turno se levanta una carta de la baceta. (Regla 2.4)</translation>
        </message>
        <message>
            <source>Each draws a card: the earliest month deals. (Rule 2.2)</source>
            <translation>Cada uno saca una carta: reparte el mes más temprano. (Regla 2.2)</translation>
        </message>
        <message>
            <source>Chance says who deals first. (Rule 2.2)</source>
            <translation>El azar dice quién reparte primero. (Regla 2.2)</translation>
        </message>
        <message>
            <source>First the six cards of the field, then the hands. (Rule 2.2)</source>
            <translation>Primero las seis cartas del campo y luego las manos. (Regla 2.2)</translation>
        </message>
        <message>
            <source>Four cards each, three to the field, and both once more. (Rule 2.2)</source>
            <translation>Cuatro cartas a cada uno, tres al campo, y otra vuelta igual con el resto. (Regla 2.2)</translation>
        </message>
        <message>
            <source>The dealer takes the four cards of the month. (Rule 2.5)</source>
            <translation>Quien reparte se lleva las cuatro cartas del mes. (Regla 2.5)</translation>
        </message>
        <message>
            <source>The hand is void, and the deal passes on. (Rule 2.5)</source>
            <translation>La mano es nula y reparte el siguiente. (Regla 2.5)</translation>
        </message>
        <message>
            <source>The hand is void, and the same dealer deals again. (Rule 2.5)</source>
            <translation>La mano es nula y vuelve a repartir el mismo. (Regla 2.5)</translation>
        </message>
        <message>
            <source>The player at the right deals next. (Rule 2.13)</source>
            <translation>La siguiente la reparte quien está a la derecha. (Regla 2.13)</translation>
        </message>
        <message>
            <source>Whoever won the hand deals next. (Rule 2.13)</source>
            <translation>La siguiente la reparte quien ganó la mano. (Regla 2.13)</translation>
        </message>
        <message>
            <source>What was carried over counts first, the rest waits. (Rule 2.6)</source>
            <translation>Primero cuenta lo arrastrado; lo demás espera. (Regla 2.6)</translation>
        </message>
        <message>
            <source>The largest multiplier counts first, the rest waits. (Rule 2.6)</source>
            <translation>Primero cuenta el multiplicador mayor; lo demás espera. (Regla 2.6)</translation>
        </message>
        <message>
            <source>All multipliers count at once, multiplied together. (Rule 2.6)</source>
            <translation>Cuentan todos a la vez, multiplicados entre sí. (Regla 2.6)</translation>
        </message>
        <message>
            <source>The form of the game</source>
            <translation>La forma de jugar</translation>
        </message>
        <message>
            <source>The turn</source>
            <translation>El turno</translation>
        </message>
        <message>
            <source>Combinations</source>
            <translation>Las combinaciones</translation>
        </message>
        <message>
            <source>The field multiplier</source>
            <translation>El multiplicador del campo</translation>
        </message>
        <message>
            <source>More than three at the table</source>
            <translation>Más de tres a la mesa</translation>
        </message>
        <message>
            <source>Play a card: it captures one of its month in the field. The stock is empty: none is turned.</source>
            <translation>Juega una carta: captura otra de su mes que esté en el campo. La baceta está vacía: no se descubre ninguna.</translation>
        </message>
        <message>
            <source>No card of yours has its month in the field: lay one there. The stock is empty: none is turned.</source>
            <translation>Ninguna carta tuya tiene su mes en el campo: deja una allí. La baceta está vacía: no se descubre ninguna.</translation>
        </message>
        <message>
            <source>{who} deals.</source>
            <translation>Reparte {who}.</translation>
        </message>
        <message>
            <source>{who} has won it with {amount}.</source>
            <translation>La ha ganado {who} con {amount}.</translation>
        </message>
        <message>
            <source>Play a card: if it captures one of its month, your turn ends; if not, one of the stock is turned.</source>
            <translation>Juega una carta: si captura otra de su mes, acaba tu turno; si no, se descubre una de la baceta.</translation>
        </message>
        <message>
            <source>{who} offers {amount} for your place: accept or refuse.</source>
            <translation>{who} ofrece {amount} por tu puesto: acepta o rehúsa.</translation>
        </message>
        <message>
            <source>Choose which {month} card you capture with {card}.</source>
            <translation>Elige qué carta de {month} capturas con {card}.</translation>
        </message>
        <message>
            <source>You deal.</source>
            <translation>Repartes tú.</translation>
        </message>
        <message>
            <source>Your balance: {amount}.</source>
            <translation>Tu saldo: {amount}.</translation>
        </message>
        <message>
            <source>Several share the win with {amount}.</source>
            <translation>Varios comparten la victoria con {amount}.</translation>
        </message>
        <message>
            <source>You have won it with {amount}.</source>
            <translation>La has ganado tú con {amount}.</translation>
        </message>
        <message>
            <source>The hands of those who do not play went into the stock.</source>
            <translation>Las manos de quienes no juegan han ido a la baceta.</translation>
        </message>
        <message>
            <source>No card of yours has its month in the field: lay one there, and one of the stock is turned.</source>
            <translation>Ninguna carta tuya tiene su mes en el campo: deja una allí y se descubre otra de la baceta.</translation>
        </message>
        <message>
            <source>Play a card: it captures one of its month in the field; then one of the stock is turned.</source>
            <translation>Juega una carta: captura otra de su mes que esté en el campo; después se descubre una de la baceta.</translation>
        </message>
        <message numerus="yes">
            <source>Your captures are worth %n point(s); par is {par}.</source>
            <translation>
                <numerusform>Tus capturas suman %n punto; el par es {par}.</numerusform>
                <numerusform>Tus capturas suman %n puntos; el par es {par}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Field ×{times}.</source>
            <translation>Campo ×{times}.</translation>
        </message>
        <message>
            <source>The hand is void.</source>
            <translation>Mano nula.</translation>
        </message>
        <message>
            <source>Exchange your unseen hand for the dealer's, or keep it.</source>
            <translation>Cambia tu mano, sin mirarla, por la de quien reparte, o consérvala.</translation>
        </message>
        <message>
            <source>Promise to play before you look, or wait.</source>
            <translation>Promete jugar antes de mirar, o espera.</translation>
        </message>
        <message>
            <source>Play this hand or drop out.</source>
            <translation>Juega esta mano o retírate.</translation>
        </message>
        <message>
            <source>You are forced out: offer for a place, or not.</source>
            <translation>Te quedas fuera: ofrece algo por un puesto, o no.</translation>
        </message>
        <message numerus="yes">
            <source>You have %n kan in combinations: stop or go on.</source>
            <translation>
                <numerusform>Tienes %n kan en yaku: para o sigue.</numerusform>
                <numerusform>Tienes %n kan en yaku: para o sigue.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} may exchange hands with the dealer.</source>
            <translation>{who} puede cambiar su mano por la de quien reparte.</translation>
        </message>
        <message>
            <source>{who} may promise to play unseen.</source>
            <translation>{who} puede prometer que jugará sin mirar.</translation>
        </message>
        <message>
            <source>{who} plays or drops out.</source>
            <translation>{who} juega o se retira.</translation>
        </message>
        <message>
            <source>{who} may offer for a place.</source>
            <translation>{who} puede ofrecer algo por un puesto.</translation>
        </message>
        <message>
            <source>{who} answers an offer.</source>
            <translation>{who} responde a una oferta.</translation>
        </message>
        <message>
            <source>{who} chooses what to capture.</source>
            <translation>{who} elige qué capturar.</translation>
        </message>
        <message>
            <source>{who} decides whether to stop.</source>
            <translation>{who} decide si para.</translation>
        </message>
        <message>
            <source>{who} is to play.</source>
            <translation>Juega {who}.</translation>
        </message>
        <message numerus="yes">
            <source>Your captures are worth %n point(s).</source>
            <translation>
                <numerusform>Tus capturas suman %n punto.</numerusform>
                <numerusform>Tus capturas suman %n puntos.</numerusform>
            </translation>
        </message>
        <message>
            <source>The other hands are shuffled into the stock.</source>
            <translation>Las otras manos se barajan con la baceta.</translation>
        </message>
        <message>
            <source>You have to play this hand: it takes three.</source>
            <translation>Tienes que jugar esta mano: hacen falta tres.</translation>
        </message>
        <message>
            <source>other payments</source>
            <translation>otros pagos</translation>
        </message>
        <message>
            <source>A yaku was made: cards are not paid</source>
            <translation>Hay yaku: las cartas no se pagan</translation>
        </message>
        <message>
            <source>Nobody made a yaku: cards are paid against {par}</source>
            <translation>Nadie logró un yaku: las cartas se pagan contra {par}</translation>
        </message>
        <message>
            <source>cards</source>
            <translation>cartas</translation>
        </message>
        <message>
            <source>dealt yaku</source>
            <translation>yaku de mano</translation>
        </message>
        <message>
            <source>captured yaku</source>
            <translation>yaku capturados</translation>
        </message>
        <message>
            <source>pot</source>
            <translation>bote</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Cartas</translation>
        </message>
        <message>
            <source>did not play</source>
            <translation>sin jugar</translation>
        </message>
        <message>
            <source>this hand</source>
            <translation>esta mano</translation>
        </message>
        <message>
            <source>A tie at the top: {gain} each for {others}</source>
            <translation>Empate arriba: {gain} para cada uno, {others}</translation>
        </message>
        <message>
            <source>{who} wins the hand</source>
            <translation>{who} gana la mano</translation>
        </message>
        <message>
            <source>{name}: {who} wins the hand</source>
            <translation>{name}: {who} gana la mano</translation>
        </message>
        <message>
            <source>It does not count</source>
            <translation>No cuenta</translation>
        </message>
        <message>
            <source>Too few wanted to play</source>
            <translation>Faltaron jugadores</translation>
        </message>
        <message>
            <source>Ended by shōbu</source>
            <translation>Acabó con shōbu</translation>
        </message>
        <message>
            <source>Cancelled for half</source>
            <translation>Parada por la mitad</translation>
        </message>
        <message>
            <source>Played to the end</source>
            <translation>Jugada hasta el final</translation>
        </message>
        <message>
            <source>{hand} · Field ×{times} · {dealt} · {how}</source>
            <translation>{hand} · Campo ×{times} · {dealt} · {how}</translation>
        </message>
        <message>
            <source>{how} · A tie: who plays first among them wins ({who})</source>
            <translation>{how} · Empate: gana el primero en el turno ({who})</translation>
        </message>
        <message>
            <source>the points of all, {points} = {all}</source>
            <translation>los puntos de todos, {points} = {all}</translation>
        </message>
        <message>
            <source>{sums}; {cards}</source>
            <translation>{sums}; {cards}</translation>
        </message>
        <message>
            <source>the cards, {points} = {sum}, and {rest} of {all} points not captured</source>
            <translation>las cartas, {points} = {sum}, y sin capturar {rest} de {all} puntos</translation>
        </message>
        <message>
            <source>{who}: {how}</source>
            <translation>{who}: {how}</translation>
        </message>
        <message>
            <source>Yaku</source>
            <translation>Yaku</translation>
        </message>
        <message>
            <source>Sum</source>
            <translation>Suma</translation>
        </message>
        <message>
            <source>dropped out</source>
            <translation>Se retira</translation>
        </message>
        <message>
            <source>The hand is void</source>
            <translation>Mano nula</translation>
        </message>
        <message>
            <source>Nobody gains or loses anything in this hand</source>
            <translation>Nadie gana ni pierde nada en esta mano</translation>
        </message>
        <message>
            <source>A tie at the top: {gain} for you and for {others}</source>
            <translation>Empate arriba: {gain} para ti y para {others}</translation>
        </message>
        <message>
            <source>{who} gains the most in this hand</source>
            <translation>{who} es quien más gana en esta mano</translation>
        </message>
        <message>
            <source>You win the hand</source>
            <translation>Ganas la mano</translation>
        </message>
        <message>
            <source>{name}: you win the hand</source>
            <translation>{name}: ganas la mano</translation>
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
            <translation>las cartas, {points} = {all}, toda la baraja</translation>
        </message>
        <message>
            <source>with {who}</source>
            <translation>con {who}</translation>
        </message>
        <message>
            <source>from those with less</source>
            <translation>de quien tiene menos</translation>
        </message>
        <message>
            <source>to those with more</source>
            <translation>a quien tiene más</translation>
        </message>
        <message>
            <source>settled with all</source>
            <translation>diferencia con todos</translation>
        </message>
        <message>
            <source>the field</source>
            <translation>campo</translation>
        </message>
        <message>
            <source>You gain the most in this hand</source>
            <translation>Eres quien más gana en esta mano</translation>
        </message>
        <message>
            <source>Mon</source>
            <translation>Mon</translation>
        </message>
        <message>
            <source>Four of a month: this hand is void.</source>
            <translation>Cuatro de un mes: mano nula.</translation>
        </message>
        <message>
            <source>Four of a month: they are mine.</source>
            <translation>Cuatro de un mes: me las llevo.</translation>
        </message>
        <message>
            <source>I want the dealer's hand.</source>
            <translation>Quiero la mano de quien reparte.</translation>
        </message>
        <message>
            <source>Mizuten: I play whatever I hold.</source>
            <translation>Mizuten: juego con lo que tenga.</translation>
        </message>
        <message>
            <source>I drop out.</source>
            <translation>Me retiro.</translation>
        </message>
        <message>
            <source>The place is yours.</source>
            <translation>Te cedo el puesto.</translation>
        </message>
        <message>
            <source>I stay.</source>
            <translation>Me quedo.</translation>
        </message>
        <message>
            <source>Sage! We go on.</source>
            <translation>¡Sage! Seguimos.</translation>
        </message>
        <message>
            <source>I cancel.</source>
            <translation>Cancelo.</translation>
        </message>
        <message>
            <source>You lay {card:mid}</source>
            <translation>Dejas {card:mid}</translation>
        </message>
        <message>
            <source>{who} lays {card:mid}</source>
            <translation>{who} deja {card:mid}</translation>
        </message>
        <message numerus="yes">
            <source>{name}, %n kan.</source>
            <translation>
                <numerusform>{name}, %n kan.</numerusform>
                <numerusform>{name}, %n kan.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>I have %n kan.</source>
            <translation>
                <numerusform>Tengo %n kan.</numerusform>
                <numerusform>Tengo %n kan.</numerusform>
            </translation>
        </message>
        <message>
            <source>{amount} for a place!</source>
            <translation>¡{amount} por un puesto!</translation>
        </message>
        <message>
            <source>You take {taken:mid} with {card:mid}</source>
            <translation>Capturas {taken:mid} con {card:mid}</translation>
        </message>
        <message>
            <source>You play {card:mid} and take {taken:mid}</source>
            <translation>Juegas {card:mid} y capturas {taken:mid}</translation>
        </message>
        <message>
            <source>{who} takes {taken:mid} with {card:mid}</source>
            <translation>{who} captura {taken:mid} con {card:mid}</translation>
        </message>
        <message>
            <source>{who} plays {card:mid} and takes {taken:mid}</source>
            <translation>{who} juega {card:mid} y captura {taken:mid}</translation>
        </message>
        <message>
            <source>You exchange hands with the dealer</source>
            <translation>Cambias tu mano por la de quien reparte</translation>
        </message>
        <message>
            <source>You keep your hand</source>
            <translation>Conservas tu mano</translation>
        </message>
        <message>
            <source>You promise to play</source>
            <translation>Prometes jugar</translation>
        </message>
        <message>
            <source>You look first</source>
            <translation>Miras antes</translation>
        </message>
        <message>
            <source>You play this hand</source>
            <translation>Juegas esta mano</translation>
        </message>
        <message>
            <source>You drop out</source>
            <translation>Te retiras</translation>
        </message>
        <message>
            <source>You offer {amount} for a place</source>
            <translation>Ofreces {amount} por un puesto</translation>
        </message>
        <message>
            <source>You make no offer</source>
            <translation>No ofreces nada</translation>
        </message>
        <message>
            <source>You sell your place</source>
            <translation>Vendes tu puesto</translation>
        </message>
        <message>
            <source>You keep your place</source>
            <translation>Conservas tu puesto</translation>
        </message>
        <message>
            <source>You say sage and go on</source>
            <translation>Dices sage y sigues</translation>
        </message>
        <message>
            <source>You say shōbu and end the hand</source>
            <translation>Dices shōbu y acabas la mano</translation>
        </message>
        <message>
            <source>You cancel the hand</source>
            <translation>Cancelas la mano</translation>
        </message>
        <message>
            <source>{who} exchanges hands with the dealer</source>
            <translation>{who} cambia su mano por la de quien reparte</translation>
        </message>
        <message>
            <source>{who} keeps the hand</source>
            <translation>{who} conserva su mano</translation>
        </message>
        <message>
            <source>{who} promises to play</source>
            <translation>{who} promete jugar</translation>
        </message>
        <message>
            <source>{who} looks first</source>
            <translation>{who} mira antes</translation>
        </message>
        <message>
            <source>{who} plays this hand</source>
            <translation>{who} juega esta mano</translation>
        </message>
        <message>
            <source>{who} drops out</source>
            <translation>{who} se retira</translation>
        </message>
        <message>
            <source>{who} offers {amount} for a place</source>
            <translation>{who} ofrece {amount} por un puesto</translation>
        </message>
        <message>
            <source>{who} makes no offer</source>
            <translation>{who} no ofrece nada</translation>
        </message>
        <message>
            <source>{who} sells the place</source>
            <translation>{who} vende su puesto</translation>
        </message>
        <message>
            <source>{who} keeps the place</source>
            <translation>{who} conserva su puesto</translation>
        </message>
        <message>
            <source>{who} says sage and goes on</source>
            <translation>{who} dice sage y sigue</translation>
        </message>
        <message>
            <source>{who} says shōbu and ends the hand</source>
            <translation>{who} dice shōbu y acaba la mano</translation>
        </message>
        <message>
            <source>{who} cancels the hand</source>
            <translation>{who} cancela la mano</translation>
        </message>
        <message>
            <source>you dropped out</source>
            <translation>Te retiras</translation>
        </message>
        <message>
            <source>you are forced out</source>
            <translation>Descansas</translation>
        </message>
        <message>
            <source>forced out</source>
            <translation>Descansa</translation>
        </message>
        <message>
            <source>you said sage</source>
            <translation>Dijiste sage</translation>
        </message>
        <message>
            <source>said sage</source>
            <translation>Dijo sage</translation>
        </message>
        <message>
            <source>you play</source>
            <translation>Juegas</translation>
        </message>
        <message>
            <source>plays</source>
            <translation>Juega</translation>
        </message>
        <message>
            <source>you begin</source>
            <translation>Empiezas</translation>
        </message>
        <message>
            <source>begins</source>
            <translation>Empieza</translation>
        </message>
        <message>
            <source>{who}: {points} captured; {near}.</source>
            <translation>{who}: {points} en capturas; {near}.</translation>
        </message>
        <message>
            <source>All is paid ×{times} in this hand.</source>
            <translation>En esta mano todo se paga ×{times}.</translation>
        </message>
        <message>
            <source>{who}: {points} captured.</source>
            <translation>{who}: {points} en capturas.</translation>
        </message>
        <message>
            <source>{yaku} {owned} of {needed}</source>
            <translation>{yaku} {owned} de {needed}</translation>
        </message>
        <message>
            <source>mon</source>
            <translation>mon</translation>
        </message>
        <message>
            <source>Mon, match by match</source>
            <translation>Mon, partida a partida</translation>
        </message>
        <message>
            <source>Calls shōbu</source>
            <translation>Dice shōbu</translation>
        </message>
        <message>
            <source>calls shōbu {share} of the times they may</source>
            <translation>dice shōbu el {share} de las veces que puede</translation>
        </message>
        <message>
            <source>You call shōbu {share} of the times you may.</source>
            <translation>Dices shōbu el {share} de las veces que puedes.</translation>
        </message>
        <message>
            <source>Stays out</source>
            <translation>Se retira</translation>
        </message>
        <message>
            <source>stays out of {share} of the hands</source>
            <translation>se retira en el {share} de las manos</translation>
        </message>
        <message>
            <source>You stay out of {share} of the hands.</source>
            <translation>Te retiras en el {share} de las manos.</translation>
        </message>
        <message>
            <source>Leaves what they could take</source>
            <translation>Deja lo que podría llevarse</translation>
        </message>
        <message>
            <source>leaves what they could take {share} of the turns</source>
            <translation>deja lo que podría llevarse en el {share} de los turnos</translation>
        </message>
        <message>
            <source>You leave what you could take {share} of the turns.</source>
            <translation>Dejas lo que podrías llevarte en el {share} de los turnos.</translation>
        </message>
        <message>
            <source>{number} of {hands}</source>
            <translation>{number} de {hands}</translation>
        </message>
        <message>
            <source>Hand {number}</source>
            <translation>Mano {number}</translation>
        </message>
        <message>
            <source>{number}</source>
            <translation>{number}</translation>
        </message>
        <message>
            <source>{number} of 12: {month}</source>
            <translation>{number} de 12: {month}</translation>
        </message>
        <message>
            <source>Three cards of a month.</source>
            <translation>Tres cartas de un mes.</translation>
        </message>
        <message>
            <source>{mon} each</source>
            <translation>{mon} cada uno</translation>
        </message>
        <message>
            <source>{cards} A hand dealt so is paid {mon} by each of the others.</source>
            <translation>{cards} Por recibir una mano así, cada uno de los demás paga {mon}.</translation>
        </message>
        <message>
            <source>All five brights, the rain among them.</source>
            <translation>Las cinco luces, con la de la lluvia.</translation>
        </message>
        <message>
            <source>The four brights without the rain.</source>
            <translation>Las cuatro luces sin la de la lluvia.</translation>
        </message>
        <message>
            <source>Any seven of these nine ribbons; that of willow is none.</source>
            <translation>Siete cualesquiera de estas nueve cintas; la de sauce no cuenta.</translation>
        </message>
        <message>
            <source>The three red ribbons with a poem.</source>
            <translation>Las tres cintas rojas con poema.</translation>
        </message>
        <message>
            <source>The three blue ribbons.</source>
            <translation>Las tres cintas azules.</translation>
        </message>
        <message>
            <source>The boar, the deer and the butterflies.</source>
            <translation>El jabalí, el ciervo y las mariposas.</translation>
        </message>
        <message>
            <source>Four cards of a month and three of another.</source>
            <translation>Cuatro cartas de un mes y tres de otro.</translation>
        </message>
        <message>
            <source>Four cards of a month, two of another, and a single one.</source>
            <translation>Cuatro cartas de un mes, dos de otro y una suelta.</translation>
        </message>
        <message>
            <source>Four cards of a month.</source>
            <translation>Cuatro cartas de un mes.</translation>
        </message>
        <message>
            <source>Two triplets, both of them standing.</source>
            <translation>Dos tríos, los dos de pie.</translation>
        </message>
        <message>
            <source>Two triplets, one of them standing.</source>
            <translation>Dos tríos, uno de ellos de pie.</translation>
        </message>
        <message>
            <source>Three cards of a month, and three of another.</source>
            <translation>Tres cartas de un mes y tres de otro.</translation>
        </message>
        <message>
            <source>Three cards of a month and two pairs.</source>
            <translation>Tres cartas de un mes y dos parejas.</translation>
        </message>
        <message>
            <source>Three pairs.</source>
            <translation>Tres parejas.</translation>
        </message>
        <message>
            <source>Three of wisteria, iris or bush clover, or the three chaff cards of paulownia.</source>
            <translation>Tres de glicina, de lirio o de trébol, o las tres básicas de paulonia.</translation>
        </message>
        <message>
            <source>Three cards of another month.</source>
            <translation>Tres cartas de cualquier otro mes.</translation>
        </message>
        <message>
            <source>Seven chaff cards. All of willow is chaff here.</source>
            <translation>Siete básicas. Aquí todo el sauce cuenta como básica.</translation>
        </message>
        <message>
            <source>One bright, the other six chaff. All of willow is chaff here.</source>
            <translation>Una luz y las otras seis, básicas. Aquí todo el sauce cuenta como básica.</translation>
        </message>
        <message>
            <source>One animal, the other six chaff. All of willow is chaff here.</source>
            <translation>Un animal y las otras seis, básicas. Aquí todo el sauce cuenta como básica.</translation>
        </message>
        <message>
            <source>One ribbon, the other six chaff. All of willow is chaff here.</source>
            <translation>Una cinta y las otras seis, básicas. Aquí todo el sauce cuenta como básica.</translation>
        </message>
        <message>
            <source>Two ribbons or more, the others chaff. All of willow is chaff here.</source>
            <translation>Dos cintas o más y las demás, básicas. Aquí todo el sauce cuenta como básica.</translation>
        </message>
        <message>
            <source>No chaff at all.</source>
            <translation>Ninguna básica.</translation>
        </message>
        <message>
            <source>The fourth card of a month of which three were dealt to the field.</source>
            <translation>La cuarta carta de un mes del que salieron tres al campo.</translation>
        </message>
        <message>
            <source>A kan is {amount} from each.</source>
            <translation>Un kan son {amount} de cada uno.</translation>
        </message>
        <message>
            <source>{kan} kan: {amount}</source>
            <translation>{kan} kan: {amount}</translation>
        </message>
        <message>
            <source>Of captured cards. They are counted when the hand is over.</source>
            <translation>De cartas capturadas. Se cuentan al acabar la mano.</translation>
        </message>
        <message>
            <source>Of the seven cards as they are dealt: the best of triplets and pairs, and the best of chaff. Each of the others pays it.</source>
            <translation>De las siete cartas tal como se reciben: la mejor de tríos y parejas y la mejor de básicas. La paga cada uno de los demás.</translation>
        </message>
        <message>
            <source>Of a whole hand in which nobody completed a combination: nothing else counts.</source>
            <translation>De una mano entera en la que nadie ha completado nada: entonces no cuenta nada más.</translation>
        </message>
        <message>
            <source>A kan is {amount} from each; this hand counts ×{times}.</source>
            <translation>Un kan son {amount} de cada uno; esta mano vale ×{times}.</translation>
        </message>
        <message>
            <source>Of captured cards. Who completes one may stop the hand, or go on.</source>
            <translation>De cartas capturadas. Quien completa una puede parar la mano o seguir.</translation>
        </message>
        <message>
            <source>Dekiyaku: what is captured</source>
            <translation>Dekiyaku: lo que se captura</translation>
        </message>
        <message>
            <source>Teyaku: what is dealt</source>
            <translation>Teyaku: lo que se recibe</translation>
        </message>
        <message>
            <source>All have the same points. Paid to who began.</source>
            <translation>Todos tienen los mismos puntos. Cobra quien empezó.</translation>
        </message>
        <message>
            <source>{points} points or more, and a kan more for every further one.</source>
            <translation>{points} puntos o más, y un kan más por cada punto que pase.</translation>
        </message>
        <message>
            <source>Sixteen captured chaff cards, and two kan more for every further one.</source>
            <translation>Dieciséis básicas capturadas, y dos kan más por cada otra.</translation>
        </message>
    </context>
    <context>
        <name>hinges</name>
        <message>
            <source>Much hangs on {card:short}: if {who} holds it, {often}; if not, {less}.</source>
            <translation>Mucho depende de {card:short}: si la tiene {who}, {often}; si no, {less}.</translation>
        </message>
        <message>
            <source>What could spoil it is {card:short} in {who}'s hand.</source>
            <translation>Lo que puede estropearlo es {card:short} en la mano de {who}.</translation>
        </message>
        <message>
            <source>What could save it is {card:short} in {who}'s hand.</source>
            <translation>Lo que puede salvarlo es {card:short} en la mano de {who}.</translation>
        </message>
        <message>
            <source>Much hangs on {card:short}: if another player holds it, {often}; if not, {less}.</source>
            <translation>Mucho depende de {card:short}: si la tiene otro, {often}; si no, {less}.</translation>
        </message>
    </context>
    <context>
        <name>hints</name>
        <message>
            <source>points</source>
            <translation>puntos</translation>
        </message>
        <message>
            <source>On average, in {unit}, over {deals} with the cards as they may lie.</source>
            <translation>De media, en {unit}, en {deals} con las cartas como pueden estar.</translation>
        </message>
        <message>
            <source>Worked out to the end: chance has no part in it.</source>
            <translation>Calculado hasta el final: la suerte ya no cuenta.</translation>
        </message>
        <message>
            <source>Marks by a rule of thumb: they only say which is better.</source>
            <translation>Puntuación a ojo: solo dice qué es mejor.</translation>
        </message>
        <message>
            <source>So many of 100 hands are not lost, with the cards as they may lie.</source>
            <translation>De cada 100 manos así, tantas no se pierden, con las cartas como pueden estar.</translation>
        </message>
        <message>
            <source>{label} with {card}</source>
            <translation>{label} con {card}</translation>
        </message>
        <message>
            <source>Hint:</source>
            <translation>Pista:</translation>
        </message>
        <message>
            <source>There is nothing for you to decide now.</source>
            <translation>Ahora no tienes nada que decidir.</translation>
        </message>
        <message>
            <source>There is no hint for this decision: see the log.</source>
            <translation>No hay pista para esta decisión: el motivo está en el registro.</translation>
        </message>
        <message numerus="yes">
            <source>%n other(s)</source>
            <translation>
                <numerusform>otra más</numerusform>
                <numerusform>otras %n</numerusform>
            </translation>
        </message>
        <message>
            <source>hardly tried</source>
            <translation>apenas probada</translation>
        </message>
        <message>
            <source>more, but perhaps by chance</source>
            <translation>más, pero puede ser casualidad</translation>
        </message>
        <message>
            <source>Not so sure: {names}</source>
            <translation>No tan segura: {names}</translation>
        </message>
        <message>
            <source>Not weighed: {names}</source>
            <translation>Sin calcular: {names}</translation>
        </message>
        <message>
            <source>{worth}, {compared}</source>
            <translation>{worth}, {compared}</translation>
        </message>
        <message>
            <source>Perhaps as good: {names}</source>
            <translation>Quizá igual: {names}</translation>
        </message>
        <message>
            <source>Worse: {names}</source>
            <translation>Peor: {names}</translation>
        </message>
        <message numerus="yes">
            <source>%n other choice(s) are about as good.</source>
            <translation>
                <numerusform>Hay otra opción que vale más o menos lo mismo.</numerusform>
                <numerusform>Otras %n opciones valen más o menos lo mismo.</numerusform>
            </translation>
        </message>
        <message>
            <source>Press {key} again to see which I would choose.</source>
            <translation>Pulsa {key} otra vez para ver cuál elegiría yo.</translation>
        </message>
        <message>
            <source>Several moves will do, but not this: {move}.</source>
            <translation>Valen varias jugadas, pero no esta: {move}.</translation>
        </message>
        <message>
            <source>Press {key} again for the reason.</source>
            <translation>Pulsa {key} otra vez para volver al porqué.</translation>
        </message>
        <message numerus="yes">
            <source>%n other choice(s) are just as good.</source>
            <translation>
                <numerusform>Otra opción es igual de buena.</numerusform>
                <numerusform>Otras %n opciones son igual de buenas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n other choice(s) are hardly worse.</source>
            <translation>
                <numerusform>Otra opción apenas es peor.</numerusform>
                <numerusform>Otras %n opciones apenas son peores.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is the only move: &lt;b&gt;{move}&lt;/b&gt;.</source>
            <translation>Es la única jugada posible: &lt;b&gt;{move}&lt;/b&gt;.</translation>
        </message>
        <message>
            <source>Press {key} again for the figures.</source>
            <translation>Pulsa {key} otra vez para ver las cifras.</translation>
        </message>
        <message>
            <source>Hardly worse: &lt;b&gt;{other}&lt;/b&gt;.</source>
            <translation>Apenas peor: &lt;b&gt;{other}&lt;/b&gt;.</translation>
        </message>
        <message>
            <source>{move}: {worth}</source>
            <translation>{move}: {worth}</translation>
        </message>
        <message>
            <source>±: how far chance may move the figure.</source>
            <translation>±: cuánto puede mover el azar la cifra.</translation>
        </message>
        <message>
            <source>Press {key} again: how sure the figures are.</source>
            <translation>Pulsa {key} otra vez para ver hasta dónde son seguras las cifras.</translation>
        </message>
        <message>
            <source>Nothing hangs on it: all deals are equally likely.</source>
            <translation>Da igual: todos los repartos son igual de probables.</translation>
        </message>
        <message>
            <source>Press {key} again to see the move.</source>
            <translation>Pulsa {key} otra vez para ver la jugada.</translation>
        </message>
        <message>
            <source>I would not think long here: one move stands out.</source>
            <translation>Aquí no le daría muchas vueltas: hay una jugada clara.</translation>
        </message>
        <message>
            <source>Just as good: &lt;b&gt;{other}&lt;/b&gt;.</source>
            <translation>Igual de bueno: &lt;b&gt;{other}&lt;/b&gt;.</translation>
        </message>
        <message>
            <source>About as good: &lt;b&gt;{other}&lt;/b&gt;.</source>
            <translation>Más o menos igual de bueno: &lt;b&gt;{other}&lt;/b&gt;.</translation>
        </message>
        <message>
            <source>Any of these: {names}.</source>
            <translation>Cualquiera de estas: {names}.</translation>
        </message>
        <message>
            <source>A hint makes this match count as assisted. {key}: show it.</source>
            <translation>Con una pista la partida cuenta como «con ayuda». {key}: verla.</translation>
        </message>
        <message>
            <source>Let me think…</source>
            <translation>Déjame pensar…</translation>
        </message>
        <message>
            <source>Others that are as good do that too.</source>
            <translation>Otras igual de buenas también lo hacen.</translation>
        </message>
        <message>
            <source>When it makes no difference, one parts with what is worth least.</source>
            <translation>Cuando da lo mismo, se suelta lo que menos vale.</translation>
        </message>
        <message>
            <source>{least} {dear}</source>
            <translation>{least} {dear}</translation>
        </message>
        <message>
            <source>It makes no difference which of these you choose: {names}.</source>
            <translation>Da lo mismo cuál de estas elijas: {names}.</translation>
        </message>
        <message>
            <source>{n} choices are about equally good.</source>
            <translation>{n} opciones valen más o menos lo mismo.</translation>
        </message>
        <message numerus="yes">
            <source>It is close between %n choice(s).</source>
            <translation>
                <numerusform>Está reñido.</numerusform>
                <numerusform>Está reñido entre %n opciones.</numerusform>
            </translation>
        </message>
        <message>
            <source>One choice is clearly the best.</source>
            <translation>Una opción es claramente la mejor.</translation>
        </message>
        <message>
            <source>worse</source>
            <translation>peor</translation>
        </message>
        <message>
            <source>These are about equally good: {names}.</source>
            <translation>Estas valen más o menos lo mismo: {names}.</translation>
        </message>
        <message>
            <source>It makes no difference which you choose: {names}.</source>
            <translation>Da lo mismo cuál elijas: {names}.</translation>
        </message>
        <message>
            <source>{n} choices are exactly as good as each other.</source>
            <translation>{n} opciones valen exactamente lo mismo.</translation>
        </message>
        <message>
            <source>Worse: {worse}. Between the others it is close.</source>
            <translation>Peor: {worse}. Entre las demás está reñido.</translation>
        </message>
        <message>
            <source>{good} choices are a little better, but little hangs on it.</source>
            <translation>{good} opciones son un poco mejores, pero no hay mucho en juego.</translation>
        </message>
        <message>
            <source>One choice is a little better, but little hangs on it.</source>
            <translation>Una opción es un poco mejor, pero no hay mucho en juego.</translation>
        </message>
        <message>
            <source>One choice seems the best.</source>
            <translation>Una opción parece la mejor.</translation>
        </message>
        <message>
            <source>One choice is clearly better.</source>
            <translation>Una opción es claramente mejor.</translation>
        </message>
        <message>
            <source>the same</source>
            <translation>igual</translation>
        </message>
        <message>
            <source>about as good</source>
            <translation>más o menos igual</translation>
        </message>
        <message>
            <source>perhaps worse</source>
            <translation>quizá peor</translation>
        </message>
        <message>
            <source>a little worse</source>
            <translation>un poco peor</translation>
        </message>
        <message>
            <source>clearly worse</source>
            <translation>claramente peor</translation>
        </message>
        <message>
            <source>{good} choices are equally good, and better than any other.</source>
            <translation>{good} opciones valen lo mismo, y más que cualquier otra.</translation>
        </message>
        <message>
            <source>{good} choices are about equally good, and better than any other.</source>
            <translation>{good} opciones valen más o menos lo mismo, y más que cualquier otra.</translation>
        </message>
        <message>
            <source>It is close between these: {names}.</source>
            <translation>Está reñido entre estas: {names}.</translation>
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
            <translation>Lo que se veía</translation>
        </message>
        <message>
            <source>Asking again…</source>
            <translation>Preguntando de nuevo…</translation>
        </message>
        <message>
            <source>There is no answer: see the log.</source>
            <translation>No hay respuesta: mira el registro.</translation>
        </message>
        <message>
            <source>What you knew</source>
            <translation>Lo que sabías</translation>
        </message>
        <message>
            <source>These are the figures of the review.</source>
            <translation>Son las cifras del repaso.</translation>
        </message>
        <message>
            <source>Asked again now, from this view alone, it chooses the same move.</source>
            <translation>Preguntado de nuevo ahora, solo con lo que veía, elige la misma jugada.</translation>
        </message>
        <message>
            <source>What {name} knew</source>
            <translation>Lo que sabía {name}</translation>
        </message>
        <message>
            <source>Hand</source>
            <translation>Mano</translation>
        </message>
        <message>
            <source>It is a quick estimate: a review weighs longer.</source>
            <translation>Es un cálculo rápido: un repaso lo sopesa más tiempo.</translation>
        </message>
        <message>
            <source>Asked again now it chooses another move: {move}.</source>
            <translation>Preguntado de nuevo ahora, elige otra jugada: {move}.</translation>
        </message>
        <message>
            <source>Another version of the opponents played then; today's would choose: {move}.</source>
            <translation>Entonces jugaba otra versión de los rivales; la de hoy elegiría: {move}.</translation>
        </message>
        <message>
            <source>What was known is shown once the hand is over, from its first decision on.</source>
            <translation>Lo que se sabía se enseña cuando acaba la mano, desde su primera decisión.</translation>
        </message>
        <message>
            <source>This is what the strongest opponent would have weighed in your place: {level}.</source>
            <translation>Esto habría sopesado en tu lugar el rival más fuerte: {level}.</translation>
        </message>
    </context>
    <context>
        <name>language</name>
        <message>
            <source>English</source>
            <translation>Español</translation>
        </message>
    </context>
    <context>
        <name>leaving</name>
        <message>
            <source>The match is not saved</source>
            <translation>La partida no está guardada</translation>
        </message>
        <message>
            <source>What was played since then is in memory only: if you leave now, it is lost.</source>
            <translation>Lo jugado desde entonces solo está en la memoria: si sales ahora, se pierde.</translation>
        </message>
        <message>
            <source>Leave without saving</source>
            <translation>Salir sin guardar</translation>
        </message>
        <message>
            <source>Stay at the table</source>
            <translation>Seguir en la mesa</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Volver a intentarlo</translation>
        </message>
        <message>
            <source>Save elsewhere…</source>
            <translation>Guardar en otro sitio…</translation>
        </message>
    </context>
    <context>
        <name>lesson_ecarte</name>
        <message>
            <source>As dealer</source>
            <translation>Dando tú</translation>
        </message>
        <message>
            <source>Accept or refuse</source>
            <translation>Aceptar o rehusar</translation>
        </message>
        <message>
            <source>Now you deal, and {who} speaks first: you accept or refuse what he proposes.</source>
            <translation>Ahora das tú y {who} habla primero: aceptas lo que propone, o rehúsas.</translation>
        </message>
        <message>
            <source>You have turned up {card}: a king, and a point for you.</source>
            <translation>Has vuelto {card}: un rey, y un punto para ti.</translation>
        </message>
        <message>
            <source>Hearts are trumps. A king that is turned up scores for the dealer at once. It stays on the table: in this hand nobody else can hold it.</source>
            <translation>El triunfo son corazones. El rey vuelto apunta en el acto a quien da. Se queda en la mesa: en esta mano ya no puede tenerlo nadie.</translation>
        </message>
        <message>
            <source>{who} proposes: he would like to change cards.</source>
            <translation>{who} propone: quiere cambiar cartas.</translation>
        </message>
        <message>
            <source>The other one speaks first and will lead first. You answer: accept, and both may change; refuse, and the cards are played as they were dealt.</source>
            <translation>El otro habla primero y saldrá primero. Tú contestas: si aceptas, podéis cambiar los dos; si rehúsas, se juega con las cartas que hay.</translation>
        </message>
        <message>
            <source>One low trump and one king are too few: accept.</source>
            <translation>Un triunfo bajo y un rey son pocos: acepta.</translation>
        </message>
        <message>
            <source>Who refuses the first proposal promises three tricks. If you failed, {who} would score two points instead of one.</source>
            <translation>Quien rehúsa la primera propuesta se obliga a hacer tres bazas. Si no las haces, {who} se apunta dos puntos en vez de uno.</translation>
        </message>
        <message>
            <source>{who} has changed two cards. Throw away three: {cards}.</source>
            <translation>{who} ha cambiado dos cartas. Tira tres: {cards}.</translation>
        </message>
        <message>
            <source>The other one changes first, the dealer last. A trump and a king are kept, as always.</source>
            <translation>Primero cambia el otro; quien da, el último. Un triunfo y un rey se guardan, como siempre.</translation>
        </message>
        <message>
            <source>You drew {cards}. {who} proposes again.</source>
            <translation>Te han entrado {cards}. {who} vuelve a proponer.</translation>
        </message>
        <message>
            <source>Cards may be changed as often as both agree and the stock lasts. Look at what you hold now.</source>
            <translation>Se puede cambiar mientras los dos queráis y quede baceta. Mira lo que tienes ahora.</translation>
        </message>
        <message>
            <source>Would you play this hand yourself? Then refuse.</source>
            <translation>¿Jugarías tú esta mano? Entonces rehúsa.</translation>
        </message>
        <message>
            <source>The king of trumps lies on the table, so nothing beats {card}. And after an exchange a refusal promises nothing: failing costs the usual point.</source>
            <translation>El rey de triunfo está en la mesa: nada gana a {card}. Y tras un cambio rehusar no obliga a nada: fallar cuesta el punto de siempre.</translation>
        </message>
        <message>
            <source>{who} leads {card}, and you have no clubs. Which trump do you spend?</source>
            <translation>{who} sale con {card}, y no tienes tréboles. ¿Qué triunfo gastas?</translation>
        </message>
        <message>
            <source>You must trump. Either one takes the trick.</source>
            <translation>Tienes que fallar. Los dos se llevan la baza.</translation>
        </message>
        <message>
            <source>Now draw the trumps of {who}: lead {card}.</source>
            <translation>Ahora sácale los triunfos a {who}: sal con {card}.</translation>
        </message>
        <message>
            <source>He has to follow with a trump if he has one, and that trump can no longer take your king.</source>
            <translation>Si tiene triunfo ha de echarlo, y ese ya no podrá llevarse tu rey.</translation>
        </message>
        <message>
            <source>Two tricks for you, and one trump of his is gone.</source>
            <translation>Llevas dos bazas, y a él se le ha ido un triunfo.</translation>
        </message>
        <message>
            <source>Lead your king, {card}.</source>
            <translation>Sal con tu rey, {card}.</translation>
        </message>
        <message>
            <source>If {who} has a spade, it is your third trick.</source>
            <translation>Si {who} tiene una pica, es tu tercera baza.</translation>
        </message>
        <message>
            <source>He had no spade but a second trump: one trick for him.</source>
            <translation>No tenía picas, pero sí otro triunfo: una baza para él.</translation>
        </message>
        <message>
            <source>You have two, and one more is enough. Who takes it leads.</source>
            <translation>Llevas dos, y con una más basta. Quien la gana, sale.</translation>
        </message>
        <message>
            <source>{who} leads {card}. You hold two diamonds: which one must you play?</source>
            <translation>{who} sale con {card}. Tienes dos diamantes: ¿cuál hay que echar?</translation>
        </message>
        <message>
            <source>One has to follow suit, and to beat the card if one can.</source>
            <translation>Hay que asistir, y montar si se puede.</translation>
        </message>
        <message>
            <source>Three tricks: the point is yours. Two to nothing.</source>
            <translation>Tres bazas: el punto es tuyo. Dos a cero.</translation>
        </message>
        <message>
            <source>One for the king that you turned up, one for the tricks. Had you refused at once and failed, it would be two for {who}.</source>
            <translation>Uno por el rey que volviste y otro por las bazas. Si hubieras rehusado al principio y fallado, serían dos para {who}.</translation>
        </message>
        <message>
            <source>As dealer: refuse with a hand you would play, else accept.</source>
            <translation>Cuando das: rehúsa con una mano que tú jugarías; si no, acepta.</translation>
        </message>
        <message>
            <source>The first refusal promises three tricks, a later one nothing. A king turned up is a point.</source>
            <translation>Rehusar la primera vez obliga a hacer tres bazas; después, a nada. Un rey vuelto es un punto.</translation>
        </message>
        <message>
            <source>You could, but {cards} alone seldom make three tricks, and failing after you refused costs a point more.</source>
            <translation>Podrías, pero {cards} solos rara vez hacen tres bazas, y fallar después de rehusar cuesta un punto más.</translation>
        </message>
        <message>
            <source>Keep {cards} alone, a trump and a king: all else goes.</source>
            <translation>Guarda solo {cards}, un triunfo y un rey: lo demás se tira.</translation>
        </message>
        <message>
            <source>{who} would get better cards too, and yours can hardly improve: two trumps, one of them the highest, and a king.</source>
            <translation>También {who} cogería cartas mejores, y las tuyas apenas pueden mejorar: dos triunfos, uno de ellos el más alto, y un rey.</translation>
        </message>
        <message>
            <source>It would take the trick, but so does {card}, and then the highest trump is still yours.</source>
            <translation>Se llevaría la baza, pero {card} también, y así te queda el triunfo más alto.</translation>
        </message>
        <message>
            <source>With {card} you take it as well, and your other trump stays the highest.</source>
            <translation>Con {card} también te la llevas, y tu otro triunfo sigue siendo el más alto.</translation>
        </message>
        <message>
            <source>While {who} has trumps he may take that one. First {card}.</source>
            <translation>Mientras {who} tenga triunfos puede llevársela. Primero {card}.</translation>
        </message>
        <message>
            <source>A king is beaten by a trump alone, that card by others too. Begin with {card}.</source>
            <translation>Al rey solo le gana un triunfo; a esa carta, también otras. Empieza con {card}.</translation>
        </message>
        <message>
            <source>You follow suit and beat it, as you must: {card}.</source>
            <translation>Asistes y montas, como es obligado: {card}.</translation>
        </message>
        <message>
            <source>A first hand</source>
            <translation>La primera mano</translation>
        </message>
        <message>
            <source>Propose, exchange, play</source>
            <translation>Proponer, cambiar y jugar</translation>
        </message>
        <message>
            <source>You play a hand against {who}: changing cards, the king of trumps, the tricks.</source>
            <translation>Juegas una mano contra {who}: el descarte, el rey de triunfo y las bazas.</translation>
        </message>
        <message>
            <source>Five cards each: who takes three tricks wins the point.</source>
            <translation>Cinco cartas cada uno: quien hace tres bazas gana el punto.</translation>
        </message>
        <message>
            <source>A trick is one card from you and one from {who}; the better one takes both. Five points win the game.</source>
            <translation>Una baza son una carta tuya y otra de {who}; la mejor se lleva las dos. Gana quien llega a cinco puntos.</translation>
        </message>
        <message>
            <source>The card turned up, {card}, makes spades trumps.</source>
            <translation>La carta vuelta es {card}: el triunfo son picas.</translation>
        </message>
        <message>
            <source>A trump beats any card of another suit. In every suit the order is king, queen, jack, ace, ten, nine, eight, seven: the ace comes after the jack.</source>
            <translation>Un triunfo gana a cualquier carta de otro palo. En cada palo el orden es rey, dama, valet, as, diez, nueve, ocho, siete: el as va detrás del valet.</translation>
        </message>
        <message>
            <source>One trump and one king are too few. Ask to change some: propose.</source>
            <translation>Un triunfo y un rey son pocos. Pide cambio: propón.</translation>
        </message>
        <message>
            <source>You speak first. You may propose that both change cards, and {who} may refuse. Or play at once, with “authority”: that promises three tricks.</source>
            <translation>Hablas primero. Puedes proponer que los dos cambiéis cartas, y {who} puede rehusar. O jugar sin más, «de autoridad»: eso obliga a hacer tres bazas.</translation>
        </message>
        <message>
            <source>{who} accepts: both may change cards now.</source>
            <translation>{who} acepta: ahora podéis cambiar los dos.</translation>
        </message>
        <message>
            <source>Had he refused, he would play with authority: he would have promised three tricks, and you would score two points if he did not take them.</source>
            <translation>Si hubiera rehusado, jugaría de autoridad: se obligaba a hacer tres bazas y, de no hacerlas, te llevarías dos puntos.</translation>
        </message>
        <message>
            <source>Throw away the three that take nothing: {cards}.</source>
            <translation>Tira las tres que no ganan nada: {cards}.</translation>
        </message>
        <message>
            <source>Touch the three cards, then the button. A trump and a king are always kept.</source>
            <translation>Toca las tres cartas y después el botón. Un triunfo y un rey se guardan siempre.</translation>
        </message>
        <message>
            <source>You drew {cards}. {who} has changed two cards.</source>
            <translation>Te han entrado {cards}. {who} ha cambiado dos.</translation>
        </message>
        <message>
            <source>Nobody sees what the other throws away: only how many.</source>
            <translation>Nadie ve lo que tira el otro: solo cuántas.</translation>
        </message>
        <message>
            <source>Now your hand is strong. Do not propose again: play.</source>
            <translation>Ahora tienes buena mano. No propongas otra vez: juega.</translation>
        </message>
        <message>
            <source>Cards have been changed, so it is no authority any more: who plays now and fails gives away the usual point, and none besides.</source>
            <translation>Ya ha habido cambio, así que jugar no es de autoridad: si no haces tres bazas pierdes el punto de la mano, y ninguno más.</translation>
        </message>
        <message>
            <source>You hold the king of trumps: announce it for a point.</source>
            <translation>Tienes el rey de triunfo: anúncialo y ganas un punto.</translation>
        </message>
        <message>
            <source>It must be done before the first card is led.</source>
            <translation>Hay que anunciarlo antes de que salga la primera carta.</translation>
        </message>
        <message>
            <source>You lead. Begin with {card}: no heart is higher.</source>
            <translation>Sales tú. Empieza con {card}: ningún corazón lo gana.</translation>
        </message>
        <message>
            <source>{who} has to follow with a heart if he has one, and to beat yours if he can.</source>
            <translation>{who} tiene que servir corazones si los tiene, y montar, es decir, echar uno más alto que el tuyo, si puede.</translation>
        </message>
        <message>
            <source>{who} plays {card}: your king is higher, and the trick is yours.</source>
            <translation>{who} echa {card}: tu rey es mayor, y la baza es tuya.</translation>
        </message>
        <message>
            <source>Who takes a trick leads the next.</source>
            <translation>Quien gana una baza sale en la siguiente.</translation>
        </message>
        <message>
            <source>Lead your other heart, {card}.</source>
            <translation>Sal con tu otro corazón, {card}.</translation>
        </message>
        <message>
            <source>Perhaps {who} has none left: then he must spend a trump.</source>
            <translation>Puede que a {who} no le queden: entonces tendrá que gastar un triunfo.</translation>
        </message>
        <message>
            <source>No heart: {who} had to trump, and takes the trick.</source>
            <translation>No tenía corazones: {who} ha tenido que fallar, jugar triunfo, y se lleva la baza.</translation>
        </message>
        <message>
            <source>Who cannot follow suit must trump, even if he would rather not. One trick each.</source>
            <translation>Quien no puede asistir está obligado a fallar, aunque no quiera. Una baza cada uno.</translation>
        </message>
        <message>
            <source>{who} leads {card}, and you have no clubs. What must you play?</source>
            <translation>{who} sale con {card}, y no tienes tréboles. ¿Qué hay que jugar?</translation>
        </message>
        <message>
            <source>Take the trick with the card that costs you least.</source>
            <translation>Llévate la baza con la carta que menos te cueste.</translation>
        </message>
        <message>
            <source>Two tricks for you. Which card takes the third for certain?</source>
            <translation>Llevas dos bazas. ¿Qué carta gana la tercera seguro?</translation>
        </message>
        <message>
            <source>Nothing is higher than the king of trumps.</source>
            <translation>Nada gana al rey de triunfo.</translation>
        </message>
        <message>
            <source>Three tricks: the hand is yours, and with it a point.</source>
            <translation>Tres bazas: la mano es tuya, y con ella un punto.</translation>
        </message>
        <message>
            <source>With the king you announced that makes two to nothing. The fifth trick changes nothing any more: only all five, the vole, are worth two points, and {who} has taken one.</source>
            <translation>Con el rey que anunciaste son dos a cero. La quinta baza ya no cambia nada: solo las cinco, el «robo», valen dos puntos, y {who} ya tiene una.</translation>
        </message>
        <message>
            <source>That is Écarté: change or play, then beat, trump, take three.</source>
            <translation>Esto es el Écarté: cambiar o jugar; después asistir, montar, fallar, y hacer tres.</translation>
        </message>
        <message>
            <source>In a match you deal every other hand; then it is you who accepts or refuses. That is the next stage.</source>
            <translation>En una partida das una mano de cada dos; entonces eres tú quien acepta o rehúsa. Eso enseña la etapa siguiente.</translation>
        </message>
        <message>
            <source>You could, but {cards} alone seldom make three tricks. Who plays without changing and fails gives away a point more.</source>
            <translation>Podrías, pero solo con {cards} rara vez se hacen tres bazas. Quien juega sin cambiar y no cumple regala un punto más.</translation>
        </message>
        <message>
            <source>{who} would change cards too, and your hand can hardly get better.</source>
            <translation>{who} también cambiaría, y tu mano difícilmente va a mejorar.</translation>
        </message>
        <message>
            <source>Concealed it still takes a trick, but it scores nothing.</source>
            <translation>Callado también gana su baza, pero no puntúa.</translation>
        </message>
        <message>
            <source>Keep that one for later: first {card}, while {who} may still have hearts.</source>
            <translation>Esa, para después: primero {card}, mientras a {who} le puedan quedar corazones.</translation>
        </message>
        <message>
            <source>That can wait. With {card}, {who} may have to spend a trump.</source>
            <translation>Eso puede esperar. Con {card}, puede que {who} tenga que gastar un triunfo.</translation>
        </message>
        <message>
            <source>It would take the trick, but {card} takes it too, and then your king is still there.</source>
            <translation>Ganaría la baza, pero {card} también la gana, y así te queda el rey.</translation>
        </message>
        <message>
            <source>With {card} you take it, and your king stays for later.</source>
            <translation>Con {card} te la llevas, y el rey te queda para después.</translation>
        </message>
        <message>
            <source>That one might be beaten; the king of trumps cannot be.</source>
            <translation>Esa te la pueden ganar; el rey de triunfo, no.</translation>
        </message>
        <message>
            <source>Nothing beats {card}: that trick is certain.</source>
            <translation>Nada gana a {card}: esa baza es segura.</translation>
        </message>
        <message>
            <source>That one is as good: nothing beats it, now or later. Here first {card}.</source>
            <translation>Esa es igual de buena: nada le gana, ni ahora ni después. Aquí, primero {card}.</translation>
        </message>
        <message>
            <source>It is true that nobody can take that trick from you. Here play it: with which card?</source>
            <translation>Es verdad que esa baza ya no te la quita nadie. Aquí juégala: ¿con qué carta?</translation>
        </message>
    </context>
    <context>
        <name>lesson_hachi_hachi</name>
        <message>
            <source>Points and the account</source>
            <translation>Los puntos y la cuenta</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Puntos</translation>
        </message>
        <message>
            <source>The last four turns of a hand, and the account after it, coin by coin.</source>
            <translation>Los cuatro últimos turnos de una mano y la cuenta de después, moneda a moneda.</translation>
        </message>
        <message>
            <source>Another hand, near its end: four turns are left, and you have captured 38 points.</source>
            <translation>Otra mano, ya casi al final: quedan cuatro turnos y llevas capturados 38 puntos.</translation>
        </message>
        <message>
            <source>Above the field stands ×2: this hand counts double. “{yaku}” beside your name is a prize for the cards you were dealt. Both are told of when the hand is paid for.</source>
            <translation>Encima del campo pone ×2: esta mano vale el doble. «{yaku}», junto a tu nombre, es un premio por las cartas que te dieron. De las dos cosas se habla al cobrar la mano.</translation>
        </message>
        <message>
            <source>The par is 88: a third of the 264 points in the pack.</source>
            <translation>El par es 88: un tercio de los 264 puntos de la baraja.</translation>
        </message>
        <message>
            <source>At the end only what lies above or below 88 is paid for. With fewer you pay, with more you are paid.</source>
            <translation>Al final solo se paga lo que pasa de 88 o no llega. Con menos pagas; con más cobras.</translation>
        </message>
        <message>
            <source>Two captures are possible. Which one brings more?</source>
            <translation>Puedes hacer dos capturas. ¿Cuál da más?</translation>
        </message>
        <message>
            <source>What counts is both cards: the one you play and the one you take.</source>
            <translation>Cuentan las dos cartas: la que juegas y la que te llevas.</translation>
        </message>
        <message>
            <source>20 and 10 are 30: now you have 68 points.</source>
            <translation>20 y 10 son 30: ya tienes 68 puntos.</translation>
        </message>
        <message>
            <source>After your capture a card was turned, as always: {card}, and it stays.</source>
            <translation>Tras tu captura se ha vuelto una de la baceta, como siempre: {card}, que se queda.</translation>
        </message>
        <message>
            <source>Nobody could take the card of August. It is yours.</source>
            <translation>Nadie ha podido llevarse la de agosto. Es tuya.</translation>
        </message>
        <message>
            <source>21 points more, and you are over the par of 88.</source>
            <translation>Otros 21 puntos y pasas del par, 88.</translation>
        </message>
        <message>
            <source>You have 89 points; the others have about 50 each.</source>
            <translation>Llevas 89 puntos; los demás andan por los 50.</translation>
        </message>
        <message>
            <source>From here every further point of yours brings two mon: this hand counts double.</source>
            <translation>A partir de aquí cada punto más te da dos mon: esta mano vale el doble.</translation>
        </message>
        <message>
            <source>Neither of your two animals takes anything now.</source>
            <translation>Ninguno de tus dos animales captura nada ahora.</translation>
        </message>
        <message>
            <source>Of February and of October one card each is still to come, and both count 10: one is as good as the other. Lay down {card}.</source>
            <translation>De febrero y de octubre queda por salir una carta de cada mes, y las dos valen 10: tanto da una como otra. Deja {card}.</translation>
        </message>
        <message>
            <source>In between {card} was turned: your last card takes it.</source>
            <translation>Entretanto ha salido {card}: tu última carta se la lleva.</translation>
        </message>
        <message>
            <source>And the stock gave {card}, which took your bird back.</source>
            <translation>Y de la baceta ha salido {card}, que recupera tu pájaro.</translation>
        </message>
        <message>
            <source>Two captures in one turn, 22 points: you end with 111.</source>
            <translation>Dos capturas en un turno, 22 puntos: acabas con 111.</translation>
        </message>
        <message>
            <source>The hand is over. You have 111, {gala} 65, {ines} 88.</source>
            <translation>Se acabó la mano. Tienes 111; {gala}, 65; {ines}, 88.</translation>
        </message>
        <message>
            <source>111 is 23 above 88, 65 is 23 below. Who has exactly 88 pays nothing and gets nothing for the points. Beside the names stand other sums: what else is in them comes next.</source>
            <translation>111 son 23 más que 88, y 65 son 23 menos. Quien tiene 88 justos ni paga ni cobra por los puntos. Junto a los nombres hay otras sumas: ahora verás qué más llevan.</translation>
        </message>
        <message>
            <source>A point is one mon. But this hand counted double: 46 mon.</source>
            <translation>Un punto es un mon. Pero esta mano valía doble: 46 mon.</translation>
        </message>
        <message>
            <source>{card} was dealt to the field. A bright of January, March or August doubles all payments; one of November or December makes them four times as much.</source>
            <translation>Entre las cartas repartidas al campo estaba {card}. Una luz de enero, marzo o agosto dobla todos los pagos; una de noviembre o diciembre los multiplica por cuatro.</translation>
        </message>
        <message>
            <source>Besides, you were dealt three cards of August: {cards}.</source>
            <translation>Además, de mano recibiste tres cartas de agosto: {cards}.</translation>
        </message>
        <message>
            <source>That triplet is a teyaku, a prize for the cards dealt, worth 2 kan from each. A kan is 12 mon; doubled, that is 48 mon from {gala} and 48 from {ines}.</source>
            <translation>Ese trío es un teyaku, un premio por las cartas repartidas, y vale 2 kan de cada uno. Un kan son 12 mon; al doble, 48 mon de {gala} y 48 de {ines}.</translation>
        </message>
        <message>
            <source>46 for the points and twice 48 for the triplet: 142 mon.</source>
            <translation>46 por los puntos y dos veces 48 por el trío: 142 mon.</translation>
        </message>
        <message>
            <source>{gala} pays 46 and 48, {ines} only 48. What one is paid the others pay: all accounts together are always 0.</source>
            <translation>{gala} paga 46 y 48; {ines}, solo 48. Lo que cobra uno lo pagan los demás: todas las cuentas juntas dan siempre 0.</translation>
        </message>
        <message>
            <source>That is 20 and 1. There is a month in which both cards are worth a lot.</source>
            <translation>Son 20 y 1. Hay un mes en el que las dos cartas valen mucho.</translation>
        </message>
        <message>
            <source>That takes nothing. Look at August and November.</source>
            <translation>Con esa no te llevas nada. Mira agosto y noviembre.</translation>
        </message>
        <message>
            <source>With {card} you take {other}: 20 and 10 are 30 points.</source>
            <translation>Con {card} te llevas {other}: 20 y 10 son 30 puntos.</translation>
        </message>
        <message>
            <source>That takes nothing: your full moon finds August.</source>
            <translation>Con esa no te llevas nada: tu luna llena casa con agosto.</translation>
        </message>
        <message>
            <source>That one is as good: nothing tells them apart. Here: {card}.</source>
            <translation>Esa es igual de buena: nada las distingue. Aquí: {card}.</translation>
        </message>
        <message>
            <source>Combinations: stop or go on</source>
            <translation>Combinaciones: parar o seguir</translation>
        </message>
        <message>
            <source>Yaku</source>
            <translation>Yaku</translation>
        </message>
        <message>
            <source>Three turns of the traditional game: collecting a combination, and what to do when it is complete.</source>
            <translation>Tres turnos del juego tradicional: reunir un yaku, una combinación de capturas que se cobra, y qué hacer al completarlo.</translation>
        </message>
        <message>
            <source>In the traditional game some captured cards are worth more together.</source>
            <translation>En el juego tradicional, algunas cartas capturadas valen más juntas.</translation>
        </message>
        <message>
            <source>Such a combination is a yaku, and each has its price. Who completes one may stop the hand and be paid for it by both others.</source>
            <translation>Esas combinaciones se llaman yaku, y cada yaku tiene su precio. Quien completa uno puede parar la mano y cobrarlo de los otros dos.</translation>
        </message>
        <message>
            <source>Three ribbons carry a poem: of January, February and March. Take the first.</source>
            <translation>Tres cintas llevan un poema: las de enero, febrero y marzo. Captura la primera.</translation>
        </message>
        <message>
            <source>{card} lies in the field; your pine takes it.</source>
            <translation>En el campo está {card}; la captura tu pino.</translation>
        </message>
        <message>
            <source>As always a card from the stock was turned after yours.</source>
            <translation>Como siempre, tras tu carta se ha vuelto una de la baceta.</translation>
        </message>
        <message>
            <source>It was {card}, and it stays: keep it in mind, it is of March.</source>
            <translation>Ha salido {card}, y se queda: acuérdate, es de marzo.</translation>
        </message>
        <message>
            <source>{who} has the butterflies, {other} the cuckoo.</source>
            <translation>{who} tiene las mariposas; {other}, el cuclillo.</translation>
        </message>
        <message>
            <source>Animals count 10 each, but in this form they make no yaku: ribbons and brights do. Keep an eye on what others collect.</source>
            <translation>Cada animal vale 10, pero en esta forma no hacen yaku: lo hacen las cintas y las luces. No pierdas de vista lo que reúnen los demás.</translation>
        </message>
        <message>
            <source>The other two ribbons are in your hand. Begin with March: what does it take?</source>
            <translation>Las otras dos cintas están en tu mano. Empieza por marzo: ¿qué se lleva?</translation>
        </message>
        <message>
            <source>Only captured cards count: a ribbon in the hand is not yours yet.</source>
            <translation>Solo cuentan las cartas capturadas: una cinta en la mano todavía no es tuya.</translation>
        </message>
        <message>
            <source>Now only one ribbon is missing.</source>
            <translation>Ya solo falta una cinta.</translation>
        </message>
        <message>
            <source>A card of February lies there, too.</source>
            <translation>También hay una carta de febrero en el campo.</translation>
        </message>
        <message>
            <source>Which card completes the three poems?</source>
            <translation>¿Qué carta completa los tres poemas?</translation>
        </message>
        <message>
            <source>Poetry ribbons: seven kan. Stop now, or go on?</source>
            <translation>Cintas con poema: siete kan. ¿Paras o sigues?</translation>
        </message>
        <message>
            <source>Shōbu ends the hand, and both pay you. Sage goes on for more, but if a rival completes something and stops, you pay for both.</source>
            <translation>Con shōbu acaba la mano y te pagan los dos. Con sage se sigue; pero si un rival completa algo y para, pagas tú por los dos.</translation>
        </message>
        <message>
            <source>Each of them pays seven kan. A kan is twelve mon: 84 from each, 168 in all.</source>
            <translation>Cada uno te paga siete kan. Un kan son doce mon: 84 de cada uno, 168 en total.</translation>
        </message>
        <message>
            <source>The hand ended because you stopped it: then the points of the cards do not count.</source>
            <translation>La mano terminó porque la paraste: entonces los puntos de las cartas no cuentan.</translation>
        </message>
        <message>
            <source>If nobody completes a yaku, the cards are played out and the points settled against 88.</source>
            <translation>Si nadie completa un yaku, se juegan todas las cartas y los puntos se arreglan con el par de 88.</translation>
        </message>
        <message>
            <source>Whoever has a yaku and did not stop is paid half of it when the cards run out.</source>
            <translation>A quien tiene un yaku y no paró se le paga la mitad cuando se acaban las cartas.</translation>
        </message>
        <message>
            <source>Five yaku there are: yours, “{yaku}”, and four more.</source>
            <translation>Los yaku son cinco: el tuyo, «{yaku}», y cuatro más.</translation>
        </message>
        <message>
            <source>{aotan}, those of June, September and October: 7 kan as well. Any seven ribbons but the willow's: 10. {shiko}, all but the rain man: 10. {goko}: 12.</source>
            <translation>{aotan}, las de junio, septiembre y octubre: también 7 kan. Siete cintas cualesquiera, sin la del sauce: 10. {shiko}, todas menos el hombre de la lluvia: 10. {goko}: 12.</translation>
        </message>
        <message>
            <source>In a match, the page “Yaku” of the panel shows all of them, with their price.</source>
            <translation>En la partida, la página «Yaku» del panel los enseña todos, con su precio.</translation>
        </message>
        <message>
            <source>There it says who is near which, and which can no longer be completed. They are in the rules, too: F1.</source>
            <translation>Ahí se ve quién está cerca de cuál y cuáles ya no son posibles. También están en las reglas: F1.</translation>
        </message>
        <message>
            <source>That ribbon is safe in your hand. First the one in the field, which others could take: January, with your pine.</source>
            <translation>Esa cinta está segura en tu mano. Primero la del campo, que otros podrían llevarse: enero, con tu pino.</translation>
        </message>
        <message>
            <source>The ribbon of January is what you want: take it with your pine.</source>
            <translation>Lo que buscas es la cinta de enero: captúrala con tu pino.</translation>
        </message>
        <message>
            <source>Look for your ribbon of March, and for the cherry that was turned.</source>
            <translation>Busca tu cinta de marzo y el cerezo que ha salido de la baceta.</translation>
        </message>
        <message>
            <source>With {card} you take {other}, and both are captured.</source>
            <translation>Con {card} te llevas {other}, y las dos quedan capturadas.</translation>
        </message>
        <message>
            <source>February: your ribbon takes the plum in the field.</source>
            <translation>Febrero: tu cinta se lleva el ciruelo del campo.</translation>
        </message>
        <message>
            <source>With {card} you take {other}, and the three are complete.</source>
            <translation>Con {card} te llevas {other}, y las tres están completas.</translation>
        </message>
        <message>
            <source>You could go on, but seven kan in the hand are worth more than the hope of a second combination. Here: stop.</source>
            <translation>Podrías seguir, pero siete kan seguros valen más que la esperanza de otro yaku. Aquí, para.</translation>
        </message>
        <message>
            <source>That ribbon is one of the three too, and as good; its turn comes next. Here begin with March.</source>
            <translation>También es una de las tres, e igual de buena: le toca después. Aquí empieza por marzo.</translation>
        </message>
        <message>
            <source>Months and capturing</source>
            <translation>Los meses y las capturas</translation>
        </message>
        <message>
            <source>Months</source>
            <translation>Meses</translation>
        </message>
        <message>
            <source>Five turns at the flower table: which cards belong together, which one can take, and what they count.</source>
            <translation>Cinco turnos en la mesa de las flores: qué cartas van juntas, cuáles puedes llevarte y cuánto valen.</translation>
        </message>
        <message>
            <source>Twelve months with four cards each: every month is a plant.</source>
            <translation>Doce meses de cuatro cartas: cada mes es una planta.</translation>
        </message>
        <message>
            <source>The number on a card is its month. Six cards lie open in the field; seven are yours.</source>
            <translation>El número de la carta es su mes. En el campo hay seis cartas a la vista; siete son tuyas.</translation>
        </message>
        <message>
            <source>Beside the names stands what has been won: in mon, the coins of the game.</source>
            <translation>Junto a los nombres está lo ganado: en mon, las monedas del juego.</translation>
        </message>
        <message>
            <source>Above the field stands how much the hand counts: ×1, once, for that is a small field, a koba. When it counts more is shown in the next stage.</source>
            <translation>Encima del campo está cuánto vale la mano: ×1, una vez, porque es un campo pequeño, koba. Cuándo vale más se ve en la etapa siguiente.</translation>
        </message>
        <message>
            <source>Two cherries, March: {cards}. Play yours onto the other and take both.</source>
            <translation>Dos cerezos, marzo: {cards}. Juega el tuyo sobre el otro y llévate los dos.</translation>
        </message>
        <message>
            <source>A card takes another of the same month: nothing else counts. Click on it, or drag it onto the card in the field.</source>
            <translation>Una carta captura a otra de su mismo mes; lo demás da igual. Haz clic en ella o arrástrala sobre la del campo.</translation>
        </message>
        <message>
            <source>After your card one is always turned from the stock: now {card}.</source>
            <translation>Tras tu carta siempre se vuelve una de la baceta: ahora, {card}.</translation>
        </message>
        <message>
            <source>If its month lies in the field it takes that card for you; if not, it stays. The strip below the field tells it again: what you took with how many points and, behind the red back, the card that was turned.</source>
            <translation>Si su mes está en el campo, se lleva esa carta para ti; si no, se queda. La tira de debajo lo repite: lo que te llevas, con sus puntos, y tras el dorso rojo, la carta que salió de la baceta.</translation>
        </message>
        <message>
            <source>Your captures lie on the right: 25 points, and 88 would be an equal share of all.</source>
            <translation>Tus capturas están a la derecha: 25 puntos; 88 sería la parte que toca a cada uno.</translation>
        </message>
        <message>
            <source>“{yaku} 1 / 3” stands there as well: three such ribbons are worth more together. That comes in a later stage; here only points count.</source>
            <translation>También pone «{yaku} 1 / 3»: tres cintas así valen más juntas. Eso llega en otra etapa; aquí solo cuentan los puntos.</translation>
        </message>
        <message>
            <source>{who} lays down {card}: no other December lies there, so it stays.</source>
            <translation>{who} suelta {card}: en el campo no hay otra de diciembre, y allí se queda.</translation>
        </message>
        <message>
            <source>And from the stock came {card}: it takes nothing either, and stays as well.</source>
            <translation>Y de la baceta sale {card}: tampoco captura nada, y también se queda.</translation>
        </message>
        <message>
            <source>{who} takes it with another December card, {card}.</source>
            <translation>{who} la captura con otra de diciembre, {card}.</translation>
        </message>
        <message>
            <source>What lies in the field is there for everybody. The stock gave {card}.</source>
            <translation>Lo que hay en el campo es de quien lo capture. De la baceta ha salido {card}.</translation>
        </message>
        <message>
            <source>Cards count 20, 10, 5 or 1: bright, animal, ribbon, chaff.</source>
            <translation>Las cartas valen 20, 10, 5 o 1: luz, animal, cinta, básica.</translation>
        </message>
        <message>
            <source>You have taken a bright and a ribbon: 25 points. The sign beside the month tells the class: sun, wing, slip, dot. The bridge and the sake cup count as animals too.</source>
            <translation>Te has llevado una luz y una cinta: 25 puntos. El signo junto al mes dice la clase: sol, ala, tira o punto. Entre los animales cuentan también el puente y la copa de sake.</translation>
        </message>
        <message>
            <source>Three of your cards can take something. Which capture brings most?</source>
            <translation>Tres de tus cartas pueden capturar. ¿Qué captura vale más?</translation>
        </message>
        <message>
            <source>Of June two cards lie in the field, and you may choose which one to take.</source>
            <translation>De junio hay dos en el campo, y puedes elegir cuál te llevas.</translation>
        </message>
        <message>
            <source>{who} took with {card}, and the card from the stock took as well.</source>
            <translation>{who} ha capturado con {card}, y la carta de la baceta también ha capturado.</translation>
        </message>
        <message>
            <source>It was {card}, and took the maple in the field. Everybody's captures lie open: you can count them.</source>
            <translation>Ha salido {card}, que se lleva el arce del campo. Las capturas de todos están a la vista: puedes contarlas.</translation>
        </message>
        <message>
            <source>What can you take now?</source>
            <translation>¿Qué puedes capturar ahora?</translation>
        </message>
        <message>
            <source>Point at one of your cards: what it would take lights up in the field.</source>
            <translation>Señala una de tus cartas: en el campo se ilumina lo que capturaría.</translation>
        </message>
        <message>
            <source>{who} played the crane of January, a bright, onto a chaff card: 21 points.</source>
            <translation>{who} ha echado la grulla de enero, una luz, sobre una básica: 21 puntos.</translation>
        </message>
        <message>
            <source>None of your cards finds its month. Lay down what is worth least.</source>
            <translation>Ninguna de tus cartas encuentra su mes. Suelta lo que menos valga.</translation>
        </message>
        <message>
            <source>Chaff counts least, and you hold two. Of August only the moon has not come yet, a bright: keep the card that can take it, and lay down {card}.</source>
            <translation>Lo que menos vale es una básica, y tienes dos. De agosto solo falta la luna, que es una luz: guarda la carta que puede llevársela y deja {card}.</translation>
        </message>
        <message>
            <source>What luck: the stock gave {card}, and only you can take it.</source>
            <translation>Qué suerte: de la baceta ha salido {card}, y solo tú puedes llevártela.</translation>
        </message>
        <message>
            <source>Two cards of August are captured, the last one is in your hand. Who follows which cards have come knows such things: here the tab “Months” shows them.</source>
            <translation>Dos cartas de agosto están capturadas y la última la tienes tú. Quien se fija en las que han salido sabe estas cosas: aquí las enseña la pestaña «Meses».</translation>
        </message>
        <message>
            <source>From the stock came {card}, and took your chaff of November for {who}.</source>
            <translation>De la baceta ha salido {card}, que se lleva tu básica de noviembre para {who}.</translation>
        </message>
        <message>
            <source>The card from the stock takes what it can, like one from the hand. Where three of a month lie in the field, the fourth takes all three.</source>
            <translation>La carta de la baceta se lleva lo que puede, como una de la mano. Y si en el campo hay tres de un mes, la cuarta se lleva las tres.</translation>
        </message>
        <message>
            <source>A bright lies there for you. Which card takes it?</source>
            <translation>Ahí tienes una luz. ¿Qué carta se la lleva?</translation>
        </message>
        <message>
            <source>You have 72 points. All cards together are 264, and a third of them is 88: “hachi-hachi” means eighty-eight.</source>
            <translation>Llevas 72 puntos. Todas las cartas suman 264, y un tercio son 88: «hachi-hachi» quiere decir ochenta y ocho.</translation>
        </message>
        <message>
            <source>The hand ends when all seven cards are played. Who has more than 88 is paid a mon for each point above; who has less pays one for each below.</source>
            <translation>La mano acaba al jugarse las siete cartas. Quien pasa de 88 cobra un mon por cada punto de más; quien no llega paga uno por cada punto de menos.</translation>
        </message>
        <message>
            <source>There are several ways to play Hachi-Hachi. This is the traditional one, and your first match is played by it.</source>
            <translation>Al Hachi-Hachi se juega de varias formas. Esta es la tradicional, y así se juega tu primera partida.</translation>
        </message>
        <message>
            <source>All the lessons are, too. Under “New match” you may choose another one; there it says what is different.</source>
            <translation>Las lecciones también. En «Nueva partida» puedes elegir otra; allí pone en qué se diferencia.</translation>
        </message>
        <message>
            <source>That is not the cherry. First take March: the number on it is 3.</source>
            <translation>Ese no es el cerezo. Captura primero marzo: lleva el número 3.</translation>
        </message>
        <message>
            <source>The month is right, but chaff counts 1 and the ribbon 5: take {card}.</source>
            <translation>El mes está bien, pero la básica vale 1 y la cinta, 5: captura {card}.</translation>
        </message>
        <message>
            <source>That makes 11 points: 10 and 1. There is something with a ribbon.</source>
            <translation>Eso son 11 puntos: 10 y 1. Hay algo con una cinta.</translation>
        </message>
        <message>
            <source>Two chaff cards are 2 points. Look for animals and ribbons.</source>
            <translation>Dos básicas son 2 puntos. Busca animales y cintas.</translation>
        </message>
        <message>
            <source>That takes nothing. Look for two cards of one month.</source>
            <translation>Así no capturas nada. Busca dos cartas del mismo mes.</translation>
        </message>
        <message>
            <source>With {card} you take {other}: 10 and 5 are 15 points.</source>
            <translation>Con {card} te llevas {other}: 10 y 5 son 15 puntos.</translation>
        </message>
        <message>
            <source>That takes nothing: nothing of its month lies there. Look at September.</source>
            <translation>Así no capturas nada: de ese mes no hay nada en el campo. Mira septiembre.</translation>
        </message>
        <message>
            <source>With {card} you take {other}: both are of September.</source>
            <translation>Con {card} te llevas {other}: las dos son de septiembre.</translation>
        </message>
        <message>
            <source>Whoever holds the moon would take it: 21 points. In your hand it may take the moon itself. Better {card}.</source>
            <translation>Quien tenga la luna se la llevaría: 21 puntos. En tu mano puede llevarse ella la luna. Mejor {card}.</translation>
        </message>
        <message>
            <source>A ribbon counts 5 for whoever takes it. Better {card}.</source>
            <translation>Una cinta son 5 puntos para quien se la lleve. Mejor {card}.</translation>
        </message>
        <message>
            <source>That takes nothing. Look at August: 8.</source>
            <translation>Así no capturas nada. Mira agosto: el 8.</translation>
        </message>
        <message>
            <source>With {card} you take {other}: both are of August.</source>
            <translation>Con {card} te llevas {other}: las dos son de agosto.</translation>
        </message>
        <message>
            <source>The whole form: play or drop out</source>
            <translation>La mesa entera: jugar o retirarse</translation>
        </message>
        <message>
            <source>The whole</source>
            <translation>Todo</translation>
        </message>
        <message>
            <source>Five sit at the table and three play: who drops out and at what price, and what is paid at the end.</source>
            <translation>Se sientan cinco y juegan tres: quién se retira y a qué precio, y qué se paga al final.</translation>
        </message>
        <message>
            <source>With four or more at the table, only three play a hand.</source>
            <translation>Con cuatro o más a la mesa, solo tres juegan cada mano.</translation>
        </message>
        <message>
            <source>Everybody is dealt seven cards and says in turn: I play, or I drop out. {who} deals and speaks first.</source>
            <translation>Todos reciben siete cartas y dicen por turno si juegan o se retiran. Reparte {who}, que habla primero.</translation>
        </message>
        <message>
            <source>{who} might have promised to play without looking.</source>
            <translation>{who} podía haber prometido jugar sin mirar.</translation>
        </message>
        <message>
            <source>That is mizuten: who promises it and reaches 89 points is paid a kan by everybody. {who} would rather look. Now you see your cards too.</source>
            <translation>Eso es el mizuten: quien lo promete y llega a 89 puntos cobra un kan de cada uno. {who} ha preferido mirar. Ahora también ves tus cartas.</translation>
        </message>
        <message>
            <source>{plays} plays; {drops} drops out and pays for it.</source>
            <translation>{plays} juega; {drops} se retira y paga por ello.</translation>
        </message>
        <message>
            <source>The first to drop pays 1 kan, which is 12 mon, the next 1½, then 2. With {card} in the field everything counts double: 24 mon, into the pot.</source>
            <translation>El primero que se retira paga 1 kan, que son 12 mon; el siguiente, 1½; luego, 2. Con {card} en el campo todo vale doble: 24 mon, que van al bote.</translation>
        </message>
        <message>
            <source>Do you play, or drop out for 36 mon?</source>
            <translation>¿Juegas, o te retiras por 36 mon?</translation>
        </message>
        <message>
            <source>You hold two of the three poetry ribbons, {cards}, and the third lies in the field. That is worth playing.</source>
            <translation>Tienes dos de las tres cintas con poema, {cards}, y la tercera está en el campo. Por eso vale la pena jugar.</translation>
        </message>
        <message>
            <source>{who} plays as well, and the three are complete.</source>
            <translation>{who} también juega, y ya sois tres.</translation>
        </message>
        <message>
            <source>{out} is not asked, so he is paid for what he may not play: 3 mon for each bright or ribbon of a combination. He had one; doubled, you and {who} give 6 each, the dealer nothing.</source>
            <translation>A {out} no se le pregunta, y cobra por lo que no juega: 3 mon por cada luz o cinta de combinación. Tenía una; al doble, {who} y tú dais 6 cada uno, y quien da, nada.</translation>
        </message>
        <message>
            <source>{who} shows seven chaff cards, “{yaku}”: a prize for the cards dealt.</source>
            <translation>{who} enseña siete básicas, «{yaku}»: un premio por las cartas que le dieron.</translation>
        </message>
        <message>
            <source>Worth 4 kan, doubled: 96 mon from you and 96 from {other}, whatever happens in the play. In return everybody knows now that {who} holds nothing but chaff.</source>
            <translation>Vale 4 kan, al doble: 96 mon tuyos y 96 de {other}, pase lo que pase en el juego. A cambio todos saben ya que {who} solo tiene básicas.</translation>
        </message>
        <message>
            <source>First the ribbon in the field: your cherry takes it.</source>
            <translation>Primero la cinta del campo: tu cerezo se la lleva.</translation>
        </message>
        <message>
            <source>Whoever holds another card of March could snatch it away; from your hand nobody takes anything, nor from what you have captured.</source>
            <translation>Quien tenga otra carta de marzo podría quitártela; de tu mano nadie se lleva nada, ni de lo que has capturado.</translation>
        </message>
        <message>
            <source>Of February a card lies there, too. Which of your two takes it?</source>
            <translation>También hay una de febrero. ¿Cuál de tus dos se la lleva?</translation>
        </message>
        <message>
            <source>Remember what you are collecting.</source>
            <translation>Recuerda lo que estás juntando.</translation>
        </message>
        <message>
            <source>{who} lays down {card}: that was careless.</source>
            <translation>{who} deja {card}: ha sido un descuido.</translation>
        </message>
        <message>
            <source>Everybody could see that only the ribbon of January was missing in your pile. In a match, the panel shows what rivals collect too.</source>
            <translation>Todos veían que en tu montón solo faltaba la cinta de enero. En la partida, el panel dice también lo que reúnen los rivales.</translation>
        </message>
        <message>
            <source>Complete the three poems.</source>
            <translation>Completa los tres poemas.</translation>
        </message>
        <message>
            <source>Seven kan, doubled. Do you stop, or go on?</source>
            <translation>Siete kan, al doble. ¿Paras o sigues?</translation>
        </message>
        <message>
            <source>Stopping brings 168 mon from each at once, and the pot. If you go on and somebody else stops, you pay for both.</source>
            <translation>Parar te da ahora 168 mon de cada uno y el bote. Si sigues y para otro, pagas tú por los dos.</translation>
        </message>
        <message>
            <source>The account: twice 168, and the pot of 24, are yours.</source>
            <translation>La cuenta: son tuyos dos veces 168 y los 24 del bote.</translation>
        </message>
        <message>
            <source>You pay {ines} 96 for the seven chaff cards, and you paid {bruno} 6: 336 + 24 − 96 − 6 = 258 mon.</source>
            <translation>A {ines} le pagas 96 por las siete básicas, y a {bruno} le diste 6: 336 + 24 − 96 − 6 = 258 mon.</translation>
        </message>
        <message>
            <source>{damian} dropped out and lost 24; {gala} played: −270.</source>
            <translation>{damian} se retiró y perdió 24; {gala} jugó: −270.</translation>
        </message>
        <message>
            <source>That is what the fee is for: it costs little to keep out of a hand that others will win. Who wins a hand deals the next one. Other words of the sheet, such as diving or escape, are explained where one points at them.</source>
            <translation>Para eso se paga al retirarse: cuesta poco no entrar en una mano que ganarán otros. Quien gana la mano reparte la siguiente. Otras palabras de la hoja, como zambullida o fuga, se explican al señalarlas.</translation>
        </message>
        <message>
            <source>Now you know the traditional form; the match that you can play now has its rules.</source>
            <translation>Ya conoces la forma tradicional; la partida que puedes jugar ahora tiene sus reglas.</translation>
        </message>
        <message>
            <source>There is a plainer form, too, called Rulebook under “New match”: everybody plays every hand to its end and settles with each of the others.</source>
            <translation>También hay una forma más sencilla, que en «Partida nueva» se llama Reglamento: todos juegan cada mano hasta el final y cada uno ajusta cuentas con cada uno de los demás.</translation>
        </message>
        <message>
            <source>Dropping is for hands with nothing to hope for. With these ribbons 36 mon would be a high price for not playing.</source>
            <translation>Retirarse es para manos sin esperanza. Con estas cintas, 36 mon sería pagar mucho por no jugar.</translation>
        </message>
        <message>
            <source>That ribbon is safe in your hand. The one in the field somebody else may take: first March.</source>
            <translation>Esa cinta está segura en tu mano. La del campo puede llevársela otro: primero marzo.</translation>
        </message>
        <message>
            <source>First the ribbon of March: look at your cherry.</source>
            <translation>Primero la cinta de marzo: mira tu cerezo.</translation>
        </message>
        <message>
            <source>Five points more, but the ribbon would stay in your hand. For the combination it has to be captured.</source>
            <translation>Cinco puntos más, pero la cinta se te quedaría en la mano. Para el yaku hay que capturarla.</translation>
        </message>
        <message>
            <source>Look at February: you hold two cards of it.</source>
            <translation>Mira febrero: tienes dos cartas suyas.</translation>
        </message>
        <message>
            <source>January: your ribbon takes the pine in the field.</source>
            <translation>Enero: tu cinta se lleva el pino del campo.</translation>
        </message>
        <message>
            <source>There is little more to be had with the cards you have left. Here: stop.</source>
            <translation>Con las cartas que te quedan hay poco más que ganar. Aquí conviene parar.</translation>
        </message>
    </context>
    <context>
        <name>lesson_mosca</name>
        <message>
            <source>Careful: the queen and the jack of trumps beat the ace, and you have not seen them.</source>
            <translation>Cuidado: la dama y el valet de triunfo ganan al as, y aún no los has visto.</translation>
        </message>
        <message>
            <source>A first hand</source>
            <translation>La primera mano</translation>
        </message>
        <message>
            <source>Stay, exchange, the pool</source>
            <translation>Entrar, cambiar y el plato</translation>
        </message>
        <message>
            <source>You play a whole hand against {who} and {other}: staying or passing, changing cards, five tricks and the pool.</source>
            <translation>Juegas una mano entera contra {who} y {other}: entrar o pasar, cambiar cartas, cinco bazas y el plato.</translation>
        </message>
        <message>
            <source>Three counters lie in the pool: {who}, who deals, has put them in.</source>
            <translation>En el plato hay tres fichas: las ha puesto {who}, que reparte.</translation>
        </message>
        <message>
            <source>Five cards each, so five tricks: everybody still in lays a card, and the best takes all of them. Whoever takes most points in the tricks takes the pool.</source>
            <translation>Cinco cartas cada uno, o sea cinco bazas: cada uno que entra echa una carta, y la mejor se lo lleva todo. Quien más puntos haga en las bazas gana el plato.</translation>
        </message>
        <message>
            <source>The card turned up, {card}, makes clubs trumps.</source>
            <translation>La carta vuelta es {card}: el triunfo son tréboles.</translation>
        </message>
        <message>
            <source>Trumps beat every other suit. The order is king, queen, jack, ace, ten, nine, eight, seven: the ace comes after the jack.</source>
            <translation>El triunfo gana a los demás palos. El orden es rey, dama, valet, as, diez, nueve, ocho, siete: el as va detrás del valet.</translation>
        </message>
        <message>
            <source>Two trumps and a king: stay in. Change {cards}.</source>
            <translation>Dos triunfos y un rey: entra. Cambia {cards}.</translation>
        </message>
        <message>
            <source>Touch the two cards, then the button. Who passes neither wins nor pays; who stays and takes no trick pays two counters.</source>
            <translation>Toca las dos cartas y después el botón. Quien pasa ni gana ni paga; quien entra y no hace baza paga dos fichas.</translation>
        </message>
        <message>
            <source>{who} passes: out of this hand, at no cost.</source>
            <translation>{who} pasa: fuera de esta mano, y no le cuesta nada.</translation>
        </message>
        <message>
            <source>Everybody is asked once, from the dealer's left on.</source>
            <translation>Se pregunta una vez a cada uno, empezando por la izquierda de quien reparte.</translation>
        </message>
        <message>
            <source>{who} stays and changes two as well. You drew {cards}.</source>
            <translation>{who} entra y también cambia dos. Te han entrado {cards}.</translation>
        </message>
        <message>
            <source>Now the two of you play for the pool.</source>
            <translation>Ahora os jugáis el plato los dos.</translation>
        </message>
        <message>
            <source>You lead. Begin with {card}: no heart is higher.</source>
            <translation>Sales tú. Empieza con {card}: ningún corazón lo gana.</translation>
        </message>
        <message>
            <source>{who} has to follow with a heart if he has one, or else to spend a trump. Nothing beats your king of clubs: it takes a trick whenever you like.</source>
            <translation>{who} tiene que servir corazones si los tiene; si no, gasta un triunfo. A tu rey de tréboles no le gana nada: hace baza cuando quieras.</translation>
        </message>
        <message>
            <source>{who} has no hearts and has to trump: twenty points for him.</source>
            <translation>{who} no tiene corazones y tiene que fallar: veinte puntos para él.</translation>
        </message>
        <message>
            <source>King, queen, jack, ace and ten count 10 each, lower cards what stands on them. Who takes a trick leads. And that was a high trump.</source>
            <translation>Rey, dama, valet, as y diez valen 10 cada uno; las bajas, lo que pone en ellas. Quien gana la baza, sale. Y ese era un triunfo alto.</translation>
        </message>
        <message>
            <source>{who} leads {card}. What may you play?</source>
            <translation>{who} sale con {card}. ¿Qué puedes jugar?</translation>
        </message>
        <message>
            <source>Who has the suit has to follow, with a higher card if there is one.</source>
            <translation>Quien tiene del palo asiste, y monta si puede.</translation>
        </message>
        <message>
            <source>Forty points for {who}, and he leads {card}.</source>
            <translation>Cuarenta puntos para {who}, que sale con {card}.</translation>
        </message>
        <message>
            <source>You have no diamonds.</source>
            <translation>De diamantes no tienes.</translation>
        </message>
        <message>
            <source>You cannot follow. What must you play?</source>
            <translation>No puedes asistir. ¿Qué hay que jugar?</translation>
        </message>
        <message>
            <source>Take the trick with the card that costs you least.</source>
            <translation>Llévate la baza con la carta que menos te cueste.</translation>
        </message>
        <message>
            <source>Now lead {card}: it takes what trumps are left.</source>
            <translation>Ahora sal con {card}: se lleva los triunfos que queden.</translation>
        </message>
        <message>
            <source>If {who} holds one, it can no longer beat your last card.</source>
            <translation>Si {who} tiene alguno, ya no podrá ganar a tu última carta.</translation>
        </message>
        <message>
            <source>Forty each. Your last card decides.</source>
            <translation>Cuarenta cada uno. Tu última carta decide.</translation>
        </message>
        <message>
            <source>Your ten of hearts is the last card: lead it.</source>
            <translation>La última es tu diez de corazones: sal con él.</translation>
        </message>
        <message>
            <source>Nineteen more points for you.</source>
            <translation>Diecinueve puntos más para ti.</translation>
        </message>
        <message>
            <source>Now everybody counts the points of the tricks they have won.</source>
            <translation>Ahora cada uno cuenta los puntos de las bazas que ha ganado.</translation>
        </message>
        <message>
            <source>59 points to 40: the pool is yours.</source>
            <translation>59 puntos a 40: el plato es tuyo.</translation>
        </message>
        <message>
            <source>{who} took tricks, so he pays nothing more. Had he taken none, he would have put in two counters, and you would have won those as well.</source>
            <translation>{who} ha hecho bazas y no paga más. Sin ninguna habría puesto dos fichas, y también serían tuyas.</translation>
        </message>
        <message>
            <source>Five cards of one suit as dealt are a mosca: they take the pool at once.</source>
            <translation>Cinco cartas de un palo recién repartidas son mosca: se llevan el plato sin jugar.</translation>
        </message>
        <message>
            <source>If all pass, the pool stays and grows. Who has most counters in the end wins the match.</source>
            <translation>Si todos pasan, el plato se queda y crece. Gana la partida quien acabe con más fichas.</translation>
        </message>
        <message>
            <source>Passing is safe, but the king of trumps takes a trick for certain: with this hand one stays.</source>
            <translation>Pasar no cuesta nada, pero el rey de triunfo hace baza seguro: con esta mano se entra.</translation>
        </message>
        <message>
            <source>Stay, yes, but change the two that take nothing: {cards}.</source>
            <translation>Entrar, sí, pero cambia las dos que no ganan nada: {cards}.</translation>
        </message>
        <message>
            <source>It takes a trick now or later. First {card}, while {who} may still have hearts.</source>
            <translation>Hace baza ahora o después. Primero {card}, mientras {who} pueda tener corazones.</translation>
        </message>
        <message>
            <source>Begin with the higher one, {card}.</source>
            <translation>Empieza por la más alta, {card}.</translation>
        </message>
        <message>
            <source>You have a spade: you must follow.</source>
            <translation>Tienes una pica: hay que asistir.</translation>
        </message>
        <message>
            <source>Your only spade is {card}: who has the suit has to follow.</source>
            <translation>Tu única pica es {card}: quien tiene el palo ha de asistir.</translation>
        </message>
        <message>
            <source>It takes the trick, but {card} does too, and then the highest trump is still yours.</source>
            <translation>Se lleva la baza, pero {card} también, y así te queda el triunfo más alto.</translation>
        </message>
        <message>
            <source>You have a trump: you must use it.</source>
            <translation>Tienes triunfo: hay que fallar.</translation>
        </message>
        <message>
            <source>With {card} you take it, and the highest trump stays yours.</source>
            <translation>Con {card} te la llevas, y te queda el triunfo más alto.</translation>
        </message>
        <message>
            <source>First the trumps: if {who} holds any, {card} takes one away.</source>
            <translation>Primero los triunfos: si {who} tiene alguno, con {card} se lo quitas.</translation>
        </message>
    </context>
    <context>
        <name>lesson_napoleon</name>
        <message>
            <source>One of those can go as well: two follow suit where the ace would be wasted. Here: {card}.</source>
            <translation>Una de esas también puede irse: las dos sirven para asistir sin gastar el as. Aquí: {card}.</translation>
        </message>
        <message>
            <source>Against the declarer</source>
            <translation>Contra quien juega solo</translation>
        </message>
        <message>
            <source>In defence</source>
            <translation>A la contra</translation>
        </message>
        <message>
            <source>{who} promises three tricks. With {first} and {second} you keep him from it.</source>
            <translation>{who} promete tres bazas. Entre {first}, {second} y tú se lo impedís.</translation>
        </message>
        <message>
            <source>{who} promises three tricks.</source>
            <translation>{who} promete tres bazas.</translation>
        </message>
        <message>
            <source>One ace and nothing else: pass.</source>
            <translation>Un as y nada más: pasa.</translation>
        </message>
        <message>
            <source>You would have to promise four.</source>
            <translation>Tendrías que prometer cuatro.</translation>
        </message>
        <message>
            <source>{who} leads {card}: spades are trumps.</source>
            <translation>{who} sale con {card}: el triunfo son picas.</translation>
        </message>
        <message>
            <source>The three of you are partners in this hand: a trick of {first} or {second} is as good as yours.</source>
            <translation>En esta mano los tres vais juntos: una baza de {first} o de {second} vale como tuya.</translation>
        </message>
        <message>
            <source>You have a spade, so you must follow.</source>
            <translation>Tienes una pica: hay que asistir.</translation>
        </message>
        <message>
            <source>No spade left: throw what you need least.</source>
            <translation>No te quedan picas: tira lo que menos falta te haga.</translation>
        </message>
        <message>
            <source>You cannot beat a trump without one.</source>
            <translation>Sin triunfo no se gana a un triunfo.</translation>
        </message>
        <message>
            <source>{who} has two tricks and leads a diamond; {other} has put the king on it.</source>
            <translation>{who} lleva dos bazas y sale de diamantes; {other} ha puesto el rey.</translation>
        </message>
        <message>
            <source>The king is winning the trick.</source>
            <translation>De momento gana el rey.</translation>
        </message>
        <message>
            <source>Which diamond do you play?</source>
            <translation>¿Qué diamante juegas?</translation>
        </message>
        <message>
            <source>Remember whose trick it is.</source>
            <translation>Acuérdate de quién va ganando.</translation>
        </message>
        <message>
            <source>{who} is winning this one for you. Throw a card.</source>
            <translation>Esta la gana {who} para los tres. Tira una carta.</translation>
        </message>
        <message>
            <source>Two tricks each: the last one decides.</source>
            <translation>Dos bazas cada bando: decide la última.</translation>
        </message>
        <message>
            <source>{who} leads {card}. You have one card left.</source>
            <translation>{who} sale con {card}. Te queda una carta.</translation>
        </message>
        <message>
            <source>{who} follows: the trick is {other}'s, and the promise is broken.</source>
            <translation>{who} asiste: la baza es de {other}, y lo prometido no se cumple.</translation>
        </message>
        <message>
            <source>He pays each of you three counters.</source>
            <translation>Os paga tres fichas a cada uno.</translation>
        </message>
        <message>
            <source>Had he made it, each of you would have paid him three.</source>
            <translation>De haberlas hecho, se las habríais pagado vosotros.</translation>
        </message>
        <message>
            <source>Against the declarer: never beat a partner, and keep what can still win.</source>
            <translation>Contra quien juega solo: no le ganes a un compañero, y guarda lo que aún puede ganar.</translation>
        </message>
        <message>
            <source>Who sits behind the declarer beats what he leads; the others save their high cards.</source>
            <translation>Quien está detrás de él le gana lo que sale; los demás guardan las altas.</translation>
        </message>
        <message>
            <source>With one ace that would be dear. Pass.</source>
            <translation>Con un as te saldría caro. Pasa.</translation>
        </message>
        <message>
            <source>The ace may still take a trick. Keep it.</source>
            <translation>El as aún puede hacer baza. Guárdalo.</translation>
        </message>
        <message>
            <source>Alone in its suit, {card} will take nothing.</source>
            <translation>Sola en su palo, {card} no ganará nada.</translation>
        </message>
        <message>
            <source>{who} already wins it, and she is your partner: do not spend the ace on her king.</source>
            <translation>Ya la gana {who}, que va contigo: no gastes el as sobre su rey.</translation>
        </message>
        <message>
            <source>Your partner wins the trick: the lowest is enough, {card}.</source>
            <translation>La baza es de tu compañera: basta la más baja, {card}.</translation>
        </message>
        <message>
            <source>The ace could still take the last trick: keep it.</source>
            <translation>El as aún podría ganar la última: guárdalo.</translation>
        </message>
        <message>
            <source>Throw {card}: the ace can still take the last trick.</source>
            <translation>Tira {card}: el as aún puede hacer la última baza.</translation>
        </message>
        <message>
            <source>As good: the two are neighbours. Here the lower: {card}.</source>
            <translation>Igual de buena: van seguidas. Aquí, la más baja: {card}.</translation>
        </message>
        <message>
            <source>The auction: alone against all</source>
            <translation>La subasta: solo contra todos</translation>
        </message>
        <message>
            <source>The auction</source>
            <translation>La subasta</translation>
        </message>
        <message>
            <source>You say how many tricks you will take, choose the trumps with your first card, and play alone against three.</source>
            <translation>Dices cuántas bazas vas a hacer, eliges el triunfo con tu primera carta y juegas solo contra tres.</translation>
        </message>
        <message>
            <source>Five cards, five tricks: who promises most plays alone against the others.</source>
            <translation>Cinco cartas, cinco bazas: quien más promete juega solo contra los demás.</translation>
        </message>
        <message>
            <source>A trick is a card from each: the highest of the suit led takes all, unless somebody plays a trump. The order is ace, king, queen, jack, ten, nine, eight. Whoever plays alone will choose the trumps.</source>
            <translation>Una baza es una carta de cada uno: gana la más alta del palo de salida, salvo que alguien eche triunfo. El orden es as, rey, dama, valet, diez, nueve, ocho. El triunfo lo elegirá quien juegue solo.</translation>
        </message>
        <message>
            <source>Everybody speaks once, and has to promise more than was promised before, or pass. A misère, no trick at all, stands between three and four.</source>
            <translation>Cada cual habla una vez: promete más que lo dicho, o pasa. El Mis, no hacer ninguna baza, va entre el Tres y el Cuatro.</translation>
        </message>
        <message>
            <source>With {cards} you can promise four.</source>
            <translation>Con {cards} puedes prometer cuatro.</translation>
        </message>
        <message>
            <source>With hearts as trumps ace and king take two, and the ace of clubs and the jack most likely two more.</source>
            <translation>Con triunfo de corazones, el as y el rey hacen dos; el as de tréboles y el valet, casi seguro, otras dos.</translation>
        </message>
        <message>
            <source>The others pass: you are the declarer, and the three are partners.</source>
            <translation>Los demás pasan: juegas tú, y los tres van juntos contra ti.</translation>
        </message>
        <message>
            <source>Make four tricks, and each of them pays you four counters. If not, you pay each of them four.</source>
            <translation>Si haces cuatro bazas, cada uno te paga cuatro fichas. Si no, se las pagas tú a cada uno.</translation>
        </message>
        <message>
            <source>You lead, and your first card makes its suit trumps. Lead {card}.</source>
            <translation>Sales tú, y tu primera carta hace triunfo a su palo. Sal con {card}.</translation>
        </message>
        <message>
            <source>Trumps should be your longest suit: so you draw theirs.</source>
            <translation>De triunfo, tu palo más largo: así les quitas los suyos.</translation>
        </message>
        <message>
            <source>One trick. Who has a heart must follow; {who} has none.</source>
            <translation>Una baza. Quien tiene corazones tiene que asistir; {who} no tiene.</translation>
        </message>
        <message>
            <source>Nobody need beat or trump: only following suit is a duty.</source>
            <translation>Nadie está obligado a montar (echar una carta mayor) ni a fallar (echar triunfo): solo a asistir.</translation>
        </message>
        <message>
            <source>Draw the trumps that are left: {card}.</source>
            <translation>Quítales los triunfos que quedan: {card}.</translation>
        </message>
        <message>
            <source>The card that took the trick lies face down before you, the others' cards face up.</source>
            <translation>La carta que ganó la baza queda boca abajo ante ti; las de los demás, boca arriba.</translation>
        </message>
        <message>
            <source>Two tricks, and the queen of hearts has fallen.</source>
            <translation>Dos bazas, y ha caído la dama de corazones.</translation>
        </message>
        <message>
            <source>Five of the seven hearts are gone, and you hold another. Nobody followed but {who}.</source>
            <translation>De los siete corazones ya han salido cinco, y otro es tuyo. Solo ha asistido {who}.</translation>
        </message>
        <message>
            <source>You need two more. Which card takes a trick for certain?</source>
            <translation>Te faltan dos. ¿Qué carta hace baza seguro?</translation>
        </message>
        <message>
            <source>One heart may still be out, and it is the lowest.</source>
            <translation>Puede quedar fuera un corazón, y es el más bajo.</translation>
        </message>
        <message>
            <source>Three tricks. One is missing.</source>
            <translation>Tres bazas. Falta una.</translation>
        </message>
        <message>
            <source>Who has a heart must follow, and nobody did: nobody can trump any more.</source>
            <translation>Quien tiene corazones está obligado a asistir, y nadie ha asistido: ya nadie puede fallar.</translation>
        </message>
        <message>
            <source>And the fourth?</source>
            <translation>¿Y la cuarta?</translation>
        </message>
        <message>
            <source>Four tricks: the promise is kept, and play stops.</source>
            <translation>Cuatro bazas: lo prometido está hecho, y no se sigue.</translation>
        </message>
        <message>
            <source>Each of the three pays you four counters: twelve.</source>
            <translation>Cada uno de los tres te paga cuatro fichas: doce.</translation>
        </message>
        <message>
            <source>All five tricks, the Nap, would have brought ten from each, or cost five to each.</source>
            <translation>Las cinco bazas, el Napoleón, habrían dado diez de cada uno, o costado cinco a cada uno.</translation>
        </message>
        <message>
            <source>Count aces, kings and long suits before you speak.</source>
            <translation>Antes de hablar, cuenta ases, reyes y palos largos.</translation>
        </message>
        <message>
            <source>Over a Nap only a Wellington may be bid, and over that a Blücher: all five too, for twice the price and more. Most hands are worth a pass; then you play against the declarer, in the next lesson.</source>
            <translation>Sobre un Napoleón solo se canta Wellington, y sobre este, Blücher: también las cinco bazas, al doble o más. Con la mayoría de las manos se pasa, y entonces se juega contra el declarante: es la lección siguiente.</translation>
        </message>
        <message>
            <source>This hand is too good to pass: two aces, and three cards of one suit.</source>
            <translation>Es demasiado buena para pasar: dos ases y tres cartas de un palo.</translation>
        </message>
        <message>
            <source>A misère promises no trick at all: with two aces that is as good as lost.</source>
            <translation>El Mis promete no hacer ninguna baza: con dos ases está casi perdido.</translation>
        </message>
        <message>
            <source>All five? {card} will hardly take a trick. Four are enough.</source>
            <translation>¿Las cinco? Con {card} difícilmente haces baza. Con cuatro basta.</translation>
        </message>
        <message>
            <source>Then clubs would be trumps, and you have only one.</source>
            <translation>Entonces el triunfo serían tréboles, y solo tienes uno.</translation>
        </message>
        <message>
            <source>Then diamonds would be trumps, and your hearts could be trumped.</source>
            <translation>Entonces el triunfo serían diamantes, y te podrían fallar los corazones.</translation>
        </message>
        <message>
            <source>The suit is right. Begin with the highest: nothing beats {card}.</source>
            <translation>El palo está bien. Empieza por la más alta: nada gana a {card}.</translation>
        </message>
        <message>
            <source>If {who} has another trump it could beat your ace of clubs. First {card}.</source>
            <translation>Si a {who} le queda triunfo, puede fallarte el as de tréboles. Primero {card}.</translation>
        </message>
        <message>
            <source>Any higher diamond beats it. Keep it for the end.</source>
            <translation>Cualquier diamante mayor la gana. Déjala para el final.</translation>
        </message>
        <message>
            <source>Somebody may have the last heart and no club, and would trump it. First draw that heart: no other beats your jack any more.</source>
            <translation>Alguien puede tener el último corazón y ningún trébol, y te lo fallaría. Arrastra primero ese corazón: a tu valet ya no le gana ninguno.</translation>
        </message>
        <message>
            <source>No heart that is left beats {card}, and it draws the last one.</source>
            <translation>Ningún corazón de los que quedan gana a {card}, que además saca el último.</translation>
        </message>
        <message>
            <source>Any higher diamond beats it. No club beats your ace.</source>
            <translation>Cualquier diamante mayor la gana. A tu as no le gana ningún trébol.</translation>
        </message>
        <message>
            <source>No club beats {card}, and no trump is left.</source>
            <translation>Ningún trébol gana a {card}, y no quedan triunfos.</translation>
        </message>
        <message>
            <source>As good: you hold the ace yourself. Here begin with it: {card}.</source>
            <translation>Igual de bueno: el as lo tienes tú. Aquí empieza con él: {card}.</translation>
        </message>
    </context>
    <context>
        <name>lesson_nlk</name>
        <message>
            <source>The ladder: get rid of them</source>
            <translation>La escalera: soltar cartas</translation>
        </message>
        <message>
            <source>The ladder</source>
            <translation>La escalera</translation>
        </message>
        <message>
            <source>Four tricks of the second phase: leading, beating, trumping, taking.</source>
            <translation>Cuatro bazas de la segunda fase: salir, montar, fallar y subir.</translation>
        </message>
        <message>
            <source>The stock is used up, and everybody has taken up their own pile.</source>
            <translation>Se acabó la baceta, y cada cual ha cogido su montón.</translation>
        </message>
        <message>
            <source>The last card was {card}: spades are trumps, and you lead. Whoever is the last with cards loses.</source>
            <translation>La última carta era {card}: el triunfo son picas, y sales tú. Pierde el último que se quede con cartas.</translation>
        </message>
        <message>
            <source>Lead a low card: {card}.</source>
            <translation>Sal con una baja: {card}.</translation>
        </message>
        <message>
            <source>Each player in turn must beat the last card with a higher one of its suit or with a trump, or take a card.</source>
            <translation>Cada cual, por turno, monta la última carta con otra mayor de su palo o con un triunfo, o sube: se lleva la más antigua.</translation>
        </message>
        <message>
            <source>{who} beats it as cheaply as she can.</source>
            <translation>{who} la monta con lo mínimo.</translation>
        </message>
        <message>
            <source>Three cards for three players: the trick is complete and goes.</source>
            <translation>Tres cartas para tres jugadores: la baza está completa y se gira.</translation>
        </message>
        <message>
            <source>Nobody has to take those cards any more. {who}, who completed it, leads.</source>
            <translation>Esas cartas ya no vuelven. Sale {who}, que la completó.</translation>
        </message>
        <message>
            <source>{who} leads {card}. Beat it.</source>
            <translation>{who} sale con {card}. Móntala.</translation>
        </message>
        <message>
            <source>A higher club, or a trump: but a trump would be a waste.</source>
            <translation>Con un trébol mayor o con un triunfo: pero el triunfo sería un derroche.</translation>
        </message>
        <message>
            <source>{who} completes the trick: another three cards are gone.</source>
            <translation>{who} completa la baza: otras tres cartas fuera.</translation>
        </message>
        <message>
            <source>Nothing of yours is higher than {card}. Beat it with the lowest trump.</source>
            <translation>Nada tuyo gana a {card}. Falla con el triunfo más bajo.</translation>
        </message>
        <message>
            <source>A trump beats every other suit. It completes the trick, and you lead again.</source>
            <translation>El triunfo gana a los demás palos. La baza queda completa, y vuelves a salir.</translation>
        </message>
        <message>
            <source>You lead again. Which card do you get rid of?</source>
            <translation>Vuelves a salir. ¿Qué carta sueltas?</translation>
        </message>
        <message>
            <source>The low ones first.</source>
            <translation>Las bajas, primero.</translation>
        </message>
        <message>
            <source>{who} cannot beat the ace in suit, and takes: the oldest card.</source>
            <translation>{who} no puede montar el as con su palo, y sube: se lleva la carta más antigua.</translation>
        </message>
        <message>
            <source>The lowest of the trick, {card}, goes into her hand. The ace still lies there.</source>
            <translation>La más baja de la baza, {card}, va a su mano. El as sigue ahí.</translation>
        </message>
        <message>
            <source>You could trump the ace. But an ace is worth having: take it.</source>
            <translation>Podrías fallar el as. Pero un as conviene tenerlo: cógelo.</translation>
        </message>
        <message>
            <source>It makes one card more, but one that will beat others.</source>
            <translation>Es una carta más, pero de las que montan a otras.</translation>
        </message>
        <message>
            <source>All cards of the trick were taken: the next player leads.</source>
            <translation>Se han subido todas las cartas de la baza: sale el siguiente.</translation>
        </message>
        <message>
            <source>Who has no cards left is safe. Give the low ones away early, keep trumps for the end, and never be the last.</source>
            <translation>Quien se queda sin cartas está a salvo. Suelta pronto las bajas, guarda triunfos para el final, y no seas el último.</translation>
        </message>
        <message>
            <source>So it goes on until only one player holds cards: that player has lost the hand.</source>
            <translation>Así se sigue hasta que solo a uno le quedan cartas: ese ha perdido la mano.</translation>
        </message>
        <message>
            <source>The flag on a plate counts the hands lost. Nothing else is paid: whoever has lost most at the end of the match has lost it.</source>
            <translation>La banderita de la placa cuenta las manos perdidas. No se paga nada más: quien más ha perdido al acabar la partida, la pierde.</translation>
        </message>
        <message>
            <source>Low cards are the hardest to get rid of: lead one while you may. {card} is the one.</source>
            <translation>Las bajas son las más difíciles de soltar: sal con una mientras puedas. Aquí, {card}.</translation>
        </message>
        <message>
            <source>You may always take, but then you have a card more. You can beat it.</source>
            <translation>Subir siempre se puede, pero te quedas con una más. Y puedes montar.</translation>
        </message>
        <message>
            <source>A trump does it too, but trumps are what one needs in the end. You have a club.</source>
            <translation>Con un triunfo también, pero al final hacen falta. Tienes un trébol.</translation>
        </message>
        <message>
            <source>With {card} you beat it, and no trump is spent.</source>
            <translation>Con {card} le ganas sin gastar triunfo.</translation>
        </message>
        <message>
            <source>You would get {card}. With the lowest trump three cards are gone, yours among them.</source>
            <translation>Te llevarías {card}. Con el triunfo más bajo se van tres cartas, y una es tuya.</translation>
        </message>
        <message>
            <source>The lowest trump is enough: {card}.</source>
            <translation>Basta el triunfo más bajo: {card}.</translation>
        </message>
        <message>
            <source>There is a lower one: an eight.</source>
            <translation>Hay una más baja: un ocho.</translation>
        </message>
        <message>
            <source>Get rid of {card}: low cards are the hardest to lose.</source>
            <translation>Suelta {card}: las bajas son las más difíciles de quitarse.</translation>
        </message>
        <message>
            <source>That would spend a trump, and the ace would be lost to you.</source>
            <translation>Gastarías un triunfo, y te quedarías sin el as.</translation>
        </message>
        <message>
            <source>Draw again.</source>
            <translation>Roba otra vez.</translation>
        </message>
        <message>
            <source>The piles: give cards away</source>
            <translation>Los montones: regalar cartas</translation>
        </message>
        <message>
            <source>The piles</source>
            <translation>Los montones</translation>
        </message>
        <message>
            <source>Two turns of the first phase: what may be given to whom, and why one wants to.</source>
            <translation>Dos turnos de la primera fase: qué se le puede dar a quién, y por qué conviene.</translation>
        </message>
        <message>
            <source>Nobody wins here: whoever is the last with cards loses.</source>
            <translation>Aquí no gana nadie: pierde el último que se queda con cartas.</translation>
        </message>
        <message>
            <source>First everybody grows a pile. Later each takes up their own pile and gets rid of it: so a small pile is a good pile.</source>
            <translation>Primero a cada cual le crece un montón. Después lo coge y tiene que soltarlo: cuanto más pequeño, mejor.</translation>
        </message>
        <message>
            <source>{card} follows the eight of {who}: give it away.</source>
            <translation>{card} va detrás del ocho de {who}: dáselo.</translation>
        </message>
        <message>
            <source>A card may go onto the next lower rank, of any suit. Drag it onto that pile, or press the button.</source>
            <translation>Una carta va detrás de la inmediatamente inferior, sea del palo que sea, y se pone encima. Arrástrala a ese montón, o pulsa el botón.</translation>
        </message>
        <message>
            <source>Your pile is empty. Now draw a card from the stock.</source>
            <translation>Tu montón está vacío. Ahora roba una carta de la baceta.</translation>
        </message>
        <message>
            <source>What you draw is seen by everybody. The turn ends when a card lies on your own pile.</source>
            <translation>Lo que robas lo ven todos. El turno acaba cuando pones una carta en tu propio montón.</translation>
        </message>
        <message>
            <source>A king, and {who} has a queen on top: give it to her.</source>
            <translation>Un rey, y {who} tiene una dama encima: dáselo.</translation>
        </message>
        <message>
            <source>Who gives a card away draws again.</source>
            <translation>Quien da una carta vuelve a robar.</translation>
        </message>
        <message>
            <source>A ten. Does it follow anybody's top card?</source>
            <translation>Un diez. ¿Va detrás de la carta de alguien?</translation>
        </message>
        <message>
            <source>The top cards are the nine you gave, and the king you gave.</source>
            <translation>Encima están el nueve que diste y el rey que diste.</translation>
        </message>
        <message>
            <source>And draw again.</source>
            <translation>Y vuelve a robar.</translation>
        </message>
        <message>
            <source>An eight, the lowest rank: it only follows an ace. Keep it.</source>
            <translation>Un ocho, la más baja: solo va detrás de un as. Quédatelo.</translation>
        </message>
        <message>
            <source>It comes to lie on your own pile, and your turn is over.</source>
            <translation>Va a tu montón, y se acaba tu turno.</translation>
        </message>
        <message>
            <source>{who} gave an ace to {other}, and a nine to you.</source>
            <translation>{who} ha dado un as a {other}, y a ti, un nueve.</translation>
        </message>
        <message>
            <source>{card} followed your eight. Nothing can be done about that.</source>
            <translation>{card} iba detrás de tu ocho. Eso no se puede evitar.</translation>
        </message>
        <message>
            <source>{who} had to keep {card}: it followed nothing.</source>
            <translation>{who} ha tenido que quedarse {card}: no iba detrás de nada.</translation>
        </message>
        <message>
            <source>A second pass begins, with you.</source>
            <translation>Empieza la segunda vuelta, contigo.</translation>
        </message>
        <message>
            <source>Your nine follows neither the queen nor the jack. So draw.</source>
            <translation>Tu nueve no va detrás ni de la dama ni del valet. Así que roba.</translation>
        </message>
        <message>
            <source>A king. Who gets it?</source>
            <translation>Un rey. ¿Para quién?</translation>
        </message>
        <message>
            <source>And a queen. Who gets this one?</source>
            <translation>Y una dama. ¿Para quién?</translation>
        </message>
        <message>
            <source>Once more.</source>
            <translation>Una más.</translation>
        </message>
        <message>
            <source>A ten: it follows the nine, but that is your own pile. Keep it.</source>
            <translation>Un diez: va detrás del nueve, pero ese montón es el tuyo. Quédatelo.</translation>
        </message>
        <message>
            <source>You have three cards, the others five each: well given.</source>
            <translation>Tienes tres cartas y los demás cinco: bien repartido.</translation>
        </message>
        <message>
            <source>So it goes on until the stock is used up. The suit of its last card is trumps, and whoever has that card leads in the second phase.</source>
            <translation>Así se sigue hasta acabar la baceta. El palo de su última carta es el triunfo, y quien la tenga sale en la segunda fase.</translation>
        </message>
        <message>
            <source>Once you have drawn, your own top card may not be given any more: first give {card} away.</source>
            <translation>Después de robar ya no puedes dar la carta de tu montón: primero da {card}.</translation>
        </message>
        <message>
            <source>On your own pile it would be your card. {who} can have it.</source>
            <translation>En tu montón sería carta tuya. Que se la quede {who}.</translation>
        </message>
        <message>
            <source>It follows the nine of {who}: give it away.</source>
            <translation>Va detrás del nueve de {who}: dáselo.</translation>
        </message>
        <message>
            <source>A ten follows the nine of {who}.</source>
            <translation>El diez sigue al nueve de {who}.</translation>
        </message>
        <message>
            <source>{who} has a queen on top.</source>
            <translation>{who} tiene una dama encima.</translation>
        </message>
        <message>
            <source>A king follows the queen of {who}.</source>
            <translation>El rey sigue a la dama de {who}.</translation>
        </message>
        <message>
            <source>{who} has a jack on top.</source>
            <translation>{who} tiene un valet encima.</translation>
        </message>
        <message>
            <source>A queen follows the jack of {who}.</source>
            <translation>La dama sigue al valet de {who}.</translation>
        </message>
    </context>
    <context>
        <name>lessons</name>
        <message>
            <source>That can be played, but here something else is meant.</source>
            <translation>Se puede jugar, pero aquí se trata de otra cosa.</translation>
        </message>
        <message>
            <source>{game}: {what}</source>
            <translation>{game}: {what}</translation>
        </message>
        <message>
            <source>{game}: do you know it?</source>
            <translation>{game}: ¿sabes jugar?</translation>
        </message>
        <message>
            <source>The strongest play, all cards open, every move in words.</source>
            <translation>Juegan los más fuertes, con las cartas descubiertas y cada jugada contada.</translation>
        </message>
        <message>
            <source>Stop, go back, or watch to the end.</source>
            <translation>Paras, vuelves atrás o la ves hasta el final.</translation>
        </message>
        <message numerus="yes">
            <source>A hand on the real table; somebody tells you what to do and why. About %n minute(s).</source>
            <translation>
                <numerusform>Una mano en la mesa de verdad; te digo qué hacer y por qué. Dura %n minuto.</numerusform>
                <numerusform>Una mano en la mesa de verdad; te digo qué hacer y por qué. Unos %n minutos.</numerusform>
            </translation>
        </message>
        <message>
            <source>Stage {at} of {all}: {stage}.</source>
            <translation>Etapa {at} de {all}: {stage}.</translation>
        </message>
        <message>
            <source>With help in the first matches</source>
            <translation>Con ayuda en las primeras partidas</translation>
        </message>
        <message>
            <source>{game}: what comes next?</source>
            <translation>{game}: ¿qué viene ahora?</translation>
        </message>
        <message>
            <source>This is asked only once; all of it is always on the page “Learn”. Esc goes back to the tables.</source>
            <translation>Solo lo pregunto una vez; las tres cosas están siempre en «Aprender». Con Esc vuelves a las mesas.</translation>
        </message>
        <message>
            <source>Teach me</source>
            <translation>Enséñame</translation>
        </message>
        <message>
            <source>I can play it</source>
            <translation>Ya sé jugar</translation>
        </message>
        <message>
            <source>Choose opponents and rules, and deal.</source>
            <translation>Eliges rivales y reglas, y a repartir.</translation>
        </message>
        <message>
            <source>Watch a hand</source>
            <translation>Ver una mano</translation>
        </message>
        <message>
            <source>The only stage: {stage}.</source>
            <translation>Una sola etapa: {stage}.</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Seguir</translation>
        </message>
        <message>
            <source>Which one?</source>
            <translation>¿Cuál es?</translation>
        </message>
        <message>
            <source>Next lesson</source>
            <translation>Lección siguiente</translation>
        </message>
        <message>
            <source>Play a match</source>
            <translation>Jugar una partida</translation>
        </message>
        <message>
            <source>Finish</source>
            <translation>Terminar</translation>
        </message>
        <message>
            <source>The hand goes on…</source>
            <translation>La mano sigue…</translation>
        </message>
        <message>
            <source>First press “Go on”.</source>
            <translation>Primero pulsa «Seguir».</translation>
        </message>
        <message>
            <source>What is meant is marked on the table.</source>
            <translation>Lo que se pide está marcado en la mesa.</translation>
        </message>
        <message>
            <source>There is nothing left to play in this lesson.</source>
            <translation>En esta lección ya no queda nada por jugar.</translation>
        </message>
        <message>
            <source>A lesson: it counts for nothing.</source>
            <translation>Es una lección: no cuenta.</translation>
        </message>
        <message>
            <source>Right.</source>
            <translation>Bien.</translation>
        </message>
        <message>
            <source>{who} plays…</source>
            <translation>Juega {who}…</translation>
        </message>
        <message>
            <source>Lesson</source>
            <translation>Lección</translation>
        </message>
        <message>
            <source>Step back</source>
            <translation>Paso atrás</translation>
        </message>
        <message>
            <source>Hear it again</source>
            <translation>Oír otra vez</translation>
        </message>
        <message>
            <source>Skip the lesson</source>
            <translation>Saltar la lección</translation>
        </message>
        <message>
            <source>PgDn</source>
            <translation>AvPág</translation>
        </message>
        <message>
            <source>{month}: seen {cards}</source>
            <translation>{month}: vistas {cards}</translation>
        </message>
        <message>
            <source>What has been said can be read again here.</source>
            <translation>Lo que se haya dicho se puede volver a leer aquí.</translation>
        </message>
        <message>
            <source>you are here</source>
            <translation>estás aquí</translation>
        </message>
        <message>
            <source>done</source>
            <translation>hecha</translation>
        </message>
        <message>
            <source>still to come</source>
            <translation>por hacer</translation>
        </message>
        <message>
            <source>What has been said</source>
            <translation>Lo que se ha dicho</translation>
        </message>
        <message>
            <source>The stages</source>
            <translation>Las etapas</translation>
        </message>
        <message>
            <source>Months</source>
            <translation>Meses</translation>
        </message>
        <message>
            <source>{month}: none seen yet</source>
            <translation>{month}: ninguna vista todavía</translation>
        </message>
        <message>
            <source>Press “{button}” when you are ready.</source>
            <translation>Pulsa «{button}» cuando quieras.</translation>
        </message>
        <message>
            <source>That was the lesson.</source>
            <translation>Y esta era la lección.</translation>
        </message>
        <message numerus="yes">
            <source>About %n minute(s)</source>
            <translation>
                <numerusform>Un minuto, más o menos</numerusform>
                <numerusform>Unos %n minutos</numerusform>
            </translation>
        </message>
        <message>
            <source>In a match everybody plays as they like. A hint is one key away: H; the rules are another: F1.</source>
            <translation>En una partida cada cual juega lo que quiere. La pista está a una tecla, la H; el reglamento, a otra, F1.</translation>
        </message>
        <message>
            <source>That was this stage.</source>
            <translation>Con esto acaba esta etapa.</translation>
        </message>
        <message>
            <source>The lesson is over</source>
            <translation>Fin de la lección</translation>
        </message>
        <message>
            <source>Stage {place} of {all} is done</source>
            <translation>Etapa {place} de {all} terminada</translation>
        </message>
        <message>
            <source>Everybody draws a card for the deal.</source>
            <translation>Para ver quién reparte, cada uno saca una carta.</translation>
        </message>
        <message>
            <source>Step {place} of {all}</source>
            <translation>Paso {place} de {all}</translation>
        </message>
        <message>
            <source>Begin</source>
            <translation>Empezar</translation>
        </message>
        <message numerus="yes">
            <source>%n stage(s), up to {minutes} minutes each</source>
            <translation>
                <numerusform>%n etapa de hasta {minutes} minutos</numerusform>
                <numerusform>%n etapas de hasta {minutes} minutos</numerusform>
            </translation>
        </message>
        <message>
            <source>Leave off and go on whenever you like</source>
            <translation>Se deja y se retoma cuando quieras</translation>
        </message>
        <message>
            <source>Repeat</source>
            <translation>Repetir</translation>
        </message>
        <message numerus="yes">
            <source>%n minute(s)</source>
            <translation>
                <numerusform>%n minuto</numerusform>
                <numerusform>%n minutos</numerusform>
            </translation>
        </message>
        <message>
            <source>A first hand, guided</source>
            <translation>Primera mano guiada</translation>
        </message>
        <message>
            <source>Go on: step {place} of {all}</source>
            <translation>Seguir: paso {place} de {all}</translation>
        </message>
        <message>
            <source>Done · {minutes}</source>
            <translation>Hecha · {minutes}</translation>
        </message>
        <message>
            <source>A hand that is led, on the real table: what can be done, why, and what it brings</source>
            <translation>Una mano guiada en la mesa de verdad: qué se puede hacer, por qué y qué se gana</translation>
        </message>
        <message>
            <source>Learn</source>
            <translation>Aprender</translation>
        </message>
        <message numerus="yes">
            <source>%n stage(s) of {all} done. Next: {game}, {stage}</source>
            <translation>
                <numerusform>Una etapa hecha de {all}. Lo siguiente: {game}, {stage}</numerusform>
                <numerusform>%n etapas hechas de {all}. Lo siguiente: {game}, {stage}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All %n stage(s) done</source>
            <translation>
                <numerusform>Hecha la única etapa</numerusform>
                <numerusform>Hechas las %n etapas</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>letters</name>
        <message>
            <source>abcdefghijklmnopqrstuvwxyz</source>
            <translation>abcdefghijklmnñopqrstuvwxyzáéíóúü</translation>
        </message>
        <message>
            <source>Done, rub out, space…</source>
            <translation>Listo, borrar, espacio…</translation>
        </message>
        <message>
            <source>Write</source>
            <translation>Escribir</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Listo</translation>
        </message>
        <message>
            <source>Rub out</source>
            <translation>Borrar</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Espacio</translation>
        </message>
        <message>
            <source>Capitals</source>
            <translation>Mayúsculas</translation>
        </message>
        <message>
            <source>Paste</source>
            <translation>Pegar</translation>
        </message>
        <message>
            <source>Rub out all</source>
            <translation>Borrar todo</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Nothing is written.</source>
            <translation>No hay nada escrito.</translation>
        </message>
    </context>
    <context>
        <name>levels</name>
        <message>
            <source>Beginner</source>
            <translation>Principiante</translation>
        </message>
        <message>
            <source>Club</source>
            <translation>Club</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Experto</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>Maestro</translation>
        </message>
    </context>
    <context>
        <name>library</name>
        <message>
            <source>Won</source>
            <translation>Ganada</translation>
        </message>
        <message>
            <source>Drawn</source>
            <translation>Empatada</translation>
        </message>
        <message>
            <source>Lost</source>
            <translation>Perdida</translation>
        </message>
        <message>
            <source>Not lost</source>
            <translation>Salvada</translation>
        </message>
        <message numerus="yes">
            <source>Delete %n match(es) for good?</source>
            <translation>
                <numerusform>¿Borrar %n partida para siempre?</numerusform>
                <numerusform>¿Borrar %n partidas para siempre?</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody can bring them back after that.</source>
            <translation>Después ya no se pueden recuperar.</translation>
        </message>
        <message>
            <source>Bin</source>
            <translation>Papelera</translation>
        </message>
        <message>
            <source>Deleted matches</source>
            <translation>Partidas eliminadas</translation>
        </message>
        <message>
            <source>Bring back</source>
            <translation>Recuperar</translation>
        </message>
        <message>
            <source>Empty the bin…</source>
            <translation>Vaciar la papelera…</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Empty the bin</source>
            <translation>Vaciar la papelera</translation>
        </message>
        <message>
            <source>Keep the matches</source>
            <translation>Conservar las partidas</translation>
        </message>
        <message>
            <source>The bin is empty.</source>
            <translation>La papelera está vacía.</translation>
        </message>
        <message>
            <source>“{name}” is in the library again.</source>
            <translation>«{name}» vuelve a estar en la biblioteca.</translation>
        </message>
        <message>
            <source>Unfinished</source>
            <translation>Sin terminar</translation>
        </message>
        <message numerus="yes">
            <source>%n hand(s) lost</source>
            <translation>
                <numerusform>%n mano perdida</numerusform>
                <numerusform>%n manos perdidas</numerusform>
            </translation>
        </message>
        <message>
            <source>Cannot be read</source>
            <translation>Ilegible</translation>
        </message>
        <message>
            <source>Given up</source>
            <translation>Abandonada</translation>
        </message>
        <message>
            <source>Every result</source>
            <translation>Todos los resultados</translation>
        </message>
        <message>
            <source>Import matches</source>
            <translation>Importar partidas</translation>
        </message>
        <message>
            <source>Export a match</source>
            <translation>Exportar una partida</translation>
        </message>
        <message>
            <source>The deal is copied: whoever pastes the line in Naipes plays the same cards.</source>
            <translation>La mano está copiada: quien pegue la línea en Naipes juega las mismas cartas.</translation>
        </message>
        <message>
            <source>Matches of Naipes</source>
            <translation>Partidas de Naipes</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Deshacer</translation>
        </message>
        <message>
            <source>“{name}” deleted.</source>
            <translation>«{name}» eliminada.</translation>
        </message>
        <message>
            <source>Nothing here yet. Every match you play is saved by itself and waits for you here.</source>
            <translation>Aquí no hay nada todavía. Cada partida que juegues se guarda sola y te espera aquí.</translation>
        </message>
        <message>
            <source>Sorted by: {column}, {order}</source>
            <translation>Por orden de: {column}, {order}</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Buscar</translation>
        </message>
        <message>
            <source>Every game</source>
            <translation>Todos los juegos</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Juego</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Resultado</translation>
        </message>
        <message>
            <source>No match has all these words.</source>
            <translation>Ninguna partida contiene todas esas palabras.</translation>
        </message>
        <message>
            <source>No match is like that.</source>
            <translation>No hay ninguna partida así.</translation>
        </message>
        <message>
            <source>A to Z</source>
            <translation>de la A a la Z</translation>
        </message>
        <message>
            <source>Z to A</source>
            <translation>de la Z a la A</translation>
        </message>
        <message>
            <source>the oldest first</source>
            <translation>primero lo más antiguo</translation>
        </message>
        <message>
            <source>the latest first</source>
            <translation>primero lo más reciente</translation>
        </message>
        <message numerus="yes">
            <source>%n branch(es)</source>
            <translation>
                <numerusform>%n rama</numerusform>
                <numerusform>%n ramas</numerusform>
            </translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <source>Last played</source>
            <translation>Última vez</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) found</source>
            <translation>
                <numerusform>%n partida encontrada</numerusform>
                <numerusform>%n partidas encontradas</numerusform>
            </translation>
        </message>
        <message>
            <source>Library</source>
            <translation>Biblioteca</translation>
        </message>
        <message>
            <source>Saved matches</source>
            <translation>Partidas guardadas</translation>
        </message>
        <message>
            <source>Import…</source>
            <translation>Importar…</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Cambiar nombre</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Exportar…</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Eliminar</translation>
        </message>
        <message>
            <source>Bin…</source>
            <translation>Papelera…</translation>
        </message>
        <message>
            <source>Paste a deal…</source>
            <translation>Jugar una mano copiada…</translation>
        </message>
        <message>
            <source>Deal statistics</source>
            <translation>Estadística del reparto</translation>
        </message>
        <message>
            <source>Go over it</source>
            <translation>Repasar</translation>
        </message>
        <message>
            <source>Hide the branches</source>
            <translation>Plegar las ramas</translation>
        </message>
        <message>
            <source>Show the branches</source>
            <translation>Ver las ramas</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuar</translation>
        </message>
        <message>
            <source>Watch</source>
            <translation>Ver</translation>
        </message>
        <message>
            <source>Give up…</source>
            <translation>Abandonar…</translation>
        </message>
        <message>
            <source>Same deal from the beginning</source>
            <translation>Misma mano desde el principio</translation>
        </message>
        <message>
            <source>Copy the deal</source>
            <translation>Copiar la mano</translation>
        </message>
        <message>
            <source>{match}, {when}</source>
            <translation>{match}, {when}</translation>
        </message>
        <message>
            <source>move {n}, new cards</source>
            <translation>jugada {n}, cartas nuevas</translation>
        </message>
        <message>
            <source>move {n}</source>
            <translation>jugada {n}</translation>
        </message>
        <message>
            <source>“{name}”</source>
            <translation>«{name}»</translation>
        </message>
        <message>
            <source>from {match}</source>
            <translation>desde {match}</translation>
        </message>
        <message>
            <source>from today {time}</source>
            <translation>de hoy, {time}</translation>
        </message>
        <message>
            <source>from yesterday {time}</source>
            <translation>de ayer, {time}</translation>
        </message>
        <message>
            <source>from {when}</source>
            <translation>desde el {when}</translation>
        </message>
        <message>
            <source>Finished</source>
            <translation>Terminada</translation>
        </message>
    </context>
    <context>
        <name>luck</name>
        <message>
            <source>Kings</source>
            <translation>Reyes</translation>
        </message>
        <message>
            <source>Kings, queens and jacks</source>
            <translation>Reyes, damas y valets</translation>
        </message>
        <message>
            <source>Trumps</source>
            <translation>Triunfos</translation>
        </message>
        <message>
            <source>The king of trumps</source>
            <translation>El rey de triunfo</translation>
        </message>
        <message>
            <source>Brights</source>
            <translation>Luces</translation>
        </message>
        <message>
            <source>Animals</source>
            <translation>Animales</translation>
        </message>
        <message>
            <source>Ribbons</source>
            <translation>Cintas</translation>
        </message>
        <message>
            <source>Card points</source>
            <translation>Puntos de cartas</translation>
        </message>
        <message>
            <source>Aces</source>
            <translation>Ases</translation>
        </message>
        <message>
            <source>Aces, kings and queens</source>
            <translation>Ases, reyes y damas</translation>
        </message>
        <message>
            <source>The joker</source>
            <translation>El comodín</translation>
        </message>
        <message>
            <source>Rank, ace 14</source>
            <translation>Altura, el as 14</translation>
        </message>
    </context>
    <context>
        <name>match_end</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n punto</numerusform>
                <numerusform>%n puntos</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} wins the match with {total}</source>
            <translation>{who} gana la partida con {total}</translation>
        </message>
        <message numerus="yes">
            <source>{who} loses the match with %n lost hand(s)</source>
            <translation>
                <numerusform>{who} pierde la partida: perdió %n mano</numerusform>
                <numerusform>{who} pierde la partida: perdió %n manos</numerusform>
            </translation>
        </message>
        <message>
            <source>The match is drawn: {names}, each with {total}</source>
            <translation>Empate: {names}, con {total} por cabeza</translation>
        </message>
        <message>
            <source>You win the match with {total}</source>
            <translation>Ganas la partida con {total}</translation>
        </message>
        <message>
            <source>The match is drawn: nobody has lost more than the others</source>
            <translation>Empate: nadie ha perdido más que los demás</translation>
        </message>
        <message>
            <source>{names} lose the match</source>
            <translation>Pierden la partida: {names}</translation>
        </message>
        <message numerus="yes">
            <source>You lose the match with %n lost hand(s)</source>
            <translation>
                <numerusform>Pierdes la partida: perdiste %n mano</numerusform>
                <numerusform>Pierdes la partida: perdiste %n manos</numerusform>
            </translation>
        </message>
        <message>
            <source>You come {place} of {all} with {total}</source>
            <translation>Quedas en {place} lugar de {all}, con {total}</translation>
        </message>
        <message>
            <source>first</source>
            <translation>primer</translation>
        </message>
        <message>
            <source>second</source>
            <translation>segundo</translation>
        </message>
        <message>
            <source>third</source>
            <translation>tercer</translation>
        </message>
        <message>
            <source>fourth</source>
            <translation>cuarto</translation>
        </message>
        <message>
            <source>fifth</source>
            <translation>quinto</translation>
        </message>
        <message>
            <source>sixth</source>
            <translation>sexto</translation>
        </message>
        <message>
            <source>seventh</source>
            <translation>séptimo</translation>
        </message>
        <message>
            <source>eighth</source>
            <translation>octavo</translation>
        </message>
        <message>
            <source>ninth</source>
            <translation>noveno</translation>
        </message>
        <message>
            <source>You took the lead for good in hand {hand}.</source>
            <translation>Te pusiste en cabeza definitivamente en la mano {hand}.</translation>
        </message>
        <message>
            <source>{who} took the lead for good in hand {hand}.</source>
            <translation>{who} se puso en cabeza definitivamente en la mano {hand}.</translation>
        </message>
        <message>
            <source>You tie for {place} place of {all} with {total}</source>
            <translation>Empatas en {place} lugar de {all}, con {total}</translation>
        </message>
        <message>
            <source>You led from the first hand to the last.</source>
            <translation>Fuiste en cabeza de la primera mano a la última.</translation>
        </message>
        <message>
            <source>You took the lead only in the last hand.</source>
            <translation>No te pusiste en cabeza hasta la última mano.</translation>
        </message>
        <message>
            <source>{who} led from the first hand to the last.</source>
            <translation>{who} fue en cabeza de la primera mano a la última.</translation>
        </message>
        <message>
            <source>{who} took the lead only in the last hand.</source>
            <translation>{who} no se puso en cabeza hasta la última mano.</translation>
        </message>
        <message>
            <source>The match is over</source>
            <translation>La partida ha terminado</translation>
        </message>
        <message>
            <source>{who} {sign}{amount}</source>
            <translation>{who} {sign}{amount}</translation>
        </message>
        <message>
            <source>In the hand that was broken off: {sums}.</source>
            <translation>En la mano que quedó a medias: {sums}.</translation>
        </message>
        <message>
            <source>The figure of a hand tells who went out first, second and so on; framed is who was left with cards.</source>
            <translation>La cifra de cada mano dice quién salió primero, segundo, etcétera; en un recuadro, quien se quedó con cartas.</translation>
        </message>
        <message numerus="yes">
            <source>%n hand(s)</source>
            <translation>
                <numerusform>%n mano</numerusform>
                <numerusform>%n manos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n minute(s)</source>
            <translation>
                <numerusform>%n minuto</numerusform>
                <numerusform>%n minutos</numerusform>
            </translation>
        </message>
        <message>
            <source>Hand {hand} weighed most: {how}, {sign}{amount} for you.</source>
            <translation>La mano que más pesó fue la {hand} ({how}): {sign}{amount} para ti.</translation>
        </message>
        <message>
            <source>Hand {hand} weighed most: {how}, {sign}{amount} for {who}.</source>
            <translation>La mano que más pesó fue la {hand} ({how}): {sign}{amount} para {who}.</translation>
        </message>
        <message numerus="yes">
            <source>You were first to go out in {first} of %n hand(s).</source>
            <translation>
                <numerusform>Saliste antes que nadie en {first} de %n mano.</numerusform>
                <numerusform>Saliste antes que nadie en {first} de %n manos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gained something in {won} of %n hand(s).</source>
            <translation>
                <numerusform>Ganaste algo en {won} de %n mano.</numerusform>
                <numerusform>Ganaste algo en {won} de %n manos.</numerusform>
            </translation>
        </message>
        <message>
            <source>The match was given up</source>
            <translation>Partida abandonada</translation>
        </message>
        <message>
            <source>You are safe with {total}</source>
            <translation>Te salvas con {total}</translation>
        </message>
    </context>
    <context>
        <name>matters</name>
        <message>
            <source>You play last, and can take this trick with {cards:short}.</source>
            <translation>Cierras tú la baza, y puedes ganarla con {cards:short}.</translation>
        </message>
        <message>
            <source>Your safest card is {card:short}. {beaten}</source>
            <translation>Tu carta más firme es {card:short}. {beaten}</translation>
        </message>
        <message>
            <source>You play last, and any card that you may play takes this trick.</source>
            <translation>Cierras tú la baza, y la ganas con cualquier carta que puedes jugar.</translation>
        </message>
        <message numerus="yes">
            <source>So far {cards:short} can take the trick; %n player(s) come(s) after you.</source>
            <translation>
                <numerusform>De momento ganas la baza con {cards:short}; detrás de ti juega %n más.</numerusform>
                <numerusform>De momento ganas la baza con {cards:short}; detrás de ti juegan %n más.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing that is out beats {sure:short}, and only a trump {best:short}.</source>
            <translation>Nada de lo que queda fuera gana a {sure:short}, y solo un triunfo a {best:short}.</translation>
        </message>
        <message>
            <source>Nothing that is out beats {cards:short}.</source>
            <translation>Nada de lo que queda fuera gana a {cards:short}.</translation>
        </message>
        <message>
            <source>Only a trump that is out beats {cards:short}.</source>
            <translation>Solo un triunfo puede ganar a {cards:short}.</translation>
        </message>
        <message>
            <source>It is your last card.</source>
            <translation>Es tu última carta.</translation>
        </message>
        <message>
            <source>You cannot take this trick: what counts is what you keep. {best}</source>
            <translation>Esta baza no la puedes ganar: lo que importa es lo que te guardas. {best}</translation>
        </message>
        <message>
            <source>This trick is yours with {cards:short}: nobody after you can beat that.</source>
            <translation>Con {cards:short} la baza es tuya: nadie detrás de ti puede superarlo.</translation>
        </message>
        <message>
            <source>No trump is out any more.</source>
            <translation>Ya no queda fuera ningún triunfo.</translation>
        </message>
        <message>
            <source>Of the trumps only {cards:short} can still be out.</source>
            <translation>De los triunfos solo puede quedar fuera {cards:short}.</translation>
        </message>
        <message>
            <source>You can capture {cards} with {card}, {worth}.</source>
            <translation>Puedes capturar {cards} con {card}: {worth}.</translation>
        </message>
        <message>
            <source>Nothing of yours captures: one card goes to the field, and nobody else could take {cards} there.</source>
            <translation>Ninguna de tus cartas captura: una va al campo, y allí nadie más podría capturar {cards}.</translation>
        </message>
        <message>
            <source>What you can capture, with what it and your card count together: {each}.</source>
            <translation>Lo que puedes capturar, con lo que vale junto a tu carta: {each}.</translation>
        </message>
        <message>
            <source>You can capture {cards} with yours, {worth}.</source>
            <translation>Puedes capturar {cards} con la tuya: {worth}.</translation>
        </message>
        <message>
            <source>Nothing of yours captures: one card goes to the field, where others may take it.</source>
            <translation>Ninguna de tus cartas captura: una va al campo, donde otros pueden capturarla.</translation>
        </message>
        <message>
            <source>Nothing of yours captures: one card goes to the field, and nobody else can take it.</source>
            <translation>Ninguna de tus cartas captura: una va al campo, y nadie más puede capturarla.</translation>
        </message>
        <message>
            <source>{who} has stayed below, and is safe in this trick: you can be rid of what could catch nobody later.</source>
            <translation>{who} ha quedado por debajo y en esta baza está a salvo: puedes soltar lo que luego no haría caer a nadie.</translation>
        </message>
        <message>
            <source>{who} is still to play and has to stay below {card}, or have none of its suit.</source>
            <translation>A {who} le falta jugar: tiene que quedar por debajo de {card}, o no tener de su palo.</translation>
        </message>
        <message numerus="yes">
            <source>Whoever takes gets {low:short}: it beats %n of the cards that the others hold.</source>
            <translation>
                <numerusform>Quien sube se lleva {low:short}: supera %n carta de las que tienen los demás.</numerusform>
                <numerusform>Quien sube se lleva {low:short}: supera %n cartas de las que tienen los demás.</numerusform>
            </translation>
        </message>
        <message>
            <source>A low card beats hardly anything: lead it to be rid of it. Lowest in your hand: {cards:short}.</source>
            <translation>Una carta baja no supera casi nada: sal con ella para quitártela. Las más bajas de tu mano: {cards:short}.</translation>
        </message>
        <message>
            <source>No card of its suit beats {card}.</source>
            <translation>Ninguna de su palo supera {card}.</translation>
        </message>
        <message>
            <source>Given away, it does not come into your hand, but you draw another: of those to come {higher} are higher, {lower} lower.</source>
            <translation>Si la regalas, no llega a tu mano, pero robas otra: de las que quedan por salir, {higher} son más altas y {lower} más bajas.</translation>
        </message>
        <message>
            <source>Whoever takes gets {low:short}, a trump.</source>
            <translation>Quien sube se lleva {low:short}, un triunfo.</translation>
        </message>
        <message>
            <source>Whoever takes gets {low:short}, one card more.</source>
            <translation>Quien sube se lleva {low:short}, una carta más.</translation>
        </message>
        <message>
            <source>Whoever takes gets {low:short}: it beats none of the cards that the others hold.</source>
            <translation>Quien sube se lleva {low:short}: no supera ninguna de las cartas que tienen los demás.</translation>
        </message>
        <message>
            <source>With {cards:short} nothing is beaten that the others hold: only leading gets rid of it.</source>
            <translation>Con {cards:short} no se supera nada de lo que tienen los demás: solo se quita uno eso de encima saliendo.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) of its suit beat(s) {card}.</source>
            <translation>
                <numerusform>Solo una de su palo supera {card}.</numerusform>
                <numerusform>%n cartas de su palo superan {card}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Given away, it is one card fewer in the hand that you will have.</source>
            <translation>Si la regalas, es una carta menos en la mano que tendrás.</translation>
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
            <translation>Entra o pasa: quien más puntos gane en cinco bazas se lleva el plato.</translation>
        </message>
        <message>
            <source>Four at the table</source>
            <translation>Cuatro a la mesa</translation>
        </message>
        <message>
            <source>Full table, discards shuffled again</source>
            <translation>Mesa llena, con los descartes barajados otra vez</translation>
        </message>
        <message>
            <source>Most tricks wins</source>
            <translation>Gana quien hace más bazas</translation>
        </message>
        <message>
            <source>With revokes and fines</source>
            <translation>Con renuncio y multas</translation>
        </message>
        <message>
            <source>Three play as a rule, up to six can; each for himself. (Rule 3.1)</source>
            <translation>Lo usual son tres y pueden ser hasta seis, cada uno por su cuenta. (Regla 3.1)</translation>
        </message>
        <message>
            <source>Three play with 32 cards, each further player adds four; the large pack has 36 for three and 52 for more. (Rule 3.2)</source>
            <translation>Tres juegan con 32 cartas y cada jugador más añade cuatro; la grande tiene 36 para tres y 52 para más. (Regla 3.2)</translation>
        </message>
        <message>
            <source>Starting counters</source>
            <translation>Fichas iniciales</translation>
        </message>
        <message>
            <source>How many counters everybody starts with; one may owe. (Rule 3.8)</source>
            <translation>Cuántas fichas tiene cada uno al empezar; se puede quedar a deber. (Regla 3.8)</translation>
        </message>
        <message>
            <source>The better mosca</source>
            <translation>La mejor mosca</translation>
        </message>
        <message>
            <source>What decides between two moscas of plain suits: the sum of their points, or their cards one by one from the top. (Rule 3.10)</source>
            <translation>Qué decide entre dos moscas que no son de triunfo: la suma de sus puntos, o sus cartas una a una desde la más alta. (Regla 3.10)</translation>
        </message>
        <message>
            <source>New cards</source>
            <translation>Cartas nuevas</translation>
        </message>
        <message>
            <source>When those who stay are given their new cards. (Rule 3.13)</source>
            <translation>Cuándo reciben sus cartas nuevas los que entran. (Regla 3.13)</translation>
        </message>
        <message>
            <source>Short stock</source>
            <translation>Baceta corta</translation>
        </message>
        <message>
            <source>What happens when the stock is too small for all: the later ones may change fewer cards, or discards and thrown-in hands are shuffled again. (Rule 3.12)</source>
            <translation>Qué pasa si la baceta no llega para todos: los últimos cambian menos, o se barajan los descartes y las manos de quienes pasaron. (Regla 3.12)</translation>
        </message>
        <message>
            <source>Following a trumped trick</source>
            <translation>Asistir a baza fallada</translation>
        </message>
        <message>
            <source>Whether one who follows suit must still play higher when the trick has been trumped. (Rule 3.15)</source>
            <translation>Si quien asiste tiene que montar aunque la baza ya esté fallada. (Regla 3.15)</translation>
        </message>
        <message>
            <source>Who wins</source>
            <translation>Quién gana</translation>
        </message>
        <message>
            <source>What one must have most of to take the pool. (Rule 3.19)</source>
            <translation>De qué hay que tener más para llevarse el plato. (Regla 3.19)</translation>
        </message>
        <message>
            <source>Pay for no trick</source>
            <translation>Pago sin baza</translation>
        </message>
        <message>
            <source>Into which pool the two counters for taking no trick go. (Rule 3.18)</source>
            <translation>A qué plato van las dos fichas de quien no hace baza. (Regla 3.18)</translation>
        </message>
        <message>
            <source>Tie</source>
            <translation>Empate</translation>
        </message>
        <message>
            <source>What happens to the pool when the best have as much. (Rule 3.19)</source>
            <translation>Qué pasa con el plato si empatan los mejores. (Regla 3.19)</translation>
        </message>
        <message>
            <source>How many hands are played, or for how long; the hand in progress is then finished. (Rule 3.21)</source>
            <translation>Cuántas manos se juegan, o durante cuánto tiempo; la mano empezada se termina. (Regla 3.21)</translation>
        </message>
        <message>
            <source>32 to 44 cards</source>
            <translation>De 32 a 44 cartas</translation>
        </message>
        <message>
            <source>36 or 52 cards</source>
            <translation>De 36 o 52 cartas</translation>
        </message>
        <message>
            <source>More points</source>
            <translation>Más puntos</translation>
        </message>
        <message>
            <source>Higher cards</source>
            <translation>Cartas más altas</translation>
        </message>
        <message>
            <source>When all have declared</source>
            <translation>Cuando todos han hablado</translation>
        </message>
        <message>
            <source>First come, first served</source>
            <translation>Quien habla antes se sirve antes</translation>
        </message>
        <message>
            <source>Shuffle the discards</source>
            <translation>Barajar los descartes</translation>
        </message>
        <message>
            <source>Any card of the suit</source>
            <translation>Cualquiera del palo</translation>
        </message>
        <message>
            <source>A higher</source>
            <translation>Una más alta</translation>
        </message>
        <message>
            <source>Points in tricks</source>
            <translation>Puntos en bazas</translation>
        </message>
        <message>
            <source>This pool</source>
            <translation>Este plato</translation>
        </message>
        <message>
            <source>The next pool</source>
            <translation>El plato siguiente</translation>
        </message>
        <message>
            <source>Split the pool</source>
            <translation>Repartir el plato</translation>
        </message>
        <message>
            <source>The pool stays</source>
            <translation>El plato se queda</translation>
        </message>
        <message>
            <source>More tricks, then split</source>
            <translation>Más bazas; si no, repartir</translation>
        </message>
        <message numerus="yes">
            <source>%n minute(s)</source>
            <translation>
                <numerusform>%n minuto</numerusform>
                <numerusform>%n minutos</numerusform>
            </translation>
        </message>
        <message>
            <source>One cut is as good as another.</source>
            <translation>Da igual por dónde se corte.</translation>
        </message>
        <message>
            <source>Stay: the others have passed, and the pool is yours.</source>
            <translation>Entra: los demás han pasado y el plato es tuyo.</translation>
        </message>
        <message>
            <source>Staying and passing come to about the same here: it is a toss-up.</source>
            <translation>Entrar o pasar viene a dar lo mismo aquí: va a cara o cruz.</translation>
        </message>
        <message>
            <source>There was no time to weigh it.</source>
            <translation>No ha dado tiempo a sopesarlo.</translation>
        </message>
        <message>
            <source>Stay: you take the pool in {share} % of the deals, and passing is worth {less} counters less. {how}</source>
            <translation>Entra: te llevas el plato en el {share} % de los repartos, y pasar vale {less} fichas menos. {how}</translation>
        </message>
        <message>
            <source>Pass: you would take the pool in only {share} % of the deals; staying is worth {less} counters less.</source>
            <translation>Pasa: te llevarías el plato solo en el {share} % de los repartos; entrar vale {less} fichas menos.</translation>
        </message>
        <message>
            <source>{change} That is worth {less} more than {other}.</source>
            <translation>{change} Vale {less} más que {other}.</translation>
        </message>
        <message>
            <source>changing {cards:short} instead</source>
            <translation>cambiar {cards:short}</translation>
        </message>
        <message>
            <source>Change {cards:short}.</source>
            <translation>Cambia {cards:short}.</translation>
        </message>
        <message>
            <source>{card:short}: you take the pool in {share} % of the deals; {other:short} is worth {less} counters less.</source>
            <translation>Con {card:short} te llevas el plato en el {share} % de los repartos; {other:short} vale {less} fichas menos.</translation>
        </message>
        <message>
            <source>Pass: the hand has {power} points of strength, and with {pool} counters in the pool it needs {needed} points.</source>
            <translation>Pasa: la mano tiene {power} puntos de fuerza, y con {pool} fichas en el plato necesita {needed} puntos.</translation>
        </message>
        <message>
            <source>{card:short}: cards that beat it and that you have not seen: {higher}.</source>
            <translation>{card:short}: cartas que la ganan y que no has visto: {higher}.</translation>
        </message>
        <message>
            <source>You take the pool {often}.</source>
            <translation>Te llevas el plato {often}.</translation>
        </message>
        <message>
            <source>You take the pool {often}: that is enough for staying to pay.</source>
            <translation>Te llevas el plato {often}: basta para que compense entrar.</translation>
        </message>
        <message>
            <source>You would take the pool {often}.</source>
            <translation>Te llevarías el plato {often}.</translation>
        </message>
        <message>
            <source>Staying and passing are about equally good: {apart} counters between them.</source>
            <translation>Entrar y pasar valen más o menos lo mismo: {apart} fichas de diferencia.</translation>
        </message>
        <message>
            <source>Passing and staying are about equally good: {apart} counters between them.</source>
            <translation>Pasar y entrar valen más o menos lo mismo: {apart} fichas de diferencia.</translation>
        </message>
        <message>
            <source>{change} About as good: {other}.</source>
            <translation>{change} Más o menos igual: {other}.</translation>
        </message>
        <message>
            <source>changing nothing</source>
            <translation>no cambiar nada</translation>
        </message>
        <message>
            <source>Change nothing.</source>
            <translation>Sin cambiar nada.</translation>
        </message>
        <message>
            <source>{card:short} and {other:short} are about equally good: {apart} counters between them.</source>
            <translation>{card:short} y {other:short} valen más o menos lo mismo: {apart} fichas de diferencia.</translation>
        </message>
        <message>
            <source>{card:short} and {other:short} are about equally good: you take the pool in {share} % of the deals with the first, in {less} % with the second.</source>
            <translation>{card:short} y {other:short} valen más o menos lo mismo: te llevas el plato en el {share} % de los repartos con la primera y en el {less} % con la segunda.</translation>
        </message>
        <message>
            <source>Stay: the hand has {power} points of strength, and with {pool} counters in the pool {needed} points are enough.</source>
            <translation>Entra: la mano tiene {power} puntos de fuerza, y con {pool} fichas en el plato bastan {needed} puntos.</translation>
        </message>
        <message>
            <source>{card:short}: you cannot take the trick, so give the least.</source>
            <translation>{card:short}: no puedes llevarte la baza, así que da lo que menos vale.</translation>
        </message>
        <message>
            <source>By the rule.</source>
            <translation>Por la regla.</translation>
        </message>
        <message numerus="yes">
            <source>You can change at most %n card(s): no more are left for you. (Rule 3.12)</source>
            <translation>
                <numerusform>Puedes cambiar %n carta como mucho: no quedan más para ti. (Regla 3.12)</numerusform>
                <numerusform>Puedes cambiar %n cartas como mucho: no quedan más para ti. (Regla 3.12)</numerusform>
            </translation>
        </message>
        <message>
            <source>No card of the stock is left for you: stay as you are or pass. (Rule 3.12)</source>
            <translation>En la baceta no quedan cartas para ti: entra sin cambiar o pasa. (Regla 3.12)</translation>
        </message>
        <message>
            <source>First everybody stays or passes. (Rule 3.11)</source>
            <translation>Antes tienen que entrar o pasar todos. (Regla 3.11)</translation>
        </message>
        <message>
            <source>Cards are changed only once, before playing. (Rule 3.12)</source>
            <translation>Solo se cambian cartas una vez, antes de jugar. (Regla 3.12)</translation>
        </message>
        <message>
            <source>Who has stayed in can no longer pass. (Rule 3.12)</source>
            <translation>Quien ha entrado ya no puede pasar. (Regla 3.12)</translation>
        </message>
        <message>
            <source>You must play higher than {best}: you hold {cards}. (Rule 3.15)</source>
            <translation>Debes montar sobre {best}: tienes {cards}. (Regla 3.15)</translation>
        </message>
        <message>
            <source>You must follow suit: you hold {cards}. (Rule 3.15)</source>
            <translation>Debes asistir: tienes {cards}. (Regla 3.15)</translation>
        </message>
        <message>
            <source>You must overtrump {best}: you hold {cards}. (Rule 3.15)</source>
            <translation>Debes refallar sobre {best}: tienes {cards}. (Regla 3.15)</translation>
        </message>
        <message>
            <source>You must trump: you hold {cards}. (Rule 3.15)</source>
            <translation>Debes fallar: tienes {cards}. (Regla 3.15)</translation>
        </message>
        <message>
            <source>You must trump, even if it does not win: you hold {cards}. (Rule 3.15)</source>
            <translation>Debes echar triunfo, aunque no gane: tienes {cards}. (Regla 3.15)</translation>
        </message>
        <message>
            <source>You neither win nor pay</source>
            <translation>Ni cobras ni pagas</translation>
        </message>
        <message numerus="yes">
            <source>Stay and change %n card(s)</source>
            <translation>
                <numerusform>Entrar y cambiar %n carta</numerusform>
                <numerusform>Entrar y cambiar %n cartas</numerusform>
            </translation>
        </message>
        <message>
            <source>To win: {pool}. Without a trick you pay {loo}</source>
            <translation>En el plato: {pool}. Sin baza pagas {loo}</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Pasar</translation>
        </message>
        <message>
            <source>Stay as you are</source>
            <translation>Entrar sin cambiar</translation>
        </message>
        <message>
            <source>Stay or pass</source>
            <translation>Entrar o pasar</translation>
        </message>
        <message>
            <source>Five tricks</source>
            <translation>Cinco bazas</translation>
        </message>
        <message>
            <source>{amount}</source>
            <translation>{amount}</translation>
        </message>
        <message>
            <source>{who} put in (simple mosca)</source>
            <translation>Pone {who} (mosca simple)</translation>
        </message>
        <message>
            <source>{points} pts</source>
            <translation>{points} pts</translation>
        </message>
        <message>
            <source>You put in (simple mosca)</source>
            <translation>Pones tú (mosca simple)</translation>
        </message>
        <message>
            <source>{won}, {points} points</source>
            <translation>{won}, {points} puntos</translation>
        </message>
        <message>
            <source>All counters and the pool</source>
            <translation>Fichas y plato en total</translation>
        </message>
        <message>
            <source>Counters</source>
            <translation>Fichas</translation>
        </message>
        <message>
            <source>A wrong card costs {fine}</source>
            <translation>La carta indebida cuesta {fine} fichas</translation>
        </message>
        <message>
            <source>Pool</source>
            <translation>Plato</translation>
        </message>
        <message>
            <source>Without a trick</source>
            <translation>Quien no haga baza</translation>
        </message>
        <message>
            <source>pays {loo}</source>
            <translation>paga {loo}</translation>
        </message>
        <message>
            <source>Stay as you are; in play, the rest is mine</source>
            <translation>Entrar sin cambiar; al jugar, el resto es mío</translation>
        </message>
        <message>
            <source>From the hand before</source>
            <translation>De la mano anterior</translation>
        </message>
        <message>
            <source>Fines</source>
            <translation>Multas</translation>
        </message>
        <message>
            <source>With {cards:short} you take the pool {often}, with {other:short} {less}.</source>
            <translation>Con {cards:short} te llevas el plato {often}; con {other:short}, {less}.</translation>
        </message>
        <message>
            <source>With {cards:short} you take the pool more often.</source>
            <translation>Con {cards:short} te llevas el plato más a menudo.</translation>
        </message>
        <message>
            <source>If you stay you take the pool {often}.</source>
            <translation>Si entras, te llevas el plato {often}.</translation>
        </message>
        <message>
            <source>With these cards you would take the pool {often}.</source>
            <translation>Con estas cartas te llevarías el plato {often}.</translation>
        </message>
        <message>
            <source>{holding} {kept}</source>
            <translation>{holding} {kept}</translation>
        </message>
        <message>
            <source>Mosca! Five cards of one suit</source>
            <translation>¡Mosca! Cinco cartas de un palo</translation>
        </message>
        <message>
            <source>Decided: nobody else stays</source>
            <translation>Decidida: nadie más va</translation>
        </message>
        <message>
            <source>The pool is shared</source>
            <translation>El plato se reparte</translation>
        </message>
        <message>
            <source>The pool is yours</source>
            <translation>El plato es tuyo</translation>
        </message>
        <message>
            <source>The pool goes to {who}</source>
            <translation>El plato es de {who}</translation>
        </message>
        <message numerus="yes">
            <source>+{points} for each of the %n</source>
            <translation>
                <numerusform>+{points} para el %n</numerusform>
                <numerusform>+{points} para cada uno de los %n</numerusform>
            </translation>
        </message>
        <message>
            <source>The new cards come when everybody has said who stays. (Rule 3.13)</source>
            <translation>Las cartas nuevas llegan cuando todos han dicho si entran. (Regla 3.13)</translation>
        </message>
        <message>
            <source>Whoever stays gets the new cards before the next one speaks. (Rule 3.13)</source>
            <translation>Quien entra recibe las suyas antes de que hable el siguiente. (Regla 3.13)</translation>
        </message>
        <message>
            <source>Nobody may change more cards than are left in the stock.</source>
            <translation>Nadie puede cambiar más cartas de las que quedan en la baceta.</translation>
        </message>
        <message>
            <source>When the stock runs out, the discards are shuffled and served.</source>
            <translation>Si la baceta se acaba, se barajan los descartes y se sirve de ellos.</translation>
        </message>
        <message>
            <source>Of two moscas the one with more card points wins. (Rule 3.10)</source>
            <translation>De dos moscas gana la que suma más puntos. (Regla 3.10)</translation>
        </message>
        <message>
            <source>Of two moscas the one with the higher cards wins. (Rule 3.10)</source>
            <translation>De dos moscas gana la de cartas más altas. (Regla 3.10)</translation>
        </message>
        <message>
            <source>Who follows suit after a trump may play any card of the suit. (Rule 3.15)</source>
            <translation>Quien asiste después de un triunfo puede jugar cualquier carta del palo. (Regla 3.15)</translation>
        </message>
        <message>
            <source>Who follows suit after a trump must still play a higher card. (Rule 3.15)</source>
            <translation>Quien asiste después de un triunfo sigue obligado a montar. (Regla 3.15)</translation>
        </message>
        <message>
            <source>Most card points in tricks take the pool. (Rule 3.19)</source>
            <translation>El plato es de quien suma más puntos en bazas. (Regla 3.19)</translation>
        </message>
        <message>
            <source>Most tricks take the pool. (Rule 3.19)</source>
            <translation>El plato es de quien hace más bazas. (Regla 3.19)</translation>
        </message>
        <message>
            <source>Who stays without a trick pays into the pool being played for. (Rule 3.18)</source>
            <translation>Quien entra y no hace baza paga al plato que se juega. (Regla 3.18)</translation>
        </message>
        <message>
            <source>Who stays without a trick pays into the pool of the next hand. (Rule 3.18)</source>
            <translation>Quien entra y no hace baza paga al plato de la mano siguiente. (Regla 3.18)</translation>
        </message>
        <message>
            <source>The best share the pool. (Rule 3.19)</source>
            <translation>Los mejores se reparten el plato. (Regla 3.19)</translation>
        </message>
        <message>
            <source>The whole pool stays for the next hand. (Rule 3.19)</source>
            <translation>El plato entero queda para la mano siguiente. (Regla 3.19)</translation>
        </message>
        <message>
            <source>More tricks decide; if these are equal too, the best share. (Rule 3.19)</source>
            <translation>Deciden las bazas; si también son iguales, se reparte. (Regla 3.19)</translation>
        </message>
        <message numerus="yes">
            <source>The pool holds %n counter(s).</source>
            <translation>
                <numerusform>En el plato hay %n ficha.</numerusform>
                <numerusform>En el plato hay %n fichas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Pass, or stay: first choose the cards to change, %n at most.</source>
            <translation>
                <numerusform>Pasa, o entra: elige antes la carta que cambies, %n como mucho.</numerusform>
                <numerusform>Pasa, o entra: elige antes las cartas que cambies, %n como mucho.</numerusform>
            </translation>
        </message>
        <message>
            <source>{n} players share the first place.</source>
            <translation>{n} jugadores comparten el primer puesto.</translation>
        </message>
        <message numerus="yes">
            <source>You have %n counter(s).</source>
            <translation>
                <numerusform>Tienes %n ficha.</numerusform>
                <numerusform>Tienes %n fichas.</numerusform>
            </translation>
        </message>
        <message>
            <source>Stay as you are, or pass: no card of the stock is left for you.</source>
            <translation>Entra sin cambiar o pasa: en la baceta no quedan cartas para ti.</translation>
        </message>
        <message>
            <source>Any other card costs you {fine}.</source>
            <translation>Cualquier otra te cuesta {fine} fichas.</translation>
        </message>
        <message>
            <source>{who} may stay or pass.</source>
            <translation>{who} puede entrar o pasar.</translation>
        </message>
        <message>
            <source>Pool: {pool}.</source>
            <translation>Plato: {pool}.</translation>
        </message>
        <message>
            <source>You must play higher than {card}.</source>
            <translation>Debes montar sobre {card}.</translation>
        </message>
        <message>
            <source>You must follow suit in {suit}: any will do, the trick is trumped.</source>
            <translation>Debes asistir a {suit}: cualquiera vale, la baza ya está fallada.</translation>
        </message>
        <message>
            <source>You must follow suit in {suit}: you cannot play higher.</source>
            <translation>Debes asistir a {suit}: no puedes montar.</translation>
        </message>
        <message>
            <source>You must overtrump {card}.</source>
            <translation>Debes refallar sobre {card}.</translation>
        </message>
        <message>
            <source>You have no {suit}: you must trump, even lower.</source>
            <translation>No tienes {suit}: debes echar triunfo, aunque sea más bajo.</translation>
        </message>
        <message>
            <source>You have no {suit}: you must trump.</source>
            <translation>No tienes {suit}: debes fallar.</translation>
        </message>
        <message>
            <source>You have no trumps left: play any card.</source>
            <translation>No te quedan triunfos: echa la carta que quieras.</translation>
        </message>
        <message>
            <source>You can neither follow suit nor trump: play any card.</source>
            <translation>No puedes asistir ni fallar: echa la carta que quieras.</translation>
        </message>
        <message>
            <source>The stock is used up: the discards are shuffled again.</source>
            <translation>La baceta se ha agotado: se barajan otra vez los descartes.</translation>
        </message>
        <message>
            <source>simple mosca</source>
            <translation>mosca simple</translation>
        </message>
        <message>
            <source>hand before</source>
            <translation>mano anterior</translation>
        </message>
        <message>
            <source>fines</source>
            <translation>multas</translation>
        </message>
        <message>
            <source>no trick</source>
            <translation>sin baza</translation>
        </message>
        <message>
            <source>All pass: the pool stays</source>
            <translation>Pasan todos: el plato se queda</translation>
        </message>
        <message>
            <source>{hand} · Trump: {suit} · {dealer}</source>
            <translation>{hand} · Triunfo: {suit} · {dealer}</translation>
        </message>
        <message numerus="yes">
            <source>{who}: the pool of %n</source>
            <translation>
                <numerusform>{who}: el plato de %n</numerusform>
                <numerusform>{who}: el plato de %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Did not play this hand</source>
            <translation>No jugó esta mano</translation>
        </message>
        <message>
            <source>Pool: {parts} = {pool}</source>
            <translation>Plato: {parts} = {pool}</translation>
        </message>
        <message>
            <source>{sum} = {all} counters, and the pool is empty; all cards played make {points} points</source>
            <translation>{sum} = {all} fichas y plato vacío; todas las cartas jugadas suman {points} puntos</translation>
        </message>
        <message>
            <source>{sum} and {pool} in the pool = {all} counters; of those in the pool each player gets {each}</source>
            <translation>{sum} + {pool} en el plato = {all} fichas; del plato, {each} para cada jugador</translation>
        </message>
        <message numerus="yes">
            <source>Tied: %n counter(s) of the pool each</source>
            <translation>
                <numerusform>Empatan: %n ficha del plato para cada uno</numerusform>
                <numerusform>Empatan: %n fichas del plato para cada uno</numerusform>
            </translation>
        </message>
        <message>
            <source>A tie: the pool stays</source>
            <translation>Empate: el plato se queda</translation>
        </message>
        <message>
            <source>the pool stays</source>
            <translation>el plato se queda</translation>
        </message>
        <message>
            <source>the pool is split</source>
            <translation>se reparte el plato</translation>
        </message>
        <message numerus="yes">
            <source>{who}: the mosca and the pool of %n</source>
            <translation>
                <numerusform>{who}: la mosca y el plato de %n</numerusform>
                <numerusform>{who}: la mosca y el plato de %n</numerusform>
            </translation>
        </message>
        <message>
            <source>passed</source>
            <translation>sin entrar</translation>
        </message>
        <message>
            <source>stayed alone</source>
            <translation>sin rivales</translation>
        </message>
        <message>
            <source>You did not play this hand</source>
            <translation>No jugaste esta mano</translation>
        </message>
        <message>
            <source>Pool: {parts}</source>
            <translation>Plato: {parts}</translation>
        </message>
        <message>
            <source>{first} + {next}</source>
            <translation>{first} + {next}</translation>
        </message>
        <message>
            <source>{amount} simple mosca</source>
            <translation>{amount} de mosca simple</translation>
        </message>
        <message>
            <source>the pool</source>
            <translation>plato</translation>
        </message>
        <message>
            <source>{sum} and {pool} in the pool = {all} counters</source>
            <translation>{sum} + {pool} en el plato = {all} fichas</translation>
        </message>
        <message>
            <source>{sum} = {all} counters, and the pool is empty</source>
            <translation>{sum} = {all} fichas y plato vacío</translation>
        </message>
        <message numerus="yes">
            <source>%n counter(s)</source>
            <translation>
                <numerusform>una ficha</numerusform>
                <numerusform>%n fichas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have the mosca and take the pool: %n counter(s)</source>
            <translation>
                <numerusform>Tienes la mosca y te llevas el plato: %n ficha</numerusform>
                <numerusform>Tienes la mosca y te llevas el plato: %n fichas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You take the pool: %n counter(s)</source>
            <translation>
                <numerusform>Te llevas el plato: %n ficha</numerusform>
                <numerusform>Te llevas el plato: %n fichas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} has the mosca and takes the pool: %n counter(s)</source>
            <translation>
                <numerusform>{who} tiene la mosca y se lleva el plato: %n ficha</numerusform>
                <numerusform>{who} tiene la mosca y se lleva el plato: %n fichas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} takes the pool: %n counter(s)</source>
            <translation>
                <numerusform>{who} se lleva el plato: %n ficha</numerusform>
                <numerusform>{who} se lleva el plato: %n fichas</numerusform>
            </translation>
        </message>
        <message>
            <source>mosca</source>
            <translation>mosca</translation>
        </message>
        <message>
            <source>not played</source>
            <translation>sin jugar</translation>
        </message>
        <message>
            <source>{cards:short} = {points} (Rule 3.10)</source>
            <translation>{cards:short} = {points} (Regla 3.10)</translation>
        </message>
        <message>
            <source>You dealt and paid the {n} of the mosca</source>
            <translation>Repartiste y pusiste las {n} de la mosca simple</translation>
        </message>
        <message>
            <source>Dealt and paid the {n} of the mosca</source>
            <translation>Repartió y puso las {n} de la mosca simple</translation>
        </message>
        <message>
            <source>You stayed without a trick: you pay {n} (Rule 3.18)</source>
            <translation>Entraste sin hacer baza: pagas {n} al plato (Regla 3.18)</translation>
        </message>
        <message>
            <source>Stayed without a trick: pays {n} (Rule 3.18)</source>
            <translation>Entró sin hacer baza: paga {n} al plato (Regla 3.18)</translation>
        </message>
        <message>
            <source>Fine for a wrong card: {n} (Rule 3.20)</source>
            <translation>Multa por carta indebida: {n} (Regla 3.20)</translation>
        </message>
        <message>
            <source>{amount} from before</source>
            <translation>{amount} de la mano anterior</translation>
        </message>
        <message>
            <source>{amount} fines</source>
            <translation>{amount} de multas</translation>
        </message>
        <message>
            <source>{amount} without a trick</source>
            <translation>{amount} sin baza</translation>
        </message>
        <message>
            <source>Nobody else stayed: no tricks are played (Rule 3.14)</source>
            <translation>No entró nadie más: no se juegan bazas (Regla 3.14)</translation>
        </message>
        <message>
            <source>{cards:short} = {points}</source>
            <translation>{cards:short} = {points}</translation>
        </message>
        <message>
            <source>A tie of {n}: {each} for each (Rule 3.19)</source>
            <translation>Empate de {n}: {each} para cada uno (Regla 3.19)</translation>
        </message>
        <message>
            <source>I pass.</source>
            <translation>Paso.</translation>
        </message>
        <message>
            <source>Mosca!</source>
            <translation>¡Mosca!</translation>
        </message>
        <message>
            <source>I play these.</source>
            <translation>Juego con estas.</translation>
        </message>
        <message>
            <source>One card.</source>
            <translation>Una carta.</translation>
        </message>
        <message>
            <source>Two cards.</source>
            <translation>Dos cartas.</translation>
        </message>
        <message>
            <source>Three cards.</source>
            <translation>Tres cartas.</translation>
        </message>
        <message>
            <source>Four cards.</source>
            <translation>Cuatro cartas.</translation>
        </message>
        <message>
            <source>Five cards.</source>
            <translation>Cinco cartas.</translation>
        </message>
        <message>
            <source>You took {count}</source>
            <translation>Cambiaste {count}</translation>
        </message>
        <message>
            <source>Took {count}</source>
            <translation>Cambió {count}</translation>
        </message>
        <message>
            <source>The wrong card: I pay {fine}.</source>
            <translation>Carta indebida: pago {fine}.</translation>
        </message>
        <message>
            <source>You passed</source>
            <translation>Pasaste</translation>
        </message>
        <message>
            <source>You kept all</source>
            <translation>No cambiaste</translation>
        </message>
        <message>
            <source>Passed</source>
            <translation>Pasó</translation>
        </message>
        <message>
            <source>Kept all</source>
            <translation>No cambió</translation>
        </message>
        <message>
            <source>You stay and change {cards:short}</source>
            <translation>Entras y cambias {cards:short}</translation>
        </message>
        <message>
            <source>You stay and change no card</source>
            <translation>Entras sin cambiar</translation>
        </message>
        <message numerus="yes">
            <source>{who} stays and changes %n card(s)</source>
            <translation>
                <numerusform>{who} entra y cambia %n carta</numerusform>
                <numerusform>{who} entra y cambia %n cartas</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} stays and changes no card</source>
            <translation>{who} entra sin cambiar</translation>
        </message>
        <message>
            <source>Counters, match by match</source>
            <translation>Fichas, partida a partida</translation>
        </message>
        <message>
            <source>counter</source>
            <translation>ficha</translation>
        </message>
        <message>
            <source>counters</source>
            <translation>fichas</translation>
        </message>
        <message>
            <source>Stays in</source>
            <translation>Entra</translation>
        </message>
        <message>
            <source>stays in for {share} of the hands</source>
            <translation>entra en el {share} de las manos</translation>
        </message>
        <message>
            <source>You stay in for {share} of the hands.</source>
            <translation>Entras en el {share} de las manos.</translation>
        </message>
        <message>
            <source>Changes no card</source>
            <translation>No cambia cartas</translation>
        </message>
        <message>
            <source>changes no card {share} of the times they stay in</source>
            <translation>no cambia cartas el {share} de las veces que entra</translation>
        </message>
        <message>
            <source>You change no card {share} of the times you stay in.</source>
            <translation>No cambias cartas el {share} de las veces que entras.</translation>
        </message>
    </context>
    <context>
        <name>moves</name>
        <message>
            <source>“{move}” is not a move.</source>
            <translation>«{move}» no es una jugada.</translation>
        </message>
        <message>
            <source>The move is empty.</source>
            <translation>La jugada está vacía.</translation>
        </message>
    </context>
    <context>
        <name>napoleon</name>
        <message>
            <source>Napoleon</source>
            <translation>Napoleón</translation>
        </message>
        <message>
            <source>Bid how many tricks you will win, and play alone against the table.</source>
            <translation>Canta cuántas bazas harás y juega tú solo contra toda la mesa.</translation>
        </message>
        <message>
            <source>With joker and pot</source>
            <translation>Con comodín y monto</translation>
        </message>
        <message>
            <source>Extra card</source>
            <translation>Carta extra</translation>
        </message>
        <message>
            <source>Peep Nap</source>
            <translation>Nap mirón</translation>
        </message>
        <message>
            <source>Sir Garnet</source>
            <translation>Sir Garnet</translation>
        </message>
        <message>
            <source>Écarté Nap</source>
            <translation>Écarté nap</translation>
        </message>
        <message>
            <source>Seven cards</source>
            <translation>Siete cartas</translation>
        </message>
        <message>
            <source>Seven cards, two discarded</source>
            <translation>Siete cartas, dos fuera</translation>
        </message>
        <message>
            <source>Penny Nap</source>
            <translation>Nap al penique</translation>
        </message>
        <message>
            <source>With penalties for revokes</source>
            <translation>Con renuncio y castigo</translation>
        </message>
        <message>
            <source>Three to seven can play; five is best. (Rule 2.1)</source>
            <translation>Juegan de tres a siete; cinco es lo mejor. (Regla 2.1)</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Variante</translation>
        </message>
        <message>
            <source>Whether there are cards to look at, to take or to buy, or seven cards each. (Rules 2.33 to 2.38)</source>
            <translation>Si hay cartas que mirar, tomar o comprar, o siete cartas por jugador. (Reglas 2.33 a 2.38)</translation>
        </message>
        <message>
            <source>How many cards are played with, the joker not counted. (Rule 2.2)</source>
            <translation>Con cuántas cartas se juega, sin contar el comodín. (Regla 2.2)</translation>
        </message>
        <message>
            <source>In which packets the cards are dealt. (Rule 2.7)</source>
            <translation>En qué tandas se dan las cartas. (Regla 2.7)</translation>
        </message>
        <message>
            <source>The dealer sits out from</source>
            <translation>Quien reparte descansa desde</translation>
        </message>
        <message>
            <source>With so many players the dealer gets no cards, yet pays and is paid. (Rule 2.8)</source>
            <translation>Con tantos jugadores, quien reparte no se da cartas, pero cobra y paga. (Regla 2.8)</translation>
        </message>
        <message>
            <source>Lowest bid</source>
            <translation>Cante mínimo</translation>
        </message>
        <message>
            <source>How many tricks must be bid at least. (Rule 2.30)</source>
            <translation>Cuántas bazas hay que cantar como mínimo. (Regla 2.30)</translation>
        </message>
        <message>
            <source>Misère</source>
            <translation>Mis</translation>
        </message>
        <message>
            <source>A player may bid to win no trick at all. (Rule 2.13)</source>
            <translation>Se puede cantar a no hacer ninguna baza. (Regla 2.13)</translation>
        </message>
        <message>
            <source>Wellington</source>
            <translation>Wellington</translation>
        </message>
        <message>
            <source>After a Nap, five tricks may be bid for double. (Rule 2.10)</source>
            <translation>Tras un Napoleón se pueden cantar las cinco bazas por el doble. (Regla 2.10)</translation>
        </message>
        <message>
            <source>Blücher</source>
            <translation>Blücher</translation>
        </message>
        <message>
            <source>After a Wellington, five tricks may be bid for triple. (Rule 2.10)</source>
            <translation>Tras un Wellington se pueden cantar las cinco bazas por el triple. (Regla 2.10)</translation>
        </message>
        <message>
            <source>When all pass</source>
            <translation>Si pasan todos</translation>
        </message>
        <message>
            <source>What happens to a hand for which nobody bids. (Rule 2.12)</source>
            <translation>Qué ocurre con la mano si nadie canta. (Regla 2.12)</translation>
        </message>
        <message>
            <source>Trumps in misère</source>
            <translation>Triunfo en el Mis</translation>
        </message>
        <message>
            <source>Whether the first card of a misère makes trumps. (Rule 2.13)</source>
            <translation>Si la primera carta de un Mis fija el triunfo. (Regla 2.13)</translation>
        </message>
        <message>
            <source>The hand ends as soon as the bid is made or lost. (Rule 2.18)</source>
            <translation>La mano acaba en cuanto lo cantado está cumplido o perdido. (Regla 2.18)</translation>
        </message>
        <message>
            <source>Lead of a Wellington</source>
            <translation>Salida del Wellington</translation>
        </message>
        <message>
            <source>Which card must open a Wellington. (Rule 2.19)</source>
            <translation>Con qué carta hay que abrir un Wellington. (Regla 2.19)</translation>
        </message>
        <message>
            <source>Lead of a Blücher</source>
            <translation>Salida del Blücher</translation>
        </message>
        <message>
            <source>Which card must open a Blücher. (Rule 2.19)</source>
            <translation>Con qué carta hay que abrir un Blücher. (Regla 2.19)</translation>
        </message>
        <message>
            <source>Lead of a Nap</source>
            <translation>Salida del Napoleón</translation>
        </message>
        <message>
            <source>Which card must open a Nap. (Rule 2.20)</source>
            <translation>Con qué carta hay que abrir un Napoleón. (Regla 2.20)</translation>
        </message>
        <message>
            <source>Joker</source>
            <translation>Comodín</translation>
        </message>
        <message>
            <source>A joker is added; it is the highest trump. (Rule 2.31)</source>
            <translation>Se añade un comodín, que es el triunfo más alto. (Regla 2.31)</translation>
        </message>
        <message>
            <source>Looks for nothing</source>
            <translation>Mirar de balde</translation>
        </message>
        <message>
            <source>Who looks at the extra card without paying. (Rule 2.33)</source>
            <translation>Quién mira la carta extra sin pagar. (Regla 2.33)</translation>
        </message>
        <message>
            <source>Plain Napoleon</source>
            <translation>Napoleón corriente</translation>
        </message>
        <message>
            <source>Sir Garnet, the spare hand</source>
            <translation>Sir Garnet, la mano de ahorro</translation>
        </message>
        <message>
            <source>By number of players</source>
            <translation>Según los jugadores</translation>
        </message>
        <message>
            <source>24 cards, from the nine</source>
            <translation>24 cartas, desde el nueve</translation>
        </message>
        <message>
            <source>28 cards, from the eight</source>
            <translation>28 cartas, desde el ocho</translation>
        </message>
        <message>
            <source>32 cards, from the seven</source>
            <translation>32 cartas, desde el siete</translation>
        </message>
        <message>
            <source>36 cards, from the six</source>
            <translation>36 cartas, desde el seis</translation>
        </message>
        <message>
            <source>40 cards, from the five</source>
            <translation>40 cartas, desde el cinco</translation>
        </message>
        <message>
            <source>52 cards</source>
            <translation>52 cartas</translation>
        </message>
        <message>
            <source>One at a time</source>
            <translation>De una en una</translation>
        </message>
        <message>
            <source>Five players</source>
            <translation>Cinco jugadores</translation>
        </message>
        <message>
            <source>Six players</source>
            <translation>Seis jugadores</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Nunca</translation>
        </message>
        <message>
            <source>Two</source>
            <translation>Dos</translation>
        </message>
        <message>
            <source>Three</source>
            <translation>Tres</translation>
        </message>
        <message>
            <source>Nobody pays</source>
            <translation>No paga nadie</translation>
        </message>
        <message>
            <source>Then double stakes</source>
            <translation>Después se paga doble</translation>
        </message>
        <message>
            <source>The first plays for one</source>
            <translation>Quien habla primero va a una baza</translation>
        </message>
        <message>
            <source>The last plays for one</source>
            <translation>Quien habla al final va a una baza</translation>
        </message>
        <message>
            <source>No trumps</source>
            <translation>Sin triunfo</translation>
        </message>
        <message>
            <source>By the first lead</source>
            <translation>El de la primera salida</translation>
        </message>
        <message>
            <source>Lowest trump</source>
            <translation>El triunfo más bajo</translation>
        </message>
        <message>
            <source>Any card</source>
            <translation>Cualquier carta</translation>
        </message>
        <message>
            <source>Lowest plain card</source>
            <translation>La más baja que no sea triunfo</translation>
        </message>
        <message>
            <source>As a Wellington</source>
            <translation>Como el Wellington</translation>
        </message>
        <message>
            <source>The dealer</source>
            <translation>Quien reparte</translation>
        </message>
        <message>
            <source>Nobody</source>
            <translation>Nadie</translation>
        </message>
        <message>
            <source>Chips at the start</source>
            <translation>Fichas iniciales</translation>
        </message>
        <message>
            <source>How many chips every player has at the start. (Rule 2.9)</source>
            <translation>Cuántas fichas tiene cada jugador al empezar. (Regla 2.9)</translation>
        </message>
        <message>
            <source>Value of a chip</source>
            <translation>Valor de la ficha</translation>
        </message>
        <message>
            <source>What a chip is worth when it is shown: a penny, say. (Rule 2.39)</source>
            <translation>Por cuánto se cuenta cada ficha en la mesa: un penique, por ejemplo. (Regla 2.39)</translation>
        </message>
        <message>
            <source>A lost Nap costs</source>
            <translation>Napoleón perdido</translation>
        </message>
        <message>
            <source>What a failed Nap pays to each opponent. (Rule 2.22)</source>
            <translation>Qué paga un Napoleón perdido a cada adversario. (Regla 2.22)</translation>
        </message>
        <message>
            <source>A misère wins or loses</source>
            <translation>Valor del Mis</translation>
        </message>
        <message>
            <source>What a misère wins from, or pays to, each opponent. (Rule 2.22)</source>
            <translation>Qué cobra o paga un Mis a cada adversario. (Regla 2.22)</translation>
        </message>
        <message>
            <source>Wellington and Blücher win or lose</source>
            <translation>Valor de Wellington y Blücher</translation>
        </message>
        <message>
            <source>What the two highest bids win or pay. (Rule 2.22)</source>
            <translation>Qué cobran o pagan los dos cantes más altos. (Regla 2.22)</translation>
        </message>
        <message>
            <source>Pot</source>
            <translation>Monto</translation>
        </message>
        <message>
            <source>Who pays into the pot at each deal; whoever bids and makes five takes it. (Rule 2.32)</source>
            <translation>Quién pone en el monto en cada reparto; se lo lleva quien cante y haga cinco bazas. (Regla 2.32)</translation>
        </message>
        <message>
            <source>A lost five and the pot</source>
            <translation>Monto y cinco perdidas</translation>
        </message>
        <message>
            <source>What a failed bid of five tricks pays into the pot. (Rule 2.32)</source>
            <translation>Qué pone en el monto quien canta cinco bazas y no las hace. (Regla 2.32)</translation>
        </message>
        <message>
            <source>A Nap lost with the spare hand</source>
            <translation>Perder con la mano de ahorro</translation>
        </message>
        <message>
            <source>What a Nap costs that fails with the spare hand. (Rule 2.34)</source>
            <translation>Qué cuesta un Napoleón perdido con la mano de ahorro. (Regla 2.34)</translation>
        </message>
        <message>
            <source>A misère of seven cards</source>
            <translation>Mis de siete cartas</translation>
        </message>
        <message>
            <source>What a misère wins or loses with seven cards. (Rule 2.36)</source>
            <translation>Qué gana o pierde un Mis con siete cartas. (Regla 2.36)</translation>
        </message>
        <message>
            <source>All seven tricks</source>
            <translation>Las siete bazas</translation>
        </message>
        <message>
            <source>What a bid of seven tricks wins or loses. (Rule 2.36)</source>
            <translation>Qué gana o pierde quien canta siete bazas. (Regla 2.36)</translation>
        </message>
        <message>
            <source>How long is played; the most chips win. (Rule 2.24)</source>
            <translation>Cuánto se juega; gana quien tiene más fichas. (Regla 2.24)</translation>
        </message>
        <message>
            <source>Five</source>
            <translation>Cinco</translation>
        </message>
        <message>
            <source>Ten</source>
            <translation>Diez</translation>
        </message>
        <message>
            <source>Three, or three</source>
            <translation>Tres o tres</translation>
        </message>
        <message>
            <source>Three, or six</source>
            <translation>Tres o seis</translation>
        </message>
        <message>
            <source>20/10 and 30/15</source>
            <translation>20/10 y 30/15</translation>
        </message>
        <message>
            <source>10/10 and 10/15</source>
            <translation>10/10 y 10/15</translation>
        </message>
        <message>
            <source>20/20 and 40/40</source>
            <translation>20/20 y 40/40</translation>
        </message>
        <message>
            <source>No stakes</source>
            <translation>Sin puestas</translation>
        </message>
        <message>
            <source>Everybody pays one</source>
            <translation>Una ficha cada uno</translation>
        </message>
        <message>
            <source>The dealer pays one</source>
            <translation>Una ficha quien reparte</translation>
        </message>
        <message>
            <source>Pays nothing</source>
            <translation>No pone nada</translation>
        </message>
        <message>
            <source>Doubles the pot</source>
            <translation>Dobla el monto</translation>
        </message>
        <message>
            <source>As a Nap</source>
            <translation>Como un Napoleón</translation>
        </message>
        <message>
            <source>And two to the pot</source>
            <translation>Y dos fichas al monto</translation>
        </message>
        <message>
            <source>Double</source>
            <translation>El doble</translation>
        </message>
        <message>
            <source>10, or 5</source>
            <translation>10 o 5</translation>
        </message>
        <message>
            <source>3, or 3</source>
            <translation>3 o 3</translation>
        </message>
        <message>
            <source>24, or 12</source>
            <translation>24 o 12</translation>
        </message>
        <message>
            <source>28, or 14</source>
            <translation>28 o 14</translation>
        </message>
        <message>
            <source>Until somebody has no chips</source>
            <translation>Hasta que alguien se quede sin fichas</translation>
        </message>
        <message numerus="yes">
            <source>%n round(s) of deals</source>
            <translation>
                <numerusform>%n vuelta de repartos</numerusform>
                <numerusform>%n vueltas de repartos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>First to win %n chip(s)</source>
            <translation>
                <numerusform>Hasta ganar %n ficha</numerusform>
                <numerusform>Hasta ganar %n fichas</numerusform>
            </translation>
        </message>
        <message>
            <source>Blücher is bid only where Wellington is. (Rule 2.10)</source>
            <translation>Blücher solo se canta donde se canta Wellington. (Regla 2.10)</translation>
        </message>
        <message>
            <source>Wellington is not bid with seven cards. (Rule 2.36)</source>
            <translation>Con siete cartas no se canta Wellington. (Regla 2.36)</translation>
        </message>
        <message>
            <source>A pack of {size} cards is too small for {players} players.</source>
            <translation>Una baraja de {size} cartas es demasiado pequeña para {players} jugadores.</translation>
        </message>
        <message>
            <source>{places} places to cut, one as good as the other.</source>
            <translation>{places} sitios por donde cortar, y todos dan igual.</translation>
        </message>
        <message>
            <source>{bid} fails {often}.</source>
            <translation>{bid} falla {often}.</translation>
        </message>
        <message>
            <source>{bid} is made {often} and is worth {worth} chips; {other}: {less}.</source>
            <translation>{bid} se cumple {often} y vale {worth} fichas; {other}: {less}.</translation>
        </message>
        <message>
            <source>Passing brings {worth} chips; {bid}, made {often}, {less}.</source>
            <translation>Pasar da {worth} fichas; {bid}, que se cumple {often}, {less}.</translation>
        </message>
        <message>
            <source>Best on average: {one}, {worth} chips; {other}: {less}.</source>
            <translation>Lo mejor de media: {one}, {worth} fichas; {other}: {less}.</translation>
        </message>
        <message>
            <source>With {card:short}, {bid} fails in {share} % of {rounds} deals; with {other:short}, in {less} %.</source>
            <translation>Con {card:short}, {bid} falla en el {share} % de {rounds} repartos; con {other:short}, en el {less} %.</translation>
        </message>
        <message>
            <source>{card:short} and {other:short} are about equally good: {bid} fails in {share} % or {less} % of {rounds} deals.</source>
            <translation>{card:short} y {other:short} valen más o menos lo mismo: {bid} falla en el {share} % o el {less} % de {rounds} repartos.</translation>
        </message>
        <message>
            <source>About equally good: {one}, {worth} chips, or {other}, {less}.</source>
            <translation>Más o menos lo mismo: {one}, {worth} fichas, o {other}, {less}.</translation>
        </message>
        <message>
            <source>{bid} is made {often}.</source>
            <translation>{bid} se hace {often}.</translation>
        </message>
        <message>
            <source>{bid} would be made {often}.</source>
            <translation>{bid} se haría {often}.</translation>
        </message>
        <message>
            <source>{bid} is made in {share} % of {rounds} deals and is worth {worth} chips; {other}: {less}.</source>
            <translation>{bid} se cumple en el {share} % de {rounds} repartos y vale {worth} fichas; {other}: {less}.</translation>
        </message>
        <message>
            <source>Passing brings {worth} chips; {bid}, made in {share} % of {rounds} deals, {less}.</source>
            <translation>Pasar da {worth} fichas; {bid}, que se cumple en el {share} % de {rounds} repartos, {less}.</translation>
        </message>
        <message>
            <source>Best as trumps: {one}, {worth} tricks; {other}, {less} tricks.</source>
            <translation>El mejor triunfo: {one}, {worth} bazas; {other}, {less} bazas.</translation>
        </message>
        <message>
            <source>Best on average: {one}, {worth} chips.</source>
            <translation>Lo mejor de media: {one}, {worth} fichas.</translation>
        </message>
        <message>
            <source>With {card:short}, {bid} is made in {share} % of {rounds} deals; with {other:short}, in {less} %.</source>
            <translation>Con {card:short}, {bid} se cumple en el {share} % de {rounds} repartos; con {other:short}, en el {less} %.</translation>
        </message>
        <message>
            <source>{card:short} and {other:short} are about equally good: {bid} is made in {share} % or {less} % of {rounds} deals.</source>
            <translation>{card:short} y {other:short} valen más o menos lo mismo: {bid} se cumple en el {share} % o el {less} % de {rounds} repartos.</translation>
        </message>
        <message>
            <source>passing</source>
            <translation>pasar</translation>
        </message>
        <message>
            <source>looking</source>
            <translation>mirar</translation>
        </message>
        <message>
            <source>not looking</source>
            <translation>no mirar</translation>
        </message>
        <message>
            <source>the spare hand</source>
            <translation>la mano de ahorro</translation>
        </message>
        <message>
            <source>keeping the hand</source>
            <translation>quedarse como está</translation>
        </message>
        <message>
            <source>buying nothing</source>
            <translation>no comprar</translation>
        </message>
        <message>
            <source>changing {cards}</source>
            <translation>cambiar {cards}</translation>
        </message>
        <message>
            <source>throwing {cards}</source>
            <translation>tirar {cards}</translation>
        </message>
        <message>
            <source>The hand promises most with the trumps of {card:short}: {tricks} tricks.</source>
            <translation>La mano promete más con el triunfo de {card:short}: {tricks} bazas.</translation>
        </message>
        <message>
            <source>Without a sure card to lead, {card}: {many} of its suit may still be out.</source>
            <translation>Sin carta segura para salir, {card}: de su palo aún pueden quedar fuera {many}.</translation>
        </message>
        <message>
            <source>The least useful card is {card}: the bidder needs {lack} of {left} tricks.</source>
            <translation>La carta que menos sirve es {card}: al declarante le faltan {lack} bazas de {left}.</translation>
        </message>
        <message>
            <source>Lower than {card:short} {many} of its suit may still be out.</source>
            <translation>Por debajo de {card:short} aún pueden quedar fuera {many} de su palo.</translation>
        </message>
        <message>
            <source>To draw trumps, {card}: {many} may still be out.</source>
            <translation>Para arrastrar, {card}: aún pueden quedar fuera {many} triunfos.</translation>
        </message>
        <message>
            <source>The highest of its suit is {card}; {many} may still be out.</source>
            <translation>La mayor de su palo es {card}; aún pueden quedar fuera {many}.</translation>
        </message>
        <message>
            <source>The least loss is {card}: {lack} of {left} tricks are needed.</source>
            <translation>Lo que menos se pierde es {card}: hacen falta {lack} bazas de {left}.</translation>
        </message>
        <message>
            <source>To take the trick, {card}: the bidder needs {lack} of {left}.</source>
            <translation>Para quedarse la baza, {card}: al declarante le faltan {lack} de {left}.</translation>
        </message>
        <message>
            <source>To win the trick, {card}: {lack} of {left} are needed.</source>
            <translation>Para ganar la baza, {card}: hacen falta {lack} de {left}.</translation>
        </message>
        <message>
            <source>The auction is over. (Rule 2.11)</source>
            <translation>La subasta ha terminado. (Regla 2.11)</translation>
        </message>
        <message>
            <source>That bid has not been agreed. (Rule 2.10)</source>
            <translation>En esta mesa no se ha acordado ese cante. (Regla 2.10)</translation>
        </message>
        <message>
            <source>First the cards are bought. (Rule 2.38)</source>
            <translation>Primero se compran las cartas. (Regla 2.38)</translation>
        </message>
        <message>
            <source>First throw away the cards too many.</source>
            <translation>Tira antes las cartas que sobran.</translation>
        </message>
        <message>
            <source>The auction comes first. (Rule 2.11)</source>
            <translation>Primero va la subasta. (Regla 2.11)</translation>
        </message>
        <message>
            <source>First look at the card, or decline. (Rule 2.35)</source>
            <translation>Antes mira la carta, o di que no. (Regla 2.35)</translation>
        </message>
        <message>
            <source>First the declarer changes a card. (Rule 2.35)</source>
            <translation>Antes el declarante cambia una carta. (Regla 2.35)</translation>
        </message>
        <message>
            <source>First name the trump suit. (Rule 2.19)</source>
            <translation>Nombra antes el triunfo. (Regla 2.19)</translation>
        </message>
        <message>
            <source>You must open with the lowest card of a suit: {cards}. (Rule 2.19)</source>
            <translation>Debes abrir con la carta más baja de un palo: {cards}. (Regla 2.19)</translation>
        </message>
        <message>
            <source>Whoever opens with the joker must name the trumps. (Rule 2.31)</source>
            <translation>Quien abre con el comodín debe nombrar el triunfo. (Regla 2.31)</translation>
        </message>
        <message>
            <source>One looks before bidding. (Rule 2.35)</source>
            <translation>Se mira antes de cantar. (Regla 2.35)</translation>
        </message>
        <message>
            <source>The spare hand bids a Nap, which is too low now. (Rule 2.34)</source>
            <translation>La mano de ahorro obliga a cantar Napoleón, que ya está superado. (Regla 2.34)</translation>
        </message>
        <message>
            <source>Wellington can only be bid over a Nap. (Rule 2.10)</source>
            <translation>Wellington solo se canta sobre un Napoleón. (Regla 2.10)</translation>
        </message>
        <message>
            <source>Blücher can only be bid over a Wellington. (Rule 2.10)</source>
            <translation>Blücher solo se canta sobre un Wellington. (Regla 2.10)</translation>
        </message>
        <message>
            <source>You must bid higher than the last bid. (Rule 2.10)</source>
            <translation>Debes superar el último cante. (Regla 2.10)</translation>
        </message>
        <message>
            <source>Only who has looked at the extra card may bid with it. (Rule 2.33)</source>
            <translation>Solo puede cantar con la carta extra quien la ha mirado. (Regla 2.33)</translation>
        </message>
        <message>
            <source>You must follow suit: you hold {cards}. (Rule 2.15)</source>
            <translation>Debes asistir: tienes {cards}. (Regla 2.15)</translation>
        </message>
        <message>
            <source>You must open with your lowest plain card: {cards}. (Rule 2.19)</source>
            <translation>Debes abrir con tu carta más baja que no sea triunfo: {cards}. (Regla 2.19)</translation>
        </message>
        <message>
            <source>You must open a Nap with the lowest card of a suit: {cards}. (Rule 2.20)</source>
            <translation>Debes abrir un Napoleón con la carta más baja de un palo: {cards}. (Regla 2.20)</translation>
        </message>
        <message>
            <source>Only with the joker is a suit named. (Rule 2.31)</source>
            <translation>Solo se nombra palo con el comodín. (Regla 2.31)</translation>
        </message>
        <message>
            <source>Trumps are only named with the first card. (Rule 2.31)</source>
            <translation>El triunfo solo se nombra con la primera carta. (Regla 2.31)</translation>
        </message>
        <message>
            <source>There are no trumps in this misère. (Rule 2.13)</source>
            <translation>Este Mis va sin triunfo. (Regla 2.13)</translation>
        </message>
        <message>
            <source>With the joker you can only name a suit that you do not hold. (Rule 2.19)</source>
            <translation>Con el comodín solo puedes nombrar un palo que no tengas. (Regla 2.19)</translation>
        </message>
        <message>
            <source>There is no card to look at. (Rule 2.35)</source>
            <translation>No hay ninguna carta que mirar. (Regla 2.35)</translation>
        </message>
        <message>
            <source>You have already looked at the card. (Rule 2.35)</source>
            <translation>Ya has mirado la carta. (Regla 2.35)</translation>
        </message>
        <message>
            <source>There is no spare hand. (Rule 2.34)</source>
            <translation>No hay mano de ahorro. (Regla 2.34)</translation>
        </message>
        <message>
            <source>The spare hand has been taken. (Rule 2.34)</source>
            <translation>La mano de ahorro ya está tomada. (Regla 2.34)</translation>
        </message>
        <message numerus="yes">
            <source>The stock only has %n card(s). (Rule 2.38)</source>
            <translation>
                <numerusform>En la baceta solo queda %n carta. (Regla 2.38)</numerusform>
                <numerusform>En la baceta solo quedan %n cartas. (Regla 2.38)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Throw away exactly %n card(s).</source>
            <translation>
                <numerusform>Tira exactamente %n carta.</numerusform>
                <numerusform>Tira exactamente %n cartas.</numerusform>
            </translation>
        </message>
        <message>
            <source>You bid with the extra card: take it. (Rule 2.33)</source>
            <translation>Has cantado con la carta extra: debes tomarla. (Regla 2.33)</translation>
        </message>
        <message>
            <source>Change exactly one card. (Rule 2.35)</source>
            <translation>Cambia una carta, ni más ni menos. (Regla 2.35)</translation>
        </message>
        <message>
            <source>Name {first}, {second}, {third} or {fourth}. (Rule 2.19)</source>
            <translation>Nombra {first}, {second}, {third} o {fourth}. (Regla 2.19)</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Paso</translation>
        </message>
        <message>
            <source>One</source>
            <translation>Una</translation>
        </message>
        <message>
            <source>Four</source>
            <translation>Cuatro</translation>
        </message>
        <message>
            <source>Six</source>
            <translation>Seis</translation>
        </message>
        <message>
            <source>Seven</source>
            <translation>Siete</translation>
        </message>
        <message>
            <source>Mis</source>
            <translation>Mis</translation>
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
            <translation>{bid} sin la carta</translation>
        </message>
        <message numerus="yes">
            <source>has {won} · %n left</source>
            <translation>
                <numerusform>lleva {won} · queda %n baza</numerusform>
                <numerusform>lleva {won} · quedan %n bazas</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}: {bid}</source>
            <translation>{who}: {bid}</translation>
        </message>
        <message>
            <source>{bid} with the card</source>
            <translation>{bid} con la carta</translation>
        </message>
        <message numerus="yes">
            <source>You go for {bid}: %n trick(s)</source>
            <translation>
                <numerusform>Vas a {bid}: %n baza</numerusform>
                <numerusform>Vas a {bid}: %n bazas</numerusform>
            </translation>
        </message>
        <message>
            <source>You: {bid}</source>
            <translation>Tú: {bid}</translation>
        </message>
        <message numerus="yes">
            <source>{who} goes for {bid}: %n trick(s)</source>
            <translation>
                <numerusform>{who} va a {bid}: %n baza</numerusform>
                <numerusform>{who} va a {bid}: %n bazas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you have {won} · %n left</source>
            <translation>
                <numerusform>llevas {won} · queda %n baza</numerusform>
                <numerusform>llevas {won} · quedan %n bazas</numerusform>
            </translation>
        </message>
        <message>
            <source>the highest so far</source>
            <translation>la más alta hasta ahora</translation>
        </message>
        <message>
            <source>You have made {bid}</source>
            <translation>Has cumplido {bid}</translation>
        </message>
        <message>
            <source>You have failed {bid}</source>
            <translation>No has cumplido {bid}</translation>
        </message>
        <message>
            <source>{who} has made {bid}</source>
            <translation>{who} ha cumplido {bid}</translation>
        </message>
        <message>
            <source>{who} has failed {bid}</source>
            <translation>{who} no ha cumplido {bid}</translation>
        </message>
        <message>
            <source>Card on the table</source>
            <translation>Carta de la mesa</translation>
        </message>
        <message>
            <source>Spare hand</source>
            <translation>Mano de ahorro</translation>
        </message>
        <message>
            <source>you do not play alone</source>
            <translation>no juegas solo</translation>
        </message>
        <message>
            <source>+{win} / −{lose}</source>
            <translation>+{win} / −{lose}</translation>
        </message>
        <message>
            <source>look first</source>
            <translation>mira antes</translation>
        </message>
        <message numerus="yes">
            <source>%n chip(s) to the pot</source>
            <translation>
                <numerusform>%n ficha al monto</numerusform>
                <numerusform>%n fichas al monto</numerusform>
            </translation>
        </message>
        <message>
            <source>free for the dealer</source>
            <translation>gratis para quien reparte</translation>
        </message>
        <message>
            <source>Look</source>
            <translation>Mirar</translation>
        </message>
        <message>
            <source>costs nothing</source>
            <translation>no cuesta nada</translation>
        </message>
        <message numerus="yes">
            <source>Buy %n card(s)</source>
            <translation>
                <numerusform>Comprar %n carta</numerusform>
                <numerusform>Comprar %n cartas</numerusform>
            </translation>
        </message>
        <message>
            <source>Throw away {picked} of {many}</source>
            <translation>Tirar {picked} de {many}</translation>
        </message>
        <message>
            <source>Take the card on the table</source>
            <translation>Tomar la carta de la mesa</translation>
        </message>
        <message>
            <source>already bid</source>
            <translation>ya cantada</translation>
        </message>
        <message>
            <source>outbid</source>
            <translation>superada</translation>
        </message>
        <message>
            <source>after a Napoleon</source>
            <translation>tras un Napoleón</translation>
        </message>
        <message>
            <source>after a Wellington</source>
            <translation>tras un Wellington</translation>
        </message>
        <message>
            <source>Take the spare hand</source>
            <translation>Tomar la mano de ahorro</translation>
        </message>
        <message>
            <source>and bid Napoleon: {price}</source>
            <translation>y cantar Napoleón: {price}</translation>
        </message>
        <message>
            <source>Do not look</source>
            <translation>No mirar</translation>
        </message>
        <message>
            <source>for {card:short}</source>
            <translation>por {card:short}</translation>
        </message>
        <message>
            <source>pick the card you give</source>
            <translation>elige la carta que das</translation>
        </message>
        <message>
            <source>Trumps: {suit}</source>
            <translation>Triunfo: {suit}</translation>
        </message>
        <message>
            <source>Keep your cards</source>
            <translation>No cambiar cartas</translation>
        </message>
        <message>
            <source>nothing changes</source>
            <translation>todo sigue igual</translation>
        </message>
        <message>
            <source>Bid so many tricks</source>
            <translation>Cantar ese número de bazas</translation>
        </message>
        <message>
            <source>Look at the card</source>
            <translation>Mirar la carta</translation>
        </message>
        <message>
            <source>Take the spare hand; later, the rest is mine</source>
            <translation>Tomar la mano de ahorro; después, el resto es mío</translation>
        </message>
        <message>
            <source>Bid {bid}</source>
            <translation>Cantar {bid}</translation>
        </message>
        <message>
            <source>taken</source>
            <translation>ya tomada</translation>
        </message>
        <message>
            <source>Auction</source>
            <translation>Subasta</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>Cambio</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Juego</translation>
        </message>
        <message>
            <source>Buying</source>
            <translation>Compra</translation>
        </message>
        <message>
            <source>Discarding</source>
            <translation>Descarte</translation>
        </message>
        <message numerus="yes">
            <source>Left over: %n</source>
            <translation>
                <numerusform>Sobra %n</numerusform>
                <numerusform>Sobran %n</numerusform>
            </translation>
        </message>
        <message>
            <source>the lowest (the ace is low in this draw)</source>
            <translation>la más baja (solo en este sorteo, el as es la menor)</translation>
        </message>
        <message>
            <source>Passed</source>
            <translation>Paso</translation>
        </message>
        <message>
            <source>Stakes are double: all have passed (Rule 2.12)</source>
            <translation>Se paga el doble: han pasado todos (Regla 2.12)</translation>
        </message>
        <message>
            <source>The pot goes to whoever bids and makes five tricks</source>
            <translation>El monto se lo lleva quien cante y haga cinco bazas</translation>
        </message>
        <message>
            <source>—</source>
            <translation>—</translation>
        </message>
        <message>
            <source>to speak</source>
            <translation>por hablar</translation>
        </message>
        <message>
            <source>The first lead decides</source>
            <translation>Lo fija la primera salida</translation>
        </message>
        <message>
            <source>You sit out</source>
            <translation>Descansas</translation>
        </message>
        <message>
            <source>Sits out</source>
            <translation>Descansa</translation>
        </message>
        <message>
            <source>You speak last</source>
            <translation>Hablas al final</translation>
        </message>
        <message>
            <source>Speaks last</source>
            <translation>Habla al final</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) bought</source>
            <translation>
                <numerusform>%n carta comprada</numerusform>
                <numerusform>%n cartas compradas</numerusform>
            </translation>
        </message>
        <message>
            <source>Has seen the card</source>
            <translation>Ha visto la carta</translation>
        </message>
        <message>
            <source>Took the spare hand</source>
            <translation>Tomó la mano de ahorro</translation>
        </message>
        <message>
            <source>Each opponent</source>
            <translation>Cada rival</translation>
        </message>
        <message>
            <source>pays</source>
            <translation>paga</translation>
        </message>
        <message>
            <source>receives</source>
            <translation>cobra</translation>
        </message>
        <message numerus="yes">
            <source>%n chip(s)</source>
            <translation>
                <numerusform>%n ficha</numerusform>
                <numerusform>%n fichas</numerusform>
            </translation>
        </message>
        <message>
            <source>With {cards:short}, {bid} is made {often}; with {other:short}, {less}.</source>
            <translation>Con {cards:short}, {bid} se hace {often}; con {other:short}, {less}.</translation>
        </message>
        <message>
            <source>With {cards:short}, {bid} is made more often.</source>
            <translation>Con {cards:short}, {bid} se hace más a menudo.</translation>
        </message>
        <message>
            <source>With {cards:short}, {bid} fails {often}; with {other:short}, {less}.</source>
            <translation>Con {cards:short}, {bid} falla {often}; con {other:short}, {less}.</translation>
        </message>
        <message>
            <source>With {cards:short}, {bid} fails more often.</source>
            <translation>Con {cards:short}, {bid} falla más a menudo.</translation>
        </message>
        <message>
            <source>Your best suit is {cards:short}: by leading it you make it trumps.</source>
            <translation>Tu mejor palo es {cards:short}: al salir de él lo haces triunfo.</translation>
        </message>
        <message>
            <source>Your best suit is {cards:short}.</source>
            <translation>Tu mejor palo es {cards:short}.</translation>
        </message>
        <message>
            <source>You hold the joker, and your best suit is {cards:short}.</source>
            <translation>Tienes el comodín, y tu mejor palo es {cards:short}.</translation>
        </message>
        <message>
            <source>Your best suit is {cards:short}, and besides you hold {others:short}.</source>
            <translation>Tu mejor palo es {cards:short}, y aparte tienes {others:short}.</translation>
        </message>
        <message>
            <source>Your best suit, {cards:short}, is short for trumps.</source>
            <translation>Tu mejor palo, {cards:short}, es corto para triunfo.</translation>
        </message>
        <message>
            <source>Your best suit is {cards:short}; for all five tricks {losers:short} would have to win as well.</source>
            <translation>Tu mejor palo es {cards:short}; para las cinco bazas hay que ganar también con {losers:short}.</translation>
        </message>
        <message>
            <source>In misère low cards count: your suits begin with {cards:short}.</source>
            <translation>En el Mis cuentan las cartas bajas: tus palos empiezan por {cards:short}.</translation>
        </message>
        <message>
            <source>It does not take the trick.</source>
            <translation>No se lleva la baza.</translation>
        </message>
        <message>
            <source>A high card seldom catches {who}: there are lower ones to go under it.</source>
            <translation>Con una carta alta rara vez cae {who}: quedan más bajas con las que pasar por debajo.</translation>
        </message>
        <message numerus="yes">
            <source>A low lead is hard to stay below: %n lower card(s) of its suit can still be out.</source>
            <translation>
                <numerusform>Por debajo de una salida baja cuesta quedar: de su palo solo puede haber fuera una carta más baja.</numerusform>
                <numerusform>Por debajo de una salida baja cuesta quedar: de su palo puede haber fuera %n cartas más bajas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You want to be beaten: %n higher card(s) of its suit can still be out, and {lower} lower.</source>
            <translation>
                <numerusform>Te conviene que te ganen: de su palo puede haber fuera una carta más alta, y {lower} más bajas.</numerusform>
                <numerusform>Te conviene que te ganen: de su palo puede haber fuera %n cartas más altas, y {lower} más bajas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You may throw away any card: %n lower one(s) of this suit could still be played under it.</source>
            <translation>
                <numerusform>Puedes tirar la que quieras: de este palo queda sin ver %n más baja, con la que esta se llevaría la baza.</numerusform>
                <numerusform>Puedes tirar la que quieras: de este palo quedan sin ver %n más bajas, con las que esta se llevaría la baza.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is your highest card that does not take the trick: lower ones stay.</source>
            <translation>Es tu carta más alta que no se lleva la baza: te quedan las bajas.</translation>
        </message>
        <message>
            <source>It leaves the trick to {who}.</source>
            <translation>Le deja la baza a {who}.</translation>
        </message>
        <message>
            <source>It is your highest of its suit: the low ones stay, with which {who} may be made to take a trick.</source>
            <translation>Es tu carta más alta de su palo: te quedan las bajas, con las que a {who} le puede tocar hacer baza.</translation>
        </message>
        <message>
            <source>No lower card of its suit is out: {who} can only stay below by having none of it.</source>
            <translation>No queda fuera ninguna más baja de su palo: {who} solo se libra si no tiene de él.</translation>
        </message>
        <message>
            <source>{who} has to go below it, and the lower it is, the harder that is.</source>
            <translation>{who} tiene que quedar por debajo, y cuanto más baja sea, más le cuesta.</translation>
        </message>
        <message>
            <source>It lets the trick stay low: the lower it is, the harder {who} goes below.</source>
            <translation>Deja la baza baja: cuanto más baja, más le cuesta a {who} quedar por debajo.</translation>
        </message>
        <message>
            <source>You go for every trick</source>
            <translation>Vas a todas las bazas</translation>
        </message>
        <message>
            <source>{who} goes for every trick</source>
            <translation>{who} va a todas las bazas</translation>
        </message>
        <message>
            <source>The pot is yours</source>
            <translation>El monto es tuyo</translation>
        </message>
        <message>
            <source>The pot goes to {who}</source>
            <translation>El monto es de {who}</translation>
        </message>
        <message>
            <source>{bid}!</source>
            <translation>¡{bid}!</translation>
        </message>
        <message>
            <source>{who}: {points}</source>
            <translation>{who}: {points}</translation>
        </message>
        <message>
            <source>{bid}, failed</source>
            <translation>{bid}, fallado</translation>
        </message>
        <message>
            <source>{bid}, made!</source>
            <translation>¡{bid}, cumplido!</translation>
        </message>
        <message>
            <source>Decided: you have made {bid}</source>
            <translation>Decidida: has cumplido {bid}</translation>
        </message>
        <message>
            <source>Decided: you can no longer make {bid}</source>
            <translation>Decidida: ya no puedes cumplir {bid}</translation>
        </message>
        <message>
            <source>Decided: {who} has made {bid}</source>
            <translation>Decidida: {who} ha cumplido {bid}</translation>
        </message>
        <message>
            <source>Decided: {who} can no longer make {bid}</source>
            <translation>Decidida: {who} ya no puede cumplir {bid}</translation>
        </message>
        <message>
            <source>Five cards each, and nothing else.</source>
            <translation>Cinco cartas a cada uno y nada más.</translation>
        </message>
        <message>
            <source>One card lies face down: at one's turn one may pay to look at it, and bid with it. (Rule 2.33)</source>
            <translation>Hay una carta boca abajo: en su turno uno puede pagar por mirarla y cantar con ella. (Regla 2.33)</translation>
        </message>
        <message>
            <source>One card lies face down: at one's turn one may pay to look at it, and a declarer who has looked may exchange it. (Rule 2.35)</source>
            <translation>Hay una carta boca abajo: en su turno uno puede pagar por mirarla, y quien se queda el cante y la ha mirado puede cambiarla. (Regla 2.35)</translation>
        </message>
        <message>
            <source>A spare hand is dealt: at one's turn one may take it, keep the best five of the ten cards, and has bid Nap. (Rule 2.34)</source>
            <translation>Se da una mano de más: en su turno uno puede tomarla, quedarse con las cinco mejores de las diez cartas, y ha cantado Napoleón. (Regla 2.34)</translation>
        </message>
        <message>
            <source>Before the auction one may throw cards away and buy others. (Rule 2.38)</source>
            <translation>Antes de la subasta se pueden tirar cartas y comprar otras. (Regla 2.38)</translation>
        </message>
        <message>
            <source>Seven cards and seven tricks each; six or seven may be bid. (Rule 2.36)</source>
            <translation>Siete cartas y siete bazas; se puede cantar seis o el lote. (Regla 2.36)</translation>
        </message>
        <message>
            <source>Seven cards each, of which two are thrown away; five tricks. (Rule 2.37)</source>
            <translation>Siete cartas a cada uno, de las que se tiran dos; cinco bazas. (Regla 2.37)</translation>
        </message>
        <message>
            <source>The dealer looks at the card for nothing. (Rule 2.33)</source>
            <translation>Quien reparte mira la carta sin pagar. (Regla 2.33)</translation>
        </message>
        <message>
            <source>The dealer pays for a look like everybody. (Rule 2.33)</source>
            <translation>Quien reparte paga por mirar, como todos. (Regla 2.33)</translation>
        </message>
        <message>
            <source>It costs what a lost Nap costs. (Rule 2.34)</source>
            <translation>Cuesta lo que un Napoleón perdido. (Regla 2.34)</translation>
        </message>
        <message>
            <source>It costs a lost Nap, and two chips to the pot. (Rule 2.34)</source>
            <translation>Cuesta un Napoleón perdido y dos fichas al monto. (Regla 2.34)</translation>
        </message>
        <message>
            <source>It costs two lost Naps. (Rule 2.34)</source>
            <translation>Cuesta dos veces un Napoleón perdido. (Regla 2.34)</translation>
        </message>
        <message>
            <source>It wins ten from each, or pays five to each. (Rule 2.36)</source>
            <translation>Cobra diez de cada uno o paga cinco a cada uno. (Regla 2.36)</translation>
        </message>
        <message>
            <source>It wins three from each, or pays three to each. (Rule 2.36)</source>
            <translation>Cobra tres de cada uno o paga tres a cada uno. (Regla 2.36)</translation>
        </message>
        <message>
            <source>They win 24 from each, or pay 12 to each. (Rule 2.36)</source>
            <translation>Cobran 24 de cada uno o pagan 12 a cada uno. (Regla 2.36)</translation>
        </message>
        <message>
            <source>They win 28 from each, or pay 14 to each. (Rule 2.36)</source>
            <translation>Cobran 28 de cada uno o pagan 14 a cada uno. (Regla 2.36)</translation>
        </message>
        <message>
            <source>The hand is not played, and the deal passes on. (Rule 2.12)</source>
            <translation>La mano no se juega y reparte el siguiente. (Regla 2.12)</translation>
        </message>
        <message>
            <source>The next contract is paid double, until one is made. (Rule 2.12)</source>
            <translation>El cante siguiente se paga doble, hasta que alguien cumpla. (Regla 2.12)</translation>
        </message>
        <message>
            <source>Whoever spoke first must make one trick. (Rule 2.12)</source>
            <translation>Quien habló primero tiene que hacer una baza. (Regla 2.12)</translation>
        </message>
        <message>
            <source>Whoever spoke last must make one trick. (Rule 2.12)</source>
            <translation>Quien habló el último tiene que hacer una baza. (Regla 2.12)</translation>
        </message>
        <message>
            <source>Three cards each, then two. (Rule 2.7)</source>
            <translation>Tres cartas a cada uno y luego dos. (Regla 2.7)</translation>
        </message>
        <message>
            <source>Two cards each, then three. (Rule 2.7)</source>
            <translation>Dos cartas a cada uno y luego tres. (Regla 2.7)</translation>
        </message>
        <message>
            <source>One card at a time. (Rule 2.7)</source>
            <translation>De una en una. (Regla 2.7)</translation>
        </message>
        <message>
            <source>A misère has no trumps. (Rule 2.13)</source>
            <translation>En el Mis no hay triunfo. (Regla 2.13)</translation>
        </message>
        <message>
            <source>The first card led makes trumps in a misère too. (Rule 2.13)</source>
            <translation>También en el Mis la primera salida hace triunfo. (Regla 2.13)</translation>
        </message>
        <message>
            <source>It opens with the declarer's lowest trump. (Rule 2.19)</source>
            <translation>Se abre con el triunfo más bajo de quien juega. (Regla 2.19)</translation>
        </message>
        <message>
            <source>It opens with any card, which makes trumps. (Rule 2.19)</source>
            <translation>Se abre con cualquier carta, que hace triunfo. (Regla 2.19)</translation>
        </message>
        <message>
            <source>Trumps are announced, and the lowest plain card is led. (Rule 2.19)</source>
            <translation>Se anuncia el triunfo y se sale de la carta más baja que no lo es. (Regla 2.19)</translation>
        </message>
        <message>
            <source>It opens with any card. (Rule 2.19)</source>
            <translation>Se abre con cualquier carta. (Regla 2.19)</translation>
        </message>
        <message>
            <source>It opens as a Wellington does. (Rule 2.19)</source>
            <translation>Se abre como un Wellington. (Regla 2.19)</translation>
        </message>
        <message>
            <source>It opens with any card. (Rule 2.20)</source>
            <translation>Se abre con cualquier carta. (Regla 2.20)</translation>
        </message>
        <message>
            <source>It opens with the lowest trump of the declarer. (Rule 2.20)</source>
            <translation>Se abre con el triunfo más bajo de quien juega. (Regla 2.20)</translation>
        </message>
        <message>
            <source>A lost Nap pays five to each. (Rule 2.22)</source>
            <translation>Un Napoleón perdido paga cinco a cada uno. (Regla 2.22)</translation>
        </message>
        <message>
            <source>A lost Nap pays ten to each. (Rule 2.22)</source>
            <translation>Un Napoleón perdido paga diez a cada uno. (Regla 2.22)</translation>
        </message>
        <message>
            <source>It wins three from each, or pays three to each. (Rule 2.22)</source>
            <translation>Cobra tres de cada uno o paga tres a cada uno. (Regla 2.22)</translation>
        </message>
        <message>
            <source>It wins three from each, or pays six to each. (Rule 2.22)</source>
            <translation>Cobra tres de cada uno o paga seis a cada uno. (Regla 2.22)</translation>
        </message>
        <message>
            <source>Wellington wins 20 or pays 10, Blücher wins 30 or pays 15, with each. (Rule 2.22)</source>
            <translation>Con cada uno, Wellington cobra 20 o paga 10 y Blücher cobra 30 o paga 15. (Regla 2.22)</translation>
        </message>
        <message>
            <source>Both win 10 from each; they pay 10 and 15 to each. (Rule 2.22)</source>
            <translation>Los dos cobran 10 de cada uno; pagan 10 y 15 a cada uno. (Regla 2.22)</translation>
        </message>
        <message>
            <source>Wellington wins or pays 20, Blücher wins or pays 40, with each. (Rule 2.22)</source>
            <translation>Con cada uno, Wellington cobra o paga 20 y Blücher, 40. (Regla 2.22)</translation>
        </message>
        <message>
            <source>Nobody pays anything in advance. (Rule 2.32)</source>
            <translation>Nadie paga nada por adelantado. (Regla 2.32)</translation>
        </message>
        <message>
            <source>Everybody puts in a chip at each deal; who bids and makes five takes all. (Rule 2.32)</source>
            <translation>En cada reparto todos ponen una ficha; quien canta cinco y cumple se lo lleva. (Regla 2.32)</translation>
        </message>
        <message>
            <source>The dealer puts in a chip at each deal; who bids and makes five takes all. (Rule 2.32)</source>
            <translation>En cada reparto quien reparte pone una ficha; quien canta cinco y cumple se lo lleva. (Regla 2.32)</translation>
        </message>
        <message>
            <source>A lost bid of five tricks leaves the pot as it is. (Rule 2.32)</source>
            <translation>Un cante de cinco perdido deja el monto como está. (Regla 2.32)</translation>
        </message>
        <message>
            <source>A lost bid of five tricks pays as much as the pot holds. (Rule 2.32)</source>
            <translation>Un cante de cinco perdido paga otro tanto de lo que hay en el monto. (Regla 2.32)</translation>
        </message>
        <message>
            <source>The variant</source>
            <translation>La variante</translation>
        </message>
        <message>
            <source>The auction</source>
            <translation>La subasta</translation>
        </message>
        <message>
            <source>Pack, deal and play</source>
            <translation>La baraja, el reparto y el juego</translation>
        </message>
        <message>
            <source>The pot of {pot} is divided: {each} for each, and by lot {one} more for {names}. (Rule 2.32)</source>
            <translation>El monto de {pot} se reparte: {each} para cada uno y, por sorteo, {one} más para {names}. (Regla 2.32)</translation>
        </message>
        <message>
            <source>The pot of {pot} is divided: {each} for each. (Rule 2.32)</source>
            <translation>El monto de {pot} se reparte: {each} para cada uno. (Regla 2.32)</translation>
        </message>
        <message>
            <source>The pot of {pot} is drawn for: {one} for {names}. (Rule 2.32)</source>
            <translation>El monto de {pot} se sortea: {one} para {names}. (Regla 2.32)</translation>
        </message>
        <message>
            <source>There are no trumps.</source>
            <translation>No hay triunfo.</translation>
        </message>
        <message>
            <source>{who} has bid {bid}: only {bids} can beat it.</source>
            <translation>{who} ha cantado {bid}: para superarlo, {bids}.</translation>
        </message>
        <message>
            <source>Trumps: {suit}.</source>
            <translation>Triunfo: {suit}.</translation>
        </message>
        <message numerus="yes">
            <source>You have %n chip(s).</source>
            <translation>
                <numerusform>Tienes %n ficha.</numerusform>
                <numerusform>Tienes %n fichas.</numerusform>
            </translation>
        </message>
        <message>
            <source>Bid or pass: nobody has bid yet.</source>
            <translation>Canta o pasa: nadie ha cantado todavía.</translation>
        </message>
        <message>
            <source>{who} has bid {bid}: you can only pass.</source>
            <translation>{who} ha cantado {bid}: solo puedes pasar.</translation>
        </message>
        <message>
            <source>Lead any card: its suit is trumps.</source>
            <translation>Sal con la carta que quieras: su palo será triunfo.</translation>
        </message>
        <message>
            <source>Lead a card.</source>
            <translation>Sal con una carta.</translation>
        </message>
        <message>
            <source>{who} goes for {bid}.</source>
            <translation>{who} va a {bid}.</translation>
        </message>
        <message numerus="yes">
            <source>With %n players who deals has no cards; the deal passes on.</source>
            <translation>
                <numerusform>Con %n jugador, quien da no lleva cartas; el reparto va pasando.</numerusform>
                <numerusform>Con %n jugadores, quien da no lleva cartas; el reparto va pasando.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Pot: %n chip(s).</source>
            <translation>
                <numerusform>Monto: %n ficha.</numerusform>
                <numerusform>Monto: %n fichas.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody wins it alone.</source>
            <translation>Nadie la gana en solitario.</translation>
        </message>
        <message>
            <source>Pick the cards to change: each costs a chip.</source>
            <translation>Elige las cartas que cambias: cada una cuesta una ficha.</translation>
        </message>
        <message numerus="yes">
            <source>Throw %n card(s) away.</source>
            <translation>
                <numerusform>Tira %n carta.</numerusform>
                <numerusform>Tira %n cartas.</numerusform>
            </translation>
        </message>
        <message>
            <source>Look at the card on the table for a chip, or do not.</source>
            <translation>Mira la carta de la mesa por una ficha, o no la mires.</translation>
        </message>
        <message>
            <source>Pick the card to give for the extra card.</source>
            <translation>Elige la carta que das por la carta extra.</translation>
        </message>
        <message>
            <source>Change a card for the one on the table, or keep yours.</source>
            <translation>Cambia una carta por la de la mesa, o sigue con las tuyas.</translation>
        </message>
        <message>
            <source>Name the trump suit before you lead.</source>
            <translation>Nombra el triunfo antes de salir.</translation>
        </message>
        <message>
            <source>{who} may buy cards.</source>
            <translation>{who} puede comprar cartas.</translation>
        </message>
        <message>
            <source>{who} is throwing cards away.</source>
            <translation>{who} está tirando cartas.</translation>
        </message>
        <message>
            <source>{who} is to speak.</source>
            <translation>Habla {who}.</translation>
        </message>
        <message>
            <source>{who} may look at the card on the table.</source>
            <translation>{who} puede mirar la carta de la mesa.</translation>
        </message>
        <message>
            <source>{who} may change a card.</source>
            <translation>{who} puede cambiar una carta.</translation>
        </message>
        <message>
            <source>{who} is naming the trumps.</source>
            <translation>{who} está eligiendo el triunfo.</translation>
        </message>
        <message>
            <source>You go for {bid}.</source>
            <translation>Vas a {bid}.</translation>
        </message>
        <message>
            <source>From {who}, who failed {bid}: {each}</source>
            <translation>De {who}, que no cumplió {bid}: {each}</translation>
        </message>
        <message>
            <source>{won} of the {need} tricks needed</source>
            <translation>{won} de las {need} bazas que hacían falta</translation>
        </message>
        <message>
            <source>{hand} · Trumps: {trump} · {who} dealt</source>
            <translation>{hand} · Triunfo: {trump} · Repartió {who}</translation>
        </message>
        <message>
            <source>{all} chips</source>
            <translation>{all} fichas</translation>
        </message>
        <message>
            <source>{who}: {bid} failed</source>
            <translation>{who}: {bid}, sin cumplir</translation>
        </message>
        <message>
            <source>dealt, no cards</source>
            <translation>dio, sin cartas</translation>
        </message>
        <message>
            <source>{bid} made, {each} from each: {each} × {many} = {all} (Rule 2.21)</source>
            <translation>{bid}, cumplido; {each} de cada uno: {each} × {many} = {all} (Regla 2.21)</translation>
        </message>
        <message>
            <source>{bid} failed, {each} to each: {each} × {many} = {all} (Rule 2.21)</source>
            <translation>{bid}, sin cumplir; {each} a cada uno: {each} × {many} = {all} (Regla 2.21)</translation>
        </message>
        <message>
            <source>From you, who failed {bid}: {each}</source>
            <translation>De ti, que no cumpliste {bid}: {each}</translation>
        </message>
        <message>
            <source>Paid to {who} for {bid}: {each}</source>
            <translation>A {who}, por cumplir {bid}: {each}</translation>
        </message>
        <message>
            <source>All have passed</source>
            <translation>Han pasado todos</translation>
        </message>
        <message>
            <source>You have revoked</source>
            <translation>Has hecho renuncio</translation>
        </message>
        <message>
            <source>{who} has revoked</source>
            <translation>{who} ha hecho renuncio</translation>
        </message>
        <message>
            <source>stake and pot</source>
            <translation>apuesta y bote</translation>
        </message>
        <message>
            <source>{decided}: {count}</source>
            <translation>{decided}: {count}</translation>
        </message>
        <message>
            <source>a misère may take no trick</source>
            <translation>en un Mis no se puede hacer ninguna baza</translation>
        </message>
        <message>
            <source>{won} of the {need} tricks needed, and only {left} left</source>
            <translation>{won} de las {need} bazas que hacían falta, y solo quedaban {left}</translation>
        </message>
        <message>
            <source>none</source>
            <translation>ninguno</translation>
        </message>
        <message>
            <source>{hand} · Trumps: {trump} · You dealt</source>
            <translation>{hand} · Triunfo: {trump} · Repartiste tú</translation>
        </message>
        <message>
            <source>{chips} + {pot} in the pot = {all} chips</source>
            <translation>{chips} + {pot} en el monto = {all} fichas</translation>
        </message>
        <message>
            <source>all passed</source>
            <translation>pasan todos</translation>
        </message>
        <message>
            <source>{who}: revoke</source>
            <translation>{who}: renuncio</translation>
        </message>
        <message>
            <source>{who}: {bid} made</source>
            <translation>{who}: {bid}, cumplido</translation>
        </message>
        <message>
            <source>Revoke, for all: {amount} (Rule 2.23)</source>
            <translation>Renuncio, por todos: {amount} (Regla 2.23)</translation>
        </message>
        <message>
            <source>+{many}</source>
            <translation>+{many}</translation>
        </message>
        <message>
            <source>Stake: {amount} (Rule 2.32)</source>
            <translation>Puesta: {amount} (Regla 2.32)</translation>
        </message>
        <message>
            <source>Looked at the card: {amount} (Rule 2.35)</source>
            <translation>Mirar la carta: {amount} (Regla 2.35)</translation>
        </message>
        <message>
            <source>Cards bought: {amount} (Rule 2.38)</source>
            <translation>Cartas compradas: {amount} (Regla 2.38)</translation>
        </message>
        <message>
            <source>The pot: {amount} (Rule 2.32)</source>
            <translation>Monto: {amount} (Regla 2.32)</translation>
        </message>
        <message>
            <source>The pot doubled: {amount} (Rule 2.32)</source>
            <translation>Monto doblado: {amount} (Regla 2.32)</translation>
        </message>
        <message>
            <source>Spare hand lost: {amount} (Rule 2.34)</source>
            <translation>Mano de ahorro perdida: {amount} (Regla 2.34)</translation>
        </message>
        <message>
            <source>Paid to you for {bid}: {each}</source>
            <translation>A ti, por cumplir {bid}: {each}</translation>
        </message>
        <message>
            <source>rivals</source>
            <translation>rivales</translation>
        </message>
        <message>
            <source>for you</source>
            <translation>para ti</translation>
        </message>
        <message>
            <source>for {who}</source>
            <translation>para {who}</translation>
        </message>
        <message>
            <source>you pay</source>
            <translation>pagas tú</translation>
        </message>
        <message>
            <source>paid by {who}</source>
            <translation>paga {who}</translation>
        </message>
        <message>
            <source>You make {bid}</source>
            <translation>Cumples {bid}</translation>
        </message>
        <message>
            <source>You fail {bid}</source>
            <translation>No cumples {bid}</translation>
        </message>
        <message>
            <source>{who} makes {bid}</source>
            <translation>{who} cumple {bid}</translation>
        </message>
        <message>
            <source>{who} fails {bid}</source>
            <translation>{who} no cumple {bid}</translation>
        </message>
        <message>
            <source>{decided}: the tricks left change nothing</source>
            <translation>{decided}: las bazas que quedaban no cambian nada</translation>
        </message>
        <message>
            <source>×{times}, as all had passed before (Rule 2.12)</source>
            <translation>× {times}, porque antes pasaron todos (Regla 2.12)</translation>
        </message>
        <message>
            <source>−{many}</source>
            <translation>−{many}</translation>
        </message>
        <message>
            <source>all had passed</source>
            <translation>todos pasaron</translation>
        </message>
        <message>
            <source>passed</source>
            <translation>pasan</translation>
        </message>
        <message>
            <source>Pass.</source>
            <translation>Paso.</translation>
        </message>
        <message>
            <source>I take the spare hand: Napoleon!</source>
            <translation>Tomo la mano de ahorro: ¡Napoleón!</translation>
        </message>
        <message>
            <source>I do not look.</source>
            <translation>No miro.</translation>
        </message>
        <message>
            <source>I change a card.</source>
            <translation>Cambio una carta.</translation>
        </message>
        <message>
            <source>I keep my cards.</source>
            <translation>No cambio ninguna.</translation>
        </message>
        <message>
            <source>That was a revoke. The hand is over.</source>
            <translation>Ha sido renuncio. Se acaba la mano.</translation>
        </message>
        <message>
            <source>You lead {cards:short}: trumps {suit}</source>
            <translation>Sales con {cards:short}: triunfo, {suit}</translation>
        </message>
        <message>
            <source>{who} leads {cards:short}: trumps {suit}</source>
            <translation>{who} sale con {cards:short}: triunfo, {suit}</translation>
        </message>
        <message numerus="yes">
            <source>I buy %n card(s).</source>
            <translation>
                <numerusform>Compro %n carta.</numerusform>
                <numerusform>Compro %n cartas.</numerusform>
            </translation>
        </message>
        <message>
            <source>You bid {bid}</source>
            <translation>Cantas {bid}</translation>
        </message>
        <message>
            <source>You look at the card</source>
            <translation>Miras la carta</translation>
        </message>
        <message>
            <source>You do not look</source>
            <translation>No miras</translation>
        </message>
        <message>
            <source>You take the spare hand</source>
            <translation>Tomas la mano de ahorro</translation>
        </message>
        <message>
            <source>You buy for {cards:short}</source>
            <translation>Compras por {cards:short}</translation>
        </message>
        <message>
            <source>You throw {cards:short} away</source>
            <translation>Tiras {cards:short}</translation>
        </message>
        <message>
            <source>You give {cards:short}</source>
            <translation>Das {cards:short}</translation>
        </message>
        <message>
            <source>You make {suit} trumps</source>
            <translation>Eliges triunfo: {suit}</translation>
        </message>
        <message>
            <source>You keep your cards</source>
            <translation>No cambias ninguna</translation>
        </message>
        <message>
            <source>{who} bids {bid}</source>
            <translation>{who} canta {bid}</translation>
        </message>
        <message>
            <source>{who} looks at the card</source>
            <translation>{who} mira la carta</translation>
        </message>
        <message>
            <source>{who} does not look</source>
            <translation>{who} no mira</translation>
        </message>
        <message>
            <source>{who} takes the spare hand</source>
            <translation>{who} toma la mano de ahorro</translation>
        </message>
        <message numerus="yes">
            <source>{who} buys %n card(s)</source>
            <translation>
                <numerusform>{who} compra %n carta</numerusform>
                <numerusform>{who} compra %n cartas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} throws %n card(s) away</source>
            <translation>
                <numerusform>{who} tira %n carta</numerusform>
                <numerusform>{who} tira %n cartas</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} changes a card</source>
            <translation>{who} cambia una carta</translation>
        </message>
        <message>
            <source>{who} makes {suit} trumps</source>
            <translation>{who} elige triunfo: {suit}</translation>
        </message>
        <message>
            <source>{who} keeps the cards</source>
            <translation>{who} no cambia ninguna</translation>
        </message>
        <message>
            <source>Chips, match by match</source>
            <translation>Fichas, partida a partida</translation>
        </message>
        <message>
            <source>chip</source>
            <translation>ficha</translation>
        </message>
        <message>
            <source>chips</source>
            <translation>fichas</translation>
        </message>
        <message>
            <source>Bids</source>
            <translation>Canta</translation>
        </message>
        <message>
            <source>bids in {share} of the hands</source>
            <translation>canta en el {share} de las manos</translation>
        </message>
        <message>
            <source>You bid in {share} of the hands.</source>
            <translation>Cantas en el {share} de las manos.</translation>
        </message>
        <message>
            <source>Bids all the tricks</source>
            <translation>Canta todas las bazas</translation>
        </message>
        <message>
            <source>bids all the tricks in {share} of the hands</source>
            <translation>canta todas las bazas en el {share} de las manos</translation>
        </message>
        <message>
            <source>You bid all the tricks in {share} of the hands.</source>
            <translation>Cantas todas las bazas en el {share} de las manos.</translation>
        </message>
        <message>
            <source>Bids misère</source>
            <translation>Canta el Mis</translation>
        </message>
        <message>
            <source>bids misère in {share} of the hands</source>
            <translation>canta el Mis en el {share} de las manos</translation>
        </message>
        <message>
            <source>You bid misère in {share} of the hands.</source>
            <translation>Cantas el Mis en el {share} de las manos.</translation>
        </message>
    </context>
    <context>
        <name>napoleon_sentence</name>
        <message>
            <source>Misère</source>
            <translation>el Mis</translation>
        </message>
    </context>
    <context>
        <name>new_game</name>
        <message>
            <source>A deal that I can pass on: the cards follow from a code</source>
            <translation>Una mano que pueda pasar a otros: las cartas salen de un código</translation>
        </message>
        <message>
            <source>What are these rules called?</source>
            <translation>¿Cómo se llaman estas reglas?</translation>
        </message>
        <message>
            <source>New match</source>
            <translation>Partida nueva</translation>
        </message>
        <message>
            <source>At the table</source>
            <translation>Quién se sienta</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Reglas</translation>
        </message>
        <message>
            <source>Another table at random</source>
            <translation>Otra mesa al azar</translation>
        </message>
        <message>
            <source>Undo them</source>
            <translation>Deshacer</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Deal</source>
            <translation>Repartir</translation>
        </message>
        <message>
            <source>Paste a deal…</source>
            <translation>Jugar una mano copiada…</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Juegos</translation>
        </message>
        <message>
            <source>{rules}, changed</source>
            <translation>{rules}, con cambios</translation>
        </message>
        <message>
            <source>In grey: where the other rules leave no choice.</source>
            <translation>En gris, lo que las demás reglas no dejan elegir.</translation>
        </message>
        <message numerus="yes">
            <source>Hide %n option(s)</source>
            <translation>
                <numerusform>Ocultarla</numerusform>
                <numerusform>Ocultarlas</numerusform>
            </translation>
        </message>
        <message>
            <source>See the options of other rules</source>
            <translation>Ver las opciones de otras reglas</translation>
        </message>
        <message>
            <source>How long</source>
            <translation>Duración</translation>
        </message>
        <message>
            <source>Short</source>
            <translation>Corta</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Long</source>
            <translation>Larga</translation>
        </message>
        <message>
            <source>As you like…</source>
            <translation>A medida…</translation>
        </message>
        <message>
            <source>A match goes no further than {hands} hands or {moves} moves: there it can only be given up.</source>
            <translation>Una partida no pasa de {hands} manos ni de {moves} jugadas: si llega ahí, solo queda abandonarla.</translation>
        </message>
        <message>
            <source>More about these rules</source>
            <translation>Más sobre estas reglas</translation>
        </message>
        <message>
            <source>Save with a name…</source>
            <translation>Guardar con nombre…</translation>
        </message>
        <message>
            <source>Rename…</source>
            <translation>Cambiar el nombre…</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Borrar</translation>
        </message>
        <message>
            <source>How strong {name} is</source>
            <translation>Nivel de {name}</translation>
        </message>
        <message>
            <source>at the bottom</source>
            <translation>abajo</translation>
        </message>
        <message>
            <source>Add</source>
            <translation>Añadir</translation>
        </message>
        <message>
            <source>Add an opponent</source>
            <translation>Añadir un adversario</translation>
        </message>
        <message>
            <source>Choose who sits here and how well they play</source>
            <translation>Elige quién se sienta aquí y con qué nivel juega</translation>
        </message>
        <message>
            <source>Play without {name}</source>
            <translation>Jugar sin {name}</translation>
        </message>
        <message>
            <source>Play by the rules of the lessons</source>
            <translation>Jugar con las reglas de las lecciones</translation>
        </message>
        <message>
            <source>The lessons are played by other rules than these.</source>
            <translation>Las lecciones se juegan con otras reglas que estas.</translation>
        </message>
        <message numerus="yes">
            <source>%n change(s) to “{preset}”</source>
            <translation>
                <numerusform>%n cambio sobre «{preset}»</numerusform>
                <numerusform>%n cambios sobre «{preset}»</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n change(s) to the rulebook</source>
            <translation>
                <numerusform>%n cambio sobre el reglamento</numerusform>
                <numerusform>%n cambios sobre el reglamento</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n min</source>
            <translation>
                <numerusform>alrededor de %n min</numerusform>
                <numerusform>unos %n min</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>y %n más</numerusform>
                <numerusform>y %n más</numerusform>
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
            <translation>Regala cartas, monta y sube: nadie gana, pero el último con cartas pierde.</translation>
        </message>
        <message>
            <source>Classic, for six</source>
            <translation>Clásico, para seis</translation>
        </message>
        <message>
            <source>Trump only when you must</source>
            <translation>Fallar solo si no queda otra</translation>
        </message>
        <message>
            <source>An evening: three losses</source>
            <translation>Una velada: a tres derrotas</translation>
        </message>
        <message>
            <source>Four to nine, best six; the pack has four cards of every rank it needs. (Rule 1.2)</source>
            <translation>De cuatro a nueve, mejor seis; la baraja tiene cuatro cartas de cada valor que hace falta. (Regla 1.2)</translation>
        </message>
        <message>
            <source>NLK knows no revoke that could be punished: both are played alike.</source>
            <translation>En el NLK no hay renuncio que castigar: de ambos modos se juega igual.</translation>
        </message>
        <message>
            <source>Piles</source>
            <translation>Montones</translation>
        </message>
        <message>
            <source>How much of the piles can be seen while they grow. (Rule 1.9)</source>
            <translation>Cuánto se ve de los montones mientras crecen. (Regla 1.9)</translation>
        </message>
        <message>
            <source>After the ace</source>
            <translation>Después del as</translation>
        </message>
        <message>
            <source>What may be laid on an ace: the lowest rank of the pack, or a two only. (Rule 1.11)</source>
            <translation>Qué puede ponerse sobre un as: el valor más bajo de la baraja, o solo un dos. (Regla 1.11)</translation>
        </message>
        <message>
            <source>Trumping</source>
            <translation>Fallar</translation>
        </message>
        <message>
            <source>When a trump may be played on a card of another suit. (Rule 1.19)</source>
            <translation>Cuándo se puede echar triunfo a una carta de otro palo. (Regla 1.19)</translation>
        </message>
        <message>
            <source>Cards that turn a trick</source>
            <translation>Cartas para girar</translation>
        </message>
        <message>
            <source>A trick is turned with as many cards as players had some when it was led, or have some now. (Rule 1.23)</source>
            <translation>La baza se gira con tantas cartas como jugadores las tenían al salir, o las tienen ahora. (Regla 1.23)</translation>
        </message>
        <message>
            <source>How many hands are played; a void one does not count. (Rule 1.26)</source>
            <translation>Cuántas manos se juegan; las nulas no cuentan. (Regla 1.26)</translation>
        </message>
        <message>
            <source>Only the top card</source>
            <translation>Solo la carta de arriba</translation>
        </message>
        <message>
            <source>Every card</source>
            <translation>Todas las cartas</translation>
        </message>
        <message>
            <source>The lowest rank</source>
            <translation>El valor más bajo</translation>
        </message>
        <message>
            <source>Only a two</source>
            <translation>Solo un dos</translation>
        </message>
        <message>
            <source>Whenever one likes</source>
            <translation>Siempre que se quiera</translation>
        </message>
        <message>
            <source>Only if unable to beat in suit</source>
            <translation>Solo si no se puede montar</translation>
        </message>
        <message>
            <source>Fixed at the lead</source>
            <translation>Se fija al salir</translation>
        </message>
        <message>
            <source>Shrinks as players go out</source>
            <translation>Mengua cuando alguien termina</translation>
        </message>
        <message>
            <source>One hand</source>
            <translation>Una mano</translation>
        </message>
        <message numerus="yes">
            <source>Until somebody has lost %n hand(s)</source>
            <translation>
                <numerusform>Hasta que alguien pierda %n mano</numerusform>
                <numerusform>Hasta que alguien pierda %n manos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{gone:short} beats none of the cards that the others hold: you are rid of it only by leading it. {kept:short} beats %n.</source>
            <translation>
                <numerusform>{gone:short} no supera ninguna de las cartas que tienen los demás: solo te libras de ella saliendo con ella. {kept:short} supera %n.</numerusform>
                <numerusform>{gone:short} no supera ninguna de las cartas que tienen los demás: solo te libras de ella saliendo con ella. {kept:short} supera %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>{gone:short} is enough here. You keep {kept:short}, which only a trump of the others can beat.</source>
            <translation>Aquí basta {gone:short}. Te guardas {kept:short}, que los demás ya solo pueden superar con un triunfo.</translation>
        </message>
        <message numerus="yes">
            <source>{gone:short} beats fewer of the cards that the others hold than {kept:short}, which you keep: that beats %n of them.</source>
            <translation>
                <numerusform>{gone:short} supera menos cartas de las que tienen los demás que {kept:short}, que te guardas: esa supera %n.</numerusform>
                <numerusform>{gone:short} supera menos cartas de las que tienen los demás que {kept:short}, que te guardas: esa supera %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>{gone:short} is enough here. You keep {kept:short}, a trump, for when you have nothing else to beat with.</source>
            <translation>Aquí basta {gone:short}. Te guardas {kept:short}, un triunfo, para cuando no puedas montar con otra.</translation>
        </message>
        <message>
            <source>{gone:short} is enough here. You keep {kept:short}, which nothing that the others hold can beat.</source>
            <translation>Aquí basta {gone:short}. Te guardas {kept:short}, que nadie puede superar ya.</translation>
        </message>
        <message>
            <source>{low:short}, which you take up, is a trump: it beats any other suit. And you keep {kept:short}.</source>
            <translation>{low:short}, que subes, es triunfo: supera cualquier otro palo. Y te guardas {kept:short}.</translation>
        </message>
        <message>
            <source>{low:short}, once taken up, beats none of the cards that the others hold: you would have to lead it to be rid of it again.</source>
            <translation>{low:short}, si la subes, no supera ninguna de las cartas que tienen los demás: tendrías que salir con ella para librarte otra vez.</translation>
        </message>
        <message numerus="yes">
            <source>{low:short}, which you take up, is no burden: it beats %n of the cards that the others hold. And you keep {kept:short}.</source>
            <translation>
                <numerusform>{low:short}, que subes, no te estorba: supera %n carta de las que tienen los demás. Y te guardas {kept:short}.</numerusform>
                <numerusform>{low:short}, que subes, no te estorba: supera %n cartas de las que tienen los demás. Y te guardas {kept:short}.</numerusform>
            </translation>
        </message>
        <message>
            <source>With {move} you are out in this trick {often}, with {other} {rarely}.</source>
            <translation>Con {move} te quedas sin cartas en esta baza {often}; con {other}, {rarely}.</translation>
        </message>
        <message>
            <source>With {other} you still have to take up a card of this trick {often}, with {move} {rarely}.</source>
            <translation>Con {other} aún tienes que subir una carta de esta baza {often}; con {move}, {rarely}.</translation>
        </message>
        <message>
            <source>With {move} you lead the next trick {often}, with {other} {rarely}.</source>
            <translation>Con {move} sales tú en la baza siguiente {often}; con {other}, {rarely}.</translation>
        </message>
        <message>
            <source>After {move} {who} cannot beat, and has to take a card up {often}; after {other}, {rarely}.</source>
            <translation>Tras {move}, {who} no puede montar y tiene que subir una carta {often}; tras {other}, {rarely}.</translation>
        </message>
        <message>
            <source>{who}, who is next, has nothing that beats {best:short} and has to take a card up.</source>
            <translation>{who}, que va después, no tiene nada que supere {best:short} y tiene que subir una carta.</translation>
        </message>
        <message>
            <source>{who}, who is next, has nothing that beats {best:short} and has to take a card up; {worse:short} {who} could beat.</source>
            <translation>{who}, que va después, no tiene nada que supere {best:short} y tiene que subir una carta; {worse:short} sí podría superarla.</translation>
        </message>
        <message>
            <source>{card:short} turns the trick, and you lead the next one: with that you get rid of a low card.</source>
            <translation>{card:short} gira la baza, y sales tú en la siguiente: así te libras de una carta baja.</translation>
        </message>
        <message>
            <source>With {other} {who} gets out in this trick {often}, with {move} {rarely}.</source>
            <translation>Con {other}, {who} se queda sin cartas en esta baza {often}; con {move}, {rarely}.</translation>
        </message>
        <message>
            <source>“{move}”</source>
            <translation>«{move}»</translation>
        </message>
        <message numerus="yes">
            <source>%n time(s) in 10</source>
            <translation>
                <numerusform>%n vez de cada 10</numerusform>
                <numerusform>%n veces de cada 10</numerusform>
            </translation>
        </message>
        <message>
            <source>hardly ever</source>
            <translation>casi nunca</translation>
        </message>
        <message>
            <source>nearly always</source>
            <translation>casi siempre</translation>
        </message>
        <message>
            <source>Lead {card:short}</source>
            <translation>Salir con {card:short}</translation>
        </message>
        <message>
            <source>Take</source>
            <translation>Subir</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Robar</translation>
        </message>
        <message>
            <source>On my pile</source>
            <translation>A mi montón</translation>
        </message>
        <message>
            <source>Give to {who}</source>
            <translation>Dar a {who}</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Seguir</translation>
        </message>
        <message>
            <source>Beat with {card:short}</source>
            <translation>Montar con {card:short}</translation>
        </message>
        <message>
            <source>Given to {who}, {card:short} comes back to your pile {often}; given to {whom}, {rarely}.</source>
            <translation>Si lo das a {who}, {card:short} vuelve a tu montón {often}; si lo das a {whom}, {rarely}.</translation>
        </message>
        <message>
            <source>{below:short}, which lies below it, can then be given away too {often}; if you draw, {rarely}.</source>
            <translation>Después puedes dar también {below:short}, que está debajo, {often}; si robas, {rarely}.</translation>
        </message>
        <message>
            <source>In your hand {card:short} would be there to the end {often}.</source>
            <translation>En tu mano, {card:short} seguiría ahí hasta el final {often}.</translation>
        </message>
        <message>
            <source>In your hand {card:short} could be laid on no other card {often}: you would have to lead it to be rid of it.</source>
            <translation>En tu mano, {card:short} no podría montar ninguna carta {often}: para soltar esa carta tendrías que salir con ella.</translation>
        </message>
        <message numerus="yes">
            <source>You begin the tricks with %n card(s) fewer.</source>
            <translation>
                <numerusform>Empiezas las bazas con %n carta menos.</numerusform>
                <numerusform>Empiezas las bazas con %n cartas menos.</numerusform>
            </translation>
        </message>
        <message>
            <source>{card:short} is a trump, and whoever has it in the pile leads the first trick.</source>
            <translation>{card:short} es triunfo, y quien tenga esa carta en su montón sale en la primera baza.</translation>
        </message>
        <message>
            <source>{card:short} will be a trump {often}.</source>
            <translation>{card:short} será triunfo {often}.</translation>
        </message>
        <message>
            <source>{card:short} can still be given away later {often}.</source>
            <translation>{card:short} aún se puede dar más tarde {often}.</translation>
        </message>
        <message>
            <source>In your hand {card:short} turns a trick {often}: then you lead again.</source>
            <translation>En tu mano, {card:short} gira una baza {often}: entonces sales otra vez.</translation>
        </message>
        <message>
            <source>In your hand {card:short} can be laid on another card {often}.</source>
            <translation>En tu mano, {card:short} puede montar otra carta {often}.</translation>
        </message>
        <message>
            <source>Left to chance: nothing was weighed.</source>
            <translation>Al azar: no sopesó nada.</translation>
        </message>
        <message>
            <source>Overlooked that the card can be given away.</source>
            <translation>Se le pasó que podía dar la carta.</translation>
        </message>
        <message>
            <source>It is your last card: you are out with it.</source>
            <translation>Es tu última carta: con ella te libras.</translation>
        </message>
        <message>
            <source>The cards go round, so anything else is tried.</source>
            <translation>Las cartas dan vueltas, así que prueba cualquier otra cosa.</translation>
        </message>
        <message>
            <source>You lose the hand {often}.</source>
            <translation>Pierdes la mano {often}.</translation>
        </message>
        <message>
            <source>From here on you are safe, but not with {cards:short}.</source>
            <translation>A partir de aquí te salvas seguro, pero no con {cards:short}.</translation>
        </message>
        <message>
            <source>Take {lowest}: to beat would cost {card}, and {more} more must be laid.</source>
            <translation>Sube {lowest}: montar te costaría {card}, y aún faltan por echar {more}.</translation>
        </message>
        <message>
            <source>“{move}”: to give {card} away would spare you only {many} hands in a thousand.</source>
            <translation>«{move}»: dar {card} solo ahorraría {many} de cada mil manos.</translation>
        </message>
        <message>
            <source>“{move}”: worked out to the end, you are safe ({held} cards left; {won} of {all} moves do).</source>
            <translation>«{move}»: calculado hasta el final, te salvas (quedan {held} cartas; lo consiguen {won} de {all} jugadas).</translation>
        </message>
        <message>
            <source>“{move}” or “{other}”: it is close. You are the last in {lost} % of the deals, or in {more} %.</source>
            <translation>«{move}» o «{other}»: anda muy igualado. Pierdes en el {lost} % de los repartos, o en el {more} %.</translation>
        </message>
        <message>
            <source>From here on you are safe, whatever you do.</source>
            <translation>A partir de aquí te salvas seguro, hagas lo que hagas.</translation>
        </message>
        <message>
            <source>From here on you are safe, but not with every move.</source>
            <translation>A partir de aquí te salvas seguro, pero no con cualquier jugada.</translation>
        </message>
        <message>
            <source>Lead the lowest of your {held} cards.</source>
            <translation>Sal con la más baja de tus {held} cartas.</translation>
        </message>
        <message>
            <source>Beat with the lowest that can: {able} of your {held} cards can beat {top}.</source>
            <translation>Monta con la más baja que pueda: {able} de tus {held} cartas montan sobre {top}.</translation>
        </message>
        <message>
            <source>“{move}”: to be rid of {card} spares {many} hands in a thousand.</source>
            <translation>«{move}»: librarte de {card} ahorra {many} de cada mil manos.</translation>
        </message>
        <message>
            <source>“{move}”: to give {card} away would cost {many} hands in a thousand.</source>
            <translation>«{move}»: dar {card} costaría {many} de cada mil manos.</translation>
        </message>
        <message>
            <source>With “{move}” you are the last in {lost} % of the deals.</source>
            <translation>Con «{move}» pierdes en el {lost} % de los repartos.</translation>
        </message>
        <message>
            <source>With “{move}” you are the last in {lost} % of the deals, with “{other}” in {more} %.</source>
            <translation>Con «{move}» pierdes en el {lost} % de los repartos; con «{other}», en el {more} %.</translation>
        </message>
        <message>
            <source>With “{move}” you are the last in {lost} % of the deals; “{other}” was tried too seldom to tell.</source>
            <translation>Con «{move}» pierdes en el {lost} % de los repartos; «{other}» se probó demasiado poco para saberlo.</translation>
        </message>
        <message>
            <source>With “{move}” you are the last in {lost} % of the deals, with “{other}” in {more} %; that may be chance.</source>
            <translation>Con «{move}» pierdes en el {lost} % de los repartos; con «{other}», en el {more} %: puede ser casualidad.</translation>
        </message>
        <message>
            <source>By fixed rules: one of {many} moves.</source>
            <translation>Por reglas fijas: una de {many} jugadas.</translation>
        </message>
        <message>
            <source>First place the card you drew. (Rule 1.10)</source>
            <translation>Coloca antes la carta que has robado. (Regla 1.10)</translation>
        </message>
        <message>
            <source>The tricks begin when the stock is used up. (Rule 1.15)</source>
            <translation>Las bazas empiezan cuando se agota la baceta. (Regla 1.15)</translation>
        </message>
        <message>
            <source>Only its own suit or a trump beats {top}. (Rule 1.17)</source>
            <translation>Solo una carta de su palo o un triunfo puede superar {top}. (Regla 1.17)</translation>
        </message>
        <message>
            <source>The cards only go round: whoever can beat must do so now, you with {cards}. (Rule 1.25)</source>
            <translation>Las cartas solo dan vueltas: quien pueda superar está obligado, y tú tienes {cards}. (Regla 1.25)</translation>
        </message>
        <message>
            <source>You cannot lay {card} on {top}: it does not follow. (Rule 1.11)</source>
            <translation>No puedes poner {card} sobre {top}: no es la siguiente. (Regla 1.11)</translation>
        </message>
        <message>
            <source>Play one card at a time.</source>
            <translation>Las cartas se juegan de una en una.</translation>
        </message>
        <message>
            <source>No trump while you can beat in suit: you hold {cards}. (Rule 1.19)</source>
            <translation>No puedes fallar mientras puedas montar: tienes {cards}. (Regla 1.19)</translation>
        </message>
        <message>
            <source>You cannot beat {top} with {card}. (Rule 1.17)</source>
            <translation>No puedes superar {top} con {card}. (Regla 1.17)</translation>
        </message>
        <message>
            <source>Only a higher trump beats {top}. (Rule 1.20)</source>
            <translation>Solo un triunfo más alto puede superar {top}. (Regla 1.20)</translation>
        </message>
        <message>
            <source>There is nothing to take: lead a card. (Rule 1.18)</source>
            <translation>No hay nada que subir: sal con una carta. (Regla 1.18)</translation>
        </message>
        <message>
            <source>Your own top card is only given away before drawing. (Rule 1.12)</source>
            <translation>La carta de arriba de tu montón solo se da antes de robar. (Regla 1.12)</translation>
        </message>
        <message>
            <source>Your pile is empty. (Rule 1.13)</source>
            <translation>Tu montón está vacío. (Regla 1.13)</translation>
        </message>
        <message>
            <source>Draw a card first. (Rule 1.10)</source>
            <translation>Roba antes una carta. (Regla 1.10)</translation>
        </message>
        <message>
            <source>You gave the card away: draw another one. (Rule 1.10)</source>
            <translation>Has dado la carta: roba otra. (Regla 1.10)</translation>
        </message>
        <message>
            <source>Choose the pile of another player.</source>
            <translation>Elige el montón de otro jugador.</translation>
        </message>
        <message>
            <source>Nothing goes onto the empty pile of {who}. (Rule 1.13)</source>
            <translation>El montón de {who} está vacío: ahí no se puede poner nada. (Regla 1.13)</translation>
        </message>
        <message>
            <source>The stock is used up: now the cards are played. (Rule 1.15)</source>
            <translation>La baceta se ha agotado: ahora se juegan las cartas. (Regla 1.15)</translation>
        </message>
        <message>
            <source>{who} has fewer cards ({few}) than {whom} ({many}), and would be out sooner.</source>
            <translation>{who} tiene menos cartas ({few}) que {whom} ({many}) y se quedaría antes sin ellas.</translation>
        </message>
        <message>
            <source>{why} {whom}</source>
            <translation>{why} {whom}</translation>
        </message>
        <message>
            <source>To give {card:short} away means drawing another, and {many} of the {all} cards still to come are lower.</source>
            <translation>Dar {card:short} obliga a robar otra carta, y {many} de las {all} que quedan por salir son más bajas.</translation>
        </message>
        <message>
            <source>You draw another in place of {card:short}, and {many} of the {all} cards still to come are higher.</source>
            <translation>En lugar de {card:short} robas otra carta, y {many} de las {all} que quedan por salir son más altas.</translation>
        </message>
        <message>
            <source>{card} follows {top}</source>
            <translation>{card} va detrás de {top}</translation>
        </message>
        <message>
            <source>{card:short} into your hand</source>
            <translation>{card:short} a tu mano</translation>
        </message>
        <message>
            <source>{who} leads then</source>
            <translation>y sale {who}</translation>
        </message>
        <message>
            <source>and you draw again</source>
            <translation>y robas otra vez</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) left</source>
            <translation>
                <numerusform>queda %n carta</numerusform>
                <numerusform>quedan %n cartas</numerusform>
            </translation>
        </message>
        <message>
            <source>Whoever can beat must do so now. (Rule 1.25)</source>
            <translation>Ahora quien pueda superar está obligado. (Regla 1.25)</translation>
        </message>
        <message>
            <source>and your turn ends</source>
            <translation>y termina tu turno</translation>
        </message>
        <message>
            <source>{trumps} You lead.</source>
            <translation>{trumps} Sales tú.</translation>
        </message>
        <message>
            <source>Drawn</source>
            <translation>Robada</translation>
        </message>
        <message numerus="yes">
            <source>{who} · %n</source>
            <translation>
                <numerusform>{who} · %n</numerusform>
                <numerusform>{who} · %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Turned %n</source>
            <translation>
                <numerusform>Girada %n</numerusform>
                <numerusform>Giradas %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Your pile will be your hand</source>
            <translation>Tu montón será tu mano</translation>
        </message>
        <message>
            <source>Everybody's pile will be their hand</source>
            <translation>Cada montón será una mano</translation>
        </message>
        <message>
            <source>The last one with cards loses</source>
            <translation>Pierde el último que tenga cartas</translation>
        </message>
        <message>
            <source>{laid} of {size} cards</source>
            <translation>{laid} de {size} cartas</translation>
        </message>
        <message>
            <source>Whoever can beat must (Rule 1.25)</source>
            <translation>Quien pueda superar está obligado (Regla 1.25)</translation>
        </message>
        <message>
            <source>Stock</source>
            <translation>Baceta</translation>
        </message>
        <message numerus="yes">
            <source>{card:short} on %n card(s)</source>
            <translation>
                <numerusform>{card:short} · %n carta</numerusform>
                <numerusform>{card:short} · %n cartas</numerusform>
            </translation>
        </message>
        <message>
            <source>Last card</source>
            <translation>Última carta</translation>
        </message>
        <message numerus="yes">
            <source>%n lost hand(s)</source>
            <translation>
                <numerusform>%n mano perdida</numerusform>
                <numerusform>%n manos perdidas</numerusform>
            </translation>
        </message>
        <message>
            <source>The suit of the last card</source>
            <translation>El de la última carta</translation>
        </message>
        <message>
            <source>no card</source>
            <translation>sin cartas</translation>
        </message>
        <message>
            <source>Hands lost</source>
            <translation>Manos perdidas</translation>
        </message>
        <message>
            <source>Last</source>
            <translation>Última</translation>
        </message>
        <message>
            <source>Lost by {who}</source>
            <translation>Derrotas · {who}</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Tú</translation>
        </message>
        <message>
            <source>“{move}”: you are the last {often}; “{other}”: {more}.</source>
            <translation>«{move}»: pierdes {often}; «{other}»: {more}.</translation>
        </message>
        <message>
            <source>“{move}”: you are the last less often.</source>
            <translation>«{move}»: pierdes menos a menudo.</translation>
        </message>
        <message>
            <source>It is one card fewer in your hand, but none of the lowest: little hangs on it.</source>
            <translation>Es una carta menos en tu mano, aunque no de las más bajas: importa poco.</translation>
        </message>
        <message>
            <source>It is one card fewer in your hand, and few are still to come.</source>
            <translation>Es una carta menos en tu mano, y ya quedan pocas por salir.</translation>
        </message>
        <message numerus="yes">
            <source>Only %n card(s) of its suit beat it: it is worth having in your hand.</source>
            <translation>
                <numerusform>Solo una carta de su palo la supera: vale la pena tenerla en la mano.</numerusform>
                <numerusform>Solo %n cartas de su palo la superan: vale la pena tenerla en la mano.</numerusform>
            </translation>
        </message>
        <message>
            <source>It beats {top}, and keeps {cards:short}.</source>
            <translation>Supera {top} y conserva {cards:short}.</translation>
        </message>
        <message numerus="yes">
            <source>{card:short} beats only %n of the cards that the others hold: it is rid of most easily as a lead.</source>
            <translation>
                <numerusform>{card:short} solo supera %n carta de las que tienen los demás: sal con ella para librarte.</numerusform>
                <numerusform>{card:short} solo supera %n cartas de las que tienen los demás: sal con ella para librarte.</numerusform>
            </translation>
        </message>
        <message>
            <source>To beat it would cost {card}.</source>
            <translation>Superarla te costaría {card}.</translation>
        </message>
        <message>
            <source>A low card is hard to be rid of: in your hand {card:short} would beat hardly anything.</source>
            <translation>De una carta baja cuesta librarse: en tu mano, {card:short} no superaría casi nada.</translation>
        </message>
        <message>
            <source>No card of its suit beats it: it is worth having in your hand.</source>
            <translation>Ninguna carta de su palo la supera: vale la pena tenerla en la mano.</translation>
        </message>
        <message>
            <source>Otherwise you take {low:short} up, and have one card more to be rid of.</source>
            <translation>Si no, subes {low:short}, y tendrás una carta más de la que librarte.</translation>
        </message>
        <message>
            <source>{card:short} is enough to beat {top:short}. You keep {cards:short}.</source>
            <translation>{card:short} basta para superar {top:short}. Te guardas {cards:short}.</translation>
        </message>
        <message>
            <source>You keep your trumps, which beat any other suit.</source>
            <translation>Te guardas los triunfos, que superan cualquier otro palo.</translation>
        </message>
        <message>
            <source>It is your lowest card.</source>
            <translation>Es tu carta más baja.</translation>
        </message>
        <message>
            <source>{card:short} beats none of the cards that the others hold: you are rid of it only by leading it.</source>
            <translation>{card:short} no supera ninguna de las cartas que tienen los demás: solo te libras de ella saliendo con ella.</translation>
        </message>
        <message>
            <source>None of your cards beats {top}.</source>
            <translation>Ninguna de tus cartas supera {top}.</translation>
        </message>
        <message>
            <source>It fits on no other pile.</source>
            <translation>No encaja en ningún otro montón.</translation>
        </message>
        <message>
            <source>The last card of the stock. Now piles become hands.</source>
            <translation>La última carta de la baceta. Cada montón pasa a ser una mano.</translation>
        </message>
        <message>
            <source>{who} is the first to go out!</source>
            <translation>¡{who} se libra antes que nadie!</translation>
        </message>
        <message>
            <source>{who} is left with cards</source>
            <translation>{who} se queda con cartas</translation>
        </message>
        <message>
            <source>You are the first to go out!</source>
            <translation>¡Te libras antes que nadie!</translation>
        </message>
        <message>
            <source>You are left with cards</source>
            <translation>Te quedas con cartas</translation>
        </message>
        <message>
            <source>One more hand lost</source>
            <translation>Una mano perdida más</translation>
        </message>
        <message>
            <source>Of every pile only the top card can be seen. (Rule 1.9)</source>
            <translation>De cada montón solo se ve la carta de encima. (Regla 1.9)</translation>
        </message>
        <message>
            <source>Every card of every pile can be read while they grow. (Rule 1.9)</source>
            <translation>De cada montón se ven todas las cartas mientras crece. (Regla 1.9)</translation>
        </message>
        <message>
            <source>After the ace comes the lowest rank of the pack, whichever it is. (Rule 1.11)</source>
            <translation>Tras el as va la carta más baja de la baraja, sea la que sea. (Regla 1.11)</translation>
        </message>
        <message>
            <source>After the ace comes only a two: without twos nothing does. (Rule 1.11)</source>
            <translation>Tras el as solo va un dos: si no hay doses, nada. (Regla 1.11)</translation>
        </message>
        <message>
            <source>A trump may be played on any suit, at any time. (Rule 1.19)</source>
            <translation>Se puede fallar siempre, a cualquier palo. (Regla 1.19)</translation>
        </message>
        <message>
            <source>A trump may be played only by who cannot beat in the suit. (Rule 1.19)</source>
            <translation>Solo puede fallar quien no puede superar en el palo. (Regla 1.19)</translation>
        </message>
        <message>
            <source>A trick needs as many cards as players were left when it was led. (Rule 1.23)</source>
            <translation>La baza lleva tantas cartas como jugadores quedaban al empezarla. (Regla 1.23)</translation>
        </message>
        <message>
            <source>A trick needs a card less for everybody who goes out during it. (Rule 1.23)</source>
            <translation>La baza lleva una carta menos por cada uno que sale durante ella. (Regla 1.23)</translation>
        </message>
        <message>
            <source>The piles</source>
            <translation>Los montones</translation>
        </message>
        <message>
            <source>The tricks</source>
            <translation>Las bazas</translation>
        </message>
        <message>
            <source>{who} has lost it.</source>
            <translation>La ha perdido {who}.</translation>
        </message>
        <message>
            <source>You drew {card}: put it on your pile.</source>
            <translation>Has robado {card}: va a tu montón.</translation>
        </message>
        <message>
            <source>{who} may give cards away, and draws.</source>
            <translation>{who} puede dar cartas, y roba.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) left in the stock.</source>
            <translation>
                <numerusform>Queda %n carta en la baceta.</numerusform>
                <numerusform>Quedan %n cartas en la baceta.</numerusform>
            </translation>
        </message>
        <message>
            <source>Beat {top} with {ways}, or take {low}.</source>
            <translation>Monta sobre {top} con {ways}, o sube {low}.</translation>
        </message>
        <message>
            <source>You cannot beat {top}: take {low}.</source>
            <translation>No puedes superar {top}: sube {low}.</translation>
        </message>
        <message>
            <source>{who} must beat {top} or take {low}.</source>
            <translation>{who} debe superar {top} o subir {low}.</translation>
        </message>
        <message>
            <source>The cards only went round: nobody has lost.</source>
            <translation>Las cartas solo daban vueltas: no ha perdido nadie.</translation>
        </message>
        <message>
            <source>You have lost it.</source>
            <translation>La has perdido tú.</translation>
        </message>
        <message>
            <source>You drew the last card, {card}: whoever gets it leads. Give it to {who}, or put it on your pile.</source>
            <translation>Has robado la última carta, {card}: sale quien la reciba. Da la carta a {who}, o ponla en tu montón.</translation>
        </message>
        <message>
            <source>You drew the last card, {card}: put it on your pile, and lead.</source>
            <translation>Has robado la última carta, {card}: va a tu montón y sales tú.</translation>
        </message>
        <message>
            <source>You drew {card}: give it to {who} and draw again, or put it on your pile and end your turn.</source>
            <translation>Has robado {card}: da la carta a {who} y roba otra vez, o ponla en tu montón y termina tu turno.</translation>
        </message>
        <message>
            <source>{who} drew {card} and places it.</source>
            <translation>{who} ha robado {card} y elige montón.</translation>
        </message>
        <message>
            <source>{who} draws again.</source>
            <translation>{who} roba otra vez.</translation>
        </message>
        <message numerus="yes">
            <source>Lead any card: %n card(s) turn the trick.</source>
            <translation>
                <numerusform>Sal con la carta que quieras: con %n carta se gira la baza.</numerusform>
                <numerusform>Sal con la carta que quieras: con %n cartas se gira la baza.</numerusform>
            </translation>
        </message>
        <message>
            <source>Beat {top} with {ways}: you must.</source>
            <translation>Debes montar sobre {top} con {ways}.</translation>
        </message>
        <message>
            <source>Beat {top} with {ways}, or take it.</source>
            <translation>Monta sobre {top} con {ways}, o sube la carta.</translation>
        </message>
        <message>
            <source>You cannot beat {top}: take it.</source>
            <translation>No puedes superar {top}: sube la carta.</translation>
        </message>
        <message>
            <source>{who} must beat {top} or take it.</source>
            <translation>{who} debe superar {top} o subir la carta.</translation>
        </message>
        <message numerus="yes">
            <source>%n more card(s) turn the trick.</source>
            <translation>
                <numerusform>Con otra carta la baza se gira.</numerusform>
                <numerusform>Con otras %n cartas la baza se gira.</numerusform>
            </translation>
        </message>
        <message>
            <source>The cards only go round: whoever can beat must. (Rule 1.25)</source>
            <translation>Las cartas solo dan vueltas: quien pueda superar está obligado. (Regla 1.25)</translation>
        </message>
        <message>
            <source>You may give {card} to {who} before you draw.</source>
            <translation>Puedes dar {card} a {who} antes de robar.</translation>
        </message>
        <message>
            <source>You gave it away: draw again.</source>
            <translation>Has dado la carta: roba otra vez.</translation>
        </message>
        <message>
            <source>Draw a card.</source>
            <translation>Roba una carta.</translation>
        </message>
        <message numerus="yes">
            <source>Draw ↵ · %n left</source>
            <translation>
                <numerusform>Robar ↵ · queda %n</numerusform>
                <numerusform>Robar ↵ · quedan %n</numerusform>
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
            <source>{who} got away: another held more cards (Rule 1.25)</source>
            <translation>{who} se libra: otro tenía más cartas (Regla 1.25)</translation>
        </message>
        <message>
            <source>{who} was the last with cards (Rule 1.24)</source>
            <translation>{who} se quedó con cartas al final (Regla 1.24)</translation>
        </message>
        <message>
            <source>{who} loses the hand</source>
            <translation>{who} pierde la mano</translation>
        </message>
        <message>
            <source>{who} loses</source>
            <translation>pierde: {who}</translation>
        </message>
        <message>
            <source>{who} got away: rid of every card (Rule 1.24)</source>
            <translation>{who} se libra: se quedó sin cartas (Regla 1.24)</translation>
        </message>
        <message>
            <source>You got away: another held more cards (Rule 1.25)</source>
            <translation>Te has librado: otro tenía más cartas (Regla 1.25)</translation>
        </message>
        <message>
            <source>The hand was stopped, and you held most cards (Rule 1.25)</source>
            <translation>La mano se paró, y eras quien más cartas tenía (Regla 1.25)</translation>
        </message>
        <message>
            <source>The hand was stopped, and {who} held most cards (Rule 1.25)</source>
            <translation>La mano se paró, y {who} era quien más cartas tenía (Regla 1.25)</translation>
        </message>
        <message>
            <source>You were the last with cards (Rule 1.24)</source>
            <translation>Te quedaste con cartas al final (Regla 1.24)</translation>
        </message>
        <message>
            <source>Nobody loses: the hand is void</source>
            <translation>No pierde nadie: mano nula</translation>
        </message>
        <message>
            <source>You lose the hand</source>
            <translation>Pierdes la mano</translation>
        </message>
        <message>
            <source>You lose</source>
            <translation>Pierdes</translation>
        </message>
        <message>
            <source>Losses</source>
            <translation>Derrotas</translation>
        </message>
        <message>
            <source>You got away: you are rid of every card (Rule 1.24)</source>
            <translation>Te has librado: te quedaste sin cartas (Regla 1.24)</translation>
        </message>
        <message>
            <source>I am out!</source>
            <translation>¡Sin cartas!</translation>
        </message>
        <message>
            <source>Nobody loses. I deal again.</source>
            <translation>No pierde nadie. Reparto otra vez.</translation>
        </message>
        <message>
            <source>You laid {cards:short}</source>
            <translation>Montas: {cards:short}</translation>
        </message>
        <message>
            <source>Laid {cards:short}</source>
            <translation>Monta: {cards:short}</translation>
        </message>
        <message>
            <source>Out first</source>
            <translation>Fuera: 1.º</translation>
        </message>
        <message>
            <source>Out second</source>
            <translation>Fuera: 2.º</translation>
        </message>
        <message>
            <source>Out third</source>
            <translation>Fuera: 3.º</translation>
        </message>
        <message>
            <source>Out fourth</source>
            <translation>Fuera: 4.º</translation>
        </message>
        <message>
            <source>Out fifth</source>
            <translation>Fuera: 5.º</translation>
        </message>
        <message>
            <source>Out sixth</source>
            <translation>Fuera: 6.º</translation>
        </message>
        <message>
            <source>Out seventh</source>
            <translation>Fuera: 7.º</translation>
        </message>
        <message>
            <source>Out eighth</source>
            <translation>Fuera: 8.º</translation>
        </message>
        <message>
            <source>You led {cards:short}</source>
            <translation>Sales: {cards:short}</translation>
        </message>
        <message>
            <source>Led {cards:short}</source>
            <translation>Sale: {cards:short}</translation>
        </message>
        <message>
            <source>You draw</source>
            <translation>Robas</translation>
        </message>
        <message>
            <source>You keep {card:short}</source>
            <translation>Te quedas con {card:short}</translation>
        </message>
        <message>
            <source>You give {card:short} to {other}</source>
            <translation>Das {card:short} a {other}</translation>
        </message>
        <message>
            <source>You take {card:short}</source>
            <translation>Subes {card:short}</translation>
        </message>
        <message>
            <source>You lead {card:short}</source>
            <translation>Sales con {card:short}</translation>
        </message>
        <message>
            <source>You beat with {card:short} and turn the trick</source>
            <translation>Montas con {card:short} y giras la baza</translation>
        </message>
        <message>
            <source>You beat with {card:short}</source>
            <translation>Montas con {card:short}</translation>
        </message>
        <message>
            <source>{who} draws</source>
            <translation>{who} roba</translation>
        </message>
        <message>
            <source>{who} keeps {card:short}</source>
            <translation>{who} se queda con {card:short}</translation>
        </message>
        <message>
            <source>{who} gives you {card:short}</source>
            <translation>{who} te da {card:short}</translation>
        </message>
        <message>
            <source>{who} gives {card:short} to {other}</source>
            <translation>{who} da {card:short} a {other}</translation>
        </message>
        <message>
            <source>{who} takes {card:short}</source>
            <translation>{who} sube {card:short}</translation>
        </message>
        <message>
            <source>{who} leads {card:short}</source>
            <translation>{who} sale con {card:short}</translation>
        </message>
        <message>
            <source>{who} beats with {card:short} and turns the trick</source>
            <translation>{who} monta con {card:short} y gira la baza</translation>
        </message>
        <message>
            <source>{who} beats with {card:short}</source>
            <translation>{who} monta con {card:short}</translation>
        </message>
        <message>
            <source>Hands fewer lost than among equals</source>
            <translation>Manos perdidas de menos que entre iguales</translation>
        </message>
        <message>
            <source>Among equals everybody loses as often: of five each one a fifth of the hands. Above nothing in the plot you lost fewer.</source>
            <translation>Entre iguales todos pierden lo mismo: si son cinco, cada uno la quinta parte de las manos. Por encima de cero, en el gráfico, has perdido menos.</translation>
        </message>
        <message>
            <source>hand fewer lost</source>
            <translation>mano perdida de menos</translation>
        </message>
        <message>
            <source>hands fewer lost</source>
            <translation>manos perdidas de menos</translation>
        </message>
        <message>
            <source>Takes</source>
            <translation>Se lleva cartas</translation>
        </message>
        <message>
            <source>takes {share} of the times it is to play</source>
            <translation>se lleva cartas el {share} de las veces que le toca</translation>
        </message>
        <message>
            <source>You take {share} of the times you are to play.</source>
            <translation>Te llevas cartas el {share} de las veces que te toca.</translation>
        </message>
        <message>
            <source>Gives its top card away</source>
            <translation>Da su carta de arriba</translation>
        </message>
        <message>
            <source>gives its top card away {share} of the turns</source>
            <translation>da su carta de arriba en el {share} de los turnos</translation>
        </message>
        <message>
            <source>You give your top card away {share} of the turns.</source>
            <translation>Das tu carta de arriba en el {share} de los turnos.</translation>
        </message>
        <message>
            <source>hand more lost</source>
            <translation>mano perdida de más</translation>
        </message>
        <message>
            <source>hands more lost</source>
            <translation>manos perdidas de más</translation>
        </message>
        <message>
            <source>hand</source>
            <translation>mano</translation>
        </message>
        <message>
            <source>hands</source>
            <translation>manos</translation>
        </message>
        <message>
            <source>a spade</source>
            <translation>una pica</translation>
        </message>
        <message>
            <source>a heart</source>
            <translation>un corazón</translation>
        </message>
        <message>
            <source>a diamond</source>
            <translation>un diamante</translation>
        </message>
        <message>
            <source>a club</source>
            <translation>un trébol</translation>
        </message>
        <message>
            <source>Spades are trumps.</source>
            <translation>Triunfo: picas.</translation>
        </message>
        <message>
            <source>Hearts are trumps.</source>
            <translation>Triunfo: corazones.</translation>
        </message>
        <message>
            <source>Diamonds are trumps.</source>
            <translation>Triunfo: diamantes.</translation>
        </message>
        <message>
            <source>Clubs are trumps.</source>
            <translation>Triunfo: tréboles.</translation>
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
            <translation>Otras reglas</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Sí</translation>
        </message>
        <message>
            <source>No</source>
            <translation>No</translation>
        </message>
        <message>
            <source>No effect while “{option}” is “{value}”.</source>
            <translation>Sin efecto mientras «{option}» sea «{value}».</translation>
        </message>
        <message>
            <source>Always “{fixed}” while “{option}” is “{value}”.</source>
            <translation>Siempre «{fixed}» mientras «{option}» sea «{value}».</translation>
        </message>
        <message>
            <source>This version does not know these rules: {keys}.</source>
            <translation>Esta versión no conoce estas reglas: {keys}.</translation>
        </message>
        <message>
            <source>Enforcement</source>
            <translation>Jugadas ilegales</translation>
        </message>
        <message>
            <source>Either only legal cards can be played, or any card, and an illegal one is punished.</source>
            <translation>O solo se pueden jugar cartas legales, o cualquiera, y la ilegal se castiga.</translation>
        </message>
        <message>
            <source>“{option}” cannot be “{value}”.</source>
            <translation>«{option}» no puede ser «{value}».</translation>
        </message>
        <message>
            <source>Only legal cards</source>
            <translation>Solo cartas legales</translation>
        </message>
        <message>
            <source>With revokes and penalties</source>
            <translation>Con renuncio y castigo</translation>
        </message>
        <message>
            <source>Nothing is said of: {options}.</source>
            <translation>No se dice nada de: {options}.</translation>
        </message>
        <message>
            <source>Only legal cards can be played.</source>
            <translation>Solo se pueden jugar cartas válidas.</translation>
        </message>
        <message>
            <source>Any card can be played, and an illegal one is punished at once.</source>
            <translation>Se puede jugar cualquier carta; la que no vale se castiga en el acto.</translation>
        </message>
        <message>
            <source>The deal</source>
            <translation>El reparto</translation>
        </message>
        <message>
            <source>The play</source>
            <translation>El juego</translation>
        </message>
        <message>
            <source>Infractions</source>
            <translation>Las faltas</translation>
        </message>
        <message>
            <source>The accounts</source>
            <translation>Las cuentas</translation>
        </message>
        <message>
            <source>open</source>
            <translation>abierto</translation>
        </message>
        <message>
            <source>folded</source>
            <translation>plegado</translation>
        </message>
        <message>
            <source>A click on the rule opens the book there.</source>
            <translation>Un clic en la regla abre ahí el libro.</translation>
        </message>
        <message>
            <source>changed</source>
            <translation>cambiado</translation>
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
            <translation>Ganas el punto {often}; con {other:short}, {less}.</translation>
        </message>
        <message>
            <source>All five tricks are yours {often}; with {other:short}, {less}.</source>
            <translation>Haces las cinco bazas {often}; con {other:short}, {less}.</translation>
        </message>
        <message>
            <source>You lose all five tricks {often}; with {other:short}, {less}.</source>
            <translation>Pierdes las cinco bazas {often}; con {other:short}, {less}.</translation>
        </message>
        <message>
            <source>You win the point in one deal more out of {many} than with {other:short}.</source>
            <translation>Ganas el punto en un reparto más de cada {many} que con {other:short}.</translation>
        </message>
        <message>
            <source>You win all five tricks in one deal more out of {many} than with {other:short}.</source>
            <translation>Haces las cinco bazas en un reparto más de cada {many} que con {other:short}.</translation>
        </message>
        <message>
            <source>You lose all five tricks in one deal less out of {many} than with {other:short}.</source>
            <translation>Pierdes las cinco bazas en un reparto menos de cada {many} que con {other:short}.</translation>
        </message>
        <message>
            <source>You win the point {often} {this}; {instead}, {less}.</source>
            <translation>Ganas el punto {often} {this}; {instead}, {less}.</translation>
        </message>
        <message>
            <source>You win the point in one deal more out of {many} than {instead}.</source>
            <translation>Ganas el punto en un reparto más de cada {many} que {instead}.</translation>
        </message>
        <message>
            <source>You win all five tricks in one deal more out of {many} than {instead}.</source>
            <translation>Haces las cinco bazas en un reparto más de cada {many} que {instead}.</translation>
        </message>
        <message>
            <source>You take the pool {often}; with {other:short}, {less}.</source>
            <translation>Te llevas el plato {often}; con {other:short}, {less}.</translation>
        </message>
        <message>
            <source>You are left without a trick {often}; with {other:short}, {less}.</source>
            <translation>Te quedas sin baza {often}; con {other:short}, {less}.</translation>
        </message>
        <message>
            <source>You take the pool in one deal more out of {many} than with {other:short}.</source>
            <translation>Te llevas el plato en un reparto más de cada {many} que con {other:short}.</translation>
        </message>
        <message>
            <source>You are left without a trick in one deal less out of {many} than with {other:short}.</source>
            <translation>Te quedas sin baza en un reparto menos de cada {many} que con {other:short}.</translation>
        </message>
        <message>
            <source>{said} {enough}</source>
            <translation>{said} {enough}</translation>
        </message>
        <message>
            <source>If you stay you win the {bank} counters of the pool {pool}, and pay {loo} for no trick {nothing}.</source>
            <translation>Si entras, te llevas las {bank} fichas del plato {pool} y pagas {loo} por no hacer baza {nothing}.</translation>
        </message>
        <message>
            <source>If you stayed you would pay {loo} for no trick {nothing}, and win the {bank} counters of the pool {pool}.</source>
            <translation>Si entraras, pagarías {loo} por no hacer baza {nothing} y te llevarías las {bank} fichas del plato {pool}.</translation>
        </message>
        <message>
            <source>It would be enough to win it {often}.</source>
            <translation>Bastaría con llevárselo {often}.</translation>
        </message>
        <message>
            <source>You would have to win it {often}.</source>
            <translation>Haría falta llevárselo {often}.</translation>
        </message>
        <message>
            <source>You take the pool {often}; {instead}, {less}.</source>
            <translation>Te llevas el plato {often}; {instead}, {less}.</translation>
        </message>
        <message>
            <source>{made} {hinge}</source>
            <translation>{made} {hinge}</translation>
        </message>
        <message>
            <source>{bid} is made {often}; {other}, {less}.</source>
            <translation>{bid} se cumple {often}; {other}, {less}.</translation>
        </message>
        <message>
            <source>{bid} pays more, and is made {often}; {other}, {less}.</source>
            <translation>{bid} paga más y se cumple {often}; {other}, {less}.</translation>
        </message>
        <message>
            <source>{bid} is made {often}, which is just enough for it to pay.</source>
            <translation>{bid} se cumple {often}, lo justo para que compense.</translation>
        </message>
        <message>
            <source>{bid} would be made {often}, just too seldom for it to pay.</source>
            <translation>{bid} se cumpliría {often}, algo menos de lo que hace falta para que compense.</translation>
        </message>
        <message>
            <source>{bid} is made {often}; it pays if it is made {needed}.</source>
            <translation>{bid} se cumple {often}; compensa desde que se cumple {needed}.</translation>
        </message>
        <message>
            <source>{bid} would be made {often}; it only pays if it is made {needed}.</source>
            <translation>{bid} se cumpliría {often}; solo compensa si se cumple {needed}.</translation>
        </message>
        <message>
            <source>{bid} is made {often}; with {other:short}, {less}.</source>
            <translation>{bid} se cumple {often}; con {other:short}, {less}.</translation>
        </message>
        <message>
            <source>{bid} is made in one deal more out of {many} than with {other:short}.</source>
            <translation>{bid} se cumple en un reparto más de cada {many} que con {other:short}.</translation>
        </message>
        <message>
            <source>{bid} fails {often}; with {other:short}, {less}.</source>
            <translation>{bid} falla {often}; con {other:short}, {less}.</translation>
        </message>
        <message>
            <source>{bid} fails in one deal more out of {many} than with {other:short}.</source>
            <translation>{bid} falla en un reparto más de cada {many} que con {other:short}.</translation>
        </message>
    </context>
    <context>
        <name>own_deck</name>
        <message>
            <source>“{name}” is too large to be shown.</source>
            <translation>«{name}» es demasiado grande para mostrarlo.</translation>
        </message>
        <message>
            <source>“{name}” is no drawing that can be shown.</source>
            <translation>«{name}» no es un dibujo que se pueda mostrar.</translation>
        </message>
        <message>
            <source>“{name}” refers to another file, and is not shown.</source>
            <translation>«{name}» remite a otro archivo y no se muestra.</translation>
        </message>
    </context>
    <context>
        <name>panel</name>
        <message>
            <source>Text</source>
            <translation>Texto</translation>
        </message>
        <message>
            <source>Not seen yet: {n}</source>
            <translation>Aún sin ver: {n}</translation>
        </message>
        <message>
            <source>Still in other hands: {n}</source>
            <translation>Aún en otras manos: {n}</translation>
        </message>
        <message>
            <source>Accounts</source>
            <translation>Cuentas</translation>
        </message>
        <message>
            <source>No hand has been finished yet.</source>
            <translation>Todavía no se ha terminado ninguna mano.</translation>
        </message>
        <message>
            <source>Filled: still to come. Outlined: yours. Struck: out.</source>
            <translation>Con fondo, por salir; con marco, tuyas; tachadas, fuera.</translation>
        </message>
        <message>
            <source>moves taken back</source>
            <translation>jugadas deshechas</translation>
        </message>
        <message>
            <source>hints</source>
            <translation>pistas</translation>
        </message>
        <message>
            <source>the play checker</source>
            <translation>el aviso «hay algo mejor»</translation>
        </message>
        <message>
            <source>cards that are known</source>
            <translation>cartas que se saben</translation>
        </message>
        <message>
            <source>Assisted match: {helps}</source>
            <translation>Partida con ayuda: {helps}</translation>
        </message>
        <message>
            <source>{who}: {words}</source>
            <translation>{who}: {words}</translation>
        </message>
        <message>
            <source>Hints are read here</source>
            <translation>Aquí se leen las pistas</translation>
        </message>
        <message>
            <source>The match itself is kept as it was.</source>
            <translation>La partida de verdad se guarda tal como estaba.</translation>
        </message>
        <message>
            <source>While you are asked, what has been played is not told here.</source>
            <translation>Mientras te pregunto, aquí no se dice lo que se ha jugado.</translation>
        </message>
        <message>
            <source>No hint, nothing taken back: the match counts</source>
            <translation>Sin pistas y sin deshacer: la partida cuenta</translation>
        </message>
        <message>
            <source>Won or lost</source>
            <translation>Ganado o perdido</translation>
        </message>
        <message>
            <source>Hands</source>
            <translation>Manos</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Pista</translation>
        </message>
        <message numerus="yes">
            <source>%n lost</source>
            <translation>
                <numerusform>%n perdida</numerusform>
                <numerusform>%n perdidas</numerusform>
            </translation>
        </message>
        <message>
            <source>This hand</source>
            <translation>Esta mano</translation>
        </message>
        <message>
            <source>no. {n}</source>
            <translation>n.º {n}</translation>
        </message>
        <message>
            <source>Close the panel</source>
            <translation>Cerrar el panel</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Marcador</translation>
        </message>
        <message>
            <source>Diary</source>
            <translation>Diario</translation>
        </message>
        <message>
            <source>The table in text, for screen readers</source>
            <translation>La mesa en texto, para lectores de pantalla</translation>
        </message>
        <message>
            <source>Yaku</source>
            <translation>Yaku</translation>
        </message>
        <message>
            <source>An exercise {from_match}, with new cards: it does not count</source>
            <translation>Un ejercicio {from_match}, con cartas nuevas: no cuenta</translation>
        </message>
        <message>
            <source>An exercise {from_match}: it does not count</source>
            <translation>Un ejercicio {from_match}: no cuenta</translation>
        </message>
    </context>
    <context>
        <name>players</name>
        <message>
            <source>seat {number}</source>
            <translation>el asiento {number}</translation>
        </message>
    </context>
    <context>
        <name>problems</name>
        <message>
            <source>Problem of the day</source>
            <translation>Problema de hoy</translation>
        </message>
        <message>
            <source>Look again</source>
            <translation>Volver a verlo</translation>
        </message>
        <message>
            <source>Solve it</source>
            <translation>Resolver</translation>
        </message>
        <message>
            <source>{game}, {step}: {done} of {all} solved</source>
            <translation>{game}, {step}: {done} de {all} resueltos</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>Fácil</translation>
        </message>
        <message>
            <source>Middling</source>
            <translation>Medio</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Difícil</translation>
        </message>
        <message>
            <source>Done: come back tomorrow</source>
            <translation>Hecho, vuelve mañana</translation>
        </message>
        <message>
            <source>Problems</source>
            <translation>Problemas</translation>
        </message>
        <message>
            <source>Propose or play?</source>
            <translation>¿Propones o juegas?</translation>
        </message>
        <message>
            <source>From your mistakes</source>
            <translation>De tus errores</translation>
        </message>
        <message numerus="yes">
            <source>%n left from your own matches</source>
            <translation>
                <numerusform>%n por repasar, de tus partidas</numerusform>
                <numerusform>%n por repasar, de tus partidas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Done: %n day(s) in a row. Come back tomorrow</source>
            <translation>
                <numerusform>Hecho: llevas %n día. Vuelve mañana</numerusform>
                <numerusform>Hecho: llevas %n días seguidos. Vuelve mañana</numerusform>
            </translation>
        </message>
        <message>
            <source>{game}: one decision, the same for everybody</source>
            <translation>{game}: una decisión, la misma para todos</translation>
        </message>
        <message>
            <source>{done} of {all}</source>
            <translation>{done} de {all}</translation>
        </message>
        <message>
            <source>{done} of {all} solved</source>
            <translation>{done} de {all} resueltos</translation>
        </message>
        <message>
            <source>Jeux de règle, the hands on the verge: {done} of {all}</source>
            <translation>Jeux de règle, las manos que dudan: {done} de {all}</translation>
        </message>
        <message>
            <source>You said “{choice}”: on average that {less}.</source>
            <translation>Has dicho «{choice}»: de media eso {less}.</translation>
        </message>
        <message>
            <source>The stronger ones go wrong here.</source>
            <translation>Aquí los más fuertes se equivocan.</translation>
        </message>
        <message>
            <source>That is it: {choice}</source>
            <translation>Eso es: {choice}</translation>
        </message>
        <message>
            <source>Just as good: {choice}</source>
            <translation>Igual de bueno: {choice}</translation>
        </message>
        <message>
            <source>The answer: {choice}</source>
            <translation>La respuesta: {choice}</translation>
        </message>
        <message>
            <source>you</source>
            <translation>tú</translation>
        </message>
        <message>
            <source>Of the program's own players {beginner} of 8 beginners find it, {club} of 8 of the club and {expert} of 4 experts.</source>
            <translation>De los jugadores del programa dan con ello {beginner} de 8 principiantes, {club} de 8 del club y {expert} de 4 expertos.</translation>
        </message>
        <message>
            <source>You said “{choice}”.</source>
            <translation>Has dicho «{choice}».</translation>
        </message>
        <message>
            <source>The rule</source>
            <translation>La regla</translation>
        </message>
        <message>
            <source>Why.</source>
            <translation>Por qué.</translation>
        </message>
        <message>
            <source>Play this hand</source>
            <translation>Jugar esta mano</translation>
        </message>
        <message>
            <source>You are to find this one alone; the answer says why.</source>
            <translation>Esta tienes que encontrarla tú; la respuesta dice por qué.</translation>
        </message>
        <message>
            <source>{key} again puts the worst choice aside.</source>
            <translation>Con {key} otra vez se descarta lo peor.</translation>
        </message>
        <message>
            <source>It is not “{choice}”: nothing is worth less.</source>
            <translation>No es «{choice}»: es lo que menos vale.</translation>
        </message>
        <message>
            <source>{share} %</source>
            <translation>{share} %</translation>
        </message>
        <message>
            <source>{count} hands</source>
            <translation>{count} manos</translation>
        </message>
        <message>
            <source>What do you do?</source>
            <translation>¿Qué haces?</translation>
        </message>
        <message>
            <source>One choice is clearly better, by what you can know.</source>
            <translation>Una opción es claramente mejor, con lo que puedes saber.</translation>
        </message>
        <message>
            <source>Next problem</source>
            <translation>Siguiente</translation>
        </message>
        <message>
            <source>In your match you missed something better here.</source>
            <translation>En tu partida se te escapó aquí algo mejor.</translation>
        </message>
        <message>
            <source>That was all</source>
            <translation>Eso es todo</translation>
        </message>
        <message>
            <source>{series}, problem {n} of {all}</source>
            <translation>{series}, problema {n} de {all}</translation>
        </message>
        <message>
            <source>{series}, problem {n}</source>
            <translation>{series}, problema {n}</translation>
        </message>
        <message>
            <source>Problem {n}</source>
            <translation>Problema {n}</translation>
        </message>
        <message>
            <source>Previous problem</source>
            <translation>Problema anterior</translation>
        </message>
        <message>
            <source>Another problem</source>
            <translation>Otro problema</translation>
        </message>
        <message>
            <source>Problem</source>
            <translation>Problema</translation>
        </message>
        <message>
            <source>The answer in text</source>
            <translation>La respuesta en texto</translation>
        </message>
        <message>
            <source>not answered yet</source>
            <translation>sin responder</translation>
        </message>
        <message>
            <source>solved</source>
            <translation>resuelto</translation>
        </message>
        <message>
            <source>missed</source>
            <translation>fallado</translation>
        </message>
        <message>
            <source>Problem {n}, {state}</source>
            <translation>Problema {n}, {state}</translation>
        </message>
        <message>
            <source>The match has changed since: this decision is not in it any more.</source>
            <translation>La partida ha cambiado desde entonces: esta decisión ya no está en ella.</translation>
        </message>
        <message>
            <source>{game} · {step}</source>
            <translation>{game} · {step}</translation>
        </message>
        <message>
            <source>Propose or play? Jeux de règle</source>
            <translation>¿Propones o juegas? Jeux de règle</translation>
        </message>
    </context>
    <context>
        <name>profiles</name>
        <message>
            <source>The profile of “{name}” cannot be written down: {reason}.</source>
            <translation>No se puede guardar el perfil de «{name}»: {reason}.</translation>
        </message>
        <message>
            <source>Nobody called “{name}” plays here, but these do: {listed}.</source>
            <translation>Aquí no juega nadie que se llame «{name}»; juegan: {listed}.</translation>
        </message>
        <message>
            <source>First player</source>
            <translation>Primera persona</translation>
        </message>
        <message>
            <source>The matches of “{name}” cannot be saved in {folder}: {reason}.</source>
            <translation>Las partidas de «{name}» no se pueden guardar en {folder}: {reason}.</translation>
        </message>
        <message>
            <source>No more than {n} people can play here.</source>
            <translation>Aquí no pueden jugar más de {n} personas.</translation>
        </message>
        <message>
            <source>“{name}” is playing: let somebody else play before.</source>
            <translation>«{name}» está jugando: antes tiene que jugar otra persona.</translation>
        </message>
        <message>
            <source>Somebody</source>
            <translation>Alguien</translation>
        </message>
        <message>
            <source>A name has at least one letter.</source>
            <translation>Un nombre tiene al menos una letra.</translation>
        </message>
        <message>
            <source>Somebody called “{name}” plays here already: choose another name.</source>
            <translation>Aquí ya juega alguien que se llama «{name}»: elige otro nombre.</translation>
        </message>
        <message>
            <source>Who plays</source>
            <translation>Quién juega</translation>
        </message>
        <message>
            <source>Several people can play here, each with matches, settings and statistics of their own.</source>
            <translation>Pueden jugar varias personas, cada una con sus partidas, sus ajustes y sus estadísticas.</translation>
        </message>
        <message>
            <source>Who plays…</source>
            <translation>Quién juega…</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es)</source>
            <translation>
                <numerusform>%n partida</numerusform>
                <numerusform>%n partidas</numerusform>
            </translation>
        </message>
        <message>
            <source>Everybody has matches, settings and statistics of their own.</source>
            <translation>Cada persona tiene sus partidas, sus ajustes y sus estadísticas.</translation>
        </message>
        <message>
            <source>{name} plays now: only others can be let play, or removed.</source>
            <translation>Ahora juega {name}: solo se puede dejar jugar o quitar a otra persona.</translation>
        </message>
        <message>
            <source>What is this player called?</source>
            <translation>¿Cómo se llama?</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) and the settings stay on the disk, and you can bring them back here.</source>
            <translation>
                <numerusform>%n partida y los ajustes se quedan en el disco, y los puedes recuperar aquí.</numerusform>
                <numerusform>%n partidas y los ajustes se quedan en el disco, y los puedes recuperar aquí.</numerusform>
            </translation>
        </message>
        <message>
            <source>plays now</source>
            <translation>juega ahora</translation>
        </message>
        <message>
            <source>removed; all matches are still there</source>
            <translation>fuera de la lista; sus partidas siguen ahí</translation>
        </message>
        <message>
            <source>Add…</source>
            <translation>Añadir…</translation>
        </message>
        <message>
            <source>Rename…</source>
            <translation>Cambiar el nombre…</translation>
        </message>
        <message>
            <source>Remove…</source>
            <translation>Quitar…</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Listo</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Quitar</translation>
        </message>
        <message>
            <source>Keep</source>
            <translation>Dejar</translation>
        </message>
        <message>
            <source>Bring back</source>
            <translation>Recuperar</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Jugar</translation>
        </message>
        <message>
            <source>What is the new player called?</source>
            <translation>¿Cómo se llama la nueva persona?</translation>
        </message>
        <message>
            <source>Remove {name} from the list?</source>
            <translation>¿Quitar a {name} de la lista?</translation>
        </message>
        <message>
            <source>Who plays?</source>
            <translation>¿Quién juega?</translation>
        </message>
        <message>
            <source>{name} plays now.</source>
            <translation>Ahora juega {name}.</translation>
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
            <translation>¿Qué ha salido?</translation>
        </message>
        <message>
            <source>How many trumps are left?</source>
            <translation>¿Cuántos triunfos quedan?</translation>
        </message>
        <message>
            <source>How many of a suit are left?</source>
            <translation>¿Cuántas quedan de un palo?</translation>
        </message>
        <message>
            <source>How many trumps are still out? Your own, and what lies face up or was played, are not.</source>
            <translation>¿Cuántos triunfos quedan fuera? No cuentan los tuyos, ni lo jugado, ni lo que está boca arriba.</translation>
        </message>
        <message>
            <source>How many {suit} are still out? Your own, and what lies face up or was played, are not.</source>
            <translation>¿Cuántas cartas de {suit} quedan fuera? No cuentan las tuyas, ni lo jugado, ni lo que está boca arriba.</translation>
        </message>
        <message>
            <source>Of the {every} {suit}: {mine} yours, {gone} seen, {left} still out.</source>
            <translation>De las {every} cartas de {suit}: en tu mano, {mine}; ya vistas, {gone}; por salir, {left}.</translation>
        </message>
        <message>
            <source>Nobody so far</source>
            <translation>Nadie, por ahora</translation>
        </message>
        <message>
            <source>Who has shown to have no {suit}?</source>
            <translation>¿Quién ha demostrado que no tiene {suit}?</translation>
        </message>
        <message>
            <source>By what was played, everybody may still have {suit}.</source>
            <translation>Por lo jugado, todos pueden tener {suit} todavía.</translation>
        </message>
        <message>
            <source>{card:short}</source>
            <translation>{card:short}</translation>
        </message>
        <message>
            <source>Which of these cards has been played already?</source>
            <translation>¿Cuál de estas cartas ha salido ya?</translation>
        </message>
        <message>
            <source>Played so far: {cards:short}.</source>
            <translation>Han salido: {cards:short}.</translation>
        </message>
        <message>
            <source>{who}</source>
            <translation>{who}</translation>
        </message>
        <message>
            <source>By what {who} played, no {suit} are left there.</source>
            <translation>Por lo que jugó {who}, no le queda {suit}.</translation>
        </message>
        <message>
            <source>Who has none of a suit?</source>
            <translation>¿Quién no tiene de un palo?</translation>
        </message>
        <message>
            <source>How many brights are still to come, not counting your own?</source>
            <translation>¿Cuántas luces quedan por salir, sin contar las tuyas?</translation>
        </message>
        <message>
            <source>How many animals are still to come, not counting your own?</source>
            <translation>¿Cuántos animales quedan por salir, sin contar los tuyos?</translation>
        </message>
        <message>
            <source>How many ribbons are still to come, not counting your own?</source>
            <translation>¿Cuántas cintas quedan por salir, sin contar las tuyas?</translation>
        </message>
        <message>
            <source>{who}: {card:short}.</source>
            <translation>{who}: {card:short}.</translation>
        </message>
        <message>
            <source>How many cards of {month} are still to come, not counting your own?</source>
            <translation>¿Cuántas cartas de {month} quedan por salir, sin contar las tuyas?</translation>
        </message>
        <message>
            <source>Of the {every}: {mine} yours, {gone} seen, {left} still to come.</source>
            <translation>De las {every}: en tu mano, {mine}; ya vistas, {gone}; por salir, {left}.</translation>
        </message>
        <message>
            <source>Which of these cards has been captured?</source>
            <translation>¿Cuál de estas cartas está capturada?</translation>
        </message>
        <message>
            <source>Who has captured {card}?</source>
            <translation>¿Quién ha capturado {card}?</translation>
        </message>
        <message>
            <source>Who has captured it?</source>
            <translation>¿Quién la ha capturado?</translation>
        </message>
        <message>
            <source>What has come of a month?</source>
            <translation>¿Qué ha salido de un mes?</translation>
        </message>
        <message>
            <source>How many ribbons are left?</source>
            <translation>¿Cuántas cintas quedan?</translation>
        </message>
        <message>
            <source>In whose pile does {card} lie?</source>
            <translation>¿En qué montón está {card}?</translation>
        </message>
        <message>
            <source>Who holds {card}?</source>
            <translation>¿Quién tiene {card}?</translation>
        </message>
        <message>
            <source>Which of these cards is out of the game?</source>
            <translation>¿Cuál de estas cartas está fuera del juego?</translation>
        </message>
        <message>
            <source>Out of the game: {cards:short}.</source>
            <translation>Fuera del juego: {cards:short}.</translation>
        </message>
        <message>
            <source>In whose pile is it?</source>
            <translation>¿En qué montón está?</translation>
        </message>
        <message>
            <source>Who holds it?</source>
            <translation>¿Quién la tiene?</translation>
        </message>
        <message>
            <source>Esc: skip</source>
            <translation>Esc: saltar</translation>
        </message>
        <message>
            <source>Right.</source>
            <translation>Eso es.</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Memoria</translation>
        </message>
        <message>
            <source>{number}: {answer}.</source>
            <translation>{number}: {answer}.</translation>
        </message>
        <message>
            <source>No: {right}.</source>
            <translation>No: {right}.</translation>
        </message>
        <message>
            <source>Off: press to be asked on your turn, now and then</source>
            <translation>Apagado: pulsa y preguntaré a ratos en tu turno</translation>
        </message>
        <message>
            <source>Watch a hand, and be asked about it</source>
            <translation>Miras una mano y respondes preguntas</translation>
        </message>
        <message>
            <source>Memory gym</source>
            <translation>Gimnasio de memoria</translation>
        </message>
        <message>
            <source>Others play a hand, and every now and then you are asked what could be counted: a little more each time.</source>
            <translation>Otros juegan una mano, y de vez en cuando te pregunto lo que se podía contar. Cada vez un poco más.</translation>
        </message>
        <message>
            <source>On: now and then on your turn; Esc skips a question</source>
            <translation>Activadas: de vez en cuando te pregunto en tu turno; Esc salta la pregunta</translation>
        </message>
        <message>
            <source>Questions in my matches</source>
            <translation>Preguntas en mis partidas</translation>
        </message>
        <message>
            <source>Level {level} · {right} of {all} right</source>
            <translation>Nivel {level} · {right} de {all} bien</translation>
        </message>
        <message>
            <source>{right} of {all}</source>
            <translation>{right} de {all}</translation>
        </message>
        <message>
            <source>{game} · level {level}</source>
            <translation>{game} · nivel {level}</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Seguir</translation>
        </message>
        <message>
            <source>Another hand</source>
            <translation>Otra mano</translation>
        </message>
        <message>
            <source>Finish</source>
            <translation>Terminar</translation>
        </message>
        <message>
            <source>{right} of {all} right. Level {level}.</source>
            <translation>{right} de {all} bien. Nivel {level}.</translation>
        </message>
        <message>
            <source>Watch the hand: you will be asked about it.</source>
            <translation>Mira la mano: te voy a preguntar por ella.</translation>
        </message>
        <message>
            <source>Exercise</source>
            <translation>Ejercicio</translation>
        </message>
        <message>
            <source>That was the hand.</source>
            <translation>Esa era la mano.</translation>
        </message>
        <message>
            <source>What do you remember?</source>
            <translation>¿Qué recuerdas?</translation>
        </message>
        <message>
            <source>Level {level}.</source>
            <translation>Nivel {level}.</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Saltar</translation>
        </message>
    </context>
    <context>
        <name>replay</name>
        <message>
            <source>Go to when it changed hands</source>
            <translation>Ir a cuando cambió de manos</translation>
        </message>
        <message>
            <source>Go to when it was dealt</source>
            <translation>Ir a cuando se repartió</translation>
        </message>
        <message>
            <source>Go to when it was turned up</source>
            <translation>Ir a cuando se descubrió</translation>
        </message>
        <message>
            <source>Go to when it was played</source>
            <translation>Ir a cuando se jugó</translation>
        </message>
        <message>
            <source>Go to when it was drawn</source>
            <translation>Ir a cuando se tomó</translation>
        </message>
        <message>
            <source>Go to when it was discarded</source>
            <translation>Ir a cuando se descartó</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Jugadas</translation>
        </message>
        <message>
            <source>folded</source>
            <translation>plegada</translation>
        </message>
        <message>
            <source>Winner: {name}</source>
            <translation>Gana: {name}</translation>
        </message>
        <message>
            <source>Trick {number}</source>
            <translation>Baza {number}</translation>
        </message>
        <message numerus="yes">
            <source>%n trick(s)</source>
            <translation>
                <numerusform>%n baza</numerusform>
                <numerusform>%n bazas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n punto</numerusform>
                <numerusform>%n puntos</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} takes</source>
            <translation>{name} sube</translation>
        </message>
        <message>
            <source>{name} is winning</source>
            <translation>va ganando {name}</translation>
        </message>
        <message>
            <source>The unseen cards are being dealt anew…</source>
            <translation>Repartiendo de nuevo las cartas que no viste…</translation>
        </message>
        <message>
            <source>With the same cards</source>
            <translation>Con las mismas cartas</translation>
        </message>
        <message>
            <source>With the cards you had not seen dealt anew</source>
            <translation>Con las que no habías visto, repartidas de nuevo</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Atrás</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>trumps {suit}</source>
            <translation>triunfo {suit}</translation>
        </message>
        <message>
            <source>Hand {hand}</source>
            <translation>Mano {hand}</translation>
        </message>
        <message>
            <source>The hand is over</source>
            <translation>La mano ha terminado</translation>
        </message>
        <message>
            <source>taken back</source>
            <translation>retirada</translation>
        </message>
        <message>
            <source>same cards</source>
            <translation>mismas cartas</translation>
        </message>
        <message>
            <source>new cards</source>
            <translation>cartas nuevas</translation>
        </message>
        <message>
            <source>Replay: {game} against {names}</source>
            <translation>Repetición: {game} contra {names}</translation>
        </message>
        <message>
            <source>What stands before it can be watched.</source>
            <translation>Lo anterior se puede ver.</translation>
        </message>
        <message>
            <source>{game} between {names}</source>
            <translation>{game} entre {names}</translation>
        </message>
        <message>
            <source>Play from here</source>
            <translation>Jugar desde aquí</translation>
        </message>
        <message>
            <source>What was known</source>
            <translation>Lo que se sabía</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Exportar</translation>
        </message>
        <message>
            <source>Sealed deal  {print} · Check</source>
            <translation>Reparto sellado  {print} · Comprobar</translation>
        </message>
        <message>
            <source>The pack of this hand is shown once the hand is over.</source>
            <translation>La baraja de esta mano se enseña cuando la mano termina.</translation>
        </message>
        <message>
            <source>Check that this hand was dealt as its seal says.</source>
            <translation>Comprueba que esta mano se repartió como dice su sello.</translation>
        </message>
        <message>
            <source>Export the match</source>
            <translation>Exportar la partida</translation>
        </message>
        <message>
            <source>The match was copied to {name}.</source>
            <translation>La partida se ha copiado en {name}.</translation>
        </message>
        <message>
            <source>The hand cannot be played to its end; see the log.</source>
            <translation>La mano no se puede jugar hasta el final; el motivo está en el registro.</translation>
        </message>
        <message>
            <source>The record is damaged: no notes can be written into it.</source>
            <translation>El registro está dañado: no se pueden escribir notas en él.</translation>
        </message>
        <message>
            <source>Only a match in your library can keep notes: import this file first.</source>
            <translation>Solo una partida de tu biblioteca puede guardar notas: importa antes este archivo.</translation>
        </message>
        <message>
            <source>Write what you were thinking ({key})</source>
            <translation>Escribe lo que pensabas ({key})</translation>
        </message>
        <message>
            <source>Your note on this move</source>
            <translation>Tu nota en esta jugada</translation>
        </message>
        <message>
            <source>This hand is still being played: go over it when it is over.</source>
            <translation>Esta mano aún se está jugando: repásala cuando acabe.</translation>
        </message>
        <message>
            <source>Reading the match…</source>
            <translation>Leyendo la partida…</translation>
        </message>
        <message>
            <source>Only what this player could know then ({key}: next)</source>
            <translation>Solo lo que este jugador podía saber entonces ({key}: el siguiente)</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Abierta</translation>
        </message>
        <message>
            <source>This hand is still being played: the other hands can be seen once it is over, or in a match with take-backs.</source>
            <translation>Esta mano aún se está jugando: las otras se podrán ver cuando termine, o en una partida con jugadas deshechas.</translation>
        </message>
        <message>
            <source>All hands face up ({key})</source>
            <translation>Todas las manos boca arriba ({key})</translation>
        </message>
        <message>
            <source>As I saw it</source>
            <translation>Como yo lo veía</translation>
        </message>
        <message>
            <source>I</source>
            <translation>Yo</translation>
        </message>
        <message>
            <source>As {name}</source>
            <translation>Como {name}</translation>
        </message>
        <message>
            <source>Place in the match</source>
            <translation>Momento de la partida</translation>
        </message>
        <message>
            <source>◇ something was said or decided</source>
            <translation>◇ se dijo o se decidió algo</translation>
        </message>
        <message>
            <source>⚑ a mistake of yours</source>
            <translation>⚑ un error tuyo</translation>
        </message>
        <message>
            <source>┄ a branch that was played on from there</source>
            <translation>┄ una rama jugada desde ahí</translation>
        </message>
        <message>
            <source>→ and ← unfold and fold the branch one stands on, Enter opens it, F2 renames it, Del deletes it</source>
            <translation>→ y ← despliegan y pliegan la rama en la que estás, Intro la abre, F2 le cambia el nombre y Supr la borra</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Todo</translation>
        </message>
        <message>
            <source>My decisions</source>
            <translation>Mis decisiones</translation>
        </message>
        <message>
            <source>Only where you had a choice</source>
            <translation>Solo donde podías elegir</translation>
        </message>
        <message>
            <source>Branches {count}</source>
            <translation>Ramas {count}</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pausa</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Reproducir</translation>
        </message>
        <message>
            <source>To the beginning</source>
            <translation>Al principio</translation>
        </message>
        <message>
            <source>Your previous decision</source>
            <translation>Tu decisión anterior</translation>
        </message>
        <message>
            <source>Previous move</source>
            <translation>Jugada anterior</translation>
        </message>
        <message>
            <source>Next move</source>
            <translation>Jugada siguiente</translation>
        </message>
        <message>
            <source>Your next decision</source>
            <translation>Tu decisión siguiente</translation>
        </message>
        <message>
            <source>To the end</source>
            <translation>Al final</translation>
        </message>
        <message>
            <source>At normal speed</source>
            <translation>A velocidad normal</translation>
        </message>
        <message>
            <source>{times} times as fast</source>
            <translation>{times} veces más rápido</translation>
        </message>
        <message>
            <source>Hand {hand}, trick {trick} of {tricks}</source>
            <translation>Mano {hand}, baza {trick} de {tricks}</translation>
        </message>
        <message>
            <source>Before the first hand</source>
            <translation>Antes de la primera mano</translation>
        </message>
        <message>
            <source>Hand {hand}, trick {trick}</source>
            <translation>Mano {hand}, baza {trick}</translation>
        </message>
        <message>
            <source>Branch {number}</source>
            <translation>Rama {number}</translation>
        </message>
        <message>
            <source>not played to its end</source>
            <translation>sin terminar</translation>
        </message>
        <message>
            <source>you deal</source>
            <translation>repartes tú</translation>
        </message>
        <message>
            <source>{name} is thinking…</source>
            <translation>{name} piensa…</translation>
        </message>
        <message>
            <source>{name} deals</source>
            <translation>reparte {name}</translation>
        </message>
        <message>
            <source>At the start: {scores}</source>
            <translation>Al empezar: {scores}</translation>
        </message>
    </context>
    <context>
        <name>review</name>
        <message>
            <source>No other cards agree with what you knew here: go back to an earlier move, or play on with the same cards.</source>
            <translation>Ninguna otra carta cuadra con lo que sabías aquí: vuelve a una jugada anterior o sigue con las mismas cartas.</translation>
        </message>
        <message>
            <source>Over {rounds} deals the two cannot be told apart.</source>
            <translation>En {rounds} repartos las dos no se distinguen.</translation>
        </message>
        <message>
            <source>Better on average over {rounds} deals; there is no simple reason.</source>
            <translation>Mejor por término medio en {rounds} repartos; no tengo una razón sencilla.</translation>
        </message>
        <message>
            <source>Your opponent’s cards and play</source>
            <translation>Cartas y juego del rival</translation>
        </message>
        <message>
            <source>Deal</source>
            <translation>Reparto</translation>
        </message>
        <message>
            <source>Your proposals and exchanges</source>
            <translation>Proponer, contestar y cambiar</translation>
        </message>
        <message>
            <source>Cards drawn</source>
            <translation>Cartas robadas</translation>
        </message>
        <message>
            <source>Your play</source>
            <translation>Tu juego</translation>
        </message>
        <message>
            <source>The others’ cards and play</source>
            <translation>Cartas y juego de los demás</translation>
        </message>
        <message>
            <source>Hands with nothing to decide</source>
            <translation>Manos sin nada que decidir</translation>
        </message>
        <message>
            <source>Nobody decided anything at this place of the match.</source>
            <translation>En este punto de la partida nadie decidió nada.</translation>
        </message>
        <message>
            <source>The hand is not over: what others would have made is shown then.</source>
            <translation>La mano no ha terminado: lo que habrían hecho otros se enseña entonces.</translation>
        </message>
        <message>
            <source>Another version of Naipes went over this match and judged a little otherwise: its decisions are judged again by themselves.</source>
            <translation>Otra versión de Naipes repasó esta partida y juzgaba de modo algo distinto: sus decisiones se juzgan otra vez solas, sin que tengas que hacer nada.</translation>
        </message>
        <message>
            <source>What was kept of the review of this match cannot be used, so its decisions are judged again by themselves. The match itself is whole.</source>
            <translation>Lo que se guardó del repaso de esta partida no sirve: sus decisiones se juzgan otra vez solas. La partida está intacta.</translation>
        </message>
        <message numerus="yes">
            <source>%n deal(s)</source>
            <translation>
                <numerusform>un reparto</numerusform>
                <numerusform>%n repartos</numerusform>
            </translation>
        </message>
        <message>
            <source>“{choice}”</source>
            <translation>«{choice}»</translation>
        </message>
        <message>
            <source>{unit} of 100</source>
            <translation>{unit} de cada 100</translation>
        </message>
        <message>
            <source>{amount} points</source>
            <translation>{amount} puntos</translation>
        </message>
        <message>
            <source>{amount} counters</source>
            <translation>{amount} fichas</translation>
        </message>
        <message>
            <source>{amount} chips</source>
            <translation>{amount} fichas</translation>
        </message>
        <message>
            <source>{amount} mon</source>
            <translation>{amount} mon</translation>
        </message>
        <message>
            <source>{amount} tricks</source>
            <translation>{amount} bazas</translation>
        </message>
        <message>
            <source>brings {amount} less</source>
            <translation>trae {amount} menos</translation>
        </message>
        <message numerus="yes">
            <source>loses about %n hand(s) more in 100</source>
            <translation>
                <numerusform>pierde más o menos %n mano más de cada 100</numerusform>
                <numerusform>pierde unas %n manos más de cada 100</numerusform>
            </translation>
        </message>
        <message>
            <source>brings at least {amount} less</source>
            <translation>trae al menos {amount} menos</translation>
        </message>
        <message numerus="yes">
            <source>%n moment(s) that cost {amount}</source>
            <translation>
                <numerusform>%n momento que costó {amount}</numerusform>
                <numerusform>%n momentos que costaron {amount}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s) gone over, and no clear mistake.</source>
            <translation>
                <numerusform>%n decisión repasada, sin ningún error claro.</numerusform>
                <numerusform>%n decisiones repasadas, sin ningún error claro.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>In %n of them something else would have been a little better.</source>
            <translation>
                <numerusform>En una de ellas había algo un poco mejor.</numerusform>
                <numerusform>En %n de ellas había algo un poco mejor.</numerusform>
            </translation>
        </message>
        <message>
            <source>There was nothing to decide here.</source>
            <translation>Aquí no había nada que decidir.</translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s) not judged: nobody answered in time. It is tried again when the match is opened.</source>
            <translation>
                <numerusform>%n decisión no juzgada: no hubo respuesta a tiempo. Se intenta otra vez al abrir la partida.</numerusform>
                <numerusform>%n decisiones no juzgadas: no hubo respuesta a tiempo. Se intenta otra vez al abrir la partida.</numerusform>
            </translation>
        </message>
        <message>
            <source>Compared with what the table makes on average: above zero you gain on the others, below it you lose to them.</source>
            <translation>Comparado con la media de la mesa: por encima de cero ganas terreno a los demás, por debajo lo pierdes.</translation>
        </message>
        <message numerus="yes">
            <source>loses %n hand(s) more in 100</source>
            <translation>
                <numerusform>pierde %n mano más de cada 100</numerusform>
                <numerusform>pierde %n manos más de cada 100</numerusform>
            </translation>
        </message>
        <message>
            <source>brings about {amount} less</source>
            <translation>trae cerca de {amount} menos</translation>
        </message>
        <message>
            <source>loses hardly a hand more in 100</source>
            <translation>apenas pierde una mano más de cada 100</translation>
        </message>
        <message numerus="yes">
            <source>loses at least %n hand(s) more in 100</source>
            <translation>
                <numerusform>pierde al menos %n mano más de cada 100</numerusform>
                <numerusform>pierde al menos %n manos más de cada 100</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n moment(s) that cost up to {amount}</source>
            <translation>
                <numerusform>%n momento que costó hasta {amount}</numerusform>
                <numerusform>%n momentos que costaron hasta {amount}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The %n dearest of {all} moments cost {amount}</source>
            <translation>
                <numerusform>El más caro de {all} momentos costó {amount}</numerusform>
                <numerusform>Los %n más caros de {all} momentos costaron {amount}</numerusform>
            </translation>
        </message>
        <message>
            <source>It was the deal: with such cards even the best play costs {amount} against average ones.</source>
            <translation>Fue el reparto: con esas cartas, hasta el mejor juego cuesta {amount} frente a unas corrientes.</translation>
        </message>
        <message>
            <source>Nothing could be judged here: the strongest player goes by rules of thumb here too.</source>
            <translation>Aquí no se ha podido juzgar nada: también el más fuerte decide aquí a ojo, por reglas sencillas.</translation>
        </message>
        <message>
            <source>Nothing could be judged here.</source>
            <translation>Aquí no se ha podido juzgar nada.</translation>
        </message>
        <message numerus="yes">
            <source>%n more loss(es) in 100 hands</source>
            <translation>
                <numerusform>%n derrota más de cada 100 manos</numerusform>
                <numerusform>%n derrotas más de cada 100 manos</numerusform>
            </translation>
        </message>
        <message>
            <source>is hardly worth less</source>
            <translation>apenas vale menos</translation>
        </message>
        <message>
            <source>? cost you {amount}</source>
            <translation>? te costó {amount}</translation>
        </message>
        <message>
            <source>Luck turned after {cards}: what the others held, drew or played cost you {amount}.</source>
            <translation>La suerte cambió después de {cards}: lo que los demás tenían, robaron o jugaron te costó {amount}.</translation>
        </message>
        <message>
            <source>Luck turned after decision no. {n}: what the others held, drew or played cost you {amount}.</source>
            <translation>La suerte cambió después de tu decisión n.º {n}: lo que los demás tenían, robaron o jugaron te costó {amount}.</translation>
        </message>
        <message>
            <source>Yes, and it could be seen</source>
            <translation>Sí, y se podía ver</translation>
        </message>
        <message>
            <source>Yes, but only seeing the cards</source>
            <translation>Sí, pero solo viendo las cartas</translation>
        </message>
        <message>
            <source>Very hard</source>
            <translation>Muy difícil</translation>
        </message>
        <message>
            <source>No, not with these cards</source>
            <translation>No, con estas cartas no</translation>
        </message>
        <message>
            <source>No single move wins; two do: {first}, and later {second}.</source>
            <translation>Ninguna jugada gana por sí sola; dos juntas sí: {first} y, más tarde, {second}.</translation>
        </message>
        <message>
            <source>{title} (you: {gained}).</source>
            <translation>{title} (tú: {gained}).</translation>
        </message>
        <message>
            <source>Right of the upright line one gains, left of it one loses.</source>
            <translation>A la derecha de la raya se gana; a la izquierda, se pierde.</translation>
        </message>
        <message>
            <source>The longer the bar, the better.</source>
            <translation>Cuanto más larga la barra, mejor.</translation>
        </message>
        <message>
            <source>What each brings on average, in {unit}: played on {times} with cards as they could lie, in several comparisons, you going on as the strongest would.</source>
            <translation>Lo que da cada opción de media, en {unit}: jugada {times} hasta el final con cartas que eran posibles, en varias comparaciones, contando con que tú sigues como lo haría el jugador más fuerte.</translation>
        </message>
        <message numerus="yes">
            <source>%n time(s)</source>
            <translation>
                <numerusform>%n vez</numerusform>
                <numerusform>%n veces</numerusform>
            </translation>
        </message>
        <message>
            <source>Bars start from zero: to the right one gains, to the left one loses.</source>
            <translation>Las barras parten del cero: a la derecha se gana, a la izquierda se pierde.</translation>
        </message>
        <message>
            <source>±, the thin line of a bar, says how far chance may have moved a figure.</source>
            <translation>El ±, la raya fina de la barra, dice cuánto puede haber movido la cifra el azar.</translation>
        </message>
        <message>
            <source>Below zero it brings the others more.</source>
            <translation>Bajo cero, se gana menos de lo que se pierde.</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>y %n más</numerusform>
                <numerusform>y %n más</numerusform>
            </translation>
        </message>
        <message>
            <source>Go over it</source>
            <translation>Repasar</translation>
        </message>
        <message>
            <source>Going through this hand again…</source>
            <translation>Repasando esta mano…</translation>
        </message>
        <message>
            <source>Could you have won?</source>
            <translation>¿Podías ganar?</translation>
        </message>
        <message>
            <source>Going over your decisions: {done} of {all}…</source>
            <translation>Repasando tus decisiones: {done} de {all}…</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Reglas</translation>
        </message>
        <message>
            <source>Your hand</source>
            <translation>Tu mano</translation>
        </message>
        <message>
            <source>Clear mistakes only. Try again with the cards closed, as you saw them</source>
            <translation>Solo errores claros. Inténtalo otra vez con las cartas tapadas, como las viste</translation>
        </message>
        <message>
            <source>Nothing to reproach: no clear mistake</source>
            <translation>Nada que reprochar: ningún error claro</translation>
        </message>
        <message>
            <source>Look at your decisions all the same, and at what they led to</source>
            <translation>Mira de todos modos tus decisiones y a qué llevaron</translation>
        </message>
        <message>
            <source>Gone over: you found something better each time</source>
            <translation>Repasado: has encontrado siempre algo mejor</translation>
        </message>
        <message>
            <source>Decisions gone over</source>
            <translation>Decisiones repasadas</translation>
        </message>
        <message>
            <source>Going through the match again…</source>
            <translation>Repasando la partida…</translation>
        </message>
        <message numerus="yes">
            <source>No clear mistake; %n decision(s) could be better</source>
            <translation>
                <numerusform>Ningún error claro; %n decisión se puede mejorar</numerusform>
                <numerusform>Ningún error claro; %n decisiones se pueden mejorar</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing to reproach: the hand was lost by bad luck</source>
            <translation>Nada que reprochar: la mano se perdió por mala suerte</translation>
        </message>
        <message>
            <source>best</source>
            <translation>mejor</translation>
        </message>
        <message>
            <source>Weighing your choice…</source>
            <translation>Sopesando lo que has elegido…</translation>
        </message>
        <message>
            <source>On the table</source>
            <translation>En la mesa</translation>
        </message>
        <message numerus="yes">
            <source>%n possible deal(s), good and bad ones in their share, and how the hand ends there with each choice if all play on as usual players do:</source>
            <translation>
                <numerusform>%n reparto posible, y cómo acaba en él la mano con cada opción si todos siguen como jugadores corrientes:</numerusform>
                <numerusform>%n repartos posibles, buenos y malos en su proporción, y cómo acaba en ellos la mano con cada opción si todos siguen como jugadores corrientes:</numerusform>
            </translation>
        </message>
        <message>
            <source>With what you knew, hardly a card could lie elsewhere.</source>
            <translation>Con lo que sabías, apenas había carta que pudiera estar en otro sitio.</translation>
        </message>
        <message>
            <source>What would have happened with {choice}</source>
            <translation>Qué habría pasado con {choice}</translation>
        </message>
        <message>
            <source>What happened with {choice}</source>
            <translation>Qué pasó con {choice}</translation>
        </message>
        <message>
            <source>What each was worth, by what you knew</source>
            <translation>Qué valía cada opción, con lo que sabías</translation>
        </message>
        <message>
            <source>Why, by what you knew</source>
            <translation>Por qué, con lo que sabías</translation>
        </message>
        <message>
            <source>Dealing it anew, many times, and playing on…</source>
            <translation>Repartiendo de nuevo muchas veces y jugándolo hasta el final…</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Otra vez</translation>
        </message>
        <message>
            <source>In figures</source>
            <translation>Con números</translation>
        </message>
        <message>
            <source>Five deals</source>
            <translation>Cinco repartos</translation>
        </message>
        <message>
            <source>{answer} · you said so</source>
            <translation>{answer} · lo que dijiste</translation>
        </message>
        <message>
            <source>See the answer</source>
            <translation>Ver la respuesta</translation>
        </message>
        <message>
            <source>Try another</source>
            <translation>Probar otra</translation>
        </message>
        <message>
            <source>Play from here</source>
            <translation>Jugar desde aquí</translation>
        </message>
        <message>
            <source>Asking how it would have gone on…</source>
            <translation>Preguntando cómo habría seguido…</translation>
        </message>
        <message>
            <source>Review: {game} against {names}</source>
            <translation>Repasar: {game} contra {names}</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>Repaso</translation>
        </message>
        <message>
            <source>See it in the replay</source>
            <translation>Ver en la repetición</translation>
        </message>
        <message>
            <source>hand {hand} alone</source>
            <translation>solo la mano {hand}</translation>
        </message>
        <message>
            <source>without trying</source>
            <translation>sin intentarlo</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Saltar</translation>
        </message>
        <message>
            <source>it comes again at the end</source>
            <translation>vuelve al final de la lista</translation>
        </message>
        <message>
            <source>Best</source>
            <translation>La mejor</translation>
        </message>
        <message>
            <source>Yours</source>
            <translation>La tuya</translation>
        </message>
        <message>
            <source>Yours, and the best</source>
            <translation>La tuya, y la mejor</translation>
        </message>
        <message>
            <source>yours</source>
            <translation>la tuya</translation>
        </message>
        <message>
            <source>both</source>
            <translation>las dos</translation>
        </message>
        <message>
            <source>yours, the best</source>
            <translation>tuya y mejor</translation>
        </message>
        <message>
            <source>Wins</source>
            <translation>Gana</translation>
        </message>
        <message>
            <source>{card}, wins</source>
            <translation>{card}, gana</translation>
        </message>
        <message>
            <source>Luck and skill of this hand</source>
            <translation>Suerte y juego de esta mano</translation>
        </message>
        <message>
            <source>{before} % → {after} %</source>
            <translation>{before} % → {after} %</translation>
        </message>
        <message>
            <source>Luck {luck} %, your decisions {skill} %.</source>
            <translation>Suerte {luck} %, tus decisiones {skill} %.</translation>
        </message>
        <message>
            <source>These values do not add up to the result: between them lie the cards and play of the others.</source>
            <translation>Estos valores no suman el resultado: entre uno y otro están las cartas y el juego de los demás.</translation>
        </message>
        <message>
            <source>Worth before you played, in {unit}</source>
            <translation>Valor antes de jugar, en {unit}</translation>
        </message>
        <message>
            <source>Chance of winning the game</source>
            <translation>Probabilidad de ganar el juego</translation>
        </message>
        <message>
            <source>Of 100 hands, not lost from here, before you played</source>
            <translation>De cada 100 manos, sin perder desde ahí, antes de jugar</translation>
        </message>
        <message>
            <source>It is told with the answer.</source>
            <translation>Se cuenta con la respuesta.</translation>
        </message>
        <message>
            <source>Luck and skill of the match</source>
            <translation>Suerte y juego de la partida</translation>
        </message>
        <message>
            <source>Valuing the positions…</source>
            <translation>Valorando las posiciones…</translation>
        </message>
        <message>
            <source>Hand {hand}: luck and skill</source>
            <translation>Mano {hand}: suerte y juego</translation>
        </message>
        <message>
            <source>All bars are drawn to the same scale: as far as they go is {longest} %.</source>
            <translation>Todas las barras van a la misma escala: hasta el extremo, {longest} %.</translation>
        </message>
        <message>
            <source>Nothing to go over: no clear mistake</source>
            <translation>Nada que repasar: ningún error claro</translation>
        </message>
        <message>
            <source>The review in text</source>
            <translation>El repaso en texto</translation>
        </message>
        <message>
            <source>What you knew</source>
            <translation>Lo que sabías</translation>
        </message>
        <message>
            <source>With all cards seen</source>
            <translation>Con todas las cartas vistas</translation>
        </message>
        <message>
            <source>At the table your choice was {choice}.</source>
            <translation>En la mesa elegiste {choice}.</translation>
        </message>
        <message>
            <source>{best} brings more than {made}.</source>
            <translation>{best} da más que {made}.</translation>
        </message>
        <message>
            <source>What yours cost lies between {low} and {high}, chance included.</source>
            <translation>Lo que te costó está entre {low} y {high}, contando el azar.</translation>
        </message>
        <message>
            <source>The best and yours are {cost} apart, between {low} and {high}.</source>
            <translation>De lo mejor a lo tuyo van {cost}, entre {low} y {high}.</translation>
        </message>
        <message>
            <source>At the table your choice was {choice}: it cost {cost}.</source>
            <translation>En la mesa elegiste {choice}: te costó {cost}.</translation>
        </message>
        <message>
            <source>Nothing was better on average.</source>
            <translation>De media no había nada mejor.</translation>
        </message>
        <message>
            <source>A hint called it good; weighed longer, {best} brings {cost} more: that is the hint's mistake, not yours.</source>
            <translation>Una pista la dio por buena; pensándolo más, {best} da {cost} más: el error es de la pista, no tuyo.</translation>
        </message>
        <message>
            <source>{best} brings much more than {made}.</source>
            <translation>{best} da mucho más que {made}.</translation>
        </message>
        <message>
            <source>Of {choice}: {ground}</source>
            <translation>De {choice}: {ground}</translation>
        </message>
        <message>
            <source>That is sure: nothing of it is left to chance.</source>
            <translation>Es seguro: no depende del azar.</translation>
        </message>
        <message>
            <source>As one of the comparisons tells it: {reason}</source>
            <translation>Con los números de una sola comparación: {reason}</translation>
        </message>
        <message>
            <source>On average yours {less} than the best: between {low} and {high}.</source>
            <translation>De media la tuya {less} que la mejor: entre {low} y {high}.</translation>
        </message>
        <message>
            <source>The best and yours are {cost} apart, every time.</source>
            <translation>De lo mejor a lo tuyo van {cost}, todas las veces.</translation>
        </message>
        <message>
            <source>{best} brings more on average, but the strongest do what you did often enough: it is a matter of style.</source>
            <translation>{best} da más de media, pero los más fuertes hacen a menudo lo mismo que tú: es cuestión de estilo.</translation>
        </message>
        <message>
            <source>{best} brings clearly more than {made}.</source>
            <translation>{best} da bastante más que {made}.</translation>
        </message>
        <message>
            <source>The hint at the table counted fewer deals: by chance its figures lie a little apart from these.</source>
            <translation>La pista de la mesa contó menos repartos: por azar, sus números se apartan un poco de estos.</translation>
        </message>
        <message numerus="yes">
            <source>The strongest does what you did %n time(s) in a hundred.</source>
            <translation>
                <numerusform>El más fuerte hace lo mismo que tú una vez de cada cien.</numerusform>
                <numerusform>El más fuerte hace lo mismo que tú %n veces de cada cien.</numerusform>
            </translation>
        </message>
        <message>
            <source>{best} surely brings more, about {cost}: less than is called a mistake, and more than nothing.</source>
            <translation>{best} da seguro algo más, unos {cost}: menos de lo que se llama error, y más que nada.</translation>
        </message>
        <message>
            <source>{best} brings a little more, too little to be called a mistake.</source>
            <translation>{best} da algo más, pero demasiado poco para llamarlo error.</translation>
        </message>
        <message>
            <source>{best} and {made} come to nearly the same.</source>
            <translation>{best} y {made} dan casi lo mismo.</translation>
        </message>
        <message>
            <source>{best} may bring more than {made}, but the deals do not show it for sure.</source>
            <translation>{best} quizá dé más que {made}, pero los repartos no lo muestran con seguridad.</translation>
        </message>
        <message>
            <source>A hint called it good, and it is: {best} comes to nearly the same.</source>
            <translation>Una pista la dio por buena, y lo es: {best} viene a dar lo mismo.</translation>
        </message>
        <message>
            <source>What you had to decide</source>
            <translation>Lo que tenías que decidir</translation>
        </message>
        <message>
            <source>{where}: so the hand would have gone on</source>
            <translation>{where}: así habría seguido la mano</translation>
        </message>
        <message>
            <source>In your hand: {cards}</source>
            <translation>En tu mano: {cards}</translation>
        </message>
        <message>
            <source>{where}: so the hand went on</source>
            <translation>{where}: así siguió la mano</translation>
        </message>
        <message>
            <source>trumps: {suit}</source>
            <translation>triunfo: {suit}</translation>
        </message>
        <message>
            <source>Trick {number}</source>
            <translation>Baza {number}</translation>
        </message>
        <message>
            <source>Move {n} of {all}</source>
            <translation>Jugada {n} de {all}</translation>
        </message>
        <message>
            <source>{name} · wins</source>
            <translation>{name} · gana</translation>
        </message>
        <message>
            <source>decision no. {n}</source>
            <translation>decisión n.º {n}</translation>
        </message>
        <message>
            <source>Moment {n} of {all}</source>
            <translation>Momento {n} de {all}</translation>
        </message>
        <message>
            <source>What would you do now?</source>
            <translation>¿Qué harías ahora?</translation>
        </message>
        <message>
            <source>← →, or what is printed on a card, go to it; Enter plays it.</source>
            <translation>Elige carta con ← → o con su número o letra; Intro la juega.</translation>
        </message>
        <message>
            <source>Next moment</source>
            <translation>Siguiente momento</translation>
        </message>
        <message>
            <source>Look at what would have come of it, and try again.</source>
            <translation>Mira en qué habría acabado e inténtalo otra vez.</translation>
        </message>
        <message>
            <source>a little worse</source>
            <translation>algo peor</translation>
        </message>
        <message>
            <source>On average over all possible deals it is worse.</source>
            <translation>De media, contando todos los repartos posibles, es peor.</translation>
        </message>
        <message>
            <source>With these cards nothing would have changed.</source>
            <translation>Con estas cartas no habría cambiado nada.</translation>
        </message>
        <message>
            <source>With the same cards, the others deciding as at the table.</source>
            <translation>Con las mismas cartas; los demás deciden como en la mesa.</translation>
        </message>
        <message>
            <source>As today’s opponent would go on: another version of it played then</source>
            <translation>Como seguiría el rival de hoy: entonces jugó otra versión de él</translation>
        </message>
        <message numerus="yes">
            <source>Checked: asked again, the others decide all %n time(s) the same.</source>
            <translation>
                <numerusform>Comprobado: preguntados otra vez, los demás deciden lo mismo.</numerusform>
                <numerusform>Comprobado: preguntados otra vez, los demás deciden lo mismo las %n veces.</numerusform>
            </translation>
        </message>
        <message>
            <source>Check that the others would play so</source>
            <translation>Comprobar que los demás jugarían así</translation>
        </message>
        <message>
            <source>With these cards and usual players nothing else would have brought more.</source>
            <translation>Con estas cartas y jugadores corrientes, nada habría dado más.</translation>
        </message>
        <message>
            <source>It is known only afterwards: the verdict does not rest on it.</source>
            <translation>Solo se sabe después: no cuenta para juzgar tu jugada.</translation>
        </message>
        <message>
            <source>No, you said otherwise.</source>
            <translation>No: dijiste otra cosa.</translation>
        </message>
        <message>
            <source>to be gone over</source>
            <translation>por repasar</translation>
        </message>
        <message numerus="yes">
            <source>Of %n deal(s) that you could not tell from the real one, the best does better in {better}, the same in {same}, worse in {worse}.</source>
            <translation>
                <numerusform>De %n reparto que no podías distinguir del verdadero, la mejor sale mejor en {better}, igual en {same} y peor en {worse}.</numerusform>
                <numerusform>De %n repartos que no podías distinguir del verdadero, la mejor sale mejor en {better}, igual en {same} y peor en {worse}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n moment(s)</source>
            <translation>
                <numerusform>%n momento</numerusform>
                <numerusform>%n momentos</numerusform>
            </translation>
        </message>
        <message>
            <source>{place} of {all} · solved: {solved}</source>
            <translation>Vas por el {place} de {all} · resueltos: {solved}</translation>
        </message>
        <message>
            <source>See all your decisions</source>
            <translation>Ver todas tus decisiones</translation>
        </message>
        <message numerus="yes">
            <source>Back to the %n moment(s)</source>
            <translation>
                <numerusform>Volver al momento</numerusform>
                <numerusform>Volver a los %n momentos</numerusform>
            </translation>
        </message>
        <message>
            <source>Go over the whole match</source>
            <translation>Repasar toda la partida</translation>
        </message>
        <message>
            <source>card no. {n}</source>
            <translation>carta n.º {n}</translation>
        </message>
        <message>
            <source>Decision {n} of {all}</source>
            <translation>Decisión {n} de {all}</translation>
        </message>
        <message>
            <source>What would you play now?</source>
            <translation>¿Qué jugarías ahora?</translation>
        </message>
        <message>
            <source>Decide as if your opponent were waiting.</source>
            <translation>Decide como si tu rival estuviera esperando.</translation>
        </message>
        <message>
            <source>Decide as if the others were waiting.</source>
            <translation>Decide como si los demás estuvieran esperando.</translation>
        </message>
        <message>
            <source>V shows the answer, S skips.</source>
            <translation>V enseña la respuesta, S salta.</translation>
        </message>
        <message>
            <source>That was all</source>
            <translation>Eso es todo</translation>
        </message>
        <message>
            <source>Next decision</source>
            <translation>Siguiente decisión</translation>
        </message>
        <message>
            <source>There was something better: look once more.</source>
            <translation>Había algo mejor: mira otra vez.</translation>
        </message>
        <message>
            <source>I have no simple reason for it.</source>
            <translation>No tengo una razón sencilla.</translation>
        </message>
        <message>
            <source>your try</source>
            <translation>tu intento</translation>
        </message>
        <message>
            <source>about as good</source>
            <translation>casi igual</translation>
        </message>
        <message>
            <source>perhaps as good</source>
            <translation>quizá igual</translation>
        </message>
        <message>
            <source>much worse</source>
            <translation>mucho peor</translation>
        </message>
        <message>
            <source>clearly worse</source>
            <translation>bastante peor</translation>
        </message>
        <message>
            <source>worse</source>
            <translation>peor</translation>
        </message>
        <message>
            <source>So the hand went on at the table.</source>
            <translation>Así siguió la mano en la mesa.</translation>
        </message>
        <message>
            <source>As today's opponents would go on: another version of them played then</source>
            <translation>Como seguirían los rivales de hoy: entonces jugó otra versión de ellos</translation>
        </message>
        <message>
            <source>With the same cards, your opponent deciding as at the table.</source>
            <translation>Con las mismas cartas; tu rival decide como en la mesa.</translation>
        </message>
        <message>
            <source>Asked again, the others decide {same} of {asked} times the same.</source>
            <translation>Preguntados otra vez, los demás deciden lo mismo {same} veces de {asked}.</translation>
        </message>
        <message numerus="yes">
            <source>Checked: asked again, your opponent decides all %n time(s) the same.</source>
            <translation>
                <numerusform>Comprobado: preguntado otra vez, tu rival decide lo mismo %n vez.</numerusform>
                <numerusform>Comprobado: preguntado otra vez, tu rival decide lo mismo las %n veces.</numerusform>
            </translation>
        </message>
        <message>
            <source>Check that your opponent would play so</source>
            <translation>Comprobar que tu rival jugaría así</translation>
        </message>
        <message>
            <source>With these cards and usual players this would have brought more: {moves}.</source>
            <translation>Con estas cartas, y contra jugadores corrientes, habrías sacado más así: {moves}.</translation>
        </message>
        <message>
            <source>Could you have won this hand?</source>
            <translation>¿Podías ganar esta mano?</translation>
        </message>
        <message>
            <source>Whether you could have won this hand:</source>
            <translation>Si podías ganar esta mano:</translation>
        </message>
        <message>
            <source>Say what you think, and you hear what is true.</source>
            <translation>Di qué crees y te digo si aciertas.</translation>
        </message>
        <message>
            <source>Being tried out…</source>
            <translation>Probando otras jugadas…</translation>
        </message>
        <message>
            <source>Right: you said so too.</source>
            <translation>Acertaste: es lo que dijiste.</translation>
        </message>
        <message>
            <source>cost {cost}</source>
            <translation>costó {cost}</translation>
        </message>
        <message>
            <source>your turn to decide</source>
            <translation>te toca decidir</translation>
        </message>
        <message>
            <source>That proves nothing: over all deals that were counted the best one brings more.</source>
            <translation>Eso no prueba nada: en el conjunto de los repartos contados da más la mejor.</translation>
        </message>
        <message numerus="yes">
            <source>In each of %n deal(s) that you could not tell from the real one, the best does better.</source>
            <translation>
                <numerusform>En %n reparto que no podías distinguir del verdadero, la mejor sale mejor.</numerusform>
                <numerusform>En todos los %n repartos que no podías distinguir del verdadero, la mejor sale mejor.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s)</source>
            <translation>
                <numerusform>%n decisión</numerusform>
                <numerusform>%n decisiones</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more in which nothing was to be weighed</source>
            <translation>
                <numerusform>y %n más en la que no había nada que sopesar</numerusform>
                <numerusform>y %n más en las que no había nada que sopesar</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The %n dearest of {all} moments</source>
            <translation>
                <numerusform>El más caro de {all} momentos</numerusform>
                <numerusform>Los %n más caros de {all} momentos</numerusform>
            </translation>
        </message>
        <message>
            <source>no clear mistake</source>
            <translation>ningún error claro</translation>
        </message>
        <message>
            <source>Played before</source>
            <translation>Ya jugadas</translation>
        </message>
        <message>
            <source>Hand {hand}</source>
            <translation>Mano {hand}</translation>
        </message>
        <message>
            <source>Play a card as if your opponent were waiting.</source>
            <translation>Juega una carta como si tu rival estuviera esperando.</translation>
        </message>
        <message>
            <source>Play a card as if the others were waiting.</source>
            <translation>Juega una carta como si los demás estuvieran esperando.</translation>
        </message>
        <message>
            <source>You see what you saw then, and not a card more.</source>
            <translation>Ves lo mismo que veías entonces, ni una carta más.</translation>
        </message>
        <message>
            <source>Good, that was the best: {choice}</source>
            <translation>Bien, era lo mejor: {choice}</translation>
        </message>
        <message>
            <source>Good, and no worse than the best: {choice}</source>
            <translation>Bien, igual de bueno que lo mejor: {choice}</translation>
        </message>
        <message>
            <source>Good, the deals cannot tell it from the best: {choice}</source>
            <translation>Bien, los repartos no la distinguen de la mejor: {choice}</translation>
        </message>
        <message>
            <source>No mistake, though the best brings a little more: {choice}</source>
            <translation>No es un error, aunque lo mejor trae algo más: {choice}</translation>
        </message>
        <message>
            <source>Better than yours was, but a mistake too: {choice}</source>
            <translation>Mejor que lo que hiciste, pero también es un error: {choice}</translation>
        </message>
        <message>
            <source>That was your choice at the table too: {choice}</source>
            <translation>También en la mesa elegiste eso: {choice}</translation>
        </message>
        <message>
            <source>Not yet: {choice}</source>
            <translation>Todavía no: {choice}</translation>
        </message>
        <message>
            <source>This was the best: {choice}</source>
            <translation>Lo mejor era esto: {choice}</translation>
        </message>
        <message>
            <source>You found the best: {choice}</source>
            <translation>Diste con lo mejor: {choice}</translation>
        </message>
        <message>
            <source>Nothing to reproach: {choice}</source>
            <translation>Nada que reprochar: {choice}</translation>
        </message>
        <message>
            <source>No mistake, and it could be better: {choice}</source>
            <translation>No es un error, y se puede mejorar: {choice}</translation>
        </message>
        <message>
            <source>That cost you something: {choice}</source>
            <translation>Esto te costó algo: {choice}</translation>
        </message>
        <message>
            <source>Not as good: {choice}</source>
            <translation>No es tan bueno: {choice}</translation>
        </message>
        <message>
            <source>With these cards it would have been worse; on average it is better.</source>
            <translation>Con estas cartas habría salido peor; de media es mejor.</translation>
        </message>
        <message>
            <source>Asked again, your opponent decides {same} of {asked} times the same.</source>
            <translation>Preguntado otra vez, tu rival decide lo mismo {same} veces de {asked}.</translation>
        </message>
        <message numerus="yes">
            <source>With these cards and usual players %n other choice(s) would have brought more.</source>
            <translation>
                <numerusform>Con estas cartas, y contra jugadores corrientes, habría dado más %n opción distinta.</numerusform>
                <numerusform>Con estas cartas, y contra jugadores corrientes, habrían dado más %n opciones distintas.</numerusform>
            </translation>
        </message>
        <message>
            <source>Could you have kept from losing this hand?</source>
            <translation>¿Podías librarte de perder esta mano?</translation>
        </message>
        <message>
            <source>Whether you could have kept from losing this hand:</source>
            <translation>Si podías librarte de perder esta mano:</translation>
        </message>
        <message>
            <source>nothing to reproach</source>
            <translation>nada que reprochar</translation>
        </message>
        <message>
            <source>at the first try · {cost}</source>
            <translation>a la primera · {cost}</translation>
        </message>
        <message>
            <source>solved · {cost}</source>
            <translation>resuelto · {cost}</translation>
        </message>
        <message>
            <source>either choice</source>
            <translation>cualquiera de las dos</translation>
        </message>
        <message numerus="yes">
            <source>In %n deal(s) that you could not tell from the real one, both come to the same.</source>
            <translation>
                <numerusform>En %n reparto que no podías distinguir del verdadero, las dos dan lo mismo.</numerusform>
                <numerusform>En %n repartos que no podías distinguir del verdadero, las dos dan lo mismo.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>no clear mistake; %n could be better</source>
            <translation>
                <numerusform>ningún error claro; %n se puede mejorar</numerusform>
                <numerusform>ningún error claro; %n se pueden mejorar</numerusform>
            </translation>
        </message>
        <message>
            <source>{amount} in all</source>
            <translation>{amount} en total</translation>
        </message>
        <message>
            <source>{told}, or else {this}</source>
            <translation>{told}, o bien {this}</translation>
        </message>
        <message>
            <source>At the table: {ending}</source>
            <translation>En la mesa: {ending}</translation>
        </message>
        <message>
            <source>seen · {cost}</source>
            <translation>visto · {cost}</translation>
        </message>
        <message>
            <source>{place} of {all}</source>
            <translation>{place} de {all}</translation>
        </message>
        <message>
            <source>could be better: {cost}</source>
            <translation>se puede mejorar: {cost}</translation>
        </message>
        <message>
            <source>up to {amount}</source>
            <translation>hasta {amount}</translation>
        </message>
    </context>
    <context>
        <name>rules</name>
        <message>
            <source>That is not possible now.</source>
            <translation>Eso no se puede hacer ahora.</translation>
        </message>
        <message>
            <source>the first dealer is not yet found</source>
            <translation>aún no se sabe quién reparte primero</translation>
        </message>
        <message>
            <source>the cards are being shuffled</source>
            <translation>se están barajando las cartas</translation>
        </message>
        <message>
            <source>the pack is being cut</source>
            <translation>se está cortando la baraja</translation>
        </message>
        <message>
            <source>the match is over</source>
            <translation>la partida ha terminado</translation>
        </message>
        <message>
            <source>“{move}” is not possible now: {name} is to play.</source>
            <translation>«{move}» no es posible ahora: juega {name}.</translation>
        </message>
        <message>
            <source>“{move}” is not possible now: {why}.</source>
            <translation>«{move}» no es posible ahora: {why}.</translation>
        </message>
        <message>
            <source>Rule {number}</source>
            <translation>Regla {number}</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Width of the book</source>
            <translation>Ancho del libro</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Reglas</translation>
        </message>
        <message>
            <source>Rules of {game}</source>
            <translation>Reglas de {game}</translation>
        </message>
        <message>
            <source>now</source>
            <translation>ahora</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Índice</translation>
        </message>
        <message>
            <source>Search the rules</source>
            <translation>Buscar en las reglas</translation>
        </message>
        <message>
            <source>In a window of its own</source>
            <translation>En una ventana aparte</translation>
        </message>
        <message>
            <source>Rules of which game</source>
            <translation>Reglas de qué juego</translation>
        </message>
        <message>
            <source>Beside the table</source>
            <translation>Junto a la mesa</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Atrás</translation>
        </message>
        <message>
            <source>Forward</source>
            <translation>Adelante</translation>
        </message>
        <message>
            <source>Save as PDF</source>
            <translation>Guardar como PDF</translation>
        </message>
        <message>
            <source>Close the book</source>
            <translation>Cerrar el libro</translation>
        </message>
        <message>
            <source>The keys are for the table · {other}: for the book</source>
            <translation>Las teclas van a la mesa · {other}: al libro</translation>
        </message>
        <message>
            <source>The keys are for the book · {other}: for the table</source>
            <translation>Las teclas van al libro · {other}: a la mesa</translation>
        </message>
        <message>
            <source>{key}: close the book</source>
            <translation>{key}: cerrar el libro</translation>
        </message>
        <message>
            <source>Saved as {file}.</source>
            <translation>Guardado como {file}.</translation>
        </message>
        <message>
            <source>It cannot be saved: {why}.</source>
            <translation>No se puede guardar: {why}.</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Buscar</translation>
        </message>
        <message>
            <source>Hit before</source>
            <translation>Coincidencia anterior</translation>
        </message>
        <message>
            <source>Next hit</source>
            <translation>Coincidencia siguiente</translation>
        </message>
        <message>
            <source>{at} of {many}</source>
            <translation>{at} de {many}</translation>
        </message>
        <message>
            <source>none</source>
            <translation>nada</translation>
        </message>
        <message>
            <source>The usual rules, option by option</source>
            <translation>Las reglas de siempre, opción por opción</translation>
        </message>
        <message numerus="yes">
            <source>In force at this table: %n change(s)</source>
            <translation>
                <numerusform>En esta mesa: %n cambio</numerusform>
                <numerusform>En esta mesa: %n cambios</numerusform>
            </translation>
        </message>
        <message>
            <source>{word}: {meaning} ({rule})</source>
            <translation>{word}: {meaning} ({rule})</translation>
        </message>
        <message>
            <source>Words of the game</source>
            <translation>Las palabras del juego</translation>
        </message>
    </context>
    <context>
        <name>score</name>
        <message>
            <source>All together:</source>
            <translation>Recuento:</translation>
        </message>
        <message>
            <source>How it comes about</source>
            <translation>De dónde sale</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Por qué</translation>
        </message>
        <message numerus="yes">
            <source>The pack from the top, %n card(s) lifted:</source>
            <translation>
                <numerusform>La baraja desde arriba, con un corte de %n carta:</numerusform>
                <numerusform>La baraja desde arriba, con un corte de %n cartas:</numerusform>
            </translation>
        </message>
        <message>
            <source>Code to check the match so far: {print}</source>
            <translation>Código para comprobar la partida hasta aquí: {print}</translation>
        </message>
        <message>
            <source>The next deal is sealed already: {print}.</source>
            <translation>El próximo reparto ya está sellado: {print}.</translation>
        </message>
        <message>
            <source>&lt;b&gt;The deal does not agree with its seal {print}.&lt;/b&gt;</source>
            <translation>&lt;b&gt;El reparto no coincide con su sello {print}.&lt;/b&gt;</translation>
        </message>
        <message>
            <source>The cards in the order of SHA-256(secret/{hand}/0/card/part), secret {secret}, your part “{part}”</source>
            <translation>Las cartas, en el orden de SHA-256(secreto/{hand}/0/carta/parte), secreto {secret}, tu parte «{part}»</translation>
        </message>
        <message>
            <source>The pack was sealed before it was cut, and was not changed after that. This proves neither how the program shuffled it nor that nobody looked into the file.</source>
            <translation>La baraja se selló antes del corte y no se cambió después. Eso no demuestra cómo la mezcló el programa ni que nadie haya mirado en el archivo.</translation>
        </message>
        <message>
            <source>Nobody could choose the cards, not even the program: they follow from its sealed secret and from the moment and place of your deal, which came later. This does not prove that nobody looked into the file of the match.</source>
            <translation>Nadie pudo elegir las cartas, ni siquiera el programa: salen de su secreto sellado y del instante y el lugar en que repartiste, que vinieron después. Eso no demuestra que nadie haya mirado en el archivo de la partida.</translation>
        </message>
        <message>
            <source>All cards follow from the code of the match, and are the same for all who play it. This proves neither that whoever made the code did not try many nor that nobody looked into the file.</source>
            <translation>Todas las cartas salen del código de la partida y son las mismas para todos los que la juegan. Eso no demuestra que quien hizo el código no probara muchos ni que nadie haya mirado en el archivo.</translation>
        </message>
        <message>
            <source>An exercise that leaves another match: the cards are those of that match, or what could not be seen of them was dealt anew. It proves nothing about the deal.</source>
            <translation>Un ejercicio que sale de otra partida: las cartas son las de aquella, o se volvieron a repartir las que no se podían ver. No prueba nada sobre el reparto.</translation>
        </message>
        <message>
            <source>Deal sealed before the cut: {print}.</source>
            <translation>Reparto sellado antes del corte: {print}.</translation>
        </message>
        <message>
            <source>Deal sealed before you dealt: {print}.</source>
            <translation>Reparto sellado antes de que repartieras: {print}.</translation>
        </message>
        <message>
            <source>Shared deal, sealed: {print}.</source>
            <translation>Reparto compartido, sellado: {print}.</translation>
        </message>
        <message>
            <source>Deal of an exercise: {print}.</source>
            <translation>Reparto de un ejercicio: {print}.</translation>
        </message>
        <message>
            <source>&lt;b&gt;The deal was the sealed one.&lt;/b&gt; Fingerprint {print}, computed again from the deck and the salt: it agrees.</source>
            <translation>&lt;b&gt;El reparto era el sellado.&lt;/b&gt; Huella {print}, calculada otra vez con la baraja y la sal: coincide.</translation>
        </message>
        <message>
            <source>&lt;b&gt;The deal is the one that had to come.&lt;/b&gt; Seal {print} and order of the pack, computed again: they agree.</source>
            <translation>&lt;b&gt;El reparto es el que tenía que salir.&lt;/b&gt; El sello {print} y el orden de la baraja, calculados de nuevo, coinciden.</translation>
        </message>
        <message>
            <source>SHA-256(salt pack), salt {salt}</source>
            <translation>SHA-256(sal baraja), sal {salt}</translation>
        </message>
        <message>
            <source>This hand</source>
            <translation>Esta mano</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Total</translation>
        </message>
        <message>
            <source>These cards cannot be passed on as a line: they come from no code.</source>
            <translation>Estas cartas no se pueden pasar en una línea: no salen de ningún código.</translation>
        </message>
        <message>
            <source>“Same deal” plays them again. For cards that others can play too, begin a match with a code.</source>
            <translation>«Misma mano» las juega otra vez. Para unas cartas que otros también puedan jugar, empieza una partida con código.</translation>
        </message>
        <message>
            <source>Copy the deal</source>
            <translation>Copiar la mano</translation>
        </message>
        <message>
            <source>A match to pass on…</source>
            <translation>Una partida para pasar…</translation>
        </message>
        <message>
            <source>These cards cannot be passed on as a line: they come from a long secret and from the moment in which you dealt, not from a code.</source>
            <translation>Estas cartas no se pueden pasar en una línea: salen de un secreto largo y del instante en que repartiste, no de un código.</translation>
        </message>
        <message>
            <source>“Same deal” on the account of a hand plays it again. For cards that others can play too, begin a match with a code.</source>
            <translation>«Misma mano», en la cuenta de una mano, la juega otra vez. Para unas cartas que otros también puedan jugar, empieza una partida con código.</translation>
        </message>
        <message>
            <source>In the order in which they were played.</source>
            <translation>Las cartas, por el orden en que se jugaron.</translation>
        </message>
        <message>
            <source>See the hands</source>
            <translation>Ver las manos</translation>
        </message>
        <message>
            <source>Faded: the cards played, in their order.</source>
            <translation>Más apagadas, las cartas jugadas, por su orden.</translation>
        </message>
        <message>
            <source>Hide the hands</source>
            <translation>Ocultar las manos</translation>
        </message>
        <message>
            <source>Played: {cards}</source>
            <translation>Jugadas: {cards}</translation>
        </message>
        <message>
            <source>Still held: {cards}</source>
            <translation>Le quedaban: {cards}</translation>
        </message>
        <message>
            <source>Lost</source>
            <translation>Perdidas</translation>
        </message>
        <message>
            <source>Earlier hands</source>
            <translation>Manos anteriores</translation>
        </message>
        <message>
            <source>Same deal</source>
            <translation>Misma mano</translation>
        </message>
        <message>
            <source>Rematch</source>
            <translation>Revancha</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Jugador</translation>
        </message>
        <message>
            <source>Account of hand {hand}</source>
            <translation>Cuentas de la mano {hand}</translation>
        </message>
        <message>
            <source>Winner</source>
            <translation>Gana</translation>
        </message>
        <message>
            <source>Change the table</source>
            <translation>Cambiar la mesa</translation>
        </message>
        <message numerus="yes">
            <source>{good} of %n deal(s) are the ones that had to come.</source>
            <translation>
                <numerusform>{good} de %n reparto es el que tenía que salir.</numerusform>
                <numerusform>{good} de %n repartos son los que tenían que salir.</numerusform>
            </translation>
        </message>
        <message>
            <source>Watch again</source>
            <translation>Ver de nuevo</translation>
        </message>
        <message>
            <source>Check the deals</source>
            <translation>Comprobar los repartos</translation>
        </message>
        <message>
            <source>The table. Enter: back to the sheet.</source>
            <translation>La mesa. Intro: volver a la hoja.</translation>
        </message>
        <message>
            <source>Back to the start page</source>
            <translation>Volver al inicio</translation>
        </message>
        <message>
            <source>Back to the sheet</source>
            <translation>Volver a la hoja</translation>
        </message>
        <message>
            <source>See the table</source>
            <translation>Ver la mesa</translation>
        </message>
        <message>
            <source>Back to the end of the match</source>
            <translation>Volver al final de la partida</translation>
        </message>
        <message>
            <source>Next hand</source>
            <translation>Siguiente mano</translation>
        </message>
        <message>
            <source>Check the deal</source>
            <translation>Comprobar reparto</translation>
        </message>
        <message>
            <source>The end of the match</source>
            <translation>Final de la partida</translation>
        </message>
    </context>
    <context>
        <name>seen</name>
        <message>
            <source>In the piles of others</source>
            <translation>En los montones de los demás</translation>
        </message>
        <message>
            <source>Bold: still to come. In brackets: yours. Struck out: seen.</source>
            <translation>En negrita, por salir; entre paréntesis, tuyas; tachadas, ya vistas.</translation>
        </message>
        <message>
            <source>bright</source>
            <translation>luz</translation>
        </message>
        <message>
            <source>animal</source>
            <translation>animal</translation>
        </message>
        <message>
            <source>ribbon</source>
            <translation>cinta</translation>
        </message>
        <message>
            <source>chaff</source>
            <translation>básica</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) in the hand.</source>
            <translation>
                <numerusform>%n carta en la mano.</numerusform>
                <numerusform>%n cartas en la mano.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing else is known.</source>
            <translation>No se sabe nada más.</translation>
        </message>
        <message>
            <source>In other hands</source>
            <translation>En otras manos</translation>
        </message>
        <message>
            <source>{number} {plant}</source>
            <translation>{number} {plant}</translation>
        </message>
        <message numerus="yes">
            <source>%n more</source>
            <translation>
                <numerusform>%n más</numerusform>
                <numerusform>%n más</numerusform>
            </translation>
        </message>
        <message>
            <source>Surely has {cards}.</source>
            <translation>Tiene seguro {cards}.</translation>
        </message>
        <message>
            <source>Has shown to have no {suits}.</source>
            <translation>Ha mostrado que no tiene {suits}.</translation>
        </message>
        <message>
            <source>Cannot have {cards}.</source>
            <translation>No puede tener {cards}.</translation>
        </message>
    </context>
    <context>
        <name>session</name>
        <message>
            <source>There is nothing of yours to take back in this hand.</source>
            <translation>En esta mano no tienes ninguna jugada que deshacer.</translation>
        </message>
        <message>
            <source>no account</source>
            <translation>sin desglose</translation>
        </message>
        <message>
            <source>The hand is over</source>
            <translation>La mano ha terminado</translation>
        </message>
        <message>
            <source>Where the points come from cannot be shown: see the log.</source>
            <translation>No se puede mostrar de dónde salen los puntos: el motivo está en el registro.</translation>
        </message>
        <message>
            <source>Nothing has been taken back that could be redone.</source>
            <translation>No has deshecho ninguna jugada que se pueda rehacer.</translation>
        </message>
        <message>
            <source>That could not be done. If the match does not go on, take a move back.</source>
            <translation>No se ha podido hacer. Si la partida no sigue, deshaz una jugada.</translation>
        </message>
    </context>
    <context>
        <name>settings</name>
        <message>
            <source>Spanish cards have R, C and S, and four colours of their own.</source>
            <translation>La baraja española lleva R, C y S, y cuatro colores propios.</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Ajustes</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Hecho</translation>
        </message>
        <message>
            <source>Restore defaults</source>
            <translation>Volver a lo de fábrica</translation>
        </message>
        <message>
            <source>Undo it</source>
            <translation>Deshacer</translation>
        </message>
        <message>
            <source>There is no sound output.</source>
            <translation>No hay salida de sonido.</translation>
        </message>
        <message>
            <source>no output</source>
            <translation>sin salida de sonido</translation>
        </message>
        <message>
            <source>Everything has its default again, except your name and language.</source>
            <translation>Todo vuelve a estar como de fábrica, salvo tu nombre y tu idioma.</translation>
        </message>
        <message>
            <source>Changes take effect at once, at every table.</source>
            <translation>Todo se aplica al momento y vale para todas las mesas.</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Ninguna</translation>
        </message>
        <message>
            <source>Back of the cards</source>
            <translation>Reverso de las cartas</translation>
        </message>
        <message>
            <source>Felt</source>
            <translation>Tapete</translation>
        </message>
        <message>
            <source>Pictures of your own: put them into {folder}.</source>
            <translation>Tus propias imágenes: déjalas en {folder}.</translation>
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
            <translation>Guilloché rojo</translation>
        </message>
        <message>
            <source>Blue guilloche</source>
            <translation>Guilloché azul</translation>
        </message>
        <message>
            <source>Herringbone</source>
            <translation>Espiga</translation>
        </message>
        <message>
            <source>Lattice</source>
            <translation>Celosía</translation>
        </message>
        <message>
            <source>Sunburst</source>
            <translation>Rayos de sol</translation>
        </message>
        <message>
            <source>Waves</source>
            <translation>Olas</translation>
        </message>
        <message>
            <source>The game's</source>
            <translation>El del juego</translation>
        </message>
        <message>
            <source>Green</source>
            <translation>Verde</translation>
        </message>
        <message>
            <source>Blue</source>
            <translation>Azul</translation>
        </message>
        <message>
            <source>Wine</source>
            <translation>Vino</translation>
        </message>
        <message>
            <source>Slate</source>
            <translation>Pizarra</translation>
        </message>
        <message>
            <source>Plum</source>
            <translation>Ciruela</translation>
        </message>
        <message>
            <source>Decks of the desktop, and those that you put into {folder}.</source>
            <translation>Las barajas del escritorio y las que dejes en {folder}.</translation>
        </message>
        <message>
            <source>This deck is not there any more.</source>
            <translation>Esa baraja ya no está.</translation>
        </message>
        <message>
            <source>in light colours</source>
            <translation>en colores claros</translation>
        </message>
        <message>
            <source>in dark colours</source>
            <translation>en colores oscuros</translation>
        </message>
        <message>
            <source>colours of the system</source>
            <translation>colores del sistema</translation>
        </message>
        <message>
            <source>language: {value}</source>
            <translation>idioma: {value}</translation>
        </message>
        <message>
            <source>Same as the system</source>
            <translation>Como el sistema</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Activado</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Desactivado</translation>
        </message>
        <message>
            <source>Pages and dialogs</source>
            <translation>Páginas y diálogos</translation>
        </message>
        <message>
            <source>Light or dark; the table is always dark.</source>
            <translation>Claro u oscuro; la mesa es siempre oscura.</translation>
        </message>
        <message>
            <source>Suits</source>
            <translation>Palos</translation>
        </message>
        <message>
            <source>Spanish: coins, cups, swords and clubs, with king, knight and knave.</source>
            <translation>Españoles: oros, copas, espadas y bastos, con rey, caballo y sota.</translation>
        </message>
        <message>
            <source>Your own cards</source>
            <translation>Tus propias cartas</translation>
        </message>
        <message>
            <source>Decks of the desktop, and folders of pictures of your own.</source>
            <translation>Las barajas del escritorio y tus carpetas con dibujos.</translation>
        </message>
        <message>
            <source>Size of the cards</source>
            <translation>Tamaño de las cartas</translation>
        </message>
        <message>
            <source>On the whole table, as far as there is room: most in a large window.</source>
            <translation>En toda la mesa, hasta donde haya sitio: más cuanto mayor sea la ventana.</translation>
        </message>
        <message>
            <source>Index</source>
            <translation>Índice</translation>
        </message>
        <message>
            <source>How large the letter and the suit in the corner are.</source>
            <translation>El tamaño de la letra y del palo de la esquina.</translation>
        </message>
        <message>
            <source>Letters on the cards</source>
            <translation>Letras de las cartas</translation>
        </message>
        <message>
            <source>King, queen and jack, or rey, dama and valet.</source>
            <translation>Rey, dama y valet, con la inicial inglesa o la española.</translation>
        </message>
        <message>
            <source>Four colours</source>
            <translation>Cuatro colores</translation>
        </message>
        <message>
            <source>Clubs are green and diamonds blue, so that no two suits are alike.</source>
            <translation>Tréboles verdes y diamantes azules: ningún palo se confunde con otro.</translation>
        </message>
        <message>
            <source>Suits in clear colours</source>
            <translation>Palos en colores inconfundibles</translation>
        </message>
        <message>
            <source>Four inks that differ also for those who confuse colours.</source>
            <translation>Cuatro tintas que también distingue quien confunde colores.</translation>
        </message>
        <message>
            <source>Months on the flower cards</source>
            <translation>Meses en las cartas de flores</translation>
        </message>
        <message>
            <source>The number of the month and a sign for the class in the corner.</source>
            <translation>El número del mes y una señal de la clase en la esquina.</translation>
        </message>
        <message>
            <source>Kan and mon</source>
            <translation>Kan y mon</translation>
        </message>
        <message>
            <source>Sums of the traditional flower game: 2 kan 7 mon, not 31 mon.</source>
            <translation>Las sumas del juego de flores tradicional: 2 kan y 7 mon, no 31 mon.</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>Sonido</translation>
        </message>
        <message>
            <source>A key and a button at the table turn it off and on too.</source>
            <translation>También se quita y se pone con una tecla y un botón de la mesa.</translation>
        </message>
        <message>
            <source>Volume</source>
            <translation>Volumen</translation>
        </message>
        <message>
            <source>Let go to hear it.</source>
            <translation>Suelta para oírlo.</translation>
        </message>
        <message>
            <source>Cards and counters</source>
            <translation>Cartas y fichas</translation>
        </message>
        <message>
            <source>What is dealt, played, turned, taken and paid.</source>
            <translation>Lo que se reparte, juega, vuelve, recoge y paga.</translation>
        </message>
        <message>
            <source>Your turn</source>
            <translation>Tu turno</translation>
        </message>
        <message>
            <source>When it comes to you after a while.</source>
            <translation>Cuando te llega tras un rato.</translation>
        </message>
        <message>
            <source>End of a hand</source>
            <translation>Fin de la mano</translation>
        </message>
        <message>
            <source>Whether you have won it or lost it.</source>
            <translation>Si la has ganado o perdido.</translation>
        </message>
        <message>
            <source>Not allowed</source>
            <translation>Jugada no permitida</translation>
        </message>
        <message>
            <source>Two low knocks; the reason is always written.</source>
            <translation>Dos golpes sordos; el motivo siempre se escribe.</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>Velocidad</translation>
        </message>
        <message>
            <source>How fast cards are dealt and played.</source>
            <translation>Lo rápido que se reparte y se juega.</translation>
        </message>
        <message>
            <source>A full trick stays</source>
            <translation>La baza completa se queda</translation>
        </message>
        <message>
            <source>How long you see a trick before it is gathered in.</source>
            <translation>Cuánto tiempo ves la baza antes de que se recoja.</translation>
        </message>
        <message>
            <source>Sort the hand</source>
            <translation>Orden de la mano</translation>
        </message>
        <message>
            <source>How your cards are arranged.</source>
            <translation>Cómo se colocan tus cartas.</translation>
        </message>
        <message>
            <source>Dim cards you may not play</source>
            <translation>Oscurecer las cartas no válidas</translation>
        </message>
        <message>
            <source>A dimmed card still tells you why when you click it.</source>
            <translation>Al hacer clic en una, te dice por qué no vale.</translation>
        </message>
        <message>
            <source>Confirm a card</source>
            <translation>Confirmar la carta</translation>
        </message>
        <message>
            <source>The first click picks a card up, the second one plays it.</source>
            <translation>El primer clic levanta la carta; el segundo la juega.</translation>
        </message>
        <message>
            <source>What leaves no choice plays itself</source>
            <translation>Lo que no deja elección se juega solo</translation>
        </message>
        <message>
            <source>The last card; in NLK also drawing, and a drawn card that fits on no other pile.</source>
            <translation>La última carta; en NLK también robar, y la carta robada que no encaja en ningún otro montón.</translation>
        </message>
        <message>
            <source>Hints</source>
            <translation>Pistas</translation>
        </message>
        <message>
            <source>First how much hangs on a choice, then the move, then the reason.</source>
            <translation>Primero cuánto depende de la elección, luego la jugada y luego el motivo.</translation>
        </message>
        <message>
            <source>Go over hands</source>
            <translation>Repasar las manos</translation>
        </message>
        <message>
            <source>When a hand is over its sheet says what your decisions cost.</source>
            <translation>Al acabar una mano, su hoja dice lo que costaron tus decisiones.</translation>
        </message>
        <message>
            <source>Play checker</source>
            <translation>Aviso de jugada</translation>
        </message>
        <message>
            <source>Says that there is something better before a move counts; the match is then assisted.</source>
            <translation>Avisa de que hay algo mejor antes de que cuente una jugada; la partida queda con ayuda.</translation>
        </message>
        <message>
            <source>Coach</source>
            <translation>Entrenador</translation>
        </message>
        <message>
            <source>Says a sentence on your turn: what is true of the position. It advises no move.</source>
            <translation>Te dice una frase cuando te toca: algo cierto de la posición. No aconseja ninguna jugada.</translation>
        </message>
        <message>
            <source>Memory gym</source>
            <translation>Gimnasio de memoria</translation>
        </message>
        <message>
            <source>On your turn, now and then, a question about what could be counted.</source>
            <translation>De vez en cuando, en tu turno, una pregunta sobre lo que se podía contar.</translation>
        </message>
        <message>
            <source>Cards that are known</source>
            <translation>Cartas que se saben</translation>
        </message>
        <message>
            <source>The panel tells which cards are to come and who lacks what; the match is assisted.</source>
            <translation>El panel dice qué cartas quedan por salir y a quién le falta qué; la partida cuenta con ayuda.</translation>
        </message>
        <message>
            <source>They comment on the hand</source>
            <translation>Comentan la mano</translation>
        </message>
        <message>
            <source>One of them may say a word when a hand is over, by what was expected.</source>
            <translation>Al acabar una mano, alguno suelta una frase según lo que esperaba.</translation>
        </message>
        <message>
            <source>Let them think longer</source>
            <translation>Que piensen más</translation>
        </message>
        <message>
            <source>Expert and Master may take up to five seconds; for new matches.</source>
            <translation>Experto y Maestro pueden tardar hasta cinco segundos; en partidas nuevas.</translation>
        </message>
        <message>
            <source>Size of text</source>
            <translation>Tamaño del texto</translation>
        </message>
        <message>
            <source>Plates and buttons grow with it, as far as the felt has room.</source>
            <translation>Las placas y los botones crecen con él, hasta donde cabe en el tapete.</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Alto contraste</translation>
        </message>
        <message>
            <source>Black and white, with a plain felt and outlined cards.</source>
            <translation>Blanco y negro, con tapete liso y cartas con borde.</translation>
        </message>
        <message>
            <source>Less motion</source>
            <translation>Menos movimiento</translation>
        </message>
        <message>
            <source>Cards fade in where they belong instead of flying there.</source>
            <translation>Las cartas aparecen en su sitio en vez de volar hasta él.</translation>
        </message>
        <message>
            <source>Panel at the left</source>
            <translation>Panel a la izquierda</translation>
        </message>
        <message>
            <source>The panel and its drawer come from the other side.</source>
            <translation>El panel y su cajón salen por el otro lado.</translation>
        </message>
        <message>
            <source>What is read aloud</source>
            <translation>Lo que se lee en voz alta</translation>
        </message>
        <message>
            <source>How much a screen reader is told of the table.</source>
            <translation>Cuánto cuenta de la mesa el lector de pantalla.</translation>
        </message>
        <message>
            <source>Wait for the reader</source>
            <translation>Esperar al lector</translation>
        </message>
        <message>
            <source>The next move waits until the last one has been read aloud.</source>
            <translation>La jugada siguiente espera a que se haya leído la anterior.</translation>
        </message>
        <message>
            <source>Confirm a button</source>
            <translation>Confirmar un botón</translation>
        </message>
        <message>
            <source>At the table the first press asks, the second one does it.</source>
            <translation>En la mesa, la primera pulsación pregunta y la segunda lo hace.</translation>
        </message>
        <message>
            <source>Pause after a press</source>
            <translation>Pausa tras pulsar</translation>
        </message>
        <message>
            <source>For so long nothing else that is pressed counts.</source>
            <translation>Durante ese tiempo no cuenta ninguna otra pulsación.</translation>
        </message>
        <message>
            <source>Rest to click</source>
            <translation>Clic al reposar</translation>
        </message>
        <message>
            <source>The pointer clicks what it rests on, once the ring has closed.</source>
            <translation>El puntero hace clic en lo que tiene debajo cuando el aro se cierra.</translation>
        </message>
        <message>
            <source>Large targets</source>
            <translation>Botones grandes</translation>
        </message>
        <message>
            <source>Buttons fit a finger; held down they tell what they are, or why not.</source>
            <translation>Los botones se ajustan al dedo; si los mantienes pulsados, dicen qué son o por qué no se puede.</translation>
        </message>
        <message>
            <source>Play with switches</source>
            <translation>Jugar con pulsadores</translation>
        </message>
        <message>
            <source>A ring shows what is next: two keys go on and choose, or one chooses.</source>
            <translation>Un marco señala lo siguiente: dos teclas avanzan y eligen, o una sola elige.</translation>
        </message>
        <message>
            <source>Pace of the ring</source>
            <translation>Ritmo del marco</translation>
        </message>
        <message>
            <source>How long the ring waits at each target when one key chooses.</source>
            <translation>Cuánto espera el marco en cada cosa cuando elige una sola tecla.</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Idioma</translation>
        </message>
        <message>
            <source>Changes at once, also in the middle of a match.</source>
            <translation>Cambia al momento, también en mitad de una partida.</translation>
        </message>
        <message>
            <source>Your name</source>
            <translation>Tu nombre</translation>
        </message>
        <message>
            <source>Your name at the table. Without one you are “You”.</source>
            <translation>Cómo te llaman en la mesa. Sin nombre eres «Tú».</translation>
        </message>
        <message>
            <source>My word</source>
            <translation>Mi palabra</translation>
        </message>
        <message>
            <source>Goes into every shuffle, with the moment and the place of your deal: nobody can have stacked the cards.</source>
            <translation>Entra en cada mezcla, junto con el instante y el lugar en que repartes: nadie puede haber preparado las cartas.</translation>
        </message>
        <message>
            <source>Look</source>
            <translation>Aspecto</translation>
        </message>
        <message>
            <source>At the table</source>
            <translation>En la mesa</translation>
        </message>
        <message>
            <source>Hints and talk</source>
            <translation>Ayuda y rivales</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Teclado</translation>
        </message>
        <message>
            <source>Accessibility</source>
            <translation>Accesibilidad</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Tú</translation>
        </message>
        <message>
            <source>Until I click</source>
            <translation>Hasta que haga clic</translation>
        </message>
        <message>
            <source>on, at {number} %</source>
            <translation>encendido, al {number} %</translation>
        </message>
        <message>
            <source>off</source>
            <translation>apagado</translation>
        </message>
        <message numerus="yes">
            <source>%n key(s) changed</source>
            <translation>
                <numerusform>%n tecla cambiada</numerusform>
                <numerusform>%n teclas cambiadas</numerusform>
            </translation>
        </message>
        <message>
            <source>{number} s</source>
            <translation>{number} s</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Claro</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Oscuro</translation>
        </message>
        <message>
            <source>French</source>
            <translation>Franceses</translation>
        </message>
        <message>
            <source>Spanish</source>
            <translation>Españoles</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Big</source>
            <translation>Grande</translation>
        </message>
        <message>
            <source>Largest</source>
            <translation>El más grande</translation>
        </message>
        <message>
            <source>Relaxed</source>
            <translation>Tranquila</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Rápida</translation>
        </message>
        <message>
            <source>Very fast</source>
            <translation>Muy rápida</translation>
        </message>
        <message>
            <source>At once</source>
            <translation>Instantánea</translation>
        </message>
        <message>
            <source>Trumps first</source>
            <translation>Triunfo primero</translation>
        </message>
        <message>
            <source>Trumps last</source>
            <translation>Triunfos al final</translation>
        </message>
        <message>
            <source>Colours in turn</source>
            <translation>Colores alternos</translation>
        </message>
        <message>
            <source>By suits</source>
            <translation>Por palos</translation>
        </message>
        <message>
            <source>By ranks</source>
            <translation>Por valor</translation>
        </message>
        <message>
            <source>As dealt</source>
            <translation>Según llegan</translation>
        </message>
        <message>
            <source>On my turn</source>
            <translation>En mi turno</translation>
        </message>
        <message>
            <source>Always</source>
            <translation>Siempre</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Nunca</translation>
        </message>
        <message>
            <source>In first matches</source>
            <translation>En las primeras partidas</translation>
        </message>
        <message>
            <source>In every match</source>
            <translation>En todas las partidas</translation>
        </message>
        <message>
            <source>Large</source>
            <translation>Grande</translation>
        </message>
        <message>
            <source>Very large</source>
            <translation>Muy grande</translation>
        </message>
        <message>
            <source>Huge</source>
            <translation>Enorme</translation>
        </message>
        <message>
            <source>Twice as large</source>
            <translation>El doble</translation>
        </message>
        <message>
            <source>Moves alone</source>
            <translation>Solo las jugadas</translation>
        </message>
        <message>
            <source>Moves and talk</source>
            <translation>Jugadas y voces</translation>
        </message>
        <message>
            <source>Yours too</source>
            <translation>También las tuyas</translation>
        </message>
        <message>
            <source>Two keys</source>
            <translation>Dos teclas</translation>
        </message>
        <message>
            <source>One key</source>
            <translation>Una tecla</translation>
        </message>
        <message>
            <source>The system’s</source>
            <translation>El del sistema</translation>
        </message>
        <message>
            <source>speed: {value}</source>
            <translation>velocidad: {value}</translation>
        </message>
        <message>
            <source>text: {value}</source>
            <translation>texto: {value}</translation>
        </message>
        <message>
            <source>as usual</source>
            <translation>las de siempre</translation>
        </message>
        <message>
            <source>with hints</source>
            <translation>con pistas</translation>
        </message>
        <message>
            <source>without hints</source>
            <translation>sin pistas</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
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
            <translation>rey</translation>
        </message>
        <message>
            <source>knight</source>
            <translation>caballo</translation>
        </message>
        <message>
            <source>knave</source>
            <translation>sota</translation>
        </message>
    </context>
    <context>
        <name>start</name>
        <message>
            <source>Naipes needs a screen: start it in a graphical session (neither DISPLAY nor WAYLAND_DISPLAY is set).</source>
            <translation>Naipes necesita una pantalla: ábrelo en una sesión gráfica (no están definidas ni DISPLAY ni WAYLAND_DISPLAY).</translation>
        </message>
        <message>
            <source>The screen named in DISPLAY or WAYLAND_DISPLAY does not answer: start Naipes in the session of whoever sits before that screen.</source>
            <translation>La pantalla indicada en DISPLAY o WAYLAND_DISPLAY no responde: abre Naipes en la sesión de quien esté ante esa pantalla.</translation>
        </message>
        <message>
            <source>The C library of this system (glibc) is too old for PySide6, which needs 2.34 or newer: update the system.</source>
            <translation>La biblioteca de C de este sistema (glibc) es demasiado antigua para PySide6, que necesita la 2.34 o posterior: actualiza el sistema.</translation>
        </message>
        <message>
            <source>PySide6 is missing: install Naipes with “python3 -m venv .venv &amp;&amp; .venv/bin/pip install .” and start .venv/bin/naipes.</source>
            <translation>Falta PySide6: instala Naipes con «python3 -m venv .venv &amp;&amp; .venv/bin/pip install .» y ejecuta .venv/bin/naipes.</translation>
        </message>
        <message>
            <source>These system libraries are missing: {listed}. On Debian and Ubuntu type: {line}</source>
            <translation>Faltan estas bibliotecas del sistema: {listed}. En Debian y Ubuntu escribe: {line}</translation>
        </message>
        <message>
            <source>PySide6 cannot be loaded ({reason}). On Debian and Ubuntu type: {line}</source>
            <translation>No se puede cargar PySide6 ({reason}). En Debian y Ubuntu escribe: {line}</translation>
        </message>
        <message>
            <source>Naipes is not whole ({reason}): install it again.</source>
            <translation>Naipes está incompleto ({reason}): instálalo de nuevo.</translation>
        </message>
        <message>
            <source>Matches cannot be saved in {folder} ({reason}): make that folder one you may write in, or name another in the environment variable NAIPES_HOME.</source>
            <translation>No se pueden guardar partidas en {folder} ({reason}): haz que puedas escribir en esa carpeta o indica otra en la variable de entorno NAIPES_HOME.</translation>
        </message>
        <message numerus="yes">
            <source>%n more</source>
            <translation>
                <numerusform>%n más</numerusform>
                <numerusform>%n más</numerusform>
            </translation>
        </message>
        <message>
            <source>{game} against {names}</source>
            <translation>{game} contra {names}</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Jugar</translation>
        </message>
        <message>
            <source>Hand of the day</source>
            <translation>Mano del día</translation>
        </message>
        <message>
            <source>Learn</source>
            <translation>Aprender</translation>
        </message>
        <message>
            <source>Library</source>
            <translation>Biblioteca</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Estadísticas</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Reglas</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Ajustes</translation>
        </message>
        <message>
            <source>You are here</source>
            <translation>Estás aquí</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>Fácil</translation>
        </message>
        <message>
            <source>Moderate</source>
            <translation>Media</translation>
        </message>
        <message>
            <source>Demanding</source>
            <translation>Exigente</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Difícil</translation>
        </message>
        <message>
            <source>difficulty {filled} of {most}</source>
            <translation>dificultad {filled} de {most}</translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n jugador</numerusform>
                <numerusform>%n jugadores</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n min</source>
            <translation>
                <numerusform>%n min</numerusform>
                <numerusform>%n min</numerusform>
            </translation>
        </message>
        <message>
            <source>{low} to {high} players</source>
            <translation>{low} a {high} jugadores</translation>
        </message>
        <message>
            <source>More about this match</source>
            <translation>Más sobre esta partida</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuar</translation>
        </message>
        <message>
            <source>Give up…</source>
            <translation>Abandonar…</translation>
        </message>
        <message>
            <source>Rename…</source>
            <translation>Cambiar el nombre…</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Borrar</translation>
        </message>
        <message>
            <source>Unfinished match · {when}</source>
            <translation>Partida sin terminar · {when}</translation>
        </message>
        <message>
            <source>Exercise {from_match} · {when}</source>
            <translation>Ejercicio {from_match} · {when}</translation>
        </message>
        <message>
            <source>The same for everybody</source>
            <translation>El mismo para todos</translation>
        </message>
        <message>
            <source>Play a deal that somebody sent you as a line: Ctrl+V</source>
            <translation>Juega una mano que te han pasado en una línea: Ctrl+V</translation>
        </message>
        <message numerus="yes">
            <source>and %n more unfinished</source>
            <translation>
                <numerusform>y %n más sin terminar</numerusform>
                <numerusform>y %n más sin terminar</numerusform>
            </translation>
        </message>
        <message>
            <source>Teach me a game</source>
            <translation>Enséñame un juego</translation>
        </message>
        <message numerus="yes">
            <source>%n stage(s) done</source>
            <translation>
                <numerusform>%n etapa hecha</numerusform>
                <numerusform>%n etapas hechas</numerusform>
            </translation>
        </message>
        <message>
            <source>Go on learning</source>
            <translation>Sigue la lección</translation>
        </message>
        <message>
            <source>Done: come back tomorrow</source>
            <translation>Hecho, vuelve mañana</translation>
        </message>
        <message>
            <source>Problem of the day</source>
            <translation>Problema de hoy</translation>
        </message>
        <message>
            <source>Choose a table</source>
            <translation>Elige mesa</translation>
        </message>
        <message>
            <source>Paste a deal</source>
            <translation>Jugar una mano copiada</translation>
        </message>
        <message>
            <source>Learn, or watch</source>
            <translation>Aprende, o mira</translation>
        </message>
        <message>
            <source>Watch a hand</source>
            <translation>Ver una mano</translation>
        </message>
        <message>
            <source>Played by the strongest</source>
            <translation>La juegan los más fuertes</translation>
        </message>
        <message>
            <source>A hand that is led, in four minutes</source>
            <translation>Una mano guiada, 4 minutos</translation>
        </message>
        <message numerus="yes">
            <source>%n hand(s) played.</source>
            <translation>
                <numerusform>%n mano jugada.</numerusform>
                <numerusform>%n manos jugadas.</numerusform>
            </translation>
        </message>
        <message>
            <source>The first hand is being played.</source>
            <translation>Se está jugando la primera mano.</translation>
        </message>
    </context>
    <context>
        <name>statistics</name>
        <message>
            <source>Level of the opponents</source>
            <translation>Nivel de los rivales</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Partidas</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Ganadas</translation>
        </message>
        <message>
            <source>Hands</source>
            <translation>Manos</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Resultado</translation>
        </message>
        <message>
            <source>By the hand</source>
            <translation>Por mano</translation>
        </message>
        <message>
            <source>Opponent</source>
            <translation>Rival</translation>
        </message>
        <message>
            <source>You ahead by</source>
            <translation>Ventaja tuya</translation>
        </message>
        <message>
            <source>point</source>
            <translation>punto</translation>
        </message>
        <message>
            <source>points</source>
            <translation>puntos</translation>
        </message>
        <message>
            <source>Points, match by match</source>
            <translation>Puntos, partida a partida</translation>
        </message>
        <message>
            <source>{amount} {unit}</source>
            <translation>{amount} {unit}</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es)</source>
            <translation>
                <numerusform>%n partida</numerusform>
                <numerusform>%n partidas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hand(s)</source>
            <translation>
                <numerusform>%n mano</numerusform>
                <numerusform>%n manos</numerusform>
            </translation>
        </message>
        <message>
            <source>too few yet</source>
            <translation>aún pocas</translation>
        </message>
        <message>
            <source>Given up</source>
            <translation>Abandonada</translation>
        </message>
        <message>
            <source>Unfinished</source>
            <translation>Sin terminar</translation>
        </message>
        <message>
            <source>Without help</source>
            <translation>Sin ayuda</translation>
        </message>
        <message>
            <source>With help</source>
            <translation>Con ayuda</translation>
        </message>
        <message>
            <source>In all you are {amount} down</source>
            <translation>En total pierdes {amount}</translation>
        </message>
        <message>
            <source>With average cards it would have been about {amount}; luck leaves room for {low} to {high}.</source>
            <translation>Con cartas medias habrían sido unos {amount}; la suerte deja margen de {low} a {high}.</translation>
        </message>
        <message>
            <source>Taken out is only how good the first cards were that you were dealt, by how far results go with this: {kinds}. All other luck stays in: cards that come later, what the others held, and how they played.</source>
            <translation>Solo se quita lo buenas o malas que fueron las primeras cartas que te repartieron, en la medida en que los resultados dependen de esto: {kinds}. El resto de la suerte se queda: las cartas que llegan después, lo que tenían los demás y cómo jugaron.</translation>
        </message>
        <message>
            <source>{matches} and {hands}; unfinished: {unfinished}.</source>
            <translation>{matches} y {hands}; sin acabar: {unfinished}.</translation>
        </message>
        <message>
            <source>A hand brings you {mean} {unit}. Luck leaves room for {low} to {high}: {verdict}.</source>
            <translation>Cada mano te deja {mean} {unit}. La suerte deja margen de {low} a {high}: {verdict}.</translation>
        </message>
        <message>
            <source>You lose {share} of the hands. Luck leaves room for {low} to {high}: {verdict}.</source>
            <translation>Pierdes el {share} de las manos. La suerte deja margen del {low} al {high}: {verdict}.</translation>
        </message>
        <message numerus="yes">
            <source>You won {won} of %n match(es), {share}; among equals it would be {expected}.</source>
            <translation>
                <numerusform>Has ganado {won} de %n partida, el {share}; entre iguales sería el {expected}.</numerusform>
                <numerusform>Has ganado {won} de %n partidas, el {share}; entre iguales sería el {expected}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Luck leaves room for {low} to {high}: {verdict}.</source>
            <translation>La suerte deja margen del {low} al {high}: {verdict}.</translation>
        </message>
        <message numerus="yes">
            <source>%n won in a row</source>
            <translation>
                <numerusform>%n victoria</numerusform>
                <numerusform>%n victorias seguidas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n without winning</source>
            <translation>
                <numerusform>%n sin ganar</numerusform>
                <numerusform>%n seguidas sin ganar</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n without losing</source>
            <translation>
                <numerusform>%n sin perder</numerusform>
                <numerusform>%n seguidas sin perder</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n lost in a row</source>
            <translation>
                <numerusform>%n perdida</numerusform>
                <numerusform>%n perdidas seguidas</numerusform>
            </translation>
        </message>
        <message>
            <source>You are above {present}: try {level}.</source>
            <translation>Estás por encima de {present}: prueba {level}.</translation>
        </message>
        <message>
            <source>{present} is too strong for now: try {level}.</source>
            <translation>{present} es demasiado por ahora: prueba {level}.</translation>
        </message>
        <message>
            <source>{mean} ± {half}</source>
            <translation>{mean} ± {half}</translation>
        </message>
        <message numerus="yes">
            <source>You lost {lost} of %n hand(s); among equals it would be {equal}</source>
            <translation>
                <numerusform>Has perdido {lost} de %n mano; entre iguales serían {equal}</numerusform>
                <numerusform>Has perdido {lost} de %n manos; entre iguales serían {equal}</numerusform>
            </translation>
        </message>
        <message>
            <source>In all you are even</source>
            <translation>En total, ni ganas ni pierdes</translation>
        </message>
        <message>
            <source>In all you are {amount} up</source>
            <translation>En total ganas {amount}</translation>
        </message>
        <message>
            <source>{matches} and {hands}.</source>
            <translation>{matches} y {hands}.</translation>
        </message>
        <message>
            <source>There are too few hands yet to tell luck from skill.</source>
            <translation>Aún son pocas manos para distinguir la suerte del juego.</translation>
        </message>
        <message numerus="yes">
            <source>You lost {lost} of %n match(es), {share}; among equals it would be {expected}.</source>
            <translation>
                <numerusform>Has perdido {lost} de %n partida, el {share}; entre iguales sería el {expected}.</numerusform>
                <numerusform>Has perdido {lost} de %n partidas, el {share}; entre iguales sería el {expected}.</numerusform>
            </translation>
        </message>
        <message>
            <source>There are too few matches yet to tell.</source>
            <translation>Aún son pocas partidas para decir más.</translation>
        </message>
        <message>
            <source>luck alone hardly explains that</source>
            <translation>la suerte sola apenas lo explica</translation>
        </message>
        <message>
            <source>that may be luck alone</source>
            <translation>puede ser solo suerte</translation>
        </message>
        <message>
            <source>{habit}: too few yet</source>
            <translation>{habit}: aún pocas</translation>
        </message>
        <message>
            <source>Several levels</source>
            <translation>Varios niveles</translation>
        </message>
        <message>
            <source>Rules of one's own</source>
            <translation>Reglas propias</translation>
        </message>
        <message>
            <source>you do better than luck explains</source>
            <translation>juegas mejor de lo que explica la suerte</translation>
        </message>
        <message>
            <source>you do worse than luck explains</source>
            <translation>juegas peor de lo que explica la suerte</translation>
        </message>
        <message>
            <source>Now</source>
            <translation>Ahora</translation>
        </message>
        <message>
            <source>Best streak</source>
            <translation>Mejor racha</translation>
        </message>
        <message>
            <source>Worst streak</source>
            <translation>Peor racha</translation>
        </message>
        <message>
            <source>Reviewed: {done} of {all}</source>
            <translation>Repasadas: {done} de {all}</translation>
        </message>
        <message numerus="yes">
            <source>about %n hour(s) left</source>
            <translation>
                <numerusform>queda alrededor de %n hora</numerusform>
                <numerusform>quedan unas %n horas</numerusform>
            </translation>
        </message>
        <message>
            <source>less than a minute left</source>
            <translation>queda menos de un minuto</translation>
        </message>
        <message numerus="yes">
            <source>about %n minute(s) left</source>
            <translation>
                <numerusform>queda alrededor de %n minuto</numerusform>
                <numerusform>quedan unos %n minutos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) not yet reviewed</source>
            <translation>
                <numerusform>%n partida sin repasar</numerusform>
                <numerusform>%n partidas sin repasar</numerusform>
            </translation>
        </message>
        <message>
            <source>Review it</source>
            <translation>Repasarla</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pausa</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Seguir</translation>
        </message>
        <message>
            <source>paused</source>
            <translation>en pausa</translation>
        </message>
        <message>
            <source>Review them</source>
            <translation>Repasarlas</translation>
        </message>
        <message>
            <source>Reading the matches…</source>
            <translation>Leyendo las partidas…</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Juego</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Reglamento</translation>
        </message>
        <message>
            <source>Level</source>
            <translation>Nivel</translation>
        </message>
        <message>
            <source>Clear the filters</source>
            <translation>Quitar filtros</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Ayuda</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Tiempo</translation>
        </message>
        <message>
            <source>With or without help</source>
            <translation>Con o sin ayuda</translation>
        </message>
        <message>
            <source>All time</source>
            <translation>Desde siempre</translation>
        </message>
        <message>
            <source>Last 12 months</source>
            <translation>Últimos 12 meses</translation>
        </message>
        <message>
            <source>Last 30 days</source>
            <translation>Últimos 30 días</translation>
        </message>
        <message>
            <source>All rules</source>
            <translation>Todos los reglamentos</translation>
        </message>
        <message>
            <source>All opponents</source>
            <translation>Todos los rivales</translation>
        </message>
        <message>
            <source>All levels</source>
            <translation>Todos los niveles</translation>
        </message>
        <message>
            <source>From {low} to {high}, at the end {last}.</source>
            <translation>De {low} a {high}; al final, {last}.</translation>
        </message>
        <message>
            <source>Begun</source>
            <translation>Fecha</translation>
        </message>
        <message>
            <source>Against</source>
            <translation>Contra</translation>
        </message>
        <message>
            <source>End</source>
            <translation>Final</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Acumulado</translation>
        </message>
        <message>
            <source>The broad band is what luck leaves room for, with average cards.</source>
            <translation>La franja ancha es el margen que deja la suerte, con cartas medias.</translation>
        </message>
        <message>
            <source>result</source>
            <translation>resultado</translation>
        </message>
        <message>
            <source>with average cards</source>
            <translation>con cartas medias</translation>
        </message>
        <message>
            <source>Show the plot</source>
            <translation>Ver el gráfico</translation>
        </message>
        <message>
            <source>Read in figures</source>
            <translation>Leer en cifras</translation>
        </message>
        <message>
            <source>{when}, hand {hand}: {cost}</source>
            <translation>{when}, mano {hand}: {cost}</translation>
        </message>
        <message>
            <source>{kind}: {mean} per 100 decisions, between {low} and {high}</source>
            <translation>{kind}: {mean} por cada 100 decisiones, entre {low} y {high}</translation>
        </message>
        <message>
            <source>My mistakes: {number}</source>
            <translation>Mis errores: {number}</translation>
        </message>
        <message numerus="yes">
            <source>{total} lost by worse play in %n reviewed match(es), {part} of it here: {kind}.</source>
            <translation>
                <numerusform>{total} por jugar peor en %n partida repasada; de ahí, el {part} en {kind}.</numerusform>
                <numerusform>{total} por jugar peor en %n partidas repasadas; de ahí, el {part} en {kind}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n clear mistake(s) cost {cost}.</source>
            <translation>
                <numerusform>%n error claro costó {cost}.</numerusform>
                <numerusform>%n errores claros costaron {cost}.</numerusform>
            </translation>
        </message>
        <message>
            <source>examples</source>
            <translation>ejemplos</translation>
        </message>
        <message>
            <source>What decisions cost you</source>
            <translation>Lo que te cuestan tus decisiones</translation>
        </message>
        <message>
            <source>Here every reviewed decision counts, small losses too. A score sheet and the list of your mistakes name only those that were clear.</source>
            <translation>Aquí cuentan todas las decisiones repasadas, también las pérdidas pequeñas. La hoja de la mano y la lista de tus errores solo nombran los errores claros.</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) reviewed: nothing was lost in them.</source>
            <translation>
                <numerusform>%n partida repasada: no has perdido nada.</numerusform>
                <numerusform>%n partidas repasadas: no has perdido nada.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{total} lost by worse play in %n reviewed match(es), nearly all of it here: {kind}.</source>
            <translation>
                <numerusform>{total} por jugar peor en %n partida repasada; casi todo, en {kind}.</numerusform>
                <numerusform>{total} por jugar peor en %n partidas repasadas; casi todo, en {kind}.</numerusform>
            </translation>
        </message>
        <message>
            <source>No decision was a clear mistake: these are small losses together.</source>
            <translation>Ninguna decisión fue un error claro: es la suma de pérdidas pequeñas.</translation>
        </message>
        <message>
            <source>Decision</source>
            <translation>Decisión</translation>
        </message>
        <message>
            <source>Times</source>
            <translation>Veces</translation>
        </message>
        <message>
            <source>Once matches are reviewed, it stands here what every kind of decision costs.</source>
            <translation>Cuando haya partidas repasadas, aquí se verá lo que cuesta cada clase de decisión.</translation>
        </message>
        <message>
            <source>{unit} per 100</source>
            <translation>{unit} por cada 100</translation>
        </message>
        <message>
            <source>{unit} in all</source>
            <translation>{unit} en total</translation>
        </message>
        <message>
            <source>Hand</source>
            <translation>Mano</translation>
        </message>
        <message>
            <source>Cost</source>
            <translation>Coste</translation>
        </message>
        <message>
            <source>Since</source>
            <translation>Después</translation>
        </message>
        <message>
            <source>My mistakes</source>
            <translation>Mis errores</translation>
        </message>
        <message>
            <source>Go over it</source>
            <translation>Repasarlo</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Kind of decision</source>
            <translation>Clase de decisión</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Todos los juegos</translation>
        </message>
        <message>
            <source>All kinds of decisions</source>
            <translation>Todas las decisiones</translation>
        </message>
        <message numerus="yes">
            <source>%n mistake(s), the newest match first.</source>
            <translation>
                <numerusform>%n error.</numerusform>
                <numerusform>%n errores; primero, los de la partida más reciente.</numerusform>
            </translation>
        </message>
        <message>
            <source>solved</source>
            <translation>resuelta</translation>
        </message>
        <message>
            <source>Hands together, and how far you came out ahead, in {unit}</source>
            <translation>Manos juntos y cuánto le sacas, en {unit}</translation>
        </message>
        <message>
            <source>Hands together, and how many more they lost than you</source>
            <translation>Manos juntos y cuántas perdió de más que tú</translation>
        </message>
        <message>
            <source>Your opponents</source>
            <translation>Tus rivales</translation>
        </message>
        <message>
            <source>Play a hand to its end, and here will be something to tell.</source>
            <translation>Juega una mano hasta el final y aquí habrá algo que contar.</translation>
        </message>
        <message>
            <source>Export the matches</source>
            <translation>Exportar las partidas</translation>
        </message>
        <message>
            <source>Tables (*.csv)</source>
            <translation>Tablas (*.csv)</translation>
        </message>
        <message>
            <source>Written: “{name}”.</source>
            <translation>Escrito: «{name}».</translation>
        </message>
        <message>
            <source>No hand of this game is over yet.</source>
            <translation>Aún no has terminado ninguna mano de este juego.</translation>
        </message>
        <message>
            <source>No hand of yours is like that. Clear the filters.</source>
            <translation>Ninguna mano tuya es así. Quita los filtros.</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Estadísticas</translation>
        </message>
        <message>
            <source>Export CSV</source>
            <translation>Exportar CSV</translation>
        </message>
        <message>
            <source>Reading the matches: {number}</source>
            <translation>Leyendo las partidas: {number}</translation>
        </message>
        <message>
            <source>Streaks and records</source>
            <translation>Rachas y marcas</translation>
        </message>
        <message>
            <source>Best match</source>
            <translation>Mejor partida</translation>
        </message>
        <message>
            <source>Best hand</source>
            <translation>Mejor mano</translation>
        </message>
    </context>
    <context>
        <name>store</name>
        <message>
            <source>The match cannot be saved: {why}.</source>
            <translation>La partida no se puede guardar: {why}.</translation>
        </message>
        <message>
            <source>This hand is still being played: play it to its end, then it can be played otherwise.</source>
            <translation>Esta mano aún se está jugando: termínala y luego podrás jugarla de otro modo.</translation>
        </message>
        <message>
            <source>From here on nobody decided anything: go further back.</source>
            <translation>De aquí en adelante nadie decidió nada: retrocede más.</translation>
        </message>
        <message>
            <source>The line does not follow from those before: something was changed, added or taken out.</source>
            <translation>La línea no sigue de las anteriores: se cambió, se añadió o se quitó algo.</translation>
        </message>
        <message>
            <source>This is no shared deal: its line begins with “naipes:”.</source>
            <translation>Esto no es una mano compartida: su línea empieza por «naipes:».</translation>
        </message>
        <message>
            <source>No line of a shared deal is so long.</source>
            <translation>Ninguna línea de una mano compartida es tan larga.</translation>
        </message>
        <message>
            <source>The line of the deal holds characters that have no place in it.</source>
            <translation>La línea de la mano lleva caracteres que no caben en ella.</translation>
        </message>
        <message>
            <source>The line was made by a newer version of Naipes: install the newest version to play the deal.</source>
            <translation>La línea la hizo una versión más nueva de Naipes: instala la última para jugar la mano.</translation>
        </message>
        <message>
            <source>The line of the deal is not whole: copy all of it once more.</source>
            <translation>La línea de la mano no está entera: cópiala otra vez, de principio a fin.</translation>
        </message>
        <message>
            <source>Something in the line is mistyped: copy all of it once more.</source>
            <translation>Hay una errata en la línea: cópiala otra vez, de principio a fin.</translation>
        </message>
        <message>
            <source>The rules in the line are not written as they must be.</source>
            <translation>Las reglas de la línea no están escritas como deben.</translation>
        </message>
        <message>
            <source>The opponents in the line are not written as they must be.</source>
            <translation>Los rivales de la línea no están escritos como deben.</translation>
        </message>
        <message>
            <source>The code of the deal is not written as it must be.</source>
            <translation>El código de la mano no está escrito como debe.</translation>
        </message>
        <message>
            <source>The result in the line is not written as it must be.</source>
            <translation>El resultado de la línea no está escrito como debe.</translation>
        </message>
        <message>
            <source>This match has no line: only the cards of a shared deal follow from a code.</source>
            <translation>Esta partida no tiene línea: solo las cartas de una mano compartida salen de un código.</translation>
        </message>
        <message>
            <source>No line can say what is played here, and by whom.</source>
            <translation>Ninguna línea puede decir lo que se juega aquí y quién lo juega.</translation>
        </message>
        <message>
            <source>The deal was made for newer opponents (version {theirs}, here {ours}): the cards are the same, but they may play otherwise.</source>
            <translation>La mano se hizo para rivales más nuevos (versión {theirs}; aquí, la {ours}): las cartas son las mismas, pero quizá jueguen de otro modo.</translation>
        </message>
        <message>
            <source>The deal was made for older opponents (version {theirs}, here {ours}): the cards are the same, but they may play otherwise.</source>
            <translation>La mano se hizo para rivales más antiguos (versión {theirs}; aquí, la {ours}): las cartas son las mismas, pero quizá jueguen de otro modo.</translation>
        </message>
        <message>
            <source>This version does not know the game “{game}”.</source>
            <translation>Esta versión no conoce el juego «{game}».</translation>
        </message>
        <message>
            <source>The number of seats is not the number of players.</source>
            <translation>El número de asientos no es el de jugadores.</translation>
        </message>
        <message>
            <source>This version does not know the rule “{rule}”.</source>
            <translation>Esta versión no conoce la regla «{rule}».</translation>
        </message>
        <message>
            <source>This version knows no opponents of the level “{level}”.</source>
            <translation>Esta versión no conoce rivales del nivel «{level}».</translation>
        </message>
        <message>
            <source>This is no seal of a deck.</source>
            <translation>Esto no es el sello de una baraja.</translation>
        </message>
        <message>
            <source>This is not the deck that was committed to.</source>
            <translation>Esta no es la baraja que se selló.</translation>
        </message>
        <message>
            <source>This is not the secret that was committed to.</source>
            <translation>Este no es el secreto que se selló.</translation>
        </message>
        <message>
            <source>The secret does not follow from the code of the shared deal.</source>
            <translation>El secreto no sale del código del reparto compartido.</translation>
        </message>
        <message>
            <source>The person's part in the shuffle is missing, or not as it must be.</source>
            <translation>Falta la parte de la persona al barajar, o no es como debe ser.</translation>
        </message>
        <message>
            <source>The deck does not follow from the secret and the person's part.</source>
            <translation>La baraja no sale del secreto y de la parte de la persona.</translation>
        </message>
        <message>
            <source>The deck is not the pack of the game.</source>
            <translation>La baraja no es la del juego.</translation>
        </message>
        <message>
            <source>This file is not a match of Naipes.</source>
            <translation>Este archivo no es una partida de Naipes.</translation>
        </message>
        <message>
            <source>A seat in the first line is not described as it must be.</source>
            <translation>La primera línea no describe bien uno de los asientos.</translation>
        </message>
        <message>
            <source>The first line does not say when the match began, as it must.</source>
            <translation>La primera línea no dice cuándo empezó la partida como debe decirlo.</translation>
        </message>
        <message>
            <source>A text in the first line is too long, or holds what cannot be shown.</source>
            <translation>Un texto de la primera línea es demasiado largo o contiene algo que no se puede mostrar.</translation>
        </message>
        <message>
            <source>This match was saved by a newer version of Naipes: it can be watched as far as this version understands it, but not played on. Install the newest version to go on.</source>
            <translation>Esta partida se guardó con una versión más nueva de Naipes: se puede ver hasta donde esta versión la entiende, pero no seguir jugándola. Instala la última versión para continuar.</translation>
        </message>
        <message>
            <source>The match goes on, but it is not being saved: {reason}.</source>
            <translation>La partida sigue, pero no se está guardando: {reason}.</translation>
        </message>
        <message>
            <source>Another program has deleted, moved or changed the file of this match: it is kept in “{name}” from now on.</source>
            <translation>Otro programa ha borrado, movido o cambiado el archivo de esta partida: desde ahora se guarda en «{name}».</translation>
        </message>
        <message>
            <source>“{name}” cannot be moved or copied: {reason}.</source>
            <translation>«{name}» no se puede mover ni copiar: {reason}.</translation>
        </message>
        <message>
            <source>“{name}” is in the library.</source>
            <translation>«{name}» ya está en la biblioteca.</translation>
        </message>
        <message>
            <source>“{name}” is that very file: choose another.</source>
            <translation>«{name}» es ese mismo archivo: elige otro.</translation>
        </message>
        <message>
            <source>The note is too long: write it shorter, or in two.</source>
            <translation>La nota es demasiado larga: acórtala o repártela en dos.</translation>
        </message>
        <message>
            <source>The notes of a match have at most 2 MiB.</source>
            <translation>Las notas de una partida ocupan como mucho 2 MiB.</translation>
        </message>
        <message>
            <source>A match has at most {most} hands: end it here.</source>
            <translation>Una partida tiene como mucho {most} manos: termínala aquí.</translation>
        </message>
        <message>
            <source>A match has at most {most} moves: end it here.</source>
            <translation>Una partida tiene como mucho {most} jugadas: termínala aquí.</translation>
        </message>
        <message>
            <source>A match has at most {most} notes and hints.</source>
            <translation>Una partida tiene como mucho {most} notas y pistas.</translation>
        </message>
        <message>
            <source>The file is empty: the match was never begun.</source>
            <translation>El archivo está vacío: la partida no llegó a empezar.</translation>
        </message>
        <message>
            <source>The file is far too large to be a match of Naipes.</source>
            <translation>El archivo es demasiado grande para ser una partida de Naipes.</translation>
        </message>
        <message>
            <source>This is not a file that can be opened.</source>
            <translation>Esto no es un archivo que se pueda abrir.</translation>
        </message>
        <message>
            <source>The line is not complete.</source>
            <translation>La línea está incompleta.</translation>
        </message>
        <message>
            <source>The line is longer than 64 KiB.</source>
            <translation>La línea pasa de 64 KiB.</translation>
        </message>
        <message>
            <source>The line is not JSON.</source>
            <translation>La línea no es JSON.</translation>
        </message>
        <message>
            <source>The file cannot be read: {reason}.</source>
            <translation>El archivo no se puede leer: {reason}.</translation>
        </message>
        <message>
            <source>The line is not a JSON object.</source>
            <translation>La línea no es un objeto JSON.</translation>
        </message>
        <message>
            <source>The line says the same thing twice.</source>
            <translation>La línea dice dos veces lo mismo.</translation>
        </message>
        <message>
            <source>This match is open in another window: close it there first.</source>
            <translation>Esta partida está abierta en otra ventana: ciérrala antes allí.</translation>
        </message>
        <message>
            <source>This match may still be on: whoever reads further sees hidden cards, and whoever changes anything breaks the chain. To watch or to check it, open it in Naipes.</source>
            <translation>Puede que esta partida siga en juego: quien lea más abajo verá cartas ocultas, y quien cambie algo romperá la cadena. Para verla o comprobarla, ábrela en Naipes.</translation>
        </message>
        <message>
            <source>recovered</source>
            <translation>recuperada</translation>
        </message>
        <message>
            <source>The cards are not written exactly as they must be.</source>
            <translation>Las cartas no están escritas exactamente como deben estarlo.</translation>
        </message>
        <message>
            <source>A branch of “{name}” after move {n}, with the same cards</source>
            <translation>Una rama de «{name}» tras la jugada {n}, con las mismas cartas</translation>
        </message>
        <message>
            <source>A branch of “{name}” after move {n}, with unseen cards dealt anew</source>
            <translation>Una rama de «{name}» tras la jugada {n}, con las cartas no vistas repartidas de nuevo</translation>
        </message>
        <message>
            <source>The line holds characters that have no place in a match.</source>
            <translation>La línea contiene caracteres que no caben en una partida.</translation>
        </message>
        <message>
            <source>the lot for the first deal</source>
            <translation>el sorteo de quién reparte primero</translation>
        </message>
        <message>
            <source>the next hand</source>
            <translation>la mano siguiente</translation>
        </message>
        <message>
            <source>the deck of the hand</source>
            <translation>la baraja de la mano</translation>
        </message>
        <message>
            <source>a move</source>
            <translation>una jugada</translation>
        </message>
        <message>
            <source>the score of the hand</source>
            <translation>la puntuación de la mano</translation>
        </message>
        <message>
            <source>the end of the match</source>
            <translation>el final de la partida</translation>
        </message>
        <message>
            <source>nothing more</source>
            <translation>nada más</translation>
        </message>
        <message>
            <source>A line “{kind}” cannot stand here, or lacks something; {awaited} is due.</source>
            <translation>Aquí no puede ir una línea «{kind}», o le falta algo; toca {awaited}.</translation>
        </message>
        <message>
            <source>This version does not know lines of the kind “{kind}”.</source>
            <translation>Esta versión no conoce las líneas del tipo «{kind}».</translation>
        </message>
        <message>
            <source>{name}: {reason}</source>
            <translation>{name}: {reason}</translation>
        </message>
        <message>
            <source>The first dealer is not found in this way.</source>
            <translation>El primer reparto no se sortea así.</translation>
        </message>
        <message>
            <source>There is no seat {seat}.</source>
            <translation>No existe el asiento {seat}.</translation>
        </message>
        <message>
            <source>These cards cannot be drawn for the first deal.</source>
            <translation>Esas cartas no pueden salir en el sorteo del reparto.</translation>
        </message>
        <message>
            <source>The lot gives the deal to another seat.</source>
            <translation>El sorteo da el reparto a otro asiento.</translation>
        </message>
        <message>
            <source>Hand {hand}, dealt by {name}, is due.</source>
            <translation>Toca la mano {hand}, que reparte {name}.</translation>
        </message>
        <message>
            <source>So many cards cannot be cut: {cut}.</source>
            <translation>No se puede cortar por tantas cartas: {cut}.</translation>
        </message>
        <message>
            <source>The cut does not follow from the shuffle.</source>
            <translation>El corte no sale de la mezcla.</translation>
        </message>
        <message>
            <source>No such card is in the pack: {name}.</source>
            <translation>Esa carta no está en la baraja: {name}.</translation>
        </message>
        <message>
            <source>The rules give another score: {score}.</source>
            <translation>Según las reglas, la puntuación es otra: {score}.</translation>
        </message>
        <message>
            <source>After {count} moves there is none to take back.</source>
            <translation>Tras {count} jugadas no hay ninguna que deshacer.</translation>
        </message>
        <message>
            <source>The note does not say to which move it belongs.</source>
            <translation>La nota no dice a qué jugada pertenece.</translation>
        </message>
        <message>
            <source>The rules give another ranking.</source>
            <translation>Según las reglas, la clasificación es otra.</translation>
        </message>
        <message>
            <source>Line {line}: {reason}</source>
            <translation>Línea {line}: {reason}</translation>
        </message>
        <message>
            <source>No pack is ready to be shuffled or cut.</source>
            <translation>No hay ninguna baraja lista para mezclar o cortar.</translation>
        </message>
    </context>
    <context>
        <name>strength</name>
        <message>
            <source>somebody who plays at random</source>
            <translation>quien juega al azar</translation>
        </message>
        <message>
            <source>points a deal</source>
            <translation>puntos por mano</translation>
        </message>
        <message>
            <source>{mean} ±{margin} {unit} more than {other}, over {decks} equal decks.</source>
            <translation>{mean} ±{margin} {unit} más que {other}, en {decks} barajas iguales.</translation>
        </message>
        <message>
            <source>Of 100 hands it loses {fewer} (±{margin}) fewer than {other}; over {decks} equal decks.</source>
            <translation>De cada 100 manos pierde {fewer} (±{margin}) menos que {other}, en {decks} barajas iguales.</translation>
        </message>
        <message>
            <source>{told} Those were opponents of an earlier version.</source>
            <translation>{told} Eran rivales de una versión anterior.</translation>
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
            <translation>Audaz</translation>
        </message>
        <message>
            <source>Serene</source>
            <translation>Serena</translation>
        </message>
        <message>
            <source>Stubborn</source>
            <translation>Terco</translation>
        </message>
        <message>
            <source>Wary</source>
            <translation>Recelosa</translation>
        </message>
        <message>
            <source>Absent-minded</source>
            <translation>Despistado</translation>
        </message>
        <message>
            <source>Ambitious</source>
            <translation>Ambiciosa</translation>
        </message>
        <message>
            <source>Reckless</source>
            <translation>Temerario</translation>
        </message>
        <message>
            <source>Patient</source>
            <translation>Paciente</translation>
        </message>
    </context>
    <context>
        <name>sums</name>
        <message>
            <source>times</source>
            <translation>por</translation>
        </message>
        <message>
            <source>divided by</source>
            <translation>entre</translation>
        </message>
        <message>
            <source>equals</source>
            <translation>igual a</translation>
        </message>
        <message>
            <source>plus</source>
            <translation>más</translation>
        </message>
        <message>
            <source>minus</source>
            <translation>menos</translation>
        </message>
    </context>
    <context>
        <name>switches</name>
        <message>
            <source>On</source>
            <translation>Adelante</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Atrás</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Abrir</translation>
        </message>
        <message>
            <source>From {first} to {last}</source>
            <translation>De «{first}» a «{last}»</translation>
        </message>
        <message>
            <source>What can be done with it</source>
            <translation>Qué se puede hacer con ella</translation>
        </message>
        <message>
            <source>Sort by</source>
            <translation>Ordenar por</translation>
        </message>
        <message>
            <source>Read on</source>
            <translation>Seguir leyendo</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
    </context>
    <context>
        <name>system</name>
        <message>
            <source>the disk is full</source>
            <translation>el disco está lleno</translation>
        </message>
        <message>
            <source>the space that you are allowed on the disk is used up</source>
            <translation>se ha agotado el espacio que tienes en el disco</translation>
        </message>
        <message>
            <source>it is not permitted here</source>
            <translation>aquí no está permitido</translation>
        </message>
        <message>
            <source>the disk can only be read</source>
            <translation>el disco es de solo lectura</translation>
        </message>
        <message>
            <source>the file or folder is not there</source>
            <translation>el archivo o la carpeta no está</translation>
        </message>
        <message>
            <source>a file stands where a folder should be</source>
            <translation>hay un archivo donde debería haber una carpeta</translation>
        </message>
        <message>
            <source>a folder stands where a file should be</source>
            <translation>hay una carpeta donde debería haber un archivo</translation>
        </message>
        <message>
            <source>the disk has an error</source>
            <translation>el disco tiene un error</translation>
        </message>
        <message>
            <source>the name is too long</source>
            <translation>el nombre es demasiado largo</translation>
        </message>
        <message>
            <source>a file of that name is there already</source>
            <translation>ya hay un archivo con ese nombre</translation>
        </message>
        <message>
            <source>another program is using it</source>
            <translation>lo está usando otro programa</translation>
        </message>
        <message>
            <source>too many files are open</source>
            <translation>hay demasiados archivos abiertos</translation>
        </message>
        <message>
            <source>the disk is not there</source>
            <translation>el disco no está</translation>
        </message>
        <message>
            <source>the file is too large for this disk</source>
            <translation>el archivo es demasiado grande para este disco</translation>
        </message>
        <message>
            <source>the name is not possible on this disk</source>
            <translation>ese nombre no es posible en este disco</translation>
        </message>
        <message>
            <source>the disk does not answer</source>
            <translation>el disco no responde</translation>
        </message>
        <message>
            <source>{name}: {reason}.</source>
            <translation>{name}: {reason}.</translation>
        </message>
        <message>
            <source>the system says “{said}”</source>
            <translation>el sistema dice «{said}»</translation>
        </message>
        <message>
            <source>That is not possible: {reason}.</source>
            <translation>No es posible: {reason}.</translation>
        </message>
    </context>
    <context>
        <name>table</name>
        <message>
            <source>You</source>
            <translation>Tú</translation>
        </message>
        <message>
            <source>You deal first.</source>
            <translation>Repartes tú primero.</translation>
        </message>
        <message>
            <source>{who} deals first.</source>
            <translation>Reparte primero {who}.</translation>
        </message>
        <message>
            <source>You deal first: you drew {card}, {best}.</source>
            <translation>Repartes tú primero: has sacado {card}, {best}.</translation>
        </message>
        <message>
            <source>{who} deals first, with {card}, {best}.</source>
            <translation>Reparte primero {who}: ha sacado {card}, {best}.</translation>
        </message>
        <message>
            <source>You deal first: after a tie you drew {card}, {best}.</source>
            <translation>Repartes tú primero: hubo empate, se sacó otra vez y te salió {card}, {best}.</translation>
        </message>
        <message>
            <source>{who} deals first, after a tie, with {card}, {best}.</source>
            <translation>Reparte primero {who}: hubo empate, se sacó otra vez y le salió {card}, {best}.</translation>
        </message>
        <message>
            <source>the highest</source>
            <translation>la más alta</translation>
        </message>
        <message>
            <source>the lowest</source>
            <translation>la más baja</translation>
        </message>
        <message>
            <source>Drawing for the first deal.</source>
            <translation>Se sortea el primer reparto.</translation>
        </message>
        <message>
            <source>{who} cuts.</source>
            <translation>Corta {who}.</translation>
        </message>
        <message>
            <source>A tie ({who}): cards are drawn again for the first deal.</source>
            <translation>Empate ({who}): se vuelve a sacar carta para ver quién reparte primero.</translation>
        </message>
        <message>
            <source>You cut.</source>
            <translation>Cortas tú.</translation>
        </message>
        <message>
            <source>Not now: “{what}”.</source>
            <translation>Ahora no se puede: «{what}».</translation>
        </message>
        <message>
            <source>Nothing has been played in this hand yet.</source>
            <translation>Todavía no se ha jugado nada en esta mano.</translation>
        </message>
        <message>
            <source>The rest can be played out only by who leads.</source>
            <translation>El resto solo puede jugarlo de una vez quien sale.</translation>
        </message>
        <message>
            <source>One card is left: play it.</source>
            <translation>Queda una sola carta: juégala.</translation>
        </message>
        <message>
            <source>Not every trick left is yours for certain, whoever holds what.</source>
            <translation>No todas las bazas que quedan son seguras: depende de quién tenga qué.</translation>
        </message>
        <message>
            <source>{who} takes the trick with {card:short}.</source>
            <translation>{who} se lleva la baza con {card:short}.</translation>
        </message>
        <message>
            <source>{who} turns the trick over with {card:short}.</source>
            <translation>{who} gira la baza con {card:short}.</translation>
        </message>
        <message>
            <source>{who} takes the trick with {card:short}, a trump.</source>
            <translation>{who} se lleva la baza con {card:short}, triunfo.</translation>
        </message>
        <message>
            <source>You take the trick with {card:short}.</source>
            <translation>Te llevas la baza con {card:short}.</translation>
        </message>
        <message>
            <source>You turn the trick over with {card:short}.</source>
            <translation>Giras la baza con {card:short}.</translation>
        </message>
        <message>
            <source>You take the trick with {card:short}, a trump.</source>
            <translation>Te llevas la baza con {card:short}, triunfo.</translation>
        </message>
        <message>
            <source>The rest is mine</source>
            <translation>El resto es mío</translation>
        </message>
        <message>
            <source>Panel</source>
            <translation>Panel</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Más</translation>
        </message>
        <message>
            <source>Choose one of the buttons above your hand.</source>
            <translation>Elige uno de los botones que hay sobre tu mano.</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Ajustes</translation>
        </message>
        <message>
            <source>Last</source>
            <translation>Última</translation>
        </message>
        <message>
            <source>Trick {number}</source>
            <translation>Baza {number}</translation>
        </message>
        <message>
            <source>Play it? Click again.</source>
            <translation>¿La juegas? Haz clic otra vez.</translation>
        </message>
        <message>
            <source>There is something better. Do it again if you still want to.</source>
            <translation>Hay algo mejor. Repítelo si aun así lo quieres.</translation>
        </message>
        <message>
            <source>Wait: it is not your turn.</source>
            <translation>Espera: aún no te toca.</translation>
        </message>
        <message>
            <source>Sealed</source>
            <translation>Sellado</translation>
        </message>
        <message>
            <source>The deal is sealed before you have a hand in it. Click to learn what that proves.</source>
            <translation>El reparto se sella antes de que intervengas. Pulsa para saber qué demuestra eso.</translation>
        </message>
        <message>
            <source>After the hand you can check it. The whole seal: {commit}</source>
            <translation>Después de la mano puedes comprobarlo. El sello entero: {commit}</translation>
        </message>
        <message>
            <source>Sealed deal</source>
            <translation>Reparto sellado</translation>
        </message>
        <message>
            <source>Lift as many cards as you like: click on the pack, or ← → and Enter.</source>
            <translation>Levanta las cartas que quieras: haz clic en la baraja, o ← → e Intro.</translation>
        </message>
        <message>
            <source>Deal with a click on the pack or with Enter.</source>
            <translation>Pulsa la baraja o Intro para repartir.</translation>
        </message>
        <message>
            <source>{key}: on to your next decision.</source>
            <translation>{key}: hasta tu próxima decisión.</translation>
        </message>
        <message>
            <source>To the queen: D or {key}.</source>
            <translation>A la reina: D o {key}.</translation>
        </message>
        <message>
            <source>Last trick</source>
            <translation>Última baza</translation>
        </message>
        <message>
            <source>Last turn</source>
            <translation>Último turno</translation>
        </message>
        <message>
            <source>relaxed</source>
            <translation>tranquila</translation>
        </message>
        <message>
            <source>normal</source>
            <translation>normal</translation>
        </message>
        <message>
            <source>fast</source>
            <translation>rápida</translation>
        </message>
        <message>
            <source>very fast</source>
            <translation>muy rápida</translation>
        </message>
        <message>
            <source>instant</source>
            <translation>instantánea</translation>
        </message>
        <message>
            <source>Sound on</source>
            <translation>Sonido activado</translation>
        </message>
        <message>
            <source>Sound off</source>
            <translation>Sonido desactivado</translation>
        </message>
        <message>
            <source>Coach: on</source>
            <translation>Entrenador: activado</translation>
        </message>
        <message>
            <source>Coach: off</source>
            <translation>Entrenador: desactivado</translation>
        </message>
        <message>
            <source>Speed of the table</source>
            <translation>Velocidad de la mesa</translation>
        </message>
        <message>
            <source>Start page</source>
            <translation>Inicio</translation>
        </message>
        <message>
            <source>New</source>
            <translation>Nueva</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Deshacer</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Rehacer</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Pista</translation>
        </message>
        <message>
            <source>Give up the match</source>
            <translation>Abandonar la partida</translation>
        </message>
        <message>
            <source>Speed: {speed}</source>
            <translation>Velocidad: {speed}</translation>
        </message>
        <message>
            <source>The rules in force</source>
            <translation>Reglas en vigor</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Sealed deal  {print}</source>
            <translation>Reparto sellado  {print}</translation>
        </message>
        <message numerus="yes">
            <source>{rules} + %n change(s)</source>
            <translation>
                <numerusform>{rules} + %n cambio</numerusform>
                <numerusform>{rules} + %n cambios</numerusform>
            </translation>
        </message>
        <message>
            <source>Rules here: {rules}. The lessons teach other rules: {taught}.</source>
            <translation>Reglas aquí: {rules}. Las lecciones enseñan otras: {taught}.</translation>
        </message>
        <message>
            <source>Do it? Press again.</source>
            <translation>¿Seguro? Pulsa otra vez.</translation>
        </message>
        <message>
            <source>You hold no card of October, November or December.</source>
            <translation>No tienes ninguna carta de octubre, noviembre ni diciembre.</translation>
        </message>
        <message>
            <source>You hold no ace.</source>
            <translation>No tienes ningún as.</translation>
        </message>
        <message>
            <source>You hold no king.</source>
            <translation>No tienes ningún rey.</translation>
        </message>
        <message>
            <source>You hold no queen.</source>
            <translation>No tienes ninguna dama.</translation>
        </message>
        <message>
            <source>You hold no jack.</source>
            <translation>No tienes ningún valet.</translation>
        </message>
        <message>
            <source>Your cards still lie face down.</source>
            <translation>Tus cartas siguen boca abajo.</translation>
        </message>
        <message>
            <source>You hold no {rank}.</source>
            <translation>No tienes ningún {rank}.</translation>
        </message>
        <message>
            <source>You hold no card of {month}.</source>
            <translation>No tienes ninguna carta de {month}.</translation>
        </message>
        <message>
            <source>You hold no cards now.</source>
            <translation>Ahora no tienes cartas en la mano.</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Seguir</translation>
        </message>
        <message>
            <source>Cut</source>
            <translation>Cortar</translation>
        </message>
        <message>
            <source>at the mark</source>
            <translation>por la marca</translation>
        </message>
        <message numerus="yes">
            <source>You lift %n card(s)</source>
            <translation>
                <numerusform>Levantas %n carta</numerusform>
                <numerusform>Levantas %n cartas</numerusform>
            </translation>
        </message>
        <message>
            <source>Deal</source>
            <translation>Repartir</translation>
        </message>
        <message>
            <source>Let {who} deal</source>
            <translation>Que reparta {who}</translation>
        </message>
        <message>
            <source>As advised: {cards:short}</source>
            <translation>Como dice la pista: {cards:short}</translation>
        </message>
        <message>
            <source>As advised: {deed}</source>
            <translation>Como dice la pista: {deed}</translation>
        </message>
        <message>
            <source>As advised</source>
            <translation>Como dice la pista</translation>
        </message>
        <message>
            <source>Enter chooses none of these. Their keys: {keys}.</source>
            <translation>Intro no elige ninguna de estas opciones. Sus teclas: {keys}.</translation>
        </message>
        <message>
            <source>Play goes anticlockwise ↺</source>
            <translation>Sentido antihorario ↺</translation>
        </message>
        <message>
            <source>Play goes clockwise ↻</source>
            <translation>Sentido horario ↻</translation>
        </message>
        <message>
            <source>Anticlockwise ↺</source>
            <translation>A la derecha ↺</translation>
        </message>
        <message>
            <source>Play {sign}</source>
            <translation>Juego {sign}</translation>
        </message>
        <message>
            <source>Clockwise ↻</source>
            <translation>A la izquierda ↻</translation>
        </message>
        <message>
            <source>Numbers press the buttons now: {keys}.</source>
            <translation>Ahora los números son de los botones: {keys}.</translation>
        </message>
        <message>
            <source>Thinking…</source>
            <translation>Piensa…</translation>
        </message>
        <message>
            <source>Plays next</source>
            <translation>Le toca</translation>
        </message>
        <message>
            <source>Cards in the hand</source>
            <translation>Cartas en la mano</translation>
        </message>
        <message>
            <source>{name} · on top</source>
            <translation>{name} · arriba</translation>
        </message>
        <message>
            <source>{name} is winning</source>
            <translation>{name} va ganando</translation>
        </message>
        <message>
            <source>You are winning</source>
            <translation>Vas ganando</translation>
        </message>
        <message>
            <source>{name} wins</source>
            <translation>{name} gana</translation>
        </message>
        <message>
            <source>You win</source>
            <translation>Ganas tú</translation>
        </message>
        <message numerus="yes">
            <source>%n trick(s), whoever holds what</source>
            <translation>
                <numerusform>%n baza, tenga quien tenga lo demás</numerusform>
                <numerusform>%n bazas, tenga quien tenga lo demás</numerusform>
            </translation>
        </message>
        <message>
            <source>A click shows what was captured.</source>
            <translation>Con un clic se ve lo que ha capturado.</translation>
        </message>
        <message>
            <source>trumps first</source>
            <translation>triunfo primero</translation>
        </message>
        <message>
            <source>trumps last</source>
            <translation>triunfos al final</translation>
        </message>
        <message>
            <source>colours in turn</source>
            <translation>colores alternos</translation>
        </message>
        <message>
            <source>by suit</source>
            <translation>por palos</translation>
        </message>
        <message>
            <source>by rank</source>
            <translation>por valor</translation>
        </message>
        <message>
            <source>as dealt</source>
            <translation>según llegan</translation>
        </message>
        <message>
            <source>by hand</source>
            <translation>a mano</translation>
        </message>
        <message>
            <source>by month</source>
            <translation>por mes</translation>
        </message>
        <message>
            <source>by kind</source>
            <translation>por clase</translation>
        </message>
        <message>
            <source>Sort: {way}</source>
            <translation>Orden: {way}</translation>
        </message>
        <message>
            <source>How your hand is sorted</source>
            <translation>Cómo se ordena tu mano</translation>
        </message>
        <message>
            <source>Trumps</source>
            <translation>Triunfo</translation>
        </message>
    </context>
    <context>
        <name>text_table</name>
        <message>
            <source>{card}, takes {others}</source>
            <translation>{card}, captura {others}</translation>
        </message>
        <message>
            <source>{card} with {others}</source>
            <translation>{card} con {others}</translation>
        </message>
        <message>
            <source>You hold no cards.</source>
            <translation>No tienes cartas en la mano.</translation>
        </message>
        <message>
            <source>Worth most: {high}. Worth least: {low}.</source>
            <translation>La que más vale: {high}. La que menos: {low}.</translation>
        </message>
        <message>
            <source>Nothing can be captured now.</source>
            <translation>Ahora no se puede capturar nada.</translation>
        </message>
        <message>
            <source>You can capture: {cards}.</source>
            <translation>Puedes capturar: {cards}.</translation>
        </message>
        <message>
            <source>{suit}: highest {high}, lowest {low}.</source>
            <translation>{suit}: la más alta, {high}; la más baja, {low}.</translation>
        </message>
        <message>
            <source>{suit}: only {high}.</source>
            <translation>{suit}: solo {high}.</translation>
        </message>
        <message>
            <source>{who}: nothing yet.</source>
            <translation>{who}: nada todavía.</translation>
        </message>
        <message>
            <source>You get {cards}.</source>
            <translation>Recibes {cards}.</translation>
        </message>
        <message>
            <source>Nothing lies there.</source>
            <translation>Ahí no hay nada.</translation>
        </message>
        <message>
            <source>Trick {n}: {plays}.</source>
            <translation>Baza {n}: {plays}.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n carta</numerusform>
                <numerusform>%n cartas</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing has been played to the trick.</source>
            <translation>No hay ninguna carta en la baza.</translation>
        </message>
        <message>
            <source>There are no trumps.</source>
            <translation>No hay triunfo.</translation>
        </message>
        <message>
            <source>Nobody has undertaken anything.</source>
            <translation>Nadie se ha comprometido a nada.</translation>
        </message>
        <message>
            <source>There is no pot.</source>
            <translation>No hay plato.</translation>
        </message>
        <message>
            <source>No card may be played now.</source>
            <translation>Ahora no se puede jugar ninguna carta.</translation>
        </message>
        <message>
            <source>{card}, playable</source>
            <translation>{card}, se puede jugar</translation>
        </message>
        <message>
            <source>to play</source>
            <translation>le toca</translation>
        </message>
        <message>
            <source>takes no part</source>
            <translation>no participa</translation>
        </message>
        <message>
            <source>score {n}</source>
            <translation>marcador {n}</translation>
        </message>
        <message>
            <source>{cards} on top of {number}</source>
            <translation>{cards} encima de {number}</translation>
        </message>
        <message>
            <source>In the trick: {plays}.</source>
            <translation>En la baza: {plays}.</translation>
        </message>
        <message>
            <source>{who} is winning.</source>
            <translation>Va ganando {who}.</translation>
        </message>
        <message>
            <source>No trumps yet.</source>
            <translation>Todavía no hay triunfo.</translation>
        </message>
        <message>
            <source>{card} can take {others}</source>
            <translation>{card}, para capturar {others}</translation>
        </message>
        <message>
            <source>You may play: {cards}.</source>
            <translation>Puedes jugar: {cards}.</translation>
        </message>
        <message>
            <source>{card}, chosen</source>
            <translation>{card}, carta elegida</translation>
        </message>
        <message>
            <source>{card}, not allowed now</source>
            <translation>{card}, ahora no vale</translation>
        </message>
        <message>
            <source>{card}, can take {others}</source>
            <translation>{card}, para capturar {others}</translation>
        </message>
        <message>
            <source>{card}, can be chosen</source>
            <translation>{card}, se puede elegir</translation>
        </message>
        <message>
            <source>hands lost: {n}</source>
            <translation>manos perdidas: {n}</translation>
        </message>
        <message>
            <source>score {n} of {all}</source>
            <translation>marcador {n} de {all}</translation>
        </message>
        <message>
            <source>You are winning.</source>
            <translation>Vas ganando tú.</translation>
        </message>
        <message>
            <source>Trumps: {suit}.</source>
            <translation>Triunfo: {suit}.</translation>
        </message>
        <message>
            <source>Phase: {step}</source>
            <translation>Fase: {step}</translation>
        </message>
        <message>
            <source>{gained}, {total} in all</source>
            <translation>{gained}, {total} en total</translation>
        </message>
        <message>
            <source>Stock</source>
            <translation>Baceta</translation>
        </message>
        <message>
            <source>Drawn for the deal</source>
            <translation>Carta del sorteo</translation>
        </message>
        <message>
            <source>Hand</source>
            <translation>Mano</translation>
        </message>
        <message>
            <source>In the trick</source>
            <translation>En la baza</translation>
        </message>
        <message>
            <source>Tricks taken</source>
            <translation>Bazas ganadas</translation>
        </message>
        <message>
            <source>Discards</source>
            <translation>Descarte</translation>
        </message>
        <message>
            <source>Turn-up</source>
            <translation>Vuelta</translation>
        </message>
        <message>
            <source>Field</source>
            <translation>Campo</translation>
        </message>
        <message>
            <source>Turned from the stock</source>
            <translation>Descubierta de la baceta</translation>
        </message>
        <message>
            <source>Captured</source>
            <translation>Capturadas</translation>
        </message>
        <message>
            <source>Played</source>
            <translation>Jugadas</translation>
        </message>
        <message>
            <source>Drawn</source>
            <translation>Carta robada</translation>
        </message>
        <message>
            <source>Pile</source>
            <translation>Montón</translation>
        </message>
        <message>
            <source>The trick, lowest first</source>
            <translation>La baza, de menor a mayor</translation>
        </message>
        <message>
            <source>Out of play</source>
            <translation>Fuera de juego</translation>
        </message>
        <message>
            <source>Take {card}</source>
            <translation>Capturar {card}</translation>
        </message>
        <message numerus="yes">
            <source>Choose in your hand: %n card(s) may be used</source>
            <translation>
                <numerusform>Elige en tu mano: sirve %n carta</numerusform>
                <numerusform>Elige en tu mano: sirven %n cartas</numerusform>
            </translation>
        </message>
        <message>
            <source>You can</source>
            <translation>Puedes</translation>
        </message>
        <message>
            <source>Your hand</source>
            <translation>Tu mano</translation>
        </message>
        <message>
            <source>On the table</source>
            <translation>En la mesa</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Mesa</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Jugadores</translation>
        </message>
        <message>
            <source>This hand</source>
            <translation>Esta mano</translation>
        </message>
        <message>
            <source>{card}, can be taken</source>
            <translation>{card}, se puede capturar</translation>
        </message>
    </context>
    <context>
        <name>tricks</name>
        <message>
            <source>It cannot take the trick, and {card:short} stays. {beaten}</source>
            <translation>No gana la baza, y te quedas con {card:short}. {beaten}</translation>
        </message>
        <message>
            <source>It beats what lies there. {beaten}</source>
            <translation>Supera lo que hay. {beaten}</translation>
        </message>
        <message numerus="yes">
            <source>%n other king(s)</source>
            <translation>
                <numerusform>%n rey más</numerusform>
                <numerusform>%n reyes más</numerusform>
            </translation>
        </message>
        <message>
            <source>You hold no trump and no king.</source>
            <translation>No tienes ni triunfos ni reyes.</translation>
        </message>
        <message numerus="yes">
            <source>%n trump(s) with the king</source>
            <translation>
                <numerusform>%n triunfo con el rey</numerusform>
                <numerusform>%n triunfos con el rey</numerusform>
            </translation>
        </message>
        <message>
            <source>You keep {cards:short}.</source>
            <translation>Te quedas con {cards:short}.</translation>
        </message>
        <message>
            <source>You keep trumps and kings: {cards:short}.</source>
            <translation>Te quedas con triunfos y reyes: {cards:short}.</translation>
        </message>
        <message>
            <source>It lets the trick go and keeps {cards:short}.</source>
            <translation>Deja pasar la baza y conserva {cards:short}.</translation>
        </message>
        <message>
            <source>No card of yours can take the trick, so you give the lowest.</source>
            <translation>Con ninguna ganas la baza: das la más baja.</translation>
        </message>
        <message>
            <source>No card that you may play takes the trick.</source>
            <translation>Con ninguna de las que puedes jugar ganas la baza.</translation>
        </message>
        <message>
            <source>No card that is still out can beat it.</source>
            <translation>Ninguna de las que quedan fuera puede ganarle.</translation>
        </message>
        <message>
            <source>No higher card of its suit is out: only a trump can beat it.</source>
            <translation>No queda fuera ninguna más alta de su palo: solo un triunfo puede ganarle.</translation>
        </message>
        <message>
            <source>You lead from your longest suit, {cards:short}.</source>
            <translation>Sales de tu palo más largo, {cards:short}.</translation>
        </message>
        <message>
            <source>You keep {cards:short} to trump with later.</source>
            <translation>Te guardas {cards:short} para fallar más tarde.</translation>
        </message>
        <message>
            <source>You lead your lowest card and keep {cards:short}.</source>
            <translation>Sales con la más baja y te guardas {cards:short}.</translation>
        </message>
        <message>
            <source>You keep {card:short} for later. {beaten}</source>
            <translation>Te guardas {card:short} para más tarde. {beaten}</translation>
        </message>
        <message numerus="yes">
            <source>Of your cards it is the hardest to beat: %n that are out can.</source>
            <translation>
                <numerusform>De tus cartas es la más difícil de ganar: solo una de fuera puede.</numerusform>
                <numerusform>De tus cartas es la más difícil de ganar: pueden %n de las que están fuera.</numerusform>
            </translation>
        </message>
        <message>
            <source>It takes the trick.</source>
            <translation>Gana la baza.</translation>
        </message>
        <message>
            <source>It takes the trick: nobody behind you can beat it.</source>
            <translation>Gana la baza: nadie detrás de ti puede superarla.</translation>
        </message>
        <message numerus="yes">
            <source>It beats what lies there, though %n card(s) still out could beat it.</source>
            <translation>
                <numerusform>Supera lo que hay, aunque una carta que sigue fuera podría ganarle.</numerusform>
                <numerusform>Supera lo que hay, aunque %n cartas que siguen fuera podrían ganarle.</numerusform>
            </translation>
        </message>
        <message>
            <source>You hold {trumps} and {kings}.</source>
            <translation>Tienes {trumps} y {kings}.</translation>
        </message>
        <message>
            <source>You hold {trumps} and no king.</source>
            <translation>Tienes {trumps} y ningún rey.</translation>
        </message>
        <message>
            <source>You hold {kings} and no trump.</source>
            <translation>Tienes {kings} y ningún triunfo.</translation>
        </message>
        <message>
            <source>the king of trumps</source>
            <translation>el rey de triunfo</translation>
        </message>
        <message>
            <source>Without a trump or a king nothing is worth keeping.</source>
            <translation>Sin triunfo ni rey no hay nada que valga la pena guardar.</translation>
        </message>
        <message>
            <source>You keep nothing.</source>
            <translation>No te quedas con ninguna carta.</translation>
        </message>
        <message>
            <source>You keep all your cards.</source>
            <translation>Te quedas con todas.</translation>
        </message>
        <message>
            <source>You keep what is trump: {cards:short}.</source>
            <translation>Te quedas con lo que es triunfo: {cards:short}.</translation>
        </message>
        <message>
            <source>You keep {cards:short}: only a trump beats a king.</source>
            <translation>Te quedas con {cards:short}: a un rey solo le gana un triunfo.</translation>
        </message>
        <message>
            <source>It takes the trick, with the lowest card that can.</source>
            <translation>Gana la baza, y es la más baja que puede.</translation>
        </message>
        <message numerus="yes">
            <source>%n trump(s)</source>
            <translation>
                <numerusform>%n triunfo</numerusform>
                <numerusform>%n triunfos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n king(s)</source>
            <translation>
                <numerusform>%n rey</numerusform>
                <numerusform>%n reyes</numerusform>
            </translation>
        </message>
        <message>
            <source>You hold {trumps}, and no other king.</source>
            <translation>Tienes {trumps} y ningún otro rey.</translation>
        </message>
    </context>
    <context>
        <name>widgets</name>
        <message>
            <source>{number} %</source>
            <translation>{number} %</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Más</translation>
        </message>
        <message>
            <source>Less</source>
            <translation>Menos</translation>
        </message>
        <message>
            <source>More…</source>
            <translation>Más…</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Close this notice</source>
            <translation>Cerrar este aviso</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Guardar</translation>
        </message>
    </context>
    <context>
        <name>window</name>
        <message>
            <source>Matches of Naipes (*{suffix})</source>
            <translation>Partidas de Naipes (*{suffix})</translation>
        </message>
        <message>
            <source>Something went wrong in Naipes, but nothing is lost: play on. What happened is written in {log}.</source>
            <translation>Algo ha fallado en Naipes, pero no se ha perdido nada: puedes seguir jugando. Lo ocurrido queda anotado en {log}.</translation>
        </message>
        <message>
            <source>Give up the match?</source>
            <translation>¿Abandonar la partida?</translation>
        </message>
        <message>
            <source>It ends where it stands and counts as given up. It stays in the library and can be watched, but not played on.</source>
            <translation>Termina como está y queda como abandonada. Sigue en la biblioteca y se puede ver de nuevo, pero no continuar.</translation>
        </message>
        <message>
            <source>Give it up</source>
            <translation>Abandonarla</translation>
        </message>
        <message>
            <source>Play on</source>
            <translation>Seguir jugando</translation>
        </message>
        <message>
            <source>Open a match</source>
            <translation>Abrir una partida</translation>
        </message>
        <message>
            <source>The settings cannot be saved: {why}.</source>
            <translation>Los ajustes no se pueden guardar: {why}.</translation>
        </message>
        <message>
            <source>Reading the match…</source>
            <translation>Leyendo la partida…</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>“{name}” was given up; it stays in the library.</source>
            <translation>«{name}», abandonada; sigue en la biblioteca.</translation>
        </message>
        <message>
            <source>What is this match called?</source>
            <translation>¿Cómo se llama esta partida?</translation>
        </message>
    </context>
    <context>
        <name>worth</name>
        <message>
            <source>{share} ({low} to {high})</source>
            <translation>{share} (de {low} a {high})</translation>
        </message>
        <message>
            <source>Choice</source>
            <translation>Opción</translation>
        </message>
        <message>
            <source>Comes off</source>
            <translation>Sale bien</translation>
        </message>
        <message>
            <source>Brings</source>
            <translation>Da de media</translation>
        </message>
        <message>
            <source>{choice}: comes off in {chance}.</source>
            <translation>{choice}: sale bien el {chance}.</translation>
        </message>
        <message>
            <source>It comes off where it wins something, or the bid is made. What it brings counts the losses too: what comes off more often may be worth less.</source>
            <translation>Sale bien cuando se gana algo o se cumple lo cantado. En lo que da de media cuentan también las pérdidas: lo que sale bien más veces puede valer menos.</translation>
        </message>
        <message>
            <source>The best two cannot be told apart.</source>
            <translation>Las dos mejores no se distinguen.</translation>
        </message>
        <message>
            <source>{choice}: brings {brings}.</source>
            <translation>{choice}: da {brings} de media.</translation>
        </message>
        <message>
            <source>{choice}: comes off in {chance}, brings {brings}.</source>
            <translation>{choice}: sale bien el {chance}, da {brings} de media.</translation>
        </message>
    </context>
    <context>
        <name>yaku_table</name>
        <message numerus="yes">
            <source>%n combination(s) can be made.</source>
            <translation>
                <numerusform>Se puede hacer %n combinación.</numerusform>
                <numerusform>Se pueden hacer %n combinaciones.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}: {have} of {all}; to be had: {cards}.</source>
            <translation>{who}: {have} de {all}; falta por salir {cards}.</translation>
        </message>
        <message>
            <source>{who}: {have} of {all} to be seen, others face down.</source>
            <translation>{who}: {have} de {all} a la vista; el resto, boca abajo.</translation>
        </message>
        <message>
            <source>{who}: complete.</source>
            <translation>{who}: completa.</translation>
        </message>
        <message>
            <source>{who}: {have} of {all}, no longer possible.</source>
            <translation>{who}: {have} de {all}; ya no puede ser.</translation>
        </message>
        <message>
            <source>{who}: {have} of {all}.</source>
            <translation>{who}: {have} de {all}.</translation>
        </message>
        <message>
            <source>{who}: yes.</source>
            <translation>{who}: sí.</translation>
        </message>
    </context>
</TS>
