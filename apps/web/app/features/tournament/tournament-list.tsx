import { Badge } from '@liftoff/ui/badge';
import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Card } from '@liftoff/ui/card';
import { CalendarIcon, ClockIcon, TrophyIcon } from '@liftoff/ui/icons';
import { timeLeft } from '@liftoff/rules/tournament/time-left';
import { Section } from '@liftoff/ui/section';
import { EmptyState, ErrorState } from '@liftoff/ui/state-panel';
import { Place } from '@liftoff/ui/table';
import { TabLink, TabsNav } from '@liftoff/ui/tabs-nav';
import { useRevalidator } from 'react-router';
import { Patch, patchGround, patchOf } from '../../shared/promotion/patch.tsx';
import { PageHead } from '../../shared/site/page-head.tsx';
import { usePlayerSeed } from '../../shared/player/player.ts';
import { usePaths, useSite } from '../../shared/site/site.ts';
import { part } from '../../shared/parts/part.tsx';
import type { ListView, TournamentList } from './load-tournaments.server.ts';
import { Podium } from './podium.tsx';
import { paidPlaces, type TournamentData } from './tournament-data.ts';
import { useTournamentWords } from './tournament-words.ts';
import './tournament.css';

const OwnMark = part(() => import('./own-mark.tsx'));
const OwnPodium = part(() => import('./own-podium.tsx'));
const OwnProgress = part(() => import('./own-progress.tsx'));
const OwnResult = part(() => import('./own-result.tsx'));
const PlayerChoice = part(() => import('./player-choice.tsx'));

/** The list of tournaments: running, future and ended ones [PROUTE-003] [PROUTE-004] [PROUTE-011] [PROUTE-012]. */
export function TournamentListPage({ list }: { list: TournamentList }) {
  const { t } = useTournamentWords();
  const title =
    list.view === 'archive' ? t('archiveTitle') : list.view === 'leaderboard' ? t('leaderboard') : t('title');
  const text =
    list.view === 'archive' ? t('archiveText') : list.view === 'leaderboard' ? t('leaderboardText') : t('text');
  return (
    <div className="tournament">
      <PageHead title={title} description={() => t('description')} />
      <h1 className="heading-1">{title}</h1>
      <p className="text-secondary margin-top-2">{text}</p>
      <Views view={list.view} />
      {list.failed ? <TournamentsFailed /> : <Lists list={list} />}
    </div>
  );
}

/** The page of a tournament that failed to load. */
export function TournamentFailed() {
  const { t } = useTournamentWords();
  return (
    <div className="tournament">
      <PageHead title={t('title')} hidden />
      <h1 className="heading-1">{t('title')}</h1>
      <TournamentsFailed />
    </div>
  );
}

function TournamentsFailed() {
  const { t } = useTournamentWords();
  const { revalidate } = useRevalidator();
  return (
    <ErrorState
      section
      headingLevel={2}
      title={t('failed')}
      text={t('failedText')}
      action={<Button onClick={() => void revalidate()}>{t('retry')}</Button>}
    />
  );
}

function Views({ view }: { view: ListView }) {
  const { t } = useTournamentWords();
  const paths = usePaths();
  const links = [
    { href: paths.tournaments(), label: t('title'), current: view === 'tournaments' || view === 'all' },
    { href: paths.leaderboard(), label: t('leaderboard'), current: view === 'leaderboard' },
    { href: paths.tournaments('archive'), label: t('archive'), current: view === 'archive' },
  ];
  return (
    <TabsNav className="margin-top-4" aria-label={t('views')}>
      {links.map(({ href, label, current }) => (
        <TabLink key={href} href={href} aria-current={current ? 'page' : undefined}>
          {label}
        </TabLink>
      ))}
    </TabsNav>
  );
}

function Lists({ list: { tournaments, view, now } }: { list: TournamentList }) {
  const { t } = useTournamentWords();
  const of = (status: TournamentData['status']) => tournaments.filter(one => one.status === status);
  const active = of('active').toReversed();
  const future = of('future').toReversed();
  const ended = of('archive');
  const shownEnded = view === 'archive' ? ended : ended.slice(0, 3);
  if (tournaments.length === 0)
    return (
      <EmptyState
        section
        icon={TrophyIcon}
        headingLevel={2}
        title={view === 'archive' ? t('noneEnded') : t('none')}
        text={t('noneText')}
      />
    );
  if (view === 'leaderboard') return <Boards tournaments={active} now={now} />;
  return (
    <>
      {active.length > 0 && <Cards title={t('active')} tournaments={active} now={now} />}
      {future.length > 0 && <Cards title={t('future')} tournaments={future} now={now} />}
      {shownEnded.length > 0 && <Ended tournaments={shownEnded} isAll={view === 'archive'} />}
    </>
  );
}

