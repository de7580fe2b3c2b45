import { darken, lighten, mix } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const longship: Subject = {
  wide: true,
  tints: ['umber', 'rust', 'ice', 'obsidian'],
  scenes: ['aurora', 'storm', 'waves', 'ridge'],
  draw(c, p) {
    c.line('M150 34V200', '#5a3a1e', 7);
    c.line('M72 62H228', '#5a3a1e', 6, 'stroke-linecap="round"');
    const d = 'M78 64H222Q206 116 226 176Q150 158 74 176Q94 116 78 64Z';
    c.path(d, '#f6ead2');
    c.clipped(`<path d="${d}"/>`, () => {
      range(4).forEach(i =>
        c.path(
          `M${88 + i * 40} 60Q${82 + i * 40} 120 ${86 + i * 42} 180H${68 + i * 42}Q${64 + i * 40} 120 ${68 + i * 40} 60Z`,
          c.lin([lighten(p.x, 0.1), darken(p.x, 0.35)], 90),
        ),
      );
      c.path('M70 60H110Q96 120 112 180H70Z', '#000', 'opacity=".16"');
    });
    c.path('M150 100l14 18h-8l8 22l-14 -10l-14 10l8 -22h-8Z', '#f6ead2', 'stroke="#3a2010" stroke-width="1.5"');
    c.path(
      'M34 96C14 92 8 116 24 126C30 110 44 116 42 134C38 176 58 214 96 226H210C246 214 262 176 262 140C264 112 276 108 288 122C292 96 264 84 250 108C240 128 244 166 210 184H88C60 170 62 138 58 116C54 102 44 98 34 96Z',
      c.lin([p.h1, p.h2, p.h3], 70),
    );
    for (const y of [196, 210]) c.line(`M66 ${y}Q150 ${y + 14} 236 ${y}`, darken(p.h3, 0.3), 2, 'opacity=".6"');
    c.circle(33, 106, 3, p.x);
    range(7).forEach(i => {
      const x = 76 + i * 25,
        k = i % 2 ? p.x : '#e8b84a';
      c.circle(x, 190, 15, '#3a2010');
      c.circle(x, 190, 13, c.lin([lighten(k, 0.3), darken(k, 0.35)], 60));
      c.path(star4(x, 190, 9), '#fff6dc', 'opacity=".85"');
      c.circle(x, 190, 3.5, '#c7d0de');
    });
    range(6).forEach(i => c.line(`M${88 + i * 25} 204L${64 + i * 25} 262`, '#b98552', 3.5, 'stroke-linecap="round"'));
    c.path('M-10 240q20 -16 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0V310H-10Z', c.lin([mix(p.g, p.a, 0.2), p.b], 90));
    c.path(
      'M20 244q20 -10 40 0M120 244q20 -10 40 0M210 246q20 -10 40 0',
      'none',
      'stroke="#fff" stroke-width="3" opacity=".7" stroke-linecap="round"',
    );
  },
};
