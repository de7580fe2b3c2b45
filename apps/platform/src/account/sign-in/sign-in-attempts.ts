import { createHash } from 'node:crypto';
import type { Sql, Tx } from '../../database/database.ts';

/** Trust §A, thresholds, in one place; tests read the same figures. */
export const signInThresholds = {
  /**
   * Then a captcha, and a wait since the last failure that begins with `firstWaitMs` and doubles with each one more: about
   * ten guesses are heard in half an hour, from however many addresses, and whoever has the mailbox waits for none.
   */
  perAccount: { failures: 3, windowMs: 30 * 60_000, firstWaitMs: 5_000, mostWaitMs: 15 * 60_000 },
  /** Then nothing is heard for as long as the window, since the failure that shut the gate. */
  perIp: { failures: 20, windowMs: 15 * 60_000 },
  /** Then a captcha for all of it. */
  perNetwork: { failures: 100, windowMs: 60 * 60_000 },
} as const;

export interface SignInTry {
  readonly email: string;
  readonly ip: string;
  /** The browser has signed in to this account before: its failures are counted apart from strangers'. */
  readonly knownDevice: boolean;
  /** It comes with a captcha that was solved for it. */
  readonly solved: boolean;
}

/**
 * `counted`: may be heard; `shuts`: one more failure shuts the account's gate, should this be one. `captcha`: is heard
 * with one. `wait`: is heard later. `byMail` where the account's gate is shut, so that its owner has been sent a link.
 */
export type Attempt =
  | { readonly outcome: 'counted'; readonly id: bigint; readonly shuts: boolean }
  | { readonly outcome: 'captcha'; readonly byMail: boolean }
  | { readonly outcome: 'wait'; readonly waitSec: number; readonly byMail: boolean };

interface Gate {
  readonly name: 'account' | 'ip' | 'network';
  readonly where: string;
  readonly values: readonly unknown[];
  readonly failures: number;
  readonly windowMs: number;
}

const emailHash = (email: string): Buffer => createHash('sha256').update(email).digest();

/** The /24 of an IPv4 address, the /48 of an IPv6 one. */
const networkOf = (ip: string): string =>
  ip.includes('.') ? ip.split('.').slice(0, 3).join('.') : ip.split(':').slice(0, 3).join(':');

function gatesOf(of: SignInTry, rateFactor: number): readonly [account: Gate, ip: Gate, network: Gate] {
  const { perAccount, perIp, perNetwork } = signInThresholds;
  const widened = ({ failures, windowMs }: { failures: number; windowMs: number }) => ({
    failures: Math.ceil(failures * rateFactor),
    windowMs,
  });
  const account = [emailHash(of.email), of.knownDevice];
  return [
    { name: 'account', where: 'email_hash = $2 AND known_device = $3', values: account, ...perAccount },
    { name: 'ip', where: 'ip = $2', values: [of.ip], ...widened(perIp) },
    { name: 'network', where: 'network = $2', values: [networkOf(of.ip)], ...widened(perNetwork) },
  ];
}

/**
 * Counts an attempt as failed before its password is looked at, so that guesses sent at once are tried no more often
 * than guesses sent one by one: each waits here for the one before it, and then reads what that one wrote. Unknown
 * addresses are counted like known ones, and the right password is asked the same, so the answer tells nothing [A13, A16].
 * Strangers' failures do not hold up a known device. `rateFactor` widens the gates by address.
 */
export async function beginAttempt(tx: Tx, now: Date, of: SignInTry, rateFactor: number): Promise<Attempt> {
  const gates = gatesOf(of, rateFactor);
  await lockInOrder(tx, gates);
  const recent = { account: [] as Date[], ip: [] as Date[], network: [] as Date[] };
  for (const gate of gates) recent[gate.name] = await failuresAt(tx, gate, now);
  const [account, ip, network] = gates;
  const byMail = recent.account.length >= account.failures;
  const ipWaitMs = untilReopened(recent.ip, ip, now);
  if (ipWaitMs > 0) return { outcome: 'wait', waitSec: Math.ceil(ipWaitMs / 1000), byMail };
  if ((byMail || recent.network.length >= network.failures) && !of.solved) return { outcome: 'captcha', byMail };
  const waitMs = untilNextAttempt(recent.account, now);
  if (waitMs > 0) return { outcome: 'wait', waitSec: Math.ceil(waitMs / 1000), byMail };
  const [row] = await tx.query<{ id: bigint }>(
    'INSERT INTO sign_in_failures (email_hash, known_device, ip, network, at) VALUES ($1, $2, $3, $4, $5) RETURNING id',
    [emailHash(of.email), of.knownDevice, of.ip, networkOf(of.ip), now],
  );
  if (row === undefined) throw new Error('The attempt was not counted');
  return { outcome: 'counted', id: row.id, shuts: recent.account.length === account.failures - 1 };
}

