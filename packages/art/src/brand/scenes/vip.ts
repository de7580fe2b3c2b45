import type { Canvas } from '../../core/canvas.ts';
import { range } from '../../core/geometry.ts';
import { num } from '../../core/number.ts';
import { FOCUS, night, sceneColours, WIDE } from '../backdrop.ts';

const GOLDEN = '#c89445';

/** A golden planet with rings that pass behind and in front of it. */
export const vip = (c: Canvas): void => {
  const p = sceneColours('#100c0a', '#2b2013', '#d9a95a', '#fff0c6');
  const y = WIDE.h * 0.52;
  night(c, p);
  const planet = c.symbol(() => {
    c.ball(FOCUS, y, 178, GOLDEN, { spec: false, hi: 0.62, lo: 0.86 });
    c.clipped(`<circle cx="${FOCUS}" cy="${y}" r="178"/>`, () =>
      range(9).forEach(i => {
        const [band, sag] = [8 + ((i * 7) % 11), 26 + i * 2];
        const d = `M${FOCUS - 220} ${y - 150 + i * 38}q220 ${sag} 440 0v${band}q-220 ${sag} -440 0z`;
        c.path(d, i % 2 ? '#fff2cf' : '#5a3a12', 'opacity=".16"');
      }),
    );
  });
  const tilted = `transform="rotate(-14 ${FOCUS} ${y})"`;
  c.use(planet);
  range(6).forEach(i => {
    const line = `stroke="${i % 2 ? '#fff0c6' : '#d9a95a'}" stroke-opacity="${num(0.75 - i * 0.1)}" stroke-width="${num(4 - i * 0.4)}"`;
    c.ellipse(FOCUS, y, 262 + i * 15, 58 + i * 5, 'none', `${line} ${tilted}`);
  });
  // Draws the upper half of the planet again over the rings, so that they appear to pass behind it.
  c.clipped(`<path d="M${FOCUS - 300} ${y + 76}L${FOCUS + 300} ${y - 76}V0H${FOCUS - 300}Z"/>`, () => c.use(planet));
  c.ball(FOCUS + 270, WIDE.h * 0.22, 24, '#e9c98a');
  c.ball(FOCUS - 290, WIDE.h * 0.76, 16, '#9a7438');
};
