import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testConfig } from '../testing/test-config.ts';
import { testPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { readHeaderNotices } from './header-notices.ts';

const folder = mkdtempSync(join(tmpdir(), 'header-notices-'));
const text = (message: string, link_text?: string) => ({ message, ...(link_text ? { link_text } : {}) });
const written = [
  {
    id: 'cards',
    icon: 'warning',
    countries: ['DE'],
    from: '2026-11-20T10:00:00Z',
    until: '2026-11-20T22:30:00Z',
    action: '/payments',
    texts: { 'en-CA': text('Cards are slow.', 'See methods'), de: text('Karten dauern länger.', 'Zu den Methoden') },
  },
  { id: 'gold', icon: 'gift', groups: ['259'], texts: { 'en-CA': text('Gold players have a manager.') } },
  { id: 'all', icon: 'info', kind: 'service', texts: { 'en-CA': text('The rules of play have changed.') } },
];

let platform: TestPlatform;
beforeAll(async () => {
  writeFileSync(join(folder, 'header-notices.json'), JSON.stringify(written));
  platform = await testPlatform({ seed: 'small', env: { FE_CONFIG_DIR: folder } });
});
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true });
});

const at = (now: string) => platform.operator().send('POST', '/console/api/clock', { now });
const idsOf = (answer: { body: unknown }) => (answer.body as { id: string }[]).map(({ id }) => id);

describe('header notices', () => {
  it("header notices are selected by the caller's country and the platform's clock, and sent in the requested language [ENTITY-021] [PENTITY-018]", async () => {
    await at('2026-11-20T12:00:00Z');
    const german = await platform.caller({ country: 'DE' }).send('GET', '/api/header_notices?l=de');
    expect(german.body).toEqual([
      {
        id: 'cards',
        icon: 'warning',
        message: 'Karten dauern länger.',
        link_text: 'Zu den Methoden',
        action: '/payments',
      },
      { id: 'all', icon: 'info', message: 'The rules of play have changed.' },
    ]);
    expect(idsOf(await platform.caller({ country: 'CA' }).send('GET', '/api/header_notices?l=de'))).toEqual(['all']);
    await at('2026-11-20T22:30:00Z');
    expect(idsOf(await platform.caller({ country: 'DE' }).send('GET', '/api/header_notices?l=de'))).toEqual(['all']);
  });

  it('header notices for a group are shown only to its players, whatever group the caller requests [ENTITY-021]', async () => {
    const shown = async (email: string) => {
      const caller = platform.caller({ country: 'CA' });
      await caller.send('POST', '/api/users/sign_in', { user: { email, password: 'Liftoff-2026!' } });
      return idsOf(await caller.send('GET', '/api/player/header_notices?l=en-CA&group=259&groups=259'));
    };
    expect(await shown('vip@liftoff.test')).toEqual(['gold', 'all']);
    expect(await shown('demo@liftoff.test')).toEqual(['all']);
    const guest = platform.caller({ country: 'CA' });
    expect(idsOf(await guest.send('GET', '/api/header_notices?l=en-CA&group=259'))).toEqual(['all']);
    expect((await guest.send('GET', '/api/player/header_notices?l=en-CA')).status).toBe(401);
  });

  it('header notices of the kind offer are hidden from players who may not receive promotions, while service notices are still shown [C15] [ENTITY-021]', async () => {
    const email = 'vip@liftoff.test';
    const caller = platform.caller({ country: 'CA' });
    await caller.send('POST', '/api/users/sign_in', { user: { email, password: 'Liftoff-2026!' } });
    const shown = async () => idsOf(await caller.send('GET', '/api/player/header_notices?l=en-CA'));
    const block = (blocked: string) => platform.operator().send('POST', `/console/api/players/${email}`, { blocked });
    expect(await shown()).toEqual(['gold', 'all']);
    await block('cooling_off');
    expect(await shown()).toEqual(['all']);
    await block('none');
    expect(await shown()).toEqual(['gold', 'all']);
    await platform.db.query(
      `INSERT INTO harm (player_id, state, score, level, markers, since)
       SELECT id, '{"days": [], "lastRound": null}', 9, 'high', '{chasing}', now() FROM players WHERE email = $1`,
      [email],
    );
    expect(await shown()).toEqual(['all']);
  });

  it('header notices can be previewed in the console for any country, group and time [ENTITY-021]', async () => {
    const seen = async (query: string) =>
      idsOf(await platform.operator().send('GET', `/console/api/header_notices?${query}`));
    expect(await seen('l=de&country=DE&at=2026-11-20T10:00:00Z')).toEqual(['cards', 'all']);
    expect(await seen('l=de&country=DE&group=259&at=2026-11-20T09:59:59Z')).toEqual(['gold', 'all']);
    expect((await platform.caller().send('GET', '/console/api/header_notices?l=de')).status).toBe(401);
  });
});

it.each([
  ['an action without words', [{ ...written[0], texts: { 'en-CA': text('Cards are slow.') } }]],
  ['an action on another host', [{ ...written[0], action: '//elsewhere.example' }]],
  ['no text in the source language', [{ ...written[2], texts: { de: text('Neu.') } }]],
  ['one id twice', [written[2], written[2]]],
])('a header-notices.json with %s is rejected with an error naming the file', (_what, list) => {
  const broken = mkdtempSync(join(folder, 'broken-'));
  writeFileSync(join(broken, 'header-notices.json'), JSON.stringify(list));
  expect(() => readHeaderNotices(testConfig({ FE_CONFIG_DIR: broken }))).toThrow(
    `${broken}/header-notices.json is not usable`,
  );
});
