import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OpenSession, SecurityState } from '@liftoff/contract/account/security';
import { useTranslations } from 'use-intl';
import { CardBoundary } from '../../../shared/parts/card-boundary.tsx';
import { inBackground } from '../../../shared/calls/in-background.ts';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { securityCalls } from '../../../shared/calls/tables/security-calls.ts';
import { PageHead } from '../../../shared/site/page-head.tsx';
import { usePlayerSeed } from '../../../shared/player/player.ts';
import { PasswordCard } from './password-card.tsx';
import { ReachCard } from './reach-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SignInsCard } from './sign-ins-card.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';
import { useReauth } from '../../../shared/player/reauth/use-reauth.tsx';
import '../account.css';
import './security.css';

/** Data loaded for the page. */
export interface SecurityData {
  state: SecurityState;
  sessions: OpenSession[];
}

/** Account security: password, contact details, two-factor, sessions and recent sign-ins [ROUTE-026]. */
export function SecurityPage({ state: seed, sessions }: SecurityData) {
  const t = useTranslations('security');
  const queries = useQueryClient();
  const user = usePlayerSeed()?.user;
  const { data: state } = useQuery({
    queryKey: queryKeys.security(),
    queryFn: ({ signal }) => securityCalls.securityState({ signal, headers: inBackground }),
    initialData: seed,
  });
  const reauth = useReauth(state.two_factor.enabled);
  if (!user) return null;
  const refresh = () => {
    for (const queryKey of [queryKeys.security(), queryKeys.sessions(), queryKeys.profile()])
      void queries.invalidateQueries({ queryKey });
  };

  return (
    <>
      <PageHead title={t('title')} hidden />
      <h1 className="heading-1">{t('title')}</h1>
      <p className="text-secondary margin-top-2 security__lead">{t('text')}</p>
      <div className="security__cards margin-top-4">
        <CardBoundary name="password">
          <PasswordCard user={user} changedAt={state.password_changed_at} onChanged={refresh} />
        </CardBoundary>
        <div className="column gap-4">
          <CardBoundary name="two-factor">
            <TwoFactorCard state={state.two_factor} reauth={reauth} onChanged={refresh} />
          </CardBoundary>
          <CardBoundary name="e-mail and phone">
            <ReachCard user={user} waiting={state.new_email} reauth={reauth} onChanged={refresh} />
          </CardBoundary>
        </div>
      </div>
      <CardBoundary name="sessions">
        <SessionsCard sessions={sessions} reauth={reauth} />
      </CardBoundary>
      <CardBoundary name="sign-ins">
        <SignInsCard />
      </CardBoundary>
      {reauth.dialog}
    </>
  );
}
