import type { Canvas } from './canvas.ts';
import { darken, lighten } from './colour.ts';
import { at } from './geometry.ts';
import { num } from './number.ts';
import { star4 } from './outlines.ts';
import type { Ramp } from './paint.ts';

/** An upright stack of coins. */
export const coinStack = (c: Canvas, x: number, y: number, r: number, n: number, p: Ramp): void => {
  const layer = c.once(`coin${r}${p.h1}`, () => {
    c.path(
      `M${at([-r, -r * 0.2])}V0A${num(r)} ${num(r * 0.33)} 0 0 0 ${at([r, 0])}V${num(-r * 0.2)}Z`,
      c.lin([p.h3, p.h1, lighten(p.h1, 0.5), p.h2, p.h3], 0),
    );
    c.ellipse(0, -r * 0.2, r, r * 0.33, c.lin([lighten(p.h1, 0.3), p.h2], 40), `stroke="${p.h3}" stroke-width=".7"`);
  });
  for (let i = 0; i < n; i++) c.use(layer, `translate(${num(x)} ${num(y - i * r * 0.26)})`);
};

/** A coin with an empty centre for an emblem. */
export const coin = (c: Canvas, x: number, y: number, r: number, p: Ramp, squash = 1): void => {
  c.ellipse(x + 2, y + 3, r * squash, r, darken(p.h3, 0.4), 'opacity=".6"');
  c.ellipse(x, y, r * squash, r, c.lin([lighten(p.h1, 0.5), p.h1, p.h2, p.h3], 55));
  c.ellipse(
    x,
    y,
    r * 0.8 * squash,
    r * 0.8,
    c.lin([p.h2, p.h1], 55),
    `stroke="${p.h3}" stroke-width="1.2" stroke-opacity=".6"`,
  );
  c.path(
    star4(x, y, r * 0.5),
    p.h3,
    `opacity=".75"${squash < 1 ? ` transform="translate(${num(x)} 0) scale(${squash} 1) translate(${num(-x)} 0)"` : ''}`,
  );
};
