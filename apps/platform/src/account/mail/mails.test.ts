import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { openTestDatabase } from '../../database/testing.ts';
import { testClock } from '../../testing/test-clock.ts';
import { testDeps, testStart } from '../../testing/test-deps.ts';
import { listMails, mailOf, sendMail, type OutboxMail } from './mails.ts';

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

it("fills in an email in the reader's language, or in English if it has no text in that language", async () => {
  for (const language of ['de', 'fr-CA', 'no', 'xx']) {
    await send('mira@example.com', language, 'deposit_held', held);
    clock.advance(1_000);
  }
  const [english, norwegian, french, german] = await listMails(db, 'mira@example.com');
  expect(english).toMatchObject({ to: 'mira@example.com', subject: 'A deposit hasn’t been credited' });
  expect(english?.sentAt).toEqual(new Date(clock.now().getTime() - 1_000));
  expect(said(english)).toContain('Your deposit of EUR 50.00 (payment p-1)');
  for (const mail of [norwegian, french, german]) {
    expect(mail?.subject).not.toBe(english?.subject);
    expect(said(mail)).toContain('EUR 50.00');
  }
  expect(new Set([english, norwegian, french, german].map(mail => mail?.subject)).size).toBe(4);
  expect(new Set([english, norwegian, french, german].map(mail => mail?.id)).size).toBe(4);
});

it('replaces a missing value with nothing, and throws for an email that has no text', async () => {
  await send('paul@example.com', 'en-CA', 'deposit_held', { payment: 'p-2' });
  expect(said((await listMails(db, 'paul@example.com'))[0])).toContain('Your deposit of  (payment p-2)');
  await expect(send('paul@example.com', 'en-CA', 'nothing', {})).rejects.toThrow('No text for the mail nothing');
});

it('lists emails newest first, for one address or for all', async () => {
  const all = await listMails(db, undefined);
  expect(all.map(({ to }) => to)).toEqual(['paul@example.com', ...Array.from({ length: 4 }, () => 'mira@example.com')]);
  expect(await listMails(db, 'nobody@example.com')).toEqual([]);
});

it('fills in the button and the rows of an email, and leaves out a row without a value', async () => {
  const fill = { link: 'https://site.example/new-password', asked: '20 Nov 2026' };
  await send('rows@example.com', 'en-CA', 'restore', fill);
  const [mail] = await listMails(db, 'rows@example.com');
  expect(mail?.content).toMatchObject({
    title: 'Set a new password',
    action: { label: 'Choose a new password', link: fill.link },
    rows: [{ label: 'Requested', value: '20 Nov 2026' }],
  });
  // The texts of the frame are not a mail.
  await expect(send('rows@example.com', 'en-CA', 'frame', {})).rejects.toThrow('No text for the mail frame');
});

it('lists an email even after its content was erased', async () => {
  await send('gone@example.com', 'en-CA', 'deposit_held', held);
  await db.query(`UPDATE mails SET content = NULL WHERE recipient = 'gone@example.com'`);
  expect(await listMails(db, 'gone@example.com')).toMatchObject([{ to: 'gone@example.com', content: null }]);
});

it("an email keeps its site and its player, even if the player's email address has changed since", async () => {
  const [player] = await db.query<{ id: bigint }>(
    `INSERT INTO players (email, password_hash, currency, licence, language, created_at, terms_accepted_at, terms_version)
     VALUES ('now@example.com', '', 'EUR', 'CW', 'en-CA', $1, $1, 1) RETURNING id`,
    [clock.now()],
  );
  const mail = { to: 'before@example.com', language: 'en-CA', text: 'deposit_held', fill: held };
  const site = 'https://one.example';
  await db.transaction(tx => sendMail(tx, deps, { ...mail, site, playerId: Number(player?.id) }));
  await db.transaction(tx => sendMail(tx, deps, { ...mail, to: 'now@example.com' }));
  await db.transaction(tx => sendMail(tx, deps, { ...mail, to: 'nobody@example.com' }));
  const kept = await db.query(
    'SELECT recipient, site, player_id FROM mails WHERE recipient = ANY ($1) ORDER BY recipient',
    [['before@example.com', 'now@example.com', 'nobody@example.com']],
  );
  expect(kept).toEqual([
    { recipient: 'before@example.com', site, player_id: player?.id },
    { recipient: 'nobody@example.com', site: null, player_id: null },
    { recipient: 'now@example.com', site: null, player_id: player?.id },
  ]);
});

it('only marketing emails can be unsubscribed from, and only by their recipient [C15]', () => {
  const row = { content: null, player_id: 7n } as unknown as Parameters<typeof mailOf>[0];
  expect(mailOf({ ...row, kind: 'marketing' }).marketingTo).toBe(7);
  expect(mailOf({ ...row, kind: 'service' }).marketingTo).toBeNull();
});
