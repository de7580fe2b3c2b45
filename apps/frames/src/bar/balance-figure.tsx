import { useTranslations } from 'use-intl';
import { useFrame } from '../frame/frame-context.ts';
import { Figure } from './figure.tsx';

/** The balance in the bar. Play money has no currency, so the label says that it is one. */
export function BalanceFigure({ balance, className }: { balance: bigint; className: string }) {
  const t = useTranslations('bar');
  const { money, start } = useFrame();
  return (
    <Figure label={t(start.mode === 'demo' ? 'balanceDemo' : 'balance')} className={className}>
      {money.plain(balance)}
    </Figure>
  );
}
