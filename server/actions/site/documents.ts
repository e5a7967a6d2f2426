import { type Locale, LOCALES } from '../../../domain/core/locale.js';
import { feedPath, localePath, sitemapPath, webManifestPath } from '../../../domain/core/paths.js';
import type { Backend } from '../../ports/backend.js';
import { buildFeed } from './feed.js';
import { buildSitemap } from './sitemap.js';
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

const KINDS: ReadonlyMap<string, Kind> = new Map([
  [sitemapPath, { type: 'application/xml; charset=utf-8', build: buildSitemap }],
  ...LOCALES.flatMap(ofLanguage),
]);

/** Addresses of all documents, with their locale. */
export const DOCUMENT_PATHS: readonly string[] = [...KINDS.keys()];

/** The document at an address; null where there is none. */
export async function readDocument(backend: Backend, path: string): Promise<SiteDocument | null> {
  const kind = KINDS.get(path);
  return kind === undefined ? null : { type: kind.type, body: await kind.build(backend) };
}
