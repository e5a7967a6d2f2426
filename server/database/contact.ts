import { createHash } from 'node:crypto';
import type { Row } from '@libsql/client';
import type { ContactMessage, ContactPort, KeptMessage } from '../ports/contact.js';
import type { Database } from './sql.js';
import { integer, optionalText, text } from './rows.js';

/** Messages in the shop's own database. A digest of content and day tells a message that was sent twice. */
export function databaseContact(database: Database): ContactPort {
  return {
    async keep(message) {
      const { name, phone, email, message: words, isSuspect } = message;
      const now = new Date().toISOString();
      const digest = digestOf(message, now.slice(0, 10));
      return database.write(async (writer) => {
        const added = await writer.run(
          `INSERT INTO contact_messages (digest, name, phone, email, message, is_suspect, received_at)
           VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (digest) DO NOTHING`,
          [digest, name, phone, email, words, isSuspect ? 1 : 0, now],
        );
        const [row] = await writer.rows('SELECT id FROM contact_messages WHERE digest = ?', [digest]);
        if (row === undefined) throw new Error('A contact message that was just kept is not there');
        return { id: integer(row, 'id'), isNew: added > 0 };
      });
    },

    async markMailed(id) {
      await database.write((writer) =>
        writer.run('UPDATE contact_messages SET mailed_at = ? WHERE id = ?', [new Date().toISOString(), id]),
      );
    },

    async list(limit) {
      const rows = await database.rows('SELECT * FROM contact_messages ORDER BY id DESC LIMIT ?', [limit]);
      return rows.map(toMessage);
    },
  };
}

function digestOf({ name, phone, email, message, isSuspect }: ContactMessage, day: string): string {
  return createHash('sha256')
    .update(JSON.stringify([day, name, phone, email, message, isSuspect]))
    .digest('hex');
}

function toMessage(row: Row): KeptMessage {
  const mailedAt = optionalText(row, 'mailed_at');
  return {
    id: integer(row, 'id'),
    name: text(row, 'name'),
    phone: optionalText(row, 'phone'),
    email: optionalText(row, 'email'),
    message: text(row, 'message'),
    isSuspect: integer(row, 'is_suspect') === 1,
    receivedAt: new Date(text(row, 'received_at')),
    mailedAt: mailedAt === null ? null : new Date(mailedAt),
  };
}
