import { Button } from '@liftoff/ui/button';
import { Sheet } from '@liftoff/ui/dialog';
import { Notice } from '@liftoff/ui/notice';
import { useState, type ReactNode } from 'react';

export interface PauseSheetProps {
  title: string;
  /** What the pause does and until when. */
  text: string;
  closeLabel: string;
  confirmLabel: string;
  confirmingLabel: string;
  failedText: string;
  /** The other way on, under the button that begins the pause. */
  other: ReactNode;
  /** Begins the pause; a throw is told in the sheet, which can then be confirmed again. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks once more before a pause begins, so that no slip of a finger begins it [C11]. */
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
        <div className="col g2">
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
      <p className="t2">{said.text}</p>
      {step === 'failed' && (
        <Notice tone="bad" role="alert" className="mt4">
          {said.failedText}
        </Notice>
      )}
    </Sheet>
  );
}
