import { MarketRules, noLicence, type MarketRow, type RulePlace } from '@liftoff/contract/limits/market-rules';

/** The columns that protect players, so that they are never left to chance while the licence is unknown. */
export const protectiveColumns = [
  'wager_multiple_max',
  'cycle_ms',
  'stake_max',
  'withdrawal_recall',
  'real_play',
] as const satisfies readonly (keyof MarketRules)[];

export const ruleColumns: readonly (keyof MarketRules)[] = MarketRules.keyof().options;

/** A row that names a province is more specific than one that names a country, and that than one with a licence. */
const specificity = ({ licence, country, province }: MarketRow): number =>
  (province === undefined ? 0 : 4) + (country === undefined ? 0 : 2) + (licence === undefined ? 0 : 1);

/** Sorts rows from general to specific. Equally specific rows keep their order, so that the later one wins. */
export const fromGeneralToSpecific = (rows: readonly MarketRow[]): readonly MarketRow[] =>
  rows.toSorted((one, other) => specificity(one) - specificity(other));

const isInForce = ({ valid_from: from, valid_until: until }: MarketRow, at: Date): boolean =>
  (from === undefined || Date.parse(from) <= at.getTime()) && (until === undefined || at.getTime() < Date.parse(until));

const holdsIn = (row: MarketRow, { licence, country, province }: RulePlace): boolean =>
  (row.licence === undefined || row.licence === licence) &&
  (row.country === undefined || row.country === country) &&
  (row.province === undefined || row.province === province);

/** The rows in force in a place at a moment, in the order of `rows`. */
export const rowsInForce = (rows: readonly MarketRow[], where: RulePlace, at: Date): readonly MarketRow[] =>
  rows.filter(row => holdsIn(row, where) && isInForce(row, at));

/**
 * Resolves the rules of a place at a moment from rows sorted from general to specific: each column comes from the most
 * specific row that sets it. Without a licence, the columns that protect players come from the row of `none`, whatever
 * the country's rows say. Throws if no row sets a column, which the check at start rules out.
 */
export function resolveRules(rows: readonly MarketRow[], where: RulePlace, at: Date): MarketRules {
  const held = rowsInForce(rows, where, at);
  const columns = ruleColumns.map(column => {
    const isFixed = where.licence === noLicence && protectiveColumns.some(name => name === column);
    const setting = isFixed ? held.filter(({ licence }) => licence === noLicence) : held;
    return [column, setting.findLast(row => row[column] !== undefined)?.[column]] as const;
  });
  return MarketRules.parse(Object.fromEntries(columns));
}
