import type { Demo } from '../../../server/adapters/local/seed/demo.js';
import { documentRows } from '../../../server/adapters/local/seed/documents.js';
import type { ContentPage, Tip } from '../../../domain/content/content.js';
import { type Answered, type Asked, failure, paged, type StandInRoute } from './standInRoute.js';
import { wpTime } from './standInState.js';

export type StandInText = Record<string, unknown> & { id: number; slug: string };

/** WordPress's own routes: pages, articles, and the documents of the companion plugin. */
export interface StandInContent {
  name: string;
  description: string;
  pages: StandInText[];
  posts: StandInText[];
  documents: object;
}

export const contentRoutes: StandInRoute[] = [
  {
    method: 'GET',
    path: /^$/,
    needsKeys: false,
    answer: ({ state }) => {
      const namespaces = ['wp/v2', 'wc/v3', ...(state.plugins.companion ? ['wc-storefront/v1'] : [])];
      const { name, description } = state.content;
      return { status: 200, body: { name, description, namespaces } };
    },
  },
  {
    method: 'GET',
    path: /^wp\/v2\/pages$/,
    needsKeys: false,
    answer: (asked) => listTexts(asked, asked.state.content.pages),
  },
  {
    method: 'GET',
    path: /^wp\/v2\/posts$/,
    needsKeys: false,
    answer: (asked) => listTexts(asked, asked.state.content.posts),
  },
  {
    method: 'GET',
    path: /^wc-storefront\/v1\/documents$/,
    needsKeys: false,
    answer: ({ state: { plugins, content } }) =>
      plugins.companion ? { status: 200, body: content.documents } : failure(404, 'rest_no_route'),
  },
];

/** Unlike WooCommerce, WordPress rejects a page beyond the last. */
function listTexts(asked: Asked, texts: readonly { slug: string }[]): Answered {
  const slug = asked.query.get('slug');
  const answered = paged(
    asked,
    texts.filter((text) => slug === null || text.slug === slug),
  );
  const isBeyond = Number(asked.query.get('page') ?? 1) > 1 && (answered.body as unknown[]).length === 0;
  return isBeyond ? failure(400, 'rest_post_invalid_page_number') : answered;
}

/** The demonstration shop's texts as entered by editors. */
export function seededContent(demo: Demo): StandInContent {
  const rows = documentRows(demo).map(([kind, key, , body]) => ({ kind, key, body: String(body) }));
  const all = <T>(kind: string): T[] =>
    rows.filter((row) => row.kind === kind).map(({ body }) => JSON.parse(body) as T);
  const {
    shell,
    home,
    'not-found': notFound,
  } = Object.fromEntries(
    rows
      .filter(({ kind }) => kind === 'site')
      .map(({ key, body }) => [String(key), JSON.parse(body) as unknown]),
  );
  return {
    name: 'Rasfa',
    description: 'Tyres and what belongs to them',
    pages: all<ContentPage>('page').map((page, index) => document(index + 1000, page, page.updatedAt)),
    posts: all<Tip>('tip').map((tip) => document(tip.id, tip, tip.publishedAt)),
    documents: { shell, home, 'not-found': notFound, faq: all('faq'), branches: all('branch') },
  };
}

type Texts = Pick<Tip, 'slug' | 'title' | 'excerpt' | 'content' | 'updatedAt'>;

function document(
  id: number,
  { slug, title, excerpt, content, updatedAt }: Texts,
  publishedAt: string,
): StandInText {
  return {
    ...{ id, slug, date_gmt: wpTime(new Date(publishedAt)), modified_gmt: wpTime(new Date(updatedAt)) },
    ...{ title: { rendered: title.en }, excerpt: { rendered: `<p>${excerpt.en}</p>\n` } },
    content: { rendered: content.en, protected: false },
    meta: { title_ar: title.ar ?? '', excerpt_ar: excerpt.ar ?? '', content_ar: content.ar ?? '' },
  };
}
