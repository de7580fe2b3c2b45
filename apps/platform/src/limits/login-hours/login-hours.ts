import type { LoginBlock, LoginHours } from '@liftoff/contract/limits/limits';
import {
  areHours,
  blockedFrom,
  blockedUntil,
  knownTimeZone,
  loginHoursChange,
  type DayHours,
} from '@liftoff/rules/limits/login-hours';
import { raiseDelay } from '@liftoff/rules/limits/terms';
import { licencePolicy } from '../../market/licence-policy.ts';
import { playerById, type PlayerRow } from '../../account/player-row.ts';
import { refuse, type CallOf, type Refused } from '../../core/call.ts';
import { audit } from '../../database/audit.ts';
import type { Sql, Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';

/**
 * The hours that apply now, and a pending change with the time from which it applies. If `hours` is `null`, no hours
 * are set.
 */
interface HoursState {
  readonly hours: DayHours | null;
  readonly waiting: { readonly hours: DayHours | null; readonly from: Date } | null;
}

interface HoursRow {
  from_min: number | null;
  to_min: number | null;
  time_zone: string | null;
  next_at: Date | null;
  next_from_min: number | null;
  next_to_min: number | null;
  next_time_zone: string | null;
}

const hoursOf = (fromMin: number | null, toMin: number | null, timeZone: string | null): DayHours | null =>
  fromMin === null || toMin === null || timeZone === null ? null : { fromMin, toMin, timeZone };

/** Reads the hours. A pending change applies from its time on, without a job. */
async function readHoursState(sql: Sql, playerId: number, now: Date): Promise<HoursState> {
  const [row] = await sql.query<HoursRow>(
    `SELECT from_min, to_min, time_zone, next_at, next_from_min, next_to_min, next_time_zone
     FROM login_hours WHERE player_id = $1`,
    [playerId],
  );
  if (row === undefined) return { hours: null, waiting: null };
  const next = hoursOf(row.next_from_min, row.next_to_min, row.next_time_zone);
  if (row.next_at !== null && row.next_at <= now) return { hours: next, waiting: null };
  const waiting = row.next_at && { hours: next, from: row.next_at };
  return { hours: hoursOf(row.from_min, row.to_min, row.time_zone), waiting };
}

/**
 * When the player's current blocked hours end, or `null` if sign-in is not blocked now. Throws if the hours cannot be
 * read.
 */
export async function loginBlockedUntil(sql: Sql, playerId: number, now: Date): Promise<Date | null> {
  const { hours } = await readHoursState(sql, playerId, now);
  return hours && blockedUntil(hours, now);
}

/**
 * When the player's blocked hours next begin, or `now` if they have already begun. `null` if no hours are set, or if
 * their time zone is unknown, because such hours end no session.
 */
export async function loginBlockedFrom(sql: Sql, playerId: number, now: Date): Promise<Date | null> {
  const { hours, waiting } = await readHoursState(sql, playerId, now);
  const begin = firstWithin(hours, now);
  if (waiting === null || (begin !== null && begin < waiting.from)) return begin;
  return firstWithin(waiting.hours, waiting.from);
}

const firstWithin = (hours: DayHours | null, from: Date) =>
  hours === null || knownTimeZone(hours.timeZone) === null ? null : blockedFrom(hours, from);

/** The blocked hours in the form that the API returns. */
export async function loginBlockOf(sql: Sql, playerId: number, now: Date): Promise<LoginBlock> {
  const { hours, waiting } = await readHoursState(sql, playerId, now);
  return {
    hours: onWire(hours),
    waiting: waiting && { hours: onWire(waiting.hours), from: waiting.from.toISOString() },
  };
}

const onWire = (hours: DayHours | null): LoginHours | null =>
  hours && { from_min: hours.fromMin, to_min: hours.toMin, time_zone: hours.timeZone };

const sameHours = (one: DayHours | null, other: DayHours | null) => loginHoursChange(one, other) === 'same';

/**
 * Changes the blocked hours in the same way as a limit: stricter hours apply immediately and drop a pending change,
 * looser hours apply after the licence's delay for a raise, and the same hours only drop a pending change. No email
 * confirms a looser change: a player who changes their mind sets the old hours again while the change is pending.
 * Repeating a pending change does not restart its delay.
 */
export async function changeLoginHours(
  tx: Tx,
  deps: Deps,
  { player, ip }: Pick<CallOf<'player'>, 'player' | 'ip'>,
  asked: LoginHours | null,
): Promise<LoginBlock | Refused> {
  const row = await playerById(tx, player.id, 'FOR UPDATE');
  if (row === null) return refuse('unauthenticated');
  const wanted = readHours(asked);
  if (wanted !== null && 'refused' in wanted) return wanted;
  const now = deps.now();
  const { hours, waiting } = await readHoursState(tx, player.id, now);
  const record = (action: 'set' | 'change_asked' | 'change_dropped', after: object) =>
    audit(tx, deps, {
      actor: `player:${player.id}`,
      action: `login_hours.${action}`,
      subject: `player:${player.id}`,
      before: { hours: onWire(hours) },
      after: { hours: onWire(wanted), ...after },
      ip,
    });
  if (loginHoursChange(hours, wanted) !== 'looser') {
    if (sameHours(hours, wanted) && waiting === null) return loginBlockOf(tx, player.id, now);
    await write(tx, player.id, { hours: wanted, waiting: null });
    await record(sameHours(hours, wanted) ? 'change_dropped' : 'set', {});
  } else if (waiting === null || !sameHours(waiting.hours, wanted)) {
    const from = holdsFrom(row, now);
    if (from === null) return refuse('forbidden');
    await write(tx, player.id, { hours, waiting: { hours: wanted, from } });
    await record('change_asked', { from: from.toISOString() });
  }
  return loginBlockOf(tx, player.id, now);
}

function readHours(asked: LoginHours | null): DayHours | Refused | null {
  if (asked === null) return null;
  const timeZone = knownTimeZone(asked.time_zone);
  if (timeZone === null) return refuse('invalid', { time_zone: ['VALIDATION.COMMON.NOT_ALLOWED'] });
  const hours = { fromMin: asked.from_min, toMin: asked.to_min, timeZone };
  return areHours(hours) ? hours : refuse('invalid', { to_min: ['VALIDATION.COMMON.NOT_ALLOWED'] });
}

/**
 * When a looser change applies. For the delay, blocked hours count as a limit per day. `null` under an unknown
 * licence.
 */
function holdsFrom({ licence }: PlayerRow, now: Date): Date | null {
  const delay = raiseDelay(licencePolicy, licence);
  return delay && new Date(now.getTime() + Math.max(delay.hours, delay.afterPeriod ? 24 : 0) * 3_600_000);
}

/** Writes the hours. The caller must hold the lock on the player's row. */
async function write(tx: Tx, playerId: number, { hours, waiting }: HoursState): Promise<void> {
  const next = waiting?.hours ?? null;
  await tx.query(
    `INSERT INTO login_hours
       (player_id, from_min, to_min, time_zone, next_at, next_from_min, next_to_min, next_time_zone)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (player_id) DO UPDATE SET from_min = excluded.from_min, to_min = excluded.to_min,
       time_zone = excluded.time_zone, next_at = excluded.next_at, next_from_min = excluded.next_from_min,
       next_to_min = excluded.next_to_min, next_time_zone = excluded.next_time_zone`,
    [
      playerId,
      hours?.fromMin ?? null,
      hours?.toMin ?? null,
      hours?.timeZone ?? null,
      waiting?.from ?? null,
      next?.fromMin ?? null,
      next?.toMin ?? null,
      next?.timeZone ?? null,
    ],
  );
}
