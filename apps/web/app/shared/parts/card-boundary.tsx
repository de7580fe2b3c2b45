import { Button } from '@liftoff/ui/button';
import { Card } from '@liftoff/ui/card';
import { ErrorState } from '@liftoff/ui/state-panel';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Boundary } from './boundary.tsx';

/** Shows a card that failed to render as failed, with a button to try again, and keeps the rest of the page [B13]. */
export function CardBoundary({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Boundary name={name} instead={retry => <FailedCard onRetry={retry} />}>
      {children}
    </Boundary>
  );
}

function FailedCard({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('errors');
  return (
    <Card>
      <ErrorState title={t('part')} text={t('text')} action={<Button onClick={onRetry}>{t('retry')}</Button>} />
    </Card>
  );
}
