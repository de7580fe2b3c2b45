import { darken, lighten, mix } from '../../core/colour.ts';
import { both, range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { smooth } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const frog: Subject = {
  tints: ['lime', 'emerald', 'cobalt', 'tomato'],
  scenes: ['lagoon', 'foliage', 'bamboo', 'ripples'],
  draw(c, p) {
    c.path('M34 250A116 26 0 0 0 266 250L236 236L222 250A116 26 0 0 0 34 250Z', c.lin([p.g, darken(p.g, 0.55)], 90));
    c.ellipse(150, 244, 116, 24, c.lin([mix(p.g, '#3fae5a', 0.5), darken(p.g, 0.5)], 60));
    both(s => {
      const X = (v: number) => 150 + s * v;
      c.path(
        smooth([
          [X(40), 190],
          [X(84), 168],
          [X(110), 200],
          [X(104), 236],
          [X(124), 250],
          [X(84), 252],
          [X(52), 238],
        ]),
        c.lin([p.h2, p.h3], 60),
      );
    });
    c.path(
      smooth(
        [
          [150, 96],
          [204, 108],
          [230, 142],
          [216, 178],
          [204, 216],
          [150, 244],
          [96, 216],
          [84, 178],
          [70, 142],
          [96, 108],
        ],
        true,
        6.5,
      ),
      c.lin([p.h1, p.h2, p.h3], 80),
    );
    c.path(
      smooth([
        [150, 176],
        [194, 176],
        [192, 214],
        [150, 240],
        [108, 214],
        [106, 176],
      ]),
      lighten(mix(p.h1, '#fff4c0', 0.6), 0.2),
      'opacity=".9"',
    );
    both(s => {
      const X = (v: number) => 150 + s * v;
      c.circle(X(44), 96, 29, c.lin([p.h1, p.h2, p.h3], 60));
      c.circle(X(44), 94, 20, '#0b0c12');
      c.circle(X(44), 94, 17.5, c.rad([lighten(p.x, 0.5), p.x, darken(p.x, 0.4)]));
      c.ellipse(X(44), 94, 12, 5, '#06070c');
      c.circle(X(38), 87, 4, '#fff');
      c.line(`M${X(34)} 232Q${X(40)} 212 ${X(50)} 200`, p.h2, 12, 'stroke-linecap="round"');
      range(3).forEach(i => c.circle(X(22 + i * 12), 243 - (i === 1 ? -3 : 0), 5, p.x));
      c.circle(X(12), 140, 2.2, p.h3);
    });
    c.line('M84 160Q150 190 216 160', darken(p.h3, 0.5), 3.5, 'stroke-linecap="round"');
    shine(c, 'M92 126C104 114 122 108 142 106', 5, 0.45);
    both(s => c.circle(150 + s * 66, 176, 6, p.h3, 'opacity=".4"'));
  },
};
