import type { FrameStart } from '@liftoff/contract/game/game';
import { createContext, use } from 'react';
import type { MoneyWriter } from './money.ts';
import type { FrameCalls } from './calls.ts';
import type { Host } from './host.ts';
import type { ServerClock } from './server-clock.ts';
import type { Sound } from './sound.ts';

/**
 * The shared context of all parts of a game: the launch data, the calls, the page around the frame and the money
 * formatter.
 */
export interface Frame {
  start: FrameStart;
  calls: FrameCalls;
  host: Host;
  clock: ServerClock;
  money: MoneyWriter;
  sound: Sound;
}

const FrameContext = createContext<Frame | null>(null);

export const FrameProvider = FrameContext.Provider;

/** The frame context of the current component. Throws outside a frame. */
export function useFrame(): Frame {
  const frame = use(FrameContext);
  if (!frame) throw new Error('a game part stands outside its frame');
  return frame;
}
