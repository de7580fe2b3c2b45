import { darken, lighten, mix, tone } from '../../core/colour.ts';
import { both, range } from '../../core/geometry.ts';
import type { Subject } from '../subject.ts';

export const castle: Subject = {
  wide: true,
  tints: ['slate', 'sand', 'violet', 'ice'],
  scenes: ['moonrise', 'ridge', 'storm', 'dawn'],
  draw(c, p) {
    const roof = { h1: lighten(p.x, 0.25), h2: p.x, h3: darken(p.x, 0.55) };
    const tower = (x: number, y: number, w: number, h: number, r: number) => {
      c.rect(x - w / 2, y, w, h, c.lin([p.h1, p.h2, p.h3], 0));
      c.rect(x - w / 2 - 4, y - 4, w + 8, 9, c.lin([lighten(p.h1, 0.2), p.h3], 0));
      range(4).forEach(i => c.rect(x - w / 2 - 4 + i * ((w + 8) / 3.5), y - 10, (w + 8) / 7, 8, p.h2));
      c.path(
        `M${x - w / 2 - 6} ${y - 6}L${x} ${y - r}L${x + w / 2 + 6} ${y - 6}Z`,
        c.lin([roof.h1, roof.h2, roof.h3], 0),
      );
      c.line(`M${x} ${y - r}v-16`, '#e8d3a6', 2);
      c.path(`M${x} ${y - r - 16}l16 5l-16 6Z`, roof.h1);
      c.path(`M${x - 5} ${y + 34}v-12a5 6 0 0 1 10 0v12Z`, '#ffe3a0');
    };
    c.path('M-10 268Q60 226 150 228Q240 226 310 268V300H-10Z', c.lin([mix(p.h3, p.g, 0.3), p.b], 90));
    tower(86, 132, 32, 110, 62);
    tower(214, 126, 34, 116, 66);
    tower(150, 84, 44, 150, 74);
    c.rect(66, 180, 168, 70, c.lin([p.h1, p.h2, p.h3], 20));
    range(9).forEach(i => c.rect(66 + i * 19.5, 170, 12, 12, tone(p, 0.2 + i * 0.07)));
    tower(58, 172, 30, 84, 46);
    tower(242, 172, 30, 84, 46);
    for (let r = 0; r < 4; r++)
      range(7).forEach(i => c.rect(76 + i * 22 + (r % 2) * 9, 190 + r * 14, 13, 6, p.h3, 'opacity=".22"'));
    c.path('M128 252V214A22 24 0 0 1 172 214V252Z', '#1a1016');
    range(4).forEach(i => c.line(`M${134 + i * 10.5} 196V252`, '#c9a468', 1.6));
    c.path('M128 252L112 276H188L172 252Z', '#8a6a44');
    c.path('M143 150V130a7 8 0 0 1 14 0V150Z', '#ffe3a0');
    c.glow(150, 140, 36, '#ffe3a0', 0.5);
    both(s => c.path(`M${150 + s * 44} 206v-12a5 6 0 0 1 10 0v12Z`, '#ffe3a0'));
  },
};
