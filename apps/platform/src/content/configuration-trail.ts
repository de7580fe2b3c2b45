import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { audit } from '../database/audit.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Deps } from '../core/deps.ts';
import type { Config } from '../core/platform-context.ts';

/** SHA-256 hash of each configuration file, by file name. */
type Configured = Readonly<Record<string, string>>;

const folder = join(import.meta.dirname, '../../../../config');

/**
 * Reads and hashes the JSON files of `config/`, `config/markets/`, the folders of additional brands and the site's
 * configuration folder, but no text pages.
 */
export function readConfigured(
  { feConfigDir, brandsDir }: Pick<Config, 'feConfigDir' | 'brandsDir'>,
  own: string = folder,
): Configured {
  const filesOf = (at: string, prefix: string): [string, string][] =>
    existsSync(at)
      ? readdirSync(at)
          .filter(file => file.endsWith('.json'))
          .map(file => [`${prefix}${file}`, hashOf(readFileSync(join(at, file)))])
      : [];
  const brands = existsSync(brandsDir)
    ? readdirSync(brandsDir, { withFileTypes: true }).filter(entry => entry.isDirectory())
    : [];
  const ofBrands = brands.flatMap(({ name }) => filesOf(join(brandsDir, name), `brands/${name}/`));
  return Object.fromEntries([
    ...filesOf(own, ''),
    ...filesOf(join(own, 'markets'), 'markets/'),
    ...ofBrands,
    ...filesOf(feConfigDir, 'fe/'),
  ]);
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Records in the audit trail every change of configuration since the last record: files, the game catalogue, and the
 * return to player of each game [C36]. If several processes start concurrently, only one records a change.
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
    await noteReturns(tx, deps);
  });
}

async function lastNoted(tx: Tx): Promise<Map<string, string | null>> {
  const rows = await tx.query<{ name: string; sha256: string | null }>(
    `SELECT DISTINCT ON (subject) substr(subject, length('configuration:') + 1) AS name, after ->> 'sha256' AS sha256
     FROM audit WHERE action = 'configuration.changed' AND subject LIKE 'configuration:%'
     ORDER BY subject, line DESC`,
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

/**
 * Writes one audit line for each game whose return to player has changed. If none was recorded before, writes a
 * single line for all games.
 */
async function noteReturns(tx: Tx, deps: Deps): Promise<void> {
  const noted = await returnsNoted(tx);
  const rows = await tx.query<{ slug: string; rtp: number }>(
    `SELECT slug, details -> 'rtp' AS rtp FROM games WHERE details ->> 'rtp' IS NOT NULL ORDER BY slug`,
  );
  const now = new Map(rows.map(({ slug, rtp }) => [slug, rtp]));
  const event = { actor: 'operator', action: 'configuration.changed' } as const;
  if (noted.size === 0) {
    if (now.size === 0) return;
    await audit(tx, deps, {
      ...event,
      subject: 'games',
      before: { rtp: null },
      after: { rtp: Object.fromEntries(now) },
    });
    return;
  }
  for (const slug of [...new Set([...noted.keys(), ...now.keys()])].toSorted()) {
    const [before, after] = [noted.get(slug) ?? null, now.get(slug) ?? null];
    if (before === after) continue;
    await audit(tx, deps, { ...event, subject: `game:${slug}`, before: { rtp: before }, after: { rtp: after } });
  }
}

/** The last recorded return to player of each game, by slug. */
async function returnsNoted(tx: Tx): Promise<Map<string, number>> {
  const [all] = await tx.query<{ line: bigint; after: { rtp: Record<string, number> } }>(
    `SELECT line, after FROM audit WHERE action = 'configuration.changed' AND subject = 'games' ORDER BY line DESC LIMIT 1`,
  );
  if (all === undefined) return new Map();
  const noted = new Map(Object.entries(all.after.rtp));
  const changed = await tx.query<{ slug: string; rtp: number | null }>(
    `SELECT DISTINCT ON (subject) substr(subject, length('game:') + 1) AS slug, after -> 'rtp' AS rtp
     FROM audit WHERE action = 'configuration.changed' AND subject LIKE 'game:%' AND line > $1
     ORDER BY subject, line DESC`,
    [all.line],
  );
  for (const { slug, rtp } of changed) {
    if (rtp === null) noted.delete(slug);
    else noted.set(slug, rtp);
  }
  return noted;
}
