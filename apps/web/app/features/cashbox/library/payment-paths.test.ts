import { cashboxRoutes } from '@liftoff/contract/routes/cashbox';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const app = join(import.meta.dirname, '../../..');
/** The fixed part of each cashbox path, before the id placeholder. */
const paths = Object.values(cashboxRoutes)
  .map(route => (route.split(' ')[1] ?? '').split('{')[0] ?? '')
  .filter(path => !path.startsWith('/api/player/payment') && path !== '/api/payment_methods');

it('payment paths appear nowhere in the app: only the payments library reads them, from the contract [CALL-097]', () => {
  expect(paths.toSorted()).toEqual([
    '/api/users/transaction',
    '/payments/',
    '/payments/',
    '/payments/deposits',
    '/payments/methods',
    '/payments/methods/',
    '/payments/withdrawals',
    '/webhooks/payments/',
  ]);
  const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    file => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(?:^|\/)testing\//.test(file),
  );
  expect(sources.length).toBeGreaterThan(200);
  const found = sources.flatMap(file => {
    const text = readFileSync(join(app, file), 'utf8');
    // `/api/player/payments/…` are account calls (list, receipt, recall), so they are allowed [CALL-015] [CALL-016].
    const own = text.replaceAll('/api/player/payments/', '');
    return [...new Set(paths)].filter(path => own.includes(path)).map(path => `${file}: ${path}`);
  });
  expect(found).toEqual([]);
  const users = sources.filter(file => /\bcashboxRoutes\b/.test(readFileSync(join(app, file), 'utf8')));
  expect(users.toSorted()).toEqual([
    'features/cashbox/library/payments-library.ts',
    'shared/calls/server-client.server.ts',
  ]);
});
