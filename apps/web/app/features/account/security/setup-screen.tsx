import { FullScreenModal } from '@liftoff/ui/full-screen-modal';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { TrustLine } from '../../../shared/parts/trust-line.tsx';
import { AccountScene, BackButton } from '../account-frame.tsx';

interface SetupScreenProps {
  label: string;
  /** Text under the form about what the operator will never ask for. */
  never: string;
  scene: { eyebrow: string; title: string; text: string };
  onBack: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A step of the two-factor setup, shown over the page where the setup was started. */
export function SetupScreen({ label, never, scene, onBack, onClose, children }: SetupScreenProps) {
  const t = useTranslations('account');
  return (
    <FullScreenModal
      open
      onClose={onClose}
      label={label}
      closeLabel={t('close')}
      header={<BackButton onBack={onBack} />}
      footer={
        <div className="column gap-3">
          <p className="caption text-muted">{never}</p>
          <TrustLine />
        </div>
      }
      scene={<AccountScene kind="launch" {...scene} />}
    >
      {children}
    </FullScreenModal>
  );
}

/** Progress of the setup. */
export function SetupSteps({ step }: { step: 1 | 2 }) {
  const t = useTranslations('security.setup');
  return (
    <div className="steps" role="status">
      <i className={step === 1 ? 'is-on' : 'is-ok'} />
      <em />
      <i className={step === 2 ? 'is-on' : ''} />
      <span className="numeric">{t(step === 1 ? 'step1' : 'step2')}</span>
    </div>
  );
}
