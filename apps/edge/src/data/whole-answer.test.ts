import { expect, it } from 'vitest';
import { frozen, saying, WholeAnswer } from './whole-answer.ts';

it.each([
  [199, false],
  [200, true],
  [204, true],
  [299, true],
  [300, false],
  [404, false],
])('counts a response with status %i as a success: %s', (status, ok) => {
  expect(new WholeAnswer(status, new Headers(), '').ok).toBe(ok);
});

it('a response returns its body as received, or its value as JSON', async () => {
  const text = new WholeAnswer(200, new Headers(), '{ "a": 1 }');
  expect([text.whole, await text.text(), await text.json()]).toEqual(['{ "a": 1 }', '{ "a": 1 }', { a: 1 }]);
  const value = saying({ a: [1] });
  expect([value.whole, await value.text(), await value.json()]).toEqual(['{"a":[1]}', '{"a":[1]}', { a: [1] }]);
  expect(value.headers.get('content-type')).toBe('application/json');
});

it('a shared value is deeply frozen, so that no caller can change it for the others', () => {
  const value = { list: [{ name: 'a' }], none: null, count: 1 };
  expect(frozen(value)).toBe(value);
  for (const part of [value, value.list, value.list[0]]) expect(Object.isFrozen(part)).toBe(true);
  expect(() => value.list.push({ name: 'b' })).toThrow(TypeError);
  expect([frozen(null), frozen('text'), frozen(7)]).toEqual([null, 'text', 7]);
});
