import { Pips } from '@liftoff/ui/pips';
import { Section } from '@liftoff/ui/section';
import { useTranslations } from 'use-intl';

export interface JackpotBandData {
  /** Highest first; the amount is written by the server in the page's locale. */
  levels: { id: number; name: string; amount: string }[];
}

/** The jackpots' levels on their picture. The amounts are those of the page's making. */
export function JackpotBand({ data }: { data: JackpotBandData }) {
  const t = useTranslations('lobby');
  return (
    <Section>
      <div className="jack" data-theme="dark">
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
        <span className="eyebrow jack__eyebrow">{t('banner.jackpots.eyebrow')}</span>
        <h2 className="h1 mt1">{t('jackpots.title')}</h2>
        <ul className="jack__lv num">
          {data.levels.map((level, index) => (
            <li key={level.id}>
              <small>
                {level.name} <Pips count={data.levels.length - index} />
              </small>
              <b>{level.amount}</b>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
