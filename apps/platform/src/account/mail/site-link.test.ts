import { expect, it } from 'vitest';
import { testConfig } from '../../testing/test-config.ts';
import { siteOfPlayer } from './site-link.ts';

it("an email links to the site of the player's account while that site is configured, and otherwise to the first site [A17]", () => {
  const config = testConfig({ SITE_ORIGINS: 'https://one.example,https://two.example' });
  const siteOf = (site: string | null) => siteOfPlayer(config, { site });
  expect(siteOf('https://two.example')).toBe('https://two.example');
  for (const gone of ['https://gone.example', 'https://two.example.evil', null])
    expect(siteOf(gone)).toBe('https://one.example');
  expect(siteOfPlayer(config, null)).toBe('https://one.example');
});
