import { User } from '@liftoff/contract/account/account';
import { describe, expect, it } from 'vitest';
import { firstBrokenAuditLine } from '../../database/audit.ts';
import { houseAccount, playerAccount, post } from '../../ledger/ledger.ts';
import { sampleOf } from '../../testing/sample.ts';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { localDays, shiftDay } from '@liftoff/rules/account/local-days';

let addresses = 0;
const platform = usePlatform({ seed: 'none' });

async function newPlayer(email: string, change: object = {}): Promise<{ id: number; caller: TestCaller }> {
  const caller = platform.caller({ ip: `198.19.${addresses++}.1` });
  const answer = await caller.send<User>('POST', '/api/users', { user: { ...signUpForm, ...change, email } });
  expect(answer.status).toBe(201);
  return { id: answer.body.id, caller };
}

describe('the profile', () => {
  it('a profile edit changes the fourteen editable fields and nothing else [CALL-022] [ENTITY-002] [A20]', async () => {
    const { caller, id } = await newPlayer('edit@example.com');
    const edit = {
      first_name: 'Mira',
      last_name: 'Kask',
      nickname: 'Mira K.',
      date_of_birth: '18/06/1991',
      gender: 'f',
      country: 'DE',
      city: 'Berlin',
      address: 'Lindenweg 4',
      postal_code: '10115',
      receive_promos: true,
      receive_sms_promos: true,
      mobile_phone: '+49 30 5550199',
      mobile_phone_without_dial_code: '30 5550199',
      state: 'Berlin',
    };
    const answer = await caller.send<User>('PATCH', '/api/player', edit);
    expect(answer.status).toBe(200);
    const { mobile_phone_without_dial_code: _, ...shown } = edit;
    // Offers wait for the mailed link, wherever the player opts in [C39].
    expect(answer.body).toMatchObject({
      ...shown,
      date_of_birth: '1991-06-18',
      receive_promos: false,
      receive_sms_promos: false,
    });
    // Never returned, but stored as it was sent.
    const kept = await platform.db.query('SELECT mobile_phone_without_dial_code FROM players WHERE id = $1', [id]);
    expect(kept).toEqual([{ mobile_phone_without_dial_code: edit.mobile_phone_without_dial_code }]);
    const before = await caller.send('GET', '/api/player');
    const foreign = Object.keys(User.shape).filter(field => !(field in edit));
    expect(foreign).toEqual(
      expect.arrayContaining(['verified', 'email', 'id', 'statuses', 'confirmed_at', 'currency']),
    );
    const unknown = ['autologin_link', 'password', 'licence', 'totp_secret', 'terms_accepted_at', 'amount_cents'];
    for (const field of [...foreign, ...unknown]) {
      const value = field in User.shape ? sampleOf(Reflect.get(User.shape, field)) : 'x';
      const sent = { [field]: value, city: 'Hacked' };
      expect((await caller.send('PATCH', '/api/player', sent)).status, field).toBe(422);
    }
    expect((await caller.send('GET', '/api/player')).body).toEqual(before.body);
    expect((await caller.send<User>('GET', '/api/player')).body.id).toBe(id);
  });

  it('reports what is wrong with each field of a profile edit [CALL-022] [VALID-024] [VALID-029] [VALID-042]', async () => {
    const { caller } = await newPlayer('wrong@example.com');
    const answer = await caller.send('PATCH', '/api/player', {
      nickname: 'a!',
      mobile_phone: '12x',
      postal_code: '10115',
      country: 'FR',
    });
    expect(answer.body).toMatchObject({
      refusal: 'invalid',
      errors: {
        nickname: ['VALIDATION.NICKNAME.CHARACTERS'],
        mobile_phone: ['VALIDATION.PHONE.INVALID'],
        country: ['VALIDATION.COMMON.NOT_ALLOWED'],
      },
    });
    expect((await caller.send('PATCH', '/api/player', { postal_code: '10115' })).body).toMatchObject({
      errors: { postal_code: ['VALIDATION.POSTAL_CODE.INVALID'] },
    });
  });

  it('a profile edit cannot bypass the age check, which is repeated for a new province, postal code, country or birthday [C25] [A20]', async () => {
    const { caller } = await newPlayer('young@example.com', { date_of_birth: '01/06/2008', state: 'QC' });
    for (const edit of [
      { state: 'Ontario' },
      { postal_code: 'M5V 3L9' },
      { country: 'EE' },
      { date_of_birth: '01/06/2010' },
    ]) {
      const answer = await caller.send('PATCH', '/api/player', edit);
      expect(answer.body, JSON.stringify(edit)).toMatchObject({ refusal: 'under_age' });
    }
    expect((await caller.send('PATCH', '/api/player', { state: 'Quebec' })).status).toBe(200);
  });

  it('checks the age against the country in the edit, or against the stored country if the edit has none: 21 in Estonia [VALID-036] [C25]', async () => {
    const { caller } = await newPlayer('estonian@example.com', { country: 'EE', date_of_birth: '20/11/2005' });
    const edit = (change: object) => caller.send('PATCH', '/api/player', change);
    const tooYoung = { refusal: 'under_age', errors: { date_of_birth: ['VALIDATION.BIRTH_DAY.MIN'] } };
    expect((await edit({ date_of_birth: '21/11/2005' })).body).toMatchObject(tooYoung);
    expect((await edit({ date_of_birth: '21/11/2005', country: 'EE' })).body).toMatchObject(tooYoung);
    expect((await edit({ date_of_birth: '21/11/2005', country: 'DE' })).status).toBe(200);
    expect((await edit({ country: 'EE' })).body).toMatchObject(tooYoung);
  });

  it('fills in an empty province from the postal code, and leaves it empty without a postal code [VALID-023]', async () => {
    const { caller } = await newPlayer('state@example.com', { country: 'AU' });
    const edits = [{ city: 'Sydney' }, { postal_code: '2000' }, { postal_code: '3000' }, { state: '' }];
    for (const [at, state] of [null, 'NSW', 'NSW', 'VIC'].entries())
      expect((await caller.send<User>('PATCH', '/api/player', edits[at])).body.state).toBe(state);
  });

  it('the profile clears the province when the country changes', async () => {
    const { caller } = await newPlayer('moves@example.com', { country: 'CA', state: 'ON' });
    const edit = (change: object) => caller.send<User>('PATCH', '/api/player', change);
    expect((await edit({ country: 'DE' })).body.state).toBeNull();
    expect((await edit({ country: 'CA', state: 'Île-du-Prince-Édouard' })).body.state).toBe('PE');
    expect((await edit({ country: 'AU', postal_code: '2000' })).body.state).toBe('NSW');
  });

  it('refuses a province that the country does not have, and names and places of symbols', async () => {
    const { caller } = await newPlayer('symbols@example.com', { country: 'CA' });
    const edit = { state: 'Bavaria', first_name: '😀', city: '🏠', address: '12 King St' };
    expect((await caller.send('PATCH', '/api/player', edit)).body).toMatchObject({
      refusal: 'invalid',
      errors: {
        state: ['VALIDATION.COMMON.NOT_ALLOWED'],
        first_name: ['VALIDATION.NAME.CHARACTERS'],
        city: ['VALIDATION.PLACE.CHARACTERS'],
      },
    });
  });

  it('reports the minimum age in the player’s province [D7]', async () => {
    const { caller } = await newPlayer('ages@example.com', { country: 'CA', state: 'ON' });
    expect((await caller.send<User>('GET', '/api/player')).body.min_age).toBe(19);
    expect((await caller.send<User>('PATCH', '/api/player', { state: 'Quebec' })).body.min_age).toBe(18);
  });

  it('locks the name, birthday and country of a verified player [A20]', async () => {
    const { caller, id } = await newPlayer('verified@example.com', { first_name: 'Mira' });
    await platform.db.query('UPDATE players SET verified = true WHERE id = $1', [id]);
    for (const edit of [
      { first_name: 'Other' },
      { last_name: 'Other' },
      { date_of_birth: '01/01/1980' },
      { country: 'DE' },
    ]) {
      expect((await caller.send('PATCH', '/api/player', edit)).body).toMatchObject({ refusal: 'forbidden' });
    }
    expect((await caller.send('PATCH', '/api/player', { first_name: 'Mira', city: 'Oslo' })).status).toBe(200);
  });

  it('audits which profile fields changed and by whom, without their values [C36] [A44]', async () => {
    const { caller, id } = await newPlayer('trail@example.com');
    const lines = () =>
      platform.db.query<{ actor: string; action: string; after: string[]; whole: string }>(
        `SELECT actor, action, after, a::text AS whole FROM audit a
         WHERE subject = $1 AND action <> 'player.terms_accepted' ORDER BY line`,
        [`player:${id}`],
      );
    const edit = { city: 'Tromsoe', address: 'Storgata 7' };
    expect((await caller.send('PATCH', '/api/player', edit)).status).toBe(200);
    expect((await caller.send('PATCH', '/api/player', { ...edit, city: 'Bodoe' })).status).toBe(200);
    expect((await caller.send('PATCH', '/api/player', { ...edit, city: 'Bodoe' })).status).toBe(200);
    const written = await lines();
    expect(written.map(({ actor, action, after }) => [actor, action, after.toSorted()])).toEqual([
      [`player:${id}`, 'player.profile_changed', ['address', 'city']],
      [`player:${id}`, 'player.profile_changed', ['city']],
    ]);
    for (const { whole } of written) expect(whole).not.toMatch(/Tromsoe|Storgata|Bodoe/);
    expect(await firstBrokenAuditLine(platform.db)).toBeNull();
  });

  it('shows the stored bonus fields, profession and registration date [ENTITY-001]', async () => {
    const { caller, id } = await newPlayer('columns@example.com');
    for (const shown of [
      {
        can_issue_bonuses: false,
        deposit_bonus_code: 'TAKEOFF',
        profession: 'Beekeeper',
        created_at: '2025-03-14T09:26:53.589Z',
      },
      { can_issue_bonuses: true, deposit_bonus_code: null, profession: null, created_at: '2024-02-29T23:59:59.999Z' },
    ]) {
      await platform.db.query(
        `UPDATE players SET can_issue_bonuses = $2, deposit_bonus_code = $3, profession = $4, created_at = $5
         WHERE id = $1`,
        [id, ...Object.values(shown)],
      );
      expect((await caller.send('GET', '/api/player')).body).toMatchObject(shown);
    }
  });

  it("never shows a secret column of the player's row [A22] [ENTITY-001]", async () => {
    const { caller, id } = await newPlayer('secret@example.com');
    await platform.db.query(`UPDATE players SET totp_secret = 'CANARYCANARYCANA' WHERE id = $1`, [id]);
    const answer = await caller.send<User>('GET', '/api/player');
    expect(JSON.stringify(answer.body)).not.toMatch(/CANARY|argon2|password|autologin/);
    expect(answer.body.two_factor_enabled).toBe(true);
  });

  it.each([['terms_accepted_at', 'terms_acceptance'], ['country'], ['date_of_birth']])(
    'reports %s as missing from the registration [ENTITY-001]',
    async (column, field = column) => {
      const { caller, id } = await newPlayer(`missed-${column.replaceAll('_', '-')}@example.com`);
      expect((await caller.send<User>('GET', '/api/player')).body.auth_fields_missed).toEqual([]);
      await platform.db.query(`UPDATE players SET ${column} = NULL WHERE id = $1`, [id]);
      expect((await caller.send<User>('GET', '/api/player')).body.auth_fields_missed).toEqual([field]);
    },
  );
});

