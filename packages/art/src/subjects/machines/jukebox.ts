import { darken, lighten, mix } from '../../core/colour.ts';
import { both, polar, range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';
import { GOLD } from './gold.ts';

export const jukebox: Subject = {
  tints: ['ruby', 'violet', 'teal', 'gold'],
  scenes: ['grid', 'bokeh', 'curtain', 'city'],
  draw(c, p) {
    c.shade(150, 270, 104, 8);
    c.glow(150, 140, 150, p.x, 0.35);
    const body = (k: number, f: string) => c.path(`M${150 - k} 266V128A${k} ${k} 0 0 1 ${150 + k} 128V266Z`, f);
    body(94, c.lin([lighten(p.h1, 0.2), p.h2, p.h3], 20));
    body(84, c.lin([lighten(p.x, 0.5), p.x, darken(p.x, 0.4)], 90));
    body(74, c.lin([p.h2, p.h3], 20));
    body(62, '#12101a');
    c.clipped('<path d="M90 200V128A60 60 0 0 1 210 128V200Z"/>', () => {
      c.rect(80, 60, 140, 150, c.lin([mix(p.x, p.b, 0.4), p.b], 90));
      c.ellipse(150, 186, 64, 20, '#08070c');
      c.circle(150, 128, 40, '#0b0a10');
      for (const r of [36, 30, 24]) c.circle(150, 128, r, 'none', 'stroke="#fff" stroke-width=".9" opacity=".3"');
      c.circle(150, 128, 15, p.h2);
      c.circle(150, 128, 4, '#fff');
      c.poly(
        [
          [110, 96],
          [150, 128],
          [126, 90],
        ],
        '#fff',
        'opacity=".25"',
      );
    });
    range(11).forEach(i => {
      const q = polar(150, 128, 79, Math.PI + (i / 10) * Math.PI);
      c.circle(...q, 4, '#fff6cf');
    });
    both(s => range(6).forEach(i => c.circle(150 + s * 79, 144 + i * 20, 4, i % 2 ? '#fff6cf' : lighten(p.x, 0.5))));
    c.rect(92, 204, 116, 56, c.lin([GOLD.h1, GOLD.h2, GOLD.h3], 90), 'rx="6"');
    range(8).forEach(i => c.rect(98 + i * 13.5, 210, 8, 44, darken(p.h3, 0.5), 'rx="3"'));
    c.path(star4(150, 232, 18), '#fff6cf');
    shine(c, 'M64 132C66 92 92 58 124 44', 5, 0.5);
  },
};
