import { mix } from '../../core/colour.ts';
import { polar, range } from '../../core/geometry.ts';
import { num } from '../../core/number.ts';
import type { Scene } from '../scene.ts';

export const deco: Scene = (c, p) => {
  const fan = c.symbol(() => {
    for (const [r, o] of [
      [38, 0.34],
      [30, 0.28],
      [22, 0.22],
      [14, 0.3],
    ] as const)
      c.path(
        `M${-r} 0A${r} ${r} 0 0 1 ${r} 0Z`,
        mix(p.a, p.b, 0.2),
        `stroke="${p.g}" stroke-opacity="${o}" stroke-width="1.4"`,
      );
    range(7).forEach(i => {
      const [x, y] = polar(0, 0, 38, Math.PI + (i / 6) * Math.PI);
      c.line(`M0 0L${num(x)} ${num(y)}`, p.g, 0.8, 'opacity=".18"');
    });
  });
  for (let y = 0; y < 12; y++)
    for (let x = 0; x < 5; x++) c.use(fan, `translate(${x * 76 - 2 + (y % 2) * 38} ${y * 27 + 20})`);
  c.circle(
    150,
    150,
    150,
    c.rad([
      [p.g, 0.4],
      [p.g, 0],
    ]),
  );
};
