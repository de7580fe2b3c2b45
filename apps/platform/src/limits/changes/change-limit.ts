import { limitChange } from '@liftoff/rules/limits/change';
import { isBreak } from '@liftoff/rules/limits/reached';
import type { PlayerRow } from '../../account/player-row.ts';
import { refuse, type Refused } from '../../core/call.ts';
import { audit, type AuditAction } from '../../database/audit.ts';
import type { Tx } from '../../database/database.ts';
import type { Platform } from '../../core/platform-context.ts';
import { hasAccount } from '../../wallet/has-account.ts';
import { putLimit, recordLimit } from '../put-limit.ts';
import type { LimitWish } from '../read-wish.ts';
import { limitById, limitOfKind, type StandingLimit } from '../standing-limit.ts';
import { askChange, dropChange } from './waiting-changes.ts';
import type { WantedChange } from './wanted-change.ts';

type ChangedLimit = Exclude<LimitWish, { kind: 'break' }>;

/** Who asks; the player's row is locked, so that two changes at once come one after the other. */
export interface Asking {
  readonly player: PlayerRow;
  readonly ip: string;
}

/**
 * Sets a limit, or changes the one of the same type and period: a stricter one holds at once and takes back what waits, a
 * looser one waits for its delay and the player's word, the same takes back what waits [C2] [C3]. Answers its id.
 */
export async function changeLimit(
  tx: Tx,
  platform: Platform,
  { player, ip }: Asking,
  wish: ChangedLimit,
): Promise<bigint | Refused> {
  const { deps } = platform;
  const now = deps.now();
  const playerId = Number(player.id);
  const currency = wish.kind === 'money' ? wish.currency : null;
  if (currency !== null && !(await hasAccount(tx, playerId, currency)))
    return refuse('invalid', { currency: ['VALIDATION.COMMON.NOT_ALLOWED'] });
  const standing = await limitOfKind(tx, playerId, now, { type: wish.type, period: wish.period, currency });
  const wanted: WantedChange =
    wish.kind === 'money'
      ? { removal: false, currency, amount: wish.amount, minutes: null }
      : { removal: false, currency: null, amount: null, minutes: wish.minutes };
  const record = (action: AuditAction, id: bigint) =>
    audit(tx, deps, {
      actor: `player:${playerId}`,
      action,
      subject: `limit:${id}`,
      before: standing && sizes(standing),
      after: { type: wish.type, period: wish.period, ...sizes(wanted) },
      ip,
    });
  if (standing === null) {
    const accounts = wish.kind === 'money' ? [wish] : [];
    const minutes = wish.kind === 'session' ? { minutes: wish.minutes } : {};
    const id = await putLimit(tx, deps, playerId, { ...wish, endsAt: null, accounts, ...minutes });
    await record('limit.set', id);
    return id;
  }
  const change =
    wish.kind === 'money'
      ? limitChange(standing.amount, wish.amount)
      : limitChange(standing.minutes === null ? null : BigInt(standing.minutes), BigInt(wish.minutes));
  if (change === 'looser') {
    const refused = await askChange(tx, platform, player, standing, wanted);
    if (refused) return refused;
    await record('limit.raise_asked', standing.id);
    return standing.id;
  }
  if (await dropChange(tx, standing.id, now)) await record('limit.change_dropped', standing.id);
  if (change === 'stricter') {
    await writeSize(tx, standing.id, wanted);
    await record('limit.lowered', standing.id);
  }
  await recordLimit(tx, deps, playerId, standing);
  return standing.id;
}

/** Asks for a limit to be removed: it holds until that is confirmed. A break cannot be removed [C12]. */
export async function askRemoval(
  tx: Tx,
  platform: Platform,
  { player, ip }: Asking,
  id: bigint,
): Promise<bigint | Refused> {
  const { deps } = platform;
  const standing = await limitById(tx, Number(player.id), deps.now(), id);
  if (standing === null) return refuse('not_found');
  if (isBreak(standing)) return refuse('forbidden');
  const wanted = { removal: true, currency: null, amount: null, minutes: null };
  const refused = await askChange(tx, platform, player, standing, wanted);
  if (refused) return refused;
  await audit(tx, deps, {
    actor: `player:${player.id}`,
    action: 'limit.removal_asked',
    subject: `limit:${id}`,
    before: sizes(standing),
    ip,
  });
  return id;
}

/** Gives a limit the amount or the minutes that were asked for. What counts under it, and since when, stays. */
export async function writeSize(tx: Tx, limitId: bigint, wanted: WantedChange): Promise<void> {
  if (wanted.currency !== null)
    await tx.query(
      `INSERT INTO user_limit_accounts (limit_id, currency, amount) VALUES ($1, $2, $3)
       ON CONFLICT (limit_id, currency) DO UPDATE SET amount = excluded.amount`,
      [limitId, wanted.currency, wanted.amount],
    );
  else await tx.query('UPDATE user_limits SET minutes = $2 WHERE id = $1', [limitId, wanted.minutes]);
}

/** What the audit trail keeps of a limit's size; amounts as digits, since JSON has no large numbers. */
export const sizes = ({ currency, amount, minutes }: Pick<StandingLimit, 'currency' | 'amount' | 'minutes'>) =>
  minutes === null ? { currency, amount: amount?.toString() ?? null } : { minutes };
