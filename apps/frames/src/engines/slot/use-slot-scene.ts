import type { SlotSpin } from '@liftoff/contract/game/engines/slot';
import { minor } from '@liftoff/rules/money/money';
import { useState, type RefObject } from 'react';
import { useFrame } from '../../frame/frame-context.ts';
import { stopTimes } from './reel-motion.ts';
import type { ReelsHandle } from './reels.tsx';
import { restingGrid, type SlotModel } from './slot-model.ts';
import { lightOf, type SlotScene } from './slot-scene.ts';

const until = (at: number) => new Promise<void>(resolve => setTimeout(resolve, Math.max(0, at - performance.now())));
export const rest = (ms: number): Promise<void> => until(performance.now() + ms);

/** A slot's scene, with functions that change it and move the reels. Times are values of `performance.now()`. */
export interface SceneControls {
  readonly scene: SlotScene;
  patch(change: Partial<SlotScene>): void;
  /** Clears the last result and starts all reels. Returns when they started. */
  turnReels(): number;
  /** Stops the reels one after another on a grid, timed from when the player clicked. */
  stopReels(grid: SlotSpin['grid'], pressedAt: number): Promise<void>;
  /** Stops all reels on the grid they showed before, for a refused bet. */
  returnReels(): Promise<void>;
  /** Lights the wins of a spin; only a return above the stake sounds like a win [C22]. */
  light(spin: SlotSpin, stake: bigint): void;
}

export function useSlotScene(model: SlotModel, reels: RefObject<ReelsHandle | null>): SceneControls {
  const { start, sound } = useFrame();
  const times = stopTimes(model.reels, start.min_cycle_ms);
  const [scene, setScene] = useState<SlotScene>(() => ({
    phase: 'rest',
    grid: restingGrid(model),
    wins: [],
    light: 'none',
    multiplier: 1,
    message: null,
    free: null,
    round: null,
  }));
  const patch = (change: Partial<SlotScene>) => setScene(shown => ({ ...shown, ...change }));
  return {
    scene,
    patch,
    turnReels: () => {
      patch({ phase: 'turning', light: 'none', wins: [], message: null, multiplier: 1 });
      reels.current?.start();
      return performance.now();
    },
    stopReels: async (grid, pressedAt) => {
      const [firstStop = 0] = times.starts;
      await until(pressedAt + firstStop - 60);
      patch({ grid });
      const from = Math.max(pressedAt, performance.now() - firstStop);
      for (const [reel, at] of times.starts.entries()) {
        await until(from + at);
        reels.current?.stop(reel);
        sound.rest();
      }
      await until(from + times.totalMs + 20);
    },
    returnReels: async () => {
      await rest(400);
      for (const reel of times.starts.keys()) reels.current?.stop(reel);
      patch({ phase: 'rest' });
    },
    light: (spin, stake) => {
      const light = lightOf(minor(spin.win_cents), stake);
      if (light === 'win') sound.win();
      patch({ phase: 'shown', wins: spin.wins, light, multiplier: spin.multiplier });
    },
  };
}
