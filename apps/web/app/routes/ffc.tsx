import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Card } from '@liftoff/ui/card';
import { Switch } from '@liftoff/ui/choice';
import '@liftoff/ui/styles/forms.css';
import { useEffect, useState } from 'react';
import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { pageContext } from '../page-context.ts';
import { Logo } from '../shared/parts/logo.tsx';
import { PageHead } from '../shared/site/page-head.tsx';
import {
  flagDefaults,
  flagNames,
  overrideFlag,
  readFlags,
  resetFlags,
  type Flag,
} from '../shared/preferences/flags.ts';
import { isTester } from '../shared/player/player-groups.ts';
import { readPlayer } from '../shared/player/read-player.server.ts';
import { usePaths } from '../shared/site/site.ts';
import { textsOf } from '../shared/texts/texts.server.ts';
import '../shell/plain/flags.css';
import type { Route } from './+types/ffc';

/** Unless the screen is switched on for everyone, only testers can open it; anyone else gets a 404 [A50]. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  if (!page.flagScreen) {
    const player = await readPlayer(page);
    if (!player || !isTester(player.user)) throw data(null, { status: 404 });
  }
  return { texts: textsOf(page.locale, ['flags']) };
}

export { PlainBoundary as ErrorBoundary } from './plain-boundary.tsx';

/** Shows this browser's feature flags and lets the visitor change them [ROUTE-056]. */
export default function FlagsPage() {
  const t = useTranslations('flags');
  const paths = usePaths();
  const [flags, setFlags] = useState<Readonly<Record<Flag, boolean>>>(flagDefaults);
  const [refused, setRefused] = useState(false);
  // Flag overrides are stored in this browser, so the server cannot know them.
  useEffect(() => setFlags(readFlags()), []);
  const turn = (name: Flag, on: boolean) => {
    setRefused(!overrideFlag(name, on));
    setFlags(readFlags());
  };
  const reset = () => {
    resetFlags();
    setRefused(false);
    setFlags(readFlags());
  };
  return (
    <div className="plain-page">
      <PageHead title={t('title')} hidden />
      <header className="plain-page__header">
        <Logo />
      </header>
      <main className="feature-flags">
        <h1 className="heading-1">{t('title')}</h1>
        <p className="text-secondary margin-top-2">{t('text')}</p>
        <Card className="feature-flags__list">
          {flagNames.map(name => (
            <Switch key={name} checked={flags[name]} onChange={event => turn(name, event.currentTarget.checked)}>
              <b className="feature-flags__name">{name}</b>
              <span className="caption text-muted">{t(`about.${name}`)}</span>
            </Switch>
          ))}
        </Card>
        <p className="small feature-flags__refused" role="status">
          {refused && t('refused')}
        </p>
        <div className="row gap-2 flex-wrap">
          <Button onClick={reset}>{t('reset')}</Button>
          <ButtonLink variant="ghost" href={paths.lobby()} data-document>
            {t('home')}
          </ButtonLink>
        </div>
      </main>
    </div>
  );
}
