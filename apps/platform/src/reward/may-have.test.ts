import type { Reward, RewardOf, RewardType } from '@liftoff/contract/reward';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../database/database.ts';
import { rememberExcluded } from '../limits/exclusion/excluded-people.ts';
import { mayPromote } from '../limits/exclusion/may-promote.ts';
import { putLimit } from '../limits/put-limit.ts';
import { turnSwitch } from '../market/house-switch.ts';
import { usePlatform } from '../testing/test-platform.ts';
import type { RewardRules, Denial } from './may-have.ts';
import { openRewards, type Giving } from './rewards.ts';

const platform = usePlatform({ seed: 'small' });

let playerId: number;
let otherId: number;
beforeAll(async () => {
  const idOf = async (email: string) =>
    Number((await platform.db.query<{ id: bigint }>('SELECT id FROM players WHERE email = $1', [email]))[0]?.id);
  [playerId, otherId] = [await idOf('vip@liftoff.test'), await idOf('demo@liftoff.test')];
});

const samples: { readonly [Type in RewardType]: RewardOf<Type> } = {
  money: { type: 'money', currency: 'EUR', amount_cents: 500 },
  bonus: { type: 'bonus', offer: 'welcome', currency: 'EUR', amount_cents: 500 },
  freespins: { type: 'freespins', offer: 'welcome', freespins_count: 10 },
  points: { type: 'points', points: 10 },
  box: { type: 'box', group_key: 'wheel_1' },
  tickets: { type: 'tickets', lottery_id: 'moon', tickets_count: 2 },
  group: { type: 'group', group: '259' },
};
const everyType = Object.keys(samples) as RewardType[];

interface Answer {
  readonly giving: Giving;
  readonly mayHave: boolean;
  /** Whether the kind was called, and so something reached the player. */
  readonly reached: boolean;
  /** Number of rows that say the player was given something. */
  readonly rows: number;
}

class Undone extends Error {}

/** Gives a reward after `become` has changed the player, and takes everything back afterwards. */
async function ask(
  reward: Reward,
  become: (tx: Tx) => Promise<unknown>,
  { isOffer = false, ...rules }: Partial<RewardRules> & { isOffer?: boolean } = {},
): Promise<Answer> {
  let answer: Answer | null = null;
  const asking = platform.db.transaction(async tx => {
    await become(tx);
    let reached = false;
    const reach = async () => void (reached = true);
    const kinds = Object.fromEntries(everyType.map(type => [type, reach]));
    const usual: RewardRules = {
      mayPromote: mayPromote(platform.deps),
      marketAllows: () => true,
      deniedFromHarmLevel: 'high',
    };
    const giver = openRewards(platform.deps, kinds, { ...usual, ...rules }).giver('test', everyType, { isOffer });
    const mayHave = await giver.mayHave(tx, playerId, reward.type);
    const giving = await giver.give(tx, playerId, reward, { reference: '1' });
    const rows = (await tx.query('SELECT FROM given_rewards WHERE player_id = $1', [playerId])).length;
    answer = { giving, mayHave, reached, rows };
    throw new Undone();
  });
  await expect(asking).rejects.toThrow(Undone);
  if (answer === null) throw new Error('Nothing was asked');
  return answer;
}

const nothing = async () => undefined;
const set = (columns: string) => (tx: Tx) => tx.query(`UPDATE players SET ${columns} WHERE id = $1`, [playerId]);
const beginBreak = (type: 'selfexclusion' | 'coolingoff') => async (tx: Tx) => {
  await putLimit(tx, platform.deps, playerId, { type, period: 'forever', endsAt: null, accounts: [] });
};
const harmLevel = (level: string) => (tx: Tx) =>
  tx.query(`INSERT INTO harm (player_id, state, score, level, markers, since) VALUES ($1, '{}', 9, $2, '{}', $3)`, [
    playerId,
    level,
    platform.clock.now(),
  ]);
const excludeTheOther = async (tx: Tx) => {
  const forever = { type: 'selfexclusion', period: 'forever', endsAt: null, accounts: [] } as const;
  const limit = await putLimit(tx, platform.deps, otherId, forever);
  await rememberExcluded(tx, otherId, limit, platform.clock.now());
  await set(`first_name = 'Mira', last_name = 'Kask'`)(tx);
};
const listInRegister = (tx: Tx) =>
  tx.query(`INSERT INTO register_checks (player_id, day, listed) VALUES ($1, $2::date, true)`, [
    playerId,
    '2026-11-20',
  ]);
const joinGroup = (group: string) => (tx: Tx) =>
  tx.query('INSERT INTO player_groups (player_id, group_id) VALUES ($1, $2)', [playerId, group]);

/** Conditions that deny every type of reward, whoever gives it. */
const always: readonly (readonly [who: string, become: (tx: Tx) => Promise<unknown>, because: Denial])[] = [
  ['has excluded themselves', beginBreak('selfexclusion'), 'no_promotions'],
  ['is in a cooling-off', beginBreak('coolingoff'), 'no_promotions'],
  ['has another account that excluded itself', excludeTheOther, 'no_promotions'],
  ['is found in a register of excluded people', listInRegister, 'no_promotions'],
  ['has closed the account', set(`closed_for = 'own_wish', closed_at = now()`), 'no_promotions'],
  ['is closed out as under age', set(`closed_for = 'under_age', closed_at = now()`), 'no_promotions'],
  ['is too young', set(`date_of_birth = '2010-01-01'`), 'age'],
  ['has told no birthday', set('date_of_birth = NULL'), 'age'],
  ['has told no country', set('country = NULL'), 'age'],
  ['lives in a closed country', set(`country = 'US'`), 'age'],
  ['has several accounts (group 100)', joinGroup('100'), 'several_accounts'],
  ['has high markers of harm', harmLevel('high'), 'no_promotions'],
];

