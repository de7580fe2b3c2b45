import { readFileSync, readdirSync } from 'node:fs';
import { locales } from '@liftoff/contract/core/locale';
import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';

type Messages = { [key: string]: string | Messages };

const folder = new URL('../../../../../messages/', import.meta.url);

const read = (locale: string, namespace: string): Messages =>
  JSON.parse(readFileSync(new URL(`${locale}/${namespace}.json`, folder), 'utf8')) as Messages;

const flat = (messages: Messages, prefix = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );

/** Parameters and tags of a text, including those in its branches, which a translation must keep. */
function parameters(text: string): Set<string> {
  const names = new Set<string>();
  const walk = (parts: readonly unknown[]): void => {
    for (const part of parts) {
      if (!Array.isArray(part)) continue;
      const [name, ...rest] = part as [string, ...unknown[]];
      names.add(name);
      for (const inner of rest) {
        const isBranches = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
        if (isBranches) Object.values(inner).forEach(branch => void (Array.isArray(branch) && walk(branch)));
        else walk([inner]);
      }
    }
  };
  const compiled: unknown = compile(text);
  if (Array.isArray(compiled)) walk(compiled);
  return names;
}

/** The locales that have texts, read from the folders so that new ones are included. */
const written = readdirSync(folder).toSorted();
const translated = written.filter(locale => locale !== 'en-CA');
const namespaces = readdirSync(new URL('en-CA/', folder)).map(file => file.replace('.json', ''));

it('every language has a folder, and every folder contains every file [I18N-002, I18N-004, I18N-005, I18N-007, I18N-008, I18N-009]', () => {
  expect(locales).toEqual(expect.arrayContaining(written));
  expect(written).toEqual(['de', 'en-CA', 'et', 'fr-CA', 'it', 'no']);
  const files = readdirSync(new URL('en-CA/', folder)).toSorted();
  expect(files.length).toBeGreaterThan(10);
  for (const locale of translated) expect(readdirSync(new URL(`${locale}/`, folder)).toSorted()).toEqual(files);
});

describe.each(namespaces)('the texts in %s', namespace => {
  const source = flat(read('en-CA', namespace));

  it.each(translated)(
    'translations are complete in %s and use the same parameters as in English [I18N-002, I18N-005, I18N-007, I18N-008, I18N-009] [C41]',
    locale => {
      const texts = flat(read(locale, namespace));
      expect(texts.map(([key]) => key)).toEqual(source.map(([key]) => key));
      for (const [index, [key, text]] of texts.entries())
        expect([key, parameters(text)]).toEqual([key, parameters(source[index]?.[1] ?? '')]);
    },
  );

  it('texts compile without errors and contain no exclamation marks', () => {
    for (const locale of written)
      for (const [key, text] of flat(read(locale, namespace))) {
        expect(() => compile(text), `${locale} ${key}`).not.toThrow();
        expect(text, `${locale} ${key}`).not.toContain('!');
      }
  });
});

/** Names and phrases that are the same in several languages. */
const same: ReadonlySet<string> = new Set([
  'Prince Edward Island',
  'Visa, Mastercard, Maestro',
  'Jackpot {level}: {amount}',
  'Start for {stake}',
  '{stake} → {win}',
  '{before} → {after}',
  '{points} points = {amount}',
  '{count} × {title}',
  '{coin}, in {unit}',
  '© {year} {brand}.',
  '{hours, plural, =0 {{minutes} min} other {{hours} h {minutes} min}}',
  'Seed for {day}',
  '{count, plural, one {# point} other {# points}}',
]);

it.each(namespaces.flatMap(namespace => translated.map(locale => [namespace, locale] as const)))(
  'no text in %s with three or more words is left in English in %s [C41]',
  (namespace, locale) => {
    const english = new Map(flat(read('en-CA', namespace)));
    const isLeft = ([key, text]: [string, string]) =>
      text === english.get(key) && text.split(/\s+/).length > 2 && !same.has(text);
    expect(flat(read(locale, namespace)).filter(isLeft)).toEqual([]);
  },
);

/** Phrases that would make a loss look like a near win, or a win look due. */
const nudges: Readonly<Record<string, RegExp>> = {
  'en-CA':
    /\b(?:so close|almost|nearly|due|unlucky|bad luck|better luck|next time|hot|cold|streak|keep (?:going|playing|trying))\b/i,
  'fr-CA':
    /presque|si près|malchance|pas de chance|chanceux|série (?:noire|gagnante)|la prochaine fois|encore un essai/i,
  no: /\b(?:nesten|så nær|like ved|på nippet|flaks|uflaks|uheldig|heldig|neste gang|tur til å vinne|stim|vinnerrekke|tapsrekke|varme? tall|kalde? tall|fortsett å spille|spill videre|en gang til)\b/i,
  it: /\b(?:quasi|per un soffio|per poco|sfortuna|sfortunat[oaie]|fortunat[oaie]|la prossima volta|ritardatari[oa]?|serie (?:nera|fortunata|vincente|positiva)|numer[oi] (?:cald|fredd)[oi]|ritenta|ancora un tentativo|continua a giocare)\b/i,
  et: /peaaegu|napilt|nii lähedal|ebaõnn|õnnetu|hea õnn|järgmine kord|järgmisel korral|võiduseeria|kaotusseeria|must seeria|kuum number|külm number|veel üks katse|mängi edasi/i,
  de: /so nah|knapp|beinahe|\bfast\b|fällig|\bpech|strähne|nächstes mal|noch ein versuch/i,
};

/** Namespaces about play, its results, its cost, and everything that leads to it. */
const aboutPlay = 'frame game player history notices notifications lobby news mail cashbox limits'.split(' ');

it.each(written)('texts about play in %s do not urge anyone to keep playing [C22]', locale => {
  const words = nudges[locale];
  if (words === undefined) throw new Error(`which words nudge in ${locale}?`);
  for (const namespace of aboutPlay)
    for (const [key, text] of flat(read(locale, namespace))) expect(text, `${locale} ${key}`).not.toMatch(words);
});
