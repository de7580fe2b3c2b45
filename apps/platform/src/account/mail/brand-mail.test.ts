import { beforeAll, describe, expect, it } from 'vitest';
import { readBrand } from '../../market/brand.ts';
import { usePlatform } from '../../testing/test-platform.ts';
import { signInDemo } from '../../testing/play.ts';
import { mailColumns, mailOf, sendMail } from './mails.ts';
import { oneClickAddress } from '../offers/unsubscribe.ts';
import { writeOut } from './mail-frame.ts';

const own = 'http://localhost:3000';
const marea = 'http://marea.localhost:3000';
const platform = usePlatform({ seed: 'small', env: { SITE_ORIGINS: `${own},${marea}` } });

/** Writes a mail to an address, with or without a site, and returns it as it would be sent. */
async function written(to: string, site?: string) {
  const { db, deps, config } = platform;
  await db.transaction(tx =>
    sendMail(tx, deps, { to, language: 'en-CA', text: 'own_password_changed', fill: {}, ...(site ? { site } : {}) }),
  );
  const [row] = await db.query<Parameters<typeof mailOf>[0]>(
    `SELECT ${mailColumns} FROM mails WHERE recipient = $1 ORDER BY sent_at DESC, id DESC LIMIT 1`,
    [to],
  );
  if (!row) throw new Error('no mail');
  const mail = await writeOut(db, config, mailOf(row));
  if (!mail) throw new Error('an emptied mail');
  return mail;
}

