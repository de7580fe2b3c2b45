import type { HubParts } from '../realtime/hub.ts';

/** Creates the parts of a hub without a platform. No token is revoked, and events come only from the test. */
export const hubParts = (parts: Partial<HubParts> = {}): HubParts => ({
  isRevoked: async () => false,
  publish: async () => null,
  receivedByAll: async () => true,
  catchUp: async () => undefined,
  join: async () => true,
  leave: async () => undefined,
  ...parts,
});
