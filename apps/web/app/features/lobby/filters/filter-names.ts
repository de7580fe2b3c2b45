import { gameFeatures, narrowedVolatilities, winKinds, type NarrowedPart } from '@liftoff/contract/game/game-filters';
import { useTranslations } from 'use-intl';
import { useShellData } from '../../../shared/site/shell-data.ts';

/** Returns the standalone name of a filter choice, as shown next to the list. */
export function useChoiceName(): (part: NarrowedPart, choice: string) => string {
  const t = useTranslations('filters');
  const { studios } = useShellData();
  return (part, choice) => {
    if (part === 'min_return') return t('returnFrom', { percent: Number(choice) });
    const feature = gameFeatures.find(name => name === choice);
    if (part === 'features' && feature) return t(`feature.${feature}`);
    const pays = winKinds.find(name => name === choice);
    if (part === 'pays' && pays) return t(`pay.${pays}`);
    const volatility = narrowedVolatilities.find(name => name === choice);
    if (part === 'volatility' && volatility) return t(`volatilityIs.${volatility}`);
    return studios.find(({ id, slug }) => id === choice || slug === choice)?.title ?? choice;
  };
}
