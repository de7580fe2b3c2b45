import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepConsent } from '../preferences/consent.ts';

const sent = vi.fn<(url: string, body: unknown) => void>();
const byName = vi.fn<() => Record<string, string>>();
const hosts = vi.fn<() => string[]>();
const set = vi.spyOn(document, 'cookie', 'set');
const kept = () => set.mock.calls.map(([line]) => line).filter(line => /^(?:stag|affb)=/.test(line));

beforeEach(() => {
  byName.mockReturnValue({});
  hosts.mockReturnValue([]);
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.includes('stag-by-referrer-name')) return Response.json(byName());
    if (url === '/api/info/project') return Response.json({ hosts: hosts() });
    sent(url, JSON.parse(body as string));
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  vi.resetModules();
  sent.mockReset();
  for (const name of ['stag', 'affb', 'cookie_consent']) document.cookie = `${name}=;path=/;max-age=0`;
  sessionStorage.clear();
  set.mockClear();
});

/** Cookie attributes of a stored mark: 30 days [CONST-015]. */
const days = 'path=/;max-age=2592000;samesite=lax';

/** Opens this address as a visitor who comes from the referrer. */
async function come(address: string, referrer = '') {
  history.replaceState(null, '', address);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  return await import('./arrival.ts');
}

it("stores an address's tracking marks in cookies only after consent, for 30 days [CONST-015] [CONST-016] [CALL-086] [D13]", async () => {
  const { arrival, completeArrival, keepArrival } = await come(
    '/?stag=9_x&affb=77&utm_source=mail&utm_campaign=a%20b&other=1',
  );
  await completeArrival();
  keepArrival();
  history.replaceState(null, '', '/pokies/all');
  expect(arrival()).toEqual({ stag: '9_x', affb: '77', utm: { utm_source: 'mail', utm_campaign: 'a b' } });
  expect(kept()).toEqual([]);
  expect(sent).not.toHaveBeenCalled();
  keepConsent('accepted');
  keepArrival();
  expect(kept()).toEqual([`stag=9_x;${days}`, `affb=77;${days}`]);
  const utmMetrics = { utm_source: 'mail', utm_campaign: 'a b', affb: '77' };
  expect(sent.mock.calls).toEqual([['/log_utm_set', { utmMetrics }]]);
});

it('the visit keeps exactly the six tracking parameters of its first address [PCONST-008]', async () => {
  const six = { utm_source: 'a', utm_medium: 'b', utm_campaign: 'c', utm_content: 'd', utm_term: 'e', sub_id: 'f' };
  const { arrival } = await come(`/?${new URLSearchParams({ ...six, utm_other: 'g', sub: 'h' })}`);
  arrival();
  history.replaceState(null, '', '/pokies/all');
  expect(arrival().utm).toEqual(six);
});

it('reads stored tracking marks on the next visit, prefers marks in the address, and deletes stored marks on refusal [CONST-015] [CONST-016]', async () => {
  document.cookie = 'stag=9_x;path=/';
  document.cookie = 'affb=77;path=/';
  const first = await come('/');
  expect(first.arrival()).toMatchObject({ stag: '9_x', affb: '77' });
  vi.resetModules();
  const { arrival, keepArrival } = await come('/?stag=10_y');
  expect(arrival()).toMatchObject({ stag: '10_y', affb: '77' });
  keepConsent('refused');
  keepArrival();
  expect(document.cookie).not.toMatch(/stag|affb/);
});

it('a stored tracking mark expires 30 days after it arrived, unless a later link contains it again [CONST-015] [CONST-016]', async () => {
  document.cookie = 'stag=9_x;path=/';
  document.cookie = 'affb=77;path=/';
  keepConsent('accepted');
  set.mockClear();
  const later = await come('/');
  await later.completeArrival();
  later.keepArrival();
  expect(kept()).toEqual([]);
  vi.resetModules();
  const again = await come('/?stag=9_x');
  await again.completeArrival();
  again.keepArrival();
  expect(kept()).toEqual([`stag=9_x;${days}`]);
});

