import type { ReactElement } from 'react';
import { classNames } from './class-names.tsx';

/** A thin line between two parts of a card. */
export function Divider({ className }: { className?: string | undefined }): ReactElement {
  return <hr className={classNames('divider', className)} />;
}
