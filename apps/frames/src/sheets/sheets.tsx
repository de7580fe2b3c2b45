import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LatePart } from './late-part.tsx';
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
  const t = useTranslations();
  if (open === null) return null;
  if (open === 'info') return info(onClose);
  return (
    <LatePart
      key={open}
      load={lateSheets[open]}
      props={{ running, onClose }}
      title={t(`${open}.title`)}
      failed={t('sheet.failed')}
      onClose={onClose}
    />
  );
}
