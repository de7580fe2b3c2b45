import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../steps.ts';
import { documentText } from './document.ts';
import { modules } from './modules.ts';
import { judge, percent, scoreText, sumOf, withoutLivingStatic, type Accepted, type Report } from './score.ts';

const source = ['const a = 1;', '  if (a > 0 && b) {', '    go();', '  }', ''].join('\n');
const at = (line: number, column: number, endLine: number, endColumn: number) => ({
  start: { line, column },
  end: { line: endLine, column: endColumn },
});
const report: Report = {
  files: {
    'a.ts': {
      source,
      mutants: [
        { status: 'Killed', replacement: '2', location: at(1, 11, 1, 12) },
        { status: 'Timeout', replacement: 'true', location: at(2, 7, 2, 17) },
        { status: 'Survived', replacement: 'a >= 0', location: at(2, 7, 2, 12) },
        { status: 'NoCoverage', replacement: '{}', location: at(2, 19, 4, 4) },
        { status: 'Ignored', replacement: '""', location: at(1, 1, 1, 2) },
        { status: 'RuntimeError', replacement: '{}', location: at(1, 1, 1, 2) },
      ],
    },
  },
};
const equal: Accepted = {
  file: 'a.ts',
  line: 'if (a > 0 && b) {',
  from: 'a > 0',
  to: 'a >= 0',
  reason: 'a is never 0',
};

describe('the mutation score', () => {
  it('the mutation score counts killed and timed-out mutants against all that ran, and lists survivors, including those without a test', () => {
    const { score, living } = judge(report, []);
    expect(score).toEqual({ killed: 2, accepted: 0, living: 2, all: 4 });
    expect(living).toEqual([
      { file: 'a.ts', lineNumber: 2, line: 'if (a > 0 && b) {', from: 'a > 0', to: 'a >= 0' },
      { file: 'a.ts', lineNumber: 2, line: 'if (a > 0 && b) {', from: '{', to: '{}' },
    ]);
  });

  it('the mutation score counts an accepted mutant separately, not as killed', () => {
    const { score, living, unused } = judge(report, [equal]);
    expect(score).toEqual({ killed: 2, accepted: 1, living: 1, all: 4 });
    expect([living.map(({ to }) => to), unused]).toEqual([['{}'], []]);
    expect(scoreText('wallet', score)).toBe('wallet: 2 killed, 1 accepted and 1 survived of 4, 50 %');
  });

  it('finds an accepted mutant after its line has moved, but not after the line has changed', () => {
    const [file] = Object.values(report.files);
    const moved = (text: string): Report => ({
      files: {
        'a.ts': {
          source: `\n${text}`,
          mutants: (file?.mutants ?? []).map(mutant => {
            const { start, end } = mutant.location;
            return { ...mutant, location: at(start.line + 1, start.column, end.line + 1, end.column) };
          }),
        },
      },
    });
    expect(judge(moved(source), [equal]).score.accepted).toBe(1);
    const changed = judge(moved(source.replace('&& b', '&& c')), [equal]);
    expect([changed.score.accepted, changed.unused]).toEqual([0, [equal]]);
  });

  it('drops only static mutants that survived, so that they are tried again', () => {
    const mutants = ['Killed', 'Survived'].flatMap(status =>
      [true, false].map(of => ({ status, static: of, replacement: '2', location: at(1, 11, 1, 12) })),
    );
    const again = withoutLivingStatic({ files: { 'a.ts': { source, mutants } } });
    expect(again).toEqual({ files: { 'a.ts': { source, mutants: mutants.filter((_, place) => place !== 2) } } });
  });

  it('does not expect an accepted mutant to survive in a file that was not measured', () => {
    expect(judge(report, [{ ...equal, file: 'b.ts' }]).unused).toEqual([]);
  });

  it('the mutation score is rounded down, and is summed over modules by number of mutants', () => {
    const score = { killed: 8499, accepted: 0, living: 1501, all: 10_000 };
    expect(percent(score)).toBe(84.9);
    expect(sumOf([score, { killed: 1, accepted: 2, living: 3, all: 6 }])).toEqual({
      killed: 8500,
      accepted: 2,
      living: 1504,
      all: 10_006,
    });
  });
});

describe('the mutation document', () => {
  it('the mutation document gets new rows for measured modules and keeps the other rows', () => {
    const score = { killed: 9, accepted: 0, living: 1, all: 10 };
    const names = ['wallet', 'limits', 'edge'];
    const first = documentText('', [{ name: 'limits', holds: 'protection', score, day: '2026-01-01' }], names);
    const second = documentText(first, [{ name: 'wallet', holds: 'money', score, day: '2026-02-02' }], names);
    expect(second.split('\n').slice(-3)).toEqual([
      '| wallet | money | 10 | 9 | 0 | 1 | 90 % | 2026-02-02 |',
      '| limits | protection | 10 | 9 | 0 | 1 | 90 % | 2026-01-01 |',
      '',
    ]);
  });
});

describe('the configured modules', () => {
  /** Every path that a pattern with braces expands to. */
  const pathsOf = (pattern: string): string[] => {
    const [, before = '', names, after = ''] = /^(.*?)\{(.*?)\}(.*)$/.exec(pattern) ?? [];
    return names === undefined ? [pattern] : names.split(',').map(name => before + name + after);
  };
  const named = Object.values(modules).flatMap(({ sources, tests }) => [...sources, ...tests].flatMap(pathsOf));

  it.each(named.filter(path => !path.includes('*') && !path.includes('!')))(
    'the configured modules refer to the existing file %s',
    path => {
      expect(existsSync(join(root, path))).toBe(true);
    },
  );
});
