import { createHash } from 'node:crypto';
import type { Sql, Tx } from '../../database/database.ts';

/** Thresholds from Trust §A in one place; tests read the same values. */
export const signInThresholds = {
  /**
   * After this many consecutive failures the account is locked until fewer of them are in the window. The owner of the
   * mailbox is sent a link, which unlocks it together with a captcha.
   */
  perAccount: { failures: 3, windowMs: 30 * 60_000 },
  /**
   * A signed-in player who repeats the password waits instead, because a self-exclusion must not be locked. The wait
   * counts from the last failure, begins at `firstWaitMs` and doubles with each further failure.
   */
  inSession: { firstWaitMs: 5_000, mostWaitMs: 15 * 60_000 },
  /** After this many failures no attempt is checked until `windowMs` has passed since the last failure. */
  perIp: { failures: 20, windowMs: 15 * 60_000 },
  /** After this many failures every attempt from the network needs a captcha. */
  perNetwork: { failures: 100, windowMs: 60 * 60_000 },
} as const;

export interface SignInTry {
  readonly email: string;
  readonly ip: string;
  /**
   * Whether the browser has signed in to this account before. Its failures are counted separately from those of
   * strangers.
   */
  readonly knownDevice: boolean;
  /** Whether the attempt carries a captcha that was solved for it. */
  readonly solved: boolean;
  /**
   * `session`: the player is signed in and repeats the password. `link`: the attempt carries an unlock link, valid or
   * not, which is used up only together with a captcha.
   */
  readonly by: 'session' | 'link' | 'password';
}

/**
 * `counted`: the password may be checked; `shuts` is true if one more failure locks the account. `captcha`: the
 * attempt needs a captcha. `wait`: the attempt must be repeated later. `byMail` is true if the account is locked and
 * its owner has therefore been emailed an unlock link.
 */
export type Attempt =
  | { readonly outcome: 'counted'; readonly id: bigint; readonly shuts: boolean }
  | { readonly outcome: 'captcha' }
  | { readonly outcome: 'wait'; readonly waitSec: number; readonly byMail: boolean };

interface Gate {
  readonly name: 'account' | 'ip' | 'network';
  readonly where: string;
  readonly values: readonly unknown[];
  readonly failures: number;
  readonly windowMs: number;
}

const emailHash = (email: string): Buffer => createHash('sha256').update(email).digest();

/** The /24 network of an IPv4 address, or the /48 network of an IPv6 address. */
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
    {
      name: 'account',
      where: 'email_hash = $2 AND known_device = $3 AND counts_for_account',
      values: account,
      ...perAccount,
    },
    { name: 'ip', where: 'ip = $2', values: [of.ip], ...widened(perIp) },
    { name: 'network', where: 'network = $2', values: [networkOf(of.ip)], ...widened(perNetwork) },
  ];
}

/**
 * Counts an attempt as failed before its password is checked, so that concurrent guesses get no more tries than
 * sequential ones: each attempt waits here for the previous one, and then reads what that one wrote. Unknown
 * addresses and right passwords are counted in the same way, so the response reveals nothing [A13] [A16]. Strangers'
 * failures do not delay a known device. `rateFactor` raises the limits per IP address and per network.
 */
export async function beginAttempt(tx: Tx, now: Date, of: SignInTry, rateFactor: number): Promise<Attempt> {
  const gates = gatesOf(of, rateFactor);
  await lockInOrder(tx, gates);
  const recent = { account: [] as Date[], ip: [] as Date[], network: [] as Date[] };
  for (const gate of gates) recent[gate.name] = await failuresAt(tx, gate, now);
  const [account, ip, network] = gates;
  const accountWaitMs = (of.by === 'session' ? untilNextAttempt : untilUnlocked)(recent.account, account, now);
  const byMail = accountWaitMs > 0;
  const ipWaitMs = untilReopened(recent.ip, ip, now);
  if (ipWaitMs > 0) return { outcome: 'wait', waitSec: Math.ceil(ipWaitMs / 1000), byMail };
  const needsCaptcha = recent.network.length >= network.failures || (byMail && of.by === 'link');
  if (needsCaptcha && !of.solved) return { outcome: 'captcha' };
  if (byMail) return { outcome: 'wait', waitSec: Math.ceil(accountWaitMs / 1000), byMail };
  const [row] = await tx.query<{ id: bigint }>(
    'INSERT INTO sign_in_failures (email_hash, known_device, ip, network, at) VALUES ($1, $2, $3, $4, $5) RETURNING id',
    [emailHash(of.email), of.knownDevice, of.ip, networkOf(of.ip), now],
  );
  if (row === undefined) throw new Error('The attempt was not counted');
  return { outcome: 'counted', id: row.id, shuts: recent.account.length === account.failures - 1 };
}