describe('the brand of an email', () => {
  it("an email sent from a site contains only the name, address, look and links of that site's brand", async () => {
    const second = await written('reader@example.com', marea);
    expect(second.from).toEqual({ name: 'Marea', address: 'account@marea.example' });
    expect(second.html + second.text).not.toMatch(/Liftoff|\/\/localhost/);
    expect(second.text).toContain('Marea, help@marea.example');
    expect(second.text).toContain(`${marea}/profile/limits`);
    // The light theme is inline, the dark one is applied by class, and the logo is the brand's own.
    expect(second.html).toContain('color:#0b1f20');
    expect(second.html).toContain('.button{background:#4fd6c0!important}');
    expect(second.html).toContain('fill="#f6d9a8"');
    const first = await written('other@example.com', own);
    expect(first.from).toEqual({ name: 'Liftoff', address: 'account@localhost' });
    expect(first.html).not.toMatch(/Marea|marea|#4fd6c0/);
  });

  it('an email that no request triggered uses the brand with which the account was opened', async () => {
    const { db } = platform;
    await db.query('UPDATE players SET site = $2 WHERE email = $1', ['demo@liftoff.test', marea]);
    expect((await written('demo@liftoff.test')).from.name).toBe('Marea');
    // A site that is no longer configured is ignored.
    await db.query('UPDATE players SET site = $2 WHERE email = $1', ['demo@liftoff.test', 'https://gone.example']);
    expect((await written('demo@liftoff.test')).from.name).toBe('Liftoff');
  });
});

describe('links in emails that no player request triggered', () => {
  const email = 'demo@liftoff.test';
  beforeAll(async () => {
    await platform.db.query('UPDATE players SET site = $2, receive_promos = true WHERE email = $1', [email, marea]);
  });
  /** The sender and the links of the latest mail with this subject. */
  async function mailed(subject: string, to = email): Promise<{ from: string; links: string[] }> {
    for (let step = 0; step < 3; step += 1) {
      platform.clock.advance(10_000);
      await platform.jobs.runDue();
    }
    const { db, config } = platform;
    const rows = await db.query<Parameters<typeof mailOf>[0]>(
      `SELECT ${mailColumns} FROM mails WHERE recipient = $1 AND subject = $2 ORDER BY sent_at DESC LIMIT 1`,
      [to, subject],
    );
    const mail = rows[0] && (await writeOut(db, config, mailOf(rows[0])));
    if (!mail) throw new Error(`no mail ${subject}`);
    return { from: mail.from.name, links: mail.text.match(/https?:\/\/[^\s)]+/g) ?? [] };
  }
  const signIn = (password: string) =>
    platform.caller().send('POST', '/api/users/sign_in', { user: { email, password } });
  const operate = <Body>(path: string) => platform.operator().send<Body>('POST', `/console/api/${path}`);

  it('the unlock email links to the brand with which the account was opened [A13] [A17]', async () => {
    for (let wrong = 0; wrong < 3; wrong += 1) expect((await signIn('not this one')).status).toBe(401);
    const { from, links } = await mailed('Someone is trying to sign in to your account');
    expect(from).toBe('Marea');
    expect(links.filter(link => link.includes('unlock_token='))).toHaveLength(1);
    for (const link of links) expect(link).toContain(marea);
  });

  it('the email about a data copy links to the brand with which the account was opened [A17] [C38]', async () => {
    await operate(`players/${email}/data/export`);
    const { from, links } = await mailed('Your data is ready to download');
    expect([from, links.some(link => link.startsWith(`${marea}/profile/main`))]).toEqual(['Marea', true]);
    for (const link of links) expect(link).toContain(marea);
  });

  it('the links in a news email and its unsubscribe link lead to the brand with which the account was opened [A17] [C39]', async () => {
    expect((await operate('news/limits-that-hold/mails')).status).toBe(200);
    const { from, links } = await mailed('Limits that apply right away');
    expect([from, links.some(link => link.startsWith(`${marea}/news/`))]).toEqual(['Marea', true]);
    const [player] = await platform.db.query<{ id: bigint }>('SELECT id FROM players WHERE email = $1', [email]);
    const oneClick = new URL(oneClickAddress(platform.config, Number(player?.id)));
    const led = await platform.open.app.request(oneClick.pathname);
    expect(led.headers.get('location')).toMatch(`${marea}/unsubscribe?token=`);
    const nobody = await platform.open.app.request('/unsubscribe/1.x');
    expect(nobody.headers.get('location')).toMatch(`${own}/unsubscribe?token=`);
  });

  it('an autologin link issued by an operator leads to the brand with which the account was opened [A17] [D5]', async () => {
    const { body } = await operate<{ autologin_link: string }>(`players/${email}/autologin`);
    expect(body.autologin_link).toMatch(`${marea}/autologin?autologin_token=`);
  });

  it('the notice about a changed email address comes from the brand with which the account was opened [A17]', async () => {
    // By now the wrong guesses no longer lock the account.
    platform.clock.advance(30 * 60_000);
    const player = await signInDemo(platform, email);
    await player.send('POST', '/api/player/email', { email: 'another@example.com' }, { origin: own });
    const asked = await mailed('Confirm your new e-mail', 'another@example.com');
    const token = /confirmation_token=([\w-]+)/.exec(asked.links.join())?.[1];
    const confirmed = await platform.caller().send('GET', `/api/users/confirmation?confirmation_token=${token}`);
    expect(confirmed.status).toBe(200);
    expect((await mailed('Your e-mail was changed')).from).toBe('Marea');
  });
});

it('each brand is configured with its own licence numbers', () => {
  expect(readBrand(platform.config, own).licences.CW).toBe('CW-0000-EX');
  expect(readBrand(platform.config, marea).licences.CW).toBe('CW-0001-EX');
});

it.each([
  [own, false],
  [marea, true],
])("a game frame embedded by %s uses the look of that site's brand", async (site, further) => {
  const answer = await platform.open.app.request(`/frame/?token=x&origin=${encodeURIComponent(site)}&locale=en-CA`);
  const html = await answer.text();
  const link = /<link rel="stylesheet" href="(\/frame\/looks\/marea-[0-9a-f]{12}\.css)">/.exec(html)?.[1];
  expect(link !== undefined).toBe(further);
  if (link === undefined) return;
  const css = await (await platform.open.app.request(link)).text();
  expect(css).toContain('--color-brand: #4fd6c0');
  expect(css).not.toContain('@font-face');
});
