import type { BetBody, FrameStart, Round } from '@liftoff/contract/game/game';

/** An engine's script: its launch data and the responses to its calls. */
export interface Script {
  start: Partial<FrameStart>;
  bet(body: BetBody): Partial<Round>;
  collect?(round: Round): Partial<Round>;
  /** The round's current state when the frame requests it. */
  look?(round: Round): Partial<Round>;
  table?(): unknown;
}
