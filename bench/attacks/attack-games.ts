import { createHash, randomUUID } from 'node:crypto';
import { pause, type AttackedCasino } from './attacked-casino.ts';
import { count, someAddress, type Finding } from './finding.ts';
import { textOf, Visitor, type VisitorAnswer } from './visitor.ts';

const players = ['demo@liftoff.test', 'vip@liftoff.test', 'tester@liftoff.test', 'multi@liftoff.test'];
const game = 'rocket-x';
const stake = 100;
const raceRounds = 12;

/** Attacks on the crash game: learning a seed early, getting a lost stake refunded, and betting after sign-out. */
export async function attackGames(casino: AttackedCasino): Promise<Finding[]> {
  const visitors = await Promise.all(players.map(email => signedIn(casino, email)));
  const races = await Promise.all(visitors.map(visitor => raceRotation(visitor)));
  const frozen = await lateEnds(casino, visitors);
  const [signedOut] = visitors;
  const after = signedOut === undefined ? [] : [await betAfterSignOut(signedOut)];
  const leaked = races.flat();
  return [
    {
      attack: 'seeds given up while a flight is up',
      tried: leaked.length,
      through: count(leaked, known => known),
      note: '',
    },
    frozen,
    ...after,
    await ledger(casino),
  ];
}

async function signedIn(casino: AttackedCasino, email: string): Promise<Visitor> {
  const visitor = new Visitor(casino, { ip: someAddress(), country: email.startsWith('multi') ? 'IT' : 'DE' });
  const signed = await visitor.signIn(email);
  const opened = await visitor.open(game, 'real');
  if (signed.status !== 200 || opened.status !== 200)
    throw new Error(`${email} cannot play: ${signed.status} ${opened.status} ${JSON.stringify(opened.body)}`);
  return visitor;
}

const fly = (visitor: Visitor, auto: number | null): Promise<VisitorAnswer> =>
  visitor.frame('POST', '/frame/api/bet', {
    id: randomUUID(),
    input: { engine: 'crash', stake_cents: stake, auto_collect_hundredths: auto },
  });

/** Retries a bet until the previous flight has ended and the rate limit allows it. */
async function betWhenFree(visitor: Visitor, auto: number | null): Promise<VisitorAnswer> {
  for (;;) {
    const answer = await fly(visitor, auto);
    if (answer.status === 200 || ![409, 429].includes(answer.status)) return answer;
    await pause(300);
  }
}

/**
 * Sends a bet and three seed rotations concurrently. Returns for each attempt whether the seed of a flight still in
 * progress was revealed.
 */
async function raceRotation(visitor: Visitor): Promise<boolean[]> {
  const known: boolean[] = [];
  for (let round = 0; round < raceRounds; round += 1) {
    const [bet, ...rotated] = await Promise.all([
      betWhenFree(visitor, 101),
      ...Array.from({ length: 3 }, () =>
        visitor.frame('POST', '/frame/api/seeds/rotate', { client_seed: randomUUID() }),
      ),
    ]);
    const seed = bet.body['seed'] as { server_seed_hash?: string } | undefined;
    const reported = rotated.flatMap(answer => {
      const revealed = answer.body['revealed'] as { server_seed?: string } | undefined;
      return revealed?.server_seed === undefined
        ? []
        : [
            createHash('sha256').update(Buffer.from(revealed.server_seed, 'hex')).digest('hex'),
            createHash('sha256').update(revealed.server_seed).digest('hex'),
          ];
    });
    known.push(
      bet.status === 200 && bet.body['state'] === 'open' && reported.includes(seed?.server_seed_hash ?? 'none'),
    );
  }
  return known;
}

/** Freezes the platform while flights end. No lost stake must be refunded. */
async function lateEnds(casino: AttackedCasino, visitors: readonly Visitor[]): Promise<Finding> {
  const rounds: { visitor: Visitor; id: string }[] = [];
  let back = 0;
  for (let turn = 0; turn < 3; turn += 1) {
    for (const visitor of visitors) {
      const bet = await betWhenFree(visitor, 150);
      if (bet.status === 200) rounds.push({ visitor, id: textOf(bet.body, 'id') });
    }
    await casino.freezePlatform(6_000);
    await pause(4_000);
  }
  for (const { visitor, id } of rounds) {
    const round = await visitor.frame('GET', `/frame/api/rounds/${id}`);
    if (round.body['state'] === 'rolled_back') back += 1;
  }
  return {
    attack: 'flights that end while the platform stands still, refunded',
    tried: rounds.length,
    through: back,
    note: '',
  };
}

async function betAfterSignOut(visitor: Visitor): Promise<Finding> {
  await betWhenFree(visitor, 101);
  await pause(6_000);
  await visitor.send('DELETE', '/api/users/sign_out');
  const answers = await Promise.all(Array.from({ length: 10 }, () => fly(visitor, 101)));
  const statuses = [...new Set(answers.map(answer => answer.status))].join(' ');
  return {
    attack: 'bets with a frame’s bearer after sign-out',
    tried: 10,
    through: count(answers, answer => answer.status === 200),
    note: statuses,
  };
}

async function ledger(casino: AttackedCasino): Promise<Finding> {
  const { checks } = (await casino.operator('GET', 'ledger')) as { checks: { id: string; intact: boolean }[] };
  const broken = checks.filter(check => !check.intact);
  return {
    attack: 'invariants of the ledger',
    tried: checks.length,
    through: broken.length,
    note: broken.map(check => check.id).join(' '),
  };
}
