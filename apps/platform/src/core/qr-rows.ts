import { encode } from 'uqr';

/**
 * Encodes a string as a QR code. Each row is a string of `1` (dark) and `0` (light), without the light margin around
 * the code.
 */
export const qrRows = (text: string): string[] =>
  encode(text, { ecc: 'M', border: 0 }).data.map(row => row.map(dark => (dark ? '1' : '0')).join(''));
