import { darken, lighten, mix } from '../../core/colour.ts';
import { TAU, polar, range } from '../../core/geometry.ts';
import { sparkle } from '../../core/light.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import type { Point } from '../../core/point.ts';
import type { Subject } from '../subject.ts';

export const discoBall: Subject = {
  tints: ['silver', 'violet', 'rose', 'ice'],
  scenes: ['grid', 'bokeh', 'curtain', 'rays'],
  draw(c, p) {
    c.line('M150 -20V48', '#c7d0de', 3);
    range(10).forEach(i => {
      const a = (i / 10) * TAU + 0.2;
      c.poly(
        [[150, 146], polar(150, 146, 210, a - 0.05), polar(150, 146, 210, a + 0.05)],
        c.linAt(
          [
            [nth([p.x, lighten(p.g, 0.3), '#fff'], i % 3), 0.5],
            [p.x, 0],
          ],
          150,
          146,
          ...polar(150, 146, 200, a),
        ),
      );
    });
    c.circle(150, 146, 98, darken(p.h3, 0.4));
    const R = 96;
    for (let r = 0; r < 12; r++) {
      const f0 = -Math.PI / 2 + (r / 12) * Math.PI,
        f1 = f0 + Math.PI / 12;
      for (let k = 0; k < 13; k++) {
        const l0 = -Math.PI / 2 + (k / 13) * Math.PI,
          l1 = l0 + Math.PI / 13;
        const q = (l: number, f: number): Point => [150 + R * Math.cos(f) * Math.sin(l), 146 + R * Math.sin(f)];
        const light = Math.max(0, Math.cos(l0 + 0.7) * Math.cos(f0 + 0.65)),
          v = (r * 7 + k * 11) % 9;
        if ((r === 0 || r === 11) && k % 2) continue;
        c.poly(
          [q(l0 + 0.015, f0 + 0.015), q(l1 - 0.015, f0 + 0.015), q(l1 - 0.015, f1 - 0.015), q(l0 + 0.015, f1 - 0.015)],
          v === 0
            ? lighten(p.x, 0.35)
            : v === 4
              ? lighten(p.g, 0.25)
              : mix(darken(p.h3, 0.25), lighten(p.h1, 0.3), Math.min(1, light * 0.95 + v * 0.025)),
        );
      }
    }
    c.glow(112, 108, 54, '#fff', 0.75);
    sparkle(c, 112, 104, 24);
    sparkle(c, 190, 170, 12);
    sparkle(c, 164, 84, 9);
    c.rect(138, 38, 24, 14, c.lin(['#fff', '#566177'], 0), 'rx="3"');
  },
};
