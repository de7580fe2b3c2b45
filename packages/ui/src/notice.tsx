import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.tsx';
import type { IconComponent } from './icon.tsx';
import { CircleAlertIcon, InfoIcon, TriangleAlertIcon } from './icons.tsx';
import { GiftIcon } from './icons.tsx';

export type NoticeTone = 'info' | 'warn' | 'bad' | 'reward';

export type NoticeProps = {
  tone?: NoticeTone | undefined;
  icon?: IconComponent | undefined;
  /** "status" or "alert" if the notice appears dynamically; omitted if it is part of the page. */
  role?: 'status' | 'alert' | undefined;
  /** A dismiss button at the end. */
  action?: ReactNode;
  /** Whether the notice is a full-width bar below the header. */
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

/**
 * An inline style, because few pages need it, and the first stylesheet of every page should stay small. The text is
 * aligned with the page's content.
 */
const barStyle: CSSProperties = {
  alignItems: 'center',
  paddingBlock: 8,
  paddingLeft: 'max(var(--gutter), (100% - var(--container)) / 2)',
  paddingRight: 'max(var(--gutter) - 12px, (100% - var(--container)) / 2 - 12px)',
  borderRadius: 0,
  borderBottom: '1px solid var(--color-line-2)',
};

/** A tinted row with one message and at most one link. */
export function Notice({ tone = 'info', icon, role, action, bar, className, children }: NoticeProps): ReactElement {
  const Icon = icon ?? ICONS[tone];
  return (
    <div
      className={classNames('notice', tone !== 'info' && `notice--${tone}`, className)}
      style={bar ? barStyle : undefined}
      role={role}
    >
      <Icon />
      <span className="grow">{children}</span>
      {action}
    </div>
  );
}
