interface Entry<V> {
  value: V;
  bytes: number;
}

export interface StoreBounds {
  maxEntries: number;
  /** Of all values together, as their keepers estimate them. */
  maxBytes: number;
}

/** The share of the space that entries get which nobody has asked for twice. */
const newcomersShare = 0.25;

/**
 * A map bounded by entries and by bytes. A new entry stays among the newcomers until it is read again; newcomers only
 * ever push out newcomers, so that a flood of keys which are asked for once leaves in place what visitors come back to.
 * Beyond the bounds, what was not read for the longest time goes. A value larger than the newcomers' share is not kept.
 */
export class BoundedStore<V> {
  readonly #newcomers = new Map<string, Entry<V>>();
  readonly #settled = new Map<string, Entry<V>>();
  readonly #bytes = { newcomers: 0, settled: 0 };
  readonly #bounds: StoreBounds;

  constructor(bounds: StoreBounds) {
    this.#bounds = bounds;
  }

  get size(): number {
    return this.#newcomers.size + this.#settled.size;
  }

  get bytes(): number {
    return this.#bytes.newcomers + this.#bytes.settled;
  }

  /** Reads a value, and notes that it was asked for. */
  get(key: string): V | undefined {
    const entry = this.#newcomers.get(key) ?? this.#settled.get(key);
    if (entry === undefined) return undefined;
    this.delete(key);
    this.#settled.set(key, entry);
    this.#bytes.settled += entry.bytes;
    this.#trim('settled', 1 - newcomersShare);
    return entry.value;
  }

  /** Reads a value without noting it. */
  peek(key: string): V | undefined {
    return (this.#newcomers.get(key) ?? this.#settled.get(key))?.value;
  }

  set(key: string, value: V, bytes: number): void {
    const segment = this.#settled.has(key) ? 'settled' : 'newcomers';
    this.delete(key);
    if (bytes > this.#bounds.maxBytes * newcomersShare) return;
    this.#segment(segment).set(key, { value, bytes });
    this.#bytes[segment] += bytes;
    this.#trim(segment, segment === 'settled' ? 1 - newcomersShare : newcomersShare);
  }

  delete(key: string): void {
    for (const segment of ['newcomers', 'settled'] as const) {
      const entry = this.#segment(segment).get(key);
      if (entry === undefined) continue;
      this.#segment(segment).delete(key);
      this.#bytes[segment] -= entry.bytes;
    }
  }

  #segment(segment: 'newcomers' | 'settled'): Map<string, Entry<V>> {
    return segment === 'settled' ? this.#settled : this.#newcomers;
  }

  #trim(segment: 'newcomers' | 'settled', share: number): void {
    const entries = this.#segment(segment);
    const maxEntries = Math.max(1, Math.floor(this.#bounds.maxEntries * share));
    while (entries.size > maxEntries || this.#bytes[segment] > this.#bounds.maxBytes * share) {
      const oldest = entries.keys().next().value;
      if (oldest === undefined) return;
      this.delete(oldest);
    }
  }
}
