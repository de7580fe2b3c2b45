import { createHash } from 'node:crypto';
import type { Sql } from '../database/database.ts';

/** Trust §A, thresholds, in one place; tests read the same figures. */
export const signInThresholds = {
  perAccount: { failures: 3, windowMs: 30 * 60_000 },
  perIp: { failures: 20, windowMs: 15 * 60_000 },
  perNetwork: { failures: 100, windowMs: 60 * 60_000 },
} as const;

export interface SignInTry {
  readonly email: string;
  readonly ip: string;
  /** The browser has signed in to this account before. */
  readonly knownDevice: boolean;
}

const emailHash = (email: string): Buffer => createHash('sha256').update(email).digest();

/** The /24 of an IPv4 address, the /48 of an IPv6 one. */
const networkOf = (ip: string): string =>
  ip.includes('.') ? ip.split('.').slice(0, 3).join('.') : ip.split(':').slice(0, 3).join(':');

/**
 * Seconds until the next try is heard; 0 when it is heard now. Unknown addresses are counted like known ones, and the
 * right password is refused as well, so the answer tells nothing [A13, A16]. `rateFactor` widens the gates by address.
 */
export async function signInWaitSec(sql: Sql, now: Date, of: SignInTry, rateFactor: number): Promise<number> {
  const { perAccount, perIp, perNetwork } = signInThresholds;
  const gates = [
    ...(of.knownDevice ? [] : [{ column: 'email_hash', value: emailHash(of.email), ...perAccount }]),
    { column: 'ip', value: of.ip, windowMs: perIp.windowMs, failures: Math.ceil(perIp.failures * rateFactor) },
    {
      column: 'network',
      value: networkOf(of.ip),
      windowMs: perNetwork.windowMs,
      failures: Math.ceil(perNetwork.failures * rateFactor),
    },
  ];
  let waitMs = 0;
  for (const { column, value, failures, windowMs } of gates) {
    // The gate opens when its oldest counted failure leaves the window.
    const [row] = await sql.query<{ at: Date }>(
      `SELECT at FROM sign_in_failures WHERE ${column} = $1 AND at > $2 ORDER BY at DESC OFFSET ${failures - 1} LIMIT 1`,
      [value, new Date(now.getTime() - windowMs)],
    );
    if (row) waitMs = Math.max(waitMs, row.at.getTime() + windowMs - now.getTime());
  }
  return Math.ceil(waitMs / 1000);
}

export async function countFailure(sql: Sql, now: Date, of: SignInTry): Promise<void> {
  await sql.query('INSERT INTO sign_in_failures (email_hash, ip, network, at) VALUES ($1, $2, $3, $4)', [
    emailHash(of.email),
    of.ip,
    networkOf(of.ip),
    now,
  ]);
}

/** Only failures in a row count: a success begins anew. */
export async function forgetFailures(sql: Sql, email: string): Promise<void> {
  await sql.query('DELETE FROM sign_in_failures WHERE email_hash = $1', [emailHash(email)]);
}
