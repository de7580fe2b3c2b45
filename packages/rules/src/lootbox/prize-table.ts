import type { BoxSegment } from '@liftoff/contract/lootbox-entities';
import { wheelGroups, type BoxGroup } from '@liftoff/contract/lootbox-tiers';

/** The part of a segment that decides the draw. */
export type Weighted = Pick<BoxSegment, 'id' | 'weight'>;

/** The owner of a player's prize table: the first of the groups with a table of its own, or `default` [PLOOT-012]. */
export const tableGroupOf = (groups: readonly string[]): BoxGroup =>
  wheelGroups.find(group => groups.includes(group)) ?? 'default';

/** The sum of the weights, out of which one number is drawn. */
export const sumOf = (segments: readonly Weighted[]): number => segments.reduce((sum, { weight }) => sum + weight, 0);

/** The chance of each segment as a fraction, from the weights that draw [PX-08]. */
export function chancesOf(segments: readonly Weighted[]): number[] {
  const sum = sumOf(segments);
  return segments.map(({ weight }) => weight / sum);
}

/**
 * Returns the segment of a number below the sum of all weights: each segment has as many numbers as its weight, in
 * order. A segment of weight 0 has no number. Throws a `RangeError` for any other number.
 */
export function segmentAt<S extends Weighted>(segments: readonly S[], number: number): S {
  let above = 0;
  for (const segment of segments) {
    above += segment.weight;
    if (number < above) return segment;
  }
  throw new RangeError(`No segment has the number ${number}`);
}

/**
 * The table that draws once some prizes have run out: the weight of each goes to its substitute [PX-79]. `given` is how
 * often each segment with a stock was won.
 */
export function tableInStock(
  segments: readonly BoxSegment[],
  given: ReadonlyMap<string, number>,
): readonly BoxSegment[] {
  const gone = segments.filter(({ id, stock }) => stock !== null && (given.get(id) ?? 0) >= stock);
  return segments.map(segment => ({
    ...segment,
    weight: gone.includes(segment)
      ? 0
      : gone.reduce((sum, { substitute, weight }) => (substitute === segment.id ? sum + weight : sum), segment.weight),
  }));
}

/** Why a prize table cannot draw, in the order of the checks. */
export type TableFault =
  | 'duplicate_id'
  /** No segment can be drawn. */
  | 'no_weight'
  /** A segment with a stock has no substitute that never runs out, or a segment without a stock has a substitute. */
  | 'substitute'
  /** A bonus or free spins have no wagering terms, or another prize has them. */
  | 'terms'
  /** Amounts have none in EUR, which applies to every currency that is not listed. */
  | 'no_euro';

/** Returns why a prize table cannot draw, or `null` if it can. */
export function tableFault(segments: readonly BoxSegment[]): TableFault | null {
  if (new Set(segments.map(({ id }) => id)).size < segments.length) return 'duplicate_id';
  if (sumOf(segments) === 0) return 'no_weight';
  const endless = new Set(segments.filter(({ stock }) => stock === null).map(({ id }) => id));
  if (segments.some(({ stock, substitute: id }) => (stock === null ? id !== null : id === null || !endless.has(id))))
    return 'substitute';
  const hasTerms = ({ prize }: BoxSegment) => prize.type === 'bonus' || prize.type === 'freespins';
  if (segments.some(segment => hasTerms(segment) !== (segment.result_bonus !== null))) return 'terms';
  const lists = segments.flatMap(({ prize, result_bonus: terms }) => [
    ...('amounts' in prize ? [prize.amounts] : []),
    ...(terms === null ? [] : [terms.max_win]),
  ]);
  return lists.every(list => list.some(({ currency }) => currency === 'EUR')) ? null : 'no_euro';
}

/** The amount in a currency, or in EUR if the list does not have the currency [PLOOT-016]. */
export function amountIn<A extends { readonly currency: string }>(amounts: readonly A[], currency: string): A {
  const found = amounts.find(each => each.currency === currency) ?? amounts.find(each => each.currency === 'EUR');
  if (found === undefined) throw new RangeError(`No amount in ${currency} or EUR`);
  return found;
}
