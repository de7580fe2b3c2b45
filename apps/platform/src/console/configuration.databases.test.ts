import type { Adventure } from '@liftoff/contract/adventure';
import type { Jackpot } from '@liftoff/contract/jackpot';
import type { VipProgress } from '@liftoff/contract/vip-entities';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { countingGames } from '../jackpot/counting-games.ts';
import { checkPools } from '../jackpot/check-pools.ts';
import { readLevels } from '../jackpot/levels.ts';
import { drawLevels } from '../jackpot/round-settled.ts';
import type { SettledRound } from '../facts/round-listener.ts';
import { publishDocuments } from '../configuration/documents.ts';
import { oneDocument } from '../configuration/document-kind.ts';
import { checkInvariants } from '../ledger/ledger.ts';
import { seedOffers } from '../seed/seed-offers.ts';
import { signInDemo } from '../testing/play.ts';
import { makeCaller } from '../testing/test-caller.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';
import * as z from 'zod';

const ada = 'ada-alone-knows-this';
const platform = usePlatform({ seed: 'small', env: { CONSOLE_STAFF: `ada:${ada}`, RATE_FACTOR: '1000000' } });

interface Version<V> {
  name: string;
  version: number;
  value: V;
  changed_by: string;
  reason: string | null;
}
interface Refused {
  refusal: string;
  errors?: Record<string, string[]>;
}
type Fields = Record<string, unknown>;

let vip: TestCaller;
beforeAll(async () => {
  await platform.db.transaction(tx => seedOffers(tx, platform.deps));
  vip = await signInDemo(platform, 'vip@liftoff.test');
});

const read = async <V = Fields>(name: string, history = false) =>
  (
    await platform
      .operator()
      .send<Version<V>[]>('GET', `/console/api/configuration?name=${name}${history ? '&history=true' : ''}`)
  ).body;
async function inForce<V = Fields>(name: string): Promise<Version<V>> {
  const [version] = await read<V>(name);
  if (version === undefined) throw new Error(`There is no document ${name}`);
  return version;
}
const put = (name: string, version: number, value: unknown, reason = 'a test') =>
  platform.caller().send<Version<unknown> & Refused>(
    'PUT',
    `/console/api/configuration/${name}`,
    { version, value, reason },
    {
      'x-console-token': ada,
    },
  );
const edit = async <V = Fields>(name: string, change: (value: V) => unknown) => {
  const { version, value } = await inForce<V>(name);
  return await put(name, version, change(value));
};
const preview = async (name: string, body: object = {}) =>
  (await platform.operator().send<{ preview: unknown }>('POST', `/console/api/configuration/${name}/preview`, body))
    .body.preview;

