import { text } from '../../database/sql/rows.js';
import type { Database, Reader } from '../../database/sql/sql.js';

/** Kind and key of the document in which the embedded shop has the operator's synonyms. */
export const SEARCH_DOCUMENT = ['search', 'words'] as const;

/** The operator's synonyms of the embedded shop, as they were imported; null if there are none. */
export async function readOwnSynonyms(reader: Reader): Promise<string | null> {
  const [row] = await reader.rows(
    "SELECT body ->> 'synonyms' AS synonyms FROM documents WHERE kind = ? AND key = ?",
    [...SEARCH_DOCUMENT],
  );
  return row === undefined ? null : text(row, 'synonyms');
}

/** Replaces the synonyms of the embedded shop; null deletes them. */
export async function writeOwnSynonyms(database: Database, synonyms: string | null): Promise<void> {
  await database.write((writer) =>
    synonyms === null
      ? writer.run('DELETE FROM documents WHERE kind = ? AND key = ?', [...SEARCH_DOCUMENT])
      : writer.run('INSERT OR REPLACE INTO documents (kind, key, position, body) VALUES (?, ?, 0, ?)', [
          ...SEARCH_DOCUMENT,
          JSON.stringify({ synonyms }),
        ]),
  );
}
