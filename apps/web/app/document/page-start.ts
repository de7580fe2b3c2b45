/** The addresses of the modules that `start-page.ts` loads in the browser. */
export interface PageStart {
  /** Whether loading waits until the page is painted or the visitor interacts. */
  waits: boolean;
  /** Modules that the routes and the entry import. */
  shared: readonly string[];
  /** Modules that run before the routes: the route manifest, and during development the hot-reload runtime. */
  first: readonly string[];
  /** The modules of the page's routes by route id, the outermost route first. */
  routes: Readonly<Record<string, readonly string[]>>;
  /** The paths that differ from those in the route manifest, by route id; absent if there are none. */
  paths?: Readonly<Record<string, string>>;
  /** The module that hydrates the page, after all others have run. */
  entry: string;
}

export const modulesOf = ({ shared, first, routes, entry }: PageStart): string[] => [
  ...shared,
  ...first,
  ...Object.values(routes).flat(),
  entry,
];
