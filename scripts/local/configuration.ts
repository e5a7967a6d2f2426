import * as v from 'valibot';
import { NO_INDEXING } from '../../domain/content/indexing.js';
import { TRANSLATIONS } from '../../domain/core/locale.js';
import { SECRET_PAGE_HEADERS, SECRET_PAGES } from '../../domain/content/pagePrivacy.js';
import { readEnv } from '../../server/config/env.js';
import { readJson } from '../command/readJson.js';
import { contentSecurityPolicy } from './contentSecurityPolicy.js';
import { IMAGE_SETTINGS } from './imageOptimiser.js';

/** The part of the platform's configuration that the local servers follow. */
const CONFIGURATION = v.looseObject({
  images: IMAGE_SETTINGS,
  headers: v.array(
    v.object({ source: v.string(), headers: v.array(v.object({ key: v.string(), value: v.string() })) }),
  ),
  rewrites: v.array(v.object({ source: v.string(), destination: v.string() })),
});

/** Prerendered pages whose address holds a key, in every language. */
const SECRET_SOURCE = `/((?:(?:${TRANSLATIONS.join('|')})/)?(?:${SECRET_PAGES.join('|')})(?:/.*)?)`;
const SECRET_HEADERS = Object.entries(SECRET_PAGE_HEADERS).map(([key, value]) => ({ key, value }));

/**
 * vercel.json of the project, with the Content-Security-Policy that the settings require, the headers of pages whose address holds a key, and for a preview with the
 * header that keeps it out of search engines; `readRoutes` validates the rest of it.
 */
export function readConfiguration(): v.InferOutput<typeof CONFIGURATION> {
  const configuration = readJson('vercel.json', CONFIGURATION);
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
