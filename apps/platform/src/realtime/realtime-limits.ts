/** Thresholds of the sockets [A40]; the tests read the same ones. */
export const realtimeLimits = {
  frameMaxBytes: 8 * 1024,
  messagesPerSec: 20,
  socketsPerUser: 5,
  socketsPerAddress: 20,
  channelsMax: 40,
  /** A reader this far behind is cut; it comes back and recovers. */
  bufferedMaxBytes: 1024 * 1024,
  pingEveryMs: 25_000,
  silenceMaxMs: 60_000,
  /** Who opens a socket says who they are within this time. */
  connectWithinMs: 10_000,
  /** A client that renews late is not cut at the very second. */
  renewalGraceSec: 25,
} as const;

/** How many sockets a player and an address may have in all processes together; addresses stand in line like calls. */
export const socketLimits = (rateFactor: number) => ({
  perUser: realtimeLimits.socketsPerUser,
  perAddress: realtimeLimits.socketsPerAddress * rateFactor,
});
