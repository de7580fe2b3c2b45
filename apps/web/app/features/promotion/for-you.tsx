import type { BonusOffer } from '@liftoff/contract/bonus';
import { Badge } from '@liftoff/ui/badge';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Card } from '@liftoff/ui/card';
import { Section } from '@liftoff/ui/section';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../shared/money/money-text.ts';
import { useRewardText } from '../../shared/money/reward-text.ts';
import { Patch, type PatchName } from '../../shared/promotion/patch.tsx';
import { useMomentText } from '../../shared/player/limits/limit-words.ts';
import { usePaths } from '../../shared/site/site.ts';
import type { GiftsData, WaitingGift } from './promotion-data.ts';

/** The player's gifts that can be activated, and the offers for the next deposit, each with its terms. */
export function ForYou({ gifts: { waiting, offers } }: { gifts: GiftsData }) {
  const t = useTranslations('promotions');
  if (waiting.length + offers.length === 0) return null;
  return (
    <Section aria-labelledby="promotions-own">
      <div className="row between gap-3">
        <h2 className="heading-2" id="promotions-own">
          {t('forYou')}
        </h2>
        <p className="small text-muted">{t('onlyYou')}</p>
      </div>
      <ul className="promotions__cards margin-top-4">
        {waiting.map(gift => (
          <li key={gift.id}>
            <GiftCard gift={gift} />
          </li>
        ))}
        {offers.map(offer => (
          <li key={offer.id}>
            <OfferCard offer={offer} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function GiftCard({ gift: { title, reward, wager, days, until } }: { gift: WaitingGift }) {
  const t = useTranslations('promotions.gift');
  const paths = usePaths();
  const nameOf = useRewardText();
  const { day } = useMomentText();
  return (
    <OwnCard
      patch={reward.type === 'freespins' ? 'drops' : 'stage'}
      badge={t('waiting')}
      until={until === null ? null : t('until', { date: day(until) })}
      title={title}
      text={nameOf(reward)}
      terms={[
        [t('wagering'), wager === 0 ? t('noWagering') : t('times', { wager })],
        [t('time'), days === null ? t('noEnd') : t('days', { count: days })],
      ]}
      action={<ButtonLink href={paths.profile('gifts')}>{t('open')}</ButtonLink>}
    />
  );
}

function OfferCard({ offer }: { offer: BonusOffer }) {
  const t = useTranslations('promotions.gift');
  const paths = usePaths();
  const money = useMoneyText();
  const { day } = useMomentText();
  const { title, description, wager, currency, min_deposit_cents: least, days_to_use: days, ends_at: ends } = offer;
  return (
    <OwnCard
      patch="refuel"
      badge={t('offer')}
      until={ends === null ? null : t('until', { date: day(ends) })}
      title={title}
      text={description}
      terms={[
        [t('wagering'), wager === 0 ? t('noWagering') : t('times', { wager })],
        ...(least === null ? [] : [[t('leastDeposit'), money.of(least, currency)] as const]),
        [t('time'), days === null ? t('noEnd') : t('days', { count: days })],
      ]}
      action={<ButtonLink href={paths.depositBonus()}>{t('terms')}</ButtonLink>}
    />
  );
}

interface OwnCardProps {
  patch: PatchName;
  badge: string;
  until: string | null;
  title: string;
  text: string;
  terms: readonly (readonly [name: string, value: string])[];
  action: ReactNode;
}

function OwnCard({ patch, badge, until, title, text, terms, action }: OwnCardProps) {
  return (
    <Card as="div" className="promotion-card promotion-card--own">
      <div className="promotion-card__head">
        <Patch name={patch} size={72} />
        <div>
          <p className="row gap-2 flex-wrap caption text-muted">
            <Badge>{badge}</Badge>
            {until}
          </p>
          <h3 className="heading-3">{title}</h3>
          <p className="small text-secondary">{text}</p>
        </div>
      </div>
      <dl className="promotion-card__facts small">
        {terms.map(([name, value]) => (
          <div key={name}>
            <dt className="caption text-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="promotion-card__choice">{action}</div>
    </Card>
  );
}
