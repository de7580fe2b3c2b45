import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';

export type FullScreenLayoutProps = {
  /** Content at the top left: the logo or the steps. */
  header?: ReactNode;
  /** The close control, at the top right. */
  close: ReactNode;
  children: ReactNode;
  /** Content below the form: the age mark and the help line. */
  footer?: ReactNode;
  /** The panel next to the form, shown from 1024 px: an `<img>` and, in a `SceneWords`, text over it. */
  scene?: ReactNode;
};

/** A form in one column and, from 1024 px, a picture next to it. */
export function FullScreenLayout({ header, close, children, footer, scene }: FullScreenLayoutProps): ReactElement {
  return (
    <div className="form-screen">
      <div className="form-screen__column">
        <div className="form-screen__header">
          {header ?? <span />}
          {close}
        </div>
        <div className="form-screen__form">{children}</div>
        {footer && <div className="form-screen__footer">{footer}</div>}
      </div>
      {scene && (
        <div className="form-screen__scene" data-theme="dark">
          {scene}
        </div>
      )}
    </div>
  );
}

/** A full-screen form as a separate page. */
export function FullScreenPage(props: FullScreenLayoutProps): ReactElement {
  return (
    <main className="full-screen">
      <FullScreenLayout {...props} />
    </main>
  );
}

/** Text over a scene. */
export function SceneWords(props: ComponentPropsWithRef<'div'>): ReactElement {
  return <div {...props} className="form-screen__words" />;
}
