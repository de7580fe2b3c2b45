import { darken, lighten, mix } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { suit } from '../../core/suit.ts';
import type { Subject } from '../subject.ts';

export const jesterHat: Subject = {
  tints: ['violet', 'ruby', 'emerald', 'cobalt'],
  scenes: ['curtain', 'rays', 'halftone', 'weave'],
  draw(c, p) {
    const horn = (d: string, k: string) =>
      c.path(d, c.lin([lighten(k, 0.3), k, darken(k, 0.5)], 40), `stroke="${darken(k, 0.5)}" stroke-width="1.5"`);
    horn('M92 186C70 120 44 104 26 128C18 70 84 52 118 112L140 190Z', p.h2);
    horn('M208 186C230 120 256 104 274 128C282 70 216 52 182 112L160 190Z', p.x);
    horn('M110 190C112 110 124 62 174 26C164 66 190 110 190 190Z', mix(p.h1, p.h2, 0.3));
    c.path('M150 44C140 84 140 130 150 190L190 190C190 110 164 66 174 26Z', '#000', 'opacity=".16"');
    for (const [x, y] of [
      [26, 132],
      [274, 132],
      [175, 24],
    ] as const) {
      c.ball(x, y, 15, '#f0b93c');
      c.line(`M${x - 7} ${y + 5}H${x + 7}M${x} ${y + 5}V${y + 12}`, '#5a3404', 2.5, 'stroke-linecap="round"');
    }
    c.path('M78 182Q150 214 222 182L226 218Q150 250 74 218Z', c.lin(['#fff3cf', '#e0a53c', '#74450f'], 80));
    range(7).forEach(i => {
      const x = 88 + i * 20.5,
        y = 200 + Math.sin((i / 6) * Math.PI) * 14;
      c.path(suit(nth(['diamond', 'heart', 'club', 'spade'], i % 4), x, y, 9), i % 2 ? p.h3 : darken(p.x, 0.4));
    });
    range(8).forEach(i =>
      horn(`M${72 + i * 20} ${220 + Math.sin((i / 7) * Math.PI) * 14}h20l-10 32Z`, i % 2 ? p.h2 : p.x),
    );
    range(7).forEach(i => c.ball(82 + i * 20 + 10, 254 + Math.sin(((i + 0.5) / 7) * Math.PI) * 14, 5, '#f0b93c'));
    shine(c, 'M134 120C136 96 142 76 152 60', 5, 0.5);
  },
};
