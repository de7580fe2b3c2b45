import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const features = join(import.meta.dirname, '../app/features');
const promotions = 'adventure,lobby/jackpots,lootbox,lottery,mart,promotion,quest,tournament,vip';

/** Fields into which a player could enter something invalid. A choice between options is not one. */
const field = /\buseForm\(|<(?:form|Form|TextInput|SearchInput|textarea|Select)\b|<input\b(?![^>]*type="radio")/;

it('pages of promotions have no field that could be filled in wrongly, and so no text about one [PERR-017]', () => {
  const files = globSync(`{${promotions}}/**/*.tsx`, { cwd: features }).filter(file => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter(file => field.test(readFileSync(join(features, file), 'utf8')))).toEqual([]);
});
