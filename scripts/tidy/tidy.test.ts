import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { arrowFaults, edgeFaults, featureFaults, levelFaults, testingFaults } from './arrows.ts';
import { banFaults, providerFaults } from './bans.ts';
import { cycleFaults } from './cycles.ts';
import { importsOf, readSources, type Source } from './sources.ts';

const source = (path: string, text: string): Source => ({ path, text, imports: importsOf(text) });

describe('import arrows', () => {
  it.each([
    ['packages/contract/src/a.ts', "import { x } from '@liftoff/rules/x';"],
    ['packages/rules/src/a.ts', "import { x } from '@liftoff/ui/x';"],
    ['apps/edge/src/a.ts', "import { x } from '@liftoff/rules/x';"],
    ['apps/platform/src/a.ts', "export { x } from '@liftoff/web/x';"],
    ['apps/frames/src/a.ts', "import { x } from '@liftoff/platform/x';"],
    ['packages/rules/src/a.ts', "import { x } from '@liftoff/frames/x';"],
    ['apps/web/app/a.ts', "const x = await import('../../platform/src/x.ts');"],
    ['apps/web/app/a.ts', "import { games } from '@liftoff/catalogue/games';"],
    ['packages/catalogue/src/a.ts', "import type { Subject } from '@liftoff/art/subjects/subject';"],
  ])('import arrows refuse an import in %s that violates them', (path, text) => {
    expect(arrowFaults([source(path, text)])).toHaveLength(1);
  });

  it('import arrows allow imports that follow them', () => {
    expect(arrowFaults([source('apps/platform/src/a.ts', "import { poster } from '@liftoff/art/poster';")])).toEqual(
      [],
    );
    expect(
      arrowFaults([source('apps/frames/src/a.ts', "import { x } from '@liftoff/rules/game/engines/crash/math';")]),
    ).toEqual([]);
  });
});

describe('platform levels', () => {
  it('the platform levels refuse an import from a lower level to a higher one, and between siblings on level 4', () => {
    expect(levelFaults([source('apps/platform/src/ledger/a.ts', "import { x } from '../game/x.ts';")])).toHaveLength(1);
    expect(levelFaults([source('apps/platform/src/game/a.ts', "import { x } from '../jackpot/x.ts';")])).toHaveLength(
      1,
    );
    expect(levelFaults([source('apps/platform/src/game/a.ts', "import { x } from '../ledger/x.ts';")])).toEqual([]);
  });

  it('the platform levels apply to main and to wiring, and a folder without a level is reported', () => {
    const faultsOf = (path: string, text: string) => levelFaults([source(`apps/platform/src/${path}`, text)]);
    expect(faultsOf('core/deps.ts', "import { x } from '../ledger/x.ts';")).toHaveLength(1);
    expect(faultsOf('console/a.ts', "import { x } from '../app/wiring/index.ts';")).toHaveLength(1);
    expect(faultsOf('app/wiring/index.ts', "import { x } from '../../console/x.ts';")).toEqual([]);
    expect(faultsOf('stranger.ts', '')).toEqual([expect.stringContaining('has no level')]);
    expect(faultsOf('stranger/a.ts', '')).toHaveLength(1);
  });
});

it('refuses an edge folder that imports a higher level or a sibling', () => {
  const faultsOf = (path: string, text: string) => edgeFaults([source(`apps/edge/src/${path}`, text)]);
  expect(faultsOf('data/a.ts', "import { x } from '../pages/x.ts';")).toHaveLength(1);
  expect(faultsOf('calls/a.ts', "import { x } from '../pages/x.ts';")).toHaveLength(1);
  expect(faultsOf('pages/a.ts', "import { x } from '../data/x.ts';")).toEqual([]);
  expect(faultsOf('stranger/a.ts', '')).toEqual([expect.stringContaining('has no level')]);
});

