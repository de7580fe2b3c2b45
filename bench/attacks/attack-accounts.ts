import { randomUUID } from 'node:crypto';
import type { AttackedCasino } from './attacked-casino.ts';
import { count, someAddress, type Finding } from './finding.ts';
import { demoPassword, textOf, Visitor } from './visitor.ts';

const form = (email: string, change: object = {}) => ({
  user: {
    email,
    password: 'a quiet harbour at six',
    currency: 'CAD',
    country: 'CA',
    date_of_birth: '17/05/1990',
    terms_acceptance: true,
    ...change,
  },
});
const guesses = 50;

/**
 * Attacks on accounts: password guessing, extra sessions, bypassing the edge, closed countries, age and
 * self-exclusion.
 */
export async function attackAccounts(casino: AttackedCasino): Promise<Finding[]> {
  return [
    await parallelGuesses(casino),
    await manySessions(casino),
    await straightToThePlatform(casino),
    await closedCountries(casino),
    await agelessPlay(casino),
    await excluded(casino),
  ];
}

const from = (casino: AttackedCasino, country = 'CA'): Visitor => new Visitor(casino, { ip: someAddress(), country });

/**
 * Sends fifty concurrent password guesses from fifty addresses. The last guess is correct, and even that one must not
 * be evaluated.
 */
async function parallelGuesses(casino: AttackedCasino): Promise<Finding> {
  const email = 'crypto@liftoff.test';
  const answers = await Promise.all(
    Array.from({ length: guesses }, (_, n) =>
      from(casino, 'DE').signIn(email, n === guesses - 1 ? demoPassword : `wrong ${n}`),
    ),
  );
  const evaluated = count(answers, answer => answer.body['refusal'] === 'wrong_credentials');
  const signedIn = count(answers, answer => answer.status === 200);
  const kinds = [...new Set(answers.map(answer => textOf(answer.body, 'refusal') || answer.status))].join(' ');
  return {
    attack: 'parallel guesses past the threshold of 3',
    tried: guesses,
    through: Math.max(0, evaluated - 3) + signedIn,
    note: `${evaluated} evaluated; ${kinds}`,
  };
}

async function manySessions(casino: AttackedCasino): Promise<Finding> {
  const visitors = Array.from({ length: 15 }, () => from(casino, 'DE'));
  const entered = await Promise.all(visitors.map(visitor => visitor.signIn('limited@liftoff.test')));
  const alive = await Promise.all(visitors.map(visitor => visitor.send('GET', '/api/player')));
  const open = count(alive, answer => answer.body['email'] === 'limited@liftoff.test');
  return {
    attack: 'sessions of one player past 10',
    tried: 15,
    through: Math.max(0, open - 10),
    note: `${open} open; sign-ins ${[...new Set(entered.map(answer => textOf(answer.body, 'refusal') || answer.status))].join(' ')}`,
  };
}

/** Calls the platform directly. Without the edge, no trusted header gives the caller's country. */
async function straightToThePlatform(casino: AttackedCasino): Promise<Finding> {
  const headers = {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    origin: casino.site,
    'x-country': 'CA',
    'x-test-country': 'CA',
    'x-country-code': 'CA',
    'x-forwarded-for': '203.0.113.9',
    'x-edge-key': 'a guess at the key',
  };
  const calls: [string, object][] = [
    ['/api/users', form(`direct-${randomUUID()}@example.com`)],
    ['/api/users/sign_in', { user: { email: 'demo@liftoff.test', password: demoPassword } }],
  ];
  const answers = await Promise.all(
    calls.map(([path, body]) => fetch(casino.platform + path, { method: 'POST', headers, body: JSON.stringify(body) })),
  );
  const statuses = answers.map(answer => answer.status);
  return {
    attack: 'sign-up and sign-in past the edge',
    tried: calls.length,
    through: count(statuses, status => status < 400),
    note: statuses.join(' '),
  };
}

async function closedCountries(casino: AttackedCasino): Promise<Finding> {
  const closed = ['US', 'FR', 'XX', ''];
  const answers = await Promise.all(
    closed.map(country => from(casino, country).send('POST', '/api/users', form(`far-${randomUUID()}@example.com`))),
  );
  const statuses = answers.map(answer => answer.status);
  return {
    attack: 'sign-up from closed and unknown countries',
    tried: closed.length,
    through: count(statuses, status => status < 400),
    note: statuses.join(' '),
  };
}

/** Signs up, then tries to remove the date of birth. */
async function agelessPlay(casino: AttackedCasino): Promise<Finding> {
  const visitor = from(casino);
  await visitor.send('POST', '/api/users', form(`age-${randomUUID()}@example.com`));
  const cleared = await visitor.send('PATCH', '/api/player', { player: { date_of_birth: '' } });
  const player = await visitor.send('GET', '/api/player');
  const gone = player.body['date_of_birth'] === null || player.body['date_of_birth'] === '';
  return { attack: 'a date of birth taken away', tried: 1, through: gone ? 1 : 0, note: `${cleared.status}` };
}

/**
 * Excludes a player, then tries four ways back in: the old session, a new sign-in, a second account for the same
 * person, and launching a game.
 */
async function excluded(casino: AttackedCasino): Promise<Finding> {
  const email = `gone-${randomUUID()}@example.com`;
  const person = { first_name: 'Nora', last_name: 'Quist', date_of_birth: '03/02/1988' };
  const visitor = from(casino);
  await visitor.send('POST', '/api/users', form(email, person));
  await visitor.send('PATCH', '/api/player', { player: { first_name: 'Nora', last_name: 'Quist' } });
  await casino.operator('POST', `players/${email}`, { blocked: 'self_excluded' });
  const old = await visitor.send('GET', '/api/player');
  const again = await from(casino).signIn(email, 'a quiet harbour at six');
  const newcomer = await from(casino).send('POST', '/api/users', form(email.toUpperCase(), person));
  const launch = await visitor.open('rocket-x', 'real');
  const through = [old.body['email'] === email, again.status === 200, newcomer.status < 400, launch.status === 200];
  return {
    attack: 'an excluded player by four ways',
    tried: 4,
    through: count(through, yes => yes),
    note: `${again.status} ${newcomer.status} ${launch.status}`,
  };
}
