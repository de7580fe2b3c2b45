import { FingerprintIcon, HistoryIcon, InfoIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import type { SheetName } from '../sheets/sheet-name.ts';

const buttons = [
  ['rounds', HistoryIcon],
  ['info', InfoIcon],
  ['fairness', FingerprintIcon],
] as const;

/** Rounds, Info and Fairness: always at hand, also while a round runs. */
export function SheetButtons({ onOpen }: { onOpen: (sheet: SheetName) => void }) {
  const t = useTranslations('bar');
  return (
    <div className="gbar__sheets">
      {buttons.map(([name, Icon]) => (
        <button
          key={name}
          type="button"
          className="icbtn icbtn--fill"
          aria-label={t(name)}
          onClick={() => onOpen(name)}
        >
          <Icon />
        </button>
      ))}
    </div>
  );
}
