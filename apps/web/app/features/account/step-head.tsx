import type { IconComponent } from '@liftoff/ui/icon';
import { useEffect, useRef, type ReactNode } from 'react';

interface StepHeadProps {
  icon: IconComponent;
  tone?: 'ok' | 'warn';
  title: string;
  /** Set if the step replaces another one. Its title then takes the focus, so that screen readers read it. */
  arrived?: boolean;
  children?: ReactNode;
}

/** The icon, title and introduction of a step. */
export function StepHead({ icon: Icon, tone, title, arrived, children }: StepHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  return (
    <div>
      <span className={tone ? `account-form__icon account-form__icon--${tone}` : 'account-form__icon'}>
        <Icon />
      </span>
      <h1 className="heading-1" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children && <p className="text-secondary margin-top-2 account-form__text">{children}</p>}
    </div>
  );
}
