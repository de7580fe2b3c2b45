import { darken, lighten, mix } from '../core/colour.ts';
import { TAU, polar, range } from '../core/geometry.ts';
import { star4 } from '../core/outlines.ts';
import { ground } from '../scenes/ground.ts';
import { pattern } from '../scenes/pattern/index.ts';
import { sky } from '../scenes/sky/index.ts';
import type { Composition } from './composition.ts';
import { goldLine } from './gilding.ts';
import { place } from './place.ts';

/** Cover of an old book with gold tooling. */
export const codex: Composition = job => {
  const { c, p, rand } = job;
  const k = mix(p.a, p.b, 0.25);
  c.rect(0, 0, 300, 400, c.lin([lighten(k, 0.1), k, darken(k, 0.35)], 30));
  pattern.weave(c, { ...p, g: mix(p.g, k, 0.55) });
  c.rect(
    0,
    0,
    24,
    400,
    c.lin(
      [
        [darken(p.b, 0.5), 0.9],
        [darken(p.b, 0.2), 0.3],
        ['#fff', 0.14],
        [p.b, 0.4],
      ],
      0,
    ),
  );
  const g = goldLine(c);
  c.rect(34, 14, 254, 372, 'none', `rx="10" stroke="${g}" stroke-width="3.5"`);
  c.rect(41, 21, 240, 358, 'none', `rx="6" stroke="${g}" stroke-width="1.2"`);
  for (const [x, y, r] of [
    [48, 28, 0],
    [274, 28, 90],
    [274, 372, 180],
    [48, 372, 270],
  ] as const)
    c.group(`transform="translate(${x} ${y}) rotate(${r})"`, () => {
      c.path('M-8 -8H44C34 6 24 10 14 14C10 24 6 34 -8 44Z', g);
      c.circle(9, 9, 5, darken(k, 0.4));
    });
  const cx = 161,
    oval = rand() < 0.5;
  c.clipped(
    oval
      ? `<ellipse cx="${cx}" cy="152" rx="98" ry="112"/>`
      : `<path d="M${cx} 34L${cx + 100} 152L${cx} 270L${cx - 100} 152Z"/>`,
    () => {
      ground(c, { ...p, a: lighten(p.a, 0.1) });
      sky.rays(c, p);
    },
  );
  if (oval) c.ellipse(cx, 152, 98, 112, 'none', `stroke="${g}" stroke-width="5"`);
  else
    c.path(
      `M${cx} 34L${cx + 100} 152L${cx} 270L${cx - 100} 152Z`,
      'none',
      `stroke="${g}" stroke-width="5" stroke-linejoin="round"`,
    );
  range(12).forEach(i => {
    const [x, y] = polar(cx, 152, oval ? 116 : 122, (i / 12) * TAU + 0.26);
    if (x > 50 && x < 276 && y < 290) c.circle(x, y, 2.4, '#f4d68c');
  });
  place(job, cx, 152, oval ? 0.84 : 0.8, 0, 'dark');
  c.path(`M${cx - 70} 286H${cx + 70}`, 'none', `stroke="${g}" stroke-width="1.6"`);
  c.path(star4(cx, 286, 9), '#f4d68c');
  return { cx, bottom: 366, w: 222, h: 74, focus: [44, 30, 234] };
};
