import { Canvas } from '../core/canvas.ts';
import { darken, lighten } from '../core/colour.ts';
import { range } from '../core/geometry.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { loadFace } from '../lettering/load-face.ts';
import { pathText } from '../lettering/path-text.ts';
import { strokeOf } from '../lettering/stroke.ts';

/**
 * Chips in the tray, with value in major units and colour. The value is always printed too, so that players need not
 * rely on colour.
 */
export const CHIPS = [
  { value: 0.5, colour: '#8d97ad' },
  { value: 1, colour: '#5f86ff' },
  { value: 2, colour: '#1f9c8a' },
  { value: 5, colour: '#c8433f' },
  { value: 10, colour: '#6a4fd0' },
  { value: 25, colour: '#2a8a4c' },
  { value: 100, colour: '#1d2030' },
] as const;

/** Label on a chip: its value, with cents written as 50c and thousands as 1k. */
const label = (value: number): string => {
  if (value < 1) return `${Math.round(value * 100)}c`;
  return value >= 1000 ? `${value / 1000}k` : String(value);
};

/** Colour of the largest standard chip that is not worth more than the value. */
const colourOf = (value: number): string => (CHIPS.findLast(chip => chip.value <= value) ?? nth(CHIPS, 0)).colour;

/** A chip of a given value, 64 x 64, with eight edge marks and its value as outlines. */
export const rouletteChip = (value: number): string => {
  const c = new Canvas(64, 64, `chip-${value}`);
  const colour = colourOf(value);
  c.circle(32, 33.5, 30, '#02030a', 'opacity=".5"');
  c.circle(32, 32, 30, colour);
  const mark = c.symbol(() => c.path('M29 3.2h6l-.8 8.4h-4.4z', '#ffffff', 'fill-opacity=".94"'));
  range(8).forEach(k => c.use(mark, k ? `rotate(${k * 45} 32 32)` : ''));
  c.circle(32, 32, 29.4, 'none', `stroke="${lighten(colour, 0.3)}" stroke-opacity=".7" stroke-width="1.2"`);
  c.circle(32, 32, 20.5, darken(colour, 0.4));
  c.circle(32, 32, 20.5, 'none', 'stroke="#ffffff" stroke-opacity=".55" stroke-width="1.2" stroke-dasharray="2.4 2.2"');
  const text = label(value);
  const size = text.length > 2 ? 14 : 18;
  const { font } = loadFace('archivo');
  const { commands } = font.getPath(text, 32 - font.getAdvanceWidth(text, size) / 2, 32 + size * 0.35, size);
  c.path(
    pathText(commands.map(strokeOf), (x, y) => [x, y]),
    '#ffffff',
  );
  return c.toString();
};
