import type { RealityCheck } from '@liftoff/contract/limits/limits';
import { isCurrency } from '@liftoff/rules/money/money';
import { checkDueAt, playTimeStatus, stretchOf, type PlayTime } from '@liftoff/rules/limits/reality-check';
import { realityCheckTerms } from '@liftoff/rules/limits/terms';
import { licencePolicy } from '../market/licence-policy.ts';
import { playByCurrency } from '../wallet/own-play.ts';
import type { CallOf } from '../core/call.ts';
import { audit } from '../database/audit.ts';
import type { Sql, Tx } from '../database/database.ts';
import type { Deps } from '../core/deps.ts';
import { emit } from '../realtime/outbox.ts';
import { privateChannel } from '@liftoff/contract/core/realtime';
import { playTimeColumns, playTimeJoin, playTimeOf, type PlayTimeRow } from './play-time.ts';

type Asking = Pick<CallOf<'player'>, 'player' | 'session' | 'ip'>;

interface CheckRow extends PlayTimeRow {
  licence: string;
}

interface CheckState {
  readonly row: CheckRow;
  readonly time: PlayTime;
}

async function checkState(sql: Sql, { player, session }: Asking): Promise<CheckState> {
  const [row] = await sql.query<CheckRow>(
    `SELECT y.licence, ${playTimeColumns('y')} FROM players y ${playTimeJoin('y')} WHERE y.id = $1`,
    [player.id],
  );
  if (row === undefined) throw new Error(`Player ${player.id} has gone`);
  return { row, time: playTimeOf(row, row.licence, session.startedAt) };
}

/**
 * The reality check in the form that the API returns: the time played, its totals from the ledger, and the check that
 * is due or comes next [C17].
 */
export async function realityCheckView(sql: Sql, asking: Asking, now: Date): Promise<RealityCheck> {
  const { row, time } = await checkState(sql, asking);
  const terms = realityCheckTerms(licencePolicy, row.licence);
  const stretch = stretchOf(time);
  const stands = playTimeStatus(time, now);
  return {
    interval_min: time.intervalMin,
    own_min: row.own_min,
    licence_min: terms?.intervalMin ?? null,
    pause_min: terms?.pauseMin ?? 0,
    number: row.check_number ?? 1,
    began_at: stretch?.beganAt.toISOString() ?? null,
    due_at: checkDueAt(time)?.toISOString() ?? null,
    due: stands === 'due',
    paused_until: stands === 'paused' ? (stretch?.countedFrom.toISOString() ?? null) : null,
    now: now.toISOString(),
    sums: stretch === null ? [] : await sumsSince(sql, asking.player.id, stretch.beganAt),
  };
}

async function sumsSince(sql: Sql, playerId: number, since: Date): Promise<RealityCheck['sums']> {
  const sums: RealityCheck['sums'] = [];
  for (const { currency, ...sum } of await playByCurrency(sql, playerId, since))
    if (isCurrency(currency)) sums.push({ currency, ...sum });
  return sums;
}

/** Reads the play time under a lock, so that a stake that would change it waits until the transaction has ended. */
async function lockedState(tx: Tx, asking: Asking): Promise<CheckState> {
  await tx.query('SELECT FROM reality_checks WHERE player_id = $1 FOR UPDATE', [asking.player.id]);
  return checkState(tx, asking);
}

/**
 * Records that the player has answered the check with this number; the time to the next check counts from the end of
 * the licence's pause. Changes nothing if the check is not due, or if it was already answered in another window or
 * process.
 */
export async function answerCheck(tx: Tx, deps: Deps, asking: Asking, number: number): Promise<void> {
  const { row, time } = await lockedState(tx, asking);
  const now = deps.now();
  if (row.check_number !== number || playTimeStatus(time, now) !== 'due') return;
  const pauseMin = realityCheckTerms(licencePolicy, row.licence)?.pauseMin ?? 0;
  const countedFrom = new Date(now.getTime() + pauseMin * 60_000);
  await tx.query(
    'UPDATE reality_checks SET number = number + 1, counted_from = $2, struck_at = NULL WHERE player_id = $1',
    [asking.player.id, countedFrom],
  );
  await notifyScreens(tx, asking);
  const after = { number, counted_from: countedFrom.toISOString() };
  await audit(tx, deps, { ...of(asking), action: 'reality_check.answered', after });
}

/**
 * Sets the interval of reality checks in minutes; `null` restores the licence's interval. A check that is already due
 * stays due.
 */
export async function setInterval(tx: Tx, deps: Deps, asking: Asking, minutes: number | null): Promise<void> {
  await tx.query('SELECT FROM players WHERE id = $1 FOR UPDATE', [asking.player.id]);
  const { row, time } = await lockedState(tx, asking);
  const now = deps.now();
  if (playTimeStatus(time, now) === 'due')
    await tx.query('UPDATE reality_checks SET struck_at = coalesce(struck_at, $2) WHERE player_id = $1', [
      asking.player.id,
      now,
    ]);
  await tx.query('UPDATE players SET reality_check_min = $2 WHERE id = $1', [asking.player.id, minutes]);
  await notifyScreens(tx, asking);
  const change = { before: { interval_min: row.own_min }, after: { interval_min: minutes } };
  await audit(tx, deps, { ...of(asking), action: 'reality_check.set', ...change });
}

const notifyScreens = (tx: Tx, { player }: Asking) =>
  emit(tx, privateChannel('game_limits', player.id), { type: 'reality_check' });

const of = ({ player, ip }: Asking) => ({ actor: `player:${player.id}`, subject: `player:${player.id}`, ip });
