import { parseSync } from 'oxc-parser';
import type { Source } from './sources.ts';

const sheets = /^packages\/ui\/src\/styles\/([\w-]+)\.css$/;
/**
 * Sheets with layout and text classes, which describe where an element is rather than what it is. Every page uses
 * these classes.
 */
const words = new Set(['base', 'layout', 'type']);
/** Files that load these sheets. */
const users = /^apps\/(?:web\/app|frames\/src)\/.*\.tsx?$/;
const tests = /\.test\.tsx?$/;
const attribute = /class(?:name)?$/i;

/** Finds component classes used outside `packages/ui` in a class attribute or property. */
export function componentClassFaults(sources: readonly Source[]): string[] {
  const classes = componentClasses(sources);
  return sources
    .filter(({ path }) => users.test(path) && !tests.test(path))
    .flatMap(({ path, text }) =>
      writtenClasses(path, text)
        .filter(({ name }) => classes.has(name))
        .map(
          ({ name, at }) =>
            `${path}:${text.slice(0, at).split('\n').length}: class ${name}: use the component from packages/ui`,
        ),
    );
}

/**
 * The components' classes, read from their own sheets: the first class of each selector. A class that only follows
 * another (`.inp.is-bad`, `.tbl .r`) is a state or a part, and other code may use the same word.
 */
export function componentClasses(sources: readonly Source[]): Set<string> {
  const names = sources.flatMap(({ path, text }) => {
    const sheet = sheets.exec(path)?.[1];
    return sheet === undefined || words.has(sheet) ? [] : firstClasses(text);
  });
  return new Set(names);
}

function firstClasses(css: string): string[] {
  const selectors = [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)].map(found => found[1] ?? '');
  return selectors
    .filter(selector => !selector.trim().startsWith('@'))
    .flatMap(selector => withoutArguments(selector).split(','))
    .flatMap(selector => /\.([a-zA-Z][\w-]*)/.exec(selector)?.[1] ?? []);
}

/** Removes the bracketed parts from a selector: `:has(…)`, `:not(…)`, `[…]`. */
function withoutArguments(selector: string): string {
  const shorter = selector.replaceAll(/\([^()]*\)|\[[^\]]*\]/g, '');
  return shorter === selector ? shorter : withoutArguments(shorter);
}

interface Written {
  name: string;
  /** Offset in characters. */
  at: number;
}

function writtenClasses(path: string, text: string): Written[] {
  const found: Written[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isNode(node)) return;
    const taken = classValue(node);
    if (taken === undefined) for (const part of partsOf(node)) visit(part);
    else collect(taken, found);
  };
  visit(parseSync(path, text).program);
  return found;
}

/** The value that an attribute or property sets as a class; `undefined` if it sets none. */
function classValue(node: Node): unknown {
  const isAttribute = node.type === 'JSXAttribute' && isNode(node.name) && attribute.test(String(node.name.name));
  const isProperty = node.type === 'Property' && isNode(node.key) && /^class(?:Name)?$/.test(String(node.key.name));
  return isAttribute || isProperty ? node.value : undefined;
}

/** Collects every string in a value, except strings that are only compared. */
function collect(node: unknown, found: Written[]): void {
  if (Array.isArray(node)) for (const one of node) collect(one, found);
  if (!isNode(node) || node.type === 'BinaryExpression' || node.type === 'MemberExpression') return;
  const text = node.type === 'TemplateElement' ? cooked(node.value) : node.type === 'Literal' ? node.value : null;
  if (typeof text === 'string')
    for (const name of text.split(/\s+/).filter(Boolean)) found.push({ name, at: Number(node.start) });
  for (const part of partsOf(node)) collect(part, found);
}

type Node = Record<string, unknown> & { type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const partsOf = (node: Node): unknown[] => Object.values(node).filter(part => typeof part === 'object');
const cooked = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'cooked' in value ? value.cooked : null;
