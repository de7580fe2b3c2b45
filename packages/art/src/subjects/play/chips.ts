import { chip, chipStack } from '../../core/chips.ts';
import { darken } from '../../core/colour.ts';
import { sparkle } from '../../core/light.ts';
import type { Subject } from '../subject.ts';

export const chips: Subject = {
  tints: ['ruby', 'cobalt', 'emerald', 'violet', 'gold'],
  scenes: ['felt', 'bokeh', 'vault', 'deco'],
  draw(c, p) {
    chipStack(c, 92, 252, 48, 7, [p.h2, p.h3]);
    chipStack(c, 208, 256, 46, 10, [p.x, darken(p.x, 0.3)]);
    chipStack(c, 150, 266, 44, 3, ['#2a2c3a', p.h1]);
    c.group('transform="rotate(-18 150 96)"', () => chip(c, 134, 96, 46, p.h2));
    sparkle(c, 212, 106, 12);
    sparkle(c, 70, 116, 9);
  },
};
