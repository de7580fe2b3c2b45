import type { Bonus } from '@liftoff/contract/bonus';
import type { Account } from '@liftoff/contract/cashbox/wallet';
import { bonusFigures } from '@liftoff/rules/bonus/shown-bonus';
import { minor } from '@liftoff/rules/money/money';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Card } from '@liftoff/ui/card';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../../shared/money/money-text.ts';
import { usePaths } from '../../../shared/site/site.ts';
import { useBonusWords } from './bonus-words.ts';
import { MoneyOrder } from './money-order.tsx';

/** What the player can withdraw now, what not yet, and why [PX-39]. */
export function WithdrawNow({ bonus, account }: { bonus: Bonus; account: Account }) {
  const t = useTranslations('gifts.withdraw');
  const own = useTranslations('gifts.order');
  const paths = usePaths();
  const money = useMoneyText();
  const { exact } = useBonusWords(bonus);
  const { balance, leftToWager, aboveMaximum } = bonusFigures(bonus);
  const { max_bet_cents: max } = bonus;
  const cash = money.of(account.available_to_cashout_cents, account.currency);
  return (
    <Card aria-label={t('title')}>
      <h2 className="heading-3">{t('title')}</h2>
      <p className="numeric withdraw-now__amount">{cash}</p>
      <MoneyOrder
        parts={[
          { name: own('own'), text: t('ownText'), amount: cash },
          {
            name: own('bonus'),
            text: t('bonusText', { amount: exact(leftToWager) }),
            amount: exact(balance - aboveMaximum),
          },
          ...(aboveMaximum > 0n ? [{ name: t('above'), text: t('aboveText'), amount: exact(aboveMaximum) }] : []),
        ]}
      />
      <p className="caption text-muted margin-top-3">
        {max === null ? t('why') : t('whyUpTo', { max: exact(minor(max)) })}
      </p>
      <ButtonLink block className="margin-top-4" href={paths.withdraw()}>
        {t('link')}
      </ButtonLink>
    </Card>
  );
}
