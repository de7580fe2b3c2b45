import type { Database, Tx } from '../database/database.ts';

/** The locks that a transaction has taken, as places in `lockOrder`, in the order of first use. */
type LockedPlaces = readonly LockPlace[];

/**
 * The order in which every transaction takes its locks, documented in decision 009. Each place represents one kind of
 * lock, whichever rows it covers. Rows of one kind are ordered among themselves: accounts and levels by key, players
 * by id.
 */
export const lockOrder = [
  'due job',
  'consumer of facts',
  'markers of harm',
  'progress of quests',
  'rewards of quests',
  'keyed write',
  'gifts of adventures',
  'tournament',
  'sign-in attempt',
  'account closure',
  'player',
  'game session',
  'seed pair',
  'round',
  'tournament entry',
  'box',
  'stock of prizes',
  'payment',
  "provider's payment",
  'offer',
  'accounts',
  'grants',
  'free spins',
  'lotteries',
  'tickets',
  'jackpot levels',
  'pool accounts',
  'earned points',
  'points accounts',
  'play time',
  'site session',
  'audit trail',
] as const;
export type LockPlace = (typeof lockOrder)[number];

/** A case of the lock order test. */
export interface Flow {
  readonly name: string;
  /** Prepares the case and returns the operation to observe. */
  readonly run: () => Promise<() => Promise<unknown>>;
  /** The locks that its transactions are expected to take. */
  readonly locks: readonly (readonly LockPlace[])[];
}

/**
 * The place of each table's rows in the lock order. `null` if only the rows' creator changes them, or if no lock is
 * taken after them.
 */
const ofTable: Readonly<Record<string, LockPlace | null>> = {
  jobs: 'due job',
  fact_consumers: 'consumer of facts',
  harm: 'markers of harm',
  vip_quarters: null,
  vip_sums: null,
  vip_evaluations: null,
  quest_runs: null,
  quest_progress: 'progress of quests',
  quest_rewards: 'rewards of quests',
  idempotency: 'keyed write',
  adventure_deposits: null,
  adventure_gifts: 'gifts of adventures',
  tournaments: 'tournament',
  tournament_entries: 'tournament entry',
  tournament_reminders: null,
  excluded_people: null,
  account_closures: 'account closure',
  sign_in_failures: null,
  players: 'player',
  game_sessions: 'game session',
  game_seed_pairs: 'seed pair',
  game_rounds: 'round',
  payments: 'payment',
  payment_events: 'payment',
  charge_backs: 'payment',
  sandbox_card_payments: "provider's payment",
  sandbox_crypto_payments: "provider's payment",
  sandbox_payouts: "provider's payment",
  bonus_grants: 'grants',
  bonus_offers: 'offer',
  spin_sets: 'free spins',
  lotteries: 'lotteries',
  lottery_tickets: 'tickets',
  lottery_earnings: null,
  lootboxes: 'box',
  lootbox_stock: 'stock of prizes',
  jackpot_levels: 'jackpot levels',
  points_progress: 'earned points',
  points_play: null,
  reality_checks: 'play time',
  sessions: 'site session',
  user_limits: null,
  login_hours: null,
  data_exports: null,
  jackpot_wins: null,
  otp_challenges: null,
  mail_tokens: null,
  // The ledger always locks an account before writing to it.
  ledger_accounts: null,
};

/**
 * Wraps a database to record which locks each transaction takes, derived from its statements: rows selected for
 * update or updated, and advisory locks. Throws for an unknown table, so that every lock gets a place in the order.
 */
export function recordLocks(db: Database): Database & { readonly locked: () => LockedPlaces[] } {
  let transactions: LockPlace[][] = [];
  /**
   * Errors, stored until `locked` is called, because background work such as a consumer only logs errors and
   * continues.
   */
  const faults: unknown[] = [];
  const placesIn = (text: string, values: readonly unknown[]) => {
    try {
      return placesOf(text, values);
    } catch (error) {
      faults.push(error);
      throw error;
    }
  };
  return {
    ...db,
    transaction: (work, options) =>
      db.transaction(async tx => {
        const places: LockPlace[] = [];
        const watched: Tx = {
          tx: true,
          afterCommit: run => tx.afterCommit(run),
          query: (text, values) => {
            for (const place of placesIn(text, values ?? [])) if (!places.includes(place)) places.push(place);
            return tx.query(text, values);
          },
        };
        const result = await work(watched);
        if (places.length > 0) transactions.push(places);
        return result;
      }, options),
    /**
     * Returns the locks taken since the last call, one list per transaction. Transactions without locks are left out.
     */
    locked: () => {
      if (faults.length > 0) throw faults[0];
      const since = transactions;
      transactions = [];
      return since;
    },
  };
}

