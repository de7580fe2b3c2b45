import type { Hono } from 'hono';
import { readFileSync } from 'node:fs';
import type { Config } from '../../core/config.ts';

const path = '/captcha/recaptcha';
const script = readFileSync(new URL('./page/recaptcha-frame.js', import.meta.url), 'utf8');

/** URL of the reCAPTCHA page; `null` if the operator has not configured reCAPTCHA. */
export const recaptchaFrame = ({ recaptcha, publicUrl }: Config): string | null => recaptcha && `${publicUrl}${path}`;

/**
 * Serves the page that runs reCAPTCHA in a frame of the site. Inside the frame, the third-party script cannot read
 * any data of the site or the player, and the site's own pages keep their strict content security policy [A2] [A38].
 */
export function recaptchaPages(app: Hono, { recaptcha, siteOrigins }: Config): void {
  if (recaptcha === null) return;
  const { siteKey, url } = recaptcha;
  const google = `${url}/ https://www.gstatic.com/recaptcha/`;
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${google}`,
    `frame-src ${url}/ https://recaptcha.google.com/recaptcha/`,
    `connect-src ${google}`,
    "style-src 'unsafe-inline'",
    `img-src ${google}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${siteOrigins.join(' ')}`,
  ].join('; ');

  app.get(`${path}.js`, context =>
    context.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }),
  );
  app.get(path, context => {
    const site = siteOrigins.find(origin => origin === context.req.query('site'));
    if (site === undefined) return context.notFound();
    const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="robots" content="noindex" />
    <title>reCAPTCHA</title>
    <script src="${url}/api.js?render=${siteKey}"></script>
    <script src="${path}.js" data-key="${siteKey}" data-site="${site}"></script>
  </head>
  <body></body>
</html>
`;
    return context.html(page, 200, { 'content-security-policy': policy, 'cache-control': 'private, no-store' });
  });
}