/** More failures of an account than these change its wait no more. */
const mostCounted = 20;

/** The latest failures that the gate counts, newest first: of an address also those before the one that shut it. */
async function failuresAt(tx: Tx, { name, where, values, failures, windowMs }: Gate, now: Date): Promise<Date[]> {
  const rows = await tx.query<{ at: Date }>(
    `SELECT at FROM sign_in_failures WHERE at > $1 AND ${where}
     ORDER BY at DESC LIMIT ${name === 'account' ? mostCounted : failures}`,
    [new Date(now.getTime() - (name === 'ip' ? 2 * windowMs : windowMs)), ...values],
  );
  return rows.map(({ at }) => at);
}

/** Milliseconds until a gate opens again that so many failures within its window have shut; 0: it is open. */
function untilReopened(latest: readonly Date[], { failures, windowMs }: Gate, now: Date): number {
  const last = latest[0];
  const first = latest[failures - 1];
  if (last === undefined || first === undefined || last.getTime() - first.getTime() >= windowMs) return 0;
  return Math.max(0, last.getTime() + windowMs - now.getTime());
}

/** Milliseconds until an account's next attempt is looked at: longer with each failure, since the last one. */
function untilNextAttempt(latest: readonly Date[], now: Date): number {
  const { failures, firstWaitMs, mostWaitMs } = signInThresholds.perAccount;
  const [last] = latest;
  if (last === undefined || latest.length < failures) return 0;
  const waitMs = Math.min(firstWaitMs * 2 ** (latest.length - failures), mostWaitMs);
  return Math.max(0, last.getTime() + waitMs - now.getTime());
}

/** One lock a gate, the same order for everyone; they are let go with the transaction. */
async function lockInOrder(tx: Tx, gates: readonly Gate[]): Promise<void> {
  const keys = gates
    .map(({ name, values }) =>
      createHash('sha256')
        .update(`sign-in:${name}:${values.join(':')}`)
        .digest()
        .readBigInt64BE(0),
    )
    .toSorted((a, b) => (a < b ? -1 : 1));
  for (const key of keys) await tx.query('SELECT pg_advisory_xact_lock($1::bigint)', [key.toString()]);
}

/** The attempt was no failure: the password was right. */
export async function takeBack(sql: Sql, attempt: bigint): Promise<void> {
  await sql.query('DELETE FROM sign_in_failures WHERE id = $1', [attempt]);
}

/** Whether strangers wait at an account's gate now. */
export async function isShut(sql: Sql, email: string, now: Date): Promise<boolean> {
  const { failures, windowMs } = signInThresholds.perAccount;
  const [row] = await sql.query<{ most: number | null }>(
    `SELECT max(count)::int AS most FROM (
       SELECT count(*) AS count FROM sign_in_failures WHERE email_hash = $1 AND at > $2 GROUP BY known_device) AS counts`,
    [emailHash(email), new Date(now.getTime() - windowMs)],
  );
  return (row?.most ?? 0) >= failures;
}

/** Only failures in a row count: a success begins anew. */
export async function forgetFailures(sql: Sql, email: string): Promise<void> {
  await sql.query('DELETE FROM sign_in_failures WHERE email_hash = $1', [emailHash(email)]);
}

/** The owner has come with a link of the mail: their own devices begin anew, strangers go on waiting. */
export async function forgetDeviceFailures(sql: Sql, email: string): Promise<void> {
  await sql.query('DELETE FROM sign_in_failures WHERE email_hash = $1 AND known_device', [emailHash(email)]);
}
