import type { User } from '@liftoff/contract/account/account';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { giveMoney, launchToken, openFrameOf, signInDemo } from '../../testing/play.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { publishTerms, readTerms } from './terms.ts';

let player: TestCaller;
let version = 1;
const email = 'demo@liftoff.test';
const slot = 'deep-sea-salvage';
const missing = { status: 403, body: { refusal: 'terms_missing' } };

const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  await giveMoney(platform, email, 'EUR', 100_000);
});
beforeEach(async () => {
  platform.clock.advance(60_000);
  player = await signInDemo(platform);
  await accept();
});

const change = { title: 'Complaints', before: 'An answer within 30 days', after: 'An answer within 14 days' };
const publish = async () => {
  version += 1;
  const changes = { 'en-CA': [change], de: [{ ...change, title: 'Beschwerden' }] };
  await publishTerms(platform.db, platform.deps, { version, applies_from: '2026-12-01', changes });
};
const accept = (user: object = { terms_acceptance: true }, caller = player) =>
  caller.send<User>('POST', '/api/auth_providers/update_details', { user });
const missed = async () => (await player.send<User>('GET', '/api/player')).body.auth_fields_missed;
const launch = (mode: 'real' | 'demo') =>
  player.send<{ launch_url: string }>('POST', `/api/games/${slot}/launch`, { mode });
const deposit = () =>
  player.send('POST', '/payments/deposits', { method_id: 'card', amount_cents: 5_000, currency: 'EUR' });

describe('terms newer than those that a player has accepted', () => {
  it('the profile reports new terms as missing until the player accepts them [CALL-037] [ROLE-022] [ENTITY-001]', async () => {
    expect(await missed()).toEqual([]);
    await publish();
    expect(await missed()).toEqual(['terms_acceptance']);
    expect((await accept({})).body.auth_fields_missed).toEqual(['terms_acceptance']);
    const answer = await accept({ terms_acceptance: true, terms_version: version });
    expect(answer).toMatchObject({ status: 200, body: { email, auth_fields_missed: [] } });
    expect(await missed()).toEqual([]);
  });

  it('new terms block real-money launches, frames, stakes and deposits until they are accepted, but not demo play [ROLE-022]', async () => {
    const frame = await openFrameOf(platform, player, slot, 'real');
    const bet = () => {
      platform.clock.advance(10_000);
      return frame.bet(randomUUID(), { engine: 'slot', stake_cents: 20 });
    };
    expect([(await bet()).status, (await deposit()).status]).toEqual([200, 201]);
    const launched = await launch('real');
    await publish();
    expect(await launch('real')).toMatchObject(missing);
    const token = launchToken(launched.body.launch_url);
    expect(await platform.caller().send('POST', '/frame/api/start', { launch_token: token })).toMatchObject(missing);
    expect(await bet()).toMatchObject(missing);
    expect(await deposit()).toMatchObject(missing);
    expect((await launch('demo')).status).toBe(200);
    await accept();
    expect([(await bet()).status, (await deposit()).status, (await launch('real')).status]).toEqual([200, 201, 200]);
  });

  it('refuses to accept a version of the terms that has been replaced since it was shown [CALL-037]', async () => {
    await publish();
    const old = version;
    await publish();
    const refused = { status: 422, body: { refusal: 'invalid', errors: { terms_acceptance: ['changed'] } } };
    expect(await accept({ terms_acceptance: true, terms_version: old })).toMatchObject(refused);
    expect(await missed()).toEqual(['terms_acceptance']);
  });

  it('records and audits the acceptance of terms once, however often it is sent [C36]', async () => {
    await publish();
    await Promise.all(Array.from({ length: 5 }, () => accept()));
    const lines = await platform.db.query<{ after: unknown; ip: string }>(
      `SELECT after, ip FROM audit WHERE action = 'player.terms_accepted' AND after = $1::jsonb`,
      [JSON.stringify({ version })],
    );
    expect(lines).toEqual([{ after: { version }, ip: '203.0.113.7' }]);
  });

  it('a guest cannot accept terms, and a player cannot send a rejection of the terms [CALL-037]', async () => {
    expect(await accept(undefined, platform.caller())).toMatchObject({ status: 401 });
    expect((await accept({ terms_acceptance: false })).status).toBe(422);
  });

  it('returns the current terms with their changes in the requested language, or in the source language if there is no translation [ROLE-022]', async () => {
    await publish();
    const read = async (query: string) =>
      (await platform.caller().send('GET', `/api/info/terms${query}`)).body as { changes: unknown[] };
    expect(await read('')).toEqual({ version, applies_from: '2026-12-01', changes: [change] });
    expect((await read('?locale=de')).changes).toEqual([{ ...change, title: 'Beschwerden' }]);
    expect((await read('?locale=fr-CA')).changes).toEqual([change]);
    version += 1;
    await publishTerms(platform.db, platform.deps, { version, applies_from: '2026-12-01', changes: {} });
    expect((await read('')).changes).toEqual([]);
  });

  it('audits the publication of terms once, and does not audit a corrected text [C36]', async () => {
    await publish();
    await publishTerms(platform.db, platform.deps, { version, applies_from: '2027-01-01', changes: {} });
    const lines = await platform.db.query(`SELECT actor, action FROM audit WHERE subject = $1`, [`terms:${version}`]);
    expect(lines).toEqual([{ actor: 'platform', action: 'terms.published' }]);
    expect((await platform.caller().send('GET', '/api/info/terms')).body).toMatchObject({ applies_from: '2027-01-01' });
  });
});

