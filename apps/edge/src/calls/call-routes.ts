import { callTable } from '@liftoff/contract/core/call-table';
import { splitRoute, type Endpoint, type Route } from '@liftoff/contract/core/endpoint';

/** The platform's calls whose successful response has a body. */
const calls = Object.values<Endpoint>(callTable)
  .filter(({ server, status }) => server === 'platform' && status !== 204)
  .map(({ route }) => ({ route, ...splitRoute(route) }));

const exact = new Map(calls.map(({ route, method, path }) => [`${method} ${path}`, route]));

/** Paths with placeholders. Each segment is literal, or `null` where any value matches. */
const withPlaces = calls
  .filter(({ path }) => path.includes('/{'))
  .map(({ route, method, path }) => ({
    route,
    method,
    segments: path.split('/').map(segment => (segment.startsWith('{') ? null : segment)),
  }));

/** Calls whose last placeholder is itself a path (`/api/cms/pages{path}`). */
const withPath = calls
  .filter(({ path }) => /[^/]\{\w+\}$/.test(path))
  .map(({ route, method, path }) => ({ route, method, start: `${path.slice(0, path.indexOf('{'))}/` }));

/** The route of the call at an address; `undefined` for calls without a response body and for unknown addresses. */
export function routeAt(method: string, path: string): Route | undefined {
  const known = exact.get(`${method} ${path}`);
  if (known !== undefined) return known;
  const segments = path.split('/');
  const placed = withPlaces.find(
    call =>
      call.method === method &&
      call.segments.length === segments.length &&
      call.segments.every((segment, at) => (segment === null ? segments[at] !== '' : segment === segments[at])),
  );
  return (placed ?? withPath.find(call => call.method === method && path.startsWith(call.start)))?.route;
}
