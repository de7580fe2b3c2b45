import type { Notice } from '@liftoff/contract/content/content-entities';
import { expect, it } from 'vitest';
import { makePaths } from '../site/address/paths.ts';
import { noticeHref } from './notice-link.ts';
import { readNotice } from './read-notice.ts';

const paths = makePaths({ base: '', locale: 'de', defaultLocale: 'en-CA' });
const notice = (button: Notice['content']['button'], rest: Partial<Notice> = {}): Notice => ({
  id: 'one',
  type: 'personal',
  text: '',
  content: { button },
  ...rest,
});
const title = 'Open';

it.each<[string, Notice, string | null]>([
  ['the route that its button names', notice({ title, name: 'gifts' }), '/de/profile/gifts'],
  ['nothing if nobody knows the route', notice({ title, name: 'nowhere' }), null],
  ['the path of its button', notice({ title, path: '/lotteries' }), '/de/lotteries'],
  ['no path of another site', notice({ title, path: '//elsewhere.example' }), null],
  ['the page of its tournament', notice({ title }, { tournament_identifier: 'race' }), '/de/tournaments/race'],
  ['nothing without a target', notice({ title }), null],
  ['nothing without a button', notice(undefined, { tournament_identifier: 'race' }), null],
])('a notification opens %s [ENTITY-020] [PENTITY-017]', (_what, of, href) => {
  expect(noticeHref(of, paths)).toBe(href);
});

it('a notification of a tournament without a readable identifier is ignored', () => {
  const of = (identifier: unknown) => readNotice({ ...notice({ title }), tournament_identifier: identifier });
  expect(of('race')).not.toBeNull();
  expect([of(null), of(7), of({})]).toEqual([null, null, null]);
});
