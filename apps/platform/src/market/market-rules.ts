import {
  MarketRow,
  noLicence,
  type MarketRules,
  type RuleFor,
  type RulePlace,
} from '@liftoff/contract/limits/market-rules';
import { licenceOf } from '@liftoff/rules/account/licence';
import {
  fromGeneralToSpecific,
  protectiveColumns,
  resolveRules,
  ruleColumns,
} from '@liftoff/rules/limits/market-rules';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import type { Config } from '../core/config.ts';
import { licencePolicy } from './licence-policy.ts';

const folder = join(import.meta.dirname, '../../../../config/markets');

const kept = new Map<Config['marketRules'], readonly MarketRow[]>();

/**
 * Returns the rows of the market rules that are switched on, from general to specific. The strict set adds its rows to
 * the default ones and wins over equally specific ones. The files are read once, so a change requires a restart.
 * Throws an error that names file, row and column if one is invalid.
 */
export function marketRows({ marketRules: set }: Pick<Config, 'marketRules'>): readonly MarketRow[] {
  const known = kept.get(set);
  if (known) return known;
  const files = set === 'strict' ? ['default.json', 'strict.json'] : ['default.json'];
  const [first = [], ...more] = files.map(name => readRows(`config/markets/${name}`, textOf(name)));
  refuseIncomplete('config/markets/default.json', first);
  const rows = fromGeneralToSpecific([first, ...more].flat());
  kept.set(set, rows);
  return rows;
}

const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8');

/**
 * Makes the one function that every decision reads. An unknown licence, or one without an entry in the licence policy,
 * counts as `none`: the columns that protect players are then at their strictest, and the others follow the country.
 */
export function makeRuleFor(config: Pick<Config, 'marketRules'>): RuleFor {
  const rows = marketRows(config);
  const countries = new Set(rows.map(row => row.country));
  const provinces = new Set(rows.map(row => row.province));
  const changes = rows
    .flatMap(({ valid_from: from, valid_until: until }) => [from, until])
    .filter(moment => moment !== undefined)
    .map(moment => Date.parse(moment));
  // Rules change only when a row begins or ends, so each place is resolved once between two changes.
  const resolved = new Map<string, MarketRules>();
  return ({ licence, country, province, at }) => {
    const where = {
      ...ruledPlace({ licence, country, province }),
      country: country !== null && countries.has(country) ? country : null,
      province: province !== null && provinces.has(province) ? province : null,
    };
    const past = changes.filter(moment => moment <= at.getTime()).length;
    const key = `${past} ${where.licence} ${where.country} ${where.province}`;
    const rules = resolved.get(key) ?? resolveRules(rows, where, at);
    resolved.set(key, rules);
    return rules;
  };
}

/** The place with `none` for a licence that is unknown or has no entry in the licence policy. */
export const ruledPlace = (place: RulePlace): RulePlace => ({
  ...place,
  licence: place.licence !== null && Object.hasOwn(licencePolicy.licences, place.licence) ? place.licence : noLicence,
});

/** The place whose market rules hold for a guest, under the licence of the country from which they call. */
export const guestPlace = (country: string | null): RulePlace => ({
  licence: country === null ? null : licenceOf(licencePolicy, country),
  country,
  province: null,
});

/** Whether guests are shown promotions: only where bonuses are public and players can play for money [PX-07]. */
export const showsGuestsPromotions = (rules: Pick<MarketRules, 'bonus_public' | 'real_play'>): boolean =>
  rules.bonus_public && rules.real_play === 'on';

