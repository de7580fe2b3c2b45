import { describe, expect, it } from 'vitest';
import { locales } from '@liftoff/contract/core/locale';
import { readAddress } from './address.ts';

describe('readAddress', () => {
  it.each(locales)('reads %s in an address as a locale prefix [ROUTE-003]', locale => {
    const address = readAddress(`/${locale}/pokies/all`, '', locale === 'en' ? 'de' : 'en', locale);
    expect(address).toMatchObject({ locale, path: '/pokies/all', redirect: null });
  });

  it('treats a first path segment that is not a locale as an ordinary one [ROUTE-003]', () => {
    expect(readAddress('/xx/pokies', '', 'en-CA', 'en-CA')).toMatchObject({
      locale: 'en-CA',
      path: '/xx/pokies',
      redirect: null,
    });
  });

  it('removes the prefix of the default locale from an address and keeps the query [ROUTE-004]', () => {
    expect(readAddress('/en-CA/pokies/all', '?page=2', 'en-CA', 'fr-CA').redirect).toBe('/pokies/all?page=2');
    expect(readAddress('/en-CA', '', 'en-CA', 'en-CA').redirect).toBe('/');
  });

  it("adds the visitor's locale as a prefix to an address if it is not the default locale [ROUTE-005]", () => {
    expect(readAddress('/pokies/all', '?a=1', 'en-CA', 'fr-CA').redirect).toBe('/fr-CA/pokies/all?a=1');
    expect(readAddress('/', '', 'en-CA', 'fr-CA').redirect).toBe('/fr-CA');
  });

  it.each([
    ['/users/password/edit', '?reset_password_token=a%2Bb', '/new-password?reset_password_token=a%2Bb'],
    ['/users/confirmation/', '?confirmation_token=abc&x=1', '/confirmation?confirmation_token=abc&x=1'],
    ['/de/users/confirmation', '?confirmation_token=abc', '/de/confirmation?confirmation_token=abc'],
    ['/guest/users/password/edit', '', '/guest/new-password'],
    ['/accounts/history', '?page=2', '/?page=2'],
    ['/accounts/history/', '', '/'],
    ['/de/accounts/history', '', '/de'],
    ['/guest/accounts/history', '', '/guest'],
  ])(
    'redirects the old address %s to the current page, keeping the query [ROUTE-061] [ROUTE-062] [ROUTE-063]',
    (path, query, leadsTo) => {
      const at = path.startsWith('/de') ? 'de' : 'en-CA';
      expect(readAddress(path, query, 'en-CA', at).redirect).toBe(leadsTo);
      expect(readAddress('/users/limits', '', 'en-CA', 'en-CA').redirect).toBeNull();
      expect(readAddress('/accounts/7/deposit', '', 'en-CA', 'en-CA').redirect).toBeNull();
    },
  );

  it.each([
    ['/_.data', '', 'en-CA', '/'],
    ['/pokies/all.data', '', 'en-CA', '/pokies/all'],
    ['/guest.data', '/guest', 'en-CA', '/'],
    ['/guest/_.data', '/guest', 'en-CA', '/'],
    ['/guest/live/all.data', '/guest', 'en-CA', '/live/all'],
    ['/de.data', '', 'de', '/'],
    ['/de/_.data', '', 'de', '/'],
    ['/guest/de.data', '/guest', 'de', '/'],
    ['/en-CA.data', '', 'en-CA', '/'],
    ['/guests.data', '', 'en-CA', '/guests'],
  ] as const)(
    'reads the data address %s as that of its page, and never redirects it [ROUTE-007]',
    (of, base, locale, path) => {
      expect(readAddress(of, '', 'en-CA', 'en-CA')).toEqual({ base, locale, path, redirect: null });
      expect(readAddress(of, '?page=2', 'en-CA', 'en-CA').redirect).toBeNull();
    },
  );

  it.each([
    ['/DE/pokies/all', 'de', '/de/pokies/all?a=1'],
    ['/fr-ca', 'fr-CA', '/fr-CA?a=1'],
    ['/en-ca', 'en-CA', '/?a=1'],
    ['/guest/FR-CA/live/all', 'fr-CA', '/guest/fr-CA/live/all?a=1'],
  ] as const)('redirects the locale in %s to its canonical case, keeping the query', (path, locale, leadsTo) => {
    expect(readAddress(path, '?a=1', 'en-CA', 'en-CA')).toMatchObject({ locale, redirect: leadsTo });
  });

  it('removes trailing slashes from an address, except at the root [ROUTE-006]', () => {
    expect(readAddress('/pokies/all/', '?x=1', 'en-CA', 'en-CA').redirect).toBe('/pokies/all?x=1');
    expect(readAddress('/pokies//all', '', 'en-CA', 'en-CA').redirect).toBe('/pokies/all');
    expect(readAddress('/', '', 'en-CA', 'en-CA').redirect).toBeNull();
  });

  it('reads addresses in the same way under the /guest base [ROUTE-007]', () => {
    expect(readAddress('/guest/fr-CA/live/all', '', 'en-CA', 'fr-CA')).toEqual({
      base: '/guest',
      locale: 'fr-CA',
      path: '/live/all',
      redirect: null,
    });
    expect(readAddress('/guest', '', 'en-CA', 'en-CA')).toMatchObject({ base: '/guest', path: '/', redirect: null });
    expect(readAddress('/guest/', '', 'en-CA', 'en-CA').redirect).toBe('/guest');
    expect(readAddress('/guest/en-CA/pokies/all/', '', 'en-CA', 'en-CA').redirect).toBe('/guest/pokies/all');
    expect(readAddress('/guesthouse', '', 'en-CA', 'en-CA').base).toBe('');
  });

  it('a redirect to a canonical address never leads to another host [ROUTE-006]', () => {
    expect(readAddress('//evil.example/', '', 'en-CA', 'en-CA').redirect).toBe('/evil.example');
  });
});
