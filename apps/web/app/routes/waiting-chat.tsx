import { useState } from 'react';
import { useLocation } from 'react-router';
import { chatHash } from '../shared/site/address/paths.ts';
import { usePlayerSeed } from '../shared/player/player.ts';
import { part } from '../shared/parts/part.tsx';

const ChatEntry = part(() => import('../features/support/chat/chat-gate.tsx'), { when: 'idle' });

/**
 * The chat: of a player once the page has nothing else to do, of a guest once its hash is there. It is a part of its own:
 * a change of the shell would take the footer away, which is the server's until the visitor does something (decision 008).
 */
export function WaitingChat() {
  const isPlayer = usePlayerSeed() !== null;
  const { hash } = useLocation();
  const [asked, setAsked] = useState(false);
  if (hash === chatHash && !asked) setAsked(true);
  return (asked || isPlayer) && <ChatEntry />;
}
