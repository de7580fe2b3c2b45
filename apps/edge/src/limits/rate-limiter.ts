import { isIPv6 } from 'node:net';

/** The number of calls allowed per address within a number of seconds, and how many of them at once. */
interface Threshold {
  readonly calls: number;
  readonly perSec: number;
  /**
   * Far below `calls` where the calls cost computing time, because a whole minute's calls at once would delay every
   * other visitor.
   */
  readonly burst: number;
}

/**
 * The edge limits the requests it handles per address. The platform additionally limits the calls passed on to it.
 */
export const edgeLimits = {
  /** Everything that reaches the edge, including cached pages and files. */
  request: { calls: 6_000, perSec: 60, burst: 1_500 },
  /** A page rendered for this visit: a player's page, or a guest's page that is not cached. */
  render: { calls: 300, perSec: 60, burst: 40 },
  /** Configuration calls, `/client-context` and `/messages`. */
  own: { calls: 600, perSec: 60, burst: 150 },
  health: { calls: 120, perSec: 60, burst: 120 },
  /**
   * Requests that genuine browsers hardly ever make: missing files, unknown hosts, methods that no page supports, and
   * malformed requests.
   */
  miss: { calls: 120, perSec: 60, burst: 120 },
  /** Reports sent by browsers. */
  report: { calls: 30, perSec: 60, burst: 30 },
  /** Realtime sockets being opened. */
  socket: { calls: 120, perSec: 60, burst: 30 },
} as const satisfies Record<string, Threshold>;

export type LimitName = keyof typeof edgeLimits;

interface Bucket {
  left: number;
  atMs: number;
}

const bucketsMax = 50_000;

/**
 * Token buckets in memory, one per limit and address. Each starts with `burst` tokens, and `calls` tokens are refilled
 * evenly over `perSec` seconds. Beyond the bound, the least recently used bucket is dropped.
 */
export class RateLimiter {
  readonly #now: () => number;
  readonly #factor: number;
  readonly #bucketsMax: number;
  readonly #buckets = new Map<string, Bucket>();

  /** `factor` multiplies every limit, because all requests in a test run come from one address. */
  constructor(now: () => number, factor = 1, max = bucketsMax) {
    this.#now = now;
    this.#factor = factor;
    this.#bucketsMax = max;
  }

  get size(): number {
    return this.#buckets.size;
  }

  /** Takes one token and returns 0. If none is available, takes nothing and returns the whole seconds to wait. */
  take(limit: LimitName, address: string): number {
    const { calls, perSec, burst } = edgeLimits[limit];
    const capacity = burst * this.#factor;
    const perTokenSec = perSec / (calls * this.#factor);
    const key = `${limit} ${networkOf(address)}`;
    const nowMs = this.#now();
    const known = this.#buckets.get(key) ?? { left: capacity, atMs: nowMs };
    // Nothing is refilled if the clock has been set back.
    const passedSec = Math.max(0, nowMs - known.atMs) / 1000;
    const left = Math.min(capacity, known.left + passedSec / perTokenSec);
    this.#buckets.delete(key);
    this.#buckets.set(key, { left: left >= 1 ? left - 1 : left, atMs: nowMs });
    this.#forgetOldest();
    return left >= 1 ? 0 : Math.ceil((1 - left) * perTokenSec);
  }

  #forgetOldest(): void {
    const oldest = this.#buckets.size > this.#bucketsMax ? this.#buckets.keys().next().value : undefined;
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}

/**
 * The network that an address is counted under. An IPv6 visitor owns a whole /64 and could use another address for
 * every request.
 */
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
