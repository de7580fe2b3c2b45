import { Button } from '@liftoff/ui/button';
import { Checkbox } from '@liftoff/ui/choice';
import { DownloadIcon, PrinterIcon } from '@liftoff/ui/icons';
import { Notice } from '@liftoff/ui/notice';
import { Well } from '@liftoff/ui/well';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { refusalOf, useRefusalText } from '../../../shared/form/refusals.ts';
import { saveFile } from '../../../shared/parts/save-file.ts';
import { useBrand } from '../../../shared/site/shell-data.ts';
import { CopyButton } from './copy-button.tsx';
import { SetupScreen, SetupSteps } from './setup-screen.tsx';

interface CodesScreenProps {
  codes: readonly string[];
  onClose: () => void;
  /**
   * Set during two-factor setup: `onBack` returns to the previous step, `onTurnOn` completes the setup. If they are
   * not set, the codes are already active.
   */
  onBack?: () => void;
  onTurnOn?: () => Promise<void>;
}

/** The backup codes, shown only once; the player continues after confirming that they are saved. */
export function CodesScreen({ codes, onClose, onBack, onTurnOn }: CodesScreenProps) {
  const t = useTranslations('security.codes');
  const refusalText = useRefusalText();
  const { email, name: brand } = useBrand();
  const [saved, setSaved] = useState(false);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const text = codes.join('\n');

  const finish = async () => {
    if (!onTurnOn) return onClose();
    setPending(true);
    setError(null);
    await onTurnOn().catch((cause: unknown) => setError(refusalText(refusalOf(cause))));
    setPending(false);
  };

  return (
    <SetupScreen
      label={t('title')}
      never={t('never', { brand })}
      scene={{ eyebrow: t('sceneEyebrow'), title: t('sceneTitle'), text: t('sceneText') }}
      onBack={onBack ?? onClose}
      onClose={onClose}
    >
      <div className="column security__form">
        {onTurnOn && <SetupSteps step={2} />}
        <div>
          <h1 className="heading-1">{t('title')}</h1>
          <p className="text-secondary margin-top-2">{t('text')}</p>
        </div>
        <Well className="security__codes">
          <ol className="numeric">
            {codes.map((code, at) => (
              <li key={code}>
                <span aria-hidden="true">{at + 1}</span>
                <b>{code}</b>
              </li>
            ))}
          </ol>
          <div className="security__save">
            <CopyButton text={text} label={t('copy')} done={t('copied')} />
            <Button size="s" onClick={() => saveFile(t('file', { brand: fileWord(brand) }), text, 'text/plain')}>
              <DownloadIcon size="s" />
              {t('download')}
            </Button>
            <Button size="s" className="security__print" onClick={() => window.print()}>
              <PrinterIcon size="s" />
              {t('print')}
            </Button>
          </div>
        </Well>
        <Notice tone="warn">{t('once')}</Notice>
        <Checkbox checked={saved} onChange={({ target }) => setSaved(target.checked)}>
          {t('saved')}
        </Checkbox>
        {error !== null && (
          <Notice tone="bad" role="alert">
            {error}
          </Notice>
        )}
        <Button
          variant="primary"
          size="l"
          block
          unavailable={!saved}
          pending={pending}
          pendingLabel={t('turningOn')}
          onClick={() => void finish()}
        >
          {t(onTurnOn ? 'turnOn' : 'done')}
        </Button>
        <p className="small text-secondary">
          {t.rich('lost', {
            mail: words => (
              <a className="link" href={`mailto:${email}`}>
                {words}
              </a>
            ),
          })}
        </p>
      </div>
    </SetupScreen>
  );
}

/** Converts a name for use in a file name. */
const fileWord = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
