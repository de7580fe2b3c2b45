import { lighten, mix } from '../../core/colour.ts';
import { TAU, polar, range } from '../../core/geometry.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { num } from '../../core/number.ts';
import { leaf } from '../../core/outlines.ts';
import type { Scene } from '../scene.ts';

export const garden: Scene = (c, p) => {
  const leafy = c.symbol(() => {
    c.path(leaf(0, 0, 24, 6, 30), '#3f8a4c');
    c.path(leaf(0, 0, 22, 5.5, 150), '#4f9a54');
  });
  const blooms = [p.x, p.g, lighten(p.g, 0.5)].map(k =>
    c.symbol(() => {
      range(6).forEach(q => c.circle(...polar(0, 0, 6, (q / 6) * TAU), 4.5, mix(k, p.b, 0.12)));
      c.circle(0, 0, 3.2, '#fff0a8');
    }),
  );
  for (let i = 0; i < 26; i++) {
    const x = num(i % 2 ? 300 - c.rand() * 66 : c.rand() * 66),
      y = num((i / 26) * 330),
      k = num(0.8 + c.rand() * 0.9),
      r = Math.round(c.rand() * 360);
    c.use(leafy, `translate(${x} ${y}) rotate(${r}) scale(${k})`, 'opacity=".7"');
    c.use(nth(blooms, i % 3), `translate(${x} ${y}) rotate(${r}) scale(${k})`);
  }
};
