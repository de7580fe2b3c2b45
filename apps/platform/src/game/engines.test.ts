import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testHouse, type TestHouse } from '../testing/test-house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await testHouse({ seed: 'small' });
});
afterAll(() => house.close());

const engines = () =>
  house.db.query<{ slug: string; engine: string | null }>(
    `SELECT slug, details->>'engine' AS engine FROM games ORDER BY id`,
  );

it('games that were written before have the engine of the catalogue from the migration on', async () => {
  const written = await engines();
  expect(new Set(written.map(({ engine }) => engine))).toEqual(new Set(['slot', 'crash', 'roulette', null]));
  await house.db.query(`UPDATE games SET details = details - 'engine'`);
  expect(new Set((await engines()).map(({ engine }) => engine))).toEqual(new Set([null]));
  await house.db.query(readFileSync(join(import.meta.dirname, '../database/migrations/034-game-engine.sql'), 'utf8'));
  expect(await engines()).toEqual(written);
  const [unset] = await house.db.query(`SELECT FROM games WHERE NOT details ? 'engine'`);
  expect(unset).toBeUndefined();
});
