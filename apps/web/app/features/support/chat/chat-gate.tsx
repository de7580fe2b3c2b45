import { isCrawler } from '../../../shared/site/crawler.ts';
import { part } from '../../../shared/parts/part.tsx';

const ChatEntry = part(() => import('./chat-entry.tsx'));

/** Loads the support chat, but not for crawlers [ROLE-032]. */
export default function ChatGate() {
  return !isCrawler() && <ChatEntry />;
}
