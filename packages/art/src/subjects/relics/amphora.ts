import { darken, lighten, mix } from '../../core/colour.ts';
import { both, range } from '../../core/geometry.ts';
import { metal, shine } from '../../core/light.ts';
import { lathe, leaf } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const amphora: Subject = {
  tints: ['rust', 'obsidian', 'turquoise', 'sand', 'cobalt'],
  scenes: ['temple', 'dunes', 'waves', 'ruin'],
  draw(c, p) {
    both(s =>
      c.line(
        `M${150 + s * 22} 66C${150 + s * 78} 56 ${150 + s * 82} 110 ${150 + s * 54} 130`,
        c.lin([p.h1, p.h3], 90),
        10,
        'stroke-linecap="round"',
      ),
    );
    const body = lathe([
      [34, 40],
      [26, 52],
      [22, 82],
      [50, 112],
      [72, 152],
      [66, 194],
      [38, 232],
      [26, 244],
      [42, 258],
    ]);
    c.path(body, metal(c, p));
    const ink = darken(p.h3, 0.45),
      band = lighten(mix(p.h1, p.x, 0.35), 0.2);
    c.clipped(`<path d="${body}"/>`, () => {
      for (const [y, h] of [
        [118, 5],
        [190, 5],
        [222, 10],
      ] as const)
        c.rect(60, y, 180, h, ink);
      range(9).forEach(i => c.line(`M${66 + i * 21} 188v-9h13v-13h-9v7`, ink, 3));
      range(11).forEach(i => c.path(leaf(60 + i * 18, 116, 20, 6, -62), ink));
      c.path(leaf(150, 164, 26, 9, -90), band);
      range(3).forEach(i =>
        both(s => c.path(leaf(150 + s * i * 10, 164, 24 - i * 3, 7, -90 + s * (26 + i * 22)), band)),
      );
      for (const s of [-1, 1]) c.circle(150 + s * 44, 152, 9, 'none', `stroke="${band}" stroke-width="3"`);
    });
    c.ellipse(150, 40, 34, 8, c.lin([lighten(p.h1, 0.3), p.h3], 0));
    c.ellipse(150, 40, 24, 5, ink);
    shine(c, 'M98 130C88 152 92 178 102 200', 6, 0.45);
  },
};
