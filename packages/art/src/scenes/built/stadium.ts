import { mix } from '../../core/colour.ts';
import { both } from '../../core/geometry.ts';
import type { Scene } from '../scene.ts';

export const stadium: Scene = (c, p) => {
  both(s => {
    for (let i = 0; i < 3; i++) {
      const x = 150 + s * (60 + i * 40);
      c.glow(x, 26 + i * 10, 46, '#fff', 0.75);
      c.rect(x - 15, 18 + i * 10, 30, 13, '#f4f8ff', 'rx="3"');
    }
  });
  c.path('M-10 130Q150 176 310 130V236H-10Z', c.lin([mix(p.a, p.b, 0.3), mix(p.a, p.b, 0.7)], 90));
  for (const k of [p.g, p.x, '#fff', p.a])
    for (let i = 0; i < 36; i++) c.circle(c.rand() * 300, 150 + c.rand() * 82, 1.6, k, 'opacity=".55"');
  c.rect(-10, 232, 320, 180, c.lin([mix(p.g, '#3f9a4c', 0.7), mix('#1f5a2c', p.b, 0.4)], 90));
  for (let i = 0; i < 6; i++)
    c.poly(
      [
        [150 + (i - 3) * 40, 232],
        [150 + (i - 2.5) * 40, 232],
        [150 + (i - 2.5) * 96, 410],
        [150 + (i - 3) * 96, 410],
      ],
      '#fff',
      'opacity=".08"',
    );
  c.ellipse(150, 300, 90, 26, 'none', 'stroke="#fff" stroke-width="2.5" opacity=".5"');
};
