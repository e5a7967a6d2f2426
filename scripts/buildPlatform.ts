/**
 * `npm run build:platform`: builds the site, then writes the deployment to `.vercel/output`. Needs neither an account
 * nor the platform's tools. The site itself is in `dist/` afterwards, as with `npm run build`.
 */
import { rmSync } from 'node:fs';
import { writeFunctions } from './platform/functions.js';
import { writeOutputConfig } from './platform/outputConfig.js';
import { writeStaticFiles } from './platform/staticFiles.js';
import { run } from './setup.mjs';

const OUTPUT = '.vercel/output';

run(process.execPath, ['--import', 'tsx', 'scripts/build.ts']);
rmSync(OUTPUT, { recursive: true, force: true });
await writeFunctions(OUTPUT);
writeOutputConfig(OUTPUT, writeStaticFiles(OUTPUT));
