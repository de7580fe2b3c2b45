import type { Art } from '@liftoff/catalogue/art';

/** The data from which a game's reels are drawn. */
export interface SlotGame {
  readonly slug: string;
  readonly title: string;
  /** Id of its studio, whose house style decides the frame and the low symbols. */
  readonly provider: string;
  /** The shelf that its title belongs to, from which the other figures are chosen. */
  readonly theme: string;
  readonly art: Art;
}
