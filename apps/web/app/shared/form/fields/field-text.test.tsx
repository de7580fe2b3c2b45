import { globSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { messageKeys } from '@liftoff/rules/account/message-keys';
import { cleanup } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { useFieldText } from './field-text.ts';

const root = join(import.meta.dirname, '../../../../../..');

/** The message keys that the requirements name (core §5). */
const named = [
  'VALIDATION.COMMON.FIELD_NAME_REQUIRED',
  'VALIDATION.EMAIL.INVALID',
  'VALIDATION.PASSWORD.NOT_MATCH',
  'VALIDATION.BIRTH_DAY.MIN',
  'VALIDATION.BIRTH_DAY.INVALID',
  'errors.not_enough_money',
];

function Text({ of }: { of: string }) {
  return <p>{useFieldText()(of, 'City')}</p>;
}
const textOf = (key: string): string => {
  show(<Text of={key} />);
  const text = document.querySelector('p')?.textContent ?? '';
  cleanup();
  return text;
};

it('every message key used by a rule or the platform, or named in the requirements, has a text [ERR-026]', () => {
  const sources = ['packages/rules/src', 'apps/web/app', 'apps/platform/src'].flatMap(folder =>
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).filter(file => !/\.test\.|testing\//.test(file)),
  );
  const used = sources.flatMap(file => {
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(/'(VALIDATION\.[A-Z_]+\.[A-Z_]+|errors\.[a-z_]+)'/g)].map(([, key = '']) => key);
  });
  expect(new Set(used).size).toBeGreaterThan(25);
  const known: readonly string[] = messageKeys;
  expect([...new Set([...used, ...named])].filter(key => !known.includes(key))).toEqual([]);
});

it('every message key is translated into every language of the site, and the key itself is never shown [ERR-026]', () => {
  const texts = messageKeys.map(textOf);
  expect(texts.filter(text => text === '' || /VALIDATION|errors\.|_/.test(text))).toEqual([]);
  expect(textOf('VALIDATION.SOMETHING.NEW')).toBe(textOf('another.key'));
  expect(textOf('VALIDATION.SOMETHING.NEW')).not.toMatch(/VALIDATION|^$/);
  for (const locale of readdirSync(join(root, 'messages'))) {
    const { fields } = JSON.parse(readFileSync(join(root, 'messages', locale, 'account.json'), 'utf8')) as {
      fields: Record<string, unknown>;
    };
    const of = (key: string) =>
      key.split('.').reduce<unknown>((group, part) => (group as Record<string, unknown> | undefined)?.[part], fields);
    expect(
      messageKeys.filter(key => typeof of(key) !== 'string' || of(key) === ''),
      locale,
    ).toEqual([]);
  }
});
