import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';

export type FullScreenLayoutProps = {
  /** At the top left: the logo, the steps. */
  header?: ReactNode;
  /** At the top right: what closes it. */
  close: ReactNode;
  children: ReactNode;
  /** Under the form: the age mark and the help line. */
  footer?: ReactNode;
  /** The panel beside the form from 1024: an `<img>` and, in a `SceneWords`, words over it. */
  scene?: ReactNode;
};

/** A form in a column and, from 1024, a picture beside it. */
export function FullScreenLayout({ header, close, children, footer, scene }: FullScreenLayoutProps): ReactElement {
  return (
    <div className="si">
      <div className="si__l">
        <div className="si__h">
          {header ?? <span />}
          {close}
        </div>
        <div className="si__f">{children}</div>
        {footer && <div className="si__ft">{footer}</div>}
      </div>
      {scene && (
        <div className="si__r" data-theme="dark">
          {scene}
        </div>
      )}
    </div>
  );
}

/** The same as a page of its own. */
export function FullScreenPage(props: FullScreenLayoutProps): ReactElement {
  return (
    <main className="full">
      <FullScreenLayout {...props} />
    </main>
  );
}

/** The words over a scene. */
export function SceneWords(props: ComponentPropsWithRef<'div'>): ReactElement {
  return <div {...props} className="si__q" />;
}