function Cards({ title, tournaments, now }: { title: string; tournaments: readonly TournamentData[]; now: number }) {
  return (
    <Section>
      <h2 className="heading-2">{title}</h2>
      <ul className="tournament__cards margin-top-4">
        {tournaments.map(one => (
          <li key={one.id}>
            <TournamentCard tournament={one} now={now} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The boards of the running tournaments, with the best three players on a podium. */
function Boards({ tournaments, now }: { tournaments: readonly TournamentData[]; now: number }) {
  const { t } = useTournamentWords();
  const paths = usePaths();
  const player = usePlayerSeed();
  return (
    <Section>
      <h2 className="heading-2">{t('active')}</h2>
      <ul className="tournament__boards margin-top-4">
        {tournaments.map(one => (
          <li key={one.id}>
            <Card as="div" className="tournament__board">
              <div className="tournament__about">
                <Patch name={patchOf(one.slug)} size={56} />
                <div>
                  <h3 className="heading-3">{one.title}</h3>
                  <p className="small text-secondary">
                    {[t('players', { count: one.players }), one.pool].filter(Boolean).join(' · ')}
                  </p>
                </div>
                <div className="tournament__badges">
                  <TimeBadge tournament={one} now={now} />
                  {player && <OwnMark tournamentId={one.id} playerId={player.user.id} />}
                </div>
              </div>
              {player ? <OwnPodium tournament={one} playerId={player.user.id} /> : <Podium tournament={one} />}
              <div className="tournament__choice">
                <ButtonLink href={paths.tournament(one.slug)}>{t('standings')}</ButtonLink>
                <ButtonLink href={paths.tournament(one.slug, 'rules')}>{t('rules')}</ButtonLink>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function TournamentCard({ tournament, now }: { tournament: TournamentData; now: number }) {
  const { t, strategy, entry } = useTournamentWords();
  const paths = usePaths();
  const player = usePlayerSeed();
  const { slug, title, pool, minimums } = tournament;
  const patch = patchOf(slug);
  return (
    <Card as="div" className="tournament__card">
      <div className={`tournament__top ${patchGround(patch)}`} data-theme="dark">
        <Patch name={patch} size={112} />
        <div className="row gap-2 flex-wrap">
          <TimeBadge tournament={tournament} now={now} />
          {player && <OwnMark tournamentId={tournament.id} playerId={player.user.id} />}
        </div>
        <p className="caption text-secondary">{t('places', { count: paidPlaces(tournament) })}</p>
        {pool !== null && <p className="tournament__pool">{pool}</p>}
      </div>
      <div className="tournament__body">
        <h3 className="heading-3">{title}</h3>
        <p className="small text-secondary">{strategy(tournament)}</p>
        {player && <OwnProgress tournament={tournament} playerId={player.user.id} />}
        <dl className="tournament__terms small">
          <div>
            <dt className="caption text-muted">{t('entry')}</dt>
            <dd>{entry(tournament)}</dd>
          </div>
          <div>
            <dt className="caption text-muted">{t('from')}</dt>
            <dd>{minimums[0] ?? t('anyStake')}</dd>
          </div>
        </dl>
        <div className="tournament__choice">
          {player ? (
            <PlayerChoice tournament={tournament} playerId={player.user.id} />
          ) : (
            <ButtonLink href={paths.tournament(slug)}>{t('standings')}</ButtonLink>
          )}
          <ButtonLink href={paths.tournament(slug, 'rules')}>{t('rules')}</ButtonLink>
        </div>
      </div>
    </Card>
  );
}

/** The time to the end or the start, in days and hours, or in hours and minutes on the last day. */
function TimeBadge({ tournament: { status, startAt, endAt }, now }: { tournament: TournamentData; now: number }) {
  const { t } = useTournamentWords();
  const { locale } = useSite();
  const isFuture = status === 'future';
  const { days, hours, minutes } = timeLeft(Date.parse(isFuture ? startAt : endAt) - now);
  const daysText = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'short' });
  const time =
    days === '0'
      ? `${hours} ${t('hours')} ${minutes} ${t('minutes')}`
      : `${daysText.format(Number(days))} ${hours} ${t('hours')}`;
  return (
    <Badge tone="media" icon={isFuture ? CalendarIcon : ClockIcon}>
      {`${isFuture ? t('startsIn') : t('endsIn')} ${time}`}
    </Badge>
  );
}

function Ended({ tournaments, isAll }: { tournaments: readonly TournamentData[]; isAll: boolean }) {
  const { t } = useTournamentWords();
  const paths = usePaths();
  return (
    <Section>
      <div className="row between gap-3">
        <h2 className="heading-2">{t('ended')}</h2>
        {!isAll && (
          <a className="link small" href={paths.tournaments('archive')}>
            {t('archive')}
          </a>
        )}
      </div>
      <Card as="div" className="margin-top-4">
        <ul className="tournament__ended">
          {tournaments.map(one => (
            <li key={one.id}>
              <EndedRow tournament={one} />
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}

function EndedRow({ tournament }: { tournament: TournamentData }) {
  const { t, day, prizeOf } = useTournamentWords();
  const paths = usePaths();
  const player = usePlayerSeed();
  const { slug, title, startAt, endAt, players, board, pool, isCancelled } = tournament;
  return (
    <div className="tournament__row">
      <div className="tournament__about">
        <Patch name={patchOf(slug)} size={56} />
        <div>
          <h3 className="heading-4">
            <a className="link" href={paths.tournament(slug)}>
              {title}
            </a>
          </h3>
          <p className="small text-secondary">{`${day(startAt)} – ${day(endAt)} · ${t('players', { count: players })}`}</p>
          <p className="small text-secondary">{isCancelled ? t('cancelled') : pool && `${t('pool')} ${pool}`}</p>
          {player && !isCancelled && <OwnResult tournament={tournament} playerId={player.user.id} />}
        </div>
      </div>
      {!isCancelled && (
        <ol className="tournament__winners small">
          {board.slice(0, 3).map(({ place, nickname, isSandbox }) => (
            <li key={place}>
              <Place place={place} />
              <span>
                {`${nickname} `}
                {isSandbox && <Badge>{t('sandbox')}</Badge>}
              </span>
              <span className="tournament__prize">{prizeOf(tournament, place) ?? '–'}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
