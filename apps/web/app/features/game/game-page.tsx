import type { GameSheet } from '@liftoff/contract/game/frame-messages';
import { IconButton } from '@liftoff/ui/icon-button';
import { MenuIcon, XIcon, FingerprintIcon } from '@liftoff/ui/icons';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CardBoundary } from '../../shared/parts/card-boundary.tsx';
import { PageHead } from '../../shared/site/page-head.tsx';
import { usePlayerSeed } from '../../shared/player/player.ts';
import { useBrand } from '../../shared/site/shell-data.ts';
import { useSite } from '../../shared/site/site.ts';
import { TrustLine } from '../../shared/parts/trust-line.tsx';
import { CookieChoice } from './cookie-choice.tsx';
import { ElsewherePanel, NoDemoPanel, SoonPanel, StoppedPanel } from './stage/closed-panels.tsx';
import { FactsCard } from './cards/facts-card.tsx';
import { useFrameEvents } from './stage/frame-events.ts';
import { useFullScreen } from './stage/full-screen.ts';
import { GameHeader } from './game-header.tsx';
import { turnSound, useGameSound } from './game-sound.ts';
import { GameStage } from './stage/game-stage.tsx';
import { HowCard } from './cards/how-card.tsx';
import type { PlayData } from './play-data.ts';
import { ClosedStrip, PlayStrip } from './figures/play-strip.tsx';
import { RoulettePaysCard } from './cards/roulette-pays-card.tsx';
import { RefusedPanel } from './stage/refused-panel.tsx';
import { useLowScreen } from './use-low-screen.ts';
import { WinsCard } from './cards/wins-card.tsx';
import { part } from '../../shared/parts/part.tsx';
import { Card } from '@liftoff/ui/card';
import type { Paths } from '../../shared/site/address/paths.ts';
import { gameImage } from '../../shared/site/structured-data.tsx';
import type { PagePreview } from '../../shared/site/structured-data.tsx';

/** The game's picture behind the game area. It is decorative, because the header shows the name. */
function StagePicture({ game }: { game: PlayData['game'] }) {
  return (
    <img
      className="game__background"
      src={`${game.preview}-384.webp`}
      width={384}
      height={512}
      alt=""
      fetchPriority="high"
      style={{ backgroundColor: game.tint }}
    />
  );
}

/** Structured data about a game for search engines. Unknown facts are left out. */
function gamePreview({ game, studio }: PlayData, paths: Paths): PagePreview {
  const path = paths.play(game.provider, game.slug);
  const image = gameImage(game.slug);
  return {
    image,
    trail: [...(studio ? [{ name: studio, path: paths.producer(game.provider) }] : []), { name: game.title, path }],
    facts: origin => [
      {
        '@type': 'VideoGame',
        name: game.title,
        url: origin + path,
        image: origin + image.path,
        gamePlatform: 'Web browser',
        ...(studio ? { publisher: { '@type': 'Organization', name: studio } } : {}),
      },
    ],
  };
}

/** Explains where a round can be verified: in the game frame, which holds the seeds and shows them in full [C33]. */
function FairCard() {
  const t = useTranslations('game.fair');
  return (
    <Card>
      <div className="row gap-3">
        <span className="fair__icon">
          <FingerprintIcon />
        </span>
        <div className="grow">
          <h2 className="title">{t('title')}</h2>
          <p className="caption text-muted">{t('text')}</p>
        </div>
      </div>
    </Card>
  );
}

const GameMenu = part(() => import('./game-menu.tsx'), { optional: 'menu of the game' });
const RealityCheckWatch = part(() => import('./reality-check/reality-check-watch.tsx'), {
  optional: 'reality check',
});
const VisitEndNotice = part(() => import('./visit-end-notice.tsx'), { optional: 'end of the visit' });
const RoundsCard = part(() => import('./cards/rounds-card.tsx'), { optional: 'rounds' });
const TournamentCard = part(() => import('./cards/tournament-card.tsx'), { when: 'idle', optional: 'tournament' });

interface GamePageProps {
  data: PlayData;
  /** The mode named in the address. If it is `null`, players get real play and guests the demo. */
  asked: 'real' | 'demo' | null;
  /** Whether one of the site's dialogs covers the page. */
  held: boolean;
  /** A string that changes whenever the balance changes outside the game. */
  balance: string;
  account: ReactNode;
  /** The row of similar games. */
  more: ReactNode;
}

type FrameEvents = ReturnType<typeof useFrameEvents>;

/** Whether the game is closed: it is not released, it has no demo for guests, or its frame has ended. */
function useClosed({ facts, game }: PlayData, mode: 'real' | 'demo', ending: FrameEvents['ending']) {
  const isGuest = usePlayerSeed() === null;
  const isSoon = facts?.state === 'prerelease';
  const needsAccount = isGuest && mode === 'demo' && !game.hasDemo;
  return { isSoon, needsAccount, still: isSoon || needsAccount || ending !== null };
}

interface GameAreaProps {
  data: PlayData;
  mode: 'real' | 'demo';
  closed: ReturnType<typeof useClosed>;
  events: FrameEvents;
  held: boolean;
  balance: string;
  sound: boolean;
  sheet: { name: GameSheet } | null;
}

