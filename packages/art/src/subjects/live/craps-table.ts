import { chipStack } from '../../core/chips.ts';
import { darken, lighten } from '../../core/colour.ts';
import { die } from '../../core/die.ts';
import { range } from '../../core/geometry.ts';
import { num } from '../../core/number.ts';
import type { Subject } from '../subject.ts';
import { felt, lamp } from './felt.ts';
import { ROOMS } from './rooms.ts';

export const crapsTable: Subject = {
  tints: ['rust', 'gold', 'silver'],
  scenes: ROOMS,
  draw(c, p) {
    felt(c, p, 130);
    lamp(c, 96, '#fff0c8');
    lamp(c, 204, '#fff0c8');
    const ink = lighten(p.h1, 0.5);
    c.group('opacity=".6"', () => {
      for (const i of range(6)) {
        const x = 66 + i * 28;
        c.path(
          `M${x + 3} 132H${x + 25}L${num(150 + (x + 29 - 150) * 1.14)} 168H${num(150 + (x - 1 - 150) * 1.14)}Z`,
          'none',
          `stroke="${ink}" stroke-width="1.6"`,
        );
        c.circle(num(150 + (x + 14 - 150) * 1.07), 150, 5, i % 2 ? p.x : ink);
      }
      c.path('M44 176H256L280 214H20Z', 'none', `stroke="${ink}" stroke-width="2"`);
      c.path('M20 222H280L300 262H0Z', 'none', `stroke="${ink}" stroke-width="2"`);
    });
    c.shade(120, 240, 80, 18);
    c.shade(216, 204, 60, 14);
    die(c, 212, 156, 46, 16, p.x, [4, 2, 1]);
    die(c, 116, 186, 60, -12, '#d8263c', [5, 6, 3]);
    chipStack(c, 40, 262, 22, 5, ['#23252f', p.h1]);
    chipStack(c, 262, 262, 24, 7, [p.h2, darken(p.h3, 0.2)]);
    c.line('M186 108q-18 -14 -34 4M236 98q16 -16 34 -2', '#fff', 3, 'stroke-linecap="round" opacity=".6"');
  },
};
