import type { Canvas } from '../core/canvas.ts';

export const GOLD = { h1: '#ffe9ac', h2: '#d99a35', h3: '#6a3d0e' };

export const goldLine = (c: Canvas): string => c.lin(['#fff3cf', '#d99a35', '#8a5a1c', '#f4d68c', '#a8701f'], 40);
