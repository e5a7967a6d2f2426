/**
 * `npm run build`: checks settings and messages, then builds and prerenders the site into `dist/`. Plain JavaScript until
 * the code is built, so that the process that waits for Vite is small.
 */
import { register } from 'tsx/esm/api';
import { buildCode } from './build/code.mjs';
import { readLastBuild } from './build/lastBuild.mjs';

process.env.NODE_ENV = 'production';
const last = readLastBuild();
const code = await buildCode(last?.code);
register();
const { buildSite } = await import('./build/site.ts');
process.exit(await buildSite(code, last?.pages ?? {}));
