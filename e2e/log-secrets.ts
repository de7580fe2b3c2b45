import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Casino } from './casino.ts';
import {
  birthday,
  calledBirthday,
  changedPassword,
  demoPassword,
  freshPassword,
  iban,
  typedCodes,
  usedTotpSecrets,
} from './player-secrets.ts';

const cardCheck = resolve(
  import.meta.dirname,
  '../apps/platform/src/cashbox/providers/sandbox-card/page/card-check.js',
);

/** Card numbers of the sandbox provider, read from the source of its payment page. */
export const cardNumbers = [...readFileSync(cardCheck, 'utf8').matchAll(/^ {2}(\d{16}): 'tok_/gm)].map(
  ([, number = '']) => number,
);

/** The secret token in a link: 32 bytes in base64url. */
const linkToken = /_token=([\w-]{43})/g;
/** Matches a session or launch token, whatever its value. */
const bearer = /(?:__Host-session|launch_token)=[\w.-]{16,}/;

/** Wraps a casino and collects the tokens of all links that its console returns. */
export function notingLinks(casino: Casino): { casino: Casino; tokens: Set<string> } {
  const tokens = new Set<string>();
  const noting: Casino['console'] = async (...call) => {
    const answer = await casino.console(...call);
    for (const [, token = ''] of JSON.stringify(answer).matchAll(linkToken)) tokens.add(token);
    return answer;
  };
  return { casino: { ...casino, console: noting }, tokens };
}

/**
 * Throws if the log of a casino used by journeys contains a secret that a player typed, or a token from a link that a
 * player received [A44].
 */
export function expectLogWithoutSecrets(file: string, tokens: ReadonlySet<string>): void {
  const log = readFileSync(file, 'utf8');
  if (!log.includes('"answered"')) throw new Error(`${file} has no line of an answered call: nothing could be found`);
  const secrets = {
    passwords: [demoPassword, freshPassword, changedPassword],
    'secrets of one-time codes': usedTotpSecrets,
    'accounts to pay out to': [iban],
    birthdays: [...Object.values(birthday), ...Object.values(calledBirthday)],
    cards: cardNumbers,
    'tokens of links': tokens,
  };
  const plain = (text: string) => text.toLowerCase().replaceAll(/[\s+-]|%20/g, '');
  const plainLog = plain(log);
  const has = (secret: string) =>
    plainLog.includes(plain(secret)) ||
    plainLog.includes(plain(encodeURIComponent(secret))) ||
    log.includes(Buffer.from(secret).toString('base64').replace(/=+$/, ''));
  const found = Object.entries(secrets)
    .filter(([, all]) => [...all].some(has))
    .map(([name]) => name);
  // A code is only six digits, so a match inside a longer number or an id does not count.
  if ([...typedCodes].some(code => new RegExp(`(?<![\\w.-])${code}(?![\\w-])`).test(log))) found.push('one-time codes');
  if (bearer.test(log)) found.push('bearers');
  if (found.length > 0) throw new Error(`${file} holds secrets of players: ${found.join(', ')}`);
}
