import { describe, expect, it, vi } from 'vitest';
import { refuse } from '../../core/call.ts';
import { AskFirst, askingFirst } from './ask-first.ts';

/** A decision that throws `AskFirst` the given number of times and then succeeds. */
const deciding = (times: number, ask: AskFirst['ask']) => {
  let left = times;
  return vi.fn(async () => {
    if (left === 0) return 'staked';
    left -= 1;
    throw new AskFirst(ask);
  });
};
const fine = () => vi.fn(() => Promise.resolve(null));

describe("a stake that depends on another system's decision", () => {
  it('decides a stake again after the other system has raised no objection', async () => {
    const ask = fine();
    const decide = deciding(1, ask);
    expect(await askingFirst(decide)).toBe('staked');
    expect([decide.mock.calls.length, ask.mock.calls.length]).toEqual([2, 1]);
  });

  it('refuses a stake if the other system refuses it, and does not decide it again', async () => {
    const decide = deciding(1, () => Promise.resolve(refuse('self_excluded')));
    expect(await askingFirst(decide)).toEqual({ refused: 'self_excluded' });
    expect(decide).toHaveBeenCalledTimes(1);
  });

  it('does not take a stake if the query to the other system fails or is needed a second time', async () => {
    const broken = deciding(1, () => Promise.reject(new Error('no line')));
    await expect(askingFirst(broken)).rejects.toThrow('no line');
    expect(broken).toHaveBeenCalledTimes(1);
    const ask = fine();
    await expect(askingFirst(deciding(2, ask))).rejects.toBeInstanceOf(AskFirst);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('rethrows any other error, and does not query the other system if no gate requires it', async () => {
    await expect(askingFirst(() => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
    const ask = fine();
    expect(await askingFirst(deciding(0, ask))).toBe('staked');
    expect(ask).not.toHaveBeenCalled();
  });
});
