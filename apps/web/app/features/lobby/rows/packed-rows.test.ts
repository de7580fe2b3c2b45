import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TileGame } from '../tile-game.ts';
import { packRows, unpackRows, type LobbyRow } from './packed-rows.ts';

const studios = new Map([
  ['paper-crane', 'Paper Crane'],
  ['moth-and-mirror', 'Moth & Mirror'],
]);

const text = fc.string({ unit: 'grapheme', maxLength: 12 });
const slug = fc.stringMatching(/^[a-z0-9-]{1,12}$/);

const tile: fc.Arbitrary<TileGame> = fc
  .record(
    {
      id: text.filter(id => id !== ''),
      slug,
      title: text,
      provider: fc.constantFrom('paper-crane', 'moth-and-mirror', 'unknown'),
      preview: text.filter(preview => preview !== ''),
      tint: fc.constantFrom('#123456', '#abcdef'),
      badge: fc.constantFrom('top' as const, 'live' as const),
      demo: fc.constant(true as const),
      soon: fc.constant(true as const),
      currencies: fc.array(fc.constantFrom('EUR', 'BTC')),
      categories: fc.array(fc.constantFrom('slots', 'live')),
      usual: fc.boolean(),
    },
    { requiredKeys: ['id', 'slug', 'title', 'provider', 'preview', 'tint', 'usual'] },
  )
  .map(({ usual, ...made }) => ({
    ...made,
    ...(usual ? { id: made.slug, preview: `/pictures/poster/${made.slug}` } : {}),
    studio: studios.get(made.provider) ?? '',
  }));

const row: fc.Arbitrary<LobbyRow> = fc.record({
  id: text,
  title: text,
  total: fc.nat(),
  games: fc.array(tile, { maxLength: 5 }),
});

it('restores packed rows unchanged', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 5 }), rows => {
      expect(unpackRows(packRows(rows), studios)).toEqual(rows);
    }),
    { numRuns: 500 },
  );
});

it('leaves values that can be derived from the slug out of the packed rows', () => {
  const usual: TileGame = {
    id: 'moon-koi',
    slug: 'moon-koi',
    title: 'Moon Koi',
    provider: 'paper-crane',
    studio: 'Paper Crane',
    preview: '/pictures/poster/moon-koi',
    tint: '#123456',
  };
  const packed = packRows([{ id: 'new', title: 'New', total: 1, games: [usual] }]);
  expect(packed.match(/moon-koi|paper crane/gi)).toEqual(['moon-koi']);
});