it('refuses imports between features, and between the shell and a feature', () => {
  expect(
    featureFaults([source('apps/web/app/features/lobby/a.tsx', "import { x } from '../../shell/theme.ts';")]),
  ).toHaveLength(1);
  expect(
    featureFaults([source('apps/web/app/shell/a.tsx', "import { x } from '../features/game/x.tsx';")]),
  ).toHaveLength(1);
  expect(featureFaults([source('apps/web/app/shell/a.tsx', "import { x } from '../shared/x.ts';")])).toEqual([]);
  expect(
    featureFaults([source('apps/web/app/features/lobby/a.tsx', "import { x } from '../game/x.tsx';")]),
  ).toHaveLength(1);
  expect(
    featureFaults([source('apps/web/app/shared/a.tsx', "import { x } from '../features/game/x.tsx';")]),
  ).toHaveLength(1);
});

it('lets only tests and benchmarks import files made for them', () => {
  const text = "import { seededDraw } from '@liftoff/rules/testing/seeded-draw';";
  expect(testingFaults([source('apps/platform/src/game/a.ts', text)])).toHaveLength(1);
  expect(testingFaults([source('packages/rules/src/a.ts', "import { x } from './testing/x.ts';")])).toHaveLength(1);
  for (const path of ['apps/platform/src/game/a.test.ts', 'apps/platform/src/testing/a.ts', 'bench/a.ts'])
    expect(testingFaults([source(path, text)])).toEqual([]);
});

it.each([
  ['a type import', "import type { a } from './a.ts';"],
  ['a dynamic import', "const a = await import('./a.ts');"],
  ['a re-export', "export { a } from './a.ts';"],
])('finds an import cycle that %s closes', (_what, back) => {
  const cycle = [source('scripts/a.ts', "import { b } from './b.ts';"), source('scripts/b.ts', back)];
  expect(cycleFaults(cycle)).toHaveLength(1);
  expect(cycleFaults([cycle[0] as Source, source('scripts/b.ts', '')])).toEqual([]);
});

it.each([
  "parent.postMessage(message, '*');",
  "parent.postMessage(JSON.stringify(message), '*');",
  'parent.postMessage({ type: kind(of) }, "*", [port]);',
  "parent.postMessage(message, { targetOrigin: '*' });",
  "parent.postMessage(\n  JSON.stringify(message),\n  '*',\n);",
])('bans messages that pages from other origins can read: %j [A37]', line => {
  expect(banFaults([source('apps/frames/src/a.ts', line)])).toHaveLength(1);
});

it.each([
  ['a request', 'await fetch(body.url);', 'http/post-webhook.ts', '[A34]'],
  ['a program', "import { execFile } from 'node:child_process';", 'pictures/painter.ts', '[A33]'],
])('bans %s of the platform or the edge that is not one of the known ones [A33] [A34]', (_what, text, known, why) => {
  for (const app of ['platform', 'edge'])
    expect(banFaults([source(`apps/${app}/src/a/b.ts`, text)])).toEqual([expect.stringContaining(why)]);
  for (const path of [`apps/platform/src/${known}`, 'apps/platform/src/a/b.test.ts', 'bench/a.ts'])
    expect(banFaults([source(path, text)])).toEqual([]);
});

it.each(['parent.postMessage(message, origin);', "parent.postMessage(message, origin); route('*', 'rest.tsx');"])(
  'allows messages addressed to one origin: %j [A37]',
  line => expect(banFaults([source('apps/frames/src/a.ts', line)])).toEqual([]),
);

it.each([
  'const euro = Number(payment.amount_cents) / 100;',
  'const euro = Number(amount);',
  'const sum = Number(minor(account.balance_cents));',
  'const y = place(Number(bar.total));',
  'const cents = BigInt(Math.round(units * 100));',
  'const cents = BigInt(units * 100);',
  'const left = limit.amount_cents - used;',
  'const twice = stake_cents * 2;',
])('bans an amount that passes through a float: %s [A25]', text => {
  for (const path of ['apps/web/app/a.ts', 'apps/platform/src/a.ts', 'packages/rules/src/a.ts'])
    expect(banFaults([source(path, text)])).toHaveLength(1);
  expect(banFaults([source('apps/web/app/a.test.ts', text)])).toEqual([]);
});

it.each([
  'const share = Number((win * 100n) / stake) / 100;',
  'const rows = Number(count);',
  'const id = BigInt(text);',
  'const left = minor(limit.amount_cents) - used;',
  "const path = 'amount_cents/path';",
])('allows conversions of whole amounts and ratios: %s', text => {
  expect(banFaults([source('apps/web/app/a.ts', text)])).toEqual([]);
});

