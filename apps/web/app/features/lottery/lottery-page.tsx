import type { Lottery, LotteryStatus } from '@liftoff/contract/lottery';
import { chanceOfPrize, prizeCount } from '@liftoff/rules/lottery/chance';
import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Card } from '@liftoff/ui/card';
import { KeyValue, KeyValues } from '@liftoff/ui/key-values';
import { NumberCell, NumberHead, PlaceCell, Table } from '@liftoff/ui/table';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRewardText } from '../../shared/money/reward-text.ts';
import { part } from '../../shared/parts/part.tsx';
import { usePlayerSeed } from '../../shared/player/player.ts';
import { PageHead } from '../../shared/site/page-head.tsx';
import { useSite } from '../../shared/site/site.ts';
import { sceneImage } from '../../shared/site/structured-data.tsx';
import type { LotteryData } from './load-lotteries.server.ts';
import { DrawCountdown } from './draw-countdown.tsx';
import { useLotteryTexts } from './lottery-texts.ts';
import '@liftoff/ui/styles/list.css';
import './lottery.css';

const DrawCheck = part(() => import('./draw-check.tsx'), { when: 'idle', optional: 'check of a draw' });
const BuyTickets = part(() => import('./buy-tickets.tsx'), { when: 'idle', optional: 'tickets' });

const StoredTickets = part(() => import('./stored-tickets.tsx'));

/** One lottery with its chances, the player's tickets, its prizes, its winners and its proof [PROUTE-010]. */
export function LotteryPage({ data }: { data: LotteryData }) {
  const player = usePlayerSeed();
  if (player === null || data.statuses !== null) return <LotteryParts data={data} />;
  return (
    <StoredTickets playerId={player.user.id}>{statuses => <LotteryParts data={{ ...data, statuses }} />}</StoredTickets>
  );
}

function LotteryParts({ data }: { data: LotteryData }) {
  const { lottery, statuses, isGuest } = data;
  const status = statuses?.find(({ lottery_id }) => lottery_id === lottery.id) ?? null;
  const hasFailed = !isGuest && statuses === null;
  return (
    <div className="lottery-page">
      <Hero data={data} canBuy={!hasFailed && ticketsLeft(lottery, status) > 0} />
      <div className="lottery-page__parts">
        <div className="column gap-4">
          <OwnTickets lottery={lottery} status={status} isGuest={isGuest} hasFailed={hasFailed} />
          {lottery.state === 'drawn' && <Winners lottery={lottery} />}
          <Proof lottery={lottery} />
        </div>
        <div className="column gap-4">
          {(lottery.state === 'active' || lottery.state === 'closed') && (
            <Chance lottery={lottery} own={status?.tickets ?? 0} />
          )}
          <Prizes lottery={lottery} />
        </div>
      </div>
    </div>
  );
}

/** Number of tickets that the player can still buy. */
const ticketsLeft = ({ state, price_points, max_per_player }: Lottery, status: LotteryStatus | null): number =>
  state === 'active' && price_points !== null ? max_per_player - (status?.tickets ?? 0) : 0;

