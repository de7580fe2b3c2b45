import { num } from '../../core/number.ts';

export const pine = (x: number, y: number, s: number): string =>
  `M${num(x)} ${num(y - 74 * s)}l${num(12 * s)} ${num(26 * s)}h${num(-5 * s)}l${num(12 * s)} ${num(24 * s)}h${num(-6 * s)}l${num(13 * s)} ${num(26 * s)}h${num(-52 * s)}l${num(13 * s)} ${num(-26 * s)}h${num(-6 * s)}l${num(12 * s)} ${num(-24 * s)}h${num(-5 * s)}Z`;
