import * as z from 'zod';
import { readConfigFile } from '../core/read-config-file.ts';

/** Maximum number of games that can be announced before they can be played. */
const mostAnnounced = 6;

/**
 * The lobby's layout: titles of collections, rows of the main page, the games that are announced before they can be
 * played, and collections with geo variants. A withheld collection is not listed, because the promotion behind it does
 * not exist yet.
 */
export const lobbyConfig = readConfigFile(
  'lobby.json',
  z.strictObject({
    collections: z.record(z.string(), z.string()),
    rows: z.array(z.string()),
    announced: z.array(z.string()).max(mostAnnounced),
    withheld: z.array(z.string()),
    geo: z.strictObject({ categories: z.array(z.string()), countries: z.array(z.string().length(2)) }),
  }),
);
