import type { VerificationStep } from '@liftoff/contract/account/verification';
import { Button } from '@liftoff/ui/button';
import { Card } from '@liftoff/ui/card';
import { ArrowUpFromLineIcon, CheckIcon, LockIcon } from '@liftoff/ui/icons';
import { Notice } from '@liftoff/ui/notice';
import { Track } from '@liftoff/ui/track';
import { useRef, useState, type ChangeEvent, type DragEvent, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { useSendDocument } from './use-send-document.ts';

const accepted = 'image/jpeg,image/png,image/webp,application/pdf';
const pictures = 'image/jpeg,image/png,image/webp';

interface DocumentSenderProps {
  step: VerificationStep;
  /** Takes the focus when another step is selected. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * Accepts the document for a step by drag and drop, file selection or camera, and explains what a good document
 * shows.
 */
export function DocumentSender({ step: { step, state, reason }, heading }: DocumentSenderProps) {
  const t = useTranslations('verification');
  const { sending, send } = useSendDocument(step);
  const isBusy = sending !== null && 'part' in sending;
  const take = (file: File | undefined) => {
    if (file && !isBusy) void send(file);
  };
  return (
    <>
      <h2 className="heading-2 margin-top-8 verification__title" ref={heading} tabIndex={-1}>
        {t(`steps.${step}.send`)}
      </h2>
      <Card className="verification__drop" aria-label={t(`steps.${step}.title`)}>
        <DropZone isFace={step === 'face'} busy={isBusy} onFile={take} />
        <div className="column gap-3">
          {sending && 'fault' in sending && (
            <Notice tone="bad" role="alert">
              {t(`faults.${sending.fault}`)}
            </Notice>
          )}
          {sending && 'part' in sending && <Progress {...sending} />}
          {state === 'rejected' && (
            <Notice tone="bad">
              <b className="verification__strong">{t('again')}</b> {t(`reasons.${reason ?? 'other'}`)}
            </Notice>
          )}
          <ul className="column gap-2 small text-secondary">
            {(['one', 'two'] as const).map(tip => (
              <li key={tip} className="row gap-3">
                <CheckIcon size="s" />
                {t(`steps.${step}.tips.${tip}`)}
              </li>
            ))}
            <li className="row gap-3">
              <LockIcon size="s" />
              {t('secure')}
            </li>
          </ul>
        </div>
      </Card>
    </>
  );
}

function Progress({ name, part }: { name: string; part: number }) {
  const t = useTranslations('verification');
  const percent = Math.floor(part * 100);
  const words = t('sending', { name, percent });
  return (
    <div>
      <p className="small text-secondary numeric verification__progress" role="status">
        {words}
      </p>
      <Track label={name} percent={percent} valueText={words} tone="plain" />
    </div>
  );
}

interface DropZoneProps {
  isFace: boolean;
  busy: boolean;
  onFile: (file: File | undefined) => void;
}

function DropZone({ isFace, busy, onFile }: DropZoneProps) {
  const t = useTranslations('verification.drop');
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onFile(event.target.files?.[0]);
    // Lets the player choose the same file again.
    event.target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFile(event.dataTransfer.files[0]);
  };
  return (
    <div
      className="verification__drop-zone"
      data-over={over ? '' : undefined}
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <ArrowUpFromLineIcon size="l" />
      <p className="title verification__mouse">{t('title')}</p>
      <p className="title verification__touch">{t('touch')}</p>
      <p className="caption text-muted">{t('text')}</p>
      <div className="row gap-2 flex-wrap margin-top-2">
        <Button unavailable={busy} onClick={() => files.current?.click()}>
          {t('file')}
        </Button>
        <Button unavailable={busy} className="verification__touch" onClick={() => camera.current?.click()}>
          {t('photo')}
        </Button>
      </div>
      <input ref={files} type="file" hidden accept={accepted} aria-label={t('file')} onChange={choose} />
      <input
        ref={camera}
        type="file"
        hidden
        accept={pictures}
        capture={isFace ? 'user' : 'environment'}
        aria-label={t('photo')}
        onChange={choose}
      />
    </div>
  );
}
