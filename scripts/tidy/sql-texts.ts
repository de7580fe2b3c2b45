import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Source } from './sources.ts';

// Names of databases, settings and channels cannot be parameters. They come from the configuration.
const platform =
  /^apps\/platform\/src\/(?!testing\/|database\/(?:make-database|embedded|listen|testing)\.ts$|.*\.test\.ts$)/;
const statement = /^\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH|CREATE|ALTER|DROP|TRUNCATE|LISTEN|SET)\b/;
const cure = 'pass a value as a parameter, and put only constants of the code into a text [A33]';

/** A node of the syntax tree, whose members depend on its type. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [member: string]: unknown;
}

const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null && 'type' in part;
const nodesIn = (part: unknown): Node[] => (Array.isArray(part) ? part.filter(isNode) : isNode(part) ? [part] : []);

interface Place {
  /** Whether each name stands for a constant of the code. */
  readonly scope: Map<string, boolean>;
  /** Type aliases of the module that are unions of literals. */
  readonly types: ReadonlySet<string>;
}

/** Parts of texts, as `path part`, whose callers pass only constants. Entries may only go. */
const readReviewed = (): string[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'sql-texts.json'), 'utf8')) as string[];

/**
 * Reports SQL texts of the platform that contain anything but constants of the code: a value that a function receives
 * could come from a request. Constants are literals, numbers, bindings of modules with their members and calls, choices
 * between constants, and parameters whose type is a union of literals. Reviewed parts are listed.
 */
export function sqlTextFaults(sources: readonly Source[], reviewed = readReviewed()): string[] {
  const found = variableParts(sources);
  const faults = found.filter(part => !reviewed.includes(part)).map(part => `${part}: in SQL; ${cure}`);
  const stale = reviewed.filter(part => !found.includes(part));
  return [...faults, ...stale.map(part => `${part}: no longer in SQL; remove it from sql-texts.json`)];
}

/** The parts of SQL texts that are no constants, as `path part`. */
export function variableParts(sources: readonly Source[]): string[] {
  const found = sources
    .filter(({ path }) => platform.test(path))
    .flatMap(({ path, text }) => {
      const parts: string[] = [];
      const body = nodesIn(parseSync(path, text).program.body);
      const place = { scope: moduleScope(body), types: new Set(body.flatMap(literalTypes)) };
      for (const node of body)
        visit(node, place, ({ start, end }) => parts.push(`${path} ${text.slice(start, end).replaceAll(/\s+/g, ' ')}`));
      return parts;
    });
  return [...new Set(found)];
}

/** The bindings of a module. Those of `let` are no constants. */
function moduleScope(body: readonly Node[]): Map<string, boolean> {
  const scope = new Map<string, boolean>();
  for (const node of body.map(exported)) {
    for (const { local } of nodesIn(node['specifiers'])) bind(scope, local, true);
    for (const { id } of nodesIn(node['declarations'])) bind(scope, id, node['kind'] === 'const');
    bind(scope, node['id'], true);
  }
  return scope;
}

const exported = (node: Node): Node => (isNode(node['declaration']) ? node['declaration'] : node);

function bind(scope: Map<string, boolean>, pattern: unknown, stands: boolean): void {
  for (const name of namesIn(pattern)) scope.set(name, stands);
}

/** Names that a pattern binds. */
function namesIn(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  if (pattern.type === 'Identifier') return [String(pattern['name'])];
  const parts = [pattern['left'], pattern['argument'], pattern['value'], pattern['elements'], pattern['properties']];
  return parts.flatMap(nodesIn).flatMap(namesIn);
}

/** The name of a type alias that is a union of literals. */
function literalTypes(node: Node): string[] {
  const alias = exported(node);
  return alias.type === 'TSTypeAliasDeclaration' && isLiteral(alias['typeAnnotation'], new Set())
    ? namesIn(alias['id'])
    : [];
}

function isLiteral(type: unknown, aliases: ReadonlySet<string>): boolean {
  if (!isNode(type)) return false;
  if (type.type === 'TSUnionType') return nodesIn(type['types']).every(each => isLiteral(each, aliases));
  if (type.type === 'TSTypeReference') return namesIn(type['typeName']).some(name => aliases.has(name));
  return ['TSLiteralType', 'TSNumberKeyword', 'TSNullKeyword', 'TSUndefinedKeyword'].includes(type.type);
}

const isFunction = ({ type }: Node): boolean =>
  ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(type);

function visit(node: Node, place: Place, report: (node: Node) => unknown): void {
  const inside = isFunction(node) ? withParameters(node, place) : place;
  const parts = isSqlTemplate(node) ? nodesIn(node['expressions']) : isSqlSum(node) ? nodesIn(node['right']) : [];
  for (const part of parts) if (!isConstant(part, inside)) report(part);
  for (const child of Object.values(node).flatMap(nodesIn)) visit(child, inside, report);
  if (node.type === 'VariableDeclarator' && !namesIn(node['id']).every(name => inside.scope.get(name) === true))
    bind(inside.scope, node['id'], isNode(node['init']) && isConstant(node['init'], inside));
}

const isSqlTemplate = (node: Node): boolean =>
  node.type === 'TemplateLiteral' && statement.test(beginningOf(nodesIn(node['quasis'])[0]));
const isSqlSum = (node: Node): boolean =>
  node.type === 'BinaryExpression' && node['operator'] === '+' && statement.test(beginningOf(node['left']));

/** The text with which a literal, a sum or a part of a template begins. */
function beginningOf(part: unknown): string {
  if (!isNode(part)) return '';
  if (part.type === 'BinaryExpression') return beginningOf(part['left']);
  const { value } = part;
  if (typeof value === 'object' && value !== null && 'raw' in value) return String(value.raw);
  return typeof value === 'string' ? value : '';
}

function withParameters(node: Node, { scope, types }: Place): Place {
  const own = new Map(scope);
  for (const parameter of nodesIn(node['params'])) {
    const named = isNode(parameter['left']) ? parameter['left'] : parameter;
    const type = isNode(named['typeAnnotation']) ? named['typeAnnotation']['typeAnnotation'] : null;
    bind(own, parameter, isLiteral(type, types));
  }
  return { scope: own, types };
}

/** The members of a node that must be constants for the node to be one. Other types of nodes are no constants. */
const members: Readonly<Record<string, readonly string[]>> = {
  Literal: [],
  TemplateLiteral: ['expressions'],
  ArrayExpression: ['elements'],
  ConditionalExpression: ['consequent', 'alternate'],
  BinaryExpression: ['left', 'right'],
  LogicalExpression: ['left', 'right'],
  MemberExpression: ['object'],
  CallExpression: ['callee', 'arguments'],
  TSAsExpression: ['expression'],
};

function isConstant(node: Node, place: Place): boolean {
  if (node.type === 'Identifier') return place.scope.get(String(node['name'])) === true;
  if (node.type === 'MemberExpression' && namesIn(node['property'])[0] === 'length') return true;
  if (node.type === 'ArrowFunctionExpression') {
    // Called with the members of a constant, because everything around it is constant.
    const own = new Map(place.scope);
    for (const parameter of nodesIn(node['params'])) bind(own, parameter, true);
    return isNode(node['body']) && isConstant(node['body'], { ...place, scope: own });
  }
  const needed = members[node.type];
  return needed !== undefined && needed.flatMap(member => nodesIn(node[member])).every(each => isConstant(each, place));
}
