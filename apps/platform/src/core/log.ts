import { pino, type DestinationStream, type Logger } from 'pino';

/** Fields that are hidden in the log, at the top level of a line or up to two levels deeper [A44]. */
const secretFields = (
  'password token secret authorization cookie otp otp_attempt captcha launch_token card ' +
  'email first_name last_name nickname date_of_birth mobile_phone address postal_code iban personal_id account_holder'
).split(' ');
/** Fields of a database error that reveal data: the refused row, the statement and its parameters. */
const rowFields = ['detail', 'where', 'query', 'params', 'parameters', 'internalQuery'];
const redacted = [
  ...secretFields.flatMap(field => [field, `*.${field}`, `*.*.${field}`]),
  ...rowFields.flatMap(field => [`err.${field}`, `err.cause.${field}`]),
];

/** Creates the structured log: one JSON object per line on stdout, with control characters escaped by JSON [A43]. */
export const makeLog = (level: 'info' | 'debug' | 'silent', destination?: DestinationStream): Logger => {
  const options = { level, base: null, redact: { paths: redacted, censor: '[hidden]' } };
  return destination === undefined ? pino(options) : pino(options, destination);
};
