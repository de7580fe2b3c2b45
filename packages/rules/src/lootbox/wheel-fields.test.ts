import { expect, it } from 'vitest';
import { configuredTables, segmentOf } from '../testing/prize-tables.ts';
import { wheelFields } from './wheel-fields.ts';

it.each(configuredTables)(
  'the wheel of $groups $tiers shows every prize that can be won, and no other [D10]',
  ({ segments }) => {
    const fields = wheelFields(segments);
    expect(fields).toHaveLength(12);
    const possible = segments.filter(({ weight }) => weight > 0).map(({ id }) => id);
    expect([...new Set(fields.map(({ id }) => id))].toSorted()).toEqual(possible.toSorted());
    for (const [at, { id }] of fields.entries()) expect(fields[(at + 1) % 12]?.id).not.toBe(id);
  },
);

it('the rarest prize has one field, and no prize has more fields than a likelier one', () => {
  for (const { segments } of configuredTables) {
    const fields = wheelFields(segments);
    const counts = segments
      .filter(({ weight }) => weight > 0)
      .toSorted((a, b) => b.weight - a.weight)
      .map(({ id }) => fields.filter(field => field.id === id).length);
    expect(counts.at(-1)).toBe(1);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  }
});

it('a wheel has a field for each of more than twelve segments', () => {
  expect(wheelFields(Array.from({ length: 15 }, (_, at) => segmentOf(String(at), 1)))).toHaveLength(15);
});
