import * as z from 'zod';
import { CurrencyCodeSchema, WireAmount } from '../core/money.ts';

/** A CMS page [ENTITY-016]. A child page is included here with only the data that a menu needs. */
export const CmsPage = z.object({
  id: z.string(),
  path: z.string(),
  title: z.string(),
  content: z.string(),
  blocks: z.object({
    title: z.string().optional(),
    description: z.string().optional(),
    keywords: z.string().optional(),
    json: z.unknown().optional(),
    'content-main': z.string().optional(),
  }),
  categories: z.array(z.string()),
  children: z.array(z.object({ id: z.string(), path: z.string(), title: z.string() })),
  hidden: z.boolean(),
});
export type CmsPage = z.infer<typeof CmsPage>;

/** A CMS text snippet [ENTITY-017]. */
export const CmsSnippet = z.object({ id: z.string(), content: z.string() });
export type CmsSnippet = z.infer<typeof CmsSnippet>;

/** A CMS file [ENTITY-018]. */
export const CmsFile = z.object({ id: z.string(), categories: z.array(z.string()), image: z.string() });
export type CmsFile = z.infer<typeof CmsFile>;

/** Content of a notification [ENTITY-020] [PENTITY-017]. The browser stores it until it expires [CONST-019]. */
export const Notice = z.object({
  id: z.string(),
  type: z.enum(['personal', 'bonuses_changes', 'freespins_changes']),
  text: z.string(),
  content: z.object({
    icon: z.string().optional(),
    title: z.string().optional(),
    /** Target of the button: a route name, or a path on this site. */
    button: z.object({ title: z.string(), name: z.string().optional(), path: z.string().optional() }).optional(),
  }),
  tournament_identifier: z.string().optional(),
});
export type Notice = z.infer<typeof Notice>;

/** Icon of a header notice: information, a warning, or a gift. */
export const NoticeIcon = z.enum(['info', 'warning', 'gift']);

/** A notice under the page header [ENTITY-021] [PENTITY-018]. */
export const HeaderNotice = z.object({
  id: z.string(),
  message: z.string(),
  icon: NoticeIcon,
  link_text: z.string().optional(),
  /** Target of the link: a path on the site. */
  action: z.string().optional(),
});
export type HeaderNotice = z.infer<typeof HeaderNotice>;

/** A notification as defined in the promotions specification [PENTITY-016]. */
export const Notification = z.object({
  id: z.string(),
  type: z.string(),
  text: z.string().optional(),
  title: z.string().optional(),
  event: z.string().optional(),
  end_at: z.string().optional(),
  award_place: z.int().optional(),
  previous_place: z.int().optional(),
  action: z.string().optional(),
  amount_cents: WireAmount.optional(),
  currency: CurrencyCodeSchema.optional(),
});
export type Notification = z.infer<typeof Notification>;

const bannerButton = z.object({
  name: z.string(),
  url: z.string().optional(),
  /** If set, the button opens the item named by `frontendIdentifier` instead of `url`. */
  type: z.enum(['tournaments', 'lottery']).optional(),
  frontendIdentifier: z.string().optional(),
});

/** Where banners are shown: in the lobby, and on the page of all jackpots. */
export const bannerLocations = ['index top', 'jackpots'] as const;
export type BannerLocation = (typeof bannerLocations)[number];

/**
 * A banner with its text in the requested language [PENTITY-019]. An omitted content field is not shown, and an
 * omitted audience field applies to everyone. PBANNER-002 to PBANNER-007 define the audience.
 */
export const Banner = z.object({
  id: z.string(),
  /** The locations where the banner is shown; without any, only at the top of the lobby. */
  categories: z.array(z.enum(bannerLocations)).optional(),
  title: z.string(),
  description: z.string().optional(),
  /**
   * Values for each `{name}` in the banner's text, by currency. EUR is used if the player's currency is missing
   * [PBANNER-014].
   */
  variables: z.record(z.string(), z.record(z.string(), z.string())).optional(),
  /** The colours behind the banner's text, as hexadecimal numbers, from the left to the right. */
  gradient: z
    .array(z.string().regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i))
    .min(2)
    .max(4)
    .optional(),
  labels: z.array(z.string()).optional(),
  groupIds: z.array(z.int()).optional(),
  /** A `strip` is the one promo banner above the slides, which can be closed. */
  size: z.enum(['slide', 'strip']).optional(),
  button: bannerButton.nullable().optional(),
  /** Opens a popup with these numbered steps. */
  secondButton: z
    .object({ name: z.string(), popup: z.object({ title: z.string(), steps: z.array(z.string()) }) })
    .nullable()
    .optional(),
  /** Address of a picture without its width, such as `/pictures/scene/launch`; append `-{640|1200|2000}.webp`. */
  image: z.string(),
  /** The moments between which the banner counts down to the second one. */
  timer: z.object({ start_at: z.string(), end_at: z.string() }).nullable().optional(),
  liveTime: z.object({ start: z.string().optional(), end: z.string().optional() }).optional(),
  /** The banner's position in each location. */
  order: z.partialRecord(z.enum(bannerLocations), z.int()).optional(),
  audience: z.enum(['all', 'guests', 'players']).optional(),
  money: z.enum(['all', 'crypto', 'fiat']).optional(),
  welcomePackOnly: z.boolean().optional(),
  /** Our extension: an `offer` (the default) is hidden from protected players; a `service` banner is for everyone. */
  kind: z.enum(['offer', 'service']).optional(),
  /** Our extension: if set, only visitors from these countries see the banner. */
  countries: z.array(z.string()).optional(),
  /** Our extension: the terms of an offer, shown below it in small print. */
  terms: z.string().optional(),
});
export type Banner = z.infer<typeof Banner>;

/** An award that the casino has won or been nominated for [PENTITY-021]. */
export const Award = z.object({
  name: z.string(),
  nomination: z.string(),
  prize: z.string(),
  year: z.string(),
  /** A path on this site; empty if there is no picture. */
  imgUrl: z.string().regex(/^(?:\/(?!\/).*)?$/),
});
export type Award = z.infer<typeof Award>;

/** Survey services issue ids either as numbers or as strings. */
const SurveyId = z.union([z.string(), z.number()]);

/** Settings of the survey widget [PENTITY-022]. */
export const SurveyConfig = z.object({
  survey_id: SurveyId,
  survey_collector_id: SurveyId,
  is_enable_widget: z.boolean(),
});
export type SurveyConfig = z.infer<typeof SurveyConfig>;

/** The anonymous answers to a survey. */
export const SurveyAnswers = z.object({
  /** Number of answers for each score from 1 to 5. */
  scores: z.array(z.int()).length(5),
  answers: z.array(z.object({ collector: z.string(), score: z.int(), comment: z.string(), answered_at: z.string() })),
});
export type SurveyAnswers = z.infer<typeof SurveyAnswers>;

/** The visitor's country and default currency [ENTITY-007]. */
export const ClientContext = z.object({ default_currency: CurrencyCodeSchema, geo: z.string() });
export type ClientContext = z.infer<typeof ClientContext>;
