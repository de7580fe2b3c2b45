import { hashPassword } from '../apps/platform/src/account/password/passwords.ts';
import type { OpenPlatform } from '../apps/platform/src/app/platform.ts';
import { median, print, printTable, quantile } from './bench-casino.ts';
import { edgeKey, withOwnPlatform } from './own-platform.ts';

const tries = 500;
const parallel = 20;
const password = 'A long way to the stars 7';
const form = { currency: 'EUR', country: 'DE', date_of_birth: '17/05/1990', terms_acceptance: true } as const;

/** A request about an email address, and its status, which is the same whether or not the account exists. */
interface Flow {
  readonly name: string;
  readonly path: string;
  readonly body: (email: string) => object;
  readonly status: number;
}

const flows: readonly Flow[] = [
  {
    name: 'signing in, a wrong password',
    path: '/api/users/sign_in',
    body: email => ({ user: { email, password: 'wrong' } }),
    status: 401,
  },
  { name: 'a link for a new password', path: '/api/users/password', body: email => ({ user: { email } }), status: 204 },
  { name: 'a link to confirm', path: '/api/users/confirmation', body: email => ({ user: { email } }), status: 204 },
  {
    name: 'registration, a wrong field',
    path: '/api/users',
    body: email => ({ user: { ...form, email, password: 'short' } }),
    status: 422,
  },
];

/**
 * Measures how long each flow takes for addresses with and without an account [A16], and how long twenty concurrent
 * correct sign-ins take [A12]. The sign-ins are measured in elapsed time and in CPU time, which other load on the
 * machine hardly affects.
 */
export async function benchSignIn(): Promise<void> {
  await withOwnPlatform({}, async open => {
    const { db, deps } = open.platform;
    await open.seed('small');
    await db.query(
      `INSERT INTO players (email, password_hash, currency, country, licence, date_of_birth, language, created_at, terms_accepted_at, terms_version)
       SELECT 'known-' || n || '@bench.test', $1, 'EUR', 'DE', 'CW', '1990-05-17', 'de', $2, $2, 1 FROM generate_series(1, $3::int) n`,
      [await hashPassword(password), deps.now(), tries],
    );
    for (const flow of flows) await benchFlow(open, flow);
    await benchAtOnce(open);
  });
}

async function benchFlow(open: OpenPlatform, flow: Flow): Promise<void> {
  const ask = (email: string, from: number) => timed(open, flow, email, from);
  for (let at = 1; at <= 20; at += 1) await ask(`warm-${at}@bench.test`, at);
  const known: number[] = [];
  const unknown: number[] = [];
  for (let at = 1; at <= tries; at += 1) {
    // The order alternates within each pair, so that other load on the machine affects both samples equally.
    const pair = [
      async () => known.push(await ask(`known-${at}@bench.test`, at)),
      async () => unknown.push(await ask(`nobody-${at}@bench.test`, at + tries)),
    ];
    for (const one of at % 2 === 0 ? pair : pair.toReversed()) await one();
  }
  const rows = Object.entries({ known, unknown }).map(([name, sample]) => [
    name,
    ...[median(sample), quantile(sample, 0.95)].map(ms => ms.toFixed(2)),
  ]);
  printTable(`${flow.name}: ${tries} addresses each, ms`, ['addresses', 'p50', 'p95'], rows);
  const apart = median(known.map((ms, at) => ms - (unknown[at] ?? 0)));
  print(`  difference of the medians ${Math.abs(median(known) - median(unknown)).toFixed(2)} ms`);
  print(`  median of the differences within a pair ${apart.toFixed(2)} ms`);
  print(`  Mann-Whitney, two-sided: p = ${mannWhitney(known, unknown).toFixed(3)}`);
}

async function benchAtOnce(open: OpenPlatform): Promise<void> {
  const rightly: Flow = {
    name: 'signing in rightly',
    path: '/api/users/sign_in',
    body: email => ({ user: { email, password } }),
    status: 200,
  };
  const took: number[] = [];
  const busy = process.cpuUsage();
  for (let round = 0; round < 10; round += 1) {
    const first = round * parallel;
    const all = Array.from({ length: parallel }, (_, at) =>
      timed(open, rightly, `known-${first + at + 1}@bench.test`, 2_000 + first + at),
    );
    took.push(...(await Promise.all(all)));
  }
  const { user, system } = process.cpuUsage(busy);
  const [p50, p95] = [median(took), quantile(took, 0.95)].map(ms => ms.toFixed(0));
  const cpu = ((user + system) / 1_000 / took.length).toFixed(1);
  const title = `${rightly.name}, ${parallel} at once`;
  printTable(title, ['sign-ins', 'p50 ms', 'p95 ms', 'processor ms each'], [[took.length, p50 ?? '', p95 ?? '', cpu]]);
}

/** Milliseconds until the response is complete. Throws if the status is not the expected one. */
async function timed(
  { app }: OpenPlatform,
  { path, body, status }: Flow,
  email: string,
  from: number,
): Promise<number> {
  const init = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-edge-key': edgeKey,
      'x-country': 'DE',
      'x-forwarded-for': `10.${from >> 8}.${from & 255}.1`,
    },
    body: JSON.stringify(body(email)),
  };
  const began = performance.now();
  const answer = await app.request(path, init);
  await answer.text();
  const took = performance.now() - began;
  if (answer.status !== status) throw new Error(`${path}: ${email} was answered ${answer.status}`);
  return took;
}

/**
 * Two-sided p-value of the Mann-Whitney test by the normal approximation: the probability of ranks this different if
 * both samples have the same distribution.
 */
function mannWhitney(one: readonly number[], other: readonly number[]): number {
  const ranked = [...one.map(ms => ({ ms, own: true })), ...other.map(ms => ({ ms, own: false }))].toSorted(
    (a, b) => a.ms - b.ms,
  );
  const rankSum = ranked.reduce((sum, { own }, at) => sum + (own ? at + 1 : 0), 0);
  const [n, m] = [one.length, other.length];
  const u = rankSum - (n * (n + 1)) / 2;
  const z = Math.abs(u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
  return 2 * (1 - standardNormal(z));
}

/** Abramowitz and Stegun 26.2.17; the error is less than 8 in a hundred million. */
function standardNormal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const poly = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly;
}
