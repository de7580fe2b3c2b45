import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { chatHash } from '../shared/site/address/paths.ts';
import { usePlayerSeed } from '../shared/player/player.ts';
import { useIdle } from '../shared/parts/when-idle.ts';
import { retriedPart } from '../shared/parts/retried-part.ts';

const ChatEntry = retriedPart(() => import('../features/support/chat/chat-gate.tsx'));

/**
 * The chat: of a player once the page has nothing else to do, of a guest once its hash is there. It is a part of its own:
 * a change of the shell would take the footer away, which is the server's until the visitor does something (decision 008).
 */
export function WaitingChat() {
  const isPlayer = usePlayerSeed() !== null;
  const { hash } = useLocation();
  const idle = useIdle();
  const [asked, setAsked] = useState(false);
  if (hash === chatHash && !asked) setAsked(true);
  return <Suspense>{idle && (asked || isPlayer) && <ChatEntry />}</Suspense>;
}
