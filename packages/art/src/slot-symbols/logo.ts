import { Canvas } from '../core/canvas.ts';
import { escapeText } from '../core/escape-text.ts';
import { num } from '../core/number.ts';
import { setTitle } from '../lettering/set-title.ts';
import { palette } from '../palettes/palette.ts';
import type { SlotGame } from './slot-game.ts';

/** Margin around the lettering for its shadow and outline, in units. */
const MARGIN = 14;

/**
 * The title in the game's lettering on a transparent background, tightly cropped: 300 units wide, and as high as
 * needed.
 */
export const slotLogo = (game: SlotGame): string => {
  const { art, slug, title } = game;
  const c = new Canvas(300, 140, `${slug}:logo`);
  const p = palette(art.ground, art.tint, art.turn, art.accent);
  const { top, bottom } = setTitle(c, title, art, { cx: 150, bottom: 120, w: 262, h: 96 }, p);
  const viewBox = `0 ${num(top - MARGIN)} 300 ${num(bottom - top + MARGIN * 2)}`;
  return c.toString({ viewBox, label: escapeText(title) });
};
