import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { PageBytes } from './page-bytes.server.ts';

const written = (texts: readonly string[]): string => {
  let bytes: Uint8Array = new Uint8Array();
  const page = new PageBytes(
    whole => (bytes = whole),
    () => undefined,
  );
  for (const text of texts) expect(page.write(text)).toBe(true);
  page.end();
  return Buffer.from(bytes).toString();
};

it('a page is all that was written, whatever its letters and however long', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.tuple(fc.constantFrom('a', 'é', '€', '🚀'), fc.nat(70_000)).map(([letter, times]) => letter.repeat(times)),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 12 }), texts => {
      expect(written(texts) === texts.join('')).toBe(true);
    }),
    { numRuns: 100 },
  );
});

it('what React cannot write is told', () => {
  const failed: unknown[] = [];
  const page = new PageBytes(
    () => expect.unreachable(),
    error => failed.push(error),
  );
  page.write('half');
  page.destroy(new Error('broke'));
  expect(failed).toEqual([new Error('broke')]);
});
