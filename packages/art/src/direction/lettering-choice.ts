// Chooses the typeface, treatment, warp and colour scheme of a title.
import { pick, type Rand } from '@liftoff/catalogue/core/random';
import { chooseFace, type FitBox } from '../lettering/fit.ts';
import type { TitleStyle } from '../lettering/set-title.ts';
import type { Provider } from '@liftoff/catalogue/studios/providers';

/** Title boxes by composition, repeated here so that the typeface can be chosen before drawing. */
const BOXES: Readonly<Record<string, FitBox>> = {
  codex: { w: 222, h: 74 },
  medallion: { w: 256, h: 76 },
  table: { w: 246, h: 64 },
  stage: { w: 260, h: 80 },
};
const COMMON_BOX: FitBox = { w: 258, h: 98 };

/** Warps that suit each composition. */
const WARPS: Readonly<Record<string, readonly string[]>> = {
  codex: ['none'],
  table: ['none'],
  medallion: ['none', 'arch', 'sag'],
  diagonal: ['rise', 'none'],
  burst: ['arch', 'rise', 'bulge'],
  emblem: ['arch', 'pinch', 'none'],
  stage: ['arch', 'bulge', 'none'],
};

const GENERIC_WARPS = ['none', 'none', 'none', 'arch', 'arch', 'bulge', 'pinch', 'slant', 'tower', 'sag', 'wave'];

/** Typefaces that look bad under strong warps. */
const CALM = new Set([
  'cinzel',
  'cinzelDeco',
  'playfair',
  'yeseva',
  'limelight',
  'abril',
  'unbounded',
  'almendra',
  'metamorphous',
  'uncial',
]);

const CALM_WARPS = ['none', 'none', 'none', 'arch', 'tower'];

/** Colour schemes that suit each treatment. */
const SCHEMES: Readonly<Record<string, readonly string[]>> = {
  foil: ['foil'],
  neon: ['accent'],
  chrome: ['silver', 'glow', 'tint'],
  flat: ['white', 'tint', 'glow', 'accent'],
  extrude: ['tint', 'accent', 'fire', 'foil', 'glow'],
  block: ['tint', 'accent', 'white'],
  duo: ['accent', 'tint'],
  inset: ['tint', 'foil', 'glow'],
  outline: ['accent', 'glow'],
  shadowcut: ['white', 'tint'],
  sticker: ['accent'],
};

/** Starts at a random one of the studio's typefaces and picks the first that keeps the title large. */
export const faceFor = (title: string, house: Provider, lay: string, rand: Rand): string => {
  const first = Math.floor(rand() * house.faces.length);
  const order = [...house.faces.slice(first), ...house.faces.slice(0, first)];
  return chooseFace(title, order, BOXES[lay] ?? COMMON_BOX);
};

/**
 * Chooses a treatment at random; the studio's first is twice as likely as each other one. A codex always has gold
 * tooling.
 */
export const treatmentFor = (house: Provider, lay: string, rand: Rand): string => {
  if (lay === 'codex') return 'foil';
  if (lay === 'table' || house.styles.length < 2) return pick(rand, house.styles);
  return pick(rand, [...house.styles.slice(0, 1), ...house.styles]);
};

export const warpFor = (face: string, lay: string, rand: Rand): string =>
  pick(rand, WARPS[lay] ?? (CALM.has(face) ? CALM_WARPS : GENERIC_WARPS));

export const schemeFor = (treatment: TitleStyle['treatment'], rand: Rand): string =>
  pick(rand, SCHEMES[treatment] ?? ['tint']);
