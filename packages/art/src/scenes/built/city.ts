import { mix } from '../../core/colour.ts';
import type { Point } from '../../core/point.ts';
import type { Scene } from '../scene.ts';
import { starfield } from '../starfield.ts';

export const city: Scene = (c, p) => {
  starfield(c, p, 18, 120);
  for (let l = 0; l < 3; l++) {
    const windows: Point[] = [];
    const k = mix(mix(p.g, p.a, 0.4), p.b, 0.25 + l * 0.3);
    for (let x = -10; x < 300;) {
      const w = 20 + c.rand() * 26,
        mid = Math.abs(x + w / 2 - 150) / 150,
        y = 216 - mid * 90 + l * 40 - c.rand() * 36;
      c.rect(x, y, w - 2, 400 - y, k);
      if (l) for (let q = 0; q < 8; q++) windows.push([x + 4 + c.rand() * (w - 10), y + 6 + c.rand() * 90]);
      x += w;
    }
    windows.forEach(([X, Y]) => c.rect(X, Y, 3, 4, '#ffe9b0', 'opacity=".7"'));
  }
};
