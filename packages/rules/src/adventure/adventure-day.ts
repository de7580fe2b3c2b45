const dayMs = 86_400_000;

/** Number of a moment's day in UTC, counted from 1 January 1970 [PX-80]. */
export const dayNumberAt = (at: Date): number => Math.floor(at.getTime() / dayMs);

/** The moment at which a day begins. */
export const startOfDay = (day: number): Date => new Date(day * dayMs);

/** Writes a day as `DD/MM/YYYY` [PADV-005]. */
export function adventureDay(day: number): string {
  const [year, month, date] = startOfDay(day).toISOString().slice(0, 10).split('-');
  return `${date}/${month}/${year}`;
}

/** Reads a day written as `DD/MM/YYYY`. Throws a `RangeError` for anything else. */
export function readAdventureDay(text: string): number {
  const [, date, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const day = Date.parse(`${year}-${month}-${date}`) / dayMs;
  if (!Number.isInteger(day) || adventureDay(day) !== text) throw new RangeError(`${text} is no day of an adventure`);
  return day;
}
