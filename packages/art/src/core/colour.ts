// Colour arithmetic on #rrggbb strings.
import type { Ramp } from './paint.ts';

type Triple = readonly [number, number, number];

const channel = (hex: string, start: number): number => parseInt(hex.slice(start, start + 2), 16);
const channels = (hex: string): Triple => [channel(hex, 1), channel(hex, 3), channel(hex, 5)];
const toHex = (rgb: Triple): string =>
  '#' +
  rgb
    .map(v =>
      Math.max(0, Math.min(255, Math.round(v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');

/** Mixes two colours: `t` = 0 gives `a`, and `t` = 1 gives `b`. */
export const mix = (a: string, b: string, t: number): string => {
  const [r, g, bl] = channels(a);
  const [r2, g2, b2] = channels(b);
  return toHex([r + (r2 - r) * t, g + (g2 - g) * t, bl + (b2 - bl) * t]);
};
export const lighten = (colour: string, t: number): string => mix(colour, '#ffffff', t);
export const darken = (colour: string, t: number): string => mix(colour, '#05060c', t);

const linearOf = (channelValue: number): number => {
  const v = channelValue / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
};
const linear = (hex: string): Triple => {
  const [r, g, b] = channels(hex);
  return [linearOf(r), linearOf(g), linearOf(b)];
};

/** OKLab coordinates [L, a, b]. */
export const oklab = (hex: string): Triple => {
  const [r, g, b] = linear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

/** Hue in degrees, from 0 to 360. */
export const hueOf = (hex: string): number => {
  const [, a, b] = oklab(hex);
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
};
export const hueGap = (a: number, b: number): number => {
  const d = Math.abs(a - b) % 360;
  return d > 180 ? 360 - d : d;
};

/** Perceptual distance between two colours, about 0 to 1. */
export const distance = (x: string, y: string): number => {
  const [L, a, b] = oklab(x);
  const [L2, a2, b2] = oklab(y);
  return Math.hypot(L - L2, a - a2, b - b2);
};

const luminance = (hex: string): number => {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** WCAG contrast ratio. */
export const contrast = (x: string, y: string): number => {
  const [one, other] = [luminance(x), luminance(y)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
};

/**
 * A tone on a ramp: 0 is the light tone, 0.5 the body, 1 the shade and 1.6 almost black; negative values are lighter
 * than the light tone.
 */
export const tone = (p: Ramp, t: number): string => {
  if (t < 0) return lighten(p.h1, -t);
  if (t < 0.5) return mix(p.h1, p.h2, t * 2);
  if (t <= 1) return mix(p.h2, p.h3, t * 2 - 1);
  return darken(p.h3, Math.min(0.9, t - 1));
};
