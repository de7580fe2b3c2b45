import type { Canvas } from './canvas.ts';
import { darken, lighten } from './colour.ts';
import { TAU, polar } from './geometry.ts';

export const compassRose = (c: Canvas, x: number, y: number, r: number, a: string, b: string, d: string): void => {
  for (let i = 0; i < 8; i++) {
    const A = (i / 8) * TAU - Math.PI / 2,
      m = r * 0.17,
      tip = polar(x, y, i % 2 ? r * 0.55 : r, A);
    c.poly([[x, y], polar(x, y, m, A - TAU / 8), tip], i % 2 ? d : lighten(a, 0.35));
    c.poly([[x, y], polar(x, y, m, A + TAU / 8), tip], i % 2 ? darken(d, 0.35) : i === 0 ? b : darken(a, 0.35));
  }
  c.ball(x, y, r * 0.12, b);
};
