import type { Hono } from 'hono';
import type { Config } from '../core/config.ts';
import { originOf } from '../http/admission/caller.ts';
import { socketAddress } from '../http/app.ts';
import { addressKey } from '../http/limits/address-key.ts';
import { TooManyPictures } from './painter.ts';
import type { Pictures } from './pictures.ts';

/**
 * `GET /pictures/…`, which is not a call of the contract because pictures have no schema. The picture at an address
 * with `?v=` never changes; without `?v=`, clients check again after a week.
 */
export const picturePages =
  (pictures: Pictures, config: Config) =>
  (app: Hono): void => {
    app.get('/pictures/*', async context => {
      const path = new URL(context.req.url).pathname.slice('/pictures/'.length);
      const { ip } = originOf(context.req.raw, socketAddress(context), config);
      const picture = await pictures.read(path, addressKey(ip)).catch(refusalOf);
      // The visitor waits for too many pictures. Pages show a drawn tint in place of a missing picture.
      if (picture === 'busy') return context.body(null, 503, { 'retry-after': '5', 'cache-control': 'no-store' });
      if (picture === null) return context.notFound();
      const etag = `"${pictures.version}"`;
      const headers = {
        'content-type': picture.type,
        etag,
        'cache-control':
          context.req.query('v') === undefined
            ? 'public, max-age=604800, stale-while-revalidate=2592000'
            : 'public, max-age=31536000, immutable',
        // Prevents drawings from running scripts, no matter where they are opened.
        'content-security-policy': "default-src 'none'",
        'cross-origin-resource-policy': 'cross-origin',
      };
      if (context.req.header('if-none-match') === etag) return context.body(null, 304, headers);
      return context.body(new Uint8Array(picture.bytes), 200, headers);
    });
  };

const refusalOf = (error: unknown): 'busy' => {
  if (error instanceof TooManyPictures) return 'busy';
  throw error;
};
