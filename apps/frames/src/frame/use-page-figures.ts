import { useEffect } from 'react';
import { useFrame } from './frame-context.ts';
import type { Purse } from './purse.ts';

/** Sends the displayed money and amount to the page whenever they change. */
export function usePageFigures({ real, bonus }: Purse, label: string, value: string): void {
  const { host, money } = useFrame();
  const balance = money.plain(real);
  const bonusText = bonus > 0n ? money.plain(bonus) : null;
  useEffect(() => {
    host.post({ type: 'liftoff:frame', event: 'figures', balance, bonus: bonusText, label, value });
  }, [host, balance, bonusText, label, value]);
}
