import { encode } from 'uqr';

/** A text as a QR code: a row of squares a text of `1` (dark) and `0`, without the light margin. */
export const qrRows = (text: string): string[] =>
  encode(text, { ecc: 'M', border: 0 }).data.map(row => row.map(dark => (dark ? '1' : '0')).join(''));
