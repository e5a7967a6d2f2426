import type { PageHead } from '../../../domain/content/pageViews.js';
import { shorten } from '../../../domain/text/shorten.js';
import type { SocialPicture } from '../../../domain/content/socialCard.js';
import type { Backend } from '../../ports/backend.js';
import type { PageWords } from '../words/pageWords.js';
import { plainText } from '../content/plainText.js';

/** Input of a page loader. */
export interface PageRequest extends PageWords {
  params: Record<string, string>;
  query: URLSearchParams;
  /** Path without locale and query. */
  path: string;
}

export interface LoadedPage<Props> {
  pageProps: Props;
  head: PageHead;
  /** HTTP status of the page; absent: 200. */
  status?: number;
  /** Whether a part could not be read in time, so that nobody may keep the page. */
  isPartial?: boolean;
  /** The words of a search that found nothing. */
  missedSearch?: string;
}

/** Loads a page's props; null if the page does not exist. */
export type PageLoader<Props> = (backend: Backend, request: PageRequest) => Promise<LoadedPage<Props> | null>;

interface HeadFacts {
  title: string;
  shopName: string;
  description: string;
  /** Absent or null: `noindex`. */
  canonicalPath?: string | null;
  image?: SocialPicture | undefined;
  feedPath?: string;
  openGraphType?: PageHead['openGraphType'];
  jsonLd?: object[];
}

const DEFAULT_IMAGE: SocialPicture = { address: '/pictures/og.jpg', isCard: true };
const LONGEST_DESCRIPTION_CHARS = 160;

/** The document's head: every title except the home page's ends with the shop's name. */
export function pageHead({ title, shopName, description, ...rest }: HeadFacts): PageHead {
  return {
    title: title === shopName ? title : `${title} | ${shopName}`,
    description: shorten(plainText(description), LONGEST_DESCRIPTION_CHARS),
    canonicalPath: rest.canonicalPath ?? null,
    image: rest.image ?? DEFAULT_IMAGE,
    feedPath: rest.feedPath ?? null,
    openGraphType: rest.openGraphType ?? 'website',
    jsonLd: rest.jsonLd ?? [],
  };
}
