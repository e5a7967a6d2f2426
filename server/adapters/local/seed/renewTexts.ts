import { createHash } from 'node:crypto';
import { SEARCH_DOCUMENT } from '../../../catalogueIndex/synonyms/ownSynonyms.js';
import { insertMany } from '../../../database/sql/insertMany.js';
import { text } from '../../../database/sql/rows.js';
import type { Database, Reader, SqlValue, Writer } from '../../../database/sql/sql.js';
import { documentRows } from './documents.js';
import { readDemo } from './readDemo.js';

const DIGEST_KEY = 'texts_digest';

/**
 * Replaces the texts of the embedded shop by those in `folder` if these have changed since it was seeded or last renewed;
 * returns whether it did. Goods, orders and people stay. Throws `DemoError` for invalid records.
 */
export async function renewTexts(database: Database, folder?: string): Promise<boolean> {
  const rows = documentRows(readDemo(folder));
  const digest = digestOf(rows);
  return database.write(async (writer) => {
    const known = await readDigest(writer);
    if (known === digest) return false;
    await markTexts(writer, rows);
    // A database from before this was recorded may have other texts on purpose.
    if (known === null) return false;
    // Synonyms are imported, not among the texts.
    await writer.run('DELETE FROM documents WHERE kind <> ?', [SEARCH_DOCUMENT[0]]);
    await insertTexts(writer, rows);
    return true;
  });
}

/** Inserts the texts of a new shop. */
export async function insertTexts(writer: Writer, rows: readonly (readonly SqlValue[])[]): Promise<void> {
  await insertMany(writer, 'documents', ['kind', 'key', 'position', 'body'], rows);
}

/** Records that the texts are these. */
export async function markTexts(writer: Writer, rows: readonly (readonly SqlValue[])[]): Promise<void> {
  await writer.run('INSERT OR REPLACE INTO shop_meta (key, value) VALUES (?, ?)', [
    DIGEST_KEY,
    digestOf(rows),
  ]);
}

async function readDigest(reader: Reader): Promise<string | null> {
  const [row] = await reader.rows('SELECT value FROM shop_meta WHERE key = ?', [DIGEST_KEY]);
  return row === undefined ? null : text(row, 'value');
}

function digestOf(rows: readonly (readonly SqlValue[])[]): string {
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
}
