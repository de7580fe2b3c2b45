/** Limits of sockets [A40]. */
export const realtimeLimits = {
  frameMaxBytes: 8 * 1024,
  framesPerSec: 20,
  /** Commands in one frame. After a reconnect, a client subscribes to all of its channels in one frame. */
  commandsPerFrame: 50,
  /** Commands that a socket can send at once, and how many more each second allows. */
  commandsBurst: 60,
  commandsPerSec: 10,
  socketsPerUser: 5,
  socketsPerAddress: 20,
  channelsMax: 40,
  /** A reader whose unsent data exceeds this many bytes is disconnected. It can reconnect and recover. */
  bufferedMaxBytes: 1024 * 1024,
  pingEveryMs: 25_000,
  silenceMaxMs: 60_000,
  /** Milliseconds within which a new socket must identify itself. */
  connectWithinMs: 10_000,
  /** Grace period in seconds for clients that renew their token slightly late. */
  renewalGraceSec: 25,
} as const;

/**
 * Maximum number of sockets per player and per address, over all processes. As with rate limits, the address limit is
 * multiplied by `rateFactor`.
 */
export const socketLimits = (rateFactor: number) => ({
  perUser: realtimeLimits.socketsPerUser,
  perAddress: realtimeLimits.socketsPerAddress * rateFactor,
});
