import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { queryKeys } from '../../calls/query-keys.ts';
import { reportSessionLost } from '../../calls/session-lost.ts';
import { onChatUserCleared } from '../chat-user.ts';
import { keepPreference, keepSessionPreference, readSessionPreference } from '../../preferences/preferences.ts';
import { openNoticeDatabase } from '../../notices/notice-database.ts';
import { addNotice, noticeNow, startNotices, useNotices } from '../../notices/notice-store.ts';
import { playerQueries } from '../query-client.ts';
import { sessionTimerStart } from './session-timer.ts';
import { useSignInAgain } from './sign-in-again.ts';

function Page() {
  useSignInAgain();
  return null;
}

it("sends a player who was signed out elsewhere to sign-in, after removing the player's data from browser and chat [A10] [ERR-001] [STATE-022]", async () => {
  playerQueries().setQueryData(queryKeys.limits(7), 'kept');
  sessionTimerStart(7, Date.now());
  keepPreference('announcedPayment', 'one');
  keepPreference('recentSearches', ['rocket']);
  keepSessionPreference('chatOffered', true);
  await startNotices(7, 0);
  addNotice({ id: 'paid', type: 'personal', text: 'paid', content: {} }, noticeNow());
  const told = renderHook(() => useNotices()).result;
  expect(told.current.list.map(({ id }) => id)).toEqual(['paid']);
  let keptThen: unknown;
  const leftChat = vi.fn<() => void>();
  onTestFinished(onChatUserCleared(leftChat));
  const went = vi.fn<(to: string) => void>(() => {
    keptThen = [
      playerQueries().getQueryCache().getAll(),
      readSessionPreference('timerPlayer'),
      ['liftoff.announcedPayment', 'liftoff.recentSearches'].filter(key => localStorage.getItem(key) !== null),
      readSessionPreference('chatOffered'),
    ];
  });
  vi.stubGlobal('location', { ...window.location, pathname: '/profile/limits', search: '?a=1', assign: went });
  show(
    <QueryClientProvider client={playerQueries()}>
      <Page />
    </QueryClientProvider>,
  );
  act(() => reportSessionLost());
  const forgetting = await waitFor(() => document.querySelector('iframe[src$="/frame/forget"]') ?? expect.fail());
  expect(went).not.toHaveBeenCalled();
  fireEvent.load(forgetting);
  await waitFor(() => expect(went).toHaveBeenCalledWith('/sign-in?redirect=%2Fprofile%2Flimits%3Fa%3D1&ended=1'));
  expect(leftChat).toHaveBeenCalledTimes(1);
  expect(keptThen).toEqual([[], 0, [], false]);
  expect(told.current.list).toEqual([]);
  expect(await (await openNoticeDatabase()).all()).toEqual([]);
});
