import type { Weighted } from './prize-table.ts';

/** The number of fields that a wheel shows, unless its table has more segments. */
const fieldCount = 12;

/**
 * The fields of a wheel, clockwise from the top. Every segment that can be drawn has at least one, and likelier ones
 * have more, but at most half of them, so the size of a field is not its chance. Segments of weight 0 have none [D10].
 * Equal segments are never neighbours if there are at least two.
 */
export function wheelFields<S extends Weighted>(segments: readonly S[]): S[] {
  const drawn = segments.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  const total = Math.max(fieldCount, drawn.length);
  const counts = fieldsPerSegment(drawn, total);
  const repeated = drawn
    .toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
    .flatMap(segment => Array.from({ length: counts.get(segment) ?? 0 }, () => segment));
  // Deals the sorted fields into every second place, so that two of the same segment are not neighbours.
  const half = Math.ceil(total / 2);
  return Array.from({ length: total }, (_, place) => {
    const field = repeated[place % 2 === 0 ? place / 2 : half + (place - 1) / 2];
    if (field === undefined) throw new RangeError('A wheel has at least one segment that can be drawn');
    return field;
  });
}

/** Gives each segment one field, and the remaining fields in proportion to the weights (highest averages). */
function fieldsPerSegment<S extends Weighted>(drawn: readonly S[], total: number): ReadonlyMap<S, number> {
  const counts = new Map(drawn.map(segment => [segment, 1]));
  const most = drawn.length === 1 ? total : Math.floor(total / 2);
  const share = (segment: S) => segment.weight / ((counts.get(segment) ?? 0) + 1);
  for (let left = total - drawn.length; left > 0; left -= 1) {
    const open = drawn.filter(segment => (counts.get(segment) ?? 0) < most);
    const next = open.reduce<S | undefined>(
      (best, each) => (best && share(best) >= share(each) ? best : each),
      undefined,
    );
    if (next !== undefined) counts.set(next, (counts.get(next) ?? 0) + 1);
  }
  return counts;
}
