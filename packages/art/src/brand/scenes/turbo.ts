import type { Canvas } from '../../core/canvas.ts';
import { lighten } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { FOCUS, night, sceneColours, WIDE } from '../backdrop.ts';
import { ION_ROCKET, plume, rocket } from '../rocket.ts';

/** Start of the curve, and the point where the rocket leaves it. */
const foot = [FOCUS - 380, 452] as const;
const tip = [FOCUS + 96, 236] as const;

/** The curve of a crash game on an instrument panel, with a rocket at its tip. */
export const turbo = (c: Canvas): void => {
  const p = sceneColours('#07120f', '#0d302c', '#3fcfae', '#e4fff6');
  const { w } = WIDE;
  night(c, p);
  const [x, y] = foot;
  const curve = `M${x} ${y}C${x + 230} ${y - 4} ${tip[0] - 108} ${tip[1] + 162} ${tip[0]} ${tip[1]}`;
  range(5).forEach(i => {
    const height = y - 84 * i;
    c.line(
      `M${x} ${height}H${w}`,
      p.x,
      1.2,
      `opacity="${i === 0 ? 0.4 : 0.13}" stroke-dasharray="${i === 0 ? 'none' : '2 8'}"`,
    );
  });
  range(27).forEach(i => c.line(`M${x + i * 28} ${y}v${i % 5 ? 7 : 14}`, p.x, 1.2, 'opacity=".4"'));
  const under = c.lin([
    [p.g, 0.42],
    [p.g, 0],
  ]);
  c.path(`${curve}L${tip[0]} ${y}Z`, under);
  c.line(curve, lighten(p.g, 0.45), 6, 'stroke-linecap="round"');
  c.line(
    `M${tip[0]} ${tip[1]}Q${tip[0] + 84} ${tip[1] - 128} ${tip[0] + 110} ${tip[1] - 236}`,
    p.x,
    1.6,
    'opacity=".5" stroke-dasharray="2 9"',
  );
  c.glow(tip[0] + 40, tip[1] - 60, 190, p.g, 0.5);
  c.group(`transform="translate(${tip[0]} ${tip[1]}) rotate(33) scale(.82) translate(-150 -262)"`, () => {
    plume(c, 150, 246, 34, 120, '#d6fff2', '#3fcfae');
    rocket(c, ION_ROCKET, true);
  });
};
