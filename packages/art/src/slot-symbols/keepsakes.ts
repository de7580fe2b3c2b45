import { lookup, nth } from '@liftoff/catalogue/core/lookup';
import { rng, shuffle } from '@liftoff/catalogue/core/random';
import { Canvas } from '../core/canvas.ts';
import { darken, lighten } from '../core/colour.ts';
import type { Palette } from '../core/paint.ts';
import { castOf } from './cast.ts';
import { drawFigure } from './figure.ts';
import type { SlotGame } from './slot-game.ts';

/** Small things that belong to the world of each shelf, for the low symbols of its slots. */
const things: Readonly<Record<string, string>> = {
  places: 'compass anchor telescope lantern key pocketWatch bell horseshoe',
  wild: 'maple mushrooms feather clover tree cactus pumpkin moon',
  myth: 'potion crystalBall candle quill key ring chalice book',
  riches: 'key bell chalice horseshoe crown pocketWatch egg ring',
  mystery: 'key book pocketWatch ring mask feather bell hourglass',
  ancient: 'scarab chalice lotus coins feather book key ring',
  classic: 'dice ace bell horseshoe coins clover ring crown',
  music: 'fan mask cocktail candle musicBox bell rose feather',
  garden: 'moth feather teapot lantern egg bell hive candle',
  cosmos: 'bolt meteor snowflake crystals geode telescope feather compass',
  birds: 'feather egg maple lotus clover bell rose mushrooms',
  sea: 'anchor pearls compass telescope bell lantern coins key',
  creatures: 'mushrooms clover maple lotus egg feather rose potion',
  relics: 'coins feather quill candle lantern pearls potion lotus',
  elements: 'crystals moon sun feather maple orbs egg lantern',
  play: 'dice dominoes bell clover horseshoe coins crown ring',
  machines: 'key horseshoe lantern bolt compass pocketWatch bell telescope',
};

/** One colour for each of five distinguishable hues. */
const colours = ['#e8647f', '#e59a3c', '#5fb072', '#3fa6c4', '#9a7ae6'];

/** Shades of one colour, so that a low symbol stays quieter than a figure. */
const shades = (colour: string): Palette => ({
  a: darken(colour, 0.45),
  b: darken(colour, 0.78),
  g: lighten(colour, 0.35),
  h1: lighten(colour, 0.6),
  h2: colour,
  h3: darken(colour, 0.55),
  x: lighten(colour, 0.78),
});

/** A game's five low things and their colours, none of them also a figure of the game. */
export const keepsakesOf = (game: SlotGame): { subject: string; colour: string }[] => {
  const rand = rng('keepsakes:' + game.slug);
  const { own, others, scatter } = castOf(game);
  const taken = new Set([own, ...others, scatter].map(role => role.subject));
  const known = lookup(things, game.theme, 'theme')
    .split(' ')
    .filter(name => !taken.has(name));
  const hues = shuffle(rand, colours);
  return shuffle(rand, known)
    .slice(0, 5)
    .map((subject, i) => ({ subject, colour: nth(hues, i) }));
};

/** A low symbol, by index 0 to 4: a small thing in shades of one colour, without a frame. */
export const keepsake = (game: SlotGame, index: number): string => {
  const c = new Canvas(200, 200, `${game.slug}:low${index}`);
  const { subject, colour } = nth(keepsakesOf(game), index);
  c.ellipse(100, 188, 56, 6, '#02040a', 'opacity=".34"');
  drawFigure(c, { subject, p: shades(colour) }, { x: 100, y: 98, size: 166 });
  return c.toString();
};