/** Reads the rows of a file. Throws an error that names the file, the row and the column of every fault. */
export function readRows(file: string, text: string): readonly MarketRow[] {
  const listed: unknown = JSON.parse(text);
  if (!Array.isArray(listed)) throw new Error(`${file} is not usable: it is not a list of rows`);
  const parsed = listed.map((row: unknown) => MarketRow.safeParse(row));
  const rows = parsed.flatMap(({ data }) => (data === undefined ? [] : [data]));
  const faults = [
    ...parsed.flatMap(({ error }, at) => (error?.issues ?? []).flatMap(issue => issueText(at, issue))),
    ...(rows.length < parsed.length ? [] : [...rows.flatMap(rowFaults), ...clashes(rows)]),
  ];
  if (faults.length > 0) throw new Error(`${file} is not usable:\n${faults.join('\n')}`);
  return rows;
}

const issueText = (at: number, { path, message, ...issue }: z.core.$ZodIssue): string[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map(key => fault(at, key, 'is no column of the table'))
    : [fault(at, path.join('.'), message)];

/** Rows are counted from one. */
const fault = (at: number, column: string, what: string): string => `row ${at + 1}, ${column}: ${what}`;

const setColumns = (row: MarketRow) => ruleColumns.filter(column => row[column] !== undefined);

function rowFaults(row: MarketRow, at: number): string[] {
  const { licence, country = '', province, valid_from: from, valid_until: until } = row;
  const provinces = Object.hasOwn(licencePolicy.countries, country) ? licencePolicy.countries[country]?.provinces : {};
  const isKnown = licence === undefined || licence === noLicence || Object.hasOwn(licencePolicy.licences, licence);
  return [
    ...(isKnown ? [] : [fault(at, 'licence', `${licence} is not in the licence policy`)]),
    ...(province === undefined || Object.hasOwn(provinces ?? {}, province)
      ? []
      : [fault(at, 'province', `${province} is no province of the row's country in the licence policy`)]),
    ...(from !== undefined && until !== undefined && Date.parse(from) >= Date.parse(until)
      ? [fault(at, 'valid_until', 'is not after valid_from')]
      : []),
    ...(setColumns(row).length > 0 ? [] : [fault(at, 'real_play', 'no column is set, this one or another')]),
  ];
}

/** Faults of rows that set the same column for the same place and time, because neither row is more specific. */
const clashes = (rows: readonly MarketRow[]): string[] =>
  rows.flatMap((row, at) =>
    rows.slice(0, at).flatMap((other, before) =>
      isSamePlace(row, other) && overlaps(row, other)
        ? setColumns(row)
            .filter(column => other[column] !== undefined)
            .map(column => fault(at, column, `row ${before + 1} sets it for the same place and time`))
        : [],
    ),
  );

const isSamePlace = (one: MarketRow, other: MarketRow): boolean =>
  one.licence === other.licence && one.country === other.country && one.province === other.province;

const beginning = ({ valid_from: from }: MarketRow) => (from === undefined ? -Infinity : Date.parse(from));
const end = ({ valid_until: until }: MarketRow) => (until === undefined ? Infinity : Date.parse(until));
const overlaps = (one: MarketRow, other: MarketRow): boolean =>
  beginning(one) < end(other) && beginning(other) < end(one);

/** Requires a value for every column everywhere, and for every protecting one where the licence is unknown. */
export function refuseIncomplete(file: string, rows: readonly MarketRow[]): void {
  const always = rows.filter(row => beginning(row) === -Infinity && end(row) === Infinity);
  const isGeneral = ({ licence, country, province }: MarketRow) => (country ?? province ?? licence) === undefined;
  const lacks = (holds: (row: MarketRow) => boolean, column: keyof MarketRules) =>
    !always.some(row => holds(row) && row[column] !== undefined);
  const isOfNone = (row: MarketRow) => row.licence === noLicence && (row.country ?? row.province) === undefined;
  const faults = [
    ...ruleColumns
      .filter(column => lacks(isGeneral, column))
      .map(column => `the row for all places, ${column}: missing`),
    ...protectiveColumns
      .filter(column => lacks(isOfNone, column))
      .map(column => `the row of licence ${noLicence}, ${column}: missing`),
  ];
  if (faults.length > 0) throw new Error(`${file} is not usable:\n${faults.join('\n')}`);
}
