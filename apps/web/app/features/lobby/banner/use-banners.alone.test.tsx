import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { useBanners } from './use-banners.ts';

afterEach(() => {
  cleanup();
  vi.resetModules();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const banners = [{ id: 'offer', picture: '/pictures/scene/launch', title: 'Offer of the week' }];
const excludedTags = ['20011'];

function Titles({ of }: { of: Omit<Parameters<typeof useBanners>[0], 'jackpots'> }) {
  return useBanners({ jackpots: null, ...of }).map(({ id, title }) => <p key={id}>{title}</p>);
}

it.each(['20011', '20011_summer'])(
  'shows default banners to visitors with the affiliate tag %s, which is excluded from promotions [CALL-007]',
  async stag => {
    history.replaceState(null, '', `/?stag=${stag}`);
    show(<Titles of={{ banners, excludedTags }} />);
    await waitFor(() => expect(screen.queryByText('Offer of the week')).toBeNull());
    expect(screen.getByText('A calmer way to play the big games')).toBeTruthy();
  },
);

it("shows default banners to visitors from a site with an excluded affiliate tag, once the site's tag has loaded [CALL-007] [CALL-001]", async () => {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://www.partner.example/list');
  show(<Titles of={{ banners, excludedTags }} />);
  expect(screen.getByText('Offer of the week')).toBeTruthy();
  answer.resolve(Response.json({ 'partner.example': '20011_partner' }));
  await waitFor(() => expect(screen.queryByText('Offer of the week')).toBeNull());
  expect(screen.getByText('A calmer way to play the big games')).toBeTruthy();
});

it.each([
  ['another tag', '?stag=200112', excludedTags],
  ['no tag', '', excludedTags],
  ['the excluded tag, if the operator has not configured one', '?stag=20011', undefined],
])("shows the operator's banners to a visitor who arrived with %s [CALL-007]", async (_what, search, tags) => {
  history.replaceState(null, '', `/${search}`);
  const { cameByTag } = await import('../../../shared/site/excluded-tag.ts');
  expect(await cameByTag(tags ?? [])).toBe(false);
  show(<Titles of={{ banners, ...(tags && { excludedTags: tags }) }} />);
  await new Promise(done => setTimeout(done));
  expect(screen.getByText('Offer of the week')).toBeTruthy();
});
