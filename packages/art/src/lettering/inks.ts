// Colour schemes for titles.
import { contrast, darken, lighten, mix } from '../core/colour.ts';
import { lookup } from '@liftoff/catalogue/core/lookup';
import type { Palette } from '../core/paint.ts';

type Three = readonly [top: string, middle: string, foot: string];

/** The colours of a title. */
export interface Inks {
  /** Gradient colours from top to bottom. */
  readonly stops: Three;
  readonly edge: string;
  /** Two dark, saturated tones for lettering on a pale ground. */
  readonly deep: readonly [string, string];
  readonly dark: string;
  readonly accent: string;
}

/** Lightens a colour until it contrasts enough with another colour. */
const readable = (colour: string, on: string, least = 4.6): string => {
  let k = colour;
  for (let i = 0; i < 12 && contrast(k, on) < least; i++) k = lighten(k, 0.14);
  return k;
};

const deepOf = (p: Palette): readonly [string, string] => {
  let k = p.a;
  for (let i = 0; i < 10 && contrast(k, '#fffaf0') < 5.5; i++) k = darken(k, 0.12);
  return [k, darken(k, 0.35)];
};

const schemes: Readonly<Record<string, (p: Palette) => Three>> = {
  tint: p => ['#ffffff', lighten(p.h1, 0.35), mix(p.h1, p.h2, 0.7)],
  accent: p => ['#ffffff', lighten(p.x, 0.5), p.x],
  glow: p => ['#ffffff', lighten(p.g, 0.55), p.g],
  foil: () => ['#fff8d8', '#f4c95c', '#b9781c'],
  white: p => ['#ffffff', '#ffffff', lighten(p.g, 0.75)],
  silver: () => ['#ffffff', '#d5deea', '#8896ac'],
  fire: () => ['#fffbd0', '#ffc440', '#ff6a2a'],
};

/** Colours of a scheme, each light enough for the dark lower part of a poster. */
export const inks = (p: Palette, scheme: string): Inks => {
  const base = darken(p.b, 0.3);
  const [top, middle, foot] = lookup(schemes, scheme, 'colour scheme')(p);
  return {
    stops: [readable(top, base, 7), readable(middle, base, 7), readable(foot, base, 5)],
    edge: darken(mix(p.h3, p.b, 0.35), 0.15),
    deep: deepOf(p),
    dark: darken(p.b, 0.55),
    accent: readable(p.x, base),
  };
};
