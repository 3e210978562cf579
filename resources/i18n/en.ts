<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
    <context>
        <name>ecarte</name>
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
            <source>Stock %n</source>
            <translation>
                <numerusform>Stock %n</numerusform>
                <numerusform>Stock %n</numerusform>
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
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Best of %n game(s)</source>
            <translation>
                <numerusform>Best of %n game</numerusform>
                <numerusform>Best of %n games</numerusform>
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
            <source>You can change at most %n card(s): the stock has no more. (Rule 4.11)</source>
            <translation>
                <numerusform>You can change at most %n card: the stock has no more. (Rule 4.11)</numerusform>
                <numerusform>You can change at most %n cards: the stock has no more. (Rule 4.11)</numerusform>
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
            <source>%n trick(s): 1 (Rule 4.16)</source>
            <translation>
                <numerusform>%n trick: 1 (Rule 4.16)</numerusform>
                <numerusform>%n tricks: 1 (Rule 4.16)</numerusform>
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
        <name>new_game</name>
        <message numerus="yes">
            <source>%n change(s) to «{preset}»</source>
            <translation>
                <numerusform>%n change to «{preset}»</numerusform>
                <numerusform>%n changes to «{preset}»</numerusform>
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
    </context>
    <context>
        <name>start</name>
        <message numerus="yes">
            <source>%n hand(s) played.</source>
            <translation>
                <numerusform>%n hand played.</numerusform>
                <numerusform>%n hands played.</numerusform>
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
    </context>
    <context>
        <name>table</name>
        <message numerus="yes">
            <source>Rulebook + %n change(s)</source>
            <translation>
                <numerusform>Rulebook + %n change</numerusform>
                <numerusform>Rulebook + %n changes</numerusform>
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
    </context>
</TS>
