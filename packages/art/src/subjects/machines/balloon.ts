import { darken, lighten } from '../../core/colour.ts';
import type { Subject } from '../subject.ts';

const ENVELOPE = 'M150 24C206 24 240 66 236 116C232 158 190 184 172 218H128C110 184 68 158 64 116C60 66 94 24 150 24Z';

/** The balloon with its basket, upright, from y = 24 to 278. */
export const balloonCraft: Subject['draw'] = (c, p) => {
  c.path(ENVELOPE, c.lin([p.h1, p.h2, p.h3], 20));
  c.clipped(`<path d="${ENVELOPE}"/>`, () => {
    for (const [k, f] of [
      [1.3, p.x],
      [0.78, p.h1],
      [0.34, p.x],
    ] as const)
      c.ellipse(150, 116, 68 * k, 108, f, 'opacity=".82"');
    c.ellipse(150, 116, 8, 108, p.h2);
    for (const y of [92, 124])
      c.path(
        `M50 ${y}Q150 ${y + 26} 250 ${y}L250 ${y + 12}Q150 ${y + 38} 50 ${y + 12}Z`,
        lighten(p.h1, 0.5),
        'opacity=".85"',
      );
    c.circle(
      150,
      116,
      130,
      c.rad(
        [
          ['#fff', 0.32],
          ['#fff', 0],
          ['#000', 0.42],
        ],
        32,
        28,
        82,
      ),
    );
  });
  c.ellipse(150, 218, 23, 5, darken(p.h3, 0.4));
  for (const x of [130, 144, 156, 170]) c.line(`M${x} 220L${x + (x - 150) * -0.1} 246`, '#e8d3a6', 1.6);
  c.path('M126 244H174L168 274Q166 278 160 278H140Q134 278 132 274Z', c.lin(['#d9a066', '#8a5a30', '#4a2c14'], 0));
  for (let i = 0; i < 3; i++) c.line(`M${128 + i} ${252 + i * 8}H${172 - i}`, '#4a2c14', 1.5, 'opacity=".6"');
  c.path('M150 232C158 222 156 214 150 206C144 214 142 222 150 232Z', '#ffd25e');
};

export const balloon: Subject = {
  tints: ['ruby', 'teal', 'violet', 'topaz', 'cobalt'],
  scenes: ['dawn', 'meadow', 'ridge', 'savanna'],
  draw(c, p) {
    balloonCraft(c, p);
    for (const [x, y, q] of [
      [42, 196, 0.3],
      [262, 170, 0.24],
    ] as const)
      c.group(`transform="translate(${x - 150 * q} ${y - 150 * q}) scale(${q})"`, () => {
        c.path(ENVELOPE, c.lin([p.x, darken(p.x, 0.5)], 20));
        c.rect(132, 236, 36, 34, '#6a4222', 'rx="5"');
      });
  },
};
