import type { Locale } from '@liftoff/contract/core/locale';
import { refusals } from '@liftoff/contract/core/refusals';
import type { Context, Hono } from 'hono';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { isRefused } from '../../../core/call.ts';
import { readBody } from '../../../http/read-body.ts';
import { writtenLocaleOf, writtenLocales } from '../../../market/written-locales.ts';

/** A file that a hosted page loads. */
export interface HostedAsset {
  readonly type: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

const fontFolder = new URL('../../../../../../packages/ui/src/fonts/', import.meta.url);
const common = [new URL('faces.css', fontFolder), new URL('./page/hosted.css', import.meta.url)]
  .map(file => readFileSync(file, 'utf8'))
  .join('');

/** The stylesheet of a page: the styles shared by all hosted pages, then its own. */
export const styles = (own: string): HostedAsset => ({ type: 'text/css; charset=utf-8', content: common + own });
export const script = (text: string): HostedAsset => ({ type: 'text/javascript; charset=utf-8', content: text });

/** The site's fonts, because a provider's page shares the site's look. They are served from the page's own origin. */
export const fonts: Readonly<Record<string, HostedAsset>> = Object.fromEntries(
  ['liftoff-sans-latin', 'liftoff-sans-latin-ext', 'liftoff-num'].map(name => [
    `${name}.woff2`,
    {
      type: 'font/woff2',
      content: new Uint8Array(readFileSync(new URL(`${name}.woff2`, fontFolder))),
    },
  ]),
);

/** Escapes text for HTML, including attribute values. */
export const html = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The texts of a provider's pages, by locale; a locale without its own texts uses the English ones. */
export function hostedTexts(namespace: string): (locale: string) => { locale: string; words: Record<string, string> } {
  const read = (locale: Locale) =>
    readFileSync(new URL(`../../../../../../messages/${locale}/${namespace}.json`, import.meta.url), 'utf8');
  const texts = new Map(
    writtenLocales.map(locale => [locale, z.record(z.string(), z.string()).parse(JSON.parse(read(locale)))]),
  );
  return asked => {
    const locale = writtenLocaleOf(asked);
    return { locale, words: texts.get(locale) ?? {} };
  };
}

/**
 * Serves the files of a provider's pages under `path`. Returns their version, which is part of every address and
 * changes with the contents, so that a browser cache never mixes files from two versions.
 */
export function serveAssets(app: Hono, path: string, assets: Readonly<Record<string, HostedAsset>>): string {
  const hash = createHash('sha256');
  for (const { content } of Object.values(assets)) hash.update(content).update(',');
  const version = hash.digest('hex').slice(0, 12);
  app.get(`${path}/assets/:version/:name`, context => {
    const name = context.req.param('name');
    const asset = Object.hasOwn(assets, name) ? assets[name] : undefined;
    if (asset === undefined || context.req.param('version') !== version) return context.notFound();
    const headers = { 'content-type': asset.type, 'cache-control': 'public, max-age=31536000, immutable' };
    return context.body(asset.content, 200, headers);
  });
  return version;
}

/** Headers of a hosted page: it runs only its own scripts, and only `frameAncestors` may frame it [A38]. */
export const hostedHeaders = (frameAncestors: string): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'private, no-store',
});

/**
 * Fills in the placeholders of a page: `{{name}}` with the unescaped value, `{{text:name}}` with the escaped text in
 * the locale.
 */
export function fillPage(
  page: string,
  words: Readonly<Record<string, string>>,
  places: Readonly<Record<string, string>>,
): string {
  return page
    .replaceAll(/\{\{text:([\w-]+)\}\}/g, (_, name: string) => html(words[name] ?? ''))
    .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => places[name] ?? '');
}

/** The data attributes that the page's script reads from its body element. */
export const dataAttributes = (data: Readonly<Record<string, string>>): string =>
  Object.entries(data)
    .map(([name, value]) => `data-${name}="${html(value)}"`)
    .join(' ');

/** Every call from a hosted page sends a token and a few digits, or one response, so no body is longer. */
const bodyMaxBytes = 1_000;

/**
 * Reads and validates the body of a call from a hosted page. Returns an error response if the body is invalid. The
 * body must be JSON, which other sites cannot send without a CORS preflight [A6].
 */
export async function readCall<T>(context: Context, schema: z.ZodType<T>): Promise<T | Response> {
  const body = await readBody(context.req.raw, bodyMaxBytes);
  if (isRefused(body)) return context.json({ refusal: body.refused }, refusals[body.refused].status);
  const parsed = schema.safeParse(body.value);
  return parsed.success ? parsed.data : context.json({ refusal: 'invalid' }, refusals.invalid.status);
}
