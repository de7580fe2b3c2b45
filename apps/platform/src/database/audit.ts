import type { Deps } from '../deps.ts';
import type { Sql, Tx } from './database.ts';

/** Who did what to whom [C36]. `before` and `after` hold only what changed, and no secret. */
export interface AuditEvent {
  /** `player:7`, `operator`, `platform`. */
  readonly actor: string;
  /** `player.groups_changed`, `clock.moved` … */
  readonly action: string;
  /** What it was done to: `player:7`, `payment:…`. */
  readonly subject: string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly ip?: string;
}

/** Writes one line of the audit trail, chained by hash to the line before [A51]. Lines are written one at a time. */
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

/** The number of the first line that was changed or removed; null when the trail is whole. */
export async function firstBrokenAuditLine(sql: Sql): Promise<number | null> {
  const [row] = await sql.query<{ line: number | null }>('SELECT audit_first_broken()::int AS line');
  return row?.line ?? null;
}
