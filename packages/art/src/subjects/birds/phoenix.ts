import { lighten } from '../../core/colour.ts';
import type { Subject } from '../subject.ts';

export const phoenix: Subject = {
  tints: ['flame', 'ruby', 'gold', 'rose'],
  scenes: ['rays', 'embers', 'nebula'],
  draw(c, p) {
    const feather = (s: number, a: number, L: number, w: number, f: string) =>
      c.group(`transform="translate(150 168) scale(${s} 1) rotate(${a})"`, () =>
        c.path(`M0 0 C${L * 0.3} ${-w} ${L * 0.8} ${-w} ${L} 0 C${L * 0.7} ${w * 0.5} ${L * 0.3} ${w * 0.7} 0 0Z`, f),
      );
    for (const s of [-1, 1]) {
      for (let i = 0; i < 8; i++) feather(s, -74 + i * 13, 138 - i * 5, 15, c.lin([p.h3, p.h2, p.h1], 0));
      for (let i = 0; i < 6; i++) feather(s, -66 + i * 14, 92 - i * 4, 13, c.lin([p.x, lighten(p.h1, 0.4)], 0));
    }
    for (let i = -3; i <= 3; i++)
      c.path(
        `M150 190 Q${150 + i * 8} 236 ${150 + i * 15} ${276 - Math.abs(i) * 10} Q${150 + i * 18} 232 150 190Z`,
        c.lin([p.h1, p.h3], 90),
      );
    c.path(
      'M150 96 C132 108 128 146 132 176 C138 204 162 204 168 176 C172 146 168 108 150 96Z',
      c.lin([lighten(p.h1, 0.6), p.x, p.h2], 90),
    );
    c.path(
      'M150 74 C136 76 132 92 138 104 C142 112 158 112 162 104 C168 92 164 76 150 74Z',
      c.lin([lighten(p.h1, 0.7), p.x]),
    );
    c.path('M146 96 L150 112 L154 96Z', '#4b1d05');
    for (const x of [140, 150, 160]) c.path(`M150 78 Q${x - 3} 60 ${x} 46 Q${x + 5} 62 150 78Z`, p.h1);
    c.circle(144, 91, 2.4, '#2b0d02');
    c.circle(156, 91, 2.4, '#2b0d02');
    c.glow(150, 160, 110, p.x, 0.28);
  },
};
