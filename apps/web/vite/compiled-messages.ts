import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type Messages = { [key: string]: string | Messages };

/** Compiles `messages/{locale}/{namespace}.json` when it is loaded, so that no page has to parse message syntax. */
export function compiledMessages(): Plugin {
  return {
    name: 'liftoff:compiled-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/messages\/[\w-]+\/[\w-]+\.json$/.test(id)) return undefined;
      return { code: JSON.stringify(compileAll(JSON.parse(code) as Messages)), map: null };
    },
  };
}

function compileAll(messages: Messages): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compileAll(value),
    ]),
  );
}
