import { type Locale, LOCALES } from '../../../domain/core/locale.js';
import {
  feedPath,
  localePath,
  sitemapPartOf,
  sitemapPartPath,
  sitemapPath,
  webManifestPath,
} from '../../../domain/core/paths.js';
import type { Backend } from '../../ports/backend.js';
import { buildFeed } from './feed.js';
import { buildSitemap, buildSitemapIndex, countSitemaps } from './sitemap.js';
import { buildWebManifest } from './webManifest.js';

/** A file that is made of the catalogue or of texts, and so changes with them. */
interface SiteDocument {
  /** Media type. */
  type: string;
  body: string;
}

interface Kind {
  type: string;
  build: (backend: Backend) => Promise<string>;
}

const ofLanguage = (locale: Locale): [string, Kind][] => [
  [
    localePath(feedPath, locale),
    { type: 'application/xml; charset=utf-8', build: (backend) => buildFeed(backend, locale) },
  ],
  [
    localePath(webManifestPath, locale),
    {
      type: 'application/manifest+json; charset=utf-8',
      build: (backend) => buildWebManifest(backend, locale),
    },
  ],
];

const XML = 'application/xml; charset=utf-8';

const KINDS: ReadonlyMap<string, Kind> = new Map([
  [sitemapPath, { type: XML, build: buildSitemapIndex }],
  ...LOCALES.flatMap(ofLanguage),
]);

/** Addresses of all documents, with their locale. */
export async function listDocuments(backend: Backend): Promise<string[]> {
  const parts = await countSitemaps(backend);
  return [...KINDS.keys(), ...Array.from({ length: parts }, (_, index) => sitemapPartPath(index + 1))];
}

/** The document at an address; null where there is none. */
export async function readDocument(backend: Backend, path: string): Promise<SiteDocument | null> {
  const part = sitemapPartOf(path);
  if (part !== null) {
    const body = await buildSitemap(backend, part);
    return body === null ? null : { type: XML, body };
  }
  const kind = KINDS.get(path);
  return kind === undefined ? null : { type: kind.type, body: await kind.build(backend) };
}
