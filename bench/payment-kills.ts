import { Payment, PaymentTotals } from '@liftoff/contract/cashbox/cashbox';
import { Account } from '@liftoff/contract/cashbox/wallet';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Casino } from '../e2e/casino.ts';
import { print, quantile, withCasino } from './bench-casino.ts';

const processes = ['platform', 'edge'] as const;
type Process = (typeof processes)[number];

/**
 * Result of killing the processes. Every acknowledged payment must still exist unchanged, and none may exist twice.
 */
interface PaymentKillsReport {
  readonly killed: Process;
  readonly kills: number;
  readonly acknowledged: number;
  /** Requests repeated under the same key because no response arrived. */
  readonly repeated: number;
  readonly refused: Readonly<Record<string, number>>;
  readonly lost: readonly string[];
  /** New payments beyond the acknowledged ones; must be 0. */
  readonly doubled: number;
  /** Deposits recorded in the ledger minus the sum of succeeded deposits, in minor units; must be 0. */
  readonly unexplained: number;
  /**
   * Difference between the balance and its expected value (starting balance plus deposits minus withdrawals), in
   * minor units; must be 0.
   */
  readonly balanceOff: number;
  /** Milliseconds from a kill to the first response: median, 95th percentile and maximum. */
  readonly restartMs: readonly [number, number, number];
  readonly intact: boolean;
}

/** A payment request that is repeated until it is answered. */
interface Order {
  readonly path: '/payments/deposits' | '/payments/withdrawals';
  readonly key: string;
}

interface Payer {
  readonly email: string;
  readonly casino: Casino;
  readonly acknowledged: Set<string>;
  readonly refused: Record<string, number>;
  /** The unanswered order of each concurrent worker of this player, by worker number. */
  readonly open: Map<number, Order>;
  cookie: string;
  repeated: number;
}

const cents = 2_000;
const begunWith = 100_000_000;
/** Concurrent orders per player. */
const atOnce = 4;
const emails = ['demo@liftoff.test', 'vip@liftoff.test'];
const Begun = z.object({ payment: Payment, next_step: z.object({ url: z.string() }) });
const Ledger = z.object({ intact: z.boolean() });
const gaveBack: readonly string[] = ['declined', 'rejected', 'canceled', 'recalled'];

async function send(url: string, cookie: string, body?: unknown, key?: string): Promise<Response> {
  return fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-test-country': 'CA',
      cookie,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  });
}

async function signIn(payer: Payer): Promise<void> {
  const user = { email: payer.email, password: 'Liftoff-2026!' };
  const answer = await send(`${payer.casino.site}/api/users/sign_in`, '', { user });
  if (!answer.ok) throw new Error(`${payer.email} is not signed in: ${answer.status}`);
  payer.cookie = answer.headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ');
}

/**
 * Sends an order once, and pays the deposit if it starts one. Returns whether the order was answered; `false` means
 * that the session had to be renewed. Throws if there is no response or a server error.
 */
async function sendOrder(payer: Payer, { path, key }: Order): Promise<boolean> {
  const isDeposit = path === '/payments/deposits';
  const body = {
    method_id: 'card',
    amount_cents: cents,
    currency: 'EUR',
    ...(isDeposit ? {} : { profile_id: '4242' }),
  };
  const { cookie } = payer;
  const answer = await send(`${payer.casino.site}${path}`, cookie, body, key);
  if (answer.status >= 500) throw new Error(String(answer.status));
  const said: unknown = await answer.json();
  if (answer.status === 401 || answer.status === 403) {
    // Another order of this player might have renewed the session already.
    if (payer.cookie === cookie) await signIn(payer);
    return false;
  }
  if (answer.status !== 201) {
    const refusal = `${path} ${answer.status} ${z.object({ refusal: z.string() }).parse(said).refusal}`;
    payer.refused[refusal] = (payer.refused[refusal] ?? 0) + 1;
    return true;
  }
  payer.acknowledged.add(isDeposit ? Begun.parse(said).payment.id : Payment.parse(said).id);
  if (isDeposit) await send(`${Begun.parse(said).next_step.url}/pay`, '', { card: 'tok_succeeds' });
  return true;
}

/** Deposits and withdraws in turn until `isOver`. An unanswered order is repeated unchanged. */
async function pay(payer: Payer, place: number, isOver: () => boolean): Promise<void> {
  for (let turn = place; !isOver(); turn += 1) {
    const waiting = payer.open.get(place);
    if (waiting) payer.repeated += 1;
    const path = turn % 2 === 0 ? '/payments/deposits' : '/payments/withdrawals';
    const order: Order = waiting ?? { path, key: randomUUID() };
    payer.open.set(place, order);
    try {
      if (await sendOrder(payer, order)) payer.open.delete(place);
    } catch {
      await new Promise(resume => setTimeout(resume, 50));
    }
  }
}

async function read<T>(payer: Payer, path: string, shape: z.ZodType<T>): Promise<T> {
  return shape.parse(await (await send(`${payer.casino.site}${path}`, payer.cookie)).json());
}

async function paymentsOf(payer: Payer): Promise<Payment[]> {
  const all: Payment[] = [];
  for (;;) {
    const before = all.at(-1)?.id;
    const page = await read(
      payer,
      `/api/player/payments?limit=100${before ? `&before=${before}` : ''}`,
      z.array(Payment),
    );
    all.push(...page);
    if (page.length < 100) return all;
  }
}

