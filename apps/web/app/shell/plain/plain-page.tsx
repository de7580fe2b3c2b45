import { Card } from '@liftoff/ui/card';
import type { IconComponent } from '@liftoff/ui/icon';
import { IconPlate } from '@liftoff/ui/icon-plate';
import type { ReactNode } from 'react';
import { Logo } from '../../shared/parts/logo.tsx';
import { TrustLine } from '../../shared/parts/trust-line.tsx';
import { Trajectory, type TrajectoryKind } from './trajectory.tsx';

interface PlainPageProps {
  title: string;
  text: string;
  drawing: TrajectoryKind;
  eyebrow?: string;
  /** Content on the side opposite the logo. */
  right?: ReactNode;
  /** A line between the text and the buttons. */
  note?: ReactNode;
  /** One or two buttons or links. */
  children?: ReactNode;
  /** Content below the buttons. */
  below?: ReactNode;
}

/**
 * A page without the shell: a drawing and a sentence. It always shows the age limit, the licence and a link to help.
 */
export function PlainPage(props: PlainPageProps) {
  return (
    <div className="plain-page">
      <header className="plain-page__header">
        <Logo />
        {props.right}
      </header>
      <main className="plain-page__main">
        <PlainContent {...props} />
      </main>
      <footer className="plain-page__footer">
        <TrustLine full />
      </footer>
    </div>
  );
}

/** The same content for use inside the shell, whose footer already shows the age limit, the licence and help. */
export function PlainContent({ title, text, drawing, eyebrow, note, children, below }: PlainPageProps) {
  return (
    <>
      <Trajectory kind={drawing} />
      {eyebrow && <p className="caption text-muted numeric">{eyebrow}</p>}
      <h1 className="display plain-page__title">{title}</h1>
      <p className="text-secondary plain-page__lead">{text}</p>
      {note}
      {children && <div className="row gap-2 flex-wrap plain-page__actions">{children}</div>}
      {below}
    </>
  );
}

/** An item in a list of class `plain-page__ways`, with something worth knowing. */
export function PlainFact({ icon, title, text }: { icon: IconComponent; title: string; text: string }) {
  return (
    <li>
      <Card className="row gap-3 plain-page__way">
        <IconPlate icon={icon} />
        <span>
          <b className="title">{title}</b>
          <span className="caption text-muted plain-page__fact">{text}</span>
        </span>
      </Card>
    </li>
  );
}
