import { useRef, type ReactElement } from 'react';
import { BareDialog, BareDialogClose } from '../src/bare-dialog.tsx';
import { Button } from '../src/button.tsx';
import { DialogBody } from '../src/dialog-body.tsx';
import { DialogOutline } from '../src/dialog-outline.tsx';
import { Dialog, DialogFooter, Sheet } from '../src/dialog.tsx';
import { Drawer, DrawerNav } from '../src/drawer.tsx';
import { FullScreenModal } from '../src/full-screen-modal.tsx';
import { IconButtonLink } from '../src/icon-button.tsx';
import { StarIcon, XIcon } from '../src/icons.tsx';
import { SearchInput } from '../src/search-input.tsx';
import { TextInput } from '../src/text-input.tsx';
import type { ComponentName } from './component-names.ts';
import { longText } from './long-text.ts';

export type DialogKind = 'dialog' | 'outline' | 'sheet' | 'bare' | 'drawer' | 'full';

export const dialogsShown: readonly ComponentName[] = [
  'BareDialog',
  'BareDialogClose',
  'Dialog',
  'DialogBody',
  'DialogFooter',
  'DialogOutline',
  'Drawer',
  'DrawerNav',
  'FullScreenModal',
  'Sheet',
];

/** All example dialogs, of which at most one is open. */
export function OpenDialog({ kind, onClose }: { kind: DialogKind | null; onClose: () => void }): ReactElement {
  const field = useRef<HTMLInputElement>(null);
  const layer = (own: DialogKind) => ({ open: kind === own, onClose, closeLabel: 'Close' });
  return (
    <>
      <Dialog {...layer('dialog')} title="Fifty free spins" bare>
        <DialogBody>
          <p>Use them within 3 days.</p>
          <p>{longText}</p>
        </DialogBody>
        <DialogFooter>
          <Button variant="primary" block size="l">
            Exchange 1,200 points
          </Button>
        </DialogFooter>
      </Dialog>
      {kind === 'outline' && (
        <DialogOutline
          title="Cashbox"
          close={<IconButtonLink icon={XIcon} label="Close" href="#layers" onClick={onClose} />}
        >
          <DialogBody>Loading payment methods</DialogBody>
        </DialogOutline>
      )}
      <Sheet {...layer('sheet')} title="Sort by">
        <p>Newest first</p>
      </Sheet>
      <BareDialog open={kind === 'bare'} onClose={onClose} label="Search" initialFocus={field}>
        <search className="row gap-2 bare-head">
          <SearchInput label="Search" ref={field} />
          <BareDialogClose>Close</BareDialogClose>
        </search>
        <DialogBody>Results</DialogBody>
      </BareDialog>
      <Drawer {...layer('drawer')} label="Menu" header={<span className="title">Mira Kask</span>} footer="21:48">
        <DrawerNav aria-label="Menu">
          <a href="#layers">
            <StarIcon />
            Gifts
          </a>
        </DrawerNav>
      </Drawer>
      <FullScreenModal {...layer('full')} label="Sign in" header={<b className="title">Liftoff</b>}>
        <h2 className="heading-1">Welcome back</h2>
        <TextInput label="E-mail" type="email" />
        <Button variant="primary" size="l" block>
          Sign in
        </Button>
      </FullScreenModal>
    </>
  );
}
