import { createContext } from 'react';

/** The tokens of the brand's own look; known while rendering on the server only. */
export const TokensContext = createContext<string | undefined>(undefined);

/** The nonce of this answer's scripts and styles [A2]. Known while rendering on the server only. */
export const NonceContext = createContext<string | undefined>(undefined);
