import type { Art } from '@liftoff/catalogue/art';

/** What the reels of a game are drawn from. */
export interface SlotGame {
  readonly slug: string;
  readonly title: string;
  /** The shelf its title comes from, which names the company its subject keeps. */
  readonly theme: string;
  readonly art: Art;
}
