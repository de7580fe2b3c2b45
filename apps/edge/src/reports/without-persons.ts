/** Patterns that a log reader needs although they look like personal numbers: request ids, times and script names. */
const needed = [
  String.raw`[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}`,
  String.raw`\d{4}-\d\d-\d\d[T ]\d\d:\d\d`,
  String.raw`[\w-]{8}\.(?:js|css)\b`,
];

/** Seven or more digits, as in telephone and card numbers, with an optional leading + and the usual separators. */
const number = String.raw`\+?\d(?:[\p{Zs}.()-]{0,2}\d){6,}`;

/** A date as people write it. */
const day = String.raw`\b\d{1,2}[/.]\d{1,2}[/.]\d{4}\b`;

const numberOrNeeded = new RegExp(`(${needed.join('|')})|${day}|${number}`, 'gu');

/** An IBAN, in one piece or in groups of four. */
const iban = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7} ?[A-Z\d]{1,4}\b/g;

/**
 * An email address: everything it can contain around its @, in any script. Stack traces put an @ between a function
 * and its script too, which is not matched.
 */
const email = /[^\s@"(),:;<>[\]\\]{1,64}(?:@|%40)(?!https?:)[\p{L}\p{M}\p{N}.-]{1,255}/gu;

/**
 * The query and fragment of an address, which can identify its visitor. Does not match an error number, as in “error
 * #418;”.
 */
const query = /\?[^\s"#]+/g;
const fragment = /#(?!\d{1,4}(?:[,.:;]?\s|[,.:;]?$))[^\s"]+/g;

/**
 * Cleans a text from a browser for the log: removes control characters, email addresses, personal numbers, and the
 * queries and fragments of addresses [A43] [A44]. Takes linear time, because no unbounded repetition in its patterns
 * is followed by anything that could make it backtrack.
 */
export const withoutPersons = (text: string): string =>
  text
    .replaceAll(query, '?…')
    .replaceAll(fragment, '#…')
    .replaceAll(email, '[e-mail]')
    .replaceAll(iban, '[iban]')
    .replaceAll(numberOrNeeded, (_found, kept: string | undefined) => kept ?? '[number]')
    .replaceAll(/\p{Cc}/gu, ' ');
