import { privateChannel } from '@liftoff/contract/core/realtime';
import type { Reward, RewardType } from '@liftoff/contract/reward';
import { commitmentOf, drawWinners, listHash, ticketList } from '@liftoff/rules/lottery/draw';
import { playerById } from '../account/player-row.ts';
import type { Platform } from '../core/platform-context.ts';
import type { Tx } from '../database/database.ts';
import { emit } from '../realtime/outbox.ts';
import { nextTry } from '../reward/next-try.ts';
import type { Giver } from '../reward/rewards.ts';
import { lotteryNotice } from './lottery-notice.ts';
import { listedTickets, lockedLottery, prizeCount, rewardAt, type LotteryRow } from './lottery-rows.ts';

const dayMs = 86_400_000;
/** Time for the facts of the last deposits and rounds to be counted before the list is final. */
const settleMs = 30_000;

/** Credits points as a gift once per cause, as `points/points.ts` does. */
export type GivePoints = (tx: Tx, playerId: number, points: bigint, cause: string) => Promise<unknown>;

interface Drawing {
  readonly platform: Platform;
  readonly giver: Giver<RewardType>;
  readonly givePoints: GivePoints;
}

/**
 * Registers the jobs that close, draw and pay lotteries, and that return the points of cancelled ones. Each step is a
 * transaction that checks its lottery or ticket under a lock, so several processes do each step once.
 */
export function drawLotteries(drawing: Drawing): void {
  const { db, jobs } = drawing.platform;
  const steps = [closeNext, drawNext, giveNext, returnNext];
  const run = async () => {
    for (const step of steps)
      while (await db.transaction(tx => step(tx, drawing))) {
        // Repeats until nothing is due.
      }
  };
  jobs.every('draws of lotteries', 1_000, run, 'facts of lotteries');
}

/** A due lottery under its lock, or `undefined` if none is due or another process works on it. */
async function dueLottery(tx: Tx, state: LotteryRow['state'], column: 'end_at' | 'draw_at', at: Date) {
  const [due] = await tx.query<{ id: string }>(
    `SELECT id FROM lotteries WHERE state = $1 AND ${column} <= $2 ORDER BY ${column}, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [state, at],
  );
  return due && (await lockedLottery(tx, due.id));
}

/** Ends the sales of a lottery: the list is final, and its hash and the commitment are published [PX-69]. */
async function closeNext(tx: Tx, { platform }: Drawing): Promise<boolean> {
  const lottery = await dueLottery(tx, 'open', 'end_at', new Date(platform.deps.now().getTime() - settleMs));
  if (!lottery) return false;
  const list = ticketList(await listedTickets(tx, lottery));
  await tx.query(`UPDATE lotteries SET state = 'closed', list_hash = $2, commitment = $3 WHERE id = $1`, [
    lottery.id,
    listHash(list),
    commitmentOf(lottery.server_seed, list),
  ]);
  return true;
}

/** Draws a closed lottery once, and publishes its seed [PX-08] [PX-69]. */
async function drawNext(tx: Tx, { platform }: Drawing): Promise<boolean> {
  const now = platform.deps.now();
  const lottery = await dueLottery(tx, 'closed', 'draw_at', now);
  if (!lottery) return false;
  const tickets = await listedTickets(tx, lottery);
  const list = ticketList(tickets);
  if (listHash(list) !== lottery.list_hash || commitmentOf(lottery.server_seed, list) !== lottery.commitment)
    throw new Error(`The tickets of lottery ${lottery.slug} are not the published ones`);
  const numbers = drawWinners({ slug: lottery.slug, seed: lottery.server_seed, tickets, prizes: prizeCount(lottery) });
  const winners = numbers.map((number, index) => ({ number, place: index + 1, reward: rewardAt(lottery, index + 1) }));
  await tx.query(
    `UPDATE lottery_tickets t SET place = w.place, reward = w.reward, next_try_at = $3
     FROM jsonb_to_recordset($2::jsonb) AS w (number int, place int, reward jsonb)
     WHERE t.lottery_id = $1 AND t.number = w.number`,
    [lottery.id, JSON.stringify(winners), now],
  );
  await tx.query(`UPDATE lotteries SET state = 'drawn' WHERE id = $1`, [lottery.id]);
  return true;
}

interface WonRow {
  readonly lottery_id: string;
  readonly number: number;
  readonly player_id: bigint;
  readonly reward: Reward;
  readonly draw_at: Date;
}

/** Gives one prize. A ticket that was taken back after the list was published wins nothing. */
async function giveNext(tx: Tx, { platform: { deps }, giver }: Drawing): Promise<boolean> {
  const now = deps.now();
  const [won] = await tx.query<WonRow>(
    `SELECT t.lottery_id, t.number, t.player_id, t.reward, l.draw_at
     FROM lottery_tickets t JOIN lotteries l ON l.id = t.lottery_id
     WHERE t.place IS NOT NULL AND t.given_at IS NULL AND t.taken_back_at IS NULL AND t.next_try_at <= $1
     ORDER BY t.next_try_at, t.lottery_id, t.place LIMIT 1 FOR UPDATE OF t SKIP LOCKED`,
    [now],
  );
  if (won === undefined) return false;
  const { lottery_id, number, player_id, reward, draw_at: earnedAt } = won;
  const giving = await giver.give(tx, Number(player_id), reward, { reference: `${lottery_id}:won:${number}` });
  const isDenied = giving.outcome === 'denied';
  await tx.query(
    `UPDATE lottery_tickets SET ${isDenied ? 'next_try_at' : 'given_at'} = $3 WHERE lottery_id = $1 AND number = $2`,
    [lottery_id, number, isDenied ? nextTry({ because: giving.because, earnedAt, everyMs: dayMs }, now) : now],
  );
  if (!isDenied) await tell(tx, won);
  return true;
}

async function tell(tx: Tx, { lottery_id, number, player_id }: WonRow): Promise<void> {
  const [lottery] = await tx.query<{ slug: string; title: string }>('SELECT slug, title FROM lotteries WHERE id = $1', [
    lottery_id,
  ]);
  const player = await playerById(tx, Number(player_id));
  if (lottery === undefined || player === null) return;
  const notice = lotteryNotice({ ...lottery, number, language: player.language });
  await emit(tx, privateChannel('notifications', Number(player_id)), notice);
}

/** Returns the points that one player paid in a cancelled lottery, once, because the player is locked [PX-69]. */
async function returnNext(tx: Tx, { platform: { deps }, givePoints }: Drawing): Promise<boolean> {
  const [first] = await tx.query<{ lottery_id: string; player_id: bigint }>(
    `SELECT t.lottery_id, t.player_id FROM lottery_tickets t JOIN lotteries l ON l.id = t.lottery_id
     WHERE l.state = 'canceled' AND t.points > 0 AND t.returned_at IS NULL ORDER BY t.lottery_id, t.number LIMIT 1`,
  );
  if (first === undefined) return false;
  const { lottery_id, player_id } = first;
  await playerById(tx, Number(player_id), 'FOR UPDATE');
  const returned = await tx.query<{ points: bigint }>(
    `UPDATE lottery_tickets SET returned_at = $3
     WHERE lottery_id = $1 AND player_id = $2 AND points > 0 AND returned_at IS NULL RETURNING points`,
    [lottery_id, player_id, deps.now()],
  );
  const sum = returned.reduce((total, { points }) => total + points, 0n);
  if (sum > 0n) await givePoints(tx, Number(player_id), sum, `lottery:${lottery_id}:returned`);
  return true;
}
