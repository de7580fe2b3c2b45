import { stripInvisible } from './canonical.ts';
import { normalEmail } from './email.ts';
import { plainMailbox, withoutLookalikes } from './lookalikes.ts';

/** The personal data that identifies a person, to the extent that they have provided it [C13]. */
export interface Person {
  readonly email: string;
  readonly phone: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** Date of birth as YYYY-MM-DD; `null` if unknown. */
  readonly birth: string | null;
  readonly postalCode: string | null;
  /** IBAN for payouts, in capitals and without spaces. */
  readonly iban: string | null;
}

const gmail = new Set(['gmail.com', 'googlemail.com']);

/**
 * A key that is the same for all spellings of one mailbox. It omits the tag after a plus sign and, for Gmail, the
 * dots, and replaces letters that only look like Latin ones.
 */
export function emailKey(email: string): string {
  const normal = normalEmail(email);
  const at = normal.lastIndexOf('@');
  const [name = ''] = plainMailbox(normal.slice(0, at)).split('+');
  const domain = normal.slice(at + 1);
  return gmail.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/**
 * Last nine digits of a phone number, which are the same with or without a country code or leading zero. `null` if it
 * has fewer than seven digits.
 */
export function phoneKey(phone: string | null): string | null {
  const digits = (phone ?? '').replaceAll(/\D/g, '').slice(-9);
  return digits.length < 7 ? null : digits;
}

const folded: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/** Splits a name into words of plain letters: `José-Maria O’Neil` becomes jose, maria, oneil. */
const wordsOf = (name: string): string[] =>
  stripInvisible(name)
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

/** Whether two words differ by at most one inserted, removed or changed letter. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const least = Math.min(a.length, b.length);
  let head = 0;
  while (head < least && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < least - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
  return Math.max(a.length, b.length) - head - tail <= 1;
}

/** Compares two names, ignoring the order of words and allowing a missing middle name. */
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

/**
 * Words of a name in English letters. Gives the same result whether `ü` was written as `u` or `ue`, `å` as `a` or
 * `aa`, and `đ` as `d` or `dj`.
 */
const inEnglish = (name: string): string[] =>
  wordsOf(name.replaceAll('ı', 'i')).map(word =>
    word.replaceAll(/([aou])e|aa|d[jh]/g, (pair, vowel?: string) => vowel ?? pair.charAt(0)),
  );

const otherScript = /(?!\p{Script=Latin})\p{L}/u;

/**
 * Whether a name in English letters is the player's own: in every order, with or without middle names, and with its
 * parts joined or separate. A name in another script passes, because only a reviewer can judge its spelling. An
 * incomplete name never matches.
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
 * Compares the names of two people as a reader would, who cannot tell a Cyrillic or Greek letter from a Latin one, and
 * takes Müller and Mueller for one name. Capitals of other scripts look different from their small letters, so the
 * names are also compared in small letters only.
 */
function likenessOfPeople(a: Person, b: Person): 'same' | 'near' | 'other' {
  const names = [fullName(a), fullName(b)] as const;
  const found = [names, names.map(name => name.toLowerCase())].map(([one = '', two = '']) =>
    likeness(inEnglish(withoutLookalikes(one)), inEnglish(withoutLookalikes(two))),
  );
  return found.includes('same') ? 'same' : found.includes('near') ? 'near' : 'other';
}

/**
 * Whether two descriptions are certainly of the same person: they share a mailbox or bank account, or a birthday
 * together with the name or the phone number. A phone number alone can be a family's.
 */
export function isCertainlySamePerson(a: Person, b: Person): boolean {
  if (emailKey(a.email) === emailKey(b.email)) return true;
  if (a.iban !== null && a.iban === b.iban) return true;
  if (a.birth === null || a.birth !== b.birth) return false;
  const phone = phoneKey(a.phone);
  return (phone !== null && phone === phoneKey(b.phone)) || likenessOfPeople(a, b) === 'same';
}

/**
 * Whether two descriptions are of the same person, as far as an exclusion goes: certainly, or they share a phone
 * number, or a birthday and names that differ by one letter, unless both postal codes are known and differ [C13].
 */
export function isSamePerson(a: Person, b: Person): boolean {
  if (isCertainlySamePerson(a, b)) return true;
  const phone = phoneKey(a.phone);
  if (phone !== null && phone === phoneKey(b.phone)) return true;
  if (a.birth === null || a.birth !== b.birth || likenessOfPeople(a, b) !== 'near') return false;
  const [code, other] = [postalKey(a.postalCode), postalKey(b.postalCode)];
  return code === null || other === null || code === other;
}
