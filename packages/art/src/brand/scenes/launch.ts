import type { Canvas } from '../../core/canvas.ts';
import { FOCUS, night, sceneColours, trajectory, WIDE } from '../backdrop.ts';
import { ION_ROCKET, plume, rocket } from '../rocket.ts';

/** A rocket leaving the lit rim of a planet. */
export const launch = (c: Canvas): void => {
  const p = sceneColours('#0a0d1c', '#121a3d', '#7286ff', '#dfe5ff');
  const { w, h } = WIDE;
  night(c, p);
  trajectory(c, p, { x: FOCUS - 40, y: h * 2, r: h * 1.62, from: -1.95, to: -1, opacity: 0.35, ticks: 60 });
  const r = w * 0.92;
  const y = h + r - 96;
  const haze = c.rad([
    [p.g, 0, 0.9],
    [p.g, 0.34, 0.955],
    [p.g, 0, 1],
  ]);
  const planet = c.rad([
    ['#0d1230', 1, 0.88],
    ['#18215a', 1, 0.965],
    ['#5a6df0', 1, 0.993],
    ['#e9edff', 1, 1],
  ]);
  c.circle(w * 0.7, y, r + 60, haze);
  c.circle(w * 0.7, y, r, planet);
  c.group(`transform="translate(${FOCUS - 150} -14) rotate(14 150 200) scale(1.32)"`, () => {
    plume(c, 150, 246, 34, 190, '#bcc7ff', '#7286ff');
    rocket(c, ION_ROCKET, true);
  });
};
