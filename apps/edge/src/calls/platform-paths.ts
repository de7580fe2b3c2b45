import { splitRoute, type Access, type Endpoint } from '@liftoff/contract/core/endpoint';
import { callTable } from '@liftoff/contract/core/call-table';

/**
 * Callers that use the platform's own address. The site passes on no path that shares its first segment with their
 * calls, not even the one that starts a frame.
 */
const elsewhere: ReadonlySet<Access> = new Set(['frame', 'webhook', 'operator']);

const calls: Endpoint[] = Object.values(callTable);
const segmentsOf = (path: string): string[] => path.split('/').slice(1);
const pathOf = ({ route }: Endpoint): string[] => segmentsOf(splitRoute(route).path);

const foreign = new Set(calls.filter(({ access }) => elsewhere.has(access)).map(call => pathOf(call)[0]));
const paths = calls
  .filter(({ server }) => server === 'platform')
  .map(pathOf)
  .filter(([first]) => !foreign.has(first));

/** The calls that upload a file, with its maximum size. */
const files = calls
  .filter(({ server }) => server === 'platform')
  .flatMap(call => {
    const { method, path } = splitRoute(call.route);
    return call.file === undefined ? [] : [{ method, path, maxBytes: call.file.maxBytes }];
  });

/** The maximum size in bytes of the body of a call that uploads a file; `null` for every other call. */
export const fileMaxBytes = (method: string, path: string): number | null =>
  files.find(file => file.method === method && file.path === path)?.maxBytes ?? null;

/**
 * Every path under a call's first segment goes to the platform, so that the platform also handles unknown calls
 * there.
 */
const folders = new Set(paths.flatMap(([first = '', ...rest]) => (rest.length > 0 ? [first] : [])));
const single = new Set(paths.flatMap(([first = '', ...rest]) => (rest.length === 0 ? [first] : [])));

/** The catalogue's pictures are not calls, but the platform draws them. */
folders.add('pictures');

/**
 * Whether an address of the site is a call or a picture for the platform. Every other address is a page, a file, or
 * answered by the edge itself.
 */
export function isPlatformPath(path: string): boolean {
  const [first = '', ...rest] = segmentsOf(path);
  return rest.length > 0 ? folders.has(first) : single.has(first);
}
