import { privateChannel } from '@liftoff/contract/core/realtime';
import { placeAfterQuarter } from '@liftoff/rules/vip/marks';
import { quarterBefore, quarterNamed, quarterOf } from '@liftoff/rules/vip/quarter';
import { statusGroups, statusLadder, statusNameAt, statusPlace } from '@liftoff/rules/vip/status-ladder';
import * as z from 'zod';
import { playerById } from '../account/player-row.ts';
import { groupsOf, replaceGroups } from '../account/profile/groups.ts';
import type { Platform } from '../core/platform-context.ts';
import { audit } from '../database/audit.ts';
import type { Tx } from '../database/database.ts';
import { hasReadAll, settleMs } from '../facts/has-read-all.ts';
import { emit } from '../realtime/outbox.ts';
import { countSums } from './count-sums.ts';
import { mayBeVip, type MayBeVip, type StatusGiver } from './may-be-vip.ts';
import { sumsOf } from './quarter-sums.ts';
import { levelsOf } from './vip-levels.ts';

const Page = z.object({ quarter: z.string(), after: z.int() });
const Due = z.object({ quarter: z.string(), player: z.int() });
const pageJob = 'vip:quarter';
const playerJob = 'vip:status';
const playersAtOnce = 500;
const lookMs = 60_000;

interface Evaluation {
  readonly platform: Platform;
  readonly giver: StatusGiver;
  readonly mayBe: MayBeVip;
}

/**
 * Registers the evaluation of statuses at the end of a quarter (UTC) [PX-81]. It begins once every deposit and round of
 * the quarter is counted, and has a durable job for each player who has a status or has played.
 */
export function evaluateQuarters(platform: Platform, giver: StatusGiver): void {
  const { jobs } = platform;
  const evaluation = { platform, giver, mayBe: mayBeVip(platform, giver) };
  jobs.everyShared('ends of VIP quarters', lookMs, () => planQuarters(platform), 'vip');
  jobs.on(pageJob, (tx, payload) => planPlayers(tx, platform, Page.parse(payload)), 'vip');
  jobs.on(playerJob, (tx, payload) => evaluate(tx, evaluation, Due.parse(payload)), 'vip');
}

/** Plans the evaluation of each quarter that has ended, once, including a quarter in which nobody played. */
async function planQuarters({ db, deps, jobs }: Platform): Promise<void> {
  const now = deps.now();
  const last = quarterBefore(quarterOf(now));
  await db.query(
    `INSERT INTO vip_quarters (quarter, counts_from, ends_at)
     SELECT $1, $2, $3 WHERE EXISTS (SELECT FROM vip_quarters WHERE ends_at <= $2) ON CONFLICT DO NOTHING`,
    [last.id, last.startsAt, last.endsAt],
  );
  const due = await db.query<{ quarter: string; ends_at: Date }>(
    'SELECT quarter, ends_at FROM vip_quarters WHERE planned_at IS NULL AND ends_at <= $1 ORDER BY quarter',
    [new Date(now.getTime() - settleMs)],
  );
  for (const { quarter, ends_at: endsAt } of due)
    await db.transaction(async tx => {
      if (!(await hasReadAll(tx, countSums, endsAt))) return;
      const planned = await tx.query(
        'UPDATE vip_quarters SET planned_at = $2 WHERE quarter = $1 AND planned_at IS NULL RETURNING quarter',
        [quarter, now],
      );
      if (planned.length > 0) await jobs.schedule(tx, pageJob, now, { quarter, after: 0 });
    });
}

/** Schedules the evaluation of the next players by id. */
async function planPlayers(tx: Tx, { deps, jobs }: Platform, { quarter, after }: z.output<typeof Page>): Promise<void> {
  const players = await tx.query<{ id: bigint }>(
    `SELECT p.id FROM players p WHERE p.id > $1 AND (
       EXISTS (SELECT FROM vip_sums s WHERE s.player_id = p.id AND s.quarter = $2)
       OR EXISTS (SELECT FROM player_groups g WHERE g.player_id = p.id AND g.group_id = ANY ($3::text[])))
     ORDER BY p.id LIMIT ${playersAtOnce}`,
    [after, quarter, [...statusGroups]],
  );
  for (const { id } of players) await jobs.schedule(tx, playerJob, deps.now(), { quarter, player: Number(id) });
  const last = players.at(-1);
  if (last && players.length === playersAtOnce)
    await jobs.schedule(tx, pageJob, deps.now(), { quarter, after: Number(last.id) });
}

/**
 * Moves a player to the status that a quarter earned, once. A player who may not have a status, for example on a
 * break, neither rises nor falls, so that a break never costs a player their status.
 */
async function evaluate(tx: Tx, { platform, giver, mayBe }: Evaluation, due: z.output<typeof Due>): Promise<void> {
  const { deps } = platform;
  const { quarter, player: playerId } = due;
  const player = await playerById(tx, playerId, 'FOR UPDATE');
  if (player === null) return;
  const known = await tx.query('SELECT FROM vip_evaluations WHERE player_id = $1 AND quarter = $2', [
    playerId,
    quarter,
  ]);
  if (known.length > 0) return;
  const sums = await sumsOf(tx, player, { id: quarter });
  const levels = await levelsOf(tx, quarterNamed(quarter));
  const groups = await groupsOf(tx, playerId);
  const before = statusPlace(groups);
  const after = (await mayBe(tx, playerId)) ? placeAfterQuarter(before, sums, sums.currency, levels) : before;
  const [from, to] = [statusNameAt(before), statusNameAt(after)];
  await tx.query(
    `INSERT INTO vip_evaluations
       (player_id, quarter, status_before, status_after, currency, deposits, bets, evaluated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [playerId, quarter, from, to, sums.currency, sums.deposits, sums.bets, deps.now()],
  );
  if (after === before) return;
  await move(tx, { platform, giver }, { playerId, groups, before, after, quarter });
  await audit(tx, deps, {
    actor: 'platform',
    action: 'player.vip_evaluated',
    subject: `player:${playerId}`,
    before: { status: from },
    after: { status: to, quarter },
  });
}

interface Moving {
  readonly playerId: number;
  readonly groups: readonly string[];
  readonly before: number;
  readonly after: number;
  readonly quarter: string;
}

/** Replaces the groups of the old status. A higher status is a reward; a lower one is not. */
async function move(
  tx: Tx,
  { platform: { deps }, giver }: Pick<Evaluation, 'platform' | 'giver'>,
  { playerId, groups, before, after, quarter }: Moving,
): Promise<void> {
  const others = groups.filter(group => !statusGroups.has(group));
  const own = statusLadder[after]?.groups.slice(0, 1).map(String) ?? [];
  const [group] = own;
  if (after > before && group !== undefined) {
    await replaceGroups(tx, deps, playerId, others);
    const { outcome } = await giver.give(tx, playerId, { type: 'group', group }, { reference: quarter });
    if (outcome !== 'given') throw new Error(`The status of player ${playerId} was not given`);
    return;
  }
  await replaceGroups(tx, deps, playerId, [...others, ...own]);
  await emit(tx, privateChannel('groups_updates', playerId), { groups: await groupsOf(tx, playerId) });
}
