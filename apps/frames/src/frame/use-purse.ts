import type { FrameStart } from '@liftoff/contract/game/game';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFrame } from './frame-context.ts';
import { readPurse, type Purse } from './purse.ts';

interface ShownPurse {
  purse: Purse;
  setPurse: (change: Purse | ((shown: Purse) => Purse)) => void;
  /** How stakes count for the player's bonus; `null` without one. */
  wagering: FrameStart['wagering'];
  /** Reloads the displayed money. */
  refresh: () => Promise<void>;
  /** A bet has been placed: from now on the platform can know a result that is not on the screen. */
  hide: () => void;
  /** The result is on the screen, or there is none yet. */
  release: () => void;
}

/**
 * The displayed money. Money that has already moved does not reveal a result before the game shows it: meanwhile a
 * changed balance is not reloaded, and the page is told to show the money that the game shows.
 */
export function usePurse(fail: (error: unknown) => void): ShownPurse {
  const { start, calls, host } = useFrame();
  const [purse, setPurse] = useState(() => readPurse(start));
  const [wagering, setWagering] = useState(start.wagering);
  const [isHidden, setHidden] = useState(false);
  const hidden = useRef(false);
  const hasChanged = useRef(false);

  const read = useCallback(
    async (canShow: () => boolean) => {
      try {
        const now = await calls.frameBalance({});
        if (!canShow()) return;
        setPurse(readPurse(now));
        setWagering(now.wagering);
      } catch (error) {
        fail(error);
      }
    },
    [calls, fail],
  );
  const refresh = useCallback(() => read(() => true), [read]);
  const refreshUnlessHidden = useCallback(() => {
    const canShow = () => {
      if (hidden.current) hasChanged.current = true;
      return !hidden.current;
    };
    if (canShow()) void read(canShow);
  }, [read]);
  const hide = useCallback(() => {
    hidden.current = true;
    setHidden(true);
  }, []);
  const release = useCallback(() => {
    hidden.current = false;
    setHidden(false);
    if (!hasChanged.current) return;
    hasChanged.current = false;
    refreshUnlessHidden();
  }, [refreshUnlessHidden]);

  useEffect(
    () => host.listen(({ command }) => void (command === 'balance' && refreshUnlessHidden())),
    [host, refreshUnlessHidden],
  );
  const [real, bonus] = [purse.real.toString(), purse.bonus.toString()];
  const { currency, mode } = start;
  useEffect(() => {
    if (mode === 'demo') return;
    host.post({ type: 'liftoff:frame', event: 'purse', purse: isHidden ? { currency, real, bonus } : null });
  }, [host, mode, currency, isHidden, real, bonus]);
  return { purse, setPurse, wagering, refresh, hide, release };
}
