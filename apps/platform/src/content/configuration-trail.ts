import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { audit } from '../database/audit.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import type { Config } from '../platform-context.ts';

/** The SHA-256 of each thing that is configured, by its name. */
type Configured = Readonly<Record<string, string>>;

const folder = join(import.meta.dirname, '../../../../config');

/** Every file of `config/` and of the folder of the site's configuration, without the pages of text. */
export function readConfigured({ feConfigDir }: Pick<Config, 'feConfigDir'>, own: string = folder): Configured {
  const filesOf = (at: string, prefix: string): [string, string][] =>
    existsSync(at)
      ? readdirSync(at)
          .filter(file => file.endsWith('.json'))
          .map(file => [`${prefix}${file}`, hashOf(readFileSync(join(at, file)))])
      : [];
  return Object.fromEntries([...filesOf(own, ''), ...filesOf(feConfigDir, 'fe/')]);
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Notes in the trail what is configured otherwise than it was last noted: files, and the games of the catalogue with
 * what they return [C36]. Of processes that start together one notes it.
 */
export async function noteConfiguration(db: Database, deps: Deps, files: Configured): Promise<void> {
  await db.transaction(async tx => {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtext('configuration'))`);
    const noted = await lastNoted(tx);
    const now = new Map([...Object.entries(files), ['catalogue', await catalogueHash(tx)]]);
    for (const name of [...new Set([...noted.keys(), ...now.keys()])].toSorted()) {
      const [before, after] = [noted.get(name) ?? null, now.get(name) ?? null];
      if (before === after) continue;
      const event = { actor: 'operator', action: 'configuration.changed', subject: `configuration:${name}` } as const;
      await audit(tx, deps, { ...event, before: { sha256: before }, after: { sha256: after } });
    }
  });
}

async function lastNoted(tx: Tx): Promise<Map<string, string | null>> {
  const rows = await tx.query<{ name: string; sha256: string | null }>(
    `SELECT DISTINCT ON (subject) substr(subject, length('configuration:') + 1) AS name, after ->> 'sha256' AS sha256
     FROM audit WHERE action = 'configuration.changed' ORDER BY subject, line DESC`,
  );
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
}

async function catalogueHash(tx: Tx): Promise<string> {
  const [row] = await tx.query<{ hash: string }>(
    `SELECT encode(sha256(convert_to(coalesce(string_agg(slug || details::text, ',' ORDER BY slug), ''), 'UTF8')), 'hex')
       AS hash FROM games`,
  );
  return row?.hash ?? '';
}
