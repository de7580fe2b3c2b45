/** Sends one webhook and answers its HTTP status; throws when nobody answers. */
export type PostWebhook = (path: string, body: string, headers: Record<string, string>) => Promise<number>;

/** Over real HTTP to the platform's own port, as a provider of the outside would come. */
export const postToPort =
  (port: number): PostWebhook =>
  async (path, body, headers) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      body,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
