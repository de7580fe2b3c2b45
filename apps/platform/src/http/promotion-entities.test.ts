import { compPoints } from '@liftoff/contract/points';
import { Level, compTypes } from '@liftoff/contract/points-entities';
import { lootbox } from '@liftoff/contract/lootbox';
import { lottery } from '@liftoff/contract/lottery';
import { BoxStage } from '@liftoff/contract/lootbox-entities';
import { quest } from '@liftoff/contract/quest';
import { Promo, tournament } from '@liftoff/contract/tournament';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { openPoints } from '../points/points.ts';
import { newBox, pointsSegment, setTable } from '../testing/boxes.ts';
import { lotteryWithPoints } from '../testing/lottery.ts';
import { signInDemo } from '../testing/play.ts';
import { takeFacts } from '../testing/take-facts.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';
import { playerIdOf, settleRound, startTournament } from '../testing/tournaments.ts';

/** Compares the promotions of the running platform with the contract and with the fields in each requirement. */
const email = 'demo@liftoff.test';
let player: TestCaller;

const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  player = await signInDemo(platform, email);
  const id = await playerIdOf(platform, email);
  await platform.db.transaction(tx => openPoints(platform.deps).give(tx, id, 100n, 'test'));
  const draw = await lotteryWithPoints(platform, email);
  expect((await player.send('POST', `/api/lotteries/${draw}/tickets`, { count: 3 })).status).toBe(201);
  await startTournament(platform, { entry: 'automatic' });
  await settleRound(platform, { player: id, win: 200n });
  await takeFacts(platform, 'tournaments');
  // The shipped table of this tier has a bonus whose offer is not started here, so its boxes would wait.
  await setTable(platform, [pointsSegment('a', 1)]);
  const { id: opened } = await newBox(platform, player);
  expect((await player.send('POST', `/api/player/lootboxes/${opened}/activation`, {})).status).toBe(200);
  await newBox(platform, player, email, 'manual_wheel_rocket_pro');
});

const read = async (path: string): Promise<unknown> => {
  const answer = await player.send('GET', path);
  expect(answer.status).toBe(200);
  return answer.body;
};
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

interface Served {
  readonly entity: string;
  readonly schema: z.ZodObject;
  /** The call that returns the entities. */
  readonly path: string;
  /** The fields that every entity has. A dot leads into a nested object or list. */
  readonly fields: string;
  /** Fields that only some of the entities have, of which one is enough. */
  readonly somewhere?: string;
}

const cardFields = 'type, group, wager, title, games, points, rate.points, freespins_count, promo';
const segment = 'items.0.weight, items.0.prize, items.0.bonuses';
const served: Served[] = [
  {
    entity: '[PENTITY-001]',
    schema: lottery.getLottery.answer,
    path: '/api/lotteries',
    fields: 'id, slug, lottery_id, in_progress, tickets',
  },
  {
    entity: '[PENTITY-002]',
    schema: lottery.lotteryStatus.answer,
    path: '/api/lotteries/statuses',
    fields: 'lottery_id, tickets',
  },
  {
    entity: '[PENTITY-003]',
    schema: tournament.getTournament.answer,
    path: '/api/tournaments',
    fields: 'id, frontend_identifier, currency, top_players, status, in_progress, start_at, end_at',
    somewhere: 'top_players.0.award_place, top_players.0.nickname',
  },
  {
    entity: '[PENTITY-004]',
    schema: tournament.tournamentStatus.answer,
    path: '/api/tournaments/player',
    fields: 'tournament_id, bets.0.currency, bets.0.amount_cents, award_place, nickname',
  },
  {
    entity: '[PENTITY-005]',
    schema: quest.listQuests.answer.element,
    path: '/api/quests',
    fields:
      'id, frontend_identifier, questSize, questSlug, group_ids, title, status, currency, levels.0.point.x, ' +
      'levels.0.point.y, levels.0.min_bet_cents, bets',
  },
  {
    entity: '[PENTITY-006]',
    schema: compPoints.compPoints.answer,
    path: '/api/player/comp_points',
    fields: 'chargeable.points, persistent.points',
  },
  {
    entity: '[PENTITY-006] [PENTITY-007]',
    schema: compPoints.moneyRates.answer.element,
    path: '/api/comp_points/rates/money',
    fields: `${cardFields}, rate.currency, rate.amount_cents, rates.0.currency, rates.0.amount_cents, rates.0.points`,
    somewhere: 'promo.type, promo.text',
  },
  ...['freespins', 'lootboxes'].map(type => ({
    entity: '[PENTITY-007]',
    schema: compPoints.rates.answer.element,
    path: `/api/comp_points/rates/${type}`,
    fields: cardFields,
  })),
  {
    entity: '[PENTITY-008]',
    schema: lootbox.openLootbox.answer,
    path: '/api/player/lootboxes',
    fields: `id, stage, group_key, created_at, valid_until, ${segment}`,
  },
  {
    entity: '[PENTITY-014]',
    schema: Level,
    path: '/api/player/levels',
    fields:
      'id, name, image, content, gift_descriptions, conditions.0.persistent_comp_points.max, status, writable, gifts',
    somewhere: 'gifts.0.type',
  },
];

