import { account, User } from '@liftoff/contract/account/account';
import { Payment, PaymentMethod } from '@liftoff/contract/cashbox/cashbox';
import { CmsPage } from '@liftoff/contract/content/content-entities';
import { UserLimit } from '@liftoff/contract/limits/limits';
import { Collection, Game, Pagination, Provider } from '@liftoff/contract/lobby/lobby';
import { VipManager } from '@liftoff/contract/vip-entities';
import { Account, Currency } from '@liftoff/contract/cashbox/wallet';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { signInDemo } from '../testing/play.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';

/** Compares the running platform's answers with the contract and with the fields listed in each requirement. */
const callers = new Map<string, TestCaller>();
const signedIn = async (name: string): Promise<TestCaller> => {
  const known = callers.get(name) ?? (await signInDemo(platform, `${name}@liftoff.test`));
  callers.set(name, known);
  return known;
};

const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  const deposit = { method_id: 'card', amount_cents: 5_000, currency: 'EUR' };
  expect((await (await signedIn('demo')).send('POST', '/payments/deposits', deposit)).status).toBe(201);
});

interface Served {
  readonly entity: string;
  readonly schema: z.ZodObject;
  /** The required fields as listed in the requirement. A dot leads into a nested object. */
  readonly fields: string;
  /** Calls the platform and extracts the entities from its answer. */
  readonly ask: () => Promise<unknown>;
}

const body = async (caller: TestCaller, method: string, path: string, sent?: unknown): Promise<unknown> => {
  const answer = await caller.send(method, path, sent);
  expect(answer.status).toBe(200);
  return answer.body;
};
const gamesPage = { device: 'desktop', filter: {}, page_size: 100 };
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
const part = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const served: Served[] = [
  {
    entity: '[ENTITY-001]',
    schema: User,
    fields:
      'id, email, first_name, last_name, nickname, gender, date_of_birth, country, city, address, postal_code, state, ' +
      'mobile_phone, receive_promos, receive_sms_promos, currency, language, statuses, created_at, current_sign_in_at, ' +
      'confirmed_at, auth_fields_missed, can_issue_bonuses, deposit_bonus_code, verified, sumsub_verified, ' +
      'two_factor_enabled, license_name, sow_questionnaire_expires_at, autoregistered, profession, statuses.0.id, statuses.0.name',
    ask: async () => await body(await signedIn('vip'), 'GET', '/api/player'),
  },
  {
    entity: '[ENTITY-003]',
    schema: account.playerFields.answer,
    fields: 'registration, deposit, cashout, edition, providers',
    ask: async () => await body(platform.caller(), 'GET', '/api/info/player_fields'),
  },
  {
    entity: '[ENTITY-004]',
    schema: Account,
    fields: 'currency, active, amount_cents, available_to_cashout_cents',
    ask: async () => await body(await signedIn('demo'), 'GET', '/api/player/accounts'),
  },
  {
    entity: '[ENTITY-005]',
    schema: Currency,
    fields: 'code, fiat, subunits_to_unit',
    ask: async () => await body(platform.caller(), 'GET', '/api/info/currencies'),
  },
  {
    entity: '[ENTITY-006]',
    schema: account.listCountries.answer.element,
    fields: 'code',
    ask: async () => await body(platform.caller(), 'GET', '/api/info/countries'),
  },
  {
    entity: '[ENTITY-008]',
    schema: Game,
    fields:
      'identifier, title, name, slug, seo_title, provider, categories, currencies, collections, has_demo_mode, preview, badges, last_activity_at',
    ask: async () => part(await body(platform.caller(), 'POST', '/api/games_filter', gamesPage), 'data'),
  },
  {
    entity: '[ENTITY-009]',
    schema: Provider,
    fields: 'id, slug, title',
    ask: async () => await body(platform.caller(), 'GET', '/api/games/providers'),
  },
  {
    entity: '[ENTITY-010]',
    schema: Collection,
    fields: 'id, title',
    ask: async () => await body(platform.caller(), 'GET', '/api/games/collections'),
  },
  {
    entity: '[ENTITY-011]',
    schema: Pagination,
    fields: 'current_page, next_page, prev_page, total_pages, total_count',
    ask: async () => part(await body(platform.caller(), 'POST', '/api/games_filter', gamesPage), 'pagination'),
  },
  {
    entity: '[ENTITY-013]',
    schema: Payment,
    fields: 'id, action, state, finished_at, recallable',
    ask: async () => await body(await signedIn('demo'), 'GET', '/api/player/payments'),
  },
  {
    entity: '[ENTITY-014]',
    schema: PaymentMethod,
    fields:
      'id, brand, provider, currency, type, savedProfiles, termsOfService, fee, processingTime, deposit.min_cents, deposit.max_cents, withdrawal, network, minDep',
    ask: async () => await body(await signedIn('demo'), 'GET', '/payments/methods?action=deposit&currency=EUR'),
  },
  {
    entity: '[ENTITY-015]',
    schema: UserLimit,
    fields: 'type, period, accounts.0.currency, accounts.0.amount_cents, accounts.0.current_value_amount_cents',
    ask: async () => await body(await signedIn('limited'), 'GET', '/api/user_limits'),
  },
  {
    entity: '[ENTITY-016]',
    schema: CmsPage,
    fields:
      'id, path, title, content, blocks.title, blocks.description, blocks.keywords, blocks.json, blocks.content-main, ' +
      'categories, children, hidden',
    ask: async () => {
      const listed = listOf(await body(platform.caller(), 'GET', '/api/cms/pages?l=en-CA'));
      const one = (page: unknown) =>
        body(platform.caller(), 'GET', `/api/cms/pages/${String(part(page, 'id'))}?l=en-CA`);
      return Promise.all(listed.map(one));
    },
  },
  {
    entity: '[ENTITY-019]',
    schema: account.playerSettings.answer,
    fields: 'recaptcha_key, realtime.user, realtime.url',
    ask: async () => await body(await signedIn('demo'), 'GET', '/api/player/settings'),
  },
  {
    entity: '[ENTITY-022]',
    schema: VipManager,
    fields: 'managerName, time, avatar, whatsAppLink, telegramLink, email',
    ask: async () => await body(await signedIn('vip'), 'POST', '/api/fe/config/managers', { userGroups: [] }),
  },
];

