import type { Jackpot } from '@liftoff/contract/jackpot';
import { Card } from '@liftoff/ui/card';
import { ChevronRightIcon } from '@liftoff/ui/icons';
import { Pips } from '@liftoff/ui/pips';
import { Rail } from '@liftoff/ui/rail';
import { NumberCell, NumberHead, Table } from '@liftoff/ui/table';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../../shared/site/page-head.tsx';
import { usePaths } from '../../../shared/site/site.ts';
import { sceneImage } from '../../../shared/site/structured-data.tsx';
import { categoryPath } from '../category-names.ts';
import { useLiveJackpots } from '../live/use-live-jackpots.ts';
import { GameTile } from '../rows/game-tile.tsx';
import { JackpotFacts } from './jackpot-facts.tsx';
import { JackpotLevels } from './jackpot-levels.tsx';
import { JackpotScene } from './jackpot-scene.tsx';
import { useJackpotWords } from './jackpot-words.ts';
import type { JackpotPageData } from './load-jackpots.server.ts';
import { useJackpotWins } from './use-jackpot-wins.ts';
import { WinnersCard } from './winners-card.tsx';
import './jackpots.css';

/** One jackpot with its rules, odds, winners and games [PROUTE-024]. */
export default function JackpotPage({ data }: { data: JackpotPageData }) {
  const { t, share } = useJackpotWords();
  const paths = usePaths();
  const { jackpot } = data;
  const wins = useJackpotWins(data.wins, jackpot.identifier);
  useLiveJackpots();
  const text = t('share', { share: share(jackpot) });
  return (
    <div className="jackpots">
      <PageHead
        title={jackpot.name}
        description={() => text}
        preview={import.meta.env.SSR ? { image: sceneImage('jackpot') } : undefined}
      />
      <nav className="caption text-muted row gap-2 jackpots__trail" aria-label={t('breadcrumb')}>
        <a className="link" href={paths.jackpots()}>
          {t('title')}
        </a>
        <ChevronRightIcon size="s" />
        <span aria-current="page">{jackpot.name}</span>
      </nav>
      <JackpotScene className="jackpots__hero">
        <span className="eyebrow jackpot-band__eyebrow">{t('levelCount', { count: jackpot.levels.length })}</span>
        <h1 className="display margin-top-1">{jackpot.name}</h1>
        <p className="margin-top-2 jackpots__share">{text}</p>
        <JackpotLevels jackpot={jackpot} />
      </JackpotScene>
      <div className="jackpots__columns">
        <WinnersCard wins={wins} jackpots={[jackpot]} />
        <div className="column gap-4">
          <LevelsCard jackpot={jackpot} />
          <JackpotFacts />
        </div>
      </div>
      {data.games.length > 0 && <CountingGames data={data} />}
    </div>
  );
}

function LevelsCard({ jackpot: { levels, currency } }: { jackpot: Jackpot }) {
  const { t, money, day } = useJackpotWords();
  const title = t('levels', { count: levels.length });
  return (
    <Card aria-labelledby="jackpot-levels">
      <h2 className="heading-3" id="jackpot-levels">
        {title}
      </h2>
      <div className="margin-top-3 jackpot-levels">
        <Table label={title}>
          <thead>
            <tr>
              <th scope="col">{t('level')}</th>
              <th scope="col">{t('lastWon')}</th>
              <NumberHead scope="col">{t('startsAt')}</NumberHead>
            </tr>
          </thead>
          <tbody>
            {levels.map((level, index) => (
              <tr key={level.identifier}>
                <td>
                  <span className="row gap-2">
                    {level.name} <Pips count={levels.length - index} />
                  </span>
                </td>
                <td className="text-secondary">{level.last_won_at === null ? t('never') : day(level.last_won_at)}</td>
                <NumberCell>{money(level.seed_cents, currency)}</NumberCell>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </Card>
  );
}

function CountingGames({ data: { jackpot, games, gamesCount } }: { data: JackpotPageData }) {
  const t = useTranslations('jackpots');
  const row = useTranslations('lobby.row');
  const paths = usePaths();
  const title = t('games');
  const [category] = jackpot.categories;
  return (
    <Rail
      title={title}
      previousLabel={row('previous', { title })}
      nextLabel={row('next', { title })}
      more={
        category !== undefined && (
          <a
            className="link"
            href={categoryPath(paths, category)}
            aria-label={row('allLabel', { count: gamesCount, title })}
          >
            {row('all', { count: gamesCount })}
          </a>
        )
      }
    >
      {games.map(game => (
        <GameTile key={game.id} game={game} />
      ))}
    </Rail>
  );
}
