import { CallError } from '@liftoff/contract/core/client';
import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Notice } from '@liftoff/ui/notice';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { limitsCalls } from '../../shared/calls/tables/limits-calls.ts';
import { useHydrated } from '../../shared/parts/hydrated.ts';
import { usePaths } from '../../shared/site/site.ts';

const refused = ['too_early', 'expired', 'unknown'] as const;
type Outcome = (typeof refused)[number] | 'failed' | 'done';

/**
 * Confirms a limit change with the token from the email, but only when the reader clicks. Email programs that open
 * links therefore confirm nothing [ROUTE-028]. Works for guests too. The token is read after hydration, because the
 * same cached guest page is used for all links.
 */
export function ConfirmPage() {
  const t = useTranslations('limits.confirm');
  const paths = usePaths();
  const hydrated = useHydrated();
  const [pending, setPending] = useState(false);
  const [answered, setOutcome] = useState<Outcome | null>(null);
  const token = hydrated ? new URLSearchParams(window.location.search).get('token') : undefined;
  const outcome = token === null ? 'unknown' : answered;
  const confirm = async () => {
    setPending(true);
    setOutcome(await confirmed(token ?? ''));
    setPending(false);
  };
  if (outcome === 'done')
    return (
      <div className="limits__confirm" role="status">
        <h1 className="heading-1">{t('doneTitle')}</h1>
        <p className="text-secondary">{t('doneText')}</p>
        <ButtonLink variant="primary" size="l" href={paths.profile('limits')}>
          {t('limits')}
        </ButtonLink>
      </div>
    );
  const mayTry = outcome === null || outcome === 'failed' || outcome === 'too_early';
  return (
    <div className="limits__confirm">
      <h1 className="heading-1">{t('title')}</h1>
      <p className="text-secondary">{t('text')}</p>
      {outcome && (
        <Notice tone={outcome === 'failed' ? 'bad' : 'warn'} role="alert">
          {t(outcome)}
        </Notice>
      )}
      {mayTry ? (
        <Button
          variant="primary"
          size="l"
          disabled={!hydrated}
          pending={pending}
          pendingLabel={t('sending')}
          onClick={() => void confirm()}
        >
          {t('button')}
        </Button>
      ) : (
        <ButtonLink size="l" href={paths.lobby()}>
          {t('lobby')}
        </ButtonLink>
      )}
    </div>
  );
}

async function confirmed(token: string): Promise<Outcome> {
  try {
    await limitsCalls.confirmLimit({ body: { token } });
    return 'done';
  } catch (error) {
    const said = error instanceof CallError ? error.body?.errors?.token?.[0] : undefined;
    return refused.find(word => word === said) ?? 'failed';
  }
}
