/**
 * `npm run build:platform`: builds the site, then writes the deployment to `.vercel/output`. Needs neither an account
 * nor the platform's tools. The site itself is in `dist/` afterwards, as with `npm run build`.
 */
import { rmSync } from 'node:fs';
import { answerHelp } from './command/help.mjs';
import { readEnv } from '../server/config/env.js';
import { readRenewal } from '../server/config/renewal.js';
import { writeFunctions } from './platform/functions.js';
import { writeOutputConfig } from './platform/outputConfig.js';
import { writePrerenderedPages } from './platform/prerenderedPages.js';
import { SITE, writeStaticFiles } from './platform/staticFiles.js';
import { run } from './setup.mjs';

answerHelp('npm run build:platform           # builds the deployment into .vercel/output, offline');

const OUTPUT = '.vercel/output';

run(process.execPath, ['scripts/build.mjs']);
rmSync(OUTPUT, { recursive: true, force: true });
await writeFunctions(OUTPUT, readEnv());
const renewal = readRenewal();
if (renewal === null) throw new Error('The build has written no pages');
const prerendered = writePrerenderedPages(OUTPUT, SITE, renewal);
writeOutputConfig(OUTPUT, writeStaticFiles(OUTPUT, prerendered));
