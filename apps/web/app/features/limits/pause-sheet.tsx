import { Button } from '@liftoff/ui/button';
import { Sheet } from '@liftoff/ui/dialog';
import { Notice } from '@liftoff/ui/notice';
import { useState, type ReactNode } from 'react';

export interface PauseSheetProps {
  title: string;
  /** Text that explains the effect of the pause and when it ends. */
  text: string;
  closeLabel: string;
  confirmLabel: string;
  confirmingLabel: string;
  failedText: string;
  /** An alternative to the pause, shown below the button that begins it. */
  other: ReactNode;
  /** Begins the pause. If it rejects, the sheet shows the failure and lets the player try again. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks for confirmation before a pause begins, so that no accidental tap starts one [C11]. */
export function PauseSheet({ onConfirm, onClose, ...said }: PauseSheetProps) {
  const [step, setStep] = useState<'asking' | 'starting' | 'failed'>('asking');
  const confirm = () => {
    setStep('starting');
    onConfirm().catch(() => setStep('failed'));
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={said.title}
      closeLabel={said.closeLabel}
      footer={
        <div className="column gap-2">
          <Button
            variant="primary"
            size="l"
            block
            pending={step === 'starting'}
            pendingLabel={said.confirmingLabel}
            onClick={confirm}
          >
            {said.confirmLabel}
          </Button>
          {said.other}
        </div>
      }
    >
      <p className="text-secondary">{said.text}</p>
      {step === 'failed' && (
        <Notice tone="bad" role="alert" className="margin-top-4">
          {said.failedText}
        </Notice>
      )}
    </Sheet>
  );
}
