import { frameSandbox } from '../../../shared/parts/frame-sandbox.ts';

/** So long, in milliseconds, reCAPTCHA may take; its script may never come. */
const patienceMs = 15_000;

/** The word of the frame: its token, null where it has none; undefined for what is no word of it. */
function tokenIn(data: unknown): string | null | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'liftoff:captcha')
    return undefined;
  return 'token' in data && typeof data.token === 'string' ? data.token : null;
}

/**
 * A token of reCAPTCHA, which runs on a page of the platform in a frame that shows nothing; null where none comes. Only
 * the word of that frame at its exact origin is heard [A37].
 */
export async function recaptchaToken(address: string): Promise<string | null> {
  const url = new URL(address);
  url.searchParams.set('site', window.location.origin);
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = 'reCAPTCHA';
  frame.setAttribute('sandbox', frameSandbox);
  frame.referrerPolicy = 'origin';
  frame.src = url.href;
  const over = new AbortController();
  try {
    return await new Promise<string | null>(done => {
      const hear = ({ origin, source, data }: MessageEvent) => {
        const token = origin === url.origin && source === frame.contentWindow ? tokenIn(data) : undefined;
        if (token !== undefined) done(token);
      };
      window.addEventListener('message', hear, { signal: over.signal });
      const timer = setTimeout(() => done(null), patienceMs);
      over.signal.addEventListener('abort', () => clearTimeout(timer));
      document.body.append(frame);
    });
  } finally {
    over.abort();
    frame.remove();
  }
}
