import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readDemo } from '../server/adapters/local/seed/readDemo.js';
import { getBackend } from '../server/backend.js';
import { LOCALES } from '../domain/core/locale.js';
import { feedPath, localePath, webManifestPath } from '../domain/core/paths.js';
import { buildFeed } from '../server/actions/site/feed.js';
import { buildRobots, buildSitemap } from '../server/actions/site/sitemap.js';
import { buildWebManifest } from '../server/actions/site/webManifest.js';
import { readEnv } from '../server/config/env.js';
import { drawSiteIcons } from '../server/pictures/siteIcons.js';
import { buildCode, nameBuild } from './build/code.js';
import { prerender } from './build/prerender.js';
import { checkWords } from './checkWords.js';
import { placeDemoPictures } from './demoPictures.js';

/** The built site's files. */
const SITE = 'dist/client';

/** `npm run build`: checks the words, then builds and prerenders the site into `dist/`. */
async function main(): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  const { storeAccess } = readEnv();
  checkWords();
  const backend = await getBackend();
  // What is mirrored and remembered serves shoppers while a backend is down; what is built is never of yesterday.
  await Promise.all([backend.store.catalogue.refresh(), backend.content.refresh()]);
  const buildId = newBuildId();
  const codeDigest = await buildCode();
  const { pages, rendered } = await prerender(SITE, buildId, codeDigest);
  console.log(`${pages} pages, ${rendered} of them rendered anew`);
  nameBuild(buildId);
  if (storeAccess === null) placeDemoPictures(readDemo(), SITE);
  writeBuildFiles(buildId);
  writeFileSync(`${SITE}/sitemap.xml`, await buildSitemap(backend));
  writeFileSync(`${SITE}/robots.txt`, buildRobots(backend));
  for (const locale of LOCALES) {
    writeFileSync(SITE + localePath(feedPath, locale), await buildFeed(backend, locale));
    writeFileSync(SITE + localePath(webManifestPath, locale), await buildWebManifest(backend, locale));
  }
  for (const [name, icon] of await drawSiteIcons(readFileSync('public/favicon.svg'))) {
    writeFileSync(`${SITE}/${name}`, icon);
  }
  if (process.env['VERCEL_ENV'] === 'preview') writePreviewSecret();
}

/** Names this build: the platform's deployment where there is one. */
function newBuildId(): string {
  const deployment = process.env['VERCEL_DEPLOYMENT_ID'] ?? process.env['VERCEL_GIT_COMMIT_SHA'];
  return deployment?.replace(/\W/g, '') ?? `${Date.now().toString(36)}${randomBytes(4).toString('hex')}`;
}

/** What open pages poll to notice a new deployment. */
function writeBuildFiles(id: string): void {
  mkdirSync(`${SITE}/builds/meta`, { recursive: true });
  const build = JSON.stringify({ id, timestamp: Date.now() });
  writeFileSync(`${SITE}/builds/latest.json`, build);
  writeFileSync(`${SITE}/builds/meta/${id}.json`, build);
}

/** A preview deployment without SESSION_SECRET signs its sessions with a secret of its own build. */
function writePreviewSecret(): void {
  mkdirSync('dist/server', { recursive: true });
  writeFileSync('dist/server/preview-secret', randomBytes(32).toString('hex'));
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(explain(error));
    process.exit(1);
  },
);

/** What an operator can mend is one clear line; what is our own fault shows where it happened. */
function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error.cause instanceof Error && error.cause.name === 'OperatorProblem') return error.cause.message;
  const isTheirs = ['DatabaseFileError', 'ConfigurationError', 'DemoError'].includes(error.name);
  return isTheirs ? error.message : (error.stack ?? error.message);
}
