import { isCrawler } from '../../../shared/site/crawler.ts';
import { part } from '../../../shared/parts/part.tsx';

const ChatEntry = part(() => import('./chat-entry.tsx'));

/** ROLE-032: a program that reads the page is spared the chat's scripts. */
export default function ChatGate() {
  return !isCrawler() && <ChatEntry />;
}
