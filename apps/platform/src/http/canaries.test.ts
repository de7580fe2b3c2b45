import { afterAll, beforeAll, expect, it } from 'vitest';
import { totpCode } from '../account/two-factor/totp.ts';
import { makeLog } from '../core/log.ts';
import { launchToken } from '../testing/play.ts';
import { signUpForm } from '../testing/sign-up-form.ts';
import { makeCaller } from '../testing/test-caller.ts';
import { testPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { payByCard } from '../testing/withdraw.ts';

/**
 * Secret values by name, collected during the life of a test account. Only the player and the platform may read them.
 */
type Canaries = Record<string, string>;

interface Answered {
  call: string;
  text: string;
}

let platform: TestPlatform;
const lines: string[] = [];
const answers: Answered[] = [];
/** The one-time codes that the player entered. */
const codes: string[] = [];
const personal = {
  email: 'canary-7731@example.com',
  first_name: 'Quillonia',
  last_name: 'Brambleworth',
  nickname: 'dawnchorus7731',
  mobile_phone: '+14165550142',
  address: '7731 Nightjar Crescent',
  postal_code: 'M5V 9Z9',
  personal_id: '38001085718',
  iban: 'EE382200221020145685',
  account_holder: 'Quillonia Brambleworth-Tamm',
};
/** The IBAN as players type it, in groups of four. */
const ibanInGroups = personal.iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
/** A date of birth that no other account in this test has. */
const born = '1971-03-17';
const password = 'seven nightjars over the 7731 quay';
const nextPassword = 'eight nightjars over the 7731 quay';
/** The player's harm score [C42]. */
const risk = '773177317';
let secrets: Canaries = {};

beforeAll(async () => {
  platform = await testPlatform({
    seed: 'small',
    log: makeLog('debug', { write: (line: string) => void lines.push(line) }),
  });
  secrets = await live();
});
afterAll(() => platform.close());

/** A caller that records every response, including headers except `set-cookie`. */
function player() {
  const { app } = platform.open;
  const recording = {
    request: async (path: string, init: RequestInit) => {
      const answer = await app.request(path, init);
      const headers = [...answer.headers].filter(([name]) => name !== 'set-cookie');
      const call = `${init.method ?? 'GET'} ${path.split('?')[0] ?? ''}`;
      answers.push({ call, text: `${JSON.stringify(headers)} ${await answer.clone().text()}` });
      return answer;
    },
  };
  return makeCaller(recording, {
    'sec-fetch-site': 'same-origin',
    'x-test-ip': '203.0.113.77',
    'x-test-country': 'CA',
  });
}

const tokenIn = async (of: string): Promise<string> => {
  await platform.jobs.runDue();
  const to = encodeURIComponent(personal.email);
  const mails = await platform.operator().send<{ text: string }[]>('GET', `/console/api/mails?to=${to}`);
  const found = mails.body.map(({ text }) => new RegExp(`${of}=([\\w-]{43})`).exec(text)?.[1]).find(Boolean);
  if (found === undefined) throw new Error(`No mail with a ${of}`);
  return found;
};

/**
 * Takes an account from registration to a payment, using every secret an account ever has, including in calls that
 * fail.
 */
async function live(): Promise<Canaries> {
  const caller = player();
  const must = async (status: number, method: string, path: string, body?: unknown) => {
    const answer = await caller.send<Record<string, string> & { backup_codes?: string[] }>(method, path, body);
    if (answer.status !== status) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const { address, postal_code, first_name, last_name, mobile_phone, email, nickname, ...details } = personal;
  const registered = { email, nickname };
  await must(201, 'POST', '/api/users', {
    user: { ...signUpForm, ...registered, date_of_birth: born, password, currency: 'EUR' },
  });
  const confirmation = await tokenIn('confirmation_token');
  await caller.send('GET', `/api/users/confirmation?confirmation_token=${confirmation}`);
  await must(200, 'PATCH', '/api/player', {
    address,
    postal_code,
    first_name,
    last_name,
    mobile_phone,
    city: 'Toronto',
  });
  // This licence requires a payout account.
  await platform.db.query(`UPDATE players SET licence = 'EE' WHERE email = $1`, [email]);
  const give = () => caller.send('PATCH', '/api/player/details', { ...details, iban: ibanInGroups });
  // Makes the database reject the row. Its error message contains the whole row.
  await platform.db.query('ALTER TABLE players ADD CONSTRAINT no_iban CHECK (iban IS NULL)');
  expect((await give()).status).toBe(500);
  await platform.db.query('ALTER TABLE players DROP CONSTRAINT no_iban');
  expect((await give()).status).toBe(200);
  await must(422, 'PATCH', '/api/player/details', { ...details, iban: `${ibanInGroups}9` });
  const { secret = '' } = await must(200, 'POST', '/api/player/two_factor/setup');
  const code = () => totpCode(secret, Math.floor(platform.clock.now().getTime() / 30_000));
  const given = (oneTime: string) => (codes.push(oneTime), oneTime);
  const confirmed = await must(200, 'PUT', '/api/player/two_factor/setup', { otp_attempt: given(code()) });
  const [backup = ''] = confirmed['backup_codes'] ?? [];
  await must(204, 'POST', '/api/player/two_factor');
  const launched = await must(200, 'POST', '/api/games/undertow-ways/launch', { mode: 'real', locale: 'en-CA' });
  const session = caller.cookies.get('__Host-session') ?? '';
  await platform.operator().send('POST', `/console/api/players/${personal.email}`, { verified: true });
  await payByCard(platform, caller, 5_000);
  await must(422, 'POST', '/api/users', { user: { ...signUpForm, ...registered, password, date_of_birth: 'no' } });
  await caller.send('POST', '/api/users/sign_in', { user: { email: personal.email, password: `${password}?` } });
  await caller.send('POST', '/api/users/sign_in', `{"user":{"email":"${personal.email}","password":"${password}`);
  await caller.send('DELETE', '/api/users/sign_out');
  platform.clock.advance(60_000);
  await caller.send('POST', '/api/users/password', { user: { email: personal.email } });
  const restore = await tokenIn('reset_password_token');
  await must(204, 'PUT', '/api/users/password', {
    user: { reset_password_token: restore, password: nextPassword, password_confirmation: nextPassword },
  });
  platform.clock.advance(60_000);
  await caller.send('POST', '/api/users/sign_in', { user: { email: personal.email, password: nextPassword } });
  await must(401, 'POST', '/api/users/sign_in', { user: { otp_attempt: given('000000') } });
  await must(200, 'POST', '/api/users/sign_in', { user: { otp_attempt: given(code()) } });
  const issued = await platform
    .operator()
    .send<{ autologin_link: string }>('POST', `/console/api/players/${personal.email}/autologin`);
  const autologin = new URL(issued.body.autologin_link).searchParams.get('autologin_token') ?? '';
  await platform.db.query(
    `INSERT INTO harm (player_id, state, score, level, markers, since)
     SELECT id, '{"days": [], "lastRound": null}', $2::int, 'high', '{chasing}', now() FROM players WHERE email = $1
     ON CONFLICT (player_id) DO UPDATE SET score = excluded.score, markers = excluded.markers, level = excluded.level`,
    [personal.email, risk],
  );
  for (const path of ['', '/details', '/sessions', '/sign_ins', '/payments', '/stats', '/reality_check'])
    await must(200, 'GET', `/api/player${path}`);
  for (const path of ['/api/user_limits', '/api/user_limits/options', '/api/subscriptions', '/api/chat'])
    await must(200, 'GET', path);
  await must(200, 'POST', '/api/fe/config/managers', {});
  await platform.operator().send('POST', `/console/api/harm/${personal.email}/seen`);
  await must(200, 'POST', '/api/player/data/export');
  platform.clock.advance(1_000);
  await platform.jobs.runDue();
  const { url = '' } = await must(200, 'POST', '/api/player/data/export/link');
  await must(200, 'GET', url);
  const again = { user: { email: personal.email, password: nextPassword } };
  await withoutTable('sessions', () => caller.send('POST', '/api/users/sign_in', again));
  const other = { ...signUpForm, ...registered, nickname: 'other7731', email: 'x7731@example.com', password };
  await withoutTable('players', () => caller.send('POST', '/api/users', { user: other }));
  const [row] = await platform.db.query<{ password_hash: string }>(
    'SELECT password_hash FROM players WHERE email = $1',
    [personal.email],
  );
  return {
    password,
    nextPassword,
    secret,
    session,
    backup,
    autologin,
    confirmation,
    restore,
    device: caller.cookies.get('__Host-device') ?? '',
    launch: launchToken(launched['launch_url'] ?? ''),
    hash: row?.password_hash ?? '',
  };
}

/** Whether the call downloads the player's copy of their data. */
const isCopy = (call: string): boolean => /^GET \/api\/player\/data\/export\/[\w-]+\/file$/.test(call);

/** Returns every database table with the text of all its rows. */
async function textOfTables(): Promise<{ name: string; text: string }[]> {
  const tables = await platform.db.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const read: { name: string; text: string }[] = [];
  for (const { name } of tables) {
    const [row] = await platform.db.query<{ text: string | null }>(
      `SELECT string_agg(t::text, ' ') AS text FROM "${name}" t`,
    );
    read.push({ name, text: row?.text ?? '' });
  }
  return read;
}

/** Removes a table during a call, so that the database rejects a statement containing the values to be written. */
async function withoutTable(table: string, ask: () => Promise<{ status: number }>): Promise<void> {
  await platform.db.query(`ALTER TABLE ${table} RENAME TO away`);
  try {
    expect((await ask()).status, table).toBe(500);
  } finally {
    await platform.db.query(`ALTER TABLE away RENAME TO ${table}`);
  }
}

it('the recorded account history contains every secret and some failed calls', () => {
  for (const [name, value] of Object.entries(secrets)) expect(value.length, name).toBeGreaterThan(8);
  expect(answers.length).toBeGreaterThanOrEqual(20);
  expect(lines.filter(line => line.includes('a call failed')).length).toBe(3);
});

it('log lines contain no secrets or personal data, even after failures [A44] [A22]', () => {
  const log = lines.join('');
  const { nickname: _shown, ...hidden } = personal;
  const read = Object.entries({ ...secrets, ...hidden, ibanInGroups }).filter(([, value]) => log.includes(value));
  expect(read.map(([name]) => name)).toEqual([]);
  for (const birthday of [born, born.split('-').toReversed().join('/')]) expect(log).not.toContain(birthday);
  // Six digits can occur anywhere by chance, so only a separate value counts as a leaked code.
  expect(codes).toHaveLength(3);
  for (const oneTime of codes) expect(log).not.toMatch(new RegExp(`["= :]${oneTime}["&, }]`));
});

it('no response contains a secret, except the one response that delivers it [A22] [A44]', () => {
  const made: Record<string, string> = {
    secret: 'POST /api/player/two_factor/setup',
    backup: 'PUT /api/player/two_factor/setup',
    launch: 'POST /api/games/undertow-ways/launch',
  };
  const told = answers.flatMap(({ call, text }) =>
    Object.entries(secrets)
      .filter(([name, value]) => text.includes(value) && made[name] !== call)
      .map(([name]) => `${name} in ${call}`),
  );
  expect(told).toEqual([]);
});

it("a player's harm score is visible only to staff, never in a player response or log line [A22] [C42]", async () => {
  const { body } = await platform.operator().send('GET', '/console/api/harm');
  expect(JSON.stringify(body)).toContain(risk);
  const tells = (text: string) => text.includes(risk) || /chasing|"score"|"level"|"markers"/.test(text);
  expect(answers.filter(({ text }) => tells(text)).map(({ call }) => call)).toEqual([]);
  // The player's copy of their data does include the figures about their play, in a table of this name.
  expect(answers.filter(({ call, text }) => !isCopy(call) && text.includes('"harm"'))).toEqual([]);
  expect(answers.filter(({ call }) => isCopy(call))).toHaveLength(1);
  expect(lines.filter(line => line.includes(risk))).toEqual([]);
  expect(answers.map(({ call }) => call)).toEqual(
    expect.arrayContaining(['GET /api/player/reality_check', 'GET /api/user_limits', 'POST /api/fe/config/managers']),
  );
});

it("the payout account appears in no response except the player's data copy, and is stored in one table only [A44] [A22]", async () => {
  const hidden = [personal.personal_id, personal.iban, ibanInGroups, personal.account_holder];
  const found = (text: string) => hidden.filter(value => text.includes(value));
  const telling = answers.filter(({ call, text }) => !isCopy(call) && found(text).length > 0);
  expect(telling.map(({ call }) => call)).toEqual([]);
  expect(answers.filter(({ call }) => call.endsWith('/api/player/details')).length).toBeGreaterThanOrEqual(4);
  const places = (await textOfTables()).filter(({ text }) => found(text).length > 0);
  expect(places.map(({ name }) => name)).toEqual(['players']);
});

it('the database stores no plain text that gives access to an account [A44]', async () => {
  const { hash: _kept, secret: _shared, ...opening } = secrets;
  // Mails are stored in full until they are sent.
  const found = (await textOfTables())
    .filter(({ name }) => name !== 'mails')
    .flatMap(({ name, text }) =>
      Object.entries(opening).flatMap(([what, value]) => (text.includes(value) ? [`${what} in ${name}`] : [])),
    );
  expect(found).toEqual([]);
});
