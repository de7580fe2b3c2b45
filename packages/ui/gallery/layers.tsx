import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { Button } from '../src/button.tsx';
import { Dialog, Sheet } from '../src/dialog.tsx';
import { Drawer } from '../src/drawer.tsx';
import { FullScreenModal } from '../src/full-screen-modal.tsx';
import { CalendarIcon, RocketIcon, StarIcon } from '../src/icons.tsx';
import { Menu, MenuItem, MenuLink } from '../src/menu.tsx';
import { Popover } from '../src/popover.tsx';
import { TextInput } from '../src/text-input.tsx';
import { useToast } from '../src/toast.tsx';
import { Tooltip } from '../src/tooltip.tsx';
import { Card } from './card.tsx';

export function Layers({ opened }: { opened: string | null }): ReactElement {
  const [layer, setLayer] = useState(opened);
  const toast = useToast();
  const showToasts = useEffectEvent(() => {
    toast.show({ tone: 'ok', content: 'Confirmation e-mail sent to mira.kask@example.com' });
    toast.show({ tone: 'warn', content: 'Daily loss limit reached.', persistent: true });
    toast.show({ tone: 'bad', content: 'Deposit of €50 was declined by the bank. Nothing was charged.' });
  });
  useEffect(() => {
    if (opened === 'toast') showToasts();
  }, [opened]);
  const layerProps = (name: string) => ({ open: layer === name, onClose: () => setLayer(null), closeLabel: 'Close' });
  const floatingProps = (name: string) => ({
    open: layer === name,
    onOpenChange: (open: boolean) => setLayer(open ? name : null),
  });
  return (
    <Card title="Layers">
      <div className="row g2 wrapx">
        <Button onClick={() => setLayer('dialog')}>Dialog</Button>
        <Button onClick={() => setLayer('sheet')}>Sheet</Button>
        <Button onClick={() => setLayer('drawer')}>Drawer</Button>
        <Button onClick={() => setLayer('full')}>Full screen</Button>
        <Menu trigger={<Button>More</Button>} {...floatingProps('menu')}>
          <MenuItem icon={StarIcon} onSelect={() => undefined}>
            Achievements
          </MenuItem>
          <MenuLink icon={RocketIcon} link={<a href="#mart">Rocket Mart</a>}>
            Rocket Mart
          </MenuLink>
          <MenuItem icon={CalendarIcon} onSelect={() => undefined} disabled>
            Adventure
          </MenuItem>
        </Menu>
        <Popover label="Balance" trigger={<Button>Balance</Button>} {...floatingProps('popover')}>
          <p className="cap t3">Total</p>
          <p className="figure-xl num">€248.50</p>
        </Popover>
        <Button onClick={showToasts}>Toasts</Button>
        <Tooltip text="Bonus money is released when wagering reaches 100%.">
          <Button variant="ghost">Tooltip</Button>
        </Tooltip>
      </div>
      <Dialog
        {...layerProps('dialog')}
        title="Fifty free spins"
        footer={
          <Button variant="primary" block size="l">
            Exchange 1,200 points
          </Button>
        }
      >
        <p>Use them within 3 days. Wager what they pay 30 times.</p>
      </Dialog>
      <Sheet {...layerProps('sheet')} title="Sort by">
        <p>Newest first</p>
      </Sheet>
      <Drawer {...layerProps('drawer')} label="Menu" header={<span className="title">Mira Kask</span>} footer="21:48">
        <nav className="menu dr__m">
          <a href="#gifts">
            <StarIcon />
            Gifts
          </a>
        </nav>
      </Drawer>
      <FullScreenModal {...layerProps('full')} label="Sign in" header={<span className="logo">Liftoff</span>}>
        <h1 className="h1">Welcome back</h1>
        <TextInput label="E-mail" type="email" />
        <Button variant="primary" size="l" block>
          Sign in
        </Button>
      </FullScreenModal>
    </Card>
  );
}
