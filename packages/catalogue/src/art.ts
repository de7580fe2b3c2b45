/** The art direction of one game. All values are names, so that one can be changed by hand and the game redrawn. */
export interface Art {
  readonly subject: string;
  readonly ground: string;
  readonly tint: string;
  /** Which of the three best accents is used, from 0 to 2. */
  readonly turn: number;
  readonly scene: string;
  /** An accent suggested by the title, as #rrggbb. */
  readonly accent?: string;
  /** Name of the composition. */
  readonly lay: string;
  readonly face: string;
  readonly treatment: string;
  readonly warp: string;
  readonly scheme: string;
}

/** The facts about a game that its art direction depends on. */
export interface DirectedGame {
  readonly slug: string;
  readonly title: string;
  readonly provider: string;
  readonly subject: string;
  /** One of `slots`, `live`, `tables` or `instant`. */
  readonly kind: string;
}
