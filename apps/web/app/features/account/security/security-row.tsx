import type { IconComponent } from '@liftoff/ui/icon';
import { ListRow } from '@liftoff/ui/list-row';
import type { ReactNode } from 'react';

interface SecurityRowProps {
  icon: IconComponent;
  title: ReactNode;
  text: ReactNode;
  /** Shown at the end of the row: a button or a time. */
  children?: ReactNode;
  /** Whether this is the current item. */
  marked?: boolean;
}

/** A row with an icon, a title, a description and an optional action. */
export function SecurityRow({ icon: Icon, title, text, children, marked }: SecurityRowProps) {
  return (
    <ListRow className="security__row">
      <span className={marked ? 'security__icon security__icon--ok' : 'security__icon'}>
        <Icon />
      </span>
      <span className="grow">
        <b className="security__name">{title}</b>
        <span className="security__text caption text-muted">{text}</span>
      </span>
      {children}
    </ListRow>
  );
}
