import { useEffect } from 'react';
import { useFrame } from './frame-context.ts';

/** Tells the page what the game shows of the player's money, whenever it changes. */
export function usePageFigures(balance: string, label: string, value: string): void {
  const { host } = useFrame();
  useEffect(() => {
    host.post({ type: 'liftoff:frame', event: 'figures', balance, label, value });
  }, [host, balance, label, value]);
}