it.each(served)(
  'returns $entity from $path with all its fields and no field that the contract does not declare [PCALL-041]',
  async ({ schema, path, fields, somewhere }) => {
    const entities = listOf(await read(path));
    expect(entities.length).toBeGreaterThan(0);
    for (const entity of entities) {
      expect(z.strictObject(schema.shape).safeParse(entity).error).toBeUndefined();
      for (const field of fields.split(', ')) expect(entity).toHaveProperty(field);
    }
    const has = (field: string) => entities.some(entity => field in flat(entity));
    for (const field of somewhere?.split(', ') ?? []) expect(has(field), field).toBe(true);
  },
);

/** The values of an object by their paths, such as `gifts.0.type`. */
function flat(value: unknown, path = ''): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return { [path]: value };
  const parts = Object.entries(value).map(([key, inner]) => flat(inner, path === '' ? key : `${path}.${key}`));
  return Object.assign({}, ...parts) as Record<string, unknown>;
}

it('an opened box has one prize, an issued one none, and their segments name bonuses and free spins [PENTITY-008]', async () => {
  expect(BoxStage.options).toEqual(['issued', 'activated', 'canceled', 'expired']);
  const boxes = z.array(lootbox.openLootbox.answer).parse(await read('/api/player/lootboxes'));
  const of = (stage: BoxStage) => boxes.filter(box => box.stage === stage);
  expect(of('issued').map(box => box.group_key)).toEqual(['manual_wheel_rocket_pro']);
  expect(of('activated').map(box => box.group_key)).toEqual(['wheel_rocket_lite']);
  expect(of('issued').flatMap(({ items }) => items.filter(({ prize }) => prize))).toEqual([]);
  expect(of('activated').flatMap(({ items }) => items.filter(({ prize }) => prize))).toHaveLength(1);
  const types = boxes.flatMap(({ items }) => items.flatMap(({ bonuses }) => bonuses.map(({ type }) => type)));
  expect([...new Set(types)].toSorted()).toEqual(['bonus', 'freespins']);
});

it('points buy money, free spins, boxes and tickets, and levels give four types of gifts [PENTITY-007] [PENTITY-014] [PSHOP-016]', async () => {
  expect(compTypes).toEqual(['money', 'freespins', 'lootboxes', 'lotteries']);
  expect(compPoints.rates.answer.element.shape.type.options).toEqual(compTypes);
  expect(Level.shape.gifts.element.shape.type.options).toEqual(['points', 'cashback', 'fs', 'bonus']);
  const ids = z
    .array(Level)
    .parse(await read('/api/player/levels'))
    .map(({ id }) => id);
  expect(ids).toEqual(Array.from({ length: 12 }, (_, n) => `level_${n + 1}`));
  expect(Level.shape.id.safeParse('group_257').success).toBe(true);
  expect(Level.shape.id.safeParse('level_13').success).toBe(false);
});

it('tournaments and quests are promotions with an id, an identifier, times and one of three states [PENTITY-020]', async () => {
  const promotions = [...listOf(await read('/api/tournaments')), ...listOf(await read('/api/quests'))];
  const statuses = z
    .array(Promo)
    .parse(promotions)
    .map(({ status }) => status);
  expect([...new Set(statuses)].toSorted()).toEqual(['active', 'archive', 'future']);
});
