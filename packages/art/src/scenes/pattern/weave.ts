import type { Scene } from '../scene.ts';

export const weave: Scene = (c, p) => {
  const id = c.symbol(() => {
    c.path('M0 -19L22 0L0 19L-22 0Z', 'none', `stroke="${p.g}" stroke-opacity=".3" stroke-width="1.2"`);
    c.path('M0 -8L9 0L0 8L-9 0Z', p.g, 'opacity=".12"');
  });
  for (let y = 0; y < 9; y++)
    for (let x = 0; x < 8; x++) c.use(id, `translate(${x * 44 - 4 + (y % 2) * 22} ${y * 38 + 8})`);
};
