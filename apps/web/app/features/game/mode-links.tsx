import { SegmentLink, SegmentNav } from '@liftoff/ui/segments';
import { useTranslations } from 'use-intl';
import { usePlayerSeed } from '../../shared/player/player.ts';
import { usePaths } from '../../shared/site/site.ts';
import type { PlayData } from './play-data.ts';

/**
 * Links to real and demo play. The mode is part of the address [ROUTE-045]; guests must register before real play.
 */
export function ModeLinks({ data, mode, className }: { data: PlayData; mode: 'real' | 'demo'; className?: string }) {
  const t = useTranslations('game.header');
  const paths = usePaths();
  const isGuest = usePlayerSeed() === null;
  const { provider, slug } = data.game;
  const real = paths.play(provider, slug, 'real');
  const current = (own: 'real' | 'demo') => (own === mode ? ({ 'aria-current': 'page' } as const) : {});
  return (
    <SegmentNav className={className} aria-label={t('mode')}>
      <SegmentLink href={isGuest ? paths.signUp(real) : real} {...current('real')}>
        {t('real')}
      </SegmentLink>
      <SegmentLink href={paths.play(provider, slug, 'demo')} {...current('demo')}>
        {t('demo')}
      </SegmentLink>
    </SegmentNav>
  );
}
