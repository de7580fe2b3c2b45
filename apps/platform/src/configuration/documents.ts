import * as z from 'zod';
import type { Deps } from '../core/deps.ts';
import type { Database, Sql, Tx } from '../database/database.ts';
import type { DocumentKind } from './document-kind.ts';

/** A version of a document. `value` is `null` if the document was removed, `reason` if the version is from a file. */
export interface DocumentVersion {
  readonly name: string;
  readonly version: number;
  readonly value: unknown;
  readonly changed_by: string;
  readonly changed_at: Date;
  readonly reason: string | null;
}

/** The author of versions that come from the operator's files. */
const byFile = 'configuration';
const columns = 'name, version, value, changed_by, changed_at, reason';
const inForce = `SELECT DISTINCT ON (name) ${columns} FROM configuration_versions ORDER BY name, version DESC`;

/**
 * Stores the documents of the files as new versions, if a file has changed since its version was stored. Documents
 * that staff have edited stay as they are. Throws an error that names an edited document that no longer has its shape.
 */
export async function publishDocuments(db: Database, deps: Deps, kinds: readonly DocumentKind[]): Promise<void> {
  await db.transaction(async tx => {
    // Several processes can start on one database concurrently.
    await lockDocuments(tx);
    const stored = new Map((await tx.query<DocumentVersion>(inForce)).map(row => [row.name, row]));
    for (const row of stored.values()) if (row.changed_by !== byFile) refuseMisshapen(row, kinds);
    for (const kind of kinds) {
      const shipped = kind.shipped();
      const removed = [...stored.keys()].filter(name => kind.isOptional && kind.isName(name) && !shipped.has(name));
      for (const [name, value] of [...shipped, ...removed.map(gone => [gone, null] as const)]) {
        const isEdited = (stored.get(name)?.changed_by ?? byFile) !== byFile;
        if (isEdited || (await isStored(tx, name, value))) continue;
        await insertVersion(tx, { name, value, changed_by: byFile, changed_at: deps.now(), reason: null });
        if (value !== null) await kind.stored?.(tx, value);
      }
    }
  });
}

/** Prevents startup, because otherwise each call that reads the document would fail. */
function refuseMisshapen({ name, value }: DocumentVersion, kinds: readonly DocumentKind[]): void {
  const fault = value === null ? undefined : kinds.find(kind => kind.isName(name))?.shape.safeParse(value).error;
  if (fault) throw new Error(`The edited document ${name} is not usable: ${z.prettifyError(fault)}`);
}

/** Lets only one transaction at a time change documents, while everybody can read them. */
export const lockDocuments = (tx: Tx) => tx.query('LOCK TABLE configuration_versions IN EXCLUSIVE MODE');

async function isStored(tx: Tx, name: string, value: unknown): Promise<boolean> {
  const rows = await tx.query(
    `SELECT FROM (${inForce}) AS document WHERE name = $1 AND value IS NOT DISTINCT FROM $2::jsonb`,
    [name, jsonOf(value)],
  );
  return rows.length > 0;
}

const jsonOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

async function insertVersion(tx: Tx, added: Omit<DocumentVersion, 'version'>): Promise<DocumentVersion> {
  const [row] = await tx.query<DocumentVersion>(
    `INSERT INTO configuration_versions (${columns})
     SELECT $1, coalesce(max(version), 0) + 1, $2::jsonb, $3, $4, $5 FROM configuration_versions WHERE name = $1
     RETURNING ${columns}`,
    [added.name, jsonOf(added.value), added.changed_by, added.changed_at, added.reason],
  );
  if (row === undefined) throw new Error(`No version of ${added.name}`);
  return row;
}

/** The versions in force, or all of them with `history`, newest first, of all documents or of those with a name. */
export async function documentVersions(
  sql: Sql,
  { name, prefix, history }: { name?: string | undefined; prefix?: string; history: boolean },
): Promise<DocumentVersion[]> {
  const from = history ? 'configuration_versions' : `(${inForce}) AS document`;
  return await sql.query<DocumentVersion>(
    `SELECT ${columns} FROM ${from}
     WHERE ($1::text IS NULL OR name = $1) AND ($2::text IS NULL OR starts_with(name, $2))
     ORDER BY ${history ? 'changed_at DESC, name, version DESC' : 'name'}`,
    [name ?? null, prefix ?? null],
  );
}

/** The version in force; `null` if none is stored. */
export async function versionInForce(sql: Sql, name: string): Promise<DocumentVersion | null> {
  const [row] = await documentVersions(sql, { name, history: false });
  return row ?? null;
}

/** The value in force; `null` if there is no such document. Before any version is stored, the file is in force. */
export async function documentInForce<V>(sql: Sql, kind: DocumentKind<V>, name: string): Promise<V | null> {
  return valueOf(kind, name, await versionInForce(sql, name));
}

/** The value that was in force at a moment. Before the first version was stored, this is the first version. */
export async function documentAt<V>(sql: Sql, kind: DocumentKind<V>, name: string, at: Date): Promise<V | null> {
  const [row] = await sql.query<DocumentVersion>(
    `SELECT ${columns} FROM configuration_versions WHERE name = $1
     ORDER BY changed_at <= $2 DESC, CASE WHEN changed_at <= $2 THEN -version ELSE version END LIMIT 1`,
    [name, at],
  );
  return valueOf(kind, name, row ?? null);
}

function valueOf<V>(kind: DocumentKind<V>, name: string, row: DocumentVersion | null): V | null {
  if (row === null) return kind.shipped().get(name) ?? null;
  return row.value === null ? null : kind.shape.parse(row.value);
}

/** The documents of these kinds that staff have edited. */
export async function editedDocuments(sql: Sql, kinds: readonly DocumentKind[]): Promise<Record<string, unknown>> {
  const rows = await documentVersions(sql, { history: false });
  return Object.fromEntries(
    rows
      .filter(({ name, changed_by }) => changed_by !== byFile && kinds.some(kind => kind.isName(name)))
      .map(({ name, value }) => [name, value]),
  );
}

/**
 * Stores a new version, unless the version in force is not `version`. Returns the previous and the new version, or
 * `null` if nothing was stored. Expects the lock of `lockDocuments`, and a valid value.
 */
export async function changeDocument(
  tx: Tx,
  change: { name: string; version: number; value: unknown; by: string; reason: string; at: Date },
): Promise<{ before: DocumentVersion | null; after: DocumentVersion } | null> {
  const { name, version, value, by, reason, at } = change;
  const before = await versionInForce(tx, name);
  if ((before?.version ?? 0) !== version) return null;
  return { before, after: await insertVersion(tx, { name, value, changed_by: by, changed_at: at, reason }) };
}
