import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { User } from '@liftoff/contract/account/account';
import type { Account } from '@liftoff/contract/cashbox/wallet';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { PlayerSeedProvider, type PlayerSeed } from '../shared/player/player.ts';
import { SiteProvider, withPaths, type Site } from '../shared/site/site.ts';

const folder = join(import.meta.dirname, '../../../../messages/en-CA');

/** Files with texts that are not used on the site's pages. */
const elsewhere = ['frame.json', 'hosted-card.json', 'hosted-redirect.json', 'mail.json', 'sports-sandbox.json'];

/** All texts of the site in English. */
export const enTexts = Object.fromEntries(
  readdirSync(folder)
    .filter(file => !elsewhere.includes(file))
    .map(file => [file.replace('.json', ''), JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown]),
);

const site = withPaths({
  base: '',
  locale: 'en-CA',
  defaultLocale: 'en-CA',
  language: { name: 'English', short: 'EN' },
  country: 'CA',
  theme: 'dark',
  origin: 'https://site.example',
  platformPublicUrl: 'https://games.example',
} as unknown as Site);

/** Wraps a component like a part of an English page on the site, for a guest from Canada or for a player. */
export const inEnglish = (part: ReactNode, player: PlayerSeed | null = null) => (
  <SiteProvider value={site}>
    <IntlProvider locale="en-CA" messages={enTexts} timeZone="UTC">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
        <PlayerSeedProvider value={player}>{part}</PlayerSeedProvider>
      </QueryClientProvider>
    </IntlProvider>
  </SiteProvider>
);

export const show = (part: ReactNode, player: PlayerSeed | null = null) => render(inEnglish(part, player));

/** A player with one account. Only the fields that components read are set. */
export const playerWith = (account: Partial<Account> = {}, user: Partial<User> = {}): PlayerSeed => ({
  user: {
    id: 7,
    email: 'ada@liftoff.test',
    nickname: null,
    currency: 'EUR',
    statuses: [],
    auth_fields_missed: [],
    ...user,
  } as unknown as User,
  accounts: [
    {
      currency: 'EUR',
      active: true,
      amount_cents: 24_850,
      available_to_cashout_cents: 24_850,
      bonus_cents: 0,
      wagering: null,
      ...account,
    },
  ],
  favourites: [],
});
