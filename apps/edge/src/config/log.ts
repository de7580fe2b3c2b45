import pino from 'pino';

/** Structured log on standard output. It never contains a cookie, a body or a query string [A44]. */
export const log = pino({ name: 'edge', level: process.env.LOG_LEVEL ?? 'info', base: { service: 'edge' } });
