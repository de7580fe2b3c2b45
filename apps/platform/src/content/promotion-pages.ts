import { siteConfig } from '@liftoff/contract/content/site-config';
import { playerGroups } from '@liftoff/contract/player-groups';
import { isPageOpen } from '@liftoff/rules/account/managed-pages';
import { feFile, oneDocument, type DocumentKind } from '../configuration/document-kind.ts';
import type { Config } from '../core/config.ts';

const name = 'manage-promotion-pages';
const shape = siteConfig.managedPages.answer;

/** The promotion pages that are open, as a document [PCALL-011]. The edge serves it to the site. */
export const promotionPagesDocument = ({
  feConfigDir,
}: Pick<Config, 'feConfigDir'>): DocumentKind<Record<string, boolean>> =>
  oneDocument(name, {
    shape,
    file: () => feFile(feConfigDir, name, shape),
    isOptional: true,
    isOfSite: true,
    preview: (_sql, pages, { groups }) =>
      Object.keys(pages).filter(slug => isPageOpen(pages, slug, groups.includes(playerGroups.testers))),
  });
