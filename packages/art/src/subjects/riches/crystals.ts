import { darken, lighten } from '../../core/colour.ts';
import { num } from '../../core/number.ts';
import { star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const crystals: Subject = {
  tints: ['ice', 'violet', 'emerald', 'rose', 'cobalt', 'topaz'],
  scenes: ['cavern', 'arch', 'nebula'],
  draw(c, p) {
    const shard = (x: number, y: number, w: number, h: number, rot: number, a: string, b: string, d: string) =>
      c.group(`transform="rotate(${rot} ${x} ${y})"`, () => {
        c.poly(
          [
            [x, y - h],
            [x - w, y - h * 0.55],
            [x - w * 0.8, y],
            [x, y + 6],
          ],
          c.lin([lighten(a, 0.35), b], 70),
        );
        c.poly(
          [
            [x, y - h],
            [x + w, y - h * 0.5],
            [x + w * 0.8, y],
            [x, y + 6],
          ],
          c.lin([b, d], 70),
        );
        c.poly(
          [
            [x, y - h],
            [x - w, y - h * 0.55],
            [x - w * 0.15, y - h * 0.42],
            [x + w, y - h * 0.5],
          ],
          c.lin([lighten(a, 0.7), a], 30),
        );
        c.line(`M${x - w * 0.15} ${num(y - h * 0.42)} L${x} ${y}`, '#fff', 1.2, 'opacity=".5"');
      });
    shard(86, 236, 22, 104, -26, p.h2, p.h3, darken(p.h3, 0.5));
    shard(216, 236, 22, 112, 24, p.h2, p.h3, darken(p.h3, 0.5));
    shard(112, 240, 26, 140, -11, p.x, darken(p.x, 0.35), darken(p.x, 0.7));
    shard(190, 240, 26, 150, 10, p.h1, p.h2, p.h3);
    shard(150, 246, 34, 190, 0, p.h1, p.h2, p.h3);
    for (let i = 0; i < 7; i++)
      c.path(star4(60 + c.rand() * 180, 46 + c.rand() * 120, 4 + c.rand() * 6), '#fff', 'opacity=".9"');
  },
};
