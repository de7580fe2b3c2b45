import { Earning, Levels, ShopCard } from '@liftoff/contract/console/points-rules';
import * as z from 'zod';
import { documentVersions, versionInForce } from '../configuration/documents.ts';
import { readConfigFile } from '../core/read-config-file.ts';
import type { Sql } from '../database/database.ts';

export const earningName = 'points-earning';
export const levelsName = 'points-levels';
/** Begins the names of cards; the card's group follows. */
export const cardPrefix = 'shop-card:';
export const CardGroup = z.string().regex(/^[a-z0-9-]{1,60}$/);

const File = z.strictObject({ earning: Earning, cards: z.record(CardGroup, ShopCard), levels: Levels });
/** The rules of `config/points.json`, which hold until staff change them. */
export const configuredPoints = readConfigFile('points.json', File);

/** A card in force, with its group and version. */
export interface VersionedCard {
  readonly group: string;
  readonly version: number;
  readonly card: ShopCard;
}

/** The cards in force, in the order of their groups. */
export async function shopCards(sql: Sql): Promise<VersionedCard[]> {
  const rows = await documentVersions(sql, { prefix: cardPrefix, history: false });
  return rows
    .filter(({ value }) => value !== null)
    .map(({ name, version, value }) => ({
      group: name.slice(cardPrefix.length),
      version,
      card: ShopCard.parse(value),
    }));
}

/** The levels in force, from the lowest up. */
export async function levelsInForce(sql: Sql): Promise<Levels> {
  const version = await versionInForce(sql, levelsName);
  return version === null ? configuredPoints.levels : Levels.parse(version.value);
}

/** The rates at which play earns points at a moment; `null` before play earned any. */
export type EarningAt = (at: Date) => Earning | null;

/** Reads all rates that play has ever earned points by, so that a roll-back can take back what was earned. */
export async function earningAt(sql: Sql): Promise<EarningAt> {
  const rows = await documentVersions(sql, { name: earningName, history: true });
  const versions = rows
    .toSorted((a, b) => b.version - a.version)
    .map(({ value, changed_at }) => ({ since: changed_at, earning: Earning.parse(value) }));
  return at => versions.find(({ since }) => since <= at)?.earning ?? null;
}
