import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paysSpin, type PlayedSpins } from './spin-bet.ts';
import {
  activateSpins,
  areSpinsPlayable,
  cashInSpins,
  closeSpin,
  endSpins,
  haveSpinsEnded,
  nextSpinStages,
  returnSpin,
  takeSpin,
  winningsOf,
  type SpinSetState,
  type SpinStep,
} from './spin-set.ts';

const issued: SpinSetState = {
  stage: 'issued',
  count: 3,
  left: 3,
  stake: 20n,
  wins: 0n,
  openRounds: 0,
  endsAs: null,
  isStopped: false,
  maxWin: null,
  winsAs: 'cash',
};
const active = activateSpins(issued).set;

describe('a set of free spins', () => {
  it('counts a spin when it is taken and its win when its round closes', () => {
    const taken = takeSpin(active).set;
    expect(taken).toMatchObject({ left: 2, openRounds: 1, wins: 0n });
    expect(closeSpin(taken, 70n).set).toMatchObject({ left: 2, openRounds: 0, wins: 70n, stage: 'handle_bets' });
  });

  it('ends with its last spin, and its winnings are capped only then [PX-58]', () => {
    const last = takeSpin({ ...active, left: 1, wins: 90n, maxWin: 100n }).set;
    expect(closeSpin(last, 60n)).toMatchObject({ kept: 100n, cut: 50n, unused: 0n, set: { stage: 'finished' } });
    expect(closeSpin({ ...last, left: 1 }, 60n)).toMatchObject({ kept: 0n, cut: 0n, set: { wins: 150n } });
  });

  it('returns the spin of a round that is rolled back [PX-13]', () => {
    expect(returnSpin(takeSpin({ ...active, left: 1 }).set).set).toMatchObject({ left: 1, stage: 'handle_bets' });
  });

  it.each(['canceled', 'expired'] as const)('keeps what it has won if it is %s [PX-57] [PX-59]', as => {
    const step = endSpins({ ...active, left: 2, wins: 50n }, as);
    expect(step).toMatchObject({ kept: 50n, cut: 0n, unused: 40n, set: { stage: as } });
  });

  it('does not end under an open round, but when the round closes [PX-57]', () => {
    const open = takeSpin(active).set;
    const ending = endSpins(open, 'expired');
    expect(ending).toMatchObject({ kept: 0n, unused: 0n, set: { stage: 'handle_bets', endsAs: 'expired' } });
    expect(areSpinsPlayable(ending.set)).toBe(false);
    expect(closeSpin(ending.set, 30n)).toMatchObject({ kept: 30n, unused: 40n, set: { stage: 'expired' } });
    expect(returnSpin(ending.set)).toMatchObject({ unused: 60n, set: { stage: 'expired' } });
  });

  it('pays cash winnings at a break, and no bonus, because a break ends bonuses [PX-46]', () => {
    const won = { ...active, wins: 50n };
    expect(endSpins(won, 'canceled', true)).toMatchObject({ kept: 50n, cut: 0n });
    expect(endSpins({ ...won, winsAs: 'bonus' }, 'canceled', true)).toMatchObject({ kept: 0n, cut: 50n });
    const open = endSpins(takeSpin({ ...won, winsAs: 'bonus' }).set, 'canceled', true).set;
    expect(closeSpin(open, 10n)).toMatchObject({ kept: 0n, cut: 60n });
  });

  it('is not ended twice', () => {
    const finished = endSpins(active, 'canceled').set;
    expect(endSpins(finished, 'expired').set).toBe(finished);
    expect(cashInSpins(finished).set).toBe(finished);
    expect(() => activateSpins(finished)).toThrow(RangeError);
    expect(() => takeSpin(finished)).toThrow(RangeError);
  });

  it('gives back the stakes of unused spins if it is cashed in, but not under an open round [PX-56]', () => {
    expect(cashInSpins({ ...active, left: 2, wins: 10n })).toMatchObject({ unused: 40n, kept: 10n });
    const open = takeSpin(active).set;
    expect(cashInSpins(open).set).toBe(open);
  });

  it('is active unless finished, canceled or expired, also in a stage that is unknown here [CONST-056]', () => {
    const ended = [...Object.keys(nextSpinStages), 'new_stage'].filter(stage => haveSpinsEnded({ stage }));
    expect(ended).toEqual(['finished', 'canceled', 'expired']);
  });
});

describe('which set pays a spin', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  const spins: PlayedSpins = { id: 7, state: active, game: 'koi', validUntil: new Date(now.getTime() + 1) };
  const asked = { game: 'koi', stake: 20n, now };
  it.each([
    ['the game and the stake of the terms', spins, asked, true],
    ['another game', spins, { ...asked, game: 'wolf' }, false],
    ['a lower stake', spins, { ...asked, stake: 10n }, false],
    ['a higher stake', spins, { ...asked, stake: 30n }, false],
    ['a set whose time is over', spins, { ...asked, now: new Date(now.getTime() + 1) }, false],
    ['a set that is not activated', { ...spins, state: issued, validUntil: null }, asked, false],
    ['a set without spins left', { ...spins, state: { ...active, left: 0 } }, asked, false],
    ['a set that ends after its round', { ...spins, state: { ...active, endsAs: 'canceled' as const } }, asked, false],
  ])('%s [PX-55]', (_case, set, bet, pays) => {
    expect(paysSpin(set, bet)).toBe(pays);
  });
});

type Act = (set: SpinSetState) => SpinStep;
const playable =
  (act: Act): Act =>
  set =>
    areSpinsPlayable(set) ? act(set) : { set, unused: 0n, kept: 0n, cut: 0n };
const inRound =
  (act: Act): Act =>
  set =>
    set.openRounds > 0 ? act(set) : { set, unused: 0n, kept: 0n, cut: 0n };

it('every stake and every win of a set is accounted for once, along the table of stages [A26]', () => {
  const act = fc.oneof(
    fc.constant<Act>(playable(takeSpin)),
    fc.constant<Act>(inRound(returnSpin)),
    fc.bigInt(0n, 500n).map<Act>(win => inRound(set => closeSpin(set, win))),
    fc.constantFrom<Act>(
      set => endSpins(set, 'canceled'),
      set => endSpins(set, 'expired'),
      set => endSpins(set, 'canceled', true),
      cashInSpins,
    ),
  );
  const start = fc.record({
    count: fc.integer({ min: 1, max: 5 }),
    maxWin: fc.option(fc.bigInt(0n, 600n)),
    winsAs: fc.constantFrom('cash' as const, 'bonus' as const),
  });
  fc.assert(
    fc.property(start, fc.array(act, { maxLength: 25 }), ({ count, maxWin, winsAs }, acts) => {
      let set: SpinSetState = { ...active, count, left: count, maxWin, winsAs };
      let out = { unused: 0n, kept: 0n, cut: 0n };
      for (const next of acts) {
        const step = next(set);
        if (step.set.stage !== set.stage) expect(nextSpinStages[set.stage]).toContain(step.set.stage);
        set = step.set;
        out = { unused: out.unused + step.unused, kept: out.kept + step.kept, cut: out.cut + step.cut };
      }
      const hasEnded = haveSpinsEnded(set);
      expect(out.unused).toBe(hasEnded ? BigInt(set.left) * set.stake : 0n);
      expect(out.kept + out.cut).toBe(hasEnded ? set.wins : 0n);
      expect(out.kept).toBe(hasEnded ? winningsOf(set) : 0n);
      expect(hasEnded && set.openRounds > 0).toBe(false);
    }),
  );
});
