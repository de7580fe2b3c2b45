import { darken, lighten, mix } from '../../core/colour.ts';
import type { Subject } from '../subject.ts';

export const fjord: Subject = {
  wide: true,
  tints: ['slate', 'mint', 'ice'],
  scenes: ['stars'],
  draw(c, p) {
    for (let k = 0; k < 3; k++)
      for (let i = 0; i < 34; i++) {
        const t = i / 33,
          x = -10 + t * 320,
          y = 96 + k * 34 + Math.sin(t * 5.2 + k * 1.7) * 34 + Math.sin(t * 11 + k) * 9,
          H = 74 - k * 10 + Math.sin(t * 17 + k * 3) * 16;
        c.poly(
          [
            [x, y],
            [x + 10.6, y + Math.cos(t * 5.2 + k * 1.7) * 5.4],
            [x + 10.6, y - H],
            [x, y - H - 4],
          ],
          k === 1
            ? c.lin(
                [
                  [p.x, 0],
                  [p.x, 0.75],
                ],
                90,
              )
            : c.lin(
                [
                  [p.g, 0],
                  [p.g, 0.35, 0.5],
                  [p.h1, 0.85],
                ],
                90,
              ),
        );
      }
    c.poly(
      [
        [-10, 262],
        [48, 150],
        [76, 178],
        [112, 116],
        [170, 232],
        [190, 262],
      ],
      c.lin([p.h2, p.h3], 90),
    );
    c.poly(
      [
        [112, 116],
        [92, 150],
        [106, 160],
        [114, 148],
        [124, 166],
        [134, 160],
      ],
      '#eef6ff',
    );
    c.poly(
      [
        [48, 150],
        [34, 177],
        [46, 184],
        [56, 172],
        [66, 180],
        [62, 164],
      ],
      '#eef6ff',
    );
    c.poly(
      [
        [130, 262],
        [214, 128],
        [248, 178],
        [268, 156],
        [320, 262],
      ],
      c.lin([mix(p.h2, p.h3, 0.3), darken(p.h3, 0.4)], 90),
    );
    c.poly(
      [
        [214, 128],
        [192, 163],
        [206, 174],
        [216, 158],
        [228, 172],
        [236, 160],
      ],
      '#dcebff',
    );
    c.rect(-10, 258, 320, 150, c.lin([mix(p.g, p.b, 0.55), p.b], 90));
    for (let i = 0; i < 8; i++)
      c.rect(40 + c.rand() * 180, 264 + i * 8, 30 + c.rand() * 60, 2, lighten(p.g, 0.4), 'opacity=".4" rx="1"');
    c.path('M132 262 q18 12 40 0 l-4 10 h-32z', '#1c0f0a');
    c.path('M151 262 V228 L172 258Z', p.h1);
  },
};
