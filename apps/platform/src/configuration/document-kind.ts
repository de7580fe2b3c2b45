import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import type { Locale } from '@liftoff/contract/core/locale';
import type * as z from 'zod';
import { readShaped } from '../core/read-config-file.ts';
import type { Sql, Tx } from '../database/database.ts';

/** The reader for whom a document is previewed. */
export interface DocumentReader {
  readonly locale: Locale;
  /** `null` if unknown. */
  readonly country: string | null;
  readonly groups: readonly string[];
  readonly currency: CurrencyCode;
  readonly now: Date;
}

/** Where a value is wrong, as a path into it, and why. */
export interface DocumentFault {
  readonly path: string;
  readonly fault: string;
}

/** A kind of configuration document. Several documents can be of one kind, such as the cards of the shop. */
export interface DocumentKind<V = unknown> {
  /** Whether a document of this kind can have the name. */
  isName(name: string): boolean;
  /** The shape of the file and of every version. */
  readonly shape: z.ZodType<V>;
  /** The documents of the operator's files, by name. They are in force until staff edit them. */
  shipped(): ReadonlyMap<string, V>;
  /** Whether a document can be absent. Its value is then `null`. */
  readonly isOptional?: boolean;
  /** Whether the site's edge uses an edited document in place of its file of the same name. */
  readonly isOfSite?: boolean;
  /** A fault that the shape cannot see. Runs in the transaction of the change, under its lock. */
  faultOf?(sql: Sql, value: V): Promise<DocumentFault | null> | DocumentFault | null;
  /** Runs in the transaction in which a version is stored. */
  stored?(tx: Tx, value: V): Promise<void>;
  /** What a reader would see of a document; by default its value. */
  preview?(sql: Sql, value: V, reader: DocumentReader): unknown;
}

/** The kind of a single document with a fixed name. */
export const oneDocument = <V>(
  name: string,
  kind: Omit<DocumentKind<V>, 'isName' | 'shipped'> & { readonly file: () => V | null },
): DocumentKind<V> => ({
  ...kind,
  isName: other => other === name,
  shipped: () => {
    const value = kind.file();
    return new Map(value === null ? [] : [[name, value]]);
  },
});

/**
 * The content of a file of the site's configuration folder; `null` if it does not exist. Throws an error that names the
 * file if it does not match the shape.
 */
export function feFile<V>(folder: string, name: string, shape: z.ZodType<V>): V | null {
  const file = join(folder, `${name}.json`);
  return existsSync(file) ? readShaped(file, file, shape) : null;
}
