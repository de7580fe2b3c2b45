import type { Lottery } from '@liftoff/contract/lottery';
import type { Challenge, QuestMap, QuestStatus } from '@liftoff/contract/quest';
import type { Reward } from '@liftoff/contract/reward';
import type { ListedPromotion, Tournament, TournamentStatus } from '@liftoff/contract/tournament';
import { prizeCount } from '@liftoff/rules/lottery/chance';
import { minor, wire } from '@liftoff/rules/money/money';
import { betsInQuest, progressOf } from '@liftoff/rules/quest/progress';
import { prizeMoney } from '@liftoff/rules/tournament/prizes';
import type { PageContext } from '../../page-context.ts';
import { clientOf } from '../../shared/calls/server-client.server.ts';
import { readOpenPages } from '../../shared/site/managed-pages.server.ts';
import { readVisitorSettings } from '../../shared/site/visitor-settings.server.ts';
import { readPlayer } from '../../shared/player/read-player.server.ts';
import type { PromotionData, PromotionsOfVisitor } from './promotion-data.ts';

/** Details of the listed promotions and the player's figures. Lists that failed to load are empty. */
interface Details {
  readonly tournaments: readonly Tournament[];
  readonly lotteries: readonly Lottery[];
  readonly quests: readonly QuestMap[];
  readonly challenges: readonly Challenge[];
  readonly standings: readonly TournamentStatus[];
  readonly tickets: ReadonlyMap<string, number>;
  /** `null` for guests and if they failed to load. */
  readonly progress: readonly QuestStatus[] | null;
}

/**
 * The promotions that the visitor may see, with their figures. The platform decides which these are; details that fail
 * to load are left out.
 */
export async function loadPromotions(page: PageContext): Promise<PromotionsOfVisitor> {
  const now = Date.now();
  const [listed, isOpen, settings] = await Promise.all([
    clientOf(page)
      .listPromotions({})
      .catch(() => null),
    readOpenPages(page),
    readVisitorSettings(page),
  ]);
  const about = { isGuest: !page.signedIn, isNeutral: settings?.market.neutral_tone !== false, now };
  if (listed === null || listed.length === 0) return { promotions: listed && [], ...about };
  const details = await detailsOf(page);
  const shown = listed.filter(({ type }) => type !== 'quest' || isOpen('quests'));
  return { promotions: shown.map(one => promotionOf(one, details)), ...about };
}

async function detailsOf(page: PageContext): Promise<Details> {
  const client = clientOf(page);
  const none = () => [];
  const player = await readPlayer(page);
  const own = player !== null;
  const [tournaments, lotteries, quests, challenges, standings, tickets, progress] = await Promise.all([
    client.listTournaments({}).catch(none),
    client.listLotteries({}).catch(none),
    client.listQuests({}).catch(none),
    client.listChallenges({}).catch(none),
    own ? client.playerTournaments({}).catch(none) : [],
    own ? client.lotteryStatuses({}).catch(none) : [],
    own ? client.questStatuses({}).catch(() => null) : null,
  ]);
  return {
    tournaments,
    lotteries,
    quests,
    challenges,
    standings,
    tickets: new Map(tickets.map(({ lottery_id, tickets: count }) => [lottery_id, count])),
    progress,
  };
}

type Figures = Pick<PromotionData, 'prize' | 'facts' | 'own'>;
const noFigures: Figures = { prize: null, facts: [], own: null };

function promotionOf(listed: ListedPromotion, details: Details): PromotionData {
  const { id, type, slug, title, status, start_at: startAt, end_at: endAt } = listed;
  return { id, type, slug, title, status, startAt, endAt, ...figuresOf(listed, details) };
}

function figuresOf({ id }: ListedPromotion, details: Details): Figures {
  const tournament = details.tournaments.find(one => one.id === id);
  if (tournament) return ofTournament(tournament, details);
  const lottery = details.lotteries.find(one => one.id === id);
  if (lottery) return ofLottery(lottery, details);
  const quest = details.quests.find(one => one.id === id);
  if (quest) return ofQuest(quest, details);
  const challenge = details.challenges.find(one => one.id === id);
  return challenge ? ofChallenge(challenge, details) : noFigures;
}

function ofTournament({ id, prizes, currency, terms, players }: Tournament, { standings }: Details): Figures {
  const cents = prizeMoney(prizes, currency);
  const money: Reward | null = cents === 0n ? null : { type: 'money', amount_cents: wire(cents), currency };
  const reward = money ?? prizes[0]?.rewards[0] ?? null;
  const own = standings.find(({ tournament_id }) => tournament_id === id);
  return {
    prize: reward && { label: money ? 'pool' : 'first', count: prizes.length, reward },
    facts: [
      terms.entry === 'points' ? { name: 'points', count: terms.cost_points } : { name: 'free' },
      { name: 'players', count: players },
    ],
    own: own ? { kind: 'joined', place: own.award_place } : null,
  };
}

function ofLottery({ id, prizes, price_points: price, tickets_total: total }: Lottery, { tickets }: Details): Figures {
  const [first] = prizes;
  const count = prizeCount(prizes);
  const own = tickets.get(id) ?? 0;
  return {
    prize: first ? { label: 'prizes', count, reward: first.reward } : null,
    facts: [price === null ? { name: 'earned' } : { name: 'ticket', count: price }, { name: 'tickets', count: total }],
    own: own > 0 ? { kind: 'tickets', count: own } : null,
  };
}

function ofQuest(quest: QuestMap, { progress }: Details): Figures {
  const { levels } = quest;
  const status = progress?.find(({ tournament_id }) => tournament_id === quest.id);
  const thresholds = levels.map(level => minor(level.min_bet_cents));
  const done = progress && progressOf(betsInQuest(quest, status), thresholds);
  const from = done?.level ?? 1;
  const isOpen = (level: number) => level > from && !status?.rewarded_levels.includes(level);
  const next = levels.findIndex(({ reward }, index) => isOpen(index + 1) && reward !== null);
  const reward = levels[next]?.reward ?? null;
  return {
    prize: reward && { label: 'level', count: next + 1, reward },
    facts: [{ name: 'levels', count: levels.length }, { name: 'ownMoney' }],
    own: done && { kind: 'level', level: done.level, of: levels.length, percent: done.percent },
  };
}

function ofChallenge({ id, goals, min_multiplier: multiplier }: Challenge, { progress }: Details): Figures {
  const rounds = progress?.find(({ tournament_id }) => tournament_id === id)?.rounds ?? 0;
  const goal = goals.find(one => one.rounds > rounds) ?? goals.at(-1);
  if (goal === undefined) return noFigures;
  return {
    prize: goal.reward && { label: 'goal', count: goal.rounds, reward: goal.reward },
    facts: [
      { name: 'rounds', count: goal.rounds },
      multiplier ? { name: 'multiplier', count: multiplier } : { name: 'ownMoney' },
    ],
    own: progress && { kind: 'rounds', done: Math.min(rounds, goal.rounds), of: goal.rounds },
  };
}
