import { mkdirSync } from 'node:fs';
import { createStream } from 'rotating-file-stream';

/** Maximum size of a log file, and the number of older files kept next to it. */
export interface LogLimits {
  /** Size in bytes with a unit, such as `10M`. */
  readonly size: `${number}${'B' | 'K' | 'M'}`;
  readonly files: number;
}

const usual: LogLimits = { size: '10M', files: 5 };

export interface LogFile {
  write(text: string): void;
  close(): Promise<void>;
}

/**
 * Opens a log file that cannot fill the disk: a full `platform.log` is renamed to `platform.log.1`, and older files
 * up to `.5` are kept. If the disk is full, lines are lost but the casino keeps running.
 */
export function openLogFile(folder: string, name: string, limits: LogLimits = usual): LogFile {
  mkdirSync(folder, { recursive: true });
  const named = (index: number | Date | null): string =>
    typeof index === 'number' ? `${name}.log.${index}` : `${name}.log`;
  const stream = createStream(named, { path: folder, size: limits.size, rotate: limits.files });
  stream.on('error', () => undefined);
  return {
    write: text => void stream.write(text),
    close: () => new Promise(done => stream.end(() => done())),
  };
}
