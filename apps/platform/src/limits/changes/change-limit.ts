import { limitChange } from '@liftoff/rules/limits/change';
import { isBreak } from '@liftoff/rules/limits/reached';
import type { PlayerRow } from '../../account/player-row.ts';
import { refuse, type Refused } from '../../core/call.ts';
import { audit, type AuditAction } from '../../database/audit.ts';
import type { Tx } from '../../database/database.ts';
import type { Platform } from '../../core/platform-context.ts';
import { hasAccount } from '../../wallet/has-account.ts';
import { putLimit, recordLimit } from '../put-limit.ts';
import type { LimitRequest } from '../parse-limit-request.ts';
import { limitById, limitOfKind, type CurrentLimit } from '../current-limit.ts';
import { askChange, dropChange } from './waiting-changes.ts';
import type { WantedChange } from './wanted-change.ts';

type ChangedLimit = Exclude<LimitRequest, { kind: 'break' }>;

/** The player who requests a change. The player's row is locked, so that concurrent changes run one after another. */
export interface Asking {
  readonly player: PlayerRow;
  readonly ip: string;
}

/**
 * Sets a limit, or changes the limit of the same type and period. A stricter limit applies immediately and drops a
 * pending change. A looser limit waits for its delay and the player's confirmation. An unchanged limit only drops a
 * pending change [C2] [C3]. Returns the limit's id.
 */
export async function changeLimit(
  tx: Tx,
  platform: Platform,
  { player, ip }: Asking,
  request: ChangedLimit,
): Promise<bigint | Refused> {
  const { deps } = platform;
  const now = deps.now();
  const playerId = Number(player.id);
  const currency = request.kind === 'money' ? request.currency : null;
  if (currency !== null && !(await hasAccount(tx, playerId, currency)))
    return refuse('invalid', { currency: ['VALIDATION.COMMON.NOT_ALLOWED'] });
  const current = await limitOfKind(tx, playerId, now, { type: request.type, period: request.period, currency });
  const wanted: WantedChange =
    request.kind === 'money'
      ? { removal: false, currency, amount: request.amount, minutes: null }
      : { removal: false, currency: null, amount: null, minutes: request.minutes };
  const record = (action: AuditAction, id: bigint) =>
    audit(tx, deps, {
      actor: `player:${playerId}`,
      action,
      subject: `limit:${id}`,
      before: current && sizes(current),
      after: { type: request.type, period: request.period, ...sizes(wanted) },
      ip,
    });
  if (current === null) {
    const accounts = request.kind === 'money' ? [request] : [];
    const minutes = request.kind === 'session' ? { minutes: request.minutes } : {};
    const id = await putLimit(tx, deps, playerId, { ...request, endsAt: null, accounts, ...minutes });
    await record('limit.set', id);
    return id;
  }
  const change =
    request.kind === 'money'
      ? limitChange(current.amount, request.amount)
      : limitChange(current.minutes === null ? null : BigInt(current.minutes), BigInt(request.minutes));
  if (change === 'looser') {
    const refused = await askChange(tx, platform, player, current, wanted);
    if (refused) return refused;
    await record('limit.raise_asked', current.id);
    return current.id;
  }
  if (await dropChange(tx, current.id, now)) await record('limit.change_dropped', current.id);
  if (change === 'stricter') {
    await writeSize(tx, current.id, wanted);
    await record('limit.lowered', current.id);
  }
  await recordLimit(tx, deps, playerId, current);
  return current.id;
}

/**
 * Requests the removal of a limit, which stays in force until the player confirms. A break cannot be removed [C12].
 */
export async function askRemoval(
  tx: Tx,
  platform: Platform,
  { player, ip }: Asking,
  id: bigint,
): Promise<bigint | Refused> {
  const { deps } = platform;
  const current = await limitById(tx, Number(player.id), deps.now(), id);
  if (current === null) return refuse('not_found');
  if (isBreak(current)) return refuse('forbidden');
  const wanted = { removal: true, currency: null, amount: null, minutes: null };
  const refused = await askChange(tx, platform, player, current, wanted);
  if (refused) return refused;
  await audit(tx, deps, {
    actor: `player:${player.id}`,
    action: 'limit.removal_asked',
    subject: `limit:${id}`,
    before: sizes(current),
    ip,
  });
  return id;
}

/**
 * Writes the requested amount or minutes to a limit. The use counted so far, and the start of counting, stay the
 * same.
 */
export async function writeSize(tx: Tx, limitId: bigint, wanted: WantedChange): Promise<void> {
  if (wanted.currency !== null)
    await tx.query(
      `INSERT INTO user_limit_accounts (limit_id, currency, amount) VALUES ($1, $2, $3)
       ON CONFLICT (limit_id, currency) DO UPDATE SET amount = excluded.amount`,
      [limitId, wanted.currency, wanted.amount],
    );
  else await tx.query('UPDATE user_limits SET minutes = $2 WHERE id = $1', [limitId, wanted.minutes]);
}

/** A limit's size for the audit trail; amounts are strings, because JSON numbers lose precision for large values. */
export const sizes = ({ currency, amount, minutes }: Pick<CurrentLimit, 'currency' | 'amount' | 'minutes'>) =>
  minutes === null ? { currency, amount: amount?.toString() ?? null } : { minutes };
