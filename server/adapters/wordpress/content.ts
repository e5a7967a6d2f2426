import { TEXTS_FRESH_MS, TEXTS_TIMEOUT_MS } from '../../../domain/core/limits.js';
import * as v from 'valibot';
import type { Category } from '../../../domain/catalogue/category.js';
import type { ContentPage, Draft, Tip } from '../../../domain/content/content.js';
import { findBySlug, readableSlug, slugKey } from '../../../domain/text/slugs.js';
import { ShopError } from '../../../domain/core/errors.js';
import { mapText } from '../../../domain/core/locale.js';
import type { ContentPort } from '../../ports/content.js';
import type { LastTexts } from '../../ports/records/lastTexts.js';
import { sanitiseAll } from '../../documents/sanitise.js';
import { type Documents, readDocuments } from './documents.js';
import { staleCache } from '../../ports/shared/staleCache.js';
import type { WordPressReader } from './reader.js';
import { shopAddresses } from '../wpRest/links.js';
import { StoreRefusal } from '../wpRest/refusals.js';
import { toMediaPath } from '../wpRest/mediaPath.js';
import type { RecordKind } from '../../ports/shared/records/recordReader.js';
import { ID, listOrNone, OFF_OR, TIME_OR_NONE, WORDS } from '../wpRest/fields.js';
import { plainText } from '../wpRest/plainText.js';
import { editPost } from '../wpRest/recordKinds.js';
import { withOwnSlugs } from '../wpRest/ownSlugs.js';
import { withTranslations } from '../wpRest/translations.js';
import { withBuiltIn } from './builtIn.js';

interface WordPressContentOptions {
  reader: WordPressReader;
  /** Address of WordPress. */
  siteUrl: string;
  /** The store's categories, for menus that editors have not written. */
  listCategories: () => Promise<readonly Category[]>;
  now?: (() => number) | undefined;
  /** Stores the texts beyond the life of the process. */
  lastTexts?: LastTexts | undefined;
  /** Keeps the process alive for work after the response. */
  later?: ((work: Promise<unknown>) => void) | undefined;
  /** Receives a line for each part of the content that is left out, once. */
  onProblem?: ((line: string) => void) | undefined;
}

const FIELDS = 'id,slug,date_gmt,modified_gmt,title,excerpt,content,meta';

const DRAFTS_PATH = 'wc-storefront/v1/drafts';

/** Pages that WooCommerce creates for its own storefront, which this shop replaces. */
const STORE_PAGES: ReadonlySet<string> = new Set(['shop', 'cart', 'checkout', 'my-account']);

interface Everything {
  pages: ContentPage[];
  tips: Tip[];
  documents: Documents;
  siteName: string;
  tagline: string;
}

/**
 * Content of WordPress: pages, articles, and the documents of the companion plugin. Everything is read at once and
 * cached (`staleCache`): a shop has some dozens of texts, and each page needs several.
 */
export function wordpressContent(options: WordPressContentOptions): ContentPort {
  const { siteUrl, lastTexts, now, later } = options;
  const onProblem = onceForEach(options.onProblem);
  const texts = staleCache<Everything>({
    read: () => asContent(() => readEverything(options, onProblem)),
    freshMs: TEXTS_FRESH_MS,
    timeoutMs: 0,
    ...(lastTexts && {
      storage: {
        load: async () => (await lastTexts.read(siteUrl)) as Everything | null,
        save: (value) => lastTexts.write(siteUrl, value),
        timeoutMs: TEXTS_TIMEOUT_MS,
      },
    }),
    now,
    later,
  });
  const everything = () => texts.get();
  const complete = async () => withBuiltIn(await everything(), await options.listCategories());
  return {
    getShell: async () => (await complete()).shell,
    getHome: async () => (await complete()).home,
    listBranches: async () => (await everything()).documents.branches ?? [],
    getNotFound: async () => (await complete()).notFound,
    getTranslations: async () => (await everything()).documents.translations ?? {},
    getSynonyms: async () => (await everything()).documents.search?.synonyms ?? '',
    listFaq: async () => (await everything()).documents.faq ?? [],
    listPages: async () => (await everything()).pages,
    getPage: async (slug) => findBySlug((await everything()).pages, slug) ?? null,
    listTips: async () => (await everything()).tips,
    getTip: async (id) => (await everything()).tips.find((tip) => tip.id === id) ?? null,
    findTipId: async (slug) => findBySlug((await everything()).tips, slug)?.id ?? null,
    findDraft: (token) => asContent(async () => readDraft(options, token, await everything())),
    refresh: () => texts.refresh(),
  };
}

/** Everything is read every minute, but a line is logged once. */
function onceForEach(report: (line: string) => void = () => undefined): (line: string) => void {
  const reported = new Set<string>();
  return (line) => {
    if (reported.has(line)) return;
    reported.add(line);
    report(line);
  };
}

/** Maps every failure of WordPress to an outage of the content, with the cause for the log. */
async function asContent<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw new ShopError('content_unavailable', {}, error instanceof ShopError ? error.cause : error);
  }
}

/** Where the texts come from, and how links in them are rewritten. */
interface Site {
  url: string;
  addresses: ReturnType<typeof shopAddresses>;
}

