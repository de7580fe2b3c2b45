/**
 * The version in the address of the payments library: what is served under it never changes, so it is kept for a year
 * (D15). A change of the library has the next version, and its digest in `pinned.test.ts`.
 */
export const libraryVersion = '1.1.2';
