import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { PlatformClock } from './platform-clock.ts';

/**
 * The platform's external dependencies: time, ids, random bytes and the log. Replacing them lets a test travel in
 * time and replay a whole platform from a seed.
 */
export interface Deps {
  now(): Date;
  randomBytes(count: number): Buffer;
  /** Returns a new UUID v7, which sorts by creation time. */
  id(): string;
  log: Logger;
}

/** Builds a UUID v7 (RFC 9562) from a timestamp and ten random bytes. */
export function uuidV7(at: Date, random: Buffer): string {
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(at.getTime(), 0, 6);
  random.copy(bytes, 6, 0, 10);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

export function makeDeps(clock: PlatformClock, random: (count: number) => Buffer, log: Logger): Deps {
  return {
    now: () => clock.now(),
    randomBytes: random,
    id: () => uuidV7(clock.now(), random(10)),
    log,
  };
}

/** The production dependencies, with the operating system's cryptographic random generator [C31]. */
export const systemDeps = (clock: PlatformClock, log: Logger): Deps => makeDeps(clock, randomBytes, log);
