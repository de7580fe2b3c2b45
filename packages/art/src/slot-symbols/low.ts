import { Canvas } from '../core/canvas.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { pick, rng, shuffle } from '@liftoff/catalogue/core/random';
import { paperGroups } from './paper/index.ts';
import { paperOf, type PaperFacet } from './paper/paper.ts';

/** Colour variants for five distinguishable hues. One variant of each hue is used per game. */
const HUES = [
  ['#ee6f93', '#f0627a', '#e85a9c'],
  ['#f09a2e', '#f2b13c', '#ee7d3c'],
  ['#5cb55e', '#86bd3f', '#4fb877'],
  ['#2fb3ab', '#35a5dd', '#2fa9c4'],
  ['#8a74f6', '#b06ae6', '#9a6cf0'],
];

interface Folded {
  readonly facets: readonly PaperFacet[];
  readonly colour: string;
}

/** A game's five folded papers, with different outlines and hues. */
export const papersOf = (slug: string): Folded[] => {
  const rand = rng('papers:' + slug);
  const colours = shuffle(rand, HUES).map(hue => pick(rand, hue));
  return shuffle(rand, paperGroups).map((group, i) => ({ facets: pick(rand, group), colour: nth(colours, i) }));
};

/** A folded paper, by index 0 to 4, with flat sides and no frame. */
export const lowSymbol = (slug: string, index: number): string => {
  const c = new Canvas(200, 200, `${slug}:low${index}`);
  const { facets, colour } = nth(papersOf(slug), index);
  const paper = paperOf(colour);
  c.ellipse(100, 184, 56, 7, '#02040a', 'opacity=".34"');
  for (const [outline, tone] of facets) {
    const paint = paper[tone];
    // A thin stroke of the same paint closes the seam between neighbouring sides.
    c.poly(outline, paint, `stroke="${paint}" stroke-width=".7"`);
  }
  return c.toString();
};
