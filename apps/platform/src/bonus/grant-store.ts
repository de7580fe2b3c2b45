import { privateChannel } from '@liftoff/contract/core/realtime';
import { hasGrantEnded, nextStages, type GrantState } from '@liftoff/rules/bonus/grant';
import type { PayingGrant } from '@liftoff/rules/bonus/pay-stake';
import type { Jobs } from '../core/platform-context.ts';
import type { Tx } from '../database/database.ts';
import { recordFact } from '../facts/record-fact.ts';
import { emit } from '../realtime/outbox.ts';
import type { Grants } from '../wallet/grants.ts';
import { grantColumns, grantOf, type GrantRow } from './grant-rows.ts';

/** The durable job that activates the next waiting grant of a wallet. */
export const nextGrantJob = 'bonus:next-grant';

/** The grants as the games use them. Calls that decide about money expect the wallet's rows to be locked. */
export const grantStore = (jobs: Jobs): Grants => ({
  playable: async (sql, playerId, currency) => {
    const rows = await sql.query<GrantRow>(
      `SELECT ${grantColumns} FROM bonus_grants g
       WHERE g.player_id = $1 AND g.currency = $2 AND g.stage = 'handle_bets'`,
      [playerId, currency],
    );
    return rows.map(grantOf);
  },
  byId: async (tx, id) => {
    const [row] = await tx.query<GrantRow>(`SELECT ${grantColumns} FROM bonus_grants g WHERE g.id = $1`, [id]);
    if (row === undefined) throw new Error(`Grant ${id} does not exist`);
    return grantOf(row);
  },
  save: async (tx, before, after, at) => await saveGrant(tx, jobs, before, after, at),
});

/**
 * Stores a grant's new state, and reports a changed stage to the player and in a fact. When a grant ends, a job begins
 * the next one. Throws if the transition is not in the table [A26].
 */
export async function saveGrant(tx: Tx, jobs: Jobs, before: GrantState, after: PayingGrant, at: Date): Promise<void> {
  const { state } = after;
  if (state.stage !== before.stage && !nextStages[before.stage].includes(state.stage))
    throw new Error(`Grant ${after.id} cannot go from ${before.stage} to ${state.stage}`);
  const ends = hasGrantEnded(state);
  const [row] = await tx.query<{ player_id: bigint; currency: string; offer: string | null }>(
    `UPDATE bonus_grants SET stage = $2, balance = $3, wagered = $4, open_rounds = $5, ends_as = $6, completed_by = $7,
       converted = $8, flagged = $9, ended_at = CASE WHEN $10 THEN coalesce(ended_at, $11) END
     WHERE id = $1 RETURNING player_id, currency, offer`,
    [
      after.id,
      state.stage,
      state.balance,
      state.wagered,
      state.openRounds,
      state.endsAs,
      state.completedBy,
      state.converted,
      state.flagged,
      ends,
      at,
    ],
  );
  if (row === undefined) throw new Error(`Grant ${after.id} does not exist`);
  if (state.stage === before.stage && state.endsAs === before.endsAs) return;
  await emit(tx, privateChannel('bonuses_changes', Number(row.player_id)), {
    id: String(after.id),
    stage: state.stage,
  });
  const { currency, offer } = row;
  if (state.stage !== before.stage) {
    const changed = { grant: String(after.id), offer, from: before.stage, to: state.stage, currency };
    await recordFact(tx, { kind: 'grant_changed', at, data: { player: Number(row.player_id), ...changed } });
  }
  if (ends) await jobs.schedule(tx, nextGrantJob, at, { player: Number(row.player_id), currency });
}
