import type { BetBody, FrameStart, Round } from '@liftoff/contract/game/game';

/** One engine's script: what the launch says of it and what its calls answer. */
export interface Script {
  start: Partial<FrameStart>;
  bet(body: BetBody): Partial<Round>;
  collect?(round: Round): Partial<Round>;
  /** A round as it stands when it is asked for. */
  look?(round: Round): Partial<Round>;
  table?(): unknown;
}
