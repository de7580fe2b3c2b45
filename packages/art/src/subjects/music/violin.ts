import { darken, lighten } from '../../core/colour.ts';
import { both, range } from '../../core/geometry.ts';
import { shine, sparkle } from '../../core/light.ts';
import { smooth } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';
import { note } from './note.ts';

export const violin: Subject = {
  tints: ['rust', 'umber', 'copper', 'ruby'],
  scenes: ['curtain', 'library', 'snow', 'arch'],
  draw(c, p) {
    c.group('transform="rotate(-24 150 150)"', () => {
      const d = smooth(
        [
          [150, 92],
          [186, 92],
          [204, 116],
          [196, 142],
          [178, 156],
          [182, 172],
          [208, 192],
          [212, 232],
          [184, 262],
          [150, 266],
          [116, 262],
          [88, 232],
          [92, 192],
          [118, 172],
          [122, 156],
          [104, 142],
          [96, 116],
          [114, 92],
        ],
        true,
        6.5,
      );
      c.path(d, darken(p.h3, 0.4), 'transform="translate(4 5)"');
      c.path(d, c.lin([lighten(p.h1, 0.2), p.h1, p.h2, p.h3], 20));
      c.path(d, 'none', `stroke="${darken(p.h3, 0.3)}" stroke-width="2.5"`);
      c.path('M143 96V4H157V96Z', '#1a1210');
      c.path('M150 -22C166 -22 168 0 156 4H144C132 0 134 -22 150 -22Z', c.lin([p.h1, p.h3], 60));
      both(s => {
        c.path(
          `M${150 + s * 34} 150C${150 + s * 46} 168 ${150 + s * 26} 184 ${150 + s * 38} 204`,
          'none',
          'stroke="#1a0f0a" stroke-width="4" stroke-linecap="round"',
        );
        c.ball(150 + s * 15, -6, 4, '#2a1a14');
        c.ball(150 + s * 15, 6, 4, '#2a1a14');
      });
      c.path('M138 214H162L158 262H142Z', '#1a1210');
      c.rect(130, 182, 40, 7, '#e8c48a', 'rx="2"');
      range(4).forEach(i => c.line(`M${145.5 + i * 3} 0V216`, '#f4efe4', 0.9));
      shine(c, 'M104 206C98 226 108 244 122 252', 5, 0.5);
      shine(c, 'M108 112C106 122 112 134 120 140', 4, 0.5);
    });
    c.group('transform="rotate(34 150 150)"', () => {
      c.rect(200, 2, 5, 290, c.lin(['#b98552', '#4a2c14'], 0), 'rx="2"');
      c.rect(206, 22, 2.5, 246, '#fffaf0');
      c.rect(198, 262, 14, 16, '#1a1210', 'rx="3"');
    });
    note(c, 62, 84, 0.9, lighten(p.x, 0.4));
    note(c, 84, 226, 0.8, p.x);
    sparkle(c, 58, 160, 8);
  },
};
