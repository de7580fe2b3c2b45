import { birds, creatures, elements, garden, sea, wild } from './titles/nature.ts';
import { live, tables, turbo } from './titles/tables.ts';
import { classic, machines, music, play } from './titles/town.ts';
import { ancient, cosmos, myth, mystery, places, relics, riches } from './titles/worlds.ts';
import type { GameKind, Title } from './game.ts';

/** A shelf of titles: subject: 'Title; Title; …'. */
interface Shelf {
  readonly theme: string;
  readonly [subject: string]: string;
}

/** Every shelf. The order decides how titles are dealt: a new shelf goes last. */
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

/** Every hand-written title with its subject and shelf. */
export const allTitles = (): Title[] => SHELVES.flatMap(titlesOf);

/** Subjects of a shelf. */
export const shelfSubjects = (theme: string): string[] =>
  SHELVES.filter(shelf => shelf.theme === theme).flatMap(shelf => Object.keys(shelf).filter(key => key !== 'theme'));

/** The address of a title: lower case, no accents, hyphens. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
