import { mkdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailPort, Mail } from '../../ports/mail.js';

const TIMEOUT_MS = 10_000;

/** Mail programs show a button to stop such letters, and press it with a POST (RFC 8058). */
function withListHeaders({ stopUrl, ...mail }: Mail) {
  if (stopUrl === undefined) return mail;
  const headers = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return { ...mail, list: { unsubscribe: stopUrl }, headers };
}

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
      await transport.sendMail(withListHeaders(mail));
    },
    /** Connects and authenticates like a real message, which is most of the work. */
    rehearse: async () => {
      await transport.verify();
    },
  };
}

/** Used without a mail server: writes each message to a directory as an .eml file. */
export function outboxMail(folder: string, from: string): MailPort {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  /** Returns the path of the file. */
  const write = async (mail: Mail): Promise<string> => {
    const { message, messageId } = await transport.sendMail(withListHeaders(mail));
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${messageId.replace(/\W/g, '').slice(0, 12)}.eml`;
    const file = join(folder, name);
    await writeFile(file, message, { mode: 0o600 });
    return file;
  };
  return {
    send: async (mail) => {
      await write(mail);
    },
    rehearse: async (mail) => rmSync(await write(mail)),
  };
}
