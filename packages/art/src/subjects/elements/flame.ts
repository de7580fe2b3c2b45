import { lighten } from '../../core/colour.ts';
import { both, range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { leaf } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const flame: Subject = {
  tints: ['flame', 'violet', 'emerald', 'ice', 'rose'],
  scenes: ['embers', 'ruin', 'cavern', 'rings'],
  draw(c, p) {
    c.glow(150, 170, 150, p.h1, 0.6);
    const f = (d: string, paint: string) => c.path(d, paint);
    f(
      'M150 20C176 70 232 96 226 176C222 232 188 262 150 262C112 262 78 232 74 176C70 134 96 118 102 84C120 100 124 116 126 130C146 104 154 64 150 20Z',
      c.lin([p.h3, p.h2, p.h1], 90),
    );
    f(
      'M152 84C172 118 208 138 202 190C198 230 176 252 150 252C122 252 100 230 98 194C96 166 114 152 118 130C132 142 134 154 136 164C150 146 156 116 152 84Z',
      c.lin([p.h2, p.h1, lighten(p.h1, 0.4)], 90),
    );
    f(
      'M152 148C166 168 184 180 180 210C178 234 164 246 150 246C134 246 120 234 120 210C120 192 132 184 136 170C142 178 144 186 146 192C152 180 154 166 152 148Z',
      c.lin([lighten(p.h1, 0.3), '#fffbe0'], 90),
    );
    f(
      'M150 196C158 208 166 216 164 228C162 240 156 244 150 244C142 244 136 238 136 228C136 216 146 210 150 196Z',
      '#fff',
    );
    both(s =>
      f(
        leaf(150 + s * 84, 232, 44, 10, s > 0 ? -70 : -110),
        c.lin(
          [
            [p.h1, 0.9],
            [p.h2, 0.2],
          ],
          0,
        ),
      ),
    );
    c.path('M90 258L210 246L214 260L92 274Z', c.lin(['#8a5630', '#2a1408'], 90));
    c.path('M92 246L212 260L208 274L88 260Z', c.lin(['#a86f3e', '#3a1c0c'], 90));
    range(14).forEach(i =>
      c.circle(50 + ((i * 61) % 200), 40 + ((i * 43) % 190), 1.3 + (i % 3), lighten(p.h1, 0.3), 'opacity=".9"'),
    );
    shine(c, 'M92 170C92 146 106 132 112 116', 4, 0.4);
  },
};
