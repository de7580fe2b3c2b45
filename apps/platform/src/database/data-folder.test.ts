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
  it('a missing data folder is created, and is accepted again later even with unknown files in it', () => {
    const fresh = join(folder, 'a', 'b');
    prepareDataFolder(fresh);
    expect(readdirSync(fresh)).toEqual(['liftoff-data']);
    writeFileSync(join(fresh, 'a file of a later version'), '');
    prepareDataFolder(fresh);
    expect(readFileSync(join(fresh, 'liftoff-data'), 'utf8')).toContain('Liftoff');
  });

  it('a data folder without a marker file is accepted if it holds only known Liftoff files', () => {
    for (const name of ['database', 'pictures', 'logs', 'lost+found']) mkdirSync(join(folder, name));
    prepareDataFolder(folder);
    expect(existsSync(join(folder, 'liftoff-data'))).toBe(true);
  });

  it("refuses a data folder that holds another application's files, and leaves it untouched", () => {
    writeFileSync(join(folder, 'thesis.txt'), 'years of work');
    mkdirSync(join(folder, 'database'));
    expect(() => prepareDataFolder(folder)).toThrow(DataFolderFault);
    expect(() => prepareDataFolder(folder)).toThrow(/holds files that are not Liftoff's \(thesis\.txt\)/);
    expect(readdirSync(folder).toSorted()).toEqual(['database', 'thesis.txt']);
  });

  it("reports in a plain sentence that the data folder's path is a file or lies below a file", () => {
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
  ])('reports in a plain sentence that the operating system refuses the data folder with %s', (code, words) => {
    const sentence = folderSentence('/x', Object.assign(new Error('no'), { code }));
    expect(sentence).toContain(words);
    expect(sentence).toMatch(/^DATA_DIR \/x cannot be used: .*\.$/);
  });
});
