interface Entry<V> {
  value: V;
  bytes: number;
}

export interface StoreBounds {
  maxEntries: number;
  /** The maximum total size of all values, as estimated by the callers. */
  maxBytes: number;
}

/** The share of the space for entries that have not been read since they were stored. */
const newcomersShare = 0.25;

/**
 * A map bounded by entries and by bytes. A new entry is a newcomer until it is read again. Newcomers only ever evict
 * other newcomers, so a flood of keys that are requested once does not displace the entries visitors come back to.
 * Beyond the bounds, the least recently read entry is evicted. A value larger than the newcomers' share is not
 * stored.
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

  /** Returns a value and records that it was read. */
  get(key: string): V | undefined {
    const entry = this.#newcomers.get(key) ?? this.#settled.get(key);
    if (entry === undefined) return undefined;
    this.delete(key);
    this.#settled.set(key, entry);
    this.#bytes.settled += entry.bytes;
    this.#trim('settled', 1 - newcomersShare);
    return entry.value;
  }

  /** Returns a value without recording that it was read. */
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
