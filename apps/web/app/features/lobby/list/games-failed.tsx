import { Button } from '@liftoff/ui/button';
import { RefreshCwIcon } from '@liftoff/ui/icons';
import { ErrorState } from '@liftoff/ui/state-panel';
import { useTranslations } from 'use-intl';

/** Shown if games failed to load. Says that the player's money is not affected. */
export default function GamesFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('lobby.list');
  return (
    <ErrorState
      section
      headingLevel={2}
      title={t('failedTitle')}
      text={t('failedText')}
      action={
        <Button onClick={onRetry}>
          <RefreshCwIcon />
          {t('retry')}
        </Button>
      }
    />
  );
}
