// The studios' marks in a single colour, and their wordmarks.
import { Canvas } from './core/canvas.ts';
import { contrast, lighten } from './core/colour.ts';
import { escapeText } from './core/escape-text.ts';
import { lookup, nth } from '@liftoff/catalogue/core/lookup';
import { num } from './core/number.ts';
import { marks } from './finish/marks.ts';
import { grounds } from './palettes/grounds.ts';
import { providerById, providers, type Provider } from '@liftoff/catalogue/studios/providers';
import { fit, chooseFace } from './lettering/fit.ts';
import { outline } from './lettering/outline.ts';
import { badges } from './studio-mark/badges.ts';

/** Signs that are wider than the usual 14 units, with the position of their centre. */
const WIDE_SIGNS: Readonly<Record<string, { readonly width: number; readonly middle: number }>> = {
  pips: { width: 24, middle: 1.5 },
  wave: { width: 20, middle: 0 },
  peak: { width: 18, middle: 0 },
  leafs: { width: 20, middle: 0 },
};
const USUAL_SIGN = { width: 14, middle: 0 };

/** Studios with the same sign. Each of them frames it differently. */
const sharing = (house: Provider): Provider[] => providers.filter(other => other.mark === house.mark);

/** Number of earlier studios that favour the same family of grounds. */
const turnOf = (house: Provider): number =>
  providers.filter(other => other.grounds[0] === house.grounds[0]).indexOf(house);

/** Draws a studio's mark into the square from 0 to 24. */
const drawMark = (c: Canvas, house: Provider, colour: string): void => {
  const sign = lookup(marks, house.mark, 'mark');
  const badge = nth(badges, sharing(house).indexOf(house));
  badge.frame(c, colour);
  const { width, middle } = WIDE_SIGNS[house.mark] ?? USUAL_SIGN;
  const scale = Math.round((badge.room / width) * 100) / 100;
  c.group(`transform="translate(12 12) scale(${scale})"`, () => sign(c, -middle, 0, colour));
};

/** A studio's mark, 24 x 24, in a CSS colour; the text colour by default. */
export const studioMark = (providerId: string, colour = 'currentColor'): string => {
  const house = lookup(providerById, providerId, 'provider');
  const c = new Canvas(24, 24, 'mark-' + house.id);
  drawMark(c, house, colour);
  return c.toString({ label: escapeText(house.name) });
};

/** Surface colour against which a mark's contrast is checked. */
const SURFACE = '#212533';

/** A studio's own colour, light enough for the dark theme's surfaces (contrast 4.5 to 1). */
export const studioColour = (providerId: string): string => {
  const house = lookup(providerById, providerId, 'provider');
  const family = Object.values(grounds).filter(ground => ground.family === house.grounds[0]);
  let colour = nth(family, turnOf(house) % family.length).g;
  while (contrast(colour, SURFACE) < 4.5) colour = lighten(colour, 0.08);
  return colour;
};

const WORDMARK = { width: 240, height: 72 };
/** Side of the mark in a wordmark, and its distance from the letters. */
const SIGN = { side: 40, gap: 14 };
const LETTERS = { w: 180, h: 48 };
const LETTER_COLOUR = '#f4f6fa';

/** A studio's wordmark for dark surfaces, 240 x 72: its mark in its colour, and its name in its own lettering. */
export const studioWordmark = (providerId: string): string => {
  const house = lookup(providerById, providerId, 'provider');
  const face = chooseFace(house.name, house.faces, LETTERS);
  const width = Math.max(
    ...fit(house.name, face, LETTERS).lines.map(({ unit, size, squeeze }) => unit * size * squeeze),
  );
  const { parts, top, bottom } = outline(house.name, face, { ...LETTERS, cx: 0, bottom: 0 });
  const c = new Canvas(WORDMARK.width, WORDMARK.height, 'wordmark-' + house.id);
  const left = (WORDMARK.width - SIGN.side - SIGN.gap - width) / 2;
  const place = (x: number, y: number) => `translate(${num(x)} ${num(y)})`;
  const signTop = (WORDMARK.height - SIGN.side) / 2;
  c.group(`transform="${place(left, signTop)} scale(${num(SIGN.side / 24)})"`, () =>
    drawMark(c, house, studioColour(house.id)),
  );
  const middle = left + SIGN.side + SIGN.gap + width / 2;
  c.group(`transform="${place(middle, (WORDMARK.height - (top + bottom)) / 2)}"`, () => {
    for (const part of parts) c.path(part, LETTER_COLOUR);
  });
  return c.toString({ label: escapeText(house.name) });
};
