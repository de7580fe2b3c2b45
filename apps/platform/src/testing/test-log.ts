import { pino, type Logger } from 'pino';

export const silentLog = (): Logger => pino({ level: 'silent' });
