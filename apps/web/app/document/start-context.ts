import { createContext } from 'react';
import type { PageStart } from './page-start.ts';

interface RouterStart {
  start: PageStart;
  /** The script that creates the stream into which React Router writes the page's data. */
  data: string;
}

/** Provides the data that `PageScripts` writes. Set only while rendering on the server. */
export const StartContext = createContext<(() => RouterStart) | undefined>(undefined);
