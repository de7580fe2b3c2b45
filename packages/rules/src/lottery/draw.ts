import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { outcomeDraw, seedHash } from '../game/fairness.ts';

/**
 * How a lottery is drawn, so that anyone can recompute it [PX-69]:
 *
 * 1. Every lottery has its own server seed of 32 bytes, written as 64 hex digits. The SHA-256 of the bytes is published
 *    when the lottery is created, before the first ticket.
 * 2. When sales end, the list of tickets is final: one line `{number}:{holder}` per ticket, by number, each ended by a
 *    line feed. A holder is a random id that stands for one player in one lottery.
 * 3. Before the draw, the SHA-256 of the list is published, and the commitment: the SHA-256 of the text
 *    `{seed}\n{list}`, which binds both together.
 * 4. The numbers of the draw come from the seed as in a game round (see `game/fairness.ts`), with the hash of the list as
 *    client seed, nonce 0 and the domain `lottery-{slug}`. So the seed alone does not decide: every ticket changes the
 *    draw.
 * 5. For the k-th prize, from 0, a ticket is drawn among those that have not won: with n tickets in the order of the
 *    list, `draw(n - k)` counts from place k, and the drawn ticket and the ticket at place k change places. Each ticket
 *    therefore wins at most once.
 * 6. After the draw, the seed is published.
 */
export interface ListedTicket {
  readonly number: number;
  readonly holder: string;
}

/** The final list as text. Tickets must be in the order of their numbers. */
export const ticketList = (tickets: readonly ListedTicket[]): string =>
  tickets.map(({ number, holder }) => `${number}:${holder}\n`).join('');

const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

export const listHash = (list: string): string => hashOf(list);
/** Binds the seed and the list together. */
export const commitmentOf = (seed: string, list: string): string => hashOf(`${seed}\n${list}`);

/** The number that identifies each winning ticket, first prize first. With fewer tickets than prizes, all win. */
export function drawWinners(of: {
  slug: string;
  seed: string;
  tickets: readonly ListedTicket[];
  prizes: number;
}): readonly number[] {
  const { slug, seed, tickets, prizes } = of;
  const draw = outcomeDraw({
    serverSeed: seed,
    clientSeed: listHash(ticketList(tickets)),
    nonce: 0,
    domain: `lottery-${slug}`,
  });
  const left = tickets.map(({ number }) => number);
  const winners: number[] = [];
  for (let place = 0; place < Math.min(prizes, tickets.length); place += 1) {
    const drawn = place + draw(left.length - place);
    const [winner, first] = [left[drawn], left[place]];
    if (winner === undefined || first === undefined) throw new Error('A draw beyond the last ticket');
    left[drawn] = first;
    winners.push(winner);
  }
  return winners;
}

/** What a lottery publishes before and after its draw. */
export interface PublishedDraw {
  readonly slug: string;
  readonly seed: string;
  readonly seedHash: string;
  readonly listHash: string;
  readonly commitment: string;
  readonly tickets: readonly ListedTicket[];
  /** The winning numbers, first prize first. */
  readonly winners: readonly number[];
  readonly prizes: number;
}

export type DrawFault = 'seed' | 'list' | 'commitment' | 'winners';

/** The first published value that does not hold, or `null` if the draw is as committed. */
export function checkDraw(draw: PublishedDraw): DrawFault | null {
  const list = ticketList(draw.tickets);
  if (seedHash(draw.seed) !== draw.seedHash) return 'seed';
  if (listHash(list) !== draw.listHash) return 'list';
  if (commitmentOf(draw.seed, list) !== draw.commitment) return 'commitment';
  return drawWinners(draw).join() === draw.winners.join() ? null : 'winners';
}
