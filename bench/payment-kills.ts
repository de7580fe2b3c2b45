import { Payment, PaymentTotals } from '@liftoff/contract/cashbox';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Casino } from '../e2e/casino.ts';
import { print, withCasino } from './bench-casino.ts';

const processes = ['platform', 'edge'] as const;
type Process = (typeof processes)[number];

/** What came of the kills: every payment that was answered must be there as it was, and none twice. */
interface PaymentKillsReport {
  readonly killed: Process;
  readonly kills: number;
  readonly acknowledged: number;
  /** Sent again because no answer came, under the same key. */
  readonly repeated: number;
  readonly refused: Readonly<Record<string, number>>;
  readonly lost: readonly string[];
  /** Payments that nobody has asked for. */
  readonly doubled: number;
  /** What the ledger says came in, less what the payments that succeeded come to, in minor units. */
  readonly unexplained: number;
  /** From the kill to the first answer. */
  readonly slowestRestartMs: number;
  readonly intact: boolean;
}

/** A payment that is asked for until it is answered. */
interface Order {
  readonly path: '/payments/deposits' | '/payments/withdrawals';
  readonly key: string;
}

interface Payer {
  readonly email: string;
  readonly casino: Casino;
  readonly acknowledged: Set<string>;
  readonly refused: Record<string, number>;
  cookie: string;
  order: Order | null;
  repeated: number;
}

const cents = 2_000;
const emails = ['demo@liftoff.test', 'vip@liftoff.test'];
const Begun = z.object({ payment: Payment, next_step: z.object({ url: z.string() }) });
const Ledger = z.object({ intact: z.boolean() });

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

/** Sends the order once, and pays a deposit that has begun. Throws where nobody answers. */
async function sendOrder(payer: Payer, { path, key }: Order): Promise<void> {
  const isDeposit = path === '/payments/deposits';
  const body = {
    method_id: 'card',
    amount_cents: cents,
    currency: 'EUR',
    ...(isDeposit ? {} : { profile_id: '4242' }),
  };
  const answer = await send(`${payer.casino.site}${path}`, payer.cookie, body, key);
  if (answer.status >= 500) throw new Error(String(answer.status));
  const said: unknown = await answer.json();
  if (answer.status === 401 || answer.status === 403) return await signIn(payer);
  payer.order = null;
  if (answer.status !== 201) {
    const refusal = `${path} ${answer.status} ${z.object({ refusal: z.string() }).parse(said).refusal}`;
    payer.refused[refusal] = (payer.refused[refusal] ?? 0) + 1;
    return;
  }
  payer.acknowledged.add(isDeposit ? Begun.parse(said).payment.id : Payment.parse(said).id);
  if (isDeposit) await send(`${Begun.parse(said).next_step.url}/pay`, '', { card: 'tok_succeeds', last4: '4242' });
}

/** Deposits and withdraws in turn until it is told to end; an order without an answer is sent again as it was. */
async function pay(payer: Payer, isOver: () => boolean): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    if (payer.order) payer.repeated += 1;
    payer.order ??= { path: turn % 2 === 0 ? '/payments/deposits' : '/payments/withdrawals', key: randomUUID() };
    try {
      await sendOrder(payer, payer.order);
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

/** In euro, by the ledger: what came in by payments. */
async function cameIn(payer: Payer): Promise<number> {
  const { totals } = await read(payer, '/api/player/payment_totals', PaymentTotals);
  return Number(totals.find(({ currency }) => currency === 'EUR')?.deposited_cents ?? 0);
}

const succeeded = (payments: readonly Payment[]): number =>
  payments
    .filter(({ action, state, currency }) => action === 'deposit' && state === 'succeeded' && currency === 'EUR')
    .reduce((sum, { amount_cents: amount }) => sum + Number(amount), 0);

/** Kills the platform or the edge -9 again and again under payments over HTTP through the edge [B1, B2, I13]. */
async function killUnderPayments(killed: Process, kills: number): Promise<PaymentKillsReport> {
  const result = Promise.withResolvers<PaymentKillsReport>();
  await withCasino(
    async casino => {
      const payers: Payer[] = emails.map(email => ({
        email,
        casino,
        acknowledged: new Set(),
        refused: {},
        cookie: '',
        order: null,
        repeated: 0,
      }));
      const before = new Map<string, number>();
      for (const payer of payers) {
        await casino.console('POST', `players/${payer.email}`, {
          balance: { currency: 'EUR', amount_cents: 100_000_000 },
        });
        await signIn(payer);
        before.set(payer.email, (await paymentsOf(payer)).length);
      }
      let over = false;
      const paying = payers.map(payer => pay(payer, () => over));
      let slowestRestartMs = 0;
      for (let kill = 0; kill < kills; kill += 1) {
        await new Promise(resume => setTimeout(resume, 200 + ((kill * 397) % 1_500)));
        const begunMs = performance.now();
        await (killed === 'platform' ? casino.killPlatform() : casino.killEdge());
        slowestRestartMs = Math.max(slowestRestartMs, Math.round(performance.now() - begunMs));
      }
      over = true;
      await Promise.all(paying);
      const lost: string[] = [];
      let doubled = 0;
      let unexplained = 0;
      for (const payer of payers) {
        await signIn(payer);
        while (payer.order) await sendOrder(payer, payer.order);
        const payments = await paymentsOf(payer);
        const known = new Map(payments.map(payment => [payment.id, payment]));
        lost.push(...[...payer.acknowledged].filter(id => Number(known.get(id)?.amount_cents) !== cents));
        doubled += payments.length - (before.get(payer.email) ?? 0) - payer.acknowledged.size;
        unexplained += (await cameIn(payer)) - succeeded(await paymentsOf(payer));
      }
      const ledger = Ledger.parse(await casino.console('GET', 'ledger'));
      result.resolve({
        killed,
        kills,
        acknowledged: payers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0),
        repeated: payers.reduce((sum, { repeated }) => sum + repeated, 0),
        refused: Object.assign({}, ...payers.map(({ refused }) => refused)),
        lost,
        doubled,
        unexplained,
        slowestRestartMs,
        intact: ledger.intact,
      });
    },
    { RATE_FACTOR: '1000000' },
  );
  return await result.promise;
}

/** `lost` is empty, `doubled` and `unexplained` are nothing and `intact` is true, or the casino is broken. */
export async function printPaymentKills(kills = 25, which: readonly Process[] = processes): Promise<void> {
  for (const killed of which) print(JSON.stringify(await killUnderPayments(killed, kills)));
}

if (import.meta.main) {
  const [, , kills = '25', only] = process.argv;
  const which = processes.filter(name => only === undefined || name === only);
  await printPaymentKills(Number.parseInt(kills, 10), which);
}
