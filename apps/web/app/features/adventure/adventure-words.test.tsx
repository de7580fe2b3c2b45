import type { Adventure } from '@liftoff/contract/adventure';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { SiteProvider, withPaths, type Site } from '../../shared/site/site.ts';
import { useAdventureWords } from './adventure-words.ts';

const site = withPaths({ base: '', locale: 'de', defaultLocale: 'en-CA' } as Site);
const inGerman = ({ children }: { children: ReactNode }) => (
  <SiteProvider value={site}>
    <IntlProvider locale="de">{children}</IntlProvider>
  </SiteProvider>
);

it('the dates of an adventure contain only the space that every browser and the server write alike', () => {
  const { result } = renderHook(useAdventureWords, { wrapper: inGerman });
  const adventure = { days: [{ day: '23/11/2026' }, { day: '04/12/2026' }] } as Adventure;
  expect(result.current.range(adventure)).toBe('23. November – 4. Dezember');
});
