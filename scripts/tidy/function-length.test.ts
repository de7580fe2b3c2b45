import { expect, it } from 'vitest';
import { functionLengthFaults } from './function-length.ts';
import { importsOf, type Source } from './sources.ts';

const source = (path: string, text: string): Source => ({ path, text, imports: importsOf(text) });
const longFunction = (lines: number) => `export function long() {\n${'  step();\n'.repeat(lines - 2)}}\n`;
const path = 'apps/web/app/a.ts';
const key = `${path} long`;

it('refuses a function of 71 lines and accepts one of 70', () => {
  expect(functionLengthFaults([source(path, longFunction(71))], {})).toEqual([`${key}: 71 lines; stop at 70`]);
  expect(functionLengthFaults([source(path, longFunction(70))], {})).toEqual([]);
});

it('measures arrow functions by the name of their variable', () => {
  const text = `const wide = () => {\n${'  step();\n'.repeat(70)}};\n`;
  expect(functionLengthFaults([source(path, text)], {})).toEqual([`${path} wide: 72 lines; stop at 70`]);
});

it('lets a listed function shrink, but not grow or stay listed once it is short enough', () => {
  expect(functionLengthFaults([source(path, longFunction(90))], { [key]: 100 })).toEqual([]);
  expect(functionLengthFaults([source(path, longFunction(101))], { [key]: 100 })).toHaveLength(1);
  expect(functionLengthFaults([source(path, longFunction(70))], { [key]: 100 })).toHaveLength(1);
});

it('leaves tests and drawings alone', () => {
  for (const file of ['apps/web/app/a.test.ts', 'packages/art/src/subjects/sea/turtle.ts'])
    expect(functionLengthFaults([source(file, longFunction(200))], {})).toEqual([]);
});
