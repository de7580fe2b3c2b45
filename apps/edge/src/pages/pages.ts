import { hash, randomBytes } from 'node:crypto';
import type { RenderedPage } from './web-build.ts';

/** A guest's page, its router data, or a sitemap, as cached: everyone who requests it gets the same bytes. */
export interface KeptPage {
  /** The body, encoded as UTF-8. */
  body: Buffer;
  status: number;
  headers: Readonly<Record<string, string>>;
  inline: InlineSources;
  /** Entity tag. Changes with the body, the status, the headers and the inline sources. Contains no quotes. */
  tag: string;
  /** When the page was rendered, in milliseconds since the epoch. */
  at: number;
  /** The size in memory, including the compressed forms. */
  bytes: number;
  /** Whether the page may be cached: it has status 200, is complete, and all of its calls succeeded. */
  whole: boolean;
}

/**
 * The sources with which a policy allows a page's own inline elements: a nonce, or the hash of each element's text
 * [A2].
 */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

export const freshNonce = (): string => randomBytes(18).toString('base64url');

export const nonceSources = (nonce: string): InlineSources => ({
  scripts: [`'nonce-${nonce}'`],
  styles: [`'nonce-${nonce}'`],
});

/**
 * Marks the site's own elements while a page that will be cached is rendered. It is random, so that no text can
 * contain it.
 */
export const nonceToken = `nonce-${randomBytes(18).toString('hex')}`;

const nonceAttribute = ` nonce="${nonceToken}"`;

/**
 * Turns a rendered page into its cacheable form. `failed` means that a call the page needs did not succeed. `isData`
 * means that this is router data instead of a page. Throws if a page with status 200 is incomplete, which is a
 * failure that must not be shown to anyone.
 */
export function toKeptPage(
  { status, headers: given, body: rendered }: RenderedPage,
  made: { at: number; failed: boolean; isData: boolean },
): KeptPage {
  const text = new TextDecoder().decode(rendered);
  const isXml = given.get('content-type')?.startsWith('application/xml') === true;
  const isComplete = made.isData || isXml ? text !== '' : text.trimEnd().endsWith('</html>');
  if (status === 200 && !isComplete) throw new Error('a page that is not whole');
  const headers = Object.fromEntries(given);
  const inline = made.isData ? { scripts: [], styles: [] } : hashesOf(text);
  const body = Buffer.from(text.replaceAll(nonceAttribute, ''));
  // A page served to everyone must not contain the mark that identifies the site's own elements.
  if (body.includes(nonceToken)) throw new Error('a page with a nonce outside of its elements');
  return {
    body,
    status,
    headers,
    inline,
    tag: hash('sha256', JSON.stringify([status, headers, inline]) + body.toString('latin1'), 'base64url').slice(0, 22),
    at: made.at,
    // The compressed forms together are smaller than the text.
    bytes: 2 * body.length,
    whole: status === 200 && !made.failed && !given.has('set-cookie'),
  };
}

/**
 * The hashes of the elements that carry the mark. An element injected through user-supplied text has no mark, so the
 * policy blocks it.
 */
function hashesOf(text: string): InlineSources {
  const found = { script: new Set<string>(), style: new Set<string>() };
  for (const [, name, attributes = '', content = ''] of text.matchAll(inlineElement)) {
    if (attributes.includes(nonceAttribute) && (name === 'script' || name === 'style'))
      found[name].add(`'sha256-${hash('sha256', content, 'base64')}'`);
  }
  return { scripts: [...found.script], styles: [...found.style] };
}

/** React escapes `>` in attribute values, and no script or style of a page contains its own end tag. */
const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
