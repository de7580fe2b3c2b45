import { markFollowedLinks } from './busy-links.ts';
import { rememberEarlyChoices, showSystemTheme } from './early-choices.ts';
import { keepPresses } from './kept-press.ts';
import { notePageDrawn } from './page-drawn.ts';
import { locales } from '@liftoff/contract/core/locale';
import { storedFlags } from '../shared/preferences/preferences-in-script.ts';

interface TrustedTypes {
  createPolicy(name: 'default', rules: { createHTML(text: string): string | null }): unknown;
}

const emptyScript = '<script></script>';
/** A part of the text of React Router's scrolling script, by which that script is recognised. */
const scrolling = 'history.replaceState';

/**
 * Limits the strings that scripts may assign as HTML to the two that React assigns when it renders the whole document
 * again after a failure: an empty script element, and the text of React Router's scrolling script. That script ran
 * when the page loaded, so it is replaced with an empty text. All other strings are refused [A2].
 */
function allowEmptyScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML(text) {
      if (text === emptyScript) return text;
      return text.includes(scrolling) ? '' : null;
    },
  });
}

const prefix = new RegExp(`^(/guest(?![^/]))?(/(${locales.join('|')})(?![^/]))?`);

/**
 * Applies this browser's flags before the first paint. The `techwork` flag replaces every page with the maintenance
 * page, in each locale and under /guest [ROLE-028]. The host's other form, with or without www, redirects to the main
 * host, unless the `disableWWW` flag is set [ROLE-029]. Neither applies on the screen of the flags (/ffc).
 */
function obeyFlags(): void {
  const { pathname, search, hash } = location;
  const { www } = document.documentElement.dataset;
  const [start = ''] = prefix.exec(pathname) ?? [];
  const page = pathname.slice(start.length);
  const flags = storedFlags();
  if (page === '/ffc') return;
  if (www && flags.disableWWW !== true) location.replace(www + pathname + search + hash);
  else if (flags.techwork === true && page !== '/techwork') location.replace(`${start}/techwork`);
}

/** The page's first script, which runs before the first paint. */
allowEmptyScripts();
showSystemTheme();
rememberEarlyChoices();
markFollowedLinks();
obeyFlags();
notePageDrawn();
keepPresses();
