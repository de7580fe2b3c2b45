import { describe, expect, it } from 'vitest';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';

const platform = usePlatform({ seed: 'small' });

let made = 0;
/**
 * Registers a player whose birthday is today, the given number of years ago, with a profile filled in for the
 * cashbox.
 */
async function playerOf(years: number, change: object = {}): Promise<{ caller: TestCaller; email: string }> {
  const caller = platform.caller();
  const email = `age-${made}@example.com`;
  const [year = '', ...rest] = platform.clock.now().toISOString().slice(0, 10).split('-');
  const date_of_birth = [Number(year) - years, ...rest].join('-');
  const form = { ...signUpForm, email, date_of_birth, country: 'DE', currency: 'EUR' };
  expect((await caller.send('POST', '/api/users', { user: { ...form, ...change } })).status).toBe(201);
  const profile = {
    first_name: `Ann${'abcdefghijklmnop'[made]}`,
    last_name: `Lee${'ponmlkjihgfedcba'[made]}`,
    mobile_phone: `+49 30 5550 9${100 + made}`,
    city: 'Town',
    address: 'Street 1',
  };
  expect((await caller.send('PATCH', '/api/player', profile)).status).toBe(200);
  made += 1;
  return { caller, email };
}
const edit = (caller: TestCaller, change: object) =>
  caller.send<{ date_of_birth: string; license_name: string }>('PATCH', '/api/player', change);
const rewrite = (email: string, set: string) =>
  platform.db.query(`UPDATE players SET ${set} WHERE email = $1`, [email]);
const launch = (caller: TestCaller) => caller.send('POST', '/api/games/deep-sea-salvage/launch', { mode: 'real' });
const deposit = (caller: TestCaller) =>
  caller.send('POST', '/payments/deposits', { method_id: 'card', amount_cents: 5_000, currency: 'EUR' });
const operate = (email: string, change: object) =>
  platform.operator().send('POST', `/console/api/players/${email}`, change);

const tooYoung = { status: 422, body: { refusal: 'under_age' } };
const asks = (field: string) => ({
  status: 422,
  body: { refusal: 'profile_incomplete', errors: { [field]: ['VALIDATION.COMMON.FIELD_NAME_REQUIRED'] } },
});

describe('a stored birthday', () => {
  it.each(['', ' ', '\u00a0'])(
    'clearing a stored birthday with "%s" to move to a stricter country is refused [C25]',
    async text => {
      const { caller } = await playerOf(19);
      expect(await edit(caller, { date_of_birth: text })).toMatchObject({
        status: 422,
        body: { refusal: 'invalid', errors: { date_of_birth: ['VALIDATION.COMMON.FIELD_NAME_REQUIRED'] } },
      });
      expect(await edit(caller, { date_of_birth: text, country: 'EE' })).toMatchObject({ status: 422 });
      expect(await edit(caller, { country: 'EE' })).toMatchObject(tooYoung);
      expect((await edit(caller, { nickname: 'Still' })).body).toMatchObject({
        date_of_birth: expect.stringMatching(/^\d{4}-/) as string,
        license_name: 'CW',
      });
    },
  );

  it('checks the age again when the operator changes the country or the licence [C25]', async () => {
    const { caller, email } = await playerOf(19);
    const no = { status: 422, body: { refusal: 'invalid' } };
    expect(await operate(email, { country: 'EE', licence: 'EE' })).toMatchObject(no);
    expect(await operate(email, { licence: 'EE' })).toMatchObject(no);
    expect((await operate(email, { licence: 'CA-ON' })).status).toBe(200);
    expect((await edit(caller, { nickname: 'Same' })).body.license_name).toBe('CA-ON');
    const eighteen = await playerOf(18);
    expect(await operate(eighteen.email, { licence: 'CA-ON' })).toMatchObject(no);
    expect((await edit(caller, { country: 'AT' })).body.license_name).toBe('CW');
  });

  it('a missing birthday can be added later, but only as a valid date [KEY-005]', async () => {
    const { caller, email } = await playerOf(30);
    await rewrite(email, 'date_of_birth = NULL, country = NULL');
    expect((await edit(caller, { date_of_birth: '' })).status).toBe(200);
    expect(await edit(caller, { date_of_birth: 'soon' })).toMatchObject({
      status: 422,
      body: { refusal: 'invalid', errors: { date_of_birth: ['VALIDATION.BIRTH_DAY.INVALID'] } },
    });
    expect((await edit(caller, { date_of_birth: '17/05/1990' })).body.date_of_birth).toBe('1990-05-17');
  });
});

describe('age checks for real play and deposits', () => {
  const both = async (caller: TestCaller) => [await launch(caller), await deposit(caller)];

  it('real play and deposits require a stored birthday and country [C25] [I10]', async () => {
    const { caller, email } = await playerOf(30);
    await edit(caller, { postal_code: '10115' });
    await rewrite(email, 'date_of_birth = NULL');
    for (const answer of await both(caller)) expect(answer).toMatchObject(asks('date_of_birth'));
    await rewrite(email, `date_of_birth = '1990-05-17', country = NULL`);
    for (const answer of await both(caller)) expect(answer).toMatchObject(asks('country'));
  });

  it('refuses real play and deposits to a player who is too young for the licence or the country [C25] [I10]', async () => {
    const { caller, email } = await playerOf(20);
    await edit(caller, { postal_code: '10115' });
    expect((await both(caller)).map(({ status }) => status)).toEqual([200, 201]);
    await rewrite(email, `licence = 'EE'`);
    for (const answer of await both(caller)) expect(answer).toMatchObject(tooYoung);
    await rewrite(email, `licence = 'CW', country = 'EE'`);
    for (const answer of await both(caller)) expect(answer).toMatchObject(tooYoung);
  });

  it('requires a province before real play in Canada if the minimum age depends on it [D7]', async () => {
    const { caller } = await playerOf(18, { country: 'CA', state: 'QC' });
    expect((await edit(caller, { state: '' })).status).toBe(200);
    expect(await launch(caller)).toMatchObject(asks('postal_code'));
    expect(await edit(caller, { postal_code: 'K1A 0B1' })).toMatchObject(tooYoung);
    expect((await edit(caller, { postal_code: 'H2X 1Y4' })).status).toBe(200);
    expect((await both(caller)).map(({ status }) => status)).toEqual([200, 201]);
    expect((await edit(caller, { postal_code: '', state: '' })).status).toBe(200);
    expect(await launch(caller)).toMatchObject(asks('postal_code'));
  });
});
