import { beforeAll, describe, expect, it } from 'vitest';
import { sharedSite, type Site } from './open-site.ts';

let site: Site;
beforeAll(async () => void (site = await sharedSite()));

const mainOf = async (path: string, from: Parameters<Site['visit']>[1] = {}) =>
  (await site.visit(path, from)).page.one('main');

describe('the /benefits-of-crypto page', () => {
  it('the /benefits-of-crypto page lists fee, time, minimum and maximum for the six cryptocurrencies to every visitor [ROUTE-031] [CRYPTO-001] [CRYPTO-002] [CRYPTO-003]', async () => {
    const main = await mainOf('/benefits-of-crypto');
    expect(main.one('h1').text).toBe('Benefits of crypto');
    const rows = main.one('table', { 'aria-label': 'Deposits and withdrawals by coin' }).all('tr');
    const figures = rows.map(row =>
      row
        .all('td')
        .slice(1)
        .map(cell => cell.text)
        .join(' | '),
    );
    const named = rows.map(row =>
      row
        .all('b')
        .map(name => name.text)
        .join(''),
    );
    expect(Object.fromEntries(named.map((name, place) => [name, figures[place]]))).toEqual({
      '': '',
      Bitcoin: 'None | Instant | 0.0001 BTC | 0.0001 to 0.4 BTC',
      Ethereum: 'None | Instant | 0.01 ETH | 0.0001 to 12 ETH',
      'Bitcoin Cash': 'None | Instant | 0.0001 BCH | 0.0001 to 0.4 BCH',
      Litecoin: 'None | Instant | 0.01 LTC | 0.0001 to 60 LTC',
      Dogecoin: 'None | Instant | 0.01 DOG | 0.0001 to 1,600,000.00 DOG',
      Tether: 'None | Instant | 20 USDT | 25 to 4,000.00 USDT',
    });
  });
});

describe('the value of a cryptocurrency', () => {
  const ratesOf = (page: Awaited<ReturnType<typeof mainOf>>) =>
    page.all('small', { class: /payment-info__rate/ }).map(({ text }) => text);

  it("the value of a cryptocurrency is shown in euros in the visitor's number format [CALL-049]", async () => {
    expect(ratesOf(await mainOf('/benefits-of-crypto'))).toEqual([
      '1 BTC ≈ €84,250.00',
      '1 ETH ≈ €2,910.00',
      '1 BCH ≈ €438.50',
      '1 LTC ≈ €82.40',
      '1 DOG ≈ €0.1465',
      '1 USDT ≈ €0.921',
    ]);
    expect(ratesOf(await mainOf('/de/benefits-of-crypto'))[0]).toBe('1 BTC ≈ 84.250,00 €');
  });

  it('the value of a cryptocurrency is omitted when the rates cannot be loaded, and the rest of the page is served [CALL-049]', async () => {
    const { visit, edge } = site.behind({}, path =>
      path === '/api/info/crypto_exchange_rates' ? Response.json({}, { status: 500 }) : undefined,
    );
    const { status, page } = await visit('/benefits-of-crypto');
    expect([status, ratesOf(page.one('main'))]).toEqual([200, []]);
    expect(page.one('table').all('tr')).toHaveLength(7);
    expect(edge.failedLoads.map(({ load }) => load)).toEqual(['GET /api/info/crypto_exchange_rates']);
  });
});

