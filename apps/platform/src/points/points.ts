import type { Deps } from '../core/deps.ts';
import type { Sql, Tx } from '../database/database.ts';
import { balanceOf, openAccount, pointsAccount, pointsIssued, post } from '../ledger/ledger.ts';
import { recordFact } from '../facts/record-fact.ts';
import { privateChannel } from '@liftoff/contract/core/realtime';
import { emit } from '../realtime/outbox.ts';
import type { RewardKind } from '../reward/reward-kind.ts';

/** Comp points of a player: `chargeable` can be spent, `persistent` is the sum of all credits for play [PX-05]. */
export interface PointsBalance {
  readonly chargeable: bigint;
  readonly persistent: bigint;
}

/** One change of a player's points. `points` is negative if they were spent, and `balance` is the result. */
export interface PointsChange {
  readonly at: Date;
  readonly kind: 'earned' | 'given' | 'spent';
  readonly cause: string;
  readonly points: bigint;
  readonly balance: bigint;
}

/**
 * `duplicate`: the cause has already changed points, and nothing was written. `not_enough_points`: the player has
 * fewer points than were to be spent, and nothing was written.
 */
type Changed = 'posted' | 'duplicate' | 'not_enough_points';

/**
 * Changes and reads the points of players. Every change is a transfer with a unique cause, in the caller's
 * transaction. Points are locked after all money, so a transaction that moves both moves the money first.
 */
export function openPoints(deps: Deps) {
  /** Posts a change and records it as a fact. Throws unless `points` is positive. */
  const change = async (
    tx: Tx,
    kind: PointsKind,
    playerId: number,
    points: bigint,
    cause: string,
  ): Promise<Changed> => {
    if (points <= 0n) throw new Error(`${points} points cannot be moved`);
    return await move(tx, kind, playerId, kind === 'points_spent' ? -points : points, cause);
  };
  const move = async (tx: Tx, kind: PointsKind, playerId: number, amount: bigint, cause: string): Promise<Changed> => {
    const account = pointsAccount(playerId);
    const legs = [
      { account, amount },
      { account: pointsIssued, amount: -amount },
    ];
    await openAccount(tx, account);
    const posted = await post(tx, deps, { kind, reference: `points:${playerId}:${cause}`, legs });
    if (posted.outcome === 'not_enough_money') return 'not_enough_points';
    if (posted.outcome === 'duplicate') return 'duplicate';
    const [after] = posted.balances;
    if (after === undefined) throw new Error(`${cause} has changed no account`);
    const { balance: held } = after;
    const data = { player: playerId, amount, balance: held, cause };
    await recordFact(tx, { kind: 'points_changed', at: deps.now(), data });
    await emit(tx, privateChannel('comps_award', playerId), { points: Number(held) });
    return 'posted';
  };
  return {
    /** Credits points for play. They can be spent, and they count as persistent. */
    earn: (tx: Tx, playerId: number, points: bigint, cause: string) =>
      change(tx, 'points_earned', playerId, points, cause),
    /** Credits points as a gift. They can be spent, and they do not count as persistent. */
    give: (tx: Tx, playerId: number, points: bigint, cause: string) =>
      change(tx, 'points_given', playerId, points, cause),
    /**
     * Takes back points that were credited for play which was rolled back, or nothing if the player has fewer. They no
     * longer count as persistent.
     */
    takeBack: async (tx: Tx, playerId: number, points: bigint, cause: string) =>
      await move(tx, 'points_earned', playerId, -points, cause),
    /** Takes points from the player, or nothing if the player has fewer. Persistent points stay. */
    spend: (tx: Tx, playerId: number, points: bigint, cause: string) =>
      change(tx, 'points_spent', playerId, points, cause),
    balance: pointsBalance,
    history: pointsHistory,
  };
}

export type Points = ReturnType<typeof openPoints>;

/** Gives points as a gift. */
export const pointsReward =
  (points: Points): RewardKind<'points'> =>
  async (tx, { playerId, reward, cause }) => {
    const outcome = await points.give(tx, playerId, BigInt(reward.points), cause);
    if (outcome !== 'posted') throw new Error(`The points of ${cause} were not given: ${outcome}`);
  };

type PointsKind = 'points_earned' | 'points_given' | 'points_spent';

async function pointsBalance(sql: Sql, playerId: number): Promise<PointsBalance> {
  const [row] = await sql.query<{ persistent: bigint }>(
    `SELECT coalesce(sum(e.amount), 0)::numeric AS persistent
     FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id JOIN ledger_transfers t ON t.id = e.transfer_id
     WHERE a.owner = $1 AND a.kind = 'points' AND t.kind = 'points_earned'`,
    [`player:${playerId}`],
  );
  return { chargeable: await balanceOf(sql, pointsAccount(playerId)), persistent: row?.persistent ?? 0n };
}

const listed = 1_000;

/** The changes of a player's points, newest first, at most a thousand. */
async function pointsHistory(sql: Sql, playerId: number): Promise<PointsChange[]> {
  return await sql.query<{ at: Date; kind: PointsChange['kind']; cause: string; points: bigint; balance: bigint }>(
    `SELECT t.at, substring(t.kind FROM '^points_(.*)$') AS kind, substring(t.reference FROM '^points:[0-9]+:(.*)$') AS cause,
       e.amount AS points, e.balance
     FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id JOIN ledger_transfers t ON t.id = e.transfer_id
     WHERE a.owner = $1 AND a.kind = 'points' ORDER BY e.seq DESC LIMIT ${listed}`,
    [`player:${playerId}`],
  );
}
