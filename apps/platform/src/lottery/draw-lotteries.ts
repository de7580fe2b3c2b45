import { privateChannel } from '@liftoff/contract/core/realtime';
import type { Reward, RewardType } from '@liftoff/contract/reward';
import { prizeCount } from '@liftoff/rules/lottery/chance';
import { commitmentOf, drawWinners, listHash, ticketList } from '@liftoff/rules/lottery/draw';
import { playerById } from '../account/player-row.ts';
import type { Platform } from '../core/platform-context.ts';
import type { Tx } from '../database/database.ts';
import { hasReadAll, settleMs } from '../facts/has-read-all.ts';
import { eachAlone } from '../jobs/each-alone.ts';
import { emit } from '../realtime/outbox.ts';
import { giveDue, type DueReward, type DueRewards } from '../reward/give-due.ts';
import type { Giver } from '../reward/rewards.ts';
import { earningFacts } from './earn-tickets.ts';
import { lotteryNotice } from './lottery-notice.ts';
import { listedTickets, lockedLottery, rewardAt, type LotteryRow } from './lottery-rows.ts';

const dayMs = 86_400_000;
/** Minimum time between the publication of the list and the draw, even if the platform was stopped meanwhile. */
const publishedMs = 5 * 60_000;

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
  const { platform } = drawing;
  const every = (name: string, run: () => Promise<void>) =>
    platform.jobs.every(`lotteries: ${name}`, 1_000, run, 'facts of lotteries');
  // Separate jobs, so that a lottery that cannot be drawn holds up no prize and no returned points.
  every('close', () => closeDue(platform));
  every('draw', () => drawDue(platform));
  every('return points', () => returnPoints(drawing));
  every('give prizes', () => giveDue(platform, duePrizes(drawing)));
}

/** Runs a step for every lottery in a state whose time has come, under the lottery's lock. */
async function forEachDue(
  { db, deps }: Pick<Platform, 'db' | 'deps'>,
  { state, column, by }: { state: LotteryRow['state']; column: 'end_at' | 'draw_at'; by: Date },
  step: (tx: Tx, lottery: LotteryRow) => Promise<void>,
): Promise<void> {
  const due = await db.query<{ id: string }>(
    `SELECT id FROM lotteries WHERE state = $1 AND ${column} <= $2 ORDER BY ${column}, id`,
    [state, by],
  );
  await eachAlone(deps, due, ({ id }) =>
    db.transaction(async tx => {
      const lottery = await lockedLottery(tx, id);
      if (lottery?.state === state && lottery[column] <= by) await step(tx, lottery);
    }),
  );
}

/** Ends the sales of lotteries, once every deposit and round until then has earned its tickets [PX-69]. */
async function closeDue(platform: Platform): Promise<void> {
  const nowMs = platform.deps.now().getTime();
  const ended = { state: 'open', column: 'end_at', by: new Date(nowMs - settleMs) } as const;
  await forEachDue(platform, ended, async (tx, lottery) => {
    if (lottery.terms.earning !== null && !(await hasReadAll(tx, earningFacts, lottery.end_at))) return;
    await publishList(tx, lottery, new Date(nowMs + publishedMs));
  });
}

/**
 * Makes the list of tickets final, and publishes its hash and the commitment [PX-69]. The draw follows at its time, or
 * at `drawAfter` if that is later.
 */
export async function publishList(tx: Tx, lottery: LotteryRow, drawAfter: Date): Promise<void> {
  const list = ticketList(await listedTickets(tx, lottery));
  await tx.query(
    `UPDATE lotteries SET state = 'closed', list_hash = $2, commitment = $3, draw_at = greatest(draw_at, $4)
     WHERE id = $1`,
    [lottery.id, listHash(list), commitmentOf(lottery.server_seed, list), drawAfter],
  );
}

/** Draws closed lotteries, each once, and publishes their seeds [PX-08] [PX-69]. */
async function drawDue(platform: Platform): Promise<void> {
  const now = platform.deps.now();
  await forEachDue(platform, { state: 'closed', column: 'draw_at', by: now }, (tx, lottery) => draw(tx, lottery, now));
}

