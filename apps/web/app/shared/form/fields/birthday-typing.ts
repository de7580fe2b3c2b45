/**
 * Inserts the slashes of DD/MM/YYYY while digits are typed. Does not interfere with deleting. Also converts a date in
 * the format YYYY-MM-DD, which a browser's autofill writes.
 */
export function withSlashes(typed: string, before: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typed) ?? [];
  if (year !== undefined) return `${day}/${month}/${year}`;
  if (typed.length < before.length) return typed;
  // A typed separator completes the part before it: 1/1/1990 becomes 01/01/1990.
  if (/\D$/.test(typed)) {
    const done = typed.split(/\D+/).filter(part => part !== '');
    const isShort = done.length > 0 && done.length < 3 && done.every(part => part.length <= 2);
    if (isShort) return `${done.map(part => part.padStart(2, '0')).join('/')}/`;
  }
  const digits = typed.replaceAll(/\D/g, '').slice(0, 8);
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
  if (digits.length < 2) return digits;
  if (digits.length < 4) return `${parts[0]}/${parts[1]}`;
  return parts.join('/');
}
