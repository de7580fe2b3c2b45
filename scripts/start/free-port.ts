import { createServer } from 'node:net';

/**
 * Explains in one sentence why a port cannot be listened on, or returns `null` if the port is free. `variable` is the
 * name of its setting.
 */
export function portFault(port: number, variable: string): Promise<string | null> {
  return new Promise(done => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => done(sentence(error.code, port, variable)));
    probe.listen(port, () => probe.close(() => done(null)));
  });
}

function sentence(code: string | undefined, port: number, variable: string): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken: Liftoff may already be running there. Stop it, or choose another ${variable}.`;
  if (code === 'EACCES') return `This user may not listen on port ${port}. Choose another ${variable}, above 1023.`;
  return `Cannot listen on port ${port} (${code ?? 'unknown'}). Choose another ${variable}.`;
}
