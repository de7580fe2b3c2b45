import type { ContactMessage } from '@liftoff/contract/support/chat-entities';
import { expect, it } from 'vitest';
import { rateLimits } from '../http/limits/rate-limits.ts';
import { signInDemo } from '../testing/play.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';

const platform = usePlatform({ seed: 'small', env: { RATE_FACTOR: '1' } });

const form = { name: 'Mira', email: 'mira@example.com', subject: 'Withdrawal', message: 'Where is it?\n\nThank you.' };
const send = (caller: TestCaller, body: object, key?: string) =>
  caller.send('POST', '/api/send_contact_message', body, key === undefined ? {} : { 'idempotency-key': key });
const kept = async () =>
  (await platform.operator().send<ContactMessage[]>('GET', '/console/api/contact_messages')).body;
const mailed = async () =>
  (
    await platform
      .operator()
      .send<{ subject: string; text: string }[]>('GET', '/console/api/mails?to=help@liftoff.example')
  ).body;

it('stores a message to support, emails it to the operator and lists it in the console, once for all attempts to send it [CALL-041]', async () => {
  const guest = platform.caller({ ip: '198.51.100.1' });
  for (let tries = 0; tries < 2; tries += 1) expect((await send(guest, form, 'attempt-1')).status).toBe(204);
  expect(await kept()).toEqual([
    { ...form, kind: 'question', id: expect.any(String), player_id: null, sent_at: platform.clock.now().toISOString() },
  ]);
  const [mail, ...others] = await mailed();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Message from Mira');
  for (const part of [form.email, form.subject, 'Where is it?', 'Thank you.']) expect(mail?.text).toContain(part);
});

it("stores the player's id with a message from a signed-in player [CALL-041]", async () => {
  expect((await send(await signInDemo(platform), { ...form, subject: '' }, 'attempt-2')).status).toBe(204);
  const [player] = await platform.db.query<{ id: bigint }>("SELECT id FROM players WHERE email = 'demo@liftoff.test'");
  const ofPlayer = (await kept()).filter(({ player_id }) => player_id !== null);
  expect(ofPlayer.map(({ player_id }) => player_id)).toEqual([Number(player?.id)]);
});

it("stores, emails and lists a complaint as a complaint, and records a player's complaint as a fact once for all attempts [C42]", async () => {
  const player = await signInDemo(platform);
  const { id } = (await player.send<{ id: number }>('GET', '/api/player')).body;
  const facts = () => platform.db.query(`SELECT data FROM facts WHERE kind = 'complaint_made'`);
  await send(player, { ...form, kind: 'question' }, 'attempt-3');
  await send(platform.caller({ ip: '198.51.100.9' }), { ...form, kind: 'complaint' }, 'attempt-4');
  expect(await facts()).toEqual([]);
  for (let tries = 0; tries < 2; tries += 1) await send(player, { ...form, kind: 'complaint' }, 'attempt-5');
  expect(await facts()).toEqual([{ data: { player: id, by: 'form' } }]);
  expect((await kept()).slice(0, 3).map(({ kind, player_id }) => [kind, player_id])).toEqual(
    expect.arrayContaining([
      ['complaint', id],
      ['complaint', null],
      ['question', id],
    ]),
  );
  expect((await mailed()).filter(({ text }) => text.includes('complaint'))).toHaveLength(2);
  expect((await send(player, { ...form, kind: 'praise' })).status).toBe(422);
});

it('reports invalid fields in a message to support, and stores nothing [CALL-041] [ERR-011]', async () => {
  const before = (await kept()).length;
  const guest = platform.caller({ ip: '198.51.100.2' });
  const refused = await send(guest, { ...form, name: ' ', email: 'mira@', message: '' });
  expect([refused.status, refused.body]).toEqual([
    422,
    {
      refusal: 'invalid',
      errors: {
        name: ['VALIDATION.COMMON.FIELD_NAME_REQUIRED'],
        email: ['VALIDATION.EMAIL.INVALID'],
        message: ['VALIDATION.COMMON.FIELD_NAME_REQUIRED'],
      },
      request_id: expect.any(String),
    },
  ]);
  expect((await send(guest, { ...form, message: 'x'.repeat(5_001) })).body).toMatchObject({
    errors: { message: ['too_big'] },
  });
  expect((await kept()).length).toBe(before);
});

it('limits messages to support to a few an hour per IP address [CALL-041]', async () => {
  const guest = platform.caller({ ip: '198.51.100.3' });
  const most = rateLimits.contact.thresholds[0]?.calls ?? 0;
  for (let at = 0; at < most; at += 1) expect((await send(guest, form, `attempt-of-${at}`)).status).toBe(204);
  expect((await send(guest, form, 'attempt-more')).body).toMatchObject({ refusal: 'rate_limited' });
});
