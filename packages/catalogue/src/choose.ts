import { hash } from './core/random.ts';
import type { Title } from './game.ts';

/** Number of games in the catalogue. */
export const TOTAL = 1280;

const SMALL_WORDS = new Set(['of', 'the', 'and', 'in', 'at', 'on', 'to', 'a', 'for', 'by']);
const wordsOf = (title: string): string[] => title.toLowerCase().split(/\s+/);

/** Drops the slot titles with the most overused words, until the number of games is right. */
export const choose = (list: readonly Title[]): Title[] => {
  const uses = new Map<string, number>();
  for (const { title } of list) for (const word of wordsOf(title)) uses.set(word, (uses.get(word) ?? 0) + 1);
  const worn = ({ title }: Title): number =>
    wordsOf(title)
      .filter(word => !SMALL_WORDS.has(word))
      .reduce((sum, word) => sum + Math.max(0, (uses.get(word) ?? 0) - 3), 0) +
    (hash(title) % 100) / 200;
  const drop = new Set(
    list
      .filter(title => title.kind === 'slots')
      .toSorted((a, b) => worn(b) - worn(a))
      .slice(0, Math.max(0, list.length - TOTAL)),
  );
  return list.filter(title => !drop.has(title));
};
