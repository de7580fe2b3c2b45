import * as z from 'zod';
import { readConfigFile } from '../core/read-config-file.ts';

/** The lobby's layout: titles of collections, rows of the main page, and collections with geo variants. */
export const lobbyConfig = readConfigFile(
  'lobby.json',
  z.strictObject({
    collections: z.record(z.string(), z.string()),
    rows: z.array(z.string()),
    geo: z.strictObject({ categories: z.array(z.string()), countries: z.array(z.string().length(2)) }),
  }),
);
