#!/usr/bin/env python3
"""Recomputes your rounds, using only their seeds and what the casino publishes.

    python3 verify-rounds.py COPY MODELS

COPY    The copy of your data, as your profile gives it out (.json or .json.gz). It has your rounds and the server
        seeds you have been shown.
MODELS  The address of the casino, such as https://casino.example, where the published model of each game is asked
        for; or a file with the models by the name of their game.

Says of each game how many rounds came out the same, and names every round that did not. Ends with 0 when all that could
be checked came out the same, with 1 when one did not, and with 2 when nothing could be checked or a file be read.

Checked are settled rounds for real money whose server seed has been revealed: the seed against its hash, the hash being
older than the round, the outcome and the amount. The seeds of live tables belong to everyone and are in the game itself;
jackpots are drawn apart and are not checked here. Opened boxes and spins of the prize wheel are checked too: the seed
against its hash, and the prize. Written after the page /fairness, for Python 3.8 or later, with nothing
but its standard library: read it before you run it, or write your own.
"""

import gzip
import hashlib
import hmac
import json
import sys
import urllib.parse
import urllib.request
from datetime import datetime

WORDS = 2**32
RED = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}


def words(server_seed, client_seed, nonce, domain="main"):
    """The numbers of a round: each block of 32 bytes is eight of 32 bits, the most significant byte first."""
    key = bytes.fromhex(server_seed)
    block = 0
    while True:
        message = f"{client_seed}:{nonce}:{domain}:{block}".encode("utf-8")
        digest = hmac.new(key, message, hashlib.sha256).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def below(n, numbers):
    """One of n, each equally likely: what is left over at the top is thrown away."""
    limit = WORDS // n * n
    while True:
        w = next(numbers)
        if w < limit:
            return w % n


# Rules of roulette


def covered(spot):
    """The numbers a bet covers, by its name."""
    kind, _, rest = spot.partition(":")
    numbers = range(1, 37)
    if kind in ("straight", "split", "trio"):
        return {int(n) for n in rest.split("-")}
    if kind in ("street", "line"):
        return set(range(int(rest), int(rest) + (3 if kind == "street" else 6)))
    if kind == "corner":
        return {int(rest) + step for step in (0, 1, 3, 4)}
    if kind == "column":
        return {n for n in numbers if n % 3 == int(rest) % 3}
    if kind == "dozen":
        return set(range(12 * int(rest) - 11, 12 * int(rest) + 1))
    return {
        "first_four": {0, 1, 2, 3},
        "low": set(range(1, 19)),
        "high": set(range(19, 37)),
        "odd": {n for n in numbers if n % 2 == 1},
        "even": {n for n in numbers if n % 2 == 0},
        "red": RED,
        "black": set(numbers) - RED,
    }[kind]


def roulette(_model, numbers, _stake, outcome):
    number = below(37, numbers)
    paid = 0
    for bet in outcome["bets"]:
        spot = covered(bet["spot"])
        if number in spot:
            paid += int(bet["stake_cents"]) * 36 // len(spot)
    return outcome["number"] == number, paid


# Rules of crash games


