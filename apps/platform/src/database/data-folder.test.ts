import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderFault, folderSentence, prepareDataFolder } from './data-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'liftoff-data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the data folder', () => {
  it('is made where it is missing, and taken again with everything that came to lie in it', () => {
    const fresh = join(folder, 'a', 'b');
    prepareDataFolder(fresh);
    expect(readdirSync(fresh)).toEqual(['liftoff-data']);
    writeFileSync(join(fresh, 'a file of a later version'), '');
    prepareDataFolder(fresh);
    expect(readFileSync(join(fresh, 'liftoff-data'), 'utf8')).toContain('Liftoff');
  });

  it('of an earlier version, with nothing but known parts, is taken', () => {
    for (const name of ['database', 'pictures', 'logs', 'lost+found']) mkdirSync(join(folder, name));
    prepareDataFolder(folder);
    expect(existsSync(join(folder, 'liftoff-data'))).toBe(true);
  });

  it('that is somebody else’s is refused, and nothing in it is touched', () => {
    writeFileSync(join(folder, 'thesis.txt'), 'years of work');
    mkdirSync(join(folder, 'database'));
    expect(() => prepareDataFolder(folder)).toThrow(DataFolderFault);
    expect(() => prepareDataFolder(folder)).toThrow(/holds files that are not Liftoff's \(thesis\.txt\)/);
    expect(readdirSync(folder).toSorted()).toEqual(['database', 'thesis.txt']);
  });

  it('that is a file, or below one, is told in a plain sentence', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(() => prepareDataFolder(file)).toThrow(`DATA_DIR ${file} cannot be used: it is or lies below a file.`);
    expect(() => prepareDataFolder(join(file, 'x'))).toThrow('it is or lies below a file');
  });

  it.each([
    ['EACCES', 'may not write'],
    ['EROFS', 'read-only'],
    ['ENOSPC', 'disk is full'],
    ['EIO', 'answers EIO'],
  ])('that the system refuses with %s is told in a plain sentence', (code, words) => {
    const sentence = folderSentence('/x', Object.assign(new Error('no'), { code }));
    expect(sentence).toContain(words);
    expect(sentence).toMatch(/^DATA_DIR \/x cannot be used: .*\.$/);
  });
});
