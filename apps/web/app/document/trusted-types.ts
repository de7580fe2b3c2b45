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
export function allowEmptyScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML(text) {
      if (text === emptyScript) return text;
      return text.includes(scrolling) ? '' : null;
    },
  });
}
