import type { Canvas } from './canvas.ts';
import { darken, lighten } from './colour.ts';
import { num } from './number.ts';
import { star4 } from './outlines.ts';
import { suit, type Suit } from './suit.ts';

/** Card ranks for which an index is drawn. */
export type Rank = 'A' | 'K' | 'Q' | 'J' | '10' | '9' | '8';

const RANKS: Record<Rank, string> = {
  A: 'M0 20L8 0L16 20M3 13H13',
  K: 'M1 0V20M14 0L2 12M6 8L15 20',
  Q: 'M8 1A7 9 0 1 0 8 19A7 9 0 1 0 8 1M9 14L15 21',
  J: 'M12 0V14A5.5 5.5 0 0 1 1 14',
  9: 'M13 7A6 6 0 1 1 13 6.9V10Q12 19 4 20',
  8: 'M8 9A4.5 4.5 0 1 1 8.1 9A5.6 5.6 0 1 1 8 9',
  10: 'M1 3L4 0V20M12 0A4 6 0 0 0 9 6V14A4 6 0 0 0 17 14V6A4 6 0 0 0 12 0',
};

/** A playing card centred on (x, y), with a big suit symbol and an index in the corner. */
export const playingCard = (
  c: Canvas,
  x: number,
  y: number,
  w: number,
  deg: number,
  rank: Rank,
  s: Suit,
  trim = '#c8a45c',
): void => {
  const k = w / 110,
    red = s === 'heart' || s === 'diamond',
    ink = red ? '#b3202f' : '#171a24';
  c.group(`transform="translate(${num(x)} ${num(y)}) rotate(${deg}) scale(${Math.round(k * 100) / 100})"`, () => {
    c.use(
      c.once('card' + trim, () => {
        c.rect(-51, -73, 110, 156, '#000', 'rx="13" opacity=".35"');
        c.rect(-55, -78, 110, 156, c.lin(['#ffffff', '#f1eee8', '#d9d3c8'], 60), 'rx="13"');
        c.rect(-49, -72, 98, 144, 'none', `rx="9" stroke="${trim}" stroke-opacity=".5" stroke-width="1.4"`);
      }),
    );
    c.path(suit(s, 2, 8, 31), c.lin([lighten(ink, 0.18), darken(ink, 0.25)], 90));
    c.add(
      `<path d="${RANKS[rank]}" transform="translate(-43 -66) scale(1.15)" fill="none" stroke="${ink}" stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round"/>`,
    );
    c.path(suit(s, -34, -30, 7), ink);
  });
};

/** A face-down card. */
export const cardBack = (
  c: Canvas,
  x: number,
  y: number,
  w: number,
  deg: number,
  colour: string,
  trim = '#f0d9a0',
): void => {
  const k = w / 110;
  c.group(`transform="translate(${num(x)} ${num(y)}) rotate(${deg}) scale(${Math.round(k * 100) / 100})"`, () => {
    c.rect(-51, -73, 110, 156, '#000', 'rx="13" opacity=".35"');
    c.rect(-55, -78, 110, 156, '#f4efe4', 'rx="13"');
    c.rect(-48, -71, 96, 142, c.lin([lighten(colour, 0.15), colour, darken(colour, 0.45)], 60), 'rx="8"');
    for (const r of [62, 46, 30])
      c.poly(
        [
          [0, -r],
          [r * 0.66, 0],
          [0, r],
          [-r * 0.66, 0],
        ],
        'none',
        `stroke="${trim}" stroke-width="1.5" opacity=".6"`,
      );
    c.path(star4(0, 0, 18), trim);
  });
};
