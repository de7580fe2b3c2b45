import { coin } from '../../core/coins.ts';
import { darken, lighten } from '../../core/colour.ts';
import { gem } from '../../core/gem.ts';
import { range } from '../../core/geometry.ts';
import { sparkle } from '../../core/light.ts';
import { star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const scratch: Subject = {
  tints: ['gold', 'rose', 'teal', 'violet'],
  scenes: ['halftone', 'rays', 'bokeh', 'grid'],
  draw(c, p) {
    c.group('transform="rotate(-9 150 150)"', () => {
      c.rect(40, 40, 226, 222, '#000', 'rx="18" opacity=".35"');
      c.rect(34, 32, 226, 222, c.lin([lighten(p.h1, 0.1), p.h2, p.h3], 60), 'rx="18"');
      c.rect(44, 42, 206, 44, c.lin([lighten(p.x, 0.2), darken(p.x, 0.4)], 90), 'rx="10"');
      range(5).forEach(i => c.path(star4(70 + i * 38, 64, i === 2 ? 17 : 11), '#fff6dc'));
      for (let i = 0; i < 6; i++) {
        const x = 48 + (i % 3) * 68,
          y = 98 + Math.floor(i / 3) * 74;
        c.rect(x, y, 62, 66, '#fffaf0', 'rx="9"');
        const X = x + 31,
          Y = y + 33;
        if (i === 0 || i === 4) gem(c, X, Y, 22, p.x);
        else if (i === 2) coin(c, X, Y, 23, { h1: '#ffe9ac', h2: '#e0a53c', h3: '#74450f' });
        else {
          c.rect(x, y, 62, 66, c.lin(['#e6edf6', '#a9b4c6', '#d5dce8', '#8b97ab'], 50), 'rx="9"');
          c.path(star4(X, Y, 14), '#7a869a', 'opacity=".7"');
          if (i === 5) {
            c.line(
              `M${x + 6} ${y + 50}L${x + 30} ${y + 12}L${x + 26} ${y + 56}L${x + 54} ${y + 16}`,
              '#fffaf0',
              12,
              'stroke-linecap="round" stroke-linejoin="round"',
            );
            c.circle(X - 4, Y + 2, 7, p.x, 'opacity=".8"');
          }
        }
      }
      range(26).forEach(i => c.circle(34 + i * 9, 254, 3.5, darken(p.b, 0.1)));
    });
    coin(c, 244, 228, 36, { h1: '#ffe9ac', h2: '#e0a53c', h3: '#74450f' }, 0.82);
    sparkle(c, 100, 92, 13);
    sparkle(c, 218, 40, 9);
  },
};
