import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { FieldLabel } from '@liftoff/ui/field';
import { SmartphoneIcon } from '@liftoff/ui/icons';
import { OtpInput } from '@liftoff/ui/otp-input';
import { CallError } from '@liftoff/contract/core/client';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { QrCode } from '../../../shared/parts/qr-code.tsx';
import { securityCalls } from '../../../shared/calls/tables/security-calls.ts';
import { useFieldText } from '../../../shared/form/fields/field-text.ts';
import { fieldErrorsOf, refusalOf, useRefusalText } from '../../../shared/form/refusals.ts';
import { CodesScreen } from './codes-screen.tsx';
import { CopyButton } from './copy-button.tsx';
import { SetupScreen, SetupSteps } from './setup-screen.tsx';
import type { Reauth } from '../../../shared/player/reauth/use-reauth.tsx';
import { useBrand } from '../../../shared/site/shell-data.ts';

interface TwoFactorSetupProps {
  setup: { secret: string; uri: string; qr: string[] };
  reauth: Reauth;
  onClose: () => void;
  onDone: () => void;
}

/** Splits a secret into groups of four characters, so that it is easier to type. */
const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** Two-factor setup, from the key to the backup codes. Two-factor is turned on only after the codes are saved. */
export function TwoFactorSetup({ setup, reauth, onClose, onDone }: TwoFactorSetupProps) {
  const [codes, setCodes] = useState<string[] | null>(null);
  return codes ? (
    <CodesScreen
      codes={codes}
      onClose={onClose}
      onBack={() => setCodes(null)}
      onTurnOn={async () => {
        const done = await reauth.run(async () => {
          await securityCalls.turnTwoFactorOn({});
          return true;
        });
        if (done) onDone();
      }}
    />
  ) : (
    <LinkStep setup={setup} reauth={reauth} onClose={onClose} onCodes={setCodes} />
  );
}

function LinkStep({
  setup,
  reauth,
  onClose,
  onCodes,
}: Omit<TwoFactorSetupProps, 'onDone'> & { onCodes: (codes: string[]) => void }) {
  const t = useTranslations('security.setup');
  const { name: brand } = useBrand();
  const fieldText = useFieldText();
  const refusalText = useRefusalText();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  const wrong = (cause: unknown): string => {
    if (cause instanceof CallError && cause.refusal === 'not_found') return t('over');
    const { otp_attempt: key } = fieldErrorsOf(cause, ['otp_attempt']);
    return fieldText(key, t('code')) ?? refusalText(refusalOf(cause));
  };
  const send = async (typed: string) => {
    if (pending) return;
    setPending(true);
    setError(null);
    try {
      const answer = await reauth.run(() => securityCalls.confirmTwoFactor({ body: { otp_attempt: typed } }));
      if (answer) onCodes(answer.backup_codes);
    } catch (cause) {
      setError(wrong(cause));
      setCode('');
    }
    setPending(false);
  };

  return (
    <SetupScreen
      label={t('title')}
      never={t('never', { brand })}
      scene={{ eyebrow: t('sceneEyebrow'), title: t('sceneTitle'), text: t('sceneText') }}
      onBack={onClose}
      onClose={onClose}
    >
      <div className="column security__form">
        <SetupSteps step={1} />
        <div>
          <h1 className="heading-1">{t('title')}</h1>
          <p className="text-secondary margin-top-2">{t('text')}</p>
        </div>
        <div className="security__two-factor">
          <QrCode rows={setup.qr} label={t('qr')} className="security__qr-code" />
          <div className="security__manual-key">
            <FieldLabel>{t('key')}</FieldLabel>
            <p className="security__key">{inFours(setup.secret)}</p>
            <CopyButton text={setup.secret} label={t('copyKey')} done={t('copied')} />
          </div>
        </div>
        <ButtonLink block className="security__app" href={setup.uri}>
          <SmartphoneIcon />
          {t('open')}
        </ButtonLink>
        <div>
          <FieldLabel className="security__label">{t('code')}</FieldLabel>
          <OtpInput
            label={t('code')}
            value={code}
            onChange={setCode}
            onComplete={typed => void send(typed)}
            hint={t('hint')}
            error={error ?? undefined}
          />
        </div>
        <Button
          variant="primary"
          size="l"
          block
          unavailable={code.length < 6}
          pending={pending}
          pendingLabel={t('checking')}
          onClick={() => void send(code)}
        >
          {t('continue')}
        </Button>
      </div>
    </SetupScreen>
  );
}
