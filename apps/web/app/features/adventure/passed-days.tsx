import type { AdventureDay } from '@liftoff/contract/adventure';
import { dayState } from '@liftoff/rules/adventure/day-state';
import { minor } from '@liftoff/rules/money/money';
import { Badge } from '@liftoff/ui/badge';
import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Card } from '@liftoff/ui/card';
import { InfoIcon, MinusIcon } from '@liftoff/ui/icons';
import { KeyValue, KeyValues } from '@liftoff/ui/key-values';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../shared/money/money-text.ts';
import star from '../../shared/points/pictures/star.svg';
import { usePaths } from '../../shared/site/site.ts';
import type { ShownAdventure } from './shown-adventure.ts';
import { pictureOf, useAdventureWords } from './adventure-words.ts';

interface PassedDaysProps {
  readonly shown: ShownAdventure;
  readonly onOpen: (day: AdventureDay) => void;
}

/** The days that passed without a deposit, once too many have passed for the super prize. */
export function PassedDays({ shown, onOpen }: PassedDaysProps) {
  const t = useTranslations('adventure.lost');
  const words = useAdventureWords();
  const money = useMoneyText();
  const { adventure, today } = shown;
  const lost = adventure.days.filter(day => dayState(day, today) === 'lost');
  return (
    <div className="adventure-panels">
      <Card>
        <h2 className="heading-2">{t('title')}</h2>
        <ul className="adventure-list numeric margin-top-3">
          {lost.map(day => (
            <li key={day.step} className="adventure-list__row adventure-list__row--muted">
              <img src={pictureOf(day)} alt="" width={44} height={44} />
              <span>
                <b>{t('day', { day: words.short(day.day), gift: words.gift(day) })}</b>
                <small>{t('task', { amount: money.whole(minor(day.condition.minDep), adventure.currency) })}</small>
              </span>
              <Badge icon={MinusIcon}>{t('passed')}</Badge>
            </li>
          ))}
        </ul>
        <p className="adventure-hint margin-top-3">
          <InfoIcon />
          <span>{t('note')}</span>
        </p>
      </Card>
      <OutOfReach shown={shown} lost={lost.length} onOpen={onOpen} />
    </div>
  );
}

function OutOfReach({ shown, lost, onOpen }: PassedDaysProps & { readonly lost: number }) {
  const t = useTranslations('adventure.lost');
  const paths = usePaths();
  const { adventure, today, completed } = shown;
  const total = adventure.days.at(0)?.stepTotal ?? 0;
  const active = adventure.days.find(day => dayState(day, today) === 'active');
  return (
    <Card>
      <div className="row gap-4">
        <img className="adventure-panels__muted" src={star} alt="" width={84} height={80} />
        <div>
          <h2 className="heading-3">{t('outOfReach')}</h2>
          <p className="small text-secondary margin-top-1 numeric">
            {t('outOfReachText', { needed: adventure.needed_days, total, possible: total - lost })}
          </p>
        </div>
      </div>
      <KeyValues well className="margin-top-4 numeric">
        <KeyValue name={t('completed')}>{t('count', { count: completed })}</KeyValue>
        <KeyValue name={t('passed')}>{t('count', { count: lost })}</KeyValue>
        <KeyValue name={t('open')}>{t('openDays', { count: total - lost - completed })}</KeyValue>
        <KeyValue name={t('gifts')}>{t('stay')}</KeyValue>
      </KeyValues>
      <div className="adventure-choice margin-top-4">
        <ButtonLink href={paths.lobby()}>{t('stop')}</ButtonLink>
        {active && <Button onClick={() => onOpen(active)}>{t('todaysTask')}</Button>}
      </div>
    </Card>
  );
}
