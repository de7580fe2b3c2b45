import * as z from 'zod';
import { readConfigFile } from '../core/read-config-file.ts';

/** How the lobby is arranged: titles of collections, the rows of the main page, and which collections have geo variants. */
export const lobbyConfig = readConfigFile(
  'lobby.json',
  z.strictObject({
    collections: z.record(z.string(), z.string()),
    rows: z.array(z.string()),
    geo: z.strictObject({ categories: z.array(z.string()), countries: z.array(z.string().length(2)) }),
  }),
);
