import type { IconComponent } from '@liftoff/ui/icon';
import { ListRow } from '@liftoff/ui/list-row';
import type { ReactNode } from 'react';

interface SecurityRowProps {
  icon: IconComponent;
  title: ReactNode;
  text: ReactNode;
  /** At the end: a button, a moment. */
  children?: ReactNode;
  /** The one that is in use. */
  marked?: boolean;
}

/** A thing of the account with a picture, its name, what is known of it, and what can be done. */
export function SecurityRow({ icon: Icon, title, text, children, marked }: SecurityRowProps) {
  return (
    <ListRow className="sc__row">
      <span className={marked ? 'sc__i sc__i--ok' : 'sc__i'}>
        <Icon />
      </span>
      <span className="grow">
        <b className="sc__b">{title}</b>
        <span className="sc__t cap t3">{text}</span>
      </span>
      {children}
    </ListRow>
  );
}
