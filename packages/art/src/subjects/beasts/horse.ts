import { darken, lighten } from '../../core/colour.ts';
import { eye } from '../../core/eye.ts';
import { range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { leaf, smooth } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const horse: Subject = {
  tints: ['snow', 'umber', 'obsidian', 'copper'],
  scenes: ['meadow', 'moonrise', 'storm', 'ridge'],
  draw(c, p) {
    range(13).forEach(i => {
      const t = i / 12;
      c.path(
        leaf(164 + t * 40, 60 + t * 160, 66 + (i % 3) * 12, 14, 4 + t * 34),
        c.lin(i % 2 ? [p.h3, darken(p.h3, 0.45)] : [p.h2, darken(p.h3, 0.2)], 30),
      );
    });
    c.path(
      smooth(
        [
          [160, 40],
          [172, 66],
          [192, 96],
          [212, 150],
          [226, 222],
          [232, 272],
          [132, 276],
          [136, 236],
          [142, 204],
          [120, 198],
          [96, 214],
          [76, 222],
          [62, 210],
          [66, 190],
          [92, 156],
          [112, 112],
          [132, 76],
          [148, 64],
          [152, 46],
        ],
        true,
        7,
      ),
      c.lin([p.h1, p.h2, p.h3], 20),
    );
    c.path(
      smooth(
        [
          [142, 204],
          [160, 180],
          [166, 150],
          [156, 176],
          [120, 198],
        ],
        true,
      ),
      p.h3,
      'opacity=".5"',
    );
    c.path(
      smooth([
        [160, 40],
        [168, 62],
        [158, 74],
        [150, 62],
      ]),
      p.h2,
    );
    eye(c, 128, 122, 6, p.x);
    c.ellipse(72, 204, 5, 3.5, '#100c10', 'transform="rotate(-30 72 204)"');
    c.line('M66 218Q82 214 92 206', '#100c10', 2, 'opacity=".6" stroke-linecap="round"');
    c.line(
      'M110 116L150 154M104 176L130 126M88 168Q100 182 108 200',
      lighten(p.x, 0.2),
      4,
      'stroke-linecap="round" opacity=".9"',
    );
    c.circle(106, 172, 6, 'none', `stroke="${lighten(p.x, 0.5)}" stroke-width="3"`);
    shine(c, 'M140 82C124 108 112 140 92 168', 4, 0.4);
  },
};
