import type { Canvas } from '../../core/canvas.ts';
import { GOLD } from '../gold.ts';

const [, ribbon, shade] = GOLD;

/** A gift-wrapped box. */
export const box = (c: Canvas): void => {
  c.path('M20 62L92 90V168L20 136Z', c.lin(['#8c7bff', '#4b3aa8'], 60));
  c.path('M164 62L92 90V168L164 136Z', c.lin(['#3c2f8c', '#1f1853'], 60));
  c.path('M20 62L92 36L164 62L92 90Z', c.lin(['#c7bcff', '#8c7bff'], 60));
  c.path('M48 73L62 78.5L134 51.5L120 46.5Z', ribbon);
  c.path('M48 73L62 78.5V154.6L48 148.5Z', c.lin([ribbon, shade]));
  const bow = 'M92 66C70 30 40 40 56 56C64 64 80 66 92 66ZM92 66C114 30 144 40 128 56C120 64 104 66 92 66Z';
  c.path(bow, 'none', `stroke="${ribbon}" stroke-width="7"`);
};
