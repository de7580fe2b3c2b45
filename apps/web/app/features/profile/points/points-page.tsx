import type { PointsEntry } from '@liftoff/contract/points-entities';
import { minor } from '@liftoff/rules/money/money';
import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Card } from '@liftoff/ui/card';
import { Chip, ChipRail } from '@liftoff/ui/chip';
import { CherryIcon, GiftIcon, InfoIcon, RefreshCwIcon, RocketIcon, SpadeIcon, StarIcon } from '@liftoff/ui/icons';
import type { IconComponent } from '@liftoff/ui/icon';
import { RowPlate } from '@liftoff/ui/row-plate';
import { Select } from '@liftoff/ui/select';
import { SkeletonRows } from '@liftoff/ui/skeleton';
import { EmptyState, ErrorState } from '@liftoff/ui/state-panel';
import { NumberCell, NumberHead, Table, TableRow } from '@liftoff/ui/table';
import '@liftoff/ui/styles/plate.css';
import '@liftoff/ui/styles/table.css';
import '@liftoff/ui/styles/field.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { pointsCalls } from '../../../shared/calls/tables/points-calls.ts';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { requireAnswer } from '../../../shared/calls/require-answer.ts';
import { useMoneyText } from '../../../shared/money/money-text.ts';
import { useRewardText } from '../../../shared/money/reward-text.ts';
import { usePlayerSeed } from '../../../shared/player/player.ts';
import { Coin } from '../../../shared/points/coin.tsx';
import { usePoints } from '../../../shared/points/points-query.ts';
import { usePaths, useSite } from '../../../shared/site/site.ts';
import { ProfileHead } from '../profile-head.tsx';
import './points.css';

const filters = ['all', 'earned', 'exchanged'] as const;
type Filter = (typeof filters)[number];

/** The player's points with everything that changed them, by month [PX-05]. */
export function PointsPage() {
  const t = useTranslations('points.history');
  const paths = usePaths();
  const id = usePlayerSeed()?.user.id;
  if (id === undefined) return null;
  return (
    <>
      <ProfileHead
        above={
          <a className="link caption" href={paths.profile('level')}>
            {t('back')}
          </a>
        }
        title={t('title')}
        text={t('text')}
        action={
          <ButtonLink href={paths.rocketMart()}>
            <RocketIcon />
            {t('shop')}
          </ButtonLink>
        }
      />
      <Changes playerId={id} />
      <OwnMoney />
    </>
  );
}

function OwnMoney() {
  const t = useTranslations('points.earning');
  return (
    <p className="row gap-2 caption text-muted margin-top-4">
      <InfoIcon size="s" />
      {t('ownMoney')}
    </p>
  );
}

