import { lazy, Suspense } from 'react';
import { isCrawler } from '../../../shared/crawler.ts';

const ChatEntry = lazy(() => import('./chat-entry.tsx'));

/** ROLE-032: a program that reads the page is spared the chat's scripts. */
export default function ChatGate() {
  return <Suspense>{!isCrawler() && <ChatEntry />}</Suspense>;
}
