import type { ReactNode } from 'react';

interface ProfileHeadProps {
  title: string;
  text?: ReactNode;
  /** Over the title: the way back. */
  above?: ReactNode;
  /** At the end of the line. */
  action?: ReactNode;
}

/** The head of a page of the profile. */
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
