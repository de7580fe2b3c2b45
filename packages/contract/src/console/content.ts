import * as z from 'zod';
import { Banner, HeaderNotice } from '../content/content-entities.ts';
import { endpoints } from '../core/endpoint.ts';
import { CountryCode, text } from '../core/text.ts';
import { MarketRow, MarketRules } from '../limits/market-rules.ts';

const operator = { server: 'platform', access: 'operator', rate: 'operator', built: true, brings: 'nothing' } as const;

/** `since` is the time at which the flag was turned on, in ISO format. */
const Flag = z.object({ on: z.boolean(), since: z.string().nullable() });
const Flags = z.object({ techwork: Flag, bonuses_stopped: Flag });

/** The visitor for whom content is previewed. `at` is the preview time, by default the current time. */
const reader = {
  l: text(8),
  country: CountryCode.optional(),
  group: text(20).optional(),
  at: z.iso.datetime({ offset: true }).optional(),
};

/** Calls with which staff preview content as a visitor would see it, and read the market rules and flags. */
export const consoleContent = endpoints({
  consoleHeaderNotices: {
    ...operator,
    route: 'GET /console/api/header_notices',
    summary:
      'The notices under the header as somebody would see them: in a locale, of a country and a group, at a moment.',
    query: z.object(reader),
    ids: { group: 'public' },
    answer: z.array(HeaderNotice),
    refusals: ['unauthenticated', 'invalid'],
  },
  consoleBanners: {
    ...operator,
    route: 'GET /console/api/banners',
    summary:
      'The banners of the lobby as somebody would see them: in a locale, of a country, a group and with money of a kind, at a moment.',
    query: z.object({ ...reader, money: z.enum(['crypto', 'fiat']).optional() }),
    ids: { group: 'public' },
    answer: z.array(Banner),
    refusals: ['unauthenticated', 'not_found', 'invalid'],
  },
  consolePage: {
    ...operator,
    route: 'GET /console/api/page',
    summary:
      'A page of text as it would be shown in a locale, and of a legal page the text for a country’s licence; also one that is hidden.',
    query: z.object({ l: text(8), path: text(200), country: CountryCode.optional() }),
    answer: z.object({
      path: z.string(),
      /** Locale of the content: the requested one, or the fallback that was used. */
      locale: z.string(),
      title: z.string(),
      description: z.string(),
      keywords: z.string(),
      /** Sanitised HTML. */
      content: z.string(),
      categories: z.array(z.string()),
      hidden: z.boolean(),
      updated_on: z.string(),
    }),
    refusals: ['unauthenticated', 'not_found', 'invalid'],
  },
  consoleMarketRules: {
    ...operator,
    route: 'GET /console/api/market_rules',
    summary: 'The market rules of a licence, a country and a province now, and the rows that are due for review.',
    query: z.object({
      licence: text(10).optional(),
      country: CountryCode.optional(),
      province: text(3).optional(),
    }),
    answer: z.object({
      set: z.enum(['default', 'strict']),
      rules: MarketRules,
      /** The rows that the rules come from, the most specific last. */
      rows: z.array(MarketRow),
      /** All rows whose review is due, whatever their place. */
      due: z.array(MarketRow),
    }),
    refusals: ['unauthenticated', 'invalid'],
  },
  consoleFlags: {
    ...operator,
    route: 'GET /console/api/flags',
    summary: 'The flags of the whole casino; those of one browser are the browser’s (ROLE-027).',
    answer: Flags,
    refusals: ['unauthenticated'],
  },
  consoleSetFlags: {
    ...operator,
    route: 'POST /console/api/flags',
    summary:
      'Stop new play while the casino is worked on [B22], or the issue of all bonuses and free spins [PX-50], or allow them again.',
    body: z.strictObject({ techwork: z.boolean().optional(), bonuses_stopped: z.boolean().optional() }),
    answer: Flags,
    refusals: ['unauthenticated', 'invalid'],
  },
});
