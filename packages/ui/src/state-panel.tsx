import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.tsx';
import { IconPlate } from './icon-plate.tsx';
import type { IconComponent } from './icon.tsx';

export type StatePanelProps = {
  title: string;
  /** One sentence. After an error it says what is safe, for example the player's money. */
  text?: ReactNode;
  /** One action, or two at most. */
  action?: ReactNode;
  /** An icon in a rounded square instead of the drawing. */
  icon?: IconComponent | undefined;
  iconTone?: 'warn' | undefined;
  headingLevel?: 1 | 2 | 3 | 4 | undefined;
  /** Whether the panel has the standard distance of a section from the content above it. */
  section?: boolean | undefined;
  className?: string | undefined;
};

/** For content that does not exist yet: the dotted trajectory, one sentence and one action. */
export function EmptyState(props: StatePanelProps): ReactElement {
  return <StatePanel {...props} drawing={<DottedTrajectory />} />;
}

/**
 * For content that failed to load: the broken trajectory. It is announced as an alert, because it replaces content
 * that the player waited for.
 */
export function ErrorState(props: StatePanelProps): ReactElement {
  return <StatePanel {...props} drawing={<BrokenTrajectory />} role="alert" />;
}

function StatePanel(props: StatePanelProps & { drawing: ReactElement; role?: 'alert' }): ReactElement {
  const { title, text, action, icon, iconTone, headingLevel = 3, section, className, drawing, role } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames('empty', section && 'section', className)} role={role}>
      {icon ? <IconPlate icon={icon} size="l" tone={iconTone} /> : drawing}
      <Heading className="heading-3">{title}</Heading>
      {text && <p className="small text-secondary empty__text">{text}</p>}
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

/** The ascending delta from the brand mark, in flight. */
function Ascender({ transform }: { transform: string }): ReactElement {
  return (
    <g transform={transform}>
      <path d="M13 0 25 20 13 15.2 1 20Z" fill="var(--color-text)" />
      <path d="M13 0 25 20 13 15.2Z" fill="var(--color-brand)" />
    </g>
  );
}
