import { darken, lighten } from '../core/colour.ts';
import { num } from '../core/number.ts';
import type { Job } from './composition.ts';

/** Outline around a placed subject. */
export type Contour = 'none' | 'dark' | 'light' | 'sticker';

/** Places the subject with its centre at (x, y), scale `s`, tilt `r` and an optional contour. */
export const place = (
  { c, p, symbol }: Job,
  x: number,
  y: number,
  s = 1,
  r = 0,
  contour: Contour = 'none',
  extra = '',
): void => {
  const t = `translate(${num(x)} ${num(y)})${r ? ` rotate(${num(r)})` : ''} scale(${Math.round(s * 100) / 100}) translate(-150 -150)`;
  if (contour === 'dark')
    c.use(
      symbol,
      `translate(0 ${num(4 * s)}) ${t}`,
      `stroke="${darken(p.b, 0.3)}" stroke-width="7" stroke-linejoin="round" opacity=".5"`,
    );
  if (contour === 'light')
    c.use(symbol, t, `stroke="${lighten(p.g, 0.6)}" stroke-width="11" stroke-linejoin="round" opacity=".35"`);
  if (contour === 'sticker') {
    c.use(
      symbol,
      `translate(0 5) ${t}`,
      `stroke="${darken(p.b, 0.4)}" stroke-width="15" stroke-linejoin="round" opacity=".4"`,
    );
    c.use(symbol, t, 'stroke="#fffaf0" stroke-width="11" stroke-linejoin="round"');
  }
  c.use(symbol, t, extra);
};
