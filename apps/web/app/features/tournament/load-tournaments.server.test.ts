import type { Tournament } from '@liftoff/contract/tournament';
import { TournamentTerms } from '@liftoff/contract/tournament-terms';
import { describe, expect, it } from 'vitest';
import { stubPage } from '../../testing/stub-page.ts';
import { loadTournament, loadTournaments } from './load-tournaments.server.ts';

const money = (amount_cents: number) => ({ type: 'money', currency: 'EUR', amount_cents }) as const;
const {
  groups: _groups,
  prizes,
  ...terms
} = TournamentTerms.parse({
  strategy: 'bet_sum',
  min_bets: [
    { currency: 'EUR', amount_cents: 50 },
    { currency: 'CAD', amount_cents: 80 },
  ],
  categories: ['slots', 'unknown'],
  entry: 'confirm',
  grace_sec: 90,
  prizes: [
    { place: 1, rewards: [money(600_000), { type: 'points', points: 50 }] },
    { place: 2, rewards: [money(15_000)] },
    { place: 3, rewards: [money(15_000)] },
  ],
});
const cup = (frontend_identifier: string, status: Tournament['status'] = 'active'): Tournament => ({
  id: frontend_identifier,
  frontend_identifier,
  status,
  title: 'Comet Cup',
  currency: 'EUR',
  start_at: '2026-11-20T00:00:00.000Z',
  end_at: '2026-11-27T00:00:00.000Z',
  closes_at: '2026-11-27T00:01:30.000Z',
  in_progress: status === 'active',
  group_ids: [],
  top_players: [{ award_place: 1, nickname: 'Mira K***', points: 12.5, is_sandbox: true }],
  players: 1,
  prizes,
  terms,
  is_final: false,
  is_cancelled: false,
});
const answers = {
  '/api/tournaments': [cup('cup'), cup('quest--m'), cup('nonvisible'), cup('old', 'archive'), cup('next', 'future')],
  '/api/tournaments/cup': cup('cup'),
  '/api/tournaments/old': cup('old', 'archive'),
  '/api/tournaments/gone': 404,
  '/api/games/collections': [{ id: 'slots', title: 'Pokies' }],
  '/api/context': { default_currency: 'CAD', geo: 'CA' },
};
const slugs = async (view: Parameters<typeof loadTournaments>[1]) =>
  (await loadTournaments(stubPage(answers).page, view)).list.tournaments.map(({ slug }) => slug);

describe('the lists of tournaments', () => {
  it('show the tournaments of their address, and never a hidden one [PROUTE-003] [PROUTE-004] [PROUTE-011] [PROUTE-012] [PTOUR-003]', async () => {
    expect(await slugs('tournaments')).toEqual(['cup', 'old', 'next']);
    expect(await slugs('all')).toEqual(['cup', 'quest--m', 'old', 'next']);
    expect(await slugs('archive')).toEqual(['old']);
    expect(await slugs('leaderboard')).toEqual(['cup']);
  });

  it('have whole boards on the leaderboard, and the first places of the list for a board that fails to load', async () => {
    const [first, second] = [
      cup('cup').top_players[0],
      { award_place: 2, nickname: 'Ada***', points: 4, is_sandbox: true },
    ];
    const whole = { ...cup('cup'), top_players: [first, second] };
    const listed = { ...answers, '/api/tournaments': [cup('cup'), cup('lost')], '/api/tournaments/cup': whole };
    const { list } = await loadTournaments(stubPage(listed).page, 'leaderboard');
    expect(list.tournaments.map(({ slug, board }) => [slug, board.length])).toEqual([
      ['cup', 2],
      ['lost', 1],
    ]);
  });

  it('are empty with a retry if the platform does not respond', async () => {
    const { list } = await loadTournaments(stubPage({}).page, 'tournaments');
    expect(list).toMatchObject({ tournaments: [], failed: true });
  });
});

describe('a player', () => {
  /** What a player sees who may be shown these promotions; without any, as a second account [PX-07]. */
  const seenBy = (ids: string[] | number) => {
    const promotions = typeof ids === 'number' ? ids : ids.map(id => ({ id }));
    return stubPage({ ...answers, '/api/player': 401, '/api/promotions': promotions }, { signedIn: true }).page;
  };

  it('is shown the tournaments that the platform lists for them, and none without its list [PX-07]', async () => {
    const { list } = await loadTournaments(seenBy(['cup', 'old']), 'tournaments');
    expect(list.tournaments.map(({ slug }) => slug)).toEqual(['cup', 'old']);
    expect((await loadTournaments(seenBy([]), 'all')).list.tournaments).toEqual([]);
    expect((await loadTournaments(seenBy(503), 'all')).list).toMatchObject({ tournaments: [], failed: true });
  });

  it('does not find the page of a tournament that they may not be shown, but reads the results of an ended one [PX-07]', async () => {
    expect(await loadTournament(seenBy([]), 'cup')).toBeNull();
    expect((await loadTournament(seenBy(['cup']), 'cup'))?.tournament?.slug).toBe('cup');
    expect((await loadTournament(seenBy([]), 'old'))?.tournament?.slug).toBe('old');
  });
});

describe('a tournament', () => {
  it('has its rules and prizes from the data, with amounts formatted in the page’s language [PTOUR-001]', async () => {
    const found = await loadTournament(stubPage(answers).page, 'cup');
    expect(found?.tournament).toMatchObject({
      pool: '€6,300',
      graceMinutes: 2,
      prizes: [
        {
          from: 1,
          to: 1,
          rewards: [
            { type: 'money', amount: '€6,000' },
            { type: 'points', points: 50 },
          ],
        },
        { from: 2, to: 3, rewards: [{ type: 'money', amount: '€150' }] },
      ],
      weights: [
        { limit: 97, percent: 100 },
        { limit: 98, percent: 50 },
        { limit: null, percent: 10 },
      ],
      board: [{ place: 1, nickname: 'Mira K***', points: 12.5, isSandbox: true }],
    });
    expect(found?.tournament?.minimums).toHaveLength(2);
  });

  it('is not found under an unknown slug, and is empty without an answer [PROUTE-009] [PERR-002]', async () => {
    expect(await loadTournament(stubPage(answers).page, 'gone')).toBeNull();
    expect(await loadTournament(stubPage({}).page, 'cup')).toMatchObject({ tournament: null });
  });
});
