import { darken, lighten } from '../../core/colour.ts';
import type { Point } from '../../core/point.ts';

/** Tones of one sheet of paper, lit from the top left. */
export type PaperTone = 'lit' | 'light' | 'body' | 'shade' | 'fold' | 'white' | 'grey' | 'ink';
export type Paper = Readonly<Record<PaperTone, string>>;

/** One flat side of a folded shape, in a box of 200 x 200. */
export type PaperFacet = readonly [outline: readonly Point[], tone: PaperTone];

/** One side of a symmetrical shape, with its tone on the left half and on the mirrored right half. */
export type HalfFacet = readonly [outline: readonly Point[], left: PaperTone, right: PaperTone];

const pointsOf = (text: string): Point[] =>
  text.split(' ').map(pair => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

/** A side given by its corners, written as in an SVG polygon: 'x,y x,y x,y'. */
export const side = (corners: string, tone: PaperTone): PaperFacet => [pointsOf(corners), tone];

/** A side of a symmetrical shape, given by its corners in the same notation. */
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

/** Both halves of a symmetrical shape, mirrored at x = 100. */
export const mirrored = (halves: readonly HalfFacet[]): PaperFacet[] =>
  halves.flatMap(([outline, left, right]): PaperFacet[] => [
    [outline, left],
    [outline.map(([x, y]) => [200 - x, y]), right],
  ]);