/** The game itself, or the panel that explains why it is not open. */
function GameArea({ data, mode, closed, events, held, balance, sound, sheet }: GameAreaProps) {
  const t = useTranslations('game');
  const player = usePlayerSeed();
  const low = useLowScreen();
  const { attempt, ending, openAgain, onMessage } = events;
  const { isSoon, needsAccount, still } = closed;
  return (
    <div className="game__frame" data-theme="dark">
      <StagePicture game={data.game} />
      {isSoon && <SoonPanel data={data} />}
      {!isSoon && needsAccount && <NoDemoPanel data={data} />}
      {ending?.kind === 'stopped' && <StoppedPanel onAgain={openAgain} />}
      {ending?.kind === 'elsewhere' && <ElsewherePanel onHere={openAgain} />}
      {ending?.kind === 'refused' && <RefusedPanel data={data} refusal={ending.refusal} onRetry={openAgain} />}
      {!still && (
        <GameStage
          key={`${data.game.identifier} ${mode}`}
          data={data}
          mode={mode}
          attempt={attempt}
          sound={sound}
          held={held}
          balance={balance}
          low={low}
          sheet={sheet}
          onMessage={onMessage}
          onRetry={openAgain}
        />
      )}
      {player && <VisitEndNotice playerId={player.user.id} />}
      {!still && (
        <noscript>
          <p className="stage-panel">{t('frame.noScript')}</p>
        </noscript>
      )}
    </div>
  );
}

interface GameSideProps {
  data: PlayData;
  mode: 'real' | 'demo';
  isSoon: boolean;
}

/** Facts about the game, next to it or below it. */
function GameSide({ data: { facts, game, wins }, mode, isSoon }: GameSideProps) {
  const player = usePlayerSeed();
  return (
    <aside className="game__side column gap-4">
      {facts?.engine && <FactsCard facts={facts} />}
      {player && !isSoon && mode === 'real' && <TournamentCard game={game} playerId={player.user.id} />}
      {player && !isSoon && (
        <CardBoundary name="rounds">
          <RoundsCard game={game.identifier} />
        </CardBoundary>
      )}
      {facts?.engine === 'roulette' && <RoulettePaysCard />}
      {facts?.engine && <FairCard />}
      {facts?.engine && <HowCard engine={facts.engine} />}
      <WinsCard wins={wins} />
    </aside>
  );
}

/** The title and description of the page, with structured data for search engines. */
function GameHead({ data }: { data: PlayData }) {
  const t = useTranslations('game');
  const { name: brand } = useBrand();
  const { paths } = useSite();
  return (
    <PageHead
      title={data.game.title}
      description={() => t('description', { title: data.game.title, studio: data.studio, brand })}
      preview={import.meta.env.SSR ? gamePreview(data, paths) : undefined}
    />
  );
}

function GameMenuButton({ isOpen, className, onClick }: { isOpen: boolean; className: string; onClick: () => void }) {
  const t = useTranslations('game');
  return (
    <IconButton
      className={className}
      icon={isOpen ? XIcon : MenuIcon}
      label={t('menu.open')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onClick}
    />
  );
}

/**
 * The game page. The game is between the header and the responsible gaming strip, with facts about it next to it
 * [ROUTE-044].
 */
export function GamePage({ data, asked, held, balance, account, more }: GamePageProps) {
  const player = usePlayerSeed();
  const mode = asked ?? (player ? 'real' : 'demo');
  const sound = useGameSound();
  const area = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(area);
  const [menuOpen, setMenuOpen] = useState(false);
  const [sheet, setSheet] = useState<{ name: GameSheet } | null>(null);
  const [checkHeld, setCheckHeld] = useState(false);
  const events = useFrameEvents(fullScreen.toggle);
  const closed = useClosed(data, mode, events.ending);
  const { still } = closed;
  const { identifier } = data.game;
  const menuButton = (className: string) => (
    <GameMenuButton isOpen={menuOpen} className={className} onClick={() => setMenuOpen(!menuOpen)} />
  );
  const shared = { data, mode, still, sound, onSound: () => turnSound(!sound), fullScreen };

  return (
    <div className="game-page">
      <GameHead data={data} />
      <GameHeader {...shared} menu={menuButton('only-mobile')}>
        {account}
      </GameHeader>
      <main className="game wrap" id="content" tabIndex={-1}>
        <div className="game__play" ref={area}>
          <GameArea {...{ data, mode, closed, events, balance, sound, sheet }} held={held || checkHeld} />
          {closed.isSoon || closed.needsAccount ? (
            <ClosedStrip menu={menuButton('')} />
          ) : (
            <PlayStrip
              game={identifier}
              mode={mode}
              rounds={events.rounds}
              figures={still ? null : events.figures}
              menu={menuButton('')}
            />
          )}
          {player && mode === 'real' && !still && (
            <RealityCheckWatch
              playerId={player.user.id}
              rounds={events.rounds}
              inRound={events.inRound}
              refusals={events.checksAsked}
              onHold={setCheckHeld}
              onStop={events.stop}
            />
          )}
          {menuOpen && <GameMenu {...shared} onSheet={name => setSheet({ name })} onClose={() => setMenuOpen(false)} />}
        </div>
        <footer className="game__trust row flex-wrap between gap-3">
          <TrustLine />
          <CookieChoice />
        </footer>
        <GameSide data={data} mode={mode} isSoon={closed.isSoon} />
        <div className="game__more" id="more">
          {more}
        </div>
      </main>
    </div>
  );
}
