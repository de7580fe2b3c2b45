import { readFileSync } from 'node:fs';
import * as z from 'zod';

const folder = new URL('../../../config/', import.meta.url);

/** Reads one file of `config/` at the root of the repository. Throws, naming the file, when it has not the shape. */
export function readConfigFile<S extends z.ZodType>(name: string, shape: S): z.output<S> {
  const parsed = shape.safeParse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
  if (!parsed.success) throw new Error(`config/${name} is not usable:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
