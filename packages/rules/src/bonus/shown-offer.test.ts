import type { BonusOffer } from '@liftoff/contract/bonus';
import { describe, expect, it } from 'vitest';
import { configuredOffers, excludedTagsIn, mayHaveAdditionalGift } from './gift-config.ts';
import { isOfCode, offerFigures } from './shown-offer.ts';

const offer = (change: Partial<BonusOffer> = {}): BonusOffer => ({
  id: 'welcome',
  kind: 'deposit',
  title: 'Welcome bonus',
  description: 'Doubles a deposit.',
  code: null,
  percent: 50,
  min_deposit_cents: 1_000,
  max_bonus_cents: 10_000,
  amount_cents: null,
  deposit_number: null,
  freespins_count: null,
  freespins: null,
  wager: 10,
  wager_on: 'bonus',
  max_bet_cents: 500,
  max_win_cents: null,
  excluded_games: [],
  days_to_activate: 7,
  days_to_use: 14,
  ends_at: null,
  currency: 'EUR',
  ...change,
});

describe('offerFigures', () => {
  it.each([
    ['half of the deposit', {}, 5_000n, { bonus: 2_500n, toWager: 25_000n }],
    ['at most the maximum', {}, 50_000n, { bonus: 10_000n, toWager: 100_000n }],
    [
      'with the deposit to wager',
      { wager_on: 'bonus_and_deposit' as const },
      5_000n,
      { bonus: 2_500n, toWager: 75_000n },
    ],
    ['a fixed amount', { percent: null, amount_cents: 700 }, 5_000n, { bonus: 700n, toWager: 7_000n }],
    ['nothing below the minimum deposit', {}, 999n, null],
    ['nothing if the share is less than one minor unit', { min_deposit_cents: null }, 1n, null],
  ])('shows %s [C28] [PX-41]', (_what, change, deposit, figures) => {
    expect(offerFigures(offer(change), deposit)).toEqual(figures);
  });

  it('matches a code regardless of case, and never a missing one', () => {
    expect(isOfCode(offer({ code: 'RELOAD25' }), 'reload25')).toBe(true);
    expect(isOfCode(offer({ code: 'RELOAD25' }), null)).toBe(false);
    expect(isOfCode(offer(), null)).toBe(false);
  });
});

const player = { can_issue_bonuses: true, deposit_bonus_code: null, statuses: [] };
const none = { disabled: {}, modified: {}, additional: {} };

describe('mayHaveAdditionalGift', () => {
  it.each([
    ['a player', {}, true],
    ['a player without bonuses', { can_issue_bonuses: false }, false],
    ['a player with a deposit code', { deposit_bonus_code: 'RELOAD25' }, false],
    ['a player with several accounts', { statuses: [{ id: '100' }] }, false],
  ])('%s gets the additional gift offered: %o, %s [ROLE-021] [ROLE-008]', (_who, change, isOffered) => {
    expect(mayHaveAdditionalGift({ ...player, ...change })).toBe(isOffered);
  });
});

describe('configuredOffers', () => {
  const offers = [offer(), offer({ id: 'extra', title: 'Extra' })];
  const shown = (answers: object, asker: object = {}, locale = 'en-CA') =>
    configuredOffers(offers, { ...none, ...answers }, { ...player, ...asker }, locale).map(({ title }) => title);

  it('hides the offers that the operator has disabled [CALL-005]', () => {
    expect(shown({ disabled: { ids: ['extra'] } })).toEqual(['Welcome bonus']);
  });

  it("shows the operator's title, for all languages or by language [CALL-006]", () => {
    expect(shown({ modified: { extra: { title: 'Top-up' } } })).toEqual(['Welcome bonus', 'Top-up']);
    const byLocale = { modified: { extra: { title: { de: 'Zugabe' } } } };
    expect(shown(byLocale, {}, 'de')).toEqual(['Welcome bonus', 'Zugabe']);
    expect(shown(byLocale)).toEqual(['Welcome bonus', 'Extra']);
  });

  it('hides an additional gift from a player who may not have it [CALL-011] [ROLE-021]', () => {
    const additional = { gifts: ['extra'] };
    expect(shown({ additional })).toEqual(['Welcome bonus', 'Extra']);
    expect(shown({ additional }, { deposit_bonus_code: 'RELOAD25' })).toEqual(['Welcome bonus']);
  });

  it('shows no offer to a player without bonuses [C28]', () => {
    expect(shown({}, { can_issue_bonuses: false })).toEqual([]);
  });

  it.each([undefined, null, '', 7, [], { ids: 'extra', gifts: { extra: true } }, { extra: 'x', ids: [7, null] }])(
    'the answer %j of the configuration calls changes nothing [CALL-005] [CALL-006] [CALL-011] [CALL-013]',
    answer => {
      const all = { disabled: answer, modified: answer, additional: answer };
      expect(shown(all)).toEqual(['Welcome bonus', 'Extra']);
    },
  );
});

it.each([
  [{ stags: ['20011', 7, ''] }, ['20011']],
  [{ stags: '20011' }, []],
  [null, []],
])('the answer %j excludes the visitors of the tags %j from promotions [CALL-007] [CALL-013]', (answer, tags) => {
  expect(excludedTagsIn(answer)).toEqual(tags);
});
