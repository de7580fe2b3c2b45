import type { Payment, ProviderNotification } from '@liftoff/contract/cashbox/cashbox';
import type { Draw } from '@liftoff/rules/game/fairness';
import { minor } from '@liftoff/rules/money/money';
import { sign, signatureHeader } from '../http/signature.ts';
import { PaymentHistoryModel, isEnded, type ModelPayment } from './payment-history-model.ts';
import type { OpenedFrame } from './play.ts';
import type { TestAnswer, TestCaller, TestPlatform } from './test-platform.ts';
import { withdraw } from './withdraw.ts';

/** Platform time between spins in milliseconds, so that rounds are never closer together than a licence allows. */
const betweenSpinsMs = 3_000;
const stake = 100n;

/**
 * The states that a provider reports, to draw from. Weighted towards success, as in reality, because a charge-back
 * needs a successful deposit.
 */
const states: readonly ProviderNotification[] = [
  'processing',
  'reserved',
  'succeeded',
  'succeeded',
  'succeeded',
  'declined',
  'rejected',
  'canceled',
  'charged_back',
];

/**
 * How many times more often these steps are drawn than others. They move money, so that the other steps have an
 * effect.
 */
const weights: Readonly<Record<string, number>> = { deposit: 3, withdraw: 2, notification: 5, chargeBack: 2 };

interface Notification {
  readonly body: string;
  readonly payment: ModelPayment;
}

/** The simulated player, who has paid with a card and has a game open. */
export interface SimulatedPlayer {
  readonly platform: TestPlatform;
  readonly player: TestCaller;
  readonly playerId: number;
  readonly frame: OpenedFrame;
}

/** The result of a history, for comparison. */
export interface PlayedHistory {
  readonly model: PaymentHistoryModel;
  readonly counts: Readonly<Record<string, number>>;
}

/**
 * Plays a random history of payments and rounds through the site's calls and the providers' webhooks: deposits and
 * withdrawals with lost and repeated responses; duplicated, concurrent, late and out-of-order notifications; recalls,
 * cancellations, charge-backs and bets in between. Withdrawals still waiting for the operator at the end are
 * rejected. Throws if a response differs from the simple model.
 */
