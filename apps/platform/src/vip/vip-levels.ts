import { VipLevels } from '@liftoff/contract/console/vip-levels';
import { shippedVipLevels } from '@liftoff/rules/vip/marks';
import { marksOfAll, vipCurrency } from '@liftoff/rules/vip/progress';
import type { Quarter } from '@liftoff/rules/vip/quarter';
import { oneDocument } from '../configuration/document-kind.ts';
import { documentAt } from '../configuration/documents.ts';
import type { Sql } from '../database/database.ts';

const name = 'vip-levels';

/** What the VIP statuses require, as a document. */
export const vipLevelsDocument = oneDocument(name, {
  shape: VipLevels,
  file: () => shippedVipLevels,
  preview: (_sql, levels, { currency }) => marksOfAll(vipCurrency(currency), levels),
});

/**
 * What the statuses require in a quarter: the version in force when the quarter began, because players rely on the
 * marks they were shown.
 */
export const levelsOf = async (sql: Sql, { startsAt }: Pick<Quarter, 'startsAt'>): Promise<VipLevels> =>
  (await documentAt(sql, vipLevelsDocument, name, startsAt)) ?? shippedVipLevels;
