import { describe, expect, it } from 'vitest';
import { User } from '@liftoff/contract/account/account';
import { usePlatform } from '../../testing/test-platform.ts';
import { sampleOf } from '../../testing/sample.ts';
import { signUpForm } from '../../testing/sign-up-form.ts';

const platform = usePlatform({ seed: 'none' });

interface RefusalBody {
  refusal: string;
  errors?: Record<string, string[]>;
}
const signUp = (change: object, caller = platform.caller()) =>
  caller.send<User & RefusalBody>('POST', '/api/users', { user: { ...signUpForm, ...change } });

const visitor = (country: string) => platform.caller({ ip: '192.0.2.9', country });

describe('signing up', () => {
  it('creates the player with an account in the currency and signs them in [CALL-032] [STATE-036] [STATE-040] [ENTITY-001] [ENTITY-004]', async () => {
    const caller = platform.caller();
    const answer = await signUp({ email: ' First@Example.com ', currency: 'NZD', country: 'NZ' }, caller);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      email: 'first@example.com',
      currency: 'NZD',
      license_name: 'CW',
      verified: false,
      receive_promos: false,
      receive_sms_promos: false,
      auth_fields_missed: [],
      date_of_birth: '1990-05-17',
    });
    const me = await caller.send<User>('GET', '/api/player');
    expect(me.body.id).toBe(answer.body.id);
    const accounts = await caller.send('GET', '/api/player/accounts');
    expect(accounts.body).toEqual([
      { currency: 'NZD', active: true, amount_cents: 0, available_to_cashout_cents: 0, bonus_cents: 0, wagering: null },
    ]);
  });

  it('audits the accepted terms, the requested offers and the deposit limit of a registration, with the player and the IP address [C36]', async () => {
    const deposit_limit = { period: 'week', amount_cents: 12_300 };
    const wishes = { receive_promos: true, receive_sms_promos: false, deposit_limit };
    const answer = await signUp({ email: 'trail@example.com', ...wishes }, platform.caller({ ip: '192.0.2.36' }));
    expect(answer.status).toBe(201);
    const actor = `player:${answer.body.id}`;
    const lines = await platform.db.query(
      'SELECT action, before, after, ip FROM audit WHERE actor = $1 ORDER BY line',
      [actor],
    );
    const line = { before: null, ip: '192.0.2.36' };
    const limit = { type: 'deposit', period: 'week', currency: 'CAD', amount: '12300' };
    expect(lines).toEqual([
      { ...line, action: 'player.terms_accepted', after: { version: 1 } },
      { ...line, action: 'player.offers_asked', after: { channel: 'receive_promos' } },
      { ...line, action: 'limit.set', after: limit },
    ]);
  });

  it('reports what is wrong with each field of a registration [CALL-032] [KEY-001] [KEY-002] [KEY-005] [A12]', async () => {
    const answer = await signUp({
      email: 'nobody@nowhere',
      password: 'Password1',
      currency: 'KZT',
      date_of_birth: '31/02/1990',
      nickname: 'a_b',
      terms_acceptance: false,
      language: 'xx',
      deposit_limit: { period: 'week', amount_cents: `1${'0'.repeat(30)}` },
    });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      refusal: 'invalid',
      errors: {
        email: ['VALIDATION.EMAIL.INVALID'],
        password: ['VALIDATION.PASSWORD.COMMON'],
        currency: ['VALIDATION.COMMON.NOT_ALLOWED'],
        date_of_birth: ['VALIDATION.BIRTH_DAY.INVALID'],
        nickname: ['VALIDATION.NICKNAME.CHARACTERS'],
        terms_acceptance: ['VALIDATION.COMMON.MUST_BE_CHECKED'],
        language: ['VALIDATION.COMMON.NOT_ALLOWED'],
        deposit_limit: ['VALIDATION.COMMON.MAX_VALUE'],
      },
    });
  });

  it('reports a missing field with the same key, whether it was left out or left empty [CALL-032] [KEY-001] [A12]', async () => {
    const required = ['VALIDATION.COMMON.FIELD_NAME_REQUIRED'];
    const errorsOf = async (change: object) => (await signUp(change)).body;
    expect(await errorsOf({ password: undefined })).toMatchObject({
      refusal: 'invalid',
      errors: { 'user.password': required },
    });
    expect(await errorsOf({ date_of_birth: '' })).toMatchObject({
      refusal: 'invalid',
      errors: { date_of_birth: required },
    });
  });

  it('accepts an email address only once, in any spelling [CALL-032]', async () => {
    await signUp({ email: 'once@example.com' }, platform.caller({ ip: '203.0.113.40' }));
    const again = await signUp({ email: 'ONCE@example.com' }, platform.caller({ ip: '203.0.113.40' }));
    expect(again.body).toMatchObject({ refusal: 'email_taken', errors: { email: ['VALIDATION.EMAIL.TAKEN'] } });
  });

  describe('an email address with an internationalised domain', () => {
    const [unicode, ascii] = ['eva@müller.example', 'eva@xn--mller-kva.example'];

    it('is the same account in both spellings when registering, signing in and asking for a new password [CALL-032]', async () => {
      expect((await signUp({ email: unicode })).status).toBe(201);
      expect((await signUp({ email: ascii })).body).toMatchObject({ refusal: 'email_taken' });
      for (const email of [unicode, ascii, 'EVA@MU\u0308LLER.example']) {
        const user = { email, password: signUpForm.password };
        expect((await platform.caller().send('POST', '/api/users/sign_in', { user })).status).toBe(200);
      }
      await platform.caller().send('POST', '/api/users/password', { user: { email: unicode } });
      await platform.jobs.runDue();
      const mails = await platform.operator().send<{ to: string }[]>('GET', `/console/api/mails?to=${ascii}`);
      expect(mails.body.filter(({ to }) => to === ascii)).toHaveLength(2);
    });

    it('is shown to its player as they know it', async () => {
      const user = { email: ascii, password: signUpForm.password };
      const { body } = await platform.caller().send<User>('POST', '/api/users/sign_in', { user });
      expect(body.email).toBe(unicode);
    });

    it('cannot be taken by another player in the other spelling [A11]', async () => {
      const caller = platform.caller();
      await signUp({ email: 'paul@example.com' }, caller);
      expect((await caller.send('POST', '/api/player/email', { email: ascii })).status).toBe(204);
      const mails = await platform.operator().send<{ subject: string }[]>('GET', `/console/api/mails?to=${ascii}`);
      expect(mails.body.map(({ subject }) => subject)).not.toContain('Confirm your new e-mail');
    });

    it('an operator finds the player by either spelling of the address', async () => {
      for (const email of [unicode, ascii]) {
        const path = `/console/api/players/${encodeURIComponent(email)}`;
        expect((await platform.operator().send('POST', path, { verified: false })).status).toBe(200);
      }
    });
  });

  it('accepts a password of 128 characters of any script, and keeps the spaces at its ends [A12]', async () => {
    const [email, password] = ['spaces@example.com', ` ${'ключ漢字🦭ß'.repeat(15)}Zürich `];
    expect([...password]).toHaveLength(128);
    const longer = await signUp({ email, password: `${password}!` }, visitor('CA'));
    expect(Object.keys(longer.body.errors ?? {})).toEqual(['password']);
    expect((await signUp({ email, password }, visitor('CA'))).status).toBe(201);
    const signIn = async (given: string) =>
      (await visitor('CA').send('POST', '/api/users/sign_in', { user: { email, password: given } })).status;
    expect(await signIn(password.trim())).toBe(401);
    expect(await signIn(password)).toBe(200);
  });

  // The clock of the test platform starts at noon UTC on 20 November 2026.
  it.each([
    ['DE', undefined, '20/11/2008', 201],
    ['DE', undefined, '21/11/2008', 422],
    ['EE', undefined, '20/11/2005', 201],
    ['EE', undefined, '21/11/2005', 422],
    ['CA', 'Ontario', '20/11/2007', 201],
    ['CA', 'Ontario', '21/11/2007', 422],
    ['CA', 'QC', '20/11/2008', 201],
    ['CA', undefined, '20/11/2007', 201],
    ['CA', 'nowhere', '21/11/2008', 422],
  ])(
    'applies the minimum age of %s %s wherever the visitor is: a visitor born %s gets status %i [C25] [VALID-035] [VALID-036] [CONST-063] [CONST-064] [KEY-004]',
    async (country, state, born, status) => {
      const place = state === undefined ? { country } : { country, state };
      const stands = country === 'EE' ? 'DE' : 'EE';
      const from = platform.caller({ ip: `198.51.100.${born.slice(0, 2)}`, country: stands });
      const email = `${country}.${state ?? ''}${born.replaceAll('/', '')}@example.com`;
      const answer = await signUp({ ...place, email, date_of_birth: born }, from);
      expect(answer.status).toBe(status);
      if (status === 422) {
        expect(answer.body).toMatchObject({
          refusal: 'under_age',
          errors: { date_of_birth: ['VALIDATION.BIRTH_DAY.MIN'] },
        });
      }
    },
  );

  it('says how old players must be in the province of a player who is too young there [D7]', async () => {
    const young = { country: 'CA', date_of_birth: '21/11/2007', email: 'age@example.com' };
    expect((await signUp({ ...young, state: 'ON' }, visitor('CA'))).body).toMatchObject({ min_age: 19 });
    expect((await signUp({ ...young, country: 'EE' }, visitor('CA'))).body).toMatchObject({ min_age: 21 });
  });

  it('reads a registration as a keyboard would have typed it, and stores the province by its code', async () => {
    const pasted = {
      email: '\u200bpasted@example.com\u00a0',
      first_name: '\u202aZoe\u0308\u202c',
      last_name: 'O\u2011Hara',
      nickname: '\u200b\u3164',
      date_of_birth: '\u200e١٧/٠٥/１９９０',
      state: 'Québec',
    };
    const answer = await signUp(pasted, visitor('CA'));
    expect(answer.body).toMatchObject({
      email: 'pasted@example.com',
      first_name: 'Zo\u00eb',
      last_name: 'O-Hara',
      nickname: null,
      date_of_birth: '1990-05-17',
      state: 'QC',
    });
  });

  it('refuses names of symbols or emoji', async () => {
    const answer = await signUp({ email: 'emoji@example.com', first_name: '😀', last_name: '★' }, visitor('CA'));
    const errors = { first_name: ['VALIDATION.NAME.CHARACTERS'], last_name: ['VALIDATION.NAME.CHARACTERS'] };
    expect(answer.body).toMatchObject({ refusal: 'invalid', errors });
  });

  it("refuses a registration if the country in the form or the caller's country is not open [D16] [C27]", async () => {
    expect((await signUp({ email: 'f@example.com', country: 'FR' }, visitor('CA'))).body.refusal).toBe(
      'country_closed',
    );
    expect((await signUp({ email: 'g@example.com', country: 'CA' }, visitor('US'))).body.refusal).toBe(
      'country_closed',
    );
  });

  it('a deposit limit from the registration form applies immediately [C1] [C2]', async () => {
    const caller = platform.caller({ ip: '192.0.2.12' });
    const limit = { amount_cents: 10_000, period: 'week' };
    expect((await signUp({ email: 'limit@example.com', deposit_limit: limit }, caller)).status).toBe(201);
    expect((await caller.send('GET', '/api/user_limits')).body).toMatchObject([
      { type: 'deposit', period: 'week', accounts: [{ currency: 'CAD', amount_cents: 10_000 }] },
    ]);
    const deposit = { method_id: 'card', amount_cents: 10_001, currency: 'CAD' };
    expect(await caller.send('POST', '/payments/deposits', deposit)).toMatchObject({
      status: 403,
      body: { refusal: 'limit_reached', limit: { left_cents: 10_000 } },
    });
  });

  it.each(['-1', '"-1"', '1.5', '1e309', '"1e3"', '"٣"', '"100.0"', 'null', '[100]', '9007199254740993'])(
    'refuses a deposit limit of %s and creates no player [A25]',
    async amount => {
      const players = () => platform.db.query('SELECT id FROM players ORDER BY id');
      const before = await players();
      const form = JSON.stringify({ ...signUpForm, email: 'no-limit@example.com', deposit_limit: 'here' });
      const user = form.replace('"here"', `{"period":"week","amount_cents":${amount}}`);
      const answer = await platform.caller({ ip: '192.0.2.13' }).send('POST', '/api/users', `{"user":${user}}`);
      expect(answer).toMatchObject({ status: 422, body: { refusal: 'invalid' } });
      expect(await players()).toEqual(before);
    },
  );

  it('creates only one player from two concurrent registrations with the same address [CALL-032]', async () => {
    const email = 'at-once@example.com';
    const answers = await Promise.all([signUp({ email }, visitor('CA')), signUp({ email }, visitor('CA'))]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.refusal).toBe('email_taken');
  });

  it('refuses a registration for an excluded person, or while an exclusion register is unavailable [C13] [C14]', async () => {
    const email = 'goes@example.com';
    expect((await signUp({ email }, visitor('CA'))).status).toBe(201);
    await platform.operator().send('POST', `/console/api/players/${email}`, { blocked: 'self_excluded' });
    const refused = { status: 403, body: { refusal: 'self_excluded' } };
    expect(await signUp({ email: 'goes+again@example.com' }, visitor('CA'))).toMatchObject(refused);
    const register = (body: object) => platform.operator().send('POST', '/console/api/registers/HAMPI', body);
    const inEstonia = { email: 'estonian@example.com', country: 'EE', currency: 'EUR' };
    await register({ state: 'down' });
    expect((await signUp(inEstonia, visitor('EE'))).body.refusal).toBe('unavailable');
    await register({ state: 'up', list: inEstonia.email });
    expect(await signUp(inEstonia, visitor('EE'))).toMatchObject(refused);
    await register({ unlist: inEstonia.email });
    expect((await signUp(inEstonia, visitor('EE'))).status).toBe(201);
  });

  it.each([
    [undefined, 'VALIDATION.COMMON.FIELD_NAME_REQUIRED'],
    [' ', 'VALIDATION.COMMON.FIELD_NAME_REQUIRED'],
    ['Texas', 'VALIDATION.COMMON.NOT_ALLOWED'],
  ])(
    'refuses an 18-year-old in Canada who gives the province %j, until they give a province where 18 is enough [C25] [D7]',
    async (state, reason) => {
      const form = { email: `province-${String(state).trim()}@example.com`, date_of_birth: '21/11/2007' };
      const told = state === undefined ? {} : { state };
      const answer = await signUp({ ...form, ...told }, visitor('CA'));
      expect(answer.body).toEqual(expect.objectContaining({ refusal: 'invalid', errors: { state: [reason] } }));
      expect((await signUp({ ...form, state: 'Nouvelle-Écosse' }, visitor('CA'))).body.refusal).toBe('under_age');
      expect((await signUp({ ...form, state: 'Québec' }, visitor('CA'))).status).toBe(201);
    },
  );

  it('stores an empty field as null and a filled field unchanged', async () => {
    const email = 'names@example.com';
    const { body } = await signUp({ email, nickname: '', first_name: 'Ada' }, visitor('CA'));
    const [row] = await platform.db.query('SELECT nickname, first_name, last_name FROM players WHERE id = $1', [
      body.id,
    ]);
    expect(row).toEqual({ nickname: null, first_name: 'Ada', last_name: null });
  });

  it('refuses every player field that is not on the registration form, and creates no player [A20]', async () => {
    const onForm = ['email', 'first_name', 'last_name', 'nickname', 'date_of_birth', 'country', 'state', 'currency'];
    const consents = ['receive_promos', 'receive_sms_promos', 'language'];
    const foreign = Object.keys(User.shape).filter(field => ![...onForm, ...consents].includes(field));
    expect(foreign).toEqual(expect.arrayContaining(['verified', 'statuses', 'license_name', 'id', 'confirmed_at']));
    const more = foreign.map(field => ({ [field]: sampleOf(Reflect.get(User.shape, field)) }));
    const limit = { deposit_limit: { period: 'day', amount_cents: 1_000, current_value_amount_cents: 0 } };
    const players = () => platform.db.query('SELECT id FROM players');
    const before = await players();
    // A field of the player that no call returns [ENTITY-001].
    const hidden = { autologin_link: 'https://liftoff.example/autologin?autologin_token=x' };
    for (const [at, change] of [...more, hidden, { groups: ['259'] }, limit].entries()) {
      const from = platform.caller({ ip: `192.0.${at + 3}.10` });
      expect((await signUp({ email: 'v@example.com', ...change }, from)).status, JSON.stringify(change)).toBe(422);
    }
    expect(await players()).toEqual(before);
  });

  it("emails a link to the platform's own site that confirms the address [CALL-032] [A17]", async () => {
    const elsewhere = { host: 'evil.example', origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' };
    const user = { ...signUpForm, email: 'mail@example.com', language: 'de' };
    const sent = await platform.caller({ ip: '192.0.2.11' }).send('POST', '/api/users', { user }, elsewhere);
    expect(sent.status).toBe(201);
    const mails = await platform
      .operator()
      .send<{ to: string; subject: string; text: string }[]>('GET', '/console/api/mails?to=mail%40example.com');
    expect(mails.body).toHaveLength(1);
    expect(mails.body[0]?.subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse');
    expect(mails.body[0]?.text).toContain('http://localhost:3000/de/confirmation?confirmation_token=');
    const token = /confirmation_token=([\w-]+)/.exec(mails.body[0]?.text ?? '')?.[1] ?? '';
    expect(token).toHaveLength(43);
    const kept = await platform.db.query('SELECT 1 FROM mail_tokens WHERE encode(token_hash, $1) LIKE $2', [
      'escape',
      `%${token}%`,
    ]);
    expect(kept).toEqual([]);
  });
});
