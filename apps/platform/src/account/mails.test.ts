import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/testing.ts';
import { testClock } from '../testing/test-clock.ts';
import { testDeps, testStart } from '../testing/test-deps.ts';
import { listMails, sendMail, type OutboxMail } from './mails.ts';

const clock = testClock(testStart);
const deps = testDeps(clock);
let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const send = (to: string, language: string, text: string, fill: Record<string, string>) =>
  db.transaction(tx => sendMail(tx, deps, { to, language, text, fill }));
const said = (mail: OutboxMail | undefined) => mail?.content?.paragraphs.join('\n') ?? '';
const held = { amount: 'EUR 50.00', payment: 'p-1' };

it('a mail is in its reader’s language, or else in English, and filled in', async () => {
  for (const language of ['de', 'fr-CA', 'no', 'xx']) {
    await send('mira@example.com', language, 'deposit_held', held);
    clock.advance(1_000);
  }
  const [english, norwegian, french, german] = await listMails(db, 'mira@example.com');
  expect(english).toMatchObject({ to: 'mira@example.com', subject: 'A deposit has not been credited' });
  expect(english?.sentAt).toEqual(new Date(clock.now().getTime() - 1_000));
  expect(said(english)).toContain('Your deposit of EUR 50.00 (payment p-1)');
  for (const mail of [norwegian, french, german]) {
    expect(mail?.subject).not.toBe(english?.subject);
    expect(said(mail)).toContain('EUR 50.00');
  }
  expect(new Set([english, norwegian, french, german].map(mail => mail?.subject)).size).toBe(4);
  expect(new Set([english, norwegian, french, german].map(mail => mail?.id)).size).toBe(4);
});

it('what nobody fills in is left empty, and a mail without a text is not sent', async () => {
  await send('paul@example.com', 'en-CA', 'deposit_held', { payment: 'p-2' });
  expect(said((await listMails(db, 'paul@example.com'))[0])).toContain('Your deposit of  (payment p-2)');
  await expect(send('paul@example.com', 'en-CA', 'nothing', {})).rejects.toThrow('No text for the mail nothing');
});

it('mails are listed newest first, of one address or of all', async () => {
  const all = await listMails(db, undefined);
  expect(all.map(({ to }) => to)).toEqual(['paul@example.com', ...Array.from({ length: 4 }, () => 'mira@example.com')]);
  expect(await listMails(db, 'nobody@example.com')).toEqual([]);
});

it('a button and rows are filled in, and a row of which nothing is known is left out', async () => {
  const fill = { link: 'https://site.example/new-password', asked: '20 Nov 2026' };
  await send('rows@example.com', 'en-CA', 'restore', fill);
  const [mail] = await listMails(db, 'rows@example.com');
  expect(mail?.content).toMatchObject({
    title: 'Set a new password',
    action: { label: 'Choose a new password', link: fill.link },
    rows: [{ label: 'Requested', value: '20 Nov 2026' }],
  });
  // What stands around every mail is no mail.
  await expect(send('rows@example.com', 'en-CA', 'frame', {})).rejects.toThrow('No text for the mail frame');
});

it('a mail whose text is gone is listed all the same', async () => {
  await send('gone@example.com', 'en-CA', 'deposit_held', held);
  await db.query(`UPDATE mails SET content = NULL WHERE recipient = 'gone@example.com'`);
  expect(await listMails(db, 'gone@example.com')).toMatchObject([{ to: 'gone@example.com', content: null }]);
});
