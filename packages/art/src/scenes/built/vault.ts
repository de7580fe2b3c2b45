import { lighten, mix } from '../../core/colour.ts';
import type { Scene } from '../scene.ts';

export const vault: Scene = (c, p) => {
  const box = c.symbol(() => {
    c.rect(0, 0, 56, 52, c.lin([mix(p.a, p.g, 0.3), mix(p.a, p.b, 0.5)], 70), 'rx="4"');
    c.rect(4, 4, 48, 44, 'none', `rx="3" stroke="${p.b}" stroke-width="1.5" opacity=".6"`);
    c.circle(28, 20, 4, mix(p.g, p.b, 0.3));
    c.rect(18, 32, 20, 6, mix(p.g, p.b, 0.4));
  });
  for (let y = 0; y < 6; y++) for (let x = 0; x < 5; x++) c.use(box, `translate(${x * 62 - 4} ${y * 58 + 4})`);
  c.circle(
    150,
    150,
    170,
    c.rad([
      [lighten(p.g, 0.4), 0.55],
      [p.b, 0.3, 0.6],
      [p.b, 0.7, 1],
    ]),
  );
};
