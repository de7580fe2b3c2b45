import * as z from 'zod';
import { CurrencyCodeSchema, WireAmount } from '../core/money.ts';

/** ENTITY-016. A child is a page of its own, named here by what a menu needs. */
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

/** ENTITY-017. */
export const CmsSnippet = z.object({ id: z.string(), content: z.string() });
export type CmsSnippet = z.infer<typeof CmsSnippet>;

/** ENTITY-018. */
export const CmsFile = z.object({ id: z.string(), categories: z.array(z.string()), image: z.string() });
export type CmsFile = z.infer<typeof CmsFile>;

/** ENTITY-020, PENTITY-017: what a notice says; it is kept in the browser until it expires (CONST-019). */
export const Notice = z.object({
  id: z.string(),
  type: z.enum(['personal', 'bonuses_changes', 'freespins_changes']),
  text: z.string(),
  content: z.object({
    icon: z.string().optional(),
    title: z.string().optional(),
    /** A route by name, or a path of this site. */
    button: z.object({ title: z.string(), name: z.string().optional(), path: z.string().optional() }).optional(),
  }),
  tournament_identifier: z.string().optional(),
});
export type Notice = z.infer<typeof Notice>;

/** What a header notice is drawn with: something to know, something to mind, something to gain. */
export const NoticeIcon = z.enum(['info', 'warning', 'gift']);

/** ENTITY-021, PENTITY-018. */
export const HeaderNotice = z.object({
  id: z.string(),
  message: z.string(),
  icon: NoticeIcon,
  link_text: z.string().optional(),
  /** Where the link leads: a path of the site. */
  action: z.string().optional(),
});
export type HeaderNotice = z.infer<typeof HeaderNotice>;

/** PENTITY-016. */
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
  /** Opens the item of `frontendIdentifier` in place of the address. */
  type: z.enum(['tournaments', 'lottery']).optional(),
  frontendIdentifier: z.string().optional(),
});

/**
 * PENTITY-019, its texts in the language that was asked for. What an operator leaves out is not shown, or holds for
 * everyone; who sees it is PBANNER-002 to PBANNER-007.
 */
export const Banner = z.object({
  id: z.string(),
  categories: z.array(z.string()).optional(),
  title: z.string(),
  description: z.string().optional(),
  /** `{name}` in the texts → its value in each currency; EUR where the player's is missing (PBANNER-014). */
  variables: z.record(z.string(), z.record(z.string(), z.string())).optional(),
  gradient: z.array(z.string()).optional(),
  labels: z.array(z.string()).optional(),
  groupIds: z.array(z.int()).optional(),
  size: z.string().optional(),
  button: bannerButton.nullable().optional(),
  secondButton: z.object({ name: z.string(), popup: z.string() }).nullable().optional(),
  /** Address of a picture without its width: `/pictures/scene/launch`; add `-{640|1200|2000}.webp`. */
  image: z.string(),
  timer: z.object({ start_at: z.string(), end_at: z.string() }).nullable().optional(),
  liveTime: z.object({ start: z.string().optional(), end: z.string().optional() }).optional(),
  /** Place of the banner in each location. */
  order: z.record(z.string(), z.int()).optional(),
  audience: z.enum(['all', 'guests', 'players']).optional(),
  money: z.enum(['all', 'crypto', 'fiat']).optional(),
  welcomePackOnly: z.boolean().optional(),
  /** Ours: visitors from these countries alone. */
  countries: z.array(z.string()).optional(),
  /** Ours: the conditions of an offer, in small print under it. */
  terms: z.string().optional(),
});
export type Banner = z.infer<typeof Banner>;

/** PENTITY-021. */
export const Award = z.object({
  name: z.string(),
  nomination: z.string(),
  prize: z.string(),
  year: z.string(),
  imgUrl: z.string(),
});
export type Award = z.infer<typeof Award>;

/** The survey services that give these ids write digits or letters. */
const SurveyId = z.union([z.string(), z.number()]);

/** PENTITY-022. */
export const SurveyConfig = z.object({
  survey_id: SurveyId,
  survey_collector_id: SurveyId,
  is_enable_widget: z.boolean(),
});
export type SurveyConfig = z.infer<typeof SurveyConfig>;

/** The answers of a survey; none says whose it is. */
export const SurveyAnswers = z.object({
  /** How often each score from 1 to 5 was given. */
  scores: z.array(z.int()).length(5),
  answers: z.array(z.object({ collector: z.string(), score: z.int(), comment: z.string(), answered_at: z.string() })),
});
export type SurveyAnswers = z.infer<typeof SurveyAnswers>;

/** ENTITY-007. */
export const ClientContext = z.object({ default_currency: CurrencyCodeSchema, geo: z.string() });
export type ClientContext = z.infer<typeof ClientContext>;
