import type { User } from '@liftoff/contract/account/account';
import type { Subscriptions } from '@liftoff/contract/account/access';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readPageFiles } from '../../content/page-files.ts';
import { publishPages } from '../../content/pages.ts';
import { testMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { testPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform.ts';
import { confirmOffers } from './offers.ts';

let server: TestMailServer;
let platform: TestPlatform;
let player: TestCaller;
let playerId = 0;
let email = '';
let made = 0;
beforeAll(async () => {
  server = await testMailServer();
  const env = { SMTP_URL: server.url, SITE_ORIGINS: 'https://play.example' };
  platform = await testPlatform({ seed: 'none', env });
  await publishPages(platform.db, readPageFiles(platform.config));
});
afterAll(async () => {
  await platform.close();
  await server.close();
});
beforeEach(async () => {
  server.received.length = 0;
  made += 1;
  email = `offers-${made}@example.com`;
  [player, playerId] = await newPlayer({});
});

async function newPlayer(change: object): Promise<[TestCaller, number]> {
  const caller = platform.caller();
  const { body, status } = await caller.send<User>('POST', '/api/users', { user: { ...signUpForm, email, ...change } });
  expect(status).toBe(201);
  return [caller, body.id];
}

const want = (receive_promos = true) => player.send<Subscriptions>('PUT', '/api/subscriptions', { receive_promos });
const state = async () => (await player.send<Subscriptions>('GET', '/api/subscriptions')).body;
const confirm = (token: string) => platform.caller().send('POST', '/api/subscriptions/confirmation', { token });
const over = { status: 422, body: { refusal: 'invalid', errors: { token: ['expired'] } } };
const on = { receive_promos: true, promos_waiting: null };

/** The player's mails that are still in the outbox, newest first. */
const outbox = async () =>
  await platform.db.query<{ text: string; kind: string }>(
    `SELECT kind, content::text AS text FROM mails WHERE recipient = $1 AND content IS NOT NULL ORDER BY sent_at DESC`,
    [email],
  );
const links = async () =>
  (await outbox()).flatMap(({ text }) => /confirm-offers\?token=([\w-]{43})/.exec(text)?.[1] ?? []);
const link = async () => (await links())[0] ?? '';

/** Runs the delivery and returns the mails sent to the player since the test began. */
async function delivered(): Promise<string[]> {
  for (let step = 0; step < 3; step += 1) {
    platform.clock.advance(1_000);
    await platform.jobs.runDue();
  }
  return server.received
    .filter(({ to }) => to === email)
    .map(({ data }) => data.replaceAll(/=\r\n|\r\n(?=[ \t])/g, ''));
}
const article = 'limits-that-hold';
const mailNews = (slug = article) => platform.operator().send('POST', `/console/api/news/${slug}/mails`);
const news = (mails: readonly string[]) => mails.filter(mail => mail.includes('Subject: Limits that apply right away'));
const optIn = async () => {
  await want();
  expect((await confirm(await link())).status).toBe(204);
};
const unsubscribe = (token: string) => platform.caller().send('POST', '/api/subscriptions/unsubscribe', { token });

describe('opting in to offers', () => {
  it('offers by email can be confirmed only with the emailed link, which works once [C39] [A17]', async () => {
    expect((await want()).body).toMatchObject({ receive_promos: false, promos_waiting: { again_in_sec: 60 } });
    expect((await player.send<User>('GET', '/api/player')).body.receive_promos).toBe(false);
    const [token = ''] = await links();
    expect(await platform.db.query(`SELECT FROM mail_tokens WHERE mail_tokens::text LIKE $1`, [`%${token}%`])).toEqual(
      [],
    );
    expect(await confirm(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toMatchObject(over);
    expect((await confirm(token)).status).toBe(204);
    expect(await state()).toMatchObject(on);
    expect((await player.send<User>('GET', '/api/player')).body.receive_promos).toBe(true);
    await want(false);
    expect(await confirm(token)).toMatchObject(over);
    expect(await state()).toMatchObject({ receive_promos: false, promos_waiting: null });
  });

  it('offers by SMS can be confirmed only with a separate link, which works once, and opting out takes effect immediately [C39] [A17]', async () => {
    const wantSms = (receive_sms_promos: boolean) =>
      player.send<Subscriptions>('PUT', '/api/subscriptions', { receive_sms_promos });
    await want();
    const byMail = await link();
    platform.clock.advance(1_000);
    expect((await wantSms(true)).body).toMatchObject({
      receive_sms_promos: false,
      sms_promos_waiting: { again_in_sec: 60 },
    });
    const bySms = await link();
    expect(bySms).not.toBe(byMail);
    expect((await confirm(byMail)).status).toBe(204);
    expect(await state()).toMatchObject({ ...on, receive_sms_promos: false, sms_promos_waiting: {} });
    expect((await confirm(bySms)).status).toBe(204);
    expect(await state()).toMatchObject({ ...on, receive_sms_promos: true, sms_promos_waiting: null });
    expect(await confirm(bySms)).toMatchObject(over);
    await wantSms(false);
    expect(await state()).toMatchObject({ ...on, receive_sms_promos: false, sms_promos_waiting: null });
  });

  it.each([
    ['after a day', async () => platform.clock.advance(86_400_000)],
    ['once it was taken back', () => want(false)],
    [
      'for another purpose',
      () => platform.db.query(`UPDATE mail_tokens SET purpose = 'restore' WHERE player_id = $1`, [playerId]),
    ],
  ])('a link %s does not confirm offers [C39] [A17]', async (_when, become) => {
    await want();
    const token = await link();
    await become();
    expect(await confirm(token)).toMatchObject(over);
    expect(await platform.db.query('SELECT FROM players WHERE id = $1 AND receive_promos', [playerId])).toEqual([]);
  });

  it('an opt-in at registration or in the profile also takes effect only once its link is used [C39]', async () => {
    email = `form-${made}@example.com`;
    const both = { receive_promos: true, receive_sms_promos: true };
    const neither = { receive_promos: false, receive_sms_promos: false };
    [player] = await newPlayer(both);
    expect(await state()).toMatchObject({ ...neither, promos_waiting: {}, sms_promos_waiting: {} });
    for (const token of await links()) expect((await confirm(token)).status).toBe(204);
    expect(await state()).toMatchObject({ ...both, promos_waiting: null, sms_promos_waiting: null });
    await player.send('PUT', '/api/subscriptions', neither);
    platform.clock.advance(60_000);
    const edited = await player.send<User>('PATCH', '/api/player', both);
    expect(edited.body).toMatchObject(neither);
    expect(await state()).toMatchObject({ ...neither, promos_waiting: {}, sms_promos_waiting: {} });
  });

  it('resends the opt-in link on request, at most once a minute and five times a day [C39]', async () => {
    for (const [sent, afterMs] of [
      [1, 59_000],
      [1, 1_000],
      [2, 60_000],
      [3, 60_000],
      [4, 60_000],
      [5, 60_000],
      [5, 60_000],
    ] as const) {
      await want();
      expect(await links()).toHaveLength(sent);
      platform.clock.advance(afterMs);
    }
    expect((await state()).promos_waiting?.again_in_sec).toBeGreaterThan(80_000);
  });

  it('a player on a break can neither request nor confirm offers [C15] [C39]', async () => {
    await want();
    const token = await link();
    await platform.operator().send('POST', `/console/api/players/${email}`, { blocked: 'cooling_off' });
    expect(await confirm(token)).toMatchObject(over);
    const edit = { receive_promos: true, receive_sms_promos: true };
    expect((await player.send<User>('PATCH', '/api/player', edit)).body).toMatchObject({ receive_sms_promos: false });
    expect((await state()).sms_promos_waiting).toBeNull();
    expect(await links()).toHaveLength(1);
  });

  it('an opt-in link that is used twice concurrently works once [A17]', async () => {
    await want();
    const token = await link();
    const use = () => confirmOffers(platform, token, '203.0.113.9', async () => true);
    const [one, other] = await Promise.all([use(), use()]);
    expect([one, other].filter(answer => answer === undefined)).toHaveLength(1);
  });

  it('an email change invalidates pending opt-in links, for email and for SMS [C39]', async () => {
    await player.send('PUT', '/api/subscriptions', { receive_promos: true, receive_sms_promos: true });
    const tokens = await links();
    await player.send('POST', '/api/player/email', { email: `moved-${made}@example.com` });
    const [mail] = await platform.db.query<{ text: string }>(
      'SELECT content::text AS text FROM mails WHERE recipient = $1',
      [`moved-${made}@example.com`],
    );
    const moved = /confirmation_token=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    await platform.caller().send('GET', `/api/users/confirmation?confirmation_token=${moved}`);
    expect(await Promise.all(tokens.map(confirm))).toMatchObject([over, over]);
  });
});

describe('marketing email', () => {
  it('sends marketing once to a player who has confirmed it, with a link and headers to unsubscribe [C39]', async () => {
    await want();
    await mailNews();
    expect(news(await delivered())).toEqual([]);
    await platform.db.query('UPDATE players SET receive_promos = true WHERE id = $1', [playerId]);
    await mailNews();
    await mailNews();
    const mails = news(await delivered());
    expect(mails).toHaveLength(1);
    const [mail = ''] = mails;
    const token = /unsubscribe\?token=3D(\d+\.[\w-]{43})/.exec(mail)?.[1] ?? '';
    expect(mail).toContain(`List-Unsubscribe: <${platform.config.publicUrl}/unsubscribe/${token}>`);
    expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    expect(mail).toContain('without signing in');
    expect(await mailNews('nothing-there')).toMatchObject({ status: 404 });
    const lines = await platform.db.query(`SELECT actor, subject FROM audit WHERE action = 'news.mailed'`);
    expect(lines.at(-1)).toEqual({ actor: 'operator', subject: `/news/${article}` });
  });

  it('emails about the account carry no unsubscribe header [C39]', async () => {
    await want();
    const mails = await delivered();
    expect(mails.length).toBeGreaterThan(1);
    expect(mails.filter(mail => mail.includes('List-Unsubscribe'))).toEqual([]);
  });

  it('the database refuses marketing email to a player who has not confirmed it [C39]', async () => {
    const write = (campaign: string | null) =>
      platform.db.query(
        `INSERT INTO mails (id, recipient, language, subject, sent_at, player_id, kind, campaign)
         VALUES ($1, 'x@example.com', 'de', 's', $2, $3, 'marketing', $4)`,
        [platform.deps.id(), platform.clock.now(), playerId, campaign],
      );
    await expect(write('x')).rejects.toThrow('has not confirmed that they want offers');
    await optIn();
    await expect(write(null)).rejects.toThrow('mails_of_marketing');
  });

  it('the unsubscribe link ends marketing immediately and permanently, without a cookie [C39]', async () => {
    await optIn();
    await mailNews();
    const [mail = ''] = news(await delivered());
    const token = /unsubscribe\?token=3D([\w.-]+)/.exec(mail)?.[1] ?? '';
    for (const forged of [`${playerId}.${'A'.repeat(43)}`, `${playerId}`, `${playerId + 1}.${token.split('.')[1]}`])
      expect(await unsubscribe(forged)).toMatchObject({ status: 422, body: { errors: { token: ['unknown'] } } });
    expect(await state()).toMatchObject(on);
    expect((await unsubscribe(token)).status).toBe(204);
    expect(await state()).toMatchObject({ receive_promos: false, promos_waiting: null });
    expect((await unsubscribe(token)).status).toBe(204);
    await mailNews('check-a-round-yourself');
    expect((await delivered()).filter(text => text.includes('Check any round'))).toEqual([]);
    const [line] = await platform.db.query(
      `SELECT after FROM audit WHERE subject = $1 AND action = 'player.subscriptions_changed' ORDER BY line DESC LIMIT 1`,
      [`player:${playerId}`],
    );
    expect(line).toEqual({ after: { receive_promos: false, receive_sms_promos: false } });
  });

  it("one POST from any origin unsubscribes a mail client's user, and opening the address in a browser leads to the unsubscribe page [C39]", async () => {
    await optIn();
    await mailNews();
    const [mail = ''] = news(await delivered());
    const address = /^List-Unsubscribe: <(.*)>/m.exec(mail)?.[1] ?? '';
    const { app } = platform.open;
    const opened = await app.request(address);
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^https:\/\/play\.example\/unsubscribe\?token=\d+\./),
    ]);
    expect(await state()).toMatchObject(on);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const posted = await app.request(address, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' });
    expect(posted.status).toBe(200);
    expect(await state()).toMatchObject({ receive_promos: false });
    expect((await app.request(`${address}x`, { method: 'POST', headers })).status).toBe(404);
  });

  it.each([
    ['unsubscribes', () => want(false)],
    [
      'takes a break',
      () => platform.operator().send('POST', `/console/api/players/${email}`, { blocked: 'cooling_off' }),
    ],
  ])('does not send a queued marketing email once its player %s [C15] [C39]', async (_what, become) => {
    await optIn();
    await delivered();
    server.answers.push('451 Later');
    await mailNews();
    expect(news(await delivered())).toEqual([]);
    expect((await outbox()).map(({ kind }) => kind)).toEqual(['marketing']);
    await become();
    platform.clock.advance(10 * 60_000);
    expect(news(await delivered())).toEqual([]);
    expect(await outbox()).toEqual([]);
  });

  it('does not write marketing email for a player on a break [C15] [C39]', async () => {
    await optIn();
    await platform.operator().send('POST', `/console/api/players/${email}`, { blocked: 'cooling_off' });
    await mailNews();
    await delivered();
    expect(
      await platform.db.query(`SELECT FROM mails WHERE player_id = $1 AND kind = 'marketing'`, [playerId]),
    ).toEqual([]);
  });
});
