import { frameSandbox } from '../../../shared/parts/frame-sandbox.ts';

/** Time in milliseconds to wait for reCAPTCHA; its script might never load. */
const patienceMs = 15_000;

/** The token in a message from the frame: `null` if the frame has no token, `undefined` for unrelated messages. */
function tokenIn(data: unknown): string | null | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'liftoff:captcha')
    return undefined;
  return 'token' in data && typeof data.token === 'string' ? data.token : null;
}

/**
 * Returns a reCAPTCHA token, or `null` if none arrives in time. reCAPTCHA runs in a hidden frame that shows a page of
 * the platform. Only messages from that frame and its exact origin are accepted [A37].
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
