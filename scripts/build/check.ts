import { getBackend } from '../../server/backend.js';
import { readEnv } from '../../server/config/env.js';
import { checkWords } from '../checks/checkWords.js';
import { explain } from './explain.js';

/*
 * Checks the settings and the messages before the code is built, in a process of its own. Exits with 1 and the reason.
 * With `backend`, also whether store and content can be read: a build that replaces the code of a site asks before,
 * because its pages go with the code.
 */

async function main(): Promise<void> {
  readEnv();
  checkWords();
  if (process.argv[2] !== 'backend') return;
  const backend = await getBackend({ catalogueFile: null });
  await Promise.all([backend.store.catalogue.refresh(), backend.content.refresh()]);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(explain(error));
    process.exit(1);
  },
);
