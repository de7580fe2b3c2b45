import { LicencePolicy } from '@liftoff/contract/limits/licence-policy';
import { readConfigFile } from '../core/read-config-file.ts';

/** The platform's licence policy. It is read once at startup, so a change requires a restart. */
export const licencePolicy: LicencePolicy = readConfigFile('licence-policy.json', LicencePolicy);
