import * as v from 'valibot';
import type { Branch } from '../../../domain/branches/branch.js';
import type {
  FaqEntry,
  HomeContent,
  NotFoundContent,
  ShopShell,
  TranslationOverrides,
} from '../../../domain/content/content.js';
import { FAQ_ENTRY, HOME, NOT_FOUND, SEARCH, SHELL, TRANSLATIONS } from '../../documents/documentShapes.js';
import type { RecordKind } from '../../ports/shared/records/recordReader.js';
import { listOf } from '../wpRest/fields.js';
import { readBranches } from '../../documents/branchShapes.js';
import type { WordPressReader } from './reader.js';

/** The documents of the companion plugin; one that was never saved is absent. */
export interface Documents {
  shell?: ShopShell | undefined;
  home?: HomeContent | undefined;
  faq?: FaqEntry[] | undefined;
  notFound?: NotFoundContent | undefined;
  translations?: TranslationOverrides | undefined;
  branches?: Branch[] | undefined;
  search?: { synonyms: string } | undefined;
}

const DOCUMENTS_PATH = 'wc-storefront/v1/documents';

const DOCUMENTS = v.pipe(
  v.object({
    shell: v.optional(SHELL),
    home: v.optional(HOME),
    faq: v.optional(listOf(FAQ_ENTRY)),
    'not-found': v.optional(NOT_FOUND),
    translations: v.optional(TRANSLATIONS),
    branches: v.optional(v.unknown()),
    search: v.optional(SEARCH),
  }),
  v.transform(({ 'not-found': notFound, faq, ...others }) => ({
    ...others,
    notFound,
    faq: faq?.map((entry) => ({ ...entry, group: entry.group?.en === '' ? null : entry.group })),
  })),
);

const DOCUMENT_RECORDS: RecordKind<v.InferOutput<typeof DOCUMENTS>> = {
  name: 'Menus and texts',
  schema: DOCUMENTS,
  editedAt: () => '/wp-admin/ (Storefront)',
};

/** All documents at once; empty without the plugin. `onProblem` receives a line for each branch that is left out. */
export async function readDocuments(
  reader: WordPressReader,
  onProblem: (line: string) => void,
): Promise<Documents> {
  const answer = await reader.get(DOCUMENTS_PATH);
  if (answer === null) return {};
  const { branches: written, ...documents } = reader.records.one(DOCUMENT_RECORDS, answer) ?? {};
  const { branches, problems } = readBranches(written);
  problems.forEach(onProblem);
  return { ...documents, branches };
}
