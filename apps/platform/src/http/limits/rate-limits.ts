import type { RateClass } from '@liftoff/contract/core/endpoint';
import { normalEmail } from '@liftoff/rules/account/email';

/** So many calls in so many seconds. */
export interface Threshold {
  readonly calls: number;
  readonly perSec: number;
}

export interface RateLimit {
  /** Whom the calls are counted for: the player where one is signed in, else the address; or always the address. */
  readonly by: 'caller' | 'address';
  /** Each must hold. */
  readonly thresholds: readonly Threshold[];
  /**
   * What guards money, accounts and secrets is counted in the database before the call is looked at, exactly over all
   * platform processes; where the database is away it refuses. All else is counted in the process and told to the
   * others within half a second; where the database is away each process holds it by its own count.
   */
  readonly exact?: true;
  /** Only calls that were refused count: whoever signs in rightly is not held up. */
  readonly failuresOnly?: true;
  /** Counted as well for what the body asks about, whoever asks; null where it names nothing. */
  readonly subject?: { readonly of: (body: unknown) => string | null; readonly thresholds: readonly Threshold[] };
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : null;

/** The e-mail a body names at its top or in its `user`, in its one spelling. */
function emailOf(body: unknown): string | null {
  const email = fieldOf(body, 'email') ?? fieldOf(fieldOf(body, 'user'), 'email');
  return typeof email === 'string' ? normalEmail(email) : null;
}

/** The thresholds of the platform in one table; the tests read the same one. */
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
    // Many addresses that ask about one e-mail are one who wants to know of it.
    subject: { of: emailOf, thresholds: [{ calls: 5, perSec: hour }] },
  },
  restore: {
    by: 'address',
    exact: true,
    thresholds: [{ calls: 10, perSec: hour }],
    // Of an account, whoever asks: its mailbox is nobody's to fill. Counted for unknown addresses alike [A16].
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
  // Whoever has taken a session over is not to guess the password with it.
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
  // Each is decoded and kept.
  upload: {
    by: 'caller',
    exact: true,
    thresholds: [
      { calls: 20, perSec: hour },
      { calls: 40, perSec: day },
    ],
  },
  // Each copy of a player's data reads all there is of them.
  chat: {
    by: 'caller',
    thresholds: [
      { calls: 20, perSec: minute },
      { calls: 200, perSec: hour },
    ],
  },
  // Each is a mail to the casino.
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
  // Before anything else is done for a request, whatever it asks.
  request: { by: 'address', thresholds: [{ calls: 1_000, perSec: 10 }] },
  // Addresses that are no call of the contract, known or not, and calls that are not built.
  page: { by: 'address', thresholds: [{ calls: 120, perSec: 10 }] },
  asset: { by: 'address', thresholds: [{ calls: 600, perSec: 10 }] },
};
