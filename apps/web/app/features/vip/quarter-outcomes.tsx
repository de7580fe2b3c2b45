import type { VipProgress } from '@liftoff/contract/vip-entities';
import { vipStatusNames } from '@liftoff/contract/vip-statuses';
import { assumedReturnPercent, averageCost } from '@liftoff/rules/bonus/spin-figures';
import { minor } from '@liftoff/rules/money/money';
import { quarterOf } from '@liftoff/rules/vip/quarter';
import { statusLadder } from '@liftoff/rules/vip/status-ladder';
import { Badge } from '@liftoff/ui/badge';
import { Card } from '@liftoff/ui/card';
import { KeyValue, KeyValues } from '@liftoff/ui/key-values';
import { Section, SectionHead } from '@liftoff/ui/section';
import { Track } from '@liftoff/ui/track';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../shared/money/money-text.ts';
import { useSite } from '../../shared/site/site.ts';
import { StatusEmblem } from '../../shared/vip/status-emblem.tsx';
import { dayText } from './day-text.ts';

interface QuarterOutcomesProps {
  own: number;
  progress: VipProgress;
  now: Date;
}

/** The statuses that are possible after the quarter (higher, the same, one lower), and what each still requires. */
export function QuarterOutcomes({ own, progress, now }: QuarterOutcomesProps) {
  const t = useTranslations('vip.outcomes');
  const { locale } = useSite();
  const quarter = quarterOf(now);
  const active = vipStatusNames.indexOf(progress.activeStatus);
  const places = [Math.max(own + 1, active), own, own - 1].filter(place => place >= 0);
  const length = quarter.endsAt.getTime() - quarter.startsAt.getTime();
  const passed = ((now.getTime() - quarter.startsAt.getTime()) * 100) / length;
  const today = t('today', { date: dayText(now, locale) });
  return (
    <Section aria-labelledby="outcomes">
      <SectionHead>
        <h2 className="heading-2" id="outcomes">
          {t('title', { date: dayText(quarter.endsAt, locale) })}
        </h2>
      </SectionHead>
      <Card as="div" className="vip-quarter">
        <p className="caption numeric">{today}</p>
        <Track label={t('quarter')} percent={passed} valueText={today} tone="reward" />
        <p className="row between caption text-muted numeric">
          <span>{dayText(quarter.startsAt, locale, 'short')}</span>
          <span>{dayText(quarter.expiresAt, locale, 'short')}</span>
        </p>
      </Card>
      <ul className="vip-outcomes">
        {places.map(place => (
          <li key={place}>
            <Outcome place={place} own={own} isActive={place === active} progress={progress} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface OutcomeProps {
  place: number;
  own: number;
  /** Whether the player would have this status if the quarter ended now. */
  isActive: boolean;
  progress: VipProgress;
}

function Outcome({ place, own, isActive, progress }: OutcomeProps) {
  const t = useTranslations('vip.outcomes');
  const names = useTranslations('player.statuses');
  const money = useMoneyText();
  const status = statusLadder[place] ?? statusLadder[0];
  const { currency } = progress;
  // The status below the player's own, and Regular, require nothing.
  const takesNothing = place < own || place === 0;
  const mark = takesNothing ? undefined : progress.marks[place];
  const bets = left(minor(mark?.betsCents ?? 0), minor(progress.betSumCents));
  const deposits = left(minor(mark?.depositsCents ?? 0), minor(progress.depositAmountCents));
  const more = (amount: bigint) => (amount > 0n ? t('more', { amount: money.whole(amount, currency) }) : t('none'));
  const cost = averageCost(bets, assumedReturnPercent);
  const name = names(status.id);
  return (
    <Card as="div" className={isActive ? 'vip-outcomes__card--active' : undefined}>
      <div className="row gap-3 flex-wrap">
        <StatusEmblem status={status.id} size={48} />
        <div className="grow">
          <h3 className="heading-3">{name}</h3>
          <p className="caption text-muted">{takesNothing ? t('nothingMore') : t('marks', { status: name })}</p>
        </div>
        {isActive && <Badge>{t('active')}</Badge>}
      </div>
      <KeyValues well className="numeric margin-top-4">
        <KeyValue name={t('deposits')}>{more(deposits)}</KeyValue>
        <KeyValue name={t('bets')}>{more(bets)}</KeyValue>
        <KeyValue name={t('cost')}>
          {cost > 0n ? t('about', { amount: money.whole(cost, currency) }) : t('nothing')}
        </KeyValue>
      </KeyValues>
    </Card>
  );
}

const left = (mark: bigint, amount: bigint): bigint => (mark > amount ? mark - amount : 0n);
