import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail, MailPort } from '../../ports/mail.js';

/** Used without a mail server: writes each message to a directory as an .eml file. */
export function outboxMail(folder: string, from: string): MailPort {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  /** Returns the path of the file. */
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
