import type { Lottery } from '@liftoff/contract/lottery';
import { prizeCount, totalTickets } from '@liftoff/rules/lottery/chance';
import { Badge } from '@liftoff/ui/badge';
import { Button } from '@liftoff/ui/button';
import { CardLink } from '@liftoff/ui/card-link';
import { EmptyState, ErrorState } from '@liftoff/ui/state-panel';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { part } from '../../shared/parts/part.tsx';
import { usePlayerSeed } from '../../shared/player/player.ts';
import { Patch, patchOf } from '../../shared/promotion/patch.tsx';
import { PageHead } from '../../shared/site/page-head.tsx';
import { usePaths } from '../../shared/site/site.ts';
import { sceneImage } from '../../shared/site/structured-data.tsx';
import type { LotteriesData } from './load-lotteries.server.ts';
import { useLotteryTexts } from './lottery-texts.ts';
import './lottery.css';

const StoredTickets = part(() => import('./stored-tickets.tsx'));

/** All lotteries with the player's tickets [PROUTE-006] [PLOTT-002]. */
export function LotteriesPage({ data }: { data: LotteriesData }) {
  const player = usePlayerSeed();
  if (player === null || data.statuses !== null) return <LotteryList data={data} />;
  return (
    <StoredTickets playerId={player.user.id}>{statuses => <LotteryList data={{ ...data, statuses }} />}</StoredTickets>
  );
}

/** Lotteries with tickets to get come first. */
const order = ['active', 'closed', 'future', 'drawn', 'canceled'] as const satisfies Lottery['state'][];

function LotteryList({ data: { lotteries, statuses } }: { data: LotteriesData }) {
  const t = useTranslations('lotteries');
  const { revalidate } = useRevalidator();
  return (
    <div className="lottery-list">
      <PageHead title={t('title')} description={() => t('description')} preview={{ image: sceneImage('lottery') }} />
      <h1 className="heading-1">{t('title')}</h1>
      <p className="text-secondary margin-top-2">{t('text')}</p>
      {statuses && <p className="small margin-top-2">{t('allTickets', { count: totalTickets(statuses) })}</p>}
      {lotteries === null && (
        <ErrorState
          section
          headingLevel={2}
          title={t('failed')}
          text={t('failedText')}
          action={<Button onClick={() => void revalidate()}>{t('retry')}</Button>}
        />
      )}
      {lotteries?.length === 0 && <EmptyState section headingLevel={2} title={t('none')} text={t('noneText')} />}
      <ul className="lottery-list__items margin-top-6">
        {inOrder(lotteries ?? []).map(lottery => (
          <li key={lottery.id}>
            <LotteryCard
              lottery={lottery}
              own={statuses?.find(({ lottery_id }) => lottery_id === lottery.id)?.tickets ?? null}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

const inOrder = (lotteries: readonly Lottery[]): Lottery[] =>
  lotteries.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));

/** `own` is `null` if the visitor holds no tickets. */
function LotteryCard({ lottery, own }: { lottery: Lottery; own: number | null }) {
  const t = useTranslations('lotteries');
  const paths = usePaths();
  const texts = useLotteryTexts();
  const { state, title, slug, tickets_total: total } = lottery;
  return (
    <CardLink href={paths.lottery(slug)} className="lottery-list__lottery">
      <div className="lottery-list__head">
        <Patch name={patchOf(slug)} size={72} />
        <div>
          <Badge tone={state === 'active' ? 'brand' : 'neutral'}>{t(`states.${state}`)}</Badge>
          <h2 className="heading-3">{title}</h2>
          <p className="small text-secondary">{t('prizeCount', { count: prizeCount(lottery.prizes) })}</p>
        </div>
      </div>
      {state === 'future' && <p className="small">{t('starts', { date: texts.moment(lottery.start_at) })}</p>}
      {state === 'active' && <p className="small">{t('salesUntil', { date: texts.moment(lottery.end_at) })}</p>}
      {state === 'closed' && <p className="small">{t('drawAt', { date: texts.moment(lottery.draw_at) })}</p>}
      {state === 'drawn' && <p className="small">{t('drawnOn', { date: texts.moment(lottery.draw_at) })}</p>}
      {own !== null && <p className="small numeric">{t('ofTotal', { own, total })}</p>}
    </CardLink>
  );
}
