import { createContext } from 'react';
import type { ReactNode } from 'react';

/** Content appended to the body of every dialog inside the provider, whichever component opens it. */
export const dialogEnd = createContext<ReactNode>(null);
