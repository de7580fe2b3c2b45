import { useMemo } from 'react';

interface SafeHtmlProps {
  /** HTML that the platform sanitised before storing it [A31]. It is written to the page unchanged. */
  html: string;
  /** The language of the HTML; `null` if it is the page's language. */
  language: string | null;
  className: string;
}

/** A value that the browser accepts instead of a string if the page enforces Trusted Types [A2]. */
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

/**
 * Creates trusted HTML with the only policy on the site that may do so. The policy is not exported, so only the
 * component below can use it.
 */
function trusted(html: string): TrustedHtml {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory) return html;
  policy ??= factory.createPolicy('liftoff-content', { createHTML: sanitised => sanitised });
  return policy.createHTML(html);
}

/** The only component that writes HTML. It is used for CMS pages, which the platform has sanitised [A30]. */
export function SafeHtml({ html, language, className }: SafeHtmlProps) {
  // Memoised so that React does not write the same HTML again.
  const written = useMemo(() => ({ __html: trusted(html) as string }), [html]);
  return <div className={className} lang={language ?? undefined} dangerouslySetInnerHTML={written} />;
}
