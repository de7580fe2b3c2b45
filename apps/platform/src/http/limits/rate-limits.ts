import type { RateClass } from '@liftoff/contract/core/endpoint';
import { normalEmail } from '@liftoff/rules/account/email';

/** Allows this many calls per `perSec` seconds. */
export interface Threshold {
  readonly calls: number;
  readonly perSec: number;
}

export interface RateLimit {
  /** Whether to count by caller (the player if signed in, else the address) or always by address. */
  readonly by: 'caller' | 'address';
  /** A call must be within every one of these thresholds. */
  readonly thresholds: readonly Threshold[];
  /**
   * Set for calls that protect money, accounts and secrets. They are counted in the database before the call is
   * handled, exactly across all platform processes, and refused if the database is unavailable. Other calls are
   * counted in the process and shared with the other processes within half a second; if the database is unavailable,
   * each process enforces its own count.
   */
  readonly exact?: true;
  /** Only refused calls count, so that correct sign-ins are never delayed. */
  readonly failuresOnly?: true;
  /**
   * Additional limit on the subject of the body, no matter who calls. `of` returns `null` if the body names no
   * subject.
   */
  readonly subject?: { readonly of: (body: unknown) => string | null; readonly thresholds: readonly Threshold[] };
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : null;

/** Returns the normalised email address from the body's top level or from its `user`, or `null` if there is none. */
function emailOf(body: unknown): string | null {
  const email = fieldOf(body, 'email') ?? fieldOf(fieldOf(body, 'user'), 'email');
  return typeof email === 'string' ? normalEmail(email) : null;
}

/** All rate limits of the platform. */
export const rateLimits: Readonly<Record<RateClass, RateLimit>> = {
  read: { by: 'caller', thresholds: [{ calls: 300, perSec: 10 }] },
  write: { by: 'caller', thresholds: [{ calls: 60, perSec: minute }] },
  'sign-in': { by: 'address', exact: true, thresholds: [{ calls: 20, perSec: 15 * minute }], failuresOnly: true },
  'sign-up': {
    by: 'address',
    exact: true,
    thresholds: [
      { calls: 5, perSec: hour },
      { calls: 20, perSec: day },
    ],
  },
  'check-email': {
    by: 'address',
    exact: true,
    thresholds: [
      { calls: 10, perSec: minute },
      { calls: 30, perSec: hour },
    ],
    // Requests from many IP addresses about one email address are treated as one person probing it.
    subject: { of: emailOf, thresholds: [{ calls: 5, perSec: hour }] },
  },
  restore: {
    by: 'address',
    exact: true,
    thresholds: [{ calls: 10, perSec: hour }],
    // Limits the emails sent to one account, whoever requests them, so that nobody can flood its mailbox. Unknown
    // addresses count in the same way [A16].
    subject: { of: emailOf, thresholds: [{ calls: 3, perSec: hour }] },
  },
  resend: {
    by: 'address',
    exact: true,
    thresholds: [{ calls: 10, perSec: hour }],
    subject: {
      of: emailOf,
      thresholds: [
        { calls: 1, perSec: minute },
        { calls: 5, perSec: day },
      ],
    },
  },
  otp: { by: 'address', exact: true, thresholds: [{ calls: 15, perSec: hour }] },
  // Keeps someone who has taken over a session from guessing the password.
  reauth: { by: 'caller', exact: true, thresholds: [{ calls: 10, perSec: 30 * minute }], failuresOnly: true },
  'games-filter': { by: 'address', thresholds: [{ calls: 120, perSec: minute }] },
  bet: { by: 'caller', thresholds: [{ calls: 5, perSec: 1 }] },
  deposit: { by: 'caller', exact: true, thresholds: [{ calls: 10, perSec: hour }] },
  withdraw: { by: 'caller', exact: true, thresholds: [{ calls: 5, perSec: hour }] },
  recall: { by: 'caller', exact: true, thresholds: [{ calls: 3, perSec: hour }] },
  coupon: {
    by: 'caller',
    exact: true,
    thresholds: [
      { calls: 5, perSec: 10 * minute },
      { calls: 20, perSec: day },
    ],
  },
  reward: { by: 'caller', exact: true, thresholds: [{ calls: 10, perSec: minute }] },
  // Strict, because each upload is decoded and stored.
  upload: {
    by: 'caller',
    exact: true,
    thresholds: [
      { calls: 20, perSec: hour },
      { calls: 40, perSec: day },
    ],
  },
  chat: {
    by: 'caller',
    thresholds: [
      { calls: 20, perSec: minute },
      { calls: 200, perSec: hour },
    ],
  },
  // Strict, because each message is emailed to the operator.
  contact: { by: 'address', exact: true, thresholds: [{ calls: 5, perSec: hour }] },
  'own-data': {
    by: 'caller',
    exact: true,
    thresholds: [
      { calls: 5, perSec: hour },
      { calls: 10, perSec: day },
    ],
  },
  telemetry: { by: 'address', thresholds: [{ calls: 30, perSec: minute }] },
  webhook: { by: 'address', thresholds: [{ calls: 600, perSec: minute }] },
  operator: { by: 'address', thresholds: [{ calls: 1_200, perSec: minute }] },
  // Applied to every request before any other work.
  request: { by: 'address', thresholds: [{ calls: 1_000, perSec: 10 }] },
  // For paths outside the contract, existing or not, and for declared calls without a handler.
  page: { by: 'address', thresholds: [{ calls: 120, perSec: 10 }] },
  asset: { by: 'address', thresholds: [{ calls: 600, perSec: 10 }] },
};
