import { connectionLimitCode, sessionEndedCode } from '@liftoff/contract/core/realtime';
import * as z from 'zod';

/** The commands of Centrifugo's JSON client protocol that a client can send. Unknown fields are ignored. */
export const Command = z.object({
  id: z.int().optional(),
  connect: z.object({ token: z.string().optional() }).optional(),
  subscribe: z
    .object({
      channel: z.string().max(200),
      recover: z.boolean().optional(),
      epoch: z.string().max(64).default(''),
      offset: z.int().min(0).default(0),
    })
    .optional(),
  unsubscribe: z.object({ channel: z.string().max(200) }).optional(),
  refresh: z.object({ token: z.string() }).optional(),
});
export type Command = z.infer<typeof Command>;

/** Errors in a reply. The client reports them or retries. */
export const replyErrors = {
  permissionDenied: { code: 103, message: 'permission denied' },
  methodNotFound: { code: 104, message: 'method not found' },
  alreadySubscribed: { code: 105, message: 'already subscribed' },
  tokenExpired: { code: 109, message: 'token expired' },
} as const;

/** Close codes of a socket. On a code of 3500 or higher, the client does not reconnect automatically. */
export const closings = {
  shutdown: { code: 3001, reason: 'shutdown' },
  /** The platform failed to look something up. The client reconnects. */
  serverError: { code: 3004, reason: 'internal server error' },
  expired: { code: 3005, reason: 'connection expired' },
  slow: { code: 3008, reason: 'slow' },
  /** This process missed events. The client reconnects and learns which data to refetch. */
  insufficientState: { code: 3010, reason: 'insufficient state' },
  noPong: { code: 3012, reason: 'no pong' },
  invalidToken: { code: 3500, reason: 'invalid token' },
  badRequest: { code: 3501, reason: 'bad request' },
  forced: { code: sessionEndedCode, reason: 'force disconnect' },
  tooManyMessages: { code: 3505, reason: 'too many requests' },
  connectionLimit: { code: connectionLimitCode, reason: 'connection limit' },
} as const;
export type Closing = (typeof closings)[keyof typeof closings];
