import { minor } from '@liftoff/rules/money/money';
import { timeLeft } from '@liftoff/rules/tournament/time-left';
import { Badge } from '@liftoff/ui/badge';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Card } from '@liftoff/ui/card';
import { CalendarIcon, CheckIcon, TimerIcon } from '@liftoff/ui/icons';
import { Track } from '@liftoff/ui/track';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../shared/money/money-text.ts';
import { useRewardText } from '../../shared/money/reward-text.ts';
import { Patch, patchGround, patchOf } from '../../shared/promotion/patch.tsx';
import { useMomentText } from '../../shared/player/limits/limit-words.ts';
import { usePaths } from '../../shared/site/site.ts';
import type { OwnPart, PromotionData, PromotionsOfVisitor } from './promotion-data.ts';

/** Returns a function that builds the address of a promotion's page. An achievement has none, only its list. */
export function usePromotionPath(): (promotion: Pick<PromotionData, 'type' | 'slug'>) => string {
  const paths = usePaths();
  return ({ type, slug }) => {
    if (type === 'lottery') return paths.lottery(slug);
    if (type === 'quest') return paths.quest(slug);
    if (type === 'action') return paths.action(slug);
    return type === 'achievement' ? paths.achievements() : paths.tournament(slug);
  };
}

/** Returns a function that names a prize. Prize money is always cash, so the amount says enough. */
function usePrizeText(): (prize: NonNullable<PromotionData['prize']>) => string {
  const nameOf = useRewardText();
  const money = useMoneyText();
  return ({ label, reward }) =>
    label === 'pool' && reward.type === 'money'
      ? money.whole(minor(reward.amount_cents), reward.currency)
      : nameOf(reward);
}

/** The platform sends this year as the end of a promotion without one. */
const endless = '9999';

type PromotionCardProps = Pick<PromotionsOfVisitor, 'isGuest' | 'isNeutral' | 'now'> & { promotion: PromotionData };

/** An active or future promotion: its prize, what it requires, and the player's progress. */
export function PromotionCard({ promotion, isGuest, isNeutral, now }: PromotionCardProps) {
  const t = useTranslations('promotions');
  const paths = usePaths();
  const prizeText = usePrizeText();
  const path = usePromotionPath()(promotion);
  const { type, title, slug, prize, facts, own, endAt } = promotion;
  const patch = patchOf(slug);
  return (
    <Card as="div" className="promotion-card">
      <div className={`promotion-card__top ${patchGround(patch)}`} data-theme="dark">
        <Patch name={patch} size={116} />
        <div className="row gap-2 flex-wrap">
          {!endAt.startsWith(endless) &&
            (isNeutral ? <DateBadge promotion={promotion} /> : <TimeBadge promotion={promotion} now={now} />)}
          {own && <OwnBadge own={own} />}
        </div>
        {prize && (
          <>
            <p className="caption promotion-card__label">{t(`prize.${prize.label}`, { count: prize.count })}</p>
            <p className="promotion-card__prize">{prizeText(prize)}</p>
          </>
        )}
      </div>
      <div className="promotion-card__body">
        <p className="caption text-muted">{t(`type.${type}`)}</p>
        <h3 className="heading-3">{title}</h3>
        <p className="small text-secondary">{t(`about.${type}`)}</p>
        {own && <OwnTrack own={own} />}
        <dl className="promotion-card__facts small">
          {facts.map(({ name, count = 0 }) => (
            <div key={name}>
              <dt className="caption text-muted">{t(`fact.${name}.name`)}</dt>
              <dd>{t(`fact.${name}.value`, { count })}</dd>
            </div>
          ))}
        </dl>
        <div className="promotion-card__choice">
          {isGuest && <ButtonLink href={paths.signUp(path)}>{t('registerToJoin')}</ButtonLink>}
          <ButtonLink href={path} aria-label={t('openNamed', { title })}>
            {t('open')}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

function TimeBadge({
  promotion: { type, status, startAt, endAt },
  now,
}: Pick<PromotionCardProps, 'promotion' | 'now'>) {
  const t = useTranslations('promotions');
  const isFuture = status === 'future';
  const { days, hours, minutes } = timeLeft(Date.parse(isFuture ? startAt : endAt) - now);
  const time = days === '0' ? t('hoursLeft', { hours, minutes }) : t('daysLeft', { days, hours });
  const text = isFuture ? t('startsIn', { time }) : t(type === 'lottery' ? 'drawnIn' : 'endsIn', { time });
  return (
    <Badge tone="media" icon={TimerIcon}>
      {text}
    </Badge>
  );
}

/** The start or the end as a date, for pages on which nothing counts down. */
function DateBadge({ promotion: { status, startAt, endAt } }: Pick<PromotionCardProps, 'promotion'>) {
  const t = useTranslations('promotions');
  const { day } = useMomentText();
  return (
    <Badge tone="media" icon={CalendarIcon}>
      {status === 'future' ? t('starts', { date: day(startAt) }) : t('gift.until', { date: day(endAt) })}
    </Badge>
  );
}

function OwnBadge({ own }: { own: OwnPart }) {
  const t = useTranslations('promotions.own');
  if (own.kind === 'rounds') return null;
  const text = (): string => {
    if (own.kind === 'tickets') return t('tickets', { count: own.count });
    if (own.kind === 'level') return t('level', { level: own.level });
    return own.place === null ? t('joined') : t('place', { place: own.place });
  };
  return (
    <Badge tone="media" icon={CheckIcon}>
      {text()}
    </Badge>
  );
}

function OwnTrack({ own }: { own: OwnPart }) {
  const t = useTranslations('promotions.own');
  if (own.kind !== 'level' && own.kind !== 'rounds') return null;
  const label = own.kind === 'level' ? t('toNext') : t('rounds');
  const text =
    own.kind === 'level'
      ? t('ofLevels', { level: own.level, of: own.of })
      : t('ofRounds', { done: own.done, of: own.of });
  const percent = own.kind === 'level' ? own.percent : (own.done * 100) / own.of;
  return (
    <div className="promotion-card__own">
      <p className="row between caption">
        <span className="text-secondary">{label}</span>
        <span className="numeric">{text}</span>
      </p>
      <Track label={label} percent={percent} valueText={text} small />
    </div>
  );
}
