import { lighten, mix } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import type { Scene } from '../scene.ts';

export const room: Scene = (c, p) => {
  const panel = c.symbol(() => {
    c.rect(-6, 0, 50, 150, c.lin([mix(p.a, p.g, 0.16), mix(p.a, p.b, 0.62)], 90));
    c.rect(2, 12, 34, 112, 'none', `stroke="${lighten(p.g, 0.2)}" stroke-width="1.2" opacity=".3"`);
  });
  range(6).forEach(i => c.use(panel, `translate(${i * 52} 0)`));
  for (const k of ['#ffd9a0', p.g, p.x])
    for (const r of [4, 8])
      for (let i = 0; i < 4; i++) c.circle(c.rand() * 300, 10 + c.rand() * 110, r, k, 'opacity=".2"');
  c.rect(
    0,
    104,
    300,
    60,
    c.lin(
      [
        [p.b, 0],
        [p.b, 0.8],
      ],
      90,
    ),
  );
};
