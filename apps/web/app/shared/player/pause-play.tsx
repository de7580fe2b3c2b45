import { CallError } from '@liftoff/contract/client';
import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Sheet } from '@liftoff/ui/dialog';
import '@liftoff/ui/styles/dialogs.css';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { limitsCalls } from '../calls/limits-calls.ts';
import { endSession } from '../calls/session-lost.ts';
import { useAttemptKey } from '../form/attempt-key.ts';
import { usePaths } from '../site.ts';
import { useMomentText } from './limit-words.ts';
import { PauseSheet } from './pause-sheet.tsx';
import { resetSessionTimer } from './session-timer.ts';
import { leavePage } from '../leave-page.ts';

/**
 * The pause of 24 hours [C16]: the sheet of its button asks once, so that no slip of a finger begins it. From the press on
 * it the platform signs the player out everywhere; what this page still shows is until when.
 */
export default function PausePlay({ onClose }: { onClose: () => void }) {
  const t = useTranslations('player.pause');
  const paths = usePaths();
  const { moment } = useMomentText();
  const attempt = useAttemptKey();
  const [until, setUntil] = useState<string | null>(null);
  // Full screen shows the game alone; what is asked lies over the whole page.
  useEffect(() => {
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
  }, []);
  const leave = () => leavePage(paths.lobby());
  const start = async () => {
    try {
      const { ends_at: end } = await endSession(() =>
        limitsCalls.setLimit({
          body: { type: 'coolingoff', period: 'day', sign_out: true },
          headers: { 'idempotency-key': attempt.of('pause') },
        }),
      );
      resetSessionTimer();
      setUntil(end ?? '');
    } catch (error) {
      // Signed out already, by a press whose answer was lost or on another device: the page leads to the sign-in.
      if (!(error instanceof CallError) || error.refusal !== 'unauthenticated') throw error;
    }
  };
  if (until !== null)
    return (
      <Sheet
        open
        dismissible={false}
        onClose={leave}
        title={t('begunTitle')}
        closeLabel={t('close')}
        footer={
          <Button variant="primary" size="l" block onClick={leave}>
            {t('leave')}
          </Button>
        }
      >
        <p className="t2" role="status">
          {t('begun', { until: until === '' ? '' : moment(until) })}
        </p>
      </Sheet>
    );
  return (
    <PauseSheet
      title={t('title')}
      text={t('text')}
      closeLabel={t('close')}
      confirmLabel={t('start')}
      confirmingLabel={t('starting')}
      failedText={t('failed')}
      other={
        <ButtonLink variant="ghost" block href={paths.profile('limits')}>
          {t('longer')}
        </ButtonLink>
      }
      onConfirm={start}
      onClose={onClose}
    />
  );
}
