import * as v from 'valibot';
import type {
  FaqEntry,
  HomeContent,
  NotFoundContent,
  ShopShell,
  TranslationOverrides,
} from '../../../domain/content/content.js';
import { FAQ_ENTRY, HOME, NOT_FOUND, SHELL, TRANSLATIONS } from '../../documents/documentShapes.js';
import type { WordPressReader } from './reader.js';

/** The documents of the companion plugin; one that was never saved is absent. */
export interface Documents {
  shell?: ShopShell | undefined;
  home?: HomeContent | undefined;
  faq?: FaqEntry[] | undefined;
  notFound?: NotFoundContent | undefined;
  translations?: TranslationOverrides | undefined;
}

const DOCUMENTS_PATH = 'wc-storefront/v1/documents';

const DOCUMENTS = v.pipe(
  v.object({
    shell: v.optional(SHELL),
    home: v.optional(HOME),
    faq: v.optional(v.array(FAQ_ENTRY)),
    'not-found': v.optional(NOT_FOUND),
    translations: v.optional(TRANSLATIONS),
  }),
  v.transform(({ 'not-found': notFound, faq, ...others }) => ({
    ...others,
    notFound,
    faq: faq?.map((entry) => ({ ...entry, group: entry.group?.en === '' ? null : entry.group })),
  })),
);

/** All documents at once; empty without the plugin. */
export async function readDocuments(reader: WordPressReader): Promise<Documents> {
  const answer = await reader.get(DOCUMENTS_PATH);
  return answer === null ? {} : v.parse(DOCUMENTS, answer);
}
