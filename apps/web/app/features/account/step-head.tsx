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
      <span className={tone ? `si__i si__i--${tone}` : 'si__i'}>
        <Icon />
      </span>
      <h1 className="h1" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children && <p className="t2 mt2 si__text">{children}</p>}
    </div>
  );
}
