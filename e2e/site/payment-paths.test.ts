import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const client = resolve(import.meta.dirname, '../../apps/web/build/client');

it('of all built scripts, only the payments library contains the path of a payment operation [CALL-097]', () => {
  const scripts = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(50);
  const having = scripts.filter(file =>
    /(?<!\/api\/player)\/payments\/|\/webhooks\/payments\/|\/api\/users\/transaction/.test(
      readFileSync(join(client, file), 'utf8'),
    ),
  );
  expect(having).toEqual([expect.stringMatching(/^assets\/payments-library\/[\d.]+\.js$/)]);
});
