import type { ReactNode } from 'react';

interface ProfileHeadProps {
  title: string;
  text?: ReactNode;
  /** Shown above the title, for example a back link. */
  above?: ReactNode;
  /** Shown at the end of the title line. */
  action?: ReactNode;
}

export function ProfileHead({ title, text, above, action }: ProfileHeadProps) {
  return (
    <div className="pf__h">
      <div>
        {above}
        <h1 className="h1">{title}</h1>
        {text && <p className="t2 mt2 pf__p">{text}</p>}
      </div>
      {action}
    </div>
  );
}
