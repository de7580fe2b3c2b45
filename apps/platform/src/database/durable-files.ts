import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The parts of Emscripten's file system that are needed here. */
interface NodeFiles {
  stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
  realPath(node: unknown): string;
}
type PreRun = { FS: unknown; NODEFS?: NodeFiles };

/** How often a file was really brought to disk; the boot check reads it [B5]. */
export interface SyncCounter {
  count: number;
}

/**
 * PGlite's folder on disk, but `fsync` is real: its own says yes and does nothing, so that a commit would be lost with
 * the power. Needs `wal_sync_method=fsync`, because Emscripten's fdatasync does nothing either.
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

/** A rename is on disk when its folder is. */
export function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
