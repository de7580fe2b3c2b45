import { pino, type Logger } from 'pino';

/** A log that says nothing. */
export const silentLog = (): Logger => pino({ level: 'silent' });
