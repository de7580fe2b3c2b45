import type { GameMode } from '@liftoff/contract/game/game';
import { openCountry } from '@liftoff/rules/account/licence';
import { shownName } from '@liftoff/rules/account/shown-name';
import { playMoney } from '@liftoff/rules/money/money';
import { realPlayAge } from '../../account/profile/age.ts';
import { isRealPlayOn, rulePlaceOf } from '../../account/profile/rule-place.ts';
import { guestPlace } from '../../market/market-rules.ts';
import { licencePolicy } from '../../market/licence-policy.ts';
import { missingForProvider } from '../../account/profile/player-fields.ts';
import { playerById, type PlayerRow } from '../../account/player-row.ts';
import { profileIncomplete } from '../../account/profile/profile-incomplete.ts';
import { newToken } from '../../core/token.ts';
import { refuse, type Call, type CallOf, type Refused } from '../../core/call.ts';
import type { Sql } from '../../database/database.ts';
import { isExcludedElsewhere } from '../../limits/exclusion/excluded-people.ts';
import { protectedElsewhere } from '../../limits/exclusion/second-accounts.ts';
import { personOf } from '../../account/profile/person.ts';
import { blockOf, limitsOf } from '../../limits/limits-of.ts';
import { recordPlayed } from '../../lobby/played-games.ts';
import type { EngineGame } from '../engine-game.ts';
import { engineFor, isLive } from '../engines.ts';
import { isSwitchedOn } from '../../market/house-switch.ts';
import { demoPurse } from '../money/purse.ts';
import type { GameContext } from '../game-context.ts';
import { ensurePair } from '../seeds/seeds.ts';
import { stakesOf } from '../money/stakes.ts';

/** How long a launch token is valid, in milliseconds. */
const launchMs = 60_000;

export interface Launched {
  readonly launch_url: string;
  readonly game_session_id: string;
  readonly mode: GameMode;
}

