import { createContext } from 'react';
import type { PageStart } from './page-start.ts';

interface RouterStart {
  start: PageStart;
  /** The script that makes the place where React Router writes the page's data. */
  data: string;
}

/** Called by what writes the scripts of the router's start. Known while rendering on the server only. */
export const StartContext = createContext<(() => RouterStart) | undefined>(undefined);
