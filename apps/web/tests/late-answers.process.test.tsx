import 'fake-indexeddb/auto';
import { cleanup } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import NoticeWatch from '../app/shared/notices/notice-watch.tsx';
import { playerQueries } from '../app/shared/player/query-client.ts';
import NewStudioPopup from '../app/shell/visit/new-studio.tsx';
import SurveyWatch from '../app/shell/visit/survey/survey-watch.tsx';
import { playerWith, show } from '../app/testing/show.tsx';

vi.mock('../app/shared/realtime/use-channel.ts', () => ({ useChannel: () => undefined }));

const answers: Record<string, unknown> = {
  '/api/user_limits': [],
  '/api/games_filter': { data: [{ identifier: 'a', provider: 'moon', preview: '/a', tint: '#000' }], meta: {} },
  '/api/games/collections': [],
  '/api/games/providers': [{ id: 'moon', slug: 'moon', title: 'Moon Works', games_count: 3 }],
};
const player = playerWith({}, { statuses: [{ id: '851', name: 'Live' }] });

afterEach(() => {
  cleanup();
  playerQueries().clear();
  vi.restoreAllMocks();
});

it.each<[name: string, part: ReactNode]>([
  ['the notice watch', <NoticeWatch key="notices" playerId={7} />],
  ['the new studio', <NewStudioPopup key="studio" user={player.user} />],
  ['the survey', <SurveyWatch key="survey" busy={false} />],
])('%s changes nothing if a response arrives after it has been unmounted', async (_name, part) => {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const thrown = vi.fn<(error: unknown) => void>();
  process.on('unhandledRejection', thrown);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async (url: string) => {
    await left;
    return Response.json(answers[url.split('?')[0] ?? ''] ?? {});
  });
  const { unmount } = show(<RouterProvider router={createMemoryRouter([{ path: '/', element: part }])} />, player);
  await new Promise(done => setTimeout(done, 50));
  unmount();
  // React reads `window` on every state update, so an update after unmounting throws without it.
  vi.stubGlobal('window', undefined);
  leave();
  await new Promise(done => setTimeout(done, 300));
  vi.unstubAllGlobals();
  process.off('unhandledRejection', thrown);
  expect(thrown).not.toHaveBeenCalled();
  expect(warn.mock.calls.filter(([line]) => /window/.test(String(line)))).toEqual([]);
});
