import type { Canvas } from '../../core/canvas.ts';
import { darken, lighten, mix } from '../../core/colour.ts';
import { num } from '../../core/number.ts';
import type { Palette } from '../../core/paint.ts';

/** Edge of an oval table seen from the player's seat. The felt extends beyond the bottom of the poster. */
export const felt = (c: Canvas, p: Palette, y = 150): void => {
  const edge = (dy: number) =>
    `M-80 ${y + 130 + dy}C-60 ${y + dy} 40 ${y - 34 + dy} 150 ${y - 34 + dy}C260 ${y - 34 + dy} 360 ${y + dy} 380 ${y + 130 + dy}V420H-80Z`;
  c.path(edge(-13), c.lin([p.h1, p.h2, p.h3, darken(p.h3, 0.5)], 90));
  c.path(edge(-9), 'none', 'stroke="#fff" stroke-width="1.6" opacity=".45"');
  c.path(edge(4), darken(p.h3, 0.6));
  c.path(
    edge(8),
    c.rad(
      [
        [lighten(p.a, 0.22), 1],
        [p.a, 1, 0.5],
        [mix(p.a, p.b, 0.75), 1],
      ],
      50,
      22,
      70,
    ),
  );
  c.path(edge(20), 'none', `stroke="${lighten(p.h1, 0.3)}" stroke-width="1.4" opacity=".55"`);
};

/** A card lying flat on the table. */
export const flat = (c: Canvas, draw: () => void, x: number, y: number, deg = 0, s = 1): Canvas =>
  c.group(`transform="translate(${x} ${y}) scale(${s} ${num(s * 0.66)}) rotate(${deg})"`, () => draw());

export const lamp = (c: Canvas, x: number, k: string): void => {
  c.glow(x, 6, 90, k, 0.55);
  c.poly(
    [
      [x - 16, 0],
      [x + 16, 0],
      [x + 92, 230],
      [x - 92, 230],
    ],
    c.linAt(
      [
        [k, 0.28],
        [k, 0],
      ],
      x,
      0,
      x,
      220,
    ),
  );
};
