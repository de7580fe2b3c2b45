/** Thrown if the environment variables cannot be used. `faults` contains a plain sentence for each problem. */
export class BadSettings extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'BadSettings';
    this.faults = faults;
  }
}

/** Matches variables whose value must not appear on a terminal or in a log. */
const secret = /KEY|TOKEN|SECRET|DATABASE_URL|SMTP_URL/;

/** Describes an invalid variable, for example: `SEED must be a whole number, not "many".` */
export const settingFault = (name: string, wanted: string, value: unknown): string =>
  secret.test(name) ? `${name} must be ${wanted}.` : `${name} must be ${wanted}, not "${String(value)}".`;
