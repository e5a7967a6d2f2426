import type { LastTexts } from '../ports/lastTexts.js';
import type { Database } from './sql.js';
import { text } from './rows.js';

const KEY = 'last_texts';
/** To be raised when what is kept changes its form: older texts are then read again. */
const FORM = 1;

/** The last texts as one row of the shop's database. */
export function databaseLastTexts(database: Database): LastTexts {
  return {
    async read(source) {
      try {
        const [row] = await database.rows('SELECT value FROM shop_meta WHERE key = ?', [KEY]);
        if (row === undefined) return null;
        const kept = JSON.parse(text(row, 'value')) as { form: number; source: string; texts: unknown };
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