function Hero({ data: { lottery, now, isGuest }, canBuy }: { data: LotteryData; canBuy: boolean }) {
  const t = useTranslations('lotteries');
  const { paths } = useSite();
  const texts = useLotteryTexts();
  const { title, slug, state } = lottery;
  const trail = [
    { name: t('title'), path: paths.lotteries() },
    { name: title, path: paths.lottery(slug) },
  ];
  const ways = texts.ways(lottery);
  const text = [t('prizeCount', { count: prizeCount(lottery.prizes) }), ...ways].join('. ');
  return (
    <>
      <PageHead title={title} description={() => text} preview={{ image: sceneImage('lottery'), trail }} />
      <a className="link small" href={paths.lotteries()}>
        {t('back')}
      </a>
      <section className="lottery-hero" data-theme="dark">
        <img src="/pictures/scene/lottery-1200.webp" width={1200} height={520} alt="" decoding="async" />
        <div className="lottery-hero__text">
          <span className="eyebrow">{t('eyebrow')}</span>
          <h1 className="heading-1">{title}</h1>
          <p className="small text-secondary">{t('prizeCount', { count: prizeCount(lottery.prizes) })}</p>
          {ways.map(way => (
            <p key={way} className="small text-secondary">
              {way}
            </p>
          ))}
          {state === 'future' && <p className="small">{t('starts', { date: texts.moment(lottery.start_at) })}</p>}
          {state === 'drawn' && <p className="small">{t('drawnOn', { date: texts.moment(lottery.draw_at) })}</p>}
          {state === 'canceled' && <p className="small">{t('canceledText')}</p>}
          {(state === 'active' || state === 'closed') && (
            <>
              {state === 'active' && <p className="small">{t('salesUntil', { date: texts.moment(lottery.end_at) })}</p>}
              <p className="small">{t('drawAt', { date: texts.moment(lottery.draw_at) })}</p>
              <DrawCountdown until={Date.parse(lottery.draw_at)} now={now} />
            </>
          )}
          {isGuest && (state === 'active' || state === 'future') && (
            <div className="row gap-2 flex-wrap">
              <ButtonLink variant="primary" href={paths.signUp(paths.lottery(slug))}>
                {t('register')}
              </ButtonLink>
              <ButtonLink href={paths.signIn(paths.lottery(slug))}>{t('signIn')}</ButtonLink>
            </div>
          )}
          {!isGuest && canBuy && (
            <div className="row gap-2 flex-wrap">
              <ButtonLink variant="primary" href="#tickets">
                {t('getTickets')}
              </ButtonLink>
              <ButtonLink variant="media" href="#proof">
                {t('proof')}
              </ButtonLink>
            </div>
          )}
        </div>
      </section>
    </>
  );
}

interface OwnTicketsProps {
  lottery: Lottery;
  /** The player's tickets; `null` without tickets, for guests, and if they failed to load. */
  status: LotteryStatus | null;
  isGuest: boolean;
  hasFailed: boolean;
}

const ticketsShown = 8;

/** The player's tickets with their numbers [PLOTT-002]. */
function OwnTickets({ lottery, status, isGuest, hasFailed }: OwnTicketsProps) {
  const t = useTranslations('lotteries');
  const [isWhole, setWhole] = useState(false);
  const { tickets_total: total, state, price_points } = lottery;
  const own = status?.tickets ?? 0;
  const numbers = status?.numbers.toReversed() ?? [];
  const winning = new Set(lottery.winners.map(({ number }) => number));
  return (
    <Card id="tickets">
      <div className="row between gap-2">
        <h2 className="heading-2">{t('ownTickets')}</h2>
        <span className="small text-secondary numeric">{t('ofTotal', { own, total })}</span>
      </div>
      {isGuest && <p className="small text-secondary margin-top-3">{t('guest')}</p>}
      {hasFailed && <p className="small text-secondary margin-top-3">{t('unknown')}</p>}
      {!isGuest && !hasFailed && own === 0 && <p className="small text-secondary margin-top-3">{t('noTickets')}</p>}
      <ul className="lottery-tickets margin-top-4">
        {numbers.slice(0, isWhole ? numbers.length : ticketsShown).map(number => (
          <li
            key={number}
            className={`lottery-tickets__ticket${winning.has(number) ? ' lottery-tickets__ticket--won' : ''}`}
          >
            <small>{t('ticket')}</small>
            <b className="numeric">{String(number).padStart(6, '0')}</b>
          </li>
        ))}
      </ul>
      {!isWhole && numbers.length > ticketsShown && (
        <Button variant="ghost" className="margin-top-3" onClick={() => setWhole(true)}>
          {t('showAll', { count: numbers.length })}
        </Button>
      )}
      {!isGuest && !hasFailed && state === 'active' && price_points !== null && (
        <BuyTickets lottery={lottery.id} price={price_points} left={lottery.max_per_player - own} />
      )}
    </Card>
  );
}

