import type { IconComponent } from '@liftoff/ui/icon';
import { useEffect, useRef, type ReactNode } from 'react';

interface StepHeadProps {
  icon: IconComponent;
  tone?: 'ok' | 'warn';
  title: string;
  /** The step has come in place of another one: the keyboard is at its title, which is read. */
  arrived?: boolean;
  children?: ReactNode;
}

/** What a step is about, in words, under its sign. */
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
