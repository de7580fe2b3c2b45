import { darken, lighten, mix, tone } from '../../core/colour.ts';
import { eye } from '../../core/eye.ts';
import { range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { leaf, smooth } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';
import { fan } from './feather-fan.ts';

export const raven: Subject = {
  tints: ['obsidian', 'indigo', 'teal', 'plum'],
  scenes: ['moonrise', 'ruin', 'storm', 'library'],
  draw(c, p) {
    c.circle(
      164,
      132,
      82,
      c.rad(
        [
          [lighten(p.g, 0.55), 0.95],
          [p.g, 0.7],
          [p.g, 0.25],
        ],
        42,
        38,
        60,
      ),
    );
    c.path(
      'M30 232C90 214 170 222 276 196L280 206C190 236 110 240 34 244Z',
      c.lin([mix(p.h3, p.b, 0.4), darken(p.h3, 0.5)], 90),
    );
    range(4).forEach(i =>
      c.line(`M${206 + i * 16} ${214 - i * 5}l10 -22`, darken(p.h3, 0.3), 3, 'stroke-linecap="round"'),
    );
    fan(
      c,
      176,
      176,
      7,
      22,
      50,
      i => 104 - i * 6,
      9,
      i => tone(p, i % 2 ? 1.1 : 0.8),
    );
    c.path(
      smooth(
        [
          [112, 74],
          [138, 70],
          [156, 90],
          [168, 122],
          [196, 152],
          [210, 190],
          [190, 212],
          [156, 220],
          [126, 206],
          [110, 172],
          [106, 138],
          [98, 110],
          [72, 104],
          [50, 108],
          [72, 90],
          [94, 82],
        ],
        true,
        6.5,
      ),
      c.lin([p.h1, p.h2, p.h3, darken(p.h3, 0.4)], 60),
    );
    range(5).forEach(i =>
      c.path(
        leaf(140 + i * 3, 128 + i * 12, 74 - i * 3, 13, 44 + i * 3),
        c.lin([tone(p, 0.3 + i * 0.12), tone(p, 1.1)], 40),
      ),
    );
    range(6).forEach(i => c.path(leaf(118 + i * 2, 120 + i * 5, 22, 5, 96 - i * 6), tone(p, i % 2 ? 0.3 : 0.7)));
    eye(c, 114, 94, 5, p.x);
    c.path('M50 108C66 100 82 98 98 100L96 106C80 104 66 106 50 108Z', '#05060a');
    c.line('M142 214L138 232M162 216L164 230', '#0c0c12', 4, 'stroke-linecap="round"');
    shine(c, 'M142 78C156 92 162 112 176 132', 3, 0.4);
  },
};