/** The current chance of the player's tickets and of one ticket [C29]. */
function Chance({ lottery, own }: { lottery: Lottery; own: number }) {
  const t = useTranslations('lotteries');
  const texts = useLotteryTexts();
  const total = lottery.tickets_total;
  const prizes = prizeCount(lottery.prizes);
  // For a player without tickets: their first ticket would add one to the total.
  const one = chanceOfPrize(1, own > 0 ? total : total + 1, prizes);
  const any = own > 0 ? chanceOfPrize(own, total, prizes) : one;
  return (
    <Card>
      <h2 className="heading-3">{t('chance')}</h2>
      <KeyValues className="margin-top-3 numeric">
        {own > 0 && <KeyValue name={t('anyPrize')}>{texts.percent(any)}</KeyValue>}
        <KeyValue name={t('oneTicket')}>{texts.percent(one)}</KeyValue>
      </KeyValues>
      <p className="caption text-secondary margin-top-3">
        {t('chanceFalls')} {own > 0 && t('chanceNothing', { percent: texts.percent(1 - any) })}
      </p>
    </Card>
  );
}

function Prizes({ lottery: { prizes } }: { lottery: Lottery }) {
  const t = useTranslations('lotteries');
  const nameOf = useRewardText();
  return (
    <Card>
      <h2 className="heading-3">{t('prizes')}</h2>
      <div className="lottery-page__prizes">
        <Table label={t('prizes')}>
          <thead>
            <tr>
              <th>{t('prize')}</th>
              <NumberHead>{t('ticketsThatWin')}</NumberHead>
            </tr>
          </thead>
          <tbody>
            {prizes.map(({ reward, count }) => (
              <tr key={`${nameOf(reward)} ${count}`}>
                <td>{nameOf(reward)}</td>
                <NumberCell>{count}</NumberCell>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </Card>
  );
}

function Winners({ lottery: { winners } }: { lottery: Lottery }) {
  const t = useTranslations('lotteries');
  const nameOf = useRewardText();
  if (winners.length === 0)
    return (
      <Card>
        <h2 className="heading-2">{t('winners')}</h2>
        <p className="small text-secondary margin-top-3">{t('noWinners')}</p>
      </Card>
    );
  return (
    <Card>
      <h2 className="heading-2">{t('winners')}</h2>
      <div className="lottery-page__winners">
        <Table label={t('winners')}>
          <thead>
            <tr>
              <th>{t('place')}</th>
              <th>{t('winner')}</th>
              <NumberHead>{t('prize')}</NumberHead>
            </tr>
          </thead>
          <tbody>
            {winners.map(({ place, number, user_name, is_sandbox, reward }) => (
              <tr key={place}>
                <PlaceCell place={place} />
                <td className="lottery-page__winner">
                  {user_name}
                  {is_sandbox && <small className="caption text-muted lottery-page__mark">{t('sandbox')}</small>}
                  <small className="caption text-secondary numeric lottery-page__number">
                    {t('ticketNumber', { number: String(number).padStart(6, '0') })}
                  </small>
                </td>
                <NumberCell>{nameOf(reward)}</NumberCell>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </Card>
  );
}

/** The published proof of the draw, and after the draw a button that checks it [PX-69]. */
function Proof({ lottery }: { lottery: Lottery }) {
  const t = useTranslations('lotteries');
  const { proof, state } = lottery;
  const hash = (value: string | null, later: string) =>
    value === null ? <span className="text-muted">{later}</span> : <code className="lottery-page__hash">{value}</code>;
  return (
    <Card id="proof">
      <h2 className="heading-3">{t('proof')}</h2>
      <p className="small text-secondary margin-top-2">{t('proofText')}</p>
      <KeyValues className="lottery-page__proof margin-top-3">
        <KeyValue name={t('seedHash')}>{hash(proof.seed_hash, '')}</KeyValue>
        <KeyValue name={t('listHash')}>{hash(proof.list_hash, t('later'))}</KeyValue>
        <KeyValue name={t('commitment')}>{hash(proof.commitment, t('later'))}</KeyValue>
        <KeyValue name={t('seed')}>{hash(proof.seed, t('afterDraw'))}</KeyValue>
      </KeyValues>
      {state === 'drawn' && <DrawCheck lottery={lottery} />}
      <a className="link small lottery-page__script" href="/verify-lottery.py">
        {t('script')}
      </a>
    </Card>
  );
}
