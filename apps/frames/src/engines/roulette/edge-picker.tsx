import { Button } from '@liftoff/ui/button';
import { IconButton } from '@liftoff/ui/icon-button';
import { XIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { useModal } from '../../frame/use-modal.ts';
import { spotName } from './spot-label.ts';
import { paysTo1, spots } from './spots.ts';

/** Finger-sized buttons for the bets around one number, opened by holding that number down. */
export function EdgePicker({
  number,
  onLay,
  onClose,
}: {
  number: number;
  onLay: (spot: string) => void;
  onClose: () => void;
}) {
  const t = useTranslations();
  const tr = useTranslations('roulette');
  const dialog = useModal();
  const around = spots.filter(({ at, numbers }) => at !== null && numbers.includes(number));
  return (
    <dialog
      ref={dialog}
      className="picker"
      aria-label={t('roulette.around', { number })}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onClick={event => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="picker__header">
        <h2 className="title">{t('roulette.around', { number })}</h2>
        <IconButton icon={XIcon} label={t('close')} onClick={onClose} />
      </div>
      <ul className="picker__list numeric">
        {around.map(spot => (
          <li key={spot.id}>
            <Button
              onClick={() => {
                onLay(spot.id);
                onClose();
              }}
            >
              <span>{spotName(tr, spot)}</span>
              <small className="text-muted">{t('roulette.pays', { pays: paysTo1(spot) })}</small>
            </Button>
          </li>
        ))}
      </ul>
    </dialog>
  );
}
