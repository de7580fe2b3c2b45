import type { ReactNode } from 'react';
import { Logo } from '../../shared/parts/logo.tsx';
import { TrustLine } from '../../shared/parts/trust-line.tsx';
import { Trajectory, type TrajectoryKind } from './trajectory.tsx';

interface PlainPageProps {
  title: string;
  text: string;
  drawing: TrajectoryKind;
  eyebrow?: string;
  /** Opposite the logo. */
  right?: ReactNode;
  /** One or two actions. */
  children?: ReactNode;
  /** Under the actions. */
  below?: ReactNode;
}

/** A page without the shell: one drawing, one sentence, and on every one age mark, licence and help. */
export function PlainPage(props: PlainPageProps) {
  return (
    <div className="pl">
      <header className="pl__h">
        <Logo />
        {props.right}
      </header>
      <main className="pl__m">
        <PlainContent {...props} />
      </main>
      <footer className="pl__f">
        <TrustLine full />
      </footer>
    </div>
  );
}

/** The same content for use inside the shell, whose footer already carries mark, licence and help. */
export function PlainContent({ title, text, drawing, eyebrow, children, below }: PlainPageProps) {
  return (
    <>
      <Trajectory kind={drawing} />
      {eyebrow && <p className="cap t3 num">{eyebrow}</p>}
      <h1 className="display pl__t">{title}</h1>
      <p className="t2 pl__p">{text}</p>
      {children && <div className="row g2 wrapx pl__cta">{children}</div>}
      {below}
    </>
  );
}
