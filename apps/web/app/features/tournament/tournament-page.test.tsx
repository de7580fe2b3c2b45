import type { TournamentStatus } from '@liftoff/contract/tournament';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useOwnTournaments } from '../../shared/player/tournaments-query.ts';
import { inEnglish, playerWith, show } from '../../testing/show.tsx';
import { Countdown } from './countdown.tsx';
import JoinDialog from './join-dialog.tsx';
import { Podium } from './podium.tsx';
import { OwnCard } from './player-tournament.tsx';
import RemindButton from './remind-button.tsx';
import { RulesCard } from './rules-card.tsx';
import { Standings } from './standings.tsx';
import type { TournamentData } from './tournament-data.ts';

const startMs = Date.parse('2026-11-20T00:00:00.000Z');
const dayMs = 86_400_000;
const cup: TournamentData = {
  id: 'one',
  slug: 'cup',
  title: 'Comet Cup',
  status: 'active',
  startAt: new Date(startMs).toISOString(),
  endAt: new Date(startMs + 3 * dayMs).toISOString(),
  isFinal: false,
  isCancelled: false,
  players: 60,
  currency: 'EUR',
  strategy: 'ratio_sum',
  entry: 'confirm',
  costPoints: 0,
  roundsMax: 20,
  graceMinutes: 0,
  minimums: ['€0.50'],
  games: [{ name: 'Pokies', category: 'slots' }],
  weights: [],
  prizes: [
    { from: 1, to: 1, rewards: [{ type: 'money', amount: '€600' }] },
    { from: 2, to: 3, rewards: [{ type: 'points', points: 50 }] },
  ],
  pool: '€600',
  board: [
    { place: 1, nickname: 'Vega N***', points: 12.5, isSandbox: true },
    { place: 2, nickname: 'Mira K***', points: 7, isSandbox: false },
  ],
};
const own: TournamentStatus = {
  tournament_id: 'one',
  title: 'Comet Cup',
  frontend_identifier: 'cup',
  award_place: 47,
  nickname: 'Ada***',
  points: 3.5,
  rounds: 4,
  rounds_left: 16,
  bets: [{ currency: 'EUR', amount_cents: 4_860 }],
  next: { place: 3, points: 2.25 },
  around: [],
  joined_at: cup.startAt,
  awarded_at: null,
  disqualified_at: null,
  counting: null,
};
afterEach(cleanup);

const lineAt = (place: number) => ({ place, nickname: `P${place}***`, points: 60 - place, isSandbox: false });

