import type { Canvas } from './canvas.ts';
import { darken, lighten } from './colour.ts';
import { TAU, at, polar } from './geometry.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { num } from './number.ts';
import { star4 } from './outlines.ts';

export const chip = (c: Canvas, x: number, y: number, r: number, colour: string): void => {
  c.circle(x + 2, y + 3, r, '#000', 'opacity=".4"');
  c.circle(x, y, r, c.lin([lighten(colour, 0.25), darken(colour, 0.35)], 70));
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * TAU;
    c.poly(
      [
        polar(x, y, r, a - 0.16),
        polar(x, y, r, a + 0.16),
        polar(x, y, r * 0.74, a + 0.16),
        polar(x, y, r * 0.74, a - 0.16),
      ],
      '#fff',
      'opacity=".9"',
    );
  }
  c.circle(x, y, r * 0.64, 'none', 'stroke="#fff" stroke-opacity=".6" stroke-width="1.4" stroke-dasharray="3 3"');
  c.path(star4(x, y, r * 0.42), '#fff', 'opacity=".9"');
};

/** A stack of chips seen from a low angle. */
export const chipStack = (c: Canvas, x: number, y: number, r: number, n: number, colours: readonly string[]): void => {
  c.shade(x + r * 0.2, y + 4, r * 1.5, r * 0.45, 0.6);
  const layers = colours.map(k =>
    c.once(`chip${r}${k}`, () => {
      c.path(
        `M${at([-r, -r * 0.24])}V0A${num(r)} ${num(r * 0.36)} 0 0 0 ${at([r, 0])}V${num(-r * 0.24)}Z`,
        c.lin([darken(k, 0.45), lighten(k, 0.15), k, darken(k, 0.55)], 0),
      );
      for (const u of [-0.62, 0, 0.62])
        c.rect(u * r - r * 0.1, -r * 0.24 + (1 - u * u) * r * 0.36, r * 0.2, r * 0.22, '#fff', 'opacity=".8"');
      c.ellipse(0, -r * 0.24, r, r * 0.36, c.lin([lighten(k, 0.3), k], 60));
    }),
  );
  for (let i = 0; i < n; i++) c.use(nth(layers, i % layers.length), `translate(${num(x)} ${num(y - i * r * 0.27)})`);
  const top = y - (n - 1) * r * 0.27 - r * 0.24;
  c.ellipse(x, top, r * 0.7, r * 0.25, 'none', 'stroke="#fff" stroke-width="1.4" stroke-dasharray="4 3" opacity=".75"');
};
