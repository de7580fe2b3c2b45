// The fictional studios and their house styles.
import { houseStyles } from './house-styles.ts';

/**
 * A studio: the kinds of game it makes, and the style of its posters. Every list contains names, with the favourite
 * first.
 */
export interface Provider {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly makes: readonly string[];
  readonly grounds: readonly string[];
  readonly faces: readonly string[];
  readonly styles: readonly string[];
  readonly frame: string;
  readonly light: string;
  readonly mark: string;
  readonly lays: readonly string[];
  readonly themes: readonly string[];
}

/** Slugs required elsewhere: /play/turbogames/rocket-x must be a game by Apogee Turbo. */
const FIXED_SLUGS: Readonly<Record<string, string>> = { 'apogee-turbo': 'turbogames' };

const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
const words = (text: string): string[] => text.split(' ').filter(Boolean);

const parse = (row: string): Provider => {
  const [name = '', makes = '', grounds = '', faces = '', styles = '', frame = '', light = '', mark = '', ...rest] = row
    .split('|')
    .map(cell => cell.trim());
  const [lays = '', themes = ''] = rest;
  const id = idOf(name);
  return {
    id,
    slug: FIXED_SLUGS[id] ?? id,
    name,
    makes: words(makes),
    grounds: words(grounds),
    faces: words(faces),
    styles: words(styles),
    frame,
    light,
    mark,
    lays: words(lays),
    themes: words(themes),
  };
};

export const providers: readonly Provider[] = houseStyles.trim().split('\n').map(parse);

export const providerById: Readonly<Record<string, Provider>> = Object.fromEntries(providers.map(p => [p.id, p]));
