import { createContext } from 'react';

/** Design tokens for the brand's look. Set only during server rendering. */
export const TokensContext = createContext<string | undefined>(undefined);

/** The nonce for this response's scripts and styles [A2]. Set only during server rendering. */
export const NonceContext = createContext<string | undefined>(undefined);
