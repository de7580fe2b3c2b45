import { isDeepStrictEqual } from 'node:util';
import type { Sql } from '../../apps/platform/src/database/database.ts';
import { inOrder, ledgerRounds, scoreOf, type SimulatedTournament, type StoredEntry } from './recompute-boards.ts';
import { gameReturns, type SimulatedPlayer } from './simulated-players.ts';

export interface Tournament extends SimulatedTournament {
  readonly entry: 'automatic' | 'confirm' | 'points';
  readonly prizes: readonly { readonly place: number; readonly rewards: readonly object[] }[];
  isCancelled: boolean;
}

interface Checked {
  readonly db: Sql;
  readonly players: readonly SimulatedPlayer[];
  readonly cups: readonly Tournament[];
}

const dayMs = 86_400_000;

/** Whether a player may be on the final board; `null` if a break ended so late that both outcomes are correct. */
function mayBeOn({ excludedAt, cooledAt }: SimulatedPlayer, { endAt }: Tournament): boolean | null {
  if (excludedAt !== null && excludedAt < endAt) return false;
  if (cooledAt === null || cooledAt > endAt) return true;
  const sinceMs = endAt.getTime() - cooledAt.getTime();
  if (sinceMs < dayMs) return false;
  return sinceMs < 2 * dayMs ? null : true;
}

const entriesOf = (sql: Sql, { id }: Tournament): Promise<StoredEntry[]> =>
  sql.query<StoredEntry>(
    `SELECT player_id, joined_at, score, place, on_board, disqualified_at FROM tournament_entries
     WHERE tournament_id = $1`,
    [id],
  );

/** Compares the scores and the places of every board with those that follow from the ledger. */
export async function checkBoards({ db, players, cups }: Checked) {
  const all = await ledgerRounds(db);
  const rounds = Map.groupBy(all, ({ player_id }) => Number(player_id));
  const known = new Map(players.map(player => [player.id, player]));
  const wrongScores: string[] = [];
  const wrongPlaces: string[] = [];
  let [entered, placed] = [0, 0];
  for (const cup of cups) {
    const scores = [];
    const stored = await entriesOf(db, cup);
    for (const entry of stored) {
      const id = Number(entry.player_id);
      const player = known.get(id);
      if (player === undefined) continue;
      const own = scoreOf(cup, entry.joined_at, rounds.get(id) ?? [], gameReturns);
      // The rounds of a closed account are taken back, also after the places have become final.
      const isFixed = entry.disqualified_at !== null || player.excludedAt !== null || cup.isCancelled;
      if (!isFixed && own.score !== entry.score) wrongScores.push(`${cup.id} ${id}: ${entry.score}, not ${own.score}`);
      const may = entry.disqualified_at === null && (mayBeOn(player, cup) ?? entry.place !== null);
      const score = player.excludedAt === null ? own.score : entry.score;
      if (may) scores.push({ ...own, score, player: id, joinedAt: entry.joined_at });
    }
    const isOn = (id: number) => known.get(id)?.excludedAt === null;
    const places = stored
      .filter(({ place }) => place !== null)
      .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
      .map(({ player_id }) => Number(player_id));
    entered += stored.length;
    placed += places.length;
    if (cup.isCancelled) continue;
    if (!isDeepStrictEqual(places.filter(isOn), inOrder(scores).filter(isOn)))
      wrongPlaces.push(`${cup.id}: ${places.join()}, not ${inOrder(scores).join()}`);
  }
  return { rounds: all.length, boards: cups.length, entered, placed, wrongScores, wrongPlaces };
}

interface Given {
  readonly player_id: bigint;
  readonly cause: string;
  readonly reward: Readonly<Record<string, string | number>>;
}

/**
 * Checks that every prize of a place, and nothing else, was given once, and that every reward of money and points was
 * posted to the ledger once.
 */
export async function checkAwards({ db, cups }: Checked) {
  const notGiven: string[] = [];
  const given = await db.query<Given>('SELECT player_id, cause, reward FROM given_rewards');
  const ofCups = given.filter(({ cause }) => cups.some(({ id }) => cause.startsWith(`tournament:${id}:`)));
  const left = new Set(ofCups.map(keyOf));
  for (const cup of cups) {
    const winners = (await entriesOf(db, cup)).filter(({ place }) => place !== null && place <= cup.prizes.length);
    for (const { player_id, place } of winners)
      for (const [at, reward] of (cup.prizes[(place ?? 0) - 1]?.rewards ?? []).entries()) {
        const key = keyOf({ player_id, cause: `tournament:${cup.id}:${at}`, reward: Object(reward) });
        if (!left.delete(key)) notGiven.push(key);
      }
  }
  const [transfers] = await db.query<{ missing: number; extra: number }>(
    `SELECT
       (SELECT count(*)::int FROM given_rewards g WHERE g.reward ->> 'type' = 'money'
          AND 1 <> (SELECT count(*) FROM ledger_transfers WHERE reference = 'reward:' || g.player_id || ':' || g.cause))
       + (SELECT count(*)::int FROM given_rewards g WHERE g.reward ->> 'type' = 'points'
          AND 1 <> (SELECT count(*) FROM ledger_transfers WHERE reference = 'points:' || g.player_id || ':' || g.cause))
         AS missing,
       (SELECT count(*)::int FROM ledger_transfers t WHERE t.reference LIKE 'reward:%' AND NOT EXISTS
          (SELECT FROM given_rewards g WHERE t.reference = 'reward:' || g.player_id || ':' || g.cause)) AS extra`,
  );
  const awards = ofCups.length;
  return { awards, allAwards: given.length, notGiven, givenTwice: [...left], transfers };
}

/** The fields of a reward have no fixed order in the database. */
const keyOf = ({ player_id, cause, reward }: Given): string =>
  `${player_id} ${cause} ${Object.entries(reward)
    .map(([field, value]) => `${field}=${value}`)
    .toSorted()
    .join(' ')}`;

/** Players who were shut out before a tournament ended and have a place in it, or are on its board. */
export async function excludedOnBoards({ db, players, cups }: Checked): Promise<string[]> {
  const found: string[] = [];
  for (const cup of cups) {
    if (cup.isCancelled) continue;
    for (const entry of await entriesOf(db, cup)) {
      const player = players.find(({ id }) => id === Number(entry.player_id));
      const isOut = entry.disqualified_at !== null || (player !== undefined && mayBeOn(player, cup) === false);
      if (isOut && (entry.place !== null || (entry.on_board && entry.score > 0n)))
        found.push(`${cup.id} ${entry.player_id}`);
    }
  }
  return found;
}
