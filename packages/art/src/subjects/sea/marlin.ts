import { lighten } from '../../core/colour.ts';
import { eye } from '../../core/eye.ts';
import { range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { leaf, smooth } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const marlin: Subject = {
  tints: ['cobalt', 'teal', 'steel', 'sapphire'],
  scenes: ['waves', 'lagoon', 'rays', 'storm'],
  draw(c, p) {
    c.group('transform="rotate(-20 150 150)"', () => {
      c.path(
        smooth([
          [230, 148],
          [262, 116],
          [284, 96],
          [270, 140],
          [272, 168],
          [290, 212],
          [260, 186],
          [232, 164],
        ]),
        c.lin([p.h2, p.h3], 60),
      );
      c.path(
        smooth([
          [84, 132],
          [98, 92],
          [128, 70],
          [146, 94],
          [176, 104],
          [206, 132],
          [160, 128],
        ]),
        c.lin([lighten(p.x, 0.1), p.h2, p.h3], 90),
      );
      range(7).forEach(i =>
        c.line(`M${106 + i * 12} ${130 - i}L${110 + i * 13} ${86 + i * 6}`, lighten(p.h1, 0.3), 1.3, 'opacity=".5"'),
      );
      c.path('M92 142L-14 148L92 156Z', c.lin([p.h1, p.h3], 90));
      c.path(
        smooth(
          [
            [72, 142],
            [104, 126],
            [150, 124],
            [200, 134],
            [242, 152],
            [200, 172],
            [150, 180],
            [104, 172],
            [76, 158],
          ],
          true,
          6.5,
        ),
        c.lin([p.h3, p.h2, p.h2, '#f2f7fb', '#cfdbe6'], 90),
      );
      range(6).forEach(i => c.line(`M${122 + i * 17} ${134 + i}q5 14 0 26`, lighten(p.x, 0.4), 3, 'opacity=".45"'));
      eye(c, 98, 146, 6, p.x);
      c.path(leaf(122, 162, 52, 8, 62), c.lin([p.h2, p.h3], 90));
      c.line('M110 134Q104 150 112 168', p.h3, 2.5, 'opacity=".6"');
      shine(c, 'M92 138C120 130 160 130 200 142', 3, 0.5);
    });
    range(9).forEach(i => c.ball(60 + i * 24 + c.rand() * 10, 236 + c.rand() * 26, 3 + c.rand() * 5, '#dff4ff'));
    c.path(
      'M40 262C80 232 120 250 150 240C190 232 220 246 262 262C200 274 100 274 40 262Z',
      c.lin(
        [
          ['#fff', 0.85],
          [p.g, 0.1],
        ],
        90,
      ),
    );
  },
};
