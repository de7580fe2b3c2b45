import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { licenceAt } from '../../shared/brand.ts';
import { useBrand } from '../../shared/shell-data.ts';
import { usePaths, useSite } from '../../shared/site.ts';
import { Logo } from '../logo.tsx';
import { AgeMark } from '../footer/trust-block.tsx';
import { Trajectory, type TrajectoryKind } from './trajectory.tsx';

interface PlainPageProps {
  title: string;
  text: string;
  drawing: TrajectoryKind;
  eyebrow?: string;
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
      </header>
      <main className="pl__m">
        <PlainContent {...props} />
      </main>
      <PlainFooter />
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

function PlainFooter() {
  const t = useTranslations('page');
  const paths = usePaths();
  const { country } = useSite();
  const licence = licenceAt(country);
  const number = useBrand().licences[licence] ?? licence;
  const help = (text: ReactNode) => (
    <a className="trust__link" href={paths.page('responsible-gaming')}>
      {text}
    </a>
  );
  return (
    <footer className="pl__f cap t3">
      <AgeMark small />
      <span>
        {t('licence', { number })} {t.rich('help', { link: help })}
      </span>
    </footer>
  );
}
