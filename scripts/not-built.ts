import { callTable } from '@liftoff/contract/core/call-table';
import type { Endpoint } from '@liftoff/contract/core/endpoint';
import { say } from './steps.ts';

/** `npm run not-built` lists every declared call that still responds with 501 `not_built`, with its purpose. */
const calls: [string, Endpoint][] = Object.entries(callTable);
const waiting = calls.filter(([, call]) => !call.built);
for (const [name, { route, summary }] of waiting) say(`${name.padEnd(22)} ${route.padEnd(52)} ${summary}`);
say(`\n${waiting.length} of ${calls.length} calls are not built`);
