import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import type { Database } from '../database/database.ts';
import type { Config } from '../core/config.ts';
import { unseal } from '../verification/sealed-file.ts';
import { playerTables, type PlayerTable } from './player-tables.ts';

/** Number of rows read per query. */
const part = 2_000;

type Row = Record<string, unknown>;
type Copied = PlayerTable & { readonly copy: NonNullable<PlayerTable['copy']> };

/**
 * Returns all data stored about a player as gzipped JSON: the rows by table name, and the files of their documents in
 * base64. Integers from the database become strings, because JSON numbers are exact only up to 2^53. The data is read
 * in parts and outside a transaction, so that bets can continue meanwhile.
 */
export const makeCopy = (db: Database, config: Config, playerId: number, at: Date): Promise<Buffer> =>
  buffer(Readable.from(written(db, config, playerId, at)).pipe(createGzip()));

async function* written(db: Database, config: Config, playerId: number, at: Date): AsyncGenerator<string> {
  yield `{"player":${playerId},"made_at":${textOf(at)},"tables":{`;
  let isFirst = true;
  for (const [name, table] of Object.entries(playerTables)) {
    if (table.copy === undefined) continue;
    yield `${isFirst ? '' : ','}\n${textOf(name)}:`;
    isFirst = false;
    yield* list(rowsOf(db, name, { ...table, copy: table.copy }, playerId));
  }
  yield '},\n"files":';
  yield* list(filesOf(db, config, playerId));
  yield '}\n';
}

async function* list(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  let before = '[';
  for await (const row of rows) {
    yield before + textOf(row);
    before = ',\n';
  }
  yield before === '[' ? '[]' : ']';
}

async function* rowsOf(db: Database, name: string, table: Copied, playerId: number): AsyncGenerator<Row> {
  const { select = 't.*', from = `${name} t`, without = [], by = [] } = table.copy;
  const keys = by.map(key => `t.${key}`).join(', ');
  let last: Row | undefined;
  for (;;) {
    const after = last === undefined ? '' : `AND (${keys}) > (${by.map((_, at) => `$${at + 2}`).join(', ')})`;
    const order = by.length === 0 ? '' : `ORDER BY ${keys} LIMIT ${part}`;
    const rows: Row[] = await db.query<Row>(`SELECT ${select} FROM ${from} WHERE (${table.rows}) ${after} ${order}`, [
      playerId,
      ...(last === undefined ? [] : by.map(key => last?.[key])),
    ]);
    for (const row of rows) yield Object.fromEntries(Object.entries(row).filter(([key]) => !without.includes(key)));
    if (by.length === 0 || rows.length < part) return;
    last = rows.at(-1);
  }
}

/** The documents' files, opened one at a time. */
async function* filesOf(db: Database, config: Config, playerId: number): AsyncGenerator<Row> {
  const documents = await db.query<{ id: string; type: string }>(
    `SELECT d.id, d.type FROM verification_documents d JOIN verifications v ON v.id = d.verification_id
     WHERE v.player_id = $1 ORDER BY d.id`,
    [playerId],
  );
  for (const { id, type } of documents) {
    const [file] = await db.query<{ sealed: Buffer }>('SELECT sealed FROM verification_files WHERE document_id = $1', [
      id,
    ]);
    if (file) yield { document_id: id, type, base64: unseal(config, id, file.sealed).toString('base64') };
  }
}

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) => {
    if (typeof one === 'bigint') return one.toString();
    return isBytes(one) ? Buffer.from(one.data).toString('base64') : one;
  });

/** Whether the value is a buffer in the form into which `JSON.stringify` has already converted it. */
const isBytes = (value: unknown): value is { data: number[] } =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer' && 'data' in value;
