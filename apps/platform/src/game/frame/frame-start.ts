import { vehicleOf } from '@liftoff/art/crash-scenery';
import { reelFrameOf } from '@liftoff/art/slot-symbols';
import { createHash } from 'node:crypto';
import type { FrameStart } from '@liftoff/contract/game/game';
import { wageringIn } from '@liftoff/rules/bonus/pay-stake';
import { subunitsToUnit, wire } from '@liftoff/rules/money/money';
import { playerById, type PlayerRow } from '../../account/player-row.ts';
import type { Sql } from '../../database/database.ts';
import type { EngineGame } from '../engine-game.ts';
import { isLive } from '../engines.ts';
import { gameFacts } from '../game-facts.ts';
import { moneyOf } from '../money/money-of.ts';
import { purseOf, purseView } from '../money/purse.ts';
import { playedGame, playedRules, type GameContext } from '../game-context.ts';
import { maxStakeOf } from '../gates/max-stake.ts';
import { minCycleMs } from '../gates/min-cycle.ts';
import { openRounds, unshownRounds } from './open-rounds.ts';
import type { GameSessionRow } from '../rows.ts';
import { activePair, nextPair, pairView } from '../seeds/seeds.ts';
import { stakesOf, type Stakes } from '../money/stakes.ts';
import { tableMoment } from '../table/table-clock.ts';
import { nextTableSeed } from '../table/table-seed-view.ts';
import { tablePair } from '../table/table-seeds.ts';
import { tableState } from '../table/table-state.ts';

/** All data that a frame needs to draw itself, read in the caller's transaction. */
export async function frameStart(sql: Sql, context: GameContext, session: GameSessionRow): Promise<FrameStart> {
  const game = await playedGame(context, sql, session.game);
  const { engine } = game;
  const rules = playedRules(context, game);
  const stakes = stakesOf(game, session.currency);
  if (engine === null || stakes === null) throw new Error(`${game.slug} was opened and cannot be played`);
  const player = session.player_id === null ? null : await playerById(sql, Number(session.player_id));
  const offered = offeredStakes(session.mode === 'real' ? player : null, context, session, game, stakes);
  const purse = await purseOf(sql, session);
  const user = session.player_id === null ? '' : String(session.player_id);
  return {
    identifier: game.slug,
    title: game.title,
    provider_title: await providerTitle(sql, game.provider),
    engine,
    mode: session.mode,
    locale: session.locale,
    live: isLive(game),
    currency: session.currency,
    subunits_to_unit: wire(subunitsToUnit(session.currency)),
    ...purseView(purse),
    stakes_cents: offered.all.map(wire),
    default_stake_cents: wire(offered.start),
    min_cycle_ms: isLive(game) ? 0 : minCycleMs(context.ruleFor, session, player, game, context.deps.now()),
    facts: { ...gameFacts(game, session.currency), max_stake_cents: wire(offered.max) },
    model: rules.model,
    vehicle: engine === 'crash' ? vehicleOf(game.subject) : null,
    reel_frame: engine === 'slot' ? reelFrameOf(game.provider) : null,
    seed: await seedInUse(sql, context, session, game),
    storage_key: storageKey(session.owner),
    open_rounds: await openRounds(sql, session, purse),
    unshown_rounds: await unshownRounds(sql, session, purse),
    freespins: await freeSpinsFor(sql, context, session),
    counts_in: await tournamentsFor(sql, context, session, game),
    wagering: await wageringFor(sql, context, session, game),
    table: isLive(game) ? await tableState(sql, context.deps, game.slug) : null,
    realtime: { url: context.hub.url(), token: await context.hub.token(user, session.site_session ?? session.id) },
  };
}

/** The free spins with which the player can play this game; `null` in a demo, or without any. */
async function freeSpinsFor(sql: Sql, { spinSets, deps }: GameContext, session: GameSessionRow) {
  if (session.mode === 'demo') return null;
  return await spinSets.inGame(sql, { ...moneyOf(session), game: session.game, now: deps.now() });
}

async function tournamentsFor(sql: Sql, { countsIn, deps }: GameContext, session: GameSessionRow, game: EngineGame) {
  if (session.mode === 'demo' || session.player_id === null) return [];
  const { slug, categories } = game;
  const { currency } = session;
  return await countsIn(sql, {
    playerId: Number(session.player_id),
    game: slug,
    categories,
    currency,
    now: deps.now(),
  });
}

/** How stakes of this game count for the player's bonus; `null` without one, and in a demo. */
export async function wageringFor(
  sql: Sql,
  { grants, deps }: Pick<GameContext, 'grants' | 'deps'>,
  session: GameSessionRow,
  game: EngineGame,
): Promise<FrameStart['wagering']> {
  if (session.mode === 'demo') return null;
  const { playerId, currency } = moneyOf(session);
  const terms = wageringIn(await grants.playable(sql, playerId, currency), { game, now: deps.now() });
  return terms && { percent: terms.percent, max_stake_cents: terms.maxBet === null ? null : wire(terms.maxBet) };
}

/**
 * The stakes that a game offers. In real play, the market rules and the player's age limit them, but the minimum stake
 * is always offered [C23].
 */
function offeredStakes(
  player: PlayerRow | null,
  context: GameContext,
  { currency }: GameSessionRow,
  game: EngineGame,
  stakes: Stakes,
): Pick<Stakes, 'all' | 'start' | 'max'> {
  const most = player && maxStakeOf(context.ruleFor, player, { kind: game.kind, currency, now: context.deps.now() });
  if (most === null || most >= stakes.max) return stakes;
  const whole = (most / stakes.unit) * stakes.unit;
  const max = whole < stakes.min ? stakes.min : whole;
  return {
    all: [...stakes.all.filter(stake => stake < max), max],
    max,
    start: stakes.start <= max ? stakes.start : max,
  };
}

/** Seed pair of the next round: the player's own pair, or the table's pair for today. */
export async function seedInUse(sql: Sql, context: GameContext, session: GameSessionRow, game: EngineGame) {
  if (!isLive(game)) return pairView(await activePair(sql, session.owner, session.game), false);
  const { round } = tableMoment(game.slug, context.deps.now());
  return pairView(await tablePair(sql, context.deps, game.slug, round), false);
}

/** Committed hash of the next seed pair: the player's own, or the table's for tomorrow. */
export async function seedToFollow(sql: Sql, context: GameContext, session: GameSessionRow, game: EngineGame) {
  return isLive(game) ? nextTableSeed(sql, context.deps, game.slug) : nextPair(sql, session.owner, session.game);
}

/** Key that separates different owners in one browser's storage without revealing who they are. */
const storageKey = (owner: string): string => createHash('sha256').update(owner).digest('hex').slice(0, 16);

async function providerTitle(sql: Sql, provider: string): Promise<string> {
  const [row] = await sql.query<{ title: string }>('SELECT title FROM providers WHERE id = $1', [provider]);
  return row?.title ?? provider;
}
