import { Canvas } from '../core/canvas.ts';
import { darken } from '../core/colour.ts';
import { at, polar, range, TAU } from '../core/geometry.ts';
import { num } from '../core/number.ts';
import { loadFace } from '../lettering/load-face.ts';
import { pathText } from '../lettering/path-text.ts';
import { strokeOf } from '../lettering/stroke.ts';
import { pocketColour, POCKETS } from './pockets.ts';

const M = 320;
const COUNT = POCKETS.length;
/** Puts zero at the top, with its pocket centred on twelve o'clock. */
const START = -TAU / 4 - TAU / COUNT / 2;
const PAINT = { red: '#b3262f', black: '#191b24', green: '#16794b' } as const;
const BRASS = ['#fff0c6', '#e3b65c', '#8f5c1c'] as const;
const LINE = '#e3b65c';

const pocketAngle = (index: number): number => START + (index / COUNT) * TAU;
const band = (outer: number, inner: number, from: number, to: number): string =>
  `M${at(polar(M, M, outer, from))}A${outer} ${outer} 0 0 1 ${at(polar(M, M, outer, to))}L${at(polar(M, M, inner, to))}A${inner} ${inner} 0 0 0 ${at(polar(M, M, inner, from))}Z`;

const bowl = (c: Canvas): void => {
  const wood = c.rad(
    [
      ['#8a5630', 1, 0],
      ['#6b3d1e', 1, 0.8],
      ['#3a1e0e', 1, 0.93],
      ['#1f0f07', 1, 1],
    ],
    40,
    32,
    70,
  );
  c.circle(M, M + 8, 312, '#02030a', 'opacity=".5"');
  c.circle(M, M, 310, wood);
  c.circle(M, M, 309, 'none', 'stroke="#d9a86a" stroke-opacity=".35" stroke-width="1.5"');
  c.circle(M, M, 272, c.lin(['#2a1509', '#5c3218', '#7a4724'], 60));
  c.circle(M, M, 272, 'none', 'stroke="#000" stroke-opacity=".5" stroke-width="3"');
  range(8).forEach(k => {
    const a = (k / 8) * TAU + 0.2;
    const turn = num((a * 360) / TAU + (k % 2 ? 0 : 90));
    c.group(`transform="translate(${at(polar(M, M, 258, a))}) rotate(${turn})"`, () => {
      c.path('M0 -12L5 0L0 12L-5 0Z', c.lin(BRASS, 40));
      c.path('M0 -12L5 0L0 12Z', '#5c3a10', 'opacity=".5"');
    });
  });
};

const numberPath = (value: number): string => {
  const { font } = loadFace('archivo');
  const size = 19;
  const text = String(value);
  const { commands } = font.getPath(text, -font.getAdvanceWidth(text, size) / 2, 7, size);
  return pathText(commands.map(strokeOf), (x, y) => [x, y]);
};

const pockets = (c: Canvas): void => {
  c.circle(M, M, 240, c.lin([BRASS[0], BRASS[1], BRASS[2], BRASS[1], BRASS[0]], 50));
  c.circle(M, M, 236, '#0b0a10');
  POCKETS.forEach((value, k) => {
    const paint = PAINT[pocketColour(value)];
    c.path(band(235, 186, pocketAngle(k), pocketAngle(k + 1)), paint);
    c.path(band(186, 148, pocketAngle(k), pocketAngle(k + 1)), darken(paint, 0.34));
  });
  const walls = range(COUNT).map(
    k => `M${at(polar(M, M, 235, pocketAngle(k)))}L${at(polar(M, M, 148, pocketAngle(k)))}`,
  );
  c.line(walls.join(''), LINE, 1.3, 'opacity=".8"');
  c.circle(M, M, 186, 'none', `stroke="${LINE}" stroke-width="1.6"`);
  c.circle(M, M, 235, 'none', 'stroke="#000" stroke-opacity=".4" stroke-width="4"');
  POCKETS.forEach((value, k) => {
    const a = pocketAngle(k + 0.5);
    const turn = num(((a + TAU / 4) * 360) / TAU);
    c.path(numberPath(value), '#ffffff', `transform="translate(${at(polar(M, M, 212, a))}) rotate(${turn})"`);
  });
};

const turret = (c: Canvas): void => {
  const cone = c.rad(
    [
      ['#9c6236', 1, 0],
      ['#6b3d1e', 1, 0.6],
      ['#35190b', 1, 1],
    ],
    40,
    32,
    72,
  );
  c.circle(M, M, 148, cone);
  const panels = range(12).map(k => band(146, 40, (k / 12) * TAU, (k / 12) * TAU + TAU / 24));
  c.path(panels.join(''), '#000000', 'opacity=".08"');
  c.circle(M, M, 146, 'none', `stroke="${LINE}" stroke-width="2"`);
  c.circle(M, M, 92, c.lin(['#5c3218', '#8a5630'], 60));
  c.circle(M, M, 92, 'none', `stroke="${LINE}" stroke-opacity=".6" stroke-width="1.4"`);
  range(4).forEach(k => {
    const a = (k / 4) * TAU + 0.5;
    const arm = `M${at(polar(M, M, 20, a))}L${at(polar(M, M, 74, a))}`;
    c.line(arm, c.lin(BRASS, 40), 11, 'stroke-linecap="round"');
    c.ball(...polar(M, M, 80, a), 13, '#e3b65c');
  });
  c.ball(M, M, 42, '#d9a94f');
  c.ball(M, M, 22, '#f6dfa2');
};

/**
 * The wheel from above, 640 x 640, with zero at the top. If a number is given, the ball lies in that number's pocket;
 * otherwise the wheel is empty, so that a ball can be animated separately. Pocket k of `POCKETS` is centred k * 360 /
 * 37 degrees clockwise.
 */
export const rouletteWheel = (ball?: number): string => {
  const c = new Canvas(2 * M, 2 * M, 'roulette-wheel');
  bowl(c);
  pockets(c);
  turret(c);
  if (ball !== undefined) {
    const index = POCKETS.findIndex(value => value === ball);
    if (index < 0) throw new Error(`There is no pocket ${ball} on the wheel`);
    const [x, y] = polar(M, M, 168, pocketAngle(index + 0.5));
    c.circle(x + 3, y + 5, 12, '#000000', 'opacity=".5"');
    c.ball(x, y, 12, '#f4f4f8', { lo: 0.35 });
  }
  const glint = `M${at(polar(M, M, 300, -2.75))}A300 300 0 0 1 ${at(polar(M, M, 300, -1.9))}`;
  c.line(glint, '#ffffff', 7, 'stroke-opacity=".3" stroke-linecap="round"');
  return c.toString();
};
