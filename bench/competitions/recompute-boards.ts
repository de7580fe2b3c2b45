import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Sql } from '../../apps/platform/src/database/database.ts';

/**
 * Recomputes the boards of tournaments from the ledger. Written from the text of the rules [PX-60] to [PX-65], without
 * the product's code.
 */

/** A tournament of the simulation. All games count in it. */
export interface SimulatedTournament {
  readonly id: string;
  readonly currency: 'EUR' | 'CAD';
  readonly strategy: 'bet_sum' | 'round_count' | 'best_ratio' | 'ratio_sum';
  readonly startAt: Date;
  readonly endAt: Date;
  readonly minimum: Readonly<Record<string, bigint>>;
  readonly roundsMax: number | null;
}

/** A settled round, with the player's stake and win as the ledger has them. */
interface LedgerRound {
  readonly player_id: bigint;
  readonly game: string;
  readonly currency: string;
  readonly opened_at: Date;
  readonly closed_at: Date;
  readonly stake: bigint;
  readonly win: bigint;
}

/** An entry, with the place that the platform gave it; `null` without a place. */
export interface StoredEntry {
  readonly player_id: bigint;
  readonly joined_at: Date;
  readonly score: bigint;
  readonly place: number | null;
  readonly on_board: boolean;
  readonly disqualified_at: Date | null;
}

const million = 1_000_000n;
const rateScale = 10n ** 8n;
const File = z.record(z.string(), z.object({ EUR: z.string() }));
const rates = File.parse(JSON.parse(readFileSync(new URL('../../config/fiat-rates.json', import.meta.url), 'utf8')));

function euroOf(currency: string): bigint {
  const [whole = '', fraction = ''] = (rates[currency]?.EUR ?? '').split('.');
  return BigInt(whole) * rateScale + BigInt(fraction.padEnd(8, '0'));
}

/** Reads the settled rounds of real money, each with its stake and win from the entries of the player's cash. */
export const ledgerRounds = (sql: Sql): Promise<LedgerRound[]> =>
  sql.query<LedgerRound>(
    `SELECT r.player_id, r.game, r.currency, r.opened_at, r.closed_at,
       coalesce(-sum(e.amount) FILTER (WHERE t.kind = 'stake'), 0)::numeric AS stake,
       coalesce(sum(e.amount) FILTER (WHERE t.kind = 'win'), 0)::numeric AS win
     FROM game_rounds r
     JOIN ledger_transfers t
       ON t.reference IN ('round:' || r.owner || ':' || r.id || ':stake', 'round:' || r.owner || ':' || r.id || ':win')
     JOIN ledger_entries e ON e.transfer_id = t.id
     JOIN ledger_accounts a ON a.id = e.account_id AND a.owner = 'player:' || r.player_id AND a.kind = 'cash'
     WHERE r.mode = 'real' AND r.state = 'settled'
     GROUP BY r.owner, r.id ORDER BY r.closed_at, r.id`,
  );

/** A score in millionths of a point, with when it was reached. */
interface Score {
  readonly score: bigint;
  readonly reachedAt: number;
  readonly rounds: number;
}

/** The score of a player who joined at `joinedAt`, from that player's rounds in order. */
export function scoreOf(
  tournament: SimulatedTournament,
  joinedAt: Date,
  rounds: readonly LedgerRound[],
  returns: ReadonlyMap<string, number>,
): Score {
  let [score, reachedAt, counted] = [0n, 0, 0];
  for (const round of rounds) {
    const opened = round.opened_at.getTime();
    const closed = round.closed_at.getTime();
    if (opened < tournament.startAt.getTime() || opened < joinedAt.getTime()) continue;
    if (opened >= tournament.endAt.getTime() || closed > tournament.endAt.getTime()) continue;
    const least = tournament.minimum[round.currency];
    if (least === undefined || round.stake < least) continue;
    if (tournament.roundsMax !== null && counted >= tournament.roundsMax) break;
    counted += 1;
    const worth = worthOf(tournament, round, returns.get(round.game) ?? 100);
    if (tournament.strategy === 'best_ratio') {
      if (worth > score || reachedAt === 0) [score, reachedAt] = [worth, closed];
    } else if (worth > 0n) [score, reachedAt] = [score + worth, closed];
  }
  return { score, reachedAt, rounds: counted };
}

function worthOf({ strategy, currency }: SimulatedTournament, round: LedgerRound, percent: number): bigint {
  if (strategy === 'round_count') return million;
  if (strategy !== 'bet_sum') return (round.win * million) / round.stake;
  const staked = (round.stake * million * euroOf(round.currency)) / euroOf(currency);
  const weight = percent <= 97 ? 100n : percent <= 98 ? 50n : 10n;
  return (staked * weight) / 10_000n;
}

/** Players in the order of their scores; of equal scores, the earlier one first, then the earlier entry. */
export const inOrder = (
  scores: readonly (Score & { readonly player: number; readonly joinedAt: Date })[],
): readonly number[] =>
  scores
    .filter(({ score }) => score > 0n)
    .toSorted(
      (a, b) =>
        Number(b.score > a.score) - Number(b.score < a.score) ||
        a.reachedAt - b.reachedAt ||
        a.joinedAt.getTime() - b.joinedAt.getTime() ||
        a.player - b.player,
    )
    .map(({ player }) => player);
