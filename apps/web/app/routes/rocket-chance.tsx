import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ContentPage } from '../features/content/content-page.tsx';
import { loadContent } from '../features/content/load-content.server.ts';
import { notFound } from '../features/lobby/load-games.server.ts';
import { pageContext } from '../page-context.ts';
import { readFlags } from '../shared/preferences/flags.ts';
import type { Route } from './+types/rocket-chance';

export async function loader({ context }: Route.LoaderArgs) {
  const content = await loadContent(context.get(pageContext), '/rocket-chance');
  if (content === null) throw notFound();
  return content;
}

/**
 * The page of a campaign that its feature flag opens; without it, the visitor is sent to the hub of promotions
 * [PROUTE-023]. The flag is stored in the browser, so the server cannot know it.
 */
export default function RocketChance({ loaderData: content }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    const { rocketChance } = readFlags();
    setIsOn(rocketChance);
    if (!rocketChance) void navigate('/promotions', { replace: true });
  }, [navigate]);
  return isOn ? <ContentPage page={content} /> : null;
}
