import { lighten, mix, tone } from '../../core/colour.ts';
import type { Subject } from '../subject.ts';

export const skyline: Subject = {
  wide: true,
  tints: ['violet', 'cobalt', 'teal', 'rose'],
  scenes: ['dawn', 'stars', 'grid', 'storm'],
  draw(c, p) {
    c.circle(150, 132, 88, c.lin([lighten(p.x, 0.5), p.x, mix(p.x, p.h2, 0.6)], 90));
    for (let i = 0; i < 5; i++) c.rect(50, 150 + i * 16, 200, 3 + i * 1.8, mix(p.a, p.b, 0.4), 'opacity=".55"');
    const tower = (x: number, w: number, y: number, t: number, roof: string) => {
      c.rect(x, y, w, 280 - y, c.lin([tone(p, t), tone(p, t + 0.35)], 0));
      if (roof === 'spire') c.path(`M${x} ${y}L${x + w / 2} ${y - 40}L${x + w} ${y}Z`, tone(p, t + 0.1));
      if (roof === 'step') {
        c.rect(x + w * 0.2, y - 16, w * 0.6, 17, tone(p, t));
        c.line(`M${x + w / 2} ${y - 16}v-26`, tone(p, 0), 2);
      }
      if (roof === 'slant') c.path(`M${x} ${y}V${y - 22}L${x + w} ${y}Z`, tone(p, t));
      for (let Y = y + 8; Y < 270; Y += 11)
        for (let X = x + 4; X < x + w - 4; X += 8)
          if (c.rand() > 0.52) c.rect(X, Y, 4, 5, c.rand() > 0.3 ? '#ffe9b0' : lighten(p.x, 0.5), 'opacity=".85"');
    };
    for (const [x, w, y, t, roof] of [
      [16, 36, 150, 0.85, 'flat'],
      [58, 30, 118, 0.7, 'step'],
      [244, 38, 140, 0.85, 'slant'],
      [206, 32, 104, 0.7, 'spire'],
    ] as const)
      tower(x, w, y, t, roof);
    for (const [x, w, y, t, roof] of [
      [92, 34, 142, 0.45, 'slant'],
      [132, 38, 82, 0.3, 'step'],
      [176, 32, 128, 0.5, 'flat'],
    ] as const)
      tower(x, w, y, t, roof);
    c.rect(-10, 264, 320, 30, c.lin([mix(p.x, p.b, 0.6), p.b], 90));
  },
};
