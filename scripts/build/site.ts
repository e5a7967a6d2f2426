import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DEFAULT_LOCALE, inLocale } from '../../domain/core/locale.js';
import { apiDescriptionPath, PATHS, securityTextPath, splitLocale } from '../../domain/core/paths.js';
import { readDemo } from '../../server/adapters/local/seed/readDemo.js';
import { renewTexts } from '../../server/adapters/local/seed/renewTexts.js';
import { openDatabase } from '../../server/database/connection/database.js';
import { getBackend } from '../../server/backend.js';
import { listDocuments, readDocument } from '../../server/actions/site/documents.js';
import { buildSecurityText } from '../../server/actions/site/securityText.js';
import { buildRobots } from '../../server/actions/site/sitemap.js';
import { listSocialCards } from '../../server/actions/site/socialCards.js';
import { readEnv } from '../../server/config/env.js';
import { RENEWAL_FILE, type Renewal } from '../../server/config/renewal.js';
import { SOCIAL_CARDS_FILE } from '../../server/config/socialCards.js';
import type { Backend } from '../../server/ports/backend.js';
import { describeApi } from '../openApi/describeApi.js';
import { openBuildCache } from './buildCache.js';
import { drawSiteIcons } from './pictures/siteIcons.js';
import { buildIdOf } from './code.mjs';
import { writeSocialCards } from './pictures/socialCards.js';
import { explain } from './explain.js';
import { forgetLastBuild, saveBuild, type LastBuild, readLastBuild } from './lastBuild.mjs';
import { prerender } from './prerender.js';
import { BUILD_STEPS } from '../../features/buildSteps.js';
import { writeCatalogue } from './catalogue.js';
import { DEMO_PICTURES, placeDemoPictures, removeDemoPictures } from './demoPictures.js';

/** Output directory of the built site. */
const SITE = 'dist/client';
/** Vercel and most other platforms keep `node_modules/.cache` between builds. */
const CARD_CACHE = 'node_modules/.cache/storefront/social';

/*
 * Writes everything but the code into `dist/`: pages, pictures, documents and the catalogue file. The argument is the
 * digest of the code.
 */

async function main([code]: readonly string[]): Promise<void> {
  if (code === undefined) throw new Error('The code to build the site with is missing: use `npm run build`');
  const before = readLastBuild()?.pages ?? {};
  saveBuild({ code, pages: await writeSite(code, before) });
}

async function writeSite(code: string, before: LastBuild['pages']): Promise<LastBuild['pages']> {
  const { storeAccess } = readEnv();
  // The build reads the database itself: the file of the last build would be of yesterday.
  const backend = await getBackend({ catalogueFile: null });
  if (storeAccess === null) await renewOwnTexts();
  // Stale data may be served while a backend is down, but a build must use fresh data.
  await Promise.all([backend.store.catalogue.refresh(), backend.content.refresh()]);
  forgetLastBuild();
  await drawCards(backend, storeAccess === null);
  const { pages, rendered } = await prerender(SITE, code, before);
  const addresses = Object.keys(pages);
  console.log(`${addresses.length} pages, ${rendered} of them rendered, the others as they were`);
  if (storeAccess === null) placeDemoPictures(readDemo(), SITE);
  else removeDemoPictures(SITE);
  writeBuildFiles(buildIdOf(code));
  for (const step of BUILD_STEPS) step({ site: SITE, buildId: buildIdOf(code), settings: backend.settings });
  const documents = await listDocuments(backend);
  writeRenewal([...addresses.filter((page) => !isErrorPage(page)), ...documents]);
  writeFileSync(`${SITE}/robots.txt`, buildRobots(backend));
  writeSecurityText(backend);
  await writeApiDescription(backend);
  mkdirSync(`${SITE}/sitemaps`, { recursive: true });
  for (const path of documents) {
    writeFileSync(SITE + path, (await readDocument(backend, path))?.body ?? '');
  }
  for (const [name, icon] of await drawSiteIcons(readFileSync('public/favicon.svg'))) {
    writeFileSync(`${SITE}/${name}`, icon);
  }
  writePreviewSecret();
  await writeCatalogue();
  return pages;
}

/** The pages rendered afterwards refer to the cards that are drawn here. */
async function drawCards(backend: Backend, isDemo: boolean): Promise<void> {
  const { digests, drawn, failed } = await writeSocialCards({
    cards: await listSocialCards(backend),
    site: SITE,
    cache: openBuildCache(resolve(CARD_CACHE)),
    pictureFolders: ['public/pictures', ...(isDemo ? [DEMO_PICTURES] : [])],
    media: backend.media,
  });
  writeFileSync(SOCIAL_CARDS_FILE, JSON.stringify(digests));
  const missing = failed === 0 ? '' : `, ${failed} without a readable picture left out`;
  console.log(`${digests.length} pictures for social networks, ${drawn} of them drawn${missing}`);
}

function writeSecurityText(backend: Backend): void {
  mkdirSync(dirname(SITE + securityTextPath), { recursive: true });
  writeFileSync(SITE + securityTextPath, buildSecurityText(backend, Date.now()));
}

/** It is what is shown when pages cannot be rendered: a file, whatever happens. */
function isErrorPage(page: string): boolean {
  return splitLocale(page).path === PATHS.wentWrong;
}

/** What is rendered anew when it changes, and the secret by which this deployment asks for that. */
function writeRenewal(pages: readonly string[]): void {
  const renewal: Renewal = { token: randomBytes(32).toString('hex'), pages };
  writeFileSync(RENEWAL_FILE, JSON.stringify(renewal));
}

/** Texts in `demo/` that have changed replace those in the database, in which goods and orders stay. */
async function renewOwnTexts(): Promise<void> {
  const database = await openDatabase(readEnv().database);
  try {
    if (await renewTexts(database))
      console.log('The texts in demo/ have changed, and are those of the shop now');
  } finally {
    database.close();
  }
}

async function writeApiDescription({ content, settings }: Backend): Promise<void> {
  const { shopName } = await content.getShell();
  const description = describeApi(inLocale(shopName, DEFAULT_LOCALE), settings.publicUrl);
  writeFileSync(SITE + apiDescriptionPath, JSON.stringify(description));
}

/** Polled by open pages to detect a deployment with other code. */
function writeBuildFiles(id: string): void {
  mkdirSync(`${SITE}/builds/meta`, { recursive: true });
  const build = JSON.stringify({ id, timestamp: Date.now() });
  writeFileSync(`${SITE}/builds/latest.json`, build);
  writeFileSync(`${SITE}/builds/meta/${id}.json`, build);
}

/** A preview deployment without SESSION_SECRET signs its sessions with a secret generated by its build. */
function writePreviewSecret(): void {
  rmSync(PREVIEW_SECRET, { force: true });
  if (process.env['VERCEL_ENV'] === 'preview') writeFileSync(PREVIEW_SECRET, randomBytes(32).toString('hex'));
}

const PREVIEW_SECRET = 'dist/server/preview-secret';

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(explain(error));
    process.exit(1);
  },
);
