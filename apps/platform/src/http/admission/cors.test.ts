import { callTable } from '@liftoff/contract/core/call-table';
import { splitRoute, type Endpoint } from '@liftoff/contract/core/endpoint';
import { expect, it } from 'vitest';
import { foreignOrigins } from '../../testing/foreign-origins.ts';
import { usePlatform } from '../../testing/test-platform.ts';

const site = 'https://play.example';
const platform = usePlatform({ seed: 'none', env: { RATE_FACTOR: '100000', SITE_ORIGINS: site } });

const routes = Object.values(callTable as Record<string, Endpoint>)
  .filter(({ server }) => server === 'platform')
  .map(({ route }) => splitRoute(route));

it.each(foreignOrigins(site))(
  'no call lets scripts on %s read its response, with or without a preflight request [A7]',
  async origin => {
    expect(routes.length).toBeGreaterThan(100);
    const open: string[] = [];
    for (const { method, path } of routes) {
      const address = path.replaceAll(/\{\w+\}/g, 'x');
      const preflight = {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'content-type',
      };
      const asked: RequestInit[] = [
        { method: 'OPTIONS', headers: preflight },
        {
          method,
          headers: { origin, 'content-type': 'application/json' },
          ...(method === 'GET' ? {} : { body: '{}' }),
        },
      ];
      for (const init of asked) {
        const answer = await platform.open.app.request(address, init);
        await answer.body?.cancel();
        const allowed = [...answer.headers.keys()].filter(name => name.startsWith('access-control-'));
        if (allowed.length > 0 || (method !== 'GET' && answer.ok))
          open.push(`${init.method} ${path}: ${allowed.join()} ${answer.status}`);
      }
    }
    expect(open).toEqual([]);
  },
);
