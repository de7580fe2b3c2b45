import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { PlatformClock } from './platform-clock.ts';

/** What the platform is given from outside: time, ids, random bytes, the log; so that a test can travel in time and a seed replays a whole platform. */
export interface Deps {
  now(): Date;
  randomBytes(count: number): Buffer;
  /** A new uuid v7: sorts by the time it was made. */
  id(): string;
  log: Logger;
}

/** A uuid v7 (RFC 9562) of a moment and ten random bytes. */
export function uuidV7(at: Date, random: Buffer): string {
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(at.getTime(), 0, 6);
  random.copy(bytes, 6, 0, 10);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Deps over a clock and a source of random bytes. */
export function makeDeps(clock: PlatformClock, random: (count: number) => Buffer, log: Logger): Deps {
  return {
    now: () => clock.now(),
    randomBytes: random,
    id: () => uuidV7(clock.now(), random(10)),
    log,
  };
}

/** The real platform: the operating system's cryptographic random generator [C31]. */
export const systemDeps = (clock: PlatformClock, log: Logger): Deps => makeDeps(clock, randomBytes, log);
