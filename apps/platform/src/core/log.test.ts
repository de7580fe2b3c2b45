import { describe, expect, it } from 'vitest';
import { makeLog } from './log.ts';

function written(write: (log: ReturnType<typeof makeLog>) => void): string[] {
  const lines: string[] = [];
  write(makeLog('info', { write: line => void lines.push(line) }));
  return lines;
}

describe('the log', () => {
  it('the log hides secrets and personal data at any level of a line', () => {
    const canary = 'canary-7f3a';
    const fields = ['password', 'token', 'email', 'date_of_birth', 'otp_attempt', 'mobile_phone', 'cookie'];
    const person = Object.fromEntries(fields.map(field => [field, canary]));
    const [line = ''] = written(log =>
      log.info({ ...person, user: person, body: { user: person }, id: 7 }, 'signed in'),
    );
    expect(line).not.toContain(canary);
    expect(JSON.parse(line)).toMatchObject({ id: 7, msg: 'signed in', password: '[hidden]' });
  });

  it('the log writes each event as a single line, whatever it contains', () => {
    const lines = written(log => log.info({ stag: 'a\r\nb\u001B[31m' }, 'x\n{"level":60}'));
    expect(lines).toHaveLength(1);
    const body = lines[0]?.trimEnd() ?? '';
    expect([...body].filter(character => character < ' ')).toEqual([]);
  });
});
