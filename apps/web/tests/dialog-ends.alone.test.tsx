import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, screen, within } from '@testing-library/react';
import { createRef, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { AccountDialog } from '../app/features/account/account-dialog.tsx';
import { SetupScreen } from '../app/features/account/security/setup-screen.tsx';
import GameMenu from '../app/features/game/game-menu.tsx';
import FilterPanel from '../app/features/lobby/filters/filter-panel.tsx';
import SearchPopup from '../app/features/lobby/search/search-popup.tsx';
import { ChatPanel } from '../app/features/support/chat/chat-panel.tsx';
import { defaultBrand } from '../app/shared/site/brand/brand.ts';
import Sidebar from '../app/shell/sidebar/sidebar.tsx';
import Notices from '../app/shell/visit/notices.tsx';
import { playData } from '../app/testing/play-data.ts';
import { enTexts, playerWith, show } from '../app/testing/show.tsx';

vi.mock('../app/shared/realtime/use-channel.ts', () => ({ useChannel: () => undefined, useLine: () => true }));

beforeEach(() => {
  // jsdom does not implement modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = () => {};
  const media = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => media);
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  vi.stubGlobal('fetch', async (url: string) =>
    url.startsWith('/messages/') ? Response.json(enTexts) : Response.json({ refusal: 'unavailable' }, { status: 503 }),
  );
});

const none = () => undefined;
const scene = { eyebrow: 'One', title: 'Two', text: 'Three' };
const chat = {
  messages: [],
  outgoing: [],
  unread: 0,
  state: 'ready',
  send: none,
  sendAgain: none,
  reload: none,
} as const;
const age = { approve: none, decline: none };
const ofVisit = { cookies: null, stay: null, user: null, wasHidden: false, brand: defaultBrand };
const fullScreen = { available: true, on: false, toggle: none };

/** The dialogs with their own body, and the age check shown to guests, by the file that opens them. */
const drawn: readonly (readonly [file: string, dialog: ReactNode])[] = [
  [
    'features/account/account-dialog.tsx',
    <AccountDialog key="form" screen={{ label: 'Form', header: null, body: null, scene: null }} onClose={none} />,
  ],
  [
    'features/account/security/setup-screen.tsx',
    <SetupScreen key="setup" label="Set-up" never="Never" scene={scene} onBack={none} onClose={none}>
      {null}
    </SetupScreen>,
  ],
  [
    'features/game/game-menu.tsx',
    <GameMenu
      key="menu"
      data={playData}
      mode="demo"
      still={false}
      sound
      onSound={none}
      fullScreen={fullScreen}
      onSheet={none}
      onClose={none}
    />,
  ],
  [
    'features/lobby/filters/filter-panel.tsx',
    <FilterPanel
      key="filters"
      anchor={createRef()}
      open
      list={{ filter: { categories: ['pokies'] } }}
      hrefOf={() => '/'}
      onClose={none}
    />,
  ],
  ['features/lobby/search/search-popup.tsx', <SearchPopup key="search" open onClose={none} />],
  ['features/support/chat/chat-panel.tsx', <ChatPanel key="chat" chat={chat} onClose={none} />],
  ['shell/sidebar/sidebar.tsx', <Sidebar key="sidebar" open onClose={none} />],
  ['shell/visit/age-card.tsx', <Notices key="age" {...ofVisit} age={age} />],
];

/**
 * Dialogs covered by other test files, listed under the test file. They have their own body, or share one that is
 * rendered there.
 */
const elsewhere = {
  'features/cashbox/payment/dialog-marks.test.tsx': ['features/cashbox/payment/payment-receipt.tsx'],
  'player-dialogs.alone.test.tsx': [
    'features/cashbox/cashbox-away.tsx',
    'features/game/reality-check/reality-check-dialog.tsx',
    'features/limits/exclusion/exclusion-dialog.tsx',
    'features/limits/limit-dialog.tsx',
    'features/limits/pause-sheet.tsx',
    'features/profile/main/currency-dialog.tsx',
    'features/profile/main/edit-dialog.tsx',
    'shared/player/profile-fields/profile-fields-dialog.tsx',
    'shared/notices/notice-panel.tsx',
    'shared/player/terms/terms-dialog.tsx',
    'shared/player/reauth/reauth-dialog.tsx',
  ],
  'routes/named-popup.alone.test.tsx': [
    'features/cashbox/cashbox-dialog.tsx',
    'shell/visit/browser-popup.tsx',
    'shell/visit/new-studio.tsx',
  ],
};

/** Dialogs on a player's pages that use the plain body, to which the player layer adds age, licence and help. */
const ofPlayer = [
  'features/account/security/email-dialog.tsx',
  'features/account/security/two-factor-card.tsx',
  'features/profile/history/history-page.tsx',
  'features/profile/main/close-account-dialog.tsx',
  'shared/player/limits/pause-play.tsx',
];

const app = join(import.meta.dirname, '../app');
const sourceOf = (file: string): string => readFileSync(join(app, file), 'utf8');
const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
  file => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
);
const opensDialog = /<(?:Dialog|Sheet|FullScreenModal|BareDialog|Drawer|dialog)\s/;
const hasOwnBody = /<(?:FullScreenModal|BareDialog|Drawer|dialog)\s|^\s+bare$/m;

it('the lists of checked dialogs contain every dialog on the site [C37]', () => {
  const known = [...drawn.map(([file]) => file), ...Object.values(elsewhere).flat(), ...ofPlayer];
  expect(files.filter(file => opensDialog.test(sourceOf(file))).toSorted()).toEqual(known.toSorted());
  expect(ofPlayer.filter(file => hasOwnBody.test(sourceOf(file)))).toEqual([]);
});

it.each([
  ['a guest', null],
  ['a player', playerWith()],
])(
  'every dialog with its own body shows %s the age limit, the licence and a link to help [C37]',
  async (_who, player) => {
    for (const [file, dialog] of drawn) {
      await act(async () => void show(<MemoryRouter>{dialog}</MemoryRouter>, player));
      const shown = within(await screen.findByRole('dialog'));
      expect(shown.queryByText('Ages 18 and over'), file).not.toBeNull();
      expect(shown.queryByText(/CW-0000-EX/), file).not.toBeNull();
      const help = shown.queryByRole('link', { name: 'Free, confidential help' });
      expect(help?.getAttribute('href'), file).toBe('/responsible-gaming');
      cleanup();
    }
  },
);
