import type { ContactPort, ContactMessage, StoredMessage } from '../../ports/contact.js';
import type { LastTexts } from '../../ports/records/lastTexts.js';
import type { ShopRecords } from '../../ports/backend.js';
import { createRecordNotes, type RecordNotes } from '../../ports/shared/records/recordNotes.js';
import type { RecordReader } from '../../ports/shared/records/recordReader.js';
import type { Database } from '../sql/sql.js';
import { databaseAccountLetters } from './accountLetters.js';
import { databaseBookings } from './bookings.js';
import { guarded } from '../connection/guarded.js';
import { databaseMissedSearches } from './missedSearches.js';
import { databaseNotices } from './notices.js';
import { databaseRecordProblems } from './recordProblems.js';
import { databaseReturns } from './returns.js';
import { databaseSubscribers } from './subscribers.js';
import { NOTICE_ENDS, openRecords } from '../../../features/records.js';
import { databaseState, type StateOptions } from './state.js';
import { tableRecords } from './tableRecords.js';
import { text, integer, optionalText } from '../sql/rows.js';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Row } from '@libsql/client';

/** The shop's own records and their database. */
export interface OwnRecords extends ShopRecords {
  /** For other tables in the same database. */
  database: Database;
  lastTexts: LastTexts;
  /** What is wrong with records, which `recordProblems` lists. */
  notes: RecordNotes;
  /** Reads rows of the database. */
  tables: RecordReader;
  close(): void;
}

export interface OwnRecordsOptions extends StateOptions {
  /** Told once of each record that cannot be read. */
  onProblem?: ((line: string) => void) | undefined;
  /** Keeps the process alive for work after the response. */
  later?: ((work: Promise<unknown>) => void) | undefined;
}

/** The shop's own records in an open database. */
export function ownRecords(database: Database, options: OwnRecordsOptions = {}): OwnRecords {
  const kept = databaseRecordProblems(guarded(database, 'store_unavailable'), options.now);
  const { onProblem, later, now } = options;
  const notes = createRecordNotes({ kept, onProblem, later, now });
  const tables = tableRecords(notes);
  /** After the problems of records that have been mended are cleared. */
  const settled =
    <T>(look: () => Promise<T>) =>
    async () => {
      await notes.settle();
      return look();
    };
  return {
    database,
    state: databaseState(guarded(database, 'store_unavailable'), options),
    subscribers: databaseSubscribers(guarded(database, 'newsletter_unavailable'), options.now),
    contact: databaseContact(guarded(database, 'store_unavailable')),
    notices: databaseNotices(guarded(database, 'store_unavailable'), NOTICE_ENDS, options.now),
    accountLetters: databaseAccountLetters(guarded(database, 'store_unavailable'), options.now),
    bookings: databaseBookings(guarded(database, 'store_unavailable'), options.now),
    returns: databaseReturns(guarded(database, 'store_unavailable'), tables, options.now),
    recordProblems: { ...kept, list: settled(() => kept.list()), count: settled(() => kept.count()) },
    notes,
    tables,
    missedSearches: databaseMissedSearches(guarded(database, 'store_unavailable')),
    features: openRecords(guarded(database, 'store_unavailable'), options.now),
    lastTexts: databaseLastTexts(database),
    close: () => database.close(),
  };
}

const KEY = 'last_texts';
/** Increment this when the stored format changes; older texts are then read again from the source. */
const FORM = 1;

const Kept = v.object({ form: v.number(), source: v.string(), texts: v.unknown() });

/** The last texts, in one row of the shop's database. */
function databaseLastTexts(database: Database): LastTexts {
  return {
    async read(source) {
      try {
        const [row] = await database.rows('SELECT value FROM shop_meta WHERE key = ?', [KEY]);
        if (row === undefined) return null;
        const kept = v.parse(Kept, JSON.parse(text(row, 'value')));
        return kept.form === FORM && kept.source === source ? kept.texts : null;
      } catch {
        return null;
      }
    },
    async write(source, texts) {
      const value = JSON.stringify({ form: FORM, source, texts });
      await database
        .write((writer) =>
          writer.run('INSERT OR REPLACE INTO shop_meta (key, value) VALUES (?, ?)', [KEY, value]),
        )
        .catch(() => 0);
    },
  };
}

/** Messages in the shop's own database. A digest of content and day detects duplicates. */
function databaseContact(database: Database): ContactPort {
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

    async listUnanswered(since, limit) {
      const sql = `SELECT *, count(*) OVER () AS found FROM contact_messages
        WHERE answered_at IS NULL AND is_suspect = 0 AND received_at >= ? ORDER BY id DESC LIMIT ?`;
      const rows = await database.rows(sql, [since.toISOString(), limit]);
      const [newest] = rows;
      return { messages: rows.map(toMessage), count: newest === undefined ? 0 : integer(newest, 'found') };
    },

    markAnswered: (ids) =>
      database.write((writer) =>
        writer.run(
          `UPDATE contact_messages SET answered_at = ?
           WHERE answered_at IS NULL AND id IN (SELECT value FROM json_each(?))`,
          [new Date().toISOString(), JSON.stringify(ids)],
        ),
      ),
  };
}

function digestOf({ name, phone, email, message, isSuspect }: ContactMessage, day: string): string {
  return createHash('sha256')
    .update(JSON.stringify([day, name, phone, email, message, isSuspect]))
    .digest('hex');
}

function toMessage(row: Row): StoredMessage {
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
