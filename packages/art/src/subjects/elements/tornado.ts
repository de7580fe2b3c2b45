import { lighten, tone } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { num } from '../../core/number.ts';
import { cloud } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const tornado: Subject = {
  tints: ['slate', 'violet', 'teal', 'sand'],
  scenes: ['storm', 'meadow', 'mesa', 'plain'],
  draw(c, p) {
    for (const [x, y, w, o] of [
      [80, 56, 84, 0.9],
      [216, 52, 90, 0.9],
      [150, 40, 92, 1],
    ] as const)
      c.path(cloud(x, y + 14, w), c.lin([tone(p, 0.7), tone(p, 1.2)], 90), `opacity="${o}"`);
    range(15).forEach(i => {
      const t = i / 14,
        rx = 116 * (1 - t) ** 1.25 + 9,
        y = 62 + t * 196,
        x = 150 + Math.sin(t * 5) * 18;
      c.ellipse(
        x,
        y,
        rx,
        9 + rx * 0.12,
        c.lin([tone(p, 0.9), tone(p, 0.1), tone(p, 0.5), tone(p, 1)], 0),
        `opacity="${num(0.92)}" transform="rotate(-5 ${num(x)} ${num(y)})"`,
      );
      c.path(
        `M${num(x - rx * 0.9)} ${num(y + 2)}Q${num(x)} ${num(y + 15 + rx * 0.1)} ${num(x + rx * 0.9)} ${num(y - 2)}`,
        'none',
        `stroke="${lighten(p.h1, 0.5)}" stroke-width="1.8" opacity=".55"`,
      );
    });
    c.ellipse(154, 264, 62, 11, tone(p, 0.6), 'opacity=".8"');
    for (const [x, y, r] of [
      [52, 190, 20],
      [242, 150, -30],
      [228, 232, 40],
      [78, 128, 70],
    ] as const)
      c.rect(x, y, 18, 10, '#5a3a1e', `transform="rotate(${r} ${x} ${y})" rx="2"`);
    for (const d of ['M60 96l-22 36h16l-12 34', 'M250 92l-14 26h14l-8 28']) {
      c.line(d, p.x, 6, 'stroke-linejoin="round" opacity=".45"');
      c.line(d, lighten(p.x, 0.6), 2.8, 'stroke-linejoin="round"');
    }
  },
};