describe('the board', () => {
  it('shows the best players with place, name, points and prize, and marks players for demonstration [PTOUR-005]', () => {
    show(<Standings tournament={cup} />);
    const rows = within(screen.getByRole('table', { name: 'Standings' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map(row => row.textContent)).toEqual(['1Vega N***Sandbox12.5€600', '2Mira K***750 points']);
  });

  it('shows the rows around the player below the best, with the player’s own row marked', () => {
    const around = [46, 47, 48].map(lineAt);
    show(<Standings tournament={cup} around={around} ownPlace={47} />);
    const mine = screen.getAllByRole('row').find(row => row.getAttribute('aria-current') === 'true');
    expect(mine?.textContent).toContain('47You');
    expect(screen.getByText('P46***')).toBeTruthy();
    expect(screen.getByText('···')).toBeTruthy();
  });

  it('shows no gap above rows that follow the best players', () => {
    show(<Standings tournament={cup} around={[1, 2, 3, 4, 5].map(lineAt)} ownPlace={3} />);
    expect(screen.getAllByRole('row')).toHaveLength(6);
    expect(screen.queryByText('···')).toBeNull();
  });

  it('shows the player’s own points in their row, also if the board is older than the standing', () => {
    const line = (place: number, nickname: string, points: number) => ({ place, nickname, points, isSandbox: false });
    const around = [line(1, 'Vega N***', 12.5), line(2, 'Ada***', 9), line(3, 'Mira K***', 7)];
    show(<Standings tournament={cup} around={around} ownPlace={2} />);
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map(row => row.textContent)).toEqual(['1Vega N***12.5€600', '2You950 points', '3Mira K***750 points']);
  });

  it('says whether it is empty, provisional or final', () => {
    show(<Standings tournament={{ ...cup, board: [] }} />);
    expect(screen.getByText('The board is still empty')).toBeTruthy();
    cleanup();
    show(<Standings tournament={{ ...cup, board: [], status: 'archive' }} />);
    expect(screen.getByText('Nobody is on this board')).toBeTruthy();
    cleanup();
    show(<Standings tournament={{ ...cup, status: 'archive' }} />);
    expect(screen.getByText('Provisional until all rounds are counted')).toBeTruthy();
    cleanup();
    show(<Standings tournament={{ ...cup, status: 'archive', isFinal: true }} />);
    expect(screen.getByRole('heading', { name: 'Final standings' })).toBeTruthy();
  });
});

describe('the podium', () => {
  it('shows the first three players side by side and the next five in a table', () => {
    const board = Array.from({ length: 12 }, (_, at) => ({
      place: at + 1,
      nickname: `P${at + 1}***`,
      points: 12 - at,
      isSandbox: false,
    }));
    show(<Podium tournament={{ ...cup, board }} />);
    const steps = screen.getAllByRole('listitem').map(step => step.textContent);
    expect(steps).toEqual(['1P1***12 points€600', '2P2***11 points50 points', '3P3***10 points50 points']);
    const rows = within(screen.getByRole('table', { name: 'Standings' })).getAllByRole('row');
    expect(rows.slice(1).map(row => row.textContent)).toEqual([4, 5, 6, 7, 8].map(at => `${at}P${at}***${13 - at}–`));
  });

  it('the leaderboard marks the player’s place on a step, or shows the rows around it below the table', () => {
    const { rerender } = show(<Podium tournament={cup} ownPlace={2} />);
    expect(screen.getAllByRole('listitem').map(step => step.textContent)).toContain('2You7 points50 points');
    const board = Array.from({ length: 12 }, (_, at) => lineAt(at + 1));
    rerender(
      inEnglish(<Podium tournament={{ ...cup, board }} around={[lineAt(46), lineAt(47)]} ownPlace={47} />, null),
    );
    const rows = screen.getAllByRole('row').map(row => row.textContent);
    expect(rows.slice(-2)).toEqual(['46P46***14–', '47You13–']);
  });

  it('says that the board is empty', () => {
    show(<Podium tournament={{ ...cup, board: [] }} />);
    expect(screen.getByText('The board is still empty')).toBeTruthy();
  });
});

describe('the player’s own standing', () => {
  it('shows bets, place, name, points, what is missing and how many rounds are left [PTOUR-006] [PX-65]', () => {
    show(<OwnCard tournament={cup} own={own} />, playerWith());
    const words = screen.getByRole('region', { name: /You/ }).textContent;
    for (const said of ['Ada***', '47', '3.5', '€48.60', '2.25 points to place 3', '(50 points)', '16 rounds left'])
      expect(words).toContain(said);
  });

  it('says that the player has not joined, and after the end when the prize was given', () => {
    show(<OwnCard tournament={cup} own={undefined} />, playerWith());
    expect(screen.getByText('You haven’t joined')).toBeTruthy();
    cleanup();
    const won = { ...own, award_place: 1, next: null, awarded_at: '2026-11-23T10:00:00.000Z' };
    show(<OwnCard tournament={{ ...cup, status: 'archive', isFinal: true }} own={won} />, playerWith());
    expect(screen.getByText(/^Prize given/)).toBeTruthy();
    expect(screen.queryByText(/rounds left/)).toBeNull();
  });

  it('tells a player with rounds who is not on the board so, without asking for another round', () => {
    show(<OwnCard tournament={cup} own={{ ...own, award_place: null, next: null }} />, playerWith());
    expect(screen.getByText('You’re not on the board.')).toBeTruthy();
    cleanup();
    show(<OwnCard tournament={cup} own={{ ...own, award_place: null, rounds: 0 }} />, playerWith());
    expect(screen.getByText('Your first round that counts puts you on the board.')).toBeTruthy();
  });

  it('tells a disqualified player when they were taken out, and how to object [PX-66]', () => {
    show(<OwnCard tournament={cup} own={{ ...own, disqualified_at: '2026-11-22T10:00:00.000Z' }} />, playerWith());
    expect(screen.getByText(/^You were taken out on Nov 22, 2026/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Write to support' }).getAttribute('href')).toBe('/support');
    expect(screen.queryByText('3.5')).toBeNull();
  });
});

describe('the reminder of a future tournament', () => {
  let stored: string[] = [];
  let sent: string[] = [];
  let refused = false;
  beforeEach(() => {
    [stored, sent, refused] = [[], [], false];
    vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
      if (method === 'GET') return Response.json(stored.map(tournament_id => ({ tournament_id })));
      sent.push(`${method} ${url}`);
      if (refused) return Response.json({ refusal: 'not_found', request_id: 'one' }, { status: 404 });
      stored = method === 'PUT' ? ['one'] : [];
      return new Response(null, { status: 204 });
    });
    show(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RemindButton tournamentId="one" playerId={7} />
      </QueryClientProvider>,
      playerWith(),
    );
  });
  const press = async (name: RegExp) => {
    const button = await screen.findByRole('button', { name });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
    fireEvent.click(button);
  };

  it('is set by the button and removed by it again', async () => {
    await press(/^Remind me/);
    await waitFor(() => expect(screen.getByRole('button', { pressed: true }).textContent).toContain('Reminder set'));
    await press(/^Reminder set/);
    await waitFor(() => expect(screen.getByRole('button', { pressed: false }).textContent).toContain('Remind me'));
    expect(sent).toEqual(['PUT /api/tournaments/one/reminder', 'DELETE /api/tournaments/one/reminder']);
  });

  it('stays unset with a text if the platform refuses it', async () => {
    refused = true;
    await press(/^Remind me/);
    expect((await screen.findByRole('alert')).textContent).toBe('The reminder couldn’t be changed. Try again.');
    expect(screen.getByRole('button').ariaPressed).toBe('false');
  });
});

describe('the timer', () => {
  const at = (now: number, more: Partial<TournamentData> = {}) => {
    show(<Countdown of={{ ...cup, ...more }} now={now} />);
    return screen.queryByRole('timer');
  };

  it('shows the time left to the end while the tournament is active [PTOUR-010]', () => {
    const timer = at(startMs + dayMs + 1_000);
    expect(timer?.getAttribute('aria-label')).toBe('Ends in');
    expect(timer?.textContent).toBe('1day23hrs59min59sec');
  });

  it('shows the time to the start while it is future [PTOUR-011]', () => {
    const timer = at(startMs - 61_000, { status: 'future' });
    expect(timer?.getAttribute('aria-label')).toBe('Starts in');
    expect(timer?.textContent).toBe('0days00hrs01min01sec');
  });

  it('shows a text instead when it is archived or cancelled [PTOUR-012]', () => {
    expect(at(startMs + 4 * dayMs, { status: 'archive' })).toBeNull();
    expect(screen.getByText('Finished')).toBeTruthy();
    cleanup();
    expect(at(startMs + dayMs, { isCancelled: true })).toBeNull();
    expect(screen.getByText('Cancelled')).toBeTruthy();
  });
});

it('the printed rules name minimum stake, games, cap, weights and how ties are decided [PX-60] [PX-64] [PX-65]', () => {
  show(
    <RulesCard
      tournament={{
        ...cup,
        weights: [
          { limit: 97, percent: 100 },
          { limit: null, percent: 10 },
        ],
      }}
    />,
  );
  const words = screen.getByRole('region', { name: 'How points work' }).textContent;
  for (const said of [
    'Each win, divided by its stake',
    'Minimum stake: €0.50',
    'Games that count: Pokies',
    'At most 20 rounds count',
    'Return up to 97%: 100% of the stake counts',
    'Higher return: 10% of the stake counts',
    'the one reached earlier ranks higher',
  ])
    expect(words).toContain(said);
});

describe('joining', () => {
  let sent: { order: string; body: unknown; key: string | null }[] = [];
  const onClose = vi.fn();
  const answer = vi.fn(() => Response.json(own));
  beforeEach(() => {
    sent = [];
    onClose.mockClear();
    vi.stubGlobal('fetch', async (url: string, { method, body, headers }: RequestInit) => {
      sent.push({ order: `${method} ${url}`, body, key: new Headers(headers).get('idempotency-key') });
      return method === 'GET' ? Response.json([own]) : answer();
    });
  });
  const join = () => fireEvent.click(screen.getByRole('button', { name: /^Join/ }));
  const open = (tournament = cup) => {
    const routes = [{ path: '*', element: <JoinDialog tournament={tournament} playerId={7} onClose={onClose} /> }];
    show(<RouterProvider router={createMemoryRouter(routes)} />, playerWith());
  };

  it('asks the player to confirm, and sends nothing if they decline [PTOUR-014] [PTOUR-015]', async () => {
    open();
    expect(screen.getByRole('dialog', { name: 'Join Comet Cup' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(sent).toEqual([]);
  });

  it('sends the confirmation, reloads the player’s tournaments and closes [PTOUR-014] [PTOUR-015] [PCALL-007]', async () => {
    const Own = () => <p>{useOwnTournaments(7)?.length}</p>;
    show(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Own />
        <JoinDialog tournament={cup} playerId={7} onClose={onClose} />
      </QueryClientProvider>,
      playerWith(),
    );
    await waitFor(() => expect(sent).toHaveLength(1));
    join();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(sent.map(({ order }) => order)).toEqual([
      'GET /api/tournaments/player',
      'POST /api/tournaments/one/confirm',
      'GET /api/tournaments/player',
    ]);
    expect(sent[1]?.body).toBe('{"confirmed":true}');
  });

  it('claims nothing without an answer, and repeats the same order so that points are taken once [A24]', async () => {
    answer.mockImplementationOnce(() => {
      throw new TypeError('no connection');
    });
    open({ ...cup, entry: 'points', costPoints: 50 });
    join();
    expect((await screen.findByRole('alert')).textContent).toContain('We didn’t get an answer');
    join();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(sent).toHaveLength(2);
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('names the price before it is taken, and reports missing points in a text of the site [PERR-016]', async () => {
    answer.mockReturnValueOnce(
      Response.json({ refusal: 'invalid', errors: { points: ['SERVER.TEXT'] }, request_id: 'one' }, { status: 422 }),
    );
    open({ ...cup, entry: 'points', costPoints: 50 });
    expect(screen.getByText(/Joining takes 50 points/)).toBeTruthy();
    join();
    expect((await screen.findByRole('alert')).textContent).toBe('You don’t have enough points. Nothing was taken.');
    expect(onClose).not.toHaveBeenCalled();
  });
});
