import { tone } from '../../core/colour.ts';
import { TAU, at, polar, range } from '../../core/geometry.ts';
import { sparkle } from '../../core/light.ts';
import { num } from '../../core/number.ts';
import type { Subject } from '../subject.ts';

export const island: Subject = {
  tints: ['moss', 'teal', 'sand', 'jade'],
  scenes: ['lagoon', 'dawn', 'waves', 'stars'],
  draw(c, p) {
    c.path('M40 262Q70 212 150 210Q230 212 262 262Q150 282 40 262Z', c.lin(['#ffeec2', '#e2bb7a', '#a87a42'], 80));
    c.ellipse(150, 264, 130, 13, '#fff', 'opacity=".45"');
    for (const [x, lean, h, k] of [
      [128, -26, 130, 1],
      [182, 30, 104, 0.82],
    ] as const) {
      const tx = x + lean,
        ty = 222 - h;
      const d = `M${x - 7} 224Q${x + lean * 0.2 - 5} ${224 - h * 0.5} ${tx - 4} ${ty}L${tx + 5} ${ty}Q${x + lean * 0.2 + 8} ${224 - h * 0.5} ${x + 9} 224Z`;
      c.path(d, c.lin(['#c98f56', '#8a5a30', '#4a2c14'], 0));
      range(8).forEach(i =>
        c.line(
          `M${num(x - 6 + lean * (i / 9) ** 1.4)} ${num(216 - (i * h) / 9)}q7 4 13 0`,
          '#3a2010',
          1.4,
          'opacity=".6"',
        ),
      );
      range(8).forEach(i => {
        const a = -196 + i * 30;
        c.path(
          `M${tx} ${ty}Q${at(polar(tx, ty - 12 * k, 42 * k, (a * TAU) / 360))} ${at(polar(tx, ty + 20 * k, 78 * k, (a * TAU) / 360))}Q${at(polar(tx, ty + 6 * k, 40 * k, (a * TAU) / 360))} ${tx} ${ty}Z`,
          c.lin([tone(p, 0.1), tone(p, 0.6), tone(p, 0.95)], 80),
        );
      });
      for (const [u, v] of [
        [-7, 8],
        [7, 9],
        [0, 13],
      ] as const)
        c.ball(tx + u, ty + v, 7 * k, '#8a5a30');
    }
    c.path('M104 236Q110 218 128 216Q146 218 150 236Z', c.lin(['#b98552', '#6e4526'], 90));
    c.rect(102, 232, 52, 20, c.lin(['#8a5630', '#442412'], 90), 'rx="3"');
    c.rect(122, 228, 12, 13, '#ffd25e', 'rx="2"');
    sparkle(c, 128, 222, 9, '#fff6cf');
    c.path('M206 250l14 -6l12 7l-6 10h-16Z', c.lin(['#ff9a8a', '#d8503c'], 60));
  },
};
