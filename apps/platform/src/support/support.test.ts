import { expect, it } from 'vitest';
import { signUpForm } from '../testing/sign-up-form.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';
import { mostChats } from './restore-ids.ts';

const platform = usePlatform({ seed: 'none' });

let made = 0;
async function newPlayer(): Promise<TestCaller> {
  const caller = platform.caller({ ip: `198.60.0.${made}` });
  const email = `chat-${made++}@example.com`;
  expect((await caller.send('POST', '/api/users', { user: { ...signUpForm, email } })).status).toBe(201);
  return caller;
}
const restoreId = async (caller: TestCaller, type = 'live') =>
  (
    await caller.send<{ restore_id: string | null }>('POST', '/restore-id/get', {
      data: null,
      requestId: 'request-1',
      type,
    })
  ).body.restore_id;
const keep = (caller: TestCaller, data: unknown, type = 'live') =>
  caller.send('POST', '/restore-id/set', { data, requestId: 'request-2', type });

it("a player's chat restores its stored conversation on every device, separately for each kind of chat [CALL-038] [CALL-039]", async () => {
  const caller = await newPlayer();
  expect(await restoreId(caller)).toBeNull();
  expect((await keep(caller, 'conversation-1')).status).toBe(204);
  await keep(caller, 'conversation-2');
  await keep(caller, 'other-1', 'second');
  expect([await restoreId(caller), await restoreId(caller, 'second'), await restoreId(caller, 'third')]).toEqual([
    'conversation-2',
    'other-1',
    null,
  ]);
  const answer = await caller.send('POST', '/restore-id/get', { data: {}, requestId: 'mine', type: 'live' });
  expect(answer.body).toEqual({ requestId: 'mine', restore_id: 'conversation-2' });
});

it('a stored conversation id is visible only to its player, and a guest has none [CALL-038] [CALL-039] [A18]', async () => {
  const owner = await newPlayer();
  await keep(owner, 'private');
  expect(await restoreId(await newPlayer())).toBeNull();
  const body = { data: 'x', requestId: 'r', type: 'live' };
  for (const path of ['/restore-id/get', '/restore-id/set'])
    expect((await platform.caller().send('POST', path, body)).body).toMatchObject({ refusal: 'unauthenticated' });
  expect(await restoreId(owner)).toBe('private');
});

it('refuses an invalid conversation id, and stores only the newest kinds of chat [CALL-039]', async () => {
  const caller = await newPlayer();
  for (const data of ['', null, 7, { id: 'x' }, 'x'.repeat(201)]) expect((await keep(caller, data)).status).toBe(422);
  for (let at = 0; at <= mostChats; at += 1) {
    platform.clock.advance(1_000);
    await keep(caller, `of ${at}`, `chat-${at}`);
  }
  expect([await restoreId(caller, 'chat-0'), await restoreId(caller, 'chat-1')]).toEqual([null, 'of 1']);
  expect(await restoreId(caller, `chat-${mostChats}`)).toBe(`of ${mostChats}`);
});
