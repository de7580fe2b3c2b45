import type { AdventureDay } from '@liftoff/contract/adventure';
import { readAdventureDay } from '@liftoff/rules/adventure/adventure-day';
import { dayState, timerEnd } from '@liftoff/rules/adventure/day-state';
import { minor } from '@liftoff/rules/money/money';
import { Badge } from '@liftoff/ui/badge';
import { Button } from '@liftoff/ui/button';
import { CheckIcon, CircleCheckIcon, MinusIcon, TimerIcon } from '@liftoff/ui/icons';
import { Rail } from '@liftoff/ui/rail';
import { Track } from '@liftoff/ui/track';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../shared/money/money-text.ts';
import type { ShownAdventure } from './shown-adventure.ts';
import { pictureOf, useAdventureWords } from './adventure-words.ts';

interface DayCardsProps {
  readonly shown: ShownAdventure;
  readonly onOpen: (day: AdventureDay) => void;
}

/** The days from yesterday on as a row of cards [PADV-004]. Earlier days are opened from the calendar. */
export function DayCards({ shown, onOpen }: DayCardsProps) {
  const t = useTranslations('adventure');
  const { adventure, today } = shown;
  const days = adventure.days.filter(({ day, isSuperPrize }) => isSuperPrize || readAdventureDay(day) >= today - 1);
  const activation = Math.max(...adventure.days.map(({ condition }) => condition.periodActivationDays));
  return (
    <div className="adventure-days">
      <Rail title={t('days')} previousLabel={t('previous')} nextLabel={t('next')}>
        {days.map(day => (
          <DayCard key={day.step} day={day} shown={shown} onOpen={() => onOpen(day)} />
        ))}
      </Rail>
      <p className="caption text-muted margin-top-4">{t('terms', { days: activation })}</p>
    </div>
  );
}

function DayCard({ day, shown, onOpen }: { day: AdventureDay; shown: ShownAdventure; onOpen: () => void }) {
  const t = useTranslations('adventure');
  const words = useAdventureWords();
  const money = useMoneyText();
  const { adventure, today } = shown;
  const state = dayState(day, today);
  const isToday = readAdventureDay(day.day) === today;
  const name = words.short(day.day);
  return (
    <article className={`adventure-card adventure-card--${state}`} aria-label={words.long(day.day)}>
      <div className="adventure-card__top">
        <span className="small text-secondary">{isToday ? t('today', { day: name }) : name}</span>
        <DayBadge day={day} shown={shown} />
      </div>
      <img src={pictureOf(day)} alt="" width={180} height={170} />
      <h3 className="heading-2">{words.gift(day)}</h3>
      <p className="small text-secondary margin-top-1">
        {state === 'superPrize'
          ? t('complete', { needed: adventure.needed_days, total: day.stepTotal })
          : t('deposit', { amount: money.whole(minor(day.condition.minDep), adventure.currency) })}
      </p>
      {state === 'active' && <DepositTrack day={day} currency={adventure.currency} />}
      <Button
        variant={state === 'active' ? 'primary' : 'secondary'}
        block
        className="adventure-card__open"
        onClick={onOpen}
      >
        {t(state === 'active' ? 'see' : 'details')}
      </Button>
    </article>
  );
}

/** The state of a day in a few words; for active and completed days, the time left [PADV-012] [PADV-013]. */
export function DayBadge({ day, shown }: { day: AdventureDay; shown: ShownAdventure }) {
  const t = useTranslations('adventure');
  const words = useAdventureWords();
  const { adventure, today, now } = shown;
  const state = dayState(day, today);
  const end = adventure.is_neutral || (day.gift !== null && day.gift.stage !== 'issued') ? null : timerEnd(day, today);
  const left = end === null ? 0 : end.getTime() - now;
  if (left > 0)
    return (
      <span className="row gap-2">
        {state === 'completed' && (
          <span className="adventure-card__done" role="img" aria-label={t('done')}>
            <CheckIcon />
          </span>
        )}
        <Badge tone="brand" icon={TimerIcon} className="numeric">
          <time dateTime={end?.toISOString()} aria-label={t('timer')}>
            {words.left(left)}
          </time>
        </Badge>
      </span>
    );
  if (state === 'completed')
    return (
      <Badge tone="ok" icon={CheckIcon}>
        {t('done')}
      </Badge>
    );
  if (state === 'lost') return <Badge icon={MinusIcon}>{t('passed')}</Badge>;
  if (state === 'superPrize') return <Badge tone="reward">{t('superPrize')}</Badge>;
  if (state === 'active') return null;
  const distance = readAdventureDay(day.day) - today;
  return <Badge>{distance === 1 ? t('tomorrow') : t('inDays', { count: distance })}</Badge>;
}

/** How much of the day's deposit has been credited. */
export function DepositTrack({ day, currency }: { day: AdventureDay; currency: string }) {
  const t = useTranslations('adventure');
  const money = useMoneyText();
  const needed = minor(day.condition.minDep);
  const done = minor(day.deposited_cents);
  const isDone = done >= needed;
  const text = t('ofAmount', { done: money.whole(done, currency), needed: money.whole(needed, currency) });
  return (
    <div className="adventure-task">
      <div className="row between small numeric">
        <span className="row gap-2">
          {isDone && <CircleCheckIcon />}
          {t('depositTrack')}
        </span>
        <span>{text}</span>
      </div>
      <Track
        label={t('depositTrack')}
        percent={isDone ? 100 : Number((done * 100n) / needed)}
        valueText={text}
        tone={isDone ? 'ok' : 'plain'}
        small
      />
    </div>
  );
}
