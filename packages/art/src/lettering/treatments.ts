import type { Canvas } from '../core/canvas.ts';
import { lighten, mix } from '../core/colour.ts';
import type { Inks } from './inks.ts';

/** Vertical extent of the lettering on the poster, and the paint of its face. */
interface Lettering {
  readonly top: number;
  readonly bottom: number;
  readonly fill: string;
}

/** Draws the outlined title, given the ids of its lines. */
type Treatment = (c: Canvas, ids: readonly string[], k: Inks, t: Lettering) => void;

/** Places all lines without an offset. */
const all = (c: Canvas, ids: readonly string[], attrs: string): void => {
  for (const id of ids) c.use(id, '', attrs);
};

/** Places all lines with an offset. */
const shift = (c: Canvas, ids: readonly string[], dx: number, dy: number, attrs: string): void => {
  for (const id of ids) c.use(id, `translate(${dx} ${dy})`, attrs);
};

const round = 'stroke-linejoin="round"';

export const treatments: Readonly<Record<string, Treatment>> = {
  extrude(c, ids, k, t) {
    shift(c, ids, 0, 5, `fill="${k.dark}" stroke="${k.dark}" stroke-width="9" ${round} opacity=".9"`);
    shift(c, ids, 0, 3, `fill="${k.edge}" stroke="${k.edge}" stroke-width="5" ${round}`);
    all(c, ids, `fill="${k.dark}" stroke="${k.dark}" stroke-width="4" ${round}`);
    all(c, ids, `fill="${t.fill}"`);
  },
  flat(c, ids, k, t) {
    shift(c, ids, 0, 2.5, `fill="${k.dark}" stroke="${k.dark}" stroke-width="4" ${round} opacity=".6"`);
    all(c, ids, `fill="${t.fill}"`);
  },
  block(c, ids, k, t) {
    for (const d of [7, 5.5, 4, 2.5])
      shift(
        c,
        ids,
        d * 0.8,
        d,
        `fill="${d > 6 ? k.dark : k.edge}" stroke="${d > 6 ? k.dark : k.edge}" stroke-width="${d > 6 ? 6 : 3}" ${round}`,
      );
    all(c, ids, `fill="${t.fill}" stroke="${k.dark}" stroke-width="3" paint-order="stroke" ${round}`);
  },
  outline(c, ids, k, t) {
    shift(c, ids, 0, 4, `fill="${k.dark}" stroke="${k.dark}" stroke-width="13" ${round} opacity=".8"`);
    all(c, ids, `fill="${k.accent}" stroke="${k.accent}" stroke-width="9" ${round}`);
    all(c, ids, `fill="${k.dark}" stroke="${k.dark}" stroke-width="5.5" ${round}`);
    all(c, ids, `fill="${t.fill}"`);
  },
  chrome(c, ids, k, t) {
    const [a, b, d] = k.stops,
      h = c.linAt(
        [
          [a, 1, 0],
          [b, 1, 0.46],
          [mix(d, k.edge, 0.22), 1, 0.5],
          [d, 1, 0.62],
          [lighten(b, 0.35), 1, 0.9],
          [b, 1, 1],
        ],
        0,
        t.top,
        0,
        t.bottom,
      );
    shift(c, ids, 0, 4, `fill="${k.dark}" stroke="${k.dark}" stroke-width="9" ${round} opacity=".9"`);
    all(c, ids, `fill="${k.edge}" stroke="${k.edge}" stroke-width="4.5" ${round}`);
    shift(c, ids, 0, -1.4, 'fill="#fff"');
    shift(c, ids, 0, 1.4, `fill="${k.dark}"`);
    all(c, ids, `fill="${h}"`);
  },
  neon(c, ids, k) {
    for (const [w, o] of [
      [16, 0.16],
      [10, 0.28],
      [5.5, 0.6],
    ] as const)
      all(c, ids, `fill="none" stroke="${k.accent}" stroke-width="${w}" ${round} opacity="${o}"`);
    all(c, ids, `fill="${lighten(k.accent, 0.86)}" stroke="${lighten(k.accent, 0.35)}" stroke-width="1.6" ${round}`);
  },
  foil(c, ids, k, t) {
    const f = c.linAt(
      ['#fffbe0', '#f2c860', '#a8721c', '#ffe9a0', '#c98f2c', '#7d4e12'],
      40,
      t.top,
      240,
      t.bottom + 10,
    );
    all(c, ids, `fill="${k.dark}" stroke="${k.dark}" stroke-width="7" ${round} opacity=".8"`);
    shift(c, ids, 0, -1.2, 'fill="#fffbe6" opacity=".9"');
    shift(c, ids, 0, 1.4, 'fill="#4a2c08"');
    all(c, ids, `fill="${f}"`);
  },
  sticker(c, ids, k, t) {
    shift(c, ids, 0, 4, `fill="${k.dark}" stroke="${k.dark}" stroke-width="16" ${round} opacity=".55"`);
    all(c, ids, `fill="#fffaf0" stroke="#fffaf0" stroke-width="12" ${round}`);
    all(c, ids, `fill="${c.linAt(k.deep, 0, t.top, 0, t.bottom)}"`);
  },
  shadowcut(c, ids, k, t) {
    all(c, ids, `fill="${k.dark}" stroke="${k.dark}" stroke-width="8" ${round} opacity=".75"`);
    shift(c, ids, 3.5, 3.5, `fill="${k.accent}" opacity=".95"`);
    all(c, ids, `fill="${t.fill}" stroke="${k.dark}" stroke-width="2.5" paint-order="stroke" ${round}`);
  },
  duo(c, ids, k, t) {
    shift(c, ids, 0, 3, `fill="${k.dark}" stroke="${k.dark}" stroke-width="7" ${round} opacity=".85"`);
    ids.forEach((id, i) => c.use(id, '', i === 0 && ids.length > 1 ? 'fill="#fff"' : `fill="${t.fill}"`));
  },
  inset(c, ids, k, t) {
    all(c, ids, `fill="${k.dark}" stroke="${k.dark}" stroke-width="8" ${round} opacity=".85"`);
    all(c, ids, `fill="${t.fill}" stroke="${t.fill}" stroke-width="4" ${round}`);
    all(c, ids, `fill="none" stroke="${k.edge}" stroke-width="1.3" opacity=".9"`);
    all(c, ids, `fill="${t.fill}"`);
  },
};
