import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OpenSession } from '@liftoff/contract/account/security';
import { Badge } from '@liftoff/ui/badge';
import { Button } from '@liftoff/ui/button';
import { Card } from '@liftoff/ui/card';
import { LogOutIcon } from '@liftoff/ui/icons';
import { useToast } from '@liftoff/ui/toast';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { inBackground } from '../../../shared/calls/in-background.ts';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { securityCalls } from '../../../shared/calls/tables/security-calls.ts';
import { deviceIcons, useDeviceWords } from './device-words.ts';
import { SecurityRow } from './security-row.tsx';
import { useLocalTime } from './use-local-time.ts';
import type { Reauth } from '../../../shared/player/reauth/use-reauth.tsx';

interface SessionsCardProps {
  /** Sessions loaded with the page. */
  sessions: OpenSession[];
  reauth: Reauth;
}

/** Lists the player's sessions; each one except the current session can be ended [A11]. */
export function SessionsCard({ sessions: seed, reauth }: SessionsCardProps) {
  const t = useTranslations('security.sessions');
  const failed = useTranslations('security')('failed');
  const queries = useQueryClient();
  const { show } = useToast();
  const { name: nameOf } = useDeviceWords();
  const [ending, setEnding] = useState<string | null>(null);
  const { data: sessions } = useQuery({
    queryKey: queryKeys.sessions(),
    queryFn: ({ signal }) => securityCalls.listSessions({ signal, headers: inBackground }),
    initialData: seed,
  });

  /** `what` is the id of a session, or `others` for all other sessions. */
  const end = async (what: string, work: () => Promise<OpenSession[]>, done: string) => {
    setEnding(what);
    try {
      const left = await reauth.run(work);
      if (left) {
        queries.setQueryData(queryKeys.sessions(), left);
        show({ tone: 'ok', content: done });
      }
    } catch {
      show({ tone: 'bad', content: failed });
      void queries.invalidateQueries({ queryKey: queryKeys.sessions() });
    }
    setEnding(null);
  };

  return (
    <Card aria-labelledby="sc-sessions" className="margin-top-4">
      <div className="row between flex-wrap gap-3">
        <div>
          <h2 className="heading-3" id="sc-sessions">
            {t('title')}
          </h2>
          <p className="caption text-muted margin-top-1 numeric">{t('count', { count: sessions.length })}</p>
        </div>
        {sessions.length > 1 && (
          <Button
            className="security__sign-out"
            pending={ending === 'others'}
            pendingLabel={t('signingOut')}
            onClick={() => void end('others', () => securityCalls.endOtherSessions({}), t('othersEnded'))}
          >
            <LogOutIcon />
            {t('everywhere')}
          </Button>
        )}
      </div>
      <ul className="margin-top-3">
        {sessions.map(session => {
          const name = nameOf(session);
          const work = () => securityCalls.endSession({ params: { id: session.id } });
          return (
            <SessionRow key={session.id} session={session} name={name}>
              {!session.current && (
                <Button
                  size="s"
                  aria-label={t('outOf', { name })}
                  pending={ending === session.id}
                  onClick={() => void end(session.id, work, t('ended', { name }))}
                >
                  {t('out')}
                </Button>
              )}
            </SessionRow>
          );
        })}
      </ul>
    </Card>
  );
}

interface SessionRowProps {
  session: OpenSession;
  name: string;
  children: ReactNode;
}

function SessionRow({ session, name, children }: SessionRowProps) {
  const t = useTranslations('security.sessions');
  const { place: placeOf } = useDeviceWords();
  const time = useLocalTime();
  const { current, kind, seen_at: seenAt } = session;
  const place = placeOf(session);
  const when = current ? t('now') : time.minute(seenAt);
  const title = (
    <>
      {name} {current && <Badge tone="ok">{t('this')}</Badge>}
    </>
  );
  return (
    <SecurityRow
      icon={deviceIcons[kind]}
      marked={current}
      title={title}
      text={
        <span className="numeric">
          {place}
          <span className="security__inline-time"> · {when}</span>
        </span>
      }
    >
      <span className="security__when small text-secondary numeric">{when}</span>
      {children}
    </SecurityRow>
  );
}
