import type { User } from '@liftoff/contract/account/account';
import type { Game } from '@liftoff/contract/lobby/lobby';
import { newStudioFor } from '@liftoff/rules/account/new-studio';
import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Dialog } from '@liftoff/ui/dialog';
import { isBreak } from '@liftoff/rules/limits/reached';
import { useEffect, useState } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Brand } from '../../shared/site/brand/brand.ts';
import { listHaving } from '../../shared/calls/require-answer.ts';
import { logFailure } from '../../shared/calls/client-log.ts';
import { accountCalls } from '../../shared/calls/tables/account-calls.ts';
import { inBackground } from '../../shared/calls/in-background.ts';
import { lobbyCalls } from '../../shared/calls/tables/lobby-calls.ts';
import { device } from '../../shared/site/device.ts';
import { useDialog } from '../../shared/site/address/dialogs.ts';
import { geoCollection } from '../../shared/site/geo-collection.ts';
import { limitsQuery } from '../../shared/player/limits/limits-query.ts';
import { playerQueries } from '../../shared/player/query-client.ts';
import { usePaths, useSite } from '../../shared/site/site.ts';
import './notices.css';

interface NewStudio {
  kind: 'live' | 'slots';
  slug: string;
  title: string;
  count: number;
  games: Game[];
}

/**
 * Reads the studio that the operator has configured for a kind of game or, if none is configured, the studio with the
 * newest game of that kind. Also reads two of the studio's games.
 */
async function readStudio(kind: NewStudio['kind'], country: string, named?: string): Promise<NewStudio | null> {
  const ask = (filter: { categories: string[] } | { providers: string[] }) =>
    lobbyCalls.filterGames({
      body: { device: device(), filter, page: 1, page_size: 2, sort: 'new' },
      headers: inBackground,
    });
  const newest = async () => {
    const collections = await lobbyCalls
      .listCollections({ headers: inBackground })
      .then(list => listHaving(list, 'id'))
      .catch((error: unknown) => {
        logFailure('load collections', error);
        return [];
      });
    const category = geoCollection(collections, kind, country)?.id ?? kind;
    return listHaving((await ask({ categories: [category] })).data, 'provider')[0]?.provider;
  };
  const [wanted, providers] = await Promise.all([
    named ?? newest(),
    lobbyCalls.listProviders({ headers: inBackground }).then(list => listHaving(list, 'id', 'slug')),
  ]);
  const studio = providers.find(({ slug }) => slug === wanted);
  if (!studio) return null;
  const games = listHaving((await ask({ providers: [studio.slug] })).data, 'identifier', 'preview');
  const { slug, title, name, games_count: count } = studio;
  return { kind, slug, title: title ?? name ?? slug, count, games };
}

/**
 * Reads the studio, unless the player is on a break. Rejects if the limits fail to load, because a player on a break
 * must not be invited to play [C15].
 */
async function studioFor(playerId: number | null, ...wanted: Parameters<typeof readStudio>): Promise<NewStudio | null> {
  const limits = playerId === null ? [] : await playerQueries().fetchQuery(limitsQuery(playerId));
  return limits.some(isBreak) ? null : await readStudio(...wanted);
}

/**
 * Presents a new studio to a player in one of the groups for new studios, and adds the group that marks it as shown
 * [STATE-021] [POPUP-015]. Shows nothing in a game, or if the games fail to load.
 */
export default function NewStudioPopup({ user }: { user: User }) {
  const { pathname } = useLocation();
  const isFree = useDialog() === null && !pathname.startsWith('/play/');
  const due = newStudioFor(user.statuses.map(({ id }) => id));
  const [studio, close] = useStudio(due?.kind, user.id);
  const isShown = studio !== null && isFree;
  const mark = due?.shownMark;
  useEffect(() => {
    if (!isShown || mark === undefined) return;
    // If adding the group fails, the popup is shown again at the next sign-in.
    accountCalls.addGroups({ body: { groups: { add: [mark] } } }).catch(() => undefined);
  }, [isShown, mark]);
  return isShown && <Popup studio={studio} onClose={close} />;
}

/**
 * The new-studio popup opened by name. It presents the studio due for the player or, if none is due, the studio for
 * live games. Does not mark the studio as shown.
 */
export function NamedStudioPopup({ user, onClose }: { user: User | null; onClose: () => void }) {
  const due = newStudioFor(user?.statuses.map(({ id }) => id) ?? []);
  const [studio] = useStudio(due?.kind ?? 'live', user?.id ?? null);
  return studio && <Popup studio={studio} onClose={onClose} />;
}

/** Loads the popup's data for a kind of game. Returns the data, and a function that closes the popup. */
function useStudio(kind: NewStudio['kind'] | undefined, playerId: number | null): [NewStudio | null, () => void] {
  const [studio, setStudio] = useState<NewStudio | null>(null);
  const named = useRouteLoaderData<{ brand: Brand }>('routes/shell')?.brand.newStudios;
  const slug = kind && named?.[kind];
  const { country } = useSite();
  useEffect(() => {
    if (!kind) return undefined;
    let gone = false;
    studioFor(playerId, kind, country, slug).then(
      found => gone || setStudio(found),
      (error: unknown) => logFailure('load new studio', error),
    );
    return () => {
      gone = true;
    };
  }, [country, kind, playerId, slug]);
  return [studio, () => setStudio(null)];
}

function Popup({ studio, onClose }: { studio: NewStudio; onClose: () => void }) {
  const t = useTranslations('notices.studio');
  const close = useTranslations('notices')('close');
  const paths = usePaths();
  return (
    <Dialog
      open
      onClose={onClose}
      sheet
      size="s"
      title={t('title', { studio: studio.title })}
      closeLabel={close}
      top={
        <div className="new-studio" data-theme="dark" aria-hidden="true">
          {studio.games.map(game => (
            <img
              key={game.identifier}
              src={`${game.preview}-288.webp`}
              width={150}
              height={200}
              alt=""
              style={{ backgroundColor: game.tint }}
            />
          ))}
        </div>
      }
      footer={
        <div className="pair">
          <Button size="l" onClick={onClose}>
            {close}
          </Button>
          <ButtonLink size="l" href={paths.producer(studio.slug)} onClick={onClose}>
            {t('see')}
          </ButtonLink>
        </div>
      }
    >
      <p className="small text-secondary">{t(studio.kind)}</p>
      <p className="small margin-top-3">
        <span className="text-muted">{t('games')}</span> <b className="numeric">{studio.count}</b>
      </p>
    </Dialog>
  );
}
