import { splitRoute, type Access, type Endpoint } from '@liftoff/contract/core/endpoint';
import { callTable } from '@liftoff/contract/core/call-table';

/** Who calls the platform at its own address: nothing beside such a call comes by the site, not even the frame's start. */
const elsewhere: ReadonlySet<Access> = new Set(['frame', 'webhook', 'operator']);

const calls: Endpoint[] = Object.values(callTable);
const segmentsOf = (path: string): string[] => path.split('/').slice(1);
const pathOf = ({ route }: Endpoint): string[] => segmentsOf(splitRoute(route).path);

const foreign = new Set(calls.filter(({ access }) => elsewhere.has(access)).map(call => pathOf(call)[0]));
const paths = calls
  .filter(({ server }) => server === 'platform')
  .map(pathOf)
  .filter(([first]) => !foreign.has(first));

/** Calls that take a file, with what it may weigh. */
const files = calls
  .filter(({ server }) => server === 'platform')
  .flatMap(call => {
    const { method, path } = splitRoute(call.route);
    return call.file === undefined ? [] : [{ method, path, maxBytes: call.file.maxBytes }];
  });

/** Bytes the body of a call may have where it takes a file; null for every other call. */
export const fileMaxBytes = (method: string, path: string): number | null =>
  files.find(file => file.method === method && file.path === path)?.maxBytes ?? null;

/** What lies under a first segment of calls is the platform's, so that it answers for unknown calls there as well. */
const folders = new Set(paths.flatMap(([first = '', ...rest]) => (rest.length > 0 ? [first] : [])));
const single = new Set(paths.flatMap(([first = '', ...rest]) => (rest.length === 0 ? [first] : [])));

/** Pictures of the catalogue: no call, and drawn by the platform. */
folders.add('pictures');

/** Whether an address of the site is a call (or a picture) for the platform; every other one is a page, a file or the edge's own. */
export function isPlatformPath(path: string): boolean {
  const [first = '', ...rest] = segmentsOf(path);
  return rest.length > 0 ? folders.has(first) : single.has(first);
}
