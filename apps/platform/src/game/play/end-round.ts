import type { AnyParts, RoundState } from '@liftoff/rules/game/engine';
import type { Sql, Tx } from '../../database/database.ts';
import { closeRound, lockRound, type LockedRound } from './close-round.ts';
import type { Purse } from '../money/purse.ts';
import { playedGame, playedRules, type GameContext } from '../game-context.ts';
import { playOf, sharedOf, sourceOf, type RoundSource } from './round-source.ts';
import type { RoundRow } from '../rows.ts';

/** A round in its current state; `purse` is set only if the round has just been closed. */
export type AdvancedRound = { round: RoundRow; purse?: Purse };

/** The durable job that ends a private round (one that is not shared by a table). */
export const roundEndJob = 'game:round-end';

/** The durable job that pays out a table round. */
export const tableJob = 'game:table-result';

/** Schedules the end of a new round. All bets of a table round share one job. */
export async function scheduleEnd(
  tx: Tx,
  context: GameContext,
  { owner, id, game, table_round, opened_at }: RoundRow,
  endsMs: number,
): Promise<void> {
  const at = new Date(opened_at.getTime() + endsMs);
  if (table_round === null) await context.jobs.schedule(tx, roundEndJob, at, { owner, id });
  else await context.jobs.schedule(tx, tableJob, at, { game, round: Number(table_round) });
}

/** The state of a round at a given moment; `null` if its seeds no longer exist. */
export async function roundStateAt(
  sql: Sql,
  context: GameContext,
  round: RoundRow,
  at: Date,
): Promise<{ roundState: RoundState<AnyParts['outcome']>; source: RoundSource } | null> {
  const source = await sourceOf(sql, round);
  if (source === null) return null;
  const rules = playedRules(context, await playedGame(context, sql, round.game));
  return { roundState: rules.stateAt(playOf(round, source.shared), source.draw, msInto(round, at)), source };
}

/**
 * When a private round ends if the player does nothing. `null` if the round is closed, belongs to a shared table, or
 * ends only by a player's act. Never send this to the client, because it would reveal the outcome.
 */
export async function ownEndOf(sql: Sql, context: GameContext, round: RoundRow): Promise<Date | null> {
  if (round.state !== 'open' || round.table_round !== null) return null;
  const begun = await roundStateAt(sql, context, round, round.opened_at);
  if (begun?.roundState.state !== 'open' || begun.roundState.endsMs === null) return null;
  return new Date(round.opened_at.getTime() + begun.roundState.endsMs);
}

/**
 * Ends a round whose time is up. A round that is still open, or whose table has no result yet, stays unchanged.
 * Whether triggered by a timer, by a read or after downtime, the round pays what its stake and acts determine,
 * however late that is. The stake is returned only if the seeds no longer exist. The caller must hold the round's
 * lock.
 */
export async function endRound(tx: Tx, context: GameContext, locked: LockedRound): Promise<AdvancedRound> {
  const { round } = locked;
  const now = context.deps.now();
  if (round.state !== 'open' || isBeforeResult(round, now)) return { round };
  return endAs(tx, context, locked, await roundStateAt(tx, context, round, now));
}

/** A table round has nothing to compute before its result, so its seeds are not read until then. */
const isBeforeResult = (round: RoundRow, now: Date): boolean => {
  const shared = sharedOf(round);
  return shared !== null && msInto(round, now) < shared.resultMs;
};

/**
 * Closes a locked round in its computed state, unless that state is open. If `computed` is `null`, the seeds no longer
 * exist and the stake is returned.
 */
export async function endAs(
  tx: Tx,
  context: GameContext,
  locked: LockedRound,
  computed: Awaited<ReturnType<typeof roundStateAt>>,
): Promise<AdvancedRound> {
  const { round } = locked;
  if (computed === null) return closeRound(tx, context, locked, { kind: 'roll_back', outcome: round.outcome });
  const { roundState, source } = computed;
  if (roundState.state === 'open') return { round };
  if (roundState.state === 'rolled_back')
    return closeRound(tx, context, locked, { kind: 'roll_back', outcome: roundState.outcome });
  const { win, outcome } = roundState;
  const game = await playedGame(context, tx, round.game);
  const counts = playedRules(context, game).wagers(round.input, outcome);
  return closeRound(tx, context, locked, { kind: 'win', paid: win, outcome, game, counts, draw: source.draw });
}

/** Milliseconds from the opening of a round to the given moment. */
export const msInto = (round: RoundRow, at: Date): number => at.getTime() - round.opened_at.getTime();

/**
 * Pays every open bet on a table round. Always processes the players in the same order, so that two tables cannot
 * deadlock.
 */
export async function payTable(tx: Tx, context: GameContext, game: string, round: number): Promise<void> {
  const open = await tx.query<{ owner: string; id: string }>(
    `SELECT owner, id FROM game_rounds WHERE game = $1 AND table_round = $2 AND state = 'open' ORDER BY owner, id`,
    [game, round],
  );
  for (const { owner, id } of open) {
    const locked = await lockRound(tx, owner, id);
    if (locked?.round.state === 'open') await endRound(tx, context, locked);
  }
}
