import type { Deps } from '../core/deps.ts';
import type { Sql, Tx } from './database.ts';

/** All audit actions. A test fails unless each one is named in a test that reads the trail [C36]. */
export const auditActions = [
  'balance.change_confirmed',
  'balance.change_declined',
  'balance.change_proposed',
  'bonus.forfeited',
  'break.begun',
  'clock.moved',
  'complaint.noted',
  'configuration.changed',
  'configuration.edited',
  'data.copy_asked',
  'data.copy_opened',
  'document.sent',
  'event.published',
  'flags.changed',
  'harm.seen',
  'limit.change_dropped',
  'limit.lowered',
  'limit.raise_asked',
  'limit.raised',
  'limit.removal_asked',
  'limit.removed',
  'limit.set',
  'login_hours.change_asked',
  'login_hours.change_dropped',
  'login_hours.set',
  'lottery.created',
  'lottery.edited',
  'lottery.moved',
  'lootbox.canceled',
  'lootbox.table_changed',
  'news.mailed',
  'offer.changed',
  'offer.switched',
  'payment.charged_back',
  'payment.held',
  'payment.returned',
  'player.autologin_issued',
  'player.backup_code_used',
  'player.backup_codes_made',
  'player.bonus_settings_changed',
  'player.changed',
  'player.closed',
  'player.details_changed',
  'player.email_change_asked',
  'player.email_change_cancelled',
  'player.email_changed',
  'player.email_confirmed',
  'player.erased',
  'player.groups_added',
  'player.groups_refused',
  'player.identity_erased',
  'player.offers_asked',
  'player.password_changed',
  'player.password_restored',
  'player.profile_changed',
  'player.reauthenticated',
  'player.second_account',
  'player.sessions_ended',
  'player.subscriptions_changed',
  'player.terms_accepted',
  'player.two_factor_off',
  'player.two_factor_on',
  'player.two_factor_replaced',
  'player.vip_evaluated',
  'reality_check.answered',
  'reality_check.set',
  'register.changed',
  'register.listed',
  'reward.given',
  'terms.published',
  'tournament.changed',
  'tournament.player_disqualified',
  'verification.asked',
  'verification.changed',
  'verification.decided',
  'withdrawal.asked',
  'withdrawal.decided',
  'withdrawal.recalled',
] as const;

export type AuditAction = (typeof auditActions)[number];

/**
 * A line of the audit trail: who did what to whom [C36]. `before` and `after` hold only the changed values and never
 * a secret.
 */
export interface AuditEvent {
  /** Who acted, for example `player:7`, `operator`, `staff:ada` or `platform`. */
  readonly actor: string;
  readonly action: AuditAction;
  /** What the action affected, for example `player:7` or `payment:…`. */
  readonly subject: string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly ip?: string;
}

/**
 * Appends a line to the audit trail, chained by hash to the previous line, and updates the stored line count [A51].
 * Writes are serialised.
 */
export async function audit(tx: Tx, deps: Deps, event: AuditEvent): Promise<void> {
  await tx.query('SELECT audit_append($1::timestamptz, $2, $3, $4, $5::jsonb, $6::jsonb, $7)', [
    deps.now(),
    event.actor,
    event.action,
    event.subject,
    JSON.stringify(event.before ?? null),
    JSON.stringify(event.after ?? null),
    event.ip ?? null,
  ]);
}

/** Returns the number of the first line that was changed or removed, or `null` if the trail is intact. */
export async function firstBrokenAuditLine(sql: Sql): Promise<number | null> {
  const [row] = await sql.query<{ line: number | null }>('SELECT audit_first_broken()::int AS line');
  return row?.line ?? null;
}
