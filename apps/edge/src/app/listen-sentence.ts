/** Explains in a plain sentence why a port cannot be listened on, given the system's error code. */
export function listenSentence(code: string | undefined, port: number): string {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: 'is taken: another edge may already be running there',
    EACCES: 'may not be listened on by this user',
  };
  return `Port ${port} ${reasons[code ?? ''] ?? `cannot be listened on (${code ?? 'unknown'})`}. Choose another PORT.`;
}
