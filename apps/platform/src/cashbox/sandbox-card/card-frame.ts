import { formatMoney } from '@liftoff/rules/money-format';
import { refusals } from '@liftoff/contract/refusals';
import type { Context, Hono } from 'hono';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { isRefused } from '../../call.ts';
import type { Platform } from '../../platform-context.ts';
import { readBody } from '../../read-body.ts';
import { cardRulesScript } from './card-rules.ts';
import { answerChallenge, payWithToken } from './pay.ts';
import { rejectedBins } from './rejected-bins.ts';
import { paymentOfToken, readCardPayment, type CardPayment } from './card-book.ts';
import { cardTokenNames } from './test-cards.ts';

const page = (name: string): string => readFileSync(new URL(`./page/${name}`, import.meta.url), 'utf8');

const locales = ['en-CA', 'fr-CA', 'de'];
const textsOf = (locale: string): Record<string, string> =>
  z
    .record(z.string(), z.string())
    .parse(
      JSON.parse(readFileSync(new URL(`../../../../../messages/${locale}/hosted-card.json`, import.meta.url), 'utf8')),
    );
const texts = new Map(locales.map(locale => [locale, textsOf(locale)]));

const assets: Readonly<Record<string, { type: string; text: string }>> = {
  'card-frame.css': { type: 'text/css; charset=utf-8', text: page('card-frame.css') },
  'card-frame.js': { type: 'text/javascript; charset=utf-8', text: page('card-frame.js') },
  'card-check.js': { type: 'text/javascript; charset=utf-8', text: page('card-check.js') },
  'card-rules.js': { type: 'text/javascript; charset=utf-8', text: cardRulesScript },
};

/** Changes with the files, so that a browser that keeps them never mixes two versions. */
const version = createHash('sha256')
  .update(
    Object.values(assets)
      .map(asset => asset.text)
      .join(),
  )
  .digest('hex')
  .slice(0, 12);

const Pay = z.strictObject({
  card: z.enum(cardTokenNames),
  last4: z.string().regex(/^\d{4}$/),
});
const Challenge = z.strictObject({ confirmed: z.boolean() });

/** The provider's hosted page and what it calls; nothing of the site's runs here, and the site reads nothing here [A38]. */
export function cardFramePages(app: Hono, platform: Platform, tell: () => void): void {
  const { db } = platform;
  const security = {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${platform.config.siteOrigins.join(' ')}`,
    ].join('; '),
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
  };

  app.get('/hosted/card/assets/:version/:name', context => {
    const name = context.req.param('name');
    const asset = Object.hasOwn(assets, name) ? assets[name] : undefined;
    if (asset === undefined || context.req.param('version') !== version) return context.notFound();
    const headers = { 'content-type': asset.type, 'cache-control': 'public, max-age=31536000, immutable' };
    return context.body(asset.text, 200, headers);
  });

  app.get('/hosted/card/:token', async context => {
    const payment = await paymentOf(context.req.param('token'));
    if (payment === null) return context.notFound();
    return context.html(pageOf(payment), 200, { ...security, 'cache-control': 'private, no-store' });
  });

  app.post('/hosted/card/:token/pay', async context => {
    const payment = await paymentOf(context.req.param('token'));
    if (payment === null) return context.notFound();
    const body = await readCall(context, Pay);
    if (body instanceof Response) return body;
    return context.json(await payWithToken(platform, payment.payment_id, body, tell));
  });

  app.post('/hosted/card/:token/challenge', async context => {
    const payment = await paymentOf(context.req.param('token'));
    if (payment === null) return context.notFound();
    const body = await readCall(context, Challenge);
    if (body instanceof Response) return body;
    return context.json(await answerChallenge(platform, payment.payment_id, body.confirmed, tell));
  });

  /** Where the payment stands for the platform; the provider tells its own page what the platform has heard. */
  app.get('/hosted/card/:token/state', async context => {
    const payment = await paymentOf(context.req.param('token'));
    if (payment === null) return context.notFound();
    const [row] = await db.query<{ state: string }>('SELECT state FROM payments WHERE id = $1', [payment.payment_id]);
    return context.json({ step: payment.step, reason: payment.reason, state: row?.state ?? 'pending' });
  });

  const paymentOf = async (token: string): Promise<CardPayment | null> => {
    const id = paymentOfToken(platform, token);
    return id === null ? null : readCardPayment(db, id);
  };
}

/** A card's token and its last four digits, or one answer: no body is longer. */
const bodyMaxBytes = 1_000;

/** Reads the body of a call by its schema. Other sites cannot send JSON without asking first [A6]. */
async function readCall<T>(context: Context, schema: z.ZodType<T>): Promise<T | Response> {
  const body = await readBody(context.req.raw, bodyMaxBytes);
  if (isRefused(body)) return context.json({ refusal: body.refused }, refusals[body.refused].status);
  const parsed = schema.safeParse(body.value);
  return parsed.success ? parsed.data : context.json({ refusal: 'invalid' }, refusals.invalid.status);
}

const html = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function pageOf(payment: CardPayment): string {
  const locale = texts.has(payment.locale) ? payment.locale : 'en-CA';
  const words = texts.get(locale) ?? {};
  const data = {
    payment: payment.payment_id,
    parent: payment.site_origin,
    step: payment.step,
    last4: payment.last4 ?? '',
    texts: JSON.stringify(words),
    rejected: JSON.stringify(rejectedBins),
  };
  const attributes = Object.entries(data)
    .map(([name, value]) => `data-${name}="${html(value)}"`)
    .join(' ');
  const amount = formatMoney(payment.amount, payment.currency, locale);
  return page('card-frame.html')
    .replace('{{locale}}', locale)
    .replaceAll('{{version}}', version)
    .replace('{{data}}', () => attributes)
    .replaceAll('{{amount}}', () => html(amount))
    .replaceAll(/\{\{text:([\w-]+)\}\}/g, (_, name: string) => html(words[name] ?? ''));
}