describe('other player data', () => {
  it("stores the player's language [CALL-027] [STATE-018]", async () => {
    const { caller } = await newPlayer('language@example.com');
    expect((await caller.send('PATCH', '/api/player/update_locale', { locale: 'fr-CA' })).status).toBe(204);
    expect((await caller.send<User>('GET', '/api/player')).body.language).toBe('fr-CA');
    expect((await caller.send('PATCH', '/api/player/update_locale', { locale: 'xx' })).status).toBe(422);
  });

  it('returns a realtime token for the calling player only, and an anonymous token for a guest [CALL-023] [ENTITY-019] [A39]', async () => {
    const { caller, id } = await newPlayer('settings@example.com');
    type Settings = { realtime: { user: string; url: string; token: string } };
    const mine = await caller.send<Settings>('GET', '/api/player/settings');
    const payload = Buffer.from(mine.body.realtime.token.split('.')[1] ?? '', 'base64url').toString();
    const claims: Record<string, unknown> = JSON.parse(payload);
    expect(claims['sub']).toBe(String(id));
    expect(mine.body.realtime).toMatchObject({ user: String(id), url: '/connection/websocket' });
    const guest = await platform.caller().send<Settings>('GET', '/api/player/settings');
    expect(guest.body.realtime).toMatchObject({ user: '', url: '/connection/websocket' });
  });
});

