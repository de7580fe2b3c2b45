import { compositions } from '../compositions/index.ts';
import type { Provider } from '@liftoff/catalogue/studios/providers';
import { familyOf } from '../subjects/index.ts';
import type { Subject } from '../subjects/subject.ts';
import type { DirectedGame } from '@liftoff/catalogue/art';

/** Compositions that suit a subject that already fills its box from edge to edge. */
const WIDE = ['hero', 'stamp', 'porthole', 'triptych', 'arch', 'medallion', 'postcard'];

const COMMON = Object.keys(compositions).filter(n => n !== 'table');

/** Compositions to avoid, by family of subjects. */
const AVOID: Readonly<Record<string, readonly string[]>> = {
  places: ['mirror', 'burst', 'reels', 'orbit', 'card', 'trio', 'tapestry', 'closeup', 'stage', 'split'],
  instant: ['codex', 'mirror', 'porthole', 'arch', 'stamp', 'medallion', 'triptych', 'reels'],
  play: ['mirror', 'porthole', 'codex', 'stamp'],
  cosmos: ['mirror', 'stage', 'card'],
  music: ['porthole'],
};

/** Compositions to avoid, by subject. */
const AVOID_SUBJECT: Readonly<Record<string, readonly string[]>> = {
  swan: ['closeup', 'grand'],
  heron: ['closeup', 'grand'],
  raven: ['closeup', 'grand'],
  kangaroo: ['closeup', 'grand'],
  harp: ['closeup', 'grand'],
  telescope: ['closeup'],
  key: ['triptych'],
  constellation: ['burst', 'card', 'tapestry', 'split', 'mirror', 'emblem'],
  galaxy: ['burst', 'card', 'tapestry', 'mirror', 'stage'],
  eclipse: ['mirror', 'burst'],
  crystalBall: ['mirror'],
  plinko: ['mirror', 'tapestry', 'trio', 'burst'],
  spider: ['burst', 'mirror'],
  jelly: ['mirror', 'stage'],
  koi: ['mirror', 'stage', 'burst'],
  fan: ['reels'],
  island: ['burst', 'orbit'],
};

/**
 * Names of the compositions to choose from. The studio's favourites are repeated, so that they are chosen more often.
 */
export const layouts = (game: DirectedGame, subject: Subject, house: Provider): string[] => {
  const family = familyOf[game.subject] ?? '';
  if (family === 'live') return ['table'];
  const avoid = new Set([...(AVOID[family] ?? []), ...(AVOID_SUBJECT[game.subject] ?? [])]);
  const allowed = (subject.wide ? WIDE : COMMON).filter(n => !avoid.has(n));
  const own = house.lays.filter(n => allowed.includes(n));
  return [...own, ...own, ...own, ...allowed];
};
