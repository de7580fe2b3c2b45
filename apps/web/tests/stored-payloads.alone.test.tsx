import { textPayloads } from '@liftoff/rules/testing/text-payloads';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { BannerCarousel } from '../app/features/lobby/banner/banner-carousel.tsx';
import { readBanners } from '../app/features/lobby/banner/read-banners.ts';
import { JackpotBand } from '../app/features/lobby/rows/jackpot-band.tsx';
import { GameTile } from '../app/features/lobby/rows/game-tile.tsx';
import { SearchPage } from '../app/features/lobby/search/search-page.tsx';
import { SearchSuggestions } from '../app/features/lobby/search/search-suggestions.tsx';
import { MessageList } from '../app/features/support/chat/message-list.tsx';
import type { Chat } from '../app/features/support/chat/use-chat.ts';
import { queryKeys } from '../app/shared/calls/query-keys.ts';
import NoticePanel from '../app/shared/notices/notice-panel.tsx';
import { readNotice } from '../app/shared/notices/read-notice.ts';
import { makePaths } from '../app/shared/site/address/paths.ts';
import { PlayerIdentity } from '../app/shared/player/player-identity.tsx';
import HeaderNotices from '../app/shell/header-notices/header-notices.tsx';
import SidebarManager from '../app/shell/sidebar/sidebar-manager.tsx';
import { dangersIn } from '../app/testing/dangers-in.ts';
import { playerWith, show } from '../app/testing/show.tsx';

const notices = vi.hoisted(() => ({ list: [] as object[] }));
vi.mock('../app/shared/notices/notice-store.ts', () => ({
  useNotices: () => ({ list: notices.list, saved: true, open: true, latest: null, unread: 0 }),
  noticeNow: () => 0,
  readNotices: () => undefined,
  removeNotice: () => undefined,
  removeNotices: () => undefined,
  openNotices: () => undefined,
}));
vi.mock('../app/features/lobby/live/lobby-live.tsx', () => ({ default: () => null }));

const canary = vi.fn<() => void>();
beforeEach(() => {
  vi.stubGlobal('canary', canary);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
});

/** Renders every component that shows text written by someone: a player, a visitor, the operator, support. */
function page(text: string) {
  const player = playerWith({}, { nickname: text, statuses: [{ id: '759', name: text }] });
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const manager = { managerName: text, time: text, avatar: text, email: text, whatsAppLink: text, telegramLink: text };
  queries.setQueryData(queryKeys.manager(7), [manager]);
  const banner = {
    id: 'b',
    image: '/pictures/scene/launch',
    title: text,
    description: text,
    labels: [text],
    terms: text,
    button: { name: text, url: text },
  };
  const reader = { country: 'CA', groups: [], isPlayer: false, money: null, mayHaveOffers: true, now: new Date() };
  const paths = makePaths({ base: '', locale: 'en-CA', defaultLocale: 'en-CA' });
  const place = { location: 'index top', currency: 'EUR', paths, isNeutral: false } as const;
  const content = { icon: text, title: text, button: { title: text, path: text } };
  const notice = readNotice({ id: 'n', type: 'personal', text, content });
  notices.list = [{ player: 7, id: 'n', notice, at: 0, read: false, removed: false }];
  const message = { id: 'm', seq: 1, author: 'staff', name: text, text, sent_at: '2026-11-24T12:00:00Z' } as const;
  const chat = { messages: [message], outgoing: [{ id: 'o', text, failed: true }], unread: 0, state: 'ready' };
  const tile = {
    id: 'g',
    slug: text,
    title: text,
    provider: text,
    studio: text,
    preview: '/pictures/poster/g',
    tint: '#123456',
    demo: true,
  };
  const search = {
    text,
    query: text,
    games: [],
    total: 0,
    recommended: [],
    failed: false,
    corrected: text,
  };
  show(
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        <PlayerIdentity user={player.user} className="" />
        <SidebarManager user={player.user} />
        <BannerCarousel banners={readBanners({ banners: [banner] }, reader, place).slides} />
        <HeaderNotices notices={[{ id: 'h', icon: 'info', message: text, link_text: text, action: text }]} />
        <NoticePanel />
        <JackpotBand
          data={{ identifier: 'j', levels: [{ identifier: text, name: text, amount: text }] }}
          titleOf={() => text}
        />
        <GameTile game={tile as never} />
        <SearchPage data={search as never} />
        <SearchSuggestions recent={{ searches: [text], remove: () => undefined } as never} onPick={() => undefined} />
        <MessageList chat={chat as unknown as Chat} />
      </QueryClientProvider>
    </MemoryRouter>,
    player,
  );
}

it('the test payloads are dangerous as markup, and the check detects this', () => {
  const found = textPayloads.filter(payload => {
    const place = document.implementation.createHTMLDocument('').body;
    place.innerHTML = `<p title="${payload}">${payload}</p>`;
    return dangersIn(place).length > 0;
  });
  expect(textPayloads.length).toBe(150);
  expect(found.length).toBeGreaterThan(90);
});

it('shows a hundred and fifty payloads as plain text wherever the site shows text that people wrote, and runs none of them [A30]', () => {
  for (const payload of textPayloads) {
    page(payload);
    // The site's own search is the only form on this page.
    const own = document.querySelector('form.search--page');
    expect(own, payload).not.toBeNull();
    own?.replaceWith(...(own.children ?? []));
    expect(dangersIn(document.body), payload).toEqual([]);
    expect(document.body.textContent?.split(payload).length, payload).toBeGreaterThan(12);
    cleanup();
  }
  expect(canary).not.toHaveBeenCalled();
});
