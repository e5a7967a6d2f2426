/**
 * `npm run build`: checks settings and messages, then builds and prerenders the site into `dist/`. Plain JavaScript, so
 * that the process that waits for its parts is small.
 */
import { buildCode } from './build/code.mjs';
import { asProduction } from './command/asProduction.mjs';
import { answerHelp } from './command/help.mjs';
import { readLastBuild } from './build/lastBuild.mjs';
import { runNode } from './build/runNode.mjs';

/** Node's default young generation lets more garbage wait in memory. */
const YOUNG_MB = 16;

answerHelp('npm run build                    # builds and prerenders the site into dist/');
asProduction();
const code = await buildCode(readLastBuild()?.code);
await runNode([`--max-semi-space-size=${YOUNG_MB}`, '--import', 'tsx', 'scripts/build/site.ts', code]);
