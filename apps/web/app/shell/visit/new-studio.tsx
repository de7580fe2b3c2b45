import type { User } from '@liftoff/contract/account';
import type { Game } from '@liftoff/contract/lobby';
import { newStudioFor } from '@liftoff/rules/account/new-studio';
import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Dialog } from '@liftoff/ui/dialog';
import { isBreak } from '@liftoff/rules/limits/reached';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { accountCalls } from '../../shared/calls/account-calls.ts';
import { inBackground } from '../../shared/calls/in-background.ts';
import { lobbyCalls } from '../../shared/calls/lobby-calls.ts';
import { useDialog } from '../../shared/dialogs.ts';
import { limitsQuery } from '../../shared/player/limits-query.ts';
import { playerQueries } from '../../shared/player/query-client.ts';
import { usePaths } from '../../shared/site.ts';
import './notices.css';

interface NewStudio {
  kind: 'live' | 'slots';
  slug: string;
  title: string;
  count: number;
  games: Game[];
}

/** The studio of the newest game of a kind, with two of its games. */
async function readStudio(kind: NewStudio['kind']): Promise<NewStudio | null> {
  const ask = (filter: { categories: string[] } | { providers: string[] }) =>
    lobbyCalls.filterGames({
      body: { device: 'desktop', filter, page: 1, page_size: 2, sort: 'new' },
      headers: inBackground,
    });
  const [{ data }, providers] = await Promise.all([
    ask({ categories: [kind] }),
    lobbyCalls.listProviders({ headers: inBackground }),
  ]);
  const studio = providers.find(({ slug }) => slug === data[0]?.provider);
  if (!studio) return null;
  const { data: games } = await ask({ providers: [studio.slug] });
  const { slug, title, name, games_count: count } = studio;
  return { kind, slug, title: title ?? name ?? slug, count, games };
}

/** The same for who may be invited to play: not during a break, and not before it is known that there is none [C15]. */
async function studioFor(playerId: number, kind: NewStudio['kind']): Promise<NewStudio | null> {
  const limits = await playerQueries().fetchQuery(limitsQuery(playerId));
  return limits.some(isBreak) ? null : await readStudio(kind);
}

/**
 * STATE-021, POPUP-015: once a player's profile is there, whether their groups say that a studio is new to them. Showing
 * it adds the group that says it was shown. Nothing is shown where the games do not come, or in a game.
 */
export default function NewStudioPopup({ user }: { user: User }) {
  const [studio, setStudio] = useState<NewStudio | null>(null);
  const { pathname } = useLocation();
  const isFree = useDialog() === null && !pathname.startsWith('/play/');
  const due = newStudioFor(user.statuses.map(({ id }) => id));
  const kind = due?.kind;
  useEffect(() => {
    if (kind) studioFor(user.id, kind).then(setStudio, () => undefined);
  }, [user.id, kind]);
  const isShown = studio !== null && isFree;
  const mark = due?.shownMark;
  useEffect(() => {
    if (!isShown || mark === undefined) return;
    // Where the mark does not arrive, the next sign-in shows it again.
    accountCalls.addGroups({ body: { groups: { add: [mark] } } }).catch(() => undefined);
  }, [isShown, mark]);
  return isShown && <Popup studio={studio} onClose={() => setStudio(null)} />;
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
        <div className="np" data-theme="dark" aria-hidden="true">
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
      <p className="small t2">{t(studio.kind)}</p>
      <p className="small mt3">
        <span className="t3">{t('games')}</span> <b className="num">{studio.count}</b>
      </p>
    </Dialog>
  );
}
