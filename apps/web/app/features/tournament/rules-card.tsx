import { Card } from '@liftoff/ui/card';
import { KeyValue, KeyValues } from '@liftoff/ui/key-values';
import { usePaths } from '../../shared/site/site.ts';
import type { TournamentData } from './tournament-data.ts';
import { useTournamentWords } from './tournament-words.ts';

/** The rules as a card of the page. */
export function RulesCard({ tournament }: { tournament: TournamentData }) {
  const { t } = useTournamentWords();
  return (
    <Card id="rules" aria-labelledby="rules-title">
      <h2 className="heading-3" id="rules-title">
        {t('how')}
      </h2>
      <RuleList tournament={tournament} />
    </Card>
  );
}

/** The rules, generated from the data that decides which rounds count. */
export function RuleList({ tournament }: { tournament: TournamentData }) {
  const { t, strategy } = useTournamentWords();
  const { entry, minimums, roundsMax, graceMinutes, weights } = tournament;
  return (
    <ul className="tournament__rules small text-secondary margin-top-3">
      <li>{strategy(tournament)}</li>
      <CountingGames tournament={tournament} />
      {minimums.length > 0 && <li>{t('ruleMinimum', { amounts: minimums.join(', ') })}</li>}
      {roundsMax !== null && <li>{t('ruleMost', { count: roundsMax })}</li>}
      {weights.map(({ limit, percent }) => (
        <li key={limit ?? 'higher'}>
          {limit === null ? t('ruleHigher', { percent }) : t('ruleWeight', { limit, percent })}
        </li>
      ))}
      {tournament.strategy === 'bet_sum' && <li>{t('ruleRate')}</li>}
      <li>{t('ruleOwn')}</li>
      <li>{entry === 'automatic' ? t('ruleAutomatic') : t('ruleJoin')}</li>
      <li>{t('ruleTies')}</li>
      {graceMinutes > 0 && <li>{t('ruleGrace', { minutes: graceMinutes })}</li>}
      <li>{t('rulePrizes')}</li>
    </ul>
  );
}

function CountingGames({ tournament: { games } }: { tournament: TournamentData }) {
  const { t } = useTournamentWords();
  const paths = usePaths();
  if (games.length === 0) return <li>{t('ruleAllGames')}</li>;
  const named = games.map(({ name }) => name).join(', ');
  const [only] = games;
  const text = t('ruleGames', { games: named });
  return (
    <li>
      {games.length === 1 && only?.category ? (
        <a className="link" href={paths.category(only.category)}>
          {text}
        </a>
      ) : (
        text
      )}
    </li>
  );
}

/** The prizes by place. */
export function PrizesCard({ tournament }: { tournament: TournamentData }) {
  const { t } = useTournamentWords();
  return (
    <Card aria-labelledby="prizes-title">
      <h2 className="heading-3" id="prizes-title">
        {t('prizes')}
      </h2>
      <PrizeList tournament={tournament} />
    </Card>
  );
}

/** The list of prizes alone, for a card or a dialog. */
export function PrizeList({ tournament }: { tournament: Pick<TournamentData, 'prizes' | 'pool'> }) {
  const { t, prize } = useTournamentWords();
  return (
    <KeyValues well className="margin-top-3">
      {tournament.prizes.map(row => (
        <KeyValue
          key={row.from}
          name={row.from === row.to ? String(row.from) : t('range', { from: row.from, to: row.to })}
        >
          {prize(row)}
        </KeyValue>
      ))}
      {tournament.pool !== null && <KeyValue name={t('pool')}>{tournament.pool}</KeyValue>}
    </KeyValues>
  );
}
