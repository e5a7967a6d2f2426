import * as v from 'valibot';
import { byKey } from '../../domain/core/byKey.js';
import { TRANSLATIONS } from '../../domain/core/locale.js';
import type { Database, Reader, Writer } from '../database/sql/sql.js';
import { text } from '../database/sql/rows.js';
import { digestOf } from './digestOf.js';
import type { Names, RemoteCatalogue } from './remoteCatalogue.js';

/* Names of categories and attribute terms, as of the last refresh of the mirror. */

const LOCALIZED = v.object({
  en: v.string(),
  ...byKey(TRANSLATIONS, () => v.exactOptional(v.nullable(v.string()))),
});

const CATEGORY = v.object({
  ...{ id: v.number(), slug: v.string(), name: LOCALIZED, description: LOCALIZED },
  ...{ icon: v.string(), parentId: v.nullable(v.number()) },
});

const TERM = v.object({
  ...{ attribute: v.string(), slug: v.nullable(v.string()), option: v.string() },
  ...{ name: LOCALIZED, logo: v.nullable(v.string()) },
});

const STORED = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ categories: v.array(CATEGORY), terms: v.array(TERM) }),
);

const NAMES = 'mirrored_names';
const DIGEST = 'mirrored_names_digest';

/** Stores the names with which the mirror was written. */
export async function writeStoredNames(writer: Writer, names: Names): Promise<void> {
  const digest = digestOf(names);
  if ((await readNamesDigest(writer)) === digest) return;
  await writer.run('INSERT OR REPLACE INTO shop_meta (key, value) VALUES (?, ?), (?, ?)', [
    ...[NAMES, JSON.stringify(names)],
    ...[DIGEST, digest],
  ]);
}

/** The digest of the stored names; null if there are none. */
export function readNamesDigest(reader: Reader): Promise<string | null> {
  return readMeta(reader, DIGEST);
}

/** The stored names; null if there are none, or only those of another version of the shop. */
export async function readStoredNames(reader: Reader): Promise<Names | null> {
  const { success, output } = v.safeParse(STORED, await readMeta(reader, NAMES));
  return success ? output : null;
}

async function readMeta(reader: Reader, key: string): Promise<string | null> {
  const [row] = await reader.rows('SELECT value FROM shop_meta WHERE key = ?', [key]);
  return row === undefined ? null : text(row, 'value');
}

/** Where names come from. */
export interface NamesSource {
  /** As the store has them now. */
  read(): Promise<Names>;
  /** The stored ones, which have this digest; null if there are none. */
  stored(digest: string | null): Promise<Names | null>;
}

/** Names of the store; the stored ones are kept in memory while their digest is the same. */
export function namesSource(remote: RemoteCatalogue, database: Database): NamesSource {
  let kept: { digest: string; names: Names } | null = null;
  return {
    read: () => remote.readNames(),
    async stored(digest) {
      if (digest === null) return null;
      if (kept?.digest === digest) return kept.names;
      const names = await readStoredNames(database);
      kept = names === null ? null : { digest: digestOf(names), names };
      return names;
    },
  };
}