it.each(served)(
  'returns $entity with all its fields and no field that the contract does not declare',
  async ({ schema, fields, ask }) => {
    const entities = listOf(await ask());
    expect(entities.length).toBeGreaterThan(0);
    for (const entity of entities) {
      expect(z.strictObject(schema.shape).safeParse(entity).error).toBeUndefined();
      for (const field of fields.split(', ')) expect(entity).toHaveProperty(field);
    }
  },
);

it('games have the categories, badges and play-money mode that the entity defines [ENTITY-008]', async () => {
  const games: Game[] = [];
  for (let number: number | null = 1; number !== null;) {
    const page = await body(platform.caller(), 'POST', '/api/games_filter', { ...gamesPage, page: number });
    games.push(...z.array(Game).parse(part(page, 'data')));
    number = Pagination.parse(part(page, 'pagination')).next_page;
  }
  const announced = { device: 'desktop', filter: { categories: ['prerelease'] } };
  games.push(
    ...z.array(Game).parse(part(await body(platform.caller(), 'POST', '/api/games_filter', announced), 'data')),
  );
  const badges = games.flatMap(game => game.badges);
  for (const badge of badges) expect(Object.keys(badge).toSorted()).toEqual(['theme', 'type']);
  expect([...new Set(badges.map(({ type }) => type))].toSorted()).toEqual([
    'bonus-wagering',
    'jackpot',
    'mystic-jackpots',
    'new',
    'top',
  ]);
  for (const game of games) expect('FUN' in game.currencies).toBe(game.has_demo_mode);
  const categories = [...new Set(games.flatMap(game => game.categories))];
  expect(categories).toEqual(expect.arrayContaining(['animated', 'exclusive', 'prerelease']));
  expect(categories.filter(category => category.startsWith('drop-wins-')).toSorted()).toEqual([
    'drop-wins-live',
    'drop-wins-slots',
  ]);
});
