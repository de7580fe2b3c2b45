import type { Jackpot, JackpotWin } from '@liftoff/contract/jackpot';
import { topWins, type WinOrder } from '@liftoff/rules/jackpot/win-order';
import { ButtonLink } from '@liftoff/ui/button-link';
import { RailArrows } from '@liftoff/ui/rail';
import { useRailEnds } from '@liftoff/ui/rail-ends';
import { useRef, useState } from 'react';
import { usePaths } from '../../../shared/site/site.ts';
import { categoryPath } from '../category-names.ts';
import { JackpotLevels } from './jackpot-levels.tsx';
import { JackpotScene } from './jackpot-scene.tsx';
import { useJackpotWords } from './jackpot-words.ts';
import { OrderSwitch } from './order-switch.tsx';

interface JackpotSliderProps {
  jackpots: readonly Jackpot[];
  wins: readonly JackpotWin[];
}

/**
 * All jackpots side by side [PJACK-001]. Its tabs choose the win that each jackpot shows, and put the jackpot with the
 * biggest or the latest win first [PJACK-003].
 */
export function JackpotSlider({ jackpots, wins }: JackpotSliderProps) {
  const { t } = useJackpotWords();
  const [order, setOrder] = useState<WinOrder>('biggest');
  const list = useRef<HTMLUListElement>(null);
  const ends = useRailEnds(list);
  const tops = jackpots.flatMap(({ identifier }) =>
    topWins(
      wins.filter(({ jackpot }) => jackpot === identifier),
      order,
      1,
    ),
  );
  const ranked = topWins(tops, order, tops.length);
  const placeOf = ({ identifier }: Jackpot) => {
    const place = ranked.findIndex(({ jackpot }) => jackpot === identifier);
    return place < 0 ? ranked.length : place;
  };
  return (
    <section aria-label={t('slider')}>
      <div className="row between gap-3 margin-top-4">
        <OrderSwitch label={t('sliderOrder')} order={order} onChange={setOrder} />
        <RailArrows ends={ends} previousLabel={t('previous')} nextLabel={t('next')} />
      </div>
      <ul className="jackpot-slider" ref={list}>
        {jackpots
          .toSorted((one, other) => placeOf(one) - placeOf(other))
          .map(jackpot => (
            <li key={jackpot.identifier}>
              <Slide
                jackpot={jackpot}
                order={order}
                win={tops.find(win => win.jackpot === jackpot.identifier) ?? null}
              />
            </li>
          ))}
      </ul>
    </section>
  );
}

interface SlideProps {
  jackpot: Jackpot;
  order: WinOrder;
  /** The biggest or latest win of this jackpot; `null` if nobody has won it yet. */
  win: JackpotWin | null;
}

function Slide({ jackpot, order, win }: SlideProps) {
  const { t, won } = useJackpotWords();
  const paths = usePaths();
  const [category] = jackpot.categories;
  return (
    <JackpotScene className="jackpot-slider__slide">
      <span className="eyebrow jackpot-band__eyebrow">{t('levelCount', { count: jackpot.levels.length })}</span>
      <h2 className="heading-1 margin-top-1">{jackpot.name}</h2>
      <JackpotLevels jackpot={jackpot} />
      <p className="small jackpot-slider__win">
        {win
          ? t(order === 'biggest' ? 'biggestWin' : 'latestWin', { name: win.user_name, amount: won(win) })
          : t('noWin')}
      </p>
      <div className="row gap-2 flex-wrap margin-top-3">
        <ButtonLink variant="media" href={paths.page(jackpot.identifier)}>
          {t('rules')}
        </ButtonLink>
        {category !== undefined && (
          <ButtonLink variant="media" href={categoryPath(paths, category)}>
            {t('games')}
          </ButtonLink>
        )}
      </div>
    </JackpotScene>
  );
}
