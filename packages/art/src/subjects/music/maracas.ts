import { darken, lighten } from '../../core/colour.ts';
import { both, range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { num } from '../../core/number.ts';
import { star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const maracas: Subject = {
  tints: ['flame', 'teal', 'rose', 'lime'],
  scenes: ['rays', 'bokeh', 'lagoon', 'lanterns'],
  draw(c, p) {
    for (const [rot, x, k, k2] of [
      [-28, 116, p.h2, p.x],
      [28, 184, p.x, p.h2],
    ] as const)
      c.group(`transform="rotate(${rot} ${x} 180)"`, () => {
        c.rect(x - 8, 150, 16, 112, c.lin(['#d9a066', '#8a5a30', '#4a2c14'], 0), 'rx="8"');
        c.ellipse(x, 96, 52, 66, c.rad([lighten(k, 0.5), k, darken(k, 0.5)], 36, 28, 80));
        c.clipped(`<ellipse cx="${x}" cy="96" rx="52" ry="66"/>`, () => {
          c.rect(x - 60, 84, 120, 26, '#fff6dc');
          range(8).forEach(i => c.path(`M${x - 60 + i * 16} 110l8 -22l8 22Z`, i % 2 ? k2 : darken(k, 0.2)));
          range(6).forEach(i => c.circle(x - 44 + i * 18, 128, 5, lighten(k2, 0.3)));
          range(5).forEach(i => c.path(star4(x - 34 + i * 18, 62, 8), '#fff6dc'));
          c.circle(
            x,
            96,
            70,
            c.rad(
              [
                ['#fff', 0.3],
                ['#fff', 0],
                ['#000', 0.38],
              ],
              30,
              24,
              80,
            ),
          );
        });
        c.path(`M${x - 10} 158L${x - 22} 196L${x - 12} 190L${x} 200L${x + 12} 190L${x + 22} 196L${x + 10} 158Z`, k2);
        shine(c, `M${x - 36} 82C${x - 36} 62 ${x - 24} 46 ${x - 10} 40`, 6, 0.6);
      });
    both(s =>
      range(3).forEach(i =>
        c.line(
          `M${150 + s * (112 + i * 10)} ${52 - i * 4}q${s * 12} 22 ${s * 6} 46`,
          lighten(p.x, 0.5),
          3,
          `stroke-linecap="round" opacity="${num(0.8 - i * 0.22)}"`,
        ),
      ),
    );
  },
};
