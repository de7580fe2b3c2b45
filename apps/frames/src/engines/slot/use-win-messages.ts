import type { SlotSpin } from '@liftoff/contract/game/engines/slot';
import { useState } from 'react';
import { prefersStillness } from './reel-motion.ts';
import type { SlotModel } from './slot-model.ts';
import { revealStepsOf } from './slot-scene.ts';
import { rest, type SceneControls } from './use-slot-scene.ts';

/** Milliseconds that each message is shown. Many wins shorten it, down to the time needed to read a message. */
export const messageMs = 1300;
const allMessagesMs = 7800;
const minMessageMs = 650;

interface WinMessages {
  /** Jumps to the last message of the spin; `null` unless several are waiting. */
  readonly skip: (() => void) | null;
  forget(): void;
  /** Shows the wins of a spin one after another, while `isCurrent` returns true. */
  tell(spin: SlotSpin, stake: bigint, isCurrent: () => boolean): Promise<void>;
}

export function useWinMessages(model: SlotModel, patch: SceneControls['patch']): WinMessages {
  const [skip, setSkip] = useState<(() => void) | null>(null);
  const tell: WinMessages['tell'] = async (spin, stake, isCurrent) => {
    const reveals = revealStepsOf(spin, stake, model.kind, prefersStillness());
    const shownMs = Math.max(minMessageMs, Math.min(messageMs, allMessagesMs / reveals.length));
    const { promise: skipped, resolve } = Promise.withResolvers<void>();
    let isSkipping = false;
    if (reveals.length > 1)
      setSkip(() => () => {
        isSkipping = true;
        resolve();
      });
    for (const [index, { message, wins }] of reveals.entries()) {
      const isLast = index === reveals.length - 1;
      if (isSkipping && !isLast) continue;
      if (!isCurrent()) return;
      patch({ message, wins });
      if (!isLast) await Promise.race([rest(shownMs), skipped]);
    }
    setSkip(null);
  };
  return { skip, forget: () => setSkip(null), tell };
}
