import type { Hono } from 'hono';
import { isOf, viewerOf } from '../account/sessions/signed-link.ts';
import type { Platform } from '../core/platform-context.ts';
import { documentById, sealedBytes, type DocumentRow } from './document-row.ts';
import { unseal } from './sealed-file.ts';

const extensions: Readonly<Record<DocumentRow['type'], string>> = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' };

/**
 * Serves a document's file. This is not a call of the contract, because the response is a file. It is always a
 * download with a type set by the platform, so that no browser executes it. A player's link opens only in that
 * player's session; everyone else gets a 404 [A47].
 */
export function documentPage(app: Hono, platform: Platform): void {
  const { db, deps, config } = platform;
  app.get('/api/player/verification/documents/:id/file', async context => {
    const id = context.req.param('id');
    const viewer = viewerOf(
      config,
      { purpose: 'document-links', id },
      new URL(context.req.url).searchParams,
      deps.now(),
    );
    if (viewer === null) return context.notFound();
    if (viewer !== 'operator' && !(await isOf(db, deps, viewer, context.req.header('cookie'))))
      return context.notFound();
    const document = await documentById(db, id);
    const sealed = document && (await sealedBytes(db, document.id));
    if (!document || !sealed) return context.notFound();
    return context.body(new Uint8Array(unseal(config, document.id, sealed)), 200, {
      'content-type': document.type,
      'content-disposition': `attachment; filename="${document.step}-${id.slice(-8)}.${extensions[document.type]}"`,
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });
}
