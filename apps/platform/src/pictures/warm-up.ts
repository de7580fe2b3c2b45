import { setTimeout as wait } from 'node:timers/promises';
import { heroSceneNames } from '@liftoff/art/hero-scenes';
import { providers } from '@liftoff/catalogue/studios/providers';
import type { Lobby } from '../lobby/lobby.ts';
import { widths, type Picture } from './picture-address.ts';
import type { Pictures } from './pictures.ts';

/** The pause after each picture, as a multiple of the time it took, so that players come first. */
const restFactor = 3;

const posters = (slug: string): Picture[] => widths.poster.map(width => ({ kind: 'poster', slug, width }));
const squares = (slug: string): Picture[] => widths.square.map(width => ({ kind: 'square', slug, width }));
const stages = (slug: string): Picture[] => widths.stage.map(width => ({ kind: 'stage', slug, width }));
const scenes = (slug: string): Picture[] => widths.scene.map(width => ({ kind: 'scene', slug, width }));

/**
 * Draws the pictures on the first page and then those of the whole catalogue, until all exist or the platform closes.
 */
export async function warmUp(pictures: Pictures, lobby: Lobby, country: string, signal: AbortSignal): Promise<void> {
  const rows = await lobby.rows(country);
  const first = [...new Set(rows.flatMap(row => row.games.map(game => game.slug)))];
  const every = [...(await lobby.catalogue()).bySlug.keys()];
  const wordmarks = providers.map(({ id }): Picture => ({ kind: 'wordmark', slug: id }));
  // The pictures that a visitor sees in the first minute: the first offer, the studios and the rows from the top.
  const atOnce = [...scenes('launch'), ...wordmarks, ...first.flatMap(posters)];
  const later = [
    // The stage of a game takes longest to draw, and a visitor waits for it before a game.
    ...first.flatMap(stages),
    ...heroSceneNames.flatMap(scenes),
    ...every.flatMap(posters),
    ...every.flatMap(squares),
    ...every.flatMap(stages),
  ];
  for (const [place, picture] of [...atOnce, ...later].entries()) {
    if (signal.aborted) return;
    const begun = performance.now();
    const drawn = await pictures.prepare(picture);
    if (drawn && place >= atOnce.length) {
      await wait((performance.now() - begun) * restFactor, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
  pictures.rest();
}
