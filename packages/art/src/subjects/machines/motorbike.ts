import { lighten } from '../../core/colour.ts';
import { TAU, at, polar, range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { smooth, star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';
import { GOLD } from './gold.ts';

export const motorbike: Subject = {
  tints: ['ruby', 'obsidian', 'copper', 'teal'],
  scenes: ['mesa', 'dawn', 'grid', 'storm'],
  draw(c, p) {
    c.shade(150, 256, 124, 10);
    const wheel = (x: number) => {
      c.circle(x, 204, 50, '#14161d');
      c.circle(x, 204, 38, 'none', 'stroke="#c7d0de" stroke-width="5"');
      range(14).forEach(i => c.line(`M${x} 204L${at(polar(x, 204, 36, (i / 14) * TAU))}`, '#9aa6ba', 1.3));
      c.circle(x, 204, 11, c.lin(['#fff', '#6a7588'], 55));
      c.path(`M${x - 46} 184A50 50 0 0 1 ${x - 10} 156`, 'none', 'stroke="#fff" stroke-width="2.5" opacity=".4"');
    };
    wheel(72);
    wheel(228);
    c.line('M228 204L196 96', c.lin(['#fff', '#7a869a'], 0), 9, 'stroke-linecap="round"');
    c.path('M176 100Q196 78 224 84', 'none', 'stroke="#20242e" stroke-width="8" stroke-linecap="round"');
    c.path(
      smooth(
        [
          [112, 132],
          [140, 112],
          [180, 108],
          [204, 124],
          [192, 146],
          [150, 154],
          [116, 152],
        ],
        true,
        6.5,
      ),
      c.lin([lighten(p.h1, 0.25), p.h2, p.h3], 70),
    );
    c.path(
      smooth(
        [
          [40, 140],
          [72, 132],
          [112, 140],
          [128, 154],
          [84, 160],
          [52, 156],
        ],
        true,
      ),
      '#1a1c24',
    );
    c.path('M28 176C36 148 66 140 96 148L84 166C66 160 52 166 46 184Z', c.lin([p.h1, p.h3], 60));
    c.path('M186 172C196 150 232 140 262 164L250 174C232 160 212 162 202 178Z', c.lin([p.h1, p.h3], 60));
    c.path('M108 154H190L176 214H122Z', c.lin(['#8d99ae', '#3a4252'], 60));
    range(5).forEach(i => c.line(`M${116 + i * 1.5} ${166 + i * 9}H${180 - i * 2}`, '#dfe6f0', 2.5));
    c.circle(150, 204, 18, c.lin([GOLD.h1, GOLD.h3], 60));
    c.path(
      'M124 214C90 226 60 232 22 228L22 240C64 244 100 238 134 224Z',
      c.lin(['#ffffff', '#a9b5c8', '#4c566a'], 90),
    );
    c.circle(212, 120, 17, '#e6edf6');
    c.circle(214, 120, 13, c.rad(['#fff', '#fff0b8', '#d9a33c']));
    c.path(star4(158, 130, 12), p.x);
    shine(c, 'M124 134C142 122 164 118 184 120', 3.5, 0.7);
  },
};
