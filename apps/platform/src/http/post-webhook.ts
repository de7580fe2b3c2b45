/** Sends one webhook and returns the HTTP status of the response. Throws if there is no response. */
export type PostWebhook = (path: string, body: string, headers: Record<string, string>) => Promise<number>;

/** Sends webhooks over real HTTP to the platform's own port, as an external provider would. */
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
