/**
 * Characters at the start of a cell that make spreadsheet programs run it as a formula, including their full-width
 * forms.
 */
const formula = /^[=+\-@\t\r\0\uFF1D\uFF0B\uFF0D\uFF20]/;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/** Encodes one cell. Text that could be a formula is prefixed with an apostrophe; plain decimal numbers are not. */
function cellText(value: string): string {
  const safe = formula.test(value) && !plainNumber.test(value) ? `'${value}` : value;
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Encodes rows as CSV (RFC 4180) in such a way that no spreadsheet runs a cell as a formula [C35]. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map(row => `${row.map(cellText).join(',')}\r\n`).join('');
