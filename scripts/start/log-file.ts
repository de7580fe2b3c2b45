import { mkdirSync } from 'node:fs';
import { createStream } from 'rotating-file-stream';

/** A log is cut at this size; this many older ones stay beside it. */
export interface LogLimits {
  /** Bytes with a unit: `10M`. */
  readonly size: `${number}${'B' | 'K' | 'M'}`;
  readonly files: number;
}

const usual: LogLimits = { size: '10M', files: 5 };

export interface LogFile {
  write(text: string): void;
  close(): Promise<void>;
}

/**
 * A log file that cannot fill the disk: `platform.log`, and once that is full `platform.log.1` to `.5`. A disk that
 * takes nothing more loses lines, not the casino.
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
