import { darken, lighten } from '../../core/colour.ts';
import type { Subject } from '../subject.ts';

export const train: Subject = {
  wide: true,
  tints: ['ruby', 'emerald', 'cobalt', 'plum'],
  scenes: ['city', 'snow', 'arch'],
  draw(c, p) {
    c.poly(
      [
        [150, 214],
        [40, 400],
        [260, 400],
      ],
      c.lin(
        [
          [p.x, 0.32],
          [p.x, 0],
        ],
        90,
      ),
    );
    c.path(
      'M76 250 V112 C76 80 104 62 150 62 C196 62 224 80 224 112 V250Z',
      c.lin([p.h3, lighten(p.h2, 0.18), p.h2, p.h3], 0),
      `stroke="${p.h1}" stroke-opacity=".55" stroke-width="2"`,
    );
    c.path(
      'M90 150 V116 C90 94 112 80 150 80 C188 80 210 94 210 116 V150Z',
      c.lin([darken(p.g, 0.5), p.g, darken(p.g, 0.6)], 60),
    );
    c.line('M150 80 V150', p.h3, 6);
    c.path('M96 146 V118 C96 106 104 98 116 92 L104 146Z', '#fff', 'opacity=".25"');
    c.rect(76, 160, 148, 10, c.lin([p.h1, lighten(p.h1, 0.5), p.h1], 0));
    c.rect(76, 176, 148, 3, p.h1, 'opacity=".7"');
    c.glow(150, 206, 70, p.x, 0.8);
    c.circle(150, 206, 21, darken(p.h3, 0.4));
    c.circle(150, 206, 16, c.rad(['#ffffff', lighten(p.x, 0.6), p.x]));
    for (const s of [-1, 1]) {
      c.circle(150 + s * 50, 208, 9, darken(p.h3, 0.4));
      c.circle(150 + s * 50, 208, 6, lighten(p.x, 0.5));
    }
    c.path('M70 250 H230 L214 274 H86Z', darken(p.h3, 0.5));
    for (let i = 0; i < 7; i++) c.line(`M${98 + i * 17} 252 L${104 + i * 15} 272`, p.h1, 2, 'opacity=".5"');
  },
};
