import type { FrameStart } from '@liftoff/contract/game/game';
import { createContext, use } from 'react';
import type { MoneyWriter } from './money.ts';
import type { FrameCalls } from './calls.ts';
import type { Host } from './host.ts';
import type { ServerClock } from './server-clock.ts';
import type { Sound } from './sound.ts';

/** What every part of a game needs: the launch, the calls, the page around it and how money is written. */
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

/** The frame this component stands in. */
export function useFrame(): Frame {
  const frame = use(FrameContext);
  if (!frame) throw new Error('a game part stands outside its frame');
  return frame;
}
