import { expect, it } from 'vitest';
import { parseSafely } from './safe-json.ts';

/** Builds a JSON object with the given number of keys. */
const wide = (keys: number) => `{${Array.from({ length: keys }, (_, key) => `"key${key}":${key}`).join(',')}}`;

it.each([
  ['arrays', '[', ']', 20],
  ['arrays in objects', '{"a":[', ']}', 10],
])('parses twenty levels of %s but not twenty-one [A42]', (_of, opens, closes, times) => {
  const most = opens.repeat(times) + closes.repeat(times);
  expect(parseSafely(most)).toBeDefined();
  expect(parseSafely(`[${most}]`)).toBeUndefined();
});

it('parses a thousand keys but not one more, in one object or across several [A42]', () => {
  expect(Object.keys(parseSafely(wide(1_000)) as object)).toHaveLength(1_000);
  expect(parseSafely(wide(1_001))).toBeUndefined();
  expect(parseSafely(`[${wide(500)},${wide(500)}]`)).toBeDefined();
  expect(parseSafely(`[${wide(500)},${wide(501)}]`)).toBeUndefined();
});
