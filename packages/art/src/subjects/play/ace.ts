import { darken, lighten } from '../../core/colour.ts';
import { gem } from '../../core/gem.ts';
import { both } from '../../core/geometry.ts';
import { sparkle } from '../../core/light.ts';
import { leaf } from '../../core/outlines.ts';
import { suit } from '../../core/suit.ts';
import type { Subject } from '../subject.ts';

export const ace: Subject = {
  tints: ['obsidian', 'gold', 'ruby', 'cobalt'],
  scenes: ['weave', 'rays', 'curtain', 'grid'],
  draw(c, p) {
    c.group('transform="rotate(-8 150 150)"', () => {
      c.rect(70, 36, 168, 232, '#000', 'rx="18" opacity=".35"');
      c.rect(64, 30, 168, 232, c.lin(['#ffffff', '#f4efe4', '#d8cfbf'], 60), 'rx="18"');
      c.rect(74, 40, 148, 212, 'none', `rx="12" stroke="${p.h2}" stroke-width="2"`);
      const d = suit('spade', 148, 146, 66);
      c.path(d, c.lin([p.h2, p.h3, darken(p.h3, 0.5)], 80));
      c.path(
        d,
        'none',
        `stroke="${p.x}" stroke-width="3" transform="translate(148 146) scale(.82) translate(-148 -146)"`,
      );
      gem(c, 148, 148, 17, p.x);
      both(s => c.path(leaf(148 + s * 16, 158, 26, 6, s > 0 ? -40 : 220), lighten(p.h1, 0.4), 'opacity=".8"'));
      for (const [x, y, r] of [
        [84, 52, 0],
        [212, 240, 180],
      ] as const)
        c.group(`transform="rotate(${r} ${x} ${y})"`, () => {
          c.add(
            `<path d="M0 20L8 0L16 20M3 13H13" transform="translate(${x} ${y - 2}) scale(1.25)" fill="none" stroke="${darken(p.h3, 0.4)}" stroke-width="3.6" stroke-linejoin="round" stroke-linecap="round"/>`,
          );
          c.path(suit('spade', x + 10, y + 38, 9), darken(p.h3, 0.4));
        });
      c.poly(
        [
          [74, 40],
          [150, 40],
          [74, 170],
        ],
        '#fff',
        'opacity=".35"',
      );
    });
    sparkle(c, 226, 62, 16);
    sparkle(c, 76, 236, 10);
  },
};
