import { describe, expect, it } from 'vitest';
import { usePlatform } from '../testing/test-platform.ts';

const platform = usePlatform({ seed: 'small' });
const image = '/pictures/scene/launch';
const write = async (name: string, banners: unknown) => {
  const body = { version: 0, value: { banners }, reason: 'a preview' };
  expect((await platform.operator().send('PUT', `/console/api/configuration/${name}`, body)).status).toBe(200);
};

const look = (path: string) => platform.operator().send('GET', `/console/api/${path}`);
const seen = async (query: string) => {
  const { body } = await look(`banners?${query}`);
  return (body as { id: string; title: string }[]).map(({ id, title }) => `${id}: ${title}`);
};

describe('previews in the console', () => {
  it('the console previews the banners for a given locale, country, group, kind of money and time [PBANNER-002] [PBANNER-003] [PBANNER-005]', async () => {
    expect(await seen('l=de')).toEqual([]);
    const gold = { id: 'gold', image, groupIds: [259] };
    const winter = { id: 'winter', image, liveTime: { start: '2026-12-01T00:00:00Z', end: '2027-01-01T00:00:00Z' } };
    const coins = { id: 'coins', image, money: 'crypto', countries: ['CA'] };
    const inEnglish = [gold, winter, coins].map(banner => ({ ...banner, title: 'In English' }));
    await write('banners-config', inEnglish);
    await write('banners-config.de', [{ ...winter, title: 'Auf Deutsch' }]);
    const [before, within] = ['at=2026-11-30T23:59:59Z', 'at=2026-12-24T00:00:00Z'];
    expect(await seen(`l=de&${within}`)).toEqual(['winter: Auf Deutsch']);
    expect(await seen(`l=fr-CA&${within}`)).toEqual(['winter: In English']);
    expect(await seen(`l=fr-CA&group=259&${before}`)).toEqual(['gold: In English']);
    expect(await seen(`l=fr-CA&money=crypto&country=CA&${before}`)).toEqual(['coins: In English']);
    expect(await seen(`l=fr-CA&money=crypto&country=DE&${before}`)).toEqual([]);
    expect((await look('banners?l=xx')).status).toBe(404);
    expect((await look('banners?l=de&at=tomorrow')).status).toBe(422);
  });

  it("the console previews a text page in a locale, even if it is hidden, and a legal page for a country's licence [CALL-083] [ROUTE-065]", async () => {
    await platform.db.query(
      `INSERT INTO cms_pages (path, locale, title, description, keywords, content, categories, hidden, updated_on, position)
       SELECT v.path, 'en-CA', v.title, '', '', '<p>x</p>', v.categories::text[], v.hidden, '2026-11-24', 90
       FROM (VALUES ('/soon', 'Soon', '{}', true), ('/privacy-policy/EE', 'Privacy in Estonia', '{legal}', false))
       AS v(path, title, categories, hidden)`,
    );
    const of = async (query: string) => {
      const { status, body } = await look(`page?${query}`);
      const { title, locale, hidden } = body as { title: string; locale: string; hidden: boolean };
      return status === 200 ? [title, locale, hidden] : status;
    };
    expect(await of('l=de&path=/soon')).toEqual(['Soon', 'en-CA', true]);
    expect((await of('l=de&path=/privacy-policy')) as unknown[]).toEqual([expect.any(String), 'de', false]);
    expect(await of('l=en-CA&path=/privacy-policy&country=EE')).toEqual(['Privacy in Estonia', 'en-CA', false]);
    expect((await of('l=en-CA&path=/privacy-policy&country=CA')) as unknown[]).not.toContain('Privacy in Estonia');
    expect(await of('l=en-CA&path=/soon&country=EE')).toEqual(['Soon', 'en-CA', true]);
    expect(await of('l=en-CA&path=/nothing')).toBe(404);
  });

  it('the console shows previews only to an operator', async () => {
    for (const path of ['banners?l=de', 'page?l=de&path=/privacy-policy'])
      expect((await platform.caller().send('GET', `/console/api/${path}`)).status).toBe(401);
  });
});
