import type { SecurityState } from '@liftoff/contract/account/security';
import { Badge } from '@liftoff/ui/badge';
import { Button } from '@liftoff/ui/button';
import { Card } from '@liftoff/ui/card';
import { Dialog } from '@liftoff/ui/dialog';
import { CheckIcon, FileTextIcon, SmartphoneIcon } from '@liftoff/ui/icons';
import { useToast } from '@liftoff/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { securityCalls } from '../../../shared/calls/tables/security-calls.ts';
import { CodesScreen } from './codes-screen.tsx';
import { SecurityRow } from './security-row.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';
import { useLocalTime } from './use-local-time.ts';
import type { Reauth } from '../../../shared/player/reauth/use-reauth.tsx';

type Setup = Awaited<ReturnType<typeof securityCalls.beginTwoFactor>>;

interface TwoFactorCardProps {
  state: SecurityState['two_factor'];
  reauth: Reauth;
  onChanged: () => void;
}

/** Two-factor sign-in: turns it on or off, changes the authenticator, and creates new backup codes. */
export function TwoFactorCard({ state, reauth, onChanged }: TwoFactorCardProps) {
  const t = useTranslations('security.twoFactor');
  const failed = useTranslations('security')('failed');
  const time = useLocalTime();
  const { show } = useToast();
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const attempt = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    await work().catch(() => show({ tone: 'bad', content: failed }));
    setBusy(false);
  };
  const begin = () => attempt(async () => setSetup(await reauth.run(() => securityCalls.beginTwoFactor({}))));
  const renew = () =>
    attempt(async () => setCodes((await reauth.run(() => securityCalls.renewBackupCodes({})))?.backup_codes ?? null));
  const turnOff = () =>
    attempt(async () => {
      const done = await reauth.run(async () => {
        await securityCalls.turnTwoFactorOff({});
        return true;
      });
      setAsking(false);
      if (!done) return;
      show({ tone: 'ok', content: t('isOff') });
      onChanged();
    });
  const finish = (content: string) => {
    setSetup(null);
    setCodes(null);
    show({ tone: 'ok', content });
    onChanged();
  };

  return (
    <Card aria-labelledby="sc-two-factor">
      <div className="row between gap-2">
        <h2 className="heading-3" id="sc-two-factor">
          {t('title')}
        </h2>
        {state.enabled ? (
          <Badge tone="ok" icon={CheckIcon}>
            {t('on')}
          </Badge>
        ) : (
          <Badge>{t('off')}</Badge>
        )}
      </div>
      {state.enabled ? (
        <>
          <ul className="margin-top-2">
            <SecurityRow
              icon={SmartphoneIcon}
              title={t('app')}
              text={state.since && <span className="numeric">{t('added', { date: time.day(state.since) })}</span>}
            >
              <Button size="s" onClick={() => void begin()}>
                {t('replace')}
              </Button>
            </SecurityRow>
            <SecurityRow
              icon={FileTextIcon}
              title={t('codes')}
              text={
                <span className="numeric">
                  {t('left', { left: state.backup_codes_left, count: state.backup_codes_count })}
                </span>
              }
            >
              <Button size="s" onClick={() => void renew()}>
                {t('newCodes')}
              </Button>
            </SecurityRow>
          </ul>
          <div className="row between flex-wrap gap-2 margin-top-3">
            <p className="caption text-muted">{t('note')}</p>
            <button type="button" className="security__text-button" onClick={() => setAsking(true)}>
              {t('turnOff')}
            </button>
          </div>
        </>
      ) : (
        <>
          <p className="text-secondary small margin-top-3">{t('offText')}</p>
          <div className="margin-top-4">
            <Button variant="primary" onClick={() => void begin()}>
              {t('turnOn')}
            </Button>
          </div>
        </>
      )}
      {setup && (
        <TwoFactorSetup setup={setup} reauth={reauth} onClose={() => setSetup(null)} onDone={() => finish(t('isOn'))} />
      )}
      {codes && <CodesScreen codes={codes} onClose={() => finish(t('renewed'))} />}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('question')}
        closeLabel={t('keep')}
        size="s"
        sheet
        footer={
          <div className="column gap-2">
            <Button variant="danger" block pending={busy} pendingLabel={t('turningOff')} onClick={() => void turnOff()}>
              {t('turnOff')}
            </Button>
            <Button block onClick={() => setAsking(false)}>
              {t('keep')}
            </Button>
          </div>
        }
      >
        <p className="text-secondary">{t('questionText')}</p>
      </Dialog>
    </Card>
  );
}
