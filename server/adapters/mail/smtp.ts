import { createTransport } from 'nodemailer';
import type { MailPort } from '../../ports/mail.js';

const TIMEOUT_MS = 10_000;

/** Sends mail by SMTP: `smtp://user:password@host:587`, `smtps://…`. */
export function smtpMail(url: string, from: string): MailPort {
  const transport = createTransport(url, { from });
  Object.assign(transport.options, {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    send: async (mail) => {
      await transport.sendMail(mail);
    },
    /** Connects and authenticates like a real message, which is most of the work. */
    rehearse: async () => {
      await transport.verify();
    },
  };
}
