import type { Canvas } from '../../core/canvas.ts';
import { range } from '../../core/geometry.ts';
import { num } from '../../core/number.ts';
import { FOCUS, night, sceneColours, WIDE } from '../backdrop.ts';

const HORIZON = 306;

/** A long swell across the picture: its top edge is a row of shallow crests. */
const swell = (c: Canvas, y: number, height: number, length: number, shift: number, paint: string): void => {
  const crests = range(Math.ceil(WIDE.w / length) + 2)
    .map(() => `q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`)
    .join('');
  c.path(`M${shift - length} ${y}${crests}V${WIDE.h}H${shift - length}Z`, paint);
};

/** A small boat under two sails. */
const boat = (c: Canvas, x: number, y: number): void => {
  c.path(
    `M${x} ${y - 168}V${y - 16}H${x - 74}Q${x - 22} ${y - 76} ${x} ${y - 168}Z`,
    c.lin(['#fff6e4', '#e9c894'], 70),
  );
  c.path(`M${x + 8} ${y - 150}Q${x + 58} ${y - 76} ${x + 62} ${y - 22}H${x + 8}Z`, c.lin(['#f3dcb2', '#c79a63'], 70));
  c.line(`M${x + 4} ${y - 178}V${y - 8}`, '#3a2a1c', 5, 'stroke-linecap="round"');
  c.path(
    `M${x - 86} ${y - 8}H${x + 84}Q${x + 62} ${y + 30} ${x + 36} ${y + 30}H${x - 44}Q${x - 70} ${y + 28} ${x - 86} ${y - 8}Z`,
    c.lin(['#7c3f2c', '#3b1a16'], 90),
  );
  c.line(`M${x - 84} ${y - 7}H${x + 82}`, '#f6d9a8', 4, 'stroke-linecap="round"');
};

/** A boat under sail before a low sun, on a calm sea. */
export const tide = (c: Canvas): void => {
  const p = sceneColours('#06181d', '#0d4247', '#4fd6c0', '#f6d9a8');
  const { w, h } = WIDE;
  night(c, p);
  c.rect(
    0,
    0,
    w,
    HORIZON,
    c.lin(
      [
        ['#f0a878', 0, 0.35],
        ['#f0a878', 0.5, 1],
      ],
      90,
    ),
  );
  c.glow(FOCUS + 40, HORIZON - 40, 330, '#ffcf96', 0.6);
  c.circle(FOCUS + 40, HORIZON - 34, 112, c.lin(['#fffaf0', '#ffe1ae', '#f3a877'], 90));
  c.rect(0, HORIZON, w, h - HORIZON, c.lin(['#23776f', '#0f4a4d', '#062328'], 90));
  swell(c, 372, 11, 300, 40, c.lin(['#1f7f79', '#0d4a4c'], 90));
  // The sun's path on the water: strokes that become wider and fainter towards the viewer.
  range(15).forEach(i => {
    const y = HORIZON + 8 + i * 13;
    const half = 34 + i * 9 + c.rand() * 34;
    const x = FOCUS + 40 + (c.rand() - 0.5) * 46;
    c.line(
      `M${num(x - half)} ${y}H${num(x + half)}`,
      '#ffe7bf',
      3.4,
      `stroke-linecap="round" opacity="${num(0.6 - i * 0.034)}"`,
    );
  });
  boat(c, FOCUS - 150, 392);
  swell(c, 416, 14, 380, -60, c.lin(['#17696a', '#08363a'], 90));
  swell(c, 468, 16, 460, 90, c.lin(['#0e4c50', '#051d22'], 90));
};
