import { describe, expect, it } from 'vitest';
import { activateGrant, type GrantState } from './grant.ts';
import { payStake, wageringIn, type AskedStake, type PayingGrant } from './pay-stake.ts';
import { joinedParts, sharesOf, type StakePart } from './stake-part.ts';
import type { GrantTerms } from './terms.ts';
import { amountToWager } from './amount-to-wager.ts';
import { contributionPercent } from './terms.ts';

const terms: GrantTerms = {
  title: 'Welcome',
  wager: 10,
  wager_on: 'bonus',
  max_bet_cents: 500,
  max_win_cents: null,
  contributions: { games: { keno: 5 }, providers: { aurum: 10 }, categories: { tables: 20, live: 15 }, default: 100 },
  excluded_games: ['banned'],
  activate_days: 7,
  wager_days: 30,
};
const state: GrantState = activateGrant({
  stage: 'issued',
  amount: 1_000n,
  balance: 0n,
  toWager: 10_000n,
  wagered: 0n,
  openRounds: 0,
  endsAs: null,
  maxWin: null,
  smallestStake: 10n,
  completedBy: null,
  converted: 0n,
  flagged: false,
}).grant;
const now = new Date('2026-11-29T12:00:00Z');
const day = (days: number) => new Date(now.getTime() + days * 86_400_000);
const grant = (change: Partial<PayingGrant> = {}): PayingGrant => ({
  id: 1,
  state,
  terms,
  validUntil: day(30),
  ...change,
});
const slot = { slug: 'slot', provider: 'studio', categories: ['slots'] };
const asked = (stake: bigint, change: Partial<AskedStake> = {}): AskedStake => ({
  game: slot,
  stake,
  before: 0n,
  counts: stake,
  grant: null,
  opens: true,
  now,
  ...change,
});
const cash = (amount: bigint): StakePart => ({ source: 'cash', grant: null, amount });
const bonus = (amount: bigint, id = 1): StakePart => ({ source: 'bonus', grant: id, amount });

describe('what pays a stake', () => {
  it.each([
    [300n, 500n, [cash(300n), bonus(200n)]],
    [500n, 500n, [cash(500n)]],
    [0n, 500n, [bonus(500n)]],
    [0n, 0n, []],
  ])(
    'cash of %d and a stake of %d are paid from cash first, then from the grant [PX-03] [PX-10]',
    (money, stake, parts) => {
      expect(payStake(money, [grant()], asked(stake))).toMatchObject({ outcome: 'paid', parts });
    },
  );

  it('cash and one grant have to cover the stake; two grants never pay together [PX-03] [PX-10]', () => {
    const small = { ...state, balance: 100n };
    const two = [grant({ state: small }), grant({ id: 2, state: small })];
    expect(payStake(100n, two, asked(250n))).toEqual({ outcome: 'not_enough_money' });
  });

  it('the grant that expires first pays, and of two the one that was issued first [PX-11]', () => {
    const grants = [grant({ id: 3 }), grant({ id: 2 }), grant({ id: 4, validUntil: day(2) })];
    expect(payStake(0n, grants, asked(100n))).toMatchObject({ parts: [bonus(100n, 4)] });
    expect(payStake(0n, grants.slice(0, 2), asked(100n))).toMatchObject({ parts: [bonus(100n, 2)] });
  });

  it.each([
    ['is overdue', { validUntil: now }],
    ['is ending', { state: { ...state, endsAs: 'canceled' as const } }],
    ['waits', { state: { ...state, stage: 'wait' as const } }],
  ])('a grant that %s neither pays nor counts [PX-45]', (_what, change) => {
    expect(payStake(0n, [grant(change)], asked(100n))).toEqual({ outcome: 'not_enough_money' });
    expect(payStake(100n, [grant(change)], asked(100n))).toMatchObject({ contribution: null });
  });

  it('everything staked in the round counts for the maximum bet, and cash alone is never refused [PX-32]', () => {
    const refused = { outcome: 'against_terms', reason: 'bonus_max_bet', grant: 1, maxBet: 500n };
    const added = { opens: false, grant: 1 };
    expect(payStake(0n, [grant()], asked(501n))).toEqual(refused);
    expect(payStake(0n, [grant()], asked(300n, { ...added, before: 300n }))).toEqual(refused);
    expect(payStake(0n, [grant()], asked(200n, { ...added, before: 300n }))).toMatchObject({ outcome: 'paid' });
    expect(payStake(501n, [grant()], asked(501n))).toEqual({
      outcome: 'paid',
      parts: [cash(501n)],
      contribution: null,
    });
  });

  it('an excluded game is refused to the bonus and open to cash [PX-33]', () => {
    const game = { ...slot, slug: 'banned' };
    expect(payStake(0n, [grant()], asked(100n, { game }))).toMatchObject({ reason: 'bonus_excluded_game' });
    expect(payStake(100n, [grant()], asked(100n, { game }))).toMatchObject({ outcome: 'paid', contribution: null });
  });

  it('a stake added to a round is paid by the grant of its opening stake only [PX-16]', () => {
    const grants = [grant({ id: 2, validUntil: day(1) }), grant()];
    expect(payStake(0n, grants, asked(100n, { opens: false, grant: 1 }))).toMatchObject({ parts: [bonus(100n)] });
    expect(payStake(0n, grants, asked(100n, { opens: false, grant: null }))).toEqual({ outcome: 'not_enough_money' });
  });
});

