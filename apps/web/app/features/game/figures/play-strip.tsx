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
  /** Rounds shown so far: with each the figures are read again. */
  rounds: number;
  /** What the game shows, for the column of a low screen; null before it has said anything. */
  figures: GameFigures | null;
  /** The way to the game's menu. */
  menu: ReactNode;
}

/**
 * The site's own strip at the game: time, this game, today and the pause of 24 hours [C16] [C18]. It is no part of the frame, so
 * no game can cover it, in full screen neither. Demo play moves no money, and the strip says so. On a low screen it is the
 * column beside the game, with the way back, the menu and the game's figures.
 */
export function PlayStrip({ game, mode, rounds, figures, menu }: PlayStripProps) {
  const t = useTranslations('game.strip');
  const header = useTranslations('game.header');
  const paths = usePaths();
  const isPlayer = usePlayerSeed() !== null;
  return (
    <section className="rg num" aria-label={t('label')}>
      <div className="rg__nav only-low">
        <IconButtonLink icon={ArrowLeftIcon} label={header('back')} href={paths.lobby()} />
        {menu}
      </div>
      <div className="rg__game only-low">
        <StripFigure name={t(mode === 'real' ? 'balanceReal' : 'balanceDemo')} value={figures?.balance} />
        {figures?.label && <StripFigure name={figures.label} value={figures.value} />}
      </div>
      {isPlayer ? (
        <PlayerFigures game={game} mode={mode} rounds={rounds} />
      ) : (
        <p className="small t2 rg__demo">{t('demo')}</p>
      )}
      {isPlayer && <PauseButton />}
    </section>
  );
}

function WaitingFigure() {
  return <StripFigure name={useTranslations('game.strip')('session')} value="" />;
}

/** Begins the pause of 24 hours with one press [C16]. */
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
        <span className="only-d">{t('button')}</span>
        <span className="only-m">{t('short')}</span>
      </Button>
      {pausing && <PausePlay onClose={() => setPausing(false)} />}
    </>
  );
}
