import { splitRoute, type Endpoint } from '@liftoff/contract/core/endpoint';
import { callTable } from '@liftoff/contract/core/call-table';
import { expect, it } from 'vitest';
import { fileMaxBytes, isPlatformPath } from './platform-paths.ts';

const pathsOf = (wanted: (call: Endpoint) => boolean): string[] =>
  Object.values<Endpoint>(callTable)
    .filter(wanted)
    .map(({ route }) => splitRoute(route).path.replaceAll(/\{\w+\}/g, 'one'));

/** Calls made at the platform's own address, including the start of a frame, which needs no token yet. */
const isElsewhere = ({ access, route }: Endpoint) =>
  access === 'frame' || access === 'webhook' || access === 'operator' || route === callTable.frameStart.route;

it('every call that the site makes to the platform is passed on', () => {
  const paths = pathsOf(call => call.server === 'platform' && !isElsewhere(call));
  expect(paths.length).toBeGreaterThan(80);
  expect(paths.filter(path => !isPlatformPath(path))).toEqual([]);
});

it('calls meant for frames, payment providers and operators are not passed on', () => {
  const paths = pathsOf(isElsewhere);
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter(isPlatformPath)).toEqual([]);
});

it.each(['/api/no-such-call', '/payments/x/y/z', '/pictures/square/rocket-x-96.webp', '/check-email', '/api/'])(
  'the call %s is passed on to the platform',
  path => expect(isPlatformPath(path)).toBe(true),
);

it.each([
  '/',
  '/api',
  '/payments',
  '/pictures',
  '/jam',
  '/check-email/x',
  '/apis/x',
  '//api/x',
  '/pokies/api/',
  '/frame/x',
])('%s is treated as a page', path => expect(isPlatformPath(path)).toBe(false));

it('only a call that uploads a file may have a larger body than other calls [A42] [A47]', () => {
  expect(fileMaxBytes('POST', '/api/player/verification/documents')).toBe(5 * 1024 * 1024);
  for (const [method, path] of [
    ['PUT', '/api/player/verification/documents'],
    ['POST', '/api/player/verification/documents/x'],
    ['POST', '/api/users'],
    ['POST', '/payments/deposits'],
  ] as const)
    expect(fileMaxBytes(method, path), path).toBeNull();
});
