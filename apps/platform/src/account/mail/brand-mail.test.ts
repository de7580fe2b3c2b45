import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBrand } from '../../brand.ts';
import { testPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { mailColumns, mailOf, sendMail } from '../mails.ts';
import { writeOut } from './mail-frame.ts';

const own = 'http://localhost:3000';
const marea = 'http://marea.localhost:3000';
let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ seed: 'small', env: { SITE_ORIGINS: `${own},${marea}` } });
});
afterAll(() => platform.close());

/** What a mail is that is sent to an address, of a site or of none. */
async function written(to: string, site?: string) {
  const { db, deps, config } = platform;
  await db.transaction(tx =>
    sendMail(tx, deps, { to, language: 'en-CA', text: 'own_password_changed', fill: {}, ...(site ? { site } : {}) }),
  );
  const [row] = await db.query<Parameters<typeof mailOf>[0]>(
    `SELECT ${mailColumns} FROM mails WHERE recipient = $1 ORDER BY sent_at DESC, id DESC LIMIT 1`,
    [to],
  );
  if (!row) throw new Error('no mail');
  const mail = await writeOut(db, config, mailOf(row));
  if (!mail) throw new Error('an emptied mail');
  return mail;
}

describe('a mail', () => {
  it('of a site has the name, address, look and links of its brand alone', async () => {
    const second = await written('reader@example.com', marea);
    expect(second.from).toEqual({ name: 'Marea', address: 'account@marea.example' });
    expect(second.html + second.text).not.toMatch(/Liftoff|\/\/localhost/);
    expect(second.text).toContain('Marea, help@marea.example');
    expect(second.text).toContain(`${marea}/profile/limits`);
    // The light theme inline, the dark one by class, and the brand's own mark.
    expect(second.html).toContain('color:#0b1f20');
    expect(second.html).toContain('.button{background:#4fd6c0!important}');
    expect(second.html).toContain('fill="#f6d9a8"');
    const first = await written('other@example.com', own);
    expect(first.from).toEqual({ name: 'Liftoff', address: 'account@localhost' });
    expect(first.html).not.toMatch(/Marea|marea|#4fd6c0/);
  });

  it('that no request brings about is of the brand where the account was opened', async () => {
    const { db } = platform;
    await db.query('UPDATE players SET site = $2 WHERE email = $1', ['demo@liftoff.test', marea]);
    expect((await written('demo@liftoff.test')).from.name).toBe('Marea');
    // A site that is no longer ours is none.
    await db.query('UPDATE players SET site = $2 WHERE email = $1', ['demo@liftoff.test', 'https://gone.example']);
    expect((await written('demo@liftoff.test')).from.name).toBe('Liftoff');
  });
});

it('the numbers of licences are the brand’s', () => {
  expect(readBrand(platform.config, own).licences.CW).toBe('CW-0000-EX');
  expect(readBrand(platform.config, marea).licences.CW).toBe('CW-0001-EX');
});

it.each([
  [own, false],
  [marea, true],
])('the frame of a game that %s holds has the look of its brand', async (site, further) => {
  const answer = await platform.open.app.request(`/frame/?token=x&origin=${encodeURIComponent(site)}&locale=en-CA`);
  const html = await answer.text();
  const link = /<link rel="stylesheet" href="(\/frame\/looks\/marea-[0-9a-f]{12}\.css)">/.exec(html)?.[1];
  expect(link !== undefined).toBe(further);
  if (link === undefined) return;
  const css = await (await platform.open.app.request(link)).text();
  expect(css).toContain('--color-brand: #4fd6c0');
  expect(css).not.toContain('@font-face');
});