describe('editing configuration documents', () => {
  it('the first version of a document is the operator’s file, and an edit has an author, a reason and an audit line [C36]', async () => {
    const first = await inForce<{ neededDays: number }>('vip-adventures');
    expect(first).toMatchObject({ version: 1, changed_by: 'configuration', reason: null, value: { neededDays: 9 } });
    const edited = await put('vip-adventures', 1, { ...first.value, neededDays: 8 }, 'nine days were too many');
    expect(edited.body).toMatchObject({ version: 2, changed_by: 'staff:ada', reason: 'nine days were too many' });
    const history = await read<{ neededDays: number }>('vip-adventures', true);
    expect(history.map(({ version, value }) => [version, value.neededDays])).toEqual([
      [2, 8],
      [1, 9],
    ]);
    const lines = await platform.db.query(
      `SELECT actor, before -> 'version' AS before, after FROM audit
       WHERE action = 'configuration.edited' AND subject = 'configuration:vip-adventures'`,
    );
    expect(lines).toMatchObject([
      { actor: 'staff:ada', before: 1, after: { version: 2, reason: 'nine days were too many' } },
    ]);
  });

  it('an edit of an older version is refused, and nothing is stored', async () => {
    const { version, value } = await inForce('vip-levels');
    expect((await put('vip-levels', version - 1, value)).body.refusal).toBe('rate_changed');
    expect(await read('vip-levels', true)).toHaveLength(version);
  });

  it('of fifty edits of one version at once, exactly one is stored', async () => {
    const { version, value } = await inForce('manage-promotion-pages');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => put('manage-promotion-pages', version, { ...value, quests: true })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await inForce('manage-promotion-pages')).version).toBe(version + 1);
  });

  it.each([
    ['vip-adventures', { neededDays: 40 }, 'value.neededDays'],
    ['vip-adventures', { everyDays: 'often' }, 'value.everyDays'],
    ['vip-adventures', { superPrize: { EUR: 1 } }, 'value.days'],
    ['vip-adventures', { neededday: 3 }, 'value.neededday'],
    ['vip-levels', { percents: { rising_star: 100 } }, 'value.percents.star'],
    ['vip-levels', { other_currencies: { deposits_cents: 0, bets_cents: 1 } }, 'value.other_currencies.deposits_cents'],
    ['manage-promotion-pages', { quests: 'yes' }, 'value.quests'],
  ])('a bad %s is refused with the field named, and the version in force stays', async (name, wrong, field) => {
    const { version, value } = await inForce(name);
    const answer = await put(name, version, { ...value, ...wrong });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors ?? {})).toContain(field);
    expect(await inForce(name)).toMatchObject({ version, value });
  });

  it('a calendar whose prize names no offer is refused with the day named', async () => {
    const { version, value } = await inForce<{ days: { prize: Fields }[] }>('vip-adventures');
    const days = value.days.map((day, at) => (at === 1 ? { ...day, prize: { ...day.prize, offer: 'none' } } : day));
    const { body } = await put('vip-adventures', version, { ...value, days });
    expect(body.errors).toEqual({ 'value.days.1.prize.offer': ['there is no offer none'] });
  });

  it('an unknown document, a missing reason and a caller without the token are refused', async () => {
    expect((await put('secrets', 0, {})).status).toBe(404);
    expect((await put('vip-levels', 1, {}, '')).status).toBe(422);
    const body = { version: 1, value: {}, reason: 'no' };
    expect((await platform.caller().send('PUT', '/console/api/configuration/vip-levels', body)).status).toBe(401);
  });

  it('only a document that can be missing can be removed', async () => {
    expect((await put('vip-levels', (await inForce('vip-levels')).version, null)).status).toBe(422);
    expect((await put('banners-config.it', 0, { banners: [] })).status).toBe(200);
    expect((await put('banners-config.it', 1, null)).body).toMatchObject({ version: 2, value: null });
  });

  it('a changed file becomes a new version, unless staff have edited the document', async () => {
    const of = (value: string) => [oneDocument('motto', { shape: z.string(), file: () => value })];
    await publishDocuments(platform.db, platform.deps, of('one'));
    await publishDocuments(platform.db, platform.deps, of('one'));
    await publishDocuments(platform.db, platform.deps, of('two'));
    expect((await read<string>('motto', true)).map(({ value }) => value)).toEqual(['two', 'one']);
    await platform.db.query(`UPDATE configuration_versions SET changed_by = 'staff:ada' WHERE name = 'motto'`);
    await publishDocuments(platform.db, platform.deps, of('three'));
    expect((await inForce<string>('motto')).value).toBe('two');
  });

  it('an edited document that no longer has its shape prevents startup with an error that names it', async () => {
    await platform.db.query(
      `INSERT INTO configuration_versions (name, version, value, changed_by, changed_at, reason)
       VALUES ('slogan', 1, '7', 'staff:ada', now(), 'a test')`,
    );
    const kinds = [oneDocument('slogan', { shape: z.string(), file: () => 'one' })];
    await expect(publishDocuments(platform.db, platform.deps, kinds)).rejects.toThrow(/document slogan is not usable/);
  });
});

