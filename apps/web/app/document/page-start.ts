/** What `start-page.ts` loads in the browser. Each module is named by its address. */
export interface PageStart {
  /** Whether it waits until the page is drawn or used. */
  waits: boolean;
  /** Modules that several of the others import. */
  shared: readonly string[];
  /** Runs before the routes: the file of all routes, and in development what replaces changed modules. */
  first: readonly string[];
  /** The modules of the page's routes, by the route's id, the outermost first. */
  routes: Readonly<Record<string, readonly string[]>>;
  /** Starts the site once everything else has run. */
  entry: string;
}

export const modulesOf = ({ shared, first, routes, entry }: PageStart): string[] => [
  ...shared,
  ...first,
  ...Object.values(routes).flat(),
  entry,
];
