import type { ReactElement } from 'react';
import { ButtonLink, SkipLink } from '../src/button-link.tsx';
import { FullScreenPage } from '../src/full-screen-layout.tsx';
import type { ComponentName } from './component-names.ts';
import type { Theme } from './group.tsx';
import { once, themed } from './groups.ts';

const themes: readonly Theme[] = ['dark', 'light'];

/** Components that the gallery page itself consists of. */
export const pageShown: readonly ComponentName[] = ['FullScreenPage', 'SkipLink'];

const anchorOf = (title: string): string => title.toLowerCase().split(/\W/)[0] ?? '';

/** Every component in every state, with the dark and light theme next to each other. */
export function Gallery(): ReactElement {
  return (
    <>
      <SkipLink href="#content">Skip to the components</SkipLink>
      <main className="wrap gallery" id="content" tabIndex={-1}>
        <header className="row between flex-wrap gap-3">
          <h1 className="heading-1">Components</h1>
          <nav className="row flex-wrap gap-2" aria-label="Views">
            <ButtonLink size="s" href="?theme=dark">
              Dark page
            </ButtonLink>
            <ButtonLink size="s" href="?theme=light">
              Light page
            </ButtonLink>
            <ButtonLink size="s" href="?page=full">
              Full-screen page
            </ButtonLink>
          </nav>
        </header>
        {once.map(({ title, Content }) => (
          <section key={title} id={anchorOf(title)} aria-label={title}>
            <h2 className="heading-2">{title}</h2>
            <Content theme="dark" />
          </section>
        ))}
        {themed.map(({ title, Content }) => (
          <section key={title} id={anchorOf(title)} aria-label={title}>
            <h2 className="heading-2">{title}</h2>
            <div className="pair">
              {themes.map(theme => (
                <div key={theme} data-theme={theme}>
                  <Content theme={theme} />
                </div>
              ))}
            </div>
          </section>
        ))}
      </main>
    </>
  );
}

/** A full-screen form on a separate page. */
export function FullScreenExample(): ReactElement {
  return (
    <FullScreenPage
      header={<b className="title">Liftoff</b>}
      close={
        <ButtonLink variant="ghost" href="?">
          Close
        </ButtonLink>
      }
    >
      <h1 className="heading-1">Welcome back</h1>
      <ButtonLink variant="primary" size="l" block href="?">
        Continue
      </ButtonLink>
    </FullScreenPage>
  );
}
