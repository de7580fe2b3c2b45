import { darken, lighten } from '../../core/colour.ts';
import { die } from '../../core/die.ts';
import { both } from '../../core/geometry.ts';
import type { Subject } from '../subject.ts';
import { felt, lamp } from './felt.ts';
import { ROOMS } from './rooms.ts';

export const sicboTable: Subject = {
  tints: ['gold', 'ruby', 'silver'],
  scenes: ROOMS,
  draw(c, p) {
    felt(c, p, 146);
    lamp(c, 150, '#fff0c8');
    c.ellipse(150, 232, 104, 34, '#000', 'opacity=".4"');
    c.path(
      'M46 214a104 34 0 0 0 208 0v18a104 34 0 0 1 -208 0Z',
      c.lin([p.h3, p.h1, lighten(p.h1, 0.4), p.h2, p.h3], 0),
    );
    c.ellipse(150, 214, 104, 34, c.lin([lighten(p.h1, 0.3), p.h2, p.h3], 40));
    c.ellipse(150, 213, 92, 28, c.lin([darken(p.x, 0.3), darken(p.x, 0.65)], 60));
    die(c, 108, 178, 27, -10, '#f6efe2', [6, 2, 4], '#c4162c');
    die(c, 192, 176, 27, 12, '#f6efe2', [1, 3, 5], '#c4162c');
    die(c, 150, 196, 31, 2, '#f6efe2', [5, 4, 6], '#c4162c');
    c.path(
      'M62 212V150C62 84 100 50 150 50C200 50 238 84 238 150V212A88 26 0 0 1 62 212Z',
      c.lin(
        [
          ['#fff', 0.34],
          ['#fff', 0.05],
          ['#fff', 0.03],
          ['#fff', 0.24],
        ],
        0,
      ),
      'stroke="#fff" stroke-width="2" stroke-opacity=".6"',
    );
    c.ball(150, 42, 13, p.h1);
    c.path(
      'M82 180V146C84 106 104 78 130 70',
      'none',
      'stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".6"',
    );
    both(s => {
      const x = 150 + s * 116;
      c.line(`M${x} -10V44`, p.h1, 2);
      c.path(
        `M${x - 22} 66Q${x - 26} 46 ${x} 44Q${x + 26} 46 ${x + 22} 66Q${x + 26} 88 ${x} 90Q${x - 26} 88 ${x - 22} 66Z`,
        c.lin([lighten(p.x, 0.3), p.x, darken(p.x, 0.4)], 60),
      );
      c.line(
        `M${x} 44V90M${x - 12} 46Q${x - 17} 66 ${x - 12} 88M${x + 12} 46Q${x + 17} 66 ${x + 12} 88`,
        lighten(p.x, 0.5),
        1.2,
        'opacity=".6"',
      );
      c.rect(x - 8, 40, 16, 6, p.h1);
      c.rect(x - 8, 88, 16, 6, p.h1);
      c.line(`M${x} 94v22`, p.h1, 3);
      c.glow(x, 68, 50, lighten(p.x, 0.3), 0.5);
    });
  },
};
