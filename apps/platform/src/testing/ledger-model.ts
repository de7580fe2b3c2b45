import { houseAccount, playerAccount, type Posted, type Transfer, type TransferKind } from '../ledger/ledger.ts';
import * as fc from 'fast-check';

type Account = Transfer['legs'][number]['account'];

const currencies = ['EUR', 'JPY', 'BTC', 'ETH'] as const;
const playerPlaces = [0, 1, 2].flatMap(player =>
  (['cash', 'bonus', 'held', 'withheld'] as const).map(kind => ({ player, kind })),
);
const brandPlaces = ['games', 'payments', 'fx', 'jackpot'].map(kind => ({ player: null, kind }));

/** A leg of a random history, not yet assigned to real accounts. */
interface DraftLeg {
  readonly place: (typeof playerPlaces)[number] | (typeof brandPlaces)[number];
  readonly currency: (typeof currencies)[number];
  readonly amount: bigint;
}

export interface DraftTransfer {
  readonly kind: TransferKind;
  /** Number from a small range, so that some references repeat, with the same or different legs. */
  readonly number: number;
  readonly legs: readonly DraftLeg[];
}

/** Amounts from one minor unit to far above what a float can represent. */
const sizes = fc.oneof(fc.bigInt(1n, 1_000n), fc.bigInt(1n, 10n ** 24n));
const amounts = fc.tuple(sizes, fc.boolean()).map(([size, gives]) => (gives ? size : -size));
/** Half of the accounts belong to `house`, because otherwise players would rarely have money. */
const places = fc.oneof(fc.constantFrom(...playerPlaces), fc.constantFrom(...brandPlaces));

/** Generates legs in one currency that sum to zero. */
const balanced = (count: number, currency: DraftLeg['currency']): fc.Arbitrary<DraftLeg[]> =>
  fc
    .tuple(fc.array(fc.tuple(places, amounts), { minLength: count - 1, maxLength: count - 1 }), places)
    .map(([legs, last]) => {
      const rest = legs.reduce((sum, [, amount]) => sum - amount, 0n);
      return [...legs.map(([place, amount]) => ({ place, currency, amount })), { place: last, currency, amount: rest }];
    })
    .filter(legs => legs.every(({ amount }) => amount !== 0n));

/** Generates two to five legs in one or two currencies, in any order. */
const legs = fc
  .tuple(fc.constantFrom([2], [3], [4], [5], [2, 2], [2, 3]), fc.shuffledSubarray([...currencies], { minLength: 2 }))
  .chain(([counts, [first = 'EUR', second = 'JPY']]) =>
    fc.tuple(...counts.map((count, at) => balanced(count, at === 0 ? first : second))),
  )
  .map(groups => groups.flat())
  .chain(all => fc.shuffledSubarray(all, { minLength: all.length }));

const drafts: fc.Arbitrary<DraftTransfer> = fc.record({
  kind: fc.constantFrom('stake', 'win', 'exchange', 'adjustment'),
  number: fc.integer({ min: 1, max: 15 }),
  legs,
});

/** Generates posts of one to three transfers, each with a different reference. */
export const draftPosts = fc.uniqueArray(drafts, { minLength: 1, maxLength: 3, selector: ({ number }) => number });

/** The names of one history's accounts and references, so that many histories can share one ledger. */
export class HistoryNames {
  readonly #history: number;

  constructor(history: number) {
    this.#history = history;
  }

  /** The common prefix of the history's references. */
  get prefix(): string {
    return `history-${this.#history}:`;
  }

  transfer({ kind, number, legs: draft }: DraftTransfer): Transfer {
    return {
      kind,
      reference: `${this.prefix}${number}`,
      legs: draft.map(({ place, currency, amount }) => ({ account: this.#account(place, currency), amount })),
    };
  }

  /** Returns all accounts of the history's players. */
  playerAccounts(): Account[] {
    return playerPlaces.flatMap(place => currencies.map(currency => this.#account(place, currency)));
  }

  #account(place: DraftLeg['place'], currency: DraftLeg['currency']): Account {
    return place.player === null
      ? houseAccount(`${place.kind}:${this.#history}`, currency)
      : playerAccount(this.#history * 10 + place.player, place.kind, currency);
  }
}

const isPlayers = ({ owner }: Account): boolean => owner !== 'house';

/**
 * A map of the ledger's expected contents, simple enough to be obviously correct. It has no rows, shards, locks or
 * hashes.
 */
export class LedgerModel {
  #held = new Map<string, { account: Account; balance: bigint; seq: number }>();
  readonly #references = new Set<string>();

  post(all: readonly Transfer[]): Posted['outcome'] {
    if (all.some(({ reference }) => this.#references.has(reference))) return 'duplicate';
    const next = new Map(this.#held);
    for (const { account, amount } of all.flatMap(({ legs: each }) => each)) {
      const key = `${account.owner} ${account.kind} ${account.currency}`;
      const { balance, seq } = next.get(key) ?? { balance: 0n, seq: 0 };
      if (isPlayers(account) && balance + amount < 0n) return 'not_enough_money';
      next.set(key, { account, balance: balance + amount, seq: seq + 1 });
    }
    this.#held = next;
    for (const { reference } of all) this.#references.add(reference);
    return 'posted';
  }

  /** Returns every account whose balance has changed. */
  accounts(): { account: Account; balance: bigint }[] {
    return [...this.#held.values()];
  }

  /** Returns the player balances that posting these transfers should report. */
  reported(all: readonly Transfer[]): { account: Account; balance: bigint; seq: number }[] {
    const players = all.flatMap(({ legs: each }) => each).filter(({ account }) => isPlayers(account));
    return players.map(({ account }) => {
      const key = `${account.owner} ${account.kind} ${account.currency}`;
      return this.#held.get(key) ?? { account, balance: 0n, seq: 0 };
    });
  }
}
