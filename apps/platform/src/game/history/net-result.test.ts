import type { User } from '@liftoff/contract/account/account';
import type { NetResult } from '@liftoff/contract/game/game';
import { beforeAll, expect, it } from 'vitest';
import { houseAccount, playerAccount, post } from '../../ledger/ledger.ts';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';

let player: TestCaller;
let id = 0;
const email = 'figures@example.com';
const dayMs = 86_400_000;

async function deposit(amount: bigint, reference: string): Promise<void> {
  const { deps, db } = platform;
  const legs = [
    { account: playerAccount(id, 'cash', 'CAD'), amount },
    { account: houseAccount('games', 'CAD'), amount: -amount },
  ];
  await db.transaction(tx => post(tx, deps, { kind: 'deposit', reference, legs }));
}

/** Signs in, makes one call per minute for the given number of minutes, and signs out. */
async function visit(minutes: number): Promise<void> {
  player = platform.caller();
  await player.send('POST', '/api/users/sign_in', { user: { email, password: signUpForm.password } });
  for (let minute = 0; minute < minutes; minute += 1) {
    platform.clock.advance(60_000);
    await player.send('GET', '/api/player');
  }
}
const figures = async (period: string) => {
  const { body } = await player.send<NetResult>('GET', `/api/player/net_result?currency=CAD&period=${period}`);
  return [body.paid_in_cents, body.deposits, body.minutes_signed_in];
};

const platform = usePlatform({ seed: 'none' });
beforeAll(async () => {
  const caller = platform.caller();
  id = (await caller.send<User>('POST', '/api/users', { user: { ...signUpForm, email, currency: 'CAD' } })).body.id;
});

it('the net result includes the deposits and the signed-in time of its period, to the cent and the minute', async () => {
  await visit(10);
  await deposit(1_000n, 'long ago');
  platform.clock.advance(20 * dayMs);
  await visit(20);
  await deposit(2_500n, 'weeks ago');
  platform.clock.advance(8 * dayMs);
  await visit(5);
  await deposit(40n, 'today');
  await deposit(2n, 'today as well');
  // The session that a password change opens belongs to the same visit.
  const body = { current_password: signUpForm.password, password: 'seven quiet comets' };
  expect((await player.send('PUT', '/api/player/password', body)).status).toBe(204);
  expect(await figures('week')).toEqual([42, 2, 5]);
  expect(await figures('month')).toEqual([3_542, 4, 35]);
  expect(await figures('all')).toEqual([3_542, 4, 35]);
});
