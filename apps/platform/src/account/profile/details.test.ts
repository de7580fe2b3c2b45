import { randomUUID } from 'node:crypto';
import type { User } from '@liftoff/contract/account/account';
import type { PlayerDetails } from '@liftoff/contract/account/details';
import { beforeEach, describe, expect, it } from 'vitest';
import { signInDemo } from '../../testing/play.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { payByCard, withdraw } from '../../testing/withdraw.ts';
import { reauthMaxAgeMs } from '../../http/admission/needs-reauth.ts';
import { detailsOf, missingDetails } from './asked-details.ts';

let player: TestCaller;
const iban = 'EE38 2200 2210 2014 5685';
const given = { personal_id: '38001085718', iban, account_holder: 'Kadri Tamm' };
const required = ['VALIDATION.COMMON.FIELD_NAME_REQUIRED'];
const all = ['personal_id', 'iban', 'account_holder'];

const platform = usePlatform({ seed: 'small' });
beforeEach(async () => {
  await platform.db.query('UPDATE players SET personal_id = NULL, iban = NULL, account_holder = NULL');
  player = await signInDemo(platform, 'estonia@liftoff.test');
});

const details = async (caller = player) => (await caller.send<PlayerDetails>('GET', '/api/player/details')).body;
const give = (body: object, caller = player) =>
  caller.send<PlayerDetails & { refusal?: string }>('PATCH', '/api/player/details', body, {
    'idempotency-key': randomUUID(),
  });
const kept = async () => {
  const [row] = await platform.db.query<Record<string, string | null>>(
    `SELECT personal_id, iban, account_holder FROM players WHERE email = 'estonia@liftoff.test'`,
  );
  return row;
};

describe('details that a licence requires in addition to the profile [CALL-044]', () => {
  it('shows players which details are required and which are already stored, but never the stored values', async () => {
    expect(await details()).toEqual({ asked: { deposit: [], cashout: all }, known: [] });
    expect((await give({ personal_id: given.personal_id })).body.known).toEqual(['personal_id']);
    const profile = await player.send<User>('GET', '/api/player');
    expect(JSON.stringify([await details(), profile.body])).not.toContain(given.personal_id);
    const elsewhere = await signInDemo(platform);
    expect(await details(elsewhere)).toEqual({ asked: { deposit: [], cashout: [] }, known: [] });
    expect((await platform.caller().send('GET', '/api/player/details')).status).toBe(401);
  });

  it('validates details, stores none if one is invalid, and audits only the names of the changed fields [VALID-027] [VALID-044] [VALID-045] [VALID-050]', async () => {
    const wrong = await give({ personal_id: '3800108571', iban: 'LT121000011101001000', account_holder: 'Kätlin' });
    expect(wrong).toMatchObject({
      status: 422,
      body: {
        refusal: 'invalid',
        errors: {
          personal_id: ['VALIDATION.PERSONAL_ID.LENGTH'],
          iban: ['VALIDATION.IBAN.LITHUANIA'],
          account_holder: ['VALIDATION.COMMON.ENGLISH_LETTERS'],
        },
      },
    });
    expect((await give({ personal_id: '3800108571X' })).body).toMatchObject({
      errors: { personal_id: ['VALIDATION.COMMON.INTEGER'] },
    });
    expect((await give({ ...given, iban: '' })).status).toBe(422);
    expect(await kept()).toEqual({ personal_id: null, iban: null, account_holder: null });
    expect((await give(given)).status).toBe(200);
    expect(await kept()).toEqual({ ...given, iban: 'EE382200221020145685' });
    const trail = await platform.db.query<{ after: unknown }>(
      `SELECT after FROM audit WHERE action = 'player.details_changed' ORDER BY line DESC LIMIT 1`,
    );
    expect(trail).toEqual([{ after: all }]);
  });

  it('requires a recently entered password to change a detail, but not to give it for the first time [A11]', async () => {
    platform.clock.advance(reauthMaxAgeMs + 1);
    expect((await give(given)).status).toBe(200);
    expect((await give(given)).status).toBe(200);
    expect((await give({ iban: 'DE89370400440532013000' })).body.refusal).toBe('reauth');
    expect((await give({ account_holder: 'Someone Else' })).body.refusal).toBe('reauth');
    player = await signInDemo(platform, 'estonia@liftoff.test');
    expect((await give({ iban: 'DE89370400440532013000' })).status).toBe(200);
    expect((await kept())?.iban).toBe('DE89370400440532013000');
  });

  it("accepts only the player's own name as account holder, ignoring accents, case and word order [C24]", async () => {
    await platform.db.query(`UPDATE players SET last_name = 'Mägi-Kõrv' WHERE email = 'estonia@liftoff.test'`);
    try {
      for (const account_holder of ['Someone Else', 'Kadri Tamm', 'Kadri', 'Kadrin Magi Korv'])
        expect((await give({ account_holder })).body, account_holder).toMatchObject({
          refusal: 'invalid',
          errors: { account_holder: ['VALIDATION.ACCOUNT_HOLDER.OTHER'] },
        });
      for (const account_holder of ['MAGI-KORV kadri', 'Kadri Maegi Korv'])
        expect((await give({ account_holder })).body.known, account_holder).toEqual(['account_holder']);
    } finally {
      await platform.db.query(`UPDATE players SET last_name = 'Tamm' WHERE email = 'estonia@liftoff.test'`);
    }
  });

  it('a personal id cannot be changed once the player is verified [A20]', async () => {
    await give(given);
    const other = await give({ personal_id: '49403136526' });
    expect(other).toMatchObject({
      status: 403,
      body: { refusal: 'forbidden', errors: { personal_id: ['VALIDATION.COMMON.LOCKED'] } },
    });
    expect((await kept())?.personal_id).toBe(given.personal_id);
  });
});

