import { expect, it } from 'vitest';
import type * as z from 'zod';
import { splitRoute, type Endpoint } from './endpoint.ts';
import { callTable } from './call-table.ts';
import {
  AnyJson,
  CountryCode,
  digits,
  IdempotencyKey,
  longText,
  OneTimeCode,
  PathText,
  text,
  trimmedText,
} from './text.ts';

const calls: [string, Endpoint][] = Object.entries(callTable);

/**
 * Strings that no text field may accept: forbidden characters in an otherwise valid text, and an extremely long text.
 */
const hostile: Readonly<Record<string, string>> = {
  NUL: 'ab\u0000cd',
  'a control character': 'ab\u0007cd',
  'a control character of the second row': 'ab\u009fcd',
  'the first half of a pair': 'ab\ud800',
  'the second half of a pair': '\udc00cd',
  'no end': '7'.repeat(100_000),
};

interface Leaf {
  readonly at: string;
  readonly schema: z.ZodType;
}

/** Lists the leaf schemas that accept a value directly: texts, keys of records, and schemas that accept anything. */
function leavesOf(schema: z.ZodType, at: string): Leaf[] {
  const { def } = schema as unknown as { def: Record<string, unknown> };
  const inner = (part: unknown, name = ''): Leaf[] => (part ? leavesOf(part as z.ZodType, `${at}${name}`) : []);
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape as object).flatMap(([name, part]) => inner(part, `.${name}`));
      return [...fields, ...inner(def.catchall, '.*')];
    }
    case 'array':
      return inner(def.element, '[]');
    case 'tuple':
      return [...(def.items as unknown[]).flatMap(item => inner(item, '[]')), ...inner(def.rest, '[]')];
    case 'record':
      return [...inner(def.keyType, '{key}'), ...inner(def.valueType, '{}')];
    case 'union':
      return (def.options as unknown[]).flatMap(option => inner(option));
    case 'pipe':
      return inner(def.in);
    case 'never':
    case 'undefined':
    case 'boolean':
    case 'number':
    case 'int':
    case 'enum':
    case 'literal':
      return [];
    case 'string':
    case 'unknown':
    case 'any':
      return [{ at, schema }];
    default: {
      const wrapped = inner(def.innerType);
      if (def.innerType === undefined)
        throw new Error(`${at}: this test does not know a schema of ${String(def.type)}`);
      return wrapped;
    }
  }
}

const inputsOf = (call: Endpoint): [string, z.ZodType | undefined][] => [
  ['query', call.query],
  ['body', call.body],
  ...Object.entries(call.params ?? {}).map(([name, schema]): [string, z.ZodType] => [`params.${name}`, schema]),
];

const leaves = calls.flatMap(([name, call]) =>
  inputsOf(call).flatMap(([part, schema]) =>
    (schema === undefined ? [] : leavesOf(schema, part)).map(leaf => ({ name, call, ...leaf })),
  ),
);

it('every string in every call has a maximum length and rejects characters that a database cannot store', () => {
  expect(leaves.length).toBeGreaterThan(80);
  const open = leaves.flatMap(({ name, call, at, schema }) => {
    const { type } = (schema as unknown as { def: { type: string } }).def;
    // A browser report can have any shape: the edge limits its size, writes it to the log and stores nothing.
    if (type !== 'string' && call.server === 'edge') return [];
    const taken = Object.entries(hostile).filter(([what, value]) => {
      const given = type === 'string' ? value : { [value]: [value] };
      return !(what === 'no end' && type !== 'string') && schema.safeParse(given).success;
    });
    return taken.map(([what]) => `${name} ${at} takes ${what}`);
  });
  expect(open).toEqual([]);
});

it('every path parameter that a call declares is in its path', () => {
  const strange = calls.flatMap(([name, { route, params = {} }]) =>
    Object.keys(params).flatMap(param => (splitRoute(route).path.includes(`{${param}}`) ? [] : [`${name} ${param}`])),
  );
  expect(strange).toEqual([]);
});

it('the text schemas accept ordinary text that people write', () => {
  expect(OneTimeCode.parse('\u00a0٤１９ 203\u200b')).toBe('419203');
  expect(OneTimeCode.parse('4k7q - mv2r')).toBe('4k7qmv2r');
  expect(text(20).parse('Zoë 👩‍🚀 – „ß“')).toBe('Zoë 👩‍🚀 – „ß“');
  expect(trimmedText(3).parse('  abc \n')).toBe('abc');
  expect(longText(20).parse(' a\r\n\tb\n')).toBe('a\r\n\tb');
  expect(CountryCode.parse('ca')).toBe('ca');
  expect(digits(2, 3).safeParse('1234').success).toBe(false);
  expect(PathText.safeParse('').success).toBe(false);
  expect(IdempotencyKey.safeParse('cancel-0192f7c1').success).toBe(true);
  expect(AnyJson.parse({ a: ['line\nline', { b: null }] })).toEqual({ a: ['line\nline', { b: null }] });
});
