import type { Send } from '@liftoff/contract/core/client';
import { minor } from '@liftoff/rules/money/money';
import { createRoot } from 'react-dom/client';
import { frameCalls } from './frame/calls.ts';
import { codeOf, failureOf } from './frame/failure.ts';
import type { Frame } from './frame/frame-context.ts';
import { host, type Host } from './frame/host.ts';
import { forgetOthers, onBrokenStorage } from './frame/memory.ts';
import { serverClock } from './frame/server-clock.ts';
import { shownHashes } from './frame/shown-hashes.ts';
import { sound } from './frame/sound.ts';
import { startSession, type FrameSession } from './frame/start-session.ts';
import { GameFrame } from './engines/game-frame.tsx';
import { moneyWriter } from './frame/money.ts';
import { StartFailure } from './frame/start-failure.tsx';
import { loadTexts } from './frame/load-texts.ts';
import { TextsProvider } from './frame/texts.tsx';

/** The data from the launch address and the page. */
export interface Launch {
  token: string;
  /**
   * Origin of the page around the frame, already checked against the platform's list; `null` if messages must not be
   * sent to any page.
   */
  parent: string | null;
  /** The language for a failure that occurs before the player's language is known. */
  language: string;
}

interface Opened {
  frame: Frame;
  locale: string;
  texts: Awaited<ReturnType<typeof loadTexts>>['texts'];
}

/** Prepares everything the game needs from the session. Rejects if the session is refused. */
async function open(session: Promise<FrameSession>, send: Send, page: Host): Promise<Opened> {
  const { frame_token: token, start } = await session;
  const calls = frameCalls(send, () => token);
  forgetOthers(start);
  shownHashes(start).see(start.seed);
  const { locale, texts } = await loadTexts(start.locale);
  const money = moneyWriter(start.currency, minor(start.subunits_to_unit), locale);
  const sounds = sound();
  page.listen(message => {
    if (message.command === 'sound') sounds.turn(message.on);
  });
  return { frame: { start, calls, host: page, clock: serverClock(), money, sound: sounds }, locale, texts };
}

/**
 * Opens the game in `element`, and notifies the page once the game is visible. If the launch is refused or the engine
 * fails to load, it shows one calm sentence and notifies the page. `session` is the session already requested for
 * this launch.
 */
export async function boot(
  element: HTMLElement,
  launch: Launch,
  send: Send,
  session: Promise<FrameSession> = startSession(launch.token, send),
): Promise<void> {
  const page = host(launch.parent);
  onBrokenStorage(name => page.post({ type: 'liftoff:frame', event: 'storage', name }));
  const giveUp = async (error: unknown) => {
    // Notifies the page first, because the frame's messages might not load without a connection.
    page.post({ type: 'liftoff:frame', event: 'error', code: codeOf(error) });
    const { locale, texts } = await loadTexts(launch.language);
    document.documentElement.lang = locale;
    root.render(
      <TextsProvider locale={locale} texts={texts}>
        <StartFailure failure={failureOf(error)} />
      </TextsProvider>,
    );
  };
  const root = createRoot(element, { onUncaughtError: error => void giveUp(error) });
  try {
    const { frame, locale, texts } = await open(session, send, page);
    document.documentElement.lang = locale;
    document.title = frame.start.title;
    root.render(
      <TextsProvider locale={locale} texts={texts}>
        <GameFrame frame={frame} onDrawn={() => page.post({ type: 'liftoff:frame', event: 'ready' })} />
      </TextsProvider>,
    );
  } catch (error) {
    await giveUp(error);
  }
}
