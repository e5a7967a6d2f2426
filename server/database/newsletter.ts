import type { NewsletterPort } from '../ports/newsletter.js';
import type { Database } from './sql.js';

/** Keeps subscribers by address; who subscribes again changes what is known of them and stays one subscriber. */
export function databaseNewsletter(database: Database): NewsletterPort {
  return {
    async subscribe({ email, firstName, lastName, phone }) {
      await database.write((writer) =>
        writer.run(
          `INSERT INTO newsletter_subscribers (email, first_name, last_name, phone, subscribed_at)
           VALUES (?, ?, ?, ?, ?)
           ON CONFLICT (email) DO UPDATE SET
             first_name = ifnull(excluded.first_name, first_name),
             last_name = ifnull(excluded.last_name, last_name),
             phone = ifnull(excluded.phone, phone)`,
          [
            email.trim().toLowerCase(),
            firstName ?? null,
            lastName ?? null,
            phone ?? null,
            new Date().toISOString(),
          ],
        ),
      );
    },
  };
}
