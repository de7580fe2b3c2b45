import { expect, it } from 'vitest';
import { sqlTextFaults, variableParts } from './sql-texts.ts';

const path = 'apps/platform/src/player/names.ts';
const partsOf = (text: string) => variableParts([{ path, text, imports: [] }]).map(part => part.slice(path.length + 1));

it.each([
  [
    'a parameter',
    'const read = (sql, name: string) => sql.query(`SELECT * FROM players WHERE name = ${name}`);',
    'name',
  ],
  [
    'a field of a body',
    'const read = (sql, { body }) => sql.query(`SELECT ${body.column} FROM players`);',
    'body.column',
  ],
  ['a sum', "const read = (sql, name: string) => sql.query('SELECT * FROM players WHERE name = ' + name);", 'name'],
  [
    'a text that is put together before the query',
    'async function read(sql, id) { const text = `UPDATE players SET a = ${id.trim()}`; await sql.query(text); }',
    'id.trim()',
  ],
  [
    'a local that holds a parameter',
    'async function read(sql, order) { const by = `ORDER BY ${order}`; await sql.query(`SELECT 1 ${by}`); }',
    'by',
  ],
])('refuses %s in an SQL text [A33]', (_what, text, part) => {
  expect(partsOf(text)).toEqual([part]);
});

it.each([
  'const columns = `id, name`; const read = (sql, id) => sql.query(`SELECT ${columns} FROM players WHERE id = $1`, [id]);',
  "import { columns } from './row.ts'; const read = sql => sql.query(`SELECT ${columns('p')} FROM players p`);",
  'const read = (sql, isLocked) => sql.query(`SELECT 1 FROM players ${isLocked ? `FOR UPDATE` : ``}`);',
  "type Lock = '' | 'FOR UPDATE'; const read = (sql, lock: Lock = '') => sql.query(`SELECT 1 FROM players ${lock}`);",
  "const names = ['a', 'b']; const read = sql => sql.query(`UPDATE players SET ${names.map(name => `${name} = 1`).join(', ')}`);",
])('allows constants of the code: %s', text => {
  expect(partsOf(text)).toEqual([]);
});

it('reports a reviewed part that has gone, so that the list only shrinks', () => {
  const text = 'const read = (sql, where: string) => sql.query(`SELECT 1 ${where}`);';
  expect(sqlTextFaults([{ path, text, imports: [] }], [`${path} where`])).toEqual([]);
  expect(sqlTextFaults([], [`${path} where`])).toEqual([
    `${path} where: no longer in SQL; remove it from sql-texts.json`,
  ]);
});
