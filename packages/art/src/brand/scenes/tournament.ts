import type { Canvas } from '../../core/canvas.ts';
import { lighten, mix } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { num } from '../../core/number.ts';
import { FOCUS, night, sceneColours, WIDE } from '../backdrop.ts';
import { trophy } from '../trophy.ts';

/** A trophy on a podium, surrounded by planets. */
export const tournament = (c: Canvas): void => {
  const p = sceneColours('#0b0e16', '#1a2740', '#6fb7ff', '#f1ce80');
  const { h } = WIDE;
  night(c, p);
  range(5).forEach(i => {
    const line = `stroke="${p.g}" stroke-opacity="${num(0.42 - i * 0.07)}" stroke-width="1.4"`;
    c.ellipse(FOCUS, h * 0.62, 130 + i * 74, 40 + i * 24, 'none', line);
  });
  c.glow(FOCUS, h * 0.42, 260, p.x, 0.35);
  const block = (x: number, y: number): void => {
    c.rect(x, y, 184, h - y, c.lin([mix(p.a, p.g, 0.4), mix(p.b, p.a, 0.6)]));
    c.rect(x, y, 184, 5, lighten(p.g, 0.5), 'opacity=".9"');
  };
  block(FOCUS - 92, h - 110);
  block(FOCUS - 276, h - 66);
  block(FOCUS + 92, h - 44);
  c.ellipse(FOCUS, h - 106, 74, 9, '#000000', 'opacity=".35"');
  c.group(`transform="translate(${FOCUS - 177} ${h - 405}) scale(1.18)"`, () => trophy(c));
  c.ball(FOCUS - 300, h * 0.3, 26, p.g);
  c.ball(FOCUS + 290, h * 0.24, 40, mix(p.g, p.b, 0.3));
  c.ball(FOCUS + 210, h * 0.62, 12, p.x);
};
