import type { Canvas } from '../../core/canvas.ts';
import { leaf } from '../../core/outlines.ts';

export const GREEN = { h1: '#a8e07a', h2: '#3f9448', h3: '#12502c' };

export const frond = (c: Canvas, x: number, y: number, L: number, W: number, a: number): Canvas =>
  c.path(leaf(x, y, L, W, a), c.lin([GREEN.h1, GREEN.h2, GREEN.h3], 60));
