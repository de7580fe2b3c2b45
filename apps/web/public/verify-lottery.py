#!/usr/bin/env python3
"""Recomputes the draw of a lottery, using only what the casino publishes.

    python3 verify-lottery.py CASINO SLUG [COMMITMENT]

CASINO      The address of the casino, such as https://casino.example, or a folder with the two answers saved as
            lottery.json and tickets.json.
SLUG        The last part of the lottery's address.
COMMITMENT  The hash of seed and list together, if you saved it before the draw. It is compared with the published one.

Ends with 0 if the draw is as committed, with 1 if it is not, and with 2 if it could not be checked.

The rule: the SHA-256 of the seed's 32 bytes is published with the lottery. When tickets end, the list has one line
"number:holder" per ticket, by number, each ended by a line feed. Published are the SHA-256 of the list, and that of the
text "seed, line feed, list". Numbers come from HMAC-SHA256 keyed with the seed over "list hash:0:lottery-slug:block",
eight 32-bit words per block, the most significant byte first. For the prize k, counted from 0, of n tickets, the ticket
at place k + (a number below n - k) wins and changes places with the ticket at place k. Written for Python 3.8 or later,
with nothing but its standard library: read it before you run it, or write your own.
"""

import hashlib
import hmac
import json
import os
import sys
import urllib.parse
import urllib.request

WORDS = 2**32


def words(seed, list_hash, slug):
    """The 32-bit numbers of the draw, in order."""
    block = 0
    while True:
        message = f"{list_hash}:0:lottery-{slug}:{block}".encode("utf-8")
        digest = hmac.new(bytes.fromhex(seed), message, hashlib.sha256).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def below(n, numbers):
    """One of n numbers, each equally likely: the rest at the top of the range is skipped."""
    limit = WORDS // n * n
    while True:
        word = next(numbers)
        if word < limit:
            return word % n


def winners_of(seed, slug, tickets, prizes):
    """The winning numbers, first prize first."""
    listed = "".join(f"{ticket['number']}:{ticket['holder']}\n" for ticket in tickets)
    numbers = words(seed, sha256(listed), slug)
    left = [ticket["number"] for ticket in tickets]
    for place in range(min(prizes, len(left))):
        drawn = place + below(len(left) - place, numbers)
        left[place], left[drawn] = left[drawn], left[place]
    return left[: min(prizes, len(left))]


def sha256(text):
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def read(casino, slug):
    """The lottery and its list of tickets, from a folder or from the casino."""
    if os.path.isdir(casino):
        answers = []
        for name in ("lottery.json", "tickets.json"):
            with open(os.path.join(casino, name), encoding="utf-8") as file:
                answers.append(json.load(file))
        return answers
    address = f"{casino.rstrip('/')}/api/lotteries/{urllib.parse.quote(slug, safe='')}"
    answers = []
    for part in ("", "/tickets"):
        with urllib.request.urlopen(address + part, timeout=30) as answer:
            answers.append(json.load(answer))
    return answers


def faults(lottery, tickets, slug, saved):
    """Every published value that does not hold."""
    proof = lottery["proof"]
    seed = proof["seed"]
    listed = "".join(f"{ticket['number']}:{ticket['holder']}\n" for ticket in tickets)
    prizes = sum(prize["count"] for prize in lottery["prizes"])
    published = [winner["number"] for winner in lottery["winners"]]
    checks = [
        ("seed", hashlib.sha256(bytes.fromhex(seed)).hexdigest() == proof["seed_hash"]),
        ("list", sha256(listed) == proof["list_hash"]),
        ("commitment", sha256(f"{seed}\n{listed}") == proof["commitment"]),
        ("saved commitment", saved is None or saved == proof["commitment"]),
        ("winners", winners_of(seed, slug, tickets, prizes) == published),
    ]
    return [name for name, holds in checks if not holds]


def main(arguments):
    if len(arguments) not in (2, 3):
        print(__doc__)
        return 2
    casino, slug = arguments[:2]
    saved = arguments[2] if len(arguments) == 3 else None
    try:
        lottery, tickets = read(casino, slug)
    except (OSError, ValueError) as error:
        print(f"Nothing was checked: {error}")
        return 2
    if lottery["proof"]["seed"] is None:
        print("Nothing was checked: the lottery is not drawn yet.")
        return 2
    wrong = faults(lottery, tickets, slug, saved)
    for name in wrong:
        print(f"Does not hold: {name}")
    if not wrong:
        print(f"As committed: {len(tickets)} tickets, {len(lottery['winners'])} winners.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
