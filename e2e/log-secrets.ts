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

/** Card numbers of the sandbox's provider, as its own page knows them. */
export const cardNumbers = [...readFileSync(cardCheck, 'utf8').matchAll(/^ {2}(\d{16}): 'tok_/gm)].map(
  ([, number = '']) => number,
);

/** The secret of a link: 32 bytes in base64url. */
const linkToken = /_token=([\w-]{43})/g;
/** What bears a session or a launch, whatever its value. */
const bearer = /(?:__Host-session|launch_token)=[\w.-]{16,}/;

/** The casino, with all links that its console gives the journeys noted. */
export function notingLinks(casino: Casino): { casino: Casino; tokens: Set<string> } {
  const tokens = new Set<string>();
  const noting: Casino['console'] = async (...call) => {
    const answer = await casino.console(...call);
    for (const [, token = ''] of JSON.stringify(answer).matchAll(linkToken)) tokens.add(token);
    return answer;
  };
  return { casino: { ...casino, console: noting }, tokens };
}

/** Throws where the log of a casino that journeys were walked in holds what its players typed or were given links by [A44]. */
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
  // A code is six digits: as part of a longer number or of an id it says nothing.
  if ([...typedCodes].some(code => new RegExp(`(?<![\\w.-])${code}(?![\\w-])`).test(log))) found.push('one-time codes');
  if (bearer.test(log)) found.push('bearers');
  if (found.length > 0) throw new Error(`${file} holds secrets of players: ${found.join(', ')}`);
}
