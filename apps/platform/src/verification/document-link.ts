import { signedQuery, type Viewer } from '../account/sessions/signed-link.ts';
import type { Config } from '../core/config.ts';

/** Path of a link to a document, signed for one viewer and valid for one minute. */
export function documentLink(config: Config, id: string, viewer: Viewer, now: Date): { path: string; expires: Date } {
  const { query, expires } = signedQuery(config, { purpose: 'document-links', id }, viewer, now);
  return { path: `/api/player/verification/documents/${id}/file?${query}`, expires };
}
