import type { Canvas } from '../core/canvas.ts';
import { both } from '../core/geometry.ts';
import { GOLD } from './gold.ts';

const [light, body, shade, dark] = GOLD;

/** A gold trophy centred on x = 150, from y = 52 to 250. */
export const trophy = (c: Canvas): void => {
  both(s => {
    const x = (v: number): number => 150 + s * v;
    c.line(`M${x(52)} 84C${x(112)} 78 ${x(104)} 168 ${x(34)} 172`, c.lin([body, shade]), 11, 'stroke-linecap="round"');
  });
  c.path('M94 62H206C206 138 190 186 150 196C110 186 94 138 94 62Z', c.lin([shade, light, body, shade, dark], 0));
  c.ellipse(150, 62, 56, 10, c.lin(['#7c5218', '#2e1c06']));
  c.ellipse(150, 62, 56, 10, 'none', `stroke="${light}" stroke-width="3"`);
  c.path('M140 194H160L164 226H136Z', c.lin([shade, light, dark], 0));
  c.path('M114 226H186L192 250H108Z', c.lin([shade, body, dark], 0));
  c.path('M150 92L158 114L181 114L163 128L170 150L150 137L130 150L137 128L119 114L142 114Z', '#fff6dc', 'opacity=".9"');
  c.line('M108 72C108 120 116 156 132 176', '#ffffff', 6, 'stroke-opacity=".7" stroke-linecap="round"');
};
