/** A program for spreadsheets takes a cell that begins so for a formula and runs it; some take the wide forms too. */
const formula = /^[=+\-@\t\r\0\uFF1D\uFF0B\uFF0D\uFF20]/;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/** One cell: what could be a formula begins with an apostrophe, plain decimals stay numbers. */
function cellText(value: string): string {
  const safe = formula.test(value) && !plainNumber.test(value) ? `'${value}` : value;
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as a file of comma-separated values (RFC 4180) that no spreadsheet runs [C35]. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map(row => `${row.map(cellText).join(',')}\r\n`).join('');