describe('edited documents in force', () => {
  it('an edited calendar is shown to players by every process at once', async () => {
    const other = platform.another();
    await edit<{ superPrize: Fields }>('vip-adventures', value => ({ ...value, neededDays: 7 }));
    const there = makeCaller(other.app, { 'sec-fetch-site': 'same-origin', 'x-test-country': 'CA' });
    for (const [name, value] of vip.cookies) there.cookies.set(name, value);
    for (const caller of [vip, there])
      expect((await caller.send<Adventure>('GET', '/api/adventure')).body.needed_days).toBe(7);
  });

  it('the edge reads the files that staff have edited, and no others', async () => {
    const { body } = await platform.caller().send<Fields>('GET', '/api/info/site_documents');
    expect(body).toMatchObject({ 'vip-adventures': { neededDays: 7 }, 'banners-config.it': null });
    expect(Object.keys(body)).not.toContain('vip-levels');
    expect(Object.keys(body)).not.toContain('jackpots');
  });

  it('edited VIP levels apply from the next quarter, because players rely on the marks they were shown [PX-81]', async () => {
    const mark = async () =>
      (await vip.send<VipProgress>('GET', '/jam/vip_status_progress')).body.marks.map(({ betsCents }) => betsCents)[1];
    await edit<{ thresholds: Fields }>('vip-levels', value => ({
      ...value,
      thresholds: { ...value.thresholds, EUR: { deposits_cents: 700_000, bets_cents: 7_000_000 } },
    }));
    expect(await mark()).toBe(6_000_000);
    platform.clock.advance(Date.parse('2027-01-01T00:00:01Z') - platform.clock.now().getTime());
    vip = await signInDemo(platform, 'vip@liftoff.test');
    expect(await mark()).toBe(7_000_000);
  });

  it.each([
    ['made inactive', { state: 'inactive' as const }],
    ['limited to other games', { categories: ['live'] }],
  ])('a jackpot that was %s is not won, even if a process has not noticed the edit yet', async (_how, change) => {
    const counting = countingGames();
    const stake = 100n;
    const round: SettledRound = {
      playerId: (await vip.send<{ id: number }>('GET', '/api/player')).body.id,
      roundId: randomUUID(),
      game: 'undertow-ways',
      currency: 'EUR',
      stake,
      parts: [{ source: 'cash', grant: null, amount: stake }],
      engine: 'slot',
      win: 0n,
      nickname: 'Mira K***',
      at: platform.clock.now(),
      draw: () => () => 0,
    };
    const isWon = () => platform.db.transaction(async tx => (await drawLevels(platform, counting)(tx, round)) !== null);
    expect(await isWon()).toBe(true);
    const before = await inForce<Jackpot[]>('jackpots');
    const edited = before.value.map(one => (one.identifier === 'mystic' ? { ...one, ...change } : one));
    expect((await put('jackpots', before.version, edited)).status).toBe(200);
    expect(await isWon()).toBe(false);
    expect((await put('jackpots', before.version + 1, before.value)).status).toBe(200);
  });

  it('a jackpot made inactive is not listed, counts no game and keeps its pool [PENTITY-009]', async () => {
    const other = platform.another();
    const counting = countingGames();
    expect(await counting.of(platform.db, 'undertow-ways')).not.toEqual([]);
    await edit<Jackpot[]>('jackpots', value =>
      value.map(jackpot => (jackpot.identifier === 'mystic' ? { ...jackpot, state: 'inactive' } : jackpot)),
    );
    const listed = (await (await other.app.request('/api/jackpots')).json()) as Jackpot[];
    expect(listed.map(({ identifier }) => identifier)).toEqual(['harbour-drop']);
    const totals = (await platform.caller().send<Record<string, object>>('GET', '/api/games/jackpots')).body;
    expect(totals['EUR']).not.toHaveProperty('undertow-ways');
    await counting.refresh(platform.db);
    expect(await counting.of(platform.db, 'undertow-ways')).toEqual([]);
    expect((await readLevels(platform.db)).filter(({ jackpot }) => jackpot === 'mystic')).toHaveLength(4);
  });

  it('a new jackpot gets its pool with its version, once, and a jackpot with a pool cannot be removed [I11]', async () => {
    const level = { id: 90, identifier: 'glow', name: 'Glow', share_ppm: 100, one_in: 500, seed_cents: 100 };
    const fresh = { id: 9, identifier: 'lantern', name: 'Lantern', currency: 'EUR', categories: ['jackpots'] };
    const levels = [{ ...level, start_cents: 5_000 }];
    expect((await edit<object[]>('jackpots', value => [...value, { ...fresh, levels }])).status).toBe(200);
    const listed = async () => (await platform.caller().send<Jackpot[]>('GET', '/api/jackpots')).body;
    const lantern = async () => (await listed()).find(({ identifier }) => identifier === 'lantern')?.levels[0];
    expect(await lantern()).toMatchObject({ amount_cents: 5_000, one_in: 500 });
    const raised = [{ ...level, one_in: 600, start_cents: 9_000 }];
    expect(
      (await edit<object[]>('jackpots', value => [...value.slice(0, -1), { ...fresh, levels: raised }])).status,
    ).toBe(200);
    expect(await lantern()).toMatchObject({ amount_cents: 5_000, one_in: 600 });
    const removed = await edit<object[]>('jackpots', value => value.slice(0, -1));
    expect(removed.body.errors?.['value.levels']?.[0]).toContain('glow of lantern');
    expect(await checkPools(platform.db)).toMatchObject({ intact: true });
    expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
  });
});

