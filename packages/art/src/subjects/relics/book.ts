import { darken, mix } from '../../core/colour.ts';
import { compassRose } from '../../core/compass-rose.ts';
import { polar } from '../../core/geometry.ts';
import type { Subject } from '../subject.ts';

export const book: Subject = {
  tints: ['gold', 'copper', 'silver'],
  scenes: ['library', 'waves', 'rays', 'ruin'],
  draw(c, p) {
    for (let i = 0; i < 9; i++) {
      const a = -Math.PI / 2 + (i - 4) * 0.2;
      c.poly(
        [[150, 196], polar(150, 196, 210, a - 0.05), polar(150, 196, 210, a + 0.05)],
        c.linAt(
          [
            [p.x, 0.65],
            [p.x, 0],
          ],
          150,
          190,
          ...polar(150, 196, 190, a),
        ),
      );
    }
    for (const s of [-1, 1]) {
      const X = (v: number) => 150 + s * v;
      c.path(
        `M150 226 C${X(40)} 206 ${X(84)} 206 ${X(122)} 220 V252 C${X(84)} 238 ${X(40)} 240 150 260Z`,
        darken(p.h3, 0.4),
      );
      for (let k = 0; k < 4; k++)
        c.path(
          `M150 ${216 - k * 4} C${X(36)} ${194 - k * 4} ${X(76)} ${192 - k * 4} ${X(114 - k * 3)} ${206 - k * 5} V${240 - k * 5} C${X(76)} ${226 - k * 4} ${X(36)} ${230 - k * 4} 150 ${250 - k * 4}Z`,
          mix('#f6e7c8', p.h2, k % 2 ? 0.12 : 0.4),
        );
      c.path(
        `M150 200 C${X(34)} 178 ${X(72)} 176 ${X(106)} 188 V222 C${X(72)} 210 ${X(34)} 214 150 236Z`,
        c.lin(s > 0 ? ['#fff6df', '#e2c58d'] : ['#f3dfb4', '#fff8e6'], 0),
      );
      for (let k = 0; k < 3; k++)
        c.line(
          `M${X(18)} ${206 + k * 8} C${X(44)} ${194 + k * 8} ${X(70)} ${193 + k * 8} ${X(92)} ${199 + k * 8}`,
          '#8a6a35',
          1.6,
          'opacity=".55"',
        );
    }
    c.glow(150, 120, 70, p.x, 0.7);
    compassRose(c, 150, 116, 44, p.h1, p.x, p.h3);
  },
};
