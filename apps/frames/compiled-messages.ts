import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type Tree = { [key: string]: unknown };

/** Inserts the message for a key such as "a.b" into the tree of compiled messages that the frame reads. */
function plant(tree: Tree, path: readonly string[], text: string): void {
  const [head = '', ...rest] = path;
  if (rest.length === 0) {
    tree[head] = compile(text);
    return;
  }
  const branch = (tree[head] ??= {}) as Tree;
  plant(branch, rest, text);
}

function plantAll(tree: Tree, source: object, path: readonly string[] = []): Tree {
  for (const [key, value] of Object.entries(source)) {
    const here = [...path, ...key.split('.')];
    if (typeof value === 'string') plant(tree, here, value);
    else plantAll(tree, value as object, here);
  }
  return tree;
}

/** Compiles the ICU messages in `messages/{locale}/frame.json` at build time, so that the browser needs no parser. */
export const compiledMessages = (): Plugin => ({
  name: 'liftoff-compiled-messages',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/messages\/[^/]+\/frame\.json(\?|$)/.test(id)) return undefined;
    return { code: JSON.stringify(plantAll({}, JSON.parse(code) as object)), map: null };
  },
});
