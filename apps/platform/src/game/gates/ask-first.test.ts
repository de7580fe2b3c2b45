import { describe, expect, it, vi } from 'vitest';
import { refuse } from '../../core/call.ts';
import { AskFirst, askingFirst } from './ask-first.ts';

/** A decision that asks first as often as it is told to, and then answers. */
const deciding = (times: number, ask: AskFirst['ask']) => {
  let left = times;
  return vi.fn(async () => {
    if (left === 0) return 'staked';
    left -= 1;
    throw new AskFirst(ask);
  });
};
const fine = () => vi.fn(() => Promise.resolve(null));

describe('a stake that another system has to be asked about', () => {
  it('is decided anew once it was asked and has nothing against it', async () => {
    const ask = fine();
    const decide = deciding(1, ask);
    expect(await askingFirst(decide)).toBe('staked');
    expect([decide.mock.calls.length, ask.mock.calls.length]).toEqual([2, 1]);
  });

  it('is refused by its word, and not decided again', async () => {
    const decide = deciding(1, () => Promise.resolve(refuse('self_excluded')));
    expect(await askingFirst(decide)).toEqual({ refused: 'self_excluded' });
    expect(decide).toHaveBeenCalledTimes(1);
  });

  it('is not taken where the question fails, or is raised again', async () => {
    const broken = deciding(1, () => Promise.reject(new Error('no line')));
    await expect(askingFirst(broken)).rejects.toThrow('no line');
    expect(broken).toHaveBeenCalledTimes(1);
    const ask = fine();
    await expect(askingFirst(deciding(2, ask))).rejects.toBeInstanceOf(AskFirst);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('fails as it is where something else has failed, and asks nobody where nothing is to be asked', async () => {
    await expect(askingFirst(() => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
    const ask = fine();
    expect(await askingFirst(deciding(0, ask))).toBe('staked');
    expect(ask).not.toHaveBeenCalled();
  });
});
