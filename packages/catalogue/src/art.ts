/** The art direction of one game, all of it names, so that a person can change one and draw again. */
export interface Art {
  readonly subject: string;
  readonly ground: string;
  readonly tint: string;
  /** Which of the best accents is taken, 0 to 2. */
  readonly turn: number;
  readonly scene: string;
  /** An accent the title asks for, as #rrggbb. */
  readonly accent?: string;
  /** The composition. */
  readonly lay: string;
  readonly face: string;
  readonly treatment: string;
  readonly warp: string;
  readonly scheme: string;
}

/** What art direction needs to know of a game. */
export interface DirectedGame {
  readonly slug: string;
  readonly title: string;
  readonly provider: string;
  readonly subject: string;
  /** slots, live, tables or instant. */
  readonly kind: string;
}
