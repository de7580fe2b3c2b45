// Single-colour marks of the studios, for chips and lists.
import { Canvas } from './core/canvas.ts';
import { contrast, lighten } from './core/colour.ts';
import { escapeText } from './core/escape-text.ts';
import { lookup, nth } from '@liftoff/catalogue/core/lookup';
import { marks } from './finish/marks.ts';
import { grounds } from './palettes/grounds.ts';
import { providerById, providers, type Provider } from '@liftoff/catalogue/studios/providers';
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

/** A studio's mark, 24 x 24, in a CSS colour; the text colour by default. */
export const studioMark = (providerId: string, colour = 'currentColor'): string => {
  const house = lookup(providerById, providerId, 'provider');
  const sign = lookup(marks, house.mark, 'mark');
  const badge = nth(badges, sharing(house).indexOf(house));
  const c = new Canvas(24, 24, 'mark-' + house.id);
  badge.frame(c, colour);
  const { width, middle } = WIDE_SIGNS[house.mark] ?? USUAL_SIGN;
  const scale = Math.round((badge.room / width) * 100) / 100;
  c.group(`transform="translate(12 12) scale(${scale})"`, () => sign(c, -middle, 0, colour));
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
