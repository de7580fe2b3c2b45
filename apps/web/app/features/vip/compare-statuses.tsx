import type { VipProgress } from '@liftoff/contract/vip-entities';
import { assumedReturnPercent, averageCost } from '@liftoff/rules/bonus/spin-figures';
import { minor } from '@liftoff/rules/money/money';
import { firstVipPlace, statusLadder, statusPosition } from '@liftoff/rules/vip/status-ladder';
import { Badge } from '@liftoff/ui/badge';
import { Card } from '@liftoff/ui/card';
import { KeyValue, KeyValues } from '@liftoff/ui/key-values';
import { RailArrows } from '@liftoff/ui/rail';
import { useRailEnds } from '@liftoff/ui/rail-ends';
import { Section, SectionHead } from '@liftoff/ui/section';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../shared/money/money-text.ts';
import { bringIn } from '../../shared/parts/bring-in.ts';
import { StatusEmblem } from '../../shared/vip/status-emblem.tsx';

/** All statuses side by side with their benefits and requirements, scrolled to the player's own [PVIP-004]. */
export function CompareStatuses({ own, progress }: { own: number; progress: VipProgress }) {
  const t = useTranslations('vip.compare');
  const list = useRef<HTMLUListElement>(null);
  const ends = useRailEnds(list);
  return (
    <Section aria-labelledby="compare">
      <SectionHead>
        <h2 className="heading-2" id="compare">
          {t('title')}
        </h2>
        <RailArrows ends={ends} previousLabel={t('previous')} nextLabel={t('next')} />
      </SectionHead>
      <ul className="vip-compare" ref={list} aria-labelledby="compare" tabIndex={0}>
        {statusLadder.map(({ id }, place) => (
          <li key={id} ref={place === own ? bringIn : undefined}>
            <StatusTerms place={place} own={own} progress={progress} />
          </li>
        ))}
      </ul>
      <p className="caption text-muted margin-top-3">{t('costText', { percent: assumedReturnPercent })}</p>
    </Section>
  );
}

function StatusTerms({ place, own, progress }: { place: number; own: number; progress: VipProgress }) {
  const t = useTranslations('vip.compare');
  const names = useTranslations('player.statuses');
  const money = useMoneyText();
  const status = statusLadder[place] ?? statusLadder[0];
  const position = statusPosition(place, own);
  const { currency } = progress;
  const mark = progress.marks[place];
  const marks = { deposits: minor(mark?.depositsCents ?? 0), bets: minor(mark?.betsCents ?? 0) };
  const isVip = place >= firstVipPlace;
  const amount = (cents: bigint) => (cents > 0n ? money.whole(cents, currency) : t('nothing'));
  const cost = averageCost(marks.bets, assumedReturnPercent);
  return (
    <Card as="div" className={`vip-compare__card--${position}`}>
      <div className="row gap-3 flex-wrap">
        <StatusEmblem status={status.id} size={48} />
        <h3 className="heading-3 grow">{names(status.id)}</h3>
        {position === 'current' && <Badge tone="ok">{t('yours')}</Badge>}
        {position === 'future' && <Badge tone="reward">{t('nextBadge')}</Badge>}
      </div>
      <KeyValues well className="margin-top-4">
        <KeyValue name={t('support')}>{t(isVip ? 'first' : 'inOrder')}</KeyValue>
        <KeyValue name={t('manager')}>{t(isVip ? 'hasManager' : 'none')}</KeyValue>
        <KeyValue name={t('lasts')}>
          {t(place === statusLadder.length - 1 ? 'life' : place === 0 ? 'always' : 'quarter')}
        </KeyValue>
      </KeyValues>
      <KeyValues well className="numeric margin-top-3">
        <KeyValue name={t('deposits')}>{amount(marks.deposits)}</KeyValue>
        <KeyValue name={t('bets')}>{amount(marks.bets)}</KeyValue>
        <KeyValue name={t('cost')}>
          {cost > 0n ? t('about', { amount: money.whole(cost, currency) }) : t('nothing')}
        </KeyValue>
      </KeyValues>
    </Card>
  );
}
