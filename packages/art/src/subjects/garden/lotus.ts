import { lighten } from '../../core/colour.ts';
import type { Subject } from '../subject.ts';

export const lotus: Subject = {
  tints: ['rose', 'snow', 'violet', 'coral'],
  scenes: ['ripples', 'lagoon', 'rings'],
  draw(c, p) {
    const petal = (rot: number, L: number, w: number, a: string, b: string) =>
      c.group(`transform="rotate(${rot} 150 222)"`, () => {
        c.path(
          `M150 224 C${150 - w} ${224 - L * 0.4} ${150 - w * 0.7} ${224 - L * 0.8} 150 ${224 - L} C${150 + w * 0.7} ${224 - L * 0.8} ${150 + w} ${224 - L * 0.4} 150 224Z`,
          c.lin([a, b], 90),
        );
        c.line(`M150 ${224 - L + 8} V200`, '#fff', 1, 'opacity=".35"');
      });
    for (const r of [-74, 74]) petal(r, 112, 34, p.h2, p.h3);
    for (const r of [-52, 52]) petal(r, 128, 38, p.h2, p.h3);
    for (const r of [-28, 28]) petal(r, 146, 42, p.h1, p.h2);
    petal(0, 160, 46, lighten(p.h1, 0.3), p.h2);
    for (const r of [-40, 40]) petal(r, 84, 30, p.h1, p.h2);
    for (const r of [-16, 16]) petal(r, 92, 30, lighten(p.h1, 0.4), p.h2);
    c.glow(150, 206, 46, p.x, 0.9);
    c.ellipse(150, 230, 118, 9, p.x, 'opacity=".18"');
    c.circle(150, 46, 4, p.x);
  },
};
