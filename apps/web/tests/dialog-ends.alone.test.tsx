import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, screen, within } from '@testing-library/react';
import { createRef, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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

/** Dialogs that show the line themselves. `player-dialogs.alone.test.tsx` covers the cashbox. */
const withLine: readonly (readonly [file: string, dialog: ReactNode])[] = [
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
];

/** Dialogs that leave the line to the page below. `player-dialogs.alone.test.tsx` covers further ones. */
const withoutLine: readonly (readonly [file: string, dialog: ReactNode])[] = [
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

const app = join(import.meta.dirname, '../app');
const sourceOf = (file: string): string => readFileSync(join(app, file), 'utf8');
const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
  file => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
);
const opensDialog = /<(?:Dialog|Sheet|FullScreenModal|BareDialog|Drawer|dialog)\s/;

it('only account forms, the cashbox and the game menu repeat the licence line of the page below [C37]', () => {
  const repeating = files.filter(file => opensDialog.test(sourceOf(file)) && sourceOf(file).includes('<TrustLine'));
  const known = [...withLine.map(([file]) => file), 'features/cashbox/cashbox-away.tsx'];
  expect(repeating.toSorted()).toEqual(known.toSorted());
});

it('every full-screen form shows the licence line [C37]', () => {
  const forms = files.filter(file => /<FullScreenModal\s/.test(sourceOf(file)));
  expect(forms.length).toBeGreaterThan(1);
  expect(forms.filter(file => !sourceOf(file).includes('<TrustLine'))).toEqual([]);
});

/** Renders a dialog for a visitor, and returns the parts of the line in it. */
async function lineIn(dialog: ReactNode, player: ReturnType<typeof playerWith> | null) {
  await act(async () => void show(<MemoryRouter>{dialog}</MemoryRouter>, player));
  const shown = within(await screen.findByRole('dialog'));
  const line = {
    age: shown.queryByText('Ages 18 and over') !== null,
    licence: shown.queryByText(/CW-0000-EX/) !== null,
    help: shown.queryByRole('link', { name: 'Free, confidential help' })?.getAttribute('href') ?? null,
  };
  cleanup();
  return line;
}

describe.each([
  ['a guest', null],
  ['a player', playerWith()],
])('for %s', (_who, player) => {
  it.each(withLine)('%s shows the age limit, the licence and a link to help [C37]', async (_file, dialog) => {
    expect(await lineIn(dialog, player)).toEqual({ age: true, licence: true, help: '/responsible-gaming' });
  });

  it.each(withoutLine)('%s does not repeat the line of the page below [C37]', async (_file, dialog) => {
    expect(await lineIn(dialog, player)).toEqual({ age: false, licence: false, help: null });
  });
});
