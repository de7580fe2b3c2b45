import { Scripts, ScrollRestoration } from 'react-router';
import { criticalStyle } from './critical-style.ts';
import { firstScript } from './first-script.ts';
import { closedNoticesScript } from '../shell/header-notices/closed-notices-script.ts';
import { keptPress } from './kept-press.ts';
import { pageDrawn } from './page-drawn.ts';

interface NonceProps {
  nonce: string | undefined;
}

interface FirstProps extends NonceProps {
  /** Of the brand's own look. */
  tokens?: string | undefined;
  /** Ids of the header notices on the page. */
  notices?: readonly string[] | undefined;
}

/*
 * What the server alone writes. In the browser it stands there and has run, and React leaves elements of head and body
 * alone that it does not draw itself. Were it drawn there, a document that React has to draw anew after a failure would
 * need its text as HTML, which the page's Trusted Types refuse, and the page would go blank [A2].
 */

/** The style and the script before the first paint. */
export const FirstStyleAndScript = import.meta.env.SSR ? WrittenFirst : Nothing;

/** The router's own scripts, at the end of the body; in the browser only the scrolling is left of them. */
export const PageScripts = import.meta.env.SSR ? ScriptsOfRouter : ScrollRestoration;

function WrittenFirst({ nonce, tokens = '', notices = [] }: FirstProps) {
  const always = `${firstScript};${pageDrawn};${keptPress}`;
  const script = notices.length > 0 ? `${always};${closedNoticesScript(notices)}` : always;
  return (
    <>
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: criticalStyle + tokens }} />
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}

function ScriptsOfRouter({ nonce }: NonceProps) {
  return (
    <>
      <ScrollRestoration nonce={nonce} />
      <Scripts nonce={nonce} />
    </>
  );
}

function Nothing(_props: FirstProps) {
  return null;
}
