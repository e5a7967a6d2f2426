import { openDatabase } from '../../server/database/connection/database.js';

/** Changes an editorial document, as an operator's editor would; returns the previous one. */
export async function changeDocument<Body>(
  url: string,
  key: string,
  change: (body: Body) => Body,
): Promise<Body> {
  const database = await openDatabase({ url });
  try {
    return await database.write(async (writer) => {
      const [row] = await writer.rows("SELECT body FROM documents WHERE kind = 'site' AND key = ?", [key]);
      if (typeof row?.['body'] !== 'string') throw new Error(`There is no document "${key}"`);
      const body = JSON.parse(row['body']) as Body;
      await writer.run("UPDATE documents SET body = ? WHERE kind = 'site' AND key = ?", [
        JSON.stringify(change(body)),
        key,
      ]);
      return body;
    });
  } finally {
    database.close();
  }
}