describe('play statistics', () => {
  type Kind = 'deposit' | 'stake' | 'win' | 'roll_back';
  const move = (id: number, kind: Kind, amount: bigint, reference: string) =>
    platform.db.transaction(tx =>
      post(tx, platform.deps, {
        kind,
        reference,
        legs: [
          { account: playerAccount(id, 'cash', 'CAD'), amount },
          { account: houseAccount('games', 'CAD'), amount: -amount },
        ],
      }),
    );
  const statsOf = async (caller: TestCaller, zone = 'America/Toronto') =>
    (await caller.send('GET', `/api/player/stats?time_zone=${zone}`)).body;
  const staked = (cents: number) => ({ staked_cents: cents, returned_cents: 0, net_cents: 0 - cents });

  it('sums the stakes and returns of the day and of the session from the ledger [CALL-024] [C18]', async () => {
    const { caller, id } = await newPlayer('stats@example.com');
    await move(id, 'deposit', 10_000n, 'stats:deposit');
    await move(id, 'stake', -700n, 'stats:1');
    await move(id, 'win', 250n, 'stats:2');
    await move(id, 'stake', -300n, 'stats:3');
    await move(id, 'roll_back', 300n, 'stats:4');
    const sums = { staked_cents: 700, returned_cents: 250, net_cents: -450 };
    expect(await statsOf(caller)).toMatchObject({ currency: 'CAD', today: sums, session: sums });
    expect((await platform.caller().send('GET', '/api/player/stats')).status).toBe(401);
  });

  it('restarts the session totals at each sign-in, and the daily totals at midnight in the player’s time zone [CALL-024]', async () => {
    const email = 'two-sessions@example.com';
    const { id } = await newPlayer(email);
    await move(id, 'deposit', 10_000n, 'sessions:deposit');
    await move(id, 'stake', -700n, 'sessions:1');
    const { dayOf, startOf } = localDays('America/Toronto');
    const midnight = startOf(shiftDay(dayOf(platform.clock.now()), 1));
    platform.clock.advance(midnight.getTime() - 600_000 - platform.clock.now().getTime());
    const caller = platform.caller({ ip: `198.19.${addresses++}.1` });
    const began = platform.clock.now();
    const user = { email, password: signUpForm.password };
    expect((await caller.send('POST', '/api/users/sign_in', { user })).status).toBe(200);
    platform.clock.advance(60_000);
    await move(id, 'stake', -300n, 'sessions:2');
    const session_started_at = began.toISOString();
    // Thirty minutes after the latest call, and twelve hours after the session began.
    const ends = () => ({
      session_idle_at: new Date(platform.clock.now().getTime() + 30 * 60_000).toISOString(),
      session_ends_at: new Date(began.getTime() + 12 * 3_600_000).toISOString(),
      login_hours_at: null,
    });
    expect(await statsOf(caller)).toEqual({
      currency: 'CAD',
      session_started_at,
      visit_started_at: expect.any(String),
      ...ends(),
      now: platform.clock.now().toISOString(),
      today: staked(1_000),
      session: staked(300),
    });
    platform.clock.advance(600_000);
    expect(await statsOf(caller)).toEqual({
      currency: 'CAD',
      session_started_at,
      visit_started_at: expect.any(String),
      ...ends(),
      now: platform.clock.now().toISOString(),
      today: staked(0),
      session: staked(300),
    });
  });
});
