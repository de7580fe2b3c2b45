import type * as z from 'zod';

/** Sample strings. For nearly every schema in the contract, at least one of them is valid. */
const texts = [
  '1234',
  'ab',
  '12/34',
  '123456',
  'en-CA',
  'player@example.com',
  '2026-11-20T12:00:00Z',
  '0192f7c1-5a00-7000-8000-000000000001',
];

/**
 * Returns a value that passes a schema and has every field set. Tests start from it and change one field at a time.
 */
export function sampleOf(schema: z.ZodType): unknown {
  const { def } = schema as unknown as { def: Record<string, unknown> };
  const inner = (part: unknown): unknown => sampleOf(part as z.ZodType);
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape as object).map(([name, part]) => [name, inner(part)]));
    case 'array':
      return [inner(def.element)];
    case 'record':
      return { [String(inner(def.keyType))]: inner(def.valueType) };
    case 'union':
      return inner((def.options as unknown[])[0]);
    case 'pipe':
      return inner(def.in);
    case 'enum':
      return Object.values(def.entries as object)[0];
    case 'literal':
      return (def.values as unknown[])[0];
    case 'boolean':
      return true;
    case 'number':
    case 'int':
      return [1, 101, 18].find(value => schema.safeParse(value).success) ?? 1;
    case 'string':
      return texts.find(value => schema.safeParse(value).success) ?? 'text';
    case 'unknown':
    case 'any':
      return { any: 'text' };
    default:
      return def.innerType === undefined ? undefined : inner(def.innerType);
  }
}
