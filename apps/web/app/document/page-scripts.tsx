import { useContext } from 'react';
import { ScrollRestoration } from 'react-router';
import closedNotices from '../shell/header-notices/closed-notices-script.ts?inline-script';
import { criticalStyle } from './critical-style.ts';
import firstScript from './first-script.ts?inline-script';
import { modulesOf, type PageStart } from './page-start.ts';
import { StartContext } from './start-context.ts';
import startPage from './start-page.ts?inline-script';

interface NonceProps {
  nonce: string | undefined;
}

interface FirstProps extends NonceProps {
  /** Design tokens for the brand's own look. */
  tokens?: string | undefined;
  /** Ids of the header notices on the page. */
  notices?: readonly string[] | undefined;
}

/*
 * Elements that only the server renders. In the browser they already exist and have already run, and React leaves
 * elements in the head and body alone if it did not render them. If the browser did render them, React would need
 * their text as HTML whenever it renders the document again after a failure. The page's Trusted Types policy refuses
 * that, so the page would go blank [A2].
 */

/** The inline style and script before the first paint. */
export const FirstStyleAndScript = import.meta.env.SSR ? WrittenFirst : Nothing;

/** The router's scripts at the end of the body. The browser renders only the scroll restoration. */
export const PageScripts = import.meta.env.SSR ? RouterScripts : ScrollRestoration;

function WrittenFirst({ nonce, tokens = '', notices = [] }: FirstProps) {
  return (
    <>
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: criticalStyle + tokens }} />
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: firstScript }} />
      {notices.length > 0 && (
        <script nonce={nonce} data-notices={notices.join(' ')} dangerouslySetInnerHTML={{ __html: closedNotices }} />
      )}
    </>
  );
}

function RouterScripts({ nonce }: NonceProps) {
  return (
    <>
      <ScrollRestoration nonce={nonce} />
      <StartScripts nonce={nonce} />
    </>
  );
}

/**
 * Replaces React Router's `<Scripts>`, which makes the browser load all modules before the page's pictures and leaves
 * the page without any script if one module fails to load.
 */
function StartScripts({ nonce }: NonceProps) {
  const router = useContext(StartContext)?.();
  if (!router) return null;
  const { start, data } = router;
  const preloads = start.waits ? [] : modulesOf(start);
  return (
    <>
      {preloads.map(href => (
        <link key={href} rel="modulepreload" href={href} nonce={nonce} />
      ))}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: data }} />
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: startScript(start) }} />
    </>
  );
}

/** Includes the module addresses in the text, so that the policy hash of a guest's page covers them [A2]. */
const startScript = (start: PageStart): string =>
  `const pageStart=${JSON.stringify(start).replaceAll('<', String.raw`\u003c`)};${startPage}`;

function Nothing(_props: FirstProps) {
  return null;
}
