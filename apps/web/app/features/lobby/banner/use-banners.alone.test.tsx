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

function Titles({ of }: { of: Parameters<typeof useBanners>[0] }) {
  return useBanners(of).map(({ id, title }) => <p key={id}>{title}</p>);
}

it.each(['20011', '20011_summer'])(
  'who came by the tag %s, whose people see no promotions, sees the casino’s own banners [CALL-007]',
  async stag => {
    history.replaceState(null, '', `/?stag=${stag}`);
    show(<Titles of={{ banners, excludedTags }} />);
    await waitFor(() => expect(screen.queryByText('Offer of the week')).toBeNull());
    expect(screen.getByText('A calmer way to play the big games')).toBeTruthy();
  },
);

it('so does who was led here by a site for which the operator has written such a tag, once it is known [CALL-007] [CALL-001]', async () => {
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
  ['that tag where none is named', '?stag=20011', undefined],
])('who came by %s sees the operator’s banners [CALL-007]', async (_what, search, tags) => {
  history.replaceState(null, '', `/${search}`);
  const { cameByTag } = await import('./excluded-tag.ts');
  expect(await cameByTag(tags ?? [])).toBe(false);
  show(<Titles of={{ banners, ...(tags && { excludedTags: tags }) }} />);
  await new Promise(done => setTimeout(done));
  expect(screen.getByText('Offer of the week')).toBeTruthy();
});
