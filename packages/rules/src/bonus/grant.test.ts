import { bonusStages } from '@liftoff/contract/bonus';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activateGrant,
  closeGrantRound,
  endGrant,
  isPlayable,
  nextStages,
  paysCash,
  returnStake,
  takeStake,
  type GrantState,
  type GrantStep,
} from './grant.ts';

const issued: GrantState = {
  stage: 'issued',
  amount: 1_000n,
  balance: 0n,
  toWager: 2_000n,
  wagered: 0n,
  openRounds: 0,
  endsAs: null,
  maxWin: null,
  smallestStake: 10n,
  completedBy: null,
  converted: 0n,
  flagged: false,
};
const active = activateGrant(issued).grant;
const stake = (round: string, part: bigint, contribution = part) => ({ round, part, contribution, joined: false });
const close = (round: string, part: bigint, share: bigint) => ({ round, part, share, contribution: 0n });

describe('a grant', () => {
  it('the progress of a stake is counted when it is taken, and its share of the win is added when the round closes', () => {
    const taken = takeStake(active, stake('a', 400n)).grant;
    expect(taken).toMatchObject({ stage: 'handle_bets', balance: 600n, wagered: 400n, openRounds: 1 });
    expect(closeGrantRound(taken, close('a', 400n, 300n)).grant).toMatchObject({ balance: 900n, openRounds: 0 });
  });

  it('a grant is completed by the stake that finishes the wagering, before the outcome [PX-18]', () => {
    const step = takeStake({ ...active, wagered: 1_900n }, stake('a', 100n));
    expect(step).toMatchObject({ toCash: 900n, toOperator: 0n });
    expect(step.grant).toMatchObject({ stage: 'finished', balance: 0n, completedBy: 'a', converted: 900n });
    expect(paysCash(step.grant)).toBe(true);
  });

  it('a grant with another open round is completed only when that round closes [PX-17]', () => {
    const open = takeStake(active, stake('a', 100n)).grant;
    const done = takeStake({ ...open, wagered: 1_900n }, stake('b', 100n));
    expect(done).toMatchObject({ toCash: 0n, grant: { stage: 'wager_done', openRounds: 2 } });
    const one = closeGrantRound(done.grant, close('b', 100n, 0n));
    expect(one.grant.stage).toBe('wager_done');
    expect(closeGrantRound(one.grant, close('a', 100n, 0n))).toMatchObject({
      toCash: 800n,
      grant: { stage: 'finished' },
    });
  });

  it('the maximum win applies once, at the conversion, and the rest returns to the operator [PX-37]', () => {
    const step = takeStake({ ...active, maxWin: 300n, wagered: 1_900n }, stake('a', 100n));
    expect(step).toMatchObject({ toCash: 300n, toOperator: 600n, grant: { converted: 300n } });
  });

  it('a grant below the smallest stake is lost, unless a round is open [PX-21]', () => {
    const taken = takeStake(active, stake('a', 995n)).grant;
    const other = takeStake({ ...taken, balance: 5n }, stake('b', 5n)).grant;
    const first = closeGrantRound(other, close('a', 995n, 0n));
    expect(first.grant.stage).toBe('handle_bets');
    expect(closeGrantRound(first.grant, close('b', 5n, 9n))).toMatchObject({
      toOperator: 9n,
      grant: { stage: 'lost' },
    });
    expect(closeGrantRound(first.grant, close('b', 5n, 10n)).grant.stage).toBe('handle_bets');
  });

  it.each(['canceled', 'expired'] as const)('a grant with an open round ends as %s when it closes [PX-17]', as => {
    const taken = takeStake(active, stake('a', 400n)).grant;
    const ending = endGrant(taken, as);
    expect(ending).toMatchObject({ toOperator: 0n, grant: { stage: 'handle_bets', endsAs: as, balance: 600n } });
    expect(isPlayable(ending.grant)).toBe(false);
    expect(endGrant(ending.grant, 'canceled').grant.endsAs).toBe(as);
    expect(closeGrantRound(ending.grant, close('a', 400n, 50n))).toMatchObject({
      toOperator: 650n,
      grant: { stage: as, balance: 0n, endsAs: null },
    });
  });

  it('completed wagering is never lost to an end [PX-17]', () => {
    const done: GrantState = { ...active, stage: 'wager_done', openRounds: 1 };
    expect(endGrant(done, 'canceled')).toEqual({ grant: done, toCash: 0n, toOperator: 0n });
  });

  it('a returned stake takes its progress back [PX-13]', () => {
    const taken = takeStake(active, stake('a', 400n)).grant;
    const back = returnStake(taken, { round: 'a', part: 400n, contribution: 400n, cash: 0n });
    expect(back).toEqual({ grant: active, toCash: 0n, toOperator: 0n });
  });

  it('returning the stake that completed a grant reopens it if its money has not moved, and flags it otherwise [PX-19]', () => {
    const before = { ...active, wagered: 1_900n };
    const { grant } = takeStake(before, stake('a', 100n));
    const returned = { round: 'a', part: 100n, contribution: 100n };
    expect(returnStake(grant, { ...returned, cash: 900n })).toEqual({ grant: before, toCash: -900n, toOperator: 0n });
    expect(returnStake(grant, { ...returned, cash: 899n })).toMatchObject({
      toCash: 0n,
      grant: { stage: 'finished', flagged: true },
    });
  });

  it('a grant without wagering becomes cash as soon as it is activated [PX-38]', () => {
    expect(activateGrant({ ...issued, toWager: 0n })).toMatchObject({ toCash: 1_000n, grant: { stage: 'finished' } });
  });

  it.each(bonusStages.filter(stage => stage !== 'issued' && stage !== 'wait'))(
    'a grant cannot be activated twice: %s',
    stage => {
      expect(() => activateGrant({ ...active, stage })).toThrow('is not activated');
    },
  );

  it('every step leads to a stage of the table, and keeps every minor unit [A26]', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ what: fc.nat(5), n: fc.nat(600), pick: fc.nat(3) }), { maxLength: 40 }),
        steps => {
          let grant = issued;
          let outside = 0n;
          const open: { round: string; part: bigint; contribution: bigint }[] = [];
          const apply = (step: GrantStep) => {
            if (step.grant.stage !== grant.stage) expect(nextStages[grant.stage]).toContain(step.grant.stage);
            outside += step.toCash + step.toOperator;
            ({ grant } = step);
          };
          for (const [at, { what, n, pick }] of steps.entries()) {
            const amount = BigInt(n);
            const round = open[pick % Math.max(1, open.length)];
            if (what === 0 && (grant.stage === 'issued' || grant.stage === 'wait')) {
              apply(activateGrant(grant));
              outside -= grant.amount;
            } else if (what === 1 && isPlayable(grant) && amount <= grant.balance && amount > 0n) {
              const left = grant.toWager - grant.wagered;
              const contribution = amount < left ? amount : left;
              outside += amount;
              apply(takeStake(grant, { round: String(at), part: amount, contribution, joined: false }));
              open.push({ round: String(at), part: amount, contribution });
            } else if (what === 2 && round !== undefined) {
              const share = paysCash(grant) ? 0n : amount;
              outside -= share;
              apply(closeGrantRound(grant, { ...round, share, contribution: 0n }));
              open.splice(open.indexOf(round), 1);
            } else if (what === 3 && round !== undefined) {
              apply(returnStake(grant, { ...round, cash: amount * 3n }));
              if (!paysCash(grant)) outside -= round.part;
              open.splice(open.indexOf(round), 1);
            } else if (what === 4) apply(endGrant(grant, pick === 0 ? 'expired' : 'canceled'));
            expect(grant.balance).toBe(-outside);
            expect(grant.openRounds).toBe(open.length);
            expect(grant.balance >= 0n && grant.wagered >= 0n && grant.wagered <= grant.toWager).toBe(true);
          }
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
