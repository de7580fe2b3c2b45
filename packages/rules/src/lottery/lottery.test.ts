import { createHash, createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedHash } from '../game/fairness.ts';
import { chanceOfPrize, prizeCount, totalTickets } from './chance.ts';
import { checkDraw, commitmentOf, drawWinners, listHash, ticketList, type ListedTicket } from './draw.ts';
import { earnedTickets } from './earned.ts';

const seed = '0f'.repeat(32);
const tickets = (count: number): ListedTicket[] =>
  Array.from({ length: count }, (_, index) => ({ number: index + 1, holder: `holder-${index % 3}` }));
const sha = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the draw', () => {
  it('list and seed are hashed together, in the published form [PX-69]', () => {
    const list = ticketList(tickets(2));
    expect(list).toBe('1:holder-0\n2:holder-1\n');
    expect(listHash(list)).toBe(sha(list));
    expect(commitmentOf(seed, list)).toBe(sha(`${seed}\n${list}`));
  });

  it('the first prize goes to the ticket that the published rule gives [PX-08] [PX-69]', () => {
    const list = ticketList(tickets(1_000));
    const message = `${sha(list)}:0:lottery-aphelion:0`;
    const block = createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest();
    const [winner] = drawWinners({ slug: 'aphelion', seed, tickets: tickets(1_000), prizes: 1 });
    expect(winner).toBe((block.readUInt32BE(0) % 1_000) + 1);
  });

  it('each ticket wins at most once, and every winner is a ticket of the list [PX-69]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 80 }), (count, prizes) => {
        const winners = drawWinners({ slug: 'aphelion', seed, tickets: tickets(count), prizes });
        expect(winners).toHaveLength(Math.min(count, prizes));
        expect(new Set(winners).size).toBe(winners.length);
        expect(winners.every(number => number >= 1 && number <= count)).toBe(true);
      }),
    );
  });

  it('every ticket is drawn equally often [PX-08]', () => {
    const wins = new Map<number, number>();
    const draws = 6_000;
    for (let n = 0; n < draws; n += 1) {
      const [winner = 0] = drawWinners({ slug: `draw-${n}`, seed, tickets: tickets(6), prizes: 1 });
      wins.set(winner, (wins.get(winner) ?? 0) + 1);
    }
    const expected = draws / 6;
    const chiSquared = [...wins.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // The 99.99 % quantile with five degrees of freedom.
    expect(chiSquared).toBeLessThan(25.75);
  });

  it('another ticket, another seed and another lottery change the draw [PX-69]', () => {
    const of = (more: object) => drawWinners({ slug: 'aphelion', seed, tickets: tickets(5_000), prizes: 5, ...more });
    expect(of({ tickets: tickets(5_001) })).not.toEqual(of({}));
    expect(of({ seed: '1f'.repeat(32) })).not.toEqual(of({}));
    expect(of({ slug: 'perihelion' })).not.toEqual(of({}));
  });

  it('a check finds every change of what was published [PX-69]', () => {
    const all = tickets(20);
    const list = ticketList(all);
    const honest = {
      slug: 'aphelion',
      seed,
      seedHash: seedHash(seed),
      listHash: listHash(list),
      commitment: commitmentOf(seed, list),
      tickets: all,
      winners: drawWinners({ slug: 'aphelion', seed, tickets: all, prizes: 3 }),
      prizes: 3,
    };
    expect(checkDraw(honest)).toBeNull();
    expect(checkDraw({ ...honest, seed: '1f'.repeat(32) })).toBe('seed');
    expect(checkDraw({ ...honest, tickets: all.slice(1) })).toBe('list');
    expect(checkDraw({ ...honest, commitment: sha('other') })).toBe('commitment');
    expect(checkDraw({ ...honest, winners: honest.winners.toReversed() })).toBe('winners');
  });
});

describe('chances and balances', () => {
  it.each([
    [0, 100, 10, 0],
    [1, 100, 10, 0.1],
    [100, 100, 1, 1],
    [95, 100, 6, 1],
    [2, 4, 1, 0.5],
    [3, 100, 0, 0],
    [1, 0, 1, 0],
  ])('%s of %s tickets win one of %s prizes with the chance %s [C29]', (own, total, prizes, chance) => {
    expect(chanceOfPrize(own, total, prizes)).toBeCloseTo(chance, 12);
  });
  it('the total of tickets is the sum over all lotteries, and 0 without any [PLOTT-002]', () => {
    expect(totalTickets([{ tickets: 3 }, { tickets: 4 }])).toBe(7);
    expect(totalTickets([])).toBe(0);
  });
});

describe('earned tickets', () => {
  it.each([
    [[{ amount: 1_999n, perTicket: 2_000n }], 0],
    [[{ amount: 4_100n, perTicket: 2_000n }], 2],
    [
      [
        { amount: 3_000n, perTicket: 2_000n },
        { amount: 5_000n, perTicket: 3_000n },
      ],
      2,
    ],
    [[{ amount: 9_000n, perTicket: null }], 0],
    [[{ amount: -4_000n, perTicket: 2_000n }], 0],
    [[{ amount: 90_000n, perTicket: 2_000n }], 10],
  ])('amounts %o earn %s tickets [PLOTT-001]', (amounts, count) => {
    expect(earnedTickets(amounts, 10)).toBe(count);
  });
});

it('the tickets that win are counted over all prizes', () => {
  expect(prizeCount([{ count: 1 }, { count: 12 }])).toBe(13);
});
