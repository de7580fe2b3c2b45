import { birds, creatures, elements, garden, sea, wild } from './titles/nature.ts';
import { live, tables, turbo } from './titles/tables.ts';
import { classic, machines, music, play } from './titles/town.ts';
import { ancient, cosmos, myth, mystery, places, relics, riches } from './titles/worlds.ts';
import type { GameKind, Title } from './game.ts';

/** A shelf of titles: each key is a subject, each value is 'Title; Title; …'. */
interface Shelf {
  readonly theme: string;
  readonly [subject: string]: string;
}

/** All shelves. Their order affects how titles are assigned to studios, so add new shelves at the end. */
const SHELVES: readonly Shelf[] = [
  birds,
  creatures,
  elements,
  garden,
  sea,
  wild,
  ancient,
  cosmos,
  mystery,
  myth,
  places,
  relics,
  riches,
  classic,
  machines,
  music,
  play,
  live,
  tables,
  turbo,
];

const KINDS: Readonly<Record<string, GameKind>> = { live: 'live', tables: 'tables', turbo: 'instant' };

const titlesOf = ({ theme, ...subjects }: Shelf): Title[] =>
  Object.entries(subjects).flatMap(([subject, text]) =>
    text
      .split(';')
      .map(title => title.trim())
      .filter(Boolean)
      .map(title => ({ title, subject, theme, kind: KINDS[theme] ?? 'slots' })),
  );

/** All hand-written titles with their subject and shelf. */
export const allTitles = (): Title[] => SHELVES.flatMap(titlesOf);

/** Lists the subjects of a shelf. */
export const shelfSubjects = (theme: string): string[] =>
  SHELVES.filter(shelf => shelf.theme === theme).flatMap(shelf => Object.keys(shelf).filter(key => key !== 'theme'));

/** Converts a title to its slug: lower case, without accents, with hyphens. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
