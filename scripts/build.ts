import { readEnv } from '../server/config/env.js';
import { buildCode } from './build/code.js';
import { explain } from './build/explain.js';
import { keepBuild, takeLastBuild } from './build/lastBuild.js';
import { checkWords } from './checkWords.js';

/** `npm run build`: checks the messages, then builds and prerenders the site into `dist/`. */
async function main(): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  readEnv();
  checkWords();
  const last = takeLastBuild();
  const code = await buildCode(last?.code);
  // Loaded now, because Vite needs the most memory of the whole build: until here this process is small.
  const { buildSite } = await import('./build/site.js');
  keepBuild({ code, pages: await buildSite(code, last?.pages ?? {}) });
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(explain(error));
    process.exit(1);
  },
);
