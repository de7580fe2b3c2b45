import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { useTranslations } from 'use-intl';
import { usePaths } from '../../../shared/site/site.ts';
import type { PlayData } from '../play-data.ts';
import { StagePanel } from './stage-panel.tsx';

/** Shown while a game is slow to open. It might still open, and the player can retry. */
export function SlowPanel({ data, onRetry }: { data: PlayData; onRetry: () => void }) {
  const t = useTranslations('game');
  const paths = usePaths();
  return (
    <div role="status" className="stp__slow">
      <StagePanel title={t('slow.title')} text={t('slow.text', { title: data.game.title })}>
        <div className="row g2 wrapx stp__ways">
          <Button variant="primary" onClick={onRetry}>
            {t('actions.retry')}
          </Button>
          <ButtonLink href={paths.lobby()}>{t('actions.lobby')}</ButtonLink>
        </div>
      </StagePanel>
    </div>
  );
}
