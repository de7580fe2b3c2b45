import { lazy, Suspense, type ReactNode } from 'react';
import type { SheetName } from './sheet-name.ts';

const RoundsSheet = lazy(async () => ({ default: (await import('./rounds-sheet.tsx')).RoundsSheet }));
const FairnessSheet = lazy(async () => ({ default: (await import('../fairness/fairness-sheet.tsx')).FairnessSheet }));

/** The sheet that is open. Info is the game's own; rounds and fairness are the same in every game and load when opened. */
export function Sheets({
  open,
  info,
  running,
  onClose,
}: {
  open: SheetName | null;
  info: (onClose: () => void) => ReactNode;
  /** A round runs: the seed pair cannot be rotated now. */
  running: boolean;
  onClose: () => void;
}) {
  if (open === null) return null;
  return (
    <Suspense fallback={null}>
      {open === 'info' ? info(onClose) : null}
      {open === 'rounds' ? <RoundsSheet onClose={onClose} /> : null}
      {open === 'fairness' ? <FairnessSheet running={running} onClose={onClose} /> : null}
    </Suspense>
  );
}
