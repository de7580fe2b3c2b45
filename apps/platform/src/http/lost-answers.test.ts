import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askCall, builtCalls, sweptGame, type BuiltCall } from '../testing/ask-call.ts';
import { fingerprint } from '../testing/fingerprint.ts';
import { forgetPlayTime, giveMoney, openFrameOf, signInDemo, type OpenedFrame } from '../testing/play.ts';
import { testPlatform, type TestCaller, type TestPlatform } from '../testing/test-platform.ts';
import { payByCard } from '../testing/withdraw.ts';

/* Every write with a key, its answer lost after its effect: the same call is sent again, and again at once with itself. */
let platform: TestPlatform;
let player: TestCaller;
let frame: OpenedFrame;
beforeAll(async () => {
  platform = await testPlatform({ seed: 'small', env: { RATE_FACTOR: '1000' } });
  player = await signInDemo(platform);
  await payByCard(platform, player, 5_000);
});
afterAll(() => platform.close());

const writes = builtCalls.filter(
  ({ access, idempotent }) => idempotent === true && ['player', 'frame'].includes(access),
);
/** What each request leaves by itself: that it was made, by which session, and what is only on its way. */
const rows = () => fingerprint(platform, /^(?!outbox$|events$|event_log$|sessions$|jobs$|job_turns$|rate_)/);
/** Each try to join a group stands in the audit trail, also one that is sent again (D3). */
const isLogged = ({ name }: BuiltCall) => name === 'addGroups';

async function asked(call: BuiltCall, named: object, headers: Record<string, string>) {
  const answer =
    call.access === 'frame'
      ? await askCall(call, platform.caller(), { ...frame.headers, ...headers }, { ...named })
      : await askCall(call, player, headers, { ...named });
  return `${answer.status} ${JSON.stringify({ ...answer.body, request_id: null })}`;
}

/** What the call names, the same each time it is sent. */
const namedBy: Readonly<Record<string, () => object | Promise<object>>> = {
  frameBet: () => ({ id: randomUUID() }),
  addGroups: () => ({ groups: { add: [543] } }),
  cancelDeposit: async () => ({ id: await begun('/payments/deposits', { amount_cents: 5_000 }) }),
  recallPayment: async () => ({
    id: await begun('/payments/withdrawals', { amount_cents: 250_000, profile_id: '4242' }),
  }),
};

/** A payment by card of the player, which waits. */
async function begun(path: string, more: object): Promise<string> {
  const { body } = await player.send<{ id?: string; payment?: { id: string } }>('POST', path, {
    method_id: 'card',
    currency: 'EUR',
    ...more,
  });
  return body.payment?.id ?? body.id ?? '';
}

const effects: string[] = [];

it.each(writes)('$name: sent again it has its one effect and the same answer [B10] [A24]', async call => {
  player = await signInDemo(platform);
  await forgetPlayTime(platform);
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 500_000);
  frame = await openFrameOf(platform, player, sweptGame, 'real');
  const named = (await namedBy[call.name]?.()) ?? {};
  const headers = { 'idempotency-key': randomUUID() };
  const before = JSON.stringify(await rows());
  const first = await asked(call, named, headers);
  const after = await rows();
  if (JSON.stringify(after) !== before) effects.push(call.name);
  expect(await asked(call, named, headers)).toBe(first);
  const both = await Promise.all([asked(call, named, headers), asked(call, named, headers)]);
  expect(both).toEqual([first, first]);
  const last = await rows();
  expect(isLogged(call) ? { ...last, audit: after['audit'] } : last).toEqual(after);
});

it('those of money have had their effect, and these others with what they were sent here', () => {
  expect(effects.toSorted()).toEqual([
    'addGroups',
    'answerRealityCheck',
    'cancelDeposit',
    'createDeposit',
    'createWithdrawal',
    'frameBet',
    'openAccount',
    'recallPayment',
    'restoreIdSet',
    'setRealityCheck',
    'updateSubscriptions',
  ]);
});
