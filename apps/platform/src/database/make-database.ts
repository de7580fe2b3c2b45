import { randomUUID } from 'node:crypto';
import { openPostgres } from './postgres.ts';

/** A new, empty database on a server, for a test; `drop` removes it once nobody is connected. */
export async function makeDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const own = new URL(server);
  own.pathname = `/${name}`;
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE template0`);
  return { url: own.href, drop: () => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function onServer(url: string, text: string): Promise<void> {
  const server = openPostgres({ url, poolSize: 1, onBroken: fail });
  try {
    await server.maintain(text);
  } finally {
    await server.close();
  }
}

/** A broken connection breaks the test. */
export const fail = (error: Error): never => {
  throw error;
};
