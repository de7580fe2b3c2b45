import { darken, lighten } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { cloud } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const volcano: Subject = {
  wide: true,
  tints: ['slate', 'umber', 'obsidian', 'plum'],
  scenes: ['embers', 'storm', 'dawn', 'waves'],
  draw(c, p) {
    c.glow(150, 92, 130, '#ff7a2e', 0.75);
    for (const [x, y, w, o] of [
      [150, 60, 72, 0.9],
      [96, 48, 46, 0.7],
      [206, 44, 52, 0.7],
      [150, 26, 50, 0.8],
    ] as const)
      c.path(cloud(x, y, w), c.lin([lighten(p.h3, 0.25), darken(p.h3, 0.2)], 90), `opacity="${o}"`);
    range(9).forEach(i =>
      c.line(
        `M150 96Q${150 + (i - 4) * 16} ${40 - (i % 3) * 12} ${150 + (i - 4) * 30} ${70 + Math.abs(i - 4) * 14}`,
        i % 2 ? '#ffd25e' : '#ff7a2e',
        3,
        'stroke-linecap="round" stroke-dasharray="9 6" opacity=".9"',
      ),
    );
    c.path('M118 106L130 98L142 106L152 98L166 106L180 98L186 108L290 268H10Z', c.lin([p.h1, p.h2, p.h3], 40));
    c.path('M152 100L166 106L180 98L186 108L290 268H176L164 200L172 160Z', '#000', 'opacity=".25"');
    c.path(
      'M122 104Q150 118 184 104L178 128Q186 160 206 186L222 230Q210 206 190 190Q172 172 166 146L158 200L166 268H142L146 210L140 150Q130 180 108 200L92 244Q96 204 118 172Q130 148 126 124Z',
      c.lin(['#fff3b8', '#ffb02e', '#ff5a1e', '#b01e10'], 90),
    );
    c.path('M128 108Q150 118 178 108L172 124Q150 130 132 124Z', '#fffbe0');
    range(10).forEach(i =>
      c.circle(60 + ((i * 53) % 190), 70 + ((i * 37) % 110), 1.8 + (i % 3), '#ffb02e', 'opacity=".9"'),
    );
    shine(c, 'M108 124L46 226', 3, 0.25);
  },
};
