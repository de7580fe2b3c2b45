import { useMemo } from 'react';

interface SafeHtmlProps {
  /** Sanitised by the platform before it was kept [A31]; nothing is added to it here. */
  html: string;
  /** The language of the text, where it is not the page's. */
  language: string | null;
  className: string;
}

/** What the browser takes instead of text where the policy of trusted types holds [A2]. */
interface TrustedHtml {
  toString(): string;
}
interface HtmlPolicy {
  createHTML(html: string): TrustedHtml;
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(html: string): string }): HtmlPolicy;
}

let policy: HtmlPolicy | undefined;

/** The site's one policy for HTML of pages. It is not given out: only the component below can make trusted HTML. */
function trusted(html: string): TrustedHtml {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory) return html;
  policy ??= factory.createPolicy('liftoff-content', { createHTML: sanitised => sanitised });
  return policy.createHTML(html);
}

/** The one component that writes HTML: pages of the CMS, sanitised on the server and put on the screen as they are [A30]. */
export function SafeHtml({ html, language, className }: SafeHtmlProps) {
  // Kept while the text is the same, so that React does not write it again.
  const written = useMemo(() => ({ __html: trusted(html) as string }), [html]);
  return <div className={className} lang={language ?? undefined} dangerouslySetInnerHTML={written} />;
}
