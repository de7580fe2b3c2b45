import { createTransport } from 'nodemailer';
import { isLoopback } from '../../core/production-faults.ts';
import type { WrittenMail } from './mail-frame.ts';

/** Milliseconds until a server that says nothing is left alone. */
const silenceMs = 15_000;

export interface MailServer {
  /**
   * Hands a mail over. `refused`: the server will never take it (SMTP 5xx). Rejects where trying again may help. The id
   * stands in the mail's Message-ID, by which a receiver knows one that came twice.
   */
  send(mail: { id: string; to: string; subject: string } & WrittenMail): Promise<'taken' | 'refused'>;
}

/** The mail server of `SMTP_URL`. On the way to any other machine than this one mails are encrypted, or not sent. */
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

/** The reader's address or the mail itself is refused. Whatever else is 5xx is ours to mend, and such a mail waits. */
function isForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const [status, code, command] = ['responseCode', 'code', 'command'].map(key => Reflect.get(error, key) as unknown);
  const isOfMail = (code === 'EENVELOPE' && command === 'RCPT TO') || code === 'EMESSAGE';
  return isOfMail && typeof status === 'number' && status >= 500;
}
