import type { Weighted } from './prize-table.ts';

/** The number of fields that a wheel shows, unless its table has more segments. */
const fieldCount = 12;

/**
 * The fields of a wheel, clockwise from the top. Every segment that can be drawn has at least one, and likelier ones
 * have more, so the size of a field is not its chance. Segments of weight 0 have none [D10]. Equal segments are kept
 * apart as far as possible.
 */
export function wheelFields<S extends Weighted>(segments: readonly S[]): S[] {
  const drawn = segments.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  const total = Math.max(fieldCount, drawn.length);
  const counts = drawn.map((_, at) => Math.floor(total / drawn.length) + (at < total % drawn.length ? 1 : 0));
  const repeated = drawn.flatMap((segment, at) => Array.from({ length: counts[at] ?? 0 }, () => segment));
  // Deals the sorted fields into every second place, so that two of the same segment are never neighbours.
  const half = Math.ceil(total / 2);
  return Array.from({ length: total }, (_, place) => {
    const field = repeated[place % 2 === 0 ? place / 2 : half + (place - 1) / 2];
    if (field === undefined) throw new RangeError('A wheel has at least one segment that can be drawn');
    return field;
  });
}
