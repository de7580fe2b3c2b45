import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import type { Deps } from '../core/deps.ts';

/** Tokens use one algorithm and one audience, and are valid for at most ten minutes [A39]. */
const algorithm = 'HS256';
const audience = 'liftoff-realtime';
export const tokenLifeSec = 600;

const Claims = z.object({ sub: z.string(), exp: z.int(), iat: z.int(), session: z.string() });

/** The claims of a token. `user` is empty for a guest. Times are platform time in seconds. */
export interface TokenClaims {
  readonly user: string;
  readonly session: string;
  readonly issuedSec: number;
  readonly expiresSec: number;
}

export type TokenCheck = { readonly claims: TokenClaims } | { readonly bad: 'expired' | 'invalid' };

export function makeTokens(secret: Buffer, deps: Deps) {
  return {
    sign: async (user: string, session: string): Promise<string> => {
      const nowSec = Math.floor(deps.now().getTime() / 1000);
      return await new SignJWT({ session })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setSubject(user)
        .setAudience(audience)
        .setIssuedAt(nowSec)
        .setExpirationTime(nowSec + tokenLifeSec)
        .sign(secret);
    },
    check: async (token: string): Promise<TokenCheck> => {
      try {
        const options = { algorithms: [algorithm], audience, currentDate: deps.now(), maxTokenAge: tokenLifeSec };
        const { payload } = await jwtVerify(token, secret, options);
        const claims = Claims.safeParse(payload);
        if (!claims.success) return { bad: 'invalid' };
        const { sub: user, session, iat: issuedSec, exp: expiresSec } = claims.data;
        if (expiresSec - issuedSec > tokenLifeSec) return { bad: 'invalid' };
        return { claims: { user, session, issuedSec, expiresSec } };
      } catch (error) {
        return { bad: error instanceof errors.JWTExpired ? 'expired' : 'invalid' };
      }
    },
  };
}
