import { readFileSync } from 'node:fs';
import * as z from 'zod';

const folder = new URL('../../../../config/', import.meta.url);

/** Reads one file of `config/` at the root of the repository. Throws, naming the file, when it has not the shape. */
export const readConfigFile = <S extends z.ZodType>(name: string, shape: S): z.output<S> =>
  readShaped(new URL(name, folder), `config/${name}`, shape);

/** Reads a file of JSON wherever it is. Throws with its name when it has not the shape. */
export function readShaped<S extends z.ZodType>(file: string | URL, name: string, shape: S): z.output<S> {
  const parsed = shape.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${name} is not usable:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
