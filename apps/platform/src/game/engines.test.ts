import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { usePlatform } from '../testing/test-platform.ts';

const platform = usePlatform({ seed: 'small' });

const engines = () =>
  platform.db.query<{ slug: string; engine: string | null }>(
    `SELECT slug, details->>'engine' AS engine FROM games ORDER BY id`,
  );

it('the migration gives existing games the engine stated in the catalogue', async () => {
  const written = await engines();
  expect(new Set(written.map(({ engine }) => engine))).toEqual(new Set(['slot', 'crash', 'roulette', null]));
  await platform.db.query(`UPDATE games SET details = details - 'engine'`);
  expect(new Set((await engines()).map(({ engine }) => engine))).toEqual(new Set([null]));
  await platform.db.query(
    readFileSync(join(import.meta.dirname, '../database/migrations/034-game-engine.sql'), 'utf8'),
  );
  expect(await engines()).toEqual(written);
  const [unset] = await platform.db.query(`SELECT FROM games WHERE NOT details ? 'engine'`);
  expect(unset).toBeUndefined();
});
