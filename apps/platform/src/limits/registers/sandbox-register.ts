import { ExclusionRegister as RegisterName } from '@liftoff/contract/limits/licence-policy';
import { emailKey } from '@liftoff/rules/account/same-person';
import type { ByOperator } from '../../core/call.ts';
import { audit } from '../../database/audit.ts';
import type { Database, Sql } from '../../database/database.ts';
import type { Platform } from '../../core/platform-context.ts';
import type { ExclusionRegister } from './register.ts';

export type RegisterState = 'up' | 'down' | 'slow';

/** A register in the form shown in the console. */
export interface SandboxRegister {
  readonly name: RegisterName;
  readonly state: RegisterState;
  /** How many times the register was queried. */
  readonly asked: number;
  /** How many people the register lists. */
  readonly listed: number;
}

/**
 * The sandbox's registers, one for each name in the contract. The console sets how they respond and whom they list.
 */
export const sandboxRegisters = (db: Database): readonly ExclusionRegister[] =>
  RegisterName.options.map(name => ({
    name,
    holds: async (person, signal) => {
      const [row] = await db.query<{ state: RegisterState; listed: boolean }>(
        `INSERT INTO sandbox_registers (name, asked) VALUES ($1, 1)
         ON CONFLICT (name) DO UPDATE SET asked = sandbox_registers.asked + 1
         RETURNING state,
           EXISTS (SELECT FROM sandbox_register_entries e WHERE e.name = $1 AND e.email_key = $2) AS listed`,
        [name, emailKey(person.email)],
      );
      if (row === undefined || row.state === 'down') throw new Error(`The register ${name} does not answer`);
      if (row.state === 'slow') await ended(signal);
      return row.listed;
    },
  }));

/** Never resolves; rejects when the signal is aborted. */
const ended = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const end = () => reject(new Error('The register took too long'));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });

/** The registers with their current state, sorted by name. */
export const listRegisters = (sql: Sql): Promise<SandboxRegister[]> =>
  sql.query<SandboxRegister>(
    `SELECT n.name, coalesce(r.state, 'up') AS state, coalesce(r.asked, 0) AS asked,
       (SELECT count(*)::int FROM sandbox_register_entries e WHERE e.name = n.name) AS listed
     FROM unnest($1::text[]) AS n (name) LEFT JOIN sandbox_registers r ON r.name = n.name ORDER BY n.name`,
    [RegisterName.options],
  );

/** Changes a sandbox register from the console: how it responds, and an email address to add or remove. */
export async function changeRegister(
  { db, deps }: Platform,
  name: RegisterName,
  change: { state?: RegisterState | undefined; list?: string | undefined; unlist?: string | undefined },
  { operator, ip }: ByOperator,
): Promise<void> {
  await db.transaction(async tx => {
    await tx.query(
      `INSERT INTO sandbox_registers (name, state) VALUES ($1, coalesce($2, 'up'))
       ON CONFLICT (name) DO UPDATE SET state = coalesce($2, sandbox_registers.state)`,
      [name, change.state ?? null],
    );
    if (change.list !== undefined)
      await tx.query('INSERT INTO sandbox_register_entries (name, email_key) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
        name,
        emailKey(change.list),
      ]);
    if (change.unlist !== undefined)
      await tx.query('DELETE FROM sandbox_register_entries WHERE name = $1 AND email_key = $2', [
        name,
        emailKey(change.unlist),
      ]);
    const event = { actor: operator, action: 'register.changed', subject: `register:${name}`, ip } as const;
    await audit(tx, deps, { ...event, after: change });
  });
}
