"""The cadet: legal, human-looking and beatable."""

from bulkhead.bots import Bot, bot
from bulkhead.bots.heroes import Cadet, Captain
from bulkhead.heroes import HEROES
from bulkhead.heroes.data.commands import AnyCommand, Done, Keep, Push, Stop
from bulkhead.heroes.data.options import Options
from bulkhead.heroes.data.state import State
from bulkhead.lab.strength import strength
from bulkhead.tabletop import Seeded, Silence


def game(seed: int, *players: Bot) -> tuple[list[tuple[int, AnyCommand, tuple[AnyCommand, ...]]], State]:
    """A whole game: every choice with its offer."""
    dice = Seeded(seed.to_bytes(32, "big"), ("", ""))
    state = HEROES.new(Options(), dice, Silence())
    told: list[tuple[int, AnyCommand, tuple[AnyCommand, ...]]] = []
    while (seat := HEROES.waiting(state)) is not None:
        offer = HEROES.offer(state, seat)
        assert offer is not None
        command = players[seat].choose(HEROES.view(state, seat), offer)
        assert command in offer.commands
        told.append((seat, command, offer.commands))
        HEROES.apply(state, seat, command, dice, Silence())
    return told, state


def test_it_plays_whole_games_and_its_seed_decides_how() -> None:
    once, _ = game(3, Cadet(1), Captain())
    again, _ = game(3, Cadet(1), Captain())
    other, _ = game(3, Cadet(2), Captain())
    assert once == again
    assert once != other, "another seed is another cadet"


def test_it_keeps_all_that_scores_and_throws_no_action_away() -> None:
    told, _ = game(5, Cadet(1), Cadet(2))
    for _, command, offered in told:
        keeps = [one for one in offered if isinstance(one, Keep)]
        if isinstance(command, Keep):
            assert sum(map(len, command.rolls)) == max(sum(map(len, one.rolls)) for one in keeps)
        if isinstance(command, Stop | Done) and len(offered) > 1:
            assert all(isinstance(one, Stop | Done) for one in offered)


def test_it_never_pushes_one_or_two_dice_when_it_can_act() -> None:
    told, _ = game(7, Cadet(1), Cadet(2))
    pushed = [command for _, command, _ in told if isinstance(command, Push)]
    assert pushed
    assert min(len(command.dice) for command in pushed) >= 3


def test_newcomers_have_a_chance_against_it() -> None:
    """The captain is much stronger, and random is no match."""
    assert strength("cadet", "captain", 20, seed="cadet").wins < 10
    assert strength("cadet", "random", 20, seed="cadet").wins >= 18


def test_it_is_registered_before_the_captain() -> None:
    assert isinstance(bot("cadet", "heroes", 1), Cadet)
