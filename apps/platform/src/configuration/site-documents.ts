import type { siteDocuments as calls } from '@liftoff/contract/content/site-config';
import type { Handlers } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import type { DocumentKind } from './document-kind.ts';
import { editedDocuments } from './documents.ts';

/** The call with which the edge reads the files that staff have edited. */
export function siteDocuments({ db }: Platform, kinds: readonly DocumentKind[]): Handlers<typeof calls> {
  const ofSite = kinds.filter(kind => kind.isOfSite);
  return { siteDocuments: () => editedDocuments(db, ofSite) };
}
