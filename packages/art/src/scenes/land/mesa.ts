import { lighten, mix } from '../../core/colour.ts';
import type { Scene } from '../scene.ts';

export const mesa: Scene = (c, p) => {
  c.circle(
    150,
    168,
    100,
    c.rad(
      [
        [lighten(p.g, 0.7), 0.95],
        [lighten(p.g, 0.2), 0.8],
      ],
      50,
      40,
      60,
    ),
  );
  for (const [d, t] of [
    ['M-10 250L20 196L34 190H92L104 198L116 250Z', 0.35],
    ['M190 246L206 200L216 190H276L290 200L310 240V260H190Z', 0.42],
  ] as const) {
    c.path(d, c.lin([mix(p.g, p.a, t), mix(p.a, p.b, 0.5)], 90));
  }
  for (const x of [34, 58, 82, 224, 248, 270]) c.rect(x, 196, 4, 52, p.b, 'opacity=".22"');
  c.path('M-10 248Q150 232 310 246V410H-10Z', c.lin([mix(p.g, p.a, 0.6), p.b], 90));
  for (const [x, y, s] of [
    [36, 280, 1],
    [268, 286, 1.2],
  ] as const)
    c.path(
      `M${x} ${y}v${-34 * s}M${x} ${y - 12 * s}h${10 * s}v${-12 * s}M${x} ${y - 18 * s}h${-9 * s}v${-9 * s}`,
      'none',
      `stroke="${mix(p.b, p.a, 0.2)}" stroke-width="${5 * s}" stroke-linecap="round" stroke-linejoin="round"`,
    );
};