describe('how stakes in a game count', () => {
  it('follows the terms of the grant that stakes use first, and nothing without one [PX-11] [PX-30]', () => {
    const later = grant({ id: 2, validUntil: day(40), terms: { ...terms, max_bet_cents: null } });
    const live = { ...slot, categories: ['live'] };
    expect(wageringIn([later, grant()], { game: slot, now })).toEqual({ percent: 100, maxBet: 500n });
    expect(wageringIn([later], { game: live, now })).toEqual({ percent: 15, maxBet: null });
    expect(wageringIn([grant()], { game: { ...slot, slug: 'banned' }, now })).toMatchObject({ percent: 0 });
    expect(wageringIn([grant({ validUntil: now })], { game: slot, now })).toBeNull();
  });
});

describe('what a stake counts', () => {
  const contributed = (stake: bigint, change: Partial<AskedStake> = {}, of: PayingGrant = grant()) => {
    const paid = payStake(stake, [of], asked(stake, change));
    return paid.outcome === 'paid' ? paid.contribution?.amount : undefined;
  };

  it.each([
    ['its game', { ...slot, slug: 'keno', provider: 'aurum', categories: ['live'] }, 5],
    [
      'its provider or category, whichever is higher',
      { ...slot, provider: 'aurum', categories: ['live', 'tables'] },
      20,
    ],
    ['its provider', { ...slot, provider: 'aurum' }, 10],
    ['the default', slot, 100],
    ['nothing if the game is excluded', { ...slot, slug: 'banned' }, 0],
  ])('a game contributes by %s [PX-30]', (_what, game, percent) => {
    expect(contributionPercent(terms, game)).toBe(percent);
    if (percent > 0) expect(contributed(400n, { game })).toBe((400n * BigInt(percent)) / 100n);
  });

  it('a contribution is never more than is left to wager [PX-31]', () => {
    const almost = grant({ state: { ...state, wagered: 9_900n } });
    expect(contributed(400n, {}, almost)).toBe(100n);
  });

  it('only the amount that its game counts contributes [PX-34] [PX-35]', () => {
    expect(contributed(400n, { counts: 150n })).toBe(150n);
    expect(contributed(400n, { counts: 0n })).toBe(0n);
  });
});

describe('the figures of a grant', () => {
  it.each([
    ['bonus', 1_000n, 500n, 10_000n],
    ['bonus_and_deposit', 1_000n, 500n, 15_000n],
  ] as const)('the wagering is a multiple of the %s', (wager_on, amount, deposit, total) => {
    expect(amountToWager({ ...terms, wager_on }, amount, deposit)).toBe(total);
    expect(amountToWager({ ...terms, wager: 0.33, wager_on: 'bonus' }, 1n, 0n)).toBe(1n);
    expect(() => amountToWager({ ...terms, wager: 0.333 }, 1n, 0n)).toThrow('more than two decimals');
  });

  it('a win is shared in proportion, and the remainder goes to cash [PX-12]', () => {
    expect(sharesOf([cash(1n), bonus(2n)], 100n)).toEqual([cash(34n), bonus(66n)]);
    expect(sharesOf([bonus(2n)], 7n)).toEqual([bonus(7n)]);
    expect(sharesOf([bonus(1n, 1), bonus(2n, 2)], 100n)).toEqual([bonus(34n, 1), bonus(66n, 2)]);
    expect(sharesOf([], 0n)).toEqual([]);
    expect(() => sharesOf([], 1n)).toThrow('no shares');
  });

  it('parts of one source and grant are merged', () => {
    expect(joinedParts([cash(1n), bonus(2n)], [bonus(3n), bonus(1n, 2)])).toEqual([cash(1n), bonus(5n), bonus(1n, 2)]);
  });
});
