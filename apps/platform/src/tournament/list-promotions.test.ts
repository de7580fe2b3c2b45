import { Promo, type ListedPromotion } from '@liftoff/contract/tournament';
import { describe, expect, it } from 'vitest';
import { signInDemo } from '../testing/play.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';
import { startTournament, tournamentForm } from '../testing/tournaments.ts';

const platform = usePlatform({ seed: 'small', env: { MARKET_RULES: 'strict', RATE_FACTOR: '1000000' } });

const listed = async (by: TestCaller = platform.caller()) =>
  (await by.send<ListedPromotion[]>('GET', '/api/promotions')).body;
const setGroups = (...groups: number[]) =>
  platform.operator().send('POST', '/console/api/players/demo@liftoff.test', { groups });
const idsFor = async (by?: TestCaller) => (await listed(by)).map(({ id }) => id);

describe('the promotions for a visitor', () => {
  it('have the fields of a promotion and a status from their times [PENTITY-020] [PTOUR-007] [PTOUR-008] [PTOUR-009]', async () => {
    const { id, frontend_identifier: identifier } = await startTournament(platform);
    const running = (await listed()).find(one => one.id === id);
    expect(Object.keys(Promo.shape).toSorted()).toEqual(['end_at', 'frontend_identifier', 'id', 'start_at', 'status']);
    expect(Promo.parse(running)).toMatchObject({ id, frontend_identifier: identifier, status: 'active' });
    platform.clock.advance(2 * 3_600_000);
    expect((await listed()).find(one => one.id === id)?.status).toBe('archive');
    const start_at = new Date(platform.clock.now().getTime() + 3_600_000).toISOString();
    const end_at = new Date(platform.clock.now().getTime() + 7_200_000).toISOString();
    const form = tournamentForm(platform, {}, { start_at, end_at });
    const created = await platform.operator().send<{ id: string }>('POST', '/console/api/tournaments', form);
    await platform.operator().send('POST', `/console/api/tournaments/${created.body.id}/start`, { now: false });
    expect((await listed()).find(one => one.id === created.body.id)).toMatchObject({
      status: 'future',
      start_at,
      end_at,
    });
  });

  it('are of every type, each with the slug of its page', async () => {
    await startTournament(platform);
    const slot = { start_at: platform.clock.now().toISOString(), end_at: '2030-01-01T00:00:00.000Z' };
    const terms = { title: 'Draw', price_points: 10, max_per_player: 5, earning: null };
    const prizes = [{ reward: { type: 'points', points: 5 }, count: 1 }];
    await platform.operator().send('POST', '/console/api/lotteries', { slug: 'a-draw', ...terms, ...slot, prizes });
    const found = await listed();
    const slugsOf = (type: string) => found.filter(one => one.type === type).map(({ slug }) => slug);
    expect(slugsOf('lottery')).toContain('a-draw');
    expect(slugsOf('achievement')).toContain('first-light');
    expect(slugsOf('action')).toContain('friday-refuel');
    expect([...new Set(found.map(({ type }) => type))].toSorted()).toEqual([
      'achievement',
      'action',
      'lottery',
      'quest',
      'tournament',
    ]);
  });

  it('are hidden from guests where bonuses are not public, and shown to players there [PX-07]', async () => {
    await startTournament(platform);
    expect(await idsFor(platform.caller({ country: 'EE' }))).toEqual([]);
    expect(await idsFor(platform.caller({ country: 'CA' }))).not.toEqual([]);
    expect(await idsFor(platform.caller({ country: null }))).toEqual([]);
  });

  it('are hidden from players who may not have prizes, as a second account [PX-07]', async () => {
    await startTournament(platform);
    const player = await signInDemo(platform, 'demo@liftoff.test');
    expect(await idsFor(player)).not.toEqual([]);
    await setGroups(100);
    expect(await idsFor(player)).toEqual([]);
    await setGroups();
  });

  it('of a group are listed for its members only [PQUEST-010]', async () => {
    const { id } = await startTournament(platform, { groups: ['21'] });
    const slugs = async (by?: TestCaller) => (await listed(by)).map(({ slug }) => slug);
    expect(await slugs()).not.toContain('tin-explorer');
    expect(await idsFor()).not.toContain(id);
    const player = await signInDemo(platform, 'demo@liftoff.test');
    expect(await idsFor(player)).not.toContain(id);
    await setGroups(21);
    expect(await idsFor(player)).toContain(id);
    expect(await slugs(player)).toContain('tin-explorer');
  });
});
