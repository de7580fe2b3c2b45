import pino from 'pino';

/** Structured lines on standard output; never a cookie, a body or a query string [A44]. */
export const log = pino({ name: 'edge', level: process.env.LOG_LEVEL ?? 'info', base: { service: 'edge' } });
