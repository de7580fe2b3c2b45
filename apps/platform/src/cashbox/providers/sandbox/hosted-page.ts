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

const common = readFileSync(new URL('./page/hosted.css', import.meta.url), 'utf8');

/** The styles of a page: what all of them look like, then its own. */
export const styles = (own: string): HostedAsset => ({ type: 'text/css; charset=utf-8', content: common + own });
export const script = (text: string): HostedAsset => ({ type: 'text/javascript; charset=utf-8', content: text });

/** The house's fonts: a provider's page has the site's look, and its letters come from where it comes from itself. */
export const fonts: Readonly<Record<string, HostedAsset>> = Object.fromEntries(
  ['liftoff-sans-latin', 'liftoff-sans-latin-ext', 'liftoff-num'].map(name => [
    `${name}.woff2`,
    {
      type: 'font/woff2',
      content: new Uint8Array(
        readFileSync(new URL(`../../../../../../packages/ui/src/fonts/${name}.woff2`, import.meta.url)),
      ),
    },
  ]),
);

/** Text as it may stand in HTML, in an attribute too. */
export const html = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The texts of a provider's pages, by locale; a locale without any has the English ones. */
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
 * Serves the files of a provider's pages under `path`; answers their version, which changes with them, so that a browser
 * that keeps them never mixes two.
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

/** Headers of a hosted page: it runs nothing but its own script, and only `frameAncestors` may frame it [A38]. */
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

/** Fills a page's places: `{{name}}` as it is given, `{{text:name}}` with the locale's words. */
export function fillPage(
  page: string,
  words: Readonly<Record<string, string>>,
  places: Readonly<Record<string, string>>,
): string {
  return page
    .replaceAll(/\{\{text:([\w-]+)\}\}/g, (_, name: string) => html(words[name] ?? ''))
    .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => places[name] ?? '');
}

/** The data of a page's body, for its script. */
export const dataAttributes = (data: Readonly<Record<string, string>>): string =>
  Object.entries(data)
    .map(([name, value]) => `data-${name}="${html(value)}"`)
    .join(' ');

/** A token and a few digits, or one answer: no body of a hosted page's call is longer. */
const bodyMaxBytes = 1_000;

/** Reads the body of a hosted page's call by its schema. Other sites cannot send JSON without asking first [A6]. */
export async function readCall<T>(context: Context, schema: z.ZodType<T>): Promise<T | Response> {
  const body = await readBody(context.req.raw, bodyMaxBytes);
  if (isRefused(body)) return context.json({ refusal: body.refused }, refusals[body.refused].status);
  const parsed = schema.safeParse(body.value);
  return parsed.success ? parsed.data : context.json({ refusal: 'invalid' }, refusals.invalid.status);
}
