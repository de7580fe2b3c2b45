import { at, polar, range } from '../../core/geometry.ts';
import { num } from '../../core/number.ts';
import { ball, diamond, type DrawPatch } from './marks.ts';

/** A gauge. */
export const refuel: DrawPatch = (c, { glow }) => {
  c.glow(100, 112, 66, glow, 0.45);
  c.line('M44 142A64 64 0 1 1 156 142', '#ffffff', 12, 'opacity=".18" stroke-linecap="round"');
  c.line('M44 142A64 64 0 0 1 116 49', glow, 12, 'stroke-linecap="round"');
  range(11).forEach(i => {
    const angle = Math.PI * (0.82 + 0.136 * i);
    c.line(`M${at(polar(100, 110, 50, angle))}L${at(polar(100, 110, 44, angle))}`, '#ffffff', 1.6, 'opacity=".7"');
  });
  c.line('M100 110L117 60', '#ffffff', 4, 'stroke-linecap="round"');
  c.circle(100, 110, 8, '#ffffff');
  diamond(c, 100, 146, 8, glow);
  diamond(c, 100, 164, 5, glow, 0.6);
};

/** A coin that returns. */
export const cashback: DrawPatch = (c, { glow }) => {
  c.line('M52 128A56 56 0 1 1 148 128', glow, 7, 'opacity=".8" stroke-linecap="round"');
  c.line('M52 128L42 112M52 128L70 122', glow, 7, 'stroke-linecap="round"');
  c.glow(100, 104, 50, glow, 0.5);
  ball(c, 100, 104, 30, '#fff3cf', '#c98f3a');
  c.circle(100, 104, 24, 'none', 'stroke="#8a5a1c" stroke-opacity=".6" stroke-width="2"');
  diamond(c, 100, 104, 10, '#7a4c14');
};

/** Falling diamonds. */
export const drops: DrawPatch = (c, { glow, accent }) =>
  (
    [
      [100, 62, 15],
      [66, 92, 10],
      [136, 96, 11],
      [100, 118, 9],
      [78, 146, 7],
      [124, 148, 7],
      [50, 54, 6],
      [152, 58, 6],
    ] as const
  ).forEach(([x, y, size], i) => {
    c.line(`M${x} ${num(y - size * 3.4)}V${num(y - size * 1.4)}`, glow, 2, 'opacity=".5"');
    diamond(c, x, y, size, i % 3 ? glow : accent);
    c.path(`M${x} ${num(y - size * 1.25)}L${x + size} ${y}L${x} ${num(y + size * 1.25)}Z`, '#000000', 'opacity=".2"');
  });
