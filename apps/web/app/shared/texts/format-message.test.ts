import { readFileSync, readdirSync } from 'node:fs';
import compile from 'icu-minify/compile';
import formatAny from 'use-intl/format-message/format-only';
import { expect, it } from 'vitest';
import format from './format-message.ts';

type Given = Parameters<typeof format>;

const messages = new URL('../../../../../messages/', import.meta.url);
/** Every text of every language, with its locale. */
const texts = readdirSync(messages).flatMap(locale =>
  readdirSync(new URL(`${locale}/`, messages)).flatMap(file => {
    const namespace: unknown = JSON.parse(readFileSync(new URL(`${locale}/${file}`, messages), 'utf8'));
    return textsIn(namespace).map((text): [string, string] => [locale, text]);
  }),
);

function textsIn(part: unknown): string[] {
  return typeof part === 'string' ? [part] : Object.values(part as object).flatMap(textsIn);
}

/** Provides a value for every name, usable as count, date or option. */
const values = new Proxy({}, { get: (_all, name) => (name === 'title' ? '“Ünder” <way>' : 3), has: () => true });

const options = {
  formatters: {
    getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...given),
    getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...given),
    getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
      new Intl.DateTimeFormat(...given),
  },
} as unknown as Given[3];

it('the fast formatter and the full formatter return the same result for every text in every language', () => {
  expect(format).not.toBe(formatAny);
  let quick = 0;
  for (const [locale, text] of texts) {
    const compiled = compile(text);
    const given: Given = ['key', compiled, values, { ...options, locale }];
    const written = tried(() => formatAny(...given));
    expect(
      tried(() => format(...given)),
      `${locale} ${text}`,
    ).toEqual(written);
    quick += Number(!/[<,]/.test(text));
  }
  expect(quick).toBeGreaterThan(1_000);
});

it('caches formatted texts separately for each value, language and time zone', () => {
  const games = compile('{count, plural, =0 {no game} one {# game} other {# games}}');
  const write = (text: Given[1], given: Given[2], locale = 'en-CA', timeZone = 'UTC') =>
    format('key', text, given, { ...options, locale, timeZone });
  for (let times = 0; times < 2; times += 1) {
    expect([0, 1, 1234].map(count => write(games, { count }))).toEqual(['no game', '1 game', '1,234 games']);
    expect(write(games, { count: 1234 }, 'de')).toBe('1.234 games');
    const at = compile('{at, time, short}');
    expect(write(at, { at: 0 })).not.toBe(write(at, { at: 0 }, 'en-CA', 'America/Toronto'));
  }
  const rich = compile('<b>{count, number}</b>');
  const bold = (parts: unknown) => ['b', parts];
  for (const count of [1, 2]) expect(write(rich, { count, b: bold } as Given[2])).toEqual(['b', [String(count)]]);
  for (let count = 0; count < 1_000; count += 1) expect(write(games, { count: 2 + count })).toContain(' games');
});

const tried = (write: () => unknown): unknown => {
  try {
    return write();
  } catch {
    return 'refused';
  }
};
