import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { giveMoney, signInDemo } from '../testing/play.ts';
import { usePlatform } from '../testing/test-platform.ts';
import { payByCard } from '../testing/withdraw.ts';

const email = 'demo@liftoff.test';
const token = 'ada-alone-knows-this';
const platform = usePlatform({ seed: 'small', env: { CONSOLE_STAFF: `ada:${token}` } });
beforeAll(async () => {
  await payByCard(platform, await signInDemo(platform), 5_000);
  await giveMoney(platform, email, 'EUR', 500_000);
});

const lastLine = async () =>
  (await platform.db.query<{ line: number }>('SELECT max(line)::int AS line FROM audit'))[0]?.line ?? 0;

/** Sends a console call and returns the audit entries that it wrote, each with its actor. */
async function written(path: string, body: object, key: string = randomUUID()): Promise<string[]> {
  const before = await lastLine();
  const headers = { 'x-console-token': token, 'idempotency-key': key };
  const answer = await platform.caller().send('POST', `/console/api/${path}`, body, headers);
  expect([path, answer.status < 300 ? 'done' : answer.body]).toEqual([path, 'done']);
  const lines = await platform.db.query<{ actor: string; action: string }>(
    'SELECT actor, action FROM audit WHERE line > $1 ORDER BY line',
    [before],
  );
  return lines.map(({ actor, action }) => `${actor} ${action}`);
}
const player = `players/${email}`;
const withdrawal = { method_id: 'card', amount_cents: 150_000, currency: 'EUR', profile_id: '4242' };

it.each([
  ['flags', { techwork: true }, ['flags.changed']],
  ['flags', { techwork: false }, ['flags.changed']],
  ['flags', { bonuses_stopped: true }, ['flags.changed']],
  ['flags', { bonuses_stopped: false }, ['flags.changed']],
  ['registers/HAMPI', { state: 'slow' }, ['register.changed']],
  [`${player}/autologin`, {}, ['player.autologin_issued']],
  [`${player}/source_of_wealth`, {}, ['verification.asked']],
  [`${player}/data/export`, {}, ['data.copy_asked']],
  [`${player}/payout`, withdrawal, ['withdrawal.asked']],
  [player, { verified: false, groups: [543] }, ['verification.changed', 'player.changed']],
  [`${player}/under_age`, { date_of_birth: '2015-01-01' }, ['payment.returned', 'player.closed']],
])("a staff member's call to %s is recorded in the audit trail under their name [C36]", async (path, body, actions) => {
  expect(await written(path, body)).toEqual(actions.map(action => `staff:ada ${action}`));
});

it("a withdrawal decision is recorded in the audit trail under the staff member's name, or as the operator if the token names nobody [C36]", async () => {
  const other = 'vip@liftoff.test';
  await payByCard(platform, await signInDemo(platform, other), 5_000);
  const ask = (headers: Record<string, string>) =>
    platform.operator().send<{ id: string }>('POST', `/console/api/players/${other}/payout`, withdrawal, {
      'idempotency-key': randomUUID(),
      ...headers,
    });
  const { id } = (await ask({})).body;
  expect(await written(`payments/${id}`, { state: 'rejected' })).toEqual(['staff:ada withdrawal.decided']);
  const asked = await platform.db.query(
    `SELECT actor FROM audit WHERE action = 'withdrawal.asked' AND after ->> 'payment' = $1`,
    [id],
  );
  expect(asked).toEqual([{ actor: 'operator' }]);
});
