import type { FrameFreespins } from '@liftoff/contract/game/game';
import { privateChannel } from '@liftoff/contract/core/realtime';
import type { PlayedSpins } from '@liftoff/rules/bonus/spin-bet';
import { haveSpinsEnded, nextSpinStages, winningsOf, type SpinSetState } from '@liftoff/rules/bonus/spin-set';
import { winningsTerms } from '@liftoff/rules/bonus/spin-terms';
import { wire } from '@liftoff/rules/money/money';
import type { Deps } from '../core/deps.ts';
import type { Sql, Tx } from '../database/database.ts';
import { emit } from '../realtime/outbox.ts';
import type { SpinSets } from '../wallet/spin-sets.ts';
import { issueGrant } from './issue-grant.ts';
import { spinColumns, spinRow, spinRowById, spinsOf, termsOf, type SpinRow } from './spin-rows.ts';

/** How long a finished set is still given to a frame, which may not have shown its last spin. In milliseconds. */
const lastShownMs = 3_600_000;

/** The sets of free spins as the games use them. */
export const spinStore = (deps: Deps): SpinSets => ({
  named: async (tx, playerId, currency, id) => {
    const row = await spinRow(tx, playerId, id);
    return row === null || row.currency !== currency ? null : spinsOf(row);
  },
  byId: async (tx, id) => spinsOf(await spinRowById(tx, id)),
  save: (tx, before, after, { round, at }) => saveSpins(tx, deps, before, after, { round, at }),
  inGame: async (sql, of) => await setInGame(sql, of),
});

/**
 * Stores a set's new state. A changed stage is reported to the player. If the set ends and its winnings become a
 * bonus, issues the grant [PX-58]. `round` is the round that a spin paid, or `null`. Throws if the transition is not in
 * the table [A26].
 */
export async function saveSpins(
  tx: Tx,
  deps: Deps,
  before: SpinSetState,
  { id, game, validUntil, state }: PlayedSpins,
  { round, at }: { readonly round: string | null; readonly at: Date },
): Promise<void> {
  if (state.stage !== before.stage && !nextSpinStages[before.stage].includes(state.stage))
    throw new Error(`The set of free spins ${id} cannot go from ${before.stage} to ${state.stage}`);
  const ends = haveSpinsEnded(state) && !haveSpinsEnded(before);
  const kept = ends ? winningsOf(state) : 0n;
  const [row] = await tx.query<SpinRow>(
    `UPDATE spin_sets s SET stage = $2, game = $3, valid_until = $4, spins_left = $5, wins = $6, open_rounds = $7,
       ends_as = $8, stopped = $9, last_round = coalesce($10, last_round), kept = kept + $11,
       activated_at = CASE WHEN $2 = 'handle_bets' THEN coalesce(activated_at, $12) ELSE activated_at END,
       ended_at = CASE WHEN $13 THEN $12 ELSE ended_at END
     WHERE id = $1 RETURNING ${spinColumns}`,
    [
      id,
      state.stage,
      game,
      validUntil,
      state.left,
      state.wins,
      state.openRounds,
      state.endsAs,
      state.isStopped,
      round,
      kept,
      at,
      ends,
    ],
  );
  if (row === undefined) throw new Error(`The set of free spins ${id} does not exist`);
  if (state.stage === before.stage && state.endsAs === before.endsAs) return;
  await emit(tx, privateChannel('freespins_changes', Number(row.player_id)), { id: String(id), stage: state.stage });
  const terms = winningsTerms(termsOf(row));
  if (kept === 0n || terms === null) return;
  const { player_id, currency } = row;
  const cause = `freespins:${id}`;
  const grant = { playerId: Number(player_id), currency, amount: kept, terms, cause, deposit: null, from: null };
  await issueGrant(tx, { deps }, grant);
}

/** The active set that ends first, else the one that finished last and may not have been shown to its end. */
async function setInGame(
  sql: Sql,
  { playerId, currency, game, now }: Parameters<SpinSets['inGame']>[1],
): Promise<FrameFreespins | null> {
  const [row] = await sql.query<SpinRow>(
    `SELECT ${spinColumns} FROM spin_sets s
     WHERE s.player_id = $1 AND s.currency = $2 AND s.game = $3
       AND (s.stage = 'handle_bets' AND s.ends_as IS NULL AND s.valid_until > $4
         OR s.stage = 'finished' AND s.spins_left = 0 AND s.ended_at > $5)
     ORDER BY s.stage = 'finished', CASE WHEN s.stage = 'handle_bets' THEN s.valid_until END, s.ended_at DESC, s.id
     LIMIT 1`,
    [playerId, currency, game, now, new Date(now.getTime() - lastShownMs)],
  );
  if (row === undefined) return null;
  const terms = termsOf(row);
  const bonus = winningsTerms(terms);
  return {
    id: String(row.id),
    title: terms.title,
    count: row.spins,
    left: row.spins_left,
    stake_cents: wire(row.stake),
    won_cents: wire(row.wins),
    max_win_cents: terms.max_win_cents,
    wins_as: terms.wins.as,
    wager: bonus?.wager ?? 0,
    wager_days: bonus?.wager_days ?? null,
    valid_until: row.valid_until?.toISOString() ?? null,
    last_round: row.last_round,
  };
}
