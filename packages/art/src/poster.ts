// `poster(game)` and `square(game)` each turn one game into one SVG string. They use no state, clock or network.
import type { Layout } from './compositions/composition.ts';
import { compositions } from './compositions/index.ts';
import { Canvas } from './core/canvas.ts';
import { darken, mix } from './core/colour.ts';
import { escapeText } from './core/escape-text.ts';
import { lookup } from '@liftoff/catalogue/core/lookup';
import type { Palette } from './core/paint.ts';
import type { Art, DirectedGame } from '@liftoff/catalogue/art';
import { direct } from './direction/direct.ts';
import { frames, inner } from './finish/frames.ts';
import { lights } from './finish/lights.ts';
import { drawMark } from './finish/marks.ts';
import type { Outlined, TitleBox } from './lettering/outline.ts';
import { setTitle } from './lettering/set-title.ts';
import { palette } from './palettes/palette.ts';
import { providerById, type Provider } from '@liftoff/catalogue/studios/providers';
import { subjects } from './subjects/index.ts';
import { subjectSymbol } from './subjects/subject-symbol.ts';

/** A game with or without art. Missing art is derived from the slug. */
export type DrawnGame = { readonly slug: string; readonly title: string; readonly provider: string } & (
  | { readonly art: Art }
  | Pick<DirectedGame, 'subject' | 'kind'>
);

interface Picture {
  readonly house: Provider;
  readonly c: Canvas;
  readonly p: Palette;
  readonly layout: Layout;
}

const artOf = (game: DrawnGame): Art => ('art' in game ? game.art : direct(game));

/** Draws the picture without its title and finish. */
const pictureOf = (game: DrawnGame, art: Art): Picture => {
  const house = lookup(providerById, game.provider, 'provider');
  const subject = lookup(subjects, art.subject, 'subject');
  const c = new Canvas(300, 400, game.slug);
  const p = palette(art.ground, art.tint, art.turn, art.accent);
  const wide = subject.wide ?? false;
  const symbol =
    wide || art.lay === 'table' ? c.symbol(() => subject.draw(c, p)) : subjectSymbol(c, p, art.subject, subject);
  const layout = lookup(compositions, art.lay, 'composition')({ c, p, symbol, wide, scene: art.scene, rand: c.rand });
  return { house, c, p, layout };
};

/** Draws the plate behind the title of a dealer table game. */
const plate = (c: Canvas, p: Palette, title: Outlined): void => {
  const y = title.top - 13;
  const h = title.bottom - title.top + 25;
  c.rect(16, y, 268, h, darken(p.b, 0.35), 'rx="14" opacity=".72"');
  c.rect(16, y, 268, h, 'none', `rx="14" stroke="${mix(p.h1, p.h2, 0.4)}" stroke-width="1.6" opacity=".9"`);
};

/** Maximum length of a picture in characters, so that a row of tiles loads quickly. */
const LIMIT = 24_000;

/**
 * Simpler variants for a picture that is too large: first a simpler scene, then a simpler layout, then a plainer
 * typeface.
 */
const lighter = (art: Art): Art[] => {
  const live = art.lay === 'table';
  const plain: Art = { ...art, scene: 'plain', lay: live ? 'table' : 'hero' };
  return [art, { ...art, scene: live ? 'plain' : 'rings' }, plain, { ...plain, face: 'oswald' }];
};

const smallEnough = (game: DrawnGame, draw: (art: Art) => string): string => {
  let svg = '';
  for (const art of lighter(artOf(game))) {
    svg = draw(art);
    if (svg.length <= LIMIT) break;
  }
  return svg;
};

const titleBox = (layout: Layout, house: Provider): TitleBox => ({
  cx: layout.cx ?? 150,
  bottom: layout.bottom,
  w: Math.min(layout.w, inner[house.frame] ?? 262),
  h: layout.h,
});

/**
 * Portrait poster in the ratio 3:4, with the title and the studio's finish. `width` and `height` are in pixels; the
 * drawing itself is 300 x 400 units.
 */
export const poster = (game: DrawnGame, size: { width?: number; height?: number } = {}): string =>
  smallEnough(game, art => {
    const { house, c, p, layout } = pictureOf(game, art);
    const style = { ...art, warp: layout.warp ?? art.warp };
    const mark = c.body.length;
    const title = setTitle(c, game.title, style, titleBox(layout, house), p);
    if (layout.plate) {
      const lettering = c.takeSince(mark);
      plate(c, p, title);
      c.body.push(...lettering);
    }
    lookup(lights, house.light, 'light')(c, p);
    lookup(frames, house.frame, 'frame')(c, p);
    drawMark(c, p, house.mark);
    return c.toString({ ...size, label: escapeText(game.title) });
  });

/** Square picture for small spaces: the subject without lettering. `size` is in pixels. */
export const square = (game: DrawnGame, { size }: { size?: number } = {}): string =>
  smallEnough(game, art => {
    const { house, c, p, layout } = pictureOf(game, art);
    lookup(lights, house.light, 'light')(c, p);
    const [x, y, side] = layout.focus;
    const viewBox = `${x} ${y} ${side} ${side}`;
    return c.toString({ width: size, height: size, viewBox, label: escapeText(game.title) });
  });