describe('required details before a withdrawal', () => {
  it('refuses a fiat withdrawal until all details that the licence requires are stored [CALL-044]', async () => {
    await payByCard(platform, player, 10_000);
    expect((await withdraw(player)).body).toMatchObject({
      refusal: 'profile_incomplete',
      errors: { personal_id: required, iban: required, account_holder: required },
    });
    await give({ personal_id: given.personal_id, iban: given.iban });
    expect((await withdraw(player)).body).toMatchObject({ errors: { account_holder: required } });
    await give({ account_holder: given.account_holder });
    expect((await withdraw(player)).status).toBe(201);
  });

  it('refuses a withdrawal while the stored account holder is not the player, no matter when the name was entered [C24]', async () => {
    await payByCard(platform, player, 10_000);
    await give(given);
    await platform.db.query(`UPDATE players SET account_holder = 'Someone Else' WHERE email = 'estonia@liftoff.test'`);
    expect((await details()).known).toEqual(['personal_id', 'iban']);
    expect((await withdraw(player)).body).toMatchObject({
      refusal: 'profile_incomplete',
      errors: { account_holder: required },
    });
    await give({ account_holder: given.account_holder });
    expect((await withdraw(player)).status).toBe(201);
  });

  it('requires only the details needed in the context, and none for cryptocurrencies or an unknown licence', () => {
    const name = { first_name: 'Kadri', last_name: 'Tamm' };
    const row = { ...name, licence: 'EE', personal_id: '1', iban: null, account_holder: null };
    const fiat = { fiat: true };
    expect(missingDetails(row, 'cashout', fiat)).toEqual(['iban', 'account_holder']);
    expect(missingDetails(row, 'deposit', fiat)).toEqual([]);
    expect(missingDetails(row, 'cashout', { fiat: false })).toEqual([]);
    expect(detailsOf({ ...row, licence: 'nowhere' })).toEqual({
      asked: { deposit: [], cashout: [] },
      known: ['personal_id'],
    });
  });
});

it('refuses a deposit until all details that the licence requires are stored [CALL-044]', async () => {
  const { licencePolicy } = await import('../../market/licence-policy.ts');
  const licence = licencePolicy.licences['EE'];
  if (!licence) throw new Error('There is no licence EE');
  const before = licence.details_asked;
  licence.details_asked = { deposit: ['personal_id'], cashout: [] };
  try {
    const deposit = () =>
      player.send(
        'POST',
        '/payments/deposits',
        { method_id: 'card', amount_cents: 2_000, currency: 'EUR' },
        { 'idempotency-key': randomUUID() },
      );
    expect((await deposit()).body).toMatchObject({
      refusal: 'profile_incomplete',
      errors: { personal_id: required },
    });
    await give({ personal_id: given.personal_id });
    expect((await deposit()).status).toBe(201);
  } finally {
    licence.details_asked = before;
  }
});
