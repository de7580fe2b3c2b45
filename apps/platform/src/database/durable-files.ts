import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The parts of Emscripten's file system used here. */
interface NodeFiles {
  stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
  realPath(node: unknown): string;
}
type PreRun = { FS: unknown; NODEFS?: NodeFiles };

/** Counts the real fsync calls. The startup check reads the count [B5]. */
export interface SyncCounter {
  count: number;
}

/**
 * PGlite's folder on disk, with a real `fsync`. PGlite's own version reports success but does nothing, so a power
 * failure would lose commits. Requires `wal_sync_method=fsync`, because Emscripten's fdatasync does nothing either.
 */
export class DurableFiles extends NodeFS {
  readonly syncs: SyncCounter = { count: 0 };

  override async init(pglite: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const made = await super.init(pglite, options);
    const preRun = made.emscriptenOpts.preRun ?? [];
    preRun.push(module => {
      const files = (module as unknown as PreRun).NODEFS;
      if (files === undefined) throw new Error('PGlite has no folder to write to');
      files.stream_ops.fsync = stream => {
        if (stream.nfd === undefined) syncFolder(files.realPath(stream.node));
        else fsyncSync(stream.nfd);
        this.syncs.count += 1;
        return 0;
      };
    });
    return { emscriptenOpts: { ...made.emscriptenOpts, preRun } };
  }
}

/** Syncs a folder to disk. A rename is durable only after the folder that contains it is synced. */
export function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