describe('the /payments page', () => {
  /** The cards of the page by method name, each with its lines by label. */
  const cardsOf = async (path: string, from: Parameters<Site['visit']>[1] = {}) => {
    const main = await mainOf(path, from);
    const cards = main.all('li').filter(card => card.all('h3').length > 0);
    const lines = cards.map(card => [
      card.one('h3').text,
      Object.fromEntries(card.all('dt').map((name, place) => [name.text, card.all('dd')[place]?.text])),
    ]);
    return new Map(lines as [string, Record<string, string>][]);
  };
  const coins = ['Bitcoin', 'Ethereum', 'Bitcoin Cash', 'Litecoin', 'Dogecoin', 'Tether'];

  it("the /payments page lists deposit and withdrawal methods for a guest in the country's currency, and every cryptocurrency [ROUTE-070] [PROUTE-031]", async () => {
    const inCanada = await cardsOf('/payments');
    expect([...inCanada.keys()]).toEqual(['Visa', 'Mastercard', 'Maestro', 'ecoPayz', ...coins]);
    expect(inCanada.get('ecoPayz')).toEqual({
      Fee: 'None',
      Deposit: '$15 to $7,500',
      'Deposit time': 'Instant',
      Withdrawal: '$15 to $7,500',
      'Withdrawal time': 'About 10 minutes',
    });
    expect(inCanada.get('Tether')).toMatchObject({ Deposit: 'from 20 USDT', Withdrawal: '25 to 4,000.00 USDT' });
    const inIreland = await cardsOf('/payments', { 'x-test-country': 'IE' });
    expect([...inIreland.keys()]).toEqual(['Visa', 'Mastercard', 'Maestro', 'Sofort', 'ecoPayz', ...coins]);
    expect(inIreland.get('Sofort')).toMatchObject({ Deposit: '€10 to €10,000', 'Withdrawal time': 'About one day' });
  });

  it("the /payments page lists methods for a player's own currency, even in a country with another currency [ROUTE-070]", async () => {
    const cookie = await site.signIn('demo@liftoff.test');
    const inCanada = await cardsOf('/payments', { cookie, 'x-test-country': 'CA' });
    expect([...inCanada.keys()]).toEqual(['Visa', 'Mastercard', 'Maestro', 'Sofort', 'ecoPayz', ...coins]);
    expect(inCanada.get('ecoPayz')).toMatchObject({ Deposit: '€10 to €5,000', Withdrawal: '€10 to €5,000' });
  });

  it.each([
    ['Visa', '[CRYPTO-010]'],
    ['Maestro', '[CRYPTO-011]'],
    ['Mastercard', '[CRYPTO-012]'],
    ['ecoPayz', '[CRYPTO-013]'],
  ])(
    "the /payments page says that %s is instant and free, and shows its limits in the page's language %s [CRYPTO-014]",
    async name => {
      const [english, german, french] = await Promise.all(
        ['/payments', '/de/payments', '/fr-CA/payments'].map(path => cardsOf(path, { 'x-test-country': 'IE' })),
      );
      const least = name === 'ecoPayz' ? '10' : '20';
      expect(english?.get(name)).toMatchObject({ Fee: 'None', 'Deposit time': 'Instant' });
      expect(english?.get(name)).toMatchObject({ Deposit: `€${least} to €5,000`, Withdrawal: `€${least} to €5,000` });
      expect(german?.get(name)).toMatchObject({ Einzahlung: `${least} € bis 5.000 €` });
      expect(french?.get(name)).toMatchObject({ Dépôt: `de ${least} € à 5 000 €` });
    },
  );

  it('the /payments page links each method to its terms', async () => {
    const main = await mainOf('/payments');
    const hrefs = main.links('Details for this method').map(link => link.attribute('href'));
    expect([...new Set(hrefs)]).toEqual(['/deposits-and-payouts', '/benefits-of-crypto']);
  });

  it.each([
    ['CA', 10],
    ['IE', 11],
  ])(
    "the footer's method logos link to the methods on the /payments page: in %s, %i of the 11 are offered there [SHELL-068]",
    async (country, count) => {
      const from = { 'x-test-country': country };
      const footer = (await site.visit('/fairness', from)).page.one('footer', { id: 'footer' });
      const links = footer.one('nav', { 'aria-label': 'Payment methods' }).all('a');
      expect(links.map(link => link.all('img').length)).toEqual(Array.from({ length: 11 }, () => 1));
      const main = await mainOf('/payments', from);
      const offered = new Map(main.all('li', { id: true }).map(card => [card.one('h3').text, card.attribute('id')]));
      const ledTo = links.map(link => [link.attribute('aria-label') ?? '', link.attribute('href')] as const);
      expect(ledTo.filter(([, href]) => !href?.startsWith('/payments#'))).toEqual([]);
      const placed = ledTo.filter(([name]) => offered.has(name));
      expect(placed).toHaveLength(count);
      for (const [name, href] of placed) expect(href).toBe(`/payments#${offered.get(name)}`);
    },
  );
});
