import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sign, signatureHeader } from '../http/signature.ts';
import { checkInvariants } from '../ledger/ledger.ts';
import { openOffer } from '../testing/bonus.ts';
import { signInDemo } from '../testing/play.ts';
import { behindLock, type Contender } from '../testing/race.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';

const offer = { ...openOffer, id: 'raced', kind: 'deposit', is_public: true };

const platform = usePlatform({ seed: 'small', env: { RATE_FACTOR: '1000' } });
const change = (method: 'PUT' | 'POST', path: string, body: object) =>
  platform.operator().send(method, `/console/api/offers/${offer.id}${path}`, body);
const turn = (state: 'live' | 'stopped') => change('POST', '/state', { state });

let players: readonly { readonly id: number; readonly caller: TestCaller }[];
beforeAll(async () => {
  const callers = [await signInDemo(platform), await signInDemo(platform, 'vip@liftoff.test')];
  players = await Promise.all(
    callers.map(async caller => ({ caller, id: (await caller.send<{ id: number }>('GET', '/api/player')).body.id })),
  );
});
beforeEach(async () => {
  await platform.db.query('DELETE FROM harm');
  await platform.db.query('DELETE FROM bonus_grants');
  await platform.db.query('DELETE FROM given_rewards');
  expect((await change('PUT', '', offer)).status).toBe(200);
  expect((await turn('live')).status).toBe(200);
});

interface Begun {
  readonly playerId: number;
  /** Reports to the platform that the deposit has succeeded. */
  readonly report: () => Promise<{ readonly status: number }>;
}

/** Begins a deposit of each player with the offer. */
async function begin(): Promise<readonly [Begun, Begun]> {
  const [one, two] = await Promise.all(
    players.map(async ({ id: playerId, caller }): Promise<Begun> => {
      const order = { method_id: 'card', amount_cents: 5_000, currency: 'EUR', bonus_offer: offer.id };
      const key = { 'idempotency-key': randomUUID() };
      const begun = await caller.send<{ payment: { id: string } }>('POST', '/payments/deposits', order, key);
      expect(begun.status).toBe(201);
      const report = () => {
        const body = JSON.stringify({
          event_id: randomUUID(),
          payment_id: begun.body.payment.id,
          state: 'succeeded',
          amount_cents: '5000',
          currency: 'EUR',
          account: `player-${playerId}`,
        });
        const secret = platform.config.secret('webhook:sandbox-card');
        const headers = { [signatureHeader]: sign(secret, platform.clock.now(), body) };
        return platform.caller().send('POST', '/webhooks/payments/sandbox-card', body, headers);
      };
      return { playerId, report };
    }),
  );
  if (one === undefined || two === undefined) throw new Error('Two players deposit');
  return [one, two];
}

const waiting = <T>(run: () => Promise<T>): Contender<T> => ({ run, waits: true });
/** Runs all contenders while the offer is locked. */
const race = <const T extends readonly Contender<unknown>[]>(...contenders: T) =>
  behindLock(
    platform.db,
    { text: 'SELECT FROM bonus_offers WHERE id = $1 FOR UPDATE', values: [offer.id] },
    contenders,
  );
/** Players who have a bonus of the offer. */
const given = async () =>
  (await platform.db.query<{ id: bigint }>('SELECT player_id AS id FROM bonus_grants ORDER BY id')).map(({ id }) =>
    Number(id),
  );

async function everyDepositIsCredited(statuses: readonly { readonly status: number }[]): Promise<void> {
  expect(statuses.map(({ status }) => status)).toEqual(statuses.map(() => 200));
  expect(await platform.db.query(`SELECT FROM payments WHERE state <> 'succeeded'`)).toEqual([]);
  expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
}

describe('an offer under concurrent access', () => {
  it('a deposit that waited for staff to stop its offer is credited without the bonus [A23]', async () => {
    const [first, second] = await begin();
    const answers = await race(
      waiting(first.report),
      waiting(() => turn('stopped')),
      waiting(second.report),
    );
    await everyDepositIsCredited(answers);
    expect(await given()).toEqual([first.playerId]);
  });

  it('of two deposits at once, the budget of the offer pays for one bonus [A23]', async () => {
    expect((await change('PUT', '', { ...offer, budget_eur_cents: 1_000 })).status).toBe(200);
    const [first, second] = await begin();
    await everyDepositIsCredited(await race(waiting(first.report), waiting(second.report)));
    expect(await given()).toEqual([first.playerId]);
  });
});
