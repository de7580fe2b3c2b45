import { IconButton } from '@liftoff/ui/icon-button';
import { FingerprintIcon, HistoryIcon, InfoIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { usePhone } from '../frame/use-phone.ts';
import type { SheetName } from '../sheets/sheet-name.ts';
import { SheetMenu } from './sheet-menu.tsx';

const buttons = [
  ['rounds', HistoryIcon],
  ['info', InfoIcon],
  ['fairness', FingerprintIcon],
] as const;

/**
 * Buttons for Rounds, Info and Fairness: always available, even while a round runs. On a phone they share one button.
 */
export function SheetButtons({ onOpen }: { onOpen: (sheet: SheetName) => void }) {
  const t = useTranslations('bar');
  if (usePhone())
    return (
      <div className="game-bar__sheets">
        <SheetMenu onOpen={onOpen} />
      </div>
    );
  return (
    <div className="game-bar__sheets">
      {buttons.map(([name, Icon]) => (
        <IconButton key={name} icon={Icon} label={t(name)} filled onClick={() => onOpen(name)} />
      ))}
    </div>
  );
}
