import type { Canvas } from '../../core/canvas.ts';
import { star4 } from '../../core/outlines.ts';

/** Two tickets, one behind the other. */
export const ticket = (c: Canvas): void => {
  const one = (dx: number, dy: number, turn: number, paint: string): void => {
    c.group(`transform="translate(${dx} ${dy}) rotate(${turn} 90 84)"`, () => {
      c.path('M22 52H158V72A13 13 0 0 0 158 98V118H22V98A13 13 0 0 0 22 72Z', paint);
      c.line('M120 56V114', '#ffffff', 2, 'stroke-dasharray="4 5" opacity=".6"');
      c.path(star4(72, 85, 22), '#ffffff', 'opacity=".9"');
    });
  };
  one(8, 16, 10, c.lin(['#2c6e86', '#143744'], 60));
  one(0, 0, -10, c.lin(['#bdf3ff', '#5cc0d8', '#22738b'], 60));
};
