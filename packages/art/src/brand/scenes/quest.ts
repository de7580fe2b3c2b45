import type { Canvas } from '../../core/canvas.ts';
import { lighten } from '../../core/colour.ts';
import { at } from '../../core/geometry.ts';
import type { Point } from '../../core/point.ts';
import { FOCUS, night, sceneColours } from '../backdrop.ts';

const STOPS: readonly Point[] = [
  [-330, 440],
  [-220, 330],
  [-110, 380],
  [-10, 250],
  [90, 292],
  [160, 176],
  [252, 104],
];

/** A star chart with the levels as diamonds along a path, and a star over the last one. */
export const quest = (c: Canvas): void => {
  const p = sceneColours('#0a0a1c', '#201a4c', '#8b7bff', '#f1ce80');
  night(c, p);
  for (const r of [120, 220, 330, 450])
    c.circle(
      FOCUS + 300,
      96,
      r,
      'none',
      `stroke="${p.x}" stroke-opacity=".16" stroke-width="1.2" stroke-dasharray="2 8"`,
    );
  c.ball(FOCUS + 20, 500, 92, '#5f4fd0', { spec: false, lo: 0.8 });
  c.ball(FOCUS + 60, 90, 34, '#3f8fb8');
  const points = STOPS.map(([x, y]): Point => [FOCUS + x, y]);
  c.line(`M${points.map(at).join('L')}`, lighten(p.g, 0.4), 2.4, 'stroke-dasharray="2 9" stroke-linecap="round"');
  points.forEach(([x, y], i) => {
    const last = i === points.length - 1;
    const size = last ? 36 : i === 3 ? 27 : 17;
    const paint = last
      ? c.lin(['#fff3cf', '#f1ce80', '#b57f33'], 60)
      : i < 4
        ? c.lin(['#dfe5ff', '#91a1ff'], 60)
        : '#14122e';
    c.glow(x, y, size * 2.4, last ? p.x : p.g, i < 4 || last ? 0.45 : 0.2);
    c.path(
      `M${x} ${y - size * 1.3}L${x + size} ${y}L${x} ${y + size * 1.3}L${x - size} ${y}Z`,
      paint,
      `stroke="${last ? '#fff3cf' : '#c9d2ff'}" stroke-width="2"`,
    );
  });
};
