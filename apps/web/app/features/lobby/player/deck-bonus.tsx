import type { Account } from '@liftoff/contract/wallet';
import { wageredPercent } from '@liftoff/rules/wallet/balance';
import { Track } from '@liftoff/ui/track';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../../shared/player/money-text.ts';

/** What of the balance is bonus money, and how far its wagering is (STATE-068, STATE-069). */
export function DeckBonus({ account }: { account: Account }) {
  const t = useTranslations('player.balance');
  const money = useMoneyText();
  const { currency, wagering } = account;
  const split = {
    real: money.of(account.amount_cents, currency),
    bonus: money.of(account.bonus_cents, currency),
  };
  return (
    <>
      <p className="cap t3 num mt1">{t('split', split)}</p>
      {wagering && <DeckWagering wagering={wagering} currency={currency} />}
    </>
  );
}

function DeckWagering({ wagering, currency }: { wagering: NonNullable<Account['wagering']>; currency: string }) {
  const t = useTranslations('player.balance');
  const shell = useTranslations('shell.balance');
  const money = useMoneyText();
  const percent = wageredPercent(wagering);
  const wagered = money.of(wagering.wagered_cents, currency);
  const total = money.of(wagering.total_cents, currency);
  return (
    <div className="mt4">
      <div className="row between cap balance__wagering">
        <span className="t2">{t('wagering')}</span>
        <span className="num t3">
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
