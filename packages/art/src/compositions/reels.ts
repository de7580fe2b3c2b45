import { coin } from '../core/coins.ts';
import { lighten, mix } from '../core/colour.ts';
import { compassRose } from '../core/compass-rose.ts';
import { gem } from '../core/gem.ts';
import { range } from '../core/geometry.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { star4 } from '../core/outlines.ts';
import { suit } from '../core/suit.ts';
import { ground } from '../scenes/ground.ts';
import { sky } from '../scenes/sky/index.ts';
import type { Composition } from './composition.ts';
import { GOLD, goldLine } from './gilding.ts';
import { scrim } from './light.ts';
import { place } from './place.ts';

/** The window of a fruit machine, with the subject on the middle reel. */
export const reels: Composition = job => {
  const { c, p, rand } = job;
  ground(c, p);
  sky.rays(c, p);
  c.rect(16, 26, 268, 244, '#000', 'rx="24" opacity=".35"');
  c.rect(12, 18, 276, 246, goldLine(c), 'rx="24"');
  c.rect(20, 26, 260, 230, c.lin([mix(p.a, p.x, 0.25), p.b], 90), 'rx="18"');
  const glyph: ((x: number, y: number) => void)[] = [
    (x, y) => gem(c, x, y, 22, p.x),
    (x, y) => coin(c, x, y, 22, GOLD),
    (x, y) => c.path(suit('heart', x, y, 22), c.lin(['#ff9aa0', '#d8263c', '#760a22'], 60)),
    (x, y) => c.path(star4(x, y, 27), c.lin([lighten(p.x, 0.5), p.x], 60)),
    (x, y) => c.path(suit('club', x, y, 22), c.lin([lighten(p.g, 0.2), mix(p.g, p.b, 0.7)], 60)),
    (x, y) => c.path(suit('spade', x, y, 22), c.lin(['#5a5f7a', '#14161f'], 60)),
    (x, y) => compassRose(c, x, y, 24, GOLD.h1, p.x, GOLD.h3),
  ];
  const turn = Math.floor(rand() * 7);
  range(3).forEach(i => {
    const x = 28 + i * 83;
    c.rect(x, 34, 78, 214, c.lin(['#b9ad9a', '#fffdf6', '#fffdf6', '#b3a690'], 90), 'rx="10"');
    range(3).forEach(j => {
      if (j === 1 && i === 1) return;
      nth(glyph, (i * 3 + j + turn) % 7)(x + 39, 141 + (j - 1) * 76);
    });
  });
  c.rect(16, 100, 268, 82, p.x, 'opacity=".16"');
  c.line('M20 100H280M20 182H280', p.x, 2.5, 'opacity=".85"');
  c.rect(
    20,
    26,
    260,
    230,
    c.lin(
      [
        ['#000', 0.5],
        ['#000', 0, 0.2],
        ['#000', 0, 0.8],
        ['#000', 0.5],
      ],
      90,
    ),
    'rx="18"',
  );
  c.rect(78, 66, 144, 150, '#000', 'rx="20" opacity=".4"');
  c.rect(
    76,
    62,
    148,
    150,
    c.lin([lighten(p.a, 0.22), p.a, p.b], 90),
    `rx="20" stroke="${goldLine(c)}" stroke-width="6"`,
  );
  c.circle(
    150,
    137,
    74,
    c.rad([
      [lighten(p.g, 0.3), 0.9],
      [p.g, 0],
    ]),
  );
  place(job, 150, 134, 0.74, 0, 'dark');
  range(13).forEach(i => c.circle(28 + i * 20.4, 22, 2.6, i % 2 ? '#fffbe0' : p.x));
  scrim(c, p, 246, 1);
  return { bottom: 375, w: 260, h: 92, focus: [6, 6, 288] };
};
