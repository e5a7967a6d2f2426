import { findBySlug } from '../../../domain/core/slugs.js';
import * as v from 'valibot';
import { ShopError } from '../../../domain/core/errors.js';
import type { ContentPort } from '../../ports/content.js';
import { untilChanged } from '../../catalogueIndex/revision.js';
import type { Reader } from '../../database/sql.js';
import {
  FAQ_ENTRY,
  HOME,
  NOT_FOUND,
  PAGE,
  SHELL,
  TIP,
  TRANSLATIONS,
} from '../../documents/documentShapes.js';
import { BranchRecord } from '../../documents/branchShapes.js';
import { json } from '../../database/rows.js';

type Shape<T> = v.GenericSchema<unknown, T>;

/**
 * Editorial content from the `documents` table. A missing or malformed document is treated as an outage. What every page
 * needs is kept until the change log names a document, and must not be mutated.
 */
export function localContent(reader: Reader): ContentPort {
  const tips = () => list(reader, 'tip', TIP);
  return {
    getShell: untilChanged(reader, () => single(reader, 'shell', SHELL)),
    getHome: () => single(reader, 'home', HOME),
    listPages: () => list(reader, 'page', PAGE),
    getPage: async (slug) =>
      (await find(reader, 'page', slug, PAGE)) ?? findBySlug(await list(reader, 'page', PAGE), slug) ?? null,
    listFaq: () => list(reader, 'faq', FAQ_ENTRY),
    listTips: async () => (await tips()).sort((a, b) => b.publishedAt.localeCompare(a.publishedAt)),
    getTip: (id) => find(reader, 'tip', String(id), TIP),
    findTipId: async (slug) => findBySlug(await tips(), slug)?.id ?? null,
    findDraft: () => Promise.resolve(null), // all texts are published
    listBranches: untilChanged(reader, () => list(reader, 'branch', BranchRecord)),
    getNotFound: () => single(reader, 'not-found', NOT_FOUND),
    getTranslations: untilChanged(reader, () => single(reader, 'translations', TRANSLATIONS)),
    refresh: () => Promise.resolve(), // nothing is kept for longer than it is true
  };
}

async function list<T>(reader: Reader, kind: string, shape: Shape<T>): Promise<T[]> {
  const rows = await reader.rows('SELECT body FROM documents WHERE kind = ? ORDER BY position', [kind]);
  return rows.map((row) => parse(shape, json(row, 'body')));
}

async function find<T>(reader: Reader, kind: string, key: string, shape: Shape<T>): Promise<T | null> {
  const [row] = await reader.rows('SELECT body FROM documents WHERE kind = ? AND key = ?', [kind, key]);
  return row === undefined ? null : parse(shape, json(row, 'body'));
}

async function single<T>(reader: Reader, key: string, shape: Shape<T>): Promise<T> {
  const document = await find(reader, 'site', key, shape);
  if (document === null) throw new ShopError('content_unavailable');
  return document;
}

function parse<T>(shape: Shape<T>, body: unknown): T {
  const result = v.safeParse(shape, body);
  if (!result.success) throw new ShopError('content_unavailable', {}, new v.ValiError(result.issues));
  return result.output;
}
