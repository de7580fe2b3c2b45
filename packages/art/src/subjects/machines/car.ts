import { lighten, mix } from '../../core/colour.ts';
import { both, range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { smooth } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const car: Subject = {
  tints: ['ruby', 'teal', 'cobalt', 'lemon', 'obsidian'],
  scenes: ['city', 'grid', 'dawn', 'mesa'],
  draw(c, p) {
    c.poly(
      [
        [104, 196],
        [20, 300],
        [140, 300],
      ],
      c.linAt(
        [
          ['#fff6cf', 0.5],
          ['#fff6cf', 0],
        ],
        100,
        196,
        70,
        290,
      ),
    );
    c.poly(
      [
        [196, 196],
        [280, 300],
        [160, 300],
      ],
      c.linAt(
        [
          ['#fff6cf', 0.5],
          ['#fff6cf', 0],
        ],
        200,
        196,
        230,
        290,
      ),
    );
    c.shade(150, 250, 130, 12);
    for (const x of [58, 214]) c.rect(x, 206, 30, 46, '#15161c', 'rx="8"');
    c.path(
      smooth(
        [
          [92, 130],
          [104, 90],
          [128, 78],
          [172, 78],
          [196, 90],
          [208, 130],
        ],
        false,
      ) + 'Z',
      c.lin([p.h2, p.h3], 90),
    );
    c.path(
      'M102 130L112 98Q116 90 126 88H174Q184 90 188 98L198 130Z',
      c.lin([lighten(p.g, 0.5), mix(p.g, p.b, 0.6)], 60),
    );
    c.poly(
      [
        [112, 128],
        [130, 90],
        [146, 90],
        [126, 128],
      ],
      '#fff',
      'opacity=".35"',
    );
    c.path(
      'M44 176C44 144 74 130 96 128H204C226 130 256 144 256 176V212Q256 226 240 228H60Q44 226 44 212Z',
      c.lin([lighten(p.h1, 0.2), p.h1, p.h2, p.h3], 80),
    );
    c.path('M118 130Q150 122 182 130L176 178H124Z', lighten(p.h1, 0.35), 'opacity=".4"');
    c.path('M116 176H184Q190 200 176 216H124Q110 200 116 176Z', '#14161e');
    range(9).forEach(i => c.line(`M${121 + i * 7.3} 180V212`, '#e6edf6', 2.6));
    c.path('M116 176H184Q190 200 176 216H124Q110 200 116 176Z', 'none', 'stroke="#eef3fa" stroke-width="4"');
    both(s => {
      const x = 150 + s * 68;
      c.circle(x, 182, 25, '#eef3fa');
      c.circle(x, 182, 20, c.rad(['#ffffff', '#fff0b8', '#d9a33c'], 42, 38, 66));
      c.line(`M${x - 19} 182H${x + 19}`, '#fff', 1.5, 'opacity=".7"');
      c.circle(150 + s * 98, 206, 6, '#ff9a3d');
    });
    c.rect(38, 226, 224, 13, c.lin(['#ffffff', '#b9c4d6', '#566177'], 90), 'rx="6"');
    c.path('M150 116L158 130H142Z', '#fff');
    shine(c, 'M60 160C68 146 82 140 100 138', 4, 0.6);
  },
};
