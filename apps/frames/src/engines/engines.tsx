import type { Engine } from '@liftoff/contract/game/game';
import { lazy } from 'react';
import { CrashAway, CrashResult } from './crash/crash-words.tsx';
import { engineCode } from './engine-code.ts';
import type { EngineView } from '../frame/engine-view.ts';
import { RouletteAway, RouletteResult } from './roulette/roulette-words.tsx';
import { SlotAway, SlotResult } from './slot/slot-words.tsx';

/** The view of each engine. A missing entry is a compile error. */
const engines: { readonly [E in Engine]: EngineView<E> } = {
  slot: {
    Game: lazy(async () => ({ default: await engineCode.slot() })),
    Result: SlotResult,
    hasResultColumn: false,
    Away: SlotAway,
  },
  crash: {
    Game: lazy(async () => ({ default: await engineCode.crash() })),
    Result: CrashResult,
    hasResultColumn: true,
    Away: CrashAway,
  },
  roulette: {
    Game: lazy(async () => ({ default: await engineCode.roulette() })),
    Result: RouletteResult,
    hasResultColumn: true,
    Away: RouletteAway,
  },
};

export const viewOf = (engine: Engine): EngineView<Engine> => engines[engine] as EngineView<Engine>;
