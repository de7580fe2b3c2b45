import { Button } from '@liftoff/ui/button';
import { CircleAlertIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import type { Failure } from './failure.ts';

/** Shown if a game could not be opened. Says what happened and that the balance is safe, and offers one button. */
export function StartFailure({ failure }: { failure: Failure }) {
  const t = useTranslations();
  const key = failure === 'session' ? 'start.expired' : 'start.failed';
  return (
    <main className="game-frame game-frame--empty" role="alert">
      <CircleAlertIcon size="l" />
      <h1 className="heading-3">{t(`${key}.title`)}</h1>
      <p className="small text-secondary">{t(`${key}.text`)}</p>
      {failure === 'session' ? null : <Button onClick={() => location.reload()}>{t('start.again')}</Button>}
    </main>
  );
}
