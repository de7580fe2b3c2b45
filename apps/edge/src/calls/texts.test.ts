import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { Texts } from './texts.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach(folder => rmSync(folder, { recursive: true })));

function folderOf(files: Record<string, object>): string {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), JSON.stringify(content));
  }
  return folder;
}

it("returns a locale's messages, and the source locale's message where one is missing [CALL-052]", () => {
  const texts = new Texts(
    folderOf({
      'en-CA/shell.json': { menu: { lobby: 'Lobby', live: 'Live' } },
      'de/shell.json': { menu: { lobby: 'Halle' } },
    }),
    true,
  );
  expect(JSON.parse(texts.bodyOf('de') ?? '')).toEqual({ shell: { menu: { lobby: 'Halle', live: 'Live' } } });
});

it('compiles messages with parameters', () => {
  const texts = new Texts(folderOf({ 'en-CA/lobby.json': { all: 'All {count, number}' } }), true);
  expect(JSON.parse(texts.bodyOf('en-CA') ?? '')).not.toEqual({ lobby: { all: 'All {count, number}' } });
});

it('accepts only the ten locales, so that no other path can be read [A35]', () => {
  const texts = new Texts(folderOf({ 'en-CA/shell.json': {} }), true);
  for (const lang of ['../secret', '..%2fsecret', 'xx', '', '__proto__', 'en-CA/shell'])
    expect(texts.bodyOf(lang)).toBeNull();
});

it('reads message files once if they may be cached, and on every request otherwise', () => {
  const folder = folderOf({ 'en-CA/shell.json': { word: 'one' } });
  const [kept, fresh] = [new Texts(folder, true), new Texts(folder, false)];
  const words = () => [kept, fresh].map(texts => (JSON.parse(texts.bodyOf('de') ?? '') as { shell: object }).shell);
  expect(words()).toEqual([{ word: 'one' }, { word: 'one' }]);
  writeFileSync(join(folder, 'en-CA/shell.json'), JSON.stringify({ word: 'two' }));
  expect(words()).toEqual([{ word: 'one' }, { word: 'two' }]);
});

it('takes a message missing from a country-specific locale from its base language, always preferring the most specific one [CALL-052]', () => {
  const folder = folderOf({
    'en-CA/shell.json': { a: 'source', b: 'source', c: { deep: 'source' }, d: 'source' },
    'fr/shell.json': { a: 'fr', b: 'fr' },
    'fr-CA/shell.json': { b: 'fr-CA', c: 'flat', d: { deep: 'fr-CA' } },
    'fr-CA/mail.json': { a: 'not of the site' },
  });
  writeFileSync(join(folder, 'fr-CA/notes.txt'), 'for translators');
  const read = (lang: string) => JSON.parse(new Texts(folder, true).bodyOf(lang) ?? '') as unknown;
  expect(read('fr-CA')).toEqual({ shell: { a: 'fr', b: 'fr-CA', c: 'flat', d: { deep: 'fr-CA' } } });
  expect(read('de')).toEqual(read('en-CA'));
});
