import { createContext } from 'react';
import type { ReactNode } from 'react';

/** What the body of every dialog beneath ends with, whoever opens it. */
export const dialogEnd = createContext<ReactNode>(null);
