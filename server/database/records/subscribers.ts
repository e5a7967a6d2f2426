import { randomBytes } from 'node:crypto';
import { DEFAULT_LOCALE, LOCALES } from '../../../domain/core/locale.js';
import type {
  StoredSubscriber,
  SubscribersPort,
  SubscriptionRecord,
  UnsyncedSubscription,
} from '../../ports/records/newsletter.js';
import { optionalText, text } from '../sql/rows.js';
import type { Database, Row, Writer } from '../sql/sql.js';

const TOKEN_BYTES = 24;

/** Consent that stays as it is. */
const HOLDS = 'stopped_at IS NULL AND words IS NOT NULL';

const KEEP = `
  INSERT INTO newsletter_subscribers
    (email, first_name, last_name, phone, subscribed_at, page, words, locale, token)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (email) DO UPDATE SET
    first_name = ifnull(excluded.first_name, first_name),
    last_name = ifnull(excluded.last_name, last_name),
    phone = ifnull(excluded.phone, phone),
    subscribed_at = CASE WHEN ${HOLDS} THEN subscribed_at ELSE excluded.subscribed_at END,
    page = CASE WHEN ${HOLDS} THEN page ELSE excluded.page END,
    locale = CASE WHEN ${HOLDS} THEN locale ELSE excluded.locale END,
    words = CASE WHEN ${HOLDS} THEN words ELSE excluded.words END,
    told_at = CASE WHEN ${HOLDS} THEN told_at END,
    stopped_at = NULL`;

const FIND = 'SELECT token, stopped_at FROM newsletter_subscribers WHERE email = ?';

/** The values of a JSON array that is the parameter. */
const GIVEN = 'SELECT value FROM json_each(?)';

/** Subscribers by address in the shop's database. Whoever stops stays as an address only, so that the stop is known. */
export function databaseSubscribers(
  database: Database,
  now: () => number = () => Date.now(),
): SubscribersPort {
  const today = () => new Date(now()).toISOString();
  return {
    keep({ email: given, firstName = null, lastName = null, phone = null }, { page, words, locale }) {
      const email = asStored(given);
      const fresh = randomBytes(TOKEN_BYTES).toString('base64url');
      return database.write(async (writer) => {
        const [known] = await writer.rows(FIND, [email]);
        await writer.run(KEEP, [email, firstName, lastName, phone, today(), page, words, locale, fresh]);
        const [row] = await writer.rows(FIND, [email]);
        if (row === undefined) throw new Error('A subscriber was neither kept nor found');
        return {
          token: text(row, 'token'),
          wasSubscribed: known !== undefined && optionalText(known, 'stopped_at') === null,
        };
      });
    },

    stop: (token) => database.write((writer) => stop(writer, token, today())),

    async list() {
      const rows = await database.rows(
        'SELECT * FROM newsletter_subscribers WHERE stopped_at IS NULL ORDER BY subscribed_at, email',
      );
      return rows.map(toSubscriber);
    },

    async find(emails) {
      const given = JSON.stringify(emails.map(asStored));
      const rows = await database.rows(
        `SELECT * FROM newsletter_subscribers WHERE email IN (${GIVEN}) ORDER BY subscribed_at, email`,
        [given],
      );
      return rows.map(toRecord);
    },

    async forget(emails) {
      await database.write((writer) =>
        writer.run(
          `UPDATE newsletter_subscribers SET told_at = CASE WHEN stopped_at IS NULL THEN NULL ELSE told_at END,
             stopped_at = ifnull(stopped_at, ?), first_name = NULL, last_name = NULL, phone = NULL,
             page = NULL, words = NULL, locale = NULL
           WHERE email IN (${GIVEN})`,
          [today(), JSON.stringify(emails.map(asStored))],
        ),
      );
    },

    async listUnsynced(token) {
      const rows = await database.rows(
        `SELECT * FROM newsletter_subscribers WHERE told_at IS NULL AND token = ifnull(?, token)
         ORDER BY subscribed_at, email`,
        [token ?? null],
      );
      return rows.map((row): UnsyncedSubscription => ({
        ...toRecord(row),
        phone: optionalText(row, 'phone'),
      }));
    },

    async markSynced({ email, stoppedAt }) {
      await database.write((writer) =>
        writer.run('UPDATE newsletter_subscribers SET told_at = ? WHERE email = ? AND stopped_at IS ?', [
          today(),
          email,
          stoppedAt?.toISOString() ?? null,
        ]),
      );
    },
  };
}

/** Returns the address with this token; null if there is none. */
async function stop(writer: Writer, token: string, today: string): Promise<string | null> {
  const [row] = await writer.rows('SELECT email FROM newsletter_subscribers WHERE token = ?', [token]);
  if (row === undefined) return null;
  await writer.run(
    `UPDATE newsletter_subscribers
     SET stopped_at = ?, told_at = NULL, first_name = NULL, last_name = NULL, phone = NULL
     WHERE token = ? AND stopped_at IS NULL`,
    [today, token],
  );
  return text(row, 'email');
}

/** Addresses are compared in this spelling. */
function asStored(email: string): string {
  return email.trim().toLowerCase();
}

function toRecord(row: Row): SubscriptionRecord {
  const stopped = optionalText(row, 'stopped_at');
  return { ...toSubscriber(row), stoppedAt: stopped === null ? null : new Date(stopped) };
}

function toSubscriber(row: Row): StoredSubscriber {
  const words = optionalText(row, 'words');
  const language = optionalText(row, 'locale');
  const locale = LOCALES.find((known) => known === language) ?? DEFAULT_LOCALE;
  return {
    email: text(row, 'email'),
    firstName: optionalText(row, 'first_name'),
    lastName: optionalText(row, 'last_name'),
    subscribedAt: new Date(text(row, 'subscribed_at')),
    consent: words === null ? null : { page: optionalText(row, 'page'), words, locale },
    token: text(row, 'token'),
  };
}
