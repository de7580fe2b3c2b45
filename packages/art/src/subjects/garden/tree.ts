import { lighten, mix, tone } from '../../core/colour.ts';
import { TAU, range } from '../../core/geometry.ts';
import { num } from '../../core/number.ts';
import { leaf } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const tree: Subject = {
  tints: ['rose', 'moss', 'flame', 'teal', 'snow', 'gold'],
  scenes: ['dawn', 'moonrise', 'meadow', 'ripples', 'rings'],
  draw(c, p) {
    c.ellipse(150, 262, 110, 13, '#000', 'opacity=".3"');
    c.path(
      'M128 264C140 232 142 208 134 178C126 156 106 148 88 136L94 130C116 138 132 142 142 156C142 132 138 110 128 92L134 88C146 104 152 126 154 148C164 130 182 124 206 116L210 122C188 132 174 146 168 170C162 206 164 236 178 264Z',
      c.lin(['#b98552', '#7a4a28', '#341c0e'], 0),
    );
    range(5).forEach(i =>
      c.line(`M${142 + i * 5} 256Q${146 + i * 3} 220 ${146 + i * 4} 186`, '#341c0e', 1.6, 'opacity=".5"'),
    );
    for (const [n, t, s] of [
      [14, 0.85, 34],
      [13, 0.5, 30],
      [12, 0.15, 24],
    ] as const)
      range(n).forEach(i => {
        const a = (i / n) * TAU + t * 4,
          R = 78 * (0.35 + ((i * 7) % 5) / 7);
        c.circle(
          150 + Math.cos(a) * R * 1.2,
          104 + Math.sin(a) * R * 0.68 - (1 - t) * 10,
          s - (i % 3) * 4,
          tone(p, t),
          `opacity="${num(0.75 + (1 - t) * 0.2)}"`,
        );
      });
    range(26).forEach(i => {
      const a = i * 2.4,
        R = 14 * Math.sqrt(i);
      c.circle(
        150 + Math.cos(a) * R * 1.35,
        92 + Math.sin(a) * R * 0.8,
        3.5,
        i % 3 ? lighten(p.h1, 0.45) : p.x,
        'opacity=".9"',
      );
    });
    range(10).forEach(i =>
      c.ellipse(
        40 + ((i * 67) % 220),
        180 + ((i * 41) % 84),
        4.5,
        2.5,
        i % 2 ? lighten(p.h1, 0.3) : p.x,
        `transform="rotate(${i * 40} ${40 + ((i * 67) % 220)} ${180 + ((i * 41) % 84)})" opacity=".9"`,
      ),
    );
    range(9).forEach(i => c.path(leaf(80 + i * 17, 266, 14 + (i % 3) * 6, 4, -110 + i * 5), mix('#4f8a4a', p.g, 0.2)));
  },
};
