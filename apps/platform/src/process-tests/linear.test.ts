import type { Endpoint } from '@liftoff/contract/core/endpoint';
import { callTable } from '@liftoff/contract/core/call-table';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { checkEmail } from '@liftoff/rules/account/email';
import { safePath } from '@liftoff/rules/account/safe-path';
import { isSigned } from '../http/signature.ts';
import { takesEncoding } from '../http/packed-file.ts';
import { addressKey } from '../http/limits/address-key.ts';
import { originOf } from '../http/admission/caller.ts';
import { wordsOf } from '../lobby/word-index.ts';
import { readPictureAddress } from '../pictures/picture-address.ts';
import { parseSafely } from '@liftoff/contract/core/safe-json';
import { readSessionCookie } from '../http/session-cookie.ts';
import { attackOn } from '../testing/attack.ts';
import { testConfig } from '../testing/test-config.ts';

const root = join(import.meta.dirname, '../../../..');
const folders = ['apps/platform/src', 'packages/contract/src', 'packages/rules/src'];

interface Found {
  readonly regex: RegExp;
  readonly where: string;
}

/** Returns every regular expression in a source file. */
function expressionsOf(file: string): Found[] {
  const found: Found[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { regex } = node as { regex?: { pattern: string; flags: string } };
    if (regex) found.push({ regex: new RegExp(regex.pattern, regex.flags), where: relative(root, file) });
    for (const inner of Object.values(node)) walk(inner);
  };
  walk(parseSync(file, readFileSync(file, 'utf8')).program.body);
  return found;
}

const written = folders.flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing'))
    .flatMap(name => expressionsOf(join(root, folder, name))),
);

/** The regular expressions inside zod schemas: URLs, emails, timestamps, ids. */
const ofSchemas = Object.entries<Endpoint>(callTable).flatMap(([name, call]) => {
  const found: Found[] = [];
  const seen = new Set<unknown>();
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null || seen.has(part)) return;
    seen.add(part);
    if (part instanceof RegExp) found.push({ regex: part, where: `the schemas of ${name}` });
    for (const inner of Object.values(part)) walk(inner);
    const { _zod } = part as { _zod?: { def?: unknown; bag?: object } };
    if (_zod)
      [_zod.def, ...Object.values(_zod.bag ?? {})].forEach(inner => walk(inner instanceof Set ? [...inner] : inner));
  };
  [call.query, call.body, call.params].forEach(walk);
  return found;
});

const everyOne = new Map([...written, ...ofSchemas].map(found => [String(found.regex), found]));

it('no regular expression in platform, contract or rules can take more than linear time [A42]', () => {
  expect(written.length).toBeGreaterThan(60);
  expect(ofSchemas.length).toBeGreaterThan(5);
  const slow = [...everyOne.values()].flatMap(({ regex, where }) => {
    const attack = attackOn(regex);
    return attack === null ? [] : [`${where}: ${regex} on ${JSON.stringify(attack)}`];
  });
  expect(slow).toEqual([]);
});

it.each([
  [/(a+)+$/],
  [/^(?:\w+\s?)*$/],
  [/\s+$/],
  [/"(?:[^"\\]|\\.)*"|[{}[\]]/gs],
  [/("(?:[^"\\]|\\.)*")\s*:|"(?:[^"\\]|\\.)*"|[{}]/gs],
  [/<h2 id="([\w-]+)">(.*?)<\/h2>/gs],
])('the check recognises the slow regular expression %s', regex => expect(attackOn(regex, 3)).not.toBeNull());

const config = testConfig();
const header = (name: string, value: string) => ({ headers: new Headers({ [name]: value }) });
const key = 'edge-key-of-the-tests';
const forwarded = (value: string) => {
  const headers = new Headers({ 'x-edge-key': key, 'x-forwarded-for': value });
  return originOf({ headers }, undefined, config);
};

/** All functions that parse untrusted text without a schema. */
const readers: readonly [string, (text: string) => unknown][] = [
  ['a body', parseSafely],
  ['the keys of a body', text => parseSafely(`{"${text}":1}`)],
  ['a session cookie', readSessionCookie],
  ['the forwarded address', forwarded],
  ['the address', text => originOf(header('x-test-ip', text), text, config)],
  ['what an address is counted as', addressKey],
  ['a signature', text => isSigned(Buffer.alloc(32), text, '', new Date(0))],
  ['the address of a picture', readPictureAddress],
  ['the accepted codings', text => takesEncoding(text, 'br')],
  ['a search', wordsOf],
  ['an e-mail', checkEmail],
  ['a path to return to', safePath],
];

/** Pieces whose repetition has made parsers slow in the past. */
const pieces = [
  '"',
  '\\"',
  '"\\"',
  '\\',
  '[',
  '{',
  '{"',
  '{"a":',
  '" ',
  ' ',
  '":',
  ',',
  ';',
  '=',
  '; =',
  '-',
  '.',
  'a',
  'a-',
  '/',
  ':',
  '::',
  'a=;',
];

const noticedMs = 150;

it.each(readers)('reading %s takes time proportional to the length of the input [A42]', (_what, read) => {
  const leastMs = (text: string) => {
    const times = Array.from({ length: 5 }, () => {
      const begun = performance.now();
      read(text);
      return performance.now() - begun;
    });
    return Math.min(...times);
  };
  const slow = pieces.flatMap(piece => {
    const text = (length: number) => piece.repeat(length / piece.length);
    const long = leastMs(text(64_000));
    // Very short times cannot be measured reliably. A quadratic reader takes seconds for a text of this length.
    return long > noticedMs && long > 9 * leastMs(text(16_000))
      ? [`${JSON.stringify(piece)}: ${Math.round(long)} ms`]
      : [];
  });
  expect(slow).toEqual([]);
});
