import { useState, type ReactElement } from 'react';
import { Button } from '../../src/button.tsx';
import { CalendarIcon, RocketIcon, StarIcon } from '../../src/icons.tsx';
import { Menu, MenuItem, MenuLink } from '../../src/menu.tsx';
import { Popover } from '../../src/popover.tsx';
import { ToastProvider, useToast } from '../../src/toast.tsx';
import { Tooltip } from '../../src/tooltip.tsx';
import { OpenDialog, type DialogKind } from '../open-dialog.tsx';
import { State, type Group } from '../group.tsx';

const dialogs: readonly DialogKind[] = ['dialog', 'outline', 'sheet', 'bare', 'drawer', 'full'];

/** Rendered once, below both themes, because a layer covers the page and has the theme of the page. */
export const layers: Group = {
  title: 'Layers',
  shows: ['Menu', 'MenuItem', 'MenuLink', 'Popover', 'ToastProvider', 'Tooltip'],
  Content: Layers,
};

function Layers(): ReactElement {
  return (
    <ToastProvider dismissLabel="Dismiss">
      <Buttons />
    </ToastProvider>
  );
}

function Buttons(): ReactElement {
  const [open, setOpen] = useState<DialogKind | null>(null);
  const toast = useToast();
  const showToasts = () => {
    toast.show({ tone: 'ok', content: 'Confirmation e-mail sent to mira.kask@example.com' });
    toast.show({ tone: 'warn', content: 'Daily loss limit reached.', persistent: true });
    toast.show({ tone: 'bad', content: 'Deposit of €50 was declined by the bank. Nothing was charged.' });
    toast.show({ content: 'A new round begins.' });
  };
  return (
    <State name="opened by a press, in the page's theme">
      <div className="row gap-2 flex-wrap">
        {dialogs.map(kind => (
          <Button key={kind} onClick={() => setOpen(kind)}>
            Open {kind}
          </Button>
        ))}
        <Menu trigger={<Button>Open menu</Button>}>
          <MenuItem icon={StarIcon} onSelect={() => undefined}>
            Achievements
          </MenuItem>
          <MenuLink icon={RocketIcon} link={<a href="#layers">Rocket Mart</a>}>
            Rocket Mart
          </MenuLink>
          <MenuItem icon={CalendarIcon} onSelect={() => undefined} disabled>
            Adventure
          </MenuItem>
        </Menu>
        <Popover label="Balance" trigger={<Button>Open popover</Button>}>
          <p className="caption text-muted">Total</p>
          <p className="figure-large numeric">€248.50</p>
        </Popover>
        <Button onClick={showToasts}>Show toasts</Button>
        <Tooltip text="Bonus money is released when wagering reaches 100%.">
          <Button variant="ghost">Tooltip</Button>
        </Tooltip>
      </div>
      <OpenDialog kind={open} onClose={() => setOpen(null)} />
    </State>
  );
}
