import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { outboxMail, smtpMail } from './mail.js';

const LETTER = {
  to: 'mona@example.com',
  subject: 'كود تعيين كلمة مرور جديدة',
  text: 'الكود: 12345678\nأهلًا',
};

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

/** A real SMTP server on a free port that stores or rejects incoming mail. */
async function startServer(refuse = false): Promise<{ url: string; received: string[] }> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        done(refuse ? new Error('no room') : null);
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  cleanUps.push(() => server.close());
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received };
}

function decodeBody(message: string): string {
  return Buffer.from(message.slice(message.indexOf('\r\n\r\n')).replace(/\s/g, ''), 'base64').toString();
}

describe('mail over SMTP', () => {
  it('lets mail programs stop letters with one request, and only letters that can be stopped', async () => {
    const { url, received } = await startServer();
    const stopUrl = 'https://shop.example/api/webhook/stop-newsletter?key=abc&locale=ar';
    await smtpMail(url, 'shop@example.com').send({ ...LETTER, stopUrl });
    await smtpMail(url, 'shop@example.com').send(LETTER);
    const [stoppable = '', other = ''] = received.map((message) => message.replace(/\r\n\s+/g, ' '));
    expect(stoppable).toContain(`List-Unsubscribe: <${stopUrl}>\r\n`);
    expect(stoppable).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    expect(other).not.toContain('List-Unsubscribe');
  });

  it('sets Reply-To without allowing header injection through its name', async () => {
    const { url, received } = await startServer();
    const name = 'منى\r\nBcc: victim@example.com';
    await smtpMail(url, 'shop@example.com').send({
      ...LETTER,
      subject: 'Hello\r\nBcc: victim@example.com',
      replyTo: { name, address: 'mona@example.com' },
    });
    const [folded = ''] = (received[0] ?? '').split('\r\n\r\n');
    const head = folded.replace(/\r\n[ \t]/g, ' ');
    expect(head).toMatch(/^Reply-To: .*<mona@example\.com>$/m);
    expect(head).not.toMatch(/^bcc:/im);
  });

  it('sends an Arabic email unchanged', async () => {
    const { url, received } = await startServer();
    await smtpMail(url, 'shop@example.com').send(LETTER);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatch(/^From: shop@example\.com/m);
    expect(received[0]).toMatch(/^To: mona@example\.com/m);
    expect(decodeBody(received[0] ?? '').trim()).toBe(LETTER.text);
  });

  it('rejects when the mail server refuses the message', async () => {
    const { url } = await startServer(true);
    await expect(smtpMail(url, 'shop@example.com').send(LETTER)).rejects.toThrow('no room');
  });

  it('rejects when the mail server is unreachable', async () => {
    await expect(smtpMail('smtp://127.0.0.1:1', 'shop@example.com').send(LETTER)).rejects.toThrow();
  });
});

describe('mail without a server', () => {
  it('writes a message to a private .eml file without a mail server', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
    cleanUps.push(() => rmSync(folder, { recursive: true }));
    await outboxMail(folder, 'shop@localhost').send(LETTER);
    const [name = ''] = readdirSync(folder);
    expect(name).toMatch(/\.eml$/);
    expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
    expect(decodeBody(readFileSync(join(folder, name), 'utf8')).trim()).toBe(LETTER.text);
  });
});
