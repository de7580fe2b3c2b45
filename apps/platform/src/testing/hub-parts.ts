import type { HubParts } from '../realtime/hub.ts';

/** A hub that has no platform: nothing is revoked, and events come only from the test. */
export const hubParts = (parts: Partial<HubParts> = {}): HubParts => ({
  isRevoked: async () => false,
  publish: async () => null,
  receivedByAll: async () => true,
  catchUp: async () => undefined,
  join: async () => true,
  leave: async () => undefined,
  ...parts,
});
