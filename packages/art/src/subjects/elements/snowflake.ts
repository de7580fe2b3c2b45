import { lighten } from '../../core/colour.ts';
import { gem } from '../../core/gem.ts';
import { TAU, both, polar, range } from '../../core/geometry.ts';
import { sparkle } from '../../core/light.ts';
import type { Subject } from '../subject.ts';

export const snowflake: Subject = {
  tints: ['ice', 'snow', 'silver', 'mint', 'rose'],
  scenes: ['snow', 'aurora', 'stars', 'rings'],
  draw(c, p) {
    c.glow(150, 150, 140, p.h1, 0.45);
    const arm = c.symbol(() => {
      c.line('M150 150V34', p.h3, 15, 'stroke-linecap="round"');
      for (const [y, L] of [
        [104, 30],
        [78, 24],
        [56, 16],
      ] as const)
        both(s => c.line(`M150 ${y}l${s * L} ${-L * 0.62}`, p.h3, 12, 'stroke-linecap="round"'));
      c.line('M150 150V34', c.linAt([lighten(p.h1, 0.5), p.h2], 150, 34, 150, 150), 9, 'stroke-linecap="round"');
      for (const [y, L] of [
        [104, 30],
        [78, 24],
        [56, 16],
      ] as const)
        both(s => c.line(`M150 ${y}l${s * L} ${-L * 0.62}`, y > 90 ? p.h2 : p.h1, 6.5, 'stroke-linecap="round"'));
      c.line('M148 140V38', '#fff', 2, 'opacity=".7" stroke-linecap="round"');
      c.path('M150 22l8 12l-8 12l-8 -12Z', lighten(p.x, 0.4));
    });
    range(6).forEach(i => c.use(arm, `rotate(${i * 60} 150 150)`));
    c.poly(
      range(6).map(i => polar(150, 150, 40, (i / 6) * TAU)),
      c.lin([lighten(p.h1, 0.5), p.h2, p.h3], 60),
    );
    gem(c, 150, 150, 27, p.x);
    sparkle(c, 218, 62, 12);
    sparkle(c, 72, 232, 9);
  },
};
