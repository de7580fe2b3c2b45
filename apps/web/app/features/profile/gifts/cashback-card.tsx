import type { Cashback } from '@liftoff/contract/bonus';
import { minor } from '@liftoff/rules/money/money';
import { Badge } from '@liftoff/ui/badge';
import { Button } from '@liftoff/ui/button';
import { Card } from '@liftoff/ui/card';
import { Divider } from '@liftoff/ui/divider';
import { IconPlate } from '@liftoff/ui/icon-plate';
import { GiftIcon } from '@liftoff/ui/icons';
import { useFormatter, useTranslations } from 'use-intl';
import { useMoneyText } from '../../../shared/money/money-text.ts';
import { useMomentText } from '../../../shared/player/limits/limit-words.ts';
import { useClaim } from './use-cashback.ts';

/** Cashback to claim: where its amount comes from, and its terms [C28]. */
export function CashbackCard({ cashback }: { cashback: Cashback }) {
  const t = useTranslations('gifts');
  const format = useFormatter();
  const money = useMoneyText();
  const { moment } = useMomentText();
  const { isPending, mutate } = useClaim(cashback);
  const { offer, day, claimable_until: until } = cashback;
  const amount = money.of(cashback.amount_cents, offer.currency);
  const title = t('name', { title: offer.title, amount });
  // The day belongs to no time zone, so it must not be moved into the reader's.
  const dayText = format.dateTime(new Date(day), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const loss = money.exact(minor(cashback.loss_cents), offer.currency);
  return (
    <Card className="bonus-card bonus-card--issued" aria-label={title}>
      <IconPlate icon={GiftIcon} size="l" />
      <div className="bonus-card__content">
        <div className="row gap-2 flex-wrap">
          <Badge tone="reward">{t('group.issued')}</Badge>
          <span className="caption text-muted">{t('cashback.until', { moment: moment(until) })}</span>
        </div>
        <h2 className="heading-3 margin-top-2">{title}</h2>
        <p className="small text-secondary numeric margin-top-1">
          {t('cashback.from', { day: dayText, loss, percent: offer.percent ?? 0 })}
        </p>
        <Divider />
        <Terms cashback={cashback} />
        <div className="row gap-2 flex-wrap bonus-card__actions">
          <Button variant="primary" pending={isPending} pendingLabel={t('cashback.claiming')} onClick={() => mutate()}>
            {t('cashback.claim', { amount })}
          </Button>
        </div>
      </div>
    </Card>
  );
}

function Terms({ cashback: { offer } }: { cashback: Cashback }) {
  const t = useTranslations('gifts');
  const format = useFormatter();
  const money = useMoneyText();
  const orNone = (cents: typeof offer.max_bet_cents) =>
    cents === null ? t('noLimit') : money.of(cents, offer.currency);
  const wagered = [
    ['wager', t(`wagerOf.${offer.wager_on}`, { wager: `${format.number(offer.wager)}x` })],
    ['maxBet', orNone(offer.max_bet_cents)],
    ['maxWin', orNone(offer.max_win_cents)],
    ['time', t('days', { days: offer.days_to_use ?? 0 })],
  ] as const;
  const rows = [
    ...(offer.wager === 0 ? [['wager', t('cashback.noWager')] as const] : wagered),
    ['cashback.most', orNone(offer.max_bonus_cents)],
    ['cashback.activate', t('days', { days: offer.days_to_activate })],
    ['currency', offer.currency],
  ] as const;
  return (
    <dl className="figures figures--two numeric bonus-card__terms">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
