import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Sheet } from './sheet.tsx';
import type { SheetName } from './sheet-name.ts';

interface LateSheetProps {
  /** Whether a round is running. The seed pair cannot be rotated while it is. */
  running: boolean;
  onClose: () => void;
}

const lateSheets = {
  rounds: async () => (await import('./rounds-sheet.tsx')).RoundsSheet,
  fairness: async () => (await import('../fairness/fairness-sheet.tsx')).FairnessSheet,
};

/**
 * The open sheet. Each game provides its own info sheet. The rounds and fairness sheets are shared, and loaded when
 * opened.
 */
export function Sheets({
  open,
  info,
  running,
  onClose,
}: LateSheetProps & {
  open: SheetName | null;
  info: (onClose: () => void) => ReactNode;
}) {
  if (open === null) return null;
  if (open === 'info') return info(onClose);
  return <LateSheet key={open} name={open} running={running} onClose={onClose} />;
}

/**
 * A sheet whose script is loaded when it is opened. If loading fails, the sheet shows an error and the game
 * continues; reopening the sheet tries again [B21].
 */
function LateSheet({ name, running, onClose }: LateSheetProps & { name: keyof typeof lateSheets }) {
  const t = useTranslations();
  const [Part, setPart] = useState<ComponentType<LateSheetProps> | 'failed' | null>(null);
  useEffect(() => {
    let isOpen = true;
    const show = (part: ComponentType<LateSheetProps> | 'failed') => {
      if (isOpen) setPart(() => part);
    };
    lateSheets[name]().then(show, () => show('failed'));
    return () => {
      isOpen = false;
    };
  }, [name]);
  if (Part === null) return null;
  if (Part !== 'failed') return <Part running={running} onClose={onClose} />;
  return (
    <Sheet title={t(`${name}.title`)} onClose={onClose}>
      <p className="sheet__body" role="alert">
        {t('sheet.failed')}
      </p>
    </Sheet>
  );
}
