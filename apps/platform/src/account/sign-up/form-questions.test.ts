import type { User } from '@liftoff/contract/account/account';
import { SignUp } from '@liftoff/contract/account/sign-in-bodies';
import { describe, expect, it } from 'vitest';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { usePlatform } from '../../testing/test-platform.ts';

let addresses = 0;
const platform = usePlatform({ seed: 'none', env: { RATE_FACTOR: '1' } });

async function newPlayer(email: string): Promise<void> {
  const caller = platform.caller({ ip: `198.19.${addresses++}.1` });
  expect((await caller.send<User>('POST', '/api/users', { user: { ...signUpForm, email } })).status).toBe(201);
}

const askEmail = (email: string) => platform.caller({ ip: '198.19.200.1' }).send('POST', '/check-email', { email });

describe('data for the sign-up forms', () => {
  it('reports whether an email address can be registered [CALL-028] [D12]', async () => {
    await newPlayer('here@example.com');
    expect((await askEmail('Here@Example.com')).body).toEqual({ valid: true, taken: true });
    expect((await askEmail('free@example.com')).body).toEqual({ valid: true, taken: false });
    expect((await askEmail('nobody')).body).toEqual({ valid: false, taken: false });
  });

  it('limits checks of an email address to five an hour, whoever sends them, in any spelling, taken or not [CALL-028] [A16]', async () => {
    await newPlayer('asked@example.com');
    let asking = 0;
    const ask = (email: string) =>
      platform
        .caller({ ip: `198.20.${asking++}.1` })
        .send<{ retry_after_sec?: number }>('POST', '/check-email', { email });
    for (const [email, spelt] of [
      ['asked@example.com', 'ASKED@Example.com'],
      ['nobody-yet@example.com', ' Nobody-Yet@example.com'],
    ] as const) {
      for (let time = 0; time < 5; time += 1) expect((await ask(time % 2 ? spelt : email)).status).toBe(200);
      const stopped = await ask(spelt);
      expect(stopped).toMatchObject({ status: 429, body: { refusal: 'rate_limited', retry_after_sec: 720 } });
      expect((await ask(`another-${email}`)).status).toBe(200);
    }
    platform.clock.advance(720_000);
    expect((await ask('asked@example.com')).status).toBe(200);
    expect((await ask('asked@example.com')).status).toBe(429);
  });

  it('returns the IP address and the country of the caller [CALL-042]', async () => {
    const answer = await platform.caller({ ip: '203.0.113.99', country: 'AU' }).send('GET', '/api/current_ip');
    expect(answer.body).toEqual({ ip: '203.0.113.99', country_code: 'AU' });
  });

  it.each([{}, { 'x-edge-key': '' }, { 'x-edge-key': 'a-wrong-key-of-tests!' }])(
    'ignores forged address headers of a caller without the edge key: %j [CALL-042] [A46]',
    async key => {
      const caller = platform.caller({ ip: '203.0.113.99', country: 'AU' });
      for (const forged of [
        { 'x-forwarded-for': '192.0.2.9' },
        { 'x-forwarded-for': '203.0.113.99, 192.0.2.9' },
        { 'x-real-ip': '192.0.2.9' },
        { 'x-country': 'DE' },
        { forwarded: 'for=192.0.2.9', 'x-client-ip': '192.0.2.9', 'cf-connecting-ip': '192.0.2.9' },
      ]) {
        const answer = await caller.send('GET', '/api/current_ip', undefined, { ...forged, ...key });
        expect(answer.body, JSON.stringify(forged)).toEqual({ ip: '203.0.113.99', country_code: 'AU' });
      }
    },
  );

  it('lists fields by context, groups with their chat flag, and countries with their minimum ages [CALL-044] [CALL-045] [CALL-046] [ENTITY-003] [ENTITY-006]', async () => {
    const guest = platform.caller();
    const fields = await guest.send<Record<string, unknown[]>>('GET', '/api/info/player_fields');
    expect(fields.body['edition']).toHaveLength(14);
    // Fields that the client adds without asking the player are not listed as registration fields.
    const unasked = ['receive_sms_promos', 'language', 'dfpc', 'captcha', 'stag'];
    expect(fields.body['registration']?.toSorted()).toEqual(
      Object.keys(SignUp.shape)
        .filter(name => !unasked.includes(name))
        .toSorted(),
    );
    expect(fields.body['deposit']).toEqual([
      'mobile_phone',
      'first_name',
      'last_name',
      'date_of_birth',
      'country',
      'city',
      'address',
      'postal_code',
    ]);
    expect(fields.body['cashout']).toEqual(fields.body['deposit']);
    expect(fields.body['providers']).toEqual({ 'salon-nine-live': ['first_name', 'last_name', 'date_of_birth'] });
    const statuses = await guest.send<{ id: string }[]>('GET', '/api/info/statuses');
    expect(statuses.body).toContainEqual({ id: '545', name: 'Support chat', writable: false });
    expect(statuses.body.map(({ id }) => id)).toEqual(expect.arrayContaining(['21', '259', '543']));
    const countries = await guest.send<
      { code: string; open: boolean; min_age: number; provinces: { code: string; min_age: number }[] }[]
    >('GET', '/api/info/countries');
    const by = new Map(countries.body.map(country => [country.code, country]));
    expect(by.get('EE')).toMatchObject({ open: true, min_age: 21, currency: 'EUR' });
    expect(by.get('US')).toMatchObject({ open: false });
    expect(by.get('CA')?.provinces).toContainEqual({ code: 'ON', name: 'Ontario', min_age: 19 });
  });

  it('opens eight countries and lists a currency for every country [I18N-013] [I18N-014] [I18N-015] [I18N-016] [I18N-017] [I18N-018] [I18N-019] [I18N-020] [I18N-021] [I18N-022] [I18N-023] [I18N-024] [I18N-025] [I18N-026] [I18N-027] [I18N-028] [I18N-029] [I18N-030] [I18N-031]', async () => {
    const listed = await platform
      .caller()
      .send<{ code: string; open: boolean; currency: string }[]>('GET', '/api/info/countries');
    const currencies = (open: boolean) =>
      Object.fromEntries(listed.body.filter(country => country.open === open).map(row => [row.code, row.currency]));
    expect(currencies(true)).toEqual({
      AT: 'EUR',
      AU: 'AUD',
      CA: 'CAD',
      DE: 'EUR',
      EE: 'EUR',
      IT: 'EUR',
      NO: 'NOK',
      NZ: 'NZD',
    });
    expect(currencies(false)).toMatchObject({ BR: 'BRL', CH: 'EUR', GB: 'EUR', IE: 'EUR', JP: 'JPY', US: 'USD' });
  });
});
