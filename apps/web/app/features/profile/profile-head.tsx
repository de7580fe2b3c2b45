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
    <div className="profile__header">
      <div>
        {above}
        <h1 className="heading-1">{title}</h1>
        {text && <p className="text-secondary margin-top-2 profile__lead">{text}</p>}
      </div>
      {action}
    </div>
  );
}
