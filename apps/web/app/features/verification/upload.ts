import { CallError, type Send } from '@liftoff/contract/core/client';
import { verificationRoutes } from '@liftoff/contract/routes/verification';
import { callsOf } from '../../shared/calls/calls-of.ts';
import { sentOtherwise } from '../../shared/calls/send.ts';

const timeoutMs = 60_000;

/**
 * Sends a file and reports progress from 0 to 1, which `fetch` cannot do. A failure is reported like that of any
 * other call.
 */
const withProgress =
  (onProgress: (part: number) => void): Send =>
  (_route, url, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'POST', url);
      request.timeout = timeoutMs;
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', event => {
        if (event.lengthComputable && event.total > 0) onProgress(event.loaded / event.total);
      });
      request.addEventListener('load', () => {
        const headers = { 'content-type': request.getResponseHeader('content-type') ?? '' };
        resolve(new Response(request.responseText, { status: request.status, headers }));
      });
      request.addEventListener('error', () => reject(new CallError(0, 'network')));
      request.addEventListener('timeout', () => reject(new CallError(0, 'timeout')));
      request.send(init.body instanceof Blob ? init.body : null);
    });

/** The call that sends a document, with progress reports. */
export const uploadCalls = (onProgress: (part: number) => void) =>
  callsOf({ sendDocument: verificationRoutes.sendDocument }, sentOtherwise(withProgress(onProgress)));
