import type { User } from '@liftoff/contract/account/account';
import type { Account } from '@liftoff/contract/cashbox/wallet';
import { currencies, enabledCurrencies } from '@liftoff/contract/core/money';
import { describe, expect, it } from 'vitest';
import { houseAccount, openAccount, playerAccount, type AccountRef, type Transfer } from '../ledger/ledger.ts';
import { signUpForm } from '../testing/sign-up-form.ts';
import { usePlatform } from '../testing/test-platform.ts';
import { accountsOf } from './accounts-of.ts';
import { balanceEvents } from './balance-event.ts';
import { hasAccount } from './has-account.ts';
import { postAndNotify } from './post-and-notify.ts';

const platform = usePlatform({ seed: 'none' });

describe('accounts', () => {
  it('a player has one account per currency, exactly one of them active, and opening an account again makes it active [CALL-017] [CALL-018] [ENTITY-004]', async () => {
    const caller = platform.caller({ ip: '198.20.0.1' });
    await caller.send('POST', '/api/users', { user: { ...signUpForm, email: 'wallet@example.com' } });
    const opened = await caller.send('POST', '/api/player/accounts', { currency: 'BTC' });
    expect(opened.status).toBe(201);
    expect(opened.body).toMatchObject({ currency: 'BTC', active: true, amount_cents: 0 });
    await caller.send('POST', '/api/player/accounts', { currency: 'CAD' });
    await caller.send('POST', '/api/player/accounts', { currency: 'CAD' });
    const accounts = await caller.send<{ currency: string; active: boolean }[]>(
      'GET',
      '/api/player/accounts?compatibility=false',
    );
    expect(accounts.body.map(account => [account.currency, account.active])).toEqual([
      ['CAD', true],
      ['BTC', false],
    ]);
    expect((await caller.send<User>('GET', '/api/player')).body.currency).toBe('CAD');
  });

  it('an account cannot be opened in a currency that is only listed [CONST-034] [CALL-018]', async () => {
    const caller = platform.caller({ ip: '198.20.0.2' });
    await caller.send('POST', '/api/users', { user: { ...signUpForm, email: 'listed@example.com' } });
    expect((await caller.send('POST', '/api/player/accounts', { currency: 'KZT' })).body).toMatchObject({
      refusal: 'currency_unsupported',
    });
    expect((await caller.send('POST', '/api/player/accounts', { currency: 'GBP' })).status).toBe(422);
  });

  it('accounts show the exact wagering for each currency that has a bonus to wager [ENTITY-012]', async () => {
    const caller = platform.caller({ ip: '198.20.0.4' });
    await caller.send('POST', '/api/users', { user: { ...signUpForm, email: 'wagering@example.com' } });
    for (const currency of ['ETH', 'CAD']) await caller.send('POST', '/api/player/accounts', { currency });
    const { id } = (await caller.send<User>('GET', '/api/player')).body;
    const reported = (await caller.send<Account[]>('GET', '/api/player/accounts')).body;
    expect(reported.map(({ currency, wagering }) => [currency, wagering])).toEqual([
      ['CAD', null],
      ['ETH', null],
    ]);
    const asked: number[] = [];
    const accounts = await accountsOf(platform.db, id, async (_sql, playerId) => {
      asked.push(playerId);
      return new Map([['ETH', { total: 35_000_000_000_000_000_001n, wagered: 5n }]]);
    });
    expect(asked).toEqual([id]);
    expect(accounts).toEqual(
      reported.map(account =>
        account.currency === 'ETH'
          ? { ...account, wagering: { total_cents: '35000000000000000001', wagered_cents: 5 } }
          : account,
      ),
    );
  });

  it('hasAccount finds only the accounts that the player has opened [CALL-018]', async () => {
    const caller = platform.caller({ ip: '198.20.0.5' });
    await caller.send('POST', '/api/users', { user: { ...signUpForm, email: 'asked@example.com' } });
    const { id } = (await caller.send<User>('GET', '/api/player')).body;
    expect(await hasAccount(platform.db, id, 'CAD')).toBe(true);
    expect(await hasAccount(platform.db, id, 'BTC')).toBe(false);
    expect(await hasAccount(platform.db, id + 1_000_000, 'CAD')).toBe(false);
    await caller.send('POST', '/api/player/accounts', { currency: 'BTC' });
    expect(await hasAccount(platform.db, id, 'BTC')).toBe(true);
  });

  it("a balance event is sent only to the owner's channel, with exact amounts and the entry numbers [RT-012]", () => {
    const wallet = { owner: 'player:41', currency: 'ETH', cash: 35_000_000_000_000_000_001n, bonus: 5n } as const;
    expect(balanceEvents([{ ...wallet, seq: 7, since: 5 }])).toEqual([
      {
        channel: 'balance#41',
        data: { currency: 'ETH', amount_cents: '35000000000000000001', bonus_cents: 5, seq: 7, since: 5 },
      },
    ]);
  });

  it('neither play money nor a wallet whose money has not moved has a balance event', () => {
    const wallet = { owner: 'player:41', currency: 'EUR', cash: 1n, bonus: 5n, seq: 7, since: 7 } as const;
    expect(balanceEvents([null, wallet])).toEqual([]);
  });

  it('each wallet whose money moved emits one event, also if only bonus money moved, from before the first transfer to after the last [RT-012]', async () => {
    const [from, to] = [playerAccount(900_001, 'cash', 'CAD'), playerAccount(900_002, 'cash', 'CAD')];
    const [bonus, games] = [playerAccount(900_002, 'bonus', 'CAD'), houseAccount('games', 'CAD')];
    const transfer = (reference: string, amount: bigint, ...accounts: AccountRef[]) => ({
      kind: 'adjustment' as const,
      reference,
      legs: accounts.map((account, at) => ({ account, amount: at === 0 ? -amount : amount })),
    });
    const { db, deps } = platform;
    const post = (...transfers: Transfer[]) =>
      db.transaction(async tx => {
        const { outcome } = await postAndNotify(tx, deps, transfers);
        const sql = `SELECT channel, data FROM outbox WHERE channel ~ '^balance#90000[12]$' ORDER BY channel`;
        return { outcome, events: await tx.query(sql) };
      });
    const data = { currency: 'CAD', bonus_cents: 70 };
    await db.transaction(async tx => {
      for (const account of [from, to, bonus]) await openAccount(tx, account);
    });
    expect(await post(transfer('a', 500n, games, from), transfer('b', 70n, games, bonus))).toEqual({
      outcome: 'posted',
      events: [
        { channel: 'balance#900001', data: { ...data, bonus_cents: 0, amount_cents: 500, seq: 1, since: 0 } },
        { channel: 'balance#900002', data: { ...data, amount_cents: 0, seq: 1, since: 0 } },
      ],
    });
    await platform.open.outbox.flush();
    expect(await post(transfer('c', 300n, from, to), transfer('d', 100n, to, from))).toEqual({
      outcome: 'posted',
      events: [
        { channel: 'balance#900001', data: { ...data, bonus_cents: 0, amount_cents: 300, seq: 3, since: 1 } },
        { channel: 'balance#900002', data: { ...data, amount_cents: 200, seq: 3, since: 1 } },
      ],
    });
    await platform.open.outbox.flush();
    expect(await post(transfer('e', 301n, from, to))).toEqual({ outcome: 'not_enough_money', events: [] });
    await platform.open.outbox.flush();
    expect(await post(transfer('c', 300n, from, to))).toEqual({ outcome: 'duplicate', events: [] });
  });

  it('a guest can neither list nor open accounts [CALL-017] [ROLE-002]', async () => {
    expect((await platform.caller().send('GET', '/api/player/accounts')).status).toBe(401);
    expect((await platform.caller().send('POST', '/api/player/accounts', { currency: 'BTC' })).status).toBe(401);
  });

  it('an account can be neither switched nor opened during an open round [CALL-018]', async () => {
    const caller = platform.caller({ ip: '198.20.0.3' });
    await caller.send('POST', '/api/users', { user: { ...signUpForm, email: 'playing@example.com' } });
    const { id } = (await caller.send<User>('GET', '/api/player')).body;
    await platform.db.query(
      `INSERT INTO game_rounds (owner, id, session_id, player_id, nickname, game, mode, currency, state, stake, pair,
         nonce, input, outcome, opened_at)
       VALUES ('player:' || $1::bigint, $2, $2, $1, 'p', 'rocket-x', 'real', 'CAD', 'open', 100, 1, 1, '{}', '{}', $3)`,
      [id, platform.deps.id(), platform.clock.now()],
    );
    const switched = await caller.send('POST', '/api/player/accounts', { currency: 'BTC' });
    expect(switched).toMatchObject({ status: 409, body: { refusal: 'round_open' } });
    const accounts = await caller.send('GET', '/api/player/accounts');
    expect(accounts.body).toMatchObject([{ currency: 'CAD', active: true }]);
  });
});

