import { EllipsisIcon } from '@liftoff/ui/icons';
import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { SheetName } from '../sheets/sheet-name.ts';

const names: readonly SheetName[] = ['rounds', 'info', 'fairness'];

/** Rounds, Info and Fairness behind one button, where a phone has no room for three. */
export function SheetMenu({ onOpen }: { onOpen: (sheet: SheetName) => void }) {
  const t = useTranslations('bar');
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <button type="button" className="icbtn more" aria-label={t('more')} popoverTarget={id}>
        <EllipsisIcon />
      </button>
      <div ref={menu} id={id} popover="auto" className="more__menu">
        {names.map(name => (
          <button
            key={name}
            type="button"
            className="btn btn--ghost"
            onClick={() => {
              menu.current?.hidePopover();
              onOpen(name);
            }}
          >
            {t(name)}
          </button>
        ))}
      </div>
    </>
  );
}
