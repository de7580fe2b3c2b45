import { paySymbols, type PaySymbol } from './model.ts';

/** One entry of the paytable, with its weight in the return. */
export interface Pay {
  symbol: PaySymbol;
  count: number;
  /** Expected number of times the entry is paid in a round, including free rounds and their multiplier. */
  weight: number;
  /** The part of the weight that comes from free rounds. */
  freeWeight: number;
  /** Desired pay before scaling. */
  shape: number;
  units: number;
  /** Allowed range of the pay, regardless of the target return. */
  bounds: Bounds;
}

export interface Bounds {
  least: number;
  most: number;
}

export const unbound: Bounds = { least: 1, most: Number.POSITIVE_INFINITY };

const within = ({ least, most }: Bounds, units: number): number => Math.max(least, Math.min(most, units));

/** Expected return of a paytable, in units per round. */
export const worthOf = (pays: readonly Pay[]): number => pays.reduce((sum, pay) => sum + pay.units * pay.weight, 0);

/**
 * Scales the shape to the target return. The scale is found by a search, because every pay is limited by its bounds.
 */
export function scaleTo(pays: readonly Pay[], worth: number): void {
  let low = 0;
  let high = 1e6;
  for (let step = 0; step < 80; step += 1) {
    const scale = (low + high) / 2;
    for (const pay of pays) pay.units = within(pay.bounds, Math.round(pay.shape * scale));
    if (worthOf(pays) > worth) high = scale;
    else low = scale;
  }
}

/**
 * Allowed range of a pay. For each count, pays are listed from the best symbol to the least. A better symbol or a
 * higher count must not pay less, and no step may change a pay by more than a quarter.
 */
function boundsOf(pays: readonly Pay[], index: number): Bounds {
  const symbols = paySymbols.length;
  const rank = index % symbols;
  const better = [rank > 0 ? pays[index - 1] : undefined, pays[index + symbols]];
  const worse = [rank < symbols - 1 ? pays[index + 1] : undefined, pays[index - symbols]];
  const { units, bounds } = pays[index] ?? { units: 0, bounds: unbound };
  const reach = Math.max(1, Math.floor(units / 4));
  return {
    least: Math.max(bounds.least, units - reach, ...worse.map(pay => pay?.units ?? 1)),
    most: Math.min(bounds.most, units + reach, ...better.map(pay => pay?.units ?? Number.POSITIVE_INFINITY)),
  };
}

/** Adds as many whole units to each pay as still fit, from the most frequent pay to the rarest. */
function fill(pays: readonly Pay[], worth: number): void {
  const order = pays.map((pay, index) => ({ pay, index })).toSorted((a, b) => b.pay.weight - a.pay.weight);
  for (const { pay, index } of order) {
    if (pay.weight === 0) continue;
    const missing = Math.trunc((worth - worthOf(pays)) / pay.weight);
    pay.units = within(boundsOf(pays, index), pay.units + missing);
  }
}

/**
 * Raises one pay by a few units and lowers another, choosing the pair that comes closest to the target. Returns
 * `false` if no change improves it.
 */
function balance(pays: readonly Pay[], worth: number): boolean {
  let nearest = Math.abs(worth - worthOf(pays));
  let found: (() => void) | undefined;
  for (const [i, first] of pays.entries()) {
    const before = first.units;
    for (const units of [before - 3, before - 2, before - 1, before + 1, before + 2, before + 3]) {
      first.units = before;
      if (within(boundsOf(pays, i), units) !== units) continue;
      first.units = units;
      const gap = worth - worthOf(pays);
      for (const [j, second] of pays.entries()) {
        if (j === i || second.weight === 0) continue;
        const wanted = within(boundsOf(pays, j), second.units + Math.round(gap / second.weight));
        const left = Math.abs(gap - (wanted - second.units) * second.weight);
        if (left >= nearest) continue;
        nearest = left;
        found = () => {
          first.units = units;
          second.units = wanted;
        };
      }
    }
    first.units = before;
  }
  found?.();
  return found !== undefined;
}

/**
 * Closes the gap that results from whole units, down to a small fraction of a hundredth of a percent of the stake.
 */
export function closeGap(pays: readonly Pay[], worth: number, near: number): void {
  fill(pays, worth);
  fill(pays, worth);
  for (let step = 0; step < 8 && Math.abs(worth - worthOf(pays)) > near; step += 1) {
    if (!balance(pays, worth)) return;
  }
}