/** Failures of an account beyond this number do not lengthen a wait any further. */
const mostCounted = 20;

/**
 * The latest failures that the gate counts, newest first. For an IP address these include failures before the one
 * that blocked it.
 */
async function failuresAt(tx: Tx, { name, where, values, failures, windowMs }: Gate, now: Date): Promise<Date[]> {
  const rows = await tx.query<{ at: Date }>(
    `SELECT at FROM sign_in_failures WHERE at > $1 AND ${where}
     ORDER BY at DESC LIMIT ${name === 'account' ? mostCounted : failures}`,
    [new Date(now.getTime() - (name === 'ip' ? 2 * windowMs : windowMs)), ...values],
  );
  return rows.map(({ at }) => at);
}

/** Milliseconds until a gate that was closed by too many failures within its window reopens; 0 if it is open. */
function untilReopened(latest: readonly Date[], { failures, windowMs }: Gate, now: Date): number {
  const last = latest[0];
  const first = latest[failures - 1];
  if (last === undefined || first === undefined || last.getTime() - first.getTime() >= windowMs) return 0;
  return Math.max(0, last.getTime() + windowMs - now.getTime());
}

/** Milliseconds until a signed-in player may repeat the password again. */
function untilNextAttempt(latest: readonly Date[], { failures }: Gate, now: Date): number {
  const { firstWaitMs, mostWaitMs } = signInThresholds.inSession;
  const [last] = latest;
  if (last === undefined || latest.length < failures) return 0;
  const waitMs = Math.min(firstWaitMs * 2 ** (latest.length - failures), mostWaitMs);
  return Math.max(0, last.getTime() + waitMs - now.getTime());
}

/** Milliseconds until one of the failures that lock the account leaves the window; 0 if the account is not locked. */
function untilUnlocked(latest: readonly Date[], { failures, windowMs }: Gate, now: Date): number {
  const oldest = latest[failures - 1];
  return oldest === undefined ? 0 : oldest.getTime() + windowMs - now.getTime();
}

/**
 * Takes one lock per gate, always in the same order to avoid deadlocks. The locks are released with the transaction.
 */
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

/** Removes an attempt from the failures, because its password was right. */
export async function takeBack(sql: Sql, attempt: bigint): Promise<void> {
  await sql.query('DELETE FROM sign_in_failures WHERE id = $1', [attempt]);
}

/** Whether wrong passwords keep an account locked now. */
export async function isShut(sql: Sql, email: string, now: Date): Promise<boolean> {
  const { failures, windowMs } = signInThresholds.perAccount;
  const [row] = await sql.query<{ most: number | null }>(
    `SELECT max(count)::int AS most FROM (
       SELECT count(*) AS count FROM sign_in_failures
       WHERE email_hash = $1 AND at > $2 AND counts_for_account GROUP BY known_device) AS counts`,
    [emailHash(email), new Date(now.getTime() - windowMs)],
  );
  return (row?.most ?? 0) >= failures;
}

/**
 * Forgets an account's failures after a successful sign-in, because only consecutive failures lock it. The counts of
 * IP addresses and networks keep them. Otherwise attackers could reset those by signing in to an account of their own.
 */
export async function forgetFailures(sql: Sql, email: string): Promise<void> {
  await sql.query(
    'UPDATE sign_in_failures SET counts_for_account = false WHERE email_hash = $1 AND counts_for_account',
    [emailHash(email)],
  );
}

/**
 * Stops counting the failures of the owner's own devices after the owner has used an emailed link. Strangers' failures
 * still count.
 */
export async function forgetDeviceFailures(sql: Sql, email: string): Promise<void> {
  await sql.query(
    'UPDATE sign_in_failures SET counts_for_account = false WHERE email_hash = $1 AND known_device AND counts_for_account',
    [emailHash(email)],
  );
}
