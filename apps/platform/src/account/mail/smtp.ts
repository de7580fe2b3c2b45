import { createTransport } from 'nodemailer';
import { isLoopback } from '../../core/production-faults.ts';
import type { WrittenMail } from './mail-frame.ts';

/** Timeout for a silent mail server, in milliseconds. */
const silenceMs = 15_000;

export interface MailServer {
  /**
   * Hands an email to the server. Returns `refused` if the server will never accept it (SMTP 5xx), and rejects if a
   * retry could help. The id is part of the Message-ID, so that the receiving server recognises a duplicate.
   */
  send(mail: { id: string; to: string; subject: string } & WrittenMail): Promise<'taken' | 'refused'>;
}

/** The mail server in `SMTP_URL`. Emails to any other machine are sent encrypted or not at all. */
export function smtpServer(url: string): MailServer {
  const { protocol, hostname, port, username, password } = new URL(url);
  const transport = createTransport({
    host: hostname,
    secure: protocol === 'smtps:',
    requireTLS: protocol === 'smtp:' && !isLoopback(url),
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(port === '' ? {} : { port: Number(port) }),
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  });
  return {
    async send({ id, to, subject, from, html, text, headers }) {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          html,
          text,
          messageId: `<${id}@${from.address.split('@')[1] ?? 'localhost'}>`,
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        });
        return 'taken';
      } catch (error) {
        if (isForGood(error)) return 'refused';
        throw error;
      }
    },
  };
}

/**
 * Whether the server permanently refused the recipient or the email itself. Any other 5xx error is ours to fix, so
 * the email is retried.
 */
function isForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const [status, code, command] = ['responseCode', 'code', 'command'].map(key => Reflect.get(error, key) as unknown);
  const isOfMail = (code === 'EENVELOPE' && command === 'RCPT TO') || code === 'EMESSAGE';
  return isOfMail && typeof status === 'number' && status >= 500;
}
