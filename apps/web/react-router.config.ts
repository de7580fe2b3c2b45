import type { Config } from '@react-router/dev/config';

/** The browser has all routes from the start, so a cached guest page never has to request more of them. */
export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
