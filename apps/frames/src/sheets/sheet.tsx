import { IconButton } from '@liftoff/ui/icon-button';
import './sheet.css';
import { XIcon } from '@liftoff/ui/icons';
import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useModal } from '../frame/use-modal.ts';

/**
 * A sheet over the game: full height on a phone, a card on wider frames. Esc, the close button and the scrim close
 * it.
 */
export function Sheet({
  title,
  aside,
  onClose,
  children,
}: {
  title: string;
  aside?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useTranslations();
  const id = useId();
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      className="sheet"
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onClick={event => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="sheet__card">
        <header className="sheet__header">
          <h2 className="heading-3" id={id}>
            {title}
          </h2>
          {aside}
          <IconButton icon={XIcon} label={t('close')} onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
}
