/** What a reader of the log needs and what looks like a number of somebody's: a request's id, a time, a script's name. */
const needed = [
  String.raw`[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}`,
  String.raw`\d{4}-\d\d-\d\d[T ]\d\d:\d\d`,
  String.raw`[\w-]{8}\.(?:js|css)\b`,
];

/** Seven digits and more, as in telephone and card numbers, with a + before them and what separates them in writing. */
const number = String.raw`\+?\d(?:[\p{Zs}.()-]{0,2}\d){6,}`;

/** A day as people write it. */
const day = String.raw`\b\d{1,2}[/.]\d{1,2}[/.]\d{4}\b`;

const numberOrNeeded = new RegExp(`(${needed.join('|')})|${day}|${number}`, 'gu');

/** An account as IBAN, whole or in groups of four. */
const iban = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7} ?[A-Z\d]{1,4}\b/g;

/** All that an address of mail may hold, in any script, around its @; a stack names a function and its script so as well. */
const email = /[^\s@"(),:;<>[\]\\]{1,64}(?:@|%40)(?!https?:)[\p{L}\p{M}\p{N}.-]{1,255}/gu;

/** Of an address what is only its visitor's, but not the number of a fault, as in “error #418;”. */
const query = /\?[^\s"#]+/g;
const fragment = /#(?!\d{1,4}(?:[,.:;]?\s|[,.:;]?$))[^\s"]+/g;

/**
 * A text of a browser as it may stand in a log: without control characters, addresses of mail, numbers that are
 * somebody's, and the queries and fragments of addresses [A43] [A44]. Takes linear time: each repeat is bounded, or ends
 * where it began to fail.
 */
export const withoutPersons = (text: string): string =>
  text
    .replaceAll(query, '?…')
    .replaceAll(fragment, '#…')
    .replaceAll(email, '[e-mail]')
    .replaceAll(iban, '[iban]')
    .replaceAll(numberOrNeeded, (_found, kept: string | undefined) => kept ?? '[number]')
    .replaceAll(/\p{Cc}/gu, ' ');
