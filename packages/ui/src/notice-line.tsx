import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from './class-names.tsx';

export type NoticeLineProps = ComponentPropsWithRef<'p'> & { tone: 'warn' | 'bad' | 'reward' };

/** A one-sentence notice without an icon, for pages that must stay small. */
export function NoticeLine({ tone, className, children, ...rest }: NoticeLineProps): ReactElement {
  return (
    <p {...rest} className={classNames('notice', `notice--${tone}`, className)}>
      <span>{children}</span>
    </p>
  );
}
