import type { AdventureDay } from '@liftoff/contract/adventure';
import { minor } from '@liftoff/rules/money/money';
import { Badge } from '@liftoff/ui/badge';
import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Card } from '@liftoff/ui/card';
import { CheckIcon } from '@liftoff/ui/icons';
import { KeyValue, KeyValues } from '@liftoff/ui/key-values';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../shared/money/money-text.ts';
import { usePaths } from '../../shared/site/site.ts';
import type { ShownAdventure } from './shown-adventure.ts';
import { pictureOf, useAdventureWords } from './adventure-words.ts';

interface SummaryProps {
  readonly shown: ShownAdventure;
  readonly onOpen: (day: AdventureDay) => void;
}

/** The result of a run: deposits and gifts in figures, and each gift with its state. */
export function Summary({ shown, onOpen }: SummaryProps) {
  return (
    <div className="adventure-panels">
      <Figures shown={shown} />
      <Gifts shown={shown} onOpen={onOpen} />
    </div>
  );
}

const sumOf = (amounts: readonly AdventureDay['deposited_cents'][]): bigint =>
  amounts.reduce((sum, amount) => sum + minor(amount), 0n);

function Figures({ shown: { adventure, completed } }: { shown: ShownAdventure }) {
  const t = useTranslations('adventure');
  const money = useMoneyText();
  const { days, currency } = adventure;
  // Gifts in another currency are in the list, but cannot be added up here.
  const received = (kind: AdventureDay['prize']['type']) =>
    sumOf(days.flatMap(({ gift }) => (gift?.kind === kind && gift.currency === currency ? [gift.received_cents] : [])));
  const [bonuses, spins, prize] = [received('bonus'), received('fs'), received('superPrize')];
  return (
    <Card>
      <div className="row between gap-2">
        <h2 className="heading-2">{t('summary.title')}</h2>
        <Badge tone="ok" icon={CheckIcon} className="numeric">
          {t('ofDaysText', { done: completed, total: days.at(0)?.stepTotal ?? 0 })}
        </Badge>
      </div>
      <KeyValues well className="margin-top-4 numeric">
        <KeyValue name={t('summary.deposited')}>
          {money.exact(sumOf(days.map(({ deposited_cents: cents }) => cents)), currency)}
        </KeyValue>
      </KeyValues>
      <KeyValues well className="margin-top-3 numeric">
        <KeyValue name={t('summary.bonuses')}>{money.exact(bonuses, currency)}</KeyValue>
        <KeyValue name={t('summary.spins')}>{money.exact(spins, currency)}</KeyValue>
        <KeyValue name={t('summary.prize')}>{money.exact(prize, currency)}</KeyValue>
        <KeyValue name={<b>{t('summary.total')}</b>}>{money.exact(bonuses + spins + prize, currency)}</KeyValue>
      </KeyValues>
      <p className="caption text-muted margin-top-3">{t('summary.note')}</p>
    </Card>
  );
}

function Gifts({ shown, onOpen }: SummaryProps) {
  const t = useTranslations('adventure');
  const words = useAdventureWords();
  const paths = usePaths();
  const { adventure, superPrize } = shown;
  const given = adventure.days
    .filter(day => day.gift !== null || (day.isSuperPrize && superPrize === 'open'))
    .toReversed();
  return (
    <Card>
      <h2 className="heading-3">{t('summary.gifts')}</h2>
      {given.length === 0 && <p className="small text-secondary margin-top-3">{t('summary.noGifts')}</p>}
      <ul className="adventure-list numeric margin-top-2">
        {given.map(day => (
          <li
            key={day.step}
            className={`adventure-list__row${hasEndedUnused(day) ? ' adventure-list__row--muted' : ''}`}
          >
            <img src={pictureOf(day)} alt="" width={44} height={44} />
            <span>
              <b>{words.gift(day)}</b>
              <small>
                {day.isSuperPrize
                  ? t('superPrize')
                  : t('summary.giftOf', { step: day.step, day: words.dayAndMonth(day.day) })}
              </small>
            </span>
            {day.gift === null ? (
              <Button size="s" variant="reward" onClick={() => onOpen(day)}>
                {t('summary.toClaim')}
              </Button>
            ) : (
              <GiftState gift={day.gift} />
            )}
          </li>
        ))}
      </ul>
      <p className="small text-secondary margin-top-3">
        {t('summary.next', { date: words.dayAndMonth(adventure.next_day) })}
      </p>
      <div className="adventure-choice margin-top-4">
        <ButtonLink href={paths.profile('gifts')}>{t('toGifts')}</ButtonLink>
        <ButtonLink href={paths.lobby()}>{t('toLobby')}</ButtonLink>
      </div>
    </Card>
  );
}

type Gift = NonNullable<AdventureDay['gift']>;

const hasEndedUnused = ({ gift }: AdventureDay): boolean =>
  gift !== null && ['expired', 'canceled', 'lost'].includes(gift.stage);

function GiftState({ gift: { kind, stage, received_cents: received } }: { gift: Gift }) {
  const t = useTranslations('adventure.summary');
  if (kind === 'superPrize') return <Badge tone="ok">{t('paid')}</Badge>;
  if (minor(received) > 0n) return <Badge tone="ok">{t('cash')}</Badge>;
  if (stage === 'issued' || stage === 'wait') return <Badge tone="warn">{t('waits')}</Badge>;
  if (stage === 'handle_bets' || stage === 'wager_done') return <Badge tone="brand">{t('inPlay')}</Badge>;
  return <Badge>{t('ended')}</Badge>;
}
