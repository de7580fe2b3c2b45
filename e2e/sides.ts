import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { makeDatabase } from '../apps/platform/src/database/make-database.ts';
import { freePorts } from '../apps/platform/src/testing/free-port.ts';
import { openBalancer } from './balancer.ts';

/** An edge and the platform behind it. */
interface Side {
  readonly edgePort: number;
  readonly platformPort: number;
  readonly dataDir: string;
}

/** The sides of a casino, and the ports that a browser uses. */
interface Sides {
  readonly sitePort: number;
  readonly platformPort: number;
  readonly sides: readonly Side[];
  /** PostgreSQL URL; empty for the embedded database. */
  readonly databaseUrl: string;
  /** Must be called after all processes have ended. */
  close(): Promise<void>;
}

/**
 * URL of the PostgreSQL server in `DATABASE_URL` if `CASINO_PAIR=1`; otherwise `null`. With it, every casino has two
 * platforms and two edges on a new database on that server.
 */
export const pairServer: string | null = process.env.CASINO_PAIR === '1' ? (process.env.DATABASE_URL ?? '') : null;

export async function openSides(dataDir: string): Promise<Sides> {
  const [sitePort = 0, platformPort = 0] = await freePorts(2);
  if (pairServer === null)
    return {
      sitePort,
      platformPort,
      sides: [{ edgePort: sitePort, platformPort, dataDir }],
      databaseUrl: '',
      close: async () => undefined,
    };
  const second = `${dataDir}-second`;
  mkdirSync(second, { recursive: true });
  symlinkSync(join(dataDir, 'pictures'), join(second, 'pictures'));
  const database = await makeDatabase(pairServer);
  const sides: Side[] = [];
  for (const folder of [dataDir, second]) {
    const [edgePort = 0, ownPort = 0] = await freePorts(2);
    sides.push({ edgePort, platformPort: ownPort, dataDir: folder });
  }
  const balancers = [
    await openBalancer(
      sitePort,
      sides.map(side => side.edgePort),
    ),
    await openBalancer(
      platformPort,
      sides.map(side => side.platformPort),
    ),
  ];
  return {
    sitePort,
    platformPort,
    sides,
    databaseUrl: database.url,
    close: async () => {
      for (const balancer of balancers) await balancer.close();
      await database.drop();
      rmSync(second, { recursive: true, force: true });
    },
  };
}
