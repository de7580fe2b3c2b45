import { readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';

type Messages = { [key: string]: string | Messages };

const read = (locale: string, namespace: string): Messages =>
  JSON.parse(
    readFileSync(new URL(`../../../../../messages/${locale}/${namespace}.json`, import.meta.url), 'utf8'),
  ) as Messages;

const flat = (messages: Messages, prefix = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );

/** The parameters and tags of a text: what a translation must keep. */
const parameters = (text: string): string[] =>
  [...text.matchAll(/\{([a-z]\w*)[,}]|<(\w+)>/g)].map(match => match[1] ?? match[2] ?? '').toSorted();

describe.each(['shell', 'lobby', 'search', 'errors', 'page', 'player', 'away'])('the texts of %s', namespace => {
  const source = flat(read('en-CA', namespace));

  it.each(['fr-CA', 'de'])('are all there in %s, with the same parameters [I18N-002, I18N-005]', locale => {
    const translated = flat(read(locale, namespace));
    expect(translated.map(([key]) => key)).toEqual(source.map(([key]) => key));
    for (const [index, [key, text]] of translated.entries())
      expect([key, new Set(parameters(text))]).toEqual([key, new Set(parameters(source[index]?.[1] ?? ''))]);
  });

  it('compile, and nobody shouts', () => {
    for (const locale of ['en-CA', 'fr-CA', 'de'])
      for (const [key, text] of flat(read(locale, namespace))) {
        expect(() => compile(text), `${locale} ${key}`).not.toThrow();
        expect(text, `${locale} ${key}`).not.toContain('!');
      }
  });
});
