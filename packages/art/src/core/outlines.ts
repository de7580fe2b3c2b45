import { TAU, at, polar, range } from './geometry.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { num } from './number.ts';
import type { Point } from './point.ts';

/** A smooth curve through points, as Catmull-Rom in cubic segments. */
export const smooth = (list: readonly Point[], closed = true, tension = 6): string => {
  const n = list.length;
  const get = (i: number): Point => nth(list, closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i)));
  const steps = range(closed ? n : n - 1).map(i => {
    const [[ax, ay], [bx, by], [cx, cy], [ex, ey]] = [get(i - 1), get(i), get(i + 1), get(i + 2)] as const;
    const leave = at([bx + (cx - ax) / tension, by + (cy - ay) / tension]);
    const arrive = at([cx - (ex - bx) / tension, cy - (ey - by) / tension]);
    return `C${leave} ${arrive} ${at([cx, cy])}`;
  });
  return `M${at(get(0))}${steps.join('')}${closed ? 'Z' : ''}`;
};

/** Outline of a lathe-turned vessel. `profile` lists [radius, y] from top to bottom around x = cx. */
export const lathe = (profile: readonly Point[], cx = 150): string =>
  smooth(
    [...profile.map(([r, y]): Point => [cx + r, y]), ...profile.map(([r, y]): Point => [cx - r, y]).toReversed()],
    true,
    6.5,
  );

/** A leaf or petal starting at (x, y), with length `L`, half width `W` and a direction in degrees (0 is right). */
export const leaf = (x: number, y: number, L: number, W: number, deg: number): string => {
  const a = (deg * Math.PI) / 180,
    c = Math.cos(a),
    s = Math.sin(a);
  const q = (u: number, v: number) => at([x + u * c - v * s, y + u * s + v * c]);
  return `M${num(x)} ${num(y)}C${q(L * 0.25, -W * 1.2)} ${q(L * 0.75, -W)} ${q(L, 0)}C${q(L * 0.75, W)} ${q(L * 0.25, W * 1.2)} ${num(x)} ${num(y)}Z`;
};

export const star4 = (x: number, y: number, s: number): string => {
  const k = s * 0.18;
  return `M${at([x, y - s])}Q${at([x + k, y - k])} ${at([x + s, y])}Q${at([x + k, y + k])} ${at([x, y + s])}Q${at([x - k, y + k])} ${at([x - s, y])}Q${at([x - k, y - k])} ${at([x, y - s])}Z`;
};

export const starPoints = (x: number, y: number, R: number, r: number, n: number, rot = -Math.PI / 2): Point[] =>
  range(n * 2).map(i => polar(x, y, i % 2 ? r : R, rot + (i * Math.PI) / n));

export const ngon = (x: number, y: number, r: number, n: number, rot = 0): Point[] =>
  range(n).map(i => polar(x, y, r, (i / n) * TAU + rot));

export const arcPath = (x: number, y: number, r: number, a: number, b: number): string =>
  `M${at(polar(x, y, r, a))}A${num(r)} ${num(r)} 0 ${Math.abs(b - a) > Math.PI ? 1 : 0} ${b > a ? 1 : 0} ${at(polar(x, y, r, b))}`;

export const sector = (x: number, y: number, R: number, r: number, a: number, b: number): string =>
  `${arcPath(x, y, R, a, b)}L${at(polar(x, y, r, b))}A${num(r)} ${num(r)} 0 0 0 ${at(polar(x, y, r, a))}Z`;

/** A cloud whose underside bulges by a share of its width. With 0 it is flat. */
export const cloud = (x: number, y: number, w: number, belly = 0): string =>
  `M${at([x - w, y])}a${num(w * 0.28)} ${num(w * 0.28)} 0 0 1 ${num(w * 0.26)} ${num(-w * 0.34)}a${num(w * 0.42)} ${num(w * 0.42)} 0 0 1 ${num(w * 0.78)} ${num(-w * 0.14)}a${num(w * 0.34)} ${num(w * 0.34)} 0 0 1 ${num(w * 0.6)} ${num(w * 0.16)}a${num(w * 0.3)} ${num(w * 0.3)} 0 0 1 ${num(w * 0.34)} ${num(w * 0.32)}${belly > 0 ? `q${num(w * -0.99)} ${num(w * belly)} ${num(w * -1.98)} 0` : ''}Z`;
