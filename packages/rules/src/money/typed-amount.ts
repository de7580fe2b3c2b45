import { currencies } from '@liftoff/contract/core/currencies';
import { cleanLine } from '@liftoff/contract/core/typed-text';
import type { MessageKey } from '../account/message-keys.ts';
import { displayUnits } from './money-format.ts';
import { exponentOf, isCurrency, minorOfDecimal } from './money.ts';

/** Why a typed amount could not be read: it is no amount, or its separator could mark thousands or decimals. */
export type UnreadAmount = 'unreadable' | 'unclear';

/** The message key of each reason. */
export const unreadKeys = {
  unreadable: 'VALIDATION.AMOUNT.INVALID',
  unclear: 'VALIDATION.AMOUNT.UNCLEAR',
} as const satisfies Record<UnreadAmount, MessageKey>;

/**
 * Reads an amount that a player typed or pasted, in minor units. Accepts everything that the page itself prints, with
 * or without the currency, and other common spellings. A single separator followed by three digits marks thousands
 * only where the page's locale writes them so; otherwise, and always for cryptocurrencies, the player must say which
 * was meant. Refuses signs, exponents and more decimals than the currency has [A25].
 */
export function readAmount(text: string, currency: string, locale: string): bigint | UnreadAmount {
  const typed = cleanLine(text).replaceAll('\u066b', '.').replaceAll('\u066c', ',');
  const { number, shift } = withoutCurrency(typed, currency, locale);
  const { decimal, unread } = plainDecimal(number, currency, locale);
  if (unread !== undefined) return unread;
  const [units = '', fraction = ''] = decimal.split('.');
  if (fraction.length > exponentOf(currency) - shift) return 'unreadable';
  const moved = fraction.padEnd(exponentOf(currency) - shift, '0');
  return minorOfDecimal(shift === 0 ? decimal : shiftDown(units, moved, shift), currency) ?? 'unreadable';
}

/** Writes an amount in a display unit, such as 25100.00 µBTC, as a decimal of whole coins. */
function shiftDown(units: string, fraction: string, shift: number): string {
  const digits = units.padStart(shift + 1, '0');
  return `${digits.slice(0, -shift)}.${digits.slice(-shift)}${fraction}`;
}

/** Removes the currency from either end. `shift` is the power of ten of a coin's display unit, such as 6 for µBTC. */
function withoutCurrency(text: string, currency: string, locale: string): { number: string; shift: number } {
  const unit = displayUnits[currency];
  const marks: [string, number][] = [currency, ...symbolsOf(currency, locale)].map(mark => [mark, 0]);
  if (unit !== undefined && unit.shift > 0)
    marks.push([unit.label, unit.shift], [unit.label.replace('µ', 'μ'), unit.shift]);
  const lower = text.toLowerCase();
  for (const [mark, shift] of marks.toSorted(([one], [other]) => other.length - one.length)) {
    const plain = cleanLine(mark).toLowerCase();
    if (lower.startsWith(plain)) return { number: text.slice(plain.length).trim(), shift };
    if (lower.endsWith(plain)) return { number: text.slice(0, -plain.length).trim(), shift };
  }
  return { number: text, shift: 0 };
}

function symbolsOf(currency: string, locale: string): string[] {
  if (!isCurrency(currency) || !currencies[currency].fiat) return [];
  return (['symbol', 'narrowSymbol'] as const).flatMap(currencyDisplay =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .flatMap(({ type, value }) => (type === 'currency' ? value : [])),
  );
}

/** The separator between thousands that a locale prints. */
const groupOf = (locale: string): string =>
  cleanLine(
    new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1_234_567).find(({ type }) => type === 'group')
      ?.value ?? '',
  );

type PlainDecimal = { decimal: string; unread?: undefined } | { decimal?: undefined; unread: UnreadAmount };

/** Rewrites a number with any separators as digits with a point before the decimals. */
function plainDecimal(number: string, currency: string, locale: string): PlainDecimal {
  if (/^\d{1,30}$/.test(number)) return { decimal: number };
  const match = /^(\d[\d., '’]*?)(?:([.,])(\d{1,18}))?$/.exec(number);
  if (match === null) return { unread: 'unreadable' };
  const [, whole = '', separator = '', fraction = ''] = match;
  const groups = whole.split(/[., '’]/);
  const marks = new Set(whole.replaceAll(/\d/g, ''));
  const isGrouped = groups.length > 1;
  const isProper = marks.size <= 1 && !marks.has(separator) && isInThousands(groups);
  if (isGrouped && isProper) return { decimal: separator === '' ? groups.join('') : `${groups.join('')}.${fraction}` };
  if (isGrouped)
    return marks.size === 1 && marks.has(separator) && isInThousands([...groups, fraction])
      ? { decimal: groups.join('') + fraction }
      : { unread: 'unreadable' };
  if (fraction.length !== 3 || /^0+$/.test(whole) || whole.length > 3) return { decimal: `${whole}.${fraction}` };
  const isCoin = isCurrency(currency) && !currencies[currency].fiat;
  return !isCoin && separator === groupOf(locale) ? { decimal: whole + fraction } : { unread: 'unclear' };
}

/** Whether the groups are those of a number: the last of three digits, the others of three or, as in India, two. */
const isInThousands = (groups: readonly string[]): boolean =>
  groups.length > 1 &&
  /^\d{1,3}$/.test(groups[0] ?? '') &&
  groups.at(-1)?.length === 3 &&
  groups.slice(1).every(group => group.length === 3 || group.length === 2);
