import { pino, type DestinationStream, type Logger } from 'pino';

/** Fields that never enter the log, at the top of a line or one level in [A44]. */
const secretFields = (
  'password token secret authorization cookie otp otp_attempt captcha launch_token card ' +
  'email first_name last_name nickname date_of_birth mobile_phone address postal_code iban personal_id account_holder'
).split(' ');
/** What a database says of an error beside its message: the refused row, the statement and what it was given. */
const rowFields = ['detail', 'where', 'query', 'params', 'parameters', 'internalQuery'];
const redacted = [
  ...secretFields.flatMap(field => [field, `*.${field}`, `*.*.${field}`]),
  ...rowFields.flatMap(field => [`err.${field}`, `err.cause.${field}`]),
];

/** The structured log: one JSON object a line on stdout, control characters escaped by JSON [A43]. */
export const makeLog = (level: 'info' | 'debug' | 'silent', destination?: DestinationStream): Logger => {
  const options = { level, base: null, redact: { paths: redacted, censor: '[hidden]' } };
  return destination === undefined ? pino(options) : pino(options, destination);
};
