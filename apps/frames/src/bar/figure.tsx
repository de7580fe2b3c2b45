import type { ReactNode } from 'react';

/** A label over an amount, as the bar shows balance and stake. */
export function Figure({
  label,
  children,
  className = '',
}: {
  label: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <dl className={`fig num ${className}`}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </dl>
  );
}
