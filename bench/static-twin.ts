import { createServer, type Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** The page without scripts: the fastest possible paint with the same tiles, styles and pictures. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '');
}

/** Serves the copy at /, and everything else (pictures, fonts, styles) from the site itself. */
export function serveTwin(html: string, site: string): Promise<{ url: string; server: Server }> {
  const body = brotliCompressSync(html);
  const server = createServer((request, response) => {
    if (request.url === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(body);
      return;
    }
    fetch(site + (request.url ?? '/'))
      .then(async answer => {
        const headers = { 'content-type': answer.headers.get('content-type') ?? '', 'cache-control': 'max-age=3600' };
        response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
      })
      .catch(() => response.writeHead(502).end());
  });
  return new Promise(done => {
    server.listen(0, () => {
      const address = server.address();
      done({ url: `http://localhost:${address && typeof address === 'object' ? address.port : 0}/`, server });
    });
  });
}
