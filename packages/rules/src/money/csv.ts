/**
 * Characters at the start of a cell that make spreadsheet programs run it as a formula, including their full-width
 * forms.
 */
const formula = /^[=+\-@\t\r\0\uFF1D\uFF0B\uFF0D\uFF20]/;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/**
 * Encodes one cell. Text that could be a formula is prefixed with an apostrophe; plain decimal numbers are not, but get
 * the given decimal mark.
 */
function cellText(value: string, mark: string): string {
  if (plainNumber.test(value)) return value.replace('.', mark);
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Encodes rows as CSV (RFC 4180) in such a way that no spreadsheet runs a cell as a formula [C35]. A spreadsheet reads
 * numbers by the language it is set to. Where the decimal mark is a comma, cells are therefore separated by semicolons.
 */
export function csvText(rows: readonly (readonly string[])[], locale: string): string {
  const mark = new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  const separator = mark === ',' ? ';' : ',';
  return rows.map(row => `${row.map(value => cellText(value, mark)).join(separator)}\r\n`).join('');
}
