import type { AnyParts, RoundState } from '@liftoff/rules/game/engine';
import type { Sql, Tx } from '../../database/database.ts';
import { closeRound, lockRound, type LockedRound } from './close-round.ts';
import { playedGame, playedRules, type GameContext } from '../game-context.ts';
import { playOf, sharedOf, sourceOf, type RoundSource } from './round-source.ts';
import type { RoundRow } from '../rows.ts';

/** A round as it stands; `balance` where it has just been closed. */
export type AdvancedRound = { round: RoundRow; balance?: bigint };

/** The durable job that ends a round of the player's own. The name is older than its engines. */
export const roundEndJob = 'game:round-end';

/** The durable job that pays a shared round. */
export const tableJob = 'game:table-result';

/** Schedules the end of a round that was opened: of a shared one for all its bets. */
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

/** How a round stands at a moment; null: its seeds are gone. */
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

/** When a round of the player's own ends if nobody acts; null: it is none, or only an act ends it. Nobody's to know before. */
export async function ownEndOf(sql: Sql, context: GameContext, round: RoundRow): Promise<Date | null> {
  if (round.state !== 'open' || round.table_round !== null) return null;
  const advanced = await roundStateAt(sql, context, round, round.opened_at);
  if (advanced?.roundState.state !== 'open' || advanced.roundState.endsMs === null) return null;
  return new Date(round.opened_at.getTime() + advanced.roundState.endsMs);
}

/**
 * Ends a round whose time has come; one that is still up, or on the table, stays as it is. By timer, by a look or after
 * the platform was away, a round pays what was fixed at its stake and by its acts, however late that is. Only where nothing
 * is fixed any more does the stake go back. The caller holds the round.
 */
export async function endRound(tx: Tx, context: GameContext, locked: LockedRound): Promise<AdvancedRound> {
  const { round } = locked;
  const now = context.deps.now();
  if (round.state !== 'open' || isBeforeResult(round, now)) return { round };
  return endAs(tx, context, locked, await roundStateAt(tx, context, round, now));
}

/** A shared round has nothing to compute before its result: its seeds are not asked for. */
const isBeforeResult = (round: RoundRow, now: Date): boolean => {
  const shared = sharedOf(round);
  return shared !== null && msInto(round, now) < shared.resultMs;
};

/** Closes a held round as it stands now; `stood` null: its seeds are gone. */
export async function endAs(
  tx: Tx,
  context: GameContext,
  locked: LockedRound,
  advanced: Awaited<ReturnType<typeof roundStateAt>>,
): Promise<AdvancedRound> {
  const { round } = locked;
  if (advanced === null) return closeRound(tx, context, locked, { kind: 'roll_back', outcome: round.outcome });
  const { roundState, source } = advanced;
  if (roundState.state === 'open') return { round };
  if (roundState.state === 'rolled_back')
    return closeRound(tx, context, locked, { kind: 'roll_back', outcome: roundState.outcome });
  const { win, outcome } = roundState;
  return closeRound(tx, context, locked, { kind: 'win', paid: win, outcome, draw: source.draw });
}

/** Milliseconds from the opening of a round to a moment. */
export const msInto = (round: RoundRow, at: Date): number => at.getTime() - round.opened_at.getTime();

/** Pays every open bet of a shared round, one player after another in one order, so that two tables cannot lock each other. */
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
