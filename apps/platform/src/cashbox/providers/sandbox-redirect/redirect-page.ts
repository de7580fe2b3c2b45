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
import { decideRedirect, paymentOfPage, readRedirect, type RedirectPayment } from './redirect-book.ts';
import { sourceIds, sources, type RedirectKind } from './redirect-kinds.ts';

const page = (name: string): string => readFileSync(new URL(`./page/${name}`, import.meta.url), 'utf8');

const textsIn = hostedTexts('hosted-redirect');

const assets = {
  'redirect-page.css': styles(page('redirect-page.css')),
  'redirect-page.js': script(page('redirect-page.js')),
  ...fonts,
};

/** The account from which to pay, or `null` to cancel the payment. */
const Answer = z.strictObject({ source: z.enum(sourceIds).nullable() });

/** Serves a redirect provider's page and the call that it makes. No site may frame the page [A38]. */
export function redirectPages(app: Hono, platform: Platform, kind: RedirectKind, tell: () => void): void {
  const path = `/hosted/${kind.id}`;
  const security = hostedHeaders("'none'");
  const version = serveAssets(app, path, assets);

  app.get(`${path}/:token`, async context => {
    const id = paymentOfPage(platform, kind, context.req.param('token'));
    const payment = id === null ? null : await readRedirect(platform.db, kind, id);
    return payment === null
      ? context.notFound()
      : context.html(pageOf(platform, kind, payment, version), 200, security);
  });

  app.post(`${path}/:token/answer`, async context => {
    const id = paymentOfPage(platform, kind, context.req.param('token'));
    if (id === null) return context.notFound();
    const answer = await readCall(context, Answer);
    if (answer instanceof Response) return answer;
    const back = await answerOnce(platform, kind, id, answer.source, tell);
    return back === null ? context.notFound() : context.json({ return_url: back });
  });
}

/**
 * Applies the player's first response and returns the URL to go back to; a repeated response returns the same URL.
 * `null` if there is no such payment.
 */
async function answerOnce(
  platform: Platform,
  kind: RedirectKind,
  id: string,
  source: (typeof sourceIds)[number] | null,
  tell: () => void,
): Promise<string | null> {
  return await platform.db.transaction(async tx => {
    const payment = await readRedirect(tx, kind, id, 'FOR UPDATE');
    if (payment?.step === 'open') {
      const state = sources.find(known => known.id === source)?.state ?? 'canceled';
      await decideRedirect(tx, platform, payment, state, source, tell);
    }
    return payment?.return_url ?? null;
  });
}

function pageOf(platform: Platform, kind: RedirectKind, payment: RedirectPayment, version: string): string {
  const { locale, words } = textsIn(payment.locale);
  const word = (name: string) => html(words[name] ?? '');
  const rows = sources.map(
    ({ id, last4 }, at) =>
      `<label><input type="radio" name="source" value="${id}"${at === 0 ? ' checked' : ''} />` +
      `<span><b>${word(`${id}-name`)}</b><small>${word(`${id}-note`)}</small></span><span class="numeric">•••• ${last4}</span></label>`,
  );
  return fillPage(page('redirect-page.html'), words, {
    locale,
    version,
    path: `/hosted/${kind.id}`,
    provider: html(kind.name),
    amount: html(formatMoney(payment.amount, payment.currency, locale)),
    brand: html(readBrand(platform.config, payment.return_url).name),
    back: html(payment.return_url),
    sources: rows.join(''),
    data: dataAttributes({ step: payment.step }),
  });
}
