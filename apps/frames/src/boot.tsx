import type { Send } from '@liftoff/contract/client';
import type { FrameStart } from '@liftoff/contract/game';
import { minor } from '@liftoff/rules/money';
import { createRoot } from 'react-dom/client';
import { frameCalls } from './frame/calls.ts';
import { codeOf, failureOf } from './frame/failure.ts';
import type { Frame } from './frame/frame-context.ts';
import { host, type Host } from './frame/host.ts';
import { onBrokenStorage } from './frame/memory.ts';
import { serverClock } from './frame/server-clock.ts';
import { shownHashes } from './frame/shown-hashes.ts';
import { sound } from './frame/sound.ts';
import { GameFrame } from './game-frame.tsx';
import { moneyWriter } from './money.ts';
import { StartFailure } from './start-failure.tsx';
import { loadTexts, TextsProvider } from './texts/texts.tsx';

/**
 * A start that takes longer has failed: the player is told and can try again. Long before, the page around the game says
 * that it takes a while and opens as soon as it can, which a slow line or a busy platform must be left the time for.
 */
const mostStartMs = 20_000;

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

/** Starts the frame session and puts together what the game needs. Rejects with the refusal. */
async function open(launch: Launch, send: Send, page: Host): Promise<Opened> {
  let bearer: string | null = null;
  const calls = frameCalls(send, () => bearer);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), mostStartMs);
  const answer = await calls.frameStart({ body: { launch_token: launch.token }, signal: late.signal });
  clearTimeout(timer);
  bearer = answer.frame_token;
  const start: FrameStart = answer.start;
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
 * does not come, says so in one calm sentence and tells the page.
 */
export async function boot(element: HTMLElement, launch: Launch, send: Send): Promise<void> {
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
    const { frame, locale, texts } = await open(launch, send, page);
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
