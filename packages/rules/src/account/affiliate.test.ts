import { expect, it } from 'vitest';
import { affbOf, broughtAffb, isSearchEngine, isWelcomePack } from './affiliate.ts';

it.each([
  ['nothing', null, null, null, '122', null],
  ['nothing, where an id was kept', null, '55', null, '55', null],
  ['another site', null, null, 'blog.example', '122', null],
  ['a search engine', null, null, 'www.google.co.nz', '241', '241'],
  ['a search engine, by a link that names an id', '77', null, 'www.google.com', '77', '77'],
  ['a search engine, where an id was kept', null, '55', 'www.bing.com', '55', null],
  ['a link that names an id, where another was kept', '77', '55', null, '77', '77'],
  ['a link that names the id that was kept', '55', '55', null, '55', '55'],
])(
  'determines which affiliate id to use and which to store when a visitor arrives by %s [CONST-017] [CONST-018]',
  (_by, named, kept, host, affb, brought) => {
    expect(affbOf(named, kept, host)).toBe(affb);
    expect(broughtAffb(named, kept, host)).toBe(brought);
  },
);

it.each([
  'google.com',
  'www.google.de',
  'news.google.com',
  'www.bing.com',
  'duckduckgo.com',
  'search.yahoo.com',
  'ca.search.yahoo.com',
  'yandex.ru',
  'ya.yandex.com.tr',
  'www.baidu.com',
  'www.ecosia.org',
  'www.qwant.com',
  'www.startpage.com',
  'search.seznam.cz',
  'm.search.naver.com',
  'search.brave.com',
])('recognises %s as a search engine [CONST-018]', host => expect(isSearchEngine(host)).toBe(true));

it.each([
  'google.example.com',
  'notgoogle.com',
  'mail.google.com',
  'docs.google.com',
  'mail.yahoo.com',
  'brave.com',
  'google',
  'example.com',
  '',
])('does not recognise %s as a search engine [CONST-018]', host => expect(isSearchEngine(host)).toBe(false));

it.each([
  ['131811', [], true],
  ['131811_spring', [], true],
  [null, ['21', '131811'], true],
  ['spring_131811', ['1318110'], false],
  [null, [], false],
])('a player with tag %s and groups %o qualifies for the welcome pack: %s [CONST-051]', (stag, groups, isFor) => {
  expect(isWelcomePack(stag, groups)).toBe(isFor);
});
