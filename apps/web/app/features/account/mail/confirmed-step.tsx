import type { User } from '@liftoff/contract/account/account';
import { ButtonLink } from '@liftoff/ui/button-link';
import { CircleCheckIcon } from '@liftoff/ui/icons';
import { KeyValue, KeyValues } from '@liftoff/ui/key-values';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePaths } from '../../../shared/site/site.ts';
import { LimitText, useDepositLimit } from '../sign-up/deposit-limit.tsx';
import { useSessionPlayer } from '../sign-up/session-player.ts';
import { StepHead } from '../step-head.tsx';

const bold = (words: ReactNode) => <b>{words}</b>;

/**
 * Shown once the address is confirmed. If the player who owns the address is signed in in this browser, it also shows
 * how the account is set up. In any other browser it shows no details.
 */
export function ConfirmedStep() {
  const t = useTranslations('access.confirmation');
  const paths = usePaths();
  const user = useSessionPlayer();
  const owner = user?.confirmed_at ? user : null;
  return (
    <div className="column gap-6">
      <StepHead icon={CircleCheckIcon} tone="ok" title={t('title')} arrived>
        {owner ? t.rich('owned', { email: owner.email, b: bold }) : t('text')}
      </StepHead>
      {owner && <Beginning user={owner} />}
      <ButtonLink variant="primary" size="l" block href={paths.lobby()} data-document="">
        {t('continue')}
      </ButtonLink>
      <p className="caption text-muted account-form__note">{t('elsewhere')}</p>
    </div>
  );
}

function Beginning({ user }: { user: User }) {
  const t = useTranslations('access.confirmation');
  const done = useTranslations('account.done');
  const limit = useDepositLimit(user.id);
  return (
    <KeyValues well>
      <KeyValue name={done('limit')}>
        <LimitText limit={limit} />
      </KeyValue>
      <KeyValue name={t('offers')}>{t(user.receive_promos ? 'offersOn' : 'offersOff')}</KeyValue>
      <KeyValue name={done('identity')}>{user.verified ? done('verified') : t('identityLater')}</KeyValue>
    </KeyValues>
  );
}