describe('what a player may have', () => {
  it.each(everyType)('a player whom nothing keeps from it is given %s [PX-07]', async type => {
    const answer = await ask(samples[type], nothing, { isOffer: false });
    expect(answer.giving.outcome).toBe('given');
    expect(answer).toMatchObject({ mayHave: true, reached: true, rows: 1 });
  });

  it.each(always.flatMap(([who, become, because]) => everyType.map(type => [who, type, become, because] as const)))(
    'a player who %s is given no %s, and it is not announced [PX-07] [I10]',
    async (_who, type, become, because) => {
      const answer = await ask(samples[type], become);
      expect(answer.giving).toEqual({ outcome: 'denied', because });
      expect(answer).toMatchObject({ mayHave: false, reached: false, rows: 0 });
    },
  );

  it.each(everyType)(
    'a player who has turned bonuses off is given no bonus and no free spins: %s [PX-07]',
    async type => {
      const { giving, mayHave } = await ask(samples[type], set('can_issue_bonuses = false'));
      const isOff = type === 'bonus' || type === 'freespins';
      expect(giving).toMatchObject(isOff ? { outcome: 'denied', because: 'bonuses_turned_off' } : { outcome: 'given' });
      expect(mayHave).toBe(!isOff);
    },
  );

  it.each(everyType)(
    'while staff have stopped bonuses, no bonus and no free spins are given: %s [PX-50]',
    async type => {
      const stop = (tx: Tx) => turnSwitch(tx, 'bonuses_stopped', true, platform.clock.now());
      const { giving, mayHave } = await ask(samples[type], stop);
      const isStopped = type === 'bonus' || type === 'freespins';
      expect(giving).toMatchObject(isStopped ? { outcome: 'denied', because: 'stopped' } : { outcome: 'given' });
      expect(mayHave).toBe(!isStopped);
    },
  );

  it.each([
    ['no consent to marketing', false, false, false],
    ['consent by email', true, false, true],
    ['consent by SMS', false, true, true],
  ])('a reward whose giving is an offer needs consent to marketing: %s [PX-07]', async (_what, mail, sms, may) => {
    const become = set(`receive_promos = ${mail}, receive_sms_promos = ${sms}`);
    const offered = await ask(samples.points, become, { isOffer: true });
    expect(offered.giving).toMatchObject(may ? { outcome: 'given' } : { outcome: 'denied', because: 'no_consent' });
    expect(offered.mayHave).toBe(may);
    expect((await ask(samples.points, become, { isOffer: false })).mayHave).toBe(true);
  });

  it.each(everyType)('a reward is denied if the rules of the market refuse its type: %s [PX-07]', async type => {
    const { giving, mayHave } = await ask(samples[type], nothing, {
      marketAllows: (player, asked) => Number(player.id) === playerId && asked === 'points',
    });
    const may = type === 'points';
    expect(giving).toMatchObject(may ? { outcome: 'given' } : { outcome: 'denied', because: 'market' });
    expect(mayHave).toBe(may);
  });

  it.each([
    ['low', 'medium', true],
    ['medium', 'medium', false],
    ['high', 'medium', false],
    ['low', 'high', true],
    ['medium', 'high', true],
    ['high', 'high', false],
  ] as const)(
    'a player whose markers of harm are %s, where the operator denies rewards from %s, may have a reward: %s [PX-07]',
    async (level, deniedFromHarmLevel, may) => {
      const { giving, mayHave } = await ask(samples.points, harmLevel(level), { deniedFromHarmLevel });
      expect(mayHave).toBe(may);
      expect(giving.outcome).toBe(may ? 'given' : 'denied');
    },
  );

  it('the operator’s threshold counts also if promotions would still be allowed at the highest level [PX-07]', async () => {
    const { giving } = await ask(samples.points, harmLevel('high'), { mayPromote: async () => true });
    expect(giving).toEqual({ outcome: 'denied', because: 'markers_of_harm' });
  });

  it('a player who does not exist may have nothing [PX-07]', async () => {
    const giver = openRewards(
      platform.deps,
      { points: async () => undefined },
      { mayPromote: async () => true, marketAllows: () => true, deniedFromHarmLevel: 'high' },
    ).giver('test', ['points'], { isOffer: false });
    const unknown = 9_999_999;
    expect(await giver.mayHave(platform.db, unknown, 'points')).toBe(false);
    const giving = platform.db.transaction(tx => giver.give(tx, unknown, samples.points, { reference: '1' }));
    expect(await giving).toEqual({ outcome: 'denied', because: 'unknown_player' });
  });

  it.each([
    ['the check of promotions', { mayPromote: () => Promise.reject(new Error('no answer')) }],
    [
      'the rules of the market',
      {
        marketAllows: () => {
          throw new Error('no answer');
        },
      },
    ],
  ])('nothing is given while %s fails [PX-07]', async (_what, failing) => {
    let reached = false;
    const giver = openRewards(
      platform.deps,
      { points: async () => void (reached = true) },
      { mayPromote: async () => true, marketAllows: () => true, deniedFromHarmLevel: 'high', ...failing },
    ).giver('test', ['points'], { isOffer: false });
    await expect(giver.mayHave(platform.db, playerId, 'points')).rejects.toThrow('no answer');
    const giving = platform.db.transaction(tx => giver.give(tx, playerId, samples.points, { reference: '1' }));
    await expect(giving).rejects.toThrow('no answer');
    expect(reached).toBe(false);
    expect(await platform.db.query('SELECT FROM given_rewards WHERE player_id = $1', [playerId])).toEqual([]);
  });
});
