import { HtmlValidate, type RuleConfig } from 'html-validate';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendMail } from '../../apps/platform/src/account/mail/mails.ts';
import { framePath, type Begun } from '../../apps/platform/src/testing/frame-path.ts';
import { signInDemo } from '../../apps/platform/src/testing/play.ts';
import { ofGuest, ofPlayer } from './all-pages.ts';
import { Markup } from './markup.ts';
import { openSite, origin, type Site } from './open-site.ts';

let site: Site;
beforeAll(async () => void (site = await openSite('small')));
afterAll(() => site.close());

const extended = ['html-validate:recommended'];
const rules: Record<string, RuleConfig[string]> = {
  // HTML ignores the case of attributes and allows each of these spellings; React and the platform write them
  // differently.
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'doctype-style': 'off',
  'void-style': 'off',
  // In HTML 5 an id is any text without white space; React's ids begin with an underscore.
  'valid-id': ['error', { relaxed: true }],
  // `autocapitalize` is a global attribute, and a visible password is a text field.
  'input-attributes': 'off',
  // A group of buttons is labelled by `aria-label`, which HTML allows.
  'wcag/h71': 'off',
  // A picture's background colour and a track's length come with the data; each page's content policy allows them.
  'no-inline-style': 'off',
  // These rules concern only line breaks and the display in search engines.
  'tel-non-breaking': 'off',
  'long-title': 'off',
};
const pages = new HtmlValidate({ root: true, extends: extended, rules });
const mails = new HtmlValidate({
  root: true,
  extends: extended,
  rules: {
    ...rules,
    // Mails use tables and deprecated attributes for layout. The parser adds `tbody`, and both names of the role mean
    // the same.
    'no-deprecated-attr': 'off',
    'prefer-tbody': 'off',
    'presentation-role-style': 'off',
  },
});

/** HTML errors of a page, each with its rule, message and element; empty if the page is valid. */
async function errorsOf(html: string, checker = pages): Promise<string[]> {
  expect(html.length).toBeGreaterThan(200);
  const { results } = await checker.validateString(html);
  const errors = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'page'})`),
  );
  // A rule of "ARIA in HTML" that the package lacks: a native control must not have `aria-checked`.
  const twice = Markup.read(html).all('input', { 'aria-checked': true });
  return [...errors, ...twice.map(() => 'aria-checked: not on a native control')];
}

it('every page of the site is valid HTML, for guests and players', async () => {
  const cookie = await site.signIn('tester@liftoff.test');
  const visits = [
    ...ofGuest.map(([path, status = 200]) => ({ path, status, headers: {} })),
    ...ofPlayer.map(path => ({ path, status: 200, headers: { cookie } })),
    { path: '/ffc', status: 200, headers: { cookie } },
  ];
  const found: Record<string, string[]> = {};
  for (const { path, status, headers } of visits) {
    const { html, ...visited } = await site.visit(path, headers);
    expect([path, visited.status]).toEqual([path, status]);
    const errors = await errorsOf(html);
    if (errors.length > 0) found[path] = errors;
  }
  expect(found).toEqual({});
});

it('the pages shown while the platform is down and on the sports host are valid HTML', async () => {
  const cookie = await site.signIn('tester@liftoff.test');
  const away = await site.behind({}, () => new Response(null, { status: 503 })).visit('/', { cookie });
  const sports = await site.behind({ BETTING_SANDBOX: 'on' }).visit(origin.replace('//', '//sport.'));
  expect([away.status, sports.status]).toEqual([503, 200]);
  expect([await errorsOf(away.html), await errorsOf(sports.html)]).toEqual([[], []]);
});

it("the platform's own pages, the payment providers' pages, the game frame and the component page are valid HTML", async () => {
  const { casino } = site;
  const player = await signInDemo(casino);
  const begin = async (method: string): Promise<Begun> => {
    const body = { method_id: method, amount_cents: 5_000, currency: 'EUR' };
    const begun = await player.send<Begun>('POST', '/payments/deposits', body);
    expect(begun.status).toBe(201);
    return begun.body;
  };
  const bank = (await begin('sofort')).next_step;
  const paths = [
    framePath(await begin('card')),
    bank.kind === 'redirect' ? new URL(bank.url).pathname : '',
    '/frame/',
    '/console/ui',
  ];
  for (const path of paths) {
    const answer = await casino.open.app.request(path);
    expect([path, answer.status, await errorsOf(await answer.text())]).toEqual([path, 200, []]);
  }
});

it('every email is valid HTML, whatever values it contains', async () => {
  const { db, deps, operator } = site.casino;
  const file = readFileSync(resolve(import.meta.dirname, '../../messages/fr-CA/mail.json'), 'utf8');
  const { frame: _frame, ...texts } = JSON.parse(file) as Record<string, object>;
  const to = 'demo@liftoff.test';
  for (const [text, parts] of Object.entries(texts)) {
    const places = [...JSON.stringify(parts).matchAll(/\{(\w+)\}/g)].map(([, place = '']) => place);
    const fill = Object.fromEntries(places.map(place => [place, '<b>"R&amp;D" & Söhne']));
    const link = `${origin}/confirmation?a=1&b=2`;
    await db.transaction(tx => sendMail(tx, deps, { to, text, language: 'fr-CA', fill: { ...fill, link } }));
  }
  const sent = await operator().send<{ subject: string; html: string }[]>('GET', `/console/api/mails?to=${to}`);
  expect(sent.body.length).toBeGreaterThanOrEqual(Object.keys(texts).length);
  for (const { subject, html } of sent.body) expect([subject, await errorsOf(html, mails)]).toEqual([subject, []]);
});
