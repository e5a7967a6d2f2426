import { createTransport } from 'nodemailer';
import type { MailPort } from '../../ports/mail.js';

const TIMEOUT_MS = 10_000;

/** Mail through a real server: `smtp://user:password@host:587`, `smtps://…`. */
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
    /** Connects and logs in like a letter, which is nearly all of its work. */
    rehearse: async () => {
      await transport.verify();
    },
  };
}
