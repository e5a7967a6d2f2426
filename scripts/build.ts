import { readEnv } from '../server/config/env.js';
import { buildCode } from './build/code.js';
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

/** An operator's mistake is reported in one line; an error of our own keeps its stack trace. */
function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error.cause instanceof Error && error.cause.name === 'OperatorProblem') return error.cause.message;
  const isTheirs = ['DatabaseFileError', 'ConfigurationError', 'DemoError'].includes(error.name);
  return isTheirs ? error.message : (error.stack ?? error.message);
}