/** Returns the first two places locked in the wrong order, or `null`. */
export function outOfOrder(places: LockedPlaces): readonly [LockPlace, LockPlace] | null {
  const at = places.findIndex((place, index) => {
    const before = places[index - 1];
    return before !== undefined && lockOrder.indexOf(place) < lockOrder.indexOf(before);
  });
  const [before, after] = [places[at - 1], places[at]];
  return before === undefined || after === undefined ? null : [before, after];
}

/**
 * Returns the locks that a statement takes, in the order of its text. In a WITH statement, inner parts come first.
 */
export function placesOf(text: string, values: readonly unknown[] = []): LockPlace[] {
  const selected = [...text.matchAll(/\bFOR (?:NO KEY )?UPDATE(?: OF ([\w, ]+))?/g)].flatMap(({ index, 1: aliases }) =>
    tablesOf(enclosing(text.slice(0, index)), aliases).map(table => ({ index, place: selectedPlace(table, values) })),
  );
  const changed = [...text.matchAll(/(?<!\bFOR |\bKEY |\bDO )\bUPDATE (\w+)/g)].map(({ index, 1: table = '' }) => ({
    index,
    place: tablePlace(table),
  }));
  const others = named.flatMap(({ pattern, place }) =>
    [...text.matchAll(pattern)].map(({ index }) => ({ index, place })),
  );
  return [...selected, ...changed, ...others]
    .toSorted((one, two) => one.index - two.index)
    .flatMap(({ place }) => place ?? []);
}

/** Locks that are not taken by `FOR UPDATE`. */
const named: readonly { readonly pattern: RegExp; readonly place: LockPlace }[] = [
  { pattern: /\bINSERT INTO idempotency\b/g, place: 'keyed write' },
  { pattern: /\bpg_advisory_xact_lock\(\$1::bigint\)/g, place: 'sign-in attempt' },
  { pattern: /\bINSERT INTO reality_checks\b/g, place: 'play time' },
  { pattern: /\baudit_append\(/g, place: 'audit trail' },
];

function tablePlace(table: string): LockPlace | null {
  const place = ofTable[table];
  if (place === undefined) throw new Error(`Rows of ${table} are locked and have no place in the order of locks`);
  return place;
}

/**
 * Distinguishes accounts by the kinds in the parameters, because jackpot pool accounts are locked after the jackpot
 * levels, and points after all money.
 */
function selectedPlace(table: string, values: readonly unknown[]): LockPlace | null {
  if (table !== 'ledger_accounts') return tablePlace(table);
  const isAnyOf = (kinds: string): boolean =>
    values.some(value => Array.isArray(value) && value.some(kind => String(kind).startsWith(kinds)));
  if (isAnyOf('points')) return 'points accounts';
  return isAnyOf('jackpot') ? 'pool accounts' : 'accounts';
}

/** Returns the SELECT at the end of `text`, without its parenthesised parts. */
function enclosing(text: string): string {
  let depth = 0;
  let select = '';
  for (const letter of [...text].toReversed()) {
    if (letter === ')') depth += 1;
    else if (letter === '(' && depth === 0) break;
    else if (letter === '(') depth -= 1;
    else if (depth === 0) select = letter + select;
  }
  return select;
}

/** Returns the tables that a SELECT reads, or, if it names tables to lock, only those. */
function tablesOf(select: string, aliases: string | undefined): string[] {
  const read = [
    ...select.matchAll(/\b(?:FROM|JOIN) (\w+)(?: (?:AS )?(?!(?:WHERE|JOIN|ON|ORDER|LIMIT|FOR)\b)(\w+))?/g),
  ].map(([, table = '', alias = table]) => ({ table, alias }));
  const wanted = aliases?.trim().split(/\s*,\s*/);
  return read.filter(({ alias }) => wanted === undefined || wanted.includes(alias)).map(({ table }) => table);
}