it("never stores the default link id, so that it cannot override another id, but stores a search engine's id [CONST-016] [CONST-017] [CONST-018]", async () => {
  keepConsent('accepted');
  const byThemselves = await come('/');
  expect(byThemselves.arrival().affb).toBe('122');
  byThemselves.keepArrival();
  expect(kept()).toEqual([]);
  vi.resetModules();
  const bySearch = await come('/', 'https://www.google.com/');
  expect(bySearch.arrival().affb).toBe('241');
  bySearch.keepArrival();
  expect(kept()).toEqual([`affb=241;${days}`]);
  vi.resetModules();
  expect((await come('/de')).arrival().affb).toBe('241');
});

it('gives a visitor who comes from another site without a tag the tag configured for that site, or logs that there is none [ERR-016] [CALL-001]', async () => {
  byName.mockReturnValue({ 'blog.example': '31_blog' });
  const named = await come('/', 'https://www.blog.example/best');
  await named.completeArrival();
  expect(named.arrival().stag).toBe('31_blog');
  expect(sent).not.toHaveBeenCalled();
  vi.resetModules();
  const other = await come('/', 'https://other.example/best?secret=1');
  await other.completeArrival();
  expect(other.arrival().stag).toBeNull();
  const body = { level: 'warn', message: 'no stag for who comes from other.example' };
  expect(sent.mock.calls).toEqual([['/log', body]]);
  keepConsent('accepted');
  named.keepArrival();
  expect(kept()).toEqual([`stag=31_blog;${days}`]);
});

it.each([
  ['directly', '/', '', '122'],
  ['from the site itself', '/', `${location.origin}/pokies/all`, '122'],
  ["from the site's other host, with www", '/', `http://www.${location.host}/`, '122'],
  ["from the site's sports site", '/', `http://sport.${location.host}/`, '122'],
  ['from a mirror of the site', '/', 'https://mirror.example/', '122'],
  ['from a search engine', '/', 'https://www.google.com/', '241'],
  ['with a tag', '/?stag=9_x', 'https://other.example/', '122'],
])(
  'logs no missing tag for a visitor who comes %s [ERR-016] [CONST-017] [CONST-018]',
  async (_how, address, referrer, affb) => {
    hosts.mockReturnValue([location.host, 'mirror.example']);
    const { arrival, completeArrival } = await come(address, referrer);
    await completeArrival();
    expect(arrival().affb).toBe(affb);
    expect(sent).not.toHaveBeenCalled();
  },
);

it('sends the campaign tags and the link id after a registration [CALL-087]', async () => {
  const { sendArrival } = await come('/?utm_medium=cpc');
  await sendArrival();
  expect(sent.mock.calls).toEqual([['/log_utm_send', { utmMetrics: { utm_medium: 'cpc', affb: '122' } }]]);
});

it('with consent, stores campaign tags for the visit and reports them once; a refusal deletes them [CALL-086] [CALL-087] [D13]', async () => {
  keepConsent('accepted');
  const first = await come('/?utm_medium=cpc');
  first.keepArrival();
  vi.resetModules();
  const second = await come('/de');
  second.keepArrival();
  await second.sendArrival();
  const utmMetrics = { utm_medium: 'cpc', affb: '122' };
  expect(sent.mock.calls).toEqual([
    ['/log_utm_set', { utmMetrics }],
    ['/log_utm_send', { utmMetrics }],
  ]);
  keepConsent('refused');
  second.keepArrival();
  vi.resetModules();
  keepConsent('accepted');
  expect((await come('/de')).arrival().utm).toEqual({});
});

it('stores no campaign tags for the next document without consent [D13]', async () => {
  const { keepArrival } = await come('/?utm_medium=cpc');
  keepArrival();
  expect(sessionStorage).toHaveLength(0);
});
