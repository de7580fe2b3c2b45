import { callTable } from '@liftoff/contract/core/call-table';
import { splitRoute, type Endpoint } from '@liftoff/contract/core/endpoint';
import type * as z from 'zod';

/**
 * The change applied to every object in a response: `more` adds an unknown field, and `less` removes all optional
 * fields.
 */
export type Change = 'more' | 'less';

const calls = Object.values<Endpoint>(callTable).map(({ route, answer }) => {
  const { method, path } = splitRoute(route);
  return { method, answer, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) };
});

/** A call's response with its objects changed, or `undefined` if the contract has no such call. */
export function reshapedAnswer(method: string, path: string, value: unknown, change: Change): unknown {
  const call = calls.find(one => one.method === method && one.pattern.test(path));
  return call && reshaped(call.answer, value, change);
}

type Def = z.core.$ZodTypes['_zod']['def'];
const defOf = (schema: z.core.$ZodType) => (schema as z.ZodType).def as Def;
const isOptional = (schema: z.core.$ZodType) => /^(?:optional|default|prefault)$/.test(defOf(schema).type);

function reshaped(schema: z.core.$ZodType, value: unknown, change: Change): unknown {
  const def = defOf(schema);
  const inner = (of: z.core.$ZodType, part: unknown) => reshaped(of, part, change);
  if (value === null || value === undefined) return value;
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
        const field = def.shape[name];
        if (field === undefined) return [[name, part]];
        return change === 'less' && isOptional(field) ? [] : [[name, inner(field, part)]];
      });
      return { ...Object.fromEntries(fields), ...(change === 'more' ? { later: { deep: ['<b>later</b>'] } } : {}) };
    }
    case 'array':
      return (value as unknown[]).map(part => inner(def.element, part));
    case 'record':
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inner(def.valueType, part)]));
    case 'union': {
      const option = def.options.find(one => 'safeParse' in one && (one as z.ZodType).safeParse(value).success);
      return option === undefined ? value : inner(option, value);
    }
    case 'pipe':
      return inner(def.in, value);
    case 'lazy':
      return inner(def.getter(), value);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return inner(def.innerType, value);
    default:
      return value;
  }
}
