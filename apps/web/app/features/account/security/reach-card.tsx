import type { User } from '@liftoff/contract/account/account';
import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Card } from '@liftoff/ui/card';
import { CircleCheckIcon, HourglassIcon, MailIcon, PhoneIcon } from '@liftoff/ui/icons';
import { useToast } from '@liftoff/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { securityCalls } from '../../../shared/calls/tables/security-calls.ts';
import { usePaths } from '../../../shared/site/site.ts';
import { EmailDialog } from './email-dialog.tsx';
import { SecurityRow } from './security-row.tsx';
import type { Reauth } from '../../../shared/player/reauth/use-reauth.tsx';

interface ReachCardProps {
  user: User;
  /** The new email address, while its confirmation link is unused; `null` if there is none. */
  waiting: string | null;
  reauth: Reauth;
  onChanged: () => void;
}

/**
 * The player's contact details. The phone number is changed in the profile, the email address through a link sent to
 * the new address.
 */
export function ReachCard({ user, waiting, reauth, onChanged }: ReachCardProps) {
  const t = useTranslations('security.reach');
  const failed = useTranslations('security')('failed');
  const paths = usePaths();
  const { show } = useToast();
  const [asking, setAsking] = useState(false);
  const keep = () =>
    securityCalls.cancelEmailChange({}).then(
      () => {
        show({ tone: 'ok', content: t('kept') });
        onChanged();
      },
      () => show({ tone: 'bad', content: failed }),
    );
  const confirmed = (
    <span className="security__confirmed">
      <CircleCheckIcon size="s" />
      {t('confirmed')}
    </span>
  );
  const unconfirmed = (
    <span className="row gap-2 flex-wrap">
      {t('unconfirmed')}
      <a className="link" href={paths.emailVerify()}>
        {t('confirmEmail')}
      </a>
    </span>
  );
  const phone = user.mobile_phone;
  return (
    <Card aria-labelledby="sc-reach">
      <h2 className="heading-3" id="sc-reach">
        {t('title')}
      </h2>
      <ul className="margin-top-2">
        <SecurityRow icon={MailIcon} title={user.email} text={user.confirmed_at ? confirmed : unconfirmed}>
          <Button size="s" aria-label={t('changeEmail')} onClick={() => setAsking(true)}>
            {t('change')}
          </Button>
        </SecurityRow>
        {waiting !== null && (
          <SecurityRow icon={HourglassIcon} title={t('waiting', { email: waiting })} text="">
            <Button size="s" onClick={() => void keep()}>
              {t('cancelEmail')}
            </Button>
          </SecurityRow>
        )}
        <SecurityRow
          icon={PhoneIcon}
          title={<span className="numeric">{phone ?? t('noPhone')}</span>}
          text={phone === null ? '' : t('phoneNote')}
        >
          <ButtonLink size="s" href={paths.profile('main')} aria-label={t(phone === null ? 'addPhone' : 'changePhone')}>
            {t(phone === null ? 'add' : 'change')}
          </ButtonLink>
        </SecurityRow>
      </ul>
      <EmailDialog
        open={asking}
        onClose={() => setAsking(false)}
        current={user.email}
        reauth={reauth}
        onAsked={() => {
          setAsking(false);
          onChanged();
        }}
      />
    </Card>
  );
}
