import type { Config } from '@react-router/dev/config';

/** All routes are known to the browser from the start: a cached guest page never has to ask for more of the map. */
export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
