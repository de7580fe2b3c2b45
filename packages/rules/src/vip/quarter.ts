/** A calendar quarter in UTC, by which VIP statuses are counted. */
export interface Quarter {
  /** For example `2026-Q4`. Later quarters sort after earlier ones. */
  readonly id: string;
  readonly startsAt: Date;
  /** The first moment of the next quarter. */
  readonly endsAt: Date;
  /** The last second of the quarter, when a status expires [PVIP-010]. */
  readonly expiresAt: Date;
}

const monthsInQuarter = 3;
const dayMs = 86_400_000;

/** The quarter of a moment. */
export function quarterOf(at: Date): Quarter {
  const year = at.getUTCFullYear();
  const number = Math.floor(at.getUTCMonth() / monthsInQuarter);
  const startsAt = new Date(Date.UTC(year, number * monthsInQuarter, 1));
  const endsAt = new Date(Date.UTC(year, (number + 1) * monthsInQuarter, 1));
  return { id: `${year}-Q${number + 1}`, startsAt, endsAt, expiresAt: new Date(endsAt.getTime() - 1_000) };
}

/** The quarter with an id such as `2026-Q4`. */
export const quarterNamed = (id: string): Quarter =>
  quarterOf(new Date(Date.UTC(Number(id.slice(0, 4)), (Number(id.slice(6)) - 1) * monthsInQuarter, 1)));

/** The quarter before another. */
export const quarterBefore = ({ startsAt }: Quarter): Quarter => quarterOf(new Date(startsAt.getTime() - 1));

/** Whole days until a quarter's statuses expire, rounded up [PVIP-011]. */
export const daysLeftIn = ({ expiresAt }: Quarter, now: Date): number =>
  Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / dayMs));
