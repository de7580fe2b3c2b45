import { normalEmail } from './email.ts';

/** What one person is known by, as far as they have told [C13]. */
export interface Person {
  readonly email: string;
  readonly phone: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** YYYY-MM-DD. */
  readonly birth: string | null;
  readonly postalCode: string | null;
  /** Of the bank account they are paid out to, in capitals and without spaces. */
  readonly iban: string | null;
}

const gmail = new Set(['gmail.com', 'googlemail.com']);

/** One mailbox has one key: without a tag after a plus, and where Gmail ignores dots, without them. */
export function emailKey(email: string): string {
  const normal = normalEmail(email);
  const at = normal.lastIndexOf('@');
  const [name = ''] = normal.slice(0, at).split('+');
  const domain = normal.slice(at + 1);
  return gmail.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** A number's last nine digits: the same with and without country code or leading zero. Null for fewer than seven. */
export function phoneKey(phone: string | null): string | null {
  const digits = (phone ?? '').replaceAll(/\D/g, '').slice(-9);
  return digits.length < 7 ? null : digits;
}

const folded: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th' };

/** The words of a name in plain letters: `José-Maria O’Neil` is jose, maria, oneil. */
const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’.]/gu, '')
    .replaceAll(/[ßæøœłđðþ]/g, letter => folded[letter] ?? letter)
    .split(/[^\p{L}]+/u)
    .filter(word => word !== '');

const postalKey = (code: string | null): string | null => {
  const plain = (code ?? '').toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return plain === '' ? null : plain;
};

/** Whether two words differ by no more than one letter put in, left out or changed. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const least = Math.min(a.length, b.length);
  let head = 0;
  while (head < least && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < least - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
  return Math.max(a.length, b.length) - head - tail <= 1;
}

/** How alike two names are: the order of the words says nothing, and a middle name may be left out. */
function likeness(name: readonly string[], other: readonly string[]): 'same' | 'near' | 'other' {
  const [one, two] = [name.toSorted(), other.toSorted()];
  if (one.length < 2 || two.length < 2) return 'other';
  const [fewer, more] = one.length <= two.length ? [one, two] : [two, one];
  if (fewer.every(word => more.includes(word))) return 'same';
  if (one.join('') === two.join('')) return 'same';
  const left = fewer.filter(word => !more.includes(word));
  const [odd = ''] = left;
  return left.length === 1 && more.some(word => !fewer.includes(word) && isNear(word, odd)) ? 'near' : 'other';
}

const fullName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  `${firstName ?? ''} ${lastName ?? ''}`;

/** The words of a name as they are written in English letters, whether `ü` became `u` or `ue`, `å` `a` or `aa`. */
const inEnglish = (name: string): string[] =>
  wordsOf(name.replaceAll('ı', 'i')).map(word =>
    word.replaceAll(/([aou])e|aa/g, (pair, vowel?: string) => vowel ?? 'a'),
  );

const otherScript = /(?!\p{Script=Latin})\p{L}/u;

/**
 * Whether a name in English letters is a player's own: in any order, with a middle name or without, its parts joined or
 * apart. One in another script says nothing of how it is written in English: that is for who reviews the account. Of a name
 * that is not known nothing is.
 */
export function isOwnName(of: Pick<Person, 'firstName' | 'lastName'>, written: string): boolean {
  const parts = [of.firstName ?? '', of.lastName ?? ''].map(inEnglish);
  if (parts.some(words => words.length === 0)) return false;
  if (otherScript.test(fullName(of))) return true;
  const [own, given] = [parts.flat(), inEnglish(written)];
  const joined = [own, parts.toReversed().flat()].map(words => words.join(''));
  return likeness(own, given) === 'same' || joined.includes(given.join(''));
}

/**
 * Whether two descriptions are of one person: the same mailbox, phone or bank account, or the same birthday with the same
 * name.
 * A name that is off by a letter counts as well, unless two postal codes are known and differ [C13].
 */
export function isSamePerson(a: Person, b: Person): boolean {
  if (emailKey(a.email) === emailKey(b.email)) return true;
  const phone = phoneKey(a.phone);
  if (phone !== null && phone === phoneKey(b.phone)) return true;
  if (a.iban !== null && a.iban === b.iban) return true;
  if (a.birth === null || a.birth !== b.birth) return false;
  const alike = likeness(wordsOf(fullName(a)), wordsOf(fullName(b)));
  if (alike !== 'near') return alike === 'same';
  const [code, other] = [postalKey(a.postalCode), postalKey(b.postalCode)];
  return code === null || other === null || code === other;
}
