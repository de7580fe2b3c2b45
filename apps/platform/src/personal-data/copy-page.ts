import type { Hono } from 'hono';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { isOf, viewerOf } from '../account/sessions/signed-link.ts';
import type { Platform } from '../core/platform-context.ts';
import { unseal } from '../verification/sealed-file.ts';

/**
 * Serves the file of a data copy. This is not a call of the contract, because the response is a file. The file is
 * always a download. It opens only in its player's session or with the link given to the operator; everyone else gets
 * a 404 [C40].
 */
export function copyPage(app: Hono, { db, deps, config }: Platform): void {
  app.get('/api/player/data/export/:id/file', async context => {
    const id = context.req.param('id');
    const query = new URL(context.req.url).searchParams;
    const viewer = viewerOf(config, { purpose: 'data-links', id }, query, deps.now());
    const mayOpen = viewer === 'operator' || (viewer && (await isOf(db, deps, viewer, context.req.header('cookie'))));
    if (!mayOpen) return context.notFound();
    const [copy] = await db.query<{ asked_at: Date; sealed: Buffer }>(
      `SELECT asked_at, sealed FROM data_exports WHERE id::text = $1 AND expires_at > $2`,
      [id, deps.now()],
    );
    if (copy === undefined) return context.notFound();
    const json = Readable.from([unseal(config, id, copy.sealed)]).pipe(createGunzip());
    return context.body(Readable.toWeb(json) as ReadableStream, 200, {
      'content-type': 'application/json',
      'content-disposition': `attachment; filename="my-data-${copy.asked_at.toISOString().slice(0, 10)}.json"`,
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });
}
