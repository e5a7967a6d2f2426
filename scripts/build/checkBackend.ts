import { getBackend } from '../../server/backend.js';
import { explain } from './explain.js';

/*
 * Exits with 1 and the reason if the store or the content cannot be read, in a process of its own: a build that replaces
 * the code of a site asks before, because its pages go with the code.
 */

async function main(): Promise<void> {
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