export async function playHistory(
  simulated: SimulatedPlayer,
  draw: Draw,
  name: string,
  before: { cash: bigint; withheld: bigint },
): Promise<PlayedHistory> {
  const { platform, player } = simulated;
  const model = new PaymentHistoryModel(before.cash, before.withheld);
  const notifications: Notification[] = [];
  const counts: Record<string, number> = {};
  let number = 0;
  const expect = (answer: TestAnswer, ...statuses: number[]): void => {
    if (statuses.includes(answer.status)) return;
    throw new Error(`${name}, step ${number}: ${answer.status} ${JSON.stringify(answer.body)}`);
  };
  /**
   * Simulates lost responses by sending a call up to three times concurrently with the same key. All responses must
   * be identical [I13].
   */
  const insistent = async <T>(send: () => Promise<TestAnswer<T>>): Promise<TestAnswer<T>> => {
    const [first, ...more] = await Promise.all(Array.from({ length: 1 + draw(3) }, send));
    if (first === undefined) throw new Error('No answer');
    const isSame = (again: TestAnswer<T>) =>
      again.status === first.status &&
      (first.status >= 300 || JSON.stringify(again.body) === JSON.stringify(first.body));
    if (!more.every(isSame)) throw new Error(`${name}, step ${number}: two answers of one key`);
    return first;
  };
  /**
   * Picks a payment. Three times out of four it is an open payment, because final payments no longer change and need
   * fewer tests.
   */
  const anyPayment = (): ModelPayment | undefined => {
    const open = model.payments.filter(payment => !isEnded(payment));
    const among = open.length > 0 && draw(4) > 0 ? open : model.payments;
    return among[draw(Math.max(1, among.length))];
  };
  const begin = (payment: Omit<ModelPayment, 'at' | 'chargedBack'>): void =>
    model.begin({ ...payment, at: platform.clock.now().getTime(), chargedBack: false });
  const decide = async (payment: ModelPayment, state: 'processing' | 'rejected'): Promise<void> => {
    expect(await platform.operator().send('POST', `/console/api/payments/${payment.id}`, { state }), 200);
    model.update(payment, state);
  };
  const send = (body: string): Promise<TestAnswer> => {
    const secret = platform.config.secret('webhook:sandbox-card');
    const headers = { [signatureHeader]: sign(secret, platform.clock.now(), body) };
    return platform.caller().send('POST', '/webhooks/payments/sandbox-card', body, headers);
  };
  const deliver = async ({ body, payment }: Notification): Promise<void> => {
    expect(await send(body), 200);
    const { state } = JSON.parse(body) as { state: ProviderNotification };
    if (state === 'charged_back') model.receiveChargeBack(payment);
    else model.update(payment, state);
  };

  /** Sends a provider notification about a payment, once or several times concurrently. */
  const notify = async (payment: ModelPayment, state: ProviderNotification): Promise<void> => {
    const body = JSON.stringify({
      event_id: `${name}-${number}`,
      payment_id: payment.id,
      state,
      amount_cents: Number(payment.amount),
      currency: 'EUR',
      account: `player-${simulated.playerId}`,
    });
    const notification = { body, payment };
    notifications.push(notification);
    await Promise.all(Array.from({ length: 1 + draw(3) }, () => deliver(notification)));
  };

  const steps: Readonly<Record<string, () => Promise<void>>> = {
    deposit: async () => {
      const amount = 2_000n + BigInt(draw(3_000));
      const order = { method_id: 'card', amount_cents: Number(amount), currency: 'EUR' };
      const key = { 'idempotency-key': `${name}-${number}-deposit` };
      const begun = await insistent(() => player.send<{ payment: Payment }>('POST', '/payments/deposits', order, key));
      expect(begun, 201);
      begin({ id: begun.body.payment.id, action: 'deposit', amount, state: 'pending' });
    },
    withdraw: async () => {
      // Some amounts exceed the balance, and some are large enough to need the operator's approval.
      const amount = draw(4) === 0 ? 210_000n : 2_000n + BigInt(draw(3_000));
      const begun = await insistent(() =>
        withdraw(player, { amount_cents: Number(amount) }, `${name}-${number}-withdrawal`),
      );
      expect(begun, model.cash < amount ? 422 : 201);
      if (begun.status === 201) begin({ id: begun.body.id, action: 'cashout', amount, state: begun.body.state });
    },
    notification: async () => {
      const payment = anyPayment();
      // Withdrawals that were not yet sent to the provider are unknown to it.
      if (!payment || (payment.action === 'cashout' && payment.state === 'pending')) return;
      await notify(payment, states[draw(states.length)] ?? 'processing');
    },
    chargeBack: async () => {
      const deposits = model.payments.filter(({ action }) => action === 'deposit');
      const payment = deposits[draw(Math.max(1, deposits.length))];
      if (payment) await notify(payment, 'charged_back');
    },
    again: async () => {
      const notification = notifications[draw(Math.max(1, notifications.length))];
      if (!notification) return;
      // Each event counts only once: repeating it changes nothing, whatever the payment's current state.
      expect(await send(notification.body), 200);
    },
    recall: async () => {
      const payment = anyPayment();
      if (payment?.action !== 'cashout') return;
      const mayBe = payment.state === 'pending' || payment.state === 'recalled';
      expect(
        await insistent(() => player.send('POST', `/api/player/payments/${payment.id}/recall`)),
        mayBe ? 200 : 409,
      );
      if (mayBe) model.update(payment, 'recalled');
    },
    cancel: async () => {
      const payment = anyPayment();
      if (payment?.action !== 'deposit') return;
      const mayBe = !isEnded(payment) || payment.state === 'canceled';
      const answer = await player.send('POST', `/payments/${payment.id}/cancel`);
      expect(answer, ...(mayBe ? [200] : [409]));
      if (answer.status === 200) model.update(payment, 'canceled');
    },
    decide: async () => {
      const payment = anyPayment();
      if (payment?.action !== 'cashout' || payment.state !== 'pending') return;
      await decide(payment, draw(2) === 0 ? 'processing' : 'rejected');
    },
    bet: async () => {
      platform.clock.advance(betweenSpinsMs);
      const id = platform.deps.id();
      const answer = await insistent(() => simulated.frame.bet(id, { engine: 'slot', stake_cents: Number(stake) }));
      expect(answer, model.cash < stake ? 422 : 200);
      if (answer.status !== 200) return;
      const { win_cents: win, jackpot_win_cents: jackpot } = answer.body;
      model.play(stake, minor(win) + minor(jackpot ?? 0));
    },
  };

  const names = Object.keys(steps).flatMap(step => Array.from({ length: weights[step] ?? 1 }, () => step));
  const length = 10 + draw(30);
  for (; number < length; number += 1) {
    const step = names[draw(names.length)] ?? '';
    counts[step] = (counts[step] ?? 0) + 1;
    await steps[step]?.();
  }
  for (const payment of model.payments)
    if (payment.action === 'cashout' && payment.state === 'pending') await decide(payment, 'rejected');
  return { model, counts };
}
