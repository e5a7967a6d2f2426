import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail, MailPort } from '../../ports/mail.js';

/** Without a mail server: each letter becomes a file in a folder, in the form that mail programs open (.eml). */
export function outboxMail(folder: string, from: string): MailPort {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  /** Answers the letter's file. */
  const write = async (mail: Mail): Promise<string> => {
    const { message, messageId } = await transport.sendMail(mail);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${messageId.replace(/\W/g, '').slice(0, 12)}.eml`;
    const file = join(folder, name);
    writeFileSync(file, message as Buffer, { mode: 0o600 });
    return file;
  };
  return {
    send: async (mail) => {
      await write(mail);
    },
    rehearse: async (mail) => rmSync(await write(mail)),
  };
}
