import { parseSync, Visitor, type CallExpression, type Expression } from 'oxc-parser';

type Span = { start: number; end: number };

const titled = new Set(['it', 'test', 'describe']);

/**
 * The titles of a file's tests: the words of every `it`, `test` and `describe`, and where they stand over a table
 * (`it.each`) the texts of its rows, which become titles too.
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

/** `it` of `it.each(rows)`, `test.describe.serial` and their kin. */
function rootName(callee: Expression): string | null {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootName(callee.object);
  if (callee.type === 'CallExpression') return rootName(callee.callee);
  return null;
}

const isText = ({ type }: { type: string }): boolean => type === 'Literal' || type === 'TemplateLiteral';

/** The rows of `it.each(rows)('title', …)`: written there, or a constant of the file. */
function tableOf({ callee }: CallExpression, constants: ReadonlyMap<string, Span>): Span | null {
  if (callee.type !== 'CallExpression' || callee.callee.type !== 'MemberExpression') return null;
  const { property } = callee.callee;
  if (property.type !== 'Identifier' || property.name !== 'each') return null;
  const [rows] = callee.arguments;
  return (rows?.type === 'Identifier' ? constants.get(rows.name) : rows) ?? null;
}

/** Every quoted text of an expression. */
function textsIn(expression: string): string[] {
  const texts: string[] = [];
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateLiteral: ({ quasis }) => void texts.push(quasis.map(quasi => quasi.value.raw).join(' ')),
  }).visit(parseSync('rows.ts', `(${expression})`).program);
  return texts;
}

/** One id, or several with commas between them. */
const id = String.raw`(?:[A-Z0-9]+-\d{3}|[ABCDI]\d{1,2})`;
const bracketed = new RegExp(String.raw`\[(${id}(?:,\s*${id})*)\]`, 'g');

/** The requirements that a title names: `[ROUTE-012]`, `[A1, A2]`. */
export const namedIn = (title: string): string[] =>
  [...title.matchAll(bracketed)].flatMap(([, ids = '']) => ids.split(/,\s*/));
