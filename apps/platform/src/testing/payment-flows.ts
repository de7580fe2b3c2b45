import { randomUUID } from 'node:crypto';
import { decideCard, holdCardPayment } from '../cashbox/providers/sandbox-card/card-book.ts';
import { framePath, type Begun } from './frame-path.ts';
import { giveMoney } from './play.ts';
import type { Flow } from './record-locks.ts';
import type { TestCaller, TestPlatform } from './test-platform.ts';
import { payByCard, withdraw } from './withdraw.ts';

const minuteMs = 60_000;
const email = 'demo@liftoff.test';

const flow = (name: string, locks: Flow['locks'], run: Flow['run']): Flow => ({ name, run, locks });

/** The payment flows for the lock order test. Each flow prepares a payment and then runs one step of it. */
export function paymentFlows({
  platform,
  player,
  pass,
  block,
}: {
  platform: () => TestPlatform;
  player: () => TestCaller;
  /** Advances the clock by this many milliseconds and runs the due jobs. */
  pass: (ms?: number) => Promise<void>;
  block: (blocked: string) => Promise<unknown>;
}): Flow[] {
  const begin = async (): Promise<Begun> => {
    const body = { method_id: 'card', amount_cents: 5_000, currency: 'EUR' };
    const answer = await player().send<Begun>('POST', '/payments/deposits', body, { 'idempotency-key': randomUUID() });
    if (answer.status !== 201) throw new Error(`No deposit: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const pay = (begun: Begun) =>
    platform()
      .caller()
      .send('POST', `${framePath(begun)}/pay`, { card: 'tok_succeeds' });
  /** Makes the provider approve the payment; its notification is not sent yet. */
  const succeed = ({ payment }: Begun) =>
    platform().db.transaction(async tx => {
      const card = await holdCardPayment(tx, payment.id);
      if (card === null) throw new Error('no such payment');
      await decideCard(tx, platform(), card, 'succeeded', null, () => undefined);
    });
  const decide = ({ payment }: Begun, state: string) =>
    platform().operator().send('POST', `/console/api/payments/${payment.id}`, { state });
  return [
    flow('a deposit', [['keyed write', 'player']], async () => () => begin()),
    flow('a card that pays', [["provider's payment"]], async () => {
      const begun = await begin();
      return () => pay(begun);
    }),
    flow("a provider's word", [['player', 'payment', 'accounts']], async () => {
      const begun = await begin();
      await succeed(begun);
      return () => pass();
    }),
    flow('a provider that is asked', [['due job', 'player', 'payment', 'accounts']], async () => {
      const begun = await begin();
      await succeed(begun);
      await platform().db.query('UPDATE sandbox_events SET delivered_at = $1', [platform().clock.now()]);
      return () => pass(5 * minuteMs);
    }),
    flow('a deposit given up', [['player', 'payment', "provider's payment"]], async () => {
      const { payment } = await begin();
      return () => player().send('POST', `/payments/${payment.id}/cancel`);
    }),
    flow('deposits that nobody paid', [["provider's payment"]], async () => {
      await begin();
      return () => pass(31 * minuteMs);
    }),
    flow('a deposit decided by the console', [['player', 'payment', "provider's payment"]], async () => {
      const begun = await begin();
      return () => decide(begun, 'declined');
    }),
    flow('a withdrawal', [['keyed write', 'player', 'payment', 'accounts', 'audit trail']], async () => {
      await payByCard(platform(), player(), 5_000);
      return () => withdraw(player());
    }),
    flow('a withdrawal taken back', [['player', 'payment', 'accounts', 'audit trail']], async () => {
      await payByCard(platform(), player(), 5_000);
      await giveMoney(platform(), email, 'EUR', 500_000);
      const { id } = (await withdraw(player(), { amount_cents: 200_000 })).body;
      return () => player().send('POST', `/api/player/payments/${id}/recall`);
    }),
    flow('a payout that is decided', [['player', 'payment', "provider's payment"]], async () => {
      const { id } = (await withdraw(player())).body;
      return () => platform().operator().send('POST', `/console/api/payments/${id}`, { state: 'succeeded' });
    }),
    flow('a deposit that is held', [['player', 'payment', 'accounts', 'audit trail']], async () => {
      const begun = await begin();
      await block('cooling_off');
      await succeed(begun);
      return () => pass();
    }),
    flow(
      'held money that goes back',
      [['player', 'payment', "provider's payment", 'accounts', 'audit trail']],
      async () => {
        const begun = await begin();
        await block('cooling_off');
        await succeed(begun);
        await pass();
        return () => platform().operator().send('POST', `/console/api/held_payments/${begun.payment.id}/return`);
      },
    ),
    flow(
      'a charge-back, for which a withdrawal comes back',
      [['player', 'payment', 'accounts', 'audit trail']],
      async () => {
        const begun = await begin();
        await succeed(begun);
        await pass();
        await giveMoney(platform(), email, 'EUR', 200_000);
        await withdraw(player(), { amount_cents: 200_000 });
        await platform().operator().send('POST', `/console/api/payments/${begun.payment.id}/charge_back`);
        return () => pass();
      },
    ),
  ];
}
