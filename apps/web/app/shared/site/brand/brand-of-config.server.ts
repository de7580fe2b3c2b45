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

/** The longest that a page may wait for its line to the platform. */
const longestRealtimeDelayMs = 60_000;

/** What each part of the file must be to take the place of its default. */
const guards: Readonly<Record<Exclude<keyof typeof defaultBrand, 'bettingUrl'>, Guard>> = {
  name: isText,
  phone: isText,
  email: isText,
  blog: isHostLink,
  social: isListOf(isLink),
  partners: isListOf(isLink),
  awards: isListOf(isText),
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

/** Takes from a configuration answer what has the right shape; anything else keeps its default. */
export function readBrand(answer: unknown): Brand {
  if (!isFields(answer)) return defaultBrand;
  const kept = Object.entries(guards).filter(([key, isRight]) => isRight(answer[key]));
  return { ...defaultBrand, ...(Object.fromEntries(kept.map(([key]) => [key, answer[key]])) as Partial<Brand>) };
}
