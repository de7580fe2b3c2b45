import { darken, lighten, mix } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const galleon: Subject = {
  wide: true,
  tints: ['umber', 'ruby', 'obsidian', 'gold'],
  scenes: ['waves', 'storm', 'dawn', 'moonrise'],
  draw(c, p) {
    const sail = (x: number, y: number, w: number, h: number, f: string) => {
      c.path(
        `M${x - w} ${y}Q${x} ${y - 8} ${x + w} ${y}Q${x + w * 0.8} ${y + h * 0.55} ${x + w * 1.06} ${y + h}Q${x} ${y + h - 18} ${x - w * 1.06} ${y + h}Q${x - w * 0.8} ${y + h * 0.55} ${x - w} ${y}Z`,
        f,
      );
      c.line(`M${x - w} ${y}H${x + w}`, '#5a3a1e', 4, 'stroke-linecap="round"');
    };
    for (const [x, y] of [
      [92, 40],
      [156, 18],
      [216, 52],
    ] as const)
      c.line(`M${x} ${y}V214`, '#5a3a1e', 6);
    const cloth = c.lin(['#fffaf0', '#f0e0c2', '#c2a478'], 40);
    sail(156, 30, 36, 56, cloth);
    sail(92, 56, 30, 50, cloth);
    sail(216, 66, 28, 48, cloth);
    sail(92, 110, 36, 66, cloth);
    sail(156, 90, 46, 78, cloth);
    sail(216, 118, 32, 60, cloth);
    c.path(star4(156, 130, 24), p.x, 'opacity=".9"');
    c.path('M156 18l30 -8l-12 12l12 6l-30 2Z', p.x);
    c.path('M30 120L-4 190M30 214L-6 176', 'none', 'stroke="#5a3a1e" stroke-width="4"');
    c.path('M40 150L88 60M40 196L92 110', 'none', 'stroke="#e8d3a6" stroke-width="1"');
    c.path('M26 190L60 204H222L232 172L276 162Q272 214 246 246H84Q48 232 26 190Z', c.lin([p.h1, p.h2, p.h3], 80));
    c.path('M232 172L276 162L272 186L226 194Z', c.lin([lighten(p.h1, 0.2), p.h2], 60));
    c.line('M44 208H268', '#e8b84a', 4);
    c.line('M56 224H262', darken(p.h3, 0.2), 2, 'opacity=".6"');
    range(6).forEach(i => {
      c.rect(88 + i * 26, 214, 12, 11, '#1a0f0a', 'rx="2"');
      c.rect(88 + i * 26, 211, 12, 3, '#e8b84a');
    });
    range(3).forEach(i => c.rect(238 + i * 11, 172 - i * 2, 7, 11, '#ffe3a0', 'rx="1"'));
    c.path('M-10 244q20 -16 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0V310H-10Z', c.lin([mix(p.g, p.a, 0.2), p.b], 90));
    c.path(
      'M40 246q20 -10 40 0M150 246q20 -10 40 0M230 248q20 -10 40 0',
      'none',
      'stroke="#fff" stroke-width="3" opacity=".7" stroke-linecap="round"',
    );
  },
};
