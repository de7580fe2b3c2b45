/**
 * The version in the address of the payments library. The content of a version never changes, so it is cached for a
 * year [D15]. To change the library, raise the version and add its digest to `pinned.test.ts`.
 */
export const libraryVersion = '1.1.3';
