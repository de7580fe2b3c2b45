import type { Account } from '@liftoff/contract/cashbox/wallet';
import { balanceOf, wageredPercent } from '@liftoff/rules/wallet/balance';
import { Track } from '@liftoff/ui/track';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../../shared/money/money-text.ts';

/** The bonus part of the balance, and the progress of its wagering [STATE-068] [STATE-069]. */
export function DeckBonus({ account }: { account: Account }) {
  const t = useTranslations('player.balance');
  const money = useMoneyText();
  const { currency, wagering } = account;
  const { real, bonus } = balanceOf(account);
  const split = { real: money.exact(real, currency), bonus: money.exact(bonus, currency) };
  return (
    <>
      <p className="caption text-muted numeric margin-top-1">{t('split', split)}</p>
      <DeckWagering account={account} percent={wageredPercent(wagering)} />
    </>
  );
}

function DeckWagering({ account, percent }: { account: Account; percent: number }) {
  const t = useTranslations('player.balance');
  const shell = useTranslations('shell.balance');
  const money = useMoneyText();
  const balance = balanceOf(account);
  const wagered = money.exact(balance.wagered, account.currency);
  const total = money.exact(balance.totalWagering, account.currency);
  return (
    <div className="margin-top-4">
      <div className="row between caption balance__wagering">
        <span className="text-secondary">{t('wagering')}</span>
        <span className="numeric text-muted">
          {t.rich('wagered', {
            wagered,
            total,
            percent,
            b: (text: ReactNode) => <b className="deck__wagered">{text}</b>,
          })}
        </span>
      </div>
      <Track label={t('wagering')} percent={percent} valueText={shell('wageringOf', { wagered, total })} />
    </div>
  );
}
