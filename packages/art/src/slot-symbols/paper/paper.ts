import { darken, lighten } from '../../core/colour.ts';
import type { Point } from '../../core/point.ts';

/** The tones of one sheet of paper under a light from the top left. */
export type PaperTone = 'lit' | 'light' | 'body' | 'shade' | 'fold' | 'white' | 'grey' | 'ink';
export type Paper = Readonly<Record<PaperTone, string>>;

/** One flat side of a folded shape, in a box of 200 x 200. */
export type PaperFacet = readonly [outline: readonly Point[], tone: PaperTone];

/** A half of a symmetrical shape: the same side on the left and, in another tone, on the right. */
export type HalfFacet = readonly [outline: readonly Point[], left: PaperTone, right: PaperTone];

const pointsOf = (text: string): Point[] =>
  text.split(' ').map(pair => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

/** A side from its corners, written as in an SVG polygon: 'x,y x,y x,y'. */
export const side = (corners: string, tone: PaperTone): PaperFacet => [pointsOf(corners), tone];

/** The same for a half. */
export const half = (corners: string, left: PaperTone, right: PaperTone): HalfFacet => [pointsOf(corners), left, right];

export const paperOf = (colour: string): Paper => ({
  lit: lighten(colour, 0.52),
  light: lighten(colour, 0.2),
  body: colour,
  shade: darken(colour, 0.32),
  fold: darken(colour, 0.56),
  white: '#fff6e6',
  grey: '#d9cdb8',
  ink: '#24130a',
});

/** Both halves of a symmetrical shape, about x = 100. */
export const mirrored = (halves: readonly HalfFacet[]): PaperFacet[] =>
  halves.flatMap(([outline, left, right]): PaperFacet[] => [
    [outline, left],
    [outline.map(([x, y]) => [200 - x, y]), right],
  ]);
