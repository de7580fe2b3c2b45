import { lighten, mix } from '../../core/colour.ts';
import { num } from '../../core/number.ts';
import type { Scene } from '../scene.ts';

export const cavern: Scene = (c, p) => {
  c.circle(
    150,
    160,
    150,
    c.rad([
      [lighten(p.g, 0.5), 0.55],
      [p.g, 0.15],
      [p.g, 0],
    ]),
  );
  for (let l = 0; l < 2; l++) {
    const k = mix(mix(p.g, p.a, 0.5), p.b, 0.45 + l * 0.35);
    let top = 'M-10 -10',
      x = -10;
    top += ` V${36 - l * 10}`;
    while (x < 310) {
      const edge = Math.abs(x - 150) / 160,
        len = (24 + c.rand() * 40) * (0.35 + edge * 1.3) * (1 - l * 0.25);
      top += ` L${num(x + 8)} ${num(40 + len - l * 14)} L${num(x + 20)} ${num(34 - l * 10)}`;
      x += 24;
    }
    c.path(top + ' V-10Z', k);
    let low = 'M-10 410V300';
    x = -10;
    while (x < 310) {
      const edge = Math.abs(x - 150) / 160,
        len = (20 + c.rand() * 44) * (0.3 + edge * 1.5);
      low += ` L${num(x + 9)} ${num(294 - len + l * 24)} L${num(x + 20)} ${num(298 + l * 22)}`;
      x += 24;
    }
    c.path(low + ' V410Z', k);
  }
  for (const s of [0, 1])
    c.path(
      s
        ? 'M310 -10V410H270C238 330 290 270 262 210S292 90 262 -10Z'
        : 'M-10 -10V410H30C62 330 10 270 38 210S8 90 38 -10Z',
      mix(p.a, p.b, 0.8),
    );
  for (let i = 0; i < 12; i++)
    c.circle(30 + c.rand() * 240, 30 + c.rand() * 260, 0.8 + c.rand() * 1.6, lighten(p.g, 0.6), 'opacity=".8"');
};
