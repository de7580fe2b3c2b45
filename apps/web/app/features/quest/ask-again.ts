/** Milliseconds before an empty list is requested again [PQUEST-019]. */
const waitMs = 200;

const wait = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));

/** Requests a list. If it is empty, requests it once more; a second empty list is final [PQUEST-019]. */
export async function askAgainIfEmpty<T>(ask: () => Promise<T[]>): Promise<T[]> {
  const first = await ask();
  if (first.length > 0) return first;
  await wait(waitMs);
  return await ask();
}
