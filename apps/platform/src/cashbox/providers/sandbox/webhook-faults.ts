import type { WebhookFaults } from '@liftoff/contract/console/payments';
import type { Sql } from '../../../database/database.ts';

/** Normal delivery: each event once, immediately and in order. */
const none = { copies: 1, delay_sec: 0, reversed: false, lost: false } as const;

/** The webhook faults that a sandbox provider simulates. */
export async function faultsOf(sql: Sql, provider: string): Promise<WebhookFaults> {
  const [row] = await sql.query<WebhookFaults>(
    'SELECT provider, copies, delay_sec, reversed, lost FROM sandbox_webhook_faults WHERE provider = $1',
    [provider],
  );
  return row ?? { provider, ...none };
}

/** Sets a provider's webhook faults; omitted fields are reset to normal delivery. */
export async function setFaults(
  sql: Sql,
  wanted: Pick<WebhookFaults, 'provider'> & { [Fault in keyof typeof none]?: WebhookFaults[Fault] | undefined },
): Promise<WebhookFaults> {
  const { provider, copies = 1, delay_sec: delaySec = 0, reversed = false, lost = false } = wanted;
  await sql.query(
    `INSERT INTO sandbox_webhook_faults (provider, copies, delay_sec, reversed, lost) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (provider) DO UPDATE SET copies = $2, delay_sec = $3, reversed = $4, lost = $5`,
    [provider, copies, delaySec, reversed, lost],
  );
  return { provider, copies, delay_sec: delaySec, reversed, lost };
}
