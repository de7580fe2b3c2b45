import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { lowScriptPriority } from './low-script-priority.server.ts';

const page = '<head>é<link rel="modulepreload" href="/a.js"/><link rel="icon" href="/i.svg"/></head><p>1 < 2</p>';
const marked = page.replace('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"');

describe('script preloads', () => {
  it('are marked as low priority wherever the page is cut', async () => {
    const bytes = Buffer.from(page);
    for (let cut = 0; cut <= bytes.length; cut++) {
      const { input, output } = lowScriptPriority(new PassThrough());
      input.write(bytes.subarray(0, cut));
      input.end(bytes.subarray(cut));
      expect(await text(output)).toBe(marked);
    }
  });
});
