import { PauseIcon } from '@liftoff/ui/icons';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePlayerSeed } from '../../shared/player.ts';
import { usePaths } from '../../shared/site.ts';

const PlayerFigures = lazy(() => import('./player-figures.tsx'));

interface PlayStripProps {
  game: string;
  mode: 'real' | 'demo';
  /** Rounds shown so far: with each the figures are read again. */
  rounds: number;
}

/**
 * The site's own strip at the game: time, this game, today and the way to a break [C18]. It is no part of the frame, so
 * no game can cover it, in full screen neither. Demo play moves no money, and the strip says so.
 */
export function PlayStrip({ game, mode, rounds }: PlayStripProps) {
  const t = useTranslations('game.strip');
  const paths = usePaths();
  const isPlayer = usePlayerSeed() !== null;
  return (
    <section className="rg num" aria-label={t('label')}>
      {isPlayer ? (
        <Suspense fallback={<StripFigure name={t('session')} value="" />}>
          <PlayerFigures game={game} mode={mode} rounds={rounds} />
        </Suspense>
      ) : (
        <p className="small t2 rg__demo">{t('demo')}</p>
      )}
      {isPlayer && (
        <a className="btn btn--s" href={paths.profile('limits')}>
          <PauseIcon />
          <span className="only-d">{t('break')}</span>
          <span className="only-m">{t('breakShort')}</span>
        </a>
      )}
    </section>
  );
}

/** One figure of the strip; its place is kept while the value is on its way. */
export function StripFigure({ name, value }: { name: string; value: ReactNode }) {
  return (
    <dl>
      <dt>{name}</dt>
      <dd>{value || '\u00a0'}</dd>
    </dl>
  );
}
