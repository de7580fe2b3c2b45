import { CallError } from '@liftoff/contract/core/client';
import type { game, GameMode } from '@liftoff/contract/game/game';
import { useEffect, useState } from 'react';
import { gameCalls } from '../../../shared/calls/tables/game-calls.ts';
import { useSite } from '../../../shared/site/site.ts';

export type LaunchRefusal = (typeof game)['launchGame']['refusals'][number];

export type Launch =
  | { state: 'opening' }
  | { state: 'open'; url: string }
  /** `fields` names the missing profile fields if the profile is incomplete; otherwise it is empty. */
  | { state: 'refused'; refusal: LaunchRefusal | 'failed'; fields: readonly string[] };

const known: Readonly<Record<LaunchRefusal, true>> = {
  unauthenticated: true,
  techwork: true,
  under_age: true,
  self_excluded: true,
  cooling_off: true,
  limit_reached: true,
  profile_incomplete: true,
  terms_missing: true,
  country_closed: true,
  game_unavailable: true,
  no_demo: true,
  currency_unsupported: true,
};

const isKnown = (refusal: string): refusal is LaunchRefusal => Object.hasOwn(known, refusal);

/** Maps a refusal code that has no player text to `failed`; returns any other code unchanged. */
export const asRefusal = (code: string): LaunchRefusal | 'failed' => (isKnown(code) ? code : 'failed');

/**
 * Launches a game for one visit. A higher `attempt` launches it again. The platform decides whether the game may be
 * opened. The returned address is used only if it is on the platform's own origin [A38].
 */
export function useLaunch(identifier: string, mode: GameMode, attempt: number): Launch {
  const { locale, platformPublicUrl } = useSite();
  const visit = `${identifier} ${mode} ${attempt}`;
  const [answer, setAnswer] = useState<{ visit: string; launch: Launch } | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    const show = (launch: Launch) => {
      if (!leaving.signal.aborted) setAnswer({ visit, launch });
    };
    gameCalls
      .launchGame({ params: { identifier }, body: { mode, locale }, signal: leaving.signal })
      .then(({ launch_url: url }) =>
        show(
          isOf(platformPublicUrl, url) ? { state: 'open', url } : { state: 'refused', refusal: 'failed', fields: [] },
        ),
      )
      .catch((error: unknown) => show(refusedBy(error)));
    return () => leaving.abort();
  }, [identifier, mode, locale, platformPublicUrl, visit]);

  return answer?.visit === visit ? answer.launch : { state: 'opening' };
}

const isOf = (origin: string, address: string): boolean => URL.parse(address)?.origin === new URL(origin).origin;

function refusedBy(error: unknown): Launch {
  if (!(error instanceof CallError)) return { state: 'refused', refusal: 'failed', fields: [] };
  return { state: 'refused', refusal: asRefusal(error.refusal), fields: Object.keys(error.body?.errors ?? {}) };
}
