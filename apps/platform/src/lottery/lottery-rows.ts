import type { LotteryTerms } from '@liftoff/contract/console/lotteries';
import type { Lottery } from '@liftoff/contract/lottery';
import type { Reward } from '@liftoff/contract/reward';
import { shownName } from '@liftoff/rules/account/shown-name';
import type { ListedTicket } from '@liftoff/rules/lottery/draw';
import type { Sql } from '../database/database.ts';

/** The terms of a lottery that have no column. */
export type StoredTerms = Pick<LotteryTerms, 'price_points' | 'max_per_player' | 'earning' | 'prizes'>;

export interface LotteryRow {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** `open` covers lotteries that have not begun and those that run. */
  readonly state: 'open' | 'closed' | 'drawn' | 'canceled';
  readonly start_at: Date;
  readonly end_at: Date;
  readonly draw_at: Date;
  readonly terms: StoredTerms;
  readonly server_seed: string;
  readonly server_seed_hash: string;
  readonly list_hash: string | null;
  readonly commitment: string | null;
  readonly next_number: number;
  readonly created_at: Date;
}

const columns = `id, slug, title, state, start_at, end_at, draw_at, terms, server_seed, server_seed_hash, list_hash,
  commitment, next_number, created_at`;

/** A lottery under its lock, or `null` if there is none with the id. */
export async function lockedLottery(sql: Sql, id: string): Promise<LotteryRow | null> {
  const [row] = await sql.query<LotteryRow>(`SELECT ${columns} FROM lotteries WHERE id::text = $1 FOR UPDATE`, [id]);
  return row ?? null;
}

/** A lottery by its id or its slug, or `null`. */
export async function findLottery(sql: Sql, name: string): Promise<LotteryRow | null> {
  const [row] = await sql.query<LotteryRow>(`SELECT ${columns} FROM lotteries WHERE id::text = $1 OR slug = $1`, [
    name,
  ]);
  return row ?? null;
}

/** All lotteries, newest first, at most 200. */
export const allLotteries = (sql: Sql): Promise<LotteryRow[]> =>
  sql.query<LotteryRow>(`SELECT ${columns} FROM lotteries ORDER BY start_at DESC, id LIMIT 200`);

/** Whether tickets can be issued now. */
export const isOnSale = ({ state, start_at, end_at }: LotteryRow, now: Date): boolean =>
  state === 'open' && start_at <= now && now < end_at;

/** The reward for a place, from 1. */
export function rewardAt({ terms }: LotteryRow, place: number): Reward {
  let last = 0;
  for (const { reward, count } of terms.prizes) {
    last += count;
    if (place <= last) return reward;
  }
  throw new Error(`There is no prize for place ${place}`);
}

/**
 * The tickets in the order of their numbers. A ticket that was taken back after sales ended stays on the list, so that
 * the list is the same when it is published and when it is drawn. It wins nothing.
 */
export const listedTickets = (sql: Sql, { id, end_at }: LotteryRow): Promise<ListedTicket[]> =>
  sql.query<ListedTicket>(
    `SELECT number, holder FROM lottery_tickets
     WHERE lottery_id = $1 AND (taken_back_at IS NULL OR taken_back_at >= $2) ORDER BY number`,
    [id, end_at],
  );

interface WinnerRow {
  readonly lottery_id: string;
  readonly place: number;
  readonly number: number;
  readonly reward: Reward;
  readonly nickname: string | null;
  readonly first_name: string | null;
  readonly email: string;
}

/** The lotteries as everyone may see them. A seed is included only after its draw. */
export async function lotteryViews(sql: Sql, rows: readonly LotteryRow[], now: Date): Promise<Lottery[]> {
  const ids = rows.map(({ id }) => id);
  const counts = await sql.query<{ lottery_id: string; tickets: bigint }>(
    `SELECT lottery_id, count(*) AS tickets FROM lottery_tickets
     WHERE lottery_id = ANY ($1::uuid[]) AND taken_back_at IS NULL GROUP BY lottery_id`,
    [ids],
  );
  const winners = await sql.query<WinnerRow>(
    `SELECT t.lottery_id, t.place, t.number, t.reward, p.nickname, p.first_name, p.email
     FROM lottery_tickets t JOIN players p ON p.id = t.player_id
     WHERE t.lottery_id = ANY ($1::uuid[]) AND t.place IS NOT NULL ORDER BY t.place`,
    [ids],
  );
  return rows.map(row =>
    viewOf(row, {
      now,
      tickets: Number(counts.find(({ lottery_id }) => lottery_id === row.id)?.tickets ?? 0n),
      winners: winners.filter(({ lottery_id }) => lottery_id === row.id),
    }),
  );
}

function viewOf(
  row: LotteryRow,
  { now, tickets, winners }: { now: Date; tickets: number; winners: readonly WinnerRow[] },
): Lottery {
  const isDrawn = row.state === 'drawn';
  return {
    id: row.id,
    slug: row.slug,
    lottery_id: row.id,
    in_progress: isOnSale(row, now),
    tickets: winners.map(({ number }) => ({ id: String(number), winner: true })),
    title: row.title,
    state: shownState(row, now),
    start_at: row.start_at.toISOString(),
    end_at: row.end_at.toISOString(),
    draw_at: row.draw_at.toISOString(),
    tickets_total: tickets,
    price_points: row.terms.price_points,
    max_per_player: row.terms.max_per_player,
    earning: row.terms.earning,
    prizes: row.terms.prizes,
    proof: {
      seed_hash: row.server_seed_hash,
      list_hash: row.list_hash,
      commitment: row.commitment,
      seed: isDrawn ? row.server_seed : null,
    },
    winners: winners.map(({ place, number, reward, email, ...player }) => ({
      place,
      number,
      user_name: shownName(player),
      // An address under the reserved domain `.test` belongs to a player for demonstration.
      is_sandbox: email.endsWith('.test'),
      reward,
    })),
  };
}

function shownState({ state, start_at, end_at }: LotteryRow, now: Date): Lottery['state'] {
  if (state !== 'open') return state;
  if (start_at > now) return 'future';
  // Sales have ended, and the job that publishes the list is about to run.
  return end_at > now ? 'active' : 'closed';
}
