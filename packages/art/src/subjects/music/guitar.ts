import { darken, lighten } from '../../core/colour.ts';
import { both, range } from '../../core/geometry.ts';
import { shine, sparkle } from '../../core/light.ts';
import { smooth } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';
import { note } from './note.ts';

export const guitar: Subject = {
  tints: ['rust', 'ruby', 'cobalt', 'obsidian', 'copper'],
  scenes: ['bokeh', 'mesa', 'city', 'rays'],
  draw(c, p) {
    c.group('transform="rotate(30 150 150)"', () => {
      c.rect(141, 6, 18, 150, c.lin(['#6a4526', '#3a2212'], 0));
      range(10).forEach(i => c.rect(141, 26 + i * 12.5, 18, 1.8, '#e6edf6'));
      c.path('M134 -20H166L162 12H138Z', c.lin([p.h1, p.h3], 60));
      both(s => range(3).forEach(i => c.ball(150 + s * 20, -14 + i * 10, 4, '#e6edf6')));
      const d = smooth(
        [
          [150, 112],
          [184, 104],
          [204, 126],
          [196, 156],
          [206, 188],
          [220, 224],
          [196, 268],
          [150, 278],
          [104, 268],
          [80, 224],
          [94, 188],
          [104, 156],
          [96, 126],
          [116, 104],
        ],
        true,
        6.5,
      );
      c.path(d, darken(p.h3, 0.4), 'transform="translate(4 5)"');
      c.path(d, c.rad([lighten(p.h1, 0.2), p.h1, p.h2, p.h3, darken(p.h3, 0.4)], 46, 56, 62));
      c.path(d, 'none', `stroke="${lighten(p.h1, 0.6)}" stroke-width="2.5"`);
      c.circle(150, 182, 29, '#1a0f0a');
      c.circle(150, 182, 33, 'none', `stroke="${p.x}" stroke-width="4" stroke-dasharray="5 3"`);
      c.rect(122, 238, 56, 12, '#2a1608', 'rx="3"');
      range(6).forEach(i => c.line(`M${143 + i * 2.8} 8V244`, '#f4efe4', 0.9));
      shine(c, 'M100 212C94 236 106 256 124 264', 5, 0.5);
    });
    note(c, 60, 92, 1, lighten(p.x, 0.4));
    sparkle(c, 232, 228, 10);
    sparkle(c, 96, 210, 7);
  },
};
