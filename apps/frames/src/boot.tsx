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

/** What the launch address and the page give. */
export interface Launch {
  token: string;
  /** The page around the frame, already checked against the platform's list; null speaks with nobody. */
  parent: string | null;
  /** The language to fail in, before the start tells the player's. */
  language: string;
}

interface Opened {
  frame: Frame;
  locale: string;
  texts: Awaited<ReturnType<typeof loadTexts>>['texts'];
}

/** Puts together what the game needs from the session that has been begun. Rejects with its refusal. */
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
 * Opens the game in `element`, and tells the page once it can be seen; a launch that cannot be opened, or an engine that
 * does not come, says so in one calm sentence and tells the page. `session` is the one begun for the launch.
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
    // The page first: without a connection the words of this frame may not come.
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
