import { hash, randomBytes } from 'node:crypto';
import type { RenderedPage } from './web-build.ts';

/** A guest's page, or the router's data of one, or a list of addresses, as it is kept: the same bytes for everyone who asks for it. */
export interface KeptPage {
  /** UTF-8. */
  body: Buffer;
  status: number;
  headers: Readonly<Record<string, string>>;
  inline: InlineSources;
  /** Changes with the body, the status, the headers and the sources; without quotes. */
  tag: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** In memory, compressed forms included. */
  bytes: number;
  /** Good enough to be kept: status 200, there to its end, every call it needs answered. */
  whole: boolean;
}

/** What a policy names so that a page's own inline elements count: a nonce, or the hash of each one's text [A2]. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

export const freshNonce = (): string => randomBytes(18).toString('base64url');

export const nonceSources = (nonce: string): InlineSources => ({
  scripts: [`'nonce-${nonce}'`],
  styles: [`'nonce-${nonce}'`],
});

/** Marks the site's own elements while a page that will be kept is rendered; random, so that no text can hold it. */
export const nonceToken = `nonce-${randomBytes(18).toString('hex')}`;

const nonceAttribute = ` nonce="${nonceToken}"`;

/**
 * `failed`: a call that the page needs was not answered. `isData`: the router's data instead of a page. Throws for a page
 * that says 200 and is not there to its end: that is a failure, and nothing to show to anyone.
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
  // Nothing that is served to all may carry the mark by which the site's own elements are known.
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

/** Hashes of the elements that carry the mark. One that came in with a text has none, so the policy refuses it. */
function hashesOf(text: string): InlineSources {
  const found = { script: new Set<string>(), style: new Set<string>() };
  for (const [, name, attributes = '', content = ''] of text.matchAll(inlineElement)) {
    if (attributes.includes(nonceAttribute) && (name === 'script' || name === 'style'))
      found[name].add(`'sha256-${hash('sha256', content, 'base64')}'`);
  }
  return { scripts: [...found.script], styles: [...found.style] };
}

/** React writes `>` in the value of an attribute as an entity, and no script or style of a page holds its own end. */
const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
