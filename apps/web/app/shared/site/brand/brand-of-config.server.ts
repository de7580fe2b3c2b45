import { Award } from '@liftoff/contract/content/content-entities';
import { defaultBrand, type Brand } from './brand.ts';

type Guard = (value: unknown) => boolean;

export const isText: Guard = value => typeof value === 'string';
export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOf =
  (part: Guard): Guard =>
  value =>
    Array.isArray(value) && value.every(part);
const isLink: Guard = value => isFields(value) && isText(value.title) && isText(value.url);

const isHostLink: Guard = value => isFields(value) && isText(value.url) && isListOf(isText)(value.hosts);

/** Maximum delay in milliseconds that an operator can configure before a page opens its realtime connection. */
const longestRealtimeDelayMs = 60_000;

/** Checks for the configured values. A value that fails its check is replaced by its default. */
const guards: Readonly<Record<Exclude<keyof typeof defaultBrand, 'bettingUrl'>, Guard>> = {
  name: isText,
  phone: isText,
  email: isText,
  blog: isHostLink,
  social: isListOf(isLink),
  partners: isListOf(isLink),
  awards: isListOf(value => Award.safeParse(value).success),
  paymentMethods: isListOf(isText),
  licences: value => isFields(value) && Object.values(value).every(isText),
  gamblingHelp: isHostLink,
  dmcaHosts: isListOf(isText),
  year: value => Number.isInteger(value),
  menuCategories: isListOf(isText),
  fiatLimitsOnly: value => typeof value === 'boolean',
  abGroups: value => typeof value === 'boolean',
  offlinePages: value => typeof value === 'boolean',
  realtimeDelayMs: value => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= longestRealtimeDelayMs,
};

/** Reads the brand from a configuration response. A value of the wrong type is replaced by its default. */
export function readBrand(answer: unknown): Brand {
  if (!isFields(answer)) return defaultBrand;
  const kept = Object.entries(guards).filter(([key, isRight]) => isRight(answer[key]));
  return { ...defaultBrand, ...(Object.fromEntries(kept.map(([key]) => [key, answer[key]])) as Partial<Brand>) };
}
