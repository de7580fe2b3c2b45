import { parseSync, Visitor, type CallExpression, type Expression } from 'oxc-parser';

type Span = { start: number; end: number };

const titled = new Set(['it', 'test', 'describe']);

/**
 * The titles of a file's tests. These are the titles of every `it`, `test` and `describe`, and the strings in the
 * table rows of `it.each`, which become part of the titles.
 */
export function titlesIn(path: string, text: string): string[] {
  const { program } = parseSync(path, text);
  const calls: CallExpression[] = [];
  const constants = new Map<string, Span>();
  new Visitor({
    CallExpression: call => void (titled.has(rootName(call.callee) ?? '') && calls.push(call)),
    VariableDeclarator: ({ id, init }) => void (id.type === 'Identifier' && init && constants.set(id.name, init)),
  }).visit(program);
  return calls.flatMap(call => {
    const [title] = call.arguments;
    const own = title && isText(title) ? [text.slice(title.start, title.end)] : [];
    const table = tableOf(call, constants);
    return table === null ? own : [...own, ...textsIn(text.slice(table.start, table.end))];
  });
}

/** The name at the root of a call, such as `it` for `it.each(rows)` or `test` for `test.describe.serial`. */
function rootName(callee: Expression): string | null {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootName(callee.object);
  if (callee.type === 'CallExpression') return rootName(callee.callee);
  return null;
}

const isText = ({ type }: { type: string }): boolean => type === 'Literal' || type === 'TemplateLiteral';

/**
 * Source range of the rows in `it.each(rows)('title', …)`, whether written inline or as a constant in the file;
 * `null` if there are no rows.
 */
function tableOf({ callee }: CallExpression, constants: ReadonlyMap<string, Span>): Span | null {
  if (callee.type !== 'CallExpression' || callee.callee.type !== 'MemberExpression') return null;
  const { property } = callee.callee;
  if (property.type !== 'Identifier' || property.name !== 'each') return null;
  const [rows] = callee.arguments;
  return (rows?.type === 'Identifier' ? constants.get(rows.name) : rows) ?? null;
}

/** Every string in an expression. */
function textsIn(expression: string): string[] {
  const texts: string[] = [];
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateLiteral: ({ quasis }) => void texts.push(quasis.map(quasi => quasi.value.raw).join(' ')),
  }).visit(parseSync('rows.ts', `(${expression})`).program);
  return texts;
}

/** One id, or several separated by commas. */
const id = String.raw`(?:[A-Z0-9]+-\d{3}|[ABCDI]\d{1,2})`;
const bracketed = new RegExp(String.raw`\[(${id}(?:,\s*${id})*)\]`, 'g');

/** Ids of the requirements that a title names, such as `[ROUTE-012]` or `[A1, A2]`. */
export const namedIn = (title: string): string[] =>
  [...title.matchAll(bracketed)].flatMap(([, ids = '']) => ids.split(/,\s*/));
