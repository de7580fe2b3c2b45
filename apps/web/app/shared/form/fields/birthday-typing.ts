import { cleanLine, plainSigns } from '@liftoff/contract/core/typed-text';

const separator = /[-/.\s]+/;
const two = (part: string): string => part.padStart(2, '0');

/**
 * Rewrites a complete date in another common form, such as 1/5/1990, 1.5.1990 or 1990-05-01, as DD/MM/YYYY. Leaves
 * every other text as it is.
 */
export function completeBirthday(text: string): string {
  const parts = cleanLine(text).split(separator);
  const [first = '', second = '', third = ''] = parts;
  const isDate =
    parts.length === 3 && [second, first.length === 4 ? third : first].every(part => /^\d{1,2}$/.test(part));
  if (isDate && /^\d{4}$/.test(first)) return `${two(third)}/${two(second)}/${first}`;
  if (isDate && /^\d{4}$/.test(third)) return `${two(first)}/${two(second)}/${third}`;
  return text;
}

/** Whether one character was typed or a part removed inside the text, rather than at its end or all at once. */
function isEditInside(typed: string, before: string): boolean {
  if (typed.startsWith(before) && typed !== before) return false;
  let head = 0;
  while (head < Math.min(typed.length, before.length) && typed[head] === before[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(typed.length, before.length) - head && typed.at(-1 - tail) === before.at(-1 - tail)) tail += 1;
  return typed.length - head - tail <= 1;
}

/**
 * Inserts the slashes of DD/MM/YYYY while digits are typed at the end, and converts a date that is pasted or filled in
 * by the browser. Neither interferes with edits inside the text nor drops anything that was typed: a text that is no
 * date stays and is refused.
 */
export function withSlashes(typed: string, before: string): string {
  if (isEditInside(typed, before)) return typed;
  const text = plainSigns(typed);
  if (/[^\d\s./-]/.test(cleanLine(text))) return typed;
  const done = completeBirthday(text);
  // While a year is typed first, its last part may still get a second digit.
  const isTyped = typed.length === before.length + 1 && /^\d{4}/.test(text) && text.length < 10;
  if (done !== text && !isTyped) return done;
  const parts = cleanLine(text).split(separator).filter(Boolean);
  const isEnded = /[-/.\s]$/.test(text);
  return yearFirst(parts, isEnded) ?? dayFirst(parts, isEnded);
}

/** Continues a date that begins with its year, such as 1990-05-01; `null` if it begins with the day. */
function yearFirst(parts: readonly string[], isEnded: boolean): string | null {
  const digits = parts.join('');
  const [, , third = ''] = parts;
  // 19/90 cannot be a day and a month, and a fourth part follows only a year that was split.
  const isYear = parts[0]?.length === 4 || (digits.length >= 4 && Number(digits.slice(2, 4)) > 12);
  if (!isYear && !(isEnded && third.length === 2)) return null;
  const [ownMonth = '', ownDay = ''] = parts[0]?.length === 4 ? parts.slice(1) : [digits.slice(4)];
  const month = ownMonth.slice(0, 2);
  const day = ownMonth.slice(2) + ownDay;
  const shown = [digits.slice(0, 4), isEnded && month !== '' ? two(month) : month, day].filter(Boolean).join('-');
  if (isEnded && day === '') return `${shown}-`;
  return shown.length === 10 ? completeBirthday(shown) : shown;
}

function dayFirst(parts: readonly string[], isEnded: boolean): string {
  // A typed separator completes the part before it: 1/1/1990 becomes 01/01/1990.
  const isShort = parts.length > 0 && parts.length < 3 && parts.every(part => part.length <= 2);
  if (isEnded && isShort) return `${parts.map(two).join('/')}/`;
  const digits = parts.join('');
  if (digits.length < 2) return digits;
  if (digits.length < 4) return `${digits.slice(0, 2)}/${digits.slice(2)}`;
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].join('/');
}
