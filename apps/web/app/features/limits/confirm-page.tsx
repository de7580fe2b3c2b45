import { CallError } from '@liftoff/contract/core/client';
import type { LimitChange } from '@liftoff/contract/limits/limits';
import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Notice } from '@liftoff/ui/notice';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { limitsCalls } from '../../shared/calls/tables/limits-calls.ts';
import { useHydrated } from '../../shared/parts/hydrated.ts';
import { useMoneyText } from '../../shared/money/money-text.ts';
import { useLimitName, useMomentText } from '../../shared/player/limits/limit-words.ts';
import { usePaths, useSite } from '../../shared/site/site.ts';

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
  const { change, unknown } = useChange(token ?? null);
  const isEarly = change?.too_early === true;
  const outcome = token === null ? 'unknown' : (answered ?? unknown);
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
      {change && <ChangeText change={change} isEarly={isEarly} />}
      {outcome && (
        <Notice tone={outcome === 'failed' ? 'bad' : 'warn'} role="alert">
          {t(outcome)}
        </Notice>
      )}
      {mayTry ? (
        <Button
          variant="primary"
          size="l"
          disabled={!hydrated || isEarly}
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

interface ReadChange {
  /** The change that the token confirms; `null` until the answer arrives, or if it fails. */
  change: LimitChange | null;
  /** Why the link confirms nothing; `null` if it may. */
  unknown: 'expired' | 'unknown' | null;
}

const unread: ReadChange = { change: null, unknown: null };

/** Reads which change the token confirms. */
function useChange(token: string | null): ReadChange {
  const [read, setRead] = useState(unread);
  useEffect(() => {
    let isOpen = token !== null;
    if (token !== null) void lookUp(token).then(found => isOpen && setRead(found));
    return () => {
      isOpen = false;
    };
  }, [token]);
  return read;
}

async function lookUp(token: string): Promise<ReadChange> {
  return await readChange(token).catch((error: unknown) => {
    const said = error instanceof CallError ? error.body?.errors?.token?.[0] : undefined;
    return { ...unread, unknown: said === 'expired' || said === 'unknown' ? said : null };
  });
}

async function readChange(token: string): Promise<ReadChange> {
  return { ...unread, change: await limitsCalls.confirmLimit({ body: { token, look: true } }) };
}

/** Names the limit, its old and new size, and from when the change can be confirmed. */
function ChangeText({ change, isEarly }: { change: LimitChange; isEarly: boolean }) {
  const t = useTranslations('limits.confirm');
  const name = useLimitName();
  const money = useMoneyText();
  const { moment } = useMomentText();
  const { locale } = useSite();
  const sizeOf = ({ currency, amount_cents: cents, minutes }: LimitChange['before']): string =>
    currency !== null && cents !== null
      ? money.of(cents, currency)
      : (minutes ?? 0).toLocaleString(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  const words = { limit: name(change), before: sizeOf(change.before) };
  return (
    <>
      <p className="title numeric">
        {change.after === null ? t('removes', words) : t('raises', { ...words, after: sizeOf(change.after) })}
      </p>
      {isEarly && <Notice tone="info">{t('from', { time: moment(change.confirmable_at) })}</Notice>}
    </>
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
