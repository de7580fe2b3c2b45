import { act, cleanup, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LimitOptions } from '@liftoff/contract/limits/limits';
import type { ReactNode } from 'react';
import { CashboxAway, CashboxWithoutAccount } from '../app/features/cashbox/cashbox-away.tsx';
import { RealityCheckDialog } from '../app/features/game/reality-check/reality-check-dialog.tsx';
import { ExclusionDialog } from '../app/features/limits/exclusion/exclusion-dialog.tsx';
import { LimitDialog } from '../app/features/limits/limit-dialog.tsx';
import { PauseSheet } from '../app/features/limits/pause-sheet.tsx';
import { CurrencyDialog } from '../app/features/profile/main/currency-dialog.tsx';
import { EditDialog } from '../app/features/profile/main/edit-dialog.tsx';
import ProfileFieldsDialog from '../app/shared/player/profile-fields/profile-fields-dialog.tsx';
import NoticePanel from '../app/shared/notices/notice-panel.tsx';
import PlayerLayer from '../app/shared/player/player-layer.tsx';
import { playerQueries } from '../app/shared/player/query-client.ts';
import TermsDialog from '../app/shared/player/terms/terms-dialog.tsx';
import { ReauthDialog } from '../app/shared/player/reauth/reauth-dialog.tsx';
import { enTexts, playerWith, show } from '../app/testing/show.tsx';

vi.mock('../app/shared/realtime/use-channel.ts', () => ({ useChannel: () => undefined }));
vi.mock('../app/shared/notices/notice-store.ts', async load => ({
  ...(await load<object>()),
  useNotices: () => ({ list: [], unread: 0, saved: true, open: true, latest: '' }),
}));

const answers: Readonly<Record<string, unknown>> = {
  '/messages/en-CA.json': enTexts,
  '/api/player/details': { asked: { edition: [], deposit: [], cashout: [] }, known: [] },
  '/api/info/player_fields': { edition: ['nickname'] },
  '/api/info/terms': { version: 2, applies_from: '2026-12-01', changes: [] },
};
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  vi.stubGlobal('fetch', async (url: string) => Response.json(answers[url.split('?')[0] ?? ''] ?? []));
});
afterEach(() => {
  cleanup();
  playerQueries().clear();
});

const none = () => undefined;
const player = playerWith();
const options = {
  exclusion: [{ period: 'month', ends_at: null }],
  cooling_off: [],
  help: [],
} as unknown as LimitOptions;
const check = {
  interval_min: 60,
  own_min: null,
  licence_min: 60,
  pause_min: 0,
  number: 1,
  began_at: '2026-11-20T12:00:00Z',
  due_at: '2026-11-20T13:00:00Z',
  due: true,
  paused_until: null,
  now: '2026-11-20T13:00:00Z',
  sums: [],
  clockAheadMs: 0,
};
const words = {
  title: 'A day',
  text: 'Until tomorrow',
  confirmLabel: 'Yes',
  confirmingLabel: 'Wait',
  failedText: 'No',
  other: null,
};

/** Opens a dialog on a player's page. */
async function open(dialog: ReactNode) {
  await act(async () => {
    show(
      <MemoryRouter>
        <PlayerLayer>{dialog}</PlayerLayer>
      </MemoryRouter>,
      player,
    );
  });
  return within(await screen.findByRole('dialog'));
}

it.each<[string, ReactNode]>([
  ['the notices', <NoticePanel key="notices" />],
  ['a limit', <LimitDialog key="limit" limit={null} limits={[]} player={player} onClose={none} />],
  [
    'an exclusion',
    <ExclusionDialog key="exclusion" options={options} player={player} first="month" onClose={none} onPause={none} />,
  ],
  [
    'a cooling-off period',
    <PauseSheet key="pause" {...words} closeLabel="Close" onConfirm={async () => undefined} onClose={none} />,
  ],
  [
    'a reality check',
    <RealityCheckDialog key="check" check={check} playerId={7} onAnswered={none} onOver={none} onStop={none} />,
  ],
  [
    'the question whether the player is still there',
    <ReauthDialog key="reauth" open twoFactor={false} onShown={none} onClose={none} />,
  ],
  ['the player’s data', <EditDialog key="edit" user={player.user} open onClose={none} />],
  ['another currency', <CurrencyDialog key="currency" owned={[]} open onClose={none} />],
  ['missing fields', <ProfileFieldsDialog key="fields" fields={['city']} onSaved={none} />],
  ['the terms', <TermsDialog key="terms" user={player.user} onClose={none} />],
])(
  'the dialog of %s does not repeat the age limit, the licence and the help link of the page below [C37]',
  async (_what, dialog) => {
    const shown = await open(dialog);
    expect(shown.queryByText('18+')).toBeNull();
    expect(shown.queryByText(/CW-0000-EX/)).toBeNull();
    expect(shown.queryByRole('link', { name: 'Free, confidential help' })).toBeNull();
  },
);

it.each<[string, ReactNode]>([
  ['a cashbox that fails to load', <CashboxAway key="away" isRetrying={false} onAgain={none} onClose={none} />],
  ['a cashbox whose loading is retried', <CashboxAway key="again" isRetrying onAgain={none} onClose={none} />],
  ['a cashbox without an account', <CashboxWithoutAccount key="none" player={player} onClose={none} />],
])('the dialog of %s shows the age limit, the licence and a link to help [C37]', async (_what, dialog) => {
  const shown = await open(dialog);
  expect(shown.getByText('18+')).toBeTruthy();
  expect(shown.getByText(/CW-0000-EX/)).toBeTruthy();
  expect(shown.getByRole('link', { name: 'Free, confidential help' }).getAttribute('href')).toBe('/responsible-gaming');
});
