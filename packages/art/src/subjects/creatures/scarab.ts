import { darken, lighten } from '../../core/colour.ts';
import { num } from '../../core/number.ts';
import type { Subject } from '../subject.ts';

export const scarab: Subject = {
  tints: ['gold', 'bronze', 'rose'],
  scenes: ['temple', 'rays', 'dunes'],
  draw(c, p) {
    for (const s of [-1, 1])
      for (let i = 6; i >= 0; i--) {
        const a = -0.08 - i * 0.15;
        const L = 132 - i * 7;
        const [x, y] = [150 + s * Math.cos(a) * L, 176 + Math.sin(a) * L];
        c.path(
          `M150 ${186 - i * 3} Q${num(150 + s * L * 0.5)} ${num(176 + Math.sin(a) * L * 0.5 + 22)} ${num(x)} ${num(y)} Q${num(150 + s * L * 0.45)} ${num(176 + Math.sin(a) * L * 0.6 - 12)} 150 ${166 - i * 3}Z`,
          c.lin(i % 2 ? [p.x, darken(p.x, 0.5)] : [p.h1, p.h3], s > 0 ? 20 : 160),
        );
      }
    c.glow(150, 84, 74, p.h1, 0.5);
    c.circle(150, 86, 36, c.rad([lighten(p.h1, 0.5), p.h2, p.h3], 38, 34, 70));
    c.circle(150, 86, 41, 'none', `stroke="${p.h1}" stroke-width="2.5"`);
    c.path(
      'M112 182 C112 146 128 128 150 128 C172 128 188 146 188 182 C188 226 170 248 150 248 C130 248 112 226 112 182Z',
      c.lin([lighten(p.x, 0.35), p.x, darken(p.x, 0.6)], 60),
      `stroke="${p.h2}" stroke-width="4"`,
    );
    c.path('M150 160 V246 M116 168 Q150 146 184 168', 'none', `stroke="${p.h1}" stroke-width="3.5"`);
    c.path('M124 150 C130 120 170 120 176 150 Q150 138 124 150Z', c.lin([p.h1, p.h3]));
    c.path(
      'M124 186 C122 206 128 224 138 234',
      'none',
      'stroke="#fff" stroke-opacity=".45" stroke-width="4" stroke-linecap="round"',
    );
  },
};