/** Total deposited in euro according to the ledger, in cents. */
async function cameIn(payer: Payer): Promise<number> {
  const { totals } = await read(payer, '/api/player/payment_totals', PaymentTotals);
  return Number(totals.find(({ currency }) => currency === 'EUR')?.deposited_cents ?? 0);
}

async function balanceOf(payer: Payer): Promise<number> {
  const accounts = await read(payer, '/api/player/accounts?compatibility=false', z.array(Account));
  return Number(accounts.find(({ currency }) => currency === 'EUR')?.amount_cents ?? 0);
}

const sumOf = (payments: readonly Payment[]): number =>
  payments.reduce((sum, { amount_cents: amount }) => sum + Number(amount), 0);
const succeeded = (payments: readonly Payment[]): number =>
  sumOf(
    payments.filter(
      ({ action, state, currency }) => action === 'deposit' && state === 'succeeded' && currency === 'EUR',
    ),
  );
const withdrawn = (payments: readonly Payment[]): number =>
  sumOf(payments.filter(({ action, state }) => action === 'cashout' && !gaveBack.includes(state)));

/**
 * Repeats unanswered orders until each is answered. Afterwards the only unfinished payments are those waiting for
 * their provider.
 */
async function finish(payer: Payer): Promise<void> {
  await signIn(payer);
  for (const order of payer.open.values()) {
    let isAnswered = false;
    while (!isAnswered) isAnswered = await sendOrder(payer, order);
  }
  payer.open.clear();
}

/**
 * Repeatedly kills the platform or the edge with SIGKILL while players pay over HTTP through the edge [B1, B2, I12,
 * I13].
 */
async function killUnderPayments(killed: Process, kills: number): Promise<PaymentKillsReport> {
  const result = Promise.withResolvers<PaymentKillsReport>();
  await withCasino(
    async casino => {
      const payers: Payer[] = emails.map(email => ({
        email,
        casino,
        acknowledged: new Set(),
        refused: {},
        open: new Map(),
        cookie: '',
        repeated: 0,
      }));
      const before = new Map<string, readonly Payment[]>();
      for (const payer of payers) {
        await casino.console('POST', `players/${payer.email}`, {
          balance: { currency: 'EUR', amount_cents: begunWith },
        });
        await signIn(payer);
        before.set(payer.email, await paymentsOf(payer));
      }
      let over = false;
      const paying = payers.flatMap(payer => Array.from({ length: atOnce }, (_, at) => pay(payer, at, () => over)));
      const restartsMs: number[] = [];
      for (let kill = 0; kill < kills; kill += 1) {
        await new Promise(resume => setTimeout(resume, 200 + Math.random() * 1_500));
        const begunMs = performance.now();
        await (killed === 'platform' ? casino.killPlatform() : casino.killEdge());
        restartsMs.push(Math.round(performance.now() - begunMs));
      }
      over = true;
      await Promise.all(paying);
      const lost: string[] = [];
      let [doubled, unexplained, balanceOff] = [0, 0, 0];
      for (const payer of payers) {
        await finish(payer);
        const was = new Set(before.get(payer.email)?.map(({ id }) => id));
        const payments = await paymentsOf(payer);
        const known = new Map(payments.map(payment => [payment.id, payment]));
        lost.push(...[...payer.acknowledged].filter(id => Number(known.get(id)?.amount_cents) !== cents));
        const own = payments.filter(({ id }) => !was.has(id));
        doubled += own.length - payer.acknowledged.size;
        // A deposit might be credited between these reads, so they are repeated until the balance stays the same.
        for (;;) {
          const [balance, came, now] = [await balanceOf(payer), await cameIn(payer), await paymentsOf(payer)];
          if ((await balanceOf(payer)) !== balance) continue;
          const fresh = now.filter(({ id }) => !was.has(id));
          unexplained += came - succeeded(now);
          balanceOff += balance - begunWith - succeeded(fresh) + withdrawn(fresh);
          break;
        }
      }
      const ledger = Ledger.parse(await casino.console('GET', 'ledger'));
      const refused: Record<string, number> = {};
      for (const payer of payers)
        for (const [refusal, times] of Object.entries(payer.refused))
          refused[refusal] = (refused[refusal] ?? 0) + times;
      result.resolve({
        killed,
        kills,
        acknowledged: payers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0),
        repeated: payers.reduce((sum, { repeated }) => sum + repeated, 0),
        refused,
        lost,
        doubled,
        unexplained,
        balanceOff,
        restartMs: [quantile(restartsMs, 0.5), quantile(restartsMs, 0.95), Math.max(...restartsMs)],
        intact: ledger.intact,
      });
    },
    { RATE_FACTOR: '1000000' },
  );
  return await result.promise;
}

/**
 * Runs the kills and prints the report. The test passes only if `lost` is empty, `doubled`, `unexplained` and
 * `balanceOff` are 0, and `intact` is true.
 */
export async function printPaymentKills(kills = 25, which: readonly Process[] = processes): Promise<void> {
  for (const killed of which) print(JSON.stringify(await killUnderPayments(killed, kills)));
}

if (import.meta.main) {
  const [, , kills = '25', only] = process.argv;
  const which = processes.filter(name => only === undefined || name === only);
  await printPaymentKills(Number.parseInt(kills, 10), which);
}
