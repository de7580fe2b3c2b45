import { Button } from '@liftoff/ui/button';
import { IconButtonLink } from '@liftoff/ui/icon-button';
import { ArrowLeftIcon, PauseIcon } from '@liftoff/ui/icons';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePlayerSeed } from '../../../shared/player/player.ts';
import { usePaths } from '../../../shared/site/site.ts';
import type { GameFigures } from '../stage/frame-events.ts';
import { part } from '../../../shared/parts/part.tsx';
import { StripFigure } from './strip-figure.tsx';

const PausePlay = part(() => import('../../../shared/player/limits/pause-play.tsx'));
const PlayerFigures = part(() => import('./player-figures.tsx'), { fallback: <WaitingFigure /> });

interface PlayStripProps {
  game: string;
  mode: 'real' | 'demo';
  /** Number of rounds shown so far; the figures are reloaded whenever it changes. */
  rounds: number;
  /** The figures that the game displays, for the column on a low screen; `null` until the game has sent them. */
  figures: GameFigures | null;
  /** The button that opens the game menu. */
  menu: ReactNode;
}

/**
 * The site's responsible gaming strip: session time, results of this game and today, and the 24-hour pause [C16]
 * [C18]. It is outside the frame, so that no game can cover it, not even in full screen. Demo play moves no money,
 * and the strip says so. On a low screen it is the column next to the game, with the back link, the menu and the
 * game's figures.
 */
export function PlayStrip({ game, mode, rounds, figures, menu }: PlayStripProps) {
  const t = useTranslations('game.strip');
  const isPlayer = usePlayerSeed() !== null;
  return (
    <section className="play-strip numeric" aria-label={t('label')}>
      <LowNavigation menu={menu} />
      <div className="play-strip__game only-low">
        <StripFigure name={t(mode === 'real' ? 'balanceReal' : 'balanceDemo')} value={figures?.balance} />
        {figures?.bonus && <StripFigure name={t('bonus')} value={figures.bonus} />}
        {figures?.label && <StripFigure name={figures.label} value={figures.value} />}
      </div>
      {isPlayer ? (
        <PlayerFigures game={game} mode={mode} rounds={rounds} />
      ) : (
        <p className="small text-secondary play-strip__demo">{t('demo')}</p>
      )}
      {isPlayer && <PauseButton />}
    </section>
  );
}

function LowNavigation({ menu }: { menu: ReactNode }) {
  const t = useTranslations('game.header');
  const paths = usePaths();
  return (
    <div className="play-strip__nav only-low">
      <IconButtonLink icon={ArrowLeftIcon} label={t('back')} href={paths.lobby()} />
      {menu}
    </div>
  );
}

/**
 * The column of a game that is not open: on a low screen, where the header is hidden, it has the way back and the
 * menu. On other screens it is not shown.
 */
export function ClosedStrip({ menu }: { menu: ReactNode }) {
  return (
    <div className="play-strip play-strip--closed">
      <LowNavigation menu={menu} />
    </div>
  );
}

function WaitingFigure() {
  return <StripFigure name={useTranslations('game.strip')('session')} value="" />;
}

/** Button for the 24-hour pause, which the player confirms in a sheet [C16]. */
function PauseButton() {
  const t = useTranslations('player.pause');
  const [pausing, setPausing] = useState(false);
  return (
    <>
      <Button
        size="s"
        aria-label={`${t('short')}: ${t('button')}`}
        title={t('hint')}
        aria-haspopup="dialog"
        onClick={() => setPausing(true)}
      >
        <PauseIcon />
        <span className="only-desktop">{t('button')}</span>
        <span className="only-mobile">{t('short')}</span>
      </Button>
      {pausing && <PausePlay onClose={() => setPausing(false)} />}
    </>
  );
}