describe('edited quests', () => {
  it('an edited quest is listed, and one that was removed is gone', async () => {
    const titles = async () =>
      (await vip.send<{ title: string }[]>('GET', '/api/quests')).body.map(({ title }) => title);
    const before = await titles();
    await edit<{ identifier: string }[]>('quests', value =>
      value.map(item => (item.identifier.startsWith('quest--') ? { ...item, title: 'A longer journey' } : item)),
    );
    expect(new Set(await titles())).toEqual(new Set(['A longer journey']));
    expect((await titles()).length).toBe(before.length);
    await edit<{ identifier: string }[]>('quests', value =>
      value.filter(({ identifier }) => !identifier.startsWith('quest--')),
    );
    expect(await titles()).toEqual([]);
  });

  it('a reward that no offer gives is refused with its level named', async () => {
    const answer = await edit<object[]>('quests', ([first, ...others]) => [
      { ...first, rewards: { 1: { type: 'freespins', offer: 'none', freespins_count: 5 } } },
      ...others,
    ]);
    expect(answer.body.errors).toEqual({ 'value.0.rewards.1.offer': ['there is no offer none'] });
  });
});

describe('previews of configuration documents', () => {
  it('a draft of banners is previewed for a country, a group and a time, and not stored', async () => {
    const banner = { image: '/pictures/scene/launch', title: 'A banner' };
    const banners = [
      { ...banner, id: 'gold', groupIds: [259] },
      { ...banner, id: 'winter', liveTime: { start: '2027-12-01T00:00:00Z' }, countries: ['CA'] },
    ];
    const seen = async (reader: object) => {
      const shown = (await preview('banners-config', { value: { banners }, reader })) as { id: string }[];
      return shown.map(({ id }) => id);
    };
    expect(await seen({})).toEqual([]);
    expect(await seen({ group: '259' })).toEqual(['gold']);
    expect(await seen({ country: 'CA', at: '2027-12-24T00:00:00Z' })).toEqual(['winter']);
    expect(await seen({ country: 'DE', at: '2027-12-24T00:00:00Z' })).toEqual([]);
    expect(await read('banners-config')).toEqual([]);
  });

  it('the calendar is previewed by group, currency and time', async () => {
    const at = '2027-01-20T00:00:00Z';
    expect(await preview('vip-adventures', { reader: { at } })).toBeNull();
    expect(await preview('vip-adventures', { reader: { group: '259', currency: 'NOK', at } })).toMatchObject({
      id: 'adventure-20836',
      days: expect.arrayContaining([expect.objectContaining({ day: '18/01/2027', deposit_cents: 10_000 })]) as unknown,
      super_prize: { currency: 'NOK', amount_cents: 50_000 },
    });
    expect(await preview('vip-adventures', { reader: { group: '259', currency: 'BRL', at } })).toBeNull();
  });

  it('cards, levels, VIP levels, pages and jackpots are previewed as their reader would see them', async () => {
    const inGerman = { reader: { l: 'de', currency: 'CAD' } };
    expect(await preview('shop-card:cash-5', inGerman)).toMatchObject({ rate: { currency: 'CAD', amount_cents: 750 } });
    expect(((await preview('points-levels', inGerman)) as unknown[]).length).toBe(12);
    expect(((await preview('vip-levels', inGerman)) as { betsCents: number }[])[1]?.betsCents).toBe(9_000_000);
    const draft = { value: { quests: true, 'rocket-mart': false } };
    expect(await preview('manage-promotion-pages', draft)).toEqual(['quests']);
    expect(await preview('manage-promotion-pages', { ...draft, reader: { group: '21' } })).toEqual([
      'quests',
      'rocket-mart',
    ]);
    expect(((await preview('jackpots')) as { identifier: string }[]).map(({ identifier }) => identifier)).not.toContain(
      'mystic',
    );
  });
});
