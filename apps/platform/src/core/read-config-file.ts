import { readFileSync } from 'node:fs';
import * as z from 'zod';

const folder = new URL('../../../../config/', import.meta.url);

/**
 * Reads a file from the repository's `config/` folder. Throws an error that names the file if it does not match
 * `shape`.
 */
export const readConfigFile = <S extends z.ZodType>(name: string, shape: S): z.output<S> =>
  readShaped(new URL(name, folder), `config/${name}`, shape);

/** Reads any JSON file. Throws an error containing `name` if it does not match `shape`. */
export function readShaped<S extends z.ZodType>(file: string | URL, name: string, shape: S): z.output<S> {
  const parsed = shape.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${name} is not usable:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
