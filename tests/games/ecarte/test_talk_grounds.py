"""What is said before the play has its reason, which is true of the cards and said once."""

from itertools import islice

from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.games.ecarte.table import grounds, idea
from tests.contract.positions import positions
from tests.nights import by_night

TALK = "propose", "stand", "accept", "refuse"


def test_every_answer_before_the_play_has_a_reason_of_its_own() -> None:
    """«Propose an exchange. Propose: about as good as playing.» gave no reason at all."""
    wording, seen = Wording(tuple("AB")), 0
    for position in islice(positions(all_games()["ecarte"], 31), by_night(2000, by_day=600)):
        view = position.view
        talk = [move for move in view.moves if move.verb in TALK]
        looked_at = [wording.say(each) for each in idea.matters(view)]
        hand, trump = view.state.hand(view.seat), view.state.trump
        good = [card for card in hand if card.suit == trump or card.rank == "K"]
        for move in talk:
            reason = grounds.because(view, move)
            assert reason is not None
            said = wording.say(reason)
            assert len(good) == len(hand) or said not in looked_at
            named = {*reason.blanks.get("cards", ())}
            assert named <= {*good}
            assert "would change cards too" in said or move.verb in ("propose", "accept")
            assert "usual point" not in said or view.state.round > 1
            seen += 1
    assert seen > 20
