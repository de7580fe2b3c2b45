import { parseSync } from 'oxc-parser';
import type { Source } from './sources.ts';

const sheets = /^packages\/ui\/src\/styles\/([\w-]+)\.css$/;
/** Words of layout and type: they say where something stands, not what it is, and every page uses them. */
const words = new Set(['base', 'layout', 'type']);
/** What loads these sheets. */
const users = /^apps\/(?:web\/app|frames\/src)\/.*\.tsx?$/;
const tests = /\.test\.tsx?$/;
const attribute = /class(?:name)?$/i;

/** A component's class outside of `packages/ui`, written where an element or a component takes a class. */
export function componentClassFaults(sources: readonly Source[]): string[] {
  const classes = componentClasses(sources);
  return sources
    .filter(({ path }) => users.test(path) && !tests.test(path))
    .flatMap(({ path, text }) =>
      writtenClasses(path, text)
        .filter(({ name }) => classes.has(name))
        .map(
          ({ name, at }) =>
            `${path}:${text.slice(0, at).split('\n').length}: class ${name} — use the component of packages/ui`,
        ),
    );
}

/**
 * The classes of the components, read from their own sheets: what a selector begins with. What only follows in one
 * (`.inp.is-bad`, `.tbl .r`) is a state or a part, and may be a word of others too.
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

/** A selector without what stands in brackets: `:has(…)`, `:not(…)`, `[…]`. */
function withoutArguments(selector: string): string {
  const shorter = selector.replaceAll(/\([^()]*\)|\[[^\]]*\]/g, '');
  return shorter === selector ? shorter : withoutArguments(shorter);
}

interface Written {
  name: string;
  /** Where it begins, in characters. */
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

/** What is given as a class: of an attribute, of a property for one. */
function classValue(node: Node): unknown {
  const isAttribute = node.type === 'JSXAttribute' && isNode(node.name) && attribute.test(String(node.name.name));
  const isProperty = node.type === 'Property' && isNode(node.key) && /^class(?:Name)?$/.test(String(node.key.name));
  return isAttribute || isProperty ? node.value : undefined;
}

/** Every text in the value, but for what it is only compared with. */
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
