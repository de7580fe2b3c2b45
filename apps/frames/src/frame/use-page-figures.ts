import { useEffect } from 'react';
import { useFrame } from './frame-context.ts';

/** Sends the displayed balance and amount to the page whenever they change. */
export function usePageFigures(balance: string, label: string, value: string): void {
  const { host } = useFrame();
  useEffect(() => {
    host.post({ type: 'liftoff:frame', event: 'figures', balance, label, value });
  }, [host, balance, label, value]);
}
