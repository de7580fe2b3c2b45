import { lighten } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { shine, sparkle } from '../../core/light.ts';
import { lathe, star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const potion: Subject = {
  tints: ['emerald', 'violet', 'rose', 'topaz', 'teal'],
  scenes: ['library', 'cavern', 'bokeh', 'arch'],
  draw(c, p) {
    const glass = lathe([
      [20, 60],
      [18, 96],
      [30, 118],
      [74, 156],
      [86, 204],
      [60, 250],
      [0, 258],
    ]);
    c.glow(150, 190, 130, p.h1, 0.4);
    c.path(glass, lighten(p.g, 0.5), 'opacity=".28"');
    c.clipped(`<path d="${glass}"/>`, () => {
      c.rect(50, 160, 200, 110, c.lin([p.h1, p.h2, p.h3], 80));
      c.ellipse(150, 161, 82, 12, lighten(p.h1, 0.35));
      for (let i = 0; i < 16; i++)
        c.circle(84 + c.rand() * 130, 168 + c.rand() * 80, 2 + c.rand() * 7, lighten(p.h1, 0.5), 'opacity=".55"');
      c.path('M70 220C110 190 140 236 180 206S230 210 250 200V270H70Z', p.x, 'opacity=".35"');
    });
    c.path(glass, 'none', `stroke="${lighten(p.h1, 0.6)}" stroke-width="3" stroke-opacity=".85"`);
    c.rect(122, 50, 56, 14, c.lin(['#fff', lighten(p.g, 0.4)], 0), 'rx="7" opacity=".85"');
    c.path('M132 52V30Q150 22 168 30V52Z', c.lin(['#d9a066', '#8a5a30', '#5a3818'], 0));
    c.ellipse(150, 30, 18, 5, '#e8bd88');
    shine(c, 'M82 214C80 184 96 162 118 148', 7, 0.6);
    c.path('M128 100L172 100L166 116L134 116Z', c.lin(['#ffe9ac', '#c0872c'], 0));
    c.path(star4(150, 206, 26), '#fff', 'opacity=".85"');
    range(5).forEach(i => sparkle(c, 60 + i * 46, 60 + ((i * 37) % 70), 5 + (i % 3) * 2, lighten(p.x, 0.5)));
  },
};
