import type { ReactNode } from 'react';

/** An amount with its label, such as the balance and stake in the bar. */
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
    <dl className={`figure numeric ${className}`}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </dl>
  );
}
