/** Randomness tests. Each returns a p-value: how often a perfect generator would look at least this uneven. */

/** Natural logarithm of the gamma function (Lanczos approximation, accurate to about 1e-13). */
function logGamma(x: number): number {
  const c = [76.18009172947146, -86.5053203294168, 24.01409824083091, -1.231739572450155, 1.208650973866179e-3];
  let sum = 1.000000000190015 - 5.395239384953e-6 / (x + 6);
  c.forEach((value, i) => (sum += value / (x + 1 + i)));
  return (x + 0.5) * Math.log(x + 5.5) - (x + 5.5) + Math.log((Math.sqrt(2 * Math.PI) * sum) / x);
}

/** Upper tail of the chi-square distribution, which is the regularised incomplete gamma function Q(df / 2, x / 2). */
export function chiSquareTail(statistic: number, degrees: number): number {
  const a = degrees / 2;
  const x = statistic / 2;
  if (x <= 0) return 1;
  const front = Math.exp(-x + a * Math.log(x) - logGamma(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; n < 5000 && term > sum * 1e-15; n += 1) {
      term *= x / (a + n);
      sum += term;
    }
    return 1 - front * sum;
  }
  // Uses Lentz's continued fraction method.
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let h = d;
  for (let i = 1; i < 5000; i += 1) {
    const an = -i * (i - a);
    b += 2;
    d = 1 / (an * d + b);
    c = b + an / c;
    h *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return front * h;
}

/** Pearson's test of observed against expected counts. */
export function chiSquare(counts: readonly number[], expected: readonly number[]): number {
  const statistic = counts.reduce((sum, count, i) => {
    const e = expected[i] ?? 0;
    return sum + (count - e) ** 2 / e;
  }, 0);
  return chiSquareTail(statistic, counts.length - 1);
}

/** Two-sided tail of the normal distribution. */
export const normalTail = (z: number): number => chiSquareTail(z * z, 1);

/** Tests whether all numbers below n are equally frequent. */
export function uniformity(sample: readonly number[], n: number): number {
  const counts = Array.from({ length: n }, () => 0);
  for (const value of sample) counts[value] = (counts[value] ?? 0) + 1;
  return chiSquare(
    counts,
    counts.map(() => sample.length / n),
  );
}

/** Tests whether neighbouring numbers are independent, by the uniformity of non-overlapping pairs. */
export function serial(sample: readonly number[], n: number): number {
  const pairs: number[] = [];
  for (let i = 0; i + 1 < sample.length; i += 2) pairs.push((sample[i] ?? 0) * n + (sample[i + 1] ?? 0));
  return uniformity(pairs, n * n);
}

/** Wald-Wolfowitz test: whether the sample alternates between low and high as often as expected. */
export function runs(sample: readonly number[], n: number): number {
  const high = sample.map(value => value >= n / 2);
  const ups = high.filter(Boolean).length;
  const downs = high.length - ups;
  const changes = high.filter((value, i) => i > 0 && value !== high[i - 1]).length + 1;
  const product = 2 * ups * downs;
  const mean = product / high.length + 1;
  const variance = (product * (product - high.length)) / (high.length ** 2 * (high.length - 1));
  return normalTail((changes - mean) / Math.sqrt(variance));
}

/** Tests counts of values against the probability of each value. All remaining values are combined in a last cell. */
function against(values: readonly number[], chances: readonly number[]): number {
  const last = chances.length;
  const counts = Array.from({ length: last + 1 }, () => 0);
  for (const value of values) counts[Math.min(value, last)] = (counts[Math.min(value, last)] ?? 0) + 1;
  const rest = 1 - chances.reduce((a, b) => a + b, 0);
  return chiSquare(
    counts,
    [...chances, rest].map(chance => chance * values.length),
  );
}

/** Tests the gaps between occurrences of one number, which follow a geometric distribution. */
export function gap(sample: readonly number[], n: number): number {
  const gaps: number[] = [];
  let since = 0;
  for (const value of sample) {
    if (value === 0) gaps.push(since);
    since = value === 0 ? 0 : since + 1;
  }
  return against(
    gaps,
    Array.from({ length: 2 * n }, (_, i) => (1 / n) * (1 - 1 / n) ** i),
  );
}

/** Tests the number of draws until every number has occurred, which follows the coupon collector's distribution. */
export function coupon(sample: readonly number[], n: number): number {
  const lengths: number[] = [];
  let seen = new Set<number>();
  let length = 0;
  for (const value of sample) {
    seen.add(value);
    length += 1;
    if (seen.size < n) continue;
    lengths.push(length - n);
    seen = new Set();
    length = 0;
  }
  // Computes the probability of each length, tracking the number of distinct values so far.
  let state: number[] = Array.from({ length: n + 1 }, (_, k) => (k === 0 ? 1 : 0));
  const chances: number[] = [];
  for (let step = 1; step <= 5 * n; step += 1) {
    const before = state;
    state = before.map((_, k) => {
      if (k === n) return ((before[n - 1] ?? 0) * 1) / n;
      return ((before[k] ?? 0) * k + (before[k - 1] ?? 0) * (n - k + 1)) / n;
    });
    if (step >= n) chances.push(state[n] ?? 0);
  }
  return against(lengths, chances);
}

/** Holm's step-down method: indices of the tests that fail at a joint significance level. */
export function holmRejected(pValues: readonly number[], level: number): number[] {
  const order = pValues.map((p, i) => ({ p, i })).toSorted((a, b) => a.p - b.p);
  const stop = order.findIndex(({ p }, rank) => p > level / (pValues.length - rank));
  return (stop === -1 ? order : order.slice(0, stop)).map(({ i }) => i);
}
