import type { Canvas } from '../../core/canvas.ts';
import { FOCUS, night, sceneColours, WIDE } from '../backdrop.ts';
import { plume, rocket } from '../rocket.ts';

const x = (v: number): number => FOCUS + v;

/** A small rocket on a dotted path from planet to planet. */
export const adventure = (c: Canvas): void => {
  const p = sceneColours('#061318', '#0c2c36', '#4fc7c9', '#f1ce80');
  const { w, h } = WIDE;
  night(c, p);
  const r = w * 0.7;
  const planet = c.rad([
    ['#0a2329', 1, 0.86],
    ['#0e3b44', 1, 0.96],
    ['#4fc7c9', 1, 0.995],
    ['#d7ffff', 1, 1],
  ]);
  c.circle(w * 0.78, h + r - 150, r, planet);
  const way = `M${x(-330)} ${h - 40}C${x(-180)} ${h - 20} ${x(-240)} ${h - 190} ${x(-90)} ${h - 190}S${x(20)} ${h - 330} ${x(150)} ${h - 320}S${x(230)} ${h - 440} ${x(320)} ${h - 450}`;
  c.line(way, p.x, 2.4, 'stroke-dasharray="2 11" stroke-linecap="round"');
  const stop = (X: number, Y: number, size: number, colour: string): void => {
    c.glow(X, Y, size * 2.6, p.g, 0.5);
    c.ball(X, Y, size, colour);
  };
  stop(x(-330), h - 40, 14, '#7fe0df');
  stop(x(-90), h - 190, 18, '#7fe0df');
  stop(x(150), h - 320, 26, '#7fe0df');
  stop(x(320), h - 450, 36, '#f1ce80');
  c.group(`transform="translate(${x(-40)} ${h - 330}) rotate(38 60 80) scale(.46)"`, () => {
    plume(c, 150, 246, 34, 150, '#fff0c6', '#f1ce80');
    rocket(c, { hull: ['#ffffff', '#cfe6e6', '#4c7377'], nose: '#4fc7c9', glass: '#0c2c36' }, true);
  });
};
