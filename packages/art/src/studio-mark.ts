// One-colour marks of the studios, for chips and lists.
import { Canvas } from './core/canvas.ts';
import { contrast, lighten } from './core/colour.ts';
import { escapeText } from './core/escape-text.ts';
import { lookup, nth } from '@liftoff/catalogue/core/lookup';
import { marks } from './finish/marks.ts';
import { grounds } from './palettes/grounds.ts';
import { providerById, providers, type Provider } from '@liftoff/catalogue/studios/providers';
import { badges } from './studio-mark/badges.ts';

/** Signs that are wider than the usual 14 units, and where their middle lies. */
const WIDE_SIGNS: Readonly<Record<string, { readonly width: number; readonly middle: number }>> = {
  pips: { width: 24, middle: 1.5 },
  wave: { width: 20, middle: 0 },
  peak: { width: 18, middle: 0 },
  leafs: { width: 20, middle: 0 },
};
const USUAL_SIGN = { width: 14, middle: 0 };

/** Studios that draw the same sign: each of them frames it in its own way. */
const sharing = (house: Provider): Provider[] => providers.filter(other => other.mark === house.mark);

/** How many studios before this one favour the same family of grounds. */
const turnOf = (house: Provider): number =>
  providers.filter(other => other.grounds[0] === house.grounds[0]).indexOf(house);

/** The mark of a studio, 24 x 24. The colour is any CSS colour; as it stands it takes the colour of the text. */
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

/** Darkest surface a mark must be read on. */
const SURFACE = '#212533';

/** A colour of the studio's own, light enough to be read on the dark theme's surfaces (4.5 to 1). */
export const studioColour = (providerId: string): string => {
  const house = lookup(providerById, providerId, 'provider');
  const family = Object.values(grounds).filter(ground => ground.family === house.grounds[0]);
  let colour = nth(family, turnOf(house) % family.length).g;
  while (contrast(colour, SURFACE) < 4.5) colour = lighten(colour, 0.08);
  return colour;
};
