import { ButtonLink } from '@liftoff/ui/button-link';
import { Pips } from '@liftoff/ui/pips';
import { Section } from '@liftoff/ui/section';
import { useTranslations } from 'use-intl';
import { useHydrated } from '../../../shared/parts/hydrated.ts';
import { usePaths } from '../../../shared/site/site.ts';
import { levelKey, useLiveAmount } from '../live/live-amounts.ts';
import { part } from '../../../shared/parts/part.tsx';

const LobbyLive = part(() => import('../live/lobby-live.tsx'));

export interface JackpotBandData {
  /** Identifier of the jackpot that the levels belong to. */
  identifier: string;
  /** Levels, highest amount first. The server formats the amounts in the page's locale. */
  levels: { identifier: string; name: string; amount: string }[];
}

interface JackpotBandProps {
  data: JackpotBandData;
  /** Returns the title of a game by its slug, or `undefined` if the page does not have it. */
  titleOf: (slug: string) => string | undefined;
}

/**
 * Shows the jackpot levels over their picture, and the latest win. The amounts come from the page at first, and are
 * live after that.
 */
export function JackpotBand({ data, titleOf }: JackpotBandProps) {
  const t = useTranslations('lobby');
  const paths = usePaths();
  const hydrated = useHydrated();
  return (
    <Section>
      <div className="jackpot-band" data-theme="dark">
        <img
          src="/pictures/scene/jackpot-640.webp"
          srcSet="/pictures/scene/jackpot-640.webp 640w, /pictures/scene/jackpot-1200.webp 1200w, /pictures/scene/jackpot-2000.webp 2000w"
          sizes="(min-width:1024px) 1010px, 460px"
          width={640}
          height={277}
          alt=""
          loading="lazy"
          decoding="async"
        />
        <span className="eyebrow jackpot-band__eyebrow">{t('banner.jackpots.eyebrow')}</span>
        <h2 className="heading-1 margin-top-1">{t('jackpots.title')}</h2>
        <p className="jackpot-band__win small">{hydrated && <LobbyLive titleOf={titleOf} />}</p>
        <ul className="jackpot-band__levels numeric">
          {data.levels.map((level, index) => (
            <li key={level.identifier}>
              <small>
                {level.name} <Pips count={data.levels.length - index} />
              </small>
              <Amount given={level.amount} name={levelKey(data.identifier, level.identifier)} />
            </li>
          ))}
        </ul>
        <ButtonLink variant="media" size="s" className="margin-top-4" href={paths.jackpots()}>
          {t('jackpots.all')}
        </ButtonLink>
      </div>
    </Section>
  );
}

function Amount({ given, name }: { given: string; name: string }) {
  const moved = useLiveAmount(name);
  const amount = moved ?? given;
  return (
    <b key={amount} className={amount === given ? undefined : 'jackpot-band__moved'}>
      {amount}
    </b>
  );
}
