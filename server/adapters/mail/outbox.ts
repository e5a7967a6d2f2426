import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailPort } from '../../ports/mail.js';

/** Without a mail server: each letter becomes a file in a folder, in the form that mail programs open (.eml). */
export function outboxMail(folder: string, from: string): MailPort {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    send: async (mail) => {
      const { message, messageId } = await transport.sendMail(mail);
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${messageId.replace(/\W/g, '').slice(0, 12)}.eml`;
      writeFileSync(join(folder, name), message as Buffer, { mode: 0o600 });
    },
  };
}
