import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type * as z from 'zod';
import { User, UserEdit, account } from '../account/account.ts';
import { AdventureDay } from '../adventure.ts';
import { Payment, PaymentMethod, PaymentState } from '../cashbox/cashbox.ts';
import * as content from '../content/content-entities.ts';
import { Jackpot, JackpotWin } from '../jackpot.ts';
import { LimitPeriod, LimitType, UserLimit } from '../limits/limits.ts';
import { BadgeKind, Collection, Game, Pagination, Provider } from '../lobby/lobby.ts';
import * as loyalty from '../vip-entities.ts';
import { Account, Currency } from '../cashbox/wallet.ts';

const promo = readFileSync(new URL('../../../../docs/requirements/promo-requirements.md', import.meta.url), 'utf8');

const missing = (schema: z.ZodObject, fields: string): string[] =>
  fields.split(/,\s*/).filter(field => !(field in schema.shape));

/** The fields as the core specification lists them, without `autologin_link`, which [D5] removes. */
it.each([
  [
    '[ENTITY-001] [D5]',
    User,
    'id, email, first_name, last_name, nickname, gender, date_of_birth, country, city, address, postal_code, state, mobile_phone, receive_promos, receive_sms_promos, currency, language, statuses, created_at, current_sign_in_at, confirmed_at, auth_fields_missed, can_issue_bonuses, deposit_bonus_code, verified, sumsub_verified, two_factor_enabled, license_name, sow_questionnaire_expires_at, autoregistered, profession',
  ],
  ['[ENTITY-004]', Account, 'currency, active, amount_cents, available_to_cashout_cents'],
  ['[ENTITY-005]', Currency, 'code, fiat, subunits_to_unit'],
  ['[ENTITY-006]', account.listCountries.answer.element, 'code'],
  ['[ENTITY-007]', content.ClientContext, 'default_currency, geo'],
  [
    '[ENTITY-008]',
    Game,
    'identifier, title, name, slug, seo_title, provider, categories, currencies, collections, has_demo_mode, preview, badges, last_activity_at',
  ],
  ['[ENTITY-009]', Provider, 'id, slug, title, name'],
  ['[ENTITY-010]', Collection, 'id, title'],
  ['[ENTITY-011]', Pagination, 'current_page, next_page, prev_page, total_pages, total_count'],
  ['[ENTITY-013]', Payment, 'id, action, state, finished_at, recallable'],
  [
    '[ENTITY-014]',
    PaymentMethod,
    'id, brand, provider, currency, type, savedProfiles, termsOfService, fee, processingTime, deposit, withdrawal, network, minDep',
  ],
  ['[ENTITY-015]', UserLimit, 'type, accounts, period'],
  ['[ENTITY-016]', content.CmsPage, 'id, path, title, content, blocks, categories, children, hidden'],
  ['[ENTITY-017]', content.CmsSnippet, 'id, content'],
  ['[ENTITY-018]', content.CmsFile, 'categories, image'],
  ['[ENTITY-019]', account.playerSettings.answer, 'recaptcha_key, realtime'],
  ['[ENTITY-020]', content.Notice, 'id, type, text, content, tournament_identifier'],
  ['[ENTITY-021]', content.HeaderNotice, 'message, icon, link_text, action'],
  ['[ENTITY-022]', loyalty.VipManager, 'managerName, time, avatar, whatsAppLink, telegramLink, email'],
])('the entity %s has every specified field', (_id, schema, fields) => {
  expect(missing(schema, fields)).toEqual([]);
});

it('a profile never contains the automatic sign-in link [ENTITY-001] [D5]', () => {
  expect(User.shape).not.toHaveProperty('autologin_link');
});

it('a player can edit exactly the profile fields in the specification [ENTITY-002] [A20]', () => {
  expect(Object.keys(UserEdit.shape).toSorted()).toEqual(
    'first_name last_name nickname date_of_birth gender country city address postal_code receive_promos receive_sms_promos mobile_phone mobile_phone_without_dial_code state'
      .split(' ')
      .toSorted(),
  );
  expect(UserEdit.safeParse({ verified: true }).success).toBe(false);
});

it('required profile fields are listed for four contexts and for each provider [ENTITY-003]', () => {
  const contexts = Object.keys(account.playerFields.answer.shape);
  expect(contexts).toEqual(['registration', 'deposit', 'cashout', 'edition', 'providers']);
});

it('a payment has one of eight states [STATE-052]', () => {
  expect(PaymentState.options).toEqual(
    'canceled declined rejected recalled succeeded pending processing reserved'.split(' '),
  );
  expect(Payment.shape.state).toBe(PaymentState);
});

it('limits have the types and periods from the core specification and the licences [ENTITY-015] [D8]', () => {
  expect(LimitType.options).toEqual('loss wager deposit coolingoff selfexclusion session'.split(' '));
  const periods = 'day day_3 week month month_2 month_3 month_6 month_9 month_12 year_3 year_5 forever'.split(' ');
  expect(LimitPeriod.options).toEqual(periods);
});

it('game badges have five kinds [ENTITY-008]', () => {
  expect(BadgeKind.options.toSorted()).toEqual(
    ['top', 'new', 'bonus-wagering', 'mystic-jackpots', 'jackpot'].toSorted(),
  );
});

/** Collects the names of all properties and enum values of a schema, at any depth. */
function everyField(schema: z.ZodType): Set<string> {
  const fields = new Set<string>();
  const walk = (part: unknown): void => {
    const { def } = part as { def: Record<string, unknown> };
    if (def.type === 'object') {
      for (const [name, inner] of Object.entries(def.shape as Record<string, unknown>)) {
        fields.add(name);
        walk(inner);
      }
    }
    for (const key of ['innerType', 'element', 'valueType']) if (def[key]) walk(def[key]);
    if (def.type === 'enum') for (const name of Object.keys(def.entries as object)) fields.add(name);
  };
  walk(schema);
  return fields;
}

/** Lists the field names in backticks on a requirement's line in the promotions specification. */
function namedIn(id: string): string[] {
  const line = promo.split('\n').find(text => text.startsWith(`- **${id}**`)) ?? '';
  return [...line.matchAll(/`([A-Za-z_]+(?:\.[a-z]+)?)`/g)].flatMap(found => (found[1] ?? '').split('.'));
}

/** The entities that no call of the platform returns; `promotion-entities.test.ts` of the platform has the others. */
it.each([
  ['[PENTITY-009]', Jackpot],
  ['[PENTITY-010]', JackpotWin],
  ['[PENTITY-011]', loyalty.VipProgress],
  ['[PENTITY-012]', loyalty.VipManager],
  ['[PENTITY-015]', AdventureDay],
  ['[PENTITY-016]', content.Notification],
  ['[PENTITY-017]', content.Notice],
  ['[PENTITY-018]', content.HeaderNotice],
  ['[PENTITY-019]', content.Banner],
  ['[PENTITY-021]', content.Award],
  ['[PENTITY-022]', content.SurveyConfig],
])('the entity %s has every field that its requirement names', (id, schema) => {
  const named = namedIn(id.slice(1, -1));
  expect(named.length).toBeGreaterThan(0);
  const fields = everyField(schema);
  expect(named.filter(name => !fields.has(name))).toEqual([]);
});
