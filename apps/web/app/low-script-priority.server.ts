import { Transform, type PassThrough, type Readable, type Writable } from 'node:stream';

const preload = '<link rel="modulepreload"';

/**
 * Marks the script preloads of a page as low priority, so that the first paint gets the line: style, text and the
 * first row of pictures come before any script. A tag cut between two pieces is held back until it is whole.
 */
export function lowScriptPriority(output: PassThrough): { input: Writable; output: Readable } {
  let rest = '';
  const decoder = new TextDecoder();
  const mark = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      const text = rest + decoder.decode(chunk, { stream: true });
      const open = text.lastIndexOf('<');
      const cut = open >= 0 && text.length - open < preload.length ? open : text.length;
      rest = text.slice(cut);
      done(null, text.slice(0, cut).replaceAll(preload, `${preload} fetchpriority="low"`));
    },
    flush(done) {
      done(null, rest);
    },
  });
  mark.pipe(output);
  return { input: mark, output };
}
