import { findBySlug } from '../../../domain/text/slugs.js';
import * as v from 'valibot';
import { ShopError } from '../../../domain/core/errors.js';
import type { ContentPort } from '../../ports/content.js';
import { memoizeUntilChanged } from '../../catalogueIndex/revision.js';
import type { RecordReader } from '../../ports/shared/records/recordReader.js';
import type { Reader, Row } from '../../database/sql/sql.js';
import {
  FAQ_ENTRY,
  HOME,
  NOT_FOUND,
  PAGE,
  SEARCH,
  SHELL,
  TIP,
  TRANSLATIONS,
} from '../../documents/documentShapes.js';
import { BranchRecord } from '../../documents/branchShapes.js';
import { SEARCH_DOCUMENT } from '../../catalogueIndex/synonyms/ownSynonyms.js';
import { text } from '../../database/sql/rows.js';
import { recordOf } from '../../database/records/tableRecords.js';

type Shape<T> = v.GenericSchema<unknown, T>;

/**
 * Editorial content from the `documents` table. A missing document of those that every shop has is an outage. What every
 * page needs is kept until the change log names a document, and must not be mutated.
 */
export function localContent(reader: Reader, records: RecordReader): ContentPort {
  const own = documents(reader, records);
  const tips = () => own.list('tip', TIP);
  return {
    getShell: memoizeUntilChanged(reader, () => own.single('shell', SHELL)),
    getHome: () => own.single('home', HOME),
    listPages: () => own.list('page', PAGE),
    getPage: async (slug) =>
      (await own.find('page', slug, PAGE)) ?? findBySlug(await own.list('page', PAGE), slug) ?? null,
    listFaq: () => own.list('faq', FAQ_ENTRY),
    listTips: async () => (await tips()).sort((a, b) => b.publishedAt.localeCompare(a.publishedAt)),
    getTip: (id) => own.find('tip', String(id), TIP),
    findTipId: async (slug) => findBySlug(await tips(), slug)?.id ?? null,
    findDraft: () => Promise.resolve(null), // all texts are published
    listBranches: memoizeUntilChanged(reader, () => own.list('branch', BranchRecord)),
    getNotFound: () => own.single('not-found', NOT_FOUND),
    getTranslations: memoizeUntilChanged(reader, () => own.single('translations', TRANSLATIONS)),
    getSynonyms: async () => (await own.find(...SEARCH_DOCUMENT, SEARCH))?.synonyms ?? '',
    refresh: () => Promise.resolve(), // nothing is kept for longer than it is true
  };
}

/** Documents by their kind and key; what cannot be read is left out. */
function documents(reader: Reader, records: RecordReader) {
  const one = <T>(kind: string, row: Row, shape: Shape<T>): T | null => {
    const schema = v.object({ body: shape });
    const answer = { id: `${kind}-${text(row, 'key')}`, ...recordOf(row, ['body']) };
    return records.one({ ...DOCUMENTS, schema }, answer)?.body ?? null;
  };
  return {
    async list<T>(kind: string, shape: Shape<T>): Promise<T[]> {
      const rows = await reader.rows('SELECT key, body FROM documents WHERE kind = ? ORDER BY position', [
        kind,
      ]);
      return rows.flatMap((row) => one(kind, row, shape) ?? []);
    },
    async find<T>(kind: string, key: string, shape: Shape<T>): Promise<T | null> {
      const row = await read(reader, kind, key);
      return row === undefined ? null : one(kind, row, shape);
    },
    /** A document that every shop has; with nothing readable in it, it has its defaults. */
    async single<T>(key: string, shape: Shape<T>): Promise<T> {
      const row = await read(reader, SITE, key);
      if (row === undefined) throw new ShopError('content_unavailable');
      return one(SITE, row, shape) ?? v.parse(shape, {});
    },
  };
}

const DOCUMENTS = { name: 'Document', editedAt: () => 'documents' };
const SITE = 'site';

async function read(reader: Reader, kind: string, key: string): Promise<Row | undefined> {
  return (await reader.rows('SELECT key, body FROM documents WHERE kind = ? AND key = ?', [kind, key]))[0];
}
