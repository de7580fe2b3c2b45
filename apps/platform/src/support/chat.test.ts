import { randomUUID } from 'node:crypto';
import type { ChatMessage, Conversation, ListedConversation } from '@liftoff/contract/support/chat-entities';
import { chatChannel } from '@liftoff/contract/core/realtime';
import { expect, it } from 'vitest';
import { maySubscribe } from '../realtime/connection.ts';
import { signInDemo } from '../testing/play.ts';
import { behindLock } from '../testing/race.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';

const platform = usePlatform({ seed: 'small' });

const open = async (caller: TestCaller, query = ''): Promise<Conversation> =>
  (await caller.send<Conversation>('GET', `/api/chat${query}`)).body;
const write = (caller: TestCaller, text: string, id: string = randomUUID()) =>
  caller.send<{ conversation: string; message: ChatMessage }>('POST', '/api/chat/messages', {
    id,
    text,
    locale: 'en-CA',
  });
const answer = (conversation: string, text: string, id: string = randomUUID()) =>
  platform
    .operator()
    .send<ChatMessage>('POST', `/console/api/chats/${conversation}/messages`, { id, name: 'Anneli', text });
const listed = async () => (await platform.operator().send<ListedConversation[]>('GET', '/console/api/chats')).body;
const textsOf = ({ messages }: Conversation) => messages.map(({ author, name, text }) => [author, name, text]);
const sentSeqs = async (conversation: string) =>
  (
    await platform.db.query<{ seq: number }>(
      "SELECT (data ->> 'seq')::int AS seq FROM events WHERE channel = $1 ORDER BY position",
      [`chat:${conversation}`],
    )
  ).map(({ seq }) => seq);

it('a player writes, staff reply in the console, and the player reads the reply on every device [SHELL-015] [ROLE-017] [CONST-024]', async () => {
  const player = await signInDemo(platform);
  expect(await open(player)).toEqual({ id: null, group: 1, messages: [], unread: 0 });
  const written = await write(player, '  Where is my <b>withdrawal</b>?\nIt was €120.  ');
  expect(written.status).toBe(201);
  const { conversation } = written.body;
  const [waiting] = await listed();
  expect(waiting).toMatchObject({ id: conversation, group: 1, waiting: true, player: { email: 'demo@liftoff.test' } });
  expect((await answer(conversation, 'It is on its way.')).status).toBe(201);
  expect((await listed())[0]).toMatchObject({ waiting: false, last_text: 'It is on its way.' });

  const elsewhere = await signInDemo(platform);
  const seen = await open(elsewhere);
  expect(textsOf(seen)).toEqual([
    ['visitor', null, 'Where is my <b>withdrawal</b>?\nIt was €120.'],
    ['staff', 'Anneli', 'It is on its way.'],
  ]);
  expect([seen.id, seen.unread]).toEqual([conversation, 1]);
  expect((await elsewhere.send('PUT', '/api/chat/read', { seq: 2 })).status).toBe(204);
  expect((await open(player)).unread).toBe(0);
  // The read mark moves neither backwards nor beyond the last message.
  await player.send('PUT', '/api/chat/read', { seq: 0 });
  await player.send('PUT', '/api/chat/read', { seq: 99 });
  await answer(conversation, 'It has arrived.');
  expect((await open(player)).unread).toBe(1);
});

it('VIP players and guests have separate chat groups, and VIP players are served first [ROLE-016] [ROLE-018]', async () => {
  const guest = platform.caller();
  expect((await open(guest)).group).toBe(26);
  const ofGuest = (await write(guest, 'Hello')).body.conversation;
  platform.clock.advance(1_000);
  const vip = await signInDemo(platform, 'vip@liftoff.test');
  expect((await open(vip)).group).toBe(2);
  const ofVip = (await write(vip, 'Hello')).body.conversation;
  const waiting = (await listed()).filter(conversation => conversation.waiting);
  expect(waiting.map(({ id, group, player }) => [id, group, player?.email])).toEqual([
    [ofVip, 2, 'vip@liftoff.test'],
    [ofGuest, 26, undefined],
  ]);
});

it("a guest finds their conversation again by a cookie that scripts cannot read, and nobody finds another visitor's [SHELL-015] [A18]", async () => {
  const guest = platform.caller();
  const given = (await guest.send('GET', '/api/chat')).headers.get('set-cookie');
  expect(given).toMatch(/^__Host-chat=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=2592000$/);
  await write(guest, 'Mine');
  const mine = await open(guest);
  expect(mine.messages).toHaveLength(1);
  expect((await guest.send('GET', '/api/chat')).headers.get('set-cookie')).toBeNull();

  const player = await signInDemo(platform, 'vip@liftoff.test');
  for (const stranger of [platform.caller(), player]) {
    expect((await open(stranger, `?conversation=${mine.id}`)).messages).toEqual([]);
    await stranger.send('PUT', '/api/chat/read', { seq: 1 });
  }
  expect((await open(guest, `?conversation=${mine.id}`)).id).toBe(mine.id);
  expect((await open(guest, `?conversation=${randomUUID()}`)).id).toBeNull();
  expect((await platform.caller().send('GET', '/console/api/chats')).status).toBe(401);
});

