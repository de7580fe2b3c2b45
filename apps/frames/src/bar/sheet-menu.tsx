import { Button } from '@liftoff/ui/button';
import { IconButton } from '@liftoff/ui/icon-button';
import { EllipsisIcon } from '@liftoff/ui/icons';
import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { SheetName } from '../sheets/sheet-name.ts';

const names: readonly SheetName[] = ['rounds', 'info', 'fairness'];

/** Rounds, Info and Fairness behind one button, for phones without room for three. */
export function SheetMenu({ onOpen }: { onOpen: (sheet: SheetName) => void }) {
  const t = useTranslations('bar');
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <IconButton icon={EllipsisIcon} label={t('more')} className="more" popoverTarget={id} />
      <div ref={menu} id={id} popover="auto" className="more__menu">
        {names.map(name => (
          <Button
            key={name}
            variant="ghost"
            onClick={() => {
              menu.current?.hidePopover();
              onOpen(name);
            }}
          >
            {t(name)}
          </Button>
        ))}
      </div>
    </>
  );
}
