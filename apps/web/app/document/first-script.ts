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
/** Occurs in the text of React Router's scrolling script. */
const scrolling = 'history.replaceState';

/**
 * Limits what a script may assign as HTML to what React itself assigns when it draws the whole document anew after a
 * failure: an empty script element, and the text of React Router's scrolling script. That script has run when the page
 * arrived, so the element stays empty. Everything else is refused [A2].
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
 * Obeys this browser's flags before anything is shown. The maintenance page replaces every page (ROLE-028) except itself
 * and the screen of the flags (/ffc), in each locale and under /guest. The other form of a host, with or without www, is
 * left for the main one (ROLE-029) except on that screen, or when a flag forbids it.
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
