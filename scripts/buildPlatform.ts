/**
 * `npm run build:platform`: builds the site, then writes `.vercel/output`, what the platform deploys as it is. Needs
 * neither an account nor the platform's own tools. The site itself lies in `dist/` afterwards, as after `npm run build`.
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
