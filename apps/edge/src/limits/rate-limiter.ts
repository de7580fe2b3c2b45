import { isIPv6 } from 'node:net';

/** So many in so many seconds, for one address. */
interface Threshold {
  readonly calls: number;
  readonly perSec: number;
}

/** What the edge answers itself is limited by address; calls of the platform are limited by the platform as well. */
export const edgeLimits = {
  /** Everything that reaches the edge, kept pages and files included. */
  request: { calls: 6_000, perSec: 60 },
  /** A page that must be rendered for this visit: a player's, or one that is not kept. */
  render: { calls: 300, perSec: 60 },
  /** Configuration calls, `/client-context` and `/messages`. */
  own: { calls: 600, perSec: 60 },
  health: { calls: 120, perSec: 60 },
  /** What honest browsers hardly ever send: files that are not there, unknown hosts, methods no page has, broken requests. */
  miss: { calls: 120, perSec: 60 },
  /** What browsers report (CALL-085 to CALL-090). */
  report: { calls: 30, perSec: 60 },
  /** Realtime sockets that are opened. */
  socket: { calls: 120, perSec: 60 },
} as const satisfies Record<string, Threshold>;

export type LimitName = keyof typeof edgeLimits;

interface Bucket {
  left: number;
  atMs: number;
}

const bucketsMax = 50_000;

/**
 * Token buckets in memory, one per limit and address: each holds `calls` and refills evenly over `perSec`. Past the
 * bound, the bucket that was not touched for the longest time is forgotten.
 */
export class RateLimiter {
  readonly #now: () => number;
  readonly #factor: number;
  readonly #bucketsMax: number;
  readonly #buckets = new Map<string, Bucket>();

  /** `factor` multiplies every limit; the journeys of a test all come from one address. */
  constructor(now: () => number, factor = 1, max = bucketsMax) {
    this.#now = now;
    this.#factor = factor;
    this.#bucketsMax = max;
  }

  get size(): number {
    return this.#buckets.size;
  }

  /** Takes one. Answers 0, or the whole seconds to wait; then nothing was taken. */
  take(limit: LimitName, address: string): number {
    const { calls, perSec } = edgeLimits[limit];
    const capacity = calls * this.#factor;
    const key = `${limit} ${networkOf(address)}`;
    const nowMs = this.#now();
    const known = this.#buckets.get(key) ?? { left: capacity, atMs: nowMs };
    // A clock that was moved back refills nothing.
    const passedSec = Math.max(0, nowMs - known.atMs) / 1000;
    const left = Math.min(capacity, known.left + (passedSec * capacity) / perSec);
    this.#buckets.delete(key);
    this.#buckets.set(key, { left: left >= 1 ? left - 1 : left, atMs: nowMs });
    this.#forgetOldest();
    return left >= 1 ? 0 : Math.ceil(((1 - left) * perSec) / capacity);
  }

  #forgetOldest(): void {
    const oldest = this.#buckets.size > this.#bucketsMax ? this.#buckets.keys().next().value : undefined;
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}

/** Whom an address is counted with: an IPv6 visitor owns a whole /64 and can take a new address for every request. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [withoutZone = ''] = address.split('%', 1);
  const [head = '', tail = ''] = withoutZone.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail.split(':');
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  const groups = [...first, ...zeros, ...last].slice(0, 4);
  return `${groups.map(group => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
