import { readFileSync } from 'node:fs';
import { NO_INDEXING } from '../../domain/content/indexing.js';
import { TRANSLATIONS } from '../../domain/core/locale.js';
import { SECRET_PAGE_HEADERS, SECRET_PAGES } from '../../domain/content/pagePrivacy.js';
import { readEnv } from '../../server/config/env.js';
import { contentSecurityPolicy } from './contentSecurityPolicy.js';
import type { ImageSettings } from './imageOptimiser.js';

/** The part of the platform's configuration that the local servers follow. */
interface Configuration extends Record<string, unknown> {
  images: ImageSettings;
  headers: { source: string; headers: { key: string; value: string }[] }[];
  rewrites: { source: string; destination: string }[];
}

/** Prerendered pages whose address holds a key, in every language. */
const SECRET_SOURCE = `/((?:(?:${TRANSLATIONS.join('|')})/)?(?:${SECRET_PAGES.join('|')})(?:/.*)?)`;
const SECRET_HEADERS = Object.entries(SECRET_PAGE_HEADERS).map(([key, value]) => ({ key, value }));

/**
 * vercel.json of the project, with the Content-Security-Policy that the settings require, the headers of pages whose address holds a key, and for a preview with the
 * header that keeps it out of search engines; `readRoutes` validates the rest of it.
 */
export function readConfiguration(): Configuration {
  const configuration = JSON.parse(readFileSync('vercel.json', 'utf8')) as Configuration;
  const { analytics, trial } = readEnv();
  const all = [
    { key: 'Content-Security-Policy', value: contentSecurityPolicy(analytics) },
    ...(trial === null ? [] : [{ key: 'X-Robots-Tag', value: NO_INDEXING }]),
  ];
  const headers = [
    ...configuration.headers,
    { source: SECRET_SOURCE, headers: SECRET_HEADERS },
    { source: '/(.*)', headers: all },
  ];
  return { ...configuration, headers };
}