it('stores a repeated message once, and refuses a different text sent with the same id [A24]', async () => {
  const guest = platform.caller();
  await open(guest);
  const id = randomUUID();
  const first = await write(guest, 'Once', id);
  const again = await write(guest, 'Once', id);
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect((await write(guest, 'Twice', id)).body).toMatchObject({ refusal: 'idempotency_mismatch' });
  const { conversation } = first.body;
  const staffId = randomUUID();
  expect((await answer(conversation, 'Yes', staffId)).body).toEqual((await answer(conversation, 'Yes', staffId)).body);
  expect((await answer(conversation, 'No', staffId)).status).toBe(409);
  expect((await open(guest)).messages.map(({ seq, text }) => [seq, text])).toEqual([
    [1, 'Once'],
    [2, 'Yes'],
  ]);
  expect(await platform.hub.receivedByAll()).toBe(true);
  expect(await sentSeqs(conversation)).toEqual([1, 2]);
  expect((await answer(randomUUID(), 'Nobody')).status).toBe(404);
});

it('guests and players can subscribe to a conversation whose id they know, but not to a channel with a similar id [A39]', () => {
  const id = '0198a000-0000-7000-8000-00000000000a';
  for (const user of ['', '7']) {
    expect(maySubscribe(user, chatChannel(id))).toBe(true);
    for (const other of ['chat:', 'chat:1', `chat:${id}x`, `xchat:${id}`, `chat:${id}#7`, `chat#${id}`])
      expect(maySubscribe(user, other), other).toBe(false);
  }
});

it('concurrent messages from both sides get different numbers', async () => {
  const guest = platform.caller();
  await open(guest);
  const { conversation } = (await write(guest, 'First')).body;
  await behindLock(
    platform.db,
    { text: 'SELECT FROM chat_conversations WHERE id = $1 FOR UPDATE', values: [conversation] },
    [
      { run: () => write(guest, 'Second'), waits: true },
      { run: () => answer(conversation, 'Third'), waits: true },
    ],
  );
  const { messages } = await open(guest);
  expect(messages.map(({ seq, text }) => [seq, text])).toEqual([
    [1, 'First'],
    [2, 'Second'],
    [3, 'Third'],
  ]);
});

it.each(['', '   ', 'x'.repeat(2_001), 'a\u0000b', null])('refuses an invalid chat message: %j', async text => {
  const body = { id: randomUUID(), text, locale: 'en-CA' };
  expect((await platform.caller().send('POST', '/api/chat/messages', body)).status).toBe(422);
});

it('a conversation shows its newest hundred messages', async () => {
  const guest = platform.caller();
  await open(guest);
  const { conversation } = (await write(guest, '1')).body;
  await platform.db.query(
    `INSERT INTO chat_messages (conversation_id, seq, id, author, text, sent_at)
     SELECT $1, n, gen_random_uuid(), 'visitor', n, $2 FROM generate_series(2, 120) AS n`,
    [conversation, platform.clock.now()],
  );
  const { messages } = await open(guest);
  expect([messages.length, messages[0]?.seq, messages.at(-1)?.seq]).toEqual([100, 21, 120]);
});

it("deletes a guest's conversation a month after its last message, but not a player's [C40]", async () => {
  const guest = platform.caller();
  await open(guest);
  await write(guest, 'Hello');
  const player = await signInDemo(platform);
  await write(player, 'Hello');
  platform.clock.advance(29 * 86_400_000);
  await platform.jobs.runDue();
  expect((await open(guest)).id).not.toBeNull();
  platform.clock.advance(2 * 86_400_000);
  await platform.jobs.runDue();
  expect((await open(guest)).id).toBeNull();
  const kept = await platform.db.query('SELECT FROM chat_conversations WHERE player_id IS NOT NULL');
  expect(kept.length).toBeGreaterThan(0);
});

it("staff mark a visitor's message as a complaint once; it is recorded as a fact for a player and counted in the list [C42] [C36]", async () => {
  const player = await signInDemo(platform);
  const { id } = (await player.send<{ id: number }>('GET', '/api/player')).body;
  const { conversation, message } = (await write(player, 'I have waited a week')).body;
  await answer(conversation, 'We are sorry.');
  const guest = platform.caller();
  await open(guest);
  const ofGuest = (await write(guest, 'It is too slow')).body;
  const note = (of: string, seq: number) =>
    platform.operator().send('POST', `/console/api/chats/${of}/complaints`, { seq });
  for (let tries = 0; tries < 2; tries += 1) expect((await note(conversation, message.seq)).status).toBe(204);
  expect((await note(ofGuest.conversation, ofGuest.message.seq)).status).toBe(204);
  for (const [of, seq] of [
    [conversation, message.seq + 1],
    [conversation, 99],
    [randomUUID(), 1],
  ] as const)
    expect((await note(of, seq)).status).toBe(404);
  const told = await platform.db.query(`SELECT data FROM facts WHERE kind = 'complaint_made'`);
  expect(told).toEqual([{ data: { player: id, by: 'chat' } }]);
  const counts = (await listed()).filter(one => [conversation, ofGuest.conversation].includes(one.id));
  expect(counts.map(({ complaints }) => complaints)).toEqual([1, 1]);
  const lines = await platform.db.query(`SELECT subject, after FROM audit WHERE action = 'complaint.noted'`);
  expect(lines).toEqual(
    [conversation, ofGuest.conversation].map((of, at) => ({
      subject: `conversation:${of}`,
      after: { seq: at === 0 ? message.seq : ofGuest.message.seq },
    })),
  );
  expect(
    (await platform.caller().send('POST', `/console/api/chats/${conversation}/complaints`, { seq: 1 })).status,
  ).toBe(401);
});
