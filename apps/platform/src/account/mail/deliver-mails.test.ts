import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../core/config.ts';
import { testMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { testConfig } from '../../testing/test-config.ts';
import { testPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { sendMail } from './mails.ts';
import { smtpServer } from './smtp.ts';

let server: TestMailServer;
let platform: TestPlatform;
beforeAll(async () => {
  server = await testMailServer();
  platform = await testPlatform({
    seed: 'none',
    env: { SMTP_URL: server.url, MAIL_FROM: 'account@liftoff.example', SITE_ORIGINS: 'https://play.example' },
  });
});
afterAll(async () => {
  await platform.close();
  await server.close();
});
beforeEach(() => {
  server.received.length = 0;
  server.answers.length = 0;
  server.forgetToAnswer = false;
});
afterEach(() => platform.db.query('DELETE FROM mails'));

const write = (to = 'reader@example.com', language = 'en-CA') =>
  platform.db.transaction(tx =>
    sendMail(tx, platform.deps, {
      to,
      language,
      text: 'restore',
      fill: { link: 'https://play.example/x?token=secret' },
    }),
  );
async function after(ms: number): Promise<void> {
  platform.clock.advance(ms);
  await platform.jobs.runDue();
}
interface Listed {
  text: string;
  html: string;
  delivered_at: string | null;
  given_up_at: string | null;
}
const listed = async () => (await platform.operator().send<Listed[]>('GET', '/console/api/mails')).body;
const minute = 60_000;

describe('delivery of an email', () => {
  it("delivers an email within a second, as text and HTML, in the reader's language, and only once", async () => {
    await write('leser@example.com', 'de');
    await after(1_000);
    for (let hour = 0; hour < 3; hour++) await after(60 * minute);
    expect(server.received).toHaveLength(1);
    const [{ from, to, data }] = server.received as [(typeof server.received)[number]];
    expect([from, to]).toEqual(['account@liftoff.example', 'leser@example.com']);
    expect(data).toMatch(/^From: Liftoff <account@liftoff\.example>\r$/m);
    expect(data).toMatch(/^Subject: Neues Passwort festlegen\r$/m);
    expect(data).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(data).toContain('Content-Type: text/plain; charset=utf-8');
    expect(data).toContain('Content-Type: text/html; charset=utf-8');
  });

  it("erases a delivered email's content from the outbox, because its link opens an account [A17]", async () => {
    await write();
    expect((await listed())[0]?.text).toContain('token=secret');
    await after(1_000);
    expect(await listed()).toMatchObject([{ text: '', html: '', given_up_at: null }]);
    expect((await listed())[0]?.delivered_at).toBe(platform.clock.now().toISOString());
    expect(await platform.db.query(`SELECT FROM mails WHERE mails::text LIKE '%secret%'`)).toEqual([]);
  });

  it('never sends an email whose transaction was rolled back', async () => {
    const failed = platform.db.transaction(async tx => {
      await sendMail(tx, platform.deps, { to: 'a@example.com', language: 'de', text: 'restore', fill: { link: 'x' } });
      throw new Error('after all not');
    });
    await expect(failed).rejects.toThrow('after all not');
    await after(minute);
    expect(server.received).toEqual([]);
  });

  it('sends each email only once even if two processes deliver the outbox', async () => {
    const other = platform.another();
    for (let at = 0; at < 6; at++) await write(`reader${at}@example.com`);
    platform.clock.advance(1_000);
    await Promise.all([platform.jobs.runDue(), other.platform.jobs.runDue()]);
    expect(server.received.map(({ to }) => to).toSorted()).toEqual(
      [0, 1, 2, 3, 4, 5].map(at => `reader${at}@example.com`),
    );
  });
});

describe('a mail server that refuses an email', () => {
  it('retries a temporarily refused email after two minutes, then after four, and no sooner', async () => {
    server.answers.push('451 Later', '451 Later');
    await write();
    await after(1_000);
    await after(2 * minute - 1_001);
    expect(server.answers).toHaveLength(1);
    await after(2_000);
    expect(server.answers).toHaveLength(0);
    await after(4 * minute - 2_000);
    expect(server.received).toHaveLength(0);
    await after(3_000);
    expect(server.received).toHaveLength(1);
  });

  it('gives up on a permanently refused email without retrying', async () => {
    server.answers.push('550 Nobody here');
    await write();
    await after(1_000);
    await after(60 * minute);
    expect(server.received).toEqual([]);
    const [mail] = await listed();
    expect(mail).toMatchObject({ text: '', delivered_at: null });
    expect(mail?.given_up_at).not.toBeNull();
  });

  it('a refused email does not delay other emails', async () => {
    server.answers.push('451 Later');
    await write('first@example.com');
    await write('second@example.com');
    await after(1_000);
    expect(server.received.map(({ to }) => to)).toEqual(['second@example.com']);
  });

  it('gives up on an email that was refused for a day, because its content is outdated', async () => {
    await write();
    server.answers.push(...Array.from({ length: 40 }, () => '451 Later'));
    for (let hour = 0; hour < 25; hour++) await after(61 * minute);
    server.answers.length = 0;
    await after(120 * minute);
    expect(server.received).toEqual([]);
    expect((await listed())[0]?.given_up_at).not.toBeNull();
  });
});

it("resends an email with the same Message-ID if the mail server's response was lost", async () => {
  server.forgetToAnswer = true;
  await write();
  await after(1_000);
  server.forgetToAnswer = false;
  await after(3 * minute);
  expect(server.received).toHaveLength(2);
  const ids = server.received.map(({ data }) => /^Message-ID: <[\w-]+@liftoff\.example>/im.exec(data)?.[0]);
  expect(ids[0]).toBeDefined();
  expect(ids[1]).toBe(ids[0]);
});

describe('email settings', () => {
  it('keeps all emails in the outbox if no mail server is configured', async () => {
    const alone = await testPlatform({ seed: 'none' });
    await alone.db.transaction(tx =>
      sendMail(tx, alone.deps, { to: 'a@example.com', language: 'de', text: 'restore', fill: { link: 'x' } }),
    );
    alone.clock.advance(minute);
    await alone.jobs.runDue();
    const mails = await alone.operator().send<Listed[]>('GET', '/console/api/mails');
    expect(mails.body).toMatchObject([{ delivered_at: null, given_up_at: null }]);
    expect(mails.body[0]?.text).not.toBe('');
    await alone.close();
  });

  it('sends email from the host of the first site if no sender address is configured', () => {
    expect(testConfig({ SITE_ORIGINS: 'https://play.example:8443' }).mailFrom).toBe('account@play.example');
    expect(testConfig({ MAIL_FROM: 'a@b.example' }).mailFrom).toBe('a@b.example');
  });

  it("does not reveal the mail server's password in a configuration error", () => {
    const read = () =>
      readConfig({ NODE_ENV: 'test', SMTP_URL: 'http://me:hidden@mail.example' }, () => Buffer.alloc(32));
    expect(read).toThrow('SMTP_URL must be an address that begins with smtp:// or smtps://.');
  });

  it('refuses to send an email unencrypted to another machine', async () => {
    const port = new URL(server.url).port;
    // An address of this machine that is not a known loopback name counts as another machine.
    const remote = smtpServer(`smtp://0.0.0.0:${port}`);
    const from = { name: 'L', address: 'account@l.example' };
    const mail = { id: 'one', to: 'a@example.com', from, subject: 's', html: '<p>', text: 't', headers: {} };
    await expect(remote.send(mail)).rejects.toThrow();
    expect(server.received).toEqual([]);
  });
});
