import { Suspense } from 'react';
import { isCrawler } from '../../../shared/site/crawler.ts';
import { retriedPart } from '../../../shared/parts/retried-part.ts';

const ChatEntry = retriedPart(() => import('./chat-entry.tsx'));

/** ROLE-032: a program that reads the page is spared the chat's scripts. */
export default function ChatGate() {
  return <Suspense>{!isCrawler() && <ChatEntry />}</Suspense>;
}
