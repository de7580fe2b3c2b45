import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useBoxes } from '../app/features/lootbox/use-boxes.ts';
import { useFreeSpins } from '../app/features/profile/gifts/use-free-spins.ts';
import { useNotices } from '../app/shared/notices/notice-store.ts';
import NoticeWatch from '../app/shared/notices/notice-watch.tsx';
import { playerQueries } from '../app/shared/player/query-client.ts';
import { useOwnTournaments } from '../app/shared/player/tournaments-query.ts';
import { usePoints } from '../app/shared/points/points-query.ts';
import { playerWith, show } from '../app/testing/show.tsx';

/** The message handlers of each channel; tests call them as the connection would. */
const channels = vi.hoisted(() => new Map<string, ((data: unknown) => void)[]>());
vi.mock('../app/shared/realtime/use-channel.ts', () => ({
  useChannel: (channel: string, onMessage: (data: unknown) => void) =>
    void channels.set(channel, [...(channels.get(channel) ?? []), onMessage]),
}));

const answers: Readonly<Record<string, unknown>> = {
  '/api/player/comp_points': { chargeable: { points: 5 }, persistent: { points: 0 } },
  '/api/player/stats': { currency: 'EUR', now: '2026-11-20T12:00:00Z', session_started_at: null, today: {} },
};
let asked: string[] = [];

function Promotions() {
  const points = usePoints(7);
  useFreeSpins(7);
  useBoxes([]);
  useOwnTournaments(7);
  const { list } = useNotices();
  return (
    <p>
      {points?.chargeable.points} points. {list.map(({ notice }) => notice.text).join(' ')}
    </p>
  );
}

beforeEach(async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.split('?')[0] ?? '';
    asked.push(path);
    return Response.json(answers[path] ?? []);
  });
  show(
    <QueryClientProvider client={playerQueries()}>
      <Promotions />
      <NoticeWatch playerId={7} />
    </QueryClientProvider>,
    playerWith(),
  );
  await screen.findByText(/5 points/);
  await waitFor(() => expect(channels.has('tournaments_statuses#7')).toBe(true));
  await waitFor(() => expect(playerQueries().isFetching()).toBe(0));
  asked = [];
});
afterEach(() => {
  cleanup();
  playerQueries().clear();
  channels.clear();
});

const says = (channel: string, data: unknown) =>
  act(async () => {
    for (const hear of channels.get(`${channel}#7`) ?? []) hear(data);
  });

const place = { title: 'Race', frontend_identifier: 'race', award_place: 2, previous_place: 4 };
it.each([
  { channel: 'comps_award', data: { points: 6 }, path: '/api/player/comp_points', tags: '[RT-003] [PRT-003]' },
  { channel: 'freespins_changes', data: { id: '1' }, path: '/api/player/freespins', tags: '[RT-005] [PRT-005]' },
  { channel: 'lootboxes_changes', data: { id: '1' }, path: '/api/player/lootboxes', tags: '[PRT-006]' },
  { channel: 'tournaments_statuses', data: place, path: '/api/tournaments/player', tags: '[RT-008] [PRT-007]' },
])('a message on $channel reloads $path, whether it can be read or not $tags', async ({ channel, data, path }) => {
  for (const message of [data, null]) {
    await says(channel, message);
    await waitFor(() => expect(asked).toContain(path));
    await waitFor(() => expect(playerQueries().isFetching()).toBe(0));
    asked = [];
  }
});

it('a changed place in a tournament adds a notification with the previous place [RT-008] [PRT-007]', async () => {
  await says('tournaments_statuses', place);
  expect(await screen.findByText(/Before: place 4/)).toBeTruthy();
});