function Changes({ playerId }: { playerId: number }) {
  const t = useTranslations('points.history');
  const [month, setMonth] = useState(() => new Date().toISOString().slice(0, 7));
  const [filter, setFilter] = useState<Filter>('all');
  const { data, isError, refetch } = useQuery({
    queryKey: queryKeys.pointsHistory(month),
    queryFn: async ({ signal }) =>
      requireAnswer(await pointsCalls.pointsHistory({ query: { month }, signal }), 'entries', 'earned', 'spent'),
  });
  const shown = data?.entries.filter(({ kind }) => matches(kind, filter)) ?? [];
  return (
    <>
      <Sums playerId={playerId} sums={data} />
      <Card className="margin-top-4" aria-label={t('table')}>
        <div className="row between flex-wrap gap-3 points-tools">
          <ChipRail label={t('filter')}>
            {filters.map(name => (
              <Chip key={name} small selected={filter === name} onClick={() => setFilter(name)}>
                {t(name)}
              </Chip>
            ))}
          </ChipRail>
          <MonthSelect month={month} onMonth={setMonth} />
        </div>
        {isError && (
          <ErrorState title={t('failed')} action={<Button onClick={() => void refetch()}>{t('again')}</Button>} />
        )}
        {!isError && !data && <SkeletonRows />}
        {data && shown.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
        {shown.length > 0 && <ChangesTable entries={shown} />}
      </Card>
    </>
  );
}

const matches = (kind: PointsEntry['kind'], filter: Filter): boolean =>
  filter === 'all' || (filter === 'exchanged' ? kind === 'spent' : kind !== 'spent');

function Sums({ playerId, sums }: { playerId: number; sums: { earned: number; spent: number } | undefined }) {
  const t = useTranslations('points.history');
  const format = useFormatter();
  const points = usePoints(playerId);
  const number = (value: number | undefined) => (value === undefined ? '–' : format.number(value));
  return (
    <Card className="points-sums" aria-labelledby="points-now">
      <div>
        <h2 className="small text-secondary" id="points-now">
          {t('now')}
        </h2>
        <p className="points-sums__now numeric">
          <Coin size={28} />
          {number(points?.chargeable.points)}
        </p>
      </div>
      <dl className="points-sums__figures numeric">
        <div>
          <dt>{t('earned')}</dt>
          <dd>{number(sums?.earned)}</dd>
        </div>
        <div>
          <dt>{t('exchanged')}</dt>
          <dd>{number(sums?.spent)}</dd>
        </div>
        <div>
          <dt>{t('allTime')}</dt>
          <dd>{number(points?.persistent.points)}</dd>
        </div>
      </dl>
    </Card>
  );
}

const months = 12;

function MonthSelect({ month, onMonth }: { month: string; onMonth: (month: string) => void }) {
  const t = useTranslations('points.history');
  const { locale } = useSite();
  const [newest] = useState(() => new Date());
  const options = Array.from({ length: months }, (_, back) => {
    const first = new Date(Date.UTC(newest.getUTCFullYear(), newest.getUTCMonth() - back, 1));
    const label = first.toLocaleDateString(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    return { value: first.toISOString().slice(0, 7), label };
  });
  return <Select label={t('month')} value={month} onChange={event => onMonth(event.target.value)} options={options} />;
}

function ChangesTable({ entries }: { entries: readonly PointsEntry[] }) {
  const t = useTranslations('points.history');
  return (
    <Table label={t('table')}>
      <thead>
        <tr>
          <th>{t('date')}</th>
          <th>{t('what')}</th>
          <NumberHead>{t('change')}</NumberHead>
          <NumberHead>{t('balance')}</NumberHead>
        </tr>
      </thead>
      <tbody>
        {entries.map(entry => (
          <ChangeRow key={`${entry.day} ${entry.kind} ${entry.source} ${entry.balance}`} entry={entry} />
        ))}
      </tbody>
    </Table>
  );
}

function ChangeRow({ entry }: { entry: PointsEntry }) {
  const { locale } = useSite();
  const format = useFormatter();
  const words = useChangeWords();
  const { what, why, icon } = words(entry);
  const day = new Date(`${entry.day}T00:00:00Z`);
  return (
    <TableRow>
      <td className="text-muted numeric">
        <time dateTime={entry.day}>
          {day.toLocaleDateString(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })}
        </time>
      </td>
      <td className="points-what">
        <span className="points-what__icon">
          <RowPlate icon={icon} />
        </span>
        <b>{what}</b>
        {why !== '' && <small className="caption text-muted points-why">{why}</small>}
      </td>
      <NumberCell>
        <b>{format.number(entry.points, { signDisplay: 'exceptZero' })}</b>
      </NumberCell>
      <NumberCell>{format.number(entry.balance)}</NumberCell>
    </TableRow>
  );
}

const categories = { pokies: CherryIcon, turbo: RocketIcon, live: SpadeIcon } as const;
const givers = ['level', 'quest', 'console'] as const;

/** What a change was and why, in the page's language. */
function useChangeWords() {
  const t = useTranslations('points');
  const money = useMoneyText();
  const nameOf = useRewardText();
  return ({ kind, source, staked, reward }: PointsEntry): { what: string; why: string; icon: IconComponent } => {
    if (kind === 'earned') {
      const category = (Object.keys(categories) as (keyof typeof categories)[]).find(name => name === source);
      const amounts = staked.map(({ amount_cents: cents, currency }) => money.exact(minor(cents), currency)).join(', ');
      return {
        what: category === undefined ? source : t(`earning.${category}`),
        why: amounts === '' ? '' : t('history.staked', { amounts }),
        icon: category === undefined ? StarIcon : categories[category],
      };
    }
    if (kind === 'corrected')
      return { what: t('history.correction'), why: t('history.voided', { game: source }), icon: RefreshCwIcon };
    if (kind === 'spent')
      return {
        what: reward === null ? source : nameOf(reward),
        why: t('history.inShop'),
        icon: GiftIcon,
      };
    const giver = givers.find(name => name === source);
    return { what: giver === undefined ? t('history.gift') : t(`history.givers.${giver}`), why: '', icon: StarIcon };
  };
}
