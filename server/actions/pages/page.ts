import type { Locale } from '../../../domain/core/locale.js';
import type { PageHead } from '../../../domain/content/views.js';
import type { Backend } from '../../ports/backend.js';
import type { WordLookUp } from '../content/words.js';
import { plainText } from './plainText.js';

/** What a page's loader is asked for. */
export interface PageRequest {
  locale: Locale;
  /** Words of the page's language. */
  word: WordLookUp;
  params: Record<string, string>;
  query: URLSearchParams;
  /** Path without locale and query. */
  path: string;
}

export interface LoadedPage<Props> {
  pageProps: Props;
  head: PageHead;
}

/** Loads what a page shows; null where there is no such page. */
export type PageLoader<Props> = (backend: Backend, request: PageRequest) => Promise<LoadedPage<Props> | null>;

interface HeadFacts {
  title: string;
  shopName: string;
  description: string;
  /** Absent or null: the page is not to be indexed. */
  canonicalPath?: string | null;
  image?: string | null;
  feedPath?: string;
  openGraphType?: PageHead['openGraphType'];
  jsonLd?: object[];
}

const DEFAULT_IMAGE = '/pictures/og.jpg';
const LONGEST_DESCRIPTION_CHARS = 160;

/** The document's head: the shop's name ends every title but its own. */
export function pageHead({ title, shopName, description, ...rest }: HeadFacts): PageHead {
  return {
    title: title === shopName ? title : `${title} | ${shopName}`,
    description: shorten(plainText(description)),
    canonicalPath: rest.canonicalPath ?? null,
    image: rest.image ?? DEFAULT_IMAGE,
    feedPath: rest.feedPath ?? null,
    openGraphType: rest.openGraphType ?? 'website',
    jsonLd: rest.jsonLd ?? [],
  };
}

function shorten(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION_CHARS) return text;
  const cut = text.slice(0, LONGEST_DESCRIPTION_CHARS - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_DESCRIPTION_CHARS / 2))}…`;
}
