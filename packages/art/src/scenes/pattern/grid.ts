import { lighten, mix } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { num } from '../../core/number.ts';
import type { Scene } from '../scene.ts';

export const grid: Scene = (c, p) => {
  c.circle(150, 176, 112, c.lin([lighten(p.x, 0.35), mix(p.x, p.g, 0.6)], 90));
  range(7).forEach(i => c.rect(30, 176 + i * 14, 240, 2 + i * 1.7, mix(p.a, p.b, 0.35)));
  c.rect(0, 248, 300, 160, c.lin([mix(p.a, p.b, 0.4), p.b], 90));
  for (let i = -9; i <= 9; i++) c.line(`M${150 + i * 10} 248L${150 + i * 74} 410`, p.g, 1.2, 'opacity=".5"');
  for (let i = 0; i < 8; i++)
    c.line(`M-10 ${num(248 + (i / 7) ** 1.8 * 150)}H310`, p.g, 1.2, `opacity="${num(0.2 + i * 0.06)}"`);
  for (let i = 0; i < 26; i++) c.circle(c.rand() * 300, c.rand() * 150, 0.6 + c.rand() * 1.2, '#fff', 'opacity=".6"');
};
