import type { Source } from './sources.ts';

/** Short words that are real names of what they style. */
const shortBlocks = new Set(['gap', 'row', 'tab', 'tag']);
/** Words of two letters that a class may be made of. */
const shortWords = new Set(['is', 'ok', 'on', 'qr', 'up']);

/**
 * Class names in style sheets that a reader has to guess: a block of fewer than four letters, a word of fewer than
 * three, or a word without a vowel (`hdr`, `tbl`).
 */
export function classNameFaults(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => path.endsWith('.css'))
    .flatMap(({ path, text }) =>
      [...classesOf(text)].flatMap(name => {
        const fault = classNameFault(name);
        return fault === null ? [] : [`${path}: class ${name} — ${fault}`];
      }),
    );
}

/** Why the name is refused, or `null` if it is made of whole words. */
export function classNameFault(name: string): string | null {
  const [block = ''] = name.replace(/-\d+$/, '').split(/__|--/);
  if (lettersIn(block) < 4 && !shortBlocks.has(block)) return `the block "${block}" has fewer than four letters`;
  const word = name.split(/[_-]+/).find(isAbbreviation);
  return word === undefined ? null : `"${word}" is not a whole word`;
}

/** Numbers are no words: `gap-2`, `medal--1`, `split--2-1`. */
function isAbbreviation(word: string): boolean {
  if (/^\d*$/.test(word) || shortWords.has(word)) return false;
  return lettersIn(word) < 3 || !/[aeiouy]/i.test(word);
}

const lettersIn = (text: string): number => text.replaceAll(/[^a-z]/gi, '').length;

/** The classes that the selectors of a sheet name; not what is in comments, strings, addresses and declarations. */
function classesOf(css: string): Set<string> {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  const selectors = [...bare.matchAll(/([^{};]*)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter(selector => !/^@(?!scope\b|supports\b)/.test(selector));
  return new Set(
    selectors.flatMap(selector => [...selector.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name)),
  );
}
