import type { User } from '@liftoff/contract/account';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Card } from '@liftoff/ui/card';
import { CircleCheckIcon, MailIcon, PhoneIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { useBrand } from '../../../shared/shell-data.ts';
import { usePaths } from '../../../shared/site.ts';
import { SecurityRow } from './security-row.tsx';

/** The ways the casino reaches its player. The phone is changed with the profile; another e-mail goes by support. */
export function ReachCard({ user }: { user: User }) {
  const t = useTranslations('security.reach');
  const paths = usePaths();
  const { email: support } = useBrand();
  const confirmed = (
    <span className="sc__ok">
      <CircleCheckIcon size="s" />
      {t('confirmed')}
    </span>
  );
  const phone = user.mobile_phone;
  return (
    <Card aria-labelledby="sc-reach">
      <h2 className="h3" id="sc-reach">
        {t('title')}
      </h2>
      <ul className="mt2">
        <SecurityRow icon={MailIcon} title={user.email} text={user.confirmed_at ? confirmed : t('unconfirmed')} />
        <SecurityRow
          icon={PhoneIcon}
          title={<span className="num">{phone ?? t('noPhone')}</span>}
          text={phone === null ? '' : t('phoneNote')}
        >
          <ButtonLink size="s" href={paths.profile('main')} aria-label={t(phone === null ? 'addPhone' : 'changePhone')}>
            {t(phone === null ? 'add' : 'change')}
          </ButtonLink>
        </SecurityRow>
      </ul>
      <p className="cap t3 mt3">
        {t.rich('emailNote', {
          email: support,
          mail: words => (
            <a className="link" href={`mailto:${support}`}>
              {words}
            </a>
          ),
        })}
      </p>
    </Card>
  );
}