async function draw(tx: Tx, lottery: LotteryRow, now: Date): Promise<void> {
  const tickets = await listedTickets(tx, lottery);
  const list = ticketList(tickets);
  if (listHash(list) !== lottery.list_hash || commitmentOf(lottery.server_seed, list) !== lottery.commitment)
    throw new Error(`The tickets of lottery ${lottery.slug} are not the published ones`);
  const { slug, server_seed: seed, terms } = lottery;
  const numbers = drawWinners({ slug, seed, tickets, prizes: prizeCount(terms.prizes) });
  const winners = numbers.map((number, index) => ({ number, place: index + 1, reward: rewardAt(lottery, index + 1) }));
  await tx.query(
    `UPDATE lottery_tickets t SET place = w.place, reward = w.reward, next_try_at = $3
     FROM jsonb_to_recordset($2::jsonb) AS w (number int, place int, reward jsonb)
     WHERE t.lottery_id = $1 AND t.number = w.number`,
    [lottery.id, JSON.stringify(winners), now],
  );
  await tx.query(`UPDATE lotteries SET state = 'drawn' WHERE id = $1`, [lottery.id]);
}

interface WonRow extends DueReward {
  readonly lottery_id: string;
  readonly number: number;
  readonly player_id: bigint;
  readonly reward: Reward;
}

/** The prizes of drawn lotteries. A ticket that was taken back after the list was published wins nothing. */
const duePrizes = ({ giver }: Drawing): DueRewards<WonRow> => ({
  everyMs: dayMs,
  longestDue: (tx, now) =>
    tx.query(
      `SELECT t.lottery_id, t.number, t.player_id, t.reward,
         (SELECT l.draw_at FROM lotteries l WHERE l.id = t.lottery_id) AS earned_at
       FROM lottery_tickets t
       WHERE t.place IS NOT NULL AND t.given_at IS NULL AND t.taken_back_at IS NULL AND t.next_try_at <= $1
       ORDER BY t.next_try_at, t.lottery_id, t.place LIMIT 1 FOR UPDATE SKIP LOCKED`,
      [now],
    ),
  give: async (tx, won, now) => {
    const { lottery_id, number, player_id, reward } = won;
    const giving = await giver.give(tx, Number(player_id), reward, { reference: `${lottery_id}:won:${number}` });
    if (giving.outcome === 'denied') return giving.because;
    await tx.query('UPDATE lottery_tickets SET given_at = $3 WHERE lottery_id = $1 AND number = $2', [
      lottery_id,
      number,
      now,
    ]);
    await tell(tx, won);
    return null;
  },
  putOff: async (tx, { lottery_id, number }, next) => {
    await tx.query(
      'UPDATE lottery_tickets SET next_try_at = $3 WHERE lottery_id = $1 AND number = $2 AND given_at IS NULL',
      [lottery_id, number, next],
    );
  },
});

async function tell(tx: Tx, { lottery_id, number, player_id }: WonRow): Promise<void> {
  const [lottery] = await tx.query<{ slug: string; title: string }>('SELECT slug, title FROM lotteries WHERE id = $1', [
    lottery_id,
  ]);
  const player = await playerById(tx, Number(player_id));
  if (lottery === undefined || player === null) return;
  const notice = lotteryNotice({ ...lottery, number, language: player.language });
  await emit(tx, privateChannel('notifications', Number(player_id)), notice);
}

/** Returns the points that players paid in cancelled lotteries, once, because each player is locked [PX-69]. */
async function returnPoints({ platform: { db, deps }, givePoints }: Drawing): Promise<void> {
  const paid = await db.query<{ lottery_id: string; player_id: bigint }>(
    `SELECT DISTINCT t.lottery_id, t.player_id FROM lottery_tickets t JOIN lotteries l ON l.id = t.lottery_id
     WHERE l.state = 'canceled' AND t.points > 0 AND t.returned_at IS NULL ORDER BY t.lottery_id, t.player_id`,
  );
  await eachAlone(deps, paid, ({ lottery_id, player_id }) =>
    db.transaction(async tx => {
      await playerById(tx, Number(player_id), 'FOR UPDATE');
      const returned = await tx.query<{ points: bigint }>(
        `UPDATE lottery_tickets SET returned_at = $3
         WHERE lottery_id = $1 AND player_id = $2 AND points > 0 AND returned_at IS NULL RETURNING points`,
        [lottery_id, player_id, deps.now()],
      );
      const sum = returned.reduce((total, { points }) => total + points, 0n);
      if (sum > 0n) await givePoints(tx, Number(player_id), sum, `lottery:${lottery_id}:returned`);
    }),
  );
}
