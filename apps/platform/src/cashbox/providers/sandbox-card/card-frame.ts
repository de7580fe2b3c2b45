import { formatMoney } from '@liftoff/rules/money/money-format';
import type { Hono } from 'hono';
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { readBrand } from '../../../market/brand.ts';
import type { Platform } from '../../../core/platform-context.ts';
import {
  dataAttributes,
  fillPage,
  fonts,
  hostedHeaders,
  hostedTexts,
  html,
  readCall,
  script,
  serveAssets,
  styles,
} from '../sandbox/hosted-page.ts';
import { answerChallenge, payWithToken } from './pay.ts';
import { rejectedBins } from './rejected-bins.ts';
import { paymentOfFrame, readCardPayment, type CardPayment } from './card-book.ts';
import { cardTokenNames } from './test-cards.ts';
import { expiryFault } from '@liftoff/rules/cashbox/card';
import { isCardNumber } from '@liftoff/rules/cashbox/card';
import { isRejectedBin } from '@liftoff/rules/cashbox/card';

/**
 * The platform's card rules as a script for the provider's page. The card number never leaves that page [A29], so the
 * page must run the same functions. A function loaded by Node has plain JavaScript as its source text, so it can be
 * sent to the browser.
 */
export const cardRulesScript = [isCardNumber, expiryFault, isRejectedBin]
  .map(rule => `export ${rule.toString()}\n`)
  .join('\n');

const page = (name: string): string => readFileSync(new URL(`./page/${name}`, import.meta.url), 'utf8');

const textsIn = hostedTexts('hosted-card');

const assets = {
  'card-frame.css': styles(page('card-frame.css')),
  'card-frame.js': script(page('card-frame.js')),
  'card-check.js': script(page('card-check.js')),
  'card-rules.js': script(cardRulesScript),
  ...fonts,
};

const Pay = z.strictObject({ card: z.enum(cardTokenNames) });
const Challenge = z.strictObject({ confirmed: z.boolean() });

/**
 * Serves the provider's hosted page and its calls. The page runs no code from the site, and the site cannot read
 * anything in it [A38].
 */
export function cardFramePages(app: Hono, platform: Platform, tell: () => void): void {
  const { db } = platform;
  const security = hostedHeaders(platform.config.siteOrigins.join(' '));
  const version = serveAssets(app, '/hosted/card', assets);

  app.get('/hosted/card/:token', async context => {
    const payment = await paymentOf(context.req.param('token'));
    if (payment === null) return context.notFound();
    return context.html(pageOf(platform, payment, version), 200, security);
  });

  app.post('/hosted/card/:token/pay', async context => {
    const payment = await paymentOf(context.req.param('token'));
    if (payment === null) return context.notFound();
    const body = await readCall(context, Pay);
    if (body instanceof Response) return body;
    return context.json(await payWithToken(platform, payment.payment_id, body.card, tell));
  });

  app.post('/hosted/card/:token/challenge', async context => {
    const payment = await paymentOf(context.req.param('token'));
    if (payment === null) return context.notFound();
    const body = await readCall(context, Challenge);
    if (body instanceof Response) return body;
    return context.json(await answerChallenge(platform, payment.payment_id, body.confirmed, tell));
  });

  /**
   * The payment's state in the platform, so that the provider's page shows only what the platform has already
   * recorded.
   */
  app.get('/hosted/card/:token/state', async context => {
    const payment = await paymentOf(context.req.param('token'));
    if (payment === null) return context.notFound();
    const [row] = await db.query<{ state: string }>('SELECT state FROM payments WHERE id = $1', [payment.payment_id]);
    return context.json({ step: payment.step, reason: payment.reason, state: row?.state ?? 'pending' });
  });

  const paymentOf = async (token: string): Promise<CardPayment | null> => {
    const id = paymentOfFrame(platform, token);
    return id === null ? null : readCardPayment(db, id);
  };
}

function pageOf({ config }: Platform, payment: CardPayment, version: string): string {
  const { locale, words } = textsIn(payment.locale);
  const data = dataAttributes({
    payment: payment.payment_id,
    parent: payment.site_origin,
    step: payment.step,
    last4: payment.last4 ?? '',
    texts: JSON.stringify(words),
    rejected: JSON.stringify(rejectedBins),
  });
  const amount = html(formatMoney(payment.amount, payment.currency, locale));
  const brand = html(readBrand(config, payment.site_origin).name);
  return fillPage(page('card-frame.html'), words, { locale, version, data, amount, brand });
}