describe('details missing from the registration', () => {
  it('accepts a missing detail later with the same checks as a profile edit, but does not change a stored one [CALL-037] [C25]', async () => {
    const lacking = async (set: string) => {
      await platform.db.query(`UPDATE players SET ${set} WHERE email = $1`, [email]);
    };
    try {
      await lacking('date_of_birth = NULL, country = NULL, verified = false');
      expect(await missed()).toEqual(['country', 'date_of_birth']);
      expect(await accept({ date_of_birth: '10/12/2015', country: 'DE' })).toMatchObject({ status: 422 });
      expect(await accept({ country: 'US' })).toMatchObject({ status: 422 });
      const answer = await accept({ date_of_birth: '17/05/1990', country: 'DE' });
      expect(answer.body).toMatchObject({ date_of_birth: '1990-05-17', country: 'DE', auth_fields_missed: [] });
      const settled = { status: 422, body: { errors: { country: ['VALIDATION.COMMON.LOCKED'] } } };
      expect(await accept({ country: 'NO' })).toMatchObject(settled);
      expect((await accept({ country: 'DE' })).status).toBe(200);
    } finally {
      await lacking(`date_of_birth = '1990-05-17', country = 'DE', verified = true`);
    }
  });
});

describe('terms.json', () => {
  const written = (text: string) => {
    const feConfigDir = mkdtempSync(join(tmpdir(), 'terms-'));
    onTestFinished(() => rmSync(feConfigDir, { recursive: true, force: true }));
    writeFileSync(join(feConfigDir, 'terms.json'), text);
    return () => readTerms({ feConfigDir });
  };

  it('terms.json sets the current version, and without the file the first version is current', () => {
    expect(readTerms({ feConfigDir: tmpdir() })).toMatchObject({ version: 1, changes: {} });
    expect(written(JSON.stringify({ version: 3, applies_from: '2027-01-01' }))()).toMatchObject({ version: 3 });
  });

  it('an error names terms.json if the file is broken or lacks the source locale', () => {
    for (const text of ['{', '{"version":0}', JSON.stringify({ changes: { de: [change] } })])
      expect(written(text)).toThrow('terms.json is not usable');
  });

  it('publishing an older version of the terms changes nothing, while the text of the current version can be corrected', async () => {
    await publish();
    await accept();
    const older = { version: version - 1, applies_from: '2020-01-01', changes: {} };
    await publishTerms(platform.db, platform.deps, older);
    expect(await missed()).toEqual([]);
    await publishTerms(platform.db, platform.deps, { ...older, version });
    expect((await platform.caller().send('GET', '/api/info/terms')).body).toMatchObject({ applies_from: '2020-01-01' });
    expect(await missed()).toEqual([]);
  });
});
