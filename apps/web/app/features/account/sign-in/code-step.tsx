import { Notice } from '@liftoff/ui/notice';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Sent } from '../../../shared/form/use-form.ts';
import { useBrand } from '../../../shared/site/shell-data.ts';
import { BackupCodeForm } from './backup-code-form.tsx';
import { CodeForm } from './code-form.tsx';

/** The second step of signing in: the authenticator code or a backup code, and help for players who have neither. */
export function CodeStep({ send }: { send: (code: string) => Promise<Sent<{ otp_attempt: string }>> }) {
  const t = useTranslations('account.code');
  const { email } = useBrand();
  const [byBackup, setByBackup] = useState(false);
  const [lost, setLost] = useState(false);
  return (
    <div className="column gap-4">
      {byBackup ? <BackupCodeForm send={send} /> : <CodeForm send={send} />}
      <div className="row between flex-wrap gap-2">
        <button type="button" className="link small" onClick={() => setByBackup(!byBackup)}>
          {t(byBackup ? 'useApp' : 'useBackup')}
        </button>
        <button type="button" className="link small" aria-expanded={lost} onClick={() => setLost(!lost)}>
          {t('lost')}
        </button>
      </div>
      {lost && (
        <Notice>
          {t.rich('lostText', {
            email,
            mail: words => (
              <a className="link" href={`mailto:${email}`}>
                {words}
              </a>
            ),
          })}
        </Notice>
      )}
    </div>
  );
}