async function readEverything(
  { reader, siteUrl }: WordPressContentOptions,
  onProblem: (line: string) => void,
): Promise<Everything> {
  const [root, pages, posts, documents] = await Promise.all([
    reader.get('', { _fields: 'name,description' }),
    reader.list('wp/v2/pages', { _fields: FIELDS }),
    reader.list('wp/v2/posts', { _fields: `${FIELDS},_links,_embedded`, _embed: 'wp:featuredmedia' }),
    readDocuments(reader, onProblem),
  ]);
  const { records } = reader;
  const { name, description } = records.one(SITE, root) ?? { name: '', description: '' };
  const wpPages = records
    .list(PAGES, pages)
    .filter(isForEveryone)
    .sort((a, b) => a.id - b.id);
  const wpPosts = records.list(POSTS, posts).filter(isForEveryone);
  const tipIds = new Map(wpPosts.map(({ slug, id }) => [slugKey(slug), id]));
  const site: Site = { url: siteUrl, addresses: shopAddresses({ url: siteUrl, tipIds }) };
  return {
    pages: withOwnSlugs(wpPages)
      .filter(({ slug }) => !STORE_PAGES.has(slug))
      .map((page) => toPage(page, site)),
    tips: wpPosts.map((post) => toTip(post, site)).sort((a, b) => b.publishedAt.localeCompare(a.publishedAt)),
    documents,
    siteName: plainText(name),
    tagline: plainText(description),
  };
}

/** Whether a text has no password, with which WordPress would answer without its words but with their translations. */
function isForEveryone({ content }: WpPage): boolean {
  return !content.protected;
}

/** Read past all caches. Null without the plugin, and for a link that it does not accept. */
async function readDraft(
  { reader, siteUrl }: WordPressContentOptions,
  token: string,
  { tips }: Everything,
): Promise<Draft | null> {
  const answer = await reader.get(`${DRAFTS_PATH}/${token}`).catch((error: unknown) => {
    if (error instanceof StoreRefusal && error.answered === 404) return null;
    throw error;
  });
  if (answer === null) return null;
  const { type, picture, ...text } = reader.records.require(DRAFTS, answer);
  const tipIds = new Map(tips.map(({ slug, id }) => [slugKey(slug), id]));
  const site: Site = { url: siteUrl, addresses: shopAddresses({ url: siteUrl, tipIds }) };
  if (type === 'page') return { kind: 'page', page: toPage(text, site) };
  const media = picture === null ? [] : [{ source_url: picture }];
  return { kind: 'tip', tip: toTip({ ...text, _embedded: { 'wp:featuredmedia': media } }, site) };
}

function toPage(page: WpPage, site: Site): ContentPage {
  return {
    slug: readableSlug(page.slug),
    ...toTexts(page, site),
    updatedAt: toIso(page.modified_gmt),
  };
}

function toTip(post: WpPost, site: Site): Tip {
  const [picture] = post._embedded?.['wp:featuredmedia'] ?? [];
  return {
    id: post.id,
    slug: readableSlug(post.slug),
    ...toTexts(post, site),
    image: picture?.source_url === undefined ? null : toMediaPath(picture.source_url, site.url),
    publishedAt: toIso(post.date_gmt),
    updatedAt: toIso(post.modified_gmt),
    relatedCategoryIds: [],
  };
}

function toTexts({ title, excerpt, content, meta }: WpPage, site: Site) {
  const translation = (field: string) => {
    const { [field]: value } = meta;
    return typeof value === 'string' ? value : null;
  };
  return {
    title: mapText(withTranslations(title.rendered, 'title', translation), plainText),
    excerpt: mapText(withTranslations(excerpt.rendered, 'excerpt', translation), plainText),
    content: sanitiseAll(withTranslations(content.rendered, 'content', translation), site.addresses),
  };
}

/** WordPress omits the zone of UTC timestamps. */
function toIso(gmt: string | null): string {
  return gmt ? `${gmt}Z` : new Date(0).toISOString();
}

/*
 * Schemas of WordPress responses (`wp/v2`), only the fields in use. Translations exist only with the companion plugin.
 */

const RENDERED = v.object({ rendered: WORDS });

/** Sites without registered meta return `[]`. */
const META = v.record(v.string(), v.unknown());

const DOCUMENT = {
  id: ID,
  slug: WORDS,
  date_gmt: TIME_OR_NONE,
  modified_gmt: TIME_OR_NONE,
  title: RENDERED,
  excerpt: v.optional(RENDERED, { rendered: '' }),
  content: v.object({ rendered: WORDS, protected: OFF_OR }),
  meta: v.optional(META, {}),
};

const WP_PAGE = v.object(DOCUMENT);

const WP_POST = v.object({
  ...DOCUMENT,
  _embedded: v.optional(
    v.object({
      // A deleted picture is embedded as an error object.
      'wp:featuredmedia': listOrNone(v.object({ source_url: v.optional(v.string()) })),
    }),
  ),
});

/** A draft, from the companion plugin. */
const WP_DRAFT = v.object({
  ...DOCUMENT,
  type: v.picklist(['page', 'post']),
  picture: v.optional(v.nullable(v.string()), null),
});

type WpPage = v.InferOutput<typeof WP_PAGE>;
type WpPost = v.InferOutput<typeof WP_POST>;

/** Site data at the root of the REST API. */
const WP_SITE = v.object({ name: v.optional(WORDS, ''), description: v.optional(WORDS, '') });

const PAGES: RecordKind<WpPage> = { name: 'Page', schema: WP_PAGE, editedAt: editPost };
const POSTS: RecordKind<WpPost> = { name: 'Article', schema: WP_POST, editedAt: editPost };
const DRAFTS: RecordKind<v.InferOutput<typeof WP_DRAFT>> = {
  name: 'Draft',
  schema: WP_DRAFT,
  editedAt: editPost,
};
const SITE: RecordKind<v.InferOutput<typeof WP_SITE>> = {
  name: 'Site title and tagline',
  schema: WP_SITE,
  editedAt: () => '/wp-admin/options-general.php',
};
