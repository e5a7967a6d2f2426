import type { Database } from './sql.js';

/** A database that is opened by its first use. If opening fails, so does that use, and the next one tries again. */
export function lazyDatabase(open: () => Promise<Database>): Database {
  let opening: Promise<Database> | null = null;

  function opened(): Promise<Database> {
    opening ??= open().catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  }

  return {
    rows: async (sql, args) => (await opened()).rows(sql, args),
    batch: async (statements, repeatable) => (await opened()).batch(statements, repeatable),
    write: async (work) => (await opened()).write(work),
    close: () => void opening?.then((database) => database.close()).catch(() => undefined),
  };
}
