import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.tsx';
import { IconPlate } from './icon-plate.tsx';
import type { IconComponent } from './icon.tsx';

export type StatePanelProps = {
  title: string;
  /** One sentence; an error says what is safe. */
  text?: ReactNode;
  /** One action, two at most. */
  action?: ReactNode;
  /** An icon in a rounded square instead of the drawing. */
  icon?: IconComponent | undefined;
  iconTone?: 'warn' | undefined;
  headingLevel?: 1 | 2 | 3 | 4 | undefined;
  /** It stands at a section's distance from what comes before it. */
  section?: boolean | undefined;
  className?: string | undefined;
};

/** Nothing here yet: the dotted trajectory, one sentence, one action. */
export function EmptyState(props: StatePanelProps): ReactElement {
  return <StatePanel {...props} drawing={<DottedTrajectory />} />;
}

/** Something did not load: the broken trajectory. It speaks up, because it replaces content the player waited for. */
export function ErrorState(props: StatePanelProps): ReactElement {
  return <StatePanel {...props} drawing={<BrokenTrajectory />} role="alert" />;
}

function StatePanel(props: StatePanelProps & { drawing: ReactElement; role?: 'alert' }): ReactElement {
  const { title, text, action, icon, iconTone, headingLevel = 3, section, className, drawing, role } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames('empty', section && 'sec', className)} role={role}>
      {icon ? <IconPlate icon={icon} size="l" tone={iconTone} /> : drawing}
      <Heading className="h3">{title}</Heading>
      {text && <p className="small t2 empty__text">{text}</p>}
      {action && <div className="empty__action">{action}</div>}
    </div>
  );
}

function DottedTrajectory(): ReactElement {
  return (
    <svg className="empty__art" viewBox="0 0 160 84" fill="none" aria-hidden="true">
      <path d="M8 76C44 14 116 4 152 40" stroke="var(--color-control)" strokeWidth="1.5" strokeDasharray="2 7" />
      <path d="m152 33 7 7-7 7-7-7Z" stroke="var(--color-control)" strokeWidth="1.5" />
      <Ascender transform="translate(24 30) rotate(44) scale(.9)" />
    </svg>
  );
}

function BrokenTrajectory(): ReactElement {
  return (
    <svg className="empty__art" viewBox="0 0 160 84" fill="none" aria-hidden="true">
      <path
        d="M8 76C44 14 116 4 152 40"
        stroke="var(--color-control)"
        strokeWidth="1.5"
        strokeDasharray="60 8 3 7 3 300"
      />
      <Ascender transform="translate(52 12) rotate(58) scale(.9)" />
    </svg>
  );
}

/** The ascending delta of the mark, on its way. */
function Ascender({ transform }: { transform: string }): ReactElement {
  return (
    <g transform={transform}>
      <path d="M13 0 25 20 13 15.2 1 20Z" fill="var(--color-text)" />
      <path d="M13 0 25 20 13 15.2Z" fill="var(--color-brand)" />
    </g>
  );
}
