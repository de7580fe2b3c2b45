import { Menu as Base } from '@base-ui/react/menu';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { FLOATING_GAP, openState, type FloatingProps } from './floating.tsx';
import type { IconComponent } from './icon.tsx';

export type MenuProps = FloatingProps & {
  /** Accessible name of the list, if there is no trigger to name it. */
  label?: string | undefined;
  /** The content: `MenuItem`, `MenuLink` and `<hr>` elements. */
  children: ReactNode;
};

/** A dropdown list of actions and links, with arrow keys, type-ahead and Esc. */
export function Menu(props: MenuProps): ReactElement {
  const { trigger, anchor, side = 'bottom', align = 'start', label, children } = props;
  return (
    <Base.Root modal={false} {...openState(props)}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Positioner className="floating" side={side} align={align} anchor={anchor} {...FLOATING_GAP}>
          <Base.Popup className="menu" aria-label={label}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export type MenuItemProps = {
  icon?: IconComponent | undefined;
  onSelect: () => void;
  disabled?: boolean | undefined;
  children: ReactNode;
};

export function MenuItem({ icon: Icon, onSelect, disabled, children }: MenuItemProps): ReactElement {
  return (
    <Base.Item className="menu__item" onClick={onSelect} disabled={disabled}>
      {Icon && <Icon />}
      <span className="grow">{children}</span>
    </Base.Item>
  );
}

export type MenuLinkProps = {
  icon?: IconComponent | undefined;
  /** The link element itself, an `<a href>` or a router's link. Its content is the icon and the children. */
  link: ReactElement;
  children: ReactNode;
};

export function MenuLink({ icon: Icon, link, children }: MenuLinkProps): ReactElement {
  return (
    <Base.LinkItem className="menu__item" render={props => cloneElement(link, props)} closeOnClick>
      {Icon && <Icon />}
      <span className="grow">{children}</span>
    </Base.LinkItem>
  );
}
