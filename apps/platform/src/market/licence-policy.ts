import { LicencePolicy } from '@liftoff/contract/limits/licence-policy';
import { readConfigFile } from '../core/read-config-file.ts';

/** The policy of this platform. It is read once: changing it is a restart. */
export const licencePolicy: LicencePolicy = readConfigFile('licence-policy.json', LicencePolicy);
