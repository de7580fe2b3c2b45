import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLocale, sourceLocale, type Locale } from '@liftoff/contract/core/locale';
import type { accountAccess } from '@liftoff/contract/account/access';
import type { Answer } from '@liftoff/contract/core/endpoint';
import * as z from 'zod';
import { refuse, type Refused } from '../../core/call.ts';
import type { Config } from '../../core/config.ts';
import { audit } from '../../database/audit.ts';
import type { Database, Sql, Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';

const Change = z.strictObject({ title: z.string().min(1), before: z.string().min(1), after: z.string().min(1) });
const Changes = z
  .partialRecord(z.string().refine(isLocale), z.array(Change))
  .refine(changes => Object.keys(changes).length === 0 || sourceLocale in changes, `is not written in ${sourceLocale}`);

/**
 * Content of `terms.json`, which the operator writes: the version of the terms, when it applies, and what has
 * changed.
 */
const Terms = z.strictObject({
  version: z.int().positive().default(1),
  applies_from: z.iso.date().default('2026-11-20'),
  changes: Changes.default({}),
});
export type Terms = z.output<typeof Terms>;

/**
 * Reads `terms.json` from the configuration; without the file the first version applies. Throws an error that names
 * the file if it is invalid.
 */
export function readTerms({ feConfigDir }: Pick<Config, 'feConfigDir'>): Terms {
  const file = join(feConfigDir, 'terms.json');
  if (!existsSync(file)) return Terms.parse({});
  try {
    return Terms.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file} is not usable: ${String(error)}`, { cause: error });
  }
}

/**
 * Puts a version of the terms in force. A player who has accepted only an older version can then neither play for
 * money nor deposit. Publishing an existing version again corrects its text. Publishing an older version does not
 * make it current.
 */
export async function publishTerms(db: Database, deps: Deps, { version, applies_from, changes }: Terms): Promise<void> {
  await db.transaction(async tx => {
    const fresh = await tx.query<{ fresh: boolean }>(
      `INSERT INTO terms_versions (version, applies_from, changes, published_at) VALUES ($1, $2, $3::jsonb, $4)
       ON CONFLICT (version) DO UPDATE SET applies_from = excluded.applies_from, changes = excluded.changes
       RETURNING xmax = 0 AS fresh`,
      [version, applies_from, JSON.stringify(changes), deps.now()],
    );
    if (fresh[0]?.fresh !== true) return;
    await audit(tx, deps, { actor: 'platform', action: 'terms.published', subject: `terms:${version}` });
  });
}

/** SQL condition: whether the player in the row with this alias has accepted the current version. */
export const termsAgreed = (player: string): string => `(${player}.terms_accepted_at IS NOT NULL AND
  ${player}.terms_version >= coalesce((SELECT max(v.version) FROM terms_versions v), 1))`;

/** The current version, with its changes in the given locale, or in the source locale if there is no translation. */
export async function currentTerms(sql: Sql, locale: string): Promise<Answer<typeof accountAccess.currentTerms>> {
  const [row] = await sql.query<{ version: number; applies_from: string; changes: Terms['changes'] }>(
    'SELECT version, applies_from::text, changes FROM terms_versions ORDER BY version DESC LIMIT 1',
  );
  const { version, applies_from, changes } = row ?? Terms.parse({});
  const wanted: Locale = isLocale(locale) ? locale : sourceLocale;
  return { version, applies_from, changes: changes[wanted] ?? changes[sourceLocale] ?? [] };
}

/**
 * Records and audits that a player accepts the current terms [C36]. Accepting the same version again does nothing.
 * `shown` is the version that the page showed; if it has been replaced since, the acceptance is refused.
 */
export async function acceptTerms(
  tx: Tx,
  deps: Deps,
  of: { playerId: number; ip: string },
  shown: number | undefined,
): Promise<Refused | null> {
  const { version } = await currentTerms(tx, sourceLocale);
  if (shown !== undefined && shown !== version) return refuse('invalid', { terms_acceptance: ['changed'] });
  const accepted = await tx.query(
    `UPDATE players p SET terms_version = $2, terms_accepted_at = $3 WHERE id = $1 AND NOT ${termsAgreed('p')}
     RETURNING id`,
    [of.playerId, version, deps.now()],
  );
  if (accepted.length === 0) return null;
  await noteAccepted(tx, deps, of, version);
  return null;
}

/** Audits which terms applied when a new account was opened [C36]. */
export async function noteFirstTerms(tx: Tx, deps: Deps, of: { playerId: number; ip: string }): Promise<void> {
  const [row] = await tx.query<{ version: number }>('SELECT terms_version AS version FROM players WHERE id = $1', [
    of.playerId,
  ]);
  if (row === undefined) throw new Error(`Player ${of.playerId} has gone`);
  await noteAccepted(tx, deps, of, row.version);
}

async function noteAccepted(
  tx: Tx,
  deps: Deps,
  { playerId, ip }: { playerId: number; ip: string },
  version: number,
): Promise<void> {
  const actor = `player:${playerId}`;
  await audit(tx, deps, { actor, action: 'player.terms_accepted', subject: actor, after: { version }, ip });
}