def crash(model, numbers, stake, outcome):
    highest = model["max_hundredths"]
    returned = model["rtp_basis_points"] * stake

    def point(amount):
        return min(highest, (100 * (amount + 1) - 1) // stake)

    drawn, parts = 0, 1
    while True:
        drawn = drawn * WORDS + next(numbers)
        parts *= WORDS
        low = point(returned * parts // (10_000 * (drawn + 1)))
        high = highest if drawn == 0 else point(returned * parts // (10_000 * drawn))
        if low == high:
            break
    end = max(100, low)
    collected = outcome["collected_hundredths"]
    possible = collected is None or 101 <= collected <= end
    paid = stake * collected // 100 if collected is not None and possible else 0
    return outcome["crash_hundredths"] == end and possible, paid


# Rules of slots


def grid_of(model, strips, numbers):
    grid = []
    for reel in range(model["reels"]):
        if model["kind"] == "clusters":
            bag = strips[0]
            grid.append([bag[below(len(bag), numbers)] for _ in range(model["rows"])])
            continue
        height = model["rows"]
        if model["heights"] is not None:
            chance = below(sum(entry["chances"] for entry in model["heights"]), numbers)
            for entry in model["heights"]:
                if chance < entry["chances"]:
                    height = entry["height"]
                    break
                chance -= entry["chances"]
        strip = strips[reel]
        stop = below(len(strip), numbers)
        grid.append([strip[(stop + row) % len(strip)] for row in range(height)])
    return grid


def pay_of(model, symbol, count):
    reached = [entry for entry in model["counts"] if entry <= count]
    return model["pays"].get(symbol, {}).get(str(max(reached)), 0) if reached else 0


def lines(model, grid):
    units = 0
    for line in model["lines"]:
        symbol = grid[0][line[0]]
        count = 0
        for reel, row in zip(grid, line):
            if reel[row] not in (symbol, "wild"):
                break
            count += 1
        if symbol not in ("wild", "scatter"):
            units += pay_of(model, symbol, count)
    return units


def ways(model, grid):
    units = 0
    for symbol in set(grid[0]) - {"wild", "scatter"}:
        count, product = 0, 1
        for reel in grid:
            cells = sum(cell in (symbol, "wild") for cell in reel)
            if cells == 0:
                break
            count += 1
            product *= cells
        units += pay_of(model, symbol, count) * product
    return units


def anywhere(model, grid):
    cells = [cell for reel in grid for cell in reel]
    return sum(pay_of(model, symbol, cells.count(symbol)) for symbol in set(cells) - {"wild", "scatter"})


def clusters(model, grid):
    left = {(x, y): symbol for x, reel in enumerate(grid) for y, symbol in enumerate(reel)}
    units = 0
    while left:
        start, symbol = left.popitem()
        group, size = [start], 0
        while group:
            x, y = group.pop()
            size += 1
            for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if left.get(cell) == symbol:
                    del left[cell]
                    group.append(cell)
        if symbol not in ("wild", "scatter"):
            units += pay_of(model, symbol, size)
    return units


UNITS_OF = {"lines": lines, "ways": ways, "anywhere": anywhere, "clusters": clusters}


def scattered(table, count):
    """What so many scatters give: beyond the last entry as the last, without an entry nothing."""
    return table.get(str(min(count, max(int(entry) for entry in table))), 0) if table else 0


def slot(model, numbers, stake, outcome):
    most = model["max_win_times_stake"] * model["unit"]
    spins, units, given, played = [], 0, 0, 0
    while played <= given and units < most:
        strips = model["strips"]["base" if played == 0 else "free"]
        grid = grid_of(model, strips, numbers)
        scatters = sum(cell == "scatter" for reel in grid for cell in reel)
        won = UNITS_OF[model["kind"]](model, grid)
        won = won + scattered(model["scatter"]["pays"], scatters) if played == 0 else won * model["free"]["multiplier"]
        won = min(won, most - units)
        units += won
        given = min(model["free"]["most"], given + scattered(model["scatter"]["rounds"], scatters))
        spins.append((grid, won * stake // model["unit"]))
        played += 1
    recorded = [(spin["grid"], int(spin["win_cents"])) for spin in outcome["spins"]]
    return recorded == spins, units * stake // model["unit"]


ENGINES = {"slot": slot, "crash": crash, "roulette": roulette}


# Reading the copy of the player's data


def read_json(path):
    with open(path, "rb") as file:
        content = file.read()
    return json.loads(gzip.decompress(content) if content[:2] == b"\x1f\x8b" else content)


def models_at(place):
    """A function from the name of a game to its published model."""
    known = {} if place.startswith(("https://", "http://")) else read_json(place)

    def model_of(game):
        if game not in known:
            if not place.startswith(("https://", "http://")):
                raise ValueError(f"{place} has no model of {game}")
            address = f"{place.rstrip('/')}/api/games/{urllib.parse.quote(game)}/model"
            with urllib.request.urlopen(address, timeout=30) as answer:
                known[game] = json.load(answer)["model"]
        return known[game]

    return model_of


def moment(text):
    return datetime.fromisoformat(text.replace("Z", "+00:00"))


def fault_of(played, pair, model):
    """What is wrong with a round, or None."""
    if hashlib.sha256(bytes.fromhex(pair["server_seed"])).hexdigest() != pair["server_seed_hash"]:
        return "the server seed does not have the hash that was shown"
    if moment(pair["created_at"]) > moment(played["opened_at"]):
        return "the hash is younger than the round"
    numbers = words(pair["server_seed"], pair["client_seed"], int(played["nonce"]))
    outcome = played["outcome"]
    same, paid = ENGINES[outcome["engine"]](model, numbers, int(played["stake"]), outcome)
    if not same:
        return "another outcome"
    return None if paid == int(played["win"]) else f"it should have returned {paid}, not {played['win']}"


def box_fault(box):
    """What is wrong with an opened box or a spin of the wheel, or None."""
    if hashlib.sha256(bytes.fromhex(box["server_seed"])).hexdigest() != box["server_seed_hash"]:
        return "the server seed does not have the hash that was shown"
    segments = box["segments"]
    left = below(
        sum(segment["weight"] for segment in segments), words(box["server_seed"], box["client_seed"], 0, "lootbox")
    )
    for segment in segments:
        left -= segment["weight"]
        if left < 0:
            return None if segment["id"] == box["prize"] else f"it should have held {segment['id']}, not {box['prize']}"
    return "no segment was drawn"


def check_boxes(boxes):
    """How many boxes came out the same, and the faults of the others."""
    found = [(box["id"], box_fault(box)) for box in boxes if box["stage"] == "activated"]
    faults = [f"box {name}: {fault}" for name, fault in found if fault is not None]
    return len(found) - len(faults), faults


def check(copy, model_of):
    """Prints what came out, and answers with what the script ends."""
    tables = copy["tables"]
    pairs = {(pair["game"], int(pair["number"])): pair for pair in tables["game_seed_pairs"]}
    same, faults, sealed, live = {}, [], 0, 0
    for played in tables["game_rounds"]:
        if played["mode"] != "real" or played["state"] != "settled":
            continue
        if played["table_round"] is not None:
            live += 1
            continue
        game = played["game"]
        pair = pairs[(game, int(played["pair"]))]
        if pair["server_seed"] is None:
            sealed += 1
            continue
        fault = fault_of(played, pair, model_of(game))
        if fault is None:
            same[game] = same.get(game, 0) + 1
        else:
            faults.append(f"{game} {played['id']}: {fault}")
    boxes, box_faults = check_boxes(tables.get("lootboxes", []))
    for game in sorted(same):
        print(f"{game}: {same[game]} the same")
    if boxes:
        print(f"boxes: {boxes} the same")
    for fault in faults + box_faults:
        print(fault)
    checked = sum(same.values()) + len(faults)
    print(f"{checked} rounds checked, {len(faults)} not the same")
    if sealed:
        print(f"{sealed} more once their server seed is shown: choose New seeds in the game, then ask for a new copy")
    if live:
        print(f"{live} more at live tables: their seeds are shown in the game the next day")
    return 1 if faults or box_faults else 0 if checked or boxes else 2


def main(arguments):
    if len(arguments) != 2:
        print(__doc__)
        return 2
    try:
        return check(read_json(arguments[0]), models_at(arguments[1]))
    except (OSError, ValueError, KeyError, TypeError) as reason:
        print(f"This cannot be read: {type(reason).__name__}: {reason}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
