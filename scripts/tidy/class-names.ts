import type { Source } from './sources.ts';

/** Blocks of fewer than four letters that are whole words. */
const shortBlocks = new Set(['gap', 'row', 'tab', 'tag']);
/** Words of two letters that are allowed in a class name. */
const shortWords = new Set(['is', 'ok', 'on', 'qr', 'up']);

/**
 * Reports class names that a reader has to guess: with a block of fewer than four letters, a word of fewer than three
 * letters, or a word without a vowel (`hdr`, `tbl`).
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

/** The reason why a class name is refused, or `null` if all of its parts are whole words. */
export function classNameFault(name: string): string | null {
  const [block = ''] = name.replace(/-\d+$/, '').split(/__|--/);
  if (lettersIn(block) < 4 && !shortBlocks.has(block)) return `the block "${block}" has fewer than four letters`;
  const word = name.split(/[_-]+/).find(isAbbreviation);
  return word === undefined ? null : `"${word}" is not a whole word`;
}

/** Numbers are allowed: `gap-2`, `medal--1`, `split--2-1`. */
function isAbbreviation(word: string): boolean {
  if (/^\d*$/.test(word) || shortWords.has(word)) return false;
  return lettersIn(word) < 3 || !/[aeiouy]/i.test(word);
}

const lettersIn = (text: string): number => text.replaceAll(/[^a-z]/gi, '').length;

/** The classes in the selectors of a style sheet. Ignores comments, strings, addresses and declarations. */
function classesOf(css: string): Set<string> {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  const selectors = [...bare.matchAll(/([^{};]*)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter(selector => !/^@(?!scope\b|supports\b)/.test(selector));
  return new Set(
    selectors.flatMap(selector => [...selector.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name)),
  );
}
