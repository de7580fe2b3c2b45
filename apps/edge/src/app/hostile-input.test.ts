import { expect, it } from 'vitest';
import { readAddress } from '../pages/address.ts';
import { readBounded } from '../data/bounded-body.ts';
import { originOf } from '../config/hosts.ts';
import { encodingOf } from '../pages/compression.ts';
import { forwardable } from '../calls/proxy.ts';
import { networkOf, RateLimiter } from '../limits/rate-limiter.ts';
import { isCrossSite } from '../pages/security.ts';
import { readSearch } from '../pages/shared-page.ts';
import { TelemetrySinks } from '../reports/telemetry.ts';
import { testEdge } from '../testing/test-edge.ts';
import { addressOf, readVisitor } from '../config/visitor.ts';

const { config } = testEdge({ env: { TRUSTED_HOPS: '2', COUNTRY_HEADER: 'x-geo' } });
const sinks = new TelemetrySinks(
  () => 0,
  new RateLimiter(() => 0, 1_000_000),
  () => undefined,
);

/** All functions of the edge that parse text from outside. */
const readers: Record<string, (text: string) => unknown> = {
  address: text => readAddress(`/${text}`, `?${text}`, 'en-CA', 'de'),
  query: text => readSearch(new URL(`http://x/?${text}`)),
  host: text => originOf(new URL(`http://x/${text}`), config),
  cookies: text => readVisitor(new Headers({ cookie: text, 'x-geo': text }), '1.1.1.1', config),
  'forwarded address': text => addressOf(text, '1.1.1.1', 2),
  network: networkOf,
  'accepted encodings': encodingOf,
  'connection header': text => forwardable(new Headers({ connection: text, 'x-a': text })),
  origin: text => isCrossSite('POST', new Headers({ origin: text }), 'https://liftoff.example'),
  body: text => readBounded(new Response(text).body, 1e9),
  report: async text => sinks.take(new Request('http://x/log', { method: 'PUT', body: text }), '/log', '1.1.1.1'),
};

const pieces = ['a', '0', ' ', '"', '\\"', ',', ', a', ';', 'a=b;', '=', '/', '/a', '../', '%2f', '%', '&', 'page=1&'];
const more = ['br', 'br,', 'gzip', '[', ':', '::', '0:', '1.', '1.1.1.1,', '[::1]:1,', '\t', 'é', '{', '('];

async function millisecondsOf(reader: (text: string) => unknown, text: string): Promise<number> {
  const began = performance.now();
  await reader(text);
  return performance.now() - began;
}

it.each(Object.entries(readers))(
  'the %s parser handles eight times as much hostile input without a disproportionate delay [A42]',
  async (name, reader) => {
    for (const piece of [...pieces, ...more]) {
      const text = piece.repeat(2_000 / piece.length);
      const small = [];
      for (let run = 0; run < 5; run++) small.push(await millisecondsOf(reader, text));
      // Eight times as much text means eight times the work if it is linear, and sixty-four times if the parser
      // backtracks. One fast run is enough, because other work on the machine can slow a run down.
      const allowed = 32 * Math.max(Math.min(...small), 0.5);
      let runs = 0;
      while ((await millisecondsOf(reader, text.repeat(8))) > allowed)
        if (++runs === 5) throw new Error(`${name}: too slow for much of ${JSON.stringify(piece)}`);
    }
    expect.assertions(0);
  },
);
