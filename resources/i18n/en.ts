<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
    <context>
        <name>advice</name>
        <message numerus="yes">
            <source>%n deal(s)</source>
            <translation>
                <numerusform>%n deal</numerusform>
                <numerusform>%n deals</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n deal(s), each played twice: following the advice, and not following it.</source>
            <translation>
                <numerusform>%n deal, played twice: following the advice, and not following it.</numerusform>
                <numerusform>%n deals, each played twice: following the advice, and not following it.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>In %n other deal(s) it did not apply.</source>
            <translation>
                <numerusform>In one other deal it did not apply.</numerusform>
                <numerusform>In %n other deals it did not apply.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Advice with a receipt · %n measured</source>
            <translation>
                <numerusform>Tested advice · %n measured</numerusform>
                <numerusform>Tested advice · %n measured</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>beaten</name>
        <message numerus="yes">
            <source>%n card(s) that are still out can beat it.</source>
            <translation>
                <numerusform>%n card that is still out can beat it.</numerusform>
                <numerusform>%n cards that are still out can beat it.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) that are still out can beat it, trumps among them.</source>
            <translation>
                <numerusform>%n card that is still out can beat it, a trump.</numerusform>
                <numerusform>%n cards that are still out can beat it, trumps among them.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>bots</name>
        <message numerus="yes">
            <source>in %n deal(s) of 10</source>
            <translation>
                <numerusform>in %n deal of 10</numerusform>
                <numerusform>in %n deals of 10</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n time(s) in 100</source>
            <translation>
                <numerusform>about once in 100</numerusform>
                <numerusform>about %n times in 100</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>characters</name>
        <message numerus="yes">
            <source>{habit}: still to be learnt, after %n more chance(s).</source>
            <translation>
                <numerusform>{habit}: still to be learnt, after %n more chance.</numerusform>
                <numerusform>{habit}: still to be learnt, after %n more chances.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{habit}: told after %n chance(s).</source>
            <translation>
                <numerusform>{habit}: told after %n chance.</numerusform>
                <numerusform>{habit}: told after %n chances.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Favourite combinations: still to be learnt, after %n more hand(s).</source>
            <translation>
                <numerusform>Favourite combinations: still to be learnt, after %n more hand.</numerusform>
                <numerusform>Favourite combinations: still to be learnt, after %n more hands.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Has captured no combination in %n hand(s).</source>
            <translation>
                <numerusform>Has captured no combination in %n hand.</numerusform>
                <numerusform>Has captured no combination in %n hands.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>cli</name>
        <message numerus="yes">
            <source>%n match(es)</source>
            <translation>
                <numerusform>%n match</numerusform>
                <numerusform>%n matches</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>coach</name>
        <message numerus="yes">
            <source>{who} is taking the trick with {card}: of the cards you may play, %n beat(s) it.</source>
            <translation>
                <numerusform>{who} is taking the trick with {card}: of the cards you may play, %n beats it.</numerusform>
                <numerusform>{who} is taking the trick with {card}: of the cards you may play, %n beat it.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of your five cards %n is/are trump(s). Three tricks of five win the hand.</source>
            <translation>
                <numerusform>Of your five cards %n is a trump. Three tricks of five win the hand.</numerusform>
                <numerusform>Of your five cards %n are trumps. Three tricks of five win the hand.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You may change up to %n card(s) for others of the stock; what you throw away does not come back.</source>
            <translation>
                <numerusform>You may change up to %n card for others of the stock; what you throw away does not come back.</numerusform>
                <numerusform>You may change up to %n cards for others of the stock; what you throw away does not come back.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You need %n more trick(s) to win the hand, and {left} are left to play.</source>
            <translation>
                <numerusform>You need %n more trick to win the hand, and {left} are left to play.</numerusform>
                <numerusform>You need %n more tricks to win the hand, and {left} are left to play.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You hold {card}, {worth}, and nothing of {month} lies in the field. In your hand nobody can take it; laid down it lies open to whoever has one of %n more card(s) of {month}.</source>
            <translation>
                <numerusform>You hold {card}, {worth}, and nothing of {month} lies in the field. In your hand nobody can take it; laid down it lies open to whoever has the one other card of {month} not seen yet.</numerusform>
                <numerusform>You hold {card}, {worth}, and nothing of {month} lies in the field. In your hand nobody can take it; laid down it lies open to whoever has one of the %n other cards of {month} not seen yet.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>For {yaku} you lack %n card(s) of these: {cards}. {worth}.</source>
            <translation>
                <numerusform>For {yaku} you lack one card of these: {cards}. {worth}.</numerusform>
                <numerusform>For {yaku} you lack %n cards of these: {cards}. {worth}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>For {yaku} you have yet to capture %n card(s) of these: {cards}. {worth}. In your hand: {held}.</source>
            <translation>
                <numerusform>For {yaku} you have yet to capture one card of these: {cards}. {worth}. In your hand: {held}.</numerusform>
                <numerusform>For {yaku} you have yet to capture %n cards of these: {cards}. {worth}. In your hand: {held}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Stopping (shōbu) ends the hand with your %n kan. Going on (sage) you may collect more, and so may the others.</source>
            <translation>
                <numerusform>Stopping (shōbu) ends the hand with your %n kan. Going on (sage) you may collect more, and so may the others.</numerusform>
                <numerusform>Stopping (shōbu) ends the hand with your %n kan. Going on (sage) you may collect more, and so may the others.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n counter(s)</source>
            <translation>
                <numerusform>%n counter</numerusform>
                <numerusform>%n counters</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Passing costs nothing. Whoever stays may change up to %n card(s), and pays {loo} counters without a trick.</source>
            <translation>
                <numerusform>Passing costs nothing. Whoever stays may change up to %n card, and pays {loo} counters without a trick.</numerusform>
                <numerusform>Passing costs nothing. Whoever stays may change up to %n cards, and pays {loo} counters without a trick.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of your five cards %n is/are trump(s).</source>
            <translation>
                <numerusform>Of your five cards %n is a trump.</numerusform>
                <numerusform>Of your five cards %n are trumps.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>So far %n of the others stay(s).</source>
            <translation>
                <numerusform>So far %n of the others stays.</numerusform>
                <numerusform>So far %n of the others stay.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Whoever takes none of the %n trick(s) of a hand pays {loo} counters.</source>
            <translation>
                <numerusform>Whoever takes none of the %n trick of a hand pays {loo} counters.</numerusform>
                <numerusform>Whoever takes none of the %n tricks of a hand pays {loo} counters.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The cards in the trick count %n point(s) so far.</source>
            <translation>
                <numerusform>The cards in the trick count %n point so far.</numerusform>
                <numerusform>The cards in the trick count %n points so far.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have no trick yet: without one you pay {loo} counters. %n trick(s) are to be played.</source>
            <translation>
                <numerusform>You have no trick yet: without one you pay {loo} counters. One trick is to be played.</numerusform>
                <numerusform>You have no trick yet: without one you pay {loo} counters. %n tricks are to be played.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{bid} means to take %n of {all} tricks, alone against all. Made, each of them pays you {win}; failed, you pay each {lose}.</source>
            <translation>
                <numerusform>{bid} means to take %n of {all} tricks, alone against all. Made, each of them pays you {win}; failed, you pay each {lose}.</numerusform>
                <numerusform>{bid} means to take %n of {all} tricks, alone against all. Made, each of them pays you {win}; failed, you pay each {lose}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}, who plays alone, is taking the trick with {card}: of the cards you may play, %n beat(s) it.</source>
            <translation>
                <numerusform>{who}, who plays alone, is taking the trick with {card}: of the cards you may play, one beats it.</numerusform>
                <numerusform>{who}, who plays alone, is taking the trick with {card}: of the cards you may play, %n beat it.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>For {bid} {who} needs %n more trick(s), and {left} are left: if the others take {more}, it is broken.</source>
            <translation>
                <numerusform>For {bid} {who} needs one more trick, and {left} are left: if the others take {more}, it is broken.</numerusform>
                <numerusform>For {bid} {who} needs %n more tricks, and {left} are left: if the others take {more}, it is broken.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your longest suit is {suit}, with %n card(s). Whoever plays alone leads, and makes a suit trumps.</source>
            <translation>
                <numerusform>Your longest suit is {suit}, with %n card. Whoever plays alone leads, and makes a suit trumps.</numerusform>
                <numerusform>Your longest suit is {suit}, with %n cards. Whoever plays alone leads, and makes a suit trumps.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You hold %n ace(s): in its suit nothing beats an ace, only a trump does.</source>
            <translation>
                <numerusform>You hold an ace: in its suit nothing beats it, only a trump does.</numerusform>
                <numerusform>You hold %n aces: in its suit nothing beats an ace, only a trump does.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You are to take no trick: of the cards you may play, %n stay(s) under {card}.</source>
            <translation>
                <numerusform>You are to take no trick: of the cards you may play, %n stays under {card}.</numerusform>
                <numerusform>You are to take no trick: of the cards you may play, %n stay under {card}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} is to take no trick, and is taking this one with {card}: of the cards you may play, %n stay(s) under it.</source>
            <translation>
                <numerusform>{who} is to take no trick, and is taking this one with {card}: of the cards you may play, %n stays under it.</numerusform>
                <numerusform>{who} is to take no trick, and is taking this one with {card}: of the cards you may play, %n stay under it.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>For {bid} you need %n more trick(s): all that are left.</source>
            <translation>
                <numerusform>For {bid} you need one more trick: the last that is left.</numerusform>
                <numerusform>For {bid} you need %n more tricks: all that are left.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>For {bid} you need %n more trick(s), and {left} are left: you can lose {spare}.</source>
            <translation>
                <numerusform>For {bid} you need one more trick, and {left} are left: you can lose {spare}.</numerusform>
                <numerusform>For {bid} you need %n more tricks, and {left} are left: you can lose {spare}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your longest suit is {suit}, with %n card(s). Whoever plays alone leads, and makes a suit trumps, unless it is a misère.</source>
            <translation>
                <numerusform>Your longest suit is {suit}, with %n card. Whoever plays alone leads, and makes a suit trumps, unless it is a misère.</numerusform>
                <numerusform>Your longest suit is {suit}, with %n cards. Whoever plays alone leads, and makes a suit trumps, unless it is a misère.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of no suit do you hold more than %n card(s).</source>
            <translation>
                <numerusform>Of no suit do you hold more than %n card.</numerusform>
                <numerusform>Of no suit do you hold more than %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You can give no card away now, so you draw: %n card(s) lie in the stock, and the last one makes its suit trumps.</source>
            <translation>
                <numerusform>You can give no card away now, so you draw: one card lies in the stock, and its suit will be trumps.</numerusform>
                <numerusform>You can give no card away now, so you draw: %n cards lie in the stock, and the last one makes its suit trumps.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your pile has %n card(s), and none of the others fewer than {least}: later they must all be got rid of.</source>
            <translation>
                <numerusform>Your pile has %n card, and none of the others has fewer than {least}: later all of them must be got rid of.</numerusform>
                <numerusform>Your pile has %n cards, and none of the others has fewer than {least}: later all of them must be got rid of.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Whoever is left with cards in the end loses: you hold %n, none of the others more than {most}.</source>
            <translation>
                <numerusform>Whoever is left with cards in the end loses: you hold %n, none of the others more than {most}.</numerusform>
                <numerusform>Whoever is left with cards in the end loses: you hold %n, none of the others more than {most}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your pile has %n card(s), {who} has the smallest of the others with {least}: later they must all be got rid of.</source>
            <translation>
                <numerusform>Your pile has %n card; the smallest of the others is {who}'s, with {least}: later all of them must be got rid of.</numerusform>
                <numerusform>Your pile has %n cards; the smallest of the others is {who}'s, with {least}: later all of them must be got rid of.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You lead: %n cards turn this trick and put it out of the game, one for everybody who still has cards.</source>
            <translation>
                <numerusform>You lead: %n cards turn this trick and put it out of the game, one for everybody who still has cards.</numerusform>
                <numerusform>You lead: %n cards turn this trick and put it out of the game, one for everybody who still has cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A higher card of its suit or a trump beats {top}: with %n of your cards you may do it now.</source>
            <translation>
                <numerusform>A higher card of its suit or a trump beats {top}: with %n of your cards you may do it now.</numerusform>
                <numerusform>A higher card of its suit or a trump beats {top}: with %n of your cards you may do it now.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Whoever is left with cards in the end loses: you hold %n, of the others {who} holds most, {most}.</source>
            <translation>
                <numerusform>Whoever is left with cards in the end loses: you hold %n, of the others {who} holds most, {most}.</numerusform>
                <numerusform>Whoever is left with cards in the end loses: you hold %n, of the others {who} holds most, {most}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Whoever is left with cards in the end loses: you hold %n, {who} {most}.</source>
            <translation>
                <numerusform>Whoever is left with cards in the end loses: you hold %n, {who} {most}.</numerusform>
                <numerusform>Whoever is left with cards in the end loses: you hold %n, {who} {most}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>consequences</name>
        <message numerus="yes">
            <source>in %n of 10</source>
            <translation>
                <numerusform>in %n of 10</numerusform>
                <numerusform>in %n of 10</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>in %n</source>
            <translation>
                <numerusform>in %n</numerusform>
                <numerusform>in %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You come to %n trump(s) or more {often}; {instead}, {less}.</source>
            <translation>
                <numerusform>You come to %n trump or more {often}; {instead}, {less}.</numerusform>
                <numerusform>You come to %n trumps or more {often}; {instead}, {less}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>day</name>
        <message numerus="yes">
            <source>%n of {all} hand(s) played</source>
            <translation>
                <numerusform>%n of {all} hands played</numerusform>
                <numerusform>%n of {all} hands played</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) in a row.</source>
            <translation>
                <numerusform>%n day in a row.</numerusform>
                <numerusform>%n days in a row.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>deals</name>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>and %n more</numerusform>
                <numerusform>and %n more</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ecarte</name>
        <message numerus="yes">
            <source>Best of %n game(s)</source>
            <translation>
                <numerusform>%n game to 5 points</numerusform>
                <numerusform>Best of %n games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You can change at most %n card(s): the stock has no more. (Rule 4.11)</source>
            <translation>
                <numerusform>You can change at most %n card: the stock has no more. (Rule 4.11)</numerusform>
                <numerusform>You can change at most %n cards: the stock has no more. (Rule 4.11)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Change %n card(s)</source>
            <translation>
                <numerusform>Change %n card</numerusform>
                <numerusform>Change %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The stock only has %n card(s). (Rule 4.11)</source>
            <translation>
                <numerusform>The stock only has %n card. (Rule 4.11)</numerusform>
                <numerusform>The stock only has %n cards. (Rule 4.11)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} scores %n point(s)</source>
            <translation>
                <numerusform>{who} scores %n point</numerusform>
                <numerusform>{who} scores %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Up to %n card(s)</source>
            <translation>
                <numerusform>Up to %n card</numerusform>
                <numerusform>Up to %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: %n discarded</source>
            <translation>
                <numerusform>{who}: %n discarded</numerusform>
                <numerusform>{who}: %n discarded</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Decided: {who} has %n trick(s)</source>
            <translation>
                <numerusform>Decided: {who} has %n trick</numerusform>
                <numerusform>Decided: {who} has %n tricks</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Decided: you have %n trick(s)</source>
            <translation>
                <numerusform>Decided: you have %n trick</numerusform>
                <numerusform>Decided: you have %n tricks</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} changed %n card(s): now choose yours.</source>
            <translation>
                <numerusform>{who} changed %n card: now choose yours.</numerusform>
                <numerusform>{who} changed %n cards: now choose yours.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Proposing wins the game in {proposes} of 1,000 cases, playing in {plays}: you keep {kept:short}, and with %n new card(s) the point is yours in {renewed} of 100 deals.</source>
            <translation>
                <numerusform>Proposing wins the game in {proposes} of 1,000 cases, playing in {plays}: you keep {kept:short}, and with one new card the point is yours in {renewed} of 100 deals.</numerusform>
                <numerusform>Proposing wins the game in {proposes} of 1,000 cases, playing in {plays}: you keep {kept:short}, and with %n new cards the point is yours in {renewed} of 100 deals.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is close: playing wins the game in {plays} of 1,000 cases, proposing in {proposes}. With the cards as they are the point is yours in {now} of 100 deals, with %n new card(s) in {renewed}.</source>
            <translation>
                <numerusform>It is close: playing wins the game in {plays} of 1,000 cases, proposing in {proposes}. With the cards as they are the point is yours in {now} of 100 deals, with one new card in {renewed}.</numerusform>
                <numerusform>It is close: playing wins the game in {plays} of 1,000 cases, proposing in {proposes}. With the cards as they are the point is yours in {now} of 100 deals, with %n new cards in {renewed}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Playing wins the game in {plays} of 1,000 cases, proposing in {proposes}: with the cards as they are the point is yours in {now} of 100 deals, with %n new card(s) in {renewed}.</source>
            <translation>
                <numerusform>Playing wins the game in {plays} of 1,000 cases, proposing in {proposes}: with the cards as they are the point is yours in {now} of 100 deals, with one new card in {renewed}.</numerusform>
                <numerusform>Playing wins the game in {plays} of 1,000 cases, proposing in {proposes}: with the cards as they are the point is yours in {now} of 100 deals, with %n new cards in {renewed}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: %n trick(s)</source>
            <translation>
                <numerusform>{who}: %n trick</numerusform>
                <numerusform>{who}: %n tricks</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Both score %n point(s)</source>
            <translation>
                <numerusform>Both score %n point</numerusform>
                <numerusform>Both score %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You score %n point(s)</source>
            <translation>
                <numerusform>You score %n point</numerusform>
                <numerusform>You score %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s) on either side</source>
            <translation>
                <numerusform>%n point each</numerusform>
                <numerusform>%n points each</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n trick(s): 1 (Rule 4.16)</source>
            <translation>
                <numerusform>%n trick: 1 (Rule 4.16)</numerusform>
                <numerusform>%n tricks: 1 (Rule 4.16)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n stake(s)</source>
            <translation>
                <numerusform>%n stake</numerusform>
                <numerusform>%n stakes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s)</source>
            <translation>
                <numerusform>%n game</numerusform>
                <numerusform>%n games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} changes %n card(s)</source>
            <translation>
                <numerusform>{who} changes %n card</numerusform>
                <numerusform>{who} changes %n cards</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>flowers</name>
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
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>games</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Stock %n</source>
            <translation>
                <numerusform>Stock %n</numerusform>
                <numerusform>Stock %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hand(s)</source>
            <translation>
                <numerusform>%n hand</numerusform>
                <numerusform>%n hands</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n trick(s)</source>
            <translation>
                <numerusform>%n trick</numerusform>
                <numerusform>%n tricks</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>grounds</name>
        <message numerus="yes">
            <source>No card of {who} is harder to beat: %n that are out can.</source>
            <translation>
                <numerusform>No card of {who} is harder to beat: one that is out can.</numerusform>
                <numerusform>No card of {who} is harder to beat: %n that are out can.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>hachi_hachi</name>
        <message numerus="yes">
            <source>in %n deal(s) of 100</source>
            <translation>
                <numerusform>in %n deal of 100</numerusform>
                <numerusform>in %n deals of 100</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By the end you capture about %n point(s) more than {instead}.</source>
            <translation>
                <numerusform>By the end you capture about %n point more than {instead}.</numerusform>
                <numerusform>By the end you capture about %n points more than {instead}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It brings %n point(s) at once.</source>
            <translation>
                <numerusform>It brings %n point at once.</numerusform>
                <numerusform>It brings %n points at once.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more card(s) of {month}</source>
            <translation>
                <numerusform>one more card of {month}</numerusform>
                <numerusform>one of %n more cards of {month}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Leaves {card}, which %n more card(s) of {month} may come and take.</source>
            <translation>
                <numerusform>Leaves {card}, which %n more card of {month} may come and take.</numerusform>
                <numerusform>Leaves {card}, which %n more cards of {month} may come and take.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of these, {cards}</source>
            <translation>
                <numerusform>%n of these, {cards}</numerusform>
                <numerusform>%n of these, {cards}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The points count against each of the %n others: {points} × {n} = {whole}.</source>
            <translation>
                <numerusform>The points count against the one other: {points} × {n} = {whole}.</numerusform>
                <numerusform>The points count against each of the %n others: {points} × {n} = {whole}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It leaves {worth} open, to %n more card(s) of {month}.</source>
            <translation>
                <numerusform>It leaves {worth} open, to one more card of {month}.</numerusform>
                <numerusform>It leaves {worth} open, to %n more cards of {month}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It leaves only {worth} open, to %n more card(s) of {month}.</source>
            <translation>
                <numerusform>It leaves only {worth} open, to one more card of {month}.</numerusform>
                <numerusform>It leaves only {worth} open, to %n more cards of {month}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: %n kan in all</source>
            <translation>
                <numerusform>{who}: %n kan in all</numerusform>
                <numerusform>{who}: %n kan in all</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your captures are worth %n point(s); par is {par}.</source>
            <translation>
                <numerusform>Your captures are worth %n point; par is {par}.</numerusform>
                <numerusform>Your captures are worth %n points; par is {par}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have %n kan in combinations: stop or go on.</source>
            <translation>
                <numerusform>You have %n kan in combinations: stop or go on.</numerusform>
                <numerusform>You have %n kan in combinations: stop or go on.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your captures are worth %n point(s).</source>
            <translation>
                <numerusform>Your captures are worth %n point.</numerusform>
                <numerusform>Your captures are worth %n points.</numerusform>
            </translation>
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
                <numerusform>I have %n kan.</numerusform>
                <numerusform>I have %n kan.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>hints</name>
        <message numerus="yes">
            <source>%n other(s)</source>
            <translation>
                <numerusform>%n other</numerusform>
                <numerusform>%n others</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n other choice(s) are about as good.</source>
            <translation>
                <numerusform>%n other choice is about as good.</numerusform>
                <numerusform>%n other choices are about as good.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n other choice(s) are just as good.</source>
            <translation>
                <numerusform>One other choice is just as good.</numerusform>
                <numerusform>%n other choices are just as good.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n other choice(s) are hardly worse.</source>
            <translation>
                <numerusform>%n other choice is hardly worse.</numerusform>
                <numerusform>%n other choices are hardly worse.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is close between %n choice(s).</source>
            <translation>
                <numerusform>It is close.</numerusform>
                <numerusform>It is close between %n choices.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>lessons</name>
        <message numerus="yes">
            <source>A hand on the real table; somebody tells you what to do and why. About %n minute(s).</source>
            <translation>
                <numerusform>A hand on the real table; somebody tells you what to do and why. About %n minute.</numerusform>
                <numerusform>A hand on the real table; somebody tells you what to do and why. About %n minutes.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>About %n minute(s)</source>
            <translation>
                <numerusform>About %n minute</numerusform>
                <numerusform>About %n minutes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n stage(s), up to {minutes} minutes each</source>
            <translation>
                <numerusform>%n stage of up to {minutes} minutes</numerusform>
                <numerusform>%n stages, up to {minutes} minutes each</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n minute(s)</source>
            <translation>
                <numerusform>%n minute</numerusform>
                <numerusform>%n minutes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n stage(s) of {all} done. Next: {game}, {stage}</source>
            <translation>
                <numerusform>%n stage of {all} done. Next: {game}, {stage}</numerusform>
                <numerusform>%n stages of {all} done. Next: {game}, {stage}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All %n stage(s) done</source>
            <translation>
                <numerusform>The only stage is done</numerusform>
                <numerusform>All %n stages are done</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>library</name>
        <message numerus="yes">
            <source>Delete %n match(es) for good?</source>
            <translation>
                <numerusform>Delete %n match for good?</numerusform>
                <numerusform>Delete %n matches for good?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hand(s) lost</source>
            <translation>
                <numerusform>%n hand lost</numerusform>
                <numerusform>%n hands lost</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n branch(es)</source>
            <translation>
                <numerusform>%n branch</numerusform>
                <numerusform>%n branches</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) found</source>
            <translation>
                <numerusform>%n match found</numerusform>
                <numerusform>%n matches found</numerusform>
            </translation>
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
        <message numerus="yes">
            <source>{who} loses the match with %n lost hand(s)</source>
            <translation>
                <numerusform>{who} loses the match with %n lost hand</numerusform>
                <numerusform>{who} loses the match with %n lost hands</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You lose the match with %n lost hand(s)</source>
            <translation>
                <numerusform>You lose the match with %n lost hand</numerusform>
                <numerusform>You lose the match with %n lost hands</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hand(s)</source>
            <translation>
                <numerusform>%n hand</numerusform>
                <numerusform>%n hands</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n minute(s)</source>
            <translation>
                <numerusform>%n minute</numerusform>
                <numerusform>%n minutes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You were first to go out in {first} of %n hand(s).</source>
            <translation>
                <numerusform>You were first to go out in {first} of %n hand.</numerusform>
                <numerusform>You were first to go out in {first} of %n hands.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gained something in {won} of %n hand(s).</source>
            <translation>
                <numerusform>You gained something in {won} of %n hand.</numerusform>
                <numerusform>You gained something in {won} of %n hands.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>matters</name>
        <message numerus="yes">
            <source>So far {cards:short} can take the trick; %n player(s) come(s) after you.</source>
            <translation>
                <numerusform>So far {cards:short} can take the trick; %n player comes after you.</numerusform>
                <numerusform>So far {cards:short} can take the trick; %n players come after you.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Whoever takes gets {low:short}: it beats %n of the cards that the others hold.</source>
            <translation>
                <numerusform>Whoever takes gets {low:short}: it beats %n of the cards that the others hold.</numerusform>
                <numerusform>Whoever takes gets {low:short}: it beats %n of the cards that the others hold.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) of its suit beat(s) {card}.</source>
            <translation>
                <numerusform>Only one card of its suit beats {card}.</numerusform>
                <numerusform>%n cards of its suit beat {card}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>mosca</name>
        <message numerus="yes">
            <source>%n minute(s)</source>
            <translation>
                <numerusform>%n minute</numerusform>
                <numerusform>%n minutes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You can change at most %n card(s): no more are left for you. (Rule 3.12)</source>
            <translation>
                <numerusform>You can change at most %n card: no more are left for you. (Rule 3.12)</numerusform>
                <numerusform>You can change at most %n cards: no more are left for you. (Rule 3.12)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Stay and change %n card(s)</source>
            <translation>
                <numerusform>Stay and change %n card</numerusform>
                <numerusform>Stay and change %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It gives away %n point(s).</source>
            <translation>
                <numerusform>It gives away %n point.</numerusform>
                <numerusform>It gives away %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You win %n point(s) with it.</source>
            <translation>
                <numerusform>You win %n point with it.</numerusform>
                <numerusform>You win %n points with it.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>+{points} for each of the %n</source>
            <translation>
                <numerusform>+{points} for each of the %n</numerusform>
                <numerusform>+{points} for each of the %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The pool holds %n counter(s).</source>
            <translation>
                <numerusform>The pool holds %n counter.</numerusform>
                <numerusform>The pool holds %n counters.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Pass, or stay: first choose the cards to change, %n at most.</source>
            <translation>
                <numerusform>Pass, or stay: first choose the card to change, %n at most.</numerusform>
                <numerusform>Pass, or stay: first choose the cards to change, %n at most.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have %n counter(s).</source>
            <translation>
                <numerusform>You have %n counter.</numerusform>
                <numerusform>You have %n counters.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: the pool of %n</source>
            <translation>
                <numerusform>{who}: the pool of %n</numerusform>
                <numerusform>{who}: the pool of %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Tied: %n counter(s) of the pool each</source>
            <translation>
                <numerusform>Tied: %n counter of the pool each</numerusform>
                <numerusform>Tied: %n counters of the pool each</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: the mosca and the pool of %n</source>
            <translation>
                <numerusform>{who}: the mosca and the pool of %n</numerusform>
                <numerusform>{who}: the mosca and the pool of %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n counter(s)</source>
            <translation>
                <numerusform>%n counter</numerusform>
                <numerusform>%n counters</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have the mosca and take the pool: %n counter(s)</source>
            <translation>
                <numerusform>You have the mosca and take the pool: %n counter</numerusform>
                <numerusform>You have the mosca and take the pool: %n counters</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You take the pool: %n counter(s)</source>
            <translation>
                <numerusform>You take the pool: %n counter</numerusform>
                <numerusform>You take the pool: %n counters</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} has the mosca and takes the pool: %n counter(s)</source>
            <translation>
                <numerusform>{who} has the mosca and takes the pool: %n counter</numerusform>
                <numerusform>{who} has the mosca and takes the pool: %n counters</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} takes the pool: %n counter(s)</source>
            <translation>
                <numerusform>{who} takes the pool: %n counter</numerusform>
                <numerusform>{who} takes the pool: %n counters</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} stays and changes %n card(s)</source>
            <translation>
                <numerusform>{who} stays and changes %n card</numerusform>
                <numerusform>{who} stays and changes %n cards</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>napoleon</name>
        <message numerus="yes">
            <source>%n round(s) of deals</source>
            <translation>
                <numerusform>%n round of deals</numerusform>
                <numerusform>%n rounds of deals</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>First to win %n chip(s)</source>
            <translation>
                <numerusform>First to win %n chip</numerusform>
                <numerusform>First to win %n chips</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The stock only has %n card(s). (Rule 2.38)</source>
            <translation>
                <numerusform>The stock only has %n card. (Rule 2.38)</numerusform>
                <numerusform>The stock only has %n cards. (Rule 2.38)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Throw away exactly %n card(s).</source>
            <translation>
                <numerusform>Throw away exactly %n card.</numerusform>
                <numerusform>Throw away exactly %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>has {won} · %n left</source>
            <translation>
                <numerusform>has {won} · %n trick left</numerusform>
                <numerusform>has {won} · %n tricks left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You go for {bid}: %n trick(s)</source>
            <translation>
                <numerusform>You go for {bid}: %n trick</numerusform>
                <numerusform>You go for {bid}: %n tricks</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} goes for {bid}: %n trick(s)</source>
            <translation>
                <numerusform>{who} goes for {bid}: %n trick</numerusform>
                <numerusform>{who} goes for {bid}: %n tricks</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you have {won} · %n left</source>
            <translation>
                <numerusform>you have {won} · %n trick left</numerusform>
                <numerusform>you have {won} · %n tricks left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n chip(s) to the pot</source>
            <translation>
                <numerusform>%n chip to the pot</numerusform>
                <numerusform>%n chips to the pot</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Buy %n card(s)</source>
            <translation>
                <numerusform>Buy %n card</numerusform>
                <numerusform>Buy %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Left over: %n</source>
            <translation>
                <numerusform>Left over: %n</numerusform>
                <numerusform>Left over: %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) bought</source>
            <translation>
                <numerusform>%n card bought</numerusform>
                <numerusform>%n cards bought</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n chip(s)</source>
            <translation>
                <numerusform>%n chip</numerusform>
                <numerusform>%n chips</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A low lead is hard to stay below: %n lower card(s) of its suit can still be out.</source>
            <translation>
                <numerusform>A low lead is hard to stay below: only one lower card of its suit can still be out.</numerusform>
                <numerusform>A low lead is hard to stay below: %n lower cards of its suit can still be out.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You want to be beaten: %n higher card(s) of its suit can still be out, and {lower} lower.</source>
            <translation>
                <numerusform>You want to be beaten: one higher card of its suit can still be out, and {lower} lower.</numerusform>
                <numerusform>You want to be beaten: %n higher cards of its suit can still be out, and {lower} lower.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You may throw away any card: %n lower one(s) of this suit could still be played under it.</source>
            <translation>
                <numerusform>You may throw away any card: %n lower one of this suit could still be played under it.</numerusform>
                <numerusform>You may throw away any card: %n lower ones of this suit could still be played under it.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have %n chip(s).</source>
            <translation>
                <numerusform>You have %n chip.</numerusform>
                <numerusform>You have %n chips.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With %n players who deals has no cards; the deal passes on.</source>
            <translation>
                <numerusform>With %n player who deals has no cards; the deal passes on.</numerusform>
                <numerusform>With %n players who deals has no cards; the deal passes on.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Pot: %n chip(s).</source>
            <translation>
                <numerusform>Pot: %n chip.</numerusform>
                <numerusform>Pot: %n chips.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Throw %n card(s) away.</source>
            <translation>
                <numerusform>Throw %n card away.</numerusform>
                <numerusform>Throw %n cards away.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>I buy %n card(s).</source>
            <translation>
                <numerusform>I buy %n card.</numerusform>
                <numerusform>I buy %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} buys %n card(s)</source>
            <translation>
                <numerusform>{who} buys %n card</numerusform>
                <numerusform>{who} buys %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} throws %n card(s) away</source>
            <translation>
                <numerusform>{who} throws %n card away</numerusform>
                <numerusform>{who} throws %n cards away</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>new_game</name>
        <message numerus="yes">
            <source>Hide %n option(s)</source>
            <translation>
                <numerusform>Hide it</numerusform>
                <numerusform>Hide them</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n change(s) to “{preset}”</source>
            <translation>
                <numerusform>%n change to “{preset}”</numerusform>
                <numerusform>%n changes to “{preset}”</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n change(s) to the rulebook</source>
            <translation>
                <numerusform>%n change to the rulebook</numerusform>
                <numerusform>%n changes to the rulebook</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n min</source>
            <translation>
                <numerusform>about %n min</numerusform>
                <numerusform>about %n min</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>and %n more</numerusform>
                <numerusform>and %n more</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>nlk</name>
        <message numerus="yes">
            <source>Until somebody has lost %n hand(s)</source>
            <translation>
                <numerusform>Until somebody has lost %n hand</numerusform>
                <numerusform>Until somebody has lost %n hands</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{gone:short} beats none of the cards that the others hold: you are rid of it only by leading it. {kept:short} beats %n.</source>
            <translation>
                <numerusform>{gone:short} beats none of the cards that the others hold: you are rid of it only by leading it. {kept:short} beats %n.</numerusform>
                <numerusform>{gone:short} beats none of the cards that the others hold: you are rid of it only by leading it. {kept:short} beats %n.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{gone:short} beats fewer of the cards that the others hold than {kept:short}, which you keep: that beats %n of them.</source>
            <translation>
                <numerusform>{gone:short} beats fewer of the cards that the others hold than {kept:short}, which you keep: that beats %n of them.</numerusform>
                <numerusform>{gone:short} beats fewer of the cards that the others hold than {kept:short}, which you keep: that beats %n of them.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{low:short}, which you take up, is no burden: it beats %n of the cards that the others hold. And you keep {kept:short}.</source>
            <translation>
                <numerusform>{low:short}, which you take up, is no burden: it beats %n of the cards that the others hold. And you keep {kept:short}.</numerusform>
                <numerusform>{low:short}, which you take up, is no burden: it beats %n of the cards that the others hold. And you keep {kept:short}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n time(s) in 10</source>
            <translation>
                <numerusform>once in 10 times</numerusform>
                <numerusform>%n times in 10</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You begin the tricks with %n card(s) fewer.</source>
            <translation>
                <numerusform>You begin the tricks with %n card fewer.</numerusform>
                <numerusform>You begin the tricks with %n cards fewer.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) left</source>
            <translation>
                <numerusform>%n card left</numerusform>
                <numerusform>%n cards left</numerusform>
            </translation>
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
                <numerusform>Turned %n</numerusform>
                <numerusform>Turned %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{card:short} on %n card(s)</source>
            <translation>
                <numerusform>{card:short} on %n card</numerusform>
                <numerusform>{card:short} on %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n lost hand(s)</source>
            <translation>
                <numerusform>%n lost hand</numerusform>
                <numerusform>%n lost hands</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Only %n card(s) of its suit beat it: it is worth having in your hand.</source>
            <translation>
                <numerusform>Only one card of its suit beats it: it is worth having in your hand.</numerusform>
                <numerusform>Only %n cards of its suit beat it: it is worth having in your hand.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{card:short} beats only %n of the cards that the others hold: it is rid of most easily as a lead.</source>
            <translation>
                <numerusform>{card:short} beats only %n of the cards that the others hold: lead it to be rid of it.</numerusform>
                <numerusform>{card:short} beats only %n of the cards that the others hold: lead it to be rid of it.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) left in the stock.</source>
            <translation>
                <numerusform>%n card left in the stock.</numerusform>
                <numerusform>%n cards left in the stock.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lead any card: %n card(s) turn the trick.</source>
            <translation>
                <numerusform>Lead any card: %n card turn the trick.</numerusform>
                <numerusform>Lead any card: %n cards turn the trick.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more card(s) turn the trick.</source>
            <translation>
                <numerusform>%n more card turns the trick.</numerusform>
                <numerusform>%n more cards turn the trick.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Draw ↵ · %n left</source>
            <translation>
                <numerusform>Draw ↵ · %n left</numerusform>
                <numerusform>Draw ↵ · %n left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{key} → {who} (%n)</source>
            <translation>
                <numerusform>{key} → {who} (%n)</numerusform>
                <numerusform>{key} → {who} (%n)</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>panel</name>
        <message numerus="yes">
            <source>%n hand(s) lost</source>
            <translation>
                <numerusform>%n hand lost</numerusform>
                <numerusform>%n hands lost</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>problems</name>
        <message numerus="yes">
            <source>%n left from your own matches</source>
            <translation>
                <numerusform>%n left from your own matches</numerusform>
                <numerusform>%n left from your own matches</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Done: %n day(s) in a row. Come back tomorrow</source>
            <translation>
                <numerusform>Done: %n day. Come back tomorrow</numerusform>
                <numerusform>Done: %n days in a row. Come back tomorrow</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>profiles</name>
        <message numerus="yes">
            <source>%n match(es)</source>
            <translation>
                <numerusform>%n match</numerusform>
                <numerusform>%n matches</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) and the settings stay on the disk, and you can bring them back here.</source>
            <translation>
                <numerusform>%n match and the settings stay on the disk, and you can bring them back here.</numerusform>
                <numerusform>%n matches and the settings stay on the disk, and you can bring them back here.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>replay</name>
        <message numerus="yes">
            <source>%n trick(s)</source>
            <translation>
                <numerusform>%n trick</numerusform>
                <numerusform>%n tricks</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>review</name>
        <message numerus="yes">
            <source>%n deal(s)</source>
            <translation>
                <numerusform>one deal</numerusform>
                <numerusform>%n deals</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>loses about %n hand(s) more in 100</source>
            <translation>
                <numerusform>loses about %n hand more in 100</numerusform>
                <numerusform>loses about %n hands more in 100</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n moment(s) that cost {amount}</source>
            <translation>
                <numerusform>%n moment that cost {amount}</numerusform>
                <numerusform>%n moments that cost {amount}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s) gone over, and no clear mistake.</source>
            <translation>
                <numerusform>%n decision gone over, and no clear mistake.</numerusform>
                <numerusform>%n decisions gone over, and no clear mistake.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>In %n of them something else would have been a little better.</source>
            <translation>
                <numerusform>In one of them something else would have been a little better.</numerusform>
                <numerusform>In %n of them something else would have been a little better.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s) not judged: nobody answered in time. It is tried again when the match is opened.</source>
            <translation>
                <numerusform>%n decision not judged: nobody answered in time. It is tried again when the match is opened.</numerusform>
                <numerusform>%n decisions not judged: nobody answered in time. It is tried again when the match is opened.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>loses %n hand(s) more in 100</source>
            <translation>
                <numerusform>loses %n hand more in 100</numerusform>
                <numerusform>loses %n hands more in 100</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>loses at least %n hand(s) more in 100</source>
            <translation>
                <numerusform>loses at least %n hand more in 100</numerusform>
                <numerusform>loses at least %n hands more in 100</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n moment(s) that cost up to {amount}</source>
            <translation>
                <numerusform>%n moment that cost up to {amount}</numerusform>
                <numerusform>%n moments that cost up to {amount}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The %n dearest of {all} moments cost {amount}</source>
            <translation>
                <numerusform>The dearest of {all} moments cost {amount}</numerusform>
                <numerusform>The %n dearest of {all} moments cost {amount}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more loss(es) in 100 hands</source>
            <translation>
                <numerusform>%n more loss in 100 hands</numerusform>
                <numerusform>%n more losses in 100 hands</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n time(s)</source>
            <translation>
                <numerusform>%n time</numerusform>
                <numerusform>%n times</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>and %n more</numerusform>
                <numerusform>and %n more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>No clear mistake; %n decision(s) could be better</source>
            <translation>
                <numerusform>No clear mistake; %n decision could be better</numerusform>
                <numerusform>No clear mistake; %n decisions could be better</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n possible deal(s), good and bad ones in their share, and how the hand ends there with each choice if all play on as usual players do:</source>
            <translation>
                <numerusform>%n possible deal, and how the hand ends there with each choice if all play on as usual players do:</numerusform>
                <numerusform>%n possible deals, good and bad ones in their share, and how the hand ends there with each choice if all play on as usual players do:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The strongest does what you did %n time(s) in a hundred.</source>
            <translation>
                <numerusform>The strongest does what you did once in a hundred.</numerusform>
                <numerusform>The strongest does what you did %n times in a hundred.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Checked: asked again, the others decide all %n time(s) the same.</source>
            <translation>
                <numerusform>Checked: asked again, the others decide the same.</numerusform>
                <numerusform>Checked: asked again, the others decide the same all %n times.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of %n deal(s) that you could not tell from the real one, the best does better in {better}, the same in {same}, worse in {worse}.</source>
            <translation>
                <numerusform>In %n deal that you could not tell from the real one, the best does better in {better}, the same in {same}, worse in {worse}.</numerusform>
                <numerusform>Of %n deals that you could not tell from the real one, the best does better in {better}, the same in {same}, worse in {worse}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n moment(s)</source>
            <translation>
                <numerusform>%n moment</numerusform>
                <numerusform>%n moments</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Back to the %n moment(s)</source>
            <translation>
                <numerusform>Back to the moment</numerusform>
                <numerusform>Back to the %n moments</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Checked: asked again, your opponent decides all %n time(s) the same.</source>
            <translation>
                <numerusform>Checked: asked again, your opponent decides %n time the same.</numerusform>
                <numerusform>Checked: asked again, your opponent decides all %n times the same.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>In each of %n deal(s) that you could not tell from the real one, the best does better.</source>
            <translation>
                <numerusform>In the %n deal that you could not tell from the real one, the best does better.</numerusform>
                <numerusform>In each of %n deals that you could not tell from the real one, the best does better.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s)</source>
            <translation>
                <numerusform>%n decision</numerusform>
                <numerusform>%n decisions</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more in which nothing was to be weighed</source>
            <translation>
                <numerusform>and %n more in which nothing was to be weighed</numerusform>
                <numerusform>and %n more in which nothing was to be weighed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The %n dearest of {all} moments</source>
            <translation>
                <numerusform>The dearest of {all} moments</numerusform>
                <numerusform>The %n dearest of {all} moments</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With these cards and usual players %n other choice(s) would have brought more.</source>
            <translation>
                <numerusform>With these cards and usual players %n other choice would have brought more.</numerusform>
                <numerusform>With these cards and usual players %n other choices would have brought more.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>In %n deal(s) that you could not tell from the real one, both come to the same.</source>
            <translation>
                <numerusform>In the %n deal that you could not tell from the real one, both come to the same.</numerusform>
                <numerusform>In %n deals that you could not tell from the real one, both come to the same.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>no clear mistake; %n could be better</source>
            <translation>
                <numerusform>no clear mistake; %n could be better</numerusform>
                <numerusform>no clear mistake; %n could be better</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>rules</name>
        <message numerus="yes">
            <source>In force at this table: %n change(s)</source>
            <translation>
                <numerusform>In force at this table: %n change</numerusform>
                <numerusform>In force at this table: %n changes</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>score</name>
        <message numerus="yes">
            <source>The pack from the top, %n card(s) lifted:</source>
            <translation>
                <numerusform>The pack from the top, %n card lifted:</numerusform>
                <numerusform>The pack from the top, %n cards lifted:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{good} of %n deal(s) are the ones that had to come.</source>
            <translation>
                <numerusform>{good} of %n deal is the one that had to come.</numerusform>
                <numerusform>{good} of %n deals are the ones that had to come.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>seen</name>
        <message numerus="yes">
            <source>%n card(s) in the hand.</source>
            <translation>
                <numerusform>%n card in the hand.</numerusform>
                <numerusform>%n cards in the hand.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more</source>
            <translation>
                <numerusform>%n more</numerusform>
                <numerusform>%n more</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>settings</name>
        <message numerus="yes">
            <source>%n key(s) changed</source>
            <translation>
                <numerusform>%n key changed</numerusform>
                <numerusform>%n keys changed</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>start</name>
        <message numerus="yes">
            <source>%n more</source>
            <translation>
                <numerusform>%n more</numerusform>
                <numerusform>%n more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n player</numerusform>
                <numerusform>%n players</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n min</source>
            <translation>
                <numerusform>%n min</numerusform>
                <numerusform>%n min</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n more unfinished</source>
            <translation>
                <numerusform>and %n more unfinished</numerusform>
                <numerusform>and %n more unfinished</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n stage(s) done</source>
            <translation>
                <numerusform>%n stage done</numerusform>
                <numerusform>%n stages done</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hand(s) played.</source>
            <translation>
                <numerusform>%n hand played.</numerusform>
                <numerusform>%n hands played.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>statistics</name>
        <message numerus="yes">
            <source>%n match(es)</source>
            <translation>
                <numerusform>%n match</numerusform>
                <numerusform>%n matches</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hand(s)</source>
            <translation>
                <numerusform>%n hand</numerusform>
                <numerusform>%n hands</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You won {won} of %n match(es), {share}; among equals it would be {expected}.</source>
            <translation>
                <numerusform>You won {won} of %n match, {share}; among equals it would be {expected}.</numerusform>
                <numerusform>You won {won} of %n matches, {share}; among equals it would be {expected}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n won in a row</source>
            <translation>
                <numerusform>%n won</numerusform>
                <numerusform>%n won in a row</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n without winning</source>
            <translation>
                <numerusform>%n not won</numerusform>
                <numerusform>%n in a row not won</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n without losing</source>
            <translation>
                <numerusform>%n not lost</numerusform>
                <numerusform>%n in a row not lost</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n lost in a row</source>
            <translation>
                <numerusform>%n lost</numerusform>
                <numerusform>%n lost in a row</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You lost {lost} of %n hand(s); among equals it would be {equal}</source>
            <translation>
                <numerusform>You lost {lost} of %n hand; among equals it would be {equal}</numerusform>
                <numerusform>You lost {lost} of %n hands; among equals it would be {equal}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You lost {lost} of %n match(es), {share}; among equals it would be {expected}.</source>
            <translation>
                <numerusform>You lost {lost} of %n match, {share}; among equals it would be {expected}.</numerusform>
                <numerusform>You lost {lost} of %n matches, {share}; among equals it would be {expected}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n hour(s) left</source>
            <translation>
                <numerusform>about %n hour left</numerusform>
                <numerusform>about %n hours left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n minute(s) left</source>
            <translation>
                <numerusform>about %n minute left</numerusform>
                <numerusform>about %n minutes left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) not yet reviewed</source>
            <translation>
                <numerusform>%n match not yet reviewed</numerusform>
                <numerusform>%n matches not yet reviewed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{total} lost by worse play in %n reviewed match(es), {part} of it here: {kind}.</source>
            <translation>
                <numerusform>{total} lost by worse play in %n reviewed match, {part} of it here: {kind}.</numerusform>
                <numerusform>{total} lost by worse play in %n reviewed matches, {part} of it here: {kind}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n clear mistake(s) cost {cost}.</source>
            <translation>
                <numerusform>%n clear mistake cost {cost}.</numerusform>
                <numerusform>%n clear mistakes cost {cost}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) reviewed: nothing was lost in them.</source>
            <translation>
                <numerusform>%n match reviewed: nothing was lost in it.</numerusform>
                <numerusform>%n matches reviewed: nothing was lost in them.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{total} lost by worse play in %n reviewed match(es), nearly all of it here: {kind}.</source>
            <translation>
                <numerusform>{total} lost by worse play in %n reviewed match, nearly all of it here: {kind}.</numerusform>
                <numerusform>{total} lost by worse play in %n reviewed matches, nearly all of it here: {kind}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mistake(s), the newest match first.</source>
            <translation>
                <numerusform>%n mistake.</numerusform>
                <numerusform>%n mistakes, the newest match first.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>table</name>
        <message numerus="yes">
            <source>{rules} + %n change(s)</source>
            <translation>
                <numerusform>{rules} + %n change</numerusform>
                <numerusform>{rules} + %n changes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You lift %n card(s)</source>
            <translation>
                <numerusform>You lift %n card</numerusform>
                <numerusform>You lift %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n trick(s), whoever holds what</source>
            <translation>
                <numerusform>%n trick, whoever holds what</numerusform>
                <numerusform>%n tricks, whoever holds what</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>text_table</name>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Choose in your hand: %n card(s) may be used</source>
            <translation>
                <numerusform>Choose in your hand: %n card may be used</numerusform>
                <numerusform>Choose in your hand: %n cards may be used</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>tricks</name>
        <message numerus="yes">
            <source>%n other king(s)</source>
            <translation>
                <numerusform>%n other king</numerusform>
                <numerusform>%n other kings</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n trump(s) with the king</source>
            <translation>
                <numerusform>%n trump with the king</numerusform>
                <numerusform>%n trumps with the king</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of your cards it is the hardest to beat: %n that are out can.</source>
            <translation>
                <numerusform>Of your cards it is the hardest to beat: one that is out can.</numerusform>
                <numerusform>Of your cards it is the hardest to beat: %n that are out can.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It beats what lies there, though %n card(s) still out could beat it.</source>
            <translation>
                <numerusform>It beats what lies there, though one card still out could beat it.</numerusform>
                <numerusform>It beats what lies there, though %n cards still out could beat it.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n trump(s)</source>
            <translation>
                <numerusform>%n trump</numerusform>
                <numerusform>%n trumps</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n king(s)</source>
            <translation>
                <numerusform>%n king</numerusform>
                <numerusform>%n kings</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>yaku_table</name>
        <message numerus="yes">
            <source>%n combination(s) can be made.</source>
            <translation>
                <numerusform>%n combination can be made.</numerusform>
                <numerusform>%n combinations can be made.</numerusform>
            </translation>
        </message>
    </context>
</TS>
