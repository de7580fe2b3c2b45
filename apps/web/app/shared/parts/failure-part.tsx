import { ButtonLink } from '@liftoff/ui/button-link';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { useTranslations } from 'use-intl';
import { usePaths } from '../site/site.ts';

/** A screen for what failed. Its script may fail as well, and then the same is said in words alone: no page is empty [B21]. */
export const failurePart = (read: () => Promise<{ default: ComponentType }>): LazyExoticComponent<ComponentType> =>
  lazy(() => read().then(withWords, withWords));

/** Nothing comes, and nothing is thrown, where the page is being loaded anew for the script: see `missing-chunks.ts`. */
const withWords = (part: unknown) => ({ default: isPart(part) ? part.default : FailureWords });

const isPart = (part: unknown): part is { default: ComponentType } =>
  typeof part === 'object' && part !== null && 'default' in part;

function FailureWords() {
  const t = useTranslations('errors');
  const paths = usePaths();
  return (
    <div className="pl__m">
      <h1 className="display pl__t">{navigator.onLine ? t('title') : t('offline')}</h1>
      <p className="t2 pl__p">{t('text')}</p>
      <ButtonLink variant="primary" href={paths.lobby()} data-document>
        {t('lobby')}
      </ButtonLink>
    </div>
  );
}
