import { die, type Face } from '../../core/die.ts';
import { sparkle } from '../../core/light.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import type { Subject } from '../subject.ts';

export const dice: Subject = {
  tints: ['ruby', 'cobalt', 'emerald', 'violet', 'flame'],
  scenes: ['felt', 'rings', 'bokeh', 'embers'],
  draw(c, p) {
    const face = (): Face => nth([1, 2, 3, 4, 5, 6] as const, Math.floor(c.rand() * 6));
    die(c, 196, 116, 54, 14, p.x, [face(), 3, 1]);
    die(c, 106, 184, 62, -9, p.h2, [face(), 2, 4]);
    sparkle(c, 232, 70, 11);
    sparkle(c, 62, 132, 8);
  },
};
