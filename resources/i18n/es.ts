<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
    <context>
        <name>cards</name>
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
            <source>the joker</source>
            <translation>el comodín</translation>
        </message>
        <message>
            <source>{rank} of {suit}</source>
            <translation>{rank} de {suit}</translation>
        </message>
        <message>
            <source>Joker</source>
            <translation>Comodín</translation>
        </message>
    </context>
    <context>
        <name>cli</name>
        <message>
            <source>There is no game «{key}».</source>
            <translation>No existe el juego «{key}».</translation>
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
            <source>This is a fault of Naipes: {what}</source>
            <translation>Esto es un fallo de Naipes: {what}</translation>
        </message>
        <message>
            <source>Hand {hand}, dealt by {name}</source>
            <translation>Mano {hand}, reparte {name}</translation>
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
            <source>Tell a match move by move.</source>
            <translation>Cuenta una partida jugada a jugada.</translation>
        </message>
        <message>
            <source>Ranking: {places}</source>
            <translation>Clasificación: {places}</translation>
        </message>
        <message>
            <source>Let the computer play whole matches and print a JSON line per hand.</source>
            <translation>Deja que el ordenador juegue partidas enteras y muestra una línea JSON por mano.</translation>
        </message>
        <message>
            <source>The option {key} cannot be «{text}».</source>
            <translation>La opción {key} no puede ser «{text}».</translation>
        </message>
        <message>
            <source>at least so many hands</source>
            <translation>al menos tantas manos</translation>
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
            <source>beginner, club or expert; one for all, or one per seat by commas</source>
            <translation>beginner, club o expert; uno para todos, o uno por asiento separados por comas</translation>
        </message>
        <message>
            <source>where every match is saved; a file of the same name is replaced</source>
            <translation>dónde se guarda cada partida; un archivo del mismo nombre se reemplaza</translation>
        </message>
        <message>
            <source>There is no game «{key}»; there are: {listed}.</source>
            <translation>No existe el juego «{key}»; los que hay: {listed}.</translation>
        </message>
        <message>
            <source>Give one level, or one for each of the seats: {n}.</source>
            <translation>Da un solo nivel, o uno por cada asiento: {n}.</translation>
        </message>
        <message>
            <source>There is no level «{key}»; there are: {listed}.</source>
            <translation>No existe el nivel «{key}»; los que hay: {listed}.</translation>
        </message>
        <message>
            <source>There is no option «{key}»; there are: {listed}.</source>
            <translation>No existe la opción «{key}»; las que hay: {listed}.</translation>
        </message>
        <message>
            <source>Play matches again and check every line against the rules.</source>
            <translation>Vuelve a jugar partidas y comprueba cada línea con las reglas.</translation>
        </message>
        <message>
            <source>sound; hands: {hands}, moves: {moves}; can be played on</source>
            <translation>correcta; manos: {hands}, jugadas: {moves}; se puede seguir jugando</translation>
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
        <name>ecarte</name>
        <message>
            <source>Écarté</source>
            <translation>Écarté</translation>
        </message>
        <message>
            <source>Two players, five tricks. Ask for new cards or play as you are: whoever refuses the first exchange must win.</source>
            <translation>Cinco bazas y un descarte que se negocia: ¿propones o juegas?</translation>
        </message>
        <message>
            <source>Rulebook</source>
            <translation>Reglamento</translation>
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
            <source>No risk: this is round {round}</source>
            <translation>Sin riesgo: es la {round}.ª ronda</translation>
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
            <source>You win the point, not the vole</source>
            <translation>Ganas el punto, no el robo</translation>
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
            <source>With authority: win 3 tricks or lose 2 points</source>
            <translation>De autoridad: 3 bazas o 2 puntos para el otro</translation>
        </message>
        <message>
            <source>Change none</source>
            <translation>No cambiar</translation>
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
            <source>Announce the king</source>
            <translation>Anunciar el rey</translation>
        </message>
        <message>
            <source>Give up</source>
            <translation>Abandonar</translation>
        </message>
        <message>
            <source>You show {cards:short} and win the point, not the vole</source>
            <translation>Enseñas {cards:short}: ganas el punto, no el robo</translation>
        </message>
        <message>
            <source>The rest is mine</source>
            <translation>El punto es mío</translation>
        </message>
        <message>
            <source>Say {suit}</source>
            <translation>Cantar {suit}</translation>
        </message>
        <message numerus="yes">
            <source>Stock %n</source>
            <translation>
                <numerusform>Baceta %n</numerusform>
                <numerusform>Baceta %n</numerusform>
            </translation>
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
            <source>Propose</source>
            <translation>Proponer</translation>
        </message>
        <message>
            <source>Answer</source>
            <translation>Responder</translation>
        </message>
        <message>
            <source>Exchange</source>
            <translation>Cambiar</translation>
        </message>
        <message>
            <source>{who}</source>
            <translation>{who}</translation>
        </message>
        <message>
            <source>Authority: {who}</source>
            <translation>Autoridad: {who}</translation>
        </message>
        <message>
            <source>{who}: cards face up after a revoke</source>
            <translation>{who}: cartas a la vista por renuncio</translation>
        </message>
        <message>
            <source>Round {round}</source>
            <translation>Ronda {round}</translation>
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
            <source>{card:short}</source>
            <translation>{card:short}</translation>
        </message>
        <message>
            <source>Authority: nobody</source>
            <translation>Autoridad: nadie</translation>
        </message>
        <message>
            <source>{first} and {second} cards</source>
            <translation>{first} y {second} cartas</translation>
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
            <source>Dealer</source>
            <translation>Reparte</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n carta</numerusform>
                <numerusform>%n cartas</numerusform>
            </translation>
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
            <source>Stakes</source>
            <translation>Apuestas</translation>
        </message>
        <message>
            <source>Tricks won</source>
            <translation>Bazas ganadas</translation>
        </message>
        <message>
            <source>{first} – {second}</source>
            <translation>{first} – {second}</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Jugadores</translation>
        </message>
        <message>
            <source>Écarté is a game for two. (Rule 4.1)</source>
            <translation>El écarté es un juego para dos. (Regla 4.1)</translation>
        </message>
        <message>
            <source>First dealer</source>
            <translation>Primer reparto</translation>
        </message>
        <message>
            <source>Which of the two drawn cards makes its owner the first dealer. (Rule 4.3)</source>
            <translation>Qué carta del sorteo da el primer reparto. (Regla 4.3)</translation>
        </message>
        <message>
            <source>Deal</source>
            <translation>Reparto</translation>
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
            <source>Stop when decided</source>
            <translation>Parar si está decidida</translation>
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
            <source>A game counts three, two or one, the fewer points the loser has. (Rule 4.24)</source>
            <translation>El juego vale tres, dos o uno: más cuantos menos puntos tenga el que pierde. (Regla 4.24)</translation>
        </message>
        <message>
            <source>Match</source>
            <translation>Partida</translation>
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
            <source>Three, then two</source>
            <translation>Tres y dos</translation>
        </message>
        <message>
            <source>Two, then three</source>
            <translation>Dos y tres</translation>
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
                <numerusform>A %n juego</numerusform>
                <numerusform>Al mejor de %n juegos</numerusform>
            </translation>
        </message>
        <message>
            <source>Your turn.</source>
            <translation>Te toca.</translation>
        </message>
        <message>
            <source>{who} deals.</source>
            <translation>Reparte {who}.</translation>
        </message>
        <message>
            <source>{who} has won it.</source>
            <translation>La ha ganado {who}.</translation>
        </message>
        <message>
            <source>You trail {low} to {high}.</source>
            <translation>Vas {low} a {high}.</translation>
        </message>
        <message>
            <source>You deal.</source>
            <translation>Repartes tú.</translation>
        </message>
        <message>
            <source>The hand is over.</source>
            <translation>Mano terminada.</translation>
        </message>
        <message>
            <source>{who} cuts the cards.</source>
            <translation>Corta {who}.</translation>
        </message>
        <message>
            <source>Nobody wins it.</source>
            <translation>Nadie la gana.</translation>
        </message>
        <message>
            <source>You have won it.</source>
            <translation>La has ganado tú.</translation>
        </message>
        <message>
            <source>The score is {points} all.</source>
            <translation>Empate a {points}.</translation>
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
            <source>Lead any card.</source>
            <translation>Sal con la carta que quieras.</translation>
        </message>
        <message>
            <source>Trump: {suit}.</source>
            <translation>Triunfo: {suit}.</translation>
        </message>
        <message>
            <source>Cut the cards before they are dealt.</source>
            <translation>Corta la baraja antes del reparto.</translation>
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
            <source>You must follow suit to {card}.</source>
            <translation>Debes asistir: ha salido {card}.</translation>
        </message>
        <message>
            <source>You must trump {card}.</source>
            <translation>Debes fallar {card}.</translation>
        </message>
        <message>
            <source>You can throw any card on {card}.</source>
            <translation>Sobre {card} puedes echar cualquier carta.</translation>
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
            <source>{who} must answer {card}.</source>
            <translation>{who} debe responder: ha salido {card}.</translation>
        </message>
        <message>
            <source>{who} is to lead.</source>
            <translation>Sale {who}.</translation>
        </message>
        <message>
            <source>Each player draws a card for the first deal.</source>
            <translation>Cada jugador saca una carta para sortear el reparto.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Partida terminada.</translation>
        </message>
        <message>
            <source>The exchanges are over.</source>
            <translation>Los descartes han terminado.</translation>
        </message>
        <message>
            <source>That is not possible now.</source>
            <translation>Eso no se puede hacer ahora.</translation>
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
            <source>You can only use cards of your own hand.</source>
            <translation>Solo puedes usar cartas de tu mano.</translation>
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
        <message numerus="yes">
            <source>%n trick(s)</source>
            <translation>
                <numerusform>%n baza</numerusform>
                <numerusform>%n bazas</numerusform>
            </translation>
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
            <source>Hand {hand} · Trump: {suit} · {who} dealt</source>
            <translation>Mano {hand} · Triunfo: {suit} · Repartió {who}</translation>
        </message>
        <message>
            <source>{first} + {second} = {all} tricks</source>
            <translation>{first} + {second} = {all} bazas</translation>
        </message>
        <message numerus="yes">
            <source>{who}: %n trick(s)</source>
            <translation>
                <numerusform>{who}: %n baza</numerusform>
                <numerusform>{who}: %n bazas</numerusform>
            </translation>
        </message>
        <message>
            <source>no trick</source>
            <translation>ninguna baza</translation>
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
        <message>
            <source>Hand {hand} · Trump: {suit} · You dealt</source>
            <translation>Mano {hand} · Triunfo: {suit} · Repartiste tú</translation>
        </message>
        <message>
            <source>points on both sides</source>
            <translation>puntos para los dos</translation>
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
            <source>{who}: king and point</source>
            <translation>{who}: rey y punto</translation>
        </message>
        <message>
            <source>{who}: point of refusal</source>
            <translation>{who}: punto de rechazo</translation>
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
        <message>
            <source>I deal.</source>
            <translation>Reparto yo.</translation>
        </message>
        <message>
            <source>I propose.</source>
            <translation>Pido cartas.</translation>
        </message>
        <message>
            <source>I play.</source>
            <translation>Juego.</translation>
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
            <source>You cut the cards</source>
            <translation>Cortas</translation>
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
            <source>You play {cards:short}</source>
            <translation>Juegas {cards:short}</translation>
        </message>
        <message>
            <source>You lead {cards:short}</source>
            <translation>Sales con {cards:short}</translation>
        </message>
        <message>
            <source>{who} cuts the cards</source>
            <translation>{who} corta</translation>
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
            <source>{who} plays {cards:short}</source>
            <translation>{who} juega {cards:short}</translation>
        </message>
        <message>
            <source>{who} leads {cards:short}</source>
            <translation>{who} sale con {cards:short}</translation>
        </message>
    </context>
    <context>
        <name>flowers</name>
        <message>
            <source>Your captures</source>
            <translation>Tus capturas</translation>
        </message>
        <message>
            <source>{points} of 88</source>
            <translation>{points} de 88</translation>
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
            <source>Mum</source>
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
        <name>keys</name>
        <message>
            <source>A=A K=K J=J T=T</source>
            <translation>A=A R=K K=K D=Q J=J</translation>
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
            <source>Cannot be read</source>
            <translation>Ilegible</translation>
        </message>
        <message>
            <source>Unfinished</source>
            <translation>Sin terminar</translation>
        </message>
        <message>
            <source>Lost</source>
            <translation>Perdida</translation>
        </message>
        <message>
            <source>Finished</source>
            <translation>Terminada</translation>
        </message>
        <message>
            <source>Given up</source>
            <translation>Abandonada</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Ganada</translation>
        </message>
        <message>
            <source>Drawn</source>
            <translation>Empatada</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Juego</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Jugadores</translation>
        </message>
        <message>
            <source>Last played</source>
            <translation>Última vez</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Resultado</translation>
        </message>
        <message>
            <source>Back to the start</source>
            <translation>Volver al inicio</translation>
        </message>
        <message>
            <source>Nothing here yet. Every match you play is saved by itself and waits for you here.</source>
            <translation>Aquí no hay nada todavía. Cada partida que juegues se guarda sola y te espera aquí.</translation>
        </message>
        <message>
            <source>Export a match</source>
            <translation>Exportar una partida</translation>
        </message>
        <message>
            <source>Library</source>
            <translation>Biblioteca</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Buscar</translation>
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
            <source>No match has all these words.</source>
            <translation>Ninguna partida contiene todas esas palabras.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Deshacer</translation>
        </message>
        <message>
            <source>Import matches</source>
            <translation>Importar partidas</translation>
        </message>
        <message>
            <source>Matches of Naipes</source>
            <translation>Partidas de Naipes</translation>
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
            <source>«{name}» deleted.</source>
            <translation>«{name}» eliminada.</translation>
        </message>
    </context>
    <context>
        <name>new_game</name>
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
            <source>Games</source>
            <translation>Juegos</translation>
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
        <message numerus="yes">
            <source>%n change(s) to «{preset}»</source>
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
        <message>
            <source>at the bottom</source>
            <translation>abajo</translation>
        </message>
        <message>
            <source>Choose who sits here and how well they play</source>
            <translation>Elige quién se sienta aquí y con qué nivel juega</translation>
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
            <source>Play without {name}</source>
            <translation>Jugar sin {name}</translation>
        </message>
    </context>
    <context>
        <name>options</name>
        <message>
            <source>Yes</source>
            <translation>Sí</translation>
        </message>
        <message>
            <source>No</source>
            <translation>No</translation>
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
            <source>Only legal cards</source>
            <translation>Solo cartas legales</translation>
        </message>
        <message>
            <source>With revokes and penalties</source>
            <translation>Con renuncio y castigo</translation>
        </message>
        <message>
            <source>changed</source>
            <translation>cambiado</translation>
        </message>
    </context>
    <context>
        <name>panel</name>
        <message>
            <source>Hand {n}</source>
            <translation>Mano {n}</translation>
        </message>
        <message>
            <source>The table in text, for screen readers</source>
            <translation>La mesa en texto, para lectores de pantalla</translation>
        </message>
        <message>
            <source>With take-backs: an assisted match</source>
            <translation>Con jugadas deshechas: partida con ayuda</translation>
        </message>
        <message>
            <source>No help used: the match counts</source>
            <translation>Sin ayudas: la partida cuenta</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Marcador</translation>
        </message>
        <message>
            <source>Accounts</source>
            <translation>Cuentas</translation>
        </message>
        <message>
            <source>Diary</source>
            <translation>Diario</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Texto</translation>
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
            <source>Hands</source>
            <translation>Manos</translation>
        </message>
        <message>
            <source>No hand has been finished yet.</source>
            <translation>Todavía no se ha terminado ninguna mano.</translation>
        </message>
    </context>
    <context>
        <name>replay</name>
        <message>
            <source>Replay: {game} against {names}</source>
            <translation>Repetición: {game} contra {names}</translation>
        </message>
        <message>
            <source>What stands before it can be watched.</source>
            <translation>Lo anterior se puede ver.</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Volver</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Exportar</translation>
        </message>
        <message>
            <source>The pack of this hand is shown once the hand is over.</source>
            <translation>La baraja de esta mano se enseña cuando la mano termina.</translation>
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
            <source>Go to when it was played</source>
            <translation>Ir a cuando se jugó</translation>
        </message>
        <message>
            <source>Go to when it was discarded</source>
            <translation>Ir a cuando se descartó</translation>
        </message>
        <message>
            <source>Go to when it was drawn</source>
            <translation>Ir a cuando se tomó</translation>
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
            <source>Go to when it changed hands</source>
            <translation>Ir a cuando cambió de manos</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Jugadas</translation>
        </message>
        <message>
            <source>Winner: {name}</source>
            <translation>Gana: {name}</translation>
        </message>
        <message>
            <source>Winner</source>
            <translation>Gana</translation>
        </message>
        <message>
            <source>R{number}</source>
            <translation>R{number}</translation>
        </message>
        <message>
            <source>T{number}</source>
            <translation>B{number}</translation>
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
            <source>Your note on this move</source>
            <translation>Tu nota en esta jugada</translation>
        </message>
        <message>
            <source>Write what you were thinking (N)</source>
            <translation>Escribe qué estabas pensando (N)</translation>
        </message>
        <message>
            <source>Sealed deal  {print} · Check</source>
            <translation>Reparto sellado  {print} · Comprobar</translation>
        </message>
        <message>
            <source>Check that this hand was dealt from the pack that was sealed before the cut.</source>
            <translation>Comprueba que esta mano se repartió con la baraja que se selló antes del corte.</translation>
        </message>
        <message>
            <source>Reading the match…</source>
            <translation>Leyendo la partida…</translation>
        </message>
        <message>
            <source>Only what this player could know then (F: next)</source>
            <translation>Solo lo que este jugador podía saber entonces (F: siguiente)</translation>
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
            <source>All hands face up (O)</source>
            <translation>Todas las manos boca arriba (O)</translation>
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
            <source>Hand {hand}</source>
            <translation>Mano {hand}</translation>
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
            <source>Home</source>
            <translation>Inicio</translation>
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
            <source>Space</source>
            <translation>Espacio</translation>
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
            <source>End</source>
            <translation>Fin</translation>
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
            <source>you deal</source>
            <translation>repartes tú</translation>
        </message>
        <message>
            <source>trumps {suit}</source>
            <translation>triunfo {suit}</translation>
        </message>
        <message>
            <source>{name} deals</source>
            <translation>reparte {name}</translation>
        </message>
    </context>
    <context>
        <name>rules</name>
        <message>
            <source>That is not possible now.</source>
            <translation>Eso no se puede hacer ahora.</translation>
        </message>
        <message>
            <source>In force at this table</source>
            <translation>Reglas de esta mesa</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Rules of {game}</source>
            <translation>Reglas de {game}</translation>
        </message>
    </context>
    <context>
        <name>score</name>
        <message>
            <source>&lt;b&gt;The deal was the sealed one.&lt;/b&gt; Fingerprint {print}, computed again from the deck and the salt: it agrees.</source>
            <translation>&lt;b&gt;El reparto era el sellado.&lt;/b&gt; Huella {print}, calculada otra vez con la baraja y la sal: coincide.</translation>
        </message>
        <message>
            <source>&lt;b&gt;The deal does not agree with its seal {print}.&lt;/b&gt;</source>
            <translation>&lt;b&gt;El reparto no coincide con su sello {print}.&lt;/b&gt;</translation>
        </message>
        <message>
            <source>The pack from the top, {cut} cards lifted:</source>
            <translation>La baraja desde arriba, con un corte de {cut} cartas:</translation>
        </message>
        <message>
            <source>SHA-256(salt pack), salt {salt}</source>
            <translation>SHA-256(sal baraja), sal {salt}</translation>
        </message>
        <message>
            <source>Back to the start</source>
            <translation>Volver al inicio</translation>
        </message>
        <message>
            <source>Next hand</source>
            <translation>Otra mano</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Jugador</translation>
        </message>
        <message>
            <source>Where the points come from</source>
            <translation>De dónde salen los puntos</translation>
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
            <source>Winner</source>
            <translation>Gana</translation>
        </message>
        <message>
            <source>Deal sealed before the cut: {print}.</source>
            <translation>Reparto sellado antes del corte: {print}.</translation>
        </message>
        <message>
            <source>Check the deal</source>
            <translation>Comprobar reparto</translation>
        </message>
        <message>
            <source>Watch again</source>
            <translation>Ver de nuevo</translation>
        </message>
    </context>
    <context>
        <name>session</name>
        <message>
            <source>There is nothing of yours to take back in this hand.</source>
            <translation>En esta mano no tienes ninguna jugada que deshacer.</translation>
        </message>
    </context>
    <context>
        <name>settings</name>
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
            <source>Settings</source>
            <translation>Ajustes</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
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
            <source>Until I click</source>
            <translation>Hasta que haga clic</translation>
        </message>
        <message>
            <source>As the system</source>
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
            <source>How you are called at the table. Without a name you are «You».</source>
            <translation>Cómo te llaman en la mesa. Sin nombre eres «Tú».</translation>
        </message>
        <message>
            <source>Size of text</source>
            <translation>Tamaño del texto</translation>
        </message>
        <message>
            <source>Plates and buttons grow with it.</source>
            <translation>Las placas y los botones crecen con él.</translation>
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
            <translation>Si haces clic en ella, te dice por qué no vale.</translation>
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
            <source>General</source>
            <translation>General</translation>
        </message>
        <message>
            <source>Cards and felt</source>
            <translation>Cartas y tapete</translation>
        </message>
        <message>
            <source>At the table</source>
            <translation>En la mesa</translation>
        </message>
        <message>
            <source>{number} s</source>
            <translation>{number} s</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
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
            <source>PySide6 is missing: install Naipes with «python3 -m venv .venv &amp;&amp; .venv/bin/pip install .» and start .venv/bin/naipes.</source>
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
        <message>
            <source>Continue</source>
            <translation>Continuar</translation>
        </message>
        <message>
            <source>{game} against {names}</source>
            <translation>{game} contra {names}</translation>
        </message>
        <message>
            <source>Unfinished match · {when}</source>
            <translation>Partida sin terminar · {when}</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Jugar</translation>
        </message>
        <message>
            <source>Library</source>
            <translation>Biblioteca</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Ajustes</translation>
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
        <message>
            <source>Choose a table</source>
            <translation>Elige mesa</translation>
        </message>
        <message>
            <source>Your matches</source>
            <translation>Tus partidas</translation>
        </message>
        <message>
            <source>Open a match</source>
            <translation>Abrir una partida</translation>
        </message>
        <message>
            <source>Or drop its file here</source>
            <translation>O arrastra aquí su archivo</translation>
        </message>
        <message>
            <source>Go on, or watch again</source>
            <translation>Sigue jugando o vuelve a ver</translation>
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
    </context>
    <context>
        <name>store</name>
        <message>
            <source>The match cannot be saved: {why}.</source>
            <translation>La partida no se puede guardar: {why}.</translation>
        </message>
        <message>
            <source>This file is not a match of Naipes.</source>
            <translation>Este archivo no es una partida de Naipes.</translation>
        </message>
        <message>
            <source>This match was saved by a newer version of Naipes: it can be watched as far as this version understands it, but not played on. Install the newest version to go on.</source>
            <translation>Esta partida se guardó con una versión más nueva de Naipes: se puede ver hasta donde esta versión la entiende, pero no seguir jugándola. Instala la última versión para continuar.</translation>
        </message>
        <message>
            <source>A seat in the first line is not described as it must be.</source>
            <translation>La primera línea no describe bien uno de los asientos.</translation>
        </message>
        <message>
            <source>The match goes on, but it is not being saved: {reason}.</source>
            <translation>La partida sigue, pero no se está guardando: {reason}.</translation>
        </message>
        <message>
            <source>another program has changed the file</source>
            <translation>otro programa ha cambiado el archivo</translation>
        </message>
        <message>
            <source>«{name}» cannot be moved or copied: {reason}.</source>
            <translation>«{name}» no se puede mover ni copiar: {reason}.</translation>
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
            <source>The file cannot be read: {reason}.</source>
            <translation>El archivo no se puede leer: {reason}.</translation>
        </message>
        <message>
            <source>The line is not a JSON object.</source>
            <translation>La línea no es un objeto JSON.</translation>
        </message>
        <message>
            <source>The line is not JSON.</source>
            <translation>La línea no es JSON.</translation>
        </message>
        <message>
            <source>This match is open in another window: close it there first.</source>
            <translation>Esta partida está abierta en otra ventana: ciérrala antes allí.</translation>
        </message>
        <message>
            <source>A line «{kind}» cannot stand here, or lacks something; {awaited} is due.</source>
            <translation>Aquí no puede ir una línea «{kind}», o le falta algo; toca «{awaited}».</translation>
        </message>
        <message>
            <source>This version does not know the game «{game}».</source>
            <translation>Esta versión no conoce el juego «{game}».</translation>
        </message>
        <message>
            <source>This version does not know lines of the kind «{kind}».</source>
            <translation>Esta versión no conoce las líneas del tipo «{kind}».</translation>
        </message>
        <message>
            <source>The number of seats is not the number of players.</source>
            <translation>El número de asientos no es el de jugadores.</translation>
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
            <source>Hand {hand}, dealt by seat {seat}, is due.</source>
            <translation>Toca la mano {hand}, que reparte el asiento {seat}.</translation>
        </message>
        <message>
            <source>This is not the deck that was committed to.</source>
            <translation>Esta no es la baraja que se selló.</translation>
        </message>
        <message>
            <source>The deck is not the pack of the game.</source>
            <translation>La baraja no es la del juego.</translation>
        </message>
        <message>
            <source>So many cards cannot be cut: {cut}.</source>
            <translation>No se puede cortar por tantas cartas: {cut}.</translation>
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
    </context>
    <context>
        <name>table</name>
        <message>
            <source>No trick has been taken in this hand yet.</source>
            <translation>En esta mano todavía no se ha ganado ninguna baza.</translation>
        </message>
        <message>
            <source>Last trick</source>
            <translation>Última baza</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Tú</translation>
        </message>
        <message>
            <source>Panel</source>
            <translation>Panel</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Ajustes</translation>
        </message>
        <message>
            <source>Sealed deal  {print}</source>
            <translation>Reparto sellado  {print}</translation>
        </message>
        <message>
            <source>{who} cuts.</source>
            <translation>Corta {who}.</translation>
        </message>
        <message>
            <source>Drawing for the first deal.</source>
            <translation>Se sortea el primer reparto.</translation>
        </message>
        <message>
            <source>{who} deals first.</source>
            <translation>Primero reparte {who}.</translation>
        </message>
        <message>
            <source>You cut.</source>
            <translation>Cortas tú.</translation>
        </message>
        <message>
            <source>Lift as many cards as you like: click on the pack, or ← → and Enter.</source>
            <translation>Levanta las cartas que quieras: haz clic en la baraja, o ← → e Intro.</translation>
        </message>
        <message>
            <source>You deal first.</source>
            <translation>Primero repartes tú.</translation>
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
            <source>{name} · winning</source>
            <translation>{name} · gana</translation>
        </message>
        <message>
            <source>Thinking…</source>
            <translation>Piensa…</translation>
        </message>
        <message>
            <source>Trumps</source>
            <translation>Triunfo</translation>
        </message>
        <message>
            <source>How your hand is sorted</source>
            <translation>Cómo se ordena tu mano</translation>
        </message>
        <message>
            <source>trumps first</source>
            <translation>triunfo primero</translation>
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
            <source>Sort: {way}</source>
            <translation>Orden: {way}</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Before the cut the program fixes the pack and shows this fingerprint (SHA-256) of it. After the hand it shows the pack, and you can check that it was the same: {commit}</source>
            <translation>Antes del corte, el programa fija la baraja y enseña esta huella suya (SHA-256). Después de la mano enseña la baraja y puedes comprobar que era la misma: {commit}</translation>
        </message>
        <message>
            <source>Play it? Click again.</source>
            <translation>¿La juegas? Haz clic otra vez.</translation>
        </message>
        <message>
            <source>The order of the pack is fixed and sealed before you cut. Click to learn more.</source>
            <translation>El orden de la baraja se fija y se sella antes del corte. Haz clic para saber más.</translation>
        </message>
        <message>
            <source>Wait: it is not your turn.</source>
            <translation>Espera: aún no te toca.</translation>
        </message>
        <message>
            <source>Choose one of the buttons above your hand.</source>
            <translation>Elige uno de los botones que hay sobre tu mano.</translation>
        </message>
        <message numerus="yes">
            <source>Rulebook + %n change(s)</source>
            <translation>
                <numerusform>Reglamento + %n cambio</numerusform>
                <numerusform>Reglamento + %n cambios</numerusform>
            </translation>
        </message>
        <message>
            <source>Rulebook</source>
            <translation>Reglamento</translation>
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
            <source>Play again</source>
            <translation>Rehacer</translation>
        </message>
        <message>
            <source>Speed: {speed}</source>
            <translation>Velocidad: {speed}</translation>
        </message>
        <message>
            <source>The rules in force</source>
            <translation>Reglas en vigor</translation>
        </message>
    </context>
    <context>
        <name>text_table</name>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n carta</numerusform>
                <numerusform>%n cartas</numerusform>
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
            <source>Stock</source>
            <translation>Baceta</translation>
        </message>
        <message>
            <source>Turn-up</source>
            <translation>Vuelta</translation>
        </message>
        <message>
            <source>In the trick</source>
            <translation>En la baza</translation>
        </message>
        <message>
            <source>Hand</source>
            <translation>Mano</translation>
        </message>
        <message>
            <source>Discards</source>
            <translation>Descarte</translation>
        </message>
        <message>
            <source>Tricks taken</source>
            <translation>Bazas ganadas</translation>
        </message>
        <message>
            <source>Played</source>
            <translation>Jugadas</translation>
        </message>
        <message>
            <source>The trick, lowest first</source>
            <translation>La baza, de menor a mayor</translation>
        </message>
        <message>
            <source>Pile</source>
            <translation>Montón</translation>
        </message>
        <message>
            <source>Field</source>
            <translation>Campo</translation>
        </message>
        <message>
            <source>Captured</source>
            <translation>Capturadas</translation>
        </message>
        <message>
            <source>{card}, chosen</source>
            <translation>{card}, carta elegida</translation>
        </message>
        <message>
            <source>{card}, not allowed now</source>
            <translation>{card}, ahora no vale</translation>
        </message>
    </context>
    <context>
        <name>widgets</name>
        <message>
            <source>Less</source>
            <translation>Menos</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Más</translation>
        </message>
        <message>
            <source>Close this notice</source>
            <translation>Cerrar este aviso</translation>
        </message>
    </context>
    <context>
        <name>window</name>
        <message>
            <source>Open a match</source>
            <translation>Abrir una partida</translation>
        </message>
        <message>
            <source>Matches of Naipes (*{suffix})</source>
            <translation>Partidas de Naipes (*{suffix})</translation>
        </message>
        <message>
            <source>The settings cannot be saved: {why}.</source>
            <translation>Los ajustes no se pueden guardar: {why}.</translation>
        </message>
    </context>
</TS>
