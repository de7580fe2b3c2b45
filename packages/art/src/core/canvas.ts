// A small SVG writer that defines each distinct gradient only once and keeps numbers short.
import { darken, lighten } from './colour.ts';
import { num } from './number.ts';
import { outlineOf } from './outline-text.ts';
import type { Stop } from './paint.ts';
import type { Point } from './point.ts';
import { hash, rng, type Rand } from '@liftoff/catalogue/core/random';
import { shorten } from './shorten.ts';

/** A path that is still being extended: consecutive shapes with the same paint are joined into it. */
interface Run {
  readonly attrs: string;
  readonly body: readonly Part[];
  data: string;
}
type Part = string | Run;

/** Attributes of the finished SVG: its size in pixels, its view box, and its name for screen readers (escaped). */
export interface SvgOptions {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly viewBox?: string | undefined;
  readonly label?: string | undefined;
}

interface BallOptions {
  readonly hi?: number;
  readonly lo?: number;
  readonly rim?: string;
  readonly spec?: boolean;
}

const flat = (paint: string): boolean => !paint.startsWith('url');
const written = (body: readonly Part[]): string =>
  body.map(item => (typeof item === 'string' ? item : `<path d="${item.data}" ${item.attrs}/>`)).join('');

/** One drawing. The same seed gives the same random numbers and the same ids. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly rand: Rand;
  readonly defs: string[] = [];
  body: Part[] = [];
  private run: Run | null = null;
  private ids = 0;
  private readonly prefix: string;
  private readonly known = new Map<string, string>();

  constructor(width: number, height: number, seed: string) {
    this.width = width;
    this.height = height;
    this.rand = rng(seed);
    this.prefix = 'p' + hash(seed).toString(36).slice(-3);
  }

  id(): string {
    return this.prefix + (this.ids++).toString(36);
  }

  /**
   * Adds a definition to `<defs>` unless an equal one is already there. `make` builds it from its id. Returns the id.
   */
  define(key: string, make: (id: string) => string): string {
    let id = this.known.get(key);
    if (!id) {
      id = this.id();
      this.known.set(key, id);
      this.defs.push(make(id));
    }
    return id;
  }

  private stops(list: readonly Stop[]): string {
    return list
      .map((stop, i) => {
        const [colour, opacity, at] = typeof stop === 'string' ? ([stop] as const) : stop;
        const offset = at ?? i / (list.length - 1);
        const clear = opacity !== undefined && opacity < 1 ? ` stop-opacity="${opacity}"` : '';
        return `<stop offset="${num(offset * 100)}%" stop-color="${colour}"${clear}/>`;
      })
      .join('');
  }

  /** Linear gradient across the filled shape. The angle is in degrees; 90 runs from top to bottom. */
  lin(stops: readonly Stop[], angle = 90): string {
    const a = (angle * Math.PI) / 180;
    const [x, y, s] = [Math.cos(a) / 2, Math.sin(a) / 2, this.stops(stops)];
    const [x1, y1, x2, y2] = [round2(0.5 - x), round2(0.5 - y), round2(0.5 + x), round2(0.5 + y)];
    return `url(#${this.define(`l${angle}${s}`, id => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${s}</linearGradient>`)})`;
  }

  /** Linear gradient between two points of the drawing. */
  linAt(stops: readonly Stop[], x1: number, y1: number, x2: number, y2: number): string {
    const s = this.stops(stops);
    const key = [x1, y1, x2, y2].map(num).join(',');
    return `url(#${this.define(`u${key}${s}`, id => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}">${s}</linearGradient>`)})`;
  }

  /** Radial gradient. Centre and radius are in percent of the filled shape. */
  rad(stops: readonly Stop[], cx = 50, cy = 50, r = 50): string {
    const s = this.stops(stops);
    return `url(#${this.define(`r${cx},${cy},${r}${s}`, id => `<radialGradient id="${id}" cx="${cx}%" cy="${cy}%" r="${r}%">${s}</radialGradient>`)})`;
  }

  add(markup: string): this {
    this.body.push(markup);
    this.run = null;
    return this;
  }

  /** Removes everything drawn since `mark` (an earlier length of the body) and returns it. */
  takeSince(mark: number): Part[] {
    return this.body.splice(mark);
  }

  /**
   * Joins consecutive shapes with equal attributes into one path. Shapes with gradient fills stay separate, because
   * joining would change the box that the gradient spans.
   */
  private join(data: string, attrs: string, joinable: boolean): this {
    if (joinable && this.run && this.run.attrs === attrs && this.run.body === this.body) this.run.data += data;
    else {
      const run = { attrs, data, body: this.body };
      this.body.push(run);
      this.run = joinable ? run : null;
    }
    return this;
  }

  poly(list: readonly Point[], fill: string, extra = ''): this {
    return this.join(outlineOf(list), `fill="${fill}" ${extra}`, flat(fill) && !/opacity|transform/.test(extra));
  }
  path(d: string, fill: string, extra = ''): this {
    return this.join(d, `fill="${fill}" ${extra}`, flat(fill) && fill !== 'none' && !/opacity|transform/.test(extra));
  }
  line(d: string, colour: string, width: number, extra = ''): this {
    const attrs = `fill="none" stroke="${colour}" stroke-width="${width}" ${extra}`;
    return this.join(d, attrs, flat(colour) && !/transform/.test(extra));
  }
  rect(x: number, y: number, w: number, h: number, fill: string, extra = ''): this {
    if (flat(fill) && !/rx|transform|stroke/.test(extra))
      return this.join(`M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}z`, `fill="${fill}" ${extra}`, true);
    return this.add(`<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="${fill}" ${extra}/>`);
  }

  /** Writes small flat dots as round-capped points, which take only a few bytes each when they share a size. */
  circle(x: number, y: number, r: number, fill: string, extra = ''): this {
    if (r <= 9 && flat(fill) && fill !== 'none' && !/stroke|transform/.test(extra)) {
      const attrs = `fill="none" stroke-linecap="round" stroke="${fill}" stroke-width="${num(r * 2)}" ${extra}`;
      return this.join(`M${num(x)} ${num(y)}l.1.1`, attrs, true);
    }
    return this.add(`<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}" ${extra}/>`);
  }
  ellipse(x: number, y: number, rx: number, ry: number, fill: string, extra = ''): this {
    return this.add(`<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}" ${extra}/>`);
  }
  group(attrs: string, draw: () => void): this {
    this.add(`<g ${attrs}>`);
    draw();
    return this.add('</g>');
  }

  /** Soft light. It has no stroke, so that outlined copies of a group stay clean. */
  glow(x: number, y: number, r: number, colour: string, opacity = 0.8): this {
    const light = this.rad([
      [colour, opacity, 0],
      [colour, num(opacity * 45) / 100, 0.4],
      [colour, 0, 1],
    ]);
    return this.circle(x, y, r, light, 'stroke="none"');
  }

  /** A sphere lit from the top left. */
  ball(x: number, y: number, r: number, colour: string, o: BallOptions = {}): this {
    const body: Stop[] = [
      [lighten(colour, o.hi ?? 0.55), 1, 0],
      [colour, 1, 0.45],
      [darken(colour, o.lo ?? 0.6), 1, 1],
    ];
    this.circle(x, y, r, this.rad(body, 36, 30, 78));
    if (o.rim) this.circle(x, y, r - 1, 'none', `stroke="${o.rim}" stroke-opacity=".5" stroke-width="1.5"`);
    const [sx, sy] = [x - r * 0.34, y - r * 0.44];
    if (o.spec !== false)
      this.ellipse(sx, sy, r * 0.26, r * 0.15, '#fff', `opacity=".55" transform="rotate(-32 ${num(sx)} ${num(sy)})"`);
    return this;
  }

  shade(x: number, y: number, rx: number, ry = rx * 0.14, opacity = 0.5): this {
    const dark = this.rad([
      ['#000', opacity, 0],
      ['#000', opacity * 0.7, 0.5],
      ['#000', 0, 1],
    ]);
    return this.ellipse(x, y, rx, ry, dark, 'stroke="none"');
  }

  clip(markup: string): string {
    return this.define('c' + markup, id => `<clipPath id="${id}">${markup}</clipPath>`);
  }
  clipped(markup: string, draw: () => void): this {
    return this.group(`clip-path="url(#${this.clip(markup)})"`, draw);
  }

  /** Draws into `<defs>` once, so that `use()` can place the drawing any number of times. */
  symbol(draw: () => void): string {
    const outer = this.body;
    this.body = [];
    this.run = null;
    draw();
    const id = this.id();
    this.defs.push(`<g id="${id}">${written(this.body)}</g>`);
    this.body = outer;
    this.run = null;
    return id;
  }

  /** Draws a symbol only once per key. */
  once(key: string, draw: () => void): string {
    let id = this.known.get('s' + key);
    if (!id) {
      id = this.symbol(draw);
      this.known.set('s' + key, id);
    }
    return id;
  }
  use(id: string, transform = '', extra = ''): this {
    return this.add(`<use href="#${id}"${transform ? ` transform="${transform}"` : ''} ${extra}/>`);
  }

  toString({ width, height, viewBox = `0 0 ${this.width} ${this.height}`, label = '' }: SvgOptions = {}): string {
    const size = width ? ` width="${width}" height="${height}"` : '';
    const name = label ? ` role="img" aria-label="${label}"` : '';
    return shorten(
      `<svg xmlns="http://www.w3.org/2000/svg"${size} viewBox="${viewBox}" stroke-linejoin="round"${name}>` +
        `<defs>${this.defs.join('')}</defs>${written(this.body)}</svg>`,
    );
  }
}

const round2 = (v: number): number => Math.round(v * 100) / 100;