describe('currencies', () => {
  it('the list of currencies includes the number of minor units of each, exact even for the smallest [CALL-047] [ENTITY-005] [CONST-032] [CONST-034] [A25]', async () => {
    const answer = await platform
      .caller()
      .send<{ code: string; fiat: boolean; subunits_to_unit: number | string; enabled: boolean; deposit: boolean }[]>(
        'GET',
        '/api/info/currencies',
      );
    expect(answer.body.map(({ code }) => code)).toEqual(Object.keys(currencies));
    expect(answer.body.filter(({ enabled }) => enabled).map(({ code }) => code)).toEqual(enabledCurrencies);
    const units = new Map(answer.body.map(({ code, subunits_to_unit }) => [code, subunits_to_unit]));
    expect([units.get('EUR'), units.get('JPY'), units.get('BTC'), units.get('ETH')]).toEqual([
      100,
      1,
      100_000_000,
      '1000000000000000000',
    ]);
    const fiat = new Map(answer.body.map(currency => [currency.code, currency.fiat]));
    expect(['EUR', 'KZT', 'BTC', 'USDT'].map(code => fiat.get(code))).toEqual([true, true, false, false]);
  });

  it("the list of currencies shows which ones accept deposits, consistent with the cashbox's own methods [CALL-047]", async () => {
    const caller = platform.caller({ ip: '198.20.0.9' });
    await caller.send('POST', '/api/users', { user: { ...signUpForm, email: 'methods@example.com' } });
    const listed = await caller.send<{ code: string; deposit: boolean }[]>('GET', '/api/info/currencies');
    for (const { code, deposit } of listed.body) {
      const methods = await caller.send<unknown[]>('GET', `/payments/methods?action=deposit&currency=${code}`);
      expect([code, deposit]).toEqual([code, methods.body.length > 0]);
    }
    const taken = listed.body.filter(({ deposit }) => deposit).map(({ code }) => code);
    expect(taken).toEqual(enabledCurrencies);
  });

  it('every cryptocurrency has an exchange rate [CALL-049]', async () => {
    const answer = await platform
      .caller()
      .send<Record<string, { EUR: string }>>('GET', '/api/info/crypto_exchange_rates');
    expect(Object.keys(answer.body).toSorted()).toEqual(['BCH', 'BTC', 'DOG', 'ETH', 'LTC', 'USDT']);
    for (const rate of Object.values(answer.body)) expect(rate.EUR).toMatch(/^\d+(\.\d+)?$/);
  });
});
