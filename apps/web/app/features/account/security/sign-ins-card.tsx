import { Button } from '@liftoff/ui/button';
import { Card } from '@liftoff/ui/card';
import { SkeletonRows } from '@liftoff/ui/skeleton';
import { ErrorState } from '@liftoff/ui/state-panel';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { inBackground } from '../../../shared/calls/in-background.ts';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { securityCalls } from '../../../shared/calls/tables/security-calls.ts';
import { deviceIcons, useDeviceWords } from './device-words.ts';
import { SecurityRow } from './security-row.tsx';
import { useLocalTime } from './use-local-time.ts';

/** Recent sign-ins with time, device and country. */
export function SignInsCard() {
  const t = useTranslations('security.signIns');
  const words = useDeviceWords();
  const time = useLocalTime();
  const { data, isError, refetch } = useQuery({
    queryKey: queryKeys.signIns(),
    queryFn: ({ signal }) => securityCalls.listSignIns({ signal, headers: inBackground }),
  });
  return (
    <Card aria-labelledby="sc-sign-ins" className="margin-top-4" aria-busy={!data && !isError}>
      <h2 className="heading-3" id="sc-sign-ins">
        {t('title')}
      </h2>
      <p className="caption text-muted margin-top-1">{t('text')}</p>
      {isError && (
        <ErrorState title={t('failed')} action={<Button onClick={() => void refetch()}>{t('retry')}</Button>} />
      )}
      {!data && !isError && <SkeletonRows />}
      {data && (
        <ul className="margin-top-3">
          {data.map(signIn => (
            <SecurityRow
              key={signIn.at}
              icon={deviceIcons[signIn.kind]}
              title={words.name(signIn)}
              text={
                <span className="numeric">
                  {words.place(signIn)}
                  <span className="security__inline-time"> · {time.minute(signIn.at)}</span>
                </span>
              }
            >
              <time className="security__when small text-secondary numeric" dateTime={signIn.at}>
                {time.minute(signIn.at)}
              </time>
            </SecurityRow>
          ))}
        </ul>
      )}
    </Card>
  );
}
