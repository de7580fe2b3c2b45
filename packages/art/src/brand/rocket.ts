import type { Canvas } from '../core/canvas.ts';
import { darken, lighten } from '../core/colour.ts';
import { both, range } from '../core/geometry.ts';
import { num } from '../core/number.ts';

/** Colours of a rocket. `hull` runs from light to dark; `nose` also colours the bands, and `glass` the window. */
export interface RocketColours {
  readonly hull: readonly [string, string, string];
  readonly nose: string;
  readonly glass: string;
}

/** White hull with bands in the brand colour Ion. */
export const ION_ROCKET: RocketColours = {
  hull: ['#ffffff', '#c9d0e6', '#5d668b'],
  nose: '#91a1ff',
  glass: '#1a2048',
};

/** Exhaust flame below (x, y), `w` wide and `L` long, with shock diamonds in it. */
export const plume = (c: Canvas, x: number, y: number, w: number, L: number, hot: string, cool: string): void => {
  const outer = c.lin([
    [cool, 0.85],
    [cool, 0.3],
    [cool, 0],
  ]);
  const core = c.lin([
    ['#ffffff', 0.95],
    [hot, 0.5],
    [hot, 0],
  ]);
  c.path(
    `M${x - w * 0.62} ${y}Q${x - w * 0.9} ${y + L * 0.4} ${x} ${y + L}Q${x + w * 0.9} ${y + L * 0.4} ${x + w * 0.62} ${y}Z`,
    outer,
  );
  c.path(
    `M${x - w * 0.34} ${y}Q${x - w * 0.4} ${y + L * 0.34} ${x} ${y + L * 0.7}Q${x + w * 0.4} ${y + L * 0.34} ${x + w * 0.34} ${y}Z`,
    core,
  );
  range(5).forEach(i => {
    const [top, s] = [y + 24 + i * L * 0.15, w * (0.36 - i * 0.05)];
    c.poly(
      [
        [x, top - s * 1.5],
        [x + s, top],
        [x, top + s * 1.5],
        [x - s, top],
      ],
      '#ffffff',
      `opacity="${num(0.95 - i * 0.16)}"`,
    );
  });
};

const booster = (c: Canvas, k: RocketColours, s: number): void => {
  const x = (v: number): number => 150 + s * v;
  c.path(
    `M${x(44)} 132C${x(56)} 146 ${x(58)} 190 ${x(55)} 240H${x(33)}C${x(30)} 190 ${x(32)} 146 ${x(44)} 132Z`,
    c.lin(k.hull, 0),
  );
  c.path(
    `M${x(44)} 132C${x(51)} 140 ${x(55)} 156 ${x(56)} 172H${x(32)}C${x(33)} 156 ${x(37)} 140 ${x(44)} 132Z`,
    k.nose,
  );
};

/** A rocket centred on x = 150, from y = 40 to 252, with or without two boosters. */
export const rocket = (c: Canvas, k: RocketColours, boosters: boolean): void => {
  const [light, mid, dark] = k.hull;
  if (boosters) both(s => booster(c, k, s));
  c.path('M124 196C104 208 98 228 100 252L128 236Z', c.lin([mid, dark], 30));
  c.path('M176 196C196 208 202 228 200 252L172 236Z', c.lin([dark, darken(dark, 0.4)], 30));
  c.path('M150 40C180 76 184 148 176 240H124C116 148 120 76 150 40Z', c.lin([light, light, mid, dark], 0));
  c.path(
    'M150 40C166 59 175 86 178 116H122C125 86 134 59 150 40Z',
    c.lin([lighten(k.nose, 0.25), k.nose, darken(k.nose, 0.4)], 0),
  );
  c.rect(121.5, 190, 57, 5, k.nose);
  c.rect(121.5, 200, 57, 2, k.nose);
  c.path('M130 240h40l-5 12h-30z', darken(dark, 0.5));
  c.circle(150, 148, 17, dark);
  c.circle(150, 148, 13, c.rad([lighten(k.nose, 0.6), k.nose, k.glass], 36, 30, 80));
  c.path('M150 40C136 58 127 88 125 128C123 170 124 210 126 240H131C126 170 130 88 150 40Z', '#ffffff', 'opacity=".6"');
};