/** Opens a game. The platform checks every condition here, regardless of what the page assumed. */
export async function launchGame(
  context: GameContext,
  identifier: string,
  request: { mode: GameMode; locale: string },
  call: CallOf<'optional'>,
): Promise<Launched | Refused> {
  return context.db.transaction(async tx => {
    const game = await context.findGame(tx, identifier);
    const player = call.player && (await playerById(tx, call.player.id));
    const refused = await mayLaunch(tx, context, game, player, request.mode, call);
    if (refused) return refused;
    if (game === null) return refuse('game_unavailable');
    const currency = request.mode === 'real' && player ? player.currency : playMoney;
    const id = context.deps.id();
    const { token, hash } = newToken(context.deps);
    const owner = request.mode === 'real' && player ? `player:${player.id}` : `demo:${id}`;
    await ensurePair(tx, context.deps, owner, game.slug);
    const now = context.deps.now();
    await tx.query(
      `INSERT INTO game_sessions (id, owner, player_id, site_session, nickname, game, mode, currency, locale,
         launch_hash, launch_expires_at, created_at, purse, country)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
      [
        id,
        owner,
        player?.id ?? null,
        player ? (call.session?.id ?? null) : null,
        shownName(player),
        game.slug,
        request.mode,
        currency,
        request.locale,
        hash,
        new Date(now.getTime() + launchMs),
        now,
        request.mode === 'demo' ? demoPurse : 0n,
        call.country,
      ],
    );
    if (player && request.mode === 'real') await recordPlayed(tx, Number(player.id), game.slug, now);
    const hints = { locale: request.locale, ...(game.engine === null ? {} : { engine: game.engine }) };
    return { launch_url: frameUrl(context, call, token, hints), game_session_id: id, mode: request.mode };
  });
}

/** Runs the launch checks in the order of the contract's refusals, and returns the first refusal. */
async function mayLaunch(
  sql: Sql,
  context: GameContext,
  game: EngineGame | null,
  player: PlayerRow | null,
  mode: GameMode,
  call: Call,
): Promise<Refused | null> {
  if (player === null && (mode === 'real' || !isDemoForGuests(context, call))) return refuse('unauthenticated');
  if (await isPaused(sql, player, game)) return refuse('techwork');
  const age = mode === 'real' && player ? realPlayAge(player, context.deps.now()) : null;
  if (age?.refused === 'under_age') return age;
  if (mode === 'real' && openCountry(licencePolicy, call.country) === null) return refuse('country_closed');
  if (!isOpenHere(context, player, mode, call)) return refuse('country_closed');
  // A reached limit blocks real and demo play alike [GUARD-010].
  const block = player && blockOf(await limitsOf(sql, Number(player.id), context.deps.now()));
  if (block) return refuse(block);
  if (player && (await isExcludedElsewhere(sql, player, context.deps.now()))) return refuse('self_excluded');
  const elsewhere = player && (await protectedElsewhere(sql, personOf(player), context.deps.now()));
  if (elsewhere?.kind === 'cooling_off') return refuse('cooling_off');
  if (mode === 'real' && player && game) {
    const missing = missingForProvider(player, game.provider);
    if (missing.length > 0) return profileIncomplete(missing);
    if (age) return age;
    if (!player.terms_agreed) return refuse('terms_missing');
  }
  if (game === null || engineFor(game) === null || game.categories.includes('prerelease'))
    return refuse('game_unavailable');
  if (mode === 'demo') return game.has_demo_mode && !isLive(game) ? null : refuse('no_demo');
  const playable = player !== null && (await takesCurrency(sql, game, player.currency));
  return playable ? null : refuse('currency_unsupported');
}

const isDemoForGuests = ({ ruleFor, deps }: GameContext, { country }: Call): boolean =>
  ruleFor({ ...guestPlace(country), at: deps.now() }).demo_without_sign_in;

/** Whether the market rules allow this kind of play where the player lives and where the call comes from. */
function isOpenHere(
  { ruleFor, deps }: GameContext,
  player: PlayerRow | null,
  mode: GameMode,
  { country }: Call,
): boolean {
  const at = deps.now();
  if (mode === 'real') return player !== null && isRealPlayOn(ruleFor, player, [country], at);
  const places = [guestPlace(country), ...(player === null ? [] : [rulePlaceOf(player)])];
  return places.every(place => ruleFor({ ...place, at }).real_play !== 'off');
}

/**
 * Whether maintenance prevents this launch [B22]. A game in which the player has an open round can still be opened,
 * so that the player can finish that round.
 */
async function isPaused(sql: Sql, player: PlayerRow | null, game: EngineGame | null): Promise<boolean> {
  const rows = await sql.query(
    `SELECT FROM (VALUES (1)) AS one WHERE ${isSwitchedOn('techwork')} AND NOT EXISTS (
       SELECT FROM game_rounds r WHERE r.owner = $1 AND r.game = $2 AND r.state = 'open')`,
    [`player:${player?.id ?? ''}`, game?.slug ?? ''],
  );
  return rows.length > 0;
}

async function takesCurrency(sql: Sql, game: EngineGame, currency: string): Promise<boolean> {
  if (stakesOf(game, currency) === null) return false;
  const rows = await sql.query('SELECT FROM games WHERE slug = $1 AND $2 = ANY (currencies)', [game.slug, currency]);
  return rows.length > 0;
}

/**
 * The frame's address. `origin` is the platform site with which it may exchange messages [A37]. With the language and
 * the engine, the frame can load what it needs while the launch token is being exchanged; the response to the start
 * call overrides both.
 */
function frameUrl(context: GameContext, call: Call, token: string, hints: Readonly<Record<string, string>>): string {
  const asked = call.header('origin') ?? '';
  const [first = ''] = context.config.siteOrigins;
  const origin = context.config.siteOrigins.includes(asked) ? asked : first;
  return `${context.config.publicUrl}/frame/?${new URLSearchParams({ token, origin, ...hints })}`;
}
