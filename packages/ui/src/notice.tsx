import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.tsx';
import type { IconComponent } from './icon.tsx';
import { CircleAlertIcon, InfoIcon, TriangleAlertIcon } from './icons.tsx';
import { GiftIcon } from './icons.tsx';

export type NoticeTone = 'info' | 'warn' | 'bad' | 'reward';

export type NoticeProps = {
  tone?: NoticeTone | undefined;
  icon?: IconComponent | undefined;
  /** "status" or "alert" when the notice appears by itself; none for a notice that is part of the page. */
  role?: 'status' | 'alert' | undefined;
  /** A dismiss button, at the end. */
  action?: ReactNode;
  /** Under the header, from edge to edge. */
  bar?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

const ICONS: Record<NoticeTone, IconComponent> = {
  info: InfoIcon,
  warn: TriangleAlertIcon,
  bad: CircleAlertIcon,
  reward: GiftIcon,
};

/** A tinted row with one message and at most one link. */
export function Notice({ tone = 'info', icon, role, action, bar, className, children }: NoticeProps): ReactElement {
  const Icon = icon ?? ICONS[tone];
  return (
    <div
      className={classNames('notice', tone !== 'info' && `notice--${tone}`, bar && 'notice--bar', className)}
      role={role}
    >
      <Icon />
      <span className="grow">{children}</span>
      {action}
    </div>
  );
}
