import { mix } from '../../core/colour.ts';
import { gem } from '../../core/gem.ts';
import { both, range } from '../../core/geometry.ts';
import { sparkle } from '../../core/light.ts';
import type { Subject } from '../subject.ts';

export const sword: Subject = {
  tints: ['silver', 'ice', 'gold', 'obsidian'],
  scenes: ['storm', 'ruin', 'embers', 'rays'],
  draw(c, p) {
    const blade = { h1: '#ffffff', h2: '#b9c6d8', h3: '#4e5a70' };
    c.glow(150, 130, 120, p.x, 0.45);
    c.group('transform="rotate(16 150 150)"', () => {
      c.poly(
        [
          [150, 270],
          [132, 244],
          [132, 92],
          [150, 92],
        ],
        c.lin([blade.h1, blade.h2], 0),
      );
      c.poly(
        [
          [150, 270],
          [168, 244],
          [168, 92],
          [150, 92],
        ],
        c.lin([blade.h2, blade.h3], 0),
      );
      c.rect(147, 96, 6, 136, mix(p.x, '#ffffff', 0.45), 'rx="3"');
      for (const y of [120, 150, 180, 210]) c.path(`M150 ${y - 9}l5 9l-5 9l-5 -9Z`, p.x);
      c.path('M76 92Q84 74 112 82H188Q216 74 224 92Q214 106 188 100H112Q86 106 76 92Z', c.lin([p.h1, p.h2, p.h3], 80));
      both(s => c.ball(150 + s * 74, 90, 9, p.x));
      c.rect(140, 40, 20, 44, '#3a2016', 'rx="4"');
      range(5).forEach(i => c.line(`M140 ${48 + i * 8}L160 ${44 + i * 8}`, p.h1, 2.5));
      c.circle(150, 30, 17, c.lin([p.h1, p.h2, p.h3], 60));
      gem(c, 150, 30, 11, p.x);
      gem(c, 150, 91, 12, p.x);
    });
    sparkle(c, 96, 214, 10);
    sparkle(c, 206, 130, 13);
  },
};
