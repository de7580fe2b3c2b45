import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { framePath, type Begun } from '../../../testing/frame-path.ts';
import { signInDemo } from '../../../testing/play.ts';
import { usePlatform, type TestCaller } from '../../../testing/test-platform.ts';

const root = resolve(import.meta.dirname, '../../../../../..');
const page = (name: string): string => readFileSync(new URL(`page/${name}`, import.meta.url), 'utf8');

interface ListedScript {
  name: string;
  source: string;
  sha256: string;
  why: string;
}
/** The scripts of the card page, each with its reason and the digest of its source (PCI DSS 6.4.3, 11.6.1). */
const listed = JSON.parse(page('scripts.json')) as ListedScript[];

let player: TestCaller;
const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  player = await signInDemo(platform);
});

async function begin(): Promise<{ id: string; path: string }> {
  const body = { method_id: 'card', amount_cents: 5_000, currency: 'EUR' };
  const begun = await player.send<Begun>('POST', '/payments/deposits', body);
  return { id: begun.body.payment.id, path: framePath(begun.body) };
}
const textOf = async (path: string) => (await platform.open.app.request(path)).text();

/** All scripts a page runs, directly or through imports, by address. */
async function scriptsOf(path: string): Promise<{ inline: number; found: Map<string, string> }> {
  const html = await textOf(path);
  const tags = [...html.matchAll(/<script\b([^>]*)>([^<]*)/g)];
  const found = new Map<string, string>();
  const load = async (address: string): Promise<void> => {
    if (found.has(address)) return;
    const text = await textOf(address);
    found.set(address, text);
    for (const [, name = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g))
      await load(new URL(name, `http://platform.test${address}`).pathname);
  };
  const named = tags.flatMap(([, attributes = '']) => /src="([^"]+)"/.exec(attributes)?.[1] ?? []);
  for (const address of named) await load(address);
  return { inline: tags.length - named.length + (/\son\w+=/i.test(html) ? 1 : 0), found };
}

it('the card page runs exactly the listed scripts, each unchanged since it was listed [A29]', async () => {
  const { path } = await begin();
  const { inline, found } = await scriptsOf(path);
  expect(inline).toBe(0);
  const names = [...found.keys()].map(address => address.split('/').at(-1) ?? '');
  expect(names.toSorted()).toEqual(listed.map(({ name }) => name).toSorted());
  for (const address of found.keys()) expect(address).toMatch(/^\/hosted\/card\/assets\/[0-9a-f]{12}\/[\w-]+\.js$/);
  for (const { name, source, sha256, why } of listed) {
    const text = readFileSync(resolve(root, source), 'utf8');
    expect(createHash('sha256').update(text).digest('hex'), name).toBe(sha256);
    expect(why.length, name).toBeGreaterThan(20);
    const served = [...found].find(([address]) => address.endsWith(`/${name}`))?.[1];
    if (source.endsWith(name)) expect(served, name).toBe(text);
  }
});

/** The sandbox's test card numbers, read from the page's script. */
const numbers = [...page('card-check.js').matchAll(/^ {2}(\d{16}): 'tok_/gm)].map(([, number = '']) => number);

it('a full card number is refused in every field that could carry it, and is stored in no table [A29]', async () => {
  expect(numbers).toHaveLength(11);
  const { id, path } = await begin();
  const marker = randomUUID();
  const report = {
    type: 'transaction',
    country: 'CA',
    first_name: 'Ada',
    last_name: 'Palmer',
    email: 'demo@liftoff.test',
    device_fingerprint: marker,
    card_expiry: '12/30',
    card_holder: 'Ada Palmer',
    card_last_four: '4242',
    card_bin: '424242',
    payment_account: '4242',
    url: 'https://site.example/',
    transaction_id: id,
    time: platform.clock.now().toISOString(),
    currency: 'EUR',
    amount_cents: 5_000,
    payment_system: 'card',
    custom_player_status: 'Gold',
  };
  const order = { method_id: 'card', amount_cents: 5_000, currency: 'EUR' };
  for (const number of numbers) {
    const grouped = number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
    const sent: [string, object][] = [
      [`${path}/pay`, { card: number }],
      [`${path}/pay`, { card: 'tok_succeeds', last4: number }],
      [`${path}/pay`, { card: 'tok_succeeds', number }],
      ['/payments/deposits', { ...order, method_id: number }],
      ['/payments/deposits', { ...order, profile_id: number }],
      ['/payments/withdrawals', { ...order, profile_id: number }],
      ['/api/users/transaction', { ...report, card_holder: grouped }],
      ['/api/users/transaction', { ...report, payment_account: number }],
      ['/api/users/transaction', { ...report, card_number: number }],
    ];
    for (const [to, body] of sent) {
      const { status } = await player.send('POST', to, body);
      expect([400, 403, 404, 409, 422], `${to} ${JSON.stringify(body)}`).toContain(status);
    }
  }
  expect((await player.send('POST', '/api/users/transaction', report)).status).toBe(204);
  const tables = await platform.db.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  const holding = async (text: string) => {
    const found: string[] = [];
    for (const { name } of tables) {
      const [row] = await platform.db.query<{ held: boolean }>(
        `SELECT EXISTS (SELECT 1 FROM "${name}" t WHERE replace(t::text, ' ', '') LIKE '%' || $1 || '%') AS held`,
        [text],
      );
      if (row?.held) found.push(name);
    }
    return found;
  };
  // Proves that the search finds text that was stored.
  expect(await holding(marker)).not.toEqual([]);
  for (const number of numbers) expect(await holding(number), number).toEqual([]);
});
