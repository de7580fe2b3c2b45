import type { Banner } from '@liftoff/contract/content/content-entities';
import { siteConfig } from '@liftoff/contract/content/site-config';
import { locales } from '@liftoff/contract/core/locale';
import { isBannerFor } from '@liftoff/rules/notice/banner-reader';
import type * as z from 'zod';
import { feFile, type DocumentKind, type DocumentReader } from '../configuration/document-kind.ts';
import { documentInForce } from '../configuration/documents.ts';
import type { Config } from '../core/config.ts';
import type { Sql } from '../database/database.ts';

const general = 'banners-config';
const shape = siteConfig.bannersConfig.answer;
type Banners = z.output<typeof shape>;
const nameIn = (locale: string): string => `${general}.${locale}`;

/** A reader of banners. Only a player can be in a group or have money. */
interface Seen extends Pick<DocumentReader, 'country' | 'groups' | 'now'> {
  readonly money: 'crypto' | 'fiat' | null;
}

/** The site's banners as documents: one for all locales, and one for each locale with separate banners [PCALL-012]. */
export const bannersDocument = ({ feConfigDir }: Pick<Config, 'feConfigDir'>): DocumentKind<Banners> => ({
  isName: name => name === general || locales.some(locale => name === nameIn(locale)),
  shape,
  shipped: () =>
    new Map(
      [general, ...locales.map(nameIn)].flatMap(name => {
        const written = feFile(feConfigDir, name, shape);
        return written === null ? [] : [[name, written] as const];
      }),
    ),
  isOptional: true,
  isOfSite: true,
  preview: (_sql, banners, reader) => bannersSeenBy(banners, { ...reader, money: null }),
});

/** The banners in force that a reader sees in a locale. */
export async function bannersFor(
  sql: Sql,
  kind: DocumentKind<Banners>,
  locale: string,
  reader: Seen,
): Promise<readonly Banner[]> {
  const banners = (await documentInForce(sql, kind, nameIn(locale))) ?? (await documentInForce(sql, kind, general));
  return banners === null ? [] : bannersSeenBy(banners, reader);
}

const bannersSeenBy = ({ banners = [] }: Banners, { country, groups, now, money }: Seen): readonly Banner[] =>
  banners.filter(banner =>
    isBannerFor(banner, {
      country,
      groups,
      now,
      money,
      isPlayer: money !== null || groups.length > 0,
      mayHaveOffers: true,
    }),
  );
