"""Replays recorded hands with PokerKit: peers.py FILE… prints {"right", "wrong", "unplayable", "rate"}. PokerKit is on PYTHONPATH."""
import json
import sys
import time

from pokerkit import Automation, NoLimitTexasHoldem

AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)


def replay(record):
    seats = [player["seat"] for player in record["players"]]
    stacks = {player["seat"]: player["stack"] for player in record["players"]}
    # PokerKit's players are in the order of their seats behind the button; heads-up it turns the blinds around itself.
    button = record["button"]
    order = sorted(seats, key=lambda seat: (seat <= button, seat))
    if "posts" in record or button not in seats:
        raise ValueError("forced bets as they were paid")
    blinds = (record["sb"], record["bb"])
    ante = record.get("ante", 0)
    each = record.get("anteType") in (None, "each")
    antes = ante if each else {1: ante}
    state = NoLimitTexasHoldem.create_state(
        AUTOMATIONS, True, antes, blinds, record["bb"], [stacks[seat] for seat in order], len(order)
    )
    board = list(record["board"])
    for seat in order:
        state.deal_hole(record["holes"][str(seat)])

    def deal_on():
        while board and (state.can_burn_card("??") or state.can_deal_board()):
            if state.can_burn_card("??"):
                state.burn_card("??")
            count = state.street.board_dealing_count
            state.deal_board("".join(board[:count]))
            del board[:count]

    for action in record["actions"]:
        deal_on()
        actor = order[state.actor_index]
        if actor != action["seat"]:
            raise ValueError(f"{actor} is to act and not {action['seat']}")
        if action["action"] == "fold":
            state.fold()
        elif action["action"] in ("check", "call"):
            state.check_or_call()
        else:
            state.complete_bet_or_raise_to(action["to"])
    deal_on()
    return {str(seat): state.stacks[at] for at, seat in enumerate(order)}


def main():
    records = [json.loads(line) for name in sys.argv[1:] for line in open(name) if line.strip()]
    right = wrong = unplayable = 0
    began = time.perf_counter()
    for record in records:
        expected = record["expected"]
        wanted = expected.get("finalStacksIntegerOddChipLeftOfButton") or expected["finalStacks"]
        try:
            found = replay(record)
        except (ValueError, KeyError, TypeError) as error:
            print(record['id'], error, file=sys.stderr)
            unplayable += 1
            continue
        if all(abs(found[seat] - stack) < 1 for seat, stack in wanted.items()):
            right += 1
        else:
            wrong += 1
    rate = (right + wrong) / (time.perf_counter() - began)
    print(json.dumps({"right": right, "wrong": wrong, "unplayable": unplayable, "rate": rate}))


main()
