import type { Canvas } from '../core/canvas.ts';
import { outline } from '../lettering/outline.ts';

/** Colours of a ribbon: three from top to bottom, its bright and dark edges, and the outline of its word. */
interface RibbonColours {
  readonly cloth: readonly [string, string, string];
  readonly bright: string;
  readonly dark: string;
  readonly ink: string;
}

const RIBBONS = {
  red: { cloth: ['#ff7a48', '#c42d1e', '#7e1512'], bright: '#ffd9a0', dark: '#3c070a', ink: '#4a0709' },
  blue: { cloth: ['#6b90ff', '#2f47c4', '#16206e'], bright: '#cfe0ff', dark: '#0a1040', ink: '#0d1650' },
} as const satisfies Record<string, RibbonColours>;

/** Typefaces with outlines too rough for a word of this size, and their replacements. */
const PLAINER: Readonly<Record<string, string>> = { rye: 'alfa', sancreek: 'alfa', uncial: 'almendra' };

/** A ribbon across the bottom of a symbol, with a word in the game's lettering. */
export const ribbon = (c: Canvas, colour: keyof typeof RIBBONS, word: string, face: string): void => {
  const { cloth, bright, dark, ink } = RIBBONS[colour];
  for (const side of [-1, 1]) {
    const x = (v: number): number => 100 + side * v;
    c.path(`M${x(96)} 150L${x(70)} 146L${x(70)} 188L${x(96)} 194L${x(88)} 171Z`, cloth[2]);
    c.path(`M${x(84)} 179L${x(70)} 188V178Z`, dark);
  }
  c.path('M14 136Q100 124 186 136L184 180Q100 168 16 180Z', c.lin([...cloth], 90));
  c.line('M14 136Q100 124 186 136', bright, 2.4, 'stroke-opacity=".9"');
  c.line('M16 180Q100 168 184 180', dark, 2, 'stroke-opacity=".7"');
  const title = outline(word, PLAINER[face] ?? face, { cx: 100, bottom: 170, w: 138, h: 27, grow: 1.2 }, 'ribbon');
  for (const d of title.parts) {
    const id = c.id();
    c.defs.push(`<path id="${id}" d="${d}"/>`);
    c.use(id, 'translate(0 2)', `fill="${ink}" stroke="${ink}" stroke-width="6" stroke-linejoin="round"`);
    c.use(id, '', `fill="${c.linAt(['#ffffff', '#fff1d6'], 0, title.top, 0, title.bottom)}"`);
  }
};