it('reads every source file, whatever its extension', () => {
  const paths = readSources(resolve(import.meta.dirname, '../..')).map(({ path }) => path);
  for (const ending of ['.ts', '.tsx', '.js', '.css']) expect(paths.some(path => path.endsWith(ending))).toBe(true);
});

it('bans module mocks in test files that share their modules', () => {
  const faultsOf = (path: string) => banFaults([source(path, "vi.mock('./a.ts', () => ({}));")]);
  expect(faultsOf('apps/web/app/a.test.tsx')).toHaveLength(1);
  expect(faultsOf('apps/web/app/a.dom.test.ts')).toHaveLength(1);
  expect(faultsOf('apps/web/app/a.alone.test.tsx')).toEqual([]);
});

it('bans creating balance events outside the wallet', () => {
  const text = "emit(tx, privateChannel('balance', id), data);";
  expect(banFaults([source('apps/platform/src/game/a.ts', text)])).toHaveLength(1);
  expect(banFaults([source('apps/platform/src/wallet/balance-event.ts', text)])).toEqual([]);
  // A channel name built in another way has another type; claiming the event's type is reported as well.
  const claimed = 'emitAll(tx, [{ channel: `balance#${id}`, data } as BalanceEvent]);';
  expect(banFaults([source('apps/platform/src/game/a.ts', claimed)])).toHaveLength(1);
});

it("finds payment provider names in the site's code and styles", () => {
  const provider = source(
    'apps/platform/src/cashbox/providers/quick-pay/quick-pay.ts',
    "export const providerId = 'quick-pay';",
  );
  const page = source('apps/web/app/features/cashbox/a.tsx', "if (method.provider === 'quick-pay') open();");
  const styles = source('apps/web/app/features/cashbox/a.css', '.pm--quick-pay {}');
  expect(providerFaults([provider, page, styles])).toHaveLength(2);
  const plain = source('apps/web/app/features/cashbox/b.tsx', "if (method.type === 'crypto') open();");
  expect(providerFaults([provider, plain])).toEqual([]);
  const own = source(
    'apps/platform/src/cashbox/cashbox.ts',
    "import { quickPay } from './providers/quick-pay/quick-pay.ts';",
  );
  expect(providerFaults([provider, own])).toEqual([]);
});

it("finds the names of the casino's payment providers", () => {
  const sources = readSources(resolve(import.meta.dirname, '../..'));
  const page = source('apps/web/app/a.tsx', "'sandbox-card' 'sandbox-crypto'");
  expect(providerFaults([...sources, page])).toHaveLength(2);
});

it.each([
  ['packages/rules/src/a.ts', 'const now = Date.now();'],
  ['apps/platform/src/game/a.ts', 'const r = Math.random();'],
  ['apps/web/app/a.ts', "await fetch('/api');"],
  ['apps/web/app/a.ts', "localStorage.getItem('x');"],
  ['apps/web/app/a.ts', 'const x: any = 1;'],
  ['apps/web/app/a.tsx', "const A = lazy(() => import('./b.tsx'));"],
  ['apps/web/app/a.ts', 'x!.y();'],
  ['apps/web/app/a.ts', '// @ts-ignore'.replace('// ', '/**/ // ')],
  ['apps/web/app/a.dom.test.ts', '// @vitest-environment jsdom'],
  ['apps/web/app/utils/a.ts', 'export {};'],
  ['apps/web/app/a.ts', 'x\n'.repeat(302)],
  ['apps/web/app/a.test.ts', 'x\n'.repeat(502)],
  ['apps/web/app/features/game/a.css', '  backdrop-filter: blur(14px);'],
  ['apps/frames/src/bar/a.css', '  -webkit-backdrop-filter: blur(14px);'],
  ['apps/web/app/a.tsx', "<i style={{ backdropFilter: 'blur(14px)' }} />"],
])('reports banned code in %s', (path, text) => {
  expect(banFaults([source(path, text)])).toHaveLength(1);
});

it("allows the page's fixed bars to blur the page that scrolls beneath them", () =>
  expect(banFaults([source('apps/web/app/shell/header.css', '  backdrop-filter: blur(18px);')])).toEqual([]));
