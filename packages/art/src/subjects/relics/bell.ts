import { darken, lighten } from '../../core/colour.ts';
import type { Subject } from '../subject.ts';

export const bell: Subject = {
  tints: ['gold', 'copper', 'silver', 'brass'],
  scenes: ['rays', 'arch', 'snow'],
  draw(c, p) {
    c.ball(150, 238, 17, darken(p.h3, 0.1));
    c.path(
      'M150 60 C112 60 104 100 102 140 C100 180 90 198 70 212 C66 222 70 228 78 228 H222 C230 228 234 222 230 212 C210 198 200 180 198 140 C196 100 188 60 150 60Z',
      c.lin([p.h3, p.h1, lighten(p.h1, 0.5), p.h1, p.h2, p.h3], 0),
    );
    c.path('M70 212 H230 C234 222 230 228 222 228 H78 C70 228 66 222 70 212Z', c.lin([lighten(p.h1, 0.3), p.h3], 90));
    c.line('M100 160 H200 M98 172 H202', p.h3, 2.4, 'opacity=".6"');
    c.circle(150, 50, 12, 'none', `stroke="${p.h1}" stroke-width="6"`);
    c.path(
      'M124 84 C116 110 118 150 112 190',
      'none',
      'stroke="#fff" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"',
    );
    for (const s of [-1, 1])
      for (let i = 0; i < 3; i++)
        c.line(
          `M${150 + s * (104 + i * 13)} ${122 - i * 8} Q${150 + s * (116 + i * 15)} 150 ${150 + s * (104 + i * 13)} ${178 + i * 8}`,
          p.x,
          3,
          `stroke-linecap="round" opacity="${0.8 - i * 0.22}"`,
        );
  },
};
